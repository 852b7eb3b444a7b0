"""Phase 2: Work Phase, and phase 3: Returning Home Phase."""

from __future__ import annotations

from typing import Final

from allmende.agricola.facts import events
from allmende.agricola.rules.board import HARVEST_ROUNDS, ROUNDS
from allmende.agricola.rules.components import FOOD
from allmende.agricola.rules.language.placing import (
    free_spaces,
    note_joining,
    place_person,
    placings,
    placings_of,
    uses_under_way,
)
from allmende.agricola.rules.language.turns import come_back, note_heaps
from allmende.agricola.rules.moments import (
    AFTER_USE,
    AFTER_WORK,
    BEFORE_ROUND,
    GOING_HOME,
    HOME_STARTED,
    RIGHT_AFTER_USE,
    ROUND_ENDED,
    TURN_ENDED,
    TURN_OVER,
    TURN_STARTED,
    USED,
    WORK_ENDED,
)
from allmende.agricola.rules.moves import CHOOSE, DONE, PLACE
from allmende.agricola.rules.numbers import CARD_NAMES, card_index
from allmende.agricola.rules.permits import EARLY_ACTION, EARLY_ACTION_FOOD
from allmende.agricola.rules.phases import (
    FIELD,
    LAY_MASK,
    LAY_PLACE,
    PREPARATION,
    RETURNING_HOME,
    STAGE_BITS,
    WORK,
)
from allmende.agricola.rules.phrases import named
from allmende.agricola.rules.state import Table
from allmende.core.message import Message
from allmende.core.rules.position import Step


class Work(Step[Table]):
    """From the starting player on, everybody in turn places one person, until all people have been placed."""

    def __init__(self, turn: Step[Table], early: Step[Table]) -> None:
        self.turn = turn
        self.early = early

    def resume(self, table: Table, seat: int) -> None:
        players = len(table.seats)
        for i in range(players if table.turn < players else 0):
            next_seat = (table.turn + i) % players
            mine = table.seats[next_seat]
            if mine.may_place() or may_act_early(table, next_seat):
                table.turn = (next_seat + 1) % players
                mine.push(self.turn.index if mine.may_place() else self.early.index)
                if mine.may_place():
                    note_heaps(mine, table.goods)
                    table.happen(next_seat, TURN_STARTED)
                return
        if not table.come_to(WORK_ENDED, players):  # of which no seat has the number
            table.begin_phase(RETURNING_HOME)


class Turn(Step[Table]):
    """Place a person on an action space that is not occupied and carry out at least one of its actions.

    Once the whole family has been placed, a person of the supply may come for this round, or not, if a card says so.
    """

    pauses = True

    def moves(self, table: Table, seat: int) -> list[int]:
        if table.seats[seat].home:
            return placings(table, seat, free_spaces(table, seat))
        found = placings_of(table, seat, free_spaces(table, seat), 1)
        if found:
            found.append(DONE)
        return found

    def resume(self, table: Table, seat: int) -> None:
        """Keep all people at home that find no action space.

        ruling: With so many spaces that always can be used this hardly ever happens; whoever can't place a person has
        no more turns in this round.
        """
        mine = table.seats[seat]
        mine.pop()
        mine.home = 0
        mine.helpers = 0
        if table.log is not None:
            table.log.append(events.PersonIdle(seat=seat))

    def play(self, table: Table, seat: int, move: int) -> None:
        mine = table.seats[seat]
        mine.pop()
        if move == DONE:
            mine.helpers = 0
            return
        note_joining(table, seat, move - PLACE)
        place_person(table, seat, move - PLACE)

    def prompt(self, table: Table, seat: int) -> Message:
        home = table.seats[seat].home
        return Message("prompt-place", {"count": home}) if home else Message("prompt-place-helper")


class Using(Step[Table]):
    """The use of an action space, whose number is the counter, with what cards in play add to it.

    Its actions come first. Then the mode says how far it is: the cards that speak of using it, those that speak of what
    comes right after that, of what comes after it, the end of the turn. It also says whether the person was placed
    `ELSEWHERE`, to where it has gone on, and how much lay on one of the spaces used. Outside of the work phase it is
    nobody's turn.

    ruling: What cards give "each time" a space is used belongs to the use: it comes right after its own actions, or
    before them if its owner likes, who is asked where that can matter. Only then comes what they give "immediately
    after" it, and last what they give just "after" it, whatever the order in which the cards were played.
    """

    def resume(self, table: Table, seat: int) -> None:
        mine = table.seats[seat]
        space, mode = mine.stack[-2], mine.stack[-1]
        stage, lay = mode & (1 << STAGE_BITS) - 1, mode >> LAY_PLACE & LAY_MASK
        mine.stack[-1] = mode + 1
        if stage == 0:
            table.happen(seat, USED, space)
        elif stage == 1:
            table.happen(seat, RIGHT_AFTER_USE, space)
        elif stage == 2:
            table.happen(seat, AFTER_USE, space)
        elif stage == 3 and table.phase == WORK:
            table.happen(seat, TURN_ENDED, space)
        elif stage == 4 and table.phase == WORK and uses_under_way(table, seat) == 1:
            table.happen(seat, TURN_OVER, lay)
        else:
            mine.pop()
            come_back(table, seat, lay)


class EarlyAction(Step[Table]):
    """A newborn takes an action in the round in which it came, for food, with a card that permits it.

    ruling: It is asked for once all other people have been placed: which of them acts first makes no difference.
    """

    pauses = True

    def __init__(self, turn: Step[Table]) -> None:
        self.turn = turn

    def moves(self, table: Table, seat: int) -> list[int]:
        return [CHOOSE, DONE] if table.seats[seat].goods[FOOD] >= EARLY_ACTION_FOOD else [DONE]

    def play(self, table: Table, seat: int, move: int) -> None:
        mine = table.seats[seat]
        mine.pop()
        if move == DONE:
            mine.set_mark(EARLY_CARD, table.round)
            return
        table.pay(seat, FOOD, EARLY_ACTION_FOOD, f"card:{CARD_NAMES[EARLY_CARD]}")
        table.raise_newborn(seat)
        mine.push(self.turn.index)
        note_heaps(mine, table.goods)
        table.happen(seat, TURN_STARTED)

    def prompt(self, table: Table, seat: int) -> Message:
        return Message(
            "prompt-early-action", {"card": named("card", CARD_NAMES[EARLY_CARD]), "food": EARLY_ACTION_FOOD}
        )


EARLY_CARD: Final[int] = card_index("A092")
"""The card that permits it; its mark is the last round in which it was declined."""


def may_act_early(table: Table, seat: int) -> bool:
    """Whether a newborn could take an action, and this has not been declined yet."""
    mine = table.seats[seat]
    return mine.permits & EARLY_ACTION != 0 and mine.newborns > 0 and mine.mark_of(EARLY_CARD) != table.round


class ReturningHome(Step[Table]):
    """All people return home. Then comes the harvest, or the next round."""

    def resume(self, table: Table, seat: int) -> None:
        if table.come_to(AFTER_WORK, 1) or table.come_to(HOME_STARTED, 2) or table.come_to(GOING_HOME, 3):
            return
        table.return_home()
        if table.round in HARVEST_ROUNDS:
            table.begin_phase(FIELD)
        elif not ends_round(table, 4):
            table.begin_phase(PREPARATION)


def ends_round(table: Table, turn: int) -> bool:
    """Come to the end of this round, from this point of a phase on, and to the next one; whether that takes a while."""
    return table.come_to(ROUND_ENDED, turn) or (table.round < ROUNDS and table.come_to(BEFORE_ROUND, turn + 1))
