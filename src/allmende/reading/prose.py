"""Tells a state in words, for language models: the table, the question, and the legal moves."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from allmende.core.event import Event
from allmende.core.rules.state import State
from allmende.core.title import Title
from allmende.words import Speaker


def told(title: Title[Any, Any], state: State[Any], seat: int, speaker: Speaker, asked: bool = True) -> str:
    """The state as a seat sees it, as text; with the question and its moves by number if it is to decide.

    `asked=False` leaves these out.
    """
    table = title.text(state, seat)
    if not asked or not state.moves(seat):
        return table
    question = speaker.say(title.prompt(state, seat))
    return "\n".join([table, "", f"Seat {seat + 1} is asked: {question}", *move_lines(title, state, seat, speaker)])


def move_lines(title: Title[Any, Any], state: State[Any], seat: int, speaker: Speaker) -> list[str]:
    """The legal moves, one a line: a number from 1 on, how the move is written, and what it does."""
    return [
        f"{number}. {title.vocabulary[move].text} – {speaker.say(title.label(state, seat, move))}"
        for number, move in enumerate(state.moves(seat), 1)
    ]


def happened(events: Iterable[Event], eyes: int, names: Sequence[str], speaker: Speaker) -> list[str]:
    """The events as a viewer, `eyes`, may hear of them, a sentence each; `names` are the players' names by seat."""
    return [speaker.tell(event.as_seen_by(eyes), names) for event in events]
