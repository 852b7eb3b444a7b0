"""Reconstruction of a game with another deal, and other choices in its draft, that looks the same to a seat.

Each hand card that was dealt has a *slot*: the packet in which it lay, and who took it out when. All know who takes a
card when, and a seat sees each packet when it comes by. So the cards that a packet has lost since the seat saw it last
were taken by those who had it meanwhile, but who took which is unknown until they are played: such slots make a *bag*
of known cards. All other slots, but for the seat's own, have any cards.

ruling: A lot is drawn anew so that whole hands come to what was seen; where others have selected cards before, or
given some away, it is left to chance whether a deal is found.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from itertools import accumulate
from random import Random
from typing import Final, NamedTuple, cast

from msgspec.structs import replace

from allmende.agricola.components.board import SPACE_NAMES
from allmende.agricola.components.numbers import CARD_NAMES, is_occupation
from allmende.agricola.record.deal import LOTS, Deal, draw_cards, draw_deck_x, drawn, piles
from allmende.agricola.record.events import CardKept, MinorsDrawn, OccupationDrawn, OccupationGiven
from allmende.agricola.rules.language.lots import occupations_held
from allmende.agricola.rules.phases import DRAFT
from allmende.agricola.rules.state import State
from allmende.core.title import Course, Happened
from allmende.core.view import ONLOOKER

PILE: Final = 99
"""The packet of cards that were not dealt."""
NEVER: Final = 99
"""The turn of a draft in which a card that is left over is taken."""
NOBODY: Final = -1
LAST: Final = 10**6
"""A move number after all moves."""

MOST_LOTS: Final = 3000

Bag = tuple[int, int, bool]
"""The packet, how often the viewer had seen it, True if the cards are occupations; packet -1: they are unknown.
"""


class Draw(NamedTuple):
    """Something drawn by lot: the time, the number of candidates, and the place of the one drawn."""

    time: int
    among: int
    place: int


class Taken(NamedTuple):
    """The taking of a card into a hand: the turn of a draft, the seat, and the move; -1 if there was no choice."""

    turn: int
    taker: int
    move: int


UNTAKEN: Final = Taken(NEVER, NOBODY, -1)


class Slot(NamedTuple):
    """The place to which a card was dealt, and its fate: the seat that took it, when, and as which one.

    `packet` is the seat to which it was dealt, `kind` is True for an occupation, and `move` is the one that took it, -1
    if there was no choice.
    """

    packet: int
    turn: int
    taker: int
    place: int
    kind: bool
    move: int


def recast(course: Course, eyes: int, rng: Random) -> tuple[Deal, list[str]] | None:
    """A deal and moves that viewer `eyes` can't tell from those of the course; None if none is found."""
    deal, state = cast(Deal, course.deal), cast(State, course.state)
    revealed = [SPACE_NAMES[space] for space in state.order[: state.round]]
    deal = replace(deal, cards=draw_cards(revealed, rng))
    if deal.deck_x:
        drawn_already = deal.deck_x[: len(deal.deck_x) - len(state.deck_x)]
        deal = replace(deal, deck_x=draw_deck_x(deal.deck_x, rng, drawn_already))
    hands = state.setup.hands
    if hands is None:
        return deal, course.texts
    slots = _slots(course)
    own = {card: slot for card, slot in slots.items() if _is_own(course, card, slot, eyes)}
    shown = {card: seat for card, seat in _shown(course, eyes).items() if card in slots and card not in own}
    bags: dict[Bag, dict[str, Slot]] = defaultdict(dict)
    for card, slot in slots.items():
        if card not in own:
            bags[_bag(course, slot, eyes)][card] = slot
    known = {card for bag, cards in bags.items() if bag[0] >= 0 for card in cards}
    new = {slot: card for card, slot in own.items()}
    out = {*own, *known, *shown, *(name for names in deal.kept for name in names)}
    for bag in sorted(bags):
        cards = bags[bag]
        must = {card: shown[card] for card in cards if card in shown}
        packet, _, kind = bag
        unseen = set(piles(len(state.seats), hands.deck)[kind]) - out
        rest = unseen if packet == NOBODY else cards.keys() - must.keys()
        if not _fill(new, sorted(cards.values()), must, rest, rng):
            return None
    lot = _lot(_draws(course, {card: new[slot] for card, slot in slots.items()}, eyes), rng) if deal.lot else 0
    return replace(_dealt(deal, new), lot=lot), _moves(course, new)


