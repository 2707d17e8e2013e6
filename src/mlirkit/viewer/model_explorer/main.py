"""Opens text, bytecode and exports of JAX in Model Explorer, which imports this module by its name.

The graph of `graphs.py` is converted to Model Explorer's classes.
"""

from __future__ import annotations

import os
from typing import Any

from dacite import from_dict
from model_explorer import Adapter, AdapterMetadata, ModelExplorerGraphs, graph_builder

from mlirkit.bytecode.jax_export import bytecode_in
from mlirkit.conversion.portable_artifact import deserialize, is_artifact
from mlirkit.core.context import Context
from mlirkit.layouts.reading import read_any_bytecode
from mlirkit.support.mapped_file import map_file
from mlirkit.text.parser import parse_source
from mlirkit.viewer.document import ViewDocument
from mlirkit.viewer.model_explorer.graphs import model_explorer_graphs


class MlirkitAdapter(Adapter):  # type: ignore[misc]
    """Any file of MLIR, also of unknown dialects."""

    metadata = AdapterMetadata(
        id="mlirkit",
        name="mlirkit",
        description="MLIR of any dialect and version: text, bytecode, exports of JAX",
        source_repo="",
        fileExts=["mlir", "mlirbc", "jaxexport"],
    )

    def convert(self, model_path: str, settings: dict[str, Any]) -> ModelExplorerGraphs:
        """The graph of a file; MLIRError if it is invalid."""
        data = map_file(model_path)
        context = Context(allow_unregistered_dialects=True)
        bytecode = bytecode_in(data)
        if bytecode is None:
            root = parse_source(bytes(data), model_path, context, True)
        else:
            root = read_any_bytecode(bytecode, context, model_path, True)
        if is_artifact(root):
            deserialize(root)
        graphs = model_explorer_graphs(ViewDocument(root, os.path.basename(model_path)))
        return {"graphs": [from_dict(graph_builder.Graph, graph) for graph in graphs]}
