"""Playing cards from hand: at any time, at one's own decisions and between those of others (chapter "Anytime-Actions").

A seat that is not deciding anything is asked at a *moment*: whenever the course of play is about to go on, if it holds
a card that it could play and something that matters to it has changed since it last declined. Whoever declines inside
an action declines there only: when it is over, the seat is asked once more. In phases played clockwise one seat is
asked after the other, beginning with the active one; otherwise all are asked together.

ruling: In phases that all play together cards that change the action board take effect in the order in which they
are played, not clockwise.

ruling: Outside an action a card takes effect before its owner plays the next one ("resolve them one at a time"): what
that one asks for has to be there then, and not just when the first was played.

ruling: Phase 3 of Round 1 and Phase 10 of Round 6 are skipped, and yet moments like others. No Phase bar names them
alone, so that it comes to the same as playing the card before or after.
"""

from __future__ import annotations

from allmende.core.message import Message
from allmende.core.rules.position import FRAME, Anytime, Pause, Step
from allmende.hallertau.cards import CARDS
from allmende.hallertau.rules.amendments import BEFORE_THE_LOSS, DECLINED_INSIDE, PILES_RUN_OUT
from allmende.hallertau.rules.components import BONUS
from allmende.hallertau.rules.language.amounts import FREELY, OPTION, SPARINGLY
from allmende.hallertau.rules.language.card import ALWAYS, Card
from allmende.hallertau.rules.language.conditions import UsingButchery
from allmende.hallertau.rules.moves import DONE, PLAY, PLAY_SPARINGLY
from allmende.hallertau.rules.numbers import CARD_COUNT, CARD_DECKS
from allmende.hallertau.rules.phases import (
    BOARD_CHANGES,
    BOULDERS,
    INCOME,
    NEW_WORKERS,
    PROGRESS,
    REMOVE_WORKERS,
    SCORING,
)
from allmende.hallertau.rules.player import (
    ASKED_PILES,
    ASKED_SHARED,
    ASKED_STAGE,
    CHANGED,
    FRESH,
    INSIDE,
    JEWELRY_FOR_SHEEP,
    NEW_CARDS,
    PLAYED_NEW,
)
from allmende.hallertau.rules.state import Table


class Moment(Pause[Table]):
    """A chance to play cards, or none."""

    done = DONE

    def prompt(self, table: Table, seat: int) -> Message:
        return Message("prompt-final-chance" if table.phase == SCORING else "prompt-moment")


