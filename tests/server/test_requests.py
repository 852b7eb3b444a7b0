"""Whatever is sent, the server answers politely and never stumbles."""

from __future__ import annotations

import pytest

from allmende import replay
from allmende.server.http.requests import LARGEST_RECORD, LARGEST_STRUCT
from allmende.server.tables import registry, seats
from allmende.server.tables.chat import LONGEST_WORD
from allmende.server.tables.seats import LONGEST_NAME
from server.house import PLAIN, House, a_game


@pytest.mark.parametrize("path", ["", "moves", "undo", "seats/0", "from-record"])
@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"[]", b"null", b"7", b'"\\ud800"', b"\xff\xfe", b"{}x", b'{"a":1}', b"[" * 50_000, b"\x00"],
)
def test_bodies_without_sense_are_refused(server: House, path: str, body: bytes) -> None:
    server.new("here")
    whole = "/api/tables" + (f"/{server.table}/{path}" if path not in ("", "from-record") else f"/{path}".rstrip("/"))
    kind = PLAIN if path == "from-record" else {"Content-Type": "application/json"}
    reply = server.client.post(whole, content=body, headers={"Authorization": f"Bearer {server.key}", **kind})
    if (path, body) == ("seats/0", b"{}"):
        return
    assert reply.status_code in (400, 422), reply.text
    assert reply.json()["message"]["id"].startswith("error-")
    assert server.state()["version"] == 0


@pytest.mark.parametrize(
    "change",
    [{"version": "0"}, {"version": None}, {"version": 0.5}, {"seat": "0"}, {"seat": True}, {"move": 3}, {"x": 1}],
)
def test_wrong_types_are_refused(server: House, change: dict[str, object]) -> None:
    server.new("here")
    body = {"version": 0, "seat": 0, "move": "exchange 1", **change}
    assert server.refusal("POST", "moves", body, status=400) == "error-request"


@pytest.mark.parametrize("lacking", ["version", "seat", "move"])
def test_whatever_lacks_is_told(server: House, lacking: str) -> None:
    server.new("here")
    body = {"version": 0, "seat": 0, "move": "exchange 1"}
    del body[lacking]
    problem = server.ask("POST", "moves", body, status=400)
    assert lacking in problem["message"]["args"]["why"]


@pytest.mark.parametrize(
    ("path", "kind", "largest"),
    [
        ("/api/tables", "application/json", LARGEST_STRUCT),
        ("/api/me", "application/json", LARGEST_STRUCT),
        ("/api/tables/from-record", "text/plain; charset=utf-8", LARGEST_RECORD),
    ],
)
def test_huge_bodies_are_refused(server: House, path: str, kind: str, largest: int) -> None:
    fits, too_large = (
        server.client.post(path, content=b"#" * size, headers={"Content-Type": kind}) for size in (largest, largest + 1)
    )
    assert fits.status_code in (400, 422)
    assert too_large.status_code == 413
    assert too_large.json()["message"] == {"id": "error-too-large", "args": {"largest": largest}}


def test_a_crowd_is_refused_before_anything_is_done_for_it(server: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "keys", None)
    monkeypatch.setattr(registry, "new_seat", None)
    crowd = [{"kind": "link", "name": "A"}] * 1500
    assert server.refusal("POST", "/api/tables", {"title": "arle", "players": crowd}, status=422) == "error-players"


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", ""),
        ("GET", ".txt"),
        ("GET", "/spoken"),
        ("GET", "/record"),
        ("GET", "/preview?seat=0&version=0&move=done"),
        ("POST", "/moves"),
        ("POST", "/undo"),
        ("POST", "/seats/0"),
    ],
)
@pytest.mark.parametrize("table", ["nowhere", "a" * 200, "%00", "..", "ä", "%F0%28"])
def test_there_is_no_such_table(server: House, method: str, path: str, table: str) -> None:
    reply = server.client.request(method, f"/api/tables/{table}{path}", json={})
    assert reply.status_code in (404, 405), reply.text
    assert reply.json()["message"]["id"] in ("error-no-table", "error-no-page")


@pytest.mark.parametrize("number", ["x", "-1", "1.5", "", "9" * 5000, "²", "0x1"])
def test_numbers_that_are_none_are_refused(server: House, number: str) -> None:
    server.new("here")
    reply = server.client.get(f"/api/tables/{server.table}", params={"at": number})
    assert reply.status_code == 400
    assert reply.json()["message"]["id"] == "error-request"


