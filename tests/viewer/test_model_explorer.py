"""Data for Model Explorer: a node for each operation, an edge for each operand, its own classes."""

from __future__ import annotations

from pathlib import Path

import pytest

from mlirkit import ir
from mlirkit.core.walk import walk_preorder
from mlirkit.text.parser import parse_source
from tests.generators.modules import generate_module

pytestmark = pytest.mark.filterwarnings("default::DeprecationWarning")


@pytest.mark.parametrize("seed", range(6))
def test_adapter(seed: int, tmp_path: Path) -> None:
    main = pytest.importorskip("mlirkit.viewer.model_explorer.main", exc_type=ImportError)
    text = generate_module(seed)
    path = tmp_path / "a.mlir"
    path.write_text(text)
    (graph,) = main.MlirkitAdapter().convert(str(path), {})["graphs"]
    root = parse_source(text.encode(), str(path), ir.Context(allow_unregistered_dialects=True), True)
    nodes = {node.id: node for node in graph.nodes}
    ids = {op: str(number) for number, op in enumerate(walk_preorder(root))}
    for op, id in ids.items():
        if op is root:
            continue
        node = nodes[id]
        assert node.label.startswith(op.name)
        assert len(node.incomingEdges) == len(op.operands)
        for edge, operand in zip(node.incomingEdges, op.operands, strict=True):
            output = nodes[edge.sourceNodeId].outputsMetadata[int(edge.sourceNodeOutputId)]
            assert [(entry.key, entry.value) for entry in output.attrs] == [
                ("name", operand.get_name()),
                ("type", str(operand.type)),
            ]
        around = op.parent_op
        assert around is not None
        if around is not root:
            assert f"{node.namespace}/".startswith(f"{nodes[ids[around]].namespace}/")
