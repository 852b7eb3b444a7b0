"""Puts messages into words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from babel.numbers import get_decimal_symbol, get_group_symbol

from allmende.core import Event, Message, halves
from allmende.core.message import Part, player
from allmende.words.catalogue import catalogue, language


class WordsError(LookupError):
    """A message without words, or one whose words use an argument that it lacks; raised by strict speakers."""


class Speaker:
    """Puts messages into the words of one language, and into English where words are missing in it.

    Faults in the catalogues never stop a game: the text of an unknown message is its id. A `strict` speaker, made for
    tests, raises WordsError instead. LanguageError if there is no such language.

    >>> import allmende
    >>> game = allmende.hallertau.new(players=2, seed=1)
    >>> Speaker("en").tell(game.play("place nursery")[0], ["Ann", "Ben"])
    'Ann places 2 Workers on Nursery.'
    """

    def __init__(self, language_tag: str, *, strict: bool = False) -> None:
        self.language = language(language_tag)
        self.strict = strict
        self._catalogue = catalogue(self.language)

    def say(self, message: Message, names: Sequence[str] = ()) -> str:
        """The message in words; `names` are the players' names by seat, if it mentions players."""
        return self._say(message, _by_seat(names))

    def tell(self, event: Event, names: Sequence[str]) -> str:
        """The event in a sentence; `names` are the players' names by seat."""
        return self._say(event.said(), _by_seat(names))

    def number(self, written: str) -> str:
        """Numbers as Python writes them, with the marks of this language.

        >>> Speaker("de").number("1,234.5 ± 0.3")
        '1.234,5 ± 0,3'
        """
        return written.translate(
            str.maketrans(".,", get_decimal_symbol(self.language) + get_group_symbol(self.language))
        )

    def _say(self, message: Message, names: Mapping[str, str]) -> str:
        """The message in words, at a table of players with these names."""
        if message.id in names:
            return names[message.id]
        spoken: dict[str, int | str] = {"players": len(names)} if names else {}
        for name, value in message.args.items():
            if isinstance(value, (int, str)):
                spoken[name] = value
            elif isinstance(value, float):
                # Whole ones stay numbers, by which a selector chooses a form.
                spoken[name] = int(value) if value.is_integer() else halves(value)
            elif isinstance(value, Message):
                spoken[name] = self._say(value, names)
            else:
                spoken[name] = self._enumerate(value, names)
                spoken[f"{name}-count"] = len(value)
        found = self._catalogue.format(message.id, spoken)
        if found is not None:
            text, faults = found
            if self.strict and faults:
                reasons = "; ".join(map(str, faults))
                raise WordsError(f"{message.id!r} in {self.language!r} with {spoken}: {reasons}")
            return text
        if self.strict:
            raise WordsError(f"there are no words for {message.id!r}")
        return message.id

    def _enumerate(self, parts: Sequence[Part], names: Mapping[str, str]) -> str:
        """Several things in one phrase: "a, b and c"."""
        said = [self._say(part, names) if isinstance(part, Message) else str(part) for part in parts]
        if len(said) < 2:
            return "".join(said)
        phrase = self._say(Message("list-two", {"first": said[-2], "second": said[-1]}), {})
        for first in reversed(said[:-2]):
            phrase = self._say(Message("list-many", {"first": first, "rest": phrase}), {})
        return phrase


def _by_seat(names: Sequence[str]) -> dict[str, str]:
    """The players' names by the ids of the messages that say them."""
    return {player(seat).id: name for seat, name in enumerate(names)}
