"""Looking back on games of Agricola: what people and cards have brought, as the score sheet and the log have it."""

from __future__ import annotations

from agricola.random_games import fresh
from allmende import agricola
from allmende.core import Ending, Game
from allmende.core.retrospect import Account, look_back


def accounts(game: Game, seat: int = 0) -> dict[str, Account]:
    return {account.cause: account for account in look_back(game).accounts[seat]}


def stopped(*moves: str, players: int = 2, **options: str) -> Game:
    """A game that its players end after these moves."""
    game = agricola.new(players=players, seed=1, **options)
    for move in moves:
        game.play(move)
    game.end(Ending("agreed"))
    return game


ROUND = ("place forest", "place farmland", "plow b2", "place grain-seeds", "place day-laborer")


def test_what_people_brought_in_a_first_round() -> None:
    game = stopped(*ROUND)
    mine, theirs = accounts(game), accounts(game, 1)
    assert mine["space:forest"].gained == {"wood": 3}
    assert mine["space:forest"].points == 0
    # One grain is worth a point, none would cost one.
    assert (mine["space:grain-seeds"].gained, mine["space:grain-seeds"].points) == ({"grain": 1}, 2)
    # A space less is unused; one field is worth as little as none.
    assert (theirs["space:farmland"].gained, theirs["space:farmland"].points) == ({}, 1)
    assert theirs["space:day-laborer"].gained == {"food": 2}
    assert mine.keys() == {"phase:start", "space:forest", "space:grain-seeds"}


def test_the_farmyard_and_the_family_are_followed_over_the_rounds() -> None:
    figures = {course.name: course.values for course in look_back(stopped(*ROUND)).figures}
    assert figures["people"] == [[2, 2, 2], [2, 2, 2]]
    assert figures["food"] == [[2, 2, 2], [3, 5, 5]]
    assert figures["fields"] == [[0, 0, 0], [0, 1, 1]]
    assert figures["farmyard-used"] == [[2, 2, 2], [2, 3, 3]]


def test_who_begs_loses_points_in_the_feeding_phase() -> None:
    game = fresh(1, {}, 1)
    while not game.is_over:
        game.play("place farmland" if "place farmland" in game.moves.texts else game.moves[0])
    fed = accounts(game)["phase:feeding"]
    begging = next(line.points for line in game.score_lines(0) if line.category == "begging")
    assert begging < 0
    assert fed.points <= begging


def test_what_is_printed_on_an_improvement_is_its_own_and_not_that_of_who_built_it() -> None:
    game = fresh(1, {}, 4)
    wanted = ("build fireplace-2", "place major-improvement", "place clay-pit")
    while not game.is_over:
        texts = game.moves.texts
        game.play(next((move for move in wanted if move in texts), texts[0]))
    mine = accounts(game)
    # It becomes a Cooking Hearth again and again, and is built anew.
    fireplace = mine["improvement:fireplace-2"]
    assert (fireplace.kind, fireplace.points, fireplace.paid) == ("card", 1, {"clay": 2 * fireplace.times})
    assert "clay" not in mine["space:major-improvement"].paid
