"""What people may write, so that nobody can break or forge what others read; names: ``names.py``."""

from __future__ import annotations

import unicodedata

from conjura.table.errors import Refused

NAME_LENGTH = 24
LINE_LENGTH = 500
NOTE_LENGTH = 1000
_JOINERS = "\u200d\ufe0f"  # they hold emoji together; every other invisible sign is refused
_MARKS_IN_A_ROW = 3


def clean_line(text: str) -> str:
    """A line of talk of 1 to 500 characters."""
    return clean_text(text, LINE_LENGTH, "text")


def clean_note(text: str) -> str:
    """A note of at most 1000 characters in any number of lines; it may be empty."""
    if len(text) > 4 * NOTE_LENGTH:
        raise Refused("note-length", longest=NOTE_LENGTH)
    lines = (clean_text(line, NOTE_LENGTH, "note") if line.strip() else "" for line in text.splitlines())
    clean = "\n".join(lines).strip("\n")
    if len(clean) > NOTE_LENGTH:
        raise Refused("note-length", longest=NOTE_LENGTH)
    return clean


def clean_text(text: str, longest: int, what: str) -> str:
    """The text on one line, if it has 1 to that many characters and nothing in it that nobody sees."""
    if len(text) > 4 * longest:
        raise Refused(f"{what}-length", longest=longest)
    clean = " ".join(unicodedata.normalize("NFC", text).split())
    if not clean or len(clean) > longest:
        raise Refused(f"{what}-length", longest=longest)
    marks = 0
    for character in clean:
        category = unicodedata.category(character)
        # Control, invisible, private and unassigned characters can turn a line around or hide in it.
        if category[0] == "C" and character not in _JOINERS:
            raise Refused(f"{what}-characters")
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if marks > _MARKS_IN_A_ROW:
            raise Refused(f"{what}-characters")
    if not any(unicodedata.category(character)[0] in "LNPS" for character in clean):
        raise Refused(f"{what}-characters")
    return clean
