"""What every effect is, and how effects are put together: in order, "and/or", "and afterward", one of several."""

from __future__ import annotations

from allmende.agricola.rules.amendments import PAUSED_FOR_OWED
from allmende.agricola.rules.farm.farmyard import bit_count
from allmende.agricola.rules.language.savings import Saving
from allmende.agricola.rules.language.turns import is_without_use
from allmende.agricola.rules.moves import DONE
from allmende.agricola.rules.phrases import named
from allmende.agricola.rules.state import Table
from allmende.core.message import Message
from allmende.core.rules.node import Node, root_target
from allmende.core.rules.position import FRAME

OPTIONAL = 1
"""The mode of an action that may be left out altogether."""


class Effect(Node[Table]):
    """Something that an action space or an improvement provides.

    `by_cost`: it depends on which of the printed costs of its card was paid, whose place the card's mark keeps. `card`
    is the card that it belongs to, by its number inside, or -1.
    """

    by_cost: bool = False
    card: int = -1

    def parts(self) -> list[Effect]:
        return []

    def laid(self) -> list[Effect]:
        """What it may lay on round spaces, to be done when their rounds begin: triggers of its card."""
        return []

    def is_possible(self, table: Table, seat: int) -> bool:
        """Whether the seat can take it now, in part at least: an action space has to be used for something."""
        raise NotImplementedError

    def is_owed(self) -> bool:
        """Whether it can't be declined: it gives something, and asks at most what it should be or how it is paid."""
        return True

    def left_on_card(self, mark: int) -> int:
        """How much of what lies on its card is left when the card's mark is this; -1 if nothing ever does."""
        return -1

    def goods_on_card(self, mark: int) -> list[int]:
        """The goods that lie on its card when the card's mark is this, by resource, if there may be several kinds."""
        return []


class Given(Effect):
    """Something that comes without a choice."""

    def give(self, table: Table, seat: int, source: str) -> None:
        """Have the seat get it."""
        raise NotImplementedError

    def foreseen(self, table: Table, seat: int) -> list[int]:
        """The goods that it would give now, as pairs of resource and count: what can be counted on before it comes."""
        return []

    def is_possible(self, table: Table, seat: int) -> bool:
        return True

    def resume(self, table: Table, seat: int) -> None:
        source = self.source(table, seat)
        table.seats[seat].pop()
        self.give(table, seat, source)


