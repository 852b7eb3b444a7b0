"""The display of Agricola in the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, cast

from allmende.agricola.components.moves import ANY_TIME, DONE, FENCE, PLACE, PLOW, SOW, TAKE
from allmende.agricola.presentation.reference import hand_card
from allmende.agricola.presentation.views import View
from allmende.agricola.record.events import Paid, PhaseBegan, RoundBegan
from allmende.agricola.record.vocabulary import VOCABULARY
from allmende.agricola.rules.accumulation import accumulated
from allmende.agricola.rules.phases import PHASE_NAMES, RETURNING_HOME
from allmende.cli.agricola.fencing import MANY, fence_move, summary
from allmende.cli.agricola.hand import draw_card, draw_hand, draw_names, draw_played, move_of, printed
from allmende.cli.agricola.lists import ALL_LISTS, draw_improvements, draw_spaces, improvement
from allmende.cli.agricola.rows import amounts, food
from allmende.cli.agricola.table import draw_agricola, score
from allmende.cli.console import Console
from allmende.cli.display import Command, Deck, Display, MoveGroup
from allmende.core.event import Event
from allmende.core.game import Game
from allmende.core.view import Decision, MoveView


def _points(game: Game, seat: int, rest: str, console: Console, names: Sequence[str]) -> None:
    """Show everybody's points by category, as if the game ended now."""
    console.out.print(score(cast(View, game.view(seat)), console, names))


def _hand(game: Game, seat: int, rest: str, console: Console, names: Sequence[str]) -> None:
    """Show the hand of the seat that decides."""
    decision = game.decision(seat)
    assert decision is not None
    draw_hand(game, seat, plays(decision), console)


def _card(game: Game, seat: int, rest: str, console: Console, names: Sequence[str]) -> None:
    """Show a card in full."""
    draw_card(game, seat, rest, console)


def _cards(game: Game, seat: int, rest: str, console: Console, names: Sequence[str]) -> None:
    """Show the cards that each player has played."""
    draw_played(game, console, names)


class AgricolaDisplay(Display):
    """Shows the action spaces, the farmyards and the hand."""

    help = "play-help-agricola"
    keeps_hands_apart = True
    commands: ClassVar[Mapping[str, Command]] = {
        "spaces": draw_spaces,
        "improvements": draw_improvements,
        "points": _points,
        "hand": _hand,
        "card": _card,
        "cards": _cards,
    }

    @property
    def decks(self) -> Sequence[Deck]:
        return ALL_LISTS

    def draw(self, game: Game, eyes: int, console: Console, names: Sequence[str]) -> None:
        """Print the table with one farmyard drawn: the viewer's own or, for an onlooker, that of the seat to act."""
        near = eyes if eyes >= 0 else next(iter(game.to_act), 0)
        draw_agricola(cast(View, game.view(eyes)), near, console, names)

    def groups(self, game: Game, decision: Decision, console: Console) -> Sequence[MoveGroup]:
        """Action spaces, first those with goods, or other moves of the decision; then moves that are open at any time.

        If there are many pastures, they are not listed, but a line says how they are chosen.
        """
        goods, actions, places, pastures, main, any_time = sort(decision)
        groups = [
            MoveGroup(console.words("agricola-spaces"), [*goods, *actions], brief=True),
            MoveGroup("", places, brief=True),
            MoveGroup("", [*(pastures if len(pastures) <= MANY else []), *main]),
            MoveGroup(console.words("agricola-any-time"), any_time, brief=True),
        ]
        if len(pastures) > MANY:
            view = cast(View, game.view(decision.seat))
            legal = [VOCABULARY.parse(decision.moves[place].text) for place in pastures]
            words = summary(view.players[decision.seat], legal, console)
            groups.insert(0, MoveGroup(words, pastures, typed=True))
        return [group for group in groups if group.moves]

    def label(self, move: MoveView, console: Console) -> str:
        """The name of an action space and the goods there; the usual label for other moves."""
        kind, _, name = move.target.partition(":")
        if kind != "space":
            return super().label(move, console)
        goods = move.label.args.get("what")
        space = console.words(f"action-{name}")
        return f"{space}: {console.words('listed', what=goods)}" if isinstance(goods, list) else space

    def hint(self, move: MoveView, console: Console) -> str:
        """The effect of an improvement, or of a card that may be kept."""
        kind, _, name = move.target.partition(":")
        if kind == "improvement" and move.text.startswith("build "):
            return f" – {improvement(name, console)}"
        if kind == "card" and move.text.startswith("keep "):
            return f" – {printed(hand_card(name), console)}"
        return ""

    def worth_telling(self, events: Sequence[Event]) -> list[Event]:
        """The events without those that repeat others: payments for rooms, seeds and improvements."""
        return [event for event in events if not _is_said_otherwise(event)]

    def is_turning_point(self, events: Sequence[Event]) -> bool:
        """True if a round begins."""
        return any(isinstance(event, RoundBegan) for event in events)

    def plays(self, decision: Decision) -> Mapping[str, int]:
        return plays(decision)

    def draw_hand(self, game: Game, seat: int, plays: Mapping[str, int], console: Console) -> None:
        """Print the round, the food that is needed, the seat's goods, and its hand: texts if cards can be played."""
        view = cast(View, game.view(seat))
        if view.over:
            return
        mine = view.players[seat]
        if view.round:
            due, have = food(view, mine, console), amounts(mine.goods, console)
            console.say("agricola-reminder", round=view.round, food=due, goods=have)
        decision = game.decision(seat)
        if decision is not None and decision.prompt.id == "prompt-redraw":
            draw_hand(game, seat, plays, console)
        elif plays:
            draw_hand(game, seat, plays, console, whole=False)
        else:
            draw_names(game, seat, console)

    def move_of(self, game: Game, seat: int, word: str) -> str | None:
        """The move for spaces to be fenced, named in any order, or for a card by its bare name."""
        return fence_move(game, seat, word) or move_of(game, seat, word)


def sort(decision: Decision) -> tuple[list[int], ...]:
    """Places of moves in a decision: spaces with goods, other spaces, farmyard, pastures, all else, any-time moves.

    Among all else, the move that ends an action comes last.
    """
    goods: list[int] = []
    actions: list[int] = []
    places: list[int] = []
    pastures: list[int] = []
    main: list[int] = []
    any_time: list[int] = []
    done: list[int] = []
    for place, move in enumerate(decision.moves):
        number = VOCABULARY.parse(move.text)
        if number == DONE:
            done.append(place)
        elif PLACE <= number < TAKE:
            (goods if accumulated(number - PLACE) >= 0 else actions).append(place)
        elif PLOW <= number < FENCE:
            places.append(place)
        elif FENCE <= number < SOW:
            pastures.append(place)
        elif number < ANY_TIME:
            main.append(place)
        else:
            any_time.append(place)
    return goods, actions, places, pastures, [*main, *done], any_time


def plays(decision: Decision) -> dict[str, int]:
    """The numbers of the moves that play cards, by card, as the list counts the moves from 1 on."""
    goods, actions, places, pastures, main, any_time = sort(decision)
    order = [*goods, *actions, *places, *(pastures if len(pastures) <= MANY else []), *main, *any_time]
    texts = [decision.moves[place].text for place in order]
    return {text.removeprefix("play "): number for number, text in enumerate(texts, 1) if text.startswith("play ")}


def _is_said_otherwise(event: Event) -> bool:
    match event:
        case Paid():
            return event.to.startswith(("farm:", "improvement:"))
        case PhaseBegan():
            return event.phase in PHASE_NAMES[: RETURNING_HOME + 1]
        case _:
            return False
