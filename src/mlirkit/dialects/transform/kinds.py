"""What types and operations of transform are: handles of operations and of values, parameters; consumers."""

from __future__ import annotations

from typing import Any

from mlirkit.core.operation import Operation
from mlirkit.core.value import Value

_HANDLES = ("transform.any_op", "transform.op", "pdl.operation")
_VALUES = ("transform.any_value", "pdl.value")
_PARAMETERS = ("transform.any_param", "transform.param", "transform.affine_map", "transform.type")

CONSUMED = "transform.consumed"
READ_ONLY = "transform.readonly"


def name_of(value: Any) -> str:
    """`transform.any_op` of a type of a dialect; empty for builtin ones."""
    return str(getattr(value, "FULL_NAME", ""))


def kind(type: Any) -> str | None:
    """Which interface of transform's types the type has; None if it has none."""
    name = name_of(type)
    for kind, names in (("operation", _HANDLES), ("value", _VALUES), ("parameter", _PARAMETERS)):
        if name in names:
            return kind
    return None


def same_kind(one: Any, other: Any) -> bool:
    """As implementSameTransformInterface."""
    return kind(one) is not None and kind(one) == kind(other)


def has_interface(op: Operation, name: str) -> bool:
    """Whether the operation's definition has an interface (of transform's, which nothing implements here)."""
    return bool(op.info.has_trait(name))


def is_transform(op: Operation) -> bool:
    """Whether the operation is one that transforms."""
    return has_interface(op, "TransformOpInterface")


# Operations that say in C++ which of their operands they consume; those of FunctionalStyleTransformOpTrait
# consume all handles of operations.
_CONSUMING: dict[str, tuple[int, ...]] = {
    "transform.structured.fuse_into_containing_op": (0,),
    "transform.structured.split": (0,),
    "transform.structured.tile_using_for": (0,),
    "transform.structured.tile_using_forall": (0,),
    "transform.structured.fuse": (0,),
    "transform.structured.pack": (0,),
    "transform.structured.pad": (0,),
    "transform.structured.vectorize": (0,),
    "transform.structured.replace": (0,),
    "transform.structured.decompose_interface": (0,),
    "transform.apply_registered_pass": (0,),
    "transform.affine.simplify_bounded_affine_ops": (0,),
}


def consumes(op: Operation, handle: Value) -> bool:
    """As isHandleConsumed: whether what the handle stands for may be gone after the operation."""
    if not is_transform(op):
        return True
    if op.info.has_trait("FunctionalStyleTransformOpTrait"):
        return True
    numbers = _CONSUMING.get(op.info.name, ())
    return any(op.operand(number) is handle for number in numbers if number < op.operand_count)
