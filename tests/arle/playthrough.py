"""Playthroughs: whole games as text that people can read and `allmende.replay` can play.

The files in `tests/playthroughs` are regressions: rules that change show up there as a difference. If the change is
meant, raise `Arle.rules` and write them anew, from the checkout's root:

    PYTHONPATH=src python tests/arle/playthrough.py write

Without `write` the playthroughs of some seeds go to the standard output, to compare two builds of the rules.
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from random import Random

import allmende
from allmende.arle.views import View
from allmende.core import Game

FOLDER = Path(__file__).parent.parent / "playthroughs"
GAMES = {
    "arle-1-player-light": (1, "light", "printed", 301),
    "arle-1-player-dark": (1, "dark", "printed", 302),
    "arle-1-player-dark-online": (1, "dark", "online", 303),
    "arle-2-players-light": (2, "light", "printed", 304),
    "arle-2-players-dark": (2, "dark", "printed", 305),
    "arle-2-players-light-online": (2, "light", "online", 306),
    "arle-2-players-dark-online": (2, "dark", "online", 307),
}
"""The files, and the players, the houses, the rules and the seed they were drawn from."""

IDLE = ("done", "pass", "return", "release", "give up")
"""How moves begin that make nothing of one's things."""


def play(players: int, houses: str, rules: str, seed: int) -> Game:
    """A game of players who like to do things, but know nothing of what is good."""
    game = allmende.arle.new(players, seed, None, houses=houses, rules=rules)
    random = Random(seed)
    while not game.is_over:
        seat = random.choice(game.to_act)
        texts = game.moves_of(seat).texts
        lively = [text for text in texts if not text.startswith(IDLE)]
        for verb, often in (("build", 0.8), ("load", 0.5), ("exchange", 0.5)):
            chosen = [text for text in lively if text.startswith(verb)]
            if chosen and random.random() < often:
                lively = chosen
                break
        game.play(random.choice(lively if lively and random.random() < 0.92 else texts), seat)
    return game


def playthrough(game: Game) -> str:
    """The record of a game with the table of each half-year, the scores, and what happened how often, as comments."""
    record = game.record
    text = str(record)
    lines = text.splitlines()
    head = len(lines) - len(record.moves)
    again = allmende.replay(record, until=0)
    told = Counter(type(event).__name__ for event in again.opening)
    written = lines[:head] + _comment(str(again))
    for (seat, move), line in zip(record.moves, lines[head:], strict=True):
        period = _half_year(again)
        told.update(type(event).__name__ for event in again.play(move, seat))
        written.append(line)
        if again.is_over or _half_year(again) != period:
            written += _comment(str(again))
    scores = ", ".join(map(str, again.scores))
    winners = ", ".join(f"seat {seat + 1}" for seat in again.winners)
    counts = [f"{name} {count}" for name, count in sorted(told.items())]
    written += _comment(f"Scores: {scores}. Winners: {winners}.\nEvents: {', '.join(counts)}.")
    return "\n".join(written) + "\n"


def _half_year(game: Game) -> int:
    view = game.view(-1)
    assert isinstance(view, View)
    return view.half_year


def _comment(text: str) -> list[str]:
    return ["", *(f"# {line}".rstrip() for line in text.splitlines()), ""]


def main(write: bool) -> None:
    """Write the files anew, or show the playthroughs of other seeds after a line that says what plays them."""
    if write:
        for name, chosen in GAMES.items():
            (FOLDER / f"{name}.txt").write_text(playthrough(play(*chosen)), encoding="utf-8")
        return
    sys.stdout.write(f"{'compiled' if allmende.COMPILED else 'interpreted'}\n")
    for seed in range(24):
        houses, rules = ("light", "dark")[seed // 2 % 2], ("printed", "online")[seed // 4 % 2]
        sys.stdout.write(playthrough(play(seed % 2 + 1, houses, rules, seed)))


if __name__ == "__main__":
    main(sys.argv[1:] == ["write"])
