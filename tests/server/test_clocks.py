"""Clocks, to the second: what is left follows from when entries came, and in which hours time ran."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from allmende.core import Message
from allmende.server.errors import UnfitError
from allmende.server.tables.pace.clocks import GRACE, Clocks, Left, Stand
from allmende.server.tables.pace.hours import ALWAYS, EVER, MIDNIGHT, Hours, Span, check_hours, passed, reached, spans
from allmende.server.tables.pace.terms import DAY, HOUR, MINUTE, Pace, checked_pace

BERLIN = ZoneInfo("Europe/Berlin")
LIVE = Pace(reserve=30 * MINUTE, increment=20)
DAILY = Pace(move=DAY, reserve=2 * DAY)
BY_DAY = Pace(move=DAY, reserve=2 * DAY, hours=True, zone="Europe/Berlin")
T = 1_800_000_000


def berlin(text: str) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=BERLIN).timestamp())


def day(opens: int = 8 * 60, closes: int = 22 * 60, *holidays: Span) -> Hours:
    return Hours("Europe/Berlin", opens, closes, [*holidays])


# When time runs


@pytest.mark.parametrize(
    ("begin", "end", "seconds"),
    [
        ("2027-01-11T07:00:00", "2027-01-11T08:00:00", 0),
        ("2027-01-11T07:59:59", "2027-01-11T08:00:01", 1),
        ("2027-01-11T21:59:59", "2027-01-11T23:00:00", 1),
        ("2027-01-11T22:00:00", "2027-01-12T08:00:00", 0),
        ("2027-01-11T12:00:00", "2027-01-12T12:00:00", 14 * HOUR),
        ("2027-01-11T23:59:59", "2027-01-12T00:00:01", 0),
    ],
)
def test_time_runs_within_the_hours_of_each_day(begin: str, end: str, seconds: int) -> None:
    since, until = berlin(begin), berlin(end)
    assert passed(spans(since, day()), until) == seconds
    if seconds:
        assert passed(spans(since, day()), reached(spans(since, day()), seconds)) == seconds


def test_hours_may_go_past_midnight() -> None:
    night = day(20 * 60, 4 * 60)
    since = berlin("2027-01-11T12:00:00")
    assert next(spans(since, night)) == (berlin("2027-01-11T20:00:00"), berlin("2027-01-12T04:00:00"))
    # In the middle of a night that has begun on the day before.
    assert next(spans(berlin("2027-01-11T01:00:00"), night))[1] == berlin("2027-01-11T04:00:00")
    assert passed(spans(since, night), berlin("2027-01-12T00:00:01")) == 4 * HOUR + 1


@pytest.mark.parametrize(
    ("night", "seconds"), [("2027-03-28", 5 * HOUR), ("2027-10-31", 7 * HOUR), ("2027-06-01", 6 * HOUR)]
)
def test_a_night_in_which_clocks_are_changed_is_an_hour_shorter_or_longer(night: str, seconds: int) -> None:
    since = berlin(f"{night}T00:00:00")
    assert passed(spans(since, day(0, 9 * 60)), berlin(f"{night}T06:00:00")) == seconds
    assert reached(spans(since, day(0, 9 * 60)), seconds) == berlin(f"{night}T06:00:00")


def test_hours_that_begin_when_no_clock_shows_that_time_begin_later() -> None:
    # On that night there is no half past two.
    assert next(spans(berlin("2027-03-28T00:00:00"), day(150, 720)))[0] == berlin("2027-03-28T03:30:00")


def test_no_time_runs_on_holidays_and_while_the_server_is_down() -> None:
    since = berlin("2027-01-11T12:00:00")
    holiday = berlin("2027-01-12T00:00:00"), berlin("2027-01-14T00:00:00")
    away = day(8 * 60, 22 * 60, holiday)
    assert passed(spans(since, away), berlin("2027-01-14T09:00:00")) == 10 * HOUR + HOUR
    down = (since + HOUR, since + 2 * HOUR), (since + 90 * MINUTE, since + 3 * HOUR)
    assert passed(spans(since, away, down), berlin("2027-01-12T09:00:00")) == 8 * HOUR
    assert reached(spans(since, away, down), 8 * HOUR + 1) == berlin("2027-01-14T08:00:01")
    # What is blocked before, after and around a time.
    assert passed(spans(since, ALWAYS, [(since - 9, since - 5), (since - 2, since + 2)]), since + 5) == 3
    assert reached([(T, T + 5)], 6) == EVER


@pytest.mark.parametrize("zone", ["Mars/Olympus", "", "../etc/passwd", "Europe", "x" * 300, "Europe/Berlin\0"])
def test_an_unknown_time_zone_is_refused_in_a_sentence(zone: str) -> None:
    with pytest.raises(UnfitError) as error:
        check_hours(Hours(zone))
    assert error.value.message == Message("error-zone", {"zone": zone[:40]})


@pytest.mark.parametrize(
    ("opens", "closes", "why"),
    [
        (600, 600, "error-hours"),
        (600, 601, "error-hours"),
        (1200, 0, "error-hours"),
        (-1, 600, "error-hours-day"),
        (0, MIDNIGHT + 1, "error-hours-day"),
        (MIDNIGHT, 600, "error-hours-day"),
    ],
)
def test_impossible_hours_are_refused_in_a_sentence(opens: int, closes: int, why: str) -> None:
    with pytest.raises(UnfitError) as error:
        check_hours(day(opens, closes))
    assert error.value.message.id == why


@pytest.mark.parametrize(("opens", "closes"), [(0, MIDNIGHT), (480, 960), (1200, 240), (600, 599)])
def test_eight_hours_are_enough(opens: int, closes: int) -> None:
    check_hours(day(opens, closes))


@pytest.mark.parametrize(
    ("pace", "players", "why"),
    [
        (Pace(), 2, "error-pace-short"),
        (Pace(move=59), 2, "error-pace-short"),
        (Pace(move=-1, reserve=HOUR), 2, "error-pace-long"),
        (Pace(move=31 * DAY), 2, "error-pace-long"),
        (Pace(reserve=61 * DAY), 2, "error-pace-long"),
        (Pace(reserve=HOUR, increment=DAY + 1), 2, "error-pace-long"),
        (Pace(reserve=HOUR, hours=True), 2, "error-pace-hours"),
        (Pace(reserve=HOUR, zone="Nowhere"), 2, "error-zone"),
        (LIVE, 1, "error-pace-alone"),
    ],
)
def test_impossible_paces_are_refused_in_a_sentence(pace: Pace, players: int, why: str) -> None:
    with pytest.raises(UnfitError) as error:
        checked_pace(pace, players)
    assert error.value.message.id == why


# Clocks


class Game:
    """The clocks of two seats, and a game that tells them what is asked next."""

    def __init__(self, pace: Pace, *asked: int, at: int = T) -> None:
        self.period = self.moves = 0
        self.clocks = Clocks(pace, 2, at, self.stand(*asked))
        self.now = at

    def stand(self, *asked: int) -> Stand:
        return Stand([*asked], self.period, self.moves)

    def entry(self, after: int, *asked: int, undone: int | None = None) -> None:
        """An entry comes so many seconds later."""
        self.now += after
        self.clocks.resume(self.now, self.clocks.left(self.now))
        self.clocks.begin(self.stand(*asked), undone=undone)

    def move(self, after: int, *asked: int, goes_on: bool = True) -> None:
        self.moves += 1
        self.period += goes_on
        self.entry(after, *asked)

    def undo(self, after: int, seat: int, *asked: int, moves: int = 1) -> None:
        self.moves -= moves
        self.period -= 1
        self.entry(after, *asked, undone=seat)

    @property
    def seconds(self) -> list[int]:
        return [left.seconds for left in self.clocks.left(self.now)]


def test_a_live_clock_runs_from_the_first_move_on_and_each_turn_adds_to_it() -> None:
    game = Game(LIVE, 0)
    game.now += HOUR
    assert (game.seconds, game.clocks.due(0)) == ([1820, 1800], None)
    game.move(0, 1)
    assert game.seconds == [1820, 1820]
    game.move(100, 0)
    assert game.seconds == [1840, 1720]
    game.now += 40
    assert (game.seconds, game.clocks.due(0)) == ([1800, 1720], game.now + 1800)
    assert game.clocks.told(game.now)[0].due == 1800
    assert game.clocks.told(game.now)[1].due is None


def test_decisions_of_one_turn_are_one_turn() -> None:
    game = Game(LIVE, 0)
    game.move(5, 1)
    for _ in range(10):
        game.move(1, 1, goes_on=False)
    assert game.seconds == [1820, 1810]
    # Whoever goes on when others have passed has a turn each time.
    game.move(5, 1)
    assert game.seconds == [1820, 1825]


def test_a_day_a_move_comes_again_with_each_turn_and_only_then_the_reserve_shrinks() -> None:
    game = Game(DAILY, 0)
    assert game.clocks.due(0) == T + 3 * DAY
    game.move(DAY - 1, 1)
    game.move(DAY + 1, 0)
    assert game.clocks.left(game.now) == [Left(DAY, 2 * DAY, 2), Left(0, 2 * DAY - 1, 1)]
    game.now += 3 * DAY
    assert game.clocks.overdue(game.now - 1) == []
    assert game.clocks.overdue(game.now) == [0]
    assert game.seconds == [0, 2 * DAY - 1]


def test_of_all_who_are_asked_at_the_same_time_each_has_their_own() -> None:
    game = Game(DAILY, 0, 1)
    game.move(HOUR, 1, goes_on=False)
    assert game.seconds == [3 * DAY - HOUR, 3 * DAY - HOUR]
    game.now += 5 * HOUR
    assert game.seconds == [3 * DAY - HOUR, 3 * DAY - 6 * HOUR]
    game.entry(3 * DAY, 0, 1)
    assert game.clocks.overdue(game.now) == [1]
    game.now += 3 * DAY
    assert game.clocks.overdue(game.now) == [1, 0]


def test_taking_back_gives_nothing_back_and_nothing_twice() -> None:
    game = Game(LIVE, 0)
    game.move(0, 1)
    game.move(10, 0)
    before = game.seconds
    assert before == [1840, 1810]
    for _ in range(5):
        game.undo(1, 1, 1)
        game.move(2, 0)
    # Seat 1 has paid for each time, and seat 0 for what it was asked meanwhile.
    assert game.seconds == [1840 - 5, 1810 - 10]


def test_whoever_did_not_take_back_has_the_time_of_a_turn_again() -> None:
    game = Game(DAILY, 0)
    game.move(HOUR, 1)
    game.undo(20 * HOUR, 0, 0)
    assert [left.move for left in game.clocks.left(game.now)] == [23 * HOUR, 24 * HOUR]
    game.move(HOUR, 1)
    assert [left.move for left in game.clocks.left(game.now)] == [22 * HOUR, 24 * HOUR]


def test_time_stands_still_at_night_and_says_so() -> None:
    evening = berlin("2027-01-11T21:00:00")
    game = Game(BY_DAY, 0, at=evening)
    game.clocks.keep([day(), day()])
    assert not game.clocks.told(evening)[0].still
    game.now = berlin("2027-01-12T07:59:59")
    assert game.clocks.told(game.now)[0].still
    assert game.seconds[0] == 3 * DAY - HOUR
    # Of 72 hours the first evening has one, and each day fourteen.
    assert game.clocks.due(0) == berlin("2027-01-17T09:00:00")
    live = Game(LIVE, 0, at=evening)
    live.clocks.keep([day(), day()])
    live.move(0, 0)
    live.now = berlin("2027-01-12T08:00:00")
    assert live.clocks.overdue(live.now) == [0]


def test_a_holiday_begins_and_ends() -> None:
    game = Game(DAILY, 0)
    first = T + HOUR, T + 11 * HOUR
    game.clocks.keep([day(0, MIDNIGHT, first), day()])
    game.entry(12 * HOUR, 0)
    assert game.seconds[0] == 3 * DAY - 2 * HOUR
    # Another one is ended before its time: until then it has counted.
    away = T + 20 * HOUR, T + 100 * HOUR
    game.clocks.keep([day(0, MIDNIGHT, first, away), day()])
    game.entry(12 * HOUR, 0)
    game.clocks.keep([day(0, MIDNIGHT, first, (away[0], game.now)), day()])
    game.now += HOUR
    assert game.seconds[0] == 3 * DAY - 2 * HOUR - 8 * HOUR - HOUR


def test_while_the_server_was_down_no_time_has_passed() -> None:
    game = Game(LIVE, 0)
    game.move(0, 1)
    game.now += 600
    gap = T + 100, T + 500
    assert game.clocks.left(game.now, [gap])[1].seconds == 1820 - 200
    assert game.clocks.due(1, [gap]) == T + 1820 + 400
    assert game.clocks.overdue(T + 1820, [gap]) == []


def test_a_clock_that_is_set_back_takes_nothing_from_anybody() -> None:
    game = Game(LIVE, 0)
    game.move(0, 1)
    game.clocks.resume(T - HOUR, game.clocks.left(T - HOUR))
    assert game.clocks.at == T
    assert game.clocks.left(T - HOUR)[1].seconds == 1820
    assert game.clocks.left(T + 20)[1].seconds == 1800


def test_whoever_comes_back_after_their_time_was_up_has_one_more_turn() -> None:
    for pace, seconds in ((DAILY, DAY), (LIVE, GRACE)):
        game = Game(pace, 0)
        game.move(0, 1)
        game.entry(10 * DAY, 0)
        game.clocks.come_back(1)
        game.clocks.come_back(0)
        assert [left.seconds for left in game.clocks.left(game.now)][1] == seconds
        assert game.clocks.left(game.now)[0].seconds > seconds
