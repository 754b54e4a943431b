"""``python -m conjura`` is the command ``conjura``."""

import sys

from conjura.cli import main

if __name__ == "__main__":
    sys.exit(main())
