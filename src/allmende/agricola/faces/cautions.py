"""What can be proved against a move: hunger, animals without room, a hand that is left, and that there was no hurry.

Hand cards can do so much that of games with them less is said: no hunger where a card in play may still have a say
before the meal, and never that there was no hurry.
"""

from __future__ import annotations

from collections.abc import Iterator

from allmende.agricola.faces.provisions import gifts, harvested, is_idle, larder
from allmende.agricola.facts import events
from allmende.agricola.rules.board import HARVEST_ROUNDS, ROUNDS
from allmende.agricola.rules.components import ANIMALS, FOOD, SHEEP
from allmende.agricola.rules.farm.housing import has_room
from allmende.agricola.rules.language.paying import card_at
from allmende.agricola.rules.moves import COOK, FEED, PLACE, RELEASE, TAKE, USE
from allmende.agricola.rules.numbers import CARD_NAMES
from allmende.agricola.rules.phases import CROWDED, FEEDING, WORK
from allmende.agricola.rules.player import Player
from allmende.agricola.rules.state import Table
from allmende.agricola.rules.steps.work import Turn
from allmende.core.caution import Caution, Outlook, fewest_gone
from allmende.core.message import Message
from allmende.core.rules.position import FRAME


def cautions(outlook: Outlook) -> Iterator[Caution]:
    """All of it, the gravest first."""
    before, after, seat = outlook.before, outlook.after, outlook.seat
    assert isinstance(before, Table)
    assert isinstance(after, Table)
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


def last_chance(before: Table, outlook: Outlook, after: Table) -> int:
    """How many cards are left in hand of which none can be played any more: the last person of the game is placed."""
    if before.phase != WORK or before.round != ROUNDS or not is_idle(after, outlook.seat):
        return 0
    return len(after.seats[outlook.seat].hand)


def needless_begging(table: Table, seat: int) -> int:
    """How many begging markers feeding now costs that goods turned into food would save."""
    mine = table.seats[seat]
    due = mine.food_due(table.setup.solo)
    short = max(0, due - mine.goods[FOOD])
    return min(short, larder(table, seat, mine.goods, mine.used) - mine.goods[FOOD])


def hunger(before: Table, outlook: Outlook, after: Table) -> int:
    """How much food at least is going to be missing in the harvest of this round, whatever anybody does after the move.

    It is known once all its people have been placed: nothing but the harvest comes until it feeds them, unless a card
    has a say.
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


def runaways(before: Table, outlook: Outlook) -> int:
    """How many animals leave with the move, since they find no room and there is no choice which."""
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


def newly_homeless(before: Table, after: Table, seat: int) -> int:
    """How many animals at least find no room after a move that makes the farm crowded."""
    return 0 if is_crowded(before, seat) or not is_crowded(after, seat) else least_homeless(after.seats[seat])


def is_crowded(table: Table, seat: int) -> bool:
    """Whether the seat has to see to its animals next."""
    stack = table.seats[seat].stack
    return len(stack) > 0 and stack[-FRAME] == CROWDED


def least_homeless(mine: Player) -> int:
    """How many animals have to go at least until there is room for the others."""
    sheep, boar, cattle = mine.goods[SHEEP : SHEEP + ANIMALS]
    return fewest_gone((sheep, boar, cattle), lambda a, b, c: has_room(mine, a, b, c))


def is_unhurried(table: Table, outlook: Outlook) -> bool:
    """Whether a person is placed who is not the last one, although nobody else can place any more in this round."""
    seat = outlook.seat
    if table.setup.cards or len(table.seats) < 2 or table.phase != WORK or not isinstance(table.top(seat), Turn):
        return False
    placed = PLACE <= outlook.move < TAKE
    return (
        placed
        and table.seats[seat].home > 1
        and all(not mine.may_place() for other, mine in enumerate(table.seats) if other != seat)
    )
