"""Actions: what a seat does in a way of its choice; "and/or", "and afterward", one of several."""

from __future__ import annotations

from allmende.agricola.components.moves import DONE
from allmende.agricola.components.phrases import named
from allmende.agricola.rules.amendments import PAUSED_FOR_OWED
from allmende.agricola.rules.announcements import could_help
from allmende.agricola.rules.farm.supplies import has_all
from allmende.agricola.rules.language.effect import OPTIONAL, Effect, Then
from allmende.agricola.rules.language.elsewhere import elsewhere
from allmende.agricola.rules.language.savings import Saving
from allmende.agricola.rules.shortages import NOT_NOW, goods_missing
from allmende.agricola.rules.state import State
from allmende.core.message import Message
from allmende.core.rules.node import root_target
from allmende.core.rules.state import FRAME


class Action(Effect):
    """Something that the seat does in a way of its choice.

    `first` to `last` are the moves that can belong to it; `asks` is the prompt. It has to be done at least once, unless
    its mode is `OPTIONAL`; one that `repeats` may be done as often as possible, and its counter has the number of
    times. One that may be left, and could be done after an anytime move, is left only when the seat says so.
    `with_major`: it is part of a "Major or Minor Improvement" action. An action that is `owed` is forced by a card and
    can't be left out, but no anytime move has to be made for it. `called` is its name among several, in the message
    `reason-of-action`; `plays` the hand cards that it plays, "minors" or "occupations". `mark_step` is the change of
    its card's mark each time. One that `reserves` is paid only so that something that has to follow can be paid, too.
    """

    first: int
    last: int
    asks: str
    repeats: bool = False
    with_major: bool = False
    owed: bool = False
    called: str = ""
    plays: str = ""
    mark_step: int = 0
    reserves: bool = False

    def leaves_enough(self, state: State, seat: int, cost: list[int], pieces: int = 1) -> bool:
        """For one that `reserves`: True if `pieces` more leave enough for what has to follow, at this cost in all."""
        return True

    def choices(self, state: State, seat: int) -> list[int]:
        """The moves that carry it out, as a new list."""
        raise NotImplementedError

    def do(self, state: State, seat: int, move: int) -> None:
        """Carry it out by this move."""
        raise NotImplementedError

    def cost_here(self) -> list[int]:
        """The cost paid in this action instead of a printed one, as pairs; empty if the printed one is paid."""
        return []

    def must_spend(self) -> int:
        """The resource of which at least one has to be paid in this action, or -1."""
        return -1

    def cheaper(self) -> list[Saving]:
        """The savings that make things cheaper that are paid for in this action."""
        return []

    def owns(self, move: int) -> bool:
        """True if a move belongs to this action."""
        return self.first <= move < self.last

    def is_own(self, state: State, seat: int, move: int) -> bool:
        """True if a move belongs to this action of the seat, whose cards may make more of it."""
        return self.owns(move)

    def lets(self, move: int) -> bool:
        return self.owns(move) or super().lets(move)

    def actions(self) -> list[Action]:
        """The actions among which the seat chooses here."""
        return [self]

    def is_owed(self) -> bool:
        return self.owed

    def is_free(self) -> bool:
        """True if it costs nothing, so that no player would leave it for another one that gives the same."""
        return False

    def is_possible(self, state: State, seat: int) -> bool:
        return len(self.choices(state, seat)) > 0

    def so_far(self, state: State, seat: int) -> int:
        """Its counter; 0 if it is not under way, so that something else lies on top of the stack."""
        stack = state.seats[seat].stack
        return stack[-2] if stack and stack[-FRAME] == self.index else 0

    def is_due(self, state: State, seat: int) -> bool:
        """True if it has to be done now that it is on top of the stack, and has not been yet."""
        stack = state.seats[seat].stack
        return not stack[-2] and stack[-1] != OPTIONAL

    def deal(self, state: State, seat: int) -> list[int]:
        """The goods that it exchanges, if it does hardly anything else: pairs of resource and change."""
        return []

    def moves(self, state: State, seat: int) -> list[int]:
        found = self.choices(state, seat)
        if self.is_due(state, seat):
            if not found and self.may_wait(state, seat):
                found.append(DONE)
        elif found or could_help(state, seat, self):
            found.append(DONE)
        return found

    def waits(self, state: State, seat: int, moves: list[int]) -> bool:
        return self.pauses or moves[0] == DONE or (self.is_owed() and self.may_wait(state, seat))

    def may_wait(self, state: State, seat: int) -> bool:
        """True if it offers more after an anytime move, though it has to be done: since an amendment."""
        return state.amended(PAUSED_FOR_OWED) and could_help(state, seat, self)

    def play(self, state: State, seat: int, move: int) -> None:
        mine = state.seats[seat]
        if move == DONE:
            self.end(state, seat)
            return
        if self.repeats:
            mine.stack[-2] += 1
        else:
            mine.pop()
            self.finish(state, seat)
        self.do(state, seat, move)

    def resume(self, state: State, seat: int) -> None:
        self.end(state, seat)

    def end(self, state: State, seat: int) -> None:
        """Leave it."""
        mine = state.seats[seat]
        was_done = mine.stack[-2] != 0
        mine.pop()
        if not was_done:
            self.decline(state, seat)
        elif self.repeats:
            self.finish(state, seat)

    def decline(self, state: State, seat: int) -> None:
        """Carry out the consequences of leaving it out altogether."""

    def finish(self, state: State, seat: int) -> None:
        """Carry out the consequences of having done it; for one that does not repeat, they are laid beneath it."""

    def prompt(self, state: State, seat: int) -> Message:
        asked = Message(self.asks)
        if state.moves(seat)[:1] == [DONE]:  # only anytime moves are left
            asked = Message("prompt-lacking", {"prompt": asked})
        card = asking_card(state, seat)
        return Message("prompt-by-card", {"card": named("card", card), "prompt": asked}) if card else asked

    # Why not

    def move_refusal(self, state: State, seat: int, move: int) -> Message | None:
        """The reason why the seat can't do it by this move, one of its own; None if there is nothing to tell."""
        return self.refusal(state, seat)

    def refusal_of_rest(self, state: State, seat: int, move: int) -> Message | None:
        """The reason why a move is not legal while one of its actions is under way; None if it belongs elsewhere."""
        return None

    def why_not(self, state: State, seat: int, move: int) -> Message:
        if move == DONE:
            return Message("reason-choose-first" if asking_card(state, seat) else "reason-one-action")
        for action in self.actions():
            if action.is_own(state, seat, move):
                return action.move_refusal(state, seat, move) or NOT_NOW
        stack = state.seats[seat].stack
        around = state.steps[stack[-2 * FRAME]] if len(stack) > FRAME else self
        refusal = around.refusal_of_rest(state, seat, move) if isinstance(around, Action) else None
        return refusal or elsewhere(state, seat, move, self.plays)


