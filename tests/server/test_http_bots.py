"""Bots that play over HTTP: who they are, what they hear, and that whatever they do spoils no game but their own."""

from __future__ import annotations

import asyncio
import json
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from random import Random

import httpx2
import msgspec
import pytest

from allmende import cli
from allmende.core import Game, Message
from allmende.server import keys
from allmende.server.errors import UnfitError
from allmende.server.http_bots.deadlines import MOST_REFUSED, PATIENCE, Deadlines
from allmende.server.http_bots.events import BotEvents
from allmende.server.http_bots.identities import MOST_OF_ONE, BotIdentities
from allmende.server.http_bots.seatings import Seatings, seating_statements
from allmende.server.people.persons import Persons
from allmende.server.store.protocol import Row, Statement, Store, StoreError
from allmende.server.tables.entries import Moved, Opened, Reseated, Seat, Undone
from allmende.server.tables.messages import NewPlayer, NewTable
from allmende.server.tables.registry import Tables
from allmende.server.tables.table import Table
from allmende.titles import TITLES
from processes import running
from server.house import Clock, House, Json, house
from server.test_bots import SlowThinker, first_seat
from server.test_main import Server, serving
from server.test_people import another, wait_for
from twins import twin

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "bots" / "web_bot.py"


@pytest.fixture
def ann(server: House) -> House:
    """Ann's browser."""
    server.ask("POST", "/api/me", {"name": "Ann"})
    return server


def token_of(ann: House, name: str = "mybot", seconds: float = 60) -> str:
    """The token of a new bot of Ann's."""
    made = ann.ask("POST", "/api/me/bots", {"name": name, "seconds": seconds})
    assert f"@{name}" in made["bots"]
    token = made["token"]
    assert isinstance(token, str)
    return token


def asked(ann: House, seat: int = 1) -> int:
    """The number of what the bot on this seat is asked now."""
    state = ann.state()
    assert seat in state["thinking"]
    return int(state["version"]) * len(state["players"]) + seat


def seated(ann: House, bot: str = "@mybot") -> None:
    """A table of Ann's and a bot's, at which the bot has to decide."""
    ann.new("here", f"bot:{bot}")
    while 1 not in ann.state()["thinking"]:
        ann.move()


# Who they are


def test_a_bot_has_a_name_that_tells_it_from_people_and_a_token_that_is_told_once(ann: House) -> None:
    token = token_of(ann)
    assert len(token) > 20
    assert ann.ask("GET", "/api/me/bots") == {"bots": ["@mybot"], "listening": [], "most": MOST_OF_ONE, "token": ""}
    assert ann.ask("GET", "/api/me/data")["kept"]["remote_bots"] == [{"bot": "@mybot", "seconds": 60}]
    for name, why in (("mybot", "error-remote-taken"), ("My Bot", "error-remote-name"), ("", "error-remote-name")):
        assert ann.refusal("POST", "/api/me/bots", {"name": name}, status=422) == why
    late = {"name": "late", "seconds": 0}
    assert ann.refusal("POST", "/api/me/bots", late, status=422) == "error-remote-seconds"
    for number in range(MOST_OF_ONE - 1):
        token_of(ann, f"bot-{number}")
    assert ann.refusal("POST", "/api/me/bots", {"name": "more"}, status=422) == "error-remote-many"


def test_a_name_like_a_bots_is_a_bots(ann: House, tmp_path: Path) -> None:
    token_of(ann)
    bob = another(ann)
    bob.ask("POST", "/api/me", {"name": "Bob"})
    assert bob.refusal("POST", "/api/me", {"name": "@mybot"}, status=422) == "error-name-mark"
    # As people could be called once.
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as database, database:
        database.execute("UPDATE persons SET name = '@mybot' WHERE name = 'Bob'")
    assert bob.ask("POST", "/api/me", {"colour": "moor"})["person"]["name"] == "@mybot"
    offer = ann.ask("POST", "/api/offers", {"title": "arle", "seats": 2})["offer"]
    invited = ann.ask("POST", f"/api/offers/{offer}/invite", {"name": "@mybot"})["invited"]
    assert [one["person"] for one in invited] == ["@mybot"]


def test_only_a_bots_own_token_is_one(ann: House) -> None:
    secret = next(iter(ann.client.cookies.jar)).value
    for token in ("", "nothing", secret):
        for method, path in (("GET", "stream"), ("POST", "games/none"), ("POST", "offers/none/join")):
            assert ann.refusal(method, f"/api/bot/{path}", key=token, status=403) == "error-remote-token"


