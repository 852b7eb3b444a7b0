"""What happens once something has been paid for: it is built, or put in front of its owner."""

from __future__ import annotations

from allmende.agricola.facts import events
from allmende.agricola.rules.amendments import (
    EACH_ROUND_AT_ONCE,
    OTHER_USES,
    PARTS_ARE_NOT_NEW,
    PASSED_ON_COUNTS,
    PASTURES_AT_LAST,
    TRIMMED_EACH_TIME,
)
from allmende.agricola.rules.farm.farmyard import ALL_SPACES, SHAPES, SPACES, bit_count, border
from allmende.agricola.rules.language.amounts import CardsAfter
from allmende.agricola.rules.language.card import Card
from allmende.agricola.rules.language.effect import OPTIONAL
from allmende.agricola.rules.language.pieces import count_piece
from allmende.agricola.rules.language.trigger import comes_by_itself, turn
from allmende.agricola.rules.language.turns import HEAPS_CARD, note_heaps, silence
from allmende.agricola.rules.moments import (
    CHANGED,
    ENCLOSED,
    FENCED,
    IMPROVED,
    MOMENT_BITS,
    PLACED,
    RENOVATED,
    ROOM_BUILT,
    ROUND_STARTED,
    TAUGHT,
    improved,
    renovation,
)
from allmende.agricola.rules.moves import FENCE, IMPROVE, IMPROVEMENTS, PLAY, RENOVATE, ROOM, SOW
from allmende.agricola.rules.numbers import CARD_NAMES, is_occupation
from allmende.agricola.rules.phases import REACTING
from allmende.agricola.rules.player import Player
from allmende.agricola.rules.state import Table
from allmende.core.rules.position import FRAME


def carry_out(table: Table, seat: int, move: int, printed: int = 0, with_major: bool = False) -> None:
    """Build, renovate or play what a move has paid for.

    `printed` is the place of the cost that was paid for a card. `with_major`: with a "Major or Minor Improvement"
    action.
    """
    if ROOM <= move < ROOM + SPACES:
        count_piece(table, seat, 1)
        table.build_room(seat, move - ROOM)
        table.happen(seat, ROOM_BUILT, table.seats[seat].house)
        table.tell_all(seat, CHANGED)
    elif FENCE <= move < SOW:
        put_fences(table, seat, SHAPES[move - FENCE], 0)
    elif move >= PLAY:
        put_card(table, seat, move - PLAY, printed, with_major)
    elif move >= IMPROVE:
        put_improvement(table, seat, move - IMPROVE, with_major)
        effect = table.setup.improvements[move - IMPROVE].at_once
        if effect is not None:
            table.seats[seat].push(effect.index, 0, OPTIONAL)
    else:
        before = table.seats[seat].house
        table.renovate(seat, move > RENOVATE)
        table.happen(seat, RENOVATED, renovation(before, table.seats[seat].house))
        table.tell_all(seat, CHANGED)


def put_fences(table: Table, seat: int, shape: int, palisades: int) -> None:
    """Fence a pasture of these spaces, so many of whose fences are palisades."""
    mine = table.seats[seat]
    spaces, enclosed = new_spaces(table, mine, shape), shape & ~mine.fenced
    fences = bit_count(border(shape) & ~mine.fences) - palisades
    count_piece(table, seat, unused_among(mine, shape), fences, enclosed)
    table.fence(seat, shape, palisades)
    if enclosed and not table.amended(TRIMMED_EACH_TIME):
        table.happen(seat, ENCLOSED, bit_count(enclosed))
    table.happen(seat, FENCED, 0 if table.amended(PASTURES_AT_LAST) else spaces)


def unused_among(mine: Player, spaces: int) -> int:
    """How many of these farmyard spaces are unused."""
    return bit_count(spaces & ALL_SPACES & ~mine.used_spaces())


def new_spaces(table: Table, mine: Player, shape: int) -> int:
    """How many spaces a pasture will have that is new; 0 if it is a part of one that is there.

    Before an amendment, the smaller part of a divided pasture was a new one.
    """
    spaces = bit_count(shape)
    for pasture in mine.pastures:
        if pasture & shape:
            return 0 if table.amended(PARTS_ARE_NOT_NEW) else min(spaces, bit_count(pasture) - spaces)
    return spaces


