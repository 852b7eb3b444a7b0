"""What draws the titles of other packages: the files in their folders `browser`, below `/faces/NAME/`."""

from __future__ import annotations

from typing import Final

from starlette.routing import Mount
from starlette.staticfiles import StaticFiles

from allmende.titles import TITLES

MODULE: Final = "face.js"
"""What a browser asks for first."""


def faces() -> list[Mount]:
    """The paths of all of them."""
    folders = {name: guest.folder / "browser" for name, guest in TITLES.guests.items()}
    return [
        Mount(f"/faces/{name}", StaticFiles(directory=folder)) for name, folder in folders.items() if folder.is_dir()
    ]


def module(name: str) -> str | None:
    """The address of what draws a title; None if the client does, or if its package brings nothing for that."""
    guest = TITLES.guests.get(name)
    found = guest is not None and (guest.folder / "browser" / MODULE).is_file()
    return f"/faces/{name}/{MODULE}" if found else None
