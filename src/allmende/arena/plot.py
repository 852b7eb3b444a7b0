"""A chart of standings: ratings and mean scores with their intervals."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from allmende.arena import chart_style
from allmende.arena.standings import Standings
from allmende.bots.intervals import Interval


class ChartLabels(msgspec.Struct, frozen=True):
    """The words in a chart; `bots` are the words for bots by name."""

    heading: str
    rating: str
    score: str
    bots: dict[str, str]


def svg(standings: Standings, words: ChartLabels) -> bytes:
    """The chart as an SVG picture; equal standings give equal bytes."""
    names = [words.bots[one.bot] for one in standings.bots]

    def draw(figure: Figure) -> None:
        figure.suptitle(words.heading)
        left, right = figure.subplots(1, 2, sharey=True)
        _panel(left, words.rating, names, [one.rating for one in standings.bots])
        _panel(right, words.score, names, [one.score for one in standings.bots])
        left.invert_yaxis()  # the best on top; both panels share the axis

    return chart_style.svg(draw, 9, 1.6 + 0.4 * len(names))


def _panel(axes: Axes, label: str, names: Sequence[str], numbers: Sequence[Interval]) -> None:
    """One row a bot: a dot, and a line as long as the interval."""
    rows = range(len(names))
    for row, number in zip(rows, numbers, strict=True):
        if number.low is not None and number.high is not None:
            axes.hlines(row, number.low, number.high, color=chart_style.DOT, linewidth=2, alpha=0.6)
    axes.plot([number.value for number in numbers], rows, "o", color=chart_style.DOT)
    axes.set_yticks(rows, names)
    axes.set_ylim(-0.6, len(names) - 0.4)
    axes.set_xlabel(label)
    axes.grid(axis="x", alpha=0.3)
    axes.spines[["top", "right", "left"]].set_visible(False)
    axes.tick_params(axis="y", length=0)
