"""What can be proved against a move: a card that fits no more, Jewelry without room, sheep of old age, no hurry."""

from __future__ import annotations

from collections.abc import Iterator

from allmende.core.caution import Caution, Outlook, beyond
from allmende.core.message import Message
from allmende.core.rules.phrases import amount
from allmende.hallertau.cards import CARDS
from allmende.hallertau.facts import events
from allmende.hallertau.rules.components import JEWEL_BOX, JEWELRY, RESOURCE_NAMES, ROUNDS
from allmende.hallertau.rules.moves import CHOOSE, DONE, PLACE, PLAY, PLAY_SPARINGLY
from allmende.hallertau.rules.numbers import CARD_NAMES
from allmende.hallertau.rules.phases import ACTIONS, SCORING
from allmende.hallertau.rules.player import Player
from allmende.hallertau.rules.state import Table
from allmende.hallertau.rules.steps.actions import Turn


def cautions(outlook: Outlook) -> Iterator[Caution]:
    """All of it, the gravest first."""
    before, after = outlook.before, outlook.after
    assert isinstance(before, Table)
    assert isinstance(after, Table)
    closed = closing(before, outlook, after)
    gone = [card for card in closed if is_gone(after, card)]
    if cards := gone or closed:
        named = [Message("one-card", {"card": CARD_NAMES[card]}) for card in cards]
        yield Caution("window", Message("caution-window", {"cards": named, "gone": "yes" if gone else "no"}))
    if count := beyond_the_box(before, outlook):
        yield Caution("beyond", Message("caution-beyond", {"goods": amount(RESOURCE_NAMES[JEWELRY], count)}))
    if count := dying(before, outlook, after):
        yield Caution("old-age", Message("caution-old-age", {"count": count}))
    if is_unhurried(before, outlook):
        yield Caution("no-hurry", Message("caution-no-hurry"), mild=True)


def closing(before: Table, outlook: Outlook, after: Table) -> list[int]:
    """The cards that could be played now, and not after the move, since what they need is no longer so.

    What can only be paid no more was spent on something else, and counts where there is no other time to come. Whoever
    leaves an action is told by the label of that.
    """
    seat = outlook.seat
    if outlook.move == DONE and not before.top(seat).rests:
        return []
    offered = [move - PLAY for move in before.moves(seat) if PLAY <= move < PLAY_SPARINGLY]
    found = []
    for number in offered:
        card, kept = CARDS[number], number in after.seats[seat].hand
        if kept and not card.options(after, seat) and (card.when is not None or is_gone(after, number)):
            found.append(number)
    return found


def is_gone(after: Table, number: int) -> bool:
    """Whether a card can't be played in this game any more: its phases are over in the last round."""
    if after.over:
        return True
    return after.round == ROUNDS and not any(CARDS[number].phases >> phase & 1 for phase in range(after.phase, SCORING))


def beyond_the_box(before: Table, outlook: Outlook) -> int:
    """How much Jewelry more a move would bring if the Jewel Box had more room."""
    have = before.seats[outlook.seat].jewelry
    if 2 * have < JEWEL_BOX:
        return 0

    def lessen(poorer: Player) -> None:
        poorer.jewelry -= have // 2

    return beyond(outlook, events.Gained, RESOURCE_NAMES[JEWELRY], lessen)


def dying(before: Table, outlook: Outlook, after: Table) -> int:
    """How many sheep are going to die of old age when the next round begins, whatever is done after one's last turn.

    Cards could still move them on, or use them.
    """
    seat = outlook.seat
    if before.anytime is not None or before.phase != ACTIONS or before.round == ROUNDS:
        return 0
    if after.round > before.round:
        died = [event for event in outlook.events if isinstance(event, events.SheepDied) and event.seat == seat]
        return sum(event.count for event in died)
    mine = after.seats[seat]
    acts = after.phase == ACTIONS and (mine.workers > 0 or len(mine.stack) > 0)
    return 0 if acts else mine.sheep[after.round + 1]


def is_unhurried(table: Table, outlook: Outlook) -> bool:
    """Whether workers are placed who are not the last ones, although nobody else has any left in this round.

    Cards could change that.
    """
    seat = outlook.seat
    if table.anytime is not None or len(table.seats) < 2 or not isinstance(table.top(seat), Turn):
        return False
    others = any(mine.workers for other, mine in enumerate(table.seats) if other != seat)
    after = outlook.after.seats[seat]
    return PLACE <= outlook.move < CHOOSE and not others and after.workers > 0
