"""What a rulebook is: chapters in the order of the printed one, as data that a title brings.

What is said is Fluent messages alone, `rules-TITLE-CHAPTER` the heading of a chapter and `rules-TITLE-CHAPTER-NAME`
each of its paragraphs. They have no numbers of their own: those are arguments, which the rules' data fill.
`allmende.rulebooks` says it, finds words in it, and tells where a thing has its place.

A *thing* is whatever stands on a table and may be looked up: `space:nursery`, `resource:clay`, `event:harvested`, or a
whole kind of them, `field`. Where a screen has targets of moves, things are called like these.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Literal, NamedTuple

import msgspec

from allmende.core.message import Argument, Message

Standing = Literal["rule", "ruling", "inferred"]
"""What a paragraph rests on: the printed rules, our reading where they are silent, or what follows from them."""


class Scene(NamedTuple):
    """A position that can be looked at, and played on from: a deal and moves. It is seen by a `seat`."""

    name: str
    players: int
    deal: msgspec.Struct
    moves: Sequence[tuple[int, str]] = ()
    options: Mapping[str, str] = {}
    seat: int = 0


class Rule(NamedTuple):
    """A paragraph, what fills its words, and which things it is about; with a `scene` it is an example to be played."""

    name: str
    args: Mapping[str, Argument] = {}
    about: Sequence[str] = ()
    standing: Standing = "rule"
    scene: Scene | None = None


class Printed(NamedTuple):
    """A thing with what is printed on it: symbols, and words that are generated from what it does."""

    thing: str
    icons: Sequence[str]
    says: Sequence[Message] = ()
    ruling: Message | None = None


class Picture(NamedTuple):
    """A part of the boards in a position, by the name that screens have for the part, and a caption."""

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
    """The chapters of a title, and what things are called: by their kind, a message made of the rest of the name.

    Whole kinds of things are called as `rules-TITLE-about-KIND` says.
    """

    chapters: Sequence[Chapter]
    names: Mapping[str, Callable[[str], Message]]

    @property
    def scenes(self) -> dict[str, Scene]:
        """All positions that it shows or lets play, by name."""
        passages = [passage for chapter in self.chapters for passage in chapter.passages]
        scenes = [passage.scene for passage in passages if isinstance(passage, (Rule, Picture))]
        return {scene.name: scene for scene in scenes if scene is not None}
