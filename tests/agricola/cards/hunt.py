"""Random games over mixtures of decks, deals, players and options, checked now and then: a hunt for faults.

PYTHONPATH=tests python -m agricola.cards.hunt 3000000 --seed 7

plays so many moves and prints for each failure the command that replays it. Compiled rules play six times as many.
"""

from __future__ import annotations

import argparse
import json
import sys
import traceback
from random import Random
from typing import NamedTuple

from agricola.cards.always import check, check_scores, check_view
from agricola.cards.test_whole_games import eager, started
from allmende.agricola.components.numbers import DECKS
from allmende.core import Game

HANDS = ("dealt", "mulligan", "draft", "draft-8", "choose-10")
SWITCHES = ("tile", "side_job", "campaign", "deck_l", "deck_x")
MOST_PLAYERS = 6
LONGEST = 5_000
"""The most moves that any game may take."""


class SetUp(NamedTuple):
    """What a game is begun with; the seed also gives its moves."""

    players: int
    options: dict[str, str]
    seed: int

    def __str__(self) -> str:
        return f"--replay '{json.dumps(self)}'"


def drawn(random: Random) -> SetUp:
    """The set-up of any game."""
    options = {"cards": random.choice([*DECKS]), "hands": random.choice(HANDS)}
    options |= {switch: random.choice(["off", "on"]) for switch in SWITCHES}
    return SetUp(random.randint(1, MOST_PLAYERS), options, random.randrange(1 << 30))


def played(set_up: SetUp) -> int:
    """The number of moves of the game with this set-up, once it has been played to its end and checked on the way."""
    game, random = started(*set_up)
    begun = game.version
    while not game.is_over:
        if random.random() < 0.1:
            check(game)
        seat, move = eager(game, random) if random.random() < 0.5 else any_move(game, random)
        game.play(move, seat)
        assert game.version < LONGEST
    check(game)
    check_scores(game)
    check_view(game)
    return game.version - begun


def any_move(game: Game, random: Random) -> tuple[int, int]:
    """A move of any seat that may decide now."""
    seat = random.choice(game.to_act)
    return seat, random.choice(list(game.moves_of(seat)))


def hunt(moves: int, seed: int) -> list[SetUp]:
    """Play at least so many moves; the set-ups of the games that failed, which are printed at once."""
    random, failed, count = Random(seed), [], 0
    while count < moves:
        set_up = drawn(random)
        try:
            count += played(set_up)
        except Exception:  # whatever goes wrong is what is looked for
            failed.append(set_up)
            say(f"{set_up}\n{traceback.format_exc()}")
    say(f"{count} moves in games without a failure, {len(failed)} games with one")
    return failed


def say(line: str) -> None:
    """Print a line at once."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main(arguments: list[str]) -> int:
    """Hunt, or replay one game; 1 if anything failed."""
    parser = argparse.ArgumentParser(prog="hunt", description="Play random games of Agricola and check them.")
    parser.add_argument("moves", type=int, nargs="?", default=100_000, help="how many moves to play")
    parser.add_argument("--seed", type=int, default=0, help="another seed plays other games")
    parser.add_argument("--replay", type=json.loads, metavar="SET-UP", help="play this one game, as a failure names it")
    chosen = parser.parse_args(arguments)
    if chosen.replay:
        say(f"{played(SetUp(*chosen.replay))} moves")
        return 0
    return 1 if hunt(chosen.moves, chosen.seed) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
