"""Shows the progress of a compilation of the rules that runs in the background, for the next start."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event, Thread
from typing import Final

import allmende
from allmende import engine
from allmende.cli.console import Console

_LOOKS: Final = 1.0
"""Seconds between two looks at the progress."""


@contextmanager
def compiling_told(console: Console) -> Iterator[None]:
    """Show a progress bar on a terminal, and begin and end in files, if the rules are being compiled."""
    if engine.state(allmende.COMPILED).engine != "compiling":
        yield
        return
    ended = Event()
    teller = Thread(target=_tell, args=(console, ended), daemon=True)
    teller.start()
    try:
        yield
    finally:
        ended.set()
        teller.join()


def _tell(console: Console, ended: Event) -> None:
    if not console.err.is_terminal:
        console.note("serve-compiling")
    with console.progress(counted=False) as progress:
        task = progress.add_task(console.words("serve-progress"), total=100)
        while (state := engine.state(allmende.COMPILED)).engine == "compiling":
            progress.update(task, completed=state.percent)
            if ended.wait(_LOOKS):
                return
    if state.engine == "ready":
        console.note("serve-compiled")
