"""Editions of ladders: fixed opponents on fixed deals, so that results can be compared for ever.

The opponents never change. Every correction or addition makes another edition.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from allmende.core.errors import AllmendeError
from allmende.core.message import Message
from allmende.core.title import Title

FIRST: Final = ("random", "greedy", "blocker", "hoarder", "farmer-2026.11")
"""The opponents, weakest first. None plays by the clock, so that they play alike on every machine."""


class EditionError(AllmendeError):
    """A name that is no edition of the title's ladder."""


class Edition(NamedTuple):
    """The games of a ladder: options, opponents, and a number of deals, each on every seat against each opponent."""

    options: Mapping[str, str]
    opponents: tuple[str, ...] = FIRST
    players: int = 2
    seed: int = 1
    deals: int = 20


EDITIONS: Final[Mapping[str, Mapping[str, Edition]]] = {
    "hallertau": {"1": Edition({"cards": "off"}), "cards-1": Edition({"cards": "on"})},
    "arle": {"1": Edition({})},
    "agricola": {"1": Edition({"cards": "off"}), "cards-1": Edition({"cards": "base"})},
}
"""The editions, by title and name."""


def edition(title: Title[Any, Any], name: str) -> Edition:
    """An edition of a title's ladder; EditionError lists those there are."""
    found = EDITIONS.get(title.name, {})
    if name not in found:
        known = ", ".join(found) or "-"
        raise EditionError(
            f"{title.name} has no edition {name!r}; it has: {known}",
            Message("error-edition", {"title": Message(f"title-{title.name}"), "edition": name, "known": known}),
        )
    return found[name]
