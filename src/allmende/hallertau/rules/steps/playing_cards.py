"""Playing cards from hand: at any time, at one's own decisions and between those of others (chapter "Anytime-Actions").

A seat that is not deciding anything is asked at a *moment*: whenever the course of play is about to go on, if it holds
a card that it could play and something that matters to it has changed since it last declined. A seat that declines
inside an action declines there only: when it is over, the seat is asked once more. In phases played clockwise one seat
is asked after the other, beginning with the active one; otherwise all are asked together.

ruling: In phases that all play together cards that change the action board take effect in the order in which they
are played, not clockwise.

ruling: Outside an action a card takes effect before its owner plays the next one ("resolve them one at a time"): the
next one's condition has to hold then, and not just when the first was played.

ruling: Phase 3 of Round 1 and Phase 10 of Round 6 are skipped, and yet moments like others. No Phase bar names them
alone, so that playing a card then is equal to playing it before or after.
"""

from __future__ import annotations

from allmende.core.message import Message
from allmende.core.rules.state import FRAME, Anytime, Pause, Step
from allmende.hallertau.cards import CARDS
from allmende.hallertau.components.moves import DONE, PLAY, PLAY_SPARINGLY
from allmende.hallertau.components.numbers import CARD_COUNT, CARD_DECKS
from allmende.hallertau.components.pieces import BONUS
from allmende.hallertau.rules.amendments import BEFORE_THE_LOSS, DECLINED_INSIDE, PILES_RUN_OUT
from allmende.hallertau.rules.hand import show
from allmende.hallertau.rules.language.amounts import FREELY, OPTION, SPARINGLY
from allmende.hallertau.rules.language.card import ALWAYS, Card
from allmende.hallertau.rules.phases import (
    BOARD_CHANGES,
    BOULDERS,
    HARVEST,
    INCOME,
    NEW_WORKERS,
    PROGRESS,
    REMOVE_WORKERS,
    SCORING,
)
from allmende.hallertau.rules.player import CHANGED, INSIDE, forget_moment
from allmende.hallertau.rules.state import State


class Moment(Pause[State]):
    """A pause in which a seat may play cards, or none."""

    done = DONE

    def prompt(self, state: State, seat: int) -> Message:
        return Message("prompt-final-chance" if state.phase == SCORING else "prompt-moment")


