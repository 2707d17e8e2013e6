"""A document in Netron's own format: JSON that begins with a signature, in files called `.netron`.

    {"signature": "netron:mlir", "format": "MLIR", "graphs": [
        {"name", "values": [{"name", "type"}, ...], "inputs": [...], "outputs": [...],
         "nodes": [{"name", "type", "inputs", "outputs", "attributes"}, ...]}]}

A value is referred to by its number in the graph, a type is `{"dataType", "shape": {"dimensions"}}`.
Netron's graphs have no regions: there is a graph for each function, `@main` first, and one for operations
outside of functions; operations inside others are nodes beside them, with the path to them as their name.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from mlirkit.builtin.shaped_types import DYNAMIC, ShapedType
from mlirkit.comparison.changes import operand_names
from mlirkit.core.attribute import Type
from mlirkit.core.operation import Operation
from mlirkit.core.operation_parts import entries_of, operands_of, results_of
from mlirkit.core.symbols import symbol_name
from mlirkit.core.value import Value
from mlirkit.core.walk import walk_preorder
from mlirkit.viewer.document import Json, ViewDocument

# The signature at the beginning of a Netron file.
SIGNATURE = "netron:mlir"


def netron_model(document: ViewDocument) -> dict[str, Json]:
    """A document in Netron's format."""
    root = document.operations[0]
    tops = [op for region in root.region_list or () for block in region.get_blocks() for op in block.ops()]
    functions = [op for op in tops if op.region_list and symbol_name(op) is not None]
    functions.sort(key=lambda op: symbol_name(op) != "main")
    other_ops = [op for op in tops if op not in set(functions)]
    graphs: list[Json] = [_Graph(document, op, _inside(op)).json() for op in functions]
    if other_ops or not functions:
        graphs.append(_Graph(document, root, other_ops).json())
    return {"signature": SIGNATURE, "format": "MLIR", "producer": "mlirkit", "graphs": graphs}


def _inside(op: Operation) -> list[Operation]:
    return [
        inner for region in op.region_list or () for block in region.get_blocks() for inner in block.ops()
    ]


class _Graph:
    """The graph of `owner`, with the nodes `tops` and the operations inside them."""

    def __init__(self, document: ViewDocument, owner: Operation, tops: Sequence[Operation]) -> None:
        self._document = document
        self._owner = owner
        self._tops = tops
        self._numbers: dict[Value, int] = {}
        self._values: list[Json] = []

    def json(self) -> Json:
        name = symbol_name(self._owner)
        regions = self._owner.region_list or ()
        blocks = regions[0].get_blocks() if regions else []
        inputs = (
            [self._argument(self._document.name(value), [value]) for value in blocks[0].arguments]
            if blocks
            else []
        )
        outputs: list[Json] = []
        nodes: list[Json] = []
        for top in self._tops:
            if len(blocks) == 1 and top.info.has_trait("ReturnLike") and not results_of(top):
                # The operands of a function's terminator are outputs in Netron.
                outputs += [
                    self._argument(called, [value])
                    for called, value in zip(operand_names(top), operands_of(top), strict=True)
                ]
                continue
            nodes += [self._node(op) for op in walk_preorder(top)]
        return {
            "name": self._owner.name if name is None else f"@{name}",
            "values": self._values,
            "inputs": inputs,
            "outputs": outputs,
            "nodes": nodes,
        }

    def _node(self, op: Operation) -> Json:
        kind: dict[str, Json] = {"name": op.name}
        if op.info.has_trait("ConstantLike"):
            kind["category"] = "Constant"
        return {
            "name": self._path(op),
            "type": kind,
            "inputs": [
                self._argument(name, [value])
                for name, value in zip(operand_names(op), operands_of(op), strict=True)
            ],
            "outputs": [self._argument(self._document.name(value), [value]) for value in results_of(op)],
            "attributes": [
                {"name": name, "value": self._document.value_text(value)}
                for name, value in entries_of(op).items()
            ],
        }

    def _path(self, op: Operation) -> str:
        """The operations around a node, within the graph."""
        names: list[str] = []
        around = op.parent_op
        while around is not None and around is not self._owner:
            names.append(f"{around.name}#{self._document.number_of(around)}")
            around = around.parent_op
        return "/".join(reversed(names))

    def _argument(self, name: str, values: Iterable[Value]) -> Json:
        return {"name": name, "value": [self._number(value) for value in values]}

    def _number(self, value: Value) -> int:
        number = self._numbers.get(value)
        if number is None:
            number = self._numbers[value] = len(self._values)
            self._values.append({"name": self._document.name(value), "type": self._type(value.type)})
        return number

    def _type(self, type_: Type) -> Json:
        dimensions: list[Json] = []
        data_type = type_
        if isinstance(type_, ShapedType) and type_.has_rank:
            dimensions = ["?" if size == DYNAMIC else size for size in type_.dims]
            data_type = type_.element_type
        return {"dataType": self._document.value_text(data_type), "shape": {"dimensions": dimensions}}
