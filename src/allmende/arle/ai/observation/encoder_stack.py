"""The section of an observation of Fields of Arle on a seat's pending steps."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from allmende.arle.components.numbers import BUILDING_NAMES
from allmende.arle.rules.buildings import EVERY_BUILDING
from allmende.arle.rules.language import Given, Then
from allmende.arle.rules.phases import CROWDED
from allmende.arle.rules.player import Player
from allmende.arle.rules.spaces import SPACES, SPACES_BEFORE
from allmende.arle.rules.steps import STEPS
from allmende.core.move_features import class_name
from allmende.core.rules.observation import count_up, put, put_bits
from allmende.core.rules.state import FRAME


def _trees() -> list[tuple[str, Then]]:
    """The effects that can be pending, by name: those of action spaces and buildings, and the gains of exchanges."""
    trees: list[tuple[str, Then]] = [(space.target, space) for space in SPACES]
    for name, building in zip(BUILDING_NAMES, EVERY_BUILDING, strict=True):
        for used in (building.at_once, building.before_november):
            if used is not None:
                trees.append((used.target, used))
        if building.at_any_time is not None:
            trees.append((f"exchange:{name}", building.at_any_time.gains))
    return trees


def _part_name(tree: str, number: int) -> str:
    """The name of a part of a tree; parts count from 1."""
    return f"{tree} part {number}"


def _frames() -> list[tuple[str, int]]:
    """The steps that can wait on a stack, by name and index.

    Of a tree these are its root and its options: given parts follow by themselves, and the parts of options never lie
    on a stack.
    """
    frames = [(class_name(STEPS[i]), i) for i in range(CROWDED, SPACES[0].index)]
    for name, tree in _trees():
        frames.append((name, tree.index))
        for number, effect in enumerate(tree.effects, 1):
            if not isinstance(effect, Given):
                frames.append((_part_name(name, number), effect.index))
    return frames


FRAMES: Final[list[tuple[str, int]]] = _frames()


def _places() -> list[int]:
    places = [0] * len(STEPS)
    for place, (_, index) in enumerate(FRAMES):
        places[index] = place
    known = {name: place for place, (name, _) in enumerate(FRAMES)}
    older = [(space.target, space) for changed in SPACES_BEFORE.values() for space in changed.values()]
    for name, tree in [*_trees(), *older]:
        places[tree.index] = known[name]
        for number, effect in enumerate(tree.effects, 1):
            places[effect.index] = known.get(_part_name(name, number), known[name])
    return places


PLACES: Final[list[int]] = _places()
"""By step: its place in `FRAMES`, or that of its root, where it has none. The phases never lie on a stack."""
COUNTER_BITS: Final = 5
"""Bits of a counter, one for each item at a destination."""
MODE_BITS: Final = 10
"""Bits of a mode, one for each tool that a Master can improve."""
STACK_NAMES: Final[list[str]] = [
    *[f"pending {name}" for name, _ in FRAMES],
    "topmost counter",
    *[f"topmost counter, bit {bit}" for bit in range(COUNTER_BITS)],
    "topmost mode",
    *[f"topmost mode, bit {bit}" for bit in range(MODE_BITS)],
]


NO_FRAMES: Final = bytes(len(FRAMES))


def add_pending(seen: BytesWriter, mine: Player) -> None:
    """Add the number of frames of each step on the stack, and the counter and mode of the topmost one."""
    first = len(seen)
    seen.write(NO_FRAMES)
    stack = mine.stack
    for i in range(0, len(stack), FRAME):
        count_up(seen, first + PLACES[stack[i]])
    counter = stack[-2] if stack else 0
    mode = stack[-1] if stack else 0
    put(seen, counter)
    put_bits(seen, counter, COUNTER_BITS)
    put(seen, mode)
    put_bits(seen, mode, MODE_BITS)
