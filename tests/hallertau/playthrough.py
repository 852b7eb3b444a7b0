"""Playthroughs: whole games as text that people can read and `allmende.replay` can play.

The files in `tests/playthroughs` are regressions: rules that change show up there as a difference. If the change is
meant, raise `Hallertau.rules` and write them anew, from the checkout's root:

    PYTHONPATH=src python tests/hallertau/playthrough.py write

Without `write` the playthroughs of some seeds go to the standard output, to compare two builds of the rules.
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from random import Random

import allmende
from allmende.core import Game
from allmende.hallertau.views import View

FOLDER = Path(__file__).parent.parent / "playthroughs"
GAMES = {
    "hallertau-1-player": (1, "together", "", 101),
    "hallertau-2-players": (2, "together", "", 102),
    "hallertau-3-players": (3, "together", "", 103),
    "hallertau-4-players": (4, "together", "", 104),
    "hallertau-3-players-clockwise": (3, "clockwise", "", 105),
    "hallertau-1-player-expert-sheep": (1, "together", "expert sheep", 201),
    "hallertau-2-players-master-jewelry": (2, "together", "master jewelry", 202),
    "hallertau-3-players-advanced-field-clockwise": (3, "clockwise", "advanced field", 203),
    "hallertau-4-players-beginner-hops": (4, "together", "beginner hops", 204),
    "hallertau-4-players-mixed": (4, "clockwise", "mixed mixed", 205),
}
"""The files, and the players, the progress option, the decks and the seed they were drawn from."""


DECKS = [
    "",
    "beginner hops",
    "",
    "advanced field",
    "",
    "expert sheep",
    "master jewelry",
    "",
    "mixed mixed",
    "random random",
]
"""The decks of the playthroughs that are compared; without decks it is a game without cards."""


def play(players: int, progress: str, decks: str, seed: int) -> Game:
    """A game of players who like to do things, but know nothing of what is good."""
    options = dict(zip(("gateway", "farmyard"), decks.split(), strict=False))
    cards = "on" if decks else "off"
    game = allmende.hallertau.new(players, seed, None, progress=progress, cards=cards, **options)
    random = Random(seed)
    while not game.is_over:
        seat = random.choice(game.to_act)
        texts = game.moves_of(seat).texts
        lively = [text for text in texts if text != "done" and not text.startswith("exchange")]
        playable = [text for text in lively if text.startswith("play ")]
        if playable and random.random() < 0.5:
            lively = playable
        game.play(random.choice(lively if lively and random.random() < 0.85 else texts), seat)
    return game


def playthrough(game: Game) -> str:
    """The record of a game with the table of each round, the scores, and what happened how often, as comments."""
    record = game.record
    text = str(record)
    lines = text.splitlines()
    head = len(lines) - len(record.moves)
    again = allmende.replay(record, until=0)
    told = Counter(type(event).__name__ for event in again.opening)
    written = lines[:head] + _comment(str(again))
    for (seat, move), line in zip(record.moves, lines[head:], strict=True):
        period = _round(again)
        told.update(type(event).__name__ for event in again.play(move, seat))
        written.append(line)
        if again.is_over or _round(again) != period:
            written += _comment(str(again))
    scores = ", ".join(map(str, again.scores))
    winners = ", ".join(f"seat {seat + 1}" for seat in again.winners)
    counts = [f"{name} {count}" for name, count in sorted(told.items())]
    written += _comment(f"Scores: {scores}. Winners: {winners}.\nEvents: {', '.join(counts)}.")
    return "\n".join(written) + "\n"


def _round(game: Game) -> int:
    view = game.view(-1)
    assert isinstance(view, View)
    return view.round


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
        decks = DECKS[seed % len(DECKS)]
        sys.stdout.write(playthrough(play(seed % 4 + 1, ("together", "clockwise")[seed // 4 % 2], decks, seed)))


if __name__ == "__main__":
    main(sys.argv[1:] == ["write"])
