"""What a screen is shown step by step is what it would find if it looked anew."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from allmende.core import ONLOOKER, Game
from allmende.hallertau.record import events
from allmende.hallertau.rules.state import State as Hallertau
from allmende.server.tables import projection, scenes, takebacks
from allmende.server.tables.diff import changes
from allmende.server.tables.entries import AnyEntry, Moved, Opened, Seat, Undone
from allmende.server.tables.scenes import MOST_MOVES
from allmende.server.tables.screens import screen_view
from allmende.server.tables.table import NO_KEY, Holder, Table
from allmende.titles import TITLES
from server.house import House, Json, Screen, changed

GAMES = [
    ("hallertau", 2, {"cards": "off"}),
    ("hallertau", 3, {"cards": "on", "progress": "together"}),
    ("arle", 2, {}),
    ("agricola", 1, {"campaign": "on"}),
    ("agricola", 3, {"cards": "all", "hands": "draft"}),
]


def json(message: object) -> Json:
    found: Json = msgspec.json.decode(msgspec.json.encode(message))
    return found


@pytest.mark.parametrize(("title", "players", "options"), GAMES)
def test_after_every_step_of_a_game_a_screen_shows_what_is_there(
    title: str, players: int, options: dict[str, str]
) -> None:
    """Steps are moves, and some that are taken back; each screen has heard of one, or of several at once."""
    random = Random(5)
    game = Game.new(TITLES[title], players, 5, None, options)
    record = msgspec.structs.replace(game.record, moves=[])
    table = Table("t", Opened(record, [Seat(f"{seat}", "link", str(seat)) for seat in range(players)], ""))
    holders = [Holder(seats=(seat,)) for seat in range(players)] + [NO_KEY]
    screens = [Screen() for _ in holders]
    while not table.game.is_over:
        table.apply(an_entry(table, random))
        for seat, (holder, screen) in enumerate(zip(holders, screens, strict=True)):
            if not screen.state or random.random() < 0.8:
                wanted = seat if seat < players else None
                since = screen.state.get("version")
                screen.hear(json(projection.news(table, holder, wanted, since)))
                there = json(screen_view(table.game, ONLOOKER if wanted is None else wanted))
                assert screen.state["view"] == with_all_that_was_told(there, screen.state["view"])


def with_all_that_was_told(view: Json, seen: Json) -> Json:
    """What has been told of what is printed on cards stays where these are out of sight."""
    return view | {"printed": seen["printed"] | view["printed"]} if "printed" in view else view


def a_table(title: str, options: dict[str, str]) -> Table:
    game = Game.new(TITLES[title], 2, 5, None, options)
    return Table("t", Opened(game.record, [Seat("Ann", "link", "a"), Seat("Bob", "link", "b")], ""))


@pytest.mark.parametrize(
    ("title", "options"), [("agricola", {"cards": "all"}), ("hallertau", {"cards": "on"}), ("arle", {})]
)
def test_each_position_is_looked_at_once_for_all_eyes(
    title: str, options: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    table, random = a_table(title, options), Random(3)
    looked_at: list[object] = []
    look = TITLES[title].common_view
    monkeypatch.setattr(TITLES[title], "common_view", lambda state: looked_at.append(state) or look(state))
    for number in range(30):
        seat = random.choice(table.game.to_act)
        table.apply(Moved(seat, random.choice(table.game.moves_of(seat).texts)))
        looked_at.clear()
        told = [
            projection.update(table, holder, wanted, number)
            for holder, wanted in ((Holder(seats=(0,)), 0), (Holder(seats=(1,)), 1), (NO_KEY, None))
        ]
        # The position before the first move is the only one that nobody has seen.
        assert len(looked_at) == len(told[0].scenes) + (number == 0)


def test_what_is_forgotten_is_made_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scenes, "MOST_KEPT", 1)
    tables = [a_table("agricola", {"cards": "all"}) for _ in range(2)]
    heard: list[list[object]] = [[], []]
    for number in range(20):
        for table in tables:
            seat = table.game.to_act[0]
            table.apply(Moved(seat, table.game.moves_of(seat).texts[-1]))
        for seat in range(2):
            for table, hears in zip(tables, heard, strict=True):
                hears.append(json(projection.update(table, Holder(seats=(seat,)), seat, number)))
    assert heard[0] == heard[1]
    kept = [table.shown for table in tables if table.shown._views]
    assert kept == [tables[1].shown]


@pytest.mark.parametrize(("title", "options"), [("agricola", {"cards": "all"}), ("hallertau", {}), ("arle", {})])
def test_scenes_of_the_past_lead_from_one_version_to_another(title: str, options: dict[str, str]) -> None:
    table, random = a_table(title, options), Random(4)
    while not table.game.is_over:
        seat = random.choice(table.game.to_act)
        table.apply(Moved(seat, random.choice(table.game.moves_of(seat).texts)))
    for since, at in [(0, 5), (7, 8), (20, 20), (table.version - 12, table.version - 1)]:
        told = json(projection.past_scenes(table, NO_KEY, None, since, at))
        before = json(projection.past_state(table, NO_KEY, None, since))["view"]
        for scene in told["scenes"]:
            for change in scene["changes"]:
                before = changed(before, change["at"], change["to"])
        assert before == with_all_that_was_told(told["view"], before)
        events = [event for past in table.past if since < past.version <= at for event in past.events]
        assert sum(scene["events"] for scene in told["scenes"]) == len(events)
    assert json(projection.past_scenes(table, NO_KEY, None, 0, MOST_MOVES + 1))["scenes"] == []


def an_entry(table: Table, random: Random) -> AnyEntry:
    seat = random.choice(table.game.to_act)
    if random.random() < 0.1 and takebacks.undo_to(table, Holder(seats=(seat,))):
        return Undone(seat)
    return Moved(seat, random.choice(table.game.moves_of(seat).texts))


def test_a_view_changes_as_pieces_are_moved(server: House) -> None:
    """Place workers, then exchange others: each is a scene, with what it changes and no more."""
    server.new("here", "here")
    with server.stream() as stream:
        screen = Screen()
        screen.hear(stream.receive_json())
        seat = screen.state["view"]["first"]
        server.move("exchange 2")
        update: dict[str, Any] = stream.receive_json()
    (scene,) = update["scenes"]
    changed = {tuple(change["at"]): change["to"] for change in scene["changes"]}
    workers, tools = (screen.state["view"]["players"][seat][name] for name in ("workers", "tools"))
    assert changed["players", seat, "workers"] == workers - 2
    assert changed["players", seat, "tools"] == tools + 2
    assert scene["events"] == 1
    assert "view" not in update


def test_a_harvest_is_shown_before_what_comes_after_it() -> None:
    random = Random(2)
    game = Game.new(TITLES["hallertau"], 2, 2, None, {})
    while not game.is_over:
        seat = random.choice(game.to_act)
        happened = game.play(random.choice(list(game.moves_of(seat))), seat)
        if any(isinstance(event, events.Harvested) for event in happened):
            break
    (scenes,) = game.scenes(game.version - 1)
    kinds = [{type(event) for event in scene.events} for scene in scenes]
    harvest = next(i for i, found in enumerate(kinds) if events.Harvested in found)
    assert harvest < len(scenes) - 1
    before, after = scenes[harvest].state, scenes[-1].state
    assert isinstance(before, Hallertau)
    assert isinstance(after, Hallertau)
    assert before.phase <= after.phase


def test_whoever_comes_back_after_long_sees_the_table_at_once(server: House) -> None:
    server.new("here", "here")
    for _ in range(MOST_MOVES + 1):
        server.move()
    late, later = server.ask("GET", "news?since=1"), server.ask("GET", "news?since=0")
    assert ("view" in late, bool(late["scenes"])) == (False, True)
    assert (bool(later["view"]), later["scenes"]) == (True, [])
    assert later["view"] == server.state()["view"]


def test_what_has_grown_is_told_as_a_whole() -> None:
    assert changes([1, [2, 3]], [1, [2, 4]]) == changes([0, [0, 3]], [0, [0, 4]])
    (change,) = changes({"hand": ["a"], "first": None}, {"hand": ["a", "b"], "first": None})
    assert (change.at, change.to) == (["hand"], ["a", "b"])
    assert changes({"field": None}, {"field": {"row": 2}})[0].to == {"row": 2}