def test_a_removed_bot_is_nobody_and_its_name_stays_taken(ann: House) -> None:
    token = token_of(ann)
    bob = another(ann)
    bob.ask("POST", "/api/me", {"name": "Bob"})
    assert bob.refusal("POST", "/api/me/bots/@mybot/remove", status=404) == "error-remote-none"
    assert ann.ask("POST", "/api/me/bots/@mybot/remove")["bots"] == []
    assert ann.refusal("GET", "/api/bot/stream", key=token, status=403) == "error-remote-token"
    assert ann.refusal("POST", "/api/me/bots", {"name": "mybot"}, status=422) == "error-remote-taken"


def test_a_bot_whose_making_was_interrupted_is_somebodys_or_can_be_made_again(make: Callable[[], Store]) -> None:
    async def work() -> None:
        stores = store, _ = make(), make()
        for one in stores:
            await one.open()
        identities, elsewhere = (BotIdentities(one, Persons(one, lambda: 0), lambda: 0) for one in stores)
        run = store.run

        async def last(*statements: Statement) -> list[Row]:
            found = await run(*statements)
            if "INSERT" in statements[0].query:
                raise StoreError("it was killed", Message("error-store"))
            return found

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(store, "run", last)
            with pytest.raises(StoreError):
                await identities.make("ann", "mybot")
        assert await identities.of("ann") == ["@mybot"]
        # As servers left it that wrote this down one after the other.
        for table, whose in (("remote_bots", "bot"), ("devices", "person")):
            await store.run(Statement(f"DELETE FROM {table} WHERE {whose} = '@mybot'"))
        asked = await asyncio.gather(
            identities.make("bob", "mybot"), elsewhere.make("cid", "mybot"), return_exceptions=True
        )
        (made,) = [found for found in asked if isinstance(found, tuple)]
        assert [str(found) for found in asked if found is not made] == ["@mybot is taken"]
        assert await identities.known_by(made[1]) == made[0]
        assert await store.run(Statement("SELECT count(*) FROM devices")) == [(1,)]
        for owner in ("bob", "cid"):
            for bot in await identities.of(owner):
                await identities.remove(owner, bot)
        with pytest.raises(UnfitError, match="taken"):
            await identities.make("bob", "mybot")
        assert await store.run(Statement("SELECT count(*) FROM devices")) == [(0,)]
        for one in stores:
            await one.close()

    asyncio.run(work())


def test_the_bots_of_somebody_who_is_forgotten_go_with_them(ann: House) -> None:
    token = token_of(ann)
    ann.ask("POST", "/api/me/forget", {"name": "Somebody"})
    assert ann.refusal("GET", "/api/bot/stream", key=token, status=403) == "error-remote-token"


