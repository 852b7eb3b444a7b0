"""Searches a title's rules, and the texts of its boards and cards, for words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

import msgspec

from allmende.core.message import Message
from allmende.rulebooks import find
from allmende.titles import title as find_title
from allmende.words import Speaker

MOST_FOUND: Final = 12


def look_up(title: str, words: str) -> list[str]:
    """The paragraphs of a title's rulebook with all of these words.

    Of a title without a rulebook, the entries of boards and cards with most of them.
    """
    if find_title(title).rulebook is not None:
        return [f"{hit.heading}: {hit.text}" for hit in find(find_title(title).name, "en", words).hits[:MOST_FOUND]]
    wanted = [_stem(word) for word in re.findall(r"\w+", words.lower())]
    weighed = []
    for name, line in _entries(find_title(title).name):
        plain = line.lower()
        hits = sum(word in plain for word in wanted) + 2 * sum(word in name.lower() for word in wanted)
        if hits:
            weighed.append((-hits, len(line), line))
    return [line for _, _, line in sorted(weighed)[:MOST_FOUND]]


def _stem(word: str) -> str:
    """A word without the ending of a plural, so that both are found."""
    return word[:-1] if len(word) > 3 and word.endswith("s") else word


@cache
def _entries(name: str) -> list[tuple[str, str]]:
    """The entries of a title: names, each with the whole entry."""
    title, speaker = find_title(name), Speaker("en")
    found = []
    for one in [title.reference(), *title.cards()]:
        for struct in _structs(one):
            called = _called(struct)
            said = [speaker.say(message) for message in _messages(struct)]
            if called and said:
                found.append((called, f"{called}: {' | '.join(dict.fromkeys(said))}"))
    return list(dict.fromkeys(found))


def _called(struct: msgspec.Struct) -> str:
    """The name of a thing, where it has one."""
    names = (getattr(struct, field, None) for field in ("number", "name", "key", "deck"))
    return " ".join(str(each) for each in names if isinstance(each, str) and each)


def _structs(value: Any) -> Iterator[msgspec.Struct]:
    """All structs in a value, itself included, but for messages."""
    if isinstance(value, Message):
        return
    if isinstance(value, msgspec.Struct):
        yield value
        for field in value.__struct_fields__:
            yield from _structs(getattr(value, field))
    elif isinstance(value, dict):
        for each in value.values():
            yield from _structs(each)
    elif isinstance(value, (list, tuple)):
        for each in value:
            yield from _structs(each)


def _messages(struct: msgspec.Struct) -> Iterator[Message]:
    """The messages of a struct's own fields."""
    for field in struct.__struct_fields__:
        value = getattr(struct, field)
        for each in value if isinstance(value, (list, tuple)) else [value]:
            if isinstance(each, Message):
                yield each
