"""What the rules say, on deals written by hand, and whole games against what always holds."""

from __future__ import annotations

import io
from pathlib import Path
from random import Random

import pytest
from starlette.testclient import TestClient

import windfall
from allmende import TITLES, bots, cli, replay, words
from allmende.core import Event, Game, IllegalMoveError
from allmende.core.planning import ahead
from allmende.core.report import report_of
from allmende.server import create_app
from allmende.server.store.sqlite import SqliteStore
from windfall import Deal
from windfall.components import APPLES_OF_TREE, MOST_TREES
from windfall.rules.state import Orchard, State

SUNNY = ("sun", "sun", "sun", "sun", "rain", "rain", "storm", "storm", "storm")
STORMY = SUNNY[::-1]


def orchard(game: Game, seat: int = 0) -> Orchard:
    state = game.state
    assert isinstance(state, State)
    return state.seats[seat]


def play(game: Game, *moves: str) -> list[Event]:
    return [event for move in moves for event in game.play(move)]


# Rules


def test_a_tree_costs_an_apple_and_bears_in_sunshine() -> None:
    game = windfall.new(1, deal=Deal(0, SUNNY))
    play(game, "place nursery", "rest")
    assert (orchard(game).trees, orchard(game).apples, orchard(game).hanging) == (3, 0, 5)


def test_four_apples_are_picked_at_once() -> None:
    game = windfall.new(1, deal=Deal(0, SUNNY))
    play(game, "rest", "rest", "rest", "rest", "place ladder")
    assert (orchard(game).apples, orchard(game).hanging) == (5, 2)


def test_rain_helps_every_other_tree() -> None:
    game = windfall.new(1, deal=Deal(0, ("rain", *SUNNY[:5], *SUNNY[6:])))
    play(game, "place nursery", "rest")
    assert (orchard(game).trees, orchard(game).hanging) == (3, 4)


def test_who_waits_can_plan_until_the_weather_is_turned_up() -> None:
    game = windfall.new(2, deal=Deal(0, SUNNY))
    assert game.to_act == [0]
    next_turn = ahead(game, 1, ["place nursery"])
    assert next_turn is not None
    assert next_turn.game.to_act == [1]
    assert ahead(game, 1, ["place nursery", "rest"]) is None


def test_a_storm_shakes_half_into_the_meadow_and_whoever_comes_gathers_it() -> None:
    game = windfall.new(2, deal=Deal(0, STORMY))
    play(game, "rest", "rest", "rest", "rest")
    assert [orchard(game, seat).hanging for seat in range(2)] == [1, 1]
    assert game.to_act == [1], "the other one begins"
    play(game, "place meadow")
    assert orchard(game, 1).apples == 3
    with pytest.raises(IllegalMoveError) as caught:
        game.play("place meadow")
    assert caught.value.message.id == "windfall-taken"


def test_cider_is_made_of_two_apples_a_bottle() -> None:
    game = windfall.new(1, deal=Deal(0, SUNNY))
    play(game, "rest", "place ladder", "rest", "place ladder")
    assert orchard(game).apples == 5
    play(game, "place press")
    assert game.moves.texts == ["press 1", "press 2"]
    play(game, "press 2")
    assert [line.points for line in game.score_lines(0)] == [8, 4, 1]


def test_what_can_not_be_done_says_why() -> None:
    game = windfall.new(1, deal=Deal(0, SUNNY))
    decision = game.decision(0)
    assert decision is not None
    assert {refusal.target: refusal.reason.id for refusal in decision.refusals} == {
        "space:meadow": "windfall-nothing-lies",
        "space:press": "windfall-needs",
    }


# What always holds


def played(players: int, seed: int) -> Game:
    """A random game, looked at after every move."""
    game, random = windfall.new(players, seed), Random(seed)
    while not game.is_over:
        copy, before = game.state.copy(), game.view(0)
        game.play(random.choice(list(game.moves)))
        assert game.title.view(copy, 0) == before, "a copy goes its own way"
        for mine in (orchard(game, seat) for seat in range(players)):
            assert min(mine.apples, mine.cider, mine.hanging) >= 0
            assert 2 <= mine.trees <= MOST_TREES
            assert mine.hanging <= APPLES_OF_TREE * mine.trees
    return game


