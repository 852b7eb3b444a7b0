"""Undo: back to the last point behind which nothing was revealed and nobody else has acted."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from allmende.core import Game, UndoError
from core.games import fingerprint, new, played, stand, step


def undone(game: Game, seat: int | None = None, over: tuple[int, ...] = ()) -> None:
    """Undo a move that can be taken back."""
    assert seat is None or game.undo_point(seat, over) is not None
    game.undo(seat, over)


def refused(game: Game, seat: int | None = None, over: tuple[int, ...] = ()) -> None:
    """Undo a move that can't, and see that nothing changed."""
    before, version = fingerprint(game), game.version
    if seat is not None:
        assert game.undo_point(seat, over) is None
    with pytest.raises(UndoError) as error:
        game.undo(seat, over)
    assert error.value.message.id == "error-undo"
    assert (fingerprint(game), game.version) == (before, version)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("progress", ["together", "clockwise"])
@pytest.mark.parametrize("cards", ["on", "off"])
def test_undo_after_play_is_where_we_were(players: int, progress: str, cards: str) -> None:
    for seed in range(1 if cards == "on" else 2):
        game = new(players, seed, progress, cards)
        random = Random(seed)
        while not game.is_over:
            before, reveals = fingerprint(game), game.state.reveal_count
            twin = game.copy()
            seat, _ = step(twin, random)
            if twin.state.reveal_count == reveals:
                index = twin.undo(seat)
                assert index == game.version
                assert fingerprint(twin) == before
            else:
                refused(twin, seat)
            step(game, random)


def test_a_new_game_has_nothing_to_take_back() -> None:
    refused(new(2, 1))
    refused(new(2, 1), 0)


def test_several_moves_of_one_turn_are_taken_back_one_by_one() -> None:
    game = new(1, 1)
    start = fingerprint(game)
    game.play("place nursery")
    game.play("choose 2")
    middle = fingerprint(game)
    game.play("take hops")
    undone(game, 0)
    assert fingerprint(game) == middle
    undone(game, 0)
    undone(game, 0)
    assert fingerprint(game) == start
    refused(game, 0)


def test_without_a_seat_it_is_whoever_moved_last() -> None:
    game = new(2, 7)
    game.play("exchange 1", 1)
    before = fingerprint(game)
    game.play("exchange 1", 0)
    game.undo()
    assert fingerprint(game) == before


def test_nothing_is_taken_back_once_another_seat_has_acted() -> None:
    game = new(2, 7)
    game.play("exchange 1", 1)
    assert game.undo_point(1) == 0
    game.play("exchange 1", 0)
    refused(game, 1)
    undone(game, 0)
    undone(game, 1)


def progress(players: int, seed: int = 1, option: str = "together") -> Game:
    """A game in the Progress Phase of Round 1 in which everybody has several advances to choose from."""
    game = new(players, seed, option)
    while stand(game).phase == 4:
        seat = game.to_act[0]
        texts = game.moves_of(seat).texts
        wanted = next((text for text in ("place nursery", "choose 1") if text in texts), "exchange 1")
        game.play(wanted if game.state.seats[seat].workers or wanted == "choose 1" else texts[-1], seat)
    while stand(game).phase < 9:
        seat = game.to_act[0]
        game.play(game.moves_of(seat)[0], seat)
    assert game.to_act == list(range(players))
    return game


def test_at_the_same_time_each_takes_back_their_own() -> None:
    game = progress(2)
    first = "advance bakehouse"
    game.play(first, 0)
    game.play(first, 1)
    game.play("done" if "done" in game.moves_of(1) else game.moves_of(1)[0], 1)
    others = game.record.moves[-2:]
    assert all(seat == 1 for seat, _ in others)
    index = game.version - 3
    assert game.undo_point(0) == index
    game.undo(0)
    assert game.record.moves[-2:] == others  # what the other did meanwhile stays
    assert first in game.moves_of(0)


def test_at_the_same_time_moves_of_others_in_between_do_not_matter() -> None:
    game = progress(3)
    twin = game.copy()
    for seat in (0, 1, 2, 0, 1):
        game.play(game.moves_of(seat)[0], seat)
    for seat in (1, 2, 0, 1):  # the same without the last move of the first seat
        twin.play(twin.moves_of(seat)[0], seat)
    game.undo(0)
    own = [[mine.goods[:], mine.crafts[:], mine.stack[:]] for mine in game.state.seats]
    assert own[1] == [twin.state.seats[1].goods, twin.state.seats[1].crafts, twin.state.seats[1].stack]
    assert game.moves_of(2).texts == twin.moves_of(2).texts


