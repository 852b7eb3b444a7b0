"""Phase 2: Work Phase, and phase 3: Returning Home Phase."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.board import HARVEST_ROUNDS, ROUNDS, SPACE_COUNT
from allmende.agricola.components.moves import CHOOSE, DONE, FEED, KEEP, PLACE, PLAY, TAKE
from allmende.agricola.components.numbers import CARD_NAMES, is_occupation
from allmende.agricola.components.phrases import named
from allmende.agricola.components.pieces import FOOD
from allmende.agricola.record import events
from allmende.agricola.rules.announcements import come_to, happen, tell_own
from allmende.agricola.rules.farm.supplies import pay
from allmende.agricola.rules.language.before import give_before
from allmende.agricola.rules.language.closed_spaces import why_not_placed
from allmende.agricola.rules.language.elsewhere import by_action_space, card_by_space, elsewhere
from allmende.agricola.rules.language.heaps import note_heaps
from allmende.agricola.rules.language.homecomings import leaves_out_turn
from allmende.agricola.rules.language.in_play import card_at, card_with
from allmende.agricola.rules.language.placing import (
    comes_near,
    free_spaces,
    note_joining,
    place_person,
    placings_of,
    revealed_spaces,
)
from allmende.agricola.rules.language.turns import come_back, end_use
from allmende.agricola.rules.language.unpaid import cost_missing
from allmende.agricola.rules.moments import (
    AFTER_USE,
    AFTER_WORK,
    ALL_PLACED,
    ANY_TIME_MOMENT,
    BEFORE_PLACING,
    BEFORE_ROUND,
    FROM_SPACE,
    GOING_HOME,
    HOME_ENDED,
    HOME_STARTED,
    RIGHT_AFTER_USE,
    ROUND_ENDED,
    TURN_ENDED,
    TURN_OVER,
    TURN_STARTED,
    USED,
    WORK_ENDED,
)
from allmende.agricola.rules.people import raise_newborn, return_home
from allmende.agricola.rules.permits import EARLY_ACTION, EARLY_ACTION_FOOD, SKIPS_TURNS
from allmende.agricola.rules.phases import FIELD, PREPARATION, RETURNING_HOME, WORK
from allmende.agricola.rules.shortages import NOT_NOW, good_missing, not_held
from allmende.agricola.rules.state import State
from allmende.agricola.rules.steps.ovens import own_improvements
from allmende.agricola.rules.use import ACTIONS
from allmende.core.message import Message
from allmende.core.rules.state import Step
from allmende.core.view import Refusal


class Work(Step[State]):
    """From the starting player on, the seats place one person each in turn, until all people have been placed."""

    def __init__(self, turn: Step[State], early: Step[State]) -> None:
        self.turn = turn
        self.early = early

    def resume(self, state: State, seat: int) -> None:
        players = len(state.seats)
        for i in range(players if state.turn < players else 0):
            next_seat = (state.turn + i) % players
            mine = state.seats[next_seat]
            if mine.may_place() or may_act_early(state, next_seat):
                if mine.permits & SKIPS_TURNS and skips_turn(state, next_seat):
                    state.turn = (next_seat + 1) % players
                    self.resume(state, seat)
                    return
                state.turn = (next_seat + 1) % players
                mine.push(self.turn.index if mine.may_place() else self.early.index)
                if mine.may_place():
                    give_before(state, next_seat, BEFORE_PLACING)
                    note_heaps(state, next_seat)
                    happen(state, next_seat, TURN_STARTED)
                return
        # From here on, the number of the turn is none that a seat has.
        if not come_to(state, ALL_PLACED, players) and not come_to(state, WORK_ENDED, players + 1):
            state.begin_phase(RETURNING_HOME)


def skips_turn(state: State, seat: int) -> bool:
    """True if a card has the seat leave out this turn, which is told and noted then."""
    if not leaves_out_turn(state, seat, card_with(state, seat, SKIPS_TURNS)):
        return False
    if state.log is not None:
        state.log.append(events.TurnSkipped(seat=seat))
    return True


class Turn(Step[State]):
    """Place a person on an action space that is not occupied and carry out at least one of its actions.

    Once the whole family has been placed, a person of the supply may come for this round if a card says so.
    """

    pauses = True

    def moves(self, state: State, seat: int) -> list[int]:
        of_supply = self.of_supply(state, seat)
        found = placings_of(state, seat, free_spaces(state, seat), of_supply)
        if found and of_supply:
            found.append(DONE)
        return found

    def resume(self, state: State, seat: int) -> None:
        """Keep all people at home that find no action space.

        ruling: Many spaces can always be used, so that this hardly ever happens; a player who can't place a person has
        no more turns in this round.
        """
        mine = state.seats[seat]
        mine.pop()
        mine.home = 0
        mine.helpers = 0
        if state.log is not None:
            state.log.append(events.PersonIdle(seat=seat))

    def play(self, state: State, seat: int, move: int) -> None:
        mine = state.seats[seat]
        mine.pop()
        if move == DONE:
            mine.helpers = 0
            return
        if not comes_near(state, seat, move - PLACE, self.index, self.of_supply(state, seat)):
            self.put(state, seat, move - PLACE)

    def put(self, state: State, seat: int, space: int) -> None:
        """Place the person, once cards have had their say before that."""
        note_joining(state, seat, space)
        place_person(state, seat, space)

    def of_supply(self, state: State, seat: int) -> int:
        """1 if a person of the supply is placed, else 0."""
        return 0 if state.seats[seat].home else 1

    def prompt(self, state: State, seat: int) -> Message:
        home = state.seats[seat].home
        return Message("prompt-place", {"count": home}) if home else Message("prompt-place-helper")

    def visible(self, state: State, seat: int) -> list[int]:
        revealed = revealed_spaces(state)
        spaces = [PLACE + space for space in range(SPACE_COUNT) if revealed >> space & 1]
        return spaces + own_improvements(state, seat)

    def refusals(self, state: State, seat: int) -> list[Refusal]:
        """What the cards in hand still lack, on whichever action space they are going to be played."""
        found: list[Refusal] = []
        for number in state.seats[seat].hand:
            card = card_at(state, number)
            lacking = card.needs_missing(state, seat)
            if lacking is None and not is_occupation(number):
                lacking = cost_missing(state, seat, PLAY + number)
            if lacking is not None:
                found.append(Refusal(card.target, lacking))
        return found

    def why_not(self, state: State, seat: int, move: int) -> Message:
        if move == DONE:
            return Message("reason-place-first")
        if PLACE <= move < TAKE:
            return why_not_placed(state, seat, move - PLACE, self.of_supply(state, seat)) or NOT_NOW
        if TAKE <= move < FEED:
            return by_action_space(state, move)
        if PLAY <= move < KEEP:
            return not_held(state, seat, move - PLAY) or card_by_space(state, move)
        return elsewhere(state, seat, move)


class Using(Step[State]):
    """The latest use of an action space (`use.py`), with what cards in play add to it.

    Its actions come first. Then it has stages: cards about using it, cards about the time right after that, cards about
    the time after it, the end of the turn. Outside of the work phase no seat has the turn.

    ruling: What cards give "each time" a space is used belongs to the use: it comes right after its own actions, or
    before them if its owner likes, who is asked where that can matter. Only then comes what they give "immediately
    after" it, and last what they give just "after" it, whatever the order in which the cards were played.
    """

    def resume(self, state: State, seat: int) -> None:
        mine = state.seats[seat]
        use = mine.uses[-1]
        space, stage = use.space, use.stage
        use.stage = stage + 1
        if use.got:
            got = use.got
            use.got = 0
            use.stage = stage
            tell_own(state, seat, FROM_SPACE, got)
        elif stage == ACTIONS:
            happen(state, seat, USED, space)
        elif stage == 1:
            happen(state, seat, RIGHT_AFTER_USE, space)
        elif stage == 2:
            happen(state, seat, AFTER_USE, space)
        elif stage == 3 and state.phase == WORK:
            happen(state, seat, TURN_ENDED, space)
        elif stage == 4 and state.phase == WORK and len(mine.uses) == 1:
            happen(state, seat, TURN_OVER, use.lay)
        else:
            end_use(mine)
            come_back(state, seat, use.lay)


class EarlyAction(Step[State]):
    """A newborn takes an action in the round in which it came, for food, with a card that permits it.

    ruling: It is asked for once all other people have been placed: which of them acts first makes no difference.
    """

    pauses = True

    def __init__(self, turn: Step[State]) -> None:
        self.turn = turn

    def moves(self, state: State, seat: int) -> list[int]:
        return [CHOOSE, DONE] if state.seats[seat].goods[FOOD] >= EARLY_ACTION_FOOD else [DONE]

    def play(self, state: State, seat: int, move: int) -> None:
        mine = state.seats[seat]
        mine.pop()
        if move == DONE:
            mine.set_mark(card_with(state, seat, EARLY_ACTION), state.round)
            return
        pay(state, seat, FOOD, EARLY_ACTION_FOOD, f"card:{self.card_name(state, seat)}")
        raise_newborn(state, seat)
        mine.push(self.turn.index)
        give_before(state, seat, BEFORE_PLACING)
        note_heaps(state, seat)
        happen(state, seat, TURN_STARTED)

    def prompt(self, state: State, seat: int) -> Message:
        card = named("card", self.card_name(state, seat))
        return Message("prompt-early-action", {"card": card, "food": EARLY_ACTION_FOOD})

    def card_name(self, state: State, seat: int) -> str:
        """The name of the card that permits it."""
        return CARD_NAMES[card_with(state, seat, EARLY_ACTION)]

    def why_not(self, state: State, seat: int, move: int) -> Message:
        if move == CHOOSE:
            return good_missing(state, seat, FOOD, EARLY_ACTION_FOOD) or NOT_NOW
        return elsewhere(state, seat, move)


def may_act_early(state: State, seat: int) -> bool:
    """True if a newborn could take an action, and this has not been declined yet."""
    mine = state.seats[seat]
    if not mine.permits & EARLY_ACTION or not mine.newborns:
        return False
    return mine.mark_of(card_with(state, seat, EARLY_ACTION)) != state.round


class ReturningHome(Step[State]):
    """Have all people return home. Then comes the harvest, or the next round."""

    def __init__(self, chance: Step[State]) -> None:
        self.chance = chance

    def resume(self, state: State, seat: int) -> None:
        if come_to(state, AFTER_WORK, 1) or come_to(state, HOME_STARTED, 2) or come_to(state, GOING_HOME, 3):
            return
        if state.turn < LAST_USES - 1:
            return_home(state)
        if come_to(state, HOME_ENDED, LAST_USES - 1):
            return
        if state.turn < LAST_USES:
            state.turn = LAST_USES
            for mine in state.seats:
                if mine.moments >> ANY_TIME_MOMENT & 1 and state.round not in HARVEST_ROUNDS:
                    mine.push(self.chance.index, 0, FOR_ROUND)
        elif state.round in HARVEST_ROUNDS:
            state.begin_phase(FIELD)
        elif not ends_round(state, LAST_USES + 1):
            state.begin_phase(PREPARATION)


LAST_USES: Final = 5
"""The turn of the Returning Home Phase with the last chance for what can be done once in a round."""
FOR_ROUND: Final = 3
"""The mode of that chance."""


def ends_round(state: State, turn: int) -> bool:
    """Come to the end of this round at `turn` of a phase, and to the next round; True if it has to wait for cards."""
    return come_to(state, ROUND_ENDED, turn) or (state.round < ROUNDS and come_to(state, BEFORE_ROUND, turn + 1))
