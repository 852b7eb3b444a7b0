"""The rules at hand over the web: a rulebook in words, what is found in it, and its positions."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.requests import HTTPConnection
from starlette.testclient import TestClient

from allmende import TITLES
from allmende.rulebooks import rulebook_of, search, text
from allmende.server import create_app
from allmende.server.errors import TooOftenError
from allmende.server.http.rate_limits import Kind, Limits
from allmende.server.store.sqlite import SqliteStore
from server.house import House, RandomThinker

BOOKS = [name for name, title in TITLES.items() if title.rulebook is not None]


def test_a_rulebook_is_told_in_the_language_that_is_asked_for(server: House) -> None:
    book = server.ask("GET", "/api/titles/hallertau/rules/de")
    assert (book["title"], book["language"]) == ("hallertau", "de")
    assert next(chapter for chapter in book["chapters"] if chapter["name"] == "harvest")["heading"] == "Erntezeit"
    assert book["places"]["event:harvested"] == "harvest.yield"


def test_however_a_language_is_written_its_rulebook_is_put_into_words_once(
    server: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = "/api/titles/hallertau/rules"
    server.ask("GET", f"{path}/de/find?words=ernte")
    monkeypatch.delattr(text, "_chapter")
    monkeypatch.delattr(search, "_entry")
    for tag in ("DE", "de-AT", "de-nobody-knows"):
        assert server.ask("GET", f"{path}/{tag}")["language"] == "de"
        assert server.ask("GET", f"{path}/{tag}/find?words=ernte")["hits"]


@pytest.mark.parametrize("title", BOOKS)
def test_every_rulebook_is_a_page_with_all_chapters_and_its_positions_can_be_played_on(
    server: House, title: str
) -> None:
    page = server.client.get(f"/rules/{title}?language=en").text
    assert [chapter.name for chapter in rulebook_of(title).chapters if f'id="{chapter.name}"' not in page] == []
    for scene in rulebook_of(title).scenes:
        record = server.ask("GET", f"/api/titles/{title}/scenes/{scene}")["record"]
        made = server.client.post(
            "/api/tables/from-record?name=Ann", content=record, headers={"Content-Type": "text/plain"}
        )
        assert made.status_code == 201


def test_words_are_looked_for(server: House) -> None:
    found = server.ask("GET", "/api/titles/hallertau/rules/en/find?words=jewel%20box")
    assert found["hits"][0]["anchor"] == "jewelry.box"


def test_a_position_brings_what_is_drawn_and_the_record_that_a_table_goes_on_from(server: House) -> None:
    shown = server.ask("GET", "/api/titles/hallertau/scenes/tools")
    assert (shown["view"]["round"], shown["view"]["players"][0]["tools"], shown["seat"]) == (2, 4, 0)
    made = server.client.post(
        "/api/tables/from-record?name=Ann", content=shown["record"], headers={"Content-Type": "text/plain"}
    )
    assert made.status_code == 201


def test_what_is_not_there_is_said_so(server: House) -> None:
    for path, why in (
        ("/api/titles/nothing/rules/en", "error-unknown-title"),
        ("/api/titles/hallertau/rules/xx", "error-language"),
        ("/api/titles/hallertau/rules/xx/find?words=a", "error-language"),
        ("/api/titles/hallertau/scenes/gone", "error-no-scene"),
    ):
        reply = server.client.get(path)
        assert (reply.status_code, reply.json()["message"]["id"]) == (404, why)


def test_the_words_of_rulebooks_come_only_to_who_looks_something_up(server: House) -> None:
    assert "rules-hallertau-" not in server.client.get("/api/words/en").text


def test_the_rules_are_a_page_of_their_own_with_anchors_and_a_search(server: House) -> None:
    page = server.client.get("/rules/hallertau", headers={"Accept-Language": "de-AT,en"}).text
    assert '<html lang="de">' in page
    assert '<h3 id="harvest">Erntezeit</h3>' in page
    assert '<p id="space:nursery"><strong>Gärtnerei</strong>' in page
    found = server.client.get("/rules/hallertau?language=en&words=%3Cxqz%3E").text
    assert "Nothing mentions “&lt;xqz&gt;”." in found
    assert '<a href="#idea">The idea</a>' in found
    # There are ways on: to the game, to its lessons, to the start, and to the same page in another language.
    for way in ("/?title=hallertau", "/learn/hallertau", "/", "/rules", "/rules/hallertau?language=de"):
        assert f'href="{way}"' in found
    # What a chapter is about leads there, examples to where they are played, and rulings are called so.
    assert '<a href="#craft:carpentry">' in found
    assert 'href="/play/hallertau/harvest">Try it</a>' in found
    assert "<em>Our reading: " in found
    # A script draws pictures and symbols; their captions and words are there without it.
    assert '<figure id="center.picture" data-title="hallertau" data-scene="jewelry" data-part="center">' in found
    assert 'data-icons="milk*2 arrow sheep or' in found


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        *[("", "en"), ("de", "de"), ("DE-at", "de"), ("fr", "en"), ("fr, de;q=0.1", "de"), ("de, en", "de")],
        *[("en;q=0.5, de;q=0.8", "de"), ("de;q=0.3,en-GB;q=0.5", "en"), ("de;q=0, en;q=0.1", "en")],
        *[("en;q=0", "de"), ("*, en;q=0", "de"), ("*;q=0.5, de;q=0.1", "en"), ("den, delta", "en"), (";q=x,,de", "de")],
    ],
)
def test_the_rules_speak_the_language_that_a_browser_likes_best(server: House, accepted: str, language: str) -> None:
    reply = server.client.get("/rules/arle", headers={"Accept-Language": accepted})
    assert f'<html lang="{language}">' in reply.text
    assert "Accept-Language" in reply.headers["vary"]
    assert '<html lang="de">' in server.client.get("/rules?language=de", headers={"Accept-Language": accepted}).text


def test_who_looks_for_rules_that_are_not_there_is_told_which_there_are(server: House) -> None:
    reply = server.client.get("/rules/<b>?language=en")
    assert reply.status_code == 404
    assert "There are no rules for “&lt;b&gt;” here." in reply.text
    assert '<a href="/rules/arle?language=en">' in reply.text
    german = server.client.get("/rules/none", headers={"Accept-Language": "de-DE,de;q=0.9,en;q=0.8"})
    assert german.status_code == 404
    assert "Regeln von „none“ gibt es hier nicht." in german.text
    assert server.client.get("/rules").status_code == 200


def test_a_search_is_bounded_and_counted(server: House) -> None:
    long = "sheep+" * 20
    assert server.refusal("GET", f"/api/titles/hallertau/rules/en/find?words={long}", status=422) == "error-long-search"
    page = server.client.get(f"/rules/hallertau?language=en&words={long}")
    assert page.status_code == 422
    assert "A search has at most 12 words and 100 characters." in page.text


class Exhausted(Limits):
    """Nobody may look at anything more for a while."""

    def take(self, kind: Kind, request: HTTPConnection) -> None:
        if kind == "looks":
            raise TooOftenError(3)


def test_who_searches_without_end_has_to_wait(tmp_path: Path) -> None:
    app = create_app(SqliteStore(tmp_path / "tables.sqlite3"), RandomThinker(), limits=Exhausted())
    with TestClient(app) as client:
        assert client.get("/api/titles/hallertau/rules/en/find?words=sheep").status_code == 429
        page = client.get("/rules/hallertau?language=en&words=sheep")
        assert (page.status_code, 'role="alert"' in page.text) == (429, True)
        assert client.get("/rules/hallertau").status_code == 200
