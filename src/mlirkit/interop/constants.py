"""The large constants of a module: finding, naming, reading and replacing them.

    for constant in constants(module):  constant.name, constant.type, constant.elements.to_numpy()

A constant is an attribute of an operation: dense elements, a dense resource, or vhlo's tensor, which
represents dense elements.  Splats are not listed: they hold one element, however large the type.

A resource is named by its key, which the whole file shares.  Dense elements are named by the symbols around
their operation and its place in the innermost one: `main.3` is the fourth operation with elements in `main`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from mlirkit.builtin.dense import DenseIntOrFPElementsAttr, DenseResourceElementsAttr, dense_elements
from mlirkit.builtin.resources import DialectResource
from mlirkit.conversion.vhlo_values import ValueMap
from mlirkit.core.attribute import Attribute
from mlirkit.core.operation import Operation

# A constant with fewer elements than this is part of the program, not of its data.
FEWEST_ELEMENTS = 16


class Constant(NamedTuple):
    """An attribute with data: its operation and name, and the elements that it represents."""

    name: str
    op: Operation
    attribute_name: str
    elements: DenseIntOrFPElementsAttr | DenseResourceElementsAttr

    @property
    def type(self) -> Any:
        return self.elements.type

    def replace(self, raw: bytes | memoryview) -> None:
        """Replace this constant's data by other raw data in the attribute's format.

        Constants with the same resource share its data; each gets a handle of the same key.
        """
        elements: Attribute
        if isinstance(self.elements, DenseResourceElementsAttr):
            handle = self.elements.handle
            fresh = DialectResource(handle.dialect, handle.key, raw, handle.alignment)
            elements = DenseResourceElementsAttr(self.type, fresh)
        else:
            elements = dense_elements(self.type, raw)
        old: Any = self.op.attribute(self.attribute_name)
        if old is not None and old.DIALECT == "vhlo":
            elements = ValueMap(self.op.context).attribute_to_vhlo(elements)
        self.op.set_attribute(self.attribute_name, elements)


def constants(module: Operation, fewest_elements: int = FEWEST_ELEMENTS) -> Iterator[Constant]:
    """Yield the constants of a module with at least `fewest_elements` elements, in order."""
    values: ValueMap | None = None
    counts: dict[str, int] = {}
    for op in module.walk_list():
        for attribute_name, attribute in op.attributes.entries().items():
            elements: Any = attribute
            if attribute.DIALECT == "vhlo" and attribute.MNEMONIC == "tensor_v1":
                if values is None:
                    values = ValueMap(module.context)
                elements = values.attribute_from_vhlo(attribute)
            if isinstance(elements, DenseResourceElementsAttr):
                name = elements.handle.key
            elif isinstance(elements, DenseIntOrFPElementsAttr):
                symbol = _symbols_around(op)
                index = counts.get(symbol, 0)
                counts[symbol] = index + 1
                name = f"{symbol}.{index}" if symbol else str(index)
                if elements.is_splat:
                    continue
            else:
                continue
            if elements.type.num_elements >= fewest_elements:
                yield Constant(name, op, attribute_name, elements)


def _symbols_around(op: Operation) -> str:
    """The symbol names of an operation and those around it, outermost first, without the module's."""
    names: list[str] = []
    current: Operation | None = op
    while current is not None and current.parent_op is not None:
        name: Any = current.attribute("sym_name")
        if name is not None:
            names.append(str(name.parameters[0] if name.DIALECT == "vhlo" else name.value))
        current = current.parent_op
    return ".".join(reversed(names))
