"""Symbols of major improvements: one line for each effect."""

from __future__ import annotations

from allmende.agricola.components.improvement import Improvement
from allmende.agricola.components.pieces import RESOURCE_NAMES
from allmende.agricola.presentation.icons.amounts import goods
from allmende.agricola.presentation.icons.effects import icons
from allmende.agricola.presentation.reading import at_once, cooked
from allmende.core.symbols import separated, slashes, token


def improvement_icons(improvement: Improvement) -> list[str]:
    """The effects of a major improvement, line by line."""
    return separated(_lines(improvement), "line")


def _lines(improvement: Improvement) -> list[list[str]]:
    lines: list[list[str]] = []
    if improvement.returns:
        lines.append(["fireplace", "instead-of", *goods(improvement.cost)])
    built = at_once(improvement)
    if built is not None:
        lines.append(["at-once", *icons(built)])
    for food, resources in cooked(improvement):
        what = separated([[RESOURCE_NAMES[each]] for each in resources], "slash")
        lines.append(["cook", *what, "arrow", token("food", food)])
    if improvement.bread:
        most = [f"times*{improvement.most_bread}"] if improvement.most_bread else []
        lines.append(["bake", "grain", "arrow", token("food", improvement.bread), *most])
    if improvement.craft >= 0:
        name = RESOURCE_NAMES[improvement.craft]
        points = range(1, len(improvement.bonus) + 1)
        lines.append(["harvest", name, "arrow", token("food", improvement.craft_food)])
        lines.append(["book", f"{name}*{slashes(improvement.bonus)}", f"score*{slashes(points)}"])
    return lines
