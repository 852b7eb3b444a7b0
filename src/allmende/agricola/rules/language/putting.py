"""The consequences of a payment: something is built, or put in front of its owner."""

from __future__ import annotations

from allmende.agricola.components.farmyard import ALL_SPACES, SHAPES, SPACES, bit_count, border
from allmende.agricola.components.moves import FENCE, IMPROVE, IMPROVEMENTS, PLAY, RENOVATE, ROOM, SOW
from allmende.agricola.components.numbers import CARD_NAMES, is_occupation
from allmende.agricola.record import events
from allmende.agricola.rules.amendments import PASTURES_AT_LAST
from allmende.agricola.rules.announcements import happen, tell_all, tell_own
from allmende.agricola.rules.earlier_amendments import (
    EACH_ROUND_AT_ONCE,
    OTHER_USES,
    PARTS_ARE_NOT_NEW,
    PASSED_ON_COUNTS,
    TRIMMED_EACH_TIME,
)
from allmende.agricola.rules.farm.animals import accommodate
from allmende.agricola.rules.farm.buildings import build_room, fence, renovate
from allmende.agricola.rules.farm.supplies import discard
from allmende.agricola.rules.language.amounts import CardsAfter
from allmende.agricola.rules.language.card import Card
from allmende.agricola.rules.language.effect import OPTIONAL
from allmende.agricola.rules.language.heaps import note_heaps
from allmende.agricola.rules.language.in_play import card_at
from allmende.agricola.rules.language.pieces import count_piece
from allmende.agricola.rules.language.trigger import LATER_TURNS, ROUND_AFTER, ROUND_OF_PLAY, comes_by_itself, turn
from allmende.agricola.rules.language.turns import silence
from allmende.agricola.rules.moments import (
    CHANGED,
    ENCLOSED,
    FENCED,
    IMPROVED,
    IMPROVEMENT_PAID,
    ON_SPACE,
    PLACED,
    RENOVATED,
    ROOM_BUILT,
    ROUND_STARTED,
    TAUGHT,
    improved,
    renovation,
    taught,
)
from allmende.agricola.rules.permits import REMEMBERS_HEAPS, TAKES_ROOM
from allmende.agricola.rules.player import BUILT_RENOVATED, Player
from allmende.agricola.rules.state import State
from allmende.agricola.rules.tableau import lead, pass_on, put_in_play, return_improvement, take_improvement


def carry_out(state: State, seat: int, move: int, printed: int = 0, with_major: bool = False, food: int = 0) -> None:
    """Build, renovate or play the thing that a move has paid for.

    `printed` is the place of the cost that was paid for a card. `with_major`: with a "Major or Minor Improvement"
    action. `food`: the food that was paid for a card.
    """
    if ROOM <= move < ROOM + SPACES:
        count_piece(state, seat, 1)
        build_room(state, seat, move - ROOM)
        happen(state, seat, ROOM_BUILT, state.seats[seat].house)
        tell_all(state, seat, CHANGED)
    elif FENCE <= move < SOW:
        put_fences(state, seat, SHAPES[move - FENCE], 0)
    elif move >= PLAY:
        put_card(state, seat, move - PLAY, printed, with_major, food)
    elif move >= IMPROVE:
        put_improvement(state, seat, move - IMPROVE, with_major)
        effect = state.setup.improvements[move - IMPROVE].at_once
        if effect is not None:
            state.seats[seat].push(effect.index, 0, OPTIONAL)
        tell_own(state, seat, IMPROVEMENT_PAID, improved(move - IMPROVE, with_major))
    else:
        mine = state.seats[seat]
        before = mine.house
        renovate(state, seat, move > RENOVATE)
        mine.built |= 1 << BUILT_RENOVATED
        told = renovation(before, mine.house)
        if mine.uses and mine.uses[-1].renovates:
            mine.uses[-1].renovates = False
            told |= ON_SPACE
        happen(state, seat, RENOVATED, told)
        tell_all(state, seat, CHANGED)


def put_fences(state: State, seat: int, shape: int, palisades: int, before: int = 0) -> None:
    """Fence a pasture of these spaces, with `palisades` palisades among its fences.

    `before` are spaces that were fenced until just now.
    """
    mine = state.seats[seat]
    spaces, enclosed = new_spaces(state, mine, shape), shape & ~mine.fenced & ~before
    fences = bit_count(border(shape) & ~mine.fences) - palisades
    count_piece(state, seat, unused_among(mine, shape & ~before), fences, enclosed)
    fence(state, seat, shape, palisades, before)
    if enclosed and not state.amended(TRIMMED_EACH_TIME):
        happen(state, seat, ENCLOSED, bit_count(enclosed))
    happen(state, seat, FENCED, 0 if state.amended(PASTURES_AT_LAST) else spaces)


def unused_among(mine: Player, spaces: int) -> int:
    """The number of these farmyard spaces that are unused."""
    return bit_count(spaces & ALL_SPACES & ~mine.used_spaces())


