"""A rulebook in words: what everybody reads, in the browser, in the terminal and by the MCP server."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final, Literal

import msgspec

from allmende.core import AllmendeError, Game, Message
from allmende.core.plain import Plain
from allmende.core.rulebook import Chapter, Passage, Picture, Printed, Rule, Rulebook
from allmende.titles import title
from allmende.words import Speaker, language

Kind = Literal["rule", "ruling", "inferred", "example", "printed", "picture"]

FLEETING: Final = ("event", "symbol")
"""Kinds of things that are listed only if they are printed somewhere: a line of the log is nothing that lies there."""


class NoRulebookError(AllmendeError):
    """A title brings no rulebook, or there is no such position in it."""


class ToldThing(Plain, frozen=True):
    """A thing that a chapter concerns, what it is called, and where it leads: to what is printed, or to its place."""

    thing: str
    name: str
    anchor: str


class ToldPassage(Plain, frozen=True, omit_defaults=True):
    """A paragraph, a printed thing or a picture, with the `anchor` by which links lead to it.

    An example and a picture have a `scene`, the name of their position; a picture also the part of the boards.
    """

    kind: Kind
    anchor: str
    text: str
    name: str = ""
    icons: list[str] = msgspec.field(default_factory=list)
    ruling: str = ""
    scene: str = ""
    part: str = ""


class ToldChapter(Plain, frozen=True):
    """A chapter with its heading, and the things that it concerns besides those that are printed there."""

    name: str
    heading: str
    level: int
    passages: list[ToldPassage]
    concerns: list[ToldThing]


class ToldRulebook(Plain, frozen=True):
    """All chapters of a title in a language; `places` tells by thing the anchor of its place."""

    title: str
    language: str
    chapters: list[ToldChapter]
    places: dict[str, str]


def rulebook_of(name: str) -> Rulebook:
    """The rulebook of a title; NoRulebookError if it brings none."""
    found = title(name).rulebook
    if found is None:
        raise NoRulebookError(
            f"{name} brings no rulebook", Message("error-no-rulebook", {"title": Message(f"title-{name}")})
        )
    return found


def tell(name: str, tag: str, strict: bool = False) -> ToldRulebook:
    """The rulebook of a title in a language; NoRulebookError if it brings none, LanguageError if nobody speaks it."""
    # A tag such as `de-AT` can be written in any number of ways; what it takes seconds to say is kept once a language.
    return _told(name, language(tag), strict)


@cache
def _told(name: str, code: str, strict: bool) -> ToldRulebook:
    book, speaker = rulebook_of(name), Speaker(code, strict=strict)
    places = _places(book)
    leads = places | {thing: thing for chapter in book.chapters for thing in _printed(chapter)}
    chapters = [_chapter(name, chapter, book, speaker, leads) for chapter in book.chapters]
    return ToldRulebook(name, speaker.language, chapters, places)


def place_of(book: ToldRulebook, thing: str) -> str | None:
    """The anchor where a thing, a chapter or a whole kind of things has its place; None if it has none."""
    anchors = {chapter.name for chapter in book.chapters}
    anchors |= {passage.anchor for chapter in book.chapters for passage in chapter.passages}
    if thing in anchors:
        return thing
    return book.places.get(thing) or book.places.get(thing.partition(":")[0])


def scene_game(name: str, scene: str) -> Game:
    """A game that stands where a scene of a rulebook does; NoRulebookError if there is no such scene."""
    found = rulebook_of(name).scenes.get(scene)
    if found is None:
        raise NoRulebookError(f"{name} shows no position {scene!r}", Message("error-no-scene", {"scene": scene}))
    game = Game(title(name), found.players, found.options, found.deal)
    for seat, move in found.moves:
        game.play(move, seat)
    return game


def _chapter(of: str, chapter: Chapter, book: Rulebook, speaker: Speaker, leads: Mapping[str, str]) -> ToldChapter:
    words = f"rules-{of}-{chapter.name}"
    anchored = zip(_anchors(chapter), chapter.passages, strict=True)
    passages = [_passage(of, words, anchor, passage, book, speaker) for anchor, passage in anchored]
    things = dict.fromkeys(thing for passage in chapter.passages for thing in _about(passage))
    concerns = [
        ToldThing(thing, speaker.say(_name(of, book, thing)), leads[thing])
        for thing in things
        if thing not in _printed(chapter) and (thing.partition(":")[0] not in FLEETING or leads[thing] == thing)
    ]
    return ToldChapter(chapter.name, speaker.say(Message(words)), chapter.level, passages, concerns)


def _passage(of: str, words: str, anchor: str, passage: Passage, book: Rulebook, speaker: Speaker) -> ToldPassage:
    match passage:
        case Rule(name, args, _, standing, scene):
            text = speaker.say(Message(f"{words}-{name}", args))
            kind: Kind = standing if scene is None else "example"
            return ToldPassage(kind, anchor, text, scene=scene.name if scene else "")
        case Picture(name, scene, part):
            text = speaker.say(Message(f"{words}-{name}"))
            return ToldPassage("picture", anchor, text, scene=scene.name, part=part)
        case Printed(thing, icons, says, ruling):
            text = " ".join(speaker.say(message) for message in says)
            told = speaker.say(ruling) if ruling is not None else ""
            return ToldPassage("printed", anchor, text, speaker.say(_name(of, book, thing)), list(icons), told)


def _anchors(chapter: Chapter) -> list[str]:
    """By passage, what links to it; what is said of several things in the same words is numbered."""
    named = [each.thing if isinstance(each, Printed) else f"{chapter.name}.{each.name}" for each in chapter.passages]
    before = [named[:number].count(anchor) for number, anchor in enumerate(named)]
    return [f"{anchor}.{count + 1}" if count else anchor for anchor, count in zip(named, before, strict=True)]


def _about(passage: Passage) -> list[str]:
    match passage:
        case Rule():
            return list(passage.about)
        case Printed():
            return [passage.thing]
        case Picture():
            return []


def _printed(chapter: Chapter) -> list[str]:
    """The things that a chapter shows as they are printed."""
    return [passage.thing for passage in chapter.passages if isinstance(passage, Printed)]


def _name(of: str, book: Rulebook, thing: str) -> Message:
    """What a thing is called, or a whole kind of them."""
    kind, _, name = thing.partition(":")
    return book.names[kind](name) if name else Message(f"rules-{of}-about-{kind}")


def _places(book: Rulebook) -> dict[str, str]:
    """Where each thing has its place: where it is spoken of first."""
    places: dict[str, str] = {}
    for chapter in book.chapters:
        for anchor, passage in zip(_anchors(chapter), chapter.passages, strict=True):
            for thing in _about(passage):
                places.setdefault(thing, anchor)
    return places
