"""The rules at hand over the web: a rulebook in words, what is found in it, and its positions."""

from __future__ import annotations

import pytest

from allmende import TITLES
from allmende.rulebooks import rulebook_of
from server.house import House

BOOKS = [name for name, title in TITLES.items() if title.rulebook is not None]


def test_a_rulebook_is_told_in_the_language_that_is_asked_for(at: House) -> None:
    book = at.ask("GET", "/api/titles/hallertau/rules/de")
    assert (book["title"], book["language"]) == ("hallertau", "de")
    assert next(chapter for chapter in book["chapters"] if chapter["name"] == "harvest")["heading"] == "Ernte"
    assert book["places"]["event:harvested"] == "harvest.yield"


@pytest.mark.parametrize("title", BOOKS)
def test_every_rulebook_is_a_page_with_all_chapters_and_its_positions_can_be_played_on(at: House, title: str) -> None:
    page = at.client.get(f"/rules/{title}?language=en").text
    assert [chapter.name for chapter in rulebook_of(title).chapters if f'id="{chapter.name}"' not in page] == []
    for scene in rulebook_of(title).scenes:
        record = at.ask("GET", f"/api/titles/{title}/scenes/{scene}")["record"]
        made = at.client.post(
            "/api/tables/from-record?name=Ann", content=record, headers={"Content-Type": "text/plain"}
        )
        assert made.status_code == 201


def test_words_are_looked_for(at: House) -> None:
    found = at.ask("GET", "/api/titles/hallertau/rules/en/find?words=jewel%20box")
    assert found["hits"][0]["anchor"] == "jewelry.box"


def test_a_position_brings_what_is_drawn_and_the_record_that_a_table_goes_on_from(at: House) -> None:
    shown = at.ask("GET", "/api/titles/hallertau/scenes/tools")
    assert (shown["view"]["round"], shown["view"]["players"][0]["tools"], shown["seat"]) == (2, 4, 0)
    made = at.client.post(
        "/api/tables/from-record?name=Ann", content=shown["record"], headers={"Content-Type": "text/plain"}
    )
    assert made.status_code == 201


def test_what_is_not_there_is_said_so(at: House) -> None:
    for path, why in (
        ("/api/titles/nothing/rules/en", "error-unknown-title"),
        ("/api/titles/hallertau/rules/xx", "error-language"),
        ("/api/titles/hallertau/rules/xx/find?words=a", "error-language"),
        ("/api/titles/hallertau/scenes/gone", "error-no-scene"),
    ):
        reply = at.client.get(path)
        assert (reply.status_code, reply.json()["message"]["id"]) == (404, why)


def test_the_words_of_rulebooks_come_only_to_who_looks_something_up(at: House) -> None:
    assert "rules-hallertau-" not in at.client.get("/api/words/en").text


def test_the_rules_are_a_page_of_their_own_with_anchors_and_a_search(at: House) -> None:
    page = at.client.get("/rules/hallertau", headers={"Accept-Language": "de-AT,en"}).text
    assert '<html lang="de">' in page
    assert '<h3 id="harvest">Ernte</h3>' in page
    assert '<p id="space:nursery"><strong>Gärtnerei</strong>' in page
    found = at.client.get("/rules/hallertau?language=en&words=%3Cxqz%3E").text
    assert "Nothing speaks of “&lt;xqz&gt;”." in found
    assert '<a href="#idea">The idea</a>' in found
    assert at.client.get("/rules/nothing").status_code == 404
