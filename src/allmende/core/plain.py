"""What is told of a game is made of plain values."""

from __future__ import annotations

import msgspec


class Plain(msgspec.Struct, frozen=True, gc=False):
    """A value that is made of others like it, and of lists and mappings of them; it never changes.

    So it never holds itself, and the garbage collector need not look at it: every move that somebody hears of makes
    hundreds.
    """
