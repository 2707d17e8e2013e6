"""Showing modules: in a browser, in a notebook, as a graph for other programs.

document.py           a module as data: operations, values, attributes, symbols, text
constant_summary.py   range and distribution of a constant's elements
page.py  assets/      the data as one page, without network access
server.py             the page, on this machine's loopback address
graph_files.py        DOT, SVG
model_explorer/       Model Explorer's format
netron.py             Netron's format
source_files.py       the source files of locations
notebook.py           the notebook output of operations and attributes
"""

from __future__ import annotations

from mlirkit.viewer.document import ViewDocument
from mlirkit.viewer.page import diff_page, page

__all__ = ["ViewDocument", "diff_page", "page"]
