"""Changes of tosa; tosa_quantization, tosa_ranks, tosa_scaling and tosa_shapes have most of them."""

from __future__ import annotations

from mlirkit.builtin.attributes import TypeAttr
from mlirkit.builtin.dense import DenseIntElementsAttr
from mlirkit.builtin.shaped_types import DYNAMIC, RankedTensorType
from mlirkit.core.operation import Operation
from mlirkit.layouts.changes import tosa_quantization, tosa_ranks, tosa_scaling, tosa_shapes
from mlirkit.layouts.changes.change import Change, attribute_of, get, put, take
from mlirkit.layouts.changes.tosa_operands import UNKNOWN, sizes_of


def _upgrade_variable(op: Operation) -> None:
    """A variable's shape was that of its type."""
    type_attribute = get(op, "type")
    type = type_attribute.value if isinstance(type_attribute, TypeAttr) else None
    if get(op, "var_shape") is not None or not isinstance(type, RankedTensorType):
        return
    sizes = sizes_of(type.dims)
    elements = f"[{', '.join(map(str, sizes))}]" if sizes else ""
    put(op, "type", TypeAttr(type.element_type))
    put(op, "var_shape", attribute_of(op, f"dense<{elements}> : tensor<{len(sizes)}xindex>"))


def _downgrade_variable(op: Operation) -> None:
    type_attribute, shape = get(op, "type"), take(op, "var_shape")
    if isinstance(type_attribute, TypeAttr) and isinstance(shape, DenseIntElementsAttr):
        sizes = [DYNAMIC if int(size) == UNKNOWN else int(size) for size in shape]
        put(op, "type", TypeAttr(RankedTensorType(sizes, type_attribute.value)))


CHANGES = (
    Change("tosa.variable", 20, _upgrade_variable, _downgrade_variable),
    # The ranks of operands are raised last.
    *tosa_ranks.CHANGES,
    *tosa_quantization.CHANGES,
    *tosa_scaling.CHANGES,
    *tosa_shapes.CHANGES,
)
