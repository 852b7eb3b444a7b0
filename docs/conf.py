"""Sphinx's configuration: `make docs` makes a site of README.md, docs/ and the docstrings, to be read offline.

The sources are the pages as they are, from the root of the repository, so that their links lead to the same files here
and on a code forge. The site begins with the README; `PAGES` is its navigation.
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Final

from pygments.lexers.special import TextLexer
from sphinx.application import Sphinx

from allmende import __version__

ROOT: Final = Path(__file__).resolve().parent.parent

PAGES: Final = {
    "Play": ["playing", "hallertau", "arle", "agricola"],
    "Host": ["hosting", "operation", "page"],
    "Study": ["api/allmende", "api/core", "api/titles", "environments", "api/envs", "data", "output", "models"],
    "Bots and learning": [
        "bots",
        "api/bots",
        "first-agent",
        "arena",
        "api/arena",
        "ladder",
        "learning",
        "experiments",
    ],
    "How it is built": [
        "architecture",
        "rules",
        "records",
        "server",
        "api/server",
        "client",
        "ai",
        "glossary",
        "building",
    ],
    "Contribute": [
        "CONTRIBUTING",
        "add-a-game",
        "add-a-card",
        "vocabulary-agricola",
        "vocabulary-arle",
        "vocabulary-hallertau",
        "add-a-lesson",
        "add-a-language",
        "releasing",
        "CHANGELOG",
    ],
}
"""The pages in the order in which they are read, under the titles of their groups. Each page has its place here."""

OUTSIDE: Final = ("CONTRIBUTING", "CHANGELOG")
"""Pages that lie beside the README."""
LINK: Final = re.compile(r"\[([^]]+)]\(([^)#:]+)\)")
"""A link of a page to a file, without an anchor."""

project = "Allmende"
release = __version__
extensions = ["myst_parser", "sphinx.ext.autodoc"]
include_patterns = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "docs/*.md", "docs/api/*.rst"]
exclude_patterns = [".*", "bench", "build", "client", "dist", "examples", "src", "tests", "tools"]
root_doc = "README"
smartquotes = False  # options such as --database keep their hyphens
myst_heading_anchors = 4
suppress_warnings = ["misc.highlighting_failure"]  # where … stands for lines that a page leaves out

html_theme = "furo"
html_title = "Allmende"
html_copy_source = False
html_show_copyright = False
html_show_sphinx = False
html_favicon = "../client/public/icon.svg"
html_static_path = ["site.css"]
html_css_files = ["site.css"]
html_theme_options = {"navigation_with_keys": True}

add_module_names = False
autodoc_inherit_docstrings = False  # those of Gymnasium and PettingZoo are their own
autodoc_member_order = "bysource"
autodoc_preserve_defaults = True
default_role = "py:obj"  # docstrings call things `so`
maximum_signature_line_length = 100
python_use_unqualified_type_names = True


def setup(app: Sphinx) -> None:
    """What these pages need besides."""
    app.add_lexer("ftl", TextLexer)
    app.add_lexer("svelte", TextLexer)
    app.connect("source-read", _read)
    app.connect("build-finished", _finish)


def _read(app: Sphinx, page: str, source: list[str]) -> None:
    """Fit the links of a page to the site, and add the navigation to the first page."""
    if not page.startswith("docs/api/"):
        here = (ROOT / page).parent
        source[0] = LINK.sub(lambda link: _link(here, link[1], link[2]), source[0])
    if page == root_doc:
        for title, pages in PAGES.items():
            names = "\n".join(name if name in OUTSIDE else f"docs/{name}" for name in pages)
            source[0] += f"\n```{{toctree}}\n:hidden:\n:caption: {title}\n\n{names}\n```\n"


def _link(here: Path, text: str, target: str) -> str:
    """A link as the site has it: to a page, to a copy of any other file, or to nothing where it is a folder."""
    path = (here / target).resolve()
    if path.is_dir():
        return text
    is_page = path.parent in (ROOT, ROOT / "docs")
    return f"[{text}]({target if is_page or path.suffix != '.md' else f'path:{target}'})"


def _finish(app: Sphinx, error: Exception | None) -> None:
    """Have the first page under the name by which a folder is opened, too."""
    if error is None and app.builder.format == "html":
        shutil.copy(app.outdir / f"{root_doc}.html", app.outdir / "index.html")
