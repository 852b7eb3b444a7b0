"""A position in words: for the eyes of whoever asks, in the language that they want, of every title."""

from __future__ import annotations

from urllib.parse import urlencode

import pytest

from allmende.titles import TITLES
from server.house import House, Json

OPTIONS: dict[str, dict[str, str]] = {
    "hallertau": {"cards": "on"},
    "arle": {"cards": ""},
    "agricola": {"cards": "base", "hands": "draft"},
}


def sit(server: House, title: str, *kinds: str) -> House:
    """A table of a title, with everything in it that is hidden."""
    names = ("Ann", "Bob", "Cid")
    players = [{"kind": kind, "name": name} for kind, name in zip(kinds, names, strict=False)]
    options = {name: value for name, value in OPTIONS[title].items() if value}
    return server.sit(server.ask("POST", "/api/tables", {"title": title, "players": players, "options": options}))


def spoken(server: House, key: str | None = None, **asked: object) -> list[Json]:
    """The passages that are told to whoever has a key."""
    passages: list[Json] = server.ask("GET", f"spoken?{urlencode(asked)}", key=key)["passages"]
    return passages


def lines(passages: list[Json], region: str, seat: int = -1) -> list[str]:
    """What is said of a region, below its headings."""
    of = [each for each in passages if each["region"] == region and each["seat"] == seat]
    return [line["says"] for each in of for line in each["lines"]]


def hands(passages: list[Json]) -> set[int]:
    """The seats of whose hands more is told than how many cards there are."""
    return {each["seat"] for each in passages if each["region"] == "hand"}


@pytest.mark.parametrize("title", OPTIONS)
def test_every_title_is_told_region_by_region(server: House, title: str) -> None:
    sit(server, title, "here", "link")
    passages = spoken(server)
    regions = [each["region"] for each in passages]
    assert regions[0] == "table"
    assert regions[-1] == "points"
    assert {"table", "spaces", "farm", "points"} <= set(regions)
    assert [each["seat"] for each in passages if each["region"] == "farm"] == [0, 1]
    assert all(each["lines"] and each["heading"] for each in passages)
    assert len({each["heading"] for each in passages}) == len(passages)
    (points,) = (each for each in passages if each["region"] == "points")
    assert [line["says"].split(":")[0] for line in points["lines"]] == ["Ann", "Bob"]


@pytest.mark.parametrize("title", ["hallertau", "agricola"])
def test_each_is_told_their_own_hand_alone(server: House, title: str) -> None:
    sit(server, title, "here", "link", "link")
    assert hands(spoken(server, "")) == set()
    for seat, key in ((0, server.key), (1, server.links[1]), (2, server.links[2])):
        assert hands(spoken(server, key)) == {seat}
        assert lines(spoken(server, key), "farm", 1 - min(seat, 1)) == lines(
            spoken(server, ""), "farm", 1 - min(seat, 1)
        )


def test_the_words_of_a_hand_are_those_of_its_cards(server: House) -> None:
    sit(server, "hallertau", "here", "link")
    view = server.state()["view"]
    (hand,) = (each for each in spoken(server) if each["region"] == "hand")
    assert hand["heading"] == "Hand of Ann"
    assert [line["key"] for line in hand["lines"]] == [card["number"] for card in view["players"][0]["hand"]]
    playable = [card["reason"] is None for card in view["players"][0]["hand"]]
    assert [line["says"].endswith("Can be played now.") for line in hand["lines"]] == playable


def test_eyes_are_those_of_a_seat_at_a_screen_of_several(server: House) -> None:
    sit(server, "hallertau", "here", "here")
    for seat in (0, 1):
        assert hands(spoken(server, eyes=seat)) == {seat}
    assert server.refusal("GET", "spoken?eyes=0", key="", status=403) == "error-not-yours"
    assert server.refusal("GET", "spoken", key="wrong", status=403) == "error-key"


def test_it_is_told_in_the_language_that_is_wanted(server: House) -> None:
    sit(server, "agricola", "here", "link")
    assert "Hof von Ann" in [each["heading"] for each in spoken(server, language="de")]
    assert "Farm of Ann" in [each["heading"] for each in spoken(server)]
    assert server.refusal("GET", "spoken?language=xx", status=422) == "error-language"


def test_a_space_says_what_it_does_and_who_stands_there(server: House) -> None:
    sit(server, "arle", "here", "link")
    state = server.state(server.key)
    acting = state["view"]["to_act"][0]
    key = server.key if acting == 0 else server.links[1]
    server.move("place fisherman", key=key)
    found = {line["key"]: line for each in spoken(server) for line in each["lines"] if each["region"] == "spaces"}
    assert found["fisherman"]["says"] == f"{found['fisherman']['name']}, taken by {('Ann', 'Bob')[acting]}"
    assert all(len(line["about"]) == 1 and line["about"][0] for line in found.values())
    assert {line["says"].split(", ")[-1] for line in found.values()} > {"free"}


def test_a_title_without_passages_is_told_as_its_text(server: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(TITLES["arle"]), "passages", lambda *_: ())
    sit(server, "arle", "here", "link")
    (passage,) = spoken(server)
    assert (passage["region"], passage["seat"]) == ("table", -1)
    assert passage["lines"][0]["says"].startswith("Fields of Arle, half-year 1")


def test_a_position_is_told_as_it_was_at_a_version(server: House) -> None:
    sit(server, "arle", "here", "here")
    before = spoken(server)
    version = server.state()["version"]
    server.move()
    assert spoken(server) != before
    assert spoken(server, at=version) == before
