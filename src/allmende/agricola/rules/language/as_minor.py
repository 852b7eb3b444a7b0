"""Major improvements that cards let their owner build with a "Minor Improvement" action, perhaps for another cost."""

from __future__ import annotations

from allmende.agricola.rules.language.in_play import card_at
from allmende.agricola.rules.language.savings import AsMinor
from allmende.agricola.rules.state import State


def granted(state: State, seat: int) -> list[AsMinor]:
    """What the cards of a seat grant."""
    found: list[AsMinor] = []
    if state.seats[seat].saves:
        for card in state.seats[seat].played:
            for saving in card_at(state, card).savings:
                if isinstance(saving, AsMinor):
                    found.append(saving)
    return found


def grants_as_space(state: State, seat: int) -> bool:
    """True if a card grants all that a major improvement can be built for, on action spaces alone."""
    for grant in granted(state, seat):
        if grant.of_space:
            return True
    return False


def granted_majors(state: State, seat: int) -> list[int]:
    """The major improvements that cards let the seat build with any such action, built or not, in order."""
    found: list[int] = []
    for grant in granted(state, seat):
        if not grant.of_space:
            found += grant.among
    return found


def cost_by_card(state: State, seat: int, improvement: int) -> list[int]:
    """The cost, as pairs, for which a card lets the seat build a major improvement; empty if none does."""
    for grant in granted(state, seat):
        if improvement in grant.among and grant.cost:
            return grant.cost
    return []
