"""Mining of problems: positions in which one plan for a turn is surely better than all others.

Games are played by the net that plays a subject best (`mining_players.py`), its moves drawn at a temperature, so that
they lead to many positions. In each the plans of the turn are compared: first by the net's values after them, then by
games played on in a few deals, and what still looks clear by many more, other deals. A problem is kept if the solution
is then better than each other plan by a margin, and if a search with the net prefers it as well.

A file of a mining has a line for what is mined, and a line for each game with the problems found in it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any, Final

import msgspec

import allmende
from allmende import bots
from allmende.arena.mining_players import engine_of, mining_player
from allmende.arena.safe_files import add_line, lines
from allmende.bots.card_knowledge import Estimate
from allmende.bots.learned import Subject
from allmende.bots.levels import LEVELS
from allmende.core.errors import AllmendeError
from allmende.core.game import Game
from allmende.core.message import Message
from allmende.core.rules.state import State
from allmende.problems.judging import SHARE
from allmende.problems.plans import Plan, PlanError, is_done, key, plans
from allmende.problems.playouts import Outcomes, PlayOuts, behind
from allmende.problems.problem import PlanResult, Problem, name_of
from allmende.titles import title as find_title

DEALS: Final = 4
"""The deals in which the net values the plans of a turn."""
GLANCE: Final = 1.0
"""The least points ahead by which the net has to prefer the best plan, so that it is looked at any further."""
TRIED: Final = 6
"""The number of plans that are tried in games."""
FIRST: Final = 8
"""The deals of the first games after each of them."""
HOPE: Final = 2.0
"""The least lead in these games, in points, with which the plan is checked in many."""
RIVALS: Final = 3
"""The number of other plans that are checked, and told of: the best ones."""
CHECKED: Final = (20, 60)
"""The deals in which they are checked: some, and further ones if it still is clear."""
SURE: Final = 1.0
"""The points by which the solution has to be better at the least: the lower end of the interval of its lead."""
CLEAR: Final = 2.0
"""The least lead, in points."""
TRIES: Final[Mapping[str, int]] = {"novice": 6, "villager": 4, "farmer": 2, "master": 1}
"""How often each level tries to solve a problem."""
A_TRY: Final = 12
"""The deals in which the plan of a level is compared with the solution, unless it comes to the same."""
APART: Final = 6
"""The number of turns that are passed over after a problem, so that those of a game aren't alike."""


class MiningError(AllmendeError):
    """Problems that can't be mined: no net plays such games, or the file is of another mining."""


class Mining(msgspec.Struct, frozen=True, tag="mining"):
    """All that decides the games and problems of a mining, except the number of games."""

    title: str
    rules: str
    options: dict[str, str]
    players: int
    seed: int
    engine: str


class MinedGame(msgspec.Struct, frozen=True, tag="game"):
    """A game by its number, how many turns were looked at, and the problems found in it."""

    number: int
    turns: int
    problems: list[Problem]


def mining_of(title: str, players: int, options: Mapping[str, str], seed: int) -> Mining:
    """What is to be mined. UnknownTitleError, OptionError, or MiningError if no net plays such games."""
    found = find_title(title)
    chosen = found.checked_options(players, options)
    about = Subject.under(found, players, chosen)
    engine = engine_of(about)
    if engine is None:
        raise MiningError(f"there is no net for {about}", Message("error-mining-no-net", {"subject": str(about)}))
    return Mining(title, found.newest_rules, chosen, players, seed, engine)


def mined_in(file: Path) -> tuple[Mining | None, list[MinedGame]]:
    """What a file mines, and its games so far; None if there is no file. MiningError if it can't be read."""
    if not file.exists() or not file.stat().st_size:
        return None, []
    try:
        first, *games = lines(file, Mining | MinedGame)  # type: ignore[arg-type]
    except (msgspec.DecodeError, ValueError):
        raise _unusable(file, "error-no-mining") from None
    if not isinstance(first, Mining):
        raise _unusable(file, "error-no-mining")
    return first, [game for game in games if isinstance(game, MinedGame)]


def resumed(file: Path, mining: Mining) -> list[MinedGame]:
    """The games that a file of this mining has, which is begun if there is none. MiningError if it is another's."""
    known, games = mined_in(file)
    if known is None:
        add_line(file, mining)
    elif known != mining:
        raise _unusable(file, "error-other-mining")
    return games


def _unusable(file: Path, message_id: str) -> MiningError:
    return MiningError(f"{file} can't be used", Message(message_id, {"file": str(file)}))


def mine(mining: Mining, first: int, date: str) -> Iterator[MinedGame]:
    """Mine game after game, from number `first` on, without end."""
    miner = Miner(mining, date)
    number = first
    while True:
        yield miner.mined(number)
        number += 1


