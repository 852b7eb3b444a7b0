"""The page on language models tells the truth: its example runs, and it lists the tools that there are."""

from __future__ import annotations

import asyncio
import doctest
import re
from pathlib import Path

from allmende.mcp.server import make_server

PAGE = Path(__file__).parents[2] / "docs" / "models.md"


def test_the_example_runs() -> None:
    assert doctest.testfile(str(PAGE), module_relative=False).failed == 0


def test_it_lists_all_tools() -> None:
    tools = [tool.name for tool in asyncio.run(make_server("http://localhost").list_tools())]
    assert re.findall(r"^\| `(\w+)` \|", PAGE.read_text("utf-8"), re.MULTILINE) == tools
