"""The route of a request, by which it is counted and logged."""

from __future__ import annotations

from starlette.types import Scope


def route_of(scope: Scope) -> str:
    """The route that answered a request, with names in place of what they stand for; `other` if there is none."""
    return str(getattr(scope.get("route"), "path", "")) or "other"