def test_the_operator_enrols_bots_too(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    database = str(tmp_path / "tables.sqlite3")
    assert cli.main(["enrol", "mybot", "--database", database]) == 0
    token = capsys.readouterr().out.strip()
    with house(Path(database)) as at:
        assert at.refusal("POST", "/api/bot/games/none", key=token, status=404) == "error-no-table"
    assert cli.main(["enrol", "mybot", "--database", database]) == 2
    assert capsys.readouterr().err == ("allmende: The name @mybot is or was taken here. Choose another one.\n")
    assert cli.main(["enrol", "mybot", "--remove", "--database", database]) == 0
    assert cli.main(["enrol", "mybot", "--remove", "--database", database]) == 2
    assert capsys.readouterr().err == "allmende: There is no bot @mybot here.\n"


# At a table


def test_whoever_is_not_here_gets_no_seat(ann: House) -> None:
    players = [{"kind": "here", "name": "Ann"}, {"kind": "bot", "name": "Bob", "bot": "@nobody"}]
    wanted = {"title": "arle", "players": players}
    assert ann.refusal("POST", "/api/tables", wanted, status=404) == "error-remote-none"
    ann.new("here", "here")
    assert ann.refusal("POST", "seats/1", {"bot": "@nobody"}, status=404) == "error-remote-none"


def test_nobody_seats_a_bot_of_theirs_where_it_would_see_anothers_hand(tmp_path: Path) -> None:
    clock = Clock()
    with house(tmp_path / "tables.sqlite3", SlowThinker(), clock) as at:
        at.ask("POST", "/api/me", {"name": "Ann"})
        token_of(at, "spy")
        at.new("here", "link", "link")
        assert at.refusal("POST", "seats/1", {"bot": "@spy"}, status=403) == "error-remote-hand", "by a vote"
        at.new("here", "link", seed=first_seat(0), absence=10)
        at.move("exchange 1")
        clock.now += 11 * 60
        assert at.refusal("POST", "seats/1", {"bot": "@spy"}, status=403) == "error-remote-hand"
        at.ask("POST", "seats/0", {"bot": "@spy"})
        at.ask("POST", "seats/1", {"bot": "random"})
        assert [player["bot"] for player in at.state()["players"]] == ["@spy", "random"]


def test_what_is_no_answer_is_refused_and_changes_nothing(ann: House) -> None:
    token, other = token_of(ann), token_of(ann, "other")
    seated(ann)
    before = ann.state()
    assert [(player["kind"], player["bot"]) for player in before["players"]] == [("here", None), ("bot", "@mybot")]
    number, path = asked(ann), f"/api/bot/games/{ann.table}"
    assert ann.refusal("POST", path, {"id": number, "move": "pass"}, key=other, status=403) == "error-not-yours"
    assert ann.refusal("POST", path, {"id": number - 1, "move": "pass"}, key=token, status=403) == "error-not-yours"
    for late in (number - 2, number + 2, -1):
        assert ann.refusal("POST", path, {"id": late, "move": "pass"}, key=token, status=409) == "error-stale"
    for move in ("nonsense", 99999, -1, "exchange 17"):
        assert ann.refusal("POST", path, {"id": number, "move": move}, key=token, status=422) == "program-illegal"
    for body in ({"number": number}, {"id": number, "move": None}, {"id": "1", "move": "pass"}, []):
        assert ann.refusal("POST", path, body, key=token, status=400) == "error-request"
    assert ann.state()["version"] == before["version"]


def test_who_hangs_moves_at_random_and_is_not_waited_for_any_longer(
    ann: House, caplog: pytest.LogCaptureFixture
) -> None:
    token_of(ann, seconds=1)
    seated(ann)
    for _ in range(PATIENCE + 2):
        wait_for(lambda: 1 not in ann.state()["thinking"])
        while 1 not in (state := ann.state())["thinking"] and not state["view"]["over"]:
            ann.move()
    assert len([line for line in caplog.messages if "@mybot has not answered in time" in line]) == PATIENCE


def test_one_that_never_answers_holds_up_no_bot_at_another_table(ann: House) -> None:
    token_of(ann, "silent", seconds=600)
    seated(ann, "@silent")
    silent, key = ann.table, ann.key
    ann.new("here", "bot:random")
    while not (state := ann.state())["view"]["over"]:
        if state["decisions"]:
            ann.move()
        else:
            wait_for(lambda: not ann.state()["thinking"])
    ann.table, ann.key = silent, key
    assert 1 in ann.state()["thinking"]


def test_who_says_too_much_of_no_use_moves_at_random(ann: House) -> None:
    token = token_of(ann)
    seated(ann)
    path, version = f"/api/bot/games/{ann.table}", ann.state()["version"]
    for _ in range(MOST_REFUSED):
        ann.refusal("POST", path, {"id": asked(ann), "move": "nonsense"}, key=token, status=422)
    ann.ask("POST", "seats/1", {"bot": None})
    ann.ask("POST", "seats/1", {"bot": "@mybot"})
    wait_for(lambda: any(past["seat"] == 1 and past["version"] > version for past in ann.state()["history"]))


def test_a_bot_that_is_gone_lets_nobody_wait(ann: House) -> None:
    token_of(ann, seconds=1)
    ann.new("here", "bot:@mybot")
    ann.ask("POST", "/api/me/bots/@mybot/remove", key="")
    while not ann.state()["thinking"] and len(ann.state()["history"]) < 30:
        ann.move()
    wait_for(lambda: not ann.state()["thinking"])
    assert any(past["seat"] == 1 for past in ann.state()["history"])


def test_a_bot_that_comes_back_to_one_server_process_is_waited_for_in_all(
    make: Callable[[], Store], clock: Clock
) -> None:
    async def work() -> None:
        async with known_to_two(make, clock) as (known, elsewhere):
            waited = Waited()
            deadlines = Deadlines(known, clock, waited)
            for number in range(1, PATIENCE + 1):
                await drawn(deadlines)
                assert waited.seconds == [1.0] * number
            clock.now += 10
            await drawn(deadlines)
            assert waited.seconds == [1.0] * PATIENCE
            clock.now += 10
            await elsewhere.listens("@mybot")
            await drawn(deadlines)
            assert waited.seconds == [1.0] * (PATIENCE + 1)

    asyncio.run(work())


def test_what_a_bot_says_of_no_use_is_counted_by_all_server_processes_together(
    make: Callable[[], Store], clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        async with known_to_two(make, clock) as both:
            waited = Waited()
            here, there = (Deadlines(known, clock, waited) for known in both)
            await drawn(here)
            assert waited.seconds == [1.0]
            for _ in range(MOST_REFUSED // 2):
                assert "too often" not in caplog.text
                await here.refuse("@mybot", "one")
                await there.refuse("@mybot", "one")
            assert "too often at table one" in caplog.text
            for deadlines in (here, there):
                await drawn(deadlines)
            assert waited.seconds == [1.0]

    asyncio.run(work())


class Waited:
    """Lets time pass at once, and knows how much was waited for."""

    def __init__(self) -> None:
        self.seconds: list[float] = []

    async def __call__(self, seconds: float) -> None:
        self.seconds.append(seconds)


@asynccontextmanager
async def known_to_two(make: Callable[[], Store], clock: Clock) -> AsyncIterator[tuple[BotIdentities, BotIdentities]]:
    """What two processes know of a bot."""
    stores = make(), make()
    for store in stores:
        await store.open()
    here, there = (BotIdentities(store, Persons(store, clock), clock) for store in stores)
    await here.make("", "mybot", 1)
    yield here, there
    for store in stores:
        await store.close()


async def drawn(deadlines: Deadlines) -> str:
    """The move that is drawn for the bot at a table of its own."""
    game = Game.new(TITLES["arle"], 1, 1, None, {})
    table = Table.of("one", [Opened(game.record, [Seat("Bot", "here", "@mybot")], "")])
    question = table.question()
    assert question is not None
    return await deadlines.drawn(table, question)


# What they hear


def test_two_games_that_differ_in_what_its_seat_cannot_see_sound_the_same_to_it() -> None:
    title, seen = TITLES["agricola"], 0
    for seed in range(12):
        game, random = Game.new(title, 2, seed, None, {"cards": "base", "hands": "draft"}), Random(seed)
        while game.version < 24 or 0 not in game.to_act:
            seat = random.choice(game.to_act)
            game.play(random.choice(game.moves_of(seat).texts), seat)
        other = twin(game, 0, random)
        if other is None:
            continue
        seen += 1
        assert other.record.deal != game.record.deal
        one, same = (
            msgspec.json.encode(list(BotEvents("@mybot", 10.0).news(at_table(each)))) for each in (game, other)
        )
        unseeded = [[{**said, "seed": 0} for said in json.loads(heard)] for heard in (one, same)]
        assert [said["type"] for said in unseeded[0]] == ["hello", "decide"]
        assert unseeded[0] == unseeded[1]
    assert seen >= 2


def at_table(game: Game) -> Table:
    """A table at which this game was played, and a bot has the first seat."""
    bare = msgspec.structs.replace(game.record, moves=[])
    seats = [Seat("Bot", "here", "@mybot"), Seat("Ann", "link", key=keys.digest("ann"))]
    return Table.of("twins", [Opened(bare, seats, ""), *(Moved(seat, move) for seat, move in game.record.moves)])


def test_it_is_asked_once_and_anew_after_an_undo_and_hears_when_it_may_go() -> None:
    game = Game.new(TITLES["arle"], 1, 1, None, {})
    table = Table.of("one", [Opened(game.record, [Seat("Bot", "here", "@mybot")], "")])
    telling = BotEvents("@mybot", 10.0)
    assert [said["type"] for said in telling.news(table)] == ["hello", "decide"]
    assert list(telling.news(table)) == []
    moved(table)
    (again,) = telling.news(table)
    assert (again["type"], again["id"]) == ("decide", table.version)
    table.apply(Undone(0))
    (anew,) = telling.news(table)
    assert (anew["type"], anew["id"]) == ("decide", table.version)
    table.apply(Reseated(0, "Bot", None))
    assert list(telling.news(table)) == [{"game": "one", "seat": 0, "type": "end", "scores": [], "winners": []}]


def moved(table: Table) -> None:
    """Its only seat makes a move."""
    table.apply(Moved(0, table.game.moves_of(0).texts[0]))


def test_what_another_process_changes_is_heard_by_those_alone_who_sit_there(make: Callable[[], Store]) -> None:
    async def work() -> None:
        here, there = make(), make()
        for store in (here, there):
            await store.open()
        seated, elsewhere = Seatings(here), Tables(there, beside=seating_statements)
        working = asyncio.create_task(seated.work())
        with seated.changes.subscribe("@one") as one, seated.changes.subscribe("@two") as two:
            made = await elsewhere.create(NewTable("arle", [NewPlayer("bot", "Bot", "@one")]))
            seated.hear((made.table, 0))
            await asyncio.wait_for(one.wait(), 10)
            table = await elsewhere.get(made.table)
            assert await elsewhere.lay_down(table, lambda: [Reseated(0, "Bot", "@two")]) == 1
            seated.hear((made.table, 1))
            await asyncio.wait_for(asyncio.gather(one.wait(), two.wait()), 10)  # who has sat there hears of the end
            other = await elsewhere.create(NewTable("arle", [NewPlayer("bot", "Bot", "@two")]))
            for bot in ("@one", "@two"):
                assert (other.table in await seated.tables(bot)) == (bot == "@two")
            seated.hear((other.table, 0))
            await asyncio.wait_for(two.wait(), 10)
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(one.wait(), 0.1)
        working.cancel()
        for store in (here, there):
            await store.close()

    asyncio.run(work())


@contextmanager
def listening(server: Server, token: str) -> Iterator[Iterator[Json]]:
    """What a bot hears on its stream, but for pings."""
    headers = {"Authorization": f"Bearer {token}"}
    with httpx2.stream("GET", f"{server.address}/api/bot/stream", headers=headers, timeout=60) as reply:
        assert reply.headers["content-type"].startswith("application/x-ndjson")
        assert reply.headers["x-accel-buffering"] == "no"  # nginx holds no line back
        yield (said for line in reply.iter_lines() if (said := json.loads(line))["type"] != "ping")


@contextmanager
def enrolled(folder: Path, name: str) -> Iterator[tuple[Server, httpx2.Client, str]]:
    """A server, Ann's browser there, and the token of a bot of hers."""
    with serving(folder / "tables.sqlite3") as server, httpx2.Client(base_url=server.address, timeout=60) as browser:
        browser.post("/api/me", json={"name": "Ann"}).raise_for_status()
        yield server, browser, browser.post("/api/me/bots", json={"name": name}).json()["token"]


def test_a_bot_is_greeted_asked_and_answers_until_its_token_is_good_no_more(tmp_path: Path) -> None:
    with enrolled(tmp_path, "quick") as (server, browser, token), listening(server, token) as heard:
        wait_for(lambda: "@quick" in browser.get("/api/titles").json()[0]["bots"])
        players = [{"kind": "bot", "name": "Q", "bot": "@quick"}, {"kind": "bot", "name": "R", "bot": "random"}]
        game = server.ask("POST", "/api/tables", {"title": "arle", "players": players})["table"]
        with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as database:
            (listened,) = database.execute("SELECT used FROM devices WHERE person = '@quick'").fetchone()
        assert 0 <= time.time() - listened < 60
        hello = next(heard)
        assert (hello["type"], hello["game"], hello["seat"], hello["seconds"]) == ("hello", game, 0, 10.0)
        for _ in range(3):
            asked = next(heard)
            assert (asked["type"], asked["game"], asked["seat"]) == ("decide", game, 0)
            answer = {"id": asked["id"], "move": asked["moves"][0]["number"]}
            server.ask("POST", f"/api/bot/games/{game}", answer, token)
        browser.post("/api/me/bots/@quick/remove", json={}).raise_for_status()
        assert [said["message"]["id"] for said in heard if said["type"] == "error"] == ["error-remote-token"]


def test_a_stream_ends_with_its_server_which_says_nothing_of_it(tmp_path: Path) -> None:
    with enrolled(tmp_path, "quick") as (server, browser, token), listening(server, token) as heard:
        wait_for(lambda: "@quick" in browser.get("/api/titles").json()[0]["bots"])
        browser.close()
        announced = server.said
        assert server.end(signal.SIGINT) == 0
        assert server.said == announced
        assert list(heard) == []  # to its end: a reply that is cut off is an error


def test_the_example_comes_when_it_is_invited_and_plays_a_whole_game(tmp_path: Path) -> None:
    with (
        enrolled(tmp_path, "mybot") as (server, browser, token),
        running([sys.executable, str(EXAMPLE), server.address, token], stderr=subprocess.PIPE) as program,
    ):
        offer = browser.post("/api/offers", json={"title": "arle", "seats": 2, "rated": True}).json()["offer"]
        browser.post(f"/api/offers/{offer}/invite", json={"name": "@mybot"}).raise_for_status()
        table = wait_for(lambda: browser.get(f"/api/offers/{offer}").json()["table"])
        path = f"/api/tables/{table}"
        assert not browser.get(path).json()["rated"]
        browser.post(f"{path}/seats/0", json={"bot": "random"}).raise_for_status()
        for _ in range(600):
            if (state := browser.get(path).json())["view"]["over"]:
                break
            time.sleep(0.1)
        assert state["view"]["over"]
        browser.post("/api/me/bots/@mybot/remove", json={}).raise_for_status()
        _, complaints = program.communicate(timeout=20)
        assert (program.returncode, complaints) == (0, "")
