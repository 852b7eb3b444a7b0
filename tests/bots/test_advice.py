"""Advice: it is legal, it does not cheat, it says why, and costs are what a move gives away."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from math import inf
from pathlib import Path
from random import Random
from statistics import fmean
from time import perf_counter

import pytest

from allmende import hallertau
from allmende.bots import champions
from allmende.bots.advice import COSTLY, SUGGESTIONS, hint, overview, review, reviews, reviews_of
from allmende.bots.learned import evaluator
from allmende.bots.prospects import Prospect, prospects, why
from allmende.bots.study import ahead_by, study_of
from allmende.core import Game, Message
from allmende.titles import TITLES
from allmende.words import Speaker
from late_games import QUICK, late_game

Points = dict[str, float]

OTHER = Message("move-place", {"space": Message("space-nursery")})


def last_decision() -> tuple[Game, dict[int, float]]:
    """A game in which every move is the last one, not all of them equally good, and the score after each."""
    for seed in range(100):
        game = late_game("agricola", 1, left=1, seed=seed)
        finals = {}
        for move in game.moves:
            twin = game.copy()
            twin.play(move)
            if twin.is_over:
                finals[move] = twin.scores[0]
        if len(finals) == len(game.moves) and len(set(finals.values())) > 1:
            return game, finals
    raise AssertionError("no game ends like that")


# Hints


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("players", [1, 2])
def test_suggestions_are_different_legal_moves_the_best_first(title: str, players: int) -> None:
    game = late_game(title, players, left=15)
    seat = game.to_act[0]
    found = hint(game.title, game.state, seat, Random(1), QUICK)
    texts = [one.move for one in found]
    assert 1 <= len(found) == len(set(texts)) <= SUGGESTIONS
    assert set(texts) <= set(game.moves_of(seat).texts)
    assert [one.score for one in found] == sorted((one.score for one in found), reverse=True)
    for one in found:
        assert one.label == game.title.label(game.state, seat, game.title.vocabulary.parse(one.move))


def test_a_hint_is_the_same_where_only_hidden_cards_differ(monkeypatch: pytest.MonkeyPatch) -> None:
    game = late_game("agricola", 2, left=80, seed=4)
    seat = game.to_act[0]
    care = QUICK._replace(looks=96)  # a champion looks beyond this round
    twins = [game.redeal(seat, Random(number)) for number in range(6)]
    assert {game.title.text(twin, seat) for twin in twins} == {game.title.text(game.state, seat)}
    known = hint(game.title, game.state, seat, Random(2), care)
    assert hint(game.title, twins[0], seat, Random(2), care) == known
    # Here somebody who knew all cards would find something else.
    monkeypatch.setattr(type(game.title), "redraw", lambda self, state, seat, rng: state.copy())
    assert any(hint(game.title, twin, seat, Random(2), care) != known for twin in twins)


def test_a_hint_is_the_same_where_only_the_next_cards_differ() -> None:
    """The last decisions of a round are where a peek at the next Quadrant card would pay."""
    deals = [("A12", "B24", "C34", "D14", "E13", "F23"), ("A12", "F23", "E13", "D14", "C34", "B24")]
    games = [hallertau.new(players=2, deal=hallertau.Deal(0, deal), cards="off") for deal in deals]
    care = QUICK._replace(seconds_to_the_end=-1)
    for number in range(60):
        if games[0].state.round > 1:
            break
        seat = games[0].to_act[0]
        first, second = (hint(game.title, game.state, seat, Random(number), care) for game in games)
        assert first == second
        for game in games:
            game.play(first[0].move, seat)
    else:
        raise AssertionError("the first round never ended")


def test_a_hint_leaves_the_game_as_it_is() -> None:
    game = late_game("agricola", 2, left=12)
    before = str(game)
    hint(game.title, game.state, game.to_act[0], Random(1), QUICK)
    assert str(game) == before


def test_where_a_single_move_deserves_a_thought_this_is_said() -> None:
    game = late_game("hallertau", 1, left=60, cards="off")
    while len(evaluator(game.title, game.state).candidates(game.state, 0)) > 1:
        game.play(game.moves[0])
    assert len(game.moves) > 1
    (only,) = hint(game.title, game.state, 0, Random(1), QUICK)
    assert only.why == Message("why-alone")


# Reviews


def test_every_legal_move_can_be_reviewed_and_the_best_one_costs_nothing() -> None:
    game = late_game("agricola", 2, left=6)
    seat = game.to_act[0]
    found = [review(game.title, game.state, seat, move, 9, Random(4), QUICK) for move in list(game.moves_of(seat))]
    assert [one.move for one in found] == game.moves_of(seat).texts
    assert {(one.version, one.seat) for one in found} == {(9, seat)}
    assert min(one.cost for one in found) == 0
    for one in found:
        assert one.cost >= 0
        assert (one.cost == 0) or one.best != one.move
        assert (one.why is None) == (one.cost < COSTLY)


def test_the_last_move_costs_exactly_what_it_gives_away() -> None:
    game, finals = last_decision()
    best = max(finals.values())
    assert min(finals.values()) < best
    for move, final in finals.items():
        found = review(game.title, game.state, 0, move, 1, Random(1), QUICK)
        assert (found.score, found.cost) == (best, best - final)
        assert finals[game.title.vocabulary.parse(found.best)] == best


def test_costly_moves_are_compared_with_what_was_better() -> None:
    game = late_game("agricola", 2, left=30)
    costly = [one for one in reviews(game.record, game.version - 12, QUICK) if one.cost >= COSTLY]
    assert costly
    for one in costly:
        assert one.best != one.move
        assert one.why is not None
        assert one.why.args["other"] == one.label


def test_reviews_of_slices_join_to_those_of_the_whole() -> None:
    record = late_game("agricola", 2, left=0).record
    first = len(record.moves) - 9
    whole = list(reviews(record, first, QUICK))
    assert [one.version for one in whole] == list(range(first + 1, len(record.moves) + 1))
    assert [(one.seat, one.move) for one in whole] == record.moves[first:]
    assert whole[4:] == list(reviews(record, first + 4, QUICK))
    here_and_there = [first + 6, first + 1, first + 3]
    assert list(reviews_of(record, here_and_there, QUICK)) == [whole[6], whole[1], whole[3]]


@pytest.mark.parametrize("count", [0, 1, 2, 3, 137, 256])
def test_an_overview_has_every_decision_once(count: int) -> None:
    assert sorted(overview(count)) == list(range(count))


@pytest.mark.parametrize(
    ("scores", "others", "surely"),
    [
        ([30, 31, 33], [29, 30, 32], True),  # by one point in each deal
        ([30, 31, 33], [20, 41, 32], False),  # once by ten, once not at all
        ([30, 31, 33], [30, 31, 33], False),
        ([30, 31, 33], [33, 34, 36], False),
        ([30], [29.5], True),
        ([30], [30], False),
    ],
)
def test_a_move_is_better_if_luck_does_not_explain_it(scores: list[float], others: list[float], surely: bool) -> None:
    assert Prospect(scores, None).is_surely_better(Prospect(others, None)) is surely


# Why


def test_games_are_played_on_to_the_points_at_their_end() -> None:
    game, finals = last_decision()
    foresight = ahead_by(evaluator(game.title, game.state))
    found = prospects(game.title, foresight, [game.state, game.state], 0, list(finals), inf, Random(1))
    assert [one.score for one in found] == list(finals.values())
    for one in found:
        assert one.points is not None
        assert sum(fmean(points) for points in one.points.values()) == one.score
        assert list(one.points) == [line.category for line in game.score_lines(0)]


def test_a_game_that_cannot_be_played_on_in_time_says_nothing_of_categories(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(champions, "CHAMPIONS", tmp_path)  # where there is one, its net tells the points
    game = late_game("agricola", 1, left=10)
    study = study_of(game.title, game.state, 0, Random(1), QUICK._replace(seconds_to_the_end=0))
    found = study.prospects(list(game.moves))
    assert [one.points for one in found.values()] == [None] * len(game.moves)
    assert {len(one.scores) for one in found.values()} == {QUICK.deals}


@pytest.mark.parametrize(("seconds", "deals"), [(150, 1), (300, 2), (500, 4), (900, 5)])
def test_no_more_deals_are_played_than_there_is_time_for(
    monkeypatch: pytest.MonkeyPatch, seconds: float, deals: int
) -> None:
    """Here every portion takes 100 seconds: one deal, another one, two, and what is left."""
    game = late_game("agricola", 1, left=4)
    foresight = ahead_by(evaluator(game.title, game.state))
    monkeypatch.setattr("allmende.bots.prospects.perf_counter", clock(100))
    found = prospects(game.title, foresight, [game.state] * 5, 0, list(game.moves), seconds, Random(1))
    assert {len(one.scores) for one in found} == {deals}


def clock(step: float) -> Callable[[], float]:
    """A clock that is so many seconds later whenever somebody looks."""
    times = count(perf_counter(), step)
    return lambda: next(times)


SENTENCES: list[tuple[Points, Points, str, str]] = [
    (
        {"fields": 4, "sheep": 3, "boar": 2.6, "cattle": 0, "people": 6},
        {"fields": 1, "sheep": 2, "boar": 2, "cattle": 2, "people": 6},
        "Brings about 3 more points for fields and 1 for Sheep than “Place on Nursery”, but 2 fewer for Cattle.",
        "Bringt etwa 3 Punkte mehr für Äcker und 1 für Schafe als „Auf Gärtnerei setzen“, aber 2 weniger für Rinder.",
    ),
    (
        {"goods-track": 8, "animals": 4},
        {"goods-track": 7, "animals": 3.8},
        "Brings about 1 more point on the Goods Track than “Place on Nursery”.",
        "Bringt etwa 1 Punkt mehr auf der Warenleiste als „Auf Gärtnerei setzen“.",
    ),
    (
        {"jewelry": 0, "cards": 1},
        {"jewelry": 4, "cards": 1},
        "Brings about 4 fewer points for Jewelry than “Place on Nursery”.",
        "Bringt etwa 4 Punkte weniger für Schmuck als „Auf Gärtnerei setzen“.",
    ),
    (
        {"jewelry": 2, "cards": 1.4},
        {"jewelry": 2, "cards": 1},
        "Hardly differs from “Place on Nursery”.",
        "Macht kaum einen Unterschied zu „Auf Gärtnerei setzen“.",
    ),
]


def prospect(*deals: Points) -> Prospect:
    """What to expect after these points by category, deal by deal."""
    return Prospect(
        [sum(points.values()) for points in deals], {name: [one[name] for one in deals] for name in deals[0]}
    )


def test_what_luck_explains_is_not_spoken_of() -> None:
    ahead = prospect({"fields": 4, "sheep": 9}, {"fields": 3, "sheep": 0}, {"fields": 4, "sheep": 6})
    behind = prospect({"fields": 1, "sheep": 2}, {"fields": 1, "sheep": 8}, {"fields": 1, "sheep": 0})
    reason = why(ahead, behind, OTHER)
    assert reason.id == "why-more"
    assert [part.args["category"] for part in parts(reason)] == [Message("for-fields")]


def parts(reason: Message) -> list[Message]:
    """What a sentence says to be gained."""
    gains = reason.args["gains"]
    assert isinstance(gains, list)
    return [gain for gain in gains if isinstance(gain, Message)]


def test_what_speaks_for_a_move_fits_its_score() -> None:
    """The many small things that tip the scale are not spoken of, so what is left must not tell the contrary."""
    better = {"jewelry": 2.0, "cards": 1.4, "sheep": 0.4, "cattle": 0.4, "boar": 0.4}
    worse = {"jewelry": 2.6, "cards": 1.0, "sheep": 0.0, "cattle": 0.0, "boar": 0.0}
    assert why(prospect(better), prospect(worse), OTHER).id == "why-ahead"
    assert why(prospect(worse), prospect(better), OTHER).id == "why-behind"


def test_what_is_spoken_of_is_not_far_from_what_is_expected_in_all() -> None:
    """In a few games luck may tip categories further than whoever has looked ahead believes."""
    better, worse = prospect({"fields": 40, "sheep": 2}), prospect({"fields": 0, "sheep": 5})
    assert why(better, worse, OTHER).id == "why-more-and-less"
    assert why(better.expecting(worse.score + 2.6), worse, OTHER).id == "why-ahead"
    assert why(worse, better.expecting(worse.score + 2.6), OTHER).id == "why-behind"


@pytest.mark.parametrize(("points", "others", "english", "german"), SENTENCES)
def test_reasons_are_sentences(points: Points, others: Points, english: str, german: str) -> None:
    reason = why(prospect(points), prospect(others), OTHER)
    assert Speaker("en", strict=True).say(reason) == english
    assert Speaker("de", strict=True).say(reason) == german


@pytest.mark.parametrize(
    ("ahead", "english", "german"),
    [
        (
            2.4,
            "Promises about 2 points more than “Place on Nursery”.",
            "Verspricht etwa 2 Punkte mehr als „Auf Gärtnerei setzen“.",
        ),
        (
            -1,
            "Promises about 1 point less than “Place on Nursery”.",
            "Verspricht etwa 1 Punkt weniger als „Auf Gärtnerei setzen“.",
        ),
        (
            0.3,
            "Hardly differs from “Place on Nursery”.",
            "Macht kaum einen Unterschied zu „Auf Gärtnerei setzen“.",
        ),
    ],
)
def test_without_categories_only_the_score_is_spoken_of(ahead: float, english: str, german: str) -> None:
    reason = why(Prospect([20 + ahead], None), Prospect([20], None), OTHER)
    assert Speaker("en", strict=True).say(reason) == english
    assert Speaker("de", strict=True).say(reason) == german


def test_who_wins_is_spoken_of_where_more_points_would_win_less_often() -> None:
    safe, rich = Prospect([31.0], None, wins=0.62), Prospect([34.0], None, wins=0.48)
    reason = why(safe, rich, OTHER)
    assert Speaker("en", strict=True).say(reason) == "Wins about 62 % of games, “Place on Nursery” 48 %."
    assert Speaker("de", strict=True).say(reason) == "Gewinnt etwa 62 % der Partien, „Auf Gärtnerei setzen“ 48 %."
    assert why(rich, safe, OTHER).args == {"wins": 48, "others": 62, "other": OTHER}
    assert why(safe, rich._replace(wins=0.6), OTHER).id == "why-behind", "points count for more than two games of 100"
    assert why(safe, Prospect([31.2], None, wins=0.617), OTHER).id == "why-even"
    assert not rich.is_surely_better(safe)
    assert not safe.is_surely_better(rich)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("title", TITLES)
def test_every_category_has_its_place_in_a_sentence(title: str, language: str) -> None:
    game = late_game(title, 1, left=1)
    speaker = Speaker(language, strict=True)
    for line in game.score_lines(0):
        said = speaker.say(why(prospect({line.category: 9}), prospect({line.category: 2}), OTHER))
        assert speaker.say(Message(f"for-{line.category}")) in said
