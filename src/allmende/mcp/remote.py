"""A seat at a table of a server, by its link: the counterpart of `OwnTable` over the server's API."""

from __future__ import annotations

from collections.abc import Mapping
from functools import reduce
from operator import or_
from time import monotonic, sleep
from typing import Any, Final
from urllib.parse import urlsplit

import httpx2
import msgspec

from allmende.core.errors import AllmendeError, UnknownMoveError
from allmende.core.message import Message
from allmende.core.view import Decision
from allmende.reading import place_in
from allmende.titles import title as find_title
from allmende.words import Speaker

PATIENCE: Final = 60.0
"""The seconds for which `go_on` waits for others."""
PAUSE: Final = 1.0
"""The seconds between two looks at the table meanwhile."""
TIMEOUT: Final = 30.0
"""The seconds for one request."""


class ServerError(AllmendeError):
    """A server that can't be reached, or that refuses a request."""


class RemoteTable:
    """A table of a server, seen from the first seat of a link. ServerError if it is no link of a seat."""

    def __init__(self, link: str, client: httpx2.Client | None = None, patience: float = PATIENCE) -> None:
        parts = urlsplit(link)
        base, found, name = parts.path.rpartition("/t/")
        if parts.scheme not in ("http", "https") or not (found and name) or not parts.fragment:
            raise ServerError(f"{link!r} is no link of a seat", Message("error-no-seat-link", {"link": link}))
        self._path = f"/api/tables/{name}"
        self._client = client or httpx2.Client(base_url=f"{parts.scheme}://{parts.netloc}{base}", timeout=TIMEOUT)
        self._key = {"Authorization": f"Bearer {parts.fragment}"}
        self._patience = patience
        self._speaker = Speaker("en")
        self._told = 0
        mine = self._ask("GET", "")["mine"]
        if not mine:
            raise ServerError(f"{link!r} is no link of a seat", Message("error-no-seat-link", {"link": link}))
        self.seat = int(mine[0])
        self._state = self._look()
        self.title = find_title(self._state["title"])

    def go_on(self) -> list[str]:
        """Wait for the others, for a limited time; return what has happened since the last call, a sentence each."""
        end = monotonic() + self._patience
        self._state = self._look()
        while not (self._decision() or self._is_over()) and monotonic() < end:
            sleep(PAUSE)
            self._state = self._look()
        names = [player["name"] for player in self._state["players"]]
        kinds = reduce(or_, self.title.event_types)
        news = []
        for past in self._state["history"]:
            if past["version"] > self._told:
                events = [msgspec.convert(event, kinds) for event in past["events"]]
                news += [self._speaker.tell(event, names) for event in events]
        self._told = self._state["version"]
        return news

    def position(self) -> str:
        """The state as the seat sees it, with the question and its moves."""
        table = self._text()
        decision = self._decision()
        if decision is None:
            return f"{table}\n\n{'The game is over.' if self._is_over() else 'Others are deciding: ask again later.'}"
        lines = [
            f"{number}. {move.text} – {self._speaker.say(move.label)}" for number, move in enumerate(decision.moves, 1)
        ]
        question = self._speaker.say(decision.prompt)
        return "\n".join([table, "", f"Seat {self.seat + 1} is asked: {question}", *lines])

    def play(self, answer: str) -> None:
        """Play the move that an answer names; AnswerError if there is none, ServerError if it is too late."""
        decision = self._asked()
        texts = [move.text for move in decision.moves]
        move = texts[place_in(answer, texts, self._reason)]
        self._ask("POST", "/moves", {"version": self._state["version"], "seat": self.seat, "move": move})

    def why_not(self, text: str) -> str:
        """The reason why a move is not legal now, in a sentence."""
        if any(move.text == text for move in self._asked().moves):
            return f"{text!r} is legal now."
        if (reason := self._reason(text)) is None:
            raise UnknownMoveError(f"unknown move {text!r}", Message("error-unknown-move", {"move": text}))
        return self._speaker.say(reason)

    def hint(self) -> list[str]:
        """The moves that a bot would play, the best one first, with reasons."""
        self._asked()
        say = self._speaker.say
        return [
            f"{one['move']} – {say(msgspec.convert(one['label'], Message))}: {one['score']:.1f} points, "
            f"{say(msgspec.convert(one['why'], Message))}"
            for one in self._ask("GET", "/hint", query=self._when())["suggestions"]
        ]

    def _reason(self, text: str) -> Message | None:
        """The reason why the seat can't play a move now; None if it is no move."""
        reason = self._ask("GET", "/why-not", query={**self._when(), "move": text})["reason"]
        return None if reason is None else msgspec.convert(reason, Message)

    def _decision(self) -> Decision | None:
        """The decision that the seat has to make now; None if there is none."""
        found = self._state["decisions"]
        return msgspec.convert(found[0], Decision) if found else None

    def _asked(self) -> Decision:
        self._state = self._look()
        decision = self._decision()
        if decision is None:
            raise ServerError("nothing is asked of this seat now", Message("reason-not-your-turn"))
        return decision

    def _is_over(self) -> bool:
        return bool(self._state["view"]["over"]) or self._state["ending"] is not None

    def _when(self) -> dict[str, Any]:
        return {"seat": self.seat, "version": self._state["version"]}

    def _look(self) -> Any:
        return self._ask("GET", "", query={"eyes": self.seat})

    def _text(self) -> str:
        return self._request("GET", f"{self._path}.txt", None, {"eyes": self.seat}).text

    def _ask(self, method: str, path: str, body: object = None, query: Mapping[str, Any] | None = None) -> Any:
        return self._request(method, self._path + path, body, query or {}).json()

    def _request(self, method: str, path: str, body: object, query: Mapping[str, Any]) -> httpx2.Response:
        try:
            reply = self._client.request(method, path, json=body, params=dict(query), headers=self._key)
        except httpx2.HTTPError as error:
            why = str(error) or type(error).__name__
            raise ServerError(
                f"the server can't be asked: {why}", Message("error-no-server", {"problem": why})
            ) from None
        if reply.is_error:
            try:
                message = msgspec.convert(reply.json()["message"], Message)
            except (ValueError, KeyError, TypeError):
                message = Message("error-no-server", {"problem": str(reply.status_code)})
            raise ServerError(self._speaker.say(message), message)
        return reply