def asking_card(state: State, seat: int) -> str:
    """The name of the card that a seat is carrying out, or "" if something else asks."""
    target = root_target(state, seat)
    return target.removeprefix("card:") if target.startswith("card:") else ""


class Priced(Action):
    """An action done in a single way, and paid for with a `cost` of its own: pairs of resource and count."""

    cost: list[int]

    def is_free(self) -> bool:
        return not self.cost

    def is_possible(self, state: State, seat: int) -> bool:
        return has_all(state, seat, self.cost)

    def refusal(self, state: State, seat: int) -> Message | None:
        return goods_missing(state, seat, self.cost)

    def choices(self, state: State, seat: int) -> list[int]:
        return [self.first] if self.is_possible(state, seat) else []


class OnCard(Action):
    """An action of which a card holds a limited number. The card's mark counts those used."""

    pile_size: int
    mark_step = 1

    def left_on_card(self, mark: int) -> int:
        return self.pile_size - mark

    def empty(self, state: State, seat: int) -> Message | None:
        """The refusal if nothing is left on the card."""
        return None if state.seats[seat].mark_of(self.card) < self.pile_size else Message("reason-card-empty")


class OneOf(Action):
    """Exactly one of several actions."""

    asks = "prompt-choose"

    def __init__(self, options: list[Action]) -> None:
        self.options = options
        for option in options:
            self.plays = self.plays or option.plays
        if all(option.asks == options[0].asks for option in options):
            self.asks = options[0].asks

    def parts(self) -> list[Effect]:
        return [*self.options]

    def actions(self) -> list[Action]:
        return self.options

    def is_owed(self) -> bool:
        for option in self.options:
            if not option.owed and not option.is_free():
                return False
        return True

    def owns(self, move: int) -> bool:
        for option in self.options:
            if option.owns(move):
                return True
        return False

    def is_possible(self, state: State, seat: int) -> bool:
        for option in self.options:
            if option.is_possible(state, seat):
                return True
        return False

    def refusal(self, state: State, seat: int) -> Message | None:
        """The reasons of all of them; of those of one kind, the first is the cheapest."""
        if self.is_possible(state, seat):
            return None
        refusal: Message | None = None
        for i in range(len(self.options) - 1, -1, -1):
            option = self.options[i]
            if any(type(other) is type(option) for other in self.options[:i]):
                continue
            reason = option.refusal(state, seat)
            if reason is not None and option.called:
                reason = Message("reason-of-action", {"action": option.called, "reason": reason})
            if reason is not None:
                refusal = reason if refusal is None else Message("sentences", {"first": reason, "rest": refusal})
        return refusal

    def lets(self, move: int) -> bool:
        for option in self.options:
            if option.lets(move):
                return True
        return False

    def choices(self, state: State, seat: int) -> list[int]:
        found: list[int] = []
        for option in self.options:
            found += option.choices(state, seat)
        return found

    def visible(self, state: State, seat: int) -> list[int]:
        found: list[int] = []
        for option in self.options:
            found += option.visible(state, seat)
        return found

    def do(self, state: State, seat: int, move: int) -> None:
        for option in self.options:
            if option.is_own(state, seat, move):
                state.seats[seat].push(option.index)
                option.play(state, seat, move)
                return


class AndAfterward(Then):
    """One effect, and afterward another one, which may be left out unless it comes by itself: "and afterward"."""

    def __init__(self, effect: Effect, afterward: Effect) -> None:
        super().__init__([effect, afterward])

    def is_possible(self, state: State, seat: int) -> bool:
        return self.effects[0].is_possible(state, seat)

    def refusal(self, state: State, seat: int) -> Message | None:
        return self.effects[0].refusal(state, seat)

    def resume(self, state: State, seat: int) -> None:
        mine = state.seats[seat]
        if mine.stack[-2]:
            mine.pop()
            mine.push(self.effects[1].index, 0, OPTIONAL)
        else:
            mine.stack[-2] = 1
            mine.push(self.effects[0].index)
