"""Trying out how a turn could go on: it shows what would come, as far as the seat knows, and changes nothing."""

from __future__ import annotations

from random import Random

import pytest

from allmende.core import Game, UnknownMoveError
from allmende.core.tryout import Tried, tried
from allmende.titles import TITLES

TABLES = [
    ("hallertau", 1, {"cards": "on"}),
    ("hallertau", 3, {"cards": "on", "progress": "clockwise"}),
    ("arle", 2, {}),
    ("agricola", 1, {"cards": "off"}),
    ("agricola", 3, {"cards": "all", "hands": "draft"}),
]
ENDS = {
    ("hallertau", 1): {"try-hidden", "try-over"},
    ("hallertau", 3): {"try-hidden", "try-turn"},
    ("arle", 2): {"try-turn", "try-over"},
    ("agricola", 1): {"try-hidden", "try-over"},
    ("agricola", 3): {"try-turn"},
}
"""Why tries end there. In Arle nothing is hidden, and whoever plays alone has no end of a turn."""
LONGEST = 12
"""Of so many moves at most a try is followed."""


def game_of(title: str, players: int, options: dict[str, str], seed: int = 1) -> Game:
    """A game at its beginning."""
    return Game.new(TITLES[title], players, seed, None, options)


def tried_on(game: Game, seat: int, random: Random) -> tuple[list[str], Tried]:
    """Moves that are tried by chance until nothing more can be, and what comes of them."""
    path: list[str] = []
    found = tried(game, seat, path)
    while found.goes_on and len(path) < LONGEST:
        assert found.why is None
        path.append(random.choice(found.game.moves_of(seat).texts))
        found = tried(game, seat, path)
        assert found.made == len(path)
    return path, found


def why(found: Tried) -> str:
    """Why a try doesn't go on, or one of its moves can't be made."""
    assert found.why is not None
    return found.why.id


@pytest.mark.parametrize(("title", "players", "options"), TABLES)
def test_what_is_tried_comes_about_when_it_is_played(title: str, players: int, options: dict[str, str]) -> None:
    game, random, reasons = game_of(title, players, options), Random(3), set()
    while not game.is_over:
        record, views = game.record, [game.view(seat) for seat in range(players)]
        for seat in game.to_act:
            path, found = tried_on(game, seat, random)
            real, title_of = game.copy(), game.title
            for text in path[:-1]:
                real.play(text, seat)
                # Nothing has become known, nobody else was asked: what is seen is true, and can be taken back.
                assert real.undo_point(seat) == real.version - 1
            if found.goes_on:
                real.play(path[-1], seat)
                assert title_of.view(found.seen, seat) == real.view(seat)
                assert found.game.moves_of(seat).texts == real.moves_of(seat).texts
            else:
                reveals = real.state.reveal_count
                real.play(path[-1], seat)
                # Where others hold cards, more may become known once the turn is over.
                assert why(found) == "try-turn" or (real.state.reveal_count != reveals) == (why(found) == "try-hidden")
                reasons.add(why(found))
        assert (game.record, [game.view(seat) for seat in range(players)]) == (record, views)
        for _ in range(5):
            if not game.is_over:
                seat = random.choice(game.to_act)
                game.play(random.choice(game.moves_of(seat).texts), seat)
    assert reasons == ENDS[title, players]


def test_a_try_ends_before_what_is_hidden_is_seen() -> None:
    game = game_of("hallertau", 1, {"cards": "on"})
    hand = game.view(0).players[0].hand  # type: ignore[attr-defined]
    found = tried(game, 0, ["place gateway-card"])
    assert (found.made, found.goes_on, why(found)) == (1, False, "try-hidden")
    assert game.title.view(found.seen, 0).players[0].hand == hand
    beyond = tried(game, 0, ["place gateway-card", "place nursery"])
    assert (beyond.made, why(beyond)) == (1, "try-hidden")


def test_where_others_hold_cards_a_try_ends_with_the_turn() -> None:
    game = game_of("agricola", 2, {"cards": "all"})
    seat = game.to_act[0]
    found = tried(game, seat, ["place forest"])
    assert (found.made, found.goes_on, why(found)) == (1, False, "try-turn")


def test_whoever_plays_alone_tries_turn_after_turn() -> None:
    game = game_of("agricola", 1, {"cards": "off"})
    plow = next(text for text in tried(game, 0, ["place farmland"]).game.moves_of(0).texts if text.startswith("plow"))
    found = tried(game, 0, ["place farmland", plow])
    assert (found.made, found.goes_on, found.why) == (2, True, None)
    # The card of the next round is hidden.
    last = tried(game, 0, ["place farmland", plow, "place forest"])
    assert (last.made, last.goes_on, why(last)) == (3, False, "try-hidden")


def test_the_first_move_that_cannot_be_made_is_named_and_those_before_it_stand() -> None:
    game = game_of("agricola", 2, {"cards": "off"})
    seat = game.to_act[0]
    found = tried(game, seat, ["place farmland", "place forest"])
    assert (found.made, found.goes_on, why(found)) == (1, True, "try-refused")
    assert found.why is not None
    assert found.why.args["move"] == game.title.vocabulary[game.title.vocabulary.parse("place forest")].label
    assert found.game.moves_of(seat).texts == tried(game, seat, ["place farmland"]).game.moves_of(seat).texts
    with pytest.raises(UnknownMoveError):
        tried(game, seat, ["fly away"])
