"""Games of Agricola that stand where a test wants to look at them, and a person who plays it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from playwright.sync_api import expect

import allmende
from allmende.agricola.rules.state import State
from allmende.core import Game
from browser.games import asked, asks, decision
from browser.screen import Screen, use
from browser.serving import Made

MOST_ATTEMPTS = 200
TILES = {"side_job": "on", "tile": "on"}
"""With all action spaces that there can be."""

# What leads somewhere is liked, so that farms grow even at random.
LIKED = {"farm-expansion": 4, "fencing": 4, "basic-wish-for-children": 6, "grain-utilization": 3, "farmland": 2}


def begun(players: int, seed: int = 3, **options: str) -> Game:
    """A game before its first move."""
    return allmende.agricola.new(players, seed, None, **options)


def played(players: int, until: Callable[[Game], bool], *, seed: int = 3, rounds: int = 1, **options: str) -> Game:
    """A game played at random until it stands as wanted, in this round or later. No animals are given away."""
    for attempt in range(seed, seed + MOST_ATTEMPTS):
        game, random = begun(players, attempt, **options), Random(attempt)
        while not game.is_over:
            assert isinstance(game.state, State)
            if game.state.round >= rounds and until(game):
                return game
            step(game, random)
    raise AssertionError("no such game")


def finished(players: int, *, seed: int = 3, **options: str) -> Game:
    """A game played at random to its end."""
    game, random = begun(players, seed, **options), Random(seed)
    while not game.is_over:
        step(game, random)
    return game


def step(game: Game, random: Random) -> None:
    """Play a random move; what could be eaten is mostly kept."""
    seat = random.choice(list(game.to_act))
    moves = game.moves_of(seat).texts
    game.play(random.choices(moves, [_weight(move, len(moves)) for move in moves])[0], seat)


def _weight(move: str, count: int) -> float:
    verb, *what = move.split()
    match verb:
        case "place":
            return LIKED.get(what[0], 1)
        case "fence":
            return 20 / count
        case "eat" | "cook" | "release" | "done":
            return 0.2
        case _:
            return 1


def offers(game: Game, *verbs: str) -> bool:
    """Whether a move begins with each of these words."""
    return all(any(move.text.startswith(verb) for move in decision(game).moves) for verb in verbs)


def play(screen: Screen, made: Made, random: Random, tap: bool = False) -> None:
    """Use something lit on the boards, or draw a pasture; the list only where nothing stands for a move."""
    if screen.page.locator(".fencing").is_visible():
        draw(screen, random.choice(pastures(screen, made)), tap)
    else:
        screen.play(random, tap)


def play_from_list(screen: Screen, made: Made, random: Random) -> None:
    """Choose a move in the list; one entry of it leads to all pastures."""
    entry = screen.listed.nth(random.randrange(screen.listed.count()))
    if move := entry.get_attribute("data-move"):
        screen.choose(move)
    else:
        entry.click()
        expect(screen.page.locator(".fencing [data-space]:focus")).to_have_count(1)
        draw(screen, random.choice(pastures(screen, made)))


def pastures(screen: Screen, made: Made) -> list[str]:
    """The moves that make a pasture."""
    moves = screen.server.state(made)["decisions"][0]["moves"]
    return [move["text"] for move in moves if move["text"].startswith("fence ")]


def draw(screen: Screen, move: str, tap: bool = False) -> None:
    """Mark the spaces of a pasture and build its fences."""
    for space in move.upper().split()[1:]:
        use(screen.page.locator(f'.fencing [data-place="{space}"]'), tap)
    use(screen.page.locator(".place-farm .build"), tap)


STANDS: dict[str, Callable[[Game], bool]] = {
    "placing a person": asked("prompt-place"),
    "placing with something to eat": lambda game: asked("prompt-place")(game) and offers(game, "eat"),
    "plowing": asks("plow"),
    "sowing": asks("sow"),
    "building a room": asks("room"),
    "building a stable": asks("stable"),
    "fencing": asks("fence"),
    "building an improvement": lambda game: offers(game, "build"),
    "baking": asks("bake"),
    "taking": asks("take"),
    "no room": asked("prompt-crowded"),
    "feeding": asked("prompt-feed"),
}
"""The kinds of question that the screen asks."""

__all__ = [
    "STANDS",
    "TILES",
    "asked",
    "asks",
    "begun",
    "decision",
    "draw",
    "finished",
    "offers",
    "play",
    "play_from_list",
    "played",
]
