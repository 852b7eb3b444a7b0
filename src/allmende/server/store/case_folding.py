"""Case folding of names: equal in every store however their letters are written."""

from __future__ import annotations

from unicodedata import normalize


def folded(name: str) -> str:
    """A name in the form that is compared: without differences of case, of Unicode composition, and of spaces.

    Stores keep it beside the names, so a change of this function needs a migration in `layout.py`.

    >>> folded("Ärger") == folded("a\\u0308RGER")
    True
    """
    return "".join(normalize("NFKC", normalize("NFKC", name).casefold()).split())
