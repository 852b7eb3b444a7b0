"""A position in words, for whoever reads instead of counting: the table, what is asked, and the moves there are."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from allmende.core.event import Event
from allmende.core.rules.position import Position
from allmende.core.title import Title
from allmende.words import Speaker


def told(title: Title[Any, Any], position: Position[Any], seat: int, speaker: Speaker, asked: bool = True) -> str:
    """What a seat sees, as text; if it is asked now, with the question and its moves by number."""
    table = title.text(position, seat)
    if not asked or not position.moves(seat):
        return table
    question = speaker.say(title.prompt(position, seat))
    return "\n".join([table, "", f"Seat {seat + 1} is asked: {question}", *move_lines(title, position, seat, speaker)])


def move_lines(title: Title[Any, Any], position: Position[Any], seat: int, speaker: Speaker) -> list[str]:
    """The legal moves, one a line: a number from 1 on, how the move is written, and what it does."""
    return [
        f"{number}. {title.vocabulary[move].text} – {speaker.say(title.label(position, seat, move))}"
        for number, move in enumerate(position.moves(seat), 1)
    ]


def happened(events: Iterable[Event], eyes: int, names: Sequence[str], speaker: Speaker) -> list[str]:
    """What happened as these eyes may hear of it, a sentence each."""
    return [speaker.tell(event.as_seen_by(eyes), names) for event in events]
