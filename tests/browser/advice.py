"""What a bot has to say, told at once: how it comes to that, tests elsewhere see."""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import Route

from browser.screen import Screen
from browser.serving import Json, Made, Server

SLICE = 25
"""So many decisions are told at a time."""


def asked(route: Route, name: str) -> int:
    """The number that a request gives under this name."""
    return int(parse_qs(urlsplit(route.request.url).query)[name][0])


def hint(server: Server, made: Made) -> Json:
    """The first three moves, as if they were the best."""
    state = server.state(made)
    decision = state["decisions"][0]
    moves = decision["moves"][:3]
    others = [*moves[1:], moves[0]]
    suggestions = [
        {
            "move": move["text"],
            "label": move["label"],
            "score": 47.3 - place,
            "why": {"id": "why-ahead", "args": {"points": 1, "other": other["label"]}},
        }
        for place, (move, other) in enumerate(zip(moves, others, strict=True))
    ]
    return {"version": state["version"], "seat": decision["seat"], "suggestions": suggestions}


def analysis(server: Server, made: Made, first: int) -> Json:
    """A slice in which every tenth move is bad, and worse the later it was made."""
    past = server.state(made)["history"][1:]
    reviews = [
        {
            "version": each["version"],
            "seat": each["seat"],
            "move": each["move"],
            "label": each["label"],
            "score": 20 + index / 10,
            "cost": 1 + index / 10 if index % 10 == 0 else 0.0,
            "best": "another" if index % 10 == 0 else each["move"],
            "best_label": past[0]["label"],
            "why": {"id": "why-ahead", "args": {"points": 2, "other": each["label"]}} if index % 10 == 0 else None,
        }
        for index, each in enumerate(past)
    ]
    end = first + SLICE
    return {"decisions": len(past), "next": end if end < len(past) else None, "slice": reviews[first:end]}


def tell_hint(screen: Screen, made: Made) -> None:
    """From now on hints are told at once."""
    screen.page.route("**/hint?*", lambda route: route.fulfill(json=hint(screen.server, made)))


def tell_analysis(screen: Screen, made: Made, hold: Callable[[int], bool] = lambda first: False) -> list[int]:
    """From now on slices are told at once, but for those that are held; where the slices asked for begin."""
    begun: list[int] = []

    def tell(route: Route) -> None:
        first = asked(route, "from")
        begun.append(first)
        if not hold(first):
            route.fulfill(json=analysis(screen.server, made, first))

    screen.page.route("**/analysis?*", tell)
    return begun
