"""Rules are corrected by amendments, and games keep those that they were begun under."""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

import pytest

from allmende import TITLES
from allmende.core import Amendment, Game, RecordError, ScoreLine, Title
from allmende.core.amendment import with_amendments
from allmende.core.record import Record
from allmende.hallertau.record.deal import Deal
from allmende.hallertau.rules.state import State
from core.amended import go_on, new_game
from core.toy import TOY, Toy

TOOL_AT_START: Final = 1
WHOLE_JEWELRY: Final = 2


class AmendedToy(Toy):
    """The toy some time later: a game begins otherwise, and a point is counted otherwise."""

    amendments = (
        Amendment(TOOL_AT_START, "A tool lies ready at the start.", "rulebook, Setup"),
        Amendment(WHOLE_JEWELRY, "A Jewelry is a whole point.", "ruling"),
    )

    def set_up(self, players: int, options: Mapping[str, str], deal: Deal, amendments: int) -> State:
        state = super().set_up(players, options, deal, amendments)
        if state.amended(TOOL_AT_START):
            for mine in state.seats:
                mine.tools += 1
        return state

    def score_lines(self, state: State, seat: int) -> list[ScoreLine]:
        lines = super().score_lines(state, seat)
        return [*lines, ScoreLine("tools", 0.5)] if state.amended(WHOLE_JEWELRY) else lines


LATER = AmendedToy()


def test_a_new_game_begins_under_all_amendments() -> None:
    assert new_game(LATER).state.amendments == 2
    assert new_game(LATER).rules == LATER.newest_rules == f"{LATER.rules}.2"
    assert new_game(TOY).rules == TOY.newest_rules == TOY.rules


def test_a_record_goes_on_under_the_rules_that_it_was_begun_under() -> None:
    early = go_on(new_game(TOY), 3)
    again = Game.replay(LATER, Record.parse(str(early.record)))
    assert (again.scores, again.record) == (early.scores, early.record)
    for amendments, more in ((0, 0.0), (1, -1.0), (2, -0.5)):
        game = go_on(new_game(LATER, amendments), 3)
        assert game.scores == [score + more for score in early.scores]
        assert Record.parse(str(game.record)).rules == with_amendments(TOY.rules, amendments)
        assert Game.replay(LATER, game.record).scores == game.scores


def test_whatever_comes_of_a_game_keeps_its_rules() -> None:
    game = go_on(new_game(LATER, 1), 4)
    redealt = LATER.redraw(game.state, 0, Random(1))
    for state in (game.copy().state, game.at(2).state, game.state.copy(), redealt):
        assert state.amendments == 1
        assert state.amended(TOOL_AT_START)
        assert not state.amended(WHOLE_JEWELRY)
    assert copy.copy(game).rules == game.rules
    game.undo()
    assert game.rules == f"{LATER.rules}.1"


@pytest.mark.parametrize("rules", [".3", ".999999999"])
def test_rules_that_are_not_known_yet_are_refused(rules: str) -> None:
    record = new_game(LATER).record
    with pytest.raises(RecordError, match="a newer version can read it") as error:
        Game.replay(LATER, Record(record.title, f"{LATER.rules}{rules}", 2, record.options, record.deal))
    assert error.value.message.id == "error-record-newer"
    assert error.value.message.args == {"found": f"{LATER.rules}{rules}", "known": f"{LATER.rules}.2"}


@pytest.mark.parametrize("rules", [".0", ".02", ".", ".two", ".²", ".-1", ".1.1", "1", ".9999999999"])
def test_what_names_no_amendment_is_other_rules(rules: str) -> None:
    with pytest.raises(RecordError) as error:
        LATER.amendments_in(f"{LATER.rules}{rules}")
    assert error.value.message.id == "error-record-rules"


@pytest.mark.parametrize("title", TITLES.values(), ids=TITLES)
def test_amendments_are_counted_in_order_and_say_what_holds_and_what_did(title: Title[Any, Any]) -> None:
    amendments: Sequence[Amendment] = title.amendments
    assert [amendment.number for amendment in amendments] == list(range(1, len(amendments) + 1))
    for amendment in amendments:
        assert amendment.says.endswith(".")
        assert amendment.replaces.endswith(".")
        assert amendment.source


@pytest.mark.parametrize("title", TITLES.values(), ids=TITLES)
def test_every_title_knows_how_many_amendments_hold(title: Title[Any, Any]) -> None:
    options = title.checked_options(2, {})
    deal = title.draw(2, options, Random(1))
    for amendments in range(len(title.amendments) + 1):
        assert title.start(2, options, deal, amendments).amendments == amendments
    assert title.start(2, options, deal).amendments == len(title.amendments)
