"""Names as they are compared: the same whatever letters they are written in, whichever store keeps them."""

from __future__ import annotations

from unicodedata import normalize


def folded(name: str) -> str:
    """What names have in common that only look different: in large or small letters, composed or not, set apart or not.

    It stands in stores beside the names, so whoever changes it adds a step to `layout.py`.

    >>> folded("Ärger") == folded("a\\u0308RGER")
    True
    """
    return "".join(normalize("NFKC", normalize("NFKC", name).casefold()).split())
