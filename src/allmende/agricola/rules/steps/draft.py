"""Drafting hand cards before the first round, or drawing others (appendix, chapter "Drafting")."""

from __future__ import annotations

from allmende.agricola.facts import events
from allmende.agricola.facts.deal import HAND
from allmende.agricola.rules.moves import DONE, KEEP, REDRAW
from allmende.agricola.rules.numbers import CARD_NAMES, is_occupation
from allmende.agricola.rules.phases import PREPARATION
from allmende.agricola.rules.player import Player
from allmende.agricola.rules.state import Table
from allmende.core.message import Message
from allmende.core.rules.position import Step


class Draft(Step[Table]):
    """Everybody takes cards out of a packet and passes the rest to the left, until hands are full.

    `table.turn` counts the packets that have been looked at. What is left of the last ones is out of the game. Where
    cards can be redrawn, there are no packets, and it counts the seats that have been asked, from the first one on.
    """

    def __init__(self, taking: Step[Table], redrawing: Step[Table]) -> None:
        self.taking = taking
        self.redrawing = redrawing

    def resume(self, table: Table, seat: int) -> None:
        if table.setup.picks:
            self.pass_packets(table)
        elif table.turn < len(table.seats):
            table.seats[(table.first + table.turn) % len(table.seats)].push(self.redrawing.index)
            table.turn += 1
        else:
            table.pile = []
            table.begin_phase(PREPARATION)

    def pass_packets(self, table: Table) -> None:
        """Have everybody look at the next packet."""
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
            mine.push(self.taking.index, picks[table.turn], min(picks[table.turn], occupations_left(mine, players)))
        table.turn += 1


def occupations_left(mine: Player, players: int) -> int:
    """How many occupations a hand still lacks; alone, those that are in play from the start count as well."""
    in_play = mine.occupation_count() if players == 1 else 0
    return HAND - in_play - sum([is_occupation(card) for card in mine.hand])


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


class Redrawing(Step[Table]):
    """Keep one's cards, or put all of a kind away and draw one card fewer, as often as one likes.

    ruling: One after the other does so, the starting player first; what is put away is out of the game.
    """

    def moves(self, table: Table, seat: int) -> list[int]:
        found = [DONE]
        for kind in range(2):
            count = len(cards_of(table.seats[seat].hand, kind)) - 1
            if 0 < count <= len(cards_of(table.pile, kind)):
                found.append(REDRAW + kind)
        return found if len(found) > 1 else []

    def play(self, table: Table, seat: int, move: int) -> None:
        mine = table.seats[seat]
        if move == DONE:
            mine.pop()
            return
        kind = move - REDRAW
        away = cards_of(mine.hand, kind)
        drawn = cards_of(table.pile, kind)[: len(away) - 1]
        mine.hand = sorted([card for card in mine.hand if card not in away] + drawn)
        table.pile = [card for card in table.pile if card not in drawn]
        table.reveal()
        if table.log is not None:
            name = "occupations" if kind else "minors"
            table.log.append(events.CardsRedrawn(seat=seat, kind=name, count=len(drawn)))

    def prompt(self, table: Table, seat: int) -> Message:
        return Message("prompt-redraw")


def cards_of(cards: list[int], kind: int) -> list[int]:
    """The minor improvements (0) or the occupations (1) among some cards."""
    return [card for card in cards if is_occupation(card) == (kind > 0)]
