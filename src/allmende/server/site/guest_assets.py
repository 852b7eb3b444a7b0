"""Static assets of guest titles: the files in their folders `browser`, below `/faces/NAME/`."""

from __future__ import annotations

from typing import Final

from starlette.routing import Mount
from starlette.staticfiles import StaticFiles

from allmende.titles import TITLES

MODULE: Final = "face.js"
"""The module that draws a guest title, the first file that a browser asks for."""


def faces() -> list[Mount]:
    """The routes of all guest titles' assets."""
    folders = {name: guest.folder / "browser" for name, guest in TITLES.guests.items()}
    return [
        Mount(f"/faces/{name}", StaticFiles(directory=folder)) for name, folder in folders.items() if folder.is_dir()
    ]


def module(name: str) -> str | None:
    """The address of the module that draws a title; None if the client does, or if its package brings no module."""
    guest = TITLES.guests.get(name)
    found = guest is not None and (guest.folder / "browser" / MODULE).is_file()
    return f"/faces/{name}/{MODULE}" if found else None
