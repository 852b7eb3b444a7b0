"""What holds for all tests: Hypothesis tries the same examples in every run, and time decides nothing."""

from __future__ import annotations

import pytest
from hypothesis import settings

# `pytest --hypothesis-profile=thorough` tries new and many more examples: for a night, or before a release.
settings.register_profile("allmende", derandomize=True, deadline=None, max_examples=60, database=None)
settings.register_profile("thorough", deadline=None, max_examples=1000, print_blob=True)
settings.load_profile("allmende")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browsers come last: Playwright keeps an event loop running, in which no other test could start its own."""
    items.sort(key=lambda item: "browser" in item.path.parts)