def test_unknown_paths_and_methods_are_refused(server: House) -> None:
    assert server.refusal("GET", "/api/chairs", status=404) == "error-no-page"
    assert server.refusal("DELETE", "/api/tables", status=405) == "error-no-page"
    assert server.refusal("GET", "/api/titles/chess/reference", status=404) == "error-unknown-title"


def test_an_error_of_ours_is_an_apology_without_details(server: House, monkeypatch: pytest.MonkeyPatch) -> None:
    from allmende.server.tables import projection

    def stumble(*arguments: object) -> None:
        raise RuntimeError("a secret")

    server.new("here")
    server.client._transport.raise_server_exceptions = False  # type: ignore[attr-defined]
    monkeypatch.setattr(projection, "state", stumble)
    reply = server.client.get(f"/api/tables/{server.table}")
    assert reply.status_code == 500
    assert reply.json() == {"message": {"id": "error-server"}}


def test_browsers_are_told_to_stay_on_the_safe_side(server: House) -> None:
    headers = server.client.get("/api/titles").headers
    assert "default-src 'self'" in headers["content-security-policy"]
    assert "http" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cache-control"] == "no-store"


# Records


@pytest.mark.parametrize("cards", ["off", "on"])
def test_a_record_becomes_a_table_where_the_game_goes_on(server: House, cards: str) -> None:
    game = a_game(players=3, moves=45, cards=cards)
    reply = server.client.post("/api/tables/from-record", content=str(game.record), headers=PLAIN)
    assert reply.status_code == 201
    state = server.sit(reply.json()).state()
    assert [seat["kind"] for seat in reply.json()["seats"]] == ["here"] * 3
    assert state["version"] == 45
    assert len(state["history"]) == 46
    assert state["mine"] == [0, 1, 2]
    server.move()
    assert server.state()["version"] == 46


def test_a_record_may_begin_with_a_byte_order_mark(server: House) -> None:
    game = a_game(players=1, moves=5)
    text = f"\ufeff# player 1 Ann\n{game.record}"
    assert replay(text).record == game.record
    made = server.client.post("/api/tables/from-record", content=text.encode(), headers=PLAIN).json()
    assert server.sit(made).state()["players"][0]["name"] == "Ann"


def test_a_record_can_be_downloaded_as_a_file(server: House) -> None:
    first = server.new("here", "here", "here", "here").state()["eyes"]  # among four nothing is hidden
    server.move("exchange 1")
    reply = server.client.get(f"/api/tables/{server.table}/record", headers={"Authorization": f"Bearer {server.key}"})
    assert reply.headers["content-type"] == "text/plain; charset=utf-8"
    assert "attachment" in reply.headers["content-disposition"]
    assert reply.text.endswith(f"{first + 1} exchange 1\n")


def test_the_record_of_a_game_that_goes_on_is_only_for_whoever_plays_alone(server: House) -> None:
    server.new("here", "link", "here", "here")
    for key in (server.key, server.links[1], ""):
        assert server.refusal("GET", "record", key=key, status=403) == "error-record-hidden"
    server.ask("POST", "seats/1", {"bot": "random"}, key=server.links[1])
    assert server.client.get(f"/api/tables/{server.table}/record?key={server.key}").status_code == 200


@pytest.mark.parametrize("others", range(3))
def test_while_quadrant_cards_are_still_to_come_nobody_gets_the_record(server: House, others: int) -> None:
    server.new("here", *["here"] * others)
    assert server.refusal("GET", "record", status=403) == "error-record-hidden"


def test_the_record_of_a_finished_game_is_for_everybody(server: House) -> None:
    text = str(a_game().record)
    server.sit(server.client.post("/api/tables/from-record", content=text, headers=PLAIN).json())
    assert server.client.get(f"/api/tables/{server.table}/record").text == text


def _opened(server: House, text: str, query: str = "") -> list[str]:
    """Open a record, and say what its players are called."""
    reply = server.client.post(f"/api/tables/from-record{query}", content=text, headers=PLAIN).json()
    return [seat["name"] for seat in reply["seats"]]


def test_players_of_an_opened_record_bear_the_names_that_its_file_tells(server: House) -> None:
    server.sit(
        server.client.post(
            "/api/tables/from-record?name=Ada&name=Ben", content=str(a_game().record), headers=PLAIN
        ).json()
    )
    text = server.client.get(f"/api/tables/{server.table}/record").text
    assert text.splitlines()[:3] == ["allmende 1", "# player 1 Ada", "# player 2 Ben"]
    assert replay(text).scores == replay(str(a_game().record)).scores
    assert _opened(server, text, "?name=Player+1&name=Player+2") == ["Ada", "Ben"]


