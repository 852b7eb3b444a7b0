"""Why and when somebody is notified follows from how things stand and from the clock."""

from __future__ import annotations

from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from allmende.server.notifications.messages import Wishes
from allmende.server.notifications.reasons import (
    BETWEEN,
    LOOK_AGAIN,
    AtTable,
    Facts,
    Reason,
    Recipient,
    at_table,
    awake,
    reasons_at,
    sort_out,
)
from allmende.server.people.memberships import MAKER, player
from allmende.server.people.messages import SeatSummary, TableSummary

NOON = int(datetime(2026, 11, 24, 12, tzinfo=ZoneInfo("Europe/Berlin")).timestamp())
NIGHT = Recipient(Wishes(quiet=[22 * 60, 7 * 60]), "Europe/Berlin")
ANYBODY = Recipient(Wishes())


def standing(*kinds: Any, asked: dict[int, int] | None = None, **said: Any) -> TableSummary:
    """A table with seats of these kinds."""
    seats = [SeatSummary(name, kind) for name, kind in zip(("Ann", "Bob", "Cid"), kinds, strict=False)]
    return TableSummary("hallertau", seats, asked or {}, **{"over": False, "scores": [], "winners": [], **said})


def at(when: str) -> int:
    """A time in Berlin."""
    return int(datetime.fromisoformat(when).replace(tzinfo=ZoneInfo("Europe/Berlin")).timestamp())


def bobs(table: str, since: int = NOON) -> Reason:
    return Reason("bob", "turn", table, since)


def knowing(*tables: str, since: int = NOON, present: tuple[tuple[str, int], ...] = ()) -> Facts:
    """Bob is asked at these tables."""
    stands = AtTable(standing("here", "link", asked={1: since}), [1], 0)
    return Facts({("bob", table): stands for table in tables}, set(), set(present), {})


def test_who_is_asked_reminded_or_at_the_end_is_notified() -> None:
    asked = at_table(standing("link", "link", asked={1: 5}, nudged={1: 9}), [player(1)], 0)
    assert reasons_at("bob", "t", asked) == [bobs("t", 5), Reason("bob", "nudge", "t", 9)]
    assert reasons_at("ann", "t", at_table(asked.standing, [player(0)], 0)) == []
    begun = at_table(standing("link", "link", "link", asked={1: 5, 2: 5}, begun={1: 3}), [player(1)], 0)
    assert reasons_at("bob", "t", begun) == [Reason("bob", "begun", "t", 3)]
    assert reasons_at("bob", "t", AtTable(begun.standing, [1, 2], 0)) == [bobs("t", 5), Reason("bob", "begun", "t", 3)]
    over = standing("link", "link", over=True)
    assert reasons_at("bob", "t", at_table(over, [player(1)], 7)) == [Reason("bob", "over", "t", 7)]
    assert reasons_at("bob", "t", at_table(over, [player(1)], 0)) == []


def test_at_the_makers_screen_somebody_is_notified_where_others_play_too() -> None:
    mine = at_table(standing("here", "link", asked={0: 5}), [MAKER], 0)
    assert reasons_at("ann", "t", mine) == [Reason("ann", "turn", "t", 5)]
    assert reasons_at("ann", "t", at_table(standing("here", "bot", asked={0: 5}), [MAKER], 0)) == []
    assert reasons_at("ann", "t", at_table(standing("here", "here", asked={0: 5}), [MAKER], 0)) == []


def test_a_notification_waits_and_brings_along_what_comes_meanwhile() -> None:
    tables = [f"t{number}" for number in range(10)]
    reasons = [bobs(table, NOON + number) for number, table in enumerate(tables)]
    facts = Facts(
        {("bob", r.about): AtTable(standing("here", "link", asked={1: r.stamp}), [1], 0) for r in reasons},
        set(),
        set(),
        {},
    )
    early = sort_out(reasons, facts, ANYBODY, 0, NOON + 299)
    assert (early.now, early.later[reasons[0]]) == ([], NOON + 300)
    assert sort_out(reasons, facts, ANYBODY, 0, NOON + 300).now == reasons


