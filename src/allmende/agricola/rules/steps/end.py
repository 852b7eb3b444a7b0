"""The end of the game (chapter "Game End and Winner")."""

from __future__ import annotations

from allmende.agricola.components.moves import KEEP
from allmende.agricola.components.numbers import CARD_NAMES, is_occupation
from allmende.agricola.record import events
from allmende.agricola.record.deal import GAMES, HAND
from allmende.agricola.rules.announcements import come_to
from allmende.agricola.rules.campaign import solo_goal
from allmende.agricola.rules.language.elsewhere import elsewhere
from allmende.agricola.rules.moments import ANY_TIME_MOMENT, SCORING_STARTED
from allmende.agricola.rules.scoring import points, winners
from allmende.agricola.rules.state import State
from allmende.agricola.rules.steps.harvest import FOR_ALL
from allmende.core.message import Message
from allmende.core.rules.state import Step


class Scoring(Step[State]):
    """Count the points after the last harvest; in a campaign, have occupations chosen that stay in play.

    Before that cards react, and what they give can be used by others.
    """

    def __init__(self, chance: Step[State], keeping: Step[State]) -> None:
        self.chance = chance
        self.keeping = keeping

    def resume(self, state: State, seat: int) -> None:
        if not state.turn and state.setup.cards:
            for mine in state.seats:
                if mine.moments >> SCORING_STARTED & 1 and mine.moments >> ANY_TIME_MOMENT & 1:
                    mine.push(self.chance.index, 0, FOR_ALL)
        if come_to(state, SCORING_STARTED, 1):
            return
        if state.turn == 1 and state.deal.game:
            state.turn = 2
            for i in range(len(state.seats)):
                if may_keep(state, i):
                    state.seats[i].push(self.keeping.index)
            return
        state.over = True
        if state.log is not None:
            state.log.append(events.GameEnded(winners=winners(state)))


class Keeping(Step[State]):
    """Choose an occupation that will be in play from the start in the next game (appendix, chapter "Campaigns").

    ruling: One has to be chosen if there is any. What happens when it is played does not happen again. The points are
    counted already: anytime moves are no longer possible.
    """

    closed = True

    def moves(self, state: State, seat: int) -> list[int]:
        mine = state.seats[seat]
        return [KEEP + card for card in mine.played if is_occupation(card) and not was_kept(state, seat, card)]

    def play(self, state: State, seat: int, move: int) -> None:
        mine = state.seats[seat]
        mine.pop()
        mine.kept = [move - KEEP]
        if state.log is not None:
            state.log.append(events.OccupationStays(seat=seat, card=CARD_NAMES[move - KEEP]))

    def prompt(self, state: State, seat: int) -> Message:
        return Message("prompt-keep-occupation")

    def why_not(self, state: State, seat: int, move: int) -> Message:
        return elsewhere(state, seat, move)


def was_kept(state: State, seat: int, card: int) -> bool:
    """True if an occupation stays in play anyway, as those do in a solo campaign that were in play from the start."""
    return len(state.seats) == 1 and len(state.deal.kept) > 0 and CARD_NAMES[card] in state.deal.kept[seat]


def may_keep(state: State, seat: int) -> bool:
    """True if a seat may choose an occupation for the next game; in a solo game only if the goal has been reached."""
    if len(state.seats) > 1:
        return state.deal.game < GAMES
    kept = len(state.deal.kept[0]) if state.deal.kept else 0
    return kept < HAND and points(state, 0) >= solo_goal(state.deal.game)
