"""Problem reports: a game as one seat knows it, and the circumstances.

A report is a file for people and for `allmende replay`: comments, and after them a record that ends at the step in
question. It holds no secret of another seat: all that the seat can't see is dealt anew, so that it sees the same.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal

import msgspec

from allmende.core.errors import RecordError
from allmende.core.game import Game
from allmende.core.message import Message
from allmende.core.reconstruction import heard_moves, retold
from allmende.core.record import BYTE_ORDER_MARK, Record, move_line
from allmende.core.view import ONLOOKER

HEAD: Final = "# allmende report 1"
"""The first line of a report."""

Hidden = Literal["open", "redealt", "missing"]
"""Nothing was hidden from the seat; all that was is dealt anew in the record; or no such record was found."""


class Report(msgspec.Struct, frozen=True):
    """A report on a game at a `step`, for the viewer `eyes`: a seat, or `ONLOOKER`.

    `facts` are the circumstances, such as versions. If no record was found, it has the moves that the viewer has
    `heard` of, and the `view` as JSON.
    """

    facts: Mapping[str, str]
    eyes: int
    step: int
    hidden: Hidden
    record: Record | None = None
    heard: Sequence[tuple[int, str]] = ()
    view: str = ""

    def text(self, prose: Sequence[str]) -> str:
        """The text of the file, with lines of `prose` for people between its facts and its record."""
        seat = "onlooker" if self.eyes == ONLOOKER else str(self.eyes + 1)
        facts = {**self.facts, "seat": seat, "step": str(self.step), "hidden": self.hidden}
        lines = [
            HEAD,
            *(f"# {name}: {fact}" for name, fact in facts.items()),
            "#",
            *(f"# {line}" for line in prose),
            "#",
        ]
        if self.record is None:
            lines += [f"# heard: {move_line(seat, text)}" for seat, text in self.heard]
            lines.append(f"# view: {self.view}")
        return "\n".join(lines) + "\n" + (str(self.record) if self.record is not None else "")

    @classmethod
    def parse(cls, text: str) -> Report | None:
        """The report in the text of a file; None if it is no report. RecordError if it can't be read."""
        lines = text.removeprefix(BYTE_ORDER_MARK).splitlines()
        if not lines or lines[0] != HEAD:
            return None
        facts: dict[str, str] = {}
        for line in lines[1:]:
            if line == "#":
                break
            name, _, fact = line.removeprefix("# ").partition(": ")
            facts[name] = fact
        try:
            seat, step = facts.pop("seat"), int(facts.pop("step"))
            hidden = msgspec.convert(facts.pop("hidden"), Hidden)
            eyes = ONLOOKER if seat == "onlooker" else int(seat) - 1
        except (KeyError, ValueError, msgspec.ValidationError):
            raise RecordError("the report's head can't be read", Message("error-report-head")) from None
        return cls(facts, eyes, step, hidden, None if hidden == "missing" else Record.parse(text))


def report_of(game: Game, eyes: int, facts: Mapping[str, str]) -> Report:
    """The report of a viewer on a game as it stands. To deal anew what is hidden may take a second."""
    if game.is_over or game.title.is_open(game.state):
        return Report(facts, eyes, game.version, "open", game.record)
    again = retold(game, eyes)
    if again is not None:
        return Report(facts, eyes, again.version, "redealt", again.record)
    view = msgspec.json.encode(game.view(eyes)).decode()
    return Report(facts, eyes, game.version, "missing", heard=heard_moves(game, eyes), view=view)
