"""Cautions: proven drawbacks of a move, such as hunger, animals without room, unplayed cards, needless haste.

Hand cards can do so much that in games with them fewer are given: no hunger where a card in play may still react before
the meal, and never needless haste.
"""

from __future__ import annotations

from collections.abc import Iterator

from allmende.agricola.components.board import HARVEST_ROUNDS, ROUNDS
from allmende.agricola.components.moves import COOK, FEED, PLACE, RELEASE, TAKE, USE
from allmende.agricola.components.numbers import CARD_NAMES
from allmende.agricola.components.pieces import ANIMALS, FOOD, SHEEP
from allmende.agricola.presentation.provisions import gifts, harvested, is_idle, larder
from allmende.agricola.record import events
from allmende.agricola.rules.farm.housing import has_room
from allmende.agricola.rules.language.in_play import card_at
from allmende.agricola.rules.phases import CROWDED, FEEDING, WORK
from allmende.agricola.rules.player import Player
from allmende.agricola.rules.state import State
from allmende.agricola.rules.steps.work import Turn
from allmende.core.caution import Caution, Outlook, fewest_gone
from allmende.core.message import Message
from allmende.core.rules.state import FRAME


def cautions(outlook: Outlook) -> Iterator[Caution]:
    """All cautions, the gravest first."""
    before, after, seat = outlook.before, outlook.after, outlook.seat
    assert isinstance(before, State)
    assert isinstance(after, State)
    if before.phase == FEEDING and outlook.move == FEED:
        if saved := needless_begging(before, seat):
            yield Caution("begging", Message("caution-begging", {"count": saved}))
    elif before.phase == WORK and (missing := hunger(before, outlook, after)) > 0:
        yield Caution("hunger", Message("caution-hunger", {"count": missing}))
    if released := runaways(before, outlook):
        yield Caution("homeless", Message("caution-homeless", {"count": released, "cook": "no"}), previewed=True)
    elif homeless := newly_homeless(before, after, seat):
        cooked = any(COOK <= move < USE for move in after.moves(seat))
        args = {"count": homeless, "cook": "yes" if cooked else "no"}
        yield Caution("homeless", Message("caution-homeless", args))
    if cards := last_chance(before, outlook, after):
        yield Caution("hand", Message("caution-hand", {"count": cards}), mild=True)
    if is_unhurried(before, outlook):
        yield Caution("no-hurry", Message("caution-no-hurry"), mild=True)


def last_chance(before: State, outlook: Outlook, after: State) -> int:
    """The number of cards in hand that can't be played any more, since the last person of the game is placed."""
    if before.phase != WORK or before.round != ROUNDS or not is_idle(after, outlook.seat):
        return 0
    return len(after.seats[outlook.seat].hand)


def needless_begging(state: State, seat: int) -> int:
    """The number of begging markers that feeding now costs, and that goods turned into food would save."""
    mine = state.seats[seat]
    due = mine.food_due(state.setup.solo)
    short = max(0, due - mine.goods[FOOD])
    return min(short, larder(state, seat, mine.goods, mine.used) - mine.goods[FOOD])


def hunger(before: State, outlook: Outlook, after: State) -> int:
    """The least food that will be missing in the harvest of this round, whatever players do after the move.

    It is known once all its people have been placed: nothing but the harvest comes until it feeds them, unless a card
    reacts.
    """
    seat = outlook.seat
    if before.round not in HARVEST_ROUNDS:
        return 0
    for event in outlook.events:
        if isinstance(event, events.Fed) and event.seat == seat:
            return event.begging
    if not is_idle(after, seat) or (after.phase == WORK and after.moves(seat)):
        return 0
    mine, more = after.seats[seat], gifts(after, seat)
    if more is None:
        return 0
    is_fed_next = after.phase == FEEDING
    goods = mine.goods if is_fed_next else harvested(mine)
    found = larder(after, seat, goods, mine.used if is_fed_next else 0)
    return max(0, mine.food_due(after.setup.solo) - found - more)


def runaways(before: State, outlook: Outlook) -> int:
    """The number of animals that leave with the move, since they find no room and there is no choice among them."""
    if is_crowded(before, outlook.seat) or RELEASE <= outlook.move < RELEASE + ANIMALS:
        return 0
    left = [event for event in outlook.events if isinstance(event, events.AnimalsReleased)]
    went = sum(event.count for event in left if event.seat == outlook.seat)
    in_the_way = (card_at(before, card).surplus(before, outlook.seat)[1::2] for card in played(outlook))
    return went - sum(sum(counts) for counts in in_the_way)


def played(outlook: Outlook) -> list[int]:
    """The hand cards that the seat plays with the move."""
    cards = [event for event in outlook.events if isinstance(event, events.CardPlayed)]
    return [CARD_NAMES.index(event.card) for event in cards if event.seat == outlook.seat]


def newly_homeless(before: State, after: State, seat: int) -> int:
    """The least number of animals without room after a move that makes the farm crowded."""
    return 0 if is_crowded(before, seat) or not is_crowded(after, seat) else least_homeless(after.seats[seat])


def is_crowded(state: State, seat: int) -> bool:
    """True if the seat has to find room for its animals next."""
    stack = state.seats[seat].stack
    return len(stack) > 0 and stack[-FRAME] == CROWDED


def least_homeless(mine: Player) -> int:
    """The least number of animals that have to go until there is room for the others."""
    sheep, boar, cattle = mine.goods[SHEEP : SHEEP + ANIMALS]
    return fewest_gone((sheep, boar, cattle), lambda a, b, c: has_room(mine, a, b, c))


def is_unhurried(state: State, outlook: Outlook) -> bool:
    """True if a person is placed who is not the last one, although no other seat can place any more in this round."""
    seat = outlook.seat
    if state.setup.cards or len(state.seats) < 2 or state.phase != WORK or not isinstance(state.top(seat), Turn):
        return False
    placed = PLACE <= outlook.move < TAKE
    return (
        placed
        and state.seats[seat].home > 1
        and all(not mine.may_place() for other, mine in enumerate(state.seats) if other != seat)
    )
