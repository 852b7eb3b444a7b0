"""The style of all charts."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from typing import Final

from matplotlib import rc_context
from matplotlib.figure import Figure

INK: Final = "#3b3226"
DOT: Final = "#8a5a1c"


def svg(draw: Callable[[Figure], None], width: float, height: float) -> bytes:
    """An SVG picture of a width and height in inches; equal drawings give equal bytes."""
    # Words stay words, in whatever font the reader has; and ids are no random numbers.
    with rc_context({"svg.fonttype": "none", "svg.hashsalt": "allmende", "text.color": INK}):
        figure = Figure(figsize=(width, height), layout="constrained")
        draw(figure)
        picture = BytesIO()
        figure.savefig(picture, format="svg", metadata={"Date": None})
    return picture.getvalue()
