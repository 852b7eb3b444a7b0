"""Notes about a turn, and the uses of action spaces that are under way."""

from __future__ import annotations

from allmende.agricola.rules.amendments import BENCH_REMEMBERS
from allmende.agricola.rules.phases import USING
from allmende.agricola.rules.player import Player
from allmende.agricola.rules.state import State
from allmende.agricola.rules.use import WITHOUT_USE, Use


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
