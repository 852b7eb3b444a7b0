"""Replies to requests as they are sent, for what measures or logs them."""

from __future__ import annotations

import time

from starlette.types import Message, Send


class Reply:
    """The reply to a request: its status, 500 until it begins, and the seconds since the request."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self._began = time.perf_counter()
        self.status = 500

    async def send(self, message: Message) -> None:
        """Send a part of the reply on, and note its status."""
        if message["type"] == "http.response.start":
            self.status = message["status"]
        await self._send(message)

    @property
    def seconds(self) -> float:
        """The seconds since the request."""
        return time.perf_counter() - self._began
