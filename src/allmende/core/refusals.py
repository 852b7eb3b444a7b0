"""Refusals: finds one reason for each thing on the screen that can't be used in a decision."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from allmende.core.message import Message
from allmende.core.view import Refusal
from allmende.core.vocabulary import Vocabulary


def refused(
    vocabulary: Vocabulary,
    legal: Iterable[int],
    seen: Iterable[int],
    why_not: Callable[[int], Message],
    others: Iterable[Refusal],
) -> list[Refusal]:
    """One refusal for each thing that is no target of a `legal` move.

    The first reason counts: that of the first of the moves `seen` at this target, by `why_not`, else that in `others`.
    """
    usable = {vocabulary[move].target for move in legal}
    found: dict[str, Refusal] = {}
    for move in seen:
        target = vocabulary[move].target
        if target not in usable and target not in found:
            found[target] = Refusal(target, why_not(move))
    for refusal in others:
        if refusal.target not in usable:
            found.setdefault(refusal.target, refusal)
    return list(found.values())
