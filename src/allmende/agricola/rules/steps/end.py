"""The end of the game (chapter "Game End and Winner")."""

from __future__ import annotations

from allmende.agricola.facts import events
from allmende.agricola.facts.deal import GAMES, HAND
from allmende.agricola.rules.campaign import solo_goal
from allmende.agricola.rules.moments import ANY_TIME_MOMENT, SCORING_STARTED
from allmende.agricola.rules.moves import KEEP
from allmende.agricola.rules.numbers import CARD_NAMES, is_occupation
from allmende.agricola.rules.scoring import points, winners
from allmende.agricola.rules.state import Table
from allmende.agricola.rules.steps.harvest import FOR_ALL
from allmende.core.message import Message
from allmende.core.rules.position import Step


class Scoring(Step[Table]):
    """After the last harvest the points are counted; in a campaign, occupations are chosen that stay in play.

    Before that cards have their say, and what they give can be used by others.
    """

    def __init__(self, chance: Step[Table], keeping: Step[Table]) -> None:
        self.chance = chance
        self.keeping = keeping

    def resume(self, table: Table, seat: int) -> None:
        if not table.turn and table.setup.cards:
            for mine in table.seats:
                if mine.moments >> SCORING_STARTED & 1 and mine.moments >> ANY_TIME_MOMENT & 1:
                    mine.push(self.chance.index, 0, FOR_ALL)
        if table.come_to(SCORING_STARTED, 1):
            return
        if table.turn == 1 and table.deal.game:
            table.turn = 2
            for i in range(len(table.seats)):
                if may_keep(table, i):
                    table.seats[i].push(self.keeping.index)
            return
        table.over = True
        if table.log is not None:
            table.log.append(events.GameEnded(winners=winners(table)))


class Keeping(Step[Table]):
    """Choose an occupation that will be in play from the start in the next game (appendix, chapter "Campaigns").

    ruling: One has to be chosen if there is any. What happens when it is played does not happen again. The points are
    counted already: nothing can be done at any time any more.
    """

    closed = True

    def moves(self, table: Table, seat: int) -> list[int]:
        mine = table.seats[seat]
        return [KEEP + card for card in mine.played if is_occupation(card) and not was_kept(table, seat, card)]

    def play(self, table: Table, seat: int, move: int) -> None:
        mine = table.seats[seat]
        mine.pop()
        mine.kept = [move - KEEP]
        if table.log is not None:
            table.log.append(events.OccupationStays(seat=seat, card=CARD_NAMES[move - KEEP]))

    def prompt(self, table: Table, seat: int) -> Message:
        return Message("prompt-keep-occupation")


def was_kept(table: Table, seat: int, card: int) -> bool:
    """Whether an occupation stays in play anyway: alone, those that have been from the start do."""
    return len(table.seats) == 1 and len(table.deal.kept) > 0 and CARD_NAMES[card] in table.deal.kept[seat]


def may_keep(table: Table, seat: int) -> bool:
    """Whether a seat may choose an occupation for the next game; alone only if the goal has been reached."""
    if len(table.seats) > 1:
        return table.deal.game < GAMES
    kept = len(table.deal.kept[0]) if table.deal.kept else 0
    return kept < HAND and points(table, 0) >= solo_goal(table.deal.game)
