"""Why things can't be done, and what can be done, in words."""

from __future__ import annotations

from allmende.core import Game
from allmende.words import Speaker

ENGLISH = Speaker("en", strict=True)
GERMAN = Speaker("de", strict=True)


def reason(game: Game, move: str, speaker: Speaker = ENGLISH, seat: int = 0) -> str:
    """Why this move is not legal."""
    number = game.title.vocabulary.parse(move)
    assert number not in game.moves_of(seat), f"{move} is legal"
    return speaker.say(game.title.why_not(game.state, seat, number))


def refused(game: Game, seat: int = 0) -> dict[str, str]:
    """By target: why it can't be used in the decision."""
    decision = game.decision(seat)
    assert decision is not None
    return {refusal.target: ENGLISH.say(refusal.reason) for refusal in decision.refusals}
