"""What is remembered: results and ratings, public pages, halls of fame, and finding games."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import psycopg
import pytest

from allmende.ratings import Strength, rated
from allmende.server.people.memberships import Membership, Memberships
from allmende.server.results import recorder
from allmende.server.results.ratings import ENOUGH, places
from allmende.server.results.search import MOST
from allmende.server.store.postgres import PostgresStore
from allmende.server.store.protocol import Statement, Store
from allmende.server.store.sqlite import SqliteStore
from server.house import Clock, House, Json, house
from server.receiver import soon
from server.test_notifications import rows
from server.test_offers import somebody
from server.test_people import listed


@pytest.fixture
def server(make: Callable[[], Store], clock: Clock) -> Iterator[House]:
    """A server on a store of either kind."""
    with house(make(), clock=clock, by_hand=True) as one:
        yield one


@pytest.fixture
def german(postgres_server: str) -> Iterator[str]:
    """The address of an empty database that speaks German, where an ä stands beside an a; removed afterwards."""
    name = f"allmende_german_{os.getpid()}"
    german = "TEMPLATE template0 ENCODING 'UTF8' LOCALE_PROVIDER icu ICU_LOCALE 'de' LOCALE 'C'"
    with psycopg.connect(postgres_server, autocommit=True, connect_timeout=10) as connection:
        connection.execute(f"CREATE DATABASE {name} {german}".encode())
        yield urlsplit(postgres_server)._replace(path=f"/{name}").geturl()
        connection.execute(f"DROP DATABASE {name} WITH (FORCE)".encode())


def begun(host: House, guest: House, **wanted: Any) -> str:
    """Two sit down at an open table, the host first."""
    offer = host.ask("POST", "/api/offers", {"title": "arle", "seats": 2, "rated": True, **wanted})["offer"]
    table: str = guest.ask("POST", f"/api/offers/{offer}/join")["table"]
    host.table = guest.table = table
    return table


def conceded(loser: House, seat: int) -> None:
    """Somebody gives up."""
    loser.ask("POST", "end", {"seat": seat, "wish": "concede"}, key="")


def finished(server: House, query: str = "") -> list[Json]:
    found: list[Json] = server.ask("GET", f"/api/finished{query}", key="")["games"]
    return found


def page_of(one: House) -> str:
    page: str = one.ask("POST", "/api/me/page", {"public": True})["page"]
    return page


# Ratings


def test_who_wins_is_worth_more_and_who_leaves_less() -> None:
    ann, bob = rated([Strength(), Strength()], places([30, 41], [1], [False, False]))
    assert bob.mu > 25 > ann.mu
    assert ann.sigma < Strength().sigma
    assert (ann.games, bob.games) == (1, 1)
    # A bot has played Bob's last moves: he has left the game that it won for him.
    ann, bob = rated([Strength(), Strength()], places([30, 41], [1], [False, True]))
    assert ann.mu > 25 > bob.mu


def test_who_shares_a_place_is_worth_the_same() -> None:
    ann, bob, cid = rated([Strength()] * 3, places([30, 30, 20], [0, 1], [False] * 3))
    assert ann == bob
    assert ann.mu > cid.mu


def test_a_beginner_is_worth_a_thousand_points() -> None:
    assert Strength().value == 1000
    assert rated([Strength(), Strength()], [0, 1])[0].value > 1000


# Results


def test_a_rated_game_changes_two_ratings_once(server: House) -> None:
    ann, bob = somebody(server, "Ann"), somebody(server, "Bob")
    table = begun(ann, bob)
    conceded(bob, 1)
    (game,) = ann.settled(lambda: finished(ann))
    assert (game["table"], game["title"], game["rated"]) == (table, "arle", True)
    assert [(seat["name"], seat["won"], seat["mine"]) for seat in game["seats"]] == [
        ("Ann", True, True),
        ("", False, False),
    ]
    (rating,) = ann.ask("GET", "/api/me/data", key="")["ratings"]
    assert rating["value"] > 1000
    assert (rating["title"], rating["games"]) == ("arle", 1)
    (rating,) = bob.ask("GET", "/api/me/data", key="")["ratings"]
    assert rating["value"] < 1000


def test_a_server_notes_results_by_itself(tmp_path: Path, clock: Clock) -> None:
    with house(tmp_path / "tables.sqlite3", clock=clock) as server:
        ann, bob = somebody(server, "Ann"), somebody(server, "Bob")
        table = begun(ann, bob)
        conceded(bob, 1)
        (game,) = soon(lambda: finished(ann), "the result of the game")
        assert game["table"] == table


def test_who_is_nobody_finds_nothing_of_those_who_are_hidden(server: House) -> None:
    ann, bob, cid = (somebody(server, name) for name in ("Ann", "Bob", "Cid"))
    table = begun(ann, bob)
    conceded(bob, 1)
    ann.settled(lambda: finished(ann))
    assert finished(cid) == finished(server) == []
    page = page_of(ann)
    (game,) = finished(cid)
    # Ann is public and Bob is not: so he has no name there, and nobody else may look at the table.
    assert [(seat["name"], seat["page"]) for seat in game["seats"]] == [("Ann", page), ("", "")]
    assert game["table"] == ""
    assert cid.refusal("GET", f"/api/finished/{table}/record", status=403, key="") == "error-game-hidden"
    page_of(bob)
    (game,) = finished(cid)
    assert [seat["name"] for seat in game["seats"]] == ["Ann", "Bob"]
    assert game["table"] == table
    record = cid.client.get(f"/api/finished/{table}/record").text
    assert record.startswith("allmende")
    assert "end conceded 2" in record
    (line,) = cid.client.get("/api/finished/games").text.splitlines()
    assert json.loads(line)["table"] == table


def test_games_are_found_by_points_below_none_as_well(server: House, make: Callable[[], Store]) -> None:
    ann, bob = somebody(server, "Ann"), somebody(server, "Bob")
    begun(ann, bob)
    conceded(bob, 1)
    ann.settled(lambda: finished(ann))

    async def lose() -> None:
        store = make()
        await store.open()
        await store.run(Statement("UPDATE results SET score = -7000 WHERE seat = 0"))
        await store.close()

    asyncio.run(lose())
    assert [len(finished(ann, f"?mine&least={least}")) for least in (-8, -7, -6)] == [1, 1, 0]
    for odd in ("--7", "-", "7-", "1.5"):
        assert server.refusal("GET", f"/api/finished?least={odd}", status=400) == "error-request"
    assert server.refusal("GET", "/api/finished?players=-2", status=400) == "error-request"


def test_a_page_is_public_as_long_as_its_owner_wants(server: House) -> None:
    ann, bob = somebody(server, "Ann"), somebody(server, "Bob")
    assert ann.ask("GET", "/api/me/page", key="") == {"page": ""}
    begun(ann, bob)
    conceded(bob, 1)
    ann.settled(lambda: finished(ann))
    page = page_of(ann)
    assert page == page_of(ann)
    seen = bob.ask("GET", f"/api/people/{page}", key="")
    assert (seen["name"], seen["games"]) == ("Ann", 1)
    (tally,) = seen["tallies"]
    assert (tally["title"], tally["players"], tally["bots"], tally["games"], tally["won"]) == ("arle", 2, False, 1, 1)
    assert [rating["title"] for rating in seen["ratings"]] == ["arle"]
    assert [game["seats"][1]["name"] for game in seen["latest"]] == ["Bob"]  # he sees himself
    assert ann.ask("POST", "/api/me/page", {"public": False}) == {"page": ""}
    assert bob.refusal("GET", f"/api/people/{page}", status=404, key="") == "error-no-person"
    assert finished(somebody(server, "Cid")) == []
    assert page_of(ann) != page


def test_who_is_forgotten_leaves_scores_and_no_name(server: House) -> None:
    ann, bob, cid = (somebody(server, name) for name in ("Ann", "Bob", "Cid"))
    begun(ann, bob)
    conceded(bob, 1)
    ann.settled(lambda: finished(ann))
    page, _ = page_of(ann), page_of(bob)
    ann.ask("POST", "/api/me/forget", {"name": "Somebody"})
    (game,) = finished(cid)
    assert [seat["name"] for seat in game["seats"]] == ["", "Bob"]
    assert finished(cid, "?called=ann") == []
    assert cid.refusal("GET", f"/api/people/{page}", status=404, key="") == "error-no-person"


def test_who_is_forgotten_while_their_game_is_noted_is_nobody_there(
    server: House, make: Callable[[], Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def read(self: Memberships, tables: Sequence[str]) -> dict[tuple[str, Membership], str]:
        found = await people(self, tables)
        await self._store.run(Statement("DELETE FROM persons WHERE name = 'Bob'"))
        return found

    people = Memberships.players
    monkeypatch.setattr(Memberships, "players", read)
    ann, bob = somebody(server, "Ann"), somebody(server, "Bob")
    begun(ann, bob)
    conceded(bob, 1)
    ann.settled(lambda: finished(ann))
    noted = rows(make, "SELECT seat, person <> '', called FROM results ORDER BY seat")
    assert [(seat, bool(known), called) for seat, known, called in noted] == [(0, True, "ann"), (1, False, "")]
    assert rows(make, "SELECT count(*) FROM ratings") == [(1,)]


def test_nobody_slips_away_from_a_rated_game(server: House) -> None:
    ann, bob = somebody(server, "Ann"), somebody(server, "Bob")
    table = begun(ann, bob)
    (seen,) = bob.settled(lambda: listed(bob))
    hidden = bob.ask("POST", f"/api/me/tables/{table}/hide", {"version": seen["version"]}, key="")
    assert hidden["tables"] == []
    conceded(bob, 1)
    ann.settled(lambda: finished(ann))
    assert [rating["games"] for rating in bob.ask("GET", "/api/me/data", key="")["ratings"]] == [1]


@pytest.mark.stores("sqlite")
def test_a_rated_game_begins_when_another_person_sits_at_each_seat(server: House) -> None:
    players = [{"kind": "link", "name": name} for name in ("Ann", "Bob")]
    made = server.ask("POST", "/api/tables", {"title": "arle", "players": players, "rated": True})
    server.sit(made)
    ann, bob = somebody(server, "Ann"), somebody(server, "Bob")

    def first_move(status: int) -> Json:
        (seat,) = server.state()["view"]["to_act"]
        [decision] = server.state(server.links[seat])["decisions"]
        move = {"version": 0, "seat": seat, "move": decision["moves"][0]["text"]}
        return server.ask("POST", "moves", move, key=server.links[seat], status=status)

    def refused() -> tuple[str, object]:
        said = first_move(422)["message"]
        return said["id"], said["args"]

    assert refused() == ("error-rated-seat", {"player": "Ann"})
    ann.ask("POST", f"/api/me/tables/{server.table}", key=server.links[0])
    assert refused() == ("error-rated-seat", {"player": "Bob"})
    ann.ask("POST", f"/api/me/tables/{server.table}", key=server.links[1])
    assert refused() == ("error-rated-same", {"player": "Ann", "other": "Bob"})

    server.sit(server.ask("POST", "/api/tables", {"title": "arle", "players": players, "rated": True}))
    for one, key in ((ann, server.links[0]), (bob, server.links[1])):
        one.ask("POST", f"/api/me/tables/{server.table}", key=key)
    assert first_move(200)["version"] == 1


@pytest.mark.parametrize("quits", ["in the game", "after it"])
def test_who_is_forgotten_takes_the_others_rating_along_no_more(server: House, quits: str) -> None:
    ann, bob = somebody(server, "Ann"), somebody(server, "Bob")
    begun(ann, bob)
    if quits == "after it":
        conceded(ann, 0)
    bob.ask("POST", "/api/me/forget", {"name": "Nobody"}, key="")
    if quits == "in the game":
        conceded(ann, 0)  # who has left it ends it as the last all the same
    ann.settled(lambda: finished(ann))
    (rating,) = ann.ask("GET", "/api/me/data", key="")["ratings"]
    assert rating["games"] == 1
    assert (rating["value"] > 1000) is (quits == "in the game")


@pytest.mark.stores("sqlite")
def test_who_has_had_a_bot_decide_in_a_rated_game_has_left_it_though_they_come_back(server: House) -> None:
    ann, bob = somebody(server, "Ann"), somebody(server, "Bob")
    begun(ann, bob)
    assert left_seats(ann) == [False, False]
    while 0 not in ann.state(key="")["view"]["to_act"]:
        bob.move(key="")
    ann.ask("POST", "seats/0", {"bot": "random"}, key="")
    soon(lambda: left_seats(ann)[0], "the bot's move")
    ann.ask("POST", "seats/0", {"bot": None}, key="")
    while undo := ann.state(key="")["undo"]:
        ann.undo(undo[0], key="")  # what it has decided was seen all the same
    assert left_seats(ann) == [True, False]
    conceded(bob, 1)
    (game,) = ann.settled(lambda: finished(ann))
    assert [seat["won"] for seat in game["seats"]] == [True, False]
    (worth,), (other,) = (one.ask("GET", "/api/me/data", key="")["ratings"] for one in (ann, bob))
    assert worth["value"] < 1000 < other["value"]


@pytest.mark.stores("sqlite")
def test_who_takes_a_seat_back_before_a_bot_has_decided_has_not_left(server: House) -> None:
    ann, bob = somebody(server, "Ann"), somebody(server, "Bob")
    begun(ann, bob)
    asleep = 1 - ann.state(key="")["view"]["to_act"][0]
    one = (ann, bob)[asleep]
    one.ask("POST", f"seats/{asleep}", {"bot": "random"}, key="")
    one.ask("POST", f"seats/{asleep}", {"bot": None}, key="")
    assert left_seats(ann) == [False, False]


def test_nobody_leaves_a_rated_game_like_that_which_began_before_anybody_was_told(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    players = [{"kind": "link", "name": name} for name in ("Ann", "Bob")]
    with house(database, by_hand=True) as server:
        made = server.ask("POST", "/api/tables", {"title": "arle", "players": players, "rated": True})
    with closing(sqlite3.connect(database)) as older, older:
        older.execute("""UPDATE entries SET entry = replace(entry, ',"warned":true', '')""")
    with house(database, by_hand=True) as server:
        server.sit(made)
        (seat,) = server.state()["view"]["to_act"]
        before = server.ask("POST", f"seats/{seat}", {"bot": "random"}, key=server.links[seat])["version"]
        soon(lambda: server.state()["version"] > before, "the bot's move")
        assert server.state()["rated"]
        assert left_seats(server) == [None, None]


def left_seats(server: House) -> list[bool | None]:
    return [player["left"] for player in server.state(key="")["players"]]


@pytest.mark.stores("sqlite")
def test_who_has_left_a_rated_game_to_a_bot_is_in_no_rated_one_after_it(server: House) -> None:
    ann, bob = somebody(server, "Ann"), somebody(server, "Bob")
    begun(ann, bob)
    bob.ask("POST", "seats/1", {"bot": "random"}, key="")
    conceded(ann, 0)
    assert ann.state(key="")["rated"]
    ann.table = ann.ask("POST", "rematch", key="")["table"]
    assert not ann.state(key="")["rated"]


def test_points_that_nobody_makes_are_understood(server: House) -> None:
    def found(query: str) -> object:
        return server.ask("GET", f"/api/finished{query}")["games"]

    assert found(f"?least={10**18 - 1}") == []
    assert found(f"?least={1 - 10**17}") == found("")


def test_a_game_that_its_players_agreed_to_end_is_found_and_counts_for_nothing(server: House, clock: Clock) -> None:
    ann, bob = somebody(server, "Ann"), somebody(server, "Bob")
    agreed = begun(ann, bob)
    for seat, one in enumerate((ann, bob)):
        one.ask("POST", "end", {"seat": seat, "wish": "end"}, key="")
    (game,) = ann.settled(lambda: finished(ann))
    assert (game["table"], game["agreed"], game["rated"]) == (agreed, True, False)
    assert [seat["won"] for seat in game["seats"]] == [False, False]
    clock.now += 10
    begun(ann, bob)
    conceded(ann, 0)
    later, earlier = ann.settled(lambda: found if len(found := finished(ann)) > 1 else None)
    assert (later["agreed"], later["seats"][1]["won"], earlier) == (False, True, game)
    assert ann.ask("GET", "/api/me/data", key="")["ratings"][0]["games"] == 1
    page = ann.ask("GET", f"/api/people/{page_of(bob)}", key="")
    assert [page["games"], *([one["games"], one["won"]] for one in page["tallies"])] == [1, [1, 1]]
    assert [one["agreed"] for one in page["latest"]] == [False, True]
    assert [one["games"] for one in ann.ask("GET", "/api/hall/arle", key="")["most"]] == [1]
    ann.table = begun(ann, bob)
    assert len(ann.ask("GET", f"/api/me/tables/{ann.table}/before", key="")["games"]) == 1


def test_games_are_found_by_title_players_name_score_and_time(server: House, clock: Clock) -> None:
    ann, bob = somebody(server, "Ann"), somebody(server, "Bärbel")
    for title in ("arle", "hallertau"):
        begun(ann, bob, title=title)
        conceded(bob, 1)
        ann.settled(lambda title=title: [game for game in finished(ann) if game["title"] == title])
        clock.now += 1000
    page_of(bob)
    for query, found in {
        "?title=arle": ["arle"],
        "?players=2": ["hallertau", "arle"],
        "?players=3": [],
        "?called=BÄR": ["hallertau", "arle"],
        "?called=rbel": [],
        "?least=500": [],
        f"?since={int(clock.now) - 1000}": ["hallertau"],
        f"?before={int(clock.now) - 1000}": ["arle"],
    }.items():
        assert [game["title"] for game in finished(server, query)] == found, query
    assert server.refusal("GET", "/api/finished?players=two", status=400) == "error-request"
    assert server.refusal("GET", "/api/hall/chess", status=404) == "error-unknown-title"


def test_a_name_is_found_by_its_first_letters_whatever_language_the_database_speaks(german: str) -> None:
    with house(PostgresStore(german), by_hand=True) as server:
        ann, bob = somebody(server, "Ann"), somebody(server, "Änni")
        begun(ann, bob)
        conceded(bob, 1)
        ann.settled(lambda: finished(ann))
        page_of(bob)
        assert [len(finished(server, f"?called={first}")) for first in ("än", "ä", "an", "a", "z")] == [1, 1, 0, 0, 0]


def copied(make: Callable[[], Store], table: str, ended: Iterable[int]) -> None:
    """The store has games like this one, which ended at these times."""
    work = []
    for number, at in enumerate(ended):
        of = f"copy-{number:03}", table
        work += [
            Statement(
                "INSERT INTO entries (tab, version, entry) SELECT ?, version, entry FROM entries WHERE tab = ?", of
            ),
            Statement(
                """
                INSERT INTO standings (tab, version, over, changed, standing, counted)
                SELECT ?, version, over, 0, standing, counted FROM standings WHERE tab = ?
                """,
                of,
            ),
            Statement(
                """
                INSERT INTO results
                SELECT ?, seat, person, called, title, players, score, won, rated, bot, bots, ended, shown, agreed
                FROM results WHERE tab = ?
                """,
                of,
            ),
            Statement("UPDATE results SET ended = ? WHERE tab = ?", (at, of[0])),
        ]

    async def run() -> None:
        store = make()
        await store.open()
        await store.run(*work)
        await store.close()

    asyncio.run(run())


@pytest.mark.parametrize(
    ("ended", "pages"),
    [
        (range(1000, 1000 + 2 * MOST + 1), [MOST, MOST, 1]),
        (range(1000, 1000 + MOST), [MOST]),
        # Games of a second come together, however many they are.
        ([1000, *[2000] * 2, *range(3000, 3000 + MOST - 1)], [MOST - 1, 3]),
        ([1000, *[2000] * (MOST + 2), 3000], [1, MOST + 2, 1]),
    ],
)
def test_earlier_games_are_found_page_by_page_and_all_of_them_fit_in_a_file(
    server: House, make: Callable[[], Store], ended: Iterable[int], pages: list[int]
) -> None:
    ann, bob = somebody(server, "Ann"), somebody(server, "Bob")
    table = begun(ann, bob)
    conceded(bob, 1)
    ann.settled(lambda: finished(ann))
    copied(make, table, ended)
    found: list[Json] = []
    for page, count in enumerate(pages, 1):
        before = found[-1]["ended"] if found else 4000
        told = ann.ask("GET", f"/api/finished?before={before}", key="")
        assert (len(told["games"]), told["more"]) == (count, page < len(pages))
        found += told["games"]
    assert [game["ended"] for game in found] == sorted(ended, reverse=True)
    assert len({game["table"] for game in found}) == len(found)
    lines = ann.client.get("/api/finished/games?before=4000").text.splitlines()
    assert [json.loads(line)["table"] for line in lines] == [game["table"] for game in found]


def test_the_hall_of_fame_has_whoever_is_public_and_has_played_enough(server: House) -> None:
    ann, bob = somebody(server, "Ann"), somebody(server, "Bob")
    for number in range(ENOUGH):
        begun(ann, bob)
        conceded(bob, 1)
        ann.settled(lambda number=number: len(finished(ann)) > number)
    assert server.ask("GET", "/api/hall/arle") == {"title": "arle", "rated": [], "alone": [], "most": []}
    page_of(ann)
    page_of(bob)
    hall = server.ask("GET", "/api/hall/arle")
    assert [famous["name"] for famous in hall["rated"]] == ["Ann", "Bob"]
    assert {(famous["name"], famous["value"]) for famous in hall["most"]} == {("Ann", ENOUGH), ("Bob", ENOUGH)}
    assert hall["alone"] == []


def test_alone_the_best_score_counts_and_a_move_that_is_taken_back_takes_its_result_along(server: House) -> None:
    ann = somebody(server, "Ann")
    page_of(ann)
    ann.new("here")
    while not ann.state()["view"]["over"]:
        ann.move()
    (game,) = ann.settled(lambda: finished(ann))
    score = ann.state()["view"]["players"][0]
    assert score is not None
    (famous,) = server.ask("GET", "/api/hall/hallertau")["alone"]
    assert famous["value"] == game["seats"][0]["score"]
    assert undone(ann)
    ann.settled(lambda: not finished(ann))
    while not ann.state()["view"]["over"]:
        ann.move()
    assert ann.settled(lambda: finished(ann)) == [game]


def undone(server: House) -> bool:
    """The last move is taken back."""
    server.undo(0)
    return not server.state()["view"]["over"]


@pytest.mark.parametrize(
    ("query", "index"), [(recorder._ENDED, "standings_uncounted"), (recorder._TAKEN_BACK, "standings_counted")]
)
def test_games_with_results_are_not_read_again_and_again(query: str, index: str, tmp_path: Path) -> None:
    """Each second all games are asked: of 100,000 finished ones that took 30 ms, for which moves had to wait."""
    path = tmp_path / "tables.sqlite"

    async def plan() -> str:
        store = SqliteStore(path)
        await store.open()
        try:
            rows = await store.run(Statement(f"EXPLAIN QUERY PLAN {query}", (20,) if "LIMIT" in query else ()))
        finally:
            await store.close()
        return str(rows[0][3])

    assert f"INDEX {index} " in asyncio.run(plan())