def _fill(
    new: dict[Slot, str], slots: list[Slot], must: Mapping[str, int], rest: AbstractSet[str], rng: Random
) -> bool:
    """Lay cards into the slots of a bag, first those that a seat must have taken; False if that is impossible."""
    for card in sorted(must):
        places = [slot for slot in slots if slot.taker == must[card]]
        if not places:
            return False
        slot = rng.choice(places)
        slots.remove(slot)
        new[slot] = card
    new.update(zip(slots, rng.sample(sorted(rest), len(slots)), strict=True))
    return True


def _dealt(deal: Deal, new: Mapping[Slot, str]) -> Deal:
    """The deal with cards `new`."""
    found = sorted(new)
    hands = tuple(
        tuple(sorted((new[slot] for slot in found if slot.packet == packet), key=CARD_NAMES.index))
        for packet in range(len(deal.hands))
    )
    pile = sorted((slot.kind, slot.place, new[slot]) for slot in found if slot.packet == PILE)
    return replace(deal, hands=hands, pile=tuple(name for _, _, name in pile))


def _moves(course: Course, new: Mapping[Slot, str]) -> list[str]:
    """The moves with the choices of `new`."""
    texts = course.texts
    for slot, card in new.items():
        if slot.move >= 0:
            texts[slot.move] = f"keep {card}"
    return texts


def _lot(draws: Sequence[Draw], rng: Random) -> int:
    """A lot that leads to these draws, if one is found soon."""
    lot = 0
    for _ in range(MOST_LOTS):
        lot = rng.randrange(1, LOTS)
        if all(drawn(lot, draw.time, draw.among) == draw.place for draw in draws):
            break
    return lot


def _draws(course: Course, names: Mapping[str, str], eyes: int) -> list[Draw]:
    """Things drawn by lot, as far as viewer `eyes` knows them, where cards have other `names`.

    A draw of another seat is known if the card was played at once and none had been selected before.
    """
    found: list[Draw] = []
    for number, each in enumerate(course.happened):
        for event in each.events:
            if isinstance(event, OccupationDrawn):
                (card,) = event.cards
                after = next((later.text for later in course.happened[number + 1 :] if later.seat == event.seat), "")
                among = sorted((names.get(other, other) for other in _drawn_from(each, event)), key=CARD_NAMES.index)
                open_to_all = after == f"play {card}" and not each.text.startswith("keep")
                if card in among and (event.seat == eyes or open_to_all):
                    time = cast(State, each.state).reveal_count + 1
                    found.append(Draw(time, len(among), among.index(card)))
    return found


def _drawn_from(each: Happened, event: OccupationDrawn) -> list[str]:
    """The cards among which one was drawn: the selected ones, the last one with this move, or a whole hand."""
    mine = cast(State, each.state).seats[event.seat]
    held = [CARD_NAMES[card] for card in occupations_held(mine)]
    if not each.text.startswith("keep"):
        return held
    return [name for place, name in enumerate(held) if mine.stack[-2] >> place & 1 or each.text == f"keep {name}"]


# The fate of the cards


