"""In which ways something can be paid for, when a farm is asked."""

from __future__ import annotations

from agricola.scenario import goods, play, texts
from allmende.core import Game


def payments(game: Game, seat: int = 0) -> list[dict[str, int]]:
    """For each way that is offered, all that is gone afterwards; what came besides has a negative count."""
    found: list[dict[str, int]] = []
    before = goods(game, seat)
    for way in sorted(text for text in texts(game, seat) if text.startswith("choose ")):
        twin = game.copy()
        play(twin, way)
        after = goods(twin, seat)
        gone = {name: before.get(name, 0) - after.get(name, 0) for name in before | after}
        found.append({name: count for name, count in gone.items() if count})
    return found
