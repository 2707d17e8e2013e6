"""Changes of amx: tiles were vectors until 19."""

from __future__ import annotations

from mlirkit.builtin.shaped_types import VectorType
from mlirkit.core.attribute import Type
from mlirkit.core.operation import Operation
from mlirkit.layouts.changes.change import Change

_TILE, _VECTOR = "!amx.tile", "vector"


def _upgrade(op: Operation) -> None:
    result = op.result_values()[0]
    if isinstance(result.type, VectorType):
        result.set_type(Type.parse(str(result.type).replace(_VECTOR, _TILE, 1), op.context))


def _downgrade(op: Operation) -> None:
    result = op.result_values()[0]
    result.set_type(Type.parse(str(result.type).replace(_TILE, _VECTOR, 1), op.context))


CHANGES = tuple(
    Change(f"amx.tile_{name}", 19, _upgrade, _downgrade) for name in ("load", "mulf", "muli", "zero")
)
