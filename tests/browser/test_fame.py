"""What is remembered: somebody makes their page public, and others find them in the hall of fame and their games."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing

from playwright.sync_api import expect

from browser.conftest import Open
from browser.screen import PHONE, Screen
from browser.serving import Json


def ask(screen: Screen, path: str, body: Json) -> Json:
    """What somebody's browser asks for, without pressing anything."""
    reply = screen.page.request.post(f"{screen.server.address}/api{path}", data=body)
    assert reply.ok, reply.text()
    answer: Json = reply.json()
    return answer


def conceded(winner: Screen, loser: Screen) -> str:
    """Two play, and the second one gives up, which is remembered soon; their table."""
    offer = ask(winner, "/offers", {"title": "arle", "seats": 2, "listed": False})["offer"]
    table: str = ask(loser, f"/offers/{offer}/join", {})["table"]
    ask(loser, f"/tables/{table}/end", {"seat": 1, "wish": "concede"})
    games = f"{winner.server.address}/api/finished"
    winner.until(lambda: table in winner.page.request.get(games).text(), "the game that is remembered")
    return table


def remember_more_like(table: str, number: int, screen: Screen) -> None:
    """The server remembers so many earlier games like this one."""
    standings, results = "version, over, changed, standing, counted", "title, players, score, won, rated, bot, bots"
    with closing(sqlite3.connect(screen.server.database)) as connection, connection:
        for earlier in range(1, number + 1):
            copy = f"earlier-{earlier}"
            connection.execute(
                f"INSERT INTO standings (tab, {standings}) SELECT ?, {standings} FROM standings WHERE tab = ?",
                (copy, table),
            )
            connection.execute(
                f"""
                INSERT INTO results (tab, seat, person, called, {results}, ended, shown)
                SELECT ?, seat, person, called, {results}, ended - ?, shown FROM results WHERE tab = ?
                """,
                (copy, earlier, table),
            )


def test_who_wants_a_page_is_found_in_the_hall_and_a_game_by_search(screens: Open) -> None:
    ann, bob, cid = screens(), screens(), screens(viewport=PHONE, language="de", theme="dark")
    for screen, name in ((ann, "Annegret"), (bob, "Bob")):
        ask(screen, "/me", {"name": name})
    ask(bob, "/me/page", {"public": True})
    table = conceded(ann, bob)

    page = ann.home().page
    page.get_by_role("button", name="Annegret", exact=True).click()
    mine = page.get_by_role("region", name="My page")
    mine.get_by_role("switch", name="Make my page public").press("Space")
    mine.get_by_role("link", name="To my page").click()
    expect(page.get_by_role("heading", name="Annegret")).to_be_visible()
    results = page.get_by_role("table", name="Results by game and number of players")
    expect(results.get_by_role("row", name=re.compile("^Fields of Arle, 2 players 1 1"))).to_be_visible()

    # A stranger, on a phone: from the start page to the hall, to her page, and by a search to the table.
    page = cid.home().page
    page.get_by_role("link", name="Ruhmeshalle und beendete Partien").click()
    page.get_by_role("link", name="Arler Erde").click()
    most = page.get_by_role("table", name="Spielt am meisten")
    most.get_by_role("link", name="Annegret").click()
    expect(page.get_by_role("table", name="Die letzten Partien")).to_contain_text("gewonnen")
    page.get_by_role("link", name="Beendete Partien").click()
    page.get_by_label("Wer mitspielte").fill("nobody")
    page.get_by_role("button", name="Suchen").click()
    expect(page.get_by_text("Keine solche Partie gefunden.")).to_be_visible()
    page.get_by_label("Wer mitspielte").fill("anne")
    page.get_by_role("combobox", name="Spieler").select_option("2")
    page.get_by_label("Wer mitspielte").press("Enter")
    found = page.get_by_role("table", name="Gefundene Partien")
    expect(found.get_by_role("listitem")).to_have_text([re.compile("Annegret.*gewonnen"), re.compile("Bob")])
    with page.expect_download() as saved:
        found.get_by_role("link", name="Aufzeichnung dieser Partie speichern").click()
    assert saved.value.path().read_text().startswith("allmende")
    page.reload()
    found.get_by_role("link", name=re.compile("Arler Erde")).click()
    page.wait_for_url(f"**/t/{table}")
    expect(page.locator("main.table")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    remember_more_like(table, 60, cid)
    page.go_back()
    rows = found.get_by_role("row")
    expect(rows).to_have_count(1 + 50)
    page.get_by_role("button", name="Frühere Partien zeigen").press("Enter")
    expect(rows).to_have_count(1 + 61)
    expect(page.get_by_role("button", name="Frühere Partien zeigen")).to_have_count(0)

    ask(ann, "/me/page", {"public": False})
    page.reload()
    expect(page.get_by_text("Keine solche Partie gefunden.")).to_be_visible()