def test_bots_play_on_in_an_opened_record_if_they_are_known_here(server: House) -> None:
    text = str(a_game(players=3, moves=20).record)
    query = "?name=Ada&name=Farmer&name=Zoe&bot=&bot=farmer&bot=of-next-year"
    server.sit(server.client.post(f"/api/tables/from-record{query}", content=text, headers=PLAIN).json())
    players = [(player["name"], player["kind"], player["bot"]) for player in server.state()["players"]]
    assert players == [("Ada", "here", None), ("Farmer", "bot", "farmer"), ("Zoe", "here", None)]


def test_an_opened_record_has_no_more_bots_than_seats_and_none_of_another_server(server: House) -> None:
    text = str(a_game(players=1, moves=20).record)
    made = server.client.post("/api/tables/from-record?bot=@theirs&bot=farmer", content=text, headers=PLAIN).json()
    assert [(seat["name"], seat["kind"]) for seat in made["seats"]] == [("1", "here")]


@pytest.mark.parametrize(
    ("lines", "query", "names"),
    [
        ("", "", ["1", "2"]),
        ("", "?name=Spieler+1&name=Spieler+2&name=Spieler+3", ["Spieler 1", "Spieler 2"]),
        ("# player 2 Ben\n", "?name=Player+1&name=Player+2", ["Player 1", "Ben"]),
        ("# player 1 Ben\n# player 2 BEN\n", "", ["1", "2"]),  # two of them would be called alike
        (f"# player 1 {'x' * 41}\n", "", ["1", "2"]),
        ("# player 3 Eve\n# players met on a Sunday\n", "", ["1", "2"]),
    ],
)
def test_whom_a_record_does_not_name_is_called_as_whoever_opens_it_says(
    server: House, lines: str, query: str, names: list[str]
) -> None:
    first, rest = str(a_game(moves=5).record).split("\n", 1)
    assert _opened(server, f"{first}\n{lines}{rest}", query) == names


def test_a_truncated_record_is_a_shorter_game_or_names_the_wrong_line(server: House) -> None:
    text = str(a_game(moves=12).record)
    first_move = text.index("\n1 " if "\n1 " in text else "\n2 ")
    for cut in range(0, len(text), 3):
        reply = server.client.post("/api/tables/from-record", content=text[:cut], headers=PLAIN)
        message = reply.json().get("message", {})
        if reply.status_code == 201:
            assert cut > first_move - 2
        else:
            assert reply.status_code == 422
            assert message["id"] in (
                "error-record-line",
                "error-record-lacks",
                "error-record-deal",
                "error-record-move",
                "error-record-rules",
                "error-players",
                "error-deal",
                "error-value",
                "error-option",
                "error-unknown-title",
            )
    broken = text.rstrip().rsplit(" ", 1)[0]
    reply = server.client.post("/api/tables/from-record", content=broken, headers=PLAIN)
    assert reply.json()["message"]["id"] == "error-record-move"
    assert reply.json()["message"]["args"]["number"] == 12


@pytest.mark.parametrize("body", [b"", b"\xff\xfe\x00", b"hello", b"allmende 2\n", b"1 place nursery\n" * 50_000])
def test_what_is_no_record_is_refused(server: House, body: bytes) -> None:
    reply = server.client.post("/api/tables/from-record", content=body, headers=PLAIN)
    assert reply.status_code in (400, 422)


def test_the_table_as_text(server: House) -> None:
    server.new("here", "here")
    reply = server.client.get(f"/api/tables/{server.table}.txt")
    assert reply.headers["content-type"].startswith("text/plain")
    assert reply.text.startswith("Hallertau, round 1, phase 4")


def test_a_text_that_is_far_too_long_is_not_cleaned_first(server: House, monkeypatch: pytest.MonkeyPatch) -> None:
    cleaned: list[int] = []

    def counting(text: str) -> str:
        cleaned.append(len(text))
        return text

    monkeypatch.setattr(seats, "drawn", counting)
    server.new("here")
    for path, text, longest, more in (
        ("seats/0", "name", LONGEST_NAME, {}),
        ("words", "text", LONGEST_WORD, {"seat": 0}),
    ):
        cleaned.clear()
        for size in (longest, longest + 1, 10 * longest, 10 * longest + 1, 50_000):
            server.ask("POST", path, {**more, text: "x" * size}, status=200 if size == longest else 422)
        assert cleaned == [longest, longest + 1, 10 * longest]