def test_between_two_notifications_there_is_a_while() -> None:
    nudge = Reason("bob", "nudge", "t", NOON)
    stands = AtTable(standing("here", "link", asked={1: NOON}, nudged={1: NOON}), [1], 0)
    facts = Facts({("bob", "t"): stands}, set(), set(), {})
    assert sort_out([nudge], facts, ANYBODY, 0, NOON).now == [nudge]
    assert sort_out([nudge], facts, ANYBODY, NOON - 1, NOON).later == {nudge: NOON - 1 + BETWEEN}


def test_who_has_moved_is_not_notified_and_who_is_there_only_later() -> None:
    facts = knowing("there", present=(("there", 1),))
    found = sort_out([bobs("gone"), bobs("there")], facts, ANYBODY, 0, NOON + 300)
    assert found == ([bobs("gone")], {bobs("there"): NOON + 300 + LOOK_AGAIN}, [])
    moved = knowing("t", since=NOON + 100)
    assert sort_out([bobs("t")], moved, ANYBODY, 0, NOON + 300).gone == [bobs("t")]


def test_who_has_seen_the_end_is_not_told_of_it() -> None:
    over = Reason("bob", "over", "t", NOON)
    stands = {("bob", "t"): AtTable(standing("link", "link", over=True), [1], NOON)}
    assert Facts(stands, set(), set(), {("t", 1): NOON - 5}).holds(over)
    assert not Facts(stands, set(), set(), {("t", 1): NOON + 5}).holds(over)
    assert not Facts(stands, set(), {("t", 1)}, {}).holds(over)


def test_an_invitation_holds_until_it_is_answered() -> None:
    invited = Reason("bob", "invited", "o", NOON)
    assert Facts({}, {("o", "bob")}, set(), {}).holds(invited)
    assert not Facts({}, {("o", "ann")}, set(), {}).holds(invited)


@pytest.mark.parametrize(
    ("when", "then"),
    [
        ("2026-11-24 21:59", "2026-11-24 21:59"),
        ("2026-11-24 22:00", "2026-11-25 07:00"),
        ("2026-11-25 03:00", "2026-11-25 07:00"),
        ("2026-11-25 07:00", "2026-11-25 07:00"),
        ("2027-03-27 23:00", "2027-03-28 07:00"),  # clocks go forward in this night
        ("2026-10-24 23:00", "2026-10-25 07:00"),  # and back in this one
    ],
)
def test_quiet_hours_are_those_of_the_players_own_clock(when: str, then: str) -> None:
    assert awake(at(when), NIGHT) == at(then)


def test_quiet_hours_in_the_day_end_on_the_same_day() -> None:
    work = Recipient(Wishes(quiet=[9 * 60, 17 * 60]), "Europe/Berlin")
    assert awake(at("2026-11-24 09:00"), work) == at("2026-11-24 17:00")
    assert awake(at("2026-11-24 17:30"), work) == at("2026-11-24 17:30")
    assert awake(NOON, Recipient(Wishes(quiet=[600, 600]))) == NOON
    assert awake(NOON, Recipient(Wishes(quiet=[]))) == NOON  # as servers once accepted it


def test_who_is_notified_at_night_is_notified_once_in_the_morning() -> None:
    late = at("2026-11-24 21:58")
    facts = knowing("a", "b", since=late)
    reasons = [bobs("a", late), bobs("b", late)]
    found = sort_out(reasons, facts, NIGHT, 0, at("2026-11-24 22:05"))
    assert found.later == dict.fromkeys(reasons, at("2026-11-25 07:00"))
    assert sort_out(reasons, facts, NIGHT, 0, at("2026-11-25 07:00")).now == reasons
