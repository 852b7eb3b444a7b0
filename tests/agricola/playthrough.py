"""The playthroughs of Agricola; see `tests/playthrough.py`."""

from __future__ import annotations

from random import Random

from playthrough import Playthroughs, Recipe

IDLE = ("done", "release", "feed", "eat", "cook")
"""How moves begin that make nothing of one's things."""
PREFERRED = [
    (
        "basic-wish-for-children urgent-wish-for-children modest-wish-for-children house-redevelopment "
        "farm-redevelopment major-improvement grain-utilization cultivation",
        0.6,
    ),
    ("farm-expansion fencing farmland side-job", 0.25),
    ("reed-bank forest clay-pit western-quarry eastern-quarry grain-seeds grove resource-market", 0.6),
]
"""The action spaces on which farms grow, and those that yield what this takes, with how often they are preferred."""


def recipe(players: int, tiles: str, seed: int) -> Recipe:
    """A game, with the variant tile and the Side Job or without."""
    return Recipe(players, seed, {"tile": tiles, "side_job": tiles})


def with_cards(players: int, hands: str, seed: int, cards: str = "base") -> Recipe:
    """A game with the base set's hand cards, or with all."""
    return Recipe(players, seed, {"cards": cards, "hands": hands})


def choose(texts: list[str], random: Random) -> str:
    """Let the farm grow; rather build rooms than stables, and of some pastures the one that is told most briefly."""
    lively = [text for text in texts if not text.startswith(IDLE)]
    for names, often in PREFERRED:
        chosen = [text for text in lively if text.removeprefix("place ") in names.split()]
        if chosen and random.random() < often:
            lively = chosen
            break
    rooms = [text for text in lively if text.startswith("room")]
    text = random.choice(rooms or (lively if lively and random.random() < 0.85 else texts))
    if text.startswith("fence"):
        text = min(random.choices([text for text in texts if text.startswith("fence")], k=6), key=len)
    return text


PLAYTHROUGHS = Playthroughs(
    "agricola",
    {
        "agricola-1-player": recipe(1, "off", 518),
        "agricola-1-player-tiles": recipe(1, "on", 516),
        "agricola-2-players": recipe(2, "off", 604),
        "agricola-2-players-tiles": recipe(2, "on", 503),
        "agricola-3-players": recipe(3, "off", 501),
        "agricola-4-players-tiles": recipe(4, "on", 606),
        "agricola-6-players": recipe(6, "off", 611),
        "agricola-2-players-cards": with_cards(2, "dealt", 607),
        "agricola-3-players-draft": with_cards(3, "quick-draft", 608),
        "agricola-2-players-all-cards": with_cards(2, "mulligan", 609, "all"),
        "agricola-4-players-all-cards": with_cards(4, "draft", 610, "all"),
    },
    [recipe(seed % 4 + 1, ("off", "on")[seed // 4 % 2], seed) for seed in range(24)]
    + [with_cards(seed % 4 + 1, "draft-8", seed) for seed in range(24, 32)],
    choose,
    "place take plow room stable fence sow bake build feed use breed release eat cook done",
)
