"""Nodes: steps that form the tree of what an action space, a card or a building does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from allmende.core.rules.state import FRAME, State, Step

StateT = TypeVar("StateT", bound=State[Any])


class Node(Step[StateT]):
    """A step of a tree. `target` is the place on the screen where its pieces come from; only roots have one."""

    target: str = ""

    def parts(self) -> Sequence[Node[Any]]:
        """The nodes inside this one."""
        return []

    def source(self, state: StateT, seat: int) -> str:
        """The place on the screen where pieces come from: the target of the root on the stack; "" without listeners."""
        return "" if state.log is None else root_target(state, seat) or "supply"


def root_target(state: State[Any], seat: int) -> str:
    """The target of the topmost root on the stack of a seat; "" if there is none."""
    stack = state.seats[seat].stack
    for i in range(len(stack) - FRAME, -1, -FRAME):
        step = state.step(stack[i])
        if isinstance(step, Node) and step.target:
            return step.target
    return ""


def with_parts(node: Node[Any]) -> list[Step[Any]]:
    """A node and all nodes inside it."""
    steps: list[Step[Any]] = [node]
    for part in node.parts():
        steps += with_parts(part)
    return steps


def numbered(phases: Sequence[Step[Any]], *others: Step[Any]) -> list[Step[Any]]:
    """The table of a title's steps, whose indexes it sets: the phases from 1 on, then all others; 0 stands for none."""
    steps = [phases[0], *phases, *others]
    for index in range(1, len(steps)):
        steps[index].index = index
    return steps
