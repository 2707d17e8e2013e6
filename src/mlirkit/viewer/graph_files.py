"""A module's graph as a file: DOT, as the pass `view-op-graph` writes it, and SVG, as Graphviz draws it."""

from __future__ import annotations

import shutil
import subprocess

from mlirkit.core.operation import Operation
from mlirkit.core.printing_flags import OpPrintingFlags
from mlirkit.support.diagnostics import MLIRError
from mlirkit.transforms.view_op_graph import ViewOpGraph, graph_of


def dot(op: Operation) -> str:
    """An operation and its contents as a DOT graph."""
    return graph_of(op, ViewOpGraph().options, OpPrintingFlags())


def svg(op: Operation) -> str:
    """The graph as SVG by Graphviz; MLIRError if Graphviz is not installed or fails."""
    program = shutil.which("dot")
    if program is None:
        raise MLIRError(
            "drawing SVG needs Graphviz's `dot`, which is not installed; a page can save SVG, too"
        )
    done = subprocess.run([program, "-Tsvg"], input=dot(op), capture_output=True, text=True, check=False)
    if done.returncode:
        raise MLIRError(f"Graphviz's `dot` failed: {done.stderr.strip()}")
    return done.stdout
