"""Hallertau as a title on the shelf."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar, cast

from allmende.core.event import Event
from allmende.core.message import Message
from allmende.core.position import FRAME, Step
from allmende.core.title import Choice, Title
from allmende.core.view import Refusal, ScoreLine
from allmende.hallertau import events
from allmende.hallertau.components import (
    CRAFT_NAMES,
    CRAFTS,
    SOLO_EXTRAORDINARY,
    SOLO_EXTRAORDINARY_WITHOUT_CARDS,
    SOLO_GOAL,
    SOLO_GOAL_WITHOUT_CARDS,
)
from allmende.hallertau.deal import Deal, check, draw, redraw
from allmende.hallertau.language import Either, Exchange, Gain, GainField, MoveEmptyFields, Sow, Sustain, Take
from allmende.hallertau.moves import ADVANCE, CHOOSE, DONE, EXCHANGE, PLACE, SPARE
from allmende.hallertau.reference import Reference, reference
from allmende.hallertau.scoring import score_lines, winners
from allmende.hallertau.spaces import OPEN_WITHOUT_CARDS, SPACES
from allmende.hallertau.state import Table, new_table
from allmende.hallertau.steps import ADVANCING, FALLOW_ONCE_MORE, PAYING, STEPS, TURN
from allmende.hallertau.text import table_text
from allmende.hallertau.views import View, view
from allmende.hallertau.vocabulary import VOCABULARY, amount
from allmende.hallertau.wording import say


class Hallertau(Title[Table, Deal]):
    """Uwe Rosenberg's game of sheep, hops and a growing village, for 1 to 4 players."""

    name = "hallertau"
    rules = "2026.11"
    players = (1, 2, 3, 4)
    options: ClassVar[Mapping[str, Choice]] = {
        "cards": Choice(("off",)),
        "progress": Choice(("together", "clockwise")),
    }
    vocabulary = VOCABULARY
    deal_type = Deal
    view_type = View
    reference_type = Reference
    event_types = tuple(
        kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event) and kind != Event
    )

    def draw(self, players: int, options: Mapping[str, str], rng: Random) -> Deal:
        return draw(players, rng)

    def redraw(self, position: Table, seat: int, rng: Random) -> Table:
        twin = cast(Table, position.copy())
        twin.deal = redraw(position.deal, len(position.seats), position.round, rng)
        return twin

    def start(self, players: int, options: Mapping[str, str], deal: Deal) -> Table:
        check(deal, players)
        return new_table(players, deal, options["progress"] == "clockwise", OPEN_WITHOUT_CARDS, STEPS)

    def view(self, position: Table, seat: int) -> View:
        return view(position)

    def score_lines(self, position: Table, seat: int) -> list[ScoreLine]:
        return score_lines(position.seats[seat])

    def winners(self, position: Table) -> list[int]:
        return winners(position)

    def text(self, position: Table) -> str:
        return table_text(view(position))

    def reference(self) -> Reference:
        return reference()

    def goal(self, options: Mapping[str, str]) -> tuple[int, int]:
        if options["cards"] == "off":
            return SOLO_GOAL_WITHOUT_CARDS, SOLO_EXTRAORDINARY_WITHOUT_CARDS
        return SOLO_GOAL, SOLO_EXTRAORDINARY

    # Words for decisions

    def label(self, position: Table, seat: int, move: int) -> Message:
        step = _top(position, seat)
        if isinstance(step, Either) and CHOOSE <= move < CHOOSE + len(step.options):
            return Message("move-choose-effect", {"effect": say(step.options[move - CHOOSE])})
        if move == DONE and step is ADVANCING:
            return Message("move-finish-progress")
        if move == DONE and not position.seats[seat].stack[-2]:
            return Message("move-skip")
        return self.vocabulary[move].label

    def prompt(self, position: Table, seat: int) -> Message:
        mine = position.seats[seat]
        step = _top(position, seat)
        if step is TURN:
            return Message("prompt-turn", {"count": mine.workers})
        if step is FALLOW_ONCE_MORE:
            return Message("prompt-fallow")
        if step is ADVANCING:
            return Message("prompt-progress", {"count": position.round, "tools": mine.tools - mine.exhausted})
        if step is PAYING:
            return Message("prompt-pay", {"craft": Message(f"craft-{CRAFT_NAMES[mine.stack[-2]]}")})
        return self._effect_prompt(step, mine.stack[-2])

    def _effect_prompt(self, step: Step[Any], done: int) -> Message:
        if isinstance(step, Sow):
            return Message("prompt-sow", {"count": step.number - done})
        if isinstance(step, Take):
            return Message("prompt-take", {"count": step.number - done})
        if isinstance(step, MoveEmptyFields):
            return Message("prompt-raise", {"count": step.number - done})
        if isinstance(step, Sustain):
            return Message("prompt-sustain")
        if isinstance(step, Exchange):
            return Message("prompt-exchange", {"cost": say(step.cost)})
        if isinstance(step, (Gain, GainField)):
            return Message("prompt-sparingly")
        return Message("prompt-choose")

    def refusals(self, position: Table, seat: int) -> list[Refusal]:
        step = _top(position, seat)
        found: list[Refusal] = []
        if step is TURN:
            for number, space in enumerate(SPACES):
                reason = TURN.refusal(position, seat, number)
                if reason is not None:
                    found.append(Refusal(f"space:{space.name}", reason))
        elif step is ADVANCING:
            for craft in range(CRAFTS):
                reason = ADVANCING.refusal(position, seat, craft)
                if reason is not None:
                    found.append(Refusal(f"craft:{CRAFT_NAMES[craft]}", reason))
        elif isinstance(step, Either):
            for i, option in enumerate(step.options):
                reason = option.refusal(position, seat)
                if reason is not None:
                    found.append(Refusal(f"option:{i + 1}", reason))
        return found

    def why_not(self, position: Table, seat: int, move: int) -> Message:
        if position.over:
            return Message("reason-over")
        if not position.moves(seat):
            return Message("reason-not-your-turn")
        step = _top(position, seat)
        if step is TURN and PLACE <= move < EXCHANGE:
            number = move - (SPARE if move >= SPARE else PLACE)
            return TURN.refusal(position, seat, number) or Message("reason-nothing-to-spare")
        if step is TURN and EXCHANGE <= move < CHOOSE:
            needed = amount("workers", move - EXCHANGE + 1)
            return Message("reason-needs", {"needed": needed, "have": position.seats[seat].workers})
        if step is ADVANCING and ADVANCE <= move < ADVANCE + CRAFTS:
            return ADVANCING.refusal(position, seat, move - ADVANCE) or Message("reason-not-now")
        if isinstance(step, Either) and CHOOSE <= move < CHOOSE + len(step.options):
            return step.options[move - CHOOSE].refusal(position, seat) or Message("reason-not-now")
        return Message("reason-not-now")


def _top(position: Table, seat: int) -> Step[Any]:
    """The step that this seat has to decide."""
    return position.steps[position.seats[seat].stack[-FRAME]]
