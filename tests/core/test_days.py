"""The day's game: one deal a day, options by the weekday, places and streaks."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from allmende.core import OptionError
from allmende.days import game_of, has_days, options_of, places, seed_of, streak
from allmende.titles import OWN, title

MONDAY = date(2026, 11, 30)
WEEK = [MONDAY + timedelta(days=number) for number in range(7)]


def test_the_seed_is_the_stated_hash() -> None:
    # The first eight bytes of `printf '2026-12-01 arle' | sha256sum`.
    assert seed_of("arle", date(2026, 12, 1)) == 0x050FAB1C54A27A73


def test_a_day_a_title_and_a_secret_each_make_another_deal() -> None:
    day = MONDAY
    seeds = [seed_of("arle", day), seed_of("arle", day + timedelta(days=1)), seed_of("agricola", day)]
    assert len({*seeds, seed_of("arle", day, "a word"), seed_of("arle", day, "another")}) == 5


@pytest.mark.parametrize("name", OWN)
def test_all_who_play_on_a_day_have_the_same_game_alone(name: str) -> None:
    for day in WEEK:
        game = game_of(name, day)
        assert game.players == 1
        assert not game.is_over
        assert str(game.record) == str(game_of(name, day).record)


def test_each_weekday_has_cards_of_its_own() -> None:
    agricola = [options_of(title("agricola"), day)["cards"] for day in WEEK]
    assert agricola == ["off", "base", "deck-a", "deck-b", "deck-c", "deck-d", "deck-e"]
    hallertau = [options_of(title("hallertau"), day).get("gateway") for day in WEEK]
    assert hallertau == [None, "beginner", "advanced", "expert", "master", "mixed", "random"]
    assert [options_of(title("arle"), day)["houses"] for day in WEEK][-2:] == ["dark", "random"]


def test_a_title_for_two_has_no_day() -> None:
    class ForTwo(type(title("arle"))):  # type: ignore[misc]
        players = (2,)

    assert has_days(title("arle"))
    assert not has_days(ForTwo())
    with pytest.raises(OptionError):
        options_of(ForTwo(), MONDAY)


def test_equal_scores_share_a_place_and_the_next_one_is_left_out() -> None:
    assert places([]) == []
    assert places([50.5]) == [1]
    assert places([50, 61.5, 50, 70, -3]) == [3, 2, 3, 1, 5]


def test_a_streak_goes_up_to_today_or_to_yesterday() -> None:
    def days(*numbers: int) -> list[date]:
        return [date(2026, 12, number) for number in numbers]

    today = date(2026, 12, 10)
    assert streak([], today) == (0, 0)
    assert streak(days(8, 9, 10), today) == (3, 3)
    assert streak(days(7, 8, 9), today) == (3, 3)  # today's may still come
    assert streak(days(6, 7, 8), today) == (0, 3)
    assert streak(days(1, 2, 3, 4, 9), today) == (1, 4)
    assert streak([date(2026, 2, 28), date(2026, 3, 1)], date(2026, 3, 1)) == (2, 2)
