"""Improvements: their printed facts, which the rules, words and symbols read (chapter "Major Improvements")."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from allmende.agricola.components.moves import COOKED
from allmende.agricola.components.pieces import CROPS, GRAIN
from allmende.core.rules.state import Step

FIREPLACE: Final = 0
HEARTH: Final = 1
ORIENTAL: Final = 2
"""A minor improvement, as is the next one, and those from `BAKING_COURSE` on."""
EARTH_OVEN: Final = 3
CLAY_OVEN: Final = 4
STONE_OVEN: Final = 5
BAKING_COURSE: Final = 6
IRON_OVEN: Final = 7
SIMPLE_OVEN: Final = 8
OTHER: Final = 9
KIND_NAMES: Final[list[str]] = [
    *["fireplace", "cooking-hearth", "oriental-fireplace", "earth-oven"],
    *["clay-oven", "stone-oven", "baking-course", "iron-oven", "simple-oven"],
]
"""The kinds by number; improvements of one of these kinds do the same when they bake or cook. Those that cook come
first."""
IMPROVEMENT_NAMES: Final[list[str]] = [
    "fireplace-2",
    "fireplace-3",
    "cooking-hearth-4",
    "cooking-hearth-5",
    "well",
    "clay-oven",
    "stone-oven",
    "joinery",
    "pottery",
    "basketmakers-workshop",
    # for six players
    "fireplace-4",
    "cooking-hearth-6",
    "second-well",
    "second-clay-oven",
    "second-stone-oven",
    "second-joinery",
    "second-pottery",
    "second-basketmakers-workshop",
]
"""The major improvements, in the order of the supply frame, and after them those that only six players have."""
WELL: Final[int] = IMPROVEMENT_NAMES.index("well")
JOINERY: Final[int] = IMPROVEMENT_NAMES.index("joinery")
YARD_MAJORS: Final = [WELL, JOINERY]
"""Those that a card lets its owner build with an action for minor improvements."""
MAJORS: Final = (1 << len(IMPROVEMENT_NAMES)) - 1
"""All of them as bits."""
FIRST_COVERED: Final = 10
"""The first of those for six players; at the start each of them lies under another one."""
COVER_OF: Final[list[int]] = [1, 3, 4, 5, 6, 7, 8, 9]
"""By improvement, from `FIRST_COVERED` on: the one under which it lies."""
COVERED_BY: Final[list[int]] = [
    FIRST_COVERED + COVER_OF.index(i) if i in COVER_OF else -1 for i in range(len(IMPROVEMENT_NAMES))
]
"""By improvement: the one for six players that lies under it, or -1."""
ALSO_MAJORS: Final[list[str]] = ["oriental-fireplace", "witches-dance-floor"]
"""The minor improvements that are major ones, too: Fireplaces, whose numbers come after those of the others."""
ORIENTAL_FIREPLACE: Final[int] = len(IMPROVEMENT_NAMES)
WITCHES_FIREPLACE: Final[int] = ORIENTAL_FIREPLACE + 1
ALL_MAJORS: Final[int] = (1 << len(IMPROVEMENT_NAMES) + len(ALSO_MAJORS)) - 1
"""Those and the major improvements, as bits."""
KITCHEN_CARDS: Final[list[str]] = ["earth-oven", "baking-course", "iron-oven", "simple-oven"]
"""The minor improvements that cook or bake, and are no major ones: their numbers come last."""
NUMBERED_NAMES: Final[list[str]] = [*IMPROVEMENT_NAMES, *ALSO_MAJORS, *KITCHEN_CARDS]
EARTH_OVEN_NUMBER: Final[int] = NUMBERED_NAMES.index("earth-oven")
BAKING_COURSE_NUMBER: Final[int] = NUMBERED_NAMES.index("baking-course")
IRON_OVEN_NUMBER: Final[int] = NUMBERED_NAMES.index("iron-oven")
SIMPLE_OVEN_NUMBER: Final[int] = NUMBERED_NAMES.index("simple-oven")
_ON_CARDS: Final[list[str]] = [*ALSO_MAJORS, *KITCHEN_CARDS]
KIND_TARGETS: Final[list[str]] = [f"{'card' if name in _ON_CARDS else 'improvement'}:{name}" for name in KIND_NAMES]
"""The places of these kinds on the screen."""

FIRST_COOKED: Final = GRAIN + CROPS - 1
"""The first resource that can be cooked; vegetables and all animals follow from here on."""


def majors_for(players: int) -> int:
    """The major improvements of a game with `players` players, as bits: six of them have more."""
    return MAJORS if players == 6 else (1 << FIRST_COVERED) - 1


def with_covered(among: Sequence[int]) -> list[int]:
    """These major improvements, and those for six players that lie under them, which are of the same kinds."""
    covered = [COVERED_BY[i] for i in among if i < FIRST_COVERED and COVERED_BY[i] >= 0]
    return [*among, *[i for i in covered if i not in among]]


def on_top(among: Sequence[int]) -> list[int]:
    """These major improvements without those for six players that lie under others."""
    return [i for i in among if not FIRST_COVERED <= i < len(IMPROVEMENT_NAMES)]


class Improvement:
    """A major improvement, or a minor one that cooks like one.

    `cooks` has the food for a vegetable, a sheep, a wild boar and a cattle at any time, or nothing. `bread` is the food
    for a grain in a "Bake Bread" action, of which it takes up to `most_bread`, 0 for any number. `craft` is what it
    turns into `craft_food` once per harvest, or -1, and `bonus` how many of that are worth 1, 2 and 3 points. `at_once`
    comes with building it. `returns`: a Fireplace can be returned instead of paying the cost.
    """

    def __init__(
        self,
        name: str,
        cost: list[int],
        points: int,
        kind: int,
        cooks: list[int],
        bread: int,
        most_bread: int,
        craft: int,
        craft_food: int,
        bonus: list[int],
        at_once: Step[Any] | None,
        returns: bool,
    ) -> None:
        self.name = name
        self.cost = cost
        self.points = points
        self.kind = kind
        self.cooks = cooks
        self.bread = bread
        self.most_bread = most_bread
        self.craft = craft
        self.craft_food = craft_food
        self.bonus = bonus
        self.at_once = at_once
        self.returns = returns

    def bonus_points(self, count: int) -> int:
        """The bonus points for `count` of its building resource."""
        points = 0
        for least in self.bonus:
            if count >= least:
                points += 1
        return points

    def bonus_points_of_two(self, count: int) -> int:
        """The bonus points for `count` with another one of its kind: none of the resource counts for both."""
        best = self.bonus_points(count)
        for least in self.bonus:
            if count >= least:
                best = max(best, self.bonus_points(least) + self.bonus_points(count - least))
        return best


def cooking(name: str, kind: int, cost: list[int], cooks: list[int], bread: int) -> Improvement:
    """A Fireplace or a Cooking Hearth."""
    check_cooked(cooks)
    return Improvement(name, cost, 1, kind, cooks, bread, 0, -1, 0, [], None, kind == HEARTH)


def kitchen(name: str, kind: int, points: int, cooks: list[int], bread: int) -> Improvement:
    """A minor improvement that cooks like a Fireplace or a Cooking Hearth; its cost stands on its card."""
    check_cooked(cooks)
    return Improvement(name, [], points, kind, cooks, bread, 0, -1, 0, [], None, False)


def bakery(name: str, kind: int, bread: int, most: int = 0) -> Improvement:
    """A minor improvement that only bakes, `most` grain or any number; its cost and its points stand on its card."""
    return Improvement(name, [], 0, kind, [], bread, most, -1, 0, [], None, False)


def check_cooked(cooks: list[int]) -> None:
    """Check that `cooks` has food for each kind of good that is cooked, be it 0; otherwise ValueError."""
    if len(cooks) != COOKED:
        raise ValueError("four kinds of goods are cooked")


def oven(name: str, kind: int, cost: list[int], points: int, bread: int, most: int, at_once: Step[Any]) -> Improvement:
    """An oven; when it is built, bread is baked at once."""
    return Improvement(name, cost, points, kind, [], bread, most, -1, 0, [], at_once, False)


def workshop(name: str, cost: list[int], craft: int, food: int, bonus: list[int]) -> Improvement:
    """A craft building."""
    return Improvement(name, cost, 2, OTHER, [], 0, 0, craft, food, bonus, None, False)


def other(name: str, cost: list[int], points: int, at_once: Step[Any]) -> Improvement:
    """An improvement that only does something when it is built."""
    return Improvement(name, cost, points, OTHER, [], 0, 0, -1, 0, [], at_once, False)