def put_improvement(table: Table, seat: int, improvement: int, with_major: bool) -> None:
    """Put a major improvement in front of the seat."""
    table.take_improvement(seat, improvement)
    if table.log is not None:
        name = table.setup.improvements[improvement].name
        table.log.append(events.ImprovementBuilt(seat=seat, improvement=name))
    table.happen(seat, PLACED, table.seats[seat].lead())
    table.happen(seat, IMPROVED, improved(improvement, with_major))


def give_back(table: Table, seat: int, improvement: int) -> None:
    """Put an improvement back beside the board."""
    table.return_improvement(seat, improvement)
    if table.log is not None:
        name = table.setup.improvements[improvement].name
        table.log.append(events.ImprovementReturned(seat=seat, improvement=name))


def lay_down(table: Table, seat: int, card: Card) -> None:
    """Put a card in front of the seat."""
    table.put_in_play(
        seat, card.card, card.moments_in(table), card.watches, card.permits, len(card.savings) > 0, card.bed
    )
    table.seats[seat].improvements |= card.majors
    if card.card == HEAPS_CARD:
        note_heaps(table.seats[seat], table.goods)


def join_round(table: Table, seat: int, card: Card) -> None:
    """Have a card that was put in play at the start of a round do what it does then, as those do that were before."""
    mine = table.seats[seat]
    if not card.moments_in(table) >> ROUND_STARTED & 1 or not table.amended(EACH_ROUND_AT_ONCE):
        return
    stack = mine.stack
    for i in range(0, len(stack), FRAME):
        if stack[i] == REACTING and stack[i + 1] & (1 << MOMENT_BITS) - 1 == ROUND_STARTED:
            for trigger in card.triggers:
                if not comes_by_itself(trigger):
                    stack[i + 2] |= 1 << mine.played.index(card.card)
                elif trigger.heeds(table, seat, ROUND_STARTED, 0):
                    mine.push(trigger.index)


def count_passed_on(table: Table, seat: int, card: int) -> None:
    """Note on those cards of a seat that count later ones that this one was played, though it lies elsewhere."""
    mine = table.seats[seat]
    if not table.amended(PASSED_ON_COUNTS):
        return
    for played in mine.played:
        node = table.steps[table.setup.cards[played]]
        assert isinstance(node, Card)
        for bonus in node.bonuses:
            if isinstance(bonus.of, CardsAfter) and card in bonus.of.among:
                mine.set_mark(played, mine.mark_of(played) + 1)


def put_card(table: Table, seat: int, card: int, printed: int = 0, with_major: bool = False) -> None:
    """Play a card of the seat's hand: put it in front of the seat, or pass it on, and carry it out."""
    mine = table.seats[seat]
    node = table.steps[table.setup.cards[card]]
    assert isinstance(node, Card)
    mine.hand = [other for other in mine.hand if other != card]
    mine.known = [other for other in mine.known if other != card]
    if table.log is not None:
        table.log.append(events.CardPlayed(seat=seat, card=CARD_NAMES[card]))
    surplus = node.surplus(table, seat)
    for i in range(0, len(surplus), 2):
        table.discard(seat, surplus[i], surplus[i + 1])
    if node.travels:
        table.pass_on(seat, card)
        count_passed_on(table, seat, card)
    else:
        lay_down(table, seat, node)
        for access in node.accesses:
            access.tell(table)
        if printed:
            mine.set_mark(card, printed)
        for trigger in node.triggers:
            if trigger.afterward and table.amended(trigger.afterward):
                mine.set_mark(card, turn(table, seat))
        if table.amended(OTHER_USES):
            silence(mine, card)
        join_round(table, seat, node)
        table.happen(seat, PLACED, mine.lead())
    if is_occupation(card):
        table.happen(seat, TAUGHT)
    else:
        table.happen(seat, IMPROVED, improved(IMPROVEMENTS + card, with_major))
    mine.push(node.index)
    table.tell_all(seat, CHANGED)