class Action(Effect):
    """Something that the seat does in a way of its choice.

    `first` to `last` are the moves that can belong to it; `asks` is the prompt. It has to be done at least once, unless
    its mode is `OPTIONAL`; one that `repeats` may be done as often as possible, and its counter says how often it was.
    One that may be left, and could be done after what is done at any time, is left only when the seat says so.
    `with_major`: it is part of a "Major or Minor Improvement" action.
    What a card has its owner do cannot be left out if it is `owed`, but nothing has to be done at any time for it.
    """

    first: int
    last: int
    asks: str
    repeats: bool = False
    with_major: bool = False
    owed: bool = False

    def choices(self, table: Table, seat: int) -> list[int]:
        """The ways to do it, as a new list."""
        raise NotImplementedError

    def do(self, table: Table, seat: int, move: int) -> None:
        """Do it in this way."""
        raise NotImplementedError

    def cost_here(self) -> list[int]:
        """What is paid in this action instead of a printed cost, as pairs; nothing if that one is."""
        return []

    def must_spend(self) -> int:
        """The resource of which at least one has to be paid in this action, or -1."""
        return -1

    def cheaper(self) -> list[Saving]:
        """What makes things cheaper that are paid for in this action."""
        return []

    def owns(self, move: int) -> bool:
        """Whether a move belongs to this action."""
        return self.first <= move < self.last

    def actions(self) -> list[Action]:
        """The actions between which one chooses here."""
        return [self]

    def is_owed(self) -> bool:
        return self.owed

    def is_free(self) -> bool:
        """Whether nobody would leave it for another one that gives the same: it costs nothing."""
        return False

    def is_possible(self, table: Table, seat: int) -> bool:
        return len(self.choices(table, seat)) > 0

    def so_far(self, table: Table, seat: int) -> int:
        """What its counter says; 0 if it is not under way, so that something else lies on top of the stack."""
        stack = table.seats[seat].stack
        return stack[-2] if stack and stack[-FRAME] == self.index else 0

    def is_due(self, table: Table, seat: int) -> bool:
        """Whether it has to be done now that it is on top of the stack, and has not been yet."""
        stack = table.seats[seat].stack
        return not stack[-2] and stack[-1] != OPTIONAL

    def deal(self, table: Table, seat: int) -> list[int]:
        """What goods it exchanges, if it does hardly anything else: pairs of resource and change."""
        return []

    def moves(self, table: Table, seat: int) -> list[int]:
        found = self.choices(table, seat)
        if self.is_due(table, seat):
            if not found and self.may_wait(table, seat):
                found.append(DONE)
        elif found or table.could_help(seat, self):
            found.append(DONE)
        return found

    def waits(self, table: Table, seat: int, moves: list[int]) -> bool:
        return self.pauses or moves[0] == DONE or (self.is_owed() and self.may_wait(table, seat))

    def may_wait(self, table: Table, seat: int) -> bool:
        """Whether it has more to offer after what is done at any time, though it has to be done: since an amendment."""
        return table.amended(PAUSED_FOR_OWED) and table.could_help(seat, self)

    def play(self, table: Table, seat: int, move: int) -> None:
        mine = table.seats[seat]
        if move == DONE:
            self.end(table, seat)
            return
        if self.repeats:
            mine.stack[-2] += 1
        else:
            mine.pop()
            self.finish(table, seat)
        self.do(table, seat, move)

    def resume(self, table: Table, seat: int) -> None:
        self.end(table, seat)

    def end(self, table: Table, seat: int) -> None:
        """Leave it."""
        mine = table.seats[seat]
        was_done = mine.stack[-2] != 0
        mine.pop()
        if not was_done:
            self.decline(table, seat)
        elif self.repeats:
            self.finish(table, seat)

    def decline(self, table: Table, seat: int) -> None:
        """See to what follows if it has been left out altogether."""

    def finish(self, table: Table, seat: int) -> None:
        """See to what follows once it has been done; of one that does not repeat, this is laid beneath it."""

    def prompt(self, table: Table, seat: int) -> Message:
        asked = Message(self.asks)
        if table.moves(seat)[:1] == [DONE]:  # and only what is done at any time
            asked = Message("prompt-lacking", {"prompt": asked})
        card = asking_card(table, seat)
        return Message("prompt-by-card", {"card": named("card", card), "prompt": asked}) if card else asked


def asking_card(table: Table, seat: int) -> str:
    """The name of the card that a seat is carrying out, or "" if something else asks."""
    target = root_target(table, seat)
    return target.removeprefix("card:") if target.startswith("card:") else ""


class Priced(Action):
    """What is done in a single way, and paid for with a `cost` of its own: pairs of resource and count."""

    cost: list[int]

    def is_free(self) -> bool:
        return not self.cost

    def is_possible(self, table: Table, seat: int) -> bool:
        return table.has_all(seat, self.cost)

    def choices(self, table: Table, seat: int) -> list[int]:
        return [self.first] if self.is_possible(table, seat) else []


class OnCard(Action):
    """Something of which a card holds only so much. The card's mark says how much has been used."""

    pile_size: int

    def left_on_card(self, mark: int) -> int:
        return self.pile_size - mark


class OneOf(Action):
    """Exactly one of several actions."""

    asks = "prompt-choose"

    def __init__(self, options: list[Action]) -> None:
        self.options = options
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

    def is_possible(self, table: Table, seat: int) -> bool:
        for option in self.options:
            if option.is_possible(table, seat):
                return True
        return False

    def choices(self, table: Table, seat: int) -> list[int]:
        found: list[int] = []
        for option in self.options:
            found += option.choices(table, seat)
        return found

    def do(self, table: Table, seat: int, move: int) -> None:
        for option in self.options:
            if option.owns(move):
                table.seats[seat].push(option.index)
                option.play(table, seat, move)
                return