def new_spaces(state: State, mine: Player, shape: int) -> int:
    """The number of spaces that a new pasture will have; 0 if it is a part of one that is there.

    Before an amendment, the smaller part of a divided pasture was a new one.
    """
    spaces = bit_count(shape)
    for pasture in mine.pastures:
        if pasture & shape:
            return 0 if state.amended(PARTS_ARE_NOT_NEW) else min(spaces, bit_count(pasture) - spaces)
    return spaces


def put_improvement(state: State, seat: int, improvement: int, with_major: bool) -> None:
    """Put a major improvement in front of the seat."""
    take_improvement(state, seat, improvement)
    if state.log is not None:
        name = state.setup.improvements[improvement].name
        state.log.append(events.ImprovementBuilt(seat=seat, improvement=name))
    happen(state, seat, PLACED, lead(state.seats[seat]))
    happen(state, seat, IMPROVED, improved(improvement, with_major))
    tell_own(state, seat, CHANGED, 0)


def give_back(state: State, seat: int, improvement: int) -> None:
    """Put an improvement back beside the board."""
    return_improvement(state, seat, improvement)
    if improvement >= IMPROVEMENTS:  # a card: what it permitted is over
        mine = state.seats[seat]
        mine.permits = 0
        for card in mine.played:
            mine.permits |= card_at(state, card).permits
    if state.log is not None:
        name = state.setup.improvements[improvement].name
        state.log.append(events.ImprovementReturned(seat=seat, improvement=name))


def lay_down(state: State, seat: int, card: Card) -> None:
    """Put a card in front of the seat."""
    saves = len(card.savings) > 0
    put_in_play(state, seat, card.card, card.moments, card.watches, card.permits, saves, card.bed, card.opens)
    state.seats[seat].improvements |= card.majors
    if card.permits & REMEMBERS_HEAPS:
        note_heaps(state, seat)


def join_round(state: State, seat: int, card: Card) -> None:
    """Let a card that was put in play at the start of a round do what cards do then."""
    mine = state.seats[seat]
    if not card.moments >> ROUND_STARTED & 1 or not state.amended(EACH_ROUND_AT_ONCE):
        return
    for reaction in mine.reactions:
        if reaction.moment == ROUND_STARTED:
            for trigger in card.triggers:
                if not comes_by_itself(trigger):
                    reaction.left = [*reaction.left, card.card]
                elif trigger.heeds(state, seat, ROUND_STARTED, 0):
                    mine.push(trigger.index)


def count_passed_on(state: State, seat: int, card: int) -> None:
    """Note on those cards of a seat that count later ones that this one was played, though it lies elsewhere."""
    mine = state.seats[seat]
    if not state.amended(PASSED_ON_COUNTS):
        return
    for played in mine.played:
        node = state.steps[state.setup.cards[played]]
        assert isinstance(node, Card)
        for bonus in node.bonuses:
            if isinstance(bonus.of, CardsAfter) and card in bonus.of.among:
                mine.set_mark(played, mine.mark_of(played) + 1)


def put_card(state: State, seat: int, card: int, printed: int = 0, with_major: bool = False, food: int = 0) -> None:
    """Play a card of the seat's hand: put it in front of the seat, or pass it on, and carry it out."""
    mine = state.seats[seat]
    node = state.steps[state.setup.cards[card]]
    assert isinstance(node, Card)
    mine.hand = [other for other in mine.hand if other != card]
    mine.known = [other for other in mine.known if other != card]
    if state.log is not None:
        state.log.append(events.CardPlayed(seat=seat, card=CARD_NAMES[card]))
    surplus = node.surplus(state, seat)
    for i in range(0, len(surplus), 2):
        discard(state, seat, surplus[i], surplus[i + 1])
    if node.gives_stable:
        mine.stables_away += 1
        if state.log is not None:
            state.log.append(events.PiecesRemoved(seat=seat, what="stable", count=1))
    if node.travels:
        pass_on(state, seat, card)
        count_passed_on(state, seat, card)
    else:
        lay_down(state, seat, node)
        for access in node.accesses:
            access.tell(state)
        if printed:
            mine.set_mark(card, printed)
        for trigger in node.triggers:
            if trigger.limit == LATER_TURNS:
                mine.set_mark(card, turn(state, seat))
            elif trigger.limit in (ROUND_OF_PLAY, ROUND_AFTER):
                mine.set_mark(card, state.round + trigger.limit - ROUND_OF_PLAY)
        if state.amended(OTHER_USES):
            silence(mine, card)
        join_round(state, seat, node)
        happen(state, seat, PLACED, lead(mine))
    if is_occupation(card):
        happen(state, seat, TAUGHT, taught(card, food))
    else:
        happen(state, seat, IMPROVED, improved(IMPROVEMENTS + card, with_major))
    mine.push(node.index)
    if not is_occupation(card):
        tell_own(state, seat, IMPROVEMENT_PAID, improved(IMPROVEMENTS + card, with_major))
    tell_all(state, seat, CHANGED)
    if node.permits & TAKES_ROOM:
        accommodate(state, seat)
