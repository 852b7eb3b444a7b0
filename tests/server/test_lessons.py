"""Lessons at the tables of a server: set up, led, taken back, left and gone on with."""

from __future__ import annotations

from pathlib import Path

import pytest

from server.house import House, Json, house
from server.test_bots import until

TEACH = "/api/titles/agricola/lessons/first"
BOTH = {"names": ["Ann", "Bob"]}


@pytest.fixture
def lesson(server: House) -> House:
    """A table where the first game of Agricola is taught."""
    return server.sit(server.ask("POST", TEACH, BOTH))


def led(server: House) -> Json:
    """What the guide says to the learner, once it is their turn."""
    until(server, lambda: bool(server.state()["decisions"]))
    found: Json = server.state()["guidance"]
    return found


def test_the_shelf_tells_which_lessons_a_title_has(server: House) -> None:
    titles = {title["name"]: title["lessons"] for title in server.ask("GET", "/api/titles")}  # type: ignore[index]
    assert titles["agricola"][0] == {"name": "first", "minutes": 20, "players": 2}


def test_what_lessons_say_is_fetched_where_one_learns(server: House) -> None:
    said, others = (server.client.get(path).text for path in ("/api/words/de/lessons-agricola", "/api/words/de"))
    assert "\nlesson-agricola-fences-fencing =" in said
    assert "\nlesson-" not in others
    assert server.refusal("GET", "/api/words/tlh/lessons-agricola", status=404) == "error-language"
    for part in ("chess", "lessons-chess"):
        assert server.refusal("GET", f"/api/words/de/{part}", status=404) == "error-no-page"


def test_a_chapter_begins_where_its_opening_ends(server: House) -> None:
    server.sit(server.ask("POST", "/api/titles/agricola/lessons/animals", BOTH))
    state = server.state()
    assert (state["guidance"]["moves"], state["undo"]) == (["place pig-market"], [])


def test_a_lesson_is_a_table_of_its_own_with_a_neighbor(lesson: House) -> None:
    state = lesson.state()
    assert [(player["name"], player["kind"]) for player in state["players"]] == [("Ann", "here"), ("Bob", "bot")]
    assert state["guidance"]["says"]["id"] == "lesson-agricola-first-people"
    assert state["guidance"]["moves"] == ["place grain-seeds"]


def test_the_guide_leads_on_and_the_neighbor_plays_for_the_lesson(lesson: House) -> None:
    lesson.move("place grain-seeds")
    assert led(lesson)["says"]["id"] == "lesson-agricola-first-farmland"
    assert [past["move"] for past in lesson.state()["history"]][-1] == "place forest"


def test_another_move_is_noticed_and_can_be_taken_back(lesson: House) -> None:
    lesson.move("place fishing")
    assert led(lesson)["state"] == "strayed"
    lesson.undo(0)
    assert led(lesson)["moves"] == ["place grain-seeds"]


def test_an_update_tells_what_the_guide_says(lesson: House) -> None:
    lesson.move("place grain-seeds")
    led(lesson)
    assert lesson.ask("GET", "news?since=0")["guidance"]["step"] == 1


def test_nobody_but_the_learner_is_led(lesson: House) -> None:
    assert lesson.state(key="")["guidance"] is None
    assert lesson.state(at=0)["guidance"] is None


def test_an_ordinary_table_has_no_guide(server: House) -> None:
    assert server.new("here").state()["guidance"] is None


def test_a_lesson_goes_on_after_the_server_was_stopped(tmp_path: Path) -> None:
    with house(tmp_path / "tables.sqlite3") as one:
        one.sit(one.ask("POST", TEACH, BOTH))
        one.move("place grain-seeds")
        before = led(one)
        table, key = one.table, one.key
    with house(tmp_path / "tables.sqlite3") as again:
        again.table, again.key = table, key
        assert led(again) == before


def test_a_lesson_that_is_gone_leaves_a_game_behind(lesson: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("allmende.agricola.lessons.LESSONS", ())
    from allmende.lessons import guide_of

    guide_of.cache_clear()
    state = lesson.state()
    assert state["guidance"] is None
    assert state["decisions"]


@pytest.mark.parametrize(
    ("path", "names", "status", "why"),
    [
        ("/api/titles/agricola/lessons/last", ["Ann", "Bob"], 422, "error-no-lesson"),
        ("/api/titles/chess/lessons/first", ["Ann", "Bob"], 404, "error-unknown-title"),
        (TEACH, ["Ann"], 422, "error-lesson-names"),
        (TEACH, ["Ann", "Ann"], 422, "error-same-name"),
        (TEACH, ["Ann", ""], 422, "error-name"),
    ],
)
def test_a_lesson_that_cannot_be_had_is_refused_in_a_sentence(
    server: House, path: str, names: list[str], status: int, why: str
) -> None:
    assert server.refusal("POST", path, {"names": names}, status=status) == why
