"""A document in Model Explorer's format: a graph of nodes in namespaces.

    {"graphs": [{"id": ..., "nodes": [
        {"id", "label", "namespace", "attrs", "incomingEdges", "outputsMetadata"}, ...]}]}

A namespace is the path of the operations around a node; the path includes blocks in regions with several.
Arguments of blocks are separate nodes.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from mlirkit.core.attribute import AttributeOrType
from mlirkit.core.block import Block
from mlirkit.core.operation import Operation
from mlirkit.core.operation_parts import entries_of, operands_of, results_of
from mlirkit.core.symbols import symbol_name
from mlirkit.core.value import BlockArgument, OpResult, Value
from mlirkit.viewer.document import Json, ViewDocument


def model_explorer_graphs(document: ViewDocument) -> list[dict[str, Json]]:
    """The graphs of a document: one graph of all operations except the outermost."""
    return [{"id": document.title, "nodes": _Nodes(document).nodes}]


class _Nodes:
    """The nodes of a document's graph."""

    def __init__(self, document: ViewDocument) -> None:
        self._document = document
        self._ids = {op: str(number) for number, op in enumerate(document.operations)}
        # By block: the namespace inside it, and the node of its arguments.
        self._namespaces: dict[Block, str] = {}
        self._argument_nodes: dict[Block, str] = {}
        self.nodes: list[Json] = []
        for op in document.operations:
            inside = ""
            if op is not document.operations[0]:
                block = op.parent_block
                inside = "" if block is None else self._namespaces.get(block, "")
                if op.region_list:
                    inside = _joined(inside, f"{self._label(op)}_{self._ids[op]}")
                self._add_operation(op, inside)
            for number, region in enumerate(op.region_list or ()):
                self._add_blocks(op, number, region.get_blocks(), inside)

    def _add_operation(self, op: Operation, namespace: str) -> None:
        attrs = [self._attribute(name, value) for name, value in entries_of(op).items()]
        attrs.append(self._attribute("location", op.location))
        edges: list[Json] = []
        for number, value in enumerate(operands_of(op)):
            source = self._source(value)
            if source is not None:
                node, output = source
                edges.append(
                    {"sourceNodeId": node, "sourceNodeOutputId": output, "targetNodeInputId": str(number)}
                )
        self._add_node(self._ids[op], self._label(op), namespace, attrs, edges, results_of(op))

    def _add_blocks(self, op: Operation, region: int, blocks: Sequence[Block], namespace: str) -> None:
        for number, block in enumerate(blocks):
            inside = _joined(namespace, f"block {number}") if len(blocks) > 1 else namespace
            self._namespaces[block] = inside
            if block.arguments:
                node = self._argument_nodes[block] = f"{self._ids[op]}.{region}.{number}"
                self._add_node(node, "arguments", inside, [], [], block.arguments)

    def _add_node(
        self,
        id: str,
        label: str,
        namespace: str,
        attrs: list[Json],
        edges: list[Json],
        values: Iterable[Value],
    ) -> None:
        outputs: list[Json] = []
        for number, value in enumerate(values):
            name: Json = {"key": "name", "value": self._document.name(value)}
            outputs.append({"id": str(number), "attrs": [name, self._attribute("type", value.type)]})
        self.nodes.append(
            {
                "id": id,
                "label": label,
                "namespace": namespace,
                "attrs": attrs,
                "incomingEdges": edges,
                "outputsMetadata": outputs,
            }
        )

    def _attribute(self, name: str, value: AttributeOrType) -> Json:
        return {"key": name, "value": self._document.value_text(value)}

    def _label(self, op: Operation) -> str:
        name = symbol_name(op)
        return op.name if name is None else f"{op.name} @{name}"

    def _source(self, value: Value) -> tuple[str, str] | None:
        """The node that a value comes from, and the number of the output."""
        if isinstance(value, OpResult):
            owner = self._ids.get(value.op)
            return None if owner is None else (owner, str(value.result_number))
        if isinstance(value, BlockArgument):
            node = self._argument_nodes.get(value.block)
            return None if node is None else (node, str(value.arg_number))
        return None


def _joined(namespace: str, name: str) -> str:
    # Slashes separate namespaces.
    name = name.replace("/", "_")
    return f"{namespace}/{name}" if namespace else name
