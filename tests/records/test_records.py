"""Games that were played long ago come out as they did, whatever has been corrected since.

README.md tells where they come from. None is ever recorded anew.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from allmende import TITLES
from allmende.arena.filed import Filed, final_scores, records_in
from allmende.core import Game, Title
from allmende.core.record import Record
from allmende.core.replay_diff import effect
from allmende.titles import replay

FOLDER: Final = Path(__file__).parent
PARTS: Final = 6
"""The games of a title are tried in so many parts, so that several processes can share them."""

RECORDED: Final = {"hallertau": 168, "arle": 96, "agricola": 233}
"""How many games were recorded, before anything was corrected."""

LATER: Final = {"arle": ("first", "first-dark"), "agricola": ("deck-c", "deck-d", "deck-e", "decks-ab")}
"""By title: values of options that could not be chosen yet when they were recorded."""
LATER_OPTIONS: Final = {"agricola": {"deck_l", "deck_x"}}
"""By title: options that there were not yet."""
LATER_PLAYERS: Final = {"agricola": {5, 6}}
"""By title: numbers of players with which it could not be played yet."""

ENDINGS: Final = {"goal-reached", "goal-missed", "won", "tie-broken", "shared"}

every_title = pytest.mark.parametrize("title", TITLES.values(), ids=TITLES)


@cache
def kept(title: str) -> list[Filed]:
    """All games of a title: those of its archive, then those of its folder."""
    return [filed for filed in records_in(FOLDER) if filed.file.relative_to(FOLDER).parts[0].split(".")[0] == title]


def text_of(filed: Filed) -> str:
    """The text of a record that can be read."""
    assert filed.text is not None, filed
    return filed.text


def archived(title: str) -> list[Record]:
    """The records of the archive of a title."""
    return [Record.parse(text_of(filed)) for filed in kept(title) if filed.own]


def ending(game: Game) -> str:
    """How a game ended, as the names of the archives' records say it."""
    if game.players == 1:
        return "goal-reached" if game.scores[0] >= game.goal[0] else "goal-missed"
    if len(game.winners) > 1:
        return "shared"
    return "won" if game.scores.count(max(game.scores)) == 1 else "tie-broken"


@pytest.mark.parametrize("part", range(PARTS))
@every_title
def test_a_game_comes_out_as_it_did(title: Title[Any, Any], part: int) -> None:
    for filed in kept(title.name)[part::PARTS]:
        game = replay(text_of(filed))
        assert game.scores == final_scores(text_of(filed)), filed
        if filed.own:
            assert game.is_over, filed
            assert filed.own.endswith(f"-{ending(game)}.txt"), filed


@every_title
def test_no_game_has_been_recorded_anew(title: Title[Any, Any]) -> None:
    records = archived(title.name)
    assert len(records) == RECORDED[title.name]
    assert {record.rules for record in records} == {title.rules}


@every_title
def test_there_are_games_of_every_kind(title: Title[Any, Any]) -> None:
    records = archived(title.name)
    assert {record.players for record in records} == {*title.players} - LATER_PLAYERS.get(title.name, set())
    for option, choice in title.options.items():
        if option in LATER_OPTIONS.get(title.name, ()):
            continue
        found = Counter(record.options.get(option) for record in records)
        assert min(found[value] for value in choice.listed if value not in LATER.get(title.name, ())) >= 3, option


@every_title
def test_what_could_be_chosen_later_has_a_game_as_well(title: Title[Any, Any]) -> None:
    chosen = {value for filed in kept(title.name) for value in Record.parse(text_of(filed)).options.values()}
    assert {*LATER.get(title.name, ())} <= chosen


@every_title
def test_games_ended_in_every_way(title: Title[Any, Any]) -> None:
    ended = Counter(way for filed in kept(title.name) for way in ENDINGS if filed.own.endswith(f"-{way}.txt"))
    # Of two with the same score in Fields of Arle, one would start into a tenth half-year, and wins.
    assert {*ended} == ENDINGS - ({"shared"} if title.name == "arle" else set())


@every_title
def test_each_amendment_makes_a_difference_to_its_game(title: Title[Any, Any]) -> None:
    """find_game.py finds such games."""
    for number in range(1, len(title.amendments) + 1):
        game = replay((FOLDER / title.name / f"amendment-{number}.txt").read_text(encoding="utf-8"))
        assert game.state.amendments < number
        assert effect(game, number) is not None, number