class PlayingCards(Anytime[Table]):
    """Cards from hand, at any decision. Played in the midst of an action, they wait until it is complete."""

    first = PLAY

    def __init__(self, moment: Step[Table], income: Step[Table]) -> None:
        self.moment = moment
        self.income = income

    def offer(self, table: Table, seat: int, moves: list[int]) -> None:
        hand = table.seats[seat].hand
        if not hand or (len(moves) == 1 and not self.stirred(table, seat, table.stage())):
            return
        sparing: list[int] = []
        for card in hand:
            if CARDS[card].options(table, seat):
                moves.append(PLAY + card)
                if CARDS[card].spareable:
                    sparing.append(PLAY_SPARINGLY + card)
        moves += sparing

    def decline(self, table: Table, seat: int) -> None:
        mine = table.seats[seat]
        step = table.step(mine.stack[-FRAME])
        if step.closed:
            return  # it was not offered any
        declined: list[int] = []
        moves = mine.moves
        for i in range(len(moves) - 1, -1, -1):
            if moves[i] < PLAY:
                break
            if moves[i] < PLAY_SPARINGLY:
                declined.append(moves[i] - PLAY)
        self.note(table, seat, declined)
        if not step.rests:
            if table.amended(DECLINED_INSIDE):
                mine.notes[FRESH] = INSIDE
        elif step is not self.moment:
            table.forget(seat)

    def note(self, table: Table, seat: int, declined: list[int]) -> None:
        """Note what the seat was offered and did not want, in the situation as it is now."""
        mine = table.seats[seat]
        mine.declined = declined
        mine.notes[FRESH] = 0
        mine.notes[ASKED_SHARED] = table.shared
        mine.notes[ASKED_STAGE] = table.stage()
        mine.notes[ASKED_PILES] = table.scarce

    def play(self, table: Table, seat: int, move: int) -> None:
        mine = table.seats[seat]
        number = (move - PLAY) % CARD_COUNT
        card = CARDS[number]
        options = card.options(table, seat)
        played_new = mine.hand.index(number) >= len(mine.hand) - mine.notes[NEW_CARDS]
        table.show(seat, number)
        mine.notes[PLAYED_NEW] = 1 if played_new else 0
        mine.notes[NEW_CARDS] = 0
        if isinstance(card.when, UsingButchery):
            mine.notes[JEWELRY_FOR_SHEEP] = 1
        frames = [card.index, 0, SPARINGLY if move >= PLAY_SPARINGLY else FREELY]
        asked = not card.nested
        if card.nested:
            frames[2] += OPTION * (options.bit_length() - 1)
        if self.brings_income(table, number) and not self.is_collecting(table, seat):
            frames = [self.income.index, 0, 0, *frames]
        at = self.resting_place(table, seat)
        mine.stack[at:at] = frames
        if asked:
            mine.push(card.upper.index, options)

    def resting_place(self, table: Table, seat: int) -> int:
        """Where on the stack a card waits: below everything that is under way."""
        stack = table.seats[seat].stack
        for i in range(len(stack) - FRAME, -1, -FRAME):
            if table.step(stack[i]).rests:
                return i + FRAME
        return 0

    def brings_income(self, table: Table, card: int) -> bool:
        """Whether a card that is played now gives its income at once: in Phase 3, which Round 1 skips."""
        return table.phase == INCOME and table.round > 1 and CARD_DECKS[card] == BONUS

    def is_collecting(self, table: Table, seat: int) -> bool:
        """Whether the seat is still collecting its income."""
        stack = table.seats[seat].stack
        for i in range(0, len(stack), FRAME):
            if stack[i] == self.income.index:
                return True
        return False

    # Moments

    def interrupt(self, table: Table) -> bool:
        players = len(table.seats)
        clockwise = table.is_clockwise()
        if table.turn < 0:
            if table.phase == PROGRESS and not clockwise:
                return False  # everybody is about to decide anyway
            if table.phase == REMOVE_WORKERS and table.round == 1:
                return False  # the table is still being set up
        following = table.following()
        for mine in table.seats:
            if mine.stack:
                following = -1  # a seat waits: its turn is not over
        begin = table.first if table.turn < 0 or not clockwise else table.turn
        found = False
        for i in range(players):
            seat = (begin + i) % players
            mine = table.seats[seat]
            if seat == following or mine.stack or not mine.hand:
                continue
            if self.stirred(table, seat, table.stage()):
                mine.push(self.moment.index)
                found = True
                if clockwise:
                    break
            else:
                # With none that it could play it is as if it had been asked.
                self.note(table, seat, self.still_declined(table, seat))
        return found

    def still_declined(self, table: Table, seat: int) -> list[int]:
        """The cards that the seat declined and could play all the time since then."""
        mine = table.seats[seat]
        if mine.notes[FRESH]:
            return []
        if mine.notes[ASKED_SHARED] == table.shared:
            return mine.declined
        return [card for card in mine.declined if CARDS[card].options(table, seat)]

    def would_interrupt(self, table: Table, seat: int) -> bool:
        for other in range(len(table.seats)):
            if other != seat and not table.seats[other].stack and self.stirred(table, other, BOARD_CHANGES):
                return True
        return False

    def stirred(self, table: Table, seat: int, stage: int) -> bool:
        """Whether the seat could play a card, and something that matters to it changed since it last declined.

        That this may be the last chance matters, too.
        """
        mine = table.seats[seat]
        notes = mine.notes
        fresh = notes[FRESH] == CHANGED or not notes[ASKED_STAGE]
        if notes[FRESH] == INSIDE:
            fresh = fresh or not mine.stack or table.step(mine.stack[-FRAME]).rests
        board_changed = notes[ASKED_SHARED] != table.shared
        stage_began = notes[ASKED_STAGE] != stage
        piles_shrank = not fresh and table.amended(PILES_RUN_OUT) and notes[ASKED_PILES] != table.scarce
        if not fresh and not board_changed and not stage_began and not piles_shrank:
            return False
        for number in mine.hand:
            card = CARDS[number]
            if not fresh and number in mine.declined:
                again = (board_changed and card.minds_board) or (stage_began and self.lapses(table, seat, card, stage))
                again = again or (piles_shrank and any(map(table.runs_out, card.draws)))
            else:
                again = fresh or (board_changed and card.heeds_board) or (stage_began and card.phases != ALWAYS)
            if again and card.options(table, seat):
                return True
        return False

    def lapses(self, table: Table, seat: int, card: Card, stage: int) -> bool:
        """Whether what comes at this stage can take the card's chance, or some of what it gives."""
        if card.lapses >> stage & 1:
            return True
        if not table.amended(BEFORE_THE_LOSS):
            return False
        if stage == NEW_WORKERS:
            return (card.minds_sheep and table.seats[seat].sheep[table.round] > 0) or card.minds_bare_cards
        return stage == BOULDERS and card.minds_round
