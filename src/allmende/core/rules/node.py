"""Steps that are made of one another: what an action space, a card or a building does is a tree of nodes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from allmende.core.rules.position import FRAME, Position, Step

PositionT = TypeVar("PositionT", bound=Position[Any])


class Node(Step[PositionT]):
    """A step of a tree. `target` is the place on the screen where its pieces come from; only roots have one."""

    target: str = ""

    def parts(self) -> Sequence[Node[Any]]:
        """The nodes inside this one."""
        return []

    def source(self, table: PositionT, seat: int) -> str:
        """Where the pieces come from on the screen, if anybody listens: the target of the root on the stack."""
        return "" if table.log is None else root_target(table, seat) or "supply"


def root_target(table: Position[Any], seat: int) -> str:
    """The target of the root on the stack of a seat, or "" if there is none."""
    stack = table.seats[seat].stack
    for i in range(len(stack) - FRAME, -1, -FRAME):
        step = table.step(stack[i])
        if isinstance(step, Node) and step.target:
            return step.target
    return ""


def with_parts(node: Node[Any]) -> list[Step[Any]]:
    """A node and everything inside it."""
    steps: list[Step[Any]] = [node]
    for part in node.parts():
        steps += with_parts(part)
    return steps


def numbered(phases: Sequence[Step[Any]], *others: Step[Any]) -> list[Step[Any]]:
    """The table of a title's steps, each told its index: the phases from 1 on, then all others; index 0 is no step."""
    steps = [phases[0], *phases, *others]
    for index in range(1, len(steps)):
        steps[index].index = index
    return steps
