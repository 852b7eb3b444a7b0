"""Whoever leaves an action is told which cards do not fit any more after it."""

from __future__ import annotations

from allmende.core import Game, Message
from hallertau.cards.playing import can, goods, holding, play
from hallertau.scenario import village


def leaving(game: Game, seat: int = 0) -> Message:
    """What it is called here to leave what is under way."""
    decision = game.decision(seat)
    assert decision is not None
    return next(move.label for move in decision.moves if move.text == "done")


LAPSES = Message("move-lapsing", {"move": Message("move-skip"), "cards": [Message("one-card", {"card": "328"})]})


def test_a_card_for_the_action_lapses_with_it() -> None:
    game = holding("328", village(jewelry=1, sheep={5: 1}))
    play(game, "place butchery")
    assert can(game, "328")
    assert leaving(game) == LAPSES
    play(game, "done")
    assert not can(game, "328")
    assert goods(game) == {}


def test_a_card_that_fits_afterwards_does_not_lapse() -> None:
    game = holding("104", village(goods={"hops": 3}, fields=["3"]))
    play(game, "place cultivation")
    assert can(game, "104")
    assert leaving(game) == Message("move-skip")


def test_what_the_log_tells_of_leaving_names_no_card() -> None:
    game = holding("328", village(jewelry=1, sheep={5: 1}))
    play(game, "place butchery")
    title = game.title
    assert title.label(game.state, 0, title.vocabulary.parse("done")) == Message("move-skip")