class AndOr(OneOf):
    """Several actions, "and/or": each once, in any order, and at least one of them. The counter has those taken.

    If a card permits it for the use of an action space, one of them may be replaced by another action, `instead`: of
    the counter the bit behind those of the options says whether it was.
    """

    def __init__(self, options: list[Action], instead: Action | None = None, permit: int = 0) -> None:
        super().__init__(options)
        self.asks = "prompt-and-or"
        self.instead = instead
        self.permit = permit

    def parts(self) -> list[Effect]:
        return [*self.options] if self.instead is None else [*self.options, self.instead]

    def owns(self, move: int) -> bool:
        for option in self.options:
            if option.owns(move):
                return True
        return self.instead is not None and self.instead.owns(move)

    def alternative(self, table: Table, seat: int) -> Action | None:
        """What a card of the seat permits instead of one of the actions."""
        mine = table.seats[seat]
        if self.instead is None or not mine.permits & self.permit or is_without_use(mine):
            return None
        return self.instead

    def is_possible(self, table: Table, seat: int) -> bool:
        for option in self.options:
            if option.is_possible(table, seat):
                return True
        alternative = self.alternative(table, seat)
        return alternative is not None and alternative.is_possible(table, seat)

    def choices(self, table: Table, seat: int) -> list[int]:
        taken = table.seats[seat].stack[-2]
        found: list[int] = []
        alternative = self.alternative(table, seat)
        if alternative is not None and bit_count(taken) == len(self.options):
            return found
        for i in range(len(self.options)):
            if not taken >> i & 1:
                found += self.options[i].choices(table, seat)
        if alternative is not None and not taken >> len(self.options):
            found += alternative.choices(table, seat)
        return found

    def end(self, table: Table, seat: int) -> None:
        mine = table.seats[seat]
        taken = mine.stack[-2]
        mine.pop()
        for i in range(len(self.options)):
            if not taken >> i & 1:
                self.options[i].decline(table, seat)

    def play(self, table: Table, seat: int, move: int) -> None:
        mine = table.seats[seat]
        if move == DONE:
            self.end(table, seat)
            return
        for i in range(len(self.options)):
            if self.options[i].owns(move):
                mine.stack[-2] |= 1 << i
        self.do(table, seat, move)

    def do(self, table: Table, seat: int, move: int) -> None:
        if self.instead is not None and self.instead.owns(move):
            mine = table.seats[seat]
            mine.stack[-2] |= 1 << len(self.options)
            mine.push(self.instead.index)
            self.instead.play(table, seat, move)
        else:
            super().do(table, seat, move)


class Then(Effect):
    """Effects carried out in order. The counter says how many have been."""

    def __init__(self, effects: list[Effect]) -> None:
        self.effects = effects

    def parts(self) -> list[Effect]:
        return self.effects

    def is_possible(self, table: Table, seat: int) -> bool:
        for effect in self.effects:
            if effect.is_possible(table, seat):
                return True
        return False

    def resume(self, table: Table, seat: int) -> None:
        table.seats[seat].take_up(self.effects)


class AndAfterward(Then):
    """One effect, and afterward another one, which may be left out: "and afterward"."""

    def __init__(self, effect: Effect, afterward: Action) -> None:
        super().__init__([effect, afterward])

    def is_possible(self, table: Table, seat: int) -> bool:
        return self.effects[0].is_possible(table, seat)

    def resume(self, table: Table, seat: int) -> None:
        mine = table.seats[seat]
        if mine.stack[-2]:
            mine.pop()
            mine.push(self.effects[1].index, 0, OPTIONAL)
        else:
            mine.stack[-2] = 1
            mine.push(self.effects[0].index)


class Space(Then):
    """What an action space provides, as a whole, from some round on: the place where its pieces come from."""

    def __init__(self, target: str, effects: list[Effect], from_round: int) -> None:
        super().__init__(effects)
        self.target = target
        self.from_round = from_round

    def is_possible(self, table: Table, seat: int) -> bool:
        return table.round >= self.from_round and super().is_possible(table, seat)