class Miner:
    """Finds problems in games of one kind."""

    def __init__(self, mining: Mining, date: str) -> None:
        self._mining = mining
        self._date = date
        self._title = find_title(mining.title)
        self._player = mining_player(self._title, Subject.under(self._title, mining.players, mining.options))

    def mined(self, number: int) -> MinedGame:
        """A game by its number, with the problems found on its way."""
        mining, title = self._mining, self._title
        rng = Random(f"{mining.seed} {number}")
        game = Game(title, mining.players, mining.options, title.draw(mining.players, mining.options, rng))
        found: list[Problem] = []
        turns, pause = 0, 0
        while not game.is_over:
            seat = game.to_act[0]
            if game.made_in_turn(seat) == 0 and all(game.made_in_turn(each) == 0 for each in game.to_act):
                turns += 1
                pause -= 1
                if pause < 0 and (problem := self.problem(game, seat, rng)) is not None:
                    found.append(problem)
                    pause = APART
            game.play(self._player.drawn(game.state, seat, rng), seat)
        return MinedGame(number, turns, found)

    def problem(self, game: Game, seat: int, rng: Random) -> Problem | None:
        """The problem at a seat's turn; None if no plan is surely better than all others."""
        title, state = self._title, game.state
        choices = plans(title, state, seat) or plans(title, state, seat, partial(self._player.weighty, seat))
        if choices is None or len(choices) < 3:
            return None
        likely = self._likely(state, seat, choices, rng)
        if len(likely) < 2:
            return None
        record = str(game.record)
        name = name_of(title.name, record)
        playouts = PlayOuts(title, state, seat, name)
        try:
            tried = _tried(playouts, likely, 0, FIRST)
            if tried[1][1].value < HOPE:
                return None
            best = likely[tried[0][0]]
            if self._player.preferred(state, seat, rng) not in best.firsts:
                return None
            # Other deals than before: the best of several is luckier than it is good.
            rivals = [likely[place] for place, _ in tried[1 : RIVALS + 1]]
            checked = _checked(playouts, best, rivals)
        except PlanError:
            return None  # its moves depend on what is hidden
        if checked is None:
            return None
        texts = [[title.vocabulary[move].text for move in plan.moves] for plan in (best, *rivals)]
        results = [
            PlanResult(moves, round(fmean(outcomes.ahead), 2), outcomes.means(), gap)
            for moves, (outcomes, gap) in zip(texts, checked, strict=True)
        ]
        others = sorted(results[1:], key=lambda result: result.behind.value)
        problem = Problem(
            name,
            record,
            seat,
            results[0],
            others,
            sum(CHECKED),
            {},
            self._mining.engine,
            self._date,
            allmende.__version__,
        )
        return msgspec.structs.replace(problem, found=self._found(game, problem, best, rivals, rng))

    def _likely(self, state: State[Any], seat: int, choices: Sequence[Plan], rng: Random) -> list[Plan]:
        """The best plans by the net's values after them, if one seems clear; else none."""
        title = self._title
        totals = [[0.0, 0.0] for _ in choices]
        deals = DEALS if not title.is_open(state) else 1
        for _ in range(deals):
            deal = title.redraw(state, seat, rng)
            ends = []
            for plan in choices:
                end = deal.copy()
                for move in plan.moves:
                    if move not in end.moves(seat):
                        return []
                    end.play(seat, move)
                ends.append(end)
            for total, (worth, ahead) in zip(totals, self._player.values(ends, seat), strict=True):
                total[0] += worth
                total[1] += ahead
        ranked = sorted(range(len(choices)), key=lambda place: -totals[place][1])
        by_worth = sorted(range(len(choices)), key=lambda place: -totals[place][0])
        if (totals[ranked[0]][1] - totals[ranked[1]][1]) / deals < GLANCE or by_worth[0] != ranked[0]:
            return []
        chosen = dict.fromkeys([*ranked[: TRIED - 2], *by_worth[: TRIED - 2]])
        return [choices[place] for place in [*chosen][:TRIED]]

    def _found(
        self, game: Game, problem: Problem, best: Plan, rivals: Sequence[Plan], rng: Random
    ) -> dict[str, tuple[int, int]]:
        """By level, how often it plays the solution, or as well, and in how many tries."""
        title, seat = self._title, problem.seat
        verdicts = {key(title, plan.state): False for plan in rivals}
        verdicts[key(title, best.state)] = True
        playouts = PlayOuts(title, game.state, seat, f"{problem.name} levels")
        found = {}
        for level, tries in TRIES.items():
            bot = bots.LevelBot(title, LEVELS[level])
            solved = 0
            for _ in range(tries):
                state, moves = game.state.copy(), list[int]()
                while not moves or not is_done(game.state, state, seat):
                    move = bots.decide(bot, title, state, seat, rng)
                    state.play(seat, move)
                    moves.append(move)
                where = key(title, state)
                if where not in verdicts:
                    outcomes = [Outcomes(), Outcomes()]
                    playouts.play([best.moves, moves], outcomes, 0, A_TRY)
                    verdicts[where] = behind(outcomes[1], outcomes[0]).value <= SHARE * problem.lead.value
                solved += verdicts[where]
            found[level] = (solved, tries)
        return found


def _tried(playouts: PlayOuts, likely: Sequence[Plan], first: int, count: int) -> list[tuple[int, Estimate]]:
    """The places of plans after games in a few deals, the best first, each with how far it is behind that."""
    outcomes = [Outcomes() for _ in likely]
    playouts.play([plan.moves for plan in likely], outcomes, first, count)
    ranked = sorted(range(len(likely)), key=lambda place: -fmean(outcomes[place].ahead))
    best = outcomes[ranked[0]]
    return [(place, behind(outcomes[place], best)) for place in ranked]


def _checked(playouts: PlayOuts, best: Plan, rivals: Sequence[Plan]) -> list[tuple[Outcomes, Estimate]] | None:
    """The outcomes of the best plan and its rivals in many deals; None unless it is surely the best of them."""
    outcomes = [Outcomes() for _ in range(len(rivals) + 1)]
    played = FIRST
    for portion in CHECKED:
        playouts.play([best.moves, *(plan.moves for plan in rivals)], outcomes, played, portion)
        played += portion
        gaps = [behind(one, outcomes[0]) for one in outcomes]
        if min(gap.value for gap in gaps[1:]) < CLEAR:
            return None
    for gap, one in zip(gaps[1:], outcomes[1:], strict=True):
        if gap.value - gap.half < SURE or fmean(one.wins) > fmean(outcomes[0].wins):
            return None
    return list(zip(outcomes, gaps, strict=True))
