"""Tables drawn in a terminal, one way for each title."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import cast

from allmende.cli.console import Console
from allmende.cli.hallertau_table import draw_hallertau
from allmende.core.event import Event
from allmende.core.game import Game
from allmende.hallertau.board import space_number
from allmende.hallertau.events import PhaseBegan
from allmende.hallertau.spaces import SPACES
from allmende.hallertau.views import View
from allmende.hallertau.wording import sentence


def draw(game: Game, console: Console, names: list[str], eyes: int) -> None:
    """Print the table as these eyes see it."""
    view = game.view(eyes)
    match game.title.name:
        case "hallertau":
            draw_hallertau(cast(View, view), console, names)
        case other:
            raise ValueError(f"nobody draws {other}")


def hint(game: Game, target: str, console: Console) -> str:
    """What an action space does, as an addition to the moves that use it; nothing for other moves."""
    kind, _, name = target.partition(":")
    if game.title.name != "hallertau" or kind != "space":
        return ""
    return f" – {console.speaker.say(sentence(SPACES[space_number(name)]))}"


def worth_telling(events: Sequence[Event]) -> list[Event]:
    """The events without the phases in which nothing happened."""
    last = list(events[-1:])
    return [
        event
        for event, after in pairwise(events)
        if not (isinstance(event, PhaseBegan) and isinstance(after, PhaseBegan))
    ] + last
