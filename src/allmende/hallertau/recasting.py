"""Another deal for a game, in which a seat has seen the same.

Every card has its place in its pile. Who drew from which place is known to all, and so are the cards that were played
or discarded; of these it is open when they were drawn.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import NamedTuple, cast

from msgspec.structs import replace

from allmende.core.title import Course
from allmende.hallertau.components import DECK_NAMES
from allmende.hallertau.deal import Deal, pile_choices, redraw
from allmende.hallertau.events import CardDiscarded, CardPlayed, CardsDrawn
from allmende.hallertau.numbers import CARD_NAMES
from allmende.hallertau.state import Table


class Turn(NamedTuple):
    """When a seat drew or showed a card: `time` counts what happened, 0 being the start."""

    seat: int
    time: int


def recast(course: Course, eyes: int, rng: Random) -> Deal:
    """A deal that these eyes can't tell from that of the course, if others hold what they need."""
    deal, position = cast(Deal, course.deal), cast(Table, course.position)
    come = redraw(deal, len(position.seats), position.rounds_cleared(), rng)
    drawn, shown = _drawn_and_shown(course)
    piles = {}
    for pile in DECK_NAMES:
        names = getattr(deal, pile)
        piles[pile] = _recast_pile(names, pile_choices(pile, course.options), drawn, shown, eyes, rng) if names else ()
    return replace(deal, quadrants=come.quadrants, **piles)


def _drawn_and_shown(course: Course) -> tuple[dict[str, Turn], dict[str, Turn]]:
    """Who drew which card when, and who showed it."""
    start = cast(Table, course.happened[0].position)
    drawn = {CARD_NAMES[card]: Turn(seat, 0) for seat, mine in enumerate(start.seats) for card in mine.hand}
    shown: dict[str, Turn] = {}
    for time, event in enumerate((event for each in course.happened for event in each.events), 1):
        match event:
            case CardsDrawn(cards=cards):
                drawn.update(dict.fromkeys(cards, Turn(event.seat, time)))
            case CardPlayed(card=card) | CardDiscarded(card=card):
                shown.setdefault(card, Turn(event.seat, time))
    return drawn, shown


def _recast_pile(
    names: Sequence[str],
    choices: Sequence[Sequence[str]],
    drawn: Mapping[str, Turn],
    shown: Mapping[str, Turn],
    eyes: int,
    rng: Random,
) -> tuple[str, ...]:
    """A pile with the cards in their places that the eyes have drawn; what others showed is among what they drew."""
    new = {place: name for place, name in enumerate(names) if name in drawn and drawn[name].seat == eyes}
    others = [name for name in names if name in shown and shown[name].seat != eyes]
    # The earlier a card was shown, the fewer are the places from which it can have come.
    for name in sorted(others, key=lambda name: shown[name].time):
        new[rng.choice([place for place in _places(names, drawn, shown[name]) if place not in new])] = name
    seen = set(new.values())
    rest = sorted({*rng.choice([cards for cards in choices if seen <= {*cards} and len(cards) == len(names)])} - seen)
    rng.shuffle(rest)
    return tuple(new[place] if place in new else rest.pop() for place in range(len(names)))


def _places(names: Sequence[str], drawn: Mapping[str, Turn], shown: Turn) -> list[int]:
    """The places of a pile from which a card can have come that was shown at this time."""
    turns = [(place, drawn[name]) for place, name in enumerate(names) if name in drawn]
    return [place for place, turn in turns if turn.seat == shown.seat and turn.time < shown.time]
