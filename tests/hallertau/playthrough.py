"""The playthroughs of Hallertau; see `tests/playthrough.py`."""

from __future__ import annotations

from random import Random

from playthrough import Playthroughs, Recipe

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


def recipe(players: int, progress: str, decks: str, seed: int) -> Recipe:
    """A game with this progress option and these decks."""
    options = dict(zip(("gateway", "farmyard"), decks.split(), strict=False))
    return Recipe(players, seed, {"progress": progress, "cards": "on" if decks else "off", **options})


def choose(texts: list[str], random: Random) -> str:
    """Play cards more often than anything else."""
    lively = [text for text in texts if text != "done" and not text.startswith("exchange")]
    playable = [text for text in lively if text.startswith("play ")]
    if playable and random.random() < 0.5:
        lively = playable
    return random.choice(lively if lively and random.random() < 0.85 else texts)


PLAYTHROUGHS = Playthroughs(
    "hallertau",
    {
        "hallertau-1-player": recipe(1, "together", "", 101),
        "hallertau-2-players": recipe(2, "together", "", 102),
        "hallertau-3-players": recipe(3, "together", "", 103),
        "hallertau-4-players": recipe(4, "together", "", 104),
        "hallertau-3-players-clockwise": recipe(3, "clockwise", "", 105),
        "hallertau-1-player-expert-sheep": recipe(1, "together", "expert sheep", 201),
        "hallertau-2-players-master-jewelry": recipe(2, "together", "master jewelry", 202),
        "hallertau-3-players-advanced-field-clockwise": recipe(3, "clockwise", "advanced field", 203),
        "hallertau-4-players-beginner-hops": recipe(4, "together", "beginner hops", 204),
        "hallertau-4-players-mixed": recipe(4, "clockwise", "mixed mixed", 205),
    },
    [
        recipe(seed % 4 + 1, ("together", "clockwise")[seed // 4 % 2], DECKS[seed % len(DECKS)], seed)
        for seed in range(24)
    ],
    choose,
    "place take advance pay play sow fallow raise retreat sustain spend exchange choose activate",
)
