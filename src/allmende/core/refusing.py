"""Why things on the screen can't be used in a decision: one reason for each of them."""

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
    """The first reason for every thing that is no target of a legal move: of the moves seen, and of other refusals."""
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