class PlayingCards(Anytime[State]):
    """Cards from hand, at any decision. Played in the midst of an action, they wait until it is complete."""

    first = PLAY

    def __init__(self, moment: Step[State], income: Step[State]) -> None:
        self.moment = moment
        self.income = income

    def offer(self, state: State, seat: int, moves: list[int]) -> None:
        hand = state.seats[seat].hand
        if not hand or (len(moves) == 1 and not self.stirred(state, seat, state.stage())):
            return
        sparing: list[int] = []
        for card in hand:
            if CARDS[card].options(state, seat):
                moves.append(PLAY + card)
                if CARDS[card].spareable:
                    sparing.append(PLAY_SPARINGLY + card)
        moves += sparing

    def decline(self, state: State, seat: int) -> None:
        mine = state.seats[seat]
        step = state.step(mine.stack[-FRAME])
        if step.closed:
            return  # it was not offered any
        declined: list[int] = []
        moves = mine.moves
        for i in range(len(moves) - 1, -1, -1):
            if moves[i] < PLAY:
                break
            if moves[i] < PLAY_SPARINGLY:
                declined.append(moves[i] - PLAY)
        self.note(state, seat, declined)
        if not step.rests:
            if state.amended(DECLINED_INSIDE):
                mine.fresh = INSIDE
        elif step is not self.moment:
            forget_moment([mine], state.phase == HARVEST)

    def note(self, state: State, seat: int, declined: list[int]) -> None:
        """Note the cards that the seat declined, and the situation in which it did."""
        mine = state.seats[seat]
        mine.declined = declined
        mine.fresh = 0
        mine.asked_shared = state.shared_version
        mine.asked_stage = state.stage()
        mine.asked_piles = state.scarce

    def play(self, state: State, seat: int, move: int) -> None:
        mine = state.seats[seat]
        number = (move - PLAY) % CARD_COUNT
        card = CARDS[number]
        options = card.options(state, seat)
        played_new = mine.hand.index(number) >= len(mine.hand) - mine.new_cards
        show(state, seat, number)
        mine.played_new = played_new
        mine.new_cards = 0
        if card.when is not None and card.when.jewelry_for_sheep:
            mine.jewelry_for_sheep = True
        frames = [card.index, 0, SPARINGLY if move >= PLAY_SPARINGLY else FREELY]
        asked = not card.nested
        if card.nested:
            frames[2] += OPTION * (options.bit_length() - 1)
        if self.brings_income(state, number) and not self.is_collecting(state, seat):
            frames = [self.income.index, 0, 0, *frames]
        at = self.resting_place(state, seat)
        mine.stack[at:at] = frames
        if asked:
            mine.push(card.upper.index, options)

    def resting_place(self, state: State, seat: int) -> int:
        """The index on the stack at which a card waits: below everything that is under way."""
        stack = state.seats[seat].stack
        for i in range(len(stack) - FRAME, -1, -FRAME):
            if state.step(stack[i]).rests:
                return i + FRAME
        return 0

    def brings_income(self, state: State, card: int) -> bool:
        """True if a card that is played now gives its income at once: in Phase 3, which Round 1 skips."""
        return state.phase == INCOME and state.round > 1 and CARD_DECKS[card] == BONUS

    def is_collecting(self, state: State, seat: int) -> bool:
        """True if the seat is still collecting its income."""
        stack = state.seats[seat].stack
        for i in range(0, len(stack), FRAME):
            if stack[i] == self.income.index:
                return True
        return False

    # Moments

    def interrupt(self, state: State) -> bool:
        players = len(state.seats)
        clockwise = state.is_clockwise()
        if state.turn < 0:
            if state.phase == PROGRESS and not clockwise:
                return False  # all seats are about to decide anyway
            if state.phase == REMOVE_WORKERS and state.round == 1:
                return False  # the table is still being set up
        following = state.following()
        for mine in state.seats:
            if mine.stack:
                following = -1  # a seat waits: its turn is not over
        begin = state.first if state.turn < 0 or not clockwise else state.turn
        found = False
        for i in range(players):
            seat = (begin + i) % players
            mine = state.seats[seat]
            if seat == following or mine.stack or not mine.hand:
                continue
            if self.stirred(state, seat, state.stage()):
                mine.push(self.moment.index)
                found = True
                if clockwise:
                    break
            else:
                # A seat without a playable card counts as if it had been asked.
                self.note(state, seat, self.still_declined(state, seat))
        return found

    def still_declined(self, state: State, seat: int) -> list[int]:
        """The cards that the seat declined and could play all the time since then."""
        mine = state.seats[seat]
        if mine.fresh:
            return []
        if mine.asked_shared == state.shared_version:
            return mine.declined
        return [card for card in mine.declined if CARDS[card].options(state, seat)]

    def would_interrupt(self, state: State, seat: int) -> bool:
        for other in range(len(state.seats)):
            if other != seat and not state.seats[other].stack and self.stirred(state, other, BOARD_CHANGES):
                return True
        return False

    def stirred(self, state: State, seat: int, stage: int) -> bool:
        """True if the seat could play a card, and something that matters to it changed since it last declined.

        A last chance matters, too.
        """
        mine = state.seats[seat]
        fresh = mine.fresh == CHANGED or not mine.asked_stage
        if mine.fresh == INSIDE:
            fresh = fresh or not mine.stack or state.step(mine.stack[-FRAME]).rests
        board_changed = mine.asked_shared != state.shared_version
        stage_began = mine.asked_stage != stage
        piles_shrank = not fresh and state.amended(PILES_RUN_OUT) and mine.asked_piles != state.scarce
        if not fresh and not board_changed and not stage_began and not piles_shrank:
            return False
        for number in mine.hand:
            card = CARDS[number]
            if not fresh and number in mine.declined:
                again = (board_changed and card.minds_board) or (stage_began and self.lapses(state, seat, card, stage))
                again = again or (piles_shrank and any(map(state.runs_out, card.draws)))
            else:
                again = fresh or (board_changed and card.heeds_board) or (stage_began and card.phases != ALWAYS)
            if again and card.options(state, seat):
                return True
        return False

    def lapses(self, state: State, seat: int, card: Card, stage: int) -> bool:
        """True if the next event at this stage can take the card's chance, or a part of its effect."""
        if card.lapses >> stage & 1:
            return True
        if not state.amended(BEFORE_THE_LOSS):
            return False
        if stage == NEW_WORKERS:
            return (card.minds_sheep and state.seats[seat].sheep[state.round] > 0) or card.minds_bare_cards
        return stage == BOULDERS and card.minds_round
