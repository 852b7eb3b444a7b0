"""Routes of the day's games: those of today, each with its ranking, and tables to play them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from datetime import date, timedelta
from functools import partial
from typing import Any, Final

from starlette.requests import Request
from starlette.routing import BaseRoute

from allmende.bots import levels_of
from allmende.core import Message, Title
from allmende.days import chosen_of, has_days, streak
from allmende.server.days.calendar import day_in, end_of, today
from allmende.server.days.messages import DayGame, DayStart, DaySummary, DayTable, Ranked, Today
from allmende.server.days.ranking import Placed, history, my_try, placed, ranking
from allmende.server.days.tries import MOST, OwnTry, Tries
from allmende.server.errors import NotFoundError, UnfitError
from allmende.server.http import requests
from allmende.server.http.endpoints import Body, get, post
from allmende.server.http.replies import Reply, json
from allmende.server.people.api import PeopleApi
from allmende.server.people.memberships import MAKER, Memberships
from allmende.server.people.messages import Person
from allmende.server.people.table_access import Count
from allmende.server.store.protocol import TakenError
from allmende.server.tables.day_table import opened
from allmende.server.tables.registry import Tables
from allmende.titles import TITLES

LISTED: Final = 14
"""The number of days gone by that are listed even if no person has played on them."""


class DaysApi:
    """The routes; `mine` tells which person a request comes from, and `clock` gives seconds since 1970."""

    def __init__(
        self,
        tries: Tries,
        tables: Tables,
        memberships: Memberships,
        mine: PeopleApi,
        count: Count,
        clock: Callable[[], float],
    ) -> None:
        self._tries = tries
        self._tables = tables
        self._memberships = memberships
        self._mine = mine
        self._count = count
        self._clock = clock

    def routes(self) -> list[BaseRoute]:
        """All routes of this API."""
        return [
            get("/days", self.today),
            get("/days/{title}/{day}", self.day),
            post("/days/{title}/{day}", self.play),
        ]

    async def today(self, request: Request) -> Reply[Today]:
        """The games of the day, one for each title that is played alone."""
        person, now = await self._mine.anybody(request, "looks"), today(self._clock)
        games = []
        for title in TITLES.values():
            if has_days(title):
                # Each open start page asks again and again: only of today.
                own = {day: one for day, one in (await self._own(title, person)).items() if day == now}
                tallies = await self._tries.tallies(title.name, now)
                games += _summaries(title, [now], tallies, own, await self._places(title, person, own))
        return json(Today(now.isoformat(), end_of(now), games))

    async def day(self, request: Request) -> Reply[DayGame]:
        """The game of a day, or of `today`, with its ranking and the person's own days."""
        person, now = await self._mine.anybody(request, "looks"), today(self._clock)
        title, day = _title(request), day_in(request.path_params["day"], now)
        own = await self._own(title, person)
        places = await self._places(title, person, own)
        game = await self._tries.game(day, title.name)
        known = (await self._tries.scores(title.name, [day])).get(day, {})
        ranked = ranking(await self._tries.best(title.name, day), known, person)
        playing = await self._tries.playing(title.name, day)
        mine = my_try(day, own, places)
        if person and mine and mine.place and mine.score is not None and not any(one.mine for one in ranked):
            # Beyond those who are listed.
            ranked.append(Ranked(mine.place, mine.score, "", person.name, "", person.colour, True))
        run = streak([day for day, one in own.items() if one.is_ranked], now)
        tallies = await self._tries.tallies(title.name)
        gone = {now - timedelta(days=back) for back in range(LISTED + 1)} | {*tallies}
        days = sorted(gone - {day}, reverse=True)[:MOST]
        return json(
            DayGame(
                day=day.isoformat(),
                today=now.isoformat(),
                ends=end_of(now),
                title=title.name,
                options=dict(chosen_of(title, day)),
                goal=list(game.goal),
                ranking=ranked,
                playing=playing,
                awaited=[bot for bot in levels_of(title) if bot not in known] if ranked or playing else [],
                mine=mine,
                streak=run.current,
                longest=run.longest,
                history=history(own, places),
                days=_summaries(title, days, tallies, own, places),
            )
        )

    async def play(self, request: Request, body: Body[DayStart]) -> Reply[DayTable]:
        """Set up a table for the try that counts, or go back to it; or set one up for practice."""
        self._count("tables", request)
        person, now = await self._mine.somebody(request), today(self._clock)
        wanted = await body()
        title, day = _title(request), day_in(request.path_params["day"], now)
        if wanted.practice:
            own = (await self._own(title, person)).get(day)
            if day == now and (own is None or own.score is None):
                raise UnfitError("the try that counts comes first", Message("error-day-first"))
            game = await self._tries.game(day, title.name)
            made = await self._tables.set_up(partial(opened, game, day.isoformat(), wanted.name, practice=True))
            table, key = made.table, made.key
        else:
            if day != now:
                raise UnfitError("this day is over", Message("error-day-past"))
            table, game = await self._tries.claim(day, title.name, person.person)
            key = ""
            # An earlier request may have set the table up, or have been interrupted right before that.
            with suppress(TakenError):
                first = partial(opened, game, day.isoformat(), wanted.name, practice=False)
                key = (await self._tables.set_up(first, table)).key
        await self._memberships.sit(person, table, [MAKER])
        return json(DayTable(table, key), 201)

    # What is told

    async def _own(self, title: Title[Any, Any], person: Person | None) -> dict[date, OwnTry]:
        """My tries by day, the latest first."""
        return {} if person is None else await self._tries.own(title.name, person.person)

    async def _places(
        self, title: Title[Any, Any], person: Person | None, own: Mapping[date, OwnTry]
    ) -> dict[date, Placed]:
        """My places on the latest days that I have finished, among people and bots."""
        if person is None or not own:
            return {}
        people = await self._tries.places(title.name, person.person)
        days = [day for day in own if day in people][:MOST]
        scores = await self._tries.scores(title.name, days)
        return {day: placed(own[day].score or 0, *people[day], scores.get(day, {})) for day in days}


def _summaries(
    title: Title[Any, Any],
    days: list[date],
    tallies: Mapping[date, tuple[int, float]],
    own: Mapping[date, OwnTry],
    places: Mapping[date, Placed],
) -> list[DaySummary]:
    found = []
    for day in days:
        people, best = tallies.get(day, (0, None))
        mine = my_try(day, own, places)
        found.append(DaySummary(day.isoformat(), title.name, dict(chosen_of(title, day)), people, best, mine))
    return found


def _title(request: Request) -> Title[Any, Any]:
    """The title that the path names; NotFoundError if it has no day's game."""
    title = requests.title(request)
    if not has_days(title):
        raise NotFoundError(f"{title.name} is not played alone", Message("error-no-days"))
    return title
