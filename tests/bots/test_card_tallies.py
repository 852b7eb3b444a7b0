"""Tallies of cards in games of people: which hand counts, what counts once, and what is too little to be said."""

from __future__ import annotations

from random import Random

import pytest

import allmende
from allmende.bots.card_games import CardGame, Pick, Play, RecordedCards, recorded_cards
from allmende.bots.card_knowledge import FEWEST
from allmende.bots.card_tallies import PlayedCards, TalliedCards, played_cards, tally
from allmende.bots.intervals import mean_interval, wilson_interval
from allmende.bots.tasks import tally_cards
from allmende.core import Game
from allmende.titles import title

BASE = {"cards": "base"}


def played(seed: int = 1, **options: str) -> Game:
    """A game of Agricola for two, played to its end by any moves."""
    game, rng = allmende.agricola.new(players=2, seed=seed, **(BASE | options)), Random(seed)
    while not game.is_over:
        seat = game.to_act[0]
        game.play(rng.choice(game.moves_of(seat).texts), seat)
    return game


def recorded(
    *hands: list[str], scores: list[float], players: int = 0, **more: list[Play] | list[Pick]
) -> RecordedCards:
    """A game of Agricola with these hands and scores; the best score has won."""
    best = max(scores)
    shares = [(score == best) / scores.count(best) for score in scores]
    game = CardGame([*hands], more.get("picks", []), more.get("plays", []), scores, shares)  # type: ignore[arg-type]
    options = title("agricola").checked_options(2, BASE)
    return RecordedCards("agricola", players or len(hands), options, game)


def statistics(*games: RecordedCards, seats: tuple[int, ...] = (0, 1)) -> PlayedCards:
    """The statistics of games of one kind in which people had these seats."""
    sets: list[TalliedCards] = []
    for game in games:
        tally(sets, game, seats)
    (known,) = sets
    return played_cards(known)


@pytest.mark.parametrize("hands", ["dealt", "draft", "mulligan", "choose-10"])
def test_a_hand_is_what_a_player_has_when_the_first_round_begins(hands: str) -> None:
    game = played(hands=hands)
    found = recorded_cards(str(game.record))
    assert found is not None
    beginning = next(
        at
        for at in map(game.at, range(game.version))
        if not at.title.hand_cards.choices(at.state, at.to_act[0])  # type: ignore[union-attr]
    )
    if hands != "mulligan":  # where a hand may be drawn anew before
        assert [*map(set, found.game.dealt)] == [
            {*game.title.hand_cards.in_hand(beginning.state, seat)} for seat in (0, 1)
        ]  # type: ignore[union-attr]
    assert bool(found.game.picks) == (hands in ("draft", "choose-10"))
    assert found.game.scores == game.scores
    for play in found.game.plays:
        assert 1 <= play.round <= 14


def test_games_without_hand_cards_or_an_end_have_nothing_to_count() -> None:
    assert recorded_cards(str(played(cards="off").record)) is None
    assert recorded_cards(str(played().at(20).record)) is None
    assert recorded_cards("no record") is None
    assert tally_cards([], [(str(played().record), [])]) == []


def test_a_card_stands_beside_the_hands_without_it_by_games() -> None:
    games = [recorded(["a"], ["b"], scores=[20 + number, 10]) for number in range(FEWEST)]
    games += [recorded(["c"], ["b"], scores=[30, 16]) for _ in range(FEWEST)]
    found = statistics(*games)
    a = found.cards["a"]
    assert (found.games, found.hands) == (2 * FEWEST, 4 * FEWEST)
    assert (a.dealt, a.games, a.played, a.round) == (FEWEST, FEWEST, 0, None)
    assert a.points is not None
    assert a.wins is not None
    # Ten points of the other seat of these games, and the mean of both seats of the others.
    assert a.points.having == mean_interval([20.0 + number for number in range(FEWEST)])
    assert a.points.lacking.value == pytest.approx((10 + 23) / 2)
    assert a.points.lacking.high == pytest.approx(mean_interval([10.0] * FEWEST + [23.0] * FEWEST).high)
    assert a.wins.having == wilson_interval([1.0] * FEWEST)
    assert a.wins.lacking.value == pytest.approx((0 + 0.5) / 2)


def test_a_difference_is_sure_if_it_can_be_no_chance_among_so_many_cards() -> None:
    games = [recorded(["a"], ["b"], scores=[20 + number % 3, 10 + number % 3]) for number in range(FEWEST)]
    close = [recorded(["a"], ["b"], scores=[20 + number % 5, 20 + number % 4]) for number in range(FEWEST)]
    for some, sure in ((games, True), (close, False)):
        points = statistics(*some).cards["a"].points
        assert points is not None
        assert points.sure is sure


def test_nothing_is_said_of_cards_that_were_in_too_few_games() -> None:
    games = [recorded(["a"], ["b"], scores=[20, 10]) for _ in range(FEWEST)]
    games += [recorded(["c"], ["d"], scores=[20, 10])]
    assert {*statistics(*games).cards} == {"a", "b"}
    assert not statistics(*games[: FEWEST - 1]).cards


def test_a_card_that_all_hands_had_has_nothing_beside_it() -> None:
    found = statistics(*[recorded(["a"], ["a"], scores=[20, 10]) for _ in range(FEWEST)])
    assert found.cards["a"].points is None
    assert found.cards["a"].dealt == 2 * FEWEST


def test_only_the_seats_of_people_count() -> None:
    plays, picks = [Play(0, "a", 3), Play(1, "b", 4)], [Pick(0, "a", ["b"]), Pick(1, "b", [])]
    games = [recorded(["a"], ["b"], scores=[20, 10], plays=plays, picks=picks) for _ in range(FEWEST)]
    found = statistics(*games, seats=(0,))
    assert {*found.cards} == {"a"}
    a = found.cards["a"]
    assert (found.hands, a.dealt, a.played, a.round, a.offered, a.chosen) == (10, 10, 10, 3.0, 10, 10)


def test_who_plays_alone_wins_nothing() -> None:
    games = [recorded(["a"], scores=[20], players=1) for _ in range(FEWEST)]
    games += [recorded(["b"], scores=[25], players=1) for _ in range(FEWEST)]
    a = statistics(*games, seats=(0,)).cards["a"]
    assert a.wins is None
    assert a.points is not None
    assert (a.points.having.value, a.points.lacking.value) == (20, 25)


def test_games_with_other_players_or_cards_are_counted_apart() -> None:
    games = [(str(played(**options).record), [0, 1]) for options in ({}, {"cards": "all"}, {"hands": "draft"})]
    sets = tally_cards([], games)
    # A draft deals the same cards as the usual hands do.
    assert [(each.players, each.options["cards"], each.outcomes.games) for each in sets] == [
        (2, "base", 2),
        (2, "all", 1),
    ]
