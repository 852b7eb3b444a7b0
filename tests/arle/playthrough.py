"""The playthroughs of Fields of Arle; see `tests/playthrough.py`."""

from __future__ import annotations

from random import Random

from playthrough import Playthroughs, Recipe

IDLE = ("done", "pass", "return", "release", "give up")
"""How moves begin that make nothing of one's things."""


def recipe(players: int, houses: str, rules: str, seed: int) -> Recipe:
    """A game with these houses and rules."""
    return Recipe(players, seed, {"houses": houses, "rules": rules})


def choose(texts: list[str], random: Random) -> str:
    """Build, load and exchange more often than anything else."""
    lively = [text for text in texts if not text.startswith(IDLE)]
    for verb, often in (("build", 0.8), ("load", 0.5), ("exchange", 0.5)):
        chosen = [text for text in lively if text.startswith(verb)]
        if chosen and random.random() < often:
            lively = chosen
            break
    return random.choice(lively if lively and random.random() < 0.92 else texts)


PLAYTHROUGHS = Playthroughs(
    "arle",
    {
        "arle-1-player-light": recipe(1, "light", "printed", 301),
        "arle-1-player-dark": recipe(1, "dark", "printed", 302),
        "arle-1-player-dark-online": recipe(1, "dark", "online", 303),
        "arle-2-players-light": recipe(2, "light", "printed", 304),
        "arle-2-players-dark": recipe(2, "dark", "printed", 305),
        "arle-2-players-light-online": recipe(2, "light", "online", 306),
        "arle-2-players-dark-online": recipe(2, "dark", "online", 307),
    },
    [
        recipe(seed % 2 + 1, ("light", "dark")[seed // 2 % 2], ("printed", "online")[seed // 4 % 2], seed)
        for seed in range(24)
    ],
    choose,
    "place build load sell trade exchange cut convert improve flip plow take imitate slaughter use pay",
    period="half_year",
)
