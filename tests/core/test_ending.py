"""Games that their players end before the last round: a fact of the record, which no rule knows of."""

from __future__ import annotations

import pickle
from random import Random

import pytest

import allmende
from allmende.core import Ending, EndingError, Game, IllegalMoveError, Record, RecordError, UndoError
from allmende.core.replay_diff import difference
from allmende.titles import TITLES

CONCEDED = Ending("conceded", 1)


def a_game(title: str = "hallertau", players: int = 2, moves: int = 12) -> Game:
    """A game under way."""
    game, random = Game.new(TITLES[title], players, 5, None, {}), Random(5)
    for _ in range(moves):
        seat = random.choice(game.to_act)
        game.play(random.choice(list(game.moves_of(seat))), seat)
    return game


@pytest.mark.parametrize("title", ["hallertau", "arle", "agricola"])
def test_whoever_concedes_has_lost_and_nobody_is_asked_any_more(title: str) -> None:
    game = a_game(title)
    scores, view = game.scores, game.view(0)
    game.end(CONCEDED)
    assert (game.is_over, game.to_act, game.winners, game.scores) == (True, [], [0], scores)
    assert not game.moves_of(0)
    assert game.decision(0) is game.decision(1) is None
    over = game.view(0)
    assert (over.over, over.to_act, over.winners) == (True, [], [0])  # type: ignore[attr-defined]
    assert type(over) is type(view)


def test_a_game_that_ends_because_all_want_it_has_no_winner() -> None:
    game = a_game(players=4)
    game.end(Ending("agreed"))
    assert game.is_over
    assert game.winners == []


def test_nothing_is_played_or_taken_back_after_the_end_and_there_is_but_one() -> None:
    game = a_game()
    seat = game.to_act[0]
    move = game.moves_of(seat).texts[0]
    game.end(CONCEDED)
    with pytest.raises(IllegalMoveError) as error:
        game.play(move, seat)
    assert error.value.message.id == "reason-over"
    for each in (0, 1):
        assert game.undo_point(each) is None
        assert game.undo_points(each) == []
    with pytest.raises(UndoError):
        game.undo()
    with pytest.raises(EndingError):
        game.end(Ending("agreed"))
    assert game.sequel() is None


@pytest.mark.parametrize(("players", "ending"), [(3, CONCEDED), (2, Ending("conceded", 2)), (2, Ending("conceded"))])
def test_where_others_would_go_on_or_nobody_sits_nothing_is_conceded(players: int, ending: Ending) -> None:
    game = a_game(players=players)
    with pytest.raises(EndingError):
        game.end(ending)
    assert not game.is_over


@pytest.mark.parametrize(
    ("ending", "line"),
    [(CONCEDED, "end conceded 2"), (Ending("agreed"), "end agreed"), (Ending("closed"), "end closed")],
)
def test_the_record_says_it_in_its_last_line_and_replays_to_the_same(ending: Ending, line: str) -> None:
    game = a_game()
    game.end(ending)
    text = str(game.record)
    assert text.splitlines()[-1] == line
    assert Record.parse(text) == game.record
    for again in (allmende.replay(text), pickle.loads(pickle.dumps(game)), game.copy()):
        assert again.ending == ending
        assert again.record == game.record
        assert again.winners == game.winners
    # What was before the end goes on as ever.
    assert allmende.replay(game.record, game.version).ending is None
    before = game.at(game.version)
    assert (before.ending, before.to_act) == (None, a_game().to_act)
    assert difference(game, len(game.title.amendments)) is None


@pytest.mark.parametrize(
    "end", ["end agreed\n1 place nursery", "end agreed\nend agreed", "end", "end conceded", "end conceded x", "end won"]
)
def test_an_end_that_can_not_be_read_is_refused_with_its_line(end: str) -> None:
    record = str(a_game().record)
    with pytest.raises(RecordError) as error:
        Record.parse(record + end + "\n")
    assert error.value.line > len(record.splitlines())


def test_an_end_that_can_not_be_says_so() -> None:
    with pytest.raises(RecordError) as error:
        allmende.replay(str(a_game().record) + "end conceded 3\n")
    assert error.value.message.id == "error-no-seat"
    with pytest.raises(RecordError) as error:
        allmende.replay(str(a_game(players=3).record) + "end conceded 1\n")
    assert error.value.message.id == "error-concede"
