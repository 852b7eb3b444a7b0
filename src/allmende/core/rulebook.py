"""Rulebooks as data: a title's chapters in the order of the printed ones.

The words are Fluent messages: `rules-TITLE-CHAPTER` is the heading of a chapter, and `rules-TITLE-CHAPTER-NAME` each
of its paragraphs. Numbers are never part of them: they are arguments, which the data of the rules fill.
`allmende.rulebooks` puts a rulebook into words, searches it, and finds the place of a thing.

A *thing* stands on a table and may be looked up: `space:nursery`, `resource:clay`, `event:harvested`, or a whole kind
of things, `field`. Things that are targets of moves on the screen are named alike.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Literal, NamedTuple

import msgspec

from allmende.core.message import Argument, Message

Standing = Literal["rule", "ruling", "inferred"]
"""The ground of a paragraph: the printed rules, our reading where they are silent, or an inference from them."""


class Scene(NamedTuple):
    """A state to look at and to play on from, as a deal and moves; the viewer is `seat`."""

    name: str
    players: int
    deal: msgspec.Struct
    moves: Sequence[tuple[int, str]] = ()
    options: Mapping[str, str] = {}
    seat: int = 0


class Rule(NamedTuple):
    """A paragraph, the arguments of its words, and the things it is about; with a `scene` it is a playable example."""

    name: str
    args: Mapping[str, Argument] = {}
    about: Sequence[str] = ()
    standing: Standing = "rule"
    scene: Scene | None = None


class Printed(NamedTuple):
    """A thing as it is printed: its symbols, and words that are generated from what it does."""

    thing: str
    icons: Sequence[str]
    says: Sequence[Message] = ()
    ruling: Message | None = None


class Picture(NamedTuple):
    """A part of the boards in a state, by the name that screens have for the part, and a caption."""

    name: str
    scene: Scene
    part: str


Passage = Rule | Printed | Picture


class Chapter(NamedTuple):
    """A chapter; those of `level` 2 belong to the one of level 1 before them."""

    name: str
    passages: Sequence[Passage]
    level: int = 1


class Rulebook(NamedTuple):
    """The chapters of a title, and the names of things.

    `names` has for each kind of things a function from the rest of a thing's name to its message. The message
    `rules-TITLE-about-KIND` names a whole kind.
    """

    chapters: Sequence[Chapter]
    names: Mapping[str, Callable[[str], Message]]

    @property
    def scenes(self) -> dict[str, Scene]:
        """All scenes of its examples and pictures, by name."""
        passages = [passage for chapter in self.chapters for passage in chapter.passages]
        scenes = [passage.scene for passage in passages if isinstance(passage, (Rule, Picture))]
        return {scene.name: scene for scene in scenes if scene is not None}
