"""Secret Hitler, by Mike Boxleiter, Tommy Maranges and Mac Schubert: five to ten players with hidden roles.

The game and the texts of this package are under CC BY-NC-SA 4.0; see CREDITS.md.
"""

from conjura.secret_hitler.game import SecretHitler
from conjura.secret_hitler.state import State
from conjura.secret_hitler.view import Observation

__all__ = ["Observation", "SecretHitler", "State"]
