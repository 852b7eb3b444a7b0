"""Whether a game would have gone alike under other amendments, and where it first would not."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from allmende.core import Game, OptionError
from allmende.core.message import Message
from allmende.core.replay_diff import Difference, difference, effect, first_difference
from allmende.hallertau.rules.state import State
from core.amended import COMPANY, KNOWN, UNCHANGED, AmendedToy, amend_hallertau, go_on, new_game
from core.games import played


def close(*spaces: int) -> Callable[[State], None]:
    """Action spaces that can't be used any more, by their places in the list."""

    def change(state: State) -> None:
        state.open = [space for place, space in enumerate(state.open) if place not in spaces]

    return change


def refuse(state: State) -> None:
    raise OptionError("it can't be set up any more", Message("error-deal"))


def give_tools(state: State) -> None:
    state.seats[1].tools += 3


def let_another_begin(state: State) -> None:
    state.first = 1 - state.first


def change_nothing(state: State) -> None:
    pass


def first_game(change: Callable[[State], None], *moves: str) -> Game:
    """A game that was begun before this change, after these moves of the first player."""
    game = new_game(AmendedToy(change), 0)
    for move in moves:
        game.play(move)
    return game


def test_a_game_goes_alike_where_nothing_has_changed() -> None:
    game = go_on(new_game(AmendedToy(change_nothing), 0), 5)
    assert difference(game, 1) is None
    assert first_difference(game) is None
    assert effect(game, 1) is None


def test_the_game_itself_stays_as_it_is() -> None:
    game = go_on(new_game(AmendedToy(give_tools), 0), 3)
    record, scores = game.record, game.scores
    difference(game, 1)
    assert (game.record, game.scores, game.version) == (record, scores, 3)


def test_a_game_that_could_not_be_set_up_differs_from_the_start() -> None:
    assert difference(first_game(refuse), 1) == Difference(0, "setup")


def test_others_would_be_asked() -> None:
    assert difference(first_game(let_another_begin), 1) == Difference(0, "asked")


def test_a_move_would_not_be_legal() -> None:
    first = first_game(change_nothing).moves.texts[0]
    assert difference(first_game(close(0), first), 1) == Difference(1, "move")


def test_what_else_could_have_been_played_counts_only_if_it_shall() -> None:
    game = first_game(close(0), first_game(change_nothing).moves.texts[1])
    assert difference(game, 1) == Difference(1, "view")  # which shows the spaces that there are
    assert difference(game, 1, offered=True) == Difference(0, "offered")
    assert effect(game, 1) == Difference(0, "offered")


def test_a_game_that_comes_to_other_scores_differs_at_its_end() -> None:
    game = first_game(give_tools)
    assert difference(game, 1) == Difference(0, "scores")


def test_the_first_amendment_that_makes_a_difference_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    amend_hallertau(monkeypatch)
    for players, found in ((1, None), (2, (COMPANY, Difference(4, "scores")))):
        plain = played(players, 3, moves=4)
        early = Game(plain.title, players, plain.options, plain.deal, KNOWN)
        for seat, move in plain.record.moves:
            early.play(move, seat)
        assert first_difference(early) == found
        assert first_difference(plain) is None
        assert effect(early, UNCHANGED) is None
        assert (effect(early, COMPANY) is None) == (found is None)
