"""Playthroughs: whole games as text that people can read and `allmende.replay` can play.

The files in `tests/playthroughs` are regressions: rules that change show up there as a difference. A change that is
meant is an amendment of the title's rules; then write its files anew, from the checkout's root:

    PYTHONPATH=src python tests/playthrough.py arle write

Without `write` the playthroughs of some seeds go to the standard output, to compare two builds of the rules. What is
played, and how, each title says in its own `playthrough.py`.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from random import Random
from typing import NamedTuple

import allmende
from allmende.core import Game

FOLDER = Path(__file__).parent / "playthroughs"


class Recipe(NamedTuple):
    """What a game is drawn from."""

    players: int
    seed: int
    options: Mapping[str, str]


class Playthroughs(NamedTuple):
    """The playthroughs of a title: those that are kept in files, by name, and those that are compared.

    `choose` picks one of a seat's moves as somebody would who likes to do things, but knows nothing of what is good;
    all `verbs` are to be met in the files. `period` is what the view calls a round.
    """

    title: str
    files: Mapping[str, Recipe]
    compared: Sequence[Recipe]
    choose: Callable[[list[str], Random], str]
    verbs: str
    period: str = "round"

    def play(self, recipe: Recipe) -> Game:
        """A whole game."""
        players, seed, options = recipe
        game: Game = getattr(allmende, self.title).new(players, seed, None, **options)
        random = Random(seed)
        while not game.is_over:
            seat = random.choice(game.to_act)
            game.play(self.choose(game.moves_of(seat).texts, random), seat)
        return game

    def text(self, game: Game) -> str:
        """The record of a game with the table of each round, the scores, and what happened how often, as comments."""
        record = game.record
        lines = str(record).splitlines()
        head = len(lines) - len(record.moves)
        again = allmende.replay(record, until=0)
        told = Counter(type(event).__name__ for event in again.opening)
        written = lines[:head] + _comment(str(again))
        for (seat, move), line in zip(record.moves, lines[head:], strict=True):
            period = self._period(again)
            told.update(type(event).__name__ for event in again.play(move, seat))
            written.append(line)
            if again.is_over or self._period(again) != period:
                written += _comment(str(again))
        scores = ", ".join(map(str, again.scores))
        winners = ", ".join(f"seat {seat + 1}" for seat in again.winners)
        counts = [f"{name} {count}" for name, count in sorted(told.items())]
        written += _comment(f"Scores: {scores}. Winners: {winners}.\nEvents: {', '.join(counts)}.")
        return "\n".join(written) + "\n"

    def _period(self, game: Game) -> int:
        number = getattr(game.view(-1), self.period)
        assert isinstance(number, int)
        return number

    def write(self) -> None:
        """Write the files anew."""
        for name, recipe in self.files.items():
            (FOLDER / f"{name}.txt").write_text(self.text(self.play(recipe)), encoding="utf-8")

    def show(self) -> None:
        """Say what plays, and show the playthroughs that are compared."""
        sys.stdout.write(f"{'compiled' if allmende.COMPILED else 'interpreted'}\n")
        for recipe in self.compared:
            sys.stdout.write(self.text(self.play(recipe)))


def _comment(text: str) -> list[str]:
    return ["", *(f"# {line}".rstrip() for line in text.splitlines()), ""]


def playthroughs_of(title: str) -> Playthroughs:
    """The playthroughs of a title, from its folder of tests."""
    found: Playthroughs = import_module(f"{title}.playthrough").PLAYTHROUGHS
    return found


if __name__ == "__main__":
    chosen = playthroughs_of(sys.argv[1])
    if sys.argv[2:] == ["write"]:
        chosen.write()
    else:
        chosen.show()
