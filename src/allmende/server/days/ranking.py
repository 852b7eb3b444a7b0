"""The ranking of a day's game, and a person's own places, as they are told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from typing import NamedTuple

from allmende.days import places
from allmende.server.days.messages import MyDay, MyTry, Ranked
from allmende.server.days.tries import MOST, Finisher, OwnTry
from allmende.server.people.messages import Person


class Placed(NamedTuple):
    """A person's place in a day's ranking, `among` so many people and bots, and the scores of the bots."""

    place: int
    among: int
    bots: Mapping[str, float]


def placed(score: float, people: int, better: int, bots: Mapping[str, float]) -> Placed:
    """The place of a score among people, of whom so many are better, and bots."""
    return Placed(1 + better + sum(other > score for other in bots.values()), people + len(bots), bots)


def ranking(people: Sequence[Finisher], bots: Mapping[str, float], me: Person | None) -> list[Ranked]:
    """The ranking as I see it: people whose pages are not public have no names there. People come before equal bots."""
    found = [*(_person(one, me) for one in people), *(Ranked(0, score, bot) for bot, score in bots.items())]
    found.sort(key=lambda one: -one.score)
    return [
        Ranked(place, one.score, one.bot, one.name, one.page, one.colour, one.mine)
        for place, one in zip(places([one.score for one in found]), found, strict=True)
    ]


def _person(one: Finisher, me: Person | None) -> Ranked:
    mine = me is not None and one.person == me.person
    if not (mine or one.page):
        return Ranked(0, one.score)
    return Ranked(0, one.score, "", one.name, one.page, one.colour, mine)


def my_try(day: date, own: Mapping[date, OwnTry], places: Mapping[date, Placed]) -> MyTry | None:
    """My try on a day; None if I have made none."""
    if (one := own.get(day)) is None:
        return None
    place = places[day].place if day in places else None
    return MyTry(one.table, one.score is not None, one.early, one.score, place)


def history(own: Mapping[date, OwnTry], places: Mapping[date, Placed]) -> list[MyDay]:
    """The days that I have finished, the latest last, at most `MOST`."""
    found = [
        MyDay(day.isoformat(), one.table, one.score, places[day].place, places[day].among, dict(places[day].bots))
        for day, one in own.items()
        if one.score is not None and day in places
    ]
    return sorted(found, key=lambda one: one.day)[-MOST:]
