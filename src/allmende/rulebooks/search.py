"""Finds words in a rulebook, whatever their endings and umlauts, and with a letter or so mistyped."""

from __future__ import annotations

import re
from collections.abc import Sequence
from difflib import get_close_matches
from functools import cache
from typing import Final, NamedTuple
from unicodedata import combining, normalize

from allmende.core import AllmendeError, Message
from allmende.core.plain import Plain
from allmende.rulebooks.text import ToldRulebook, tell

MOST_FOUND: Final = 24
SUGGESTIONS: Final = 5
ALIKE: Final = 0.78
"""How much a mistyped word has to look like one of the rulebook."""
MOST_WORDS: Final = 12
MOST_CHARACTERS: Final = 100
"""Nobody looks up more at once."""
SHORTEST: Final = 3
"""Shorter words have to stand there as they are typed: they look like too many others."""


class LongSearchError(AllmendeError):
    """More was looked up at once than anybody looks up."""


class Hit(Plain, frozen=True):
    """A passage that speaks of what was looked for: its anchor, the chapter or thing that it belongs to, its words."""

    anchor: str
    heading: str
    text: str


class Found(Plain, frozen=True):
    """What was found, best first; if it is nothing, headings to go on from."""

    hits: list[Hit]
    suggestions: list[Hit]


class _Entry(NamedTuple):
    hit: Hit
    heading: frozenset[str]
    words: frozenset[str]


def find(title: str, language: str, wanted: str) -> Found:
    """The passages that speak of all these words, those first that are called so.

    NoRulebookError if there are no rules, LongSearchError if there are too many words.
    """
    words = _words(wanted[: MOST_CHARACTERS + 1])
    if len(wanted) > MOST_CHARACTERS or len(words) > MOST_WORDS:
        bounds = {"words": MOST_WORDS, "characters": MOST_CHARACTERS}
        raise LongSearchError("that is too much to look up at once", Message("error-long-search", bounds))
    book = tell(title, language)
    entries, known = _entries(title, book.language)
    groups = [_meant(word, known) for word in dict.fromkeys(words)]
    weighed: list[tuple[int, int, Hit]] = []
    for number, (hit, heading, spoken) in enumerate(entries):
        if groups and all(group & (spoken | heading) for group in groups):
            weighed.append((-sum(bool(group & heading) for group in groups), number, hit))
    hits = [hit for *_, hit in sorted(weighed)[:MOST_FOUND]]
    return Found(hits, [] if hits else _suggestions(book, groups, entries))


def _meant(word: str, known: Sequence[str]) -> frozenset[str]:
    """The words of the rulebook that somebody may mean who types this: those that begin so, or else look alike."""
    begun = {each for each in known if each.startswith(word) or (len(word) > SHORTEST and word in each)}
    if begun or len(word) <= SHORTEST:
        return frozenset(begun)
    return frozenset(get_close_matches(word, known, SUGGESTIONS, ALIKE))


def _suggestions(book: ToldRulebook, groups: Sequence[frozenset[str]], entries: Sequence[_Entry]) -> list[Hit]:
    """What speaks of some of the words; if nothing does, the great chapters."""
    partly = [hit for hit, heading, words in entries if any(group & (words | heading) for group in groups)]
    chapters = [Hit(chapter.name, chapter.heading, "") for chapter in book.chapters if chapter.level == 1]
    return (partly or chapters)[:SUGGESTIONS]


@cache
def _entries(title: str, language: str) -> tuple[list[_Entry], list[str]]:
    """All passages with their words, and all words."""
    found = []
    for chapter in tell(title, language).chapters:
        if not chapter.passages:
            found.append(_entry(chapter.name, chapter.heading, ""))
        for passage in chapter.passages:
            heading = passage.name or chapter.heading
            found.append(_entry(passage.anchor, heading, f"{passage.text} {passage.ruling}".strip()))
    return found, sorted({word for entry in found for word in entry.heading | entry.words})


def _entry(anchor: str, heading: str, text: str) -> _Entry:
    return _Entry(Hit(anchor, heading, text), frozenset(_words(heading)), frozenset(_words(text)))


def _words(text: str) -> list[str]:
    """The words of a text as they are compared: ä, ae and a are one, and so are ß and ss."""
    plain = "".join(each for each in normalize("NFD", text.casefold()) if not combining(each))
    return re.findall(r"\w+", re.sub(r"([aou])e", r"\1", plain))
