"""Another deal for a whole game that looks the same to one viewer.

Every card has its place in its pile. All viewers know which seat drew from which place, and see the backs of a hand in
the order in which its cards came. So a card that was played or discarded is one of those with equal backs side by side.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import cast

from msgspec.structs import replace

from allmende.core.title import Course
from allmende.hallertau.components.numbers import CARD_NAMES
from allmende.hallertau.components.pieces import DECK_NAMES
from allmende.hallertau.record.deal import Deal, pile_choices, redraw
from allmende.hallertau.record.events import CardDiscarded, CardPlayed, CardsDrawn
from allmende.hallertau.rules.state import State

Place = tuple[str, int]
"""A pile, and the index of a card in it, from the top."""


def recast(course: Course, eyes: int, rng: Random) -> Deal:
    """A deal that the viewer `eyes` can't tell from that of the course, with which the other seats' moves stay
    possible."""
    deal, state = cast(Deal, course.deal), cast(State, course.state)
    come = redraw(deal, len(state.seats), state.rounds_cleared(), rng)
    known = _known(course, eyes, rng)
    piles = {}
    for pile in DECK_NAMES:
        names = getattr(deal, pile)
        choices = pile_choices(pile, course.options) if names else [()]
        piles[pile] = _filled(
            len(names),
            choices,
            {place: known[pile, place] for place in range(len(names)) if (pile, place) in known},
            rng,
        )
    return replace(deal, quadrants=come.quadrants, **piles)


def _known(course: Course, eyes: int, rng: Random) -> dict[Place, str]:
    """The places of the cards that the viewer has seen; for cards that other seats showed, possible places."""
    places = {name: (pile, place) for pile in DECK_NAMES for place, name in enumerate(getattr(course.deal, pile))}
    start = cast(State, course.happened[0].state)
    hands = [[CARD_NAMES[card] for card in mine.hand] for mine in start.seats]
    backs = [[places[name] for name in hand] for hand in hands]
    known = {places[name]: name for name in hands[eyes]} if eyes >= 0 else {}
    for event in (event for each in course.happened for event in each.events):
        match event:
            case CardsDrawn(seat=seat, cards=cards):
                hands[seat] += cards
                backs[seat] += [places[name] for name in cards]
                known.update((places[name], name) for name in cards if seat == eyes)
            case CardPlayed(seat=seat, card=card) | CardDiscarded(seat=seat, card=card):
                shown = hands[seat].index(card)
                del hands[seat][shown]
                place = backs[seat].pop(shown if seat == eyes else rng.choice(_alike(backs[seat], shown)))
                known[place] = card
            case _:
                pass
    return known


def _alike(backs: Sequence[Place], index: int) -> list[int]:
    """The indexes of the neighboring cards in a hand with the same back as the card at `index`, itself included."""
    first = last = index
    while first and backs[first - 1][0] == backs[index][0]:
        first -= 1
    while last + 1 < len(backs) and backs[last + 1][0] == backs[index][0]:
        last += 1
    return [*range(first, last + 1)]


def _filled(count: int, choices: Sequence[Sequence[str]], known: Mapping[int, str], rng: Random) -> tuple[str, ...]:
    """A pile of `count` cards from one of the choices, with the known cards in their places."""
    seen = set(known.values())
    rest = sorted({*rng.choice([cards for cards in choices if seen <= {*cards} and len(cards) == count])} - seen)
    rng.shuffle(rest)
    return tuple(known[place] if place in known else rest.pop() for place in range(count))
