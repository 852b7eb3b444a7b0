"""Notes about a turn, and the uses of action spaces that are under way."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.board import SPACE_COUNT
from allmende.agricola.components.numbers import card_index
from allmende.agricola.rules.accumulation import ACCUMULATION_SPACES
from allmende.agricola.rules.amendments import BENCH_REMEMBERS
from allmende.agricola.rules.phases import USING
from allmende.agricola.rules.player import Player
from allmende.agricola.rules.state import State
from allmende.agricola.rules.use import WITHOUT_USE, Use

HEAP: Final = 5
"""The number of goods on an accumulation space that makes it a heap, of interest to a card."""
HEAPS_CARD: Final[int] = card_index("B161")
"""The card that asks for heaps; its mark has the spaces with heaps when the turn began, as bits, until one is used."""


def begin_use(mine: Player, use: Use) -> None:
    """Begin the use of an action space, with its step on top of the stack."""
    mine.uses.append(use)
    mine.push(USING)


def end_use(mine: Player) -> None:
    """End the latest use, whose step is on top of the stack."""
    del mine.uses[-1]
    mine.pop()


def note_teaching(mine: Player) -> None:
    """Note that an occupation is played instead of baking bread, which is possible once in a turn."""
    if mine.uses:
        mine.uses[0].taught_instead = True


def has_taught_instead(mine: Player) -> bool:
    """True if an occupation has been played instead of baking bread in this turn."""
    return len(mine.uses) > 0 and mine.uses[0].taught_instead


def note_heaps(mine: Player, goods: list[int]) -> None:
    """Note the accumulation spaces with heaps of goods as a turn begins, for the card that asks for it."""
    if HEAPS_CARD in mine.played:
        heaps = 0
        for space in range(SPACE_COUNT):
            if ACCUMULATION_SPACES >> space & 1 and goods[space] >= HEAP:
                heaps |= 1 << space
        mine.set_mark(HEAPS_CARD, heaps)


def note_used_heap(mine: Player, space: int) -> None:
    """Note that an action space is used, if it is one of these."""
    if HEAPS_CARD in mine.played and mine.mark_of(HEAPS_CARD) >> space & 1:
        mine.set_mark(HEAPS_CARD, 0)


def silence(mine: Player, card: int) -> None:
    """Note that a card does not react to the uses of action spaces that are under way."""
    for use in mine.uses:
        use.silence(card)


def is_without_use(mine: Player) -> bool:
    """True if the current actions belong to an action space that is not used."""
    return len(mine.uses) > 0 and mine.uses[-1].stage == WITHOUT_USE


def use_of(mine: Player, space: int) -> Use | None:
    """The latest use of an action space that is under way, or None."""
    uses = mine.uses
    for i in range(len(uses) - 1, -1, -1):
        if uses[i].space == space:
            return uses[i]
    return None


def note_taken(mine: Player) -> None:
    """Note the number of goods taken on the action space in use, since another one is used in between."""
    mine.uses[-1].taken = abs(mine.taken)


def come_back(state: State, seat: int, lay: int) -> None:
    """Note in the use of an action space that led to another one how many goods lay there, if that is more.

    The goods taken before on the space itself are the last taken again.
    """
    mine = state.seats[seat]
    if not mine.uses:
        return
    use = mine.uses[-1]
    use.lay = max(use.lay, lay)
    if state.amended(BENCH_REMEMBERS):
        mine.taken = use.taken
