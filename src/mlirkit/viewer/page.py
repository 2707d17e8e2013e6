"""A document, or the differences between two, as one HTML page without network access.

The layout of graphs is dagre's (`assets/dagre.min.js`, with its licence beside it), which
`scripts/vendor-dagre` fetches.  The other scripts are ours, with one class in each; the page has them in the
order of `_SCRIPTS`.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from importlib.resources import files
from typing import Final

from mlirkit.comparison import ChangePrinter
from mlirkit.comparison.change_text import title
from mlirkit.comparison.changes import Change
from mlirkit.viewer.document import Json, ViewDocument

_SCRIPTS: Final = (
    "dagre.min.js",
    "element.js",
    "model.js",
    "tree_pane.js",
    "text_pane.js",
    "details_pane.js",
    "graph_level.js",
    "graph_pane.js",
    "app.js",
)
_DIFF_SCRIPTS: Final = ("element.js", "model.js", "text_pane.js", "diff_app.js")


def page(document: ViewDocument) -> str:
    """The page of a document."""
    licence = f"/*! dagre\n{_asset('dagre.LICENSE').strip()}\n*/"
    return _filled("page.html", document.json(), "\n".join([licence, *map(_asset, _SCRIPTS)]))


def diff_page(left: ViewDocument, right: ViewDocument, changes: Sequence[Change]) -> str:
    """The page of the differences between two documents: both texts, with marked changes."""
    printer = ChangePrinter(left.operations[0], right.operations[0])
    entries: list[Json] = []
    for change in changes:
        entry = printer.json(change)
        sides = {"left": left.number_of(change.left), "right": right.number_of(change.right)}
        entries.append({**entry, **sides, "operation": title(change.operation)})
    data: dict[str, Json] = {"left": left.json(), "right": right.json(), "changes": entries}
    return _filled("diff.html", data, "\n".join(map(_asset, _DIFF_SCRIPTS)))


def _filled(name: str, document: Json, scripts: str) -> str:
    """A page with its styles, scripts and data."""
    # Escape text that would end a script element, or begin a comment in it.
    data = json.dumps(document, separators=(",", ":")).replace("</", "<\\/").replace("<!--", "<\\u0021--")
    text = _asset(name)
    for place, content in (("styles", _asset("viewer.css")), ("scripts", scripts), ("document", data)):
        before, marker, after = text.partition(f"/* {place} */")
        assert marker, place
        text = f"{before}{content}{after}"
    return text


def _asset(name: str) -> str:
    return files("mlirkit.viewer").joinpath("assets", name).read_text("utf-8")
