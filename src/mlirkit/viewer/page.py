"""A document as one HTML page: styles, scripts and data stand in it, and it asks the network for nothing.

The layout of graphs is dagre's (`assets/dagre.min.js`, with its licence beside), which `scripts/vendor-dagre`
fetches.  The other scripts are ours, a class each; the page is their sum, in the order of `_SCRIPTS`.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Final

from mlirkit.viewer.document import ViewDocument

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


def page(document: ViewDocument) -> str:
    """The page of a document."""
    # What would end a script element, or begin a comment in it, may not stand in its text.
    data = json.dumps(document.json(), separators=(",", ":"))
    data = data.replace("</", "<\\/").replace("<!--", "<\\u0021--")
    licence = _asset("dagre.LICENSE").strip()
    scripts = "\n".join([f"/*! dagre\n{licence}\n*/", *(_asset(name) for name in _SCRIPTS)])
    text = _asset("page.html")
    for place, content in (("styles", _asset("viewer.css")), ("scripts", scripts), ("document", data)):
        before, marker, after = text.partition(f"/* {place} */")
        assert marker, place
        text = f"{before}{content}{after}"
    return text


def _asset(name: str) -> str:
    return files("mlirkit.viewer").joinpath("assets", name).read_text("utf-8")
