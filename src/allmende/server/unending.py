"""Work that goes on beside the requests for as long as the server does."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

SOON: Final = 5.0
"""Seconds after which work begins anew that an error has ended."""

log = logging.getLogger(__name__)


async def keep_up(work: Callable[[], Awaitable[None]]) -> None:
    """Do this work to its end, if it has one; should an error stop it that nobody has thought of, it begins anew."""
    while True:
        try:
            return await work()
        except Exception:
            log.exception("%r was stopped by an error, and begins anew in %s seconds", work, SOON)
            await asyncio.sleep(SOON)
