"""Changes of amx: tiles were vectors until 19."""

from __future__ import annotations

from mlirkit.builtin.shaped_types import VectorType
from mlirkit.core.attribute import ParametrizedType, Type
from mlirkit.core.operation import Operation
from mlirkit.layouts.changes.change import Change


def _upgrade(op: Operation) -> None:
    result = op.result_values()[0]
    type = result.type
    # Tiles have no scalable sizes; such a vector stays, to be an error.
    if isinstance(type, VectorType) and not any(type.scalable_flags):
        sizes = "".join(f"{size}x" for size in type.dims)
        result.set_type(Type.parse(f"!amx.tile<{sizes}{type.element_type}>", op.context))


def _downgrade(op: Operation) -> None:
    result = op.result_values()[0]
    type = result.type
    if isinstance(type, ParametrizedType) and type.DIALECT == "amx":
        sizes, element_type = type.parameters
        result.set_type(VectorType(sizes, element_type))


CHANGES = tuple(
    Change(f"amx.tile_{name}", 19, _upgrade, _downgrade) for name in ("load", "mulf", "muli", "zero")
)
