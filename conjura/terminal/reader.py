"""What a game tells, as lines of text in one language. Nobody else looks at this screen, so secrets may be told."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from conjura.kernel import Action, Event, Game, Observation, Section, Seen, Told
from conjura.words import Words
from conjura.words.packs import pack_words


class Reader:
    """Somebody who reads along in that language, at a table where people have these names."""

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self.words = words
        self.names = names

    def line(self, event: Event, seen: Seen) -> str:
        """An event as the log tells it."""
        line = seen.game.telling.line(event.seen_by(seen.seat), seen)
        return " ".join(self._told(part) for part in (line.told, line.detail) if part is not None)

    def table(self, seen: Seen) -> Iterator[str]:
        """The whole table, part by part."""
        yield from self.sections(seen.game.telling.describe(seen))

    def sections(self, sections: Sequence[Section]) -> Iterator[str]:
        """Headings with their lines below."""
        for heading, lines in sections:
            yield self._told(heading)
            for line in lines:
                yield f"  {self._told(line).strip()}"

    def asked(self, seen: Seen) -> Iterator[str]:
        """What must be done, whom the game waits for, what is worth knowing."""
        for told in seen.game.telling.status(seen).sentences():
            yield self._told(told)

    def choices(self, legal: Sequence[Action], observation: Observation, seen: Seen) -> Iterator[str]:
        """What can be done, numbered from 1, with the notation in brackets."""
        for number, action in enumerate(legal, start=1):
            label = seen.game.telling.label(action, seen)
            title = self._told(label.title)
            # What a space does stands on the map above; a sentence gets a line of its own, a remark follows the title.
            text = "" if label.text is None or "space" in label.about else self._told(label.text)
            sentence = text.endswith(".")
            if text and not sentence:
                title = f"{title} ({text})"
            if action in observation.changes_nothing:
                title = f"{title} ({self.words.say('cli-changes-nothing')})"
            below = f"\n      {text}" if sentence else ""
            yield f"  {number:2}  {title}  [{action}]{below}"

    def _told(self, told: Told) -> str:
        return self.words.tell(told, self.names)


def words_for(game: Game, language: str) -> Words:
    """Our words, and those of the pack that the game is played with."""
    return Words(language, pack_words(game).get(language, ""))


def names_for(players: int, words: Words) -> list[str]:
    """Names for the seats."""
    return [name.strip() for name in words.say("names-of-players").split(",")][:players]
