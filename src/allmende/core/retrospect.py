"""Retrospects: points after each round of a finished game, other figures, and the causes that brought points.

They are found by replaying the game. The accounts of a seat add up: its points at the start and those of all causes are
its score.
"""

from __future__ import annotations

from typing import Any, Final, Literal

from allmende.core.errors import AllmendeError
from allmende.core.event import Event
from allmende.core.game import Game, Scene
from allmende.core.hindsight import BETWEEN, PHASE, WORK, Flow, Hindsight
from allmende.core.message import Message
from allmende.core.plain import Plain
from allmende.core.rules.state import State

START: Final = "phase:start"
"""The cause of the points at the start."""

_COMMON: Final = {START: Message("retrospect-start"), BETWEEN: Message("retrospect-between")}

Kind = Literal["work", "card", "phase"]


class NoHindsightError(AllmendeError):
    """A title without an interface for retrospects."""


class Curve(Plain, frozen=True):
    """A figure over the rounds: for each seat the values at the start and after each round."""

    name: str
    values: list[list[float]]


class Account(Plain, frozen=True):
    """The goods gained and paid, and the points, that a seat has by one cause.

    `kind` is `work` for an action space, `card` for a card or the like, `phase` for a phase of the game. `times` is how
    often the seat has used it, and `round` the first round of it.
    """

    cause: str
    kind: Kind
    name: Message
    times: int
    round: int
    gained: dict[str, int]
    paid: dict[str, int]
    points: float


class Retrospect(Plain, frozen=True):
    """A look back on a game: points and figures by round, and accounts by seat.

    `unit` is the title's word for a round. `ends` has the number of moves made at the start and after each round; the
    curves have as many values. `points` has a curve for each category of the score sheet.
    """

    unit: str
    ends: list[int]
    points: list[Curve]
    figures: list[Curve]
    accounts: list[list[Account]]

    @property
    def totals(self) -> list[list[float]]:
        """The points of each seat at the start and after each round."""
        seats = range(len(self.accounts))
        return [
            [sum(curve.values[seat][end] for curve in self.points) for end in range(len(self.ends))] for seat in seats
        ]


def look_back(game: Game) -> Retrospect:
    """The retrospect of a game, up to where it stands. It replays the game, which takes a moment.

    NoHindsightError if the title has no interface for retrospects.

    >>> import allmende
    >>> game = allmende.hallertau.new(players=1, seed=7)
    >>> while not game.is_over:
    ...     _ = game.play(game.moves[0])
    >>> retrospect = allmende.look_back(game)
    >>> len(retrospect.ends)
    7
    >>> retrospect.totals[0][-1] == game.scores[0] == sum(account.points for account in retrospect.accounts[0])
    True
    """
    says = hindsight(game)
    title, seats = game.title, range(game.players)
    before = game.at(0).state
    books = [_Book(says, game, seat, before) for seat in seats]
    ends, stops = [0], [before]
    for number, scenes in enumerate(game.scenes(0), 1):
        for scene in scenes:
            if any(isinstance(event, says.begins_round) for event in scene.events):
                ends.append(number)
                stops.append(before)
            for book in books:
                book.enter(scene, len(ends))
            before = scene.state
    ends.append(game.version)
    stops.append(before)
    sheets = [[title.score_lines(stop, seat) for stop in stops] for seat in seats]
    figures = [[says.figures(stop, seat) for stop in stops] for seat in seats]
    return Retrospect(
        says.unit,
        ends,
        [
            Curve(line.category, [[sheet[i].points for sheet in sheets[seat]] for seat in seats])
            for i, line in enumerate(sheets[0][0])
        ],
        [Curve(name, [[known[name] for known in figures[seat]] for seat in seats]) for name in figures[0][0]],
        [book.accounts() for book in books],
    )


def hindsight(game: Game) -> Hindsight:
    """The interface for retrospects of a game's title; NoHindsightError if it has none."""
    title = game.title
    if (found := title.hindsight) is None:
        spoken = Message(f"title-{title.name}")
        raise NoHindsightError(
            f"{title.name} can't be looked back on", Message("error-no-hindsight", {"title": spoken})
        )
    return found


class _Page:
    """An account under construction."""

    def __init__(self, number: int) -> None:
        self.round = number
        self.times = 0
        self.gained: dict[str, int] = {}
        self.paid: dict[str, int] = {}
        self.points: float = 0

    def enter(self, flow: Flow) -> None:
        good, count = flow
        side = self.gained if count > 0 else self.paid
        side[good] = side.get(good, 0) + abs(count)


class _Book:
    """The accounts of one seat, entered scene by scene.

    A card has the points that the score sheet gives it, whatever brought it about. Other changes on the sheet count for
    the cause that is under way, unless all goods of the same scene name one cause of their own.
    """

    def __init__(self, says: Hindsight, game: Game, seat: int, start: State[Any]) -> None:
        self._says = says
        self._title = game.title
        self._seat = seat
        self._cause = BETWEEN
        self._pages: dict[str, _Page] = {}
        self._worth: dict[str, float] = {}
        self._rest: float = 0
        self._reckon(START, start, 1)

    def enter(self, scene: Scene, number: int) -> None:
        """Enter the events of a scene in round `number`, and the changes on the score sheet."""
        named: set[str] = set()
        for event in scene.events:
            self._begin(event, number)
            for flow in self._says.flows(event, self._seat):
                cause = self._says.origin(event) or self._cause
                self._page(cause, number).enter(flow)
                named.add(cause)
        self._reckon(named.pop() if len(named) == 1 else self._cause, scene.state, number)

    def accounts(self) -> list[Account]:
        """All accounts, in the order in which they were opened."""
        return [
            Account(
                cause,
                _kind(cause),
                _COMMON.get(cause) or self._says.name(cause),
                page.times,
                page.round,
                page.gained,
                page.paid,
                page.points,
            )
            for cause, page in self._pages.items()
            if page.times or page.gained or page.paid or page.points
        ]

    def _begin(self, event: Event, number: int) -> None:
        cause = self._says.cause(event)
        if not cause:
            return
        kind = _kind(cause)
        if event.seat == self._seat or (kind == "phase" and cause != BETWEEN):
            self._cause = cause
            if kind != "phase":
                self._page(cause, number).times += 1
        elif kind == "work":
            self._cause = BETWEEN

    def _reckon(self, cause: str, state: State[Any], number: int) -> None:
        worth = dict(self._says.worth(state, self._seat))
        for card in {**self._worth, **worth}:
            if gone := worth.get(card, 0) - self._worth.get(card, 0):
                self._page(card, number).points += gone
        rest = self._title.score(state, self._seat) - sum(worth.values())
        if rest != self._rest:
            self._page(cause, number).points += rest - self._rest
        self._worth, self._rest = worth, rest

    def _page(self, cause: str, number: int) -> _Page:
        return self._pages.setdefault(cause, _Page(number))


def _kind(cause: str) -> Kind:
    kind = cause.partition(":")[0]
    return "work" if kind == WORK else "phase" if kind == PHASE else "card"
