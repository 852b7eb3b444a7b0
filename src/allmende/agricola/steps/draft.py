"""Drafting hand cards before the first round (appendix, chapter "Drafting")."""

from __future__ import annotations

from allmende.agricola import events
from allmende.agricola.moves import KEEP
from allmende.agricola.numbers import CARD_NAMES, is_occupation
from allmende.agricola.phases import PREPARATION
from allmende.agricola.state import Table
from allmende.core.message import Message
from allmende.core.position import Step


class Draft(Step[Table]):
    """Everybody takes cards out of a packet and passes the rest to the left, until hands are full.

    `table.turn` counts the packets that have been looked at. What is left of the last ones is out of the game.
    """

    def __init__(self, taking: Step[Table]) -> None:
        self.taking = taking

    def resume(self, table: Table, seat: int) -> None:
        picks = table.setup.picks
        players = len(table.seats)
        if table.turn == len(picks):
            for mine in table.seats:
                mine.packet = []
            table.begin_phase(PREPARATION)
            return
        if table.turn:
            packets = [mine.packet for mine in table.seats]
            for i in range(players):
                table.seats[(i + 1) % players].packet = packets[i]
            table.reveal()
        for mine in table.seats:
            mine.push(self.taking.index, picks[table.turn], picks[table.turn])
        table.turn += 1


class TakingCards(Step[Table]):
    """Take cards out of a packet: the counter says how many minor improvements, the mode how many occupations."""

    def moves(self, table: Table, seat: int) -> list[int]:
        mine = table.seats[seat]
        minors, occupations = mine.stack[-2], mine.stack[-1]
        return [KEEP + card for card in mine.packet if (occupations if is_occupation(card) else minors)]

    def play(self, table: Table, seat: int, move: int) -> None:
        mine = table.seats[seat]
        card = move - KEEP
        mine.packet = [other for other in mine.packet if other != card]
        mine.hand = sorted([*mine.hand, card])
        mine.stack[-1 if is_occupation(card) else -2] -= 1
        if table.log is not None:
            table.log.append(events.CardKept(seat=seat, cards=[CARD_NAMES[card]]))

    def prompt(self, table: Table, seat: int) -> Message:
        stack = table.seats[seat].stack
        return Message("prompt-draft", {"minors": stack[-2], "occupations": stack[-1]})
