"""Drafting of hand cards before the first round, or drawing others (appendix, chapter "Drafting")."""

from __future__ import annotations

from allmende.agricola.components.moves import DONE, KEEP, REDRAW, RESOLVE
from allmende.agricola.components.numbers import CARD_NAMES, is_occupation
from allmende.agricola.record import events
from allmende.agricola.record.deal import HAND, draws_minors
from allmende.agricola.rules.language.elsewhere import elsewhere
from allmende.agricola.rules.phases import PREPARATION
from allmende.agricola.rules.player import Player
from allmende.agricola.rules.state import State
from allmende.core.message import Message
from allmende.core.rules.state import Step


class Draft(Step[State]):
    """All players take cards out of a packet and pass the rest to the left, until hands are full.

    `state.turn` counts the packets that have been looked at. The rest of the last ones is out of the game. Where cards
    can be redrawn, there are no packets, and it counts the seats that have been asked, from the first one on.
    """

    def __init__(self, taking: Step[State], redrawing: Step[State]) -> None:
        self.taking = taking
        self.redrawing = redrawing

    def resume(self, state: State, seat: int) -> None:
        if state.setup.picks:
            self.pass_packets(state)
        elif state.turn < len(state.seats):
            state.seats[(state.first + state.turn) % len(state.seats)].push(self.redrawing.index)
            state.turn += 1
        else:
            hands = state.setup.hands
            new = hands is not None and draws_minors(len(state.seats), hands)
            state.pile = cards_of(state.pile, 0) if new else []
            state.begin_phase(PREPARATION)

    def pass_packets(self, state: State) -> None:
        """Have all seats look at the next packet."""
        picks = state.setup.picks
        players = len(state.seats)
        if state.turn == len(picks):
            for mine in state.seats:
                mine.packet = []
            state.begin_phase(PREPARATION)
            return
        if state.turn:
            packets = [mine.packet for mine in state.seats]
            for i in range(players):
                state.seats[(i + 1) % players].packet = packets[i]
            state.reveal()
        for mine in state.seats:
            mine.push(self.taking.index, picks[state.turn], min(picks[state.turn], occupations_left(mine, players)))
        state.turn += 1


def occupations_left(mine: Player, players: int) -> int:
    """The number of occupations that a hand still lacks; in a solo game, those in play from the start count as well."""
    in_play = mine.occupation_count() if players == 1 else 0
    return HAND - in_play - sum([is_occupation(card) for card in mine.hand])


class TakingCards(Step[State]):
    """Take cards out of a packet: the counter has the number of minor improvements, the mode that of occupations."""

    def moves(self, state: State, seat: int) -> list[int]:
        mine = state.seats[seat]
        minors, occupations = mine.stack[-2], mine.stack[-1]
        return [KEEP + card for card in mine.packet if (occupations if is_occupation(card) else minors)]

    def play(self, state: State, seat: int, move: int) -> None:
        mine = state.seats[seat]
        card = move - KEEP
        mine.packet = [other for other in mine.packet if other != card]
        mine.hand = sorted([*mine.hand, card])
        mine.stack[-1 if is_occupation(card) else -2] -= 1
        if state.log is not None:
            state.log.append(events.CardKept(seat=seat, cards=[CARD_NAMES[card]]))

    def prompt(self, state: State, seat: int) -> Message:
        stack = state.seats[seat].stack
        return Message("prompt-draft", {"minors": stack[-2], "occupations": stack[-1]})

    def visible(self, state: State, seat: int) -> list[int]:
        return [KEEP + card for card in state.seats[seat].packet]

    def why_not(self, state: State, seat: int, move: int) -> Message:
        if not KEEP <= move < RESOLVE:
            return Message("reason-draft-first")
        if move - KEEP not in state.seats[seat].packet:
            return Message("reason-not-in-packet")
        return Message("reason-enough-occupations" if is_occupation(move - KEEP) else "reason-enough-minors")


class Redrawing(Step[State]):
    """Keep one's cards, or put all of a kind away and draw one card fewer, as often as one likes.

    ruling: The players do so one after the other, the starting player first; what is put away is out of the game.
    """

    def moves(self, state: State, seat: int) -> list[int]:
        found = [DONE]
        for kind in range(2):
            count = len(cards_of(state.seats[seat].hand, kind)) - 1
            if 0 < count <= len(cards_of(state.pile, kind)):
                found.append(REDRAW + kind)
        return found if len(found) > 1 else []

    def play(self, state: State, seat: int, move: int) -> None:
        mine = state.seats[seat]
        if move == DONE:
            mine.pop()
            return
        kind = move - REDRAW
        away = cards_of(mine.hand, kind)
        drawn = cards_of(state.pile, kind)[: len(away) - 1]
        mine.hand = sorted([card for card in mine.hand if card not in away] + drawn)
        state.pile = [card for card in state.pile if card not in drawn]
        state.reveal()
        if state.log is not None:
            name = "occupations" if kind else "minors"
            state.log.append(events.CardsRedrawn(seat=seat, kind=name, count=len(drawn)))

    def prompt(self, state: State, seat: int) -> Message:
        return Message("prompt-redraw")

    def why_not(self, state: State, seat: int, move: int) -> Message:
        return elsewhere(state, seat, move)


def cards_of(cards: list[int], kind: int) -> list[int]:
    """The minor improvements (0) or the occupations (1) among some cards."""
    return [card for card in cards if is_occupation(card) == (kind > 0)]
