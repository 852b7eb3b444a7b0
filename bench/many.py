"""How many steps a second learners get: observation and mask of every decision included, random legal actions.

`python -m bench.many` measures our titles, many games at once and one, beside PettingZoo's classic games, OpenSpiel's
own and catanatron's Catan, in one run and in seconds of one core's time. Games are played once unmeasured, to have
actions, which are then played again and measured: nowhere does it count how they were chosen, except in Catan. The
extra `[bench]` installs the others; what isn't there is left out, and said so.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import process_time

import numpy as np
from rich.console import Console
from rich.table import Table

import allmende
from allmende.envs import Many, terms
from bench import peers

SECONDS = 4.0
STEPS = 12_800
"""So many steps are measured again and again."""
SIZES = (1, 64)
TITLES: dict[str, dict[str, str]] = {"hallertau": {"cards": "off"}, "arle": {}, "agricola": {"cards": "off"}}
CLASSIC = ("classic/connect_four-v3", "classic/tictactoe-v3")
SPIEL = ("backgammon", "connect_four", "chess")
CATAN = ("Catan, rules alone",)
"""catanatron's package shows no observation, so that its steps are without one."""
GAMES = 20
"""So many of the others' games."""


def main() -> None:
    """Measure and print."""
    table = Table(box=None, pad_edge=False)
    table.add_column(f"Random actions, one core, {'compiled' if allmende.COMPILED else 'interpreted'}")
    table.add_column("Steps/s", justify="right")
    for title, options in TITLES.items():
        for size in SIZES:
            table.add_row(f"{title}, 2 players, {size} at once", f"{many(title, options, size):,.0f}")
    for package, names, measure in (
        ("pettingzoo", CLASSIC, pettingzoo),
        ("pyspiel", SPIEL, openspiel),
        ("catanatron", CATAN, catanatron),
    ):
        for name in names:
            try:
                table.add_row(f"{package} {name}", f"{measure(name):,.0f}")
            except ImportError as error:
                table.add_row(f"{package} {name}: {error}; install the extra [bench]")
    Console(width=110, markup=False).print(table)


def many(title: str, options: dict[str, str], size: int) -> float:
    """Steps a second of many games."""
    games, rng = Many(terms(title, 2, **options), size), Random(1)
    games.reset(seed=1)
    chosen = []
    for _ in range(STEPS // size):
        chosen.append(np.array([rng.choice(np.flatnonzero(mask)) for mask in games.masks]))
        games.step(chosen[-1])

    def again() -> int:
        games.reset(seed=1)
        for actions in chosen:
            games.step(actions)
        return len(chosen) * size

    return _rate(again)


def pettingzoo(name: str) -> float:
    """Steps a second of one of PettingZoo's classic games, with what `last` tells of each."""
    import pygame  # noqa: F401 - without it PettingZoo has another error
    from pettingzoo import make

    env, rng = make("aec", name), Random(1)
    chosen: list[list[int | None]] = []
    for seed in range(GAMES):
        env.reset(seed=seed)
        chosen.append([])
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            over = terminated or truncated
            chosen[-1].append(None if over else int(rng.choice(np.flatnonzero(observation["action_mask"]))))
            env.step(chosen[-1][-1])

    def again() -> int:
        for seed, actions in enumerate(chosen):
            env.reset(seed=seed)
            for action in actions:
                env.last()
                env.step(action)
        return sum(action is not None for actions in chosen for action in actions)

    return _rate(again)


def openspiel(name: str) -> float:
    """Steps a second of one of OpenSpiel's games, with the observation tensor and the mask of each decision."""
    import pyspiel

    game, rng = pyspiel.load_game(name), Random(1)
    chosen: list[list[tuple[bool, int]]] = []
    for _ in range(GAMES):
        state = game.new_initial_state()
        chosen.append([])
        while not state.is_terminal():
            action = rng.choice(state.legal_actions())
            chosen[-1].append((state.is_chance_node(), action))
            state.apply_action(action)

    def again() -> int:
        for actions in chosen:
            state = game.new_initial_state()
            for is_chance, action in actions:
                if not is_chance:
                    state.observation_tensor()
                    state.legal_actions_mask()
                state.apply_action(action)
        return sum(not is_chance for actions in chosen for is_chance, _ in actions)

    return _rate(again)


def catanatron(_name: str) -> float:
    """Steps a second of Catan for two, by the rules alone, with catanatron's own random players."""
    return peers.catanatron(SECONDS).decisions_per_s


def _rate(again: Callable[[], int]) -> float:
    """Steps a second of something that tells how many it has made."""
    steps, begun = 0, process_time()
    while (spent := process_time() - begun) < SECONDS:
        steps += again()
    return steps / spent


if __name__ == "__main__":
    main()
