"""The learning curve of a training, drawn: scores and errors over time."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from matplotlib.figure import Figure

from allmende.arena import chart_style
from allmende.arena.learning.folder import Generation


class ChartLabels(msgspec.Struct, frozen=True):
    """The words in the picture."""

    heading: str
    score: str
    error: str
    minutes: str


def svg(history: Sequence[Generation], words: ChartLabels) -> bytes:
    """Draw the picture; equal histories give equal bytes."""
    minutes = [done.seconds / 60 for done in history]
    panels = {words.score: [done.mean for done in history], words.error: [done.error for done in history]}

    def draw(figure: Figure) -> None:
        figure.suptitle(words.heading)
        for axes, (label, numbers) in zip(figure.subplots(1, 2), panels.items(), strict=True):
            axes.plot(minutes, numbers, color=chart_style.DOT, marker="." if len(history) == 1 else None)
            axes.set_xlabel(words.minutes)
            axes.set_ylabel(label)
            axes.grid(alpha=0.3)
            axes.spines[["top", "right"]].set_visible(False)

    return chart_style.svg(draw, 9, 3.6)
