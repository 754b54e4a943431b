"""Whether everything in a content folder has words in every language: ours, or the folder's own."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from conjura.kernel import WantedText
from conjura.words import LANGUAGES, Words
from conjura.words.files import read


def missing_texts(wanted: Iterable[WantedText], folder: Path | None = None) -> Iterator[str]:
    """Each text that a language lacks. The folder may bring ``en.ftl`` and so on; what cannot be read there is told."""
    texts = list(wanted)
    for language in LANGUAGES:
        known = Words(language)
        own: set[str] = set()
        path = None if folder is None else folder / f"{language}.ftl"
        if path is not None and path.exists():
            file = read(path, language)
            own = set(file.texts)
            yield from map(str, file.unreadable)
        for text in texts:
            if text.key not in own and not known.has(text.key):
                yield f"{text.file}: {text.card}: no words in {language}.ftl: {text.key}"