def _slots(course: Course) -> dict[str, Slot]:
    """The cards that were dealt, or lay in the pile, and their slots."""
    deal, state = cast(Deal, course.deal), cast(State, course.state)
    packets = {name: seat for seat, hand in enumerate(deal.hands) for name in hand}
    taken = (_taken(course) if state.setup.picks else _held(_drafted(course))) | _drawn_new(course)
    slots: dict[str, Slot] = {}
    places: dict[tuple[int, ...], int] = defaultdict(int)
    # Of the cards taken out of a packet the first comes first, and of the pile the top one.
    for name in sorted([*packets, *deal.pile], key=lambda name: taken.get(name, UNTAKEN).move % LAST):
        kind = is_occupation(CARD_NAMES.index(name))
        turn, taker, move = taken.get(name, UNTAKEN)
        where = (packets[name], turn, taker, kind) if name in packets else (PILE, kind)
        slots[name] = Slot(packets.get(name, PILE), turn, taker, places[where], kind, move)
        places[where] += 1
    return slots


def _taken(course: Course) -> dict[str, Taken]:
    """The cards that were taken in a draft."""
    ends = list(accumulate(cast(State, course.state).setup.picks))
    taken: dict[str, Taken] = {}
    counts: dict[tuple[int, bool], int] = defaultdict(int)
    for move, each in enumerate(course.happened, -1):
        for event in each.events:
            if isinstance(event, CardKept):
                (name,) = event.cards
                count = event.seat, is_occupation(CARD_NAMES.index(name))
                turn = next(number for number, end in enumerate(ends) if counts[count] < end)
                counts[count] += 1
                chosen = (each.seat, each.text) == (event.seat, f"keep {name}")
                taken[name] = Taken(turn, event.seat, move if chosen else -1)
    return taken


def _held(state: State) -> dict[str, Taken]:
    """The cards that are in hands, where there is no draft."""
    return {CARD_NAMES[card]: Taken(0, seat, -1) for seat, mine in enumerate(state.seats) for card in mine.hand}


def _drawn_new(course: Course) -> dict[str, Taken]:
    """The cards that have been drawn from the pile since the first round."""
    found: dict[str, Taken] = {}
    for each in course.happened:
        for event in each.events:
            if isinstance(event, MinorsDrawn):
                found |= {name: Taken(NEVER, event.seat, -1) for name in event.cards}
    return found


def _drafted(course: Course) -> State:
    """The state when all seats have their hands, or the last one."""
    states = [cast(State, each.state) for each in course.happened]
    return next((state for state in states if state.phase != DRAFT), cast(State, course.state))


def _is_own(course: Course, card: str, slot: Slot, eyes: int) -> bool:
    """True if viewer `eyes` knows where this card was dealt, having held it."""
    if eyes == ONLOOKER or slot.taker == eyes or cast(State, course.state).setup.picks:
        return slot.taker == eyes != ONLOOKER
    number = CARD_NAMES.index(card)
    return any(number in cast(State, each.state).seats[eyes].hand for each in course.happened)


def _bag(course: Course, slot: Slot, eyes: int) -> Bag:
    """The bag of a card that viewer `eyes` has not taken."""
    state = cast(State, course.state)
    players, picks = len(state.seats), state.setup.picks
    seen = 0
    if eyes != ONLOOKER and picks:
        turns = state.turn if state.phase == DRAFT else len(picks)
        seen = sum((eyes - turn) % players == slot.packet for turn in range(min(turns, slot.turn + 1)))
    return (slot.packet, seen, slot.kind) if seen else (NOBODY, 0, slot.kind)


def _shown(course: Course, eyes: int) -> dict[str, int]:
    """The seats that held the cards shown to viewer `eyes`, just before that."""
    shown: dict[str, int] = {}
    for each in course.happened[1:]:
        hands = [mine.hand for mine in cast(State, each.state).seats]
        for event in each.events:
            name = getattr(event, "card", "")
            if isinstance(event, OccupationGiven) and eyes in (event.seat, event.to):
                (name,) = event.cards
            if name in CARD_NAMES and name not in shown:
                number = CARD_NAMES.index(name)
                shown[name] = next((seat for seat, hand in enumerate(hands) if number in hand), event.seat)
    return shown
