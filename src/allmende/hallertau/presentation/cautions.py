"""Cautions before a move, if a loss can be proved: a card that won't fit any more, Jewelry without room, dying sheep,
haste."""

from __future__ import annotations

from collections.abc import Iterator

from allmende.core.caution import Caution, Outlook, beyond
from allmende.core.message import Message
from allmende.core.rules.phrases import amount
from allmende.hallertau.cards import CARDS
from allmende.hallertau.components.moves import CHOOSE, DONE, PLACE, PLAY, PLAY_SPARINGLY
from allmende.hallertau.components.numbers import CARD_NAMES
from allmende.hallertau.components.pieces import JEWEL_BOX, JEWELRY, RESOURCE_NAMES, ROUNDS
from allmende.hallertau.record import events
from allmende.hallertau.rules.phases import ACTIONS, SCORING
from allmende.hallertau.rules.player import Player
from allmende.hallertau.rules.state import State
from allmende.hallertau.rules.steps.actions import Turn


def cautions(outlook: Outlook) -> Iterator[Caution]:
    """The cautions against a move, the gravest first."""
    before, after = outlook.before, outlook.after
    assert isinstance(before, State)
    assert isinstance(after, State)
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


def closing(before: State, outlook: Outlook, after: State) -> list[int]:
    """The cards that can be played now, and no more after the move, since their condition ceases to hold.

    A card whose price can't be paid any more counts only if there is no later time for it, since its goods were spent
    on something else. For leaving an action there is no caution: the label of that move names the cards.
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


def is_gone(after: State, number: int) -> bool:
    """True if a card can't be played in this game any more: its phases are over in the last round."""
    if after.over:
        return True
    return after.round == ROUNDS and not any(CARDS[number].phases >> phase & 1 for phase in range(after.phase, SCORING))


def beyond_the_box(before: State, outlook: Outlook) -> int:
    """The Jewelry that a move would bring besides if the Jewel Box had more room."""
    have = before.seats[outlook.seat].jewelry
    if 2 * have < JEWEL_BOX:
        return 0

    def lessen(poorer: Player) -> None:
        poorer.jewelry -= have // 2

    return beyond(outlook, events.Gained, RESOURCE_NAMES[JEWELRY], lessen)


def dying(before: State, outlook: Outlook, after: State) -> int:
    """The number of sheep that will die of old age when the next round begins, whatever the seat does after its last
    turn.

    It is 0 in games with cards, which could still move the sheep on, or use them.
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


def is_unhurried(state: State, outlook: Outlook) -> bool:
    """True if the move uses some but not all of the seat's workers, although no other seat has any left in this round.

    It is False in games with cards, which could change that.
    """
    seat = outlook.seat
    if state.anytime is not None or len(state.seats) < 2 or not isinstance(state.top(seat), Turn):
        return False
    others = any(mine.workers for other, mine in enumerate(state.seats) if other != seat)
    after = outlook.after.seats[seat]
    return PLACE <= outlook.move < CHOOSE and not others and after.workers > 0
