"""Studies of games that other people play still: where the table allows them, and of what a seat knows alone."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from allmende.core import EVERYTHING, Game
from allmende.server import keys
from allmende.server.tables import studies
from allmende.server.tables.entries import Moved, Opened, Seat, Visited
from allmende.server.tables.study_messages import StudyRequest
from allmende.server.tables.table import Table
from allmende.titles import replay
from core.test_reconstruction import CASES, Case, seen
from server.house import House, house
from server.test_offers import sit_down
from server.test_studies import lines, study_of
from twins import twin

SEATED = [case for case in CASES if case.eyes >= 0 and case.players > 1]
"""Games of all titles, and a seat of each."""


def by_link(home: House, *, studied: bool = True, rated: bool = False, title: str = "hallertau") -> House:
    """A table of two people by link, with some moves made."""
    players = [{"kind": "link", "name": name} for name in ("Ann", "Bob")]
    home.sit(home.ask("POST", "/api/tables", {"title": title, "players": players, "studied": studied, "rated": rated}))
    if rated:
        sit_down(home)
    for _ in range(6):
        for key in home.links.values():
            if home.state(key)["decisions"]:
                home.move(key=key)
    return home


def held(game: Game, eyes: int) -> tuple[Table, str]:
    """A table of people by link that allows studies, where a game has come as far as this one, and a seat's key."""
    key = keys.new_key()
    seats = [Seat(f"P{seat}", "link", key=keys.digest(key) if seat == eyes else "") for seat in range(game.players)]
    record = game.at(0).record
    moves = [Moved(seat, text) for seat, text in game.record.moves]
    return Table.of("t", [Opened(record, seats, "", studied=True), *moves]), key


def study_at(game: Game, eyes: int, version: int) -> studies.Setup:
    """All that there is of a study of this game for a seat."""
    table, key = held(game, eyes)
    return studies.from_table(table, table.holder(key), StudyRequest(version))()


def game_in(study: studies.Setup) -> Game:
    """The game where a study shows it at first."""
    opened, entries = study
    moves = [(entry.seat, entry.move) for entry in entries if isinstance(entry, Moved)]
    (at,) = [entry.node for entry in entries if isinstance(entry, Visited)] or [len(moves)]
    beginning = replay(opened.record)
    for seat, move in moves[:at]:
        beginning.play(move, seat)
    return beginning


# Where it is allowed


@pytest.mark.parametrize("studied", [True, False])
def test_who_plays_with_others_studies_if_the_table_allows_it(tmp_path: Path, studied: bool) -> None:
    with house(tmp_path / "tables.db") as home:
        by_link(home, studied=studied)
        key = home.links[1]
        state = home.state(key)
        assert state["may_study"] is studied
        assert ("note-studied" in [note["message"]["id"] for note in state["notes"]]) is studied
        if not studied:
            assert home.refusal("POST", "study", {"version": 0}, status=403, key=key) == "error-study-running"
            return
        study_of(home, state["version"], key=key)
        shown = home.state(eyes=1)
        assert shown["study"]
        assert shown["view"]["players"][1] == state["view"]["players"][1]
        assert len(lines(home)["nodes"]) == lines(home)["at"]


def test_only_who_plays_studies_a_running_game_and_only_by_their_own_seat(tmp_path: Path) -> None:
    with house(tmp_path / "tables.db") as home:
        by_link(home)
        assert not home.state("")["may_study"]
        for key in ("", home.key):
            assert home.refusal("POST", "study", {"version": 0}, status=403, key=key) == "error-study-running"
        wanted = {"version": 0, "eyes": 0}
        assert home.refusal("POST", "study", wanted, status=403, key=home.links[1]) == "error-not-yours"


def test_a_rematch_allows_what_the_game_before_allowed(tmp_path: Path) -> None:
    with house(tmp_path / "tables.db") as home:
        by_link(home)
        home.ask("POST", "end", {"seat": 0, "wish": "concede"}, key=home.links[0])
        home.table = home.ask("POST", "rematch", {}, key=home.links[0])["table"]
        assert home.state(home.links[0])["may_study"]


def test_no_way_leads_from_a_rated_game_to_a_position_about_which_a_bot_may_be_asked(tmp_path: Path) -> None:
    with house(tmp_path / "tables.db") as home:
        by_link(home, rated=True, title="arle")
        key = home.links[0]
        state = home.state(key)
        version = state["version"]
        assert not state["may_study"]
        assert not [note for note in state["notes"] if note["message"]["id"] == "note-studied"]
        assert home.refusal("POST", "study", {"version": version}, status=403, key=key) == "error-study-unaided"
        assert home.refusal("GET", "record", status=403, key=key) == "error-record-hidden"
        assert home.refusal("GET", "report", status=403, key=key) == "error-rated-report"
        assert home.refusal("GET", f"hint?seat=0&version={version}", status=403, key=key)
        assert home.refusal("POST", "step-in", {"version": version, "seats": [0]}, status=409, key=key)
        assert home.refusal("GET", "values", status=404, key=key) == "error-no-study"
        # Once it is over it is anybody's.
        home.ask("POST", "end", {"seat": 0, "wish": "concede"}, key=key)
        assert home.state(key)["may_study"]
        study_of(home, version, key=key)


# What it holds


@pytest.mark.parametrize("case", SEATED, ids=str)
def test_nothing_that_is_hidden_from_a_seat_stands_in_its_study(case: Case) -> None:
    """Of two games that differ only in that, all of a study is the same: its deal, its moves, where it begins."""
    found = 0
    for seed in range(12):
        game = case._replace(moves=min(case.moves, 60)).played(seed)
        other = game if case.title == "arle" else twin(game, case.eyes, Random(seed))
        if other is None:
            continue
        for version in (game.version, game.version // 2):
            assert study_at(game, case.eyes, version) == study_at(other, case.eyes, version), seed
        found += 1
        if found == 2:
            break
    assert found


@pytest.mark.parametrize("case", SEATED, ids=str)
def test_a_study_begins_where_its_seat_has_looked(case: Case) -> None:
    for seed in range(2):
        game = case.played(seed)
        own = [at for at, (seat, _) in enumerate(game.record.moves) if seat == case.eyes]
        for version in (*own[:: max(1, len(own) // 3)], game.version):
            then = game_in(study_at(game, case.eyes, version))
            assert seen(then, case.eyes) == seen(game.at(version), case.eyes), (seed, version)


def test_what_others_hold_and_what_is_still_to_come_is_dealt_anew() -> None:
    hands = decks = 0
    for case in (case for case in SEATED if case.title == "hallertau" and case.options.get("cards") != "off"):
        game = case.played(1)
        then = game_in(study_at(game, case.eyes, game.version))
        other = (case.eyes + 1) % case.players
        views = [each.view(EVERYTHING).players[other].hand for each in (game, then)]  # type: ignore[attr-defined]
        hands += views[0] != views[1]
        decks += game.state.decks != then.state.decks
    assert hands
    assert decks