@pytest.mark.parametrize("players", [1, 2])
def test_whole_games_keep_the_rules_and_replay(players: int) -> None:
    for seed in range(40):
        game = played(players, seed)
        again = replay(str(game.record))
        assert (again.scores, again.view(0)) == (game.scores, game.view(0))


def test_nobody_sees_the_weather_to_come() -> None:
    game = windfall.new(2, deal=Deal(0, SUNNY))
    play(game, "rest", "rest", "rest", "rest")
    drawn = [game.redeal(0, Random(seed)) for seed in range(20)]
    assert {str(game.title.view(state, 0)) for state in drawn} == {str(game.view(0))}
    assert len({state.weather for state in drawn if isinstance(state, State)}) > 10
    report = str(report_of(game, 0, {}).text([]))
    assert "deal weather sun" in report
    assert " ".join(SUNNY) not in report


def test_whoever_judges_beats_chance() -> None:
    assert bots.names(windfall.TITLE) == ["random", "greedy"]
    players = [bots.make(name, windfall.TITLE) for name in ("greedy", "random")]
    totals = [0.0, 0.0]
    for seed in range(10):
        game, random = windfall.new(2, seed), Random(seed)
        while not game.is_over:
            seat = game.to_act[0]
            game.play(bots.decide(players[seat], game.title, game.state, seat, random))
        totals = [total + points for total, points in zip(totals, game.scores, strict=True)]
    assert totals[0] > totals[1] + 50


# Words, the terminal, the server


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_all_is_said_in_every_language(language: str) -> None:
    speaker = words.Speaker(language, strict=True)
    game, random = windfall.new(2, 3), Random(3)
    while not game.is_over:
        decision = game.decision(game.to_act[0])
        assert decision is not None
        for message in [
            decision.prompt,
            *(move.label for move in decision.moves),
            *(r.reason for r in decision.refusals),
        ]:
            speaker.say(message)
        for event in game.play(random.choice(list(game.moves))):
            assert "{" not in speaker.tell(event, ["Ann", "Bob"])
    assert len({speaker.say(place.says) for place in windfall.TITLE.reference().places}) == 4


def test_the_terminal_plays_it(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * 60))
    assert cli.main(["play", "windfall", "--players", "1", "--seed", "3", "--names", "Ann"]) == 0
    out = capsys.readouterr().out
    assert "Week 6 of 6" in out
    assert "Ann sends a worker to the nursery and plants a tree." in out


def test_the_server_has_tables_of_it_and_what_draws_it(tmp_path: Path) -> None:
    assert TITLES["windfall"] is windfall.TITLE
    with TestClient(create_app(SqliteStore(tmp_path / "tables.sqlite"))) as browser:
        offered = {title["name"]: title for title in browser.get("/api/titles").json()}
        face = browser.get(offered["windfall"]["face"])
        assert face.headers["content-type"].startswith("text/javascript")
        assert "export default" in face.text
        assert offered["arle"]["face"] is None
        for path in ("/faces/windfall/../__init__.py", "/faces/windfall/..%2f__init__.py", "/faces/windfall/none.js"):
            assert browser.get(path).status_code == 404
        assert "title-windfall = Fallobst" in browser.get("/api/words/de").text
        players = [{"kind": "here", "name": name} for name in ("Ann", "Bob")]
        made = browser.post("/api/tables", json={"title": "windfall", "players": players, "seed": 3}).json()
        table, key = f"/api/tables/{made['table']}", {"Authorization": f"Bearer {made['key']}"}
        state = browser.get(table, headers=key).json()
        assert state["view"]["week"] == 1
        assert "weather: none yet" in browser.get(f"{table}.txt", headers=key).text
        seat, moves = state["decisions"][0]["seat"], state["decisions"][0]["moves"]
        move = {"version": state["version"], "seat": seat, "move": moves[0]["text"]}
        assert browser.post(f"{table}/moves", json=move, headers=key).status_code == 200
        assert browser.get(f"{table}/record", headers=key).status_code == 403, "the weather to come is hidden"
