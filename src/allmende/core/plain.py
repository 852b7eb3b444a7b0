"""Plain values, of which views, events and messages are made."""

from __future__ import annotations

import msgspec


class Plain(msgspec.Struct, frozen=True, gc=False):
    """An immutable value made of plain values, and of lists and mappings of them.

    It can't be part of a reference cycle, so the garbage collector need not track it: each move that is sent to a
    viewer makes hundreds.
    """
