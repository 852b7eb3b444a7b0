"""What holds for all tests: Hypothesis tries the same examples in every run, and time decides nothing."""

from __future__ import annotations

import pytest
from hypothesis import settings

import allmende

# `pytest --hypothesis-profile=thorough` tries new and many more examples: for a night, or before a release.
settings.register_profile("allmende", derandomize=True, deadline=None, max_examples=60, database=None)
settings.register_profile("thorough", deadline=None, max_examples=1000, print_blob=True)
settings.load_profile("allmende")

# Tests are about our own titles, whatever else is installed here.
vars(allmende.TITLES)["_brought"] = ({}, {})


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What counts calls is left out where compiled functions hide them, and browsers come last, but whole games first.

    Playwright keeps an event loop running, in which no other test could start its own; and where several run tests side
    by side, none of them shall begin a long one when there is nothing left for the others.
    """
    if allmende.COMPILED:
        hidden = [item for item in items if item.get_closest_marker("interpreted")]
        config.hook.pytest_deselected(items=hidden)
        items[:] = [item for item in items if item not in hidden]
    items.sort(key=lambda item: ("browser" in item.path.parts, not item.path.stem.endswith("games")))
