"""Building tensors as upstream's bindings do.

    tensor.empty([4, n], f32)           sizes are numbers or values; likewise EmptyOp, and `encoding=`

    @tensor.generate(type, dynamic_extents=[n])
    def made(i: index): ...             the element at the indices

Calls of the generated builders, with the result type first, work as well.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeGuard, cast

from mlirkit.builtin.shaped_types import DYNAMIC, RankedTensorType
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.operation_name import OperationName
from mlirkit.core.operation_state import OperationState
from mlirkit.dialects.declared import tensor
from mlirkit.dialects.loading import shared_dialect
from mlirkit.dialects.mixed_arguments import MixedInt, ValueLike
from mlirkit.dialects.region_functions import BodyFunction, region_op
from mlirkit.ods.live.building.op_builder import OpBuilder
from mlirkit.ods.live.building.value_builder import Computed
from mlirkit.ods.live.hooks import builder, face_function


@builder(tensor.EmptyOp)
def build_empty(
    builder: OpBuilder,
    info: OperationName,
    *args: Sequence[MixedInt] | Type,
    sizes: Sequence[MixedInt] | None = None,
    element_type: Type | None = None,
    encoding: Attribute | None = None,
    **named: object,
) -> OperationState:
    """Build `tensor.empty`: `(sizes, element type)`, or `(result type, dynamic sizes)` as the generated
    builder."""
    if sizes is None and len(args) == 2 and isinstance(args[1], Type):
        sizes, element_type = cast(tuple[Sequence[MixedInt], Type], args)
    elif sizes is None and len(args) == 1 and element_type is not None:
        (sizes,) = cast(tuple[Sequence[MixedInt]], args)
    if sizes is None or element_type is None:
        return builder.complete_state(info, args, named)
    static = [int(size) if _is_number(size) else DYNAMIC for size in sizes]
    dynamic = [size for size in sizes if not _is_number(size)]
    return builder.state(info, (RankedTensorType(static, element_type, encoding), dynamic), named)


def _is_number(size: object) -> TypeGuard[int]:
    return hasattr(size, "__index__")


@face_function("tensor", "generate")
def generate(
    result: Type,
    *args: Sequence[ValueLike],
    dynamic_extents: Sequence[ValueLike] | None = None,
    **named: object,
) -> Computed | Callable[[BodyFunction], Computed]:
    """A decorator for the function that computes an element; `(result, extents)` or by name."""
    extents = list(args[0]) if args else list(dynamic_extents or ())
    dialect = shared_dialect("tensor")
    decorator = region_op(
        dialect.public("GenerateOp"), terminator=lambda made: dialect.public("YieldOp")(made[0])
    )
    made: Computed | Callable[[BodyFunction], Computed] = decorator(result, extents, **named)
    return made


# Upstream's module has this name as well.
face_function("tensor", "region_op")(region_op)
