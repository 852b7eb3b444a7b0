"""The client's types are those of the server."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from allmende.core import Title
from allmende.server.schema import LIMITS, PEOPLE, RULEBOOK, SHARED, files
from allmende.server.tables.any_game import GameEvent, PlayerView, View
from allmende.titles import TITLES

SOURCES = Path(__file__).parents[2] / "client/src"

PARTS = {SHARED, PEOPLE, RULEBOOK, LIMITS} | {f"{name}/protocol.ts" for name in TITLES}


def test_there_is_a_file_for_all_games_and_one_for_each() -> None:
    assert set(files()) == PARTS


@pytest.mark.parametrize("path", sorted(PARTS))
def test_the_clients_types_are_up_to_date(path: str) -> None:
    # Otherwise: python -m allmende.server.schema client/src
    assert (SOURCES / path).read_text("utf-8") == files()[path]


@pytest.mark.parametrize("path", sorted(PARTS))
def test_every_type_is_declared_once_in_its_file(path: str) -> None:
    names = [line.split()[2] for line in files()[path].splitlines() if line.startswith("export ")]
    assert len(names) == len(set(names))
    shared = {"TableState", "Update", "View", "PlayerView", "GameEvent", "Problem"}
    people = {"Person", "MyTables", "Offer"}
    rulebook = {"ToldRulebook", "Found"}
    limits = {"LONGEST_NAME", "LONGEST_WORD", "LONGEST_REMARK", "LONGEST_SEARCH"}
    own = {SHARED: shared, PEOPLE: people, RULEBOOK: rulebook, LIMITS: limits}
    assert own.get(path, {"View", "Reference", "GameEvent"}) <= set(names)


def types(struct: type[msgspec.Struct]) -> dict[str, Any]:
    return {field.encode_name: field.type for field in msgspec.structs.fields(struct)}


@pytest.mark.parametrize("title", TITLES.values(), ids=TITLES.keys())
def test_what_all_games_share_is_in_each(title: Title[Any, Any]) -> None:
    view = types(title.view_type)
    assert {"to_act", "over", "winners", "players"} == set(types(View))
    assert all(view[name] == kind for name, kind in types(View).items() if name != "players")
    player = types(view["players"].__args__[0])
    for name, kind in types(PlayerView).items():
        # A title without half points has whole ones.
        assert player[name] == kind or (player[name], kind) == (int, float)
    assert set(types(GameEvent)) == {"type", "seat", "message"}
    for event in title.event_types:
        assert types(event)["seat"] is int
        assert event.__struct_config__.tag_field == "type"
