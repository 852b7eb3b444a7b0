"""How many steps a second learners get: observation and mask of every decision included, random legal actions.

`python -m bench.many` measures our titles, many games at once and one, beside PettingZoo's classic games and
OpenSpiel's own, in one run and in seconds of one core's time. What isn't installed is left out, and said so.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any

from rich.console import Console
from rich.table import Table

import allmende
from allmende.envs import Many, terms

SECONDS = 4.0
SIZES = (1, 64)
TITLES: dict[str, dict[str, str]] = {"hallertau": {"cards": "off"}, "arle": {}, "agricola": {"cards": "off"}}
CLASSIC = ("connect_four_v3", "tictactoe_v3")
SPIEL = ("backgammon", "connect_four", "chess")


def main() -> None:
    """Measure and print."""
    table = Table(box=None, pad_edge=False)
    table.add_column(f"Random actions, one core, {'compiled' if allmende.COMPILED else 'interpreted'}")
    table.add_column("Steps/s", justify="right")
    for title, options in TITLES.items():
        for size in SIZES:
            table.add_row(f"{title}, 2 players, {size} at once", f"{many(title, options, size):,.0f}")
    for package, names, measure in (("pettingzoo.classic", CLASSIC, pettingzoo), ("pyspiel", SPIEL, openspiel)):
        for name in names:
            try:
                table.add_row(f"{package} {name}", f"{measure(name):,.0f}")
            except ImportError as error:
                table.add_row(f"{package} {name}: {error}")
    Console(width=110).print(table)


def many(title: str, options: dict[str, str], size: int) -> float:
    """Steps a second of many games; choosing the actions is not counted."""
    games = Many(terms(title, 2, **options), size)
    games.reset(seed=1)
    rng = Random(1)
    spent, steps = 0.0, 0
    while spent < SECONDS:
        actions = [rng.choice(position.seats[seat].moves) for position, seat in _deciding(games)]
        begun = process_time()
        games.step(actions)
        spent += process_time() - begun
        steps += size
    return steps / spent


def _deciding(games: Many) -> Any:
    return zip(games._fleet.positions, games._fleet.deciding, strict=True)


def pettingzoo(name: str) -> float:
    """Steps a second of one of PettingZoo's classic games, with what `last` tells of each."""
    from importlib import import_module

    env = import_module(f"pettingzoo.classic.{name}").env()
    return _rate(lambda: _game_of(env))


def _game_of(env: Any) -> tuple[int, float]:
    env.reset(seed=1)
    steps, begun = 0, process_time()
    for agent in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        over = terminated or truncated
        env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
        steps += 1
    return steps, process_time() - begun


def openspiel(name: str) -> float:
    """Steps a second of one of OpenSpiel's games, with the observation tensor and the mask of each decision."""
    import pyspiel

    game, rng = pyspiel.load_game(name), Random(1)

    def one() -> tuple[int, float]:
        state = game.new_initial_state()
        steps, begun = 0, process_time()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(rng.choice([action for action, _ in state.chance_outcomes()]))
                continue
            state.observation_tensor()
            state.legal_actions_mask()
            state.apply_action(rng.choice(state.legal_actions()))
            steps += 1
        return steps, process_time() - begun

    return _rate(one)


def _rate(game: Callable[[], tuple[int, float]]) -> float:
    steps, spent = 0, 0.0
    while spent < SECONDS:
        more, seconds = game()
        steps, spent = steps + more, spent + seconds
    return steps / spent


if __name__ == "__main__":
    main()
