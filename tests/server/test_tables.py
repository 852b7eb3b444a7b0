"""Setting up a table, and what is on the shelf."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from allmende import TITLES, words
from allmende.core import Choice, Message, Title
from allmende.hallertau.components.numbers import CARD_NAMES
from allmende.server import create_app
from allmende.server.site.static_reference import LATER
from allmende.server.store.sqlite import SqliteStore
from allmende.server.tables.seats import first_free, numbered
from server.house import Chance, House, Json, RandomThinker


def test_the_shelf_tells_what_can_be_played(server: House) -> None:
    title = next(title for title in server.client.get("/api/titles").json() if title["name"] == "hallertau")
    assert title["players"] == [1, 2, 3, 4]
    progress = {"values": ["together", "clockwise"], "default": "together", "needs": {}, "follows": "", "mixtures": {}}
    assert title["options"]["progress"] == progress
    assert title["options"]["gateway"]["default"] == "beginner"
    assert title["options"]["gateway"]["needs"] == {"cards": ["on"]}
    assert "greedy" in title["bots"]
    assert (title["minutes"], title["age"]) == ([50, 140], 12)
    assert title["presets"] == {"first": {"cards": "off", "progress": "clockwise"}, "usual": {}}


@pytest.mark.parametrize("title", TITLES.values(), ids=TITLES.keys())
def test_every_way_to_play_that_is_proposed_can_be_played(title: Title[Any, Any]) -> None:
    assert list(title.presets) == ["first", "usual"]
    ways = [title.checked_options(players, way) for players in title.players for way in title.presets.values()]
    assert ways[0] != ways[1]
    for way in title.presets.values():
        assert all(option in title.options for option in way)


def test_the_shelf_tells_which_option_follows_another(server: House, monkeypatch: pytest.MonkeyPatch) -> None:
    title = TITLES["hallertau"]
    barn = Choice(("same-size", "any-size"), follows="progress")
    monkeypatch.setattr(type(title), "options", {**title.options, "barn": barn})
    info = next(info for info in server.client.get("/api/titles").json() if info["name"] == "hallertau")
    assert info["options"]["barn"]["follows"] == "progress"
    assert info["options"]["barn"]["default"] == "same-size"


def test_the_reference_shows_every_space_in_icons_and_words(server: House) -> None:
    reference = server.ask("GET", "/api/titles/hallertau/reference")
    nursery = next(space for space in reference["spaces"] if space["name"] == "nursery")
    assert nursery["quadrant"] == 2
    assert nursery["icons"] == ["clay*3", "or", "crop*3"]
    speaker = words.Speaker("en", strict=True)
    for space in reference["spaces"]:
        assert speaker.say(msgspec.convert(space["text"], Message))
    assert len(reference["spaces"]) == 20
    bakehouse = next(craft for craft in reference["crafts"] if craft["name"] == "bakehouse")
    assert bakehouse == {"name": "bakehouse", "goods": ["flax", "barley", "rye"], "constraint": "at-most-one"}


def test_the_cards_are_shown_in_icons_and_words(server: House) -> None:
    reply = server.client.get("/api/titles/hallertau/cards")
    cards = reply.json()
    assert [card["number"] for card in cards] == CARD_NAMES
    speakers = [words.Speaker(language, strict=True) for language in words.LANGUAGES]
    for card in cards:
        parts = [card[part] for part in ("phase_bar", "upper", "lower", "income", "ruling") if card[part]]
        assert parts
        for speaker in speakers:
            assert all(speaker.say(msgspec.convert(part, Message)) for part in parts)
        for part in ("upper", "lower", "income"):
            assert bool(card[part]) == bool(card[f"{part}_icons"])
        assert bool(card["phase_bar"]) == bool(card["phase_icons"]) == (len(card["phases"]) < 11)
    hops = cards[CARD_NAMES.index("104")]
    assert (hops["deck"], hops["series"], hops["points"], hops["income"]) == ("gateway", "advanced", 0, None)
    bonus = cards[CARD_NAMES.index("811")]
    assert (bonus["deck"], bonus["series"], bonus["points"]) == ("bonus", "bonus", 3)
    assert bonus["income_icons"]
    assert bonus["ruling"]["id"] == "ruling-just-harvested"


@pytest.mark.parametrize(
    ("query", "decks"),
    [
        ("", set("ABCDELX")),
        ("?cards=off&hands=dealt", set()),
        ("?cards=base", {"A", "B"}),
        ("?cards=decks-ac", {"A", "C"}),
        ("?cards=base&deck_l=on", {"A", "B", "L"}),
        ("?cards=base&deck_x=on", {"A", "B", "X"}),
        ("?cards=unheard-of", set("ABCDELX")),
    ],
)
def test_the_reference_for_a_table_names_its_decks_and_leaves_the_cards_to_views(
    server: House, query: str, decks: set[str]
) -> None:
    whole = server.ask("GET", "/api/titles/agricola/reference")
    reference = server.ask("GET", f"/api/titles/agricola/reference{query}")
    assert set(reference["decks"]) == decks
    assert reference["actions"] == whole["actions"]
    # Who names no decks is told of all cards.
    assert bool(reference["cards"]) == (len(decks) == 7)


def test_a_deck_has_its_names_in_words_of_its_own(server: House) -> None:
    assert "\ncard-cob = Wellerlehm\n" in server.client.get("/api/words/de/agricola-deck-a").text
    assert "\ncard-cob =" not in server.client.get("/api/words/de/agricola").text
    assert server.refusal("GET", "/api/words/de/agricola-deck-z", status=404) == "error-no-page"


@pytest.mark.parametrize(
    "path",
    [
        "/api/titles/hallertau/cards",
        "/api/titles/agricola/reference",
        "/api/titles/agricola/card-knowledge",
        "/api/words/de",
    ],
)
def test_a_browser_fetches_what_stays_the_same_once(server: House, path: str) -> None:
    tag = server.client.get(path).headers["etag"]
    assert server.client.get(path).headers["cache-control"] == "no-cache"
    for known in (tag, f'"other", {tag}'):
        reply = server.client.get(path, headers={"If-None-Match": known})
        assert (reply.status_code, reply.content, reply.headers["etag"]) == (304, b"", tag)
    assert server.client.get(path, headers={"If-None-Match": '"other"'}).status_code == 200


def test_cards_of_no_title_are_not_found(server: House) -> None:
    assert server.refusal("GET", "/api/titles/chess/cards", status=404) == "error-unknown-title"


def test_words_come_as_fluent_resources(server: House) -> None:
    said = server.client.get("/api/words/de").text
    of_titles = [f"{title}{rest}.ftl" for title in ("agricola", "arle", "hallertau") for rest in ("", "-*")]
    elsewhere = ("cli.ftl", "envs.ftl", "letters.ftl", "passages.ftl", "rules-*.ftl")
    assert said == words.resource("de", *elsewhere, *LATER, *of_titles)
    assert "\npasskey-insecure =" not in said
    assert "\nscreen-starting-player =" in said
    assert "\nhelp-serve =" not in said
    assert "charset=utf-8" in server.client.get("/api/words/de").headers["content-type"]
    assert server.refusal("GET", "/api/words/xx", status=404) == "error-language"


def test_what_few_screens_say_comes_by_itself(server: House) -> None:
    assert "\nnotifications-try =" not in server.client.get("/api/words/de").text
    said = server.client.get("/api/words/de/notifications").text
    assert "\nnotifications-try = Ausprobieren\n" in said
    assert "\nscreen-starting-player =" not in said
    assert server.refusal("GET", "/api/words/de/cli", status=404) == "error-no-page"
    assert server.refusal("GET", "/api/words/de/agricola-cards", status=404) == "error-no-page"
    assert server.refusal("GET", "/api/words/xx/notifications", status=404) == "error-language"


def test_words_of_a_game_come_with_its_tables_but_for_those_of_its_setup(server: House) -> None:
    first = server.client.get("/api/words/en").text
    assert "\ntitle-agricola = Agricola\n" in first
    assert "\noption-hands-draft =" in first
    assert "\nresource-boar =" not in first
    of_agricola = server.client.get("/api/words/en/agricola").text
    assert "\nresource-boar =" in of_agricola
    assert "\nround-phase-draft =" in of_agricola
    assert "\noption-hands-draft =" not in of_agricola
    assert "\nresource-peat =" not in of_agricola


def test_a_new_table_gives_its_maker_a_key_and_one_for_each_link(server: House) -> None:
    made = server.ask(
        "POST",
        "/api/tables",
        {
            "title": "hallertau",
            "players": [
                {"kind": "here", "name": "Ann"},
                {"kind": "link", "name": "Bob"},
                {"kind": "bot", "name": "Cid", "bot": "random"},
            ],
        },
    )
    here, link, bot = made["seats"]
    assert "key" not in here
    assert "key" not in bot
    assert len({made["key"], link["key"], made["table"]}) == 3
    players = server.sit(made).state()["players"]
    nobody = {"voters": [], "votes": [], "away": None, "clock": None, "left": None, "unnamed": False, "own_name": None}
    assert players == [
        {"seat": 0, "name": "Ann", "kind": "here", "bot": None, "home": "here", "yours": True, **nobody},
        {"seat": 1, "name": "Bob", "kind": "link", "bot": None, "home": "link", "yours": False, **nobody},
        {"seat": 2, "name": "Cid", "kind": "bot", "bot": "random", "home": "here", "yours": True, **nobody},
    ]


def test_a_seed_makes_the_same_table_again(server: House) -> None:
    def deal(seed: int) -> Json:
        players = [{"kind": "here", "name": "Ann"}, {"kind": "here", "name": "Bob"}]
        wanted = {"title": "hallertau", "players": players, "options": {"cards": "on"}, "seed": seed}
        server.sit(server.ask("POST", "/api/tables", wanted))
        return {"hands": [server.state(eyes=seat)["view"] for seat in (0, 1)]}

    assert deal(5) == deal(5) != deal(6)


def test_nobody_chooses_the_deal_of_those_who_play_by_link(server: House) -> None:
    players = [{"kind": "here", "name": "Ann"}, {"kind": "link", "name": "Bob"}]
    wanted = {"title": "hallertau", "players": players, "seed": 7}
    assert server.refusal("POST", "/api/tables", wanted, status=422) == "error-seed"
    assert server.ask("POST", "/api/tables", {**wanted, "seed": None})["table"]


def test_chance_itself_comes_from_the_system(tmp_path: Path) -> None:
    with TestClient(create_app(SqliteStore(tmp_path / "tables.sqlite3"), RandomThinker())) as client:
        at = House(client, Chance())
        deals = {str(at.new("here", cards="on").state()["view"]) for _ in range(8)}
    assert len(deals) == 8


def test_a_table_begins_with_what_happened_before_the_first_move(server: House) -> None:
    state = server.new("here", "here").state()
    (opening,) = state["history"]
    assert opening["version"] == 0
    assert opening["seat"] == -1
    message = {"id": "event-round-began", "args": {"round": 1}}
    assert opening["events"][0] == {"type": "round-began", "seat": -1, "round": 1, "message": message}
    assert state["version"] == 0
    assert state["goal"] == [80, 85]


@pytest.mark.parametrize(
    ("change", "status", "reason"),
    [
        ({"title": "chess"}, 422, "error-unknown-title"),
        ({"players": []}, 422, "error-players"),
        ({"players": [{"kind": "here", "name": "A"}] * 5}, 422, "error-players"),
        ({"options": {"progress": "sideways"}}, 422, "error-value"),
        ({"options": {"weather": "fine"}}, 422, "error-option"),
        ({"players": [{"kind": "bot", "name": "A", "bot": "oracle"}]}, 422, "error-unknown-bot"),
        ({"players": [{"kind": "here", "name": ""}]}, 422, "error-name"),
        ({"players": [{"kind": "here", "name": " \n\t"}]}, 422, "error-name"),
        ({"players": [{"kind": "here", "name": "A" * 41}]}, 422, "error-name"),
        ({"players": [{"kind": "here", "name": "\u3164\u2800 \ufe0f"}]}, 422, "error-name"),
        ({"players": [{"kind": "here", "name": "Ann"}, {"kind": "link", "name": "Ann"}]}, 422, "error-same-name"),
        ({"players": [{"kind": "ghost", "name": "A"}]}, 400, "error-request"),
        ({"players": [{"kind": "here"}]}, 400, "error-request"),
        ({"players": "two"}, 400, "error-request"),
        ({"seed": "seven"}, 400, "error-request"),
        ({"seed": 1.5}, 400, "error-request"),
        ({"colour": "blue"}, 400, "error-request"),
    ],
)
def test_a_table_that_cannot_be_had_is_refused(
    server: House, change: dict[str, object], status: int, reason: str
) -> None:
    wanted = {"title": "hallertau", "players": [{"kind": "here", "name": "Ann"}], **change}
    assert server.refusal("POST", "/api/tables", wanted, status=status) == reason


def test_names_are_one_line_of_plain_text(server: House) -> None:
    made = server.ask(
        "POST",
        "/api/tables",
        {"title": "hallertau", "players": [{"kind": "here", "name": "  Zoë\u202e <b>\n Ü\u0000 "}]},
    )
    assert server.sit(made).state()["players"][0]["name"] == "Zoë <b> Ü"


@pytest.mark.parametrize("name", ["Ann", "ANN", " ann ", "A nn", "\uff21nn", "A\u034fnn", "Ann\ufe0f", "A\u200bnn"])
def test_nobody_takes_the_name_of_another_however_it_is_written(server: House, name: str) -> None:
    server.new("here", "link")
    assert server.refusal("POST", "seats/1", {"name": name}, key=server.links[1], status=422) == "error-same-name"
    server.ask("POST", "seats/1", {"name": "Anne"}, key=server.links[1])
    server.ask("POST", "seats/1", {"name": "ANNE"}, key=server.links[1])
    assert [player["name"] for player in server.state()["players"]] == ["Ann", "ANNE"]


@pytest.mark.parametrize(
    ("name", "alike"),
    [
        *[("Anna", "\u0410nna"), ("Anna", "\u0391nn\u0430"), ("PAPA", "\u0420\u0410\u0420\u0410")],
        *[("Ren\u00e9e", "Ren\u0435\u0301e"), ("Ilse", "llse"), ("Olaf", "0laf"), ("COCO", "\ua4da\ua4f3\ua4da\ua4f3")],
        *[("\u041f\u0438", "\u03a0\u0438"), ("Hans", "\u041dan\u0455")],
    ],
)
def test_names_that_look_alike_are_told_apart_for_the_others(server: House, name: str, alike: str) -> None:
    server.new("here", "link")
    server.ask("POST", "seats/0", {"name": name})
    assert server.refusal("POST", "seats/1", {"name": alike}, key=server.links[1], status=422) == "error-like-name"
    # At another table it is a name as any other.
    server.new("here")
    server.ask("POST", "seats/0", {"name": alike})
    assert server.state()["players"][0]["name"] == alike


def test_who_sits_down_beside_a_name_that_looks_alike_gets_a_number() -> None:
    assert first_free(numbered("\u0410nn", " ({})"), ["Ann", "Bob"]) == "\u0410nn (2)"


@pytest.mark.parametrize(
    ("name", "other"),
    [
        *[("Anna", "\u0410\u043d\u043d\u0430"), ("Bo", "\u0411\u043e"), ("Ann", "Anne"), ("Rene", "Ren\u00e9")],
        *[("\u041f\u0451\u0442\u0440", "\u041f\u0435\u0442\u0440"), ("\u0391\u03bd\u03bd\u03b1", "Anna")],
    ],
)
def test_names_that_do_not_look_alike_are_others(server: House, name: str, other: str) -> None:
    server.new("here", "here")
    server.ask("POST", "seats/0", {"name": name})
    server.ask("POST", "seats/1", {"name": other})
    assert [player["name"] for player in server.state()["players"]] == [name, other]


@pytest.mark.parametrize(
    "name",
    [
        *["\U0001d159", "\ufffc", "\u0301", "\u2800", "\u115f", "\u17b4", "\u093e", "\U000e0100", "\U00016fe4"],
        *["\u0301\u0302 \u20dd", "\ufffc\u0301", "\u3164 \u034f", "\U00013441", "\ue000", "\U000e0041", "\U0010fffe"],
    ],
)
def test_a_name_has_something_to_see(server: House, name: str) -> None:
    server.new("here")
    assert server.refusal("POST", "seats/0", {"name": name}, status=422) == "error-name"
    assert server.refusal("POST", "words", {"seat": 0, "text": name}, status=422) == "error-word"


@pytest.mark.parametrize(
    "name",
    [
        *[
            "\U0001f411",
            "\u2605",
            "?!",
            "7",
            "\u674e",
            "\u0623\u062d\u0645\u062f",
            "\u05e9\u05b8\u05c1\u05dc\u05d5\u05b9\u05dd",
        ],
        *["\u0e19\u0e49\u0e33", "\u1019\u103c\u103d\u103e\u1030\u1038", "\u0939\u093f\u0928\u094d\u0926\u0940"],
        *[
            "\u0f56\u0f66\u0f92\u0fb2\u0f74\u0f56\u0f66",
            "Nguy\u1ec5n",
            "e\u0302\u0303",
            "\u2422",
            "\ufffd",
            "\u1780\u17d2\u1798",
        ],
    ],
)
def test_a_name_may_be_of_any_language(server: House, name: str) -> None:
    server.new("here")
    server.ask("POST", "seats/0", {"name": name})
    assert server.state()["players"][0]["name"] == name


def test_no_name_covers_the_lines_around_it(server: House) -> None:
    server.new("here")
    server.ask("POST", "seats/0", {"name": "\u0e01" + "\u0e47" * 15})
    assert server.state()["players"][0]["name"] == "\u0e01" + "\u0e47" * 4
    server.ask("POST", "seats/0", {"name": "\u0301A \u0489n"})
    assert server.state()["players"][0]["name"] == "A n"
    server.ask("POST", "seats/0", {"name": "A" + "\u0301\u0489" * 15 + "n\u0303n"})
    assert server.state()["players"][0]["name"] == "A\u0301\u0489n\u0303n"


def test_a_series_goes_on_at_a_new_table(server: House) -> None:
    players = [{"kind": "here", "name": "Ann"}]
    options = {"campaign": "on"}
    first = {"title": "agricola", "players": players, "options": options, "seed": 3}
    server.sit(server.ask("POST", "/api/tables", first))
    before = server.table
    sequel = {**first, "after": before}
    assert server.refusal("POST", "/api/tables", sequel, status=422, key="") == "error-no-sequel", (
        "the game is not over"
    )
    while (state := server.state())["decisions"]:
        server.move()
    assert state["view"]["campaign"]["goes_on"]
    server.sit(server.ask("POST", "/api/tables", sequel, key=""))
    assert server.table != before
    following = server.state()
    assert following["options"]["campaign"] == "on"
    assert following["view"]["campaign"]["game"] == 1, "the goal was missed"


@pytest.mark.parametrize(
    ("wanted", "status"),
    [({"after": "nothing"}, 404), ({"title": "hallertau", "options": {}}, 422)],
)
def test_nothing_else_goes_on(server: House, wanted: dict[str, str], status: int) -> None:
    players = [{"kind": "here", "name": "Ann"}]
    first = {"title": "agricola", "players": players, "options": {"campaign": "on"}}
    server.sit(server.ask("POST", "/api/tables", first))
    server.ask("POST", "/api/tables", {**first, "after": server.table, **wanted}, key="", status=status)
