"""Building tensors as upstream's bindings do.

    tensor.empty([4, n], f32)           sizes are numbers or values; likewise EmptyOp, and `encoding=`

    @tensor.generate(type, dynamic_extents=[n])
    def made(i: index): ...             the element where the indices are

The forms of the definitions, with the result's type in front, are understood, too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mlirkit.builtin.shaped_types import DYNAMIC, RankedTensorType
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.operation_name import OperationName
from mlirkit.core.operation_state import OperationState
from mlirkit.core.value import Value
from mlirkit.dialects.declared import tensor
from mlirkit.dialects.loading import shared_dialect
from mlirkit.dialects.region_functions import region_op
from mlirkit.ods.live.hooks import builder, face_function
from mlirkit.ods.live.op_builder import OpBuilder


@builder(tensor.EmptyOp)
def build_empty(
    builder: OpBuilder,
    info: OperationName,
    *args: Any,
    sizes: Sequence[Any] | None = None,
    element_type: Type | None = None,
    encoding: Attribute | None = None,
    **named: Any,
) -> OperationState:
    """`(sizes, element type)`, or `(result type, dynamic sizes)` as the definition has it."""
    if sizes is None and len(args) == 2 and isinstance(args[1], Type):
        sizes, element_type = args
    elif sizes is None and len(args) == 1 and element_type is not None:
        (sizes,) = args
    if sizes is None or element_type is None:
        return builder.complete_state(info, args, named)
    static = [int(each) if _is_number(each) else DYNAMIC for each in sizes]
    dynamic = [each for each in sizes if not _is_number(each)]
    return builder.state(info, (RankedTensorType(static, element_type, encoding), dynamic), named)


def _is_number(size: object) -> bool:
    return hasattr(size, "__index__")


@face_function("tensor", "generate")
def generate(result: Type, *args: Any, dynamic_extents: Sequence[Value] | None = None, **named: Any) -> Any:
    """A decorator of the function that gives an element; `(result, extents)` or by name."""
    extents = list(args[0]) if args else list(dynamic_extents or ())
    dialect = shared_dialect("tensor")
    decorator = region_op(
        dialect.public("GenerateOp"), terminator=lambda made: dialect.public("YieldOp")(made[0])
    )
    return decorator(result, extents, **named)
