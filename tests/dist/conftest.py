"""What `make dist` has built, and environments in which it is installed."""

from __future__ import annotations

from pathlib import Path

import pytest

from dist.environments import Distributions, Environment

DIST = Path(__file__).parent.parent.parent / "dist"


@pytest.fixture(scope="session")
def distributions() -> Distributions:
    """The source distribution and the two wheels."""
    [sdist], [pure] = DIST.glob("*.tar.gz"), DIST.glob("*-py3-none-any.whl")
    [platform] = {*DIST.glob("*.whl")} - {pure}
    return Distributions(sdist, platform, pure)


@pytest.fixture(scope="session", params=Distributions._fields)
def installed(
    request: pytest.FixtureRequest, distributions: Distributions, tmp_path_factory: pytest.TempPathFactory
) -> tuple[str, Environment]:
    """Which distribution it is, and an environment in which it is installed."""
    kind: str = request.param
    environment = Environment(tmp_path_factory.mktemp(kind))
    environment.said("pip", "install", "--quiet", str(getattr(distributions, kind)))
    return kind, environment