def test_clockwise_another_player_s_turn_is_a_barrier() -> None:
    game = new(2, 1, "clockwise")
    while stand(game).phase == 4:
        seat = game.to_act[0]
        texts = game.moves_of(seat).texts
        game.play(texts[0] if len(texts) < 6 else "exchange 1", seat)
    while stand(game).phase != 9:
        seat = game.to_act[0]
        game.play(game.moves_of(seat)[0], seat)
    first = game.to_act[0]
    game.play("done", first)
    assert game.undo_point(first) == game.version - 1
    game.play(game.moves[0])
    refused(game, first)


def test_when_the_next_phase_has_begun_only_the_last_to_move_may_take_back() -> None:
    # Four players use no Quadrant cards, so nothing is revealed between the rounds.
    game = progress(4)
    for seat in (2, 0, 3, 1):
        assert stand(game).phase == 9
        while seat in game.to_act and stand(game).phase == 9:
            game.play("done" if "done" in game.moves_of(seat) else game.moves_of(seat)[0], seat)
    assert stand(game).round == 2
    for seat in (2, 0, 3):
        refused(game, seat)
    undone(game, 1)
    assert stand(game).phase == 9
    assert game.to_act == [1]


@pytest.mark.parametrize("players", [1, 2, 3])
def test_a_revealed_quadrant_card_is_a_barrier(players: int) -> None:
    game = progress(players)
    for seat in range(players):
        while stand(game).phase == 9 and seat in game.to_act:
            game.play("done" if "done" in game.moves_of(seat) else game.moves_of(seat)[0], seat)
    assert (stand(game).round, game.state.reveal_count) == (2, 1)
    for seat in range(players):
        refused(game, seat)
    game.play("exchange 1")
    game.undo()  # what was done since can be taken back
    refused(game)


def test_moves_of_bots_are_taken_back_with_one_s_own() -> None:
    game = new(3, 1)
    human = game.to_act[0]
    bots = tuple(seat for seat in range(3) if seat != human)
    before = fingerprint(game)
    for _ in range(3):
        game.play("exchange 1")
    refused(game, human)
    undone(game, human, bots)
    assert (fingerprint(game), game.version) == (before, 0)


def test_a_human_between_bots_is_still_a_barrier() -> None:
    game = new(3, 1)
    order = []
    for _ in range(3):
        order += game.to_act
        game.play("exchange 1")
    refused(game, order[0], (order[2],))
    undone(game, order[1], (order[2],))
    assert game.version == 1


def test_at_the_same_time_bots_and_others() -> None:
    game = progress(3)
    human, bot, other = 0, 1, 2
    start = fingerprint(game)
    game.play(game.moves_of(human)[0], human)
    game.play(game.moves_of(bot)[0], bot)
    game.play(game.moves_of(other)[0], other)
    index = game.undo(human, (bot,))
    assert index == game.version - 1  # only the other's move is left of the three
    assert game.record.moves[-1][0] == other
    game.undo(other)
    assert fingerprint(game) == start


def test_the_end_of_the_game_can_be_taken_back() -> None:
    game = played(2, 3)
    seat = game.record.moves[-1][0]
    undone(game, seat)
    assert not game.is_over


@settings(max_examples=12)
@given(
    st.integers(1, 4),
    st.sampled_from(["together", "clockwise"]),
    st.sampled_from(["on", "off"]),
    st.integers(0, 10_000),
    st.booleans(),
)
def test_undo_takes_one_move_out_and_leaves_the_others_as_they_are(
    players: int, option: str, cards: str, seed: int, with_bots: bool
) -> None:
    game, random = new(players, seed, option, cards), Random(seed)
    bots = tuple(range(1, players)) if with_bots else ()
    while not game.is_over:
        step(game, random)
        for seat in range(players):
            point = game.undo_point(seat, bots)
            if point is None or seat in bots:
                continue
            twin = game.copy()
            assert twin.undo(seat, bots) == point
            made = game.record.moves
            assert made[point][0] == seat
            after = [(actor, move) for actor, move in made[point + 1 :] if actor not in bots]
            assert all(actor != seat for actor, _ in after)
            assert twin.record.moves == made[:point] + after
            assert twin.state.reveal_count == game.state.reveal_count
            assert seat in twin.to_act
            for other in {actor for actor, _ in after}:  # they acted at the same time, and keep what they did
                assert fingerprint(twin)[0][other] == fingerprint(game)[0][other]  # type: ignore[index]
