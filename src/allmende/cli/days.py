"""The ranking of the day's game in the terminal: a player among the levels."""

from __future__ import annotations

from random import Random

from allmende import bots
from allmende.arena.contestants import bot_message
from allmende.cli.console import Console
from allmende.core.game import Game
from allmende.core.message import Message
from allmende.days import places


def tell_places(game: Game, console: Console) -> None:
    """Have each level play the deal of a finished solo game, and print who has which place; Ctrl-C ends that."""
    scores: list[tuple[float, Message]] = [(game.scores[0], Message("play-day-own"))]
    contestants = bots.levels_of(game.title)
    try:
        with console.progress() as progress:
            task = progress.add_task(console.words("play-day-waiting"), total=len(contestants))
            for level in contestants:
                scores.append((_score(game, level), bot_message(level)))
                progress.advance(task)
    except KeyboardInterrupt:
        console.say("play-day-stopped")
        return
    scores.sort(key=lambda each: -each[0])
    console.say("play-day-ranking")
    for place, (points, name) in zip(places([points for points, _ in scores]), scores, strict=True):
        console.say("play-day-place", place=place, points=points, name=name)


def _score(game: Game, level: str) -> float:
    """The score of a level with the deal of a solo game."""
    own, bot = game.at(0), bots.make(level, game.title)
    while not own.is_over:
        own.play(bots.decide(bot, own.title, own.state, 0, Random(f"{level} {own.version}")), 0)
    return own.scores[0]
