"""Routes of the catalogue: the program itself, its titles, and its languages."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from starlette.requests import Request
from starlette.routing import BaseRoute

import allmende
from allmende import bots, engine, words
from allmende.core import Choice, Message
from allmende.server.http.endpoints import get
from allmende.server.http.replies import Reply, json
from allmende.server.site import guest_assets
from allmende.server.site.catalogue import About, LanguageInfo, LessonInfo, OptionInfo, TitleInfo
from allmende.titles import TITLES


class CatalogueApi:
    """The routes. `remote_bots` gives the names of remote bots that listen now; `url` begins the server's links."""

    def __init__(self, remote_bots: Callable[[], Sequence[str]], url: str) -> None:
        self._remote_bots = remote_bots
        self._url = url

    def routes(self) -> list[BaseRoute]:
        """All routes, below `/api`."""
        return [
            get("/about", self.about),
            get("/titles", self.titles),
            get("/languages", self.languages),
        ]

    async def about(self, request: Request) -> Reply[About]:
        """The program's version, its address, and the engine that runs its rules."""
        state = engine.state(allmende.COMPILED)
        says = Message("engine", state._asdict())
        return json(About(allmende.__version__, says, state.engine == "compiling", self._url))

    async def titles(self, request: Request) -> Reply[list[TitleInfo]]:
        """The titles, with their options, bots and lessons."""
        return json(
            [
                TitleInfo(
                    name,
                    one.newest_rules,
                    list(one.players),
                    list(one.minutes),
                    one.age,
                    {preset: dict(chosen) for preset, chosen in one.presets.items()},
                    {option: _option(choice) for option, choice in one.options.items()},
                    [*bots.names(one), *self._remote_bots()],
                    [LessonInfo(lesson.name, lesson.minutes, lesson.players) for lesson in one.lessons],
                    one.rulebook is not None,
                    guest_assets.module(name),
                )
                for name, one in TITLES.items()
            ]
        )

    async def languages(self, request: Request) -> Reply[list[LanguageInfo]]:
        """The languages."""
        change = Message("screen-in-this-language")
        known = words.LANGUAGES.items()
        return json([LanguageInfo(code, name, words.Speaker(code).say(change)) for code, name in known])


def _option(choice: Choice) -> OptionInfo:
    needs = {choice.needs[0]: list(choice.needs[1:])} if choice.needs else {}
    return OptionInfo(list(choice.values), choice.default, needs, choice.follows, dict(choice.mixtures))
