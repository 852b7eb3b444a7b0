"""A bot's suggestions in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from allmende.bots.advice import hint
from allmende.cli.console import Console
from allmende.core.game import Game


def tell_hint(game: Game, seat: int, order: Sequence[int], console: Console) -> bool:
    """Print moves that a bot suggests to a seat, and why; it knows what the seat may know.

    `order` has the places of the numbered moves. Ctrl-C ends only the search; False if it did.
    """
    try:
        with console.progress(counted=False) as progress:
            progress.add_task(console.words("play-thinking"), total=None)
            found = hint(game.title, game.state, seat, Random(f"{game.version} {seat}"))
    except KeyboardInterrupt:
        console.say("play-hint-stopped")
        return False
    places = {text: place for place, text in enumerate(game.moves_of(seat).texts)}
    numbers = {place: str(number) for number, place in enumerate(order, 1)}
    for one in found:
        # Moves that have no number in the list are typed.
        console.say(
            "play-suggestion",
            answer=numbers.get(places[one.move], one.move),
            move=one.label,
            score=console.number(f"{one.score:.1f}"),
            why=one.why,
        )
    return True
