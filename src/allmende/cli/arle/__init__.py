"""The display of Fields of Arle in the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, cast

from allmende.arle.components.board import SPACE_NAMES, space_season
from allmende.arle.components.moves import ANY_TIME, PLACE
from allmende.arle.presentation.views import View
from allmende.arle.record.events import Gained, HalfYearBegan, Paid, PhaseBegan
from allmende.arle.record.vocabulary import VOCABULARY
from allmende.arle.rules.phases import WORK
from allmende.cli.arle.hints import about
from allmende.cli.arle.lists import ALL_LISTS, draw_buildings, draw_spaces
from allmende.cli.arle.rows import amounts
from allmende.cli.arle.table import draw_arle
from allmende.cli.console import Console
from allmende.cli.display import Command, Deck, Display, MoveGroup
from allmende.core.event import Event
from allmende.core.game import Game
from allmende.core.message import Message
from allmende.core.view import Decision, MoveView


class ArleDisplay(Display):
    """Shows the action board, the Home Boards and the barns."""

    help = "play-help-arle"
    moment = "arle-moment"
    commands: ClassVar[Mapping[str, Command]] = {"spaces": draw_spaces, "buildings": draw_buildings}

    @property
    def decks(self) -> Sequence[Deck]:
        return ALL_LISTS

    def draw(self, game: Game, eyes: int, console: Console, names: Sequence[str]) -> None:
        """Print the table with one player's boards in full: the viewer's or, for an onlooker, of the seat to act."""
        near = eyes if eyes >= 0 else next(iter(game.to_act), 0)
        draw_arle(cast(View, game.view(eyes)), near, console, names)

    def groups(self, game: Game, decision: Decision, console: Console) -> Sequence[MoveGroup]:
        """The main moves of the decision, then the special action, and then moves that are open at any time."""
        numbers = [VOCABULARY.parse(move.text) for move in decision.moves]
        season = cast(View, game.view(decision.seat)).season == "winter"
        main: list[int] = []
        special: list[int] = []
        any_time: list[int] = []
        for place, number in enumerate(numbers):
            if number >= ANY_TIME:
                any_time.append(place)
            elif PLACE <= number < PLACE + len(SPACE_NAMES) and space_season(number - PLACE) != season:
                special.append(place)
            else:
                main.append(place)
        if special and len(main) > 1 and numbers[main[0]] < PLACE:
            main = [*main[1:], main[0]]
        other = Message("season-summer" if season else "season-winter")
        groups = [
            MoveGroup("", main),
            MoveGroup(console.words("arle-special", season=other), special, brief=True),
            MoveGroup(console.words("arle-any-time"), any_time, brief=True),
        ]
        return [group for group in groups if group.moves]

    def hint(self, move: MoveView, console: Console) -> str:
        """The effect of an action space or building, or the cost of a vehicle."""
        words = about(move, console)
        return f" – {words}" if words else ""

    def worth_telling(self, events: Sequence[Event]) -> list[Event]:
        """The events without those that repeat others: goods that are loaded, food for sales, milk and wool."""
        return [event for event in events if not _is_said_otherwise(event)]

    def is_turning_point(self, events: Sequence[Event]) -> bool:
        """True if a half-year begins."""
        return any(isinstance(event, HalfYearBegan) for event in events)

    def is_moment(self, decision: Decision) -> bool:
        """True if all moves but `done` are open at any time."""
        return all(VOCABULARY.parse(move.text) >= ANY_TIME for move in decision.moves if move.text != "done")

    def draw_hand(self, game: Game, seat: int, plays: Mapping[str, int], console: Console) -> None:
        """Print the month, and the seat's goods."""
        view = cast(View, game.view(seat))
        if view.over:
            return
        console.say(
            "arle-reminder",
            half_year=view.half_year,
            month=Message(f"month-{view.season}-{view.month if view.phase == WORK else 5}"),
            goods=amounts(view.players[seat].goods, console),
        )


def _is_said_otherwise(event: Event) -> bool:
    match event:
        case Paid():
            return event.to.startswith("vehicle:")
        case Gained():
            return event.source == "animals" or event.source.startswith("destination:")
        case PhaseBegan():
            return event.phase <= WORK
        case _:
            return False
