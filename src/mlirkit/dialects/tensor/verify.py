"""Verifiers of tensor: numbers of indices and sizes, and which types its casts go between."""

from __future__ import annotations

from typing import Any

from mlirkit.builtin.types import DYNAMIC, RankedTensorType, UnrankedTensorType
from mlirkit.core.attribute import Type
from mlirkit.dialects.cast_types import CastOfOneValue, compatible_shapes
from mlirkit.ods.live.hooks import interface, verifier


@verifier("tensor.extract")
def verify_extract(op: Any) -> None:
    """As ExtractOp::verify."""
    if len(op.operand(0).type.shape) != op.operand_count - 1:
        raise op.error("incorrect number of indices for extract_element")


@verifier("tensor.insert")
def verify_insert(op: Any) -> None:
    """As InsertOp::verify."""
    if len(op.operand(1).type.shape) != op.operand_count - 2:
        raise op.error("incorrect number of indices")


@verifier("tensor.empty", "tensor.splat")
def verify_sizes(op: Any) -> None:
    """As EmptyOp::verify and SplatOp::verify."""
    dynamic = sum(size == DYNAMIC for size in op.result_types()[0].shape)
    sizes = len(op.dynamicSizes)
    if sizes != dynamic:
        raise op.error(f"incorrect number of dynamic sizes, has {sizes}, expected {dynamic}")


class Cast(CastOfOneValue):
    """Between tensors of the same elements whose shapes agree wherever both are known."""

    __slots__ = ()

    def is_compatible(self, source: Type, target: Type) -> bool:
        tensors = (RankedTensorType, UnrankedTensorType)
        return (
            isinstance(source, tensors)
            and isinstance(target, tensors)
            and source.element_type == target.element_type
            and compatible_shapes(source, target)
        )


interface("tensor.cast", "CastOpInterface")(Cast())
