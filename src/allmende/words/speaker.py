"""Puts messages into words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from allmende.core import Event, Message, halves
from allmende.words.catalogue import bundle, language
from allmende.words.telling import Argument, Part, event_arguments, event_card, event_id


class WordsError(LookupError):
    """A message has no words, or its words ask for something that it does not bring along."""


class Speaker:
    """Someone who speaks one language, and English where words are missing in it.

    Faults in the catalogues never stop a game: an unknown message is said by its id. A `strict` speaker, made
    for tests, raises WordsError instead. LanguageError if nobody speaks the language.
    """

    def __init__(self, language_tag: str, *, strict: bool = False) -> None:
        self.language = language(language_tag)
        self.strict = strict
        self._bundle = bundle(self.language)

    def say(self, message: Message) -> str:
        """The message in words."""
        return self._say(message.id, message.args)

    def tell(self, event: Event, names: Sequence[str]) -> str:
        """The event in a sentence; `names` are the players' names by seat."""
        id_, arguments, card = event_id(event), event_arguments(event, names), event_card(event)
        if not card:
            return self._say(id_, arguments)
        by_card: dict[str, Argument] = {"card": Message(f"card-{card}"), "event": self._say(id_, arguments)}
        return self._say("event-by-card", by_card)

    def _say(self, message_id: str, arguments: Mapping[str, Argument]) -> str:
        spoken: dict[str, int | str] = {}
        for name, value in arguments.items():
            if isinstance(value, (int, str)):
                spoken[name] = value
            elif isinstance(value, float):
                # Whole ones stay numbers, by which a selector chooses a form.
                spoken[name] = int(value) if value.is_integer() else halves(value)
            elif isinstance(value, Message):
                spoken[name] = self.say(value)
            else:
                spoken[name] = self._enumerate(value)
                spoken[f"{name}-count"] = len(value)
        pattern = self._bundle.get_message(message_id).value if self._bundle.has_message(message_id) else None
        if pattern is not None:
            text, faults = self._bundle.format_pattern(pattern, spoken)
            if self.strict and faults:
                reasons = "; ".join(map(str, faults))
                raise WordsError(f"{message_id!r} in {self.language!r} with {spoken}: {reasons}")
            return str(text)
        if self.strict:
            raise WordsError(f"nobody knows words for {message_id!r}")
        return message_id

    def _enumerate(self, parts: Sequence[Part]) -> str:
        """Several things in one phrase: "a, b and c"."""
        said = [self.say(part) if isinstance(part, Message) else str(part) for part in parts]
        if len(said) < 2:
            return "".join(said)
        phrase = self._say("list-two", {"first": said[-2], "second": said[-1]})
        for first in reversed(said[:-2]):
            phrase = self._say("list-many", {"first": first, "rest": phrase})
        return phrase
