"""Masks that are known to be all true or all false.  Mirror: mlir/lib/Dialect/Vector/IR/VectorOps.cpp."""

from __future__ import annotations

from mlirkit.builtin.attributes import IntegerAttr
from mlirkit.builtin.dense import DenseIntElementsAttr
from mlirkit.builtin.shaped_types import VectorType
from mlirkit.core.value import Value
from mlirkit.dialects.declared import arith, vector
from mlirkit.folding.matchers import int_of


def known_mask(mask: Value) -> bool | None:
    """Mirrors getMaskFormat: True for an all-true mask, False for an all-false one, None if unknown."""
    definition = mask.defining_op
    if isinstance(definition, arith.ConstantOp):
        bit = int_of(definition.value) if isinstance(definition.value, DenseIntElementsAttr) else None
        return None if bit is None else not bit.is_zero
    if isinstance(definition, vector.ConstantMaskOp):
        type = definition.result.type
        extents = (type.dims if isinstance(type, VectorType) else ()) or (1,)
        sizes = definition.mask_dim_sizes.values
        if all(size >= extent for size, extent in zip(sizes, extents, strict=True)):
            return True
        return None if any(size > 0 for size in sizes) else False
    if isinstance(definition, vector.CreateMaskOp) and any(map(_is_below_one, definition.operands_)):
        return False
    return None


def _is_below_one(size: Value) -> bool:
    """Whether a mask bound is a constant of at most zero."""
    constant = size.defining_op
    if not isinstance(constant, arith.ConstantOp) or not isinstance(constant.value, IntegerAttr):
        return False
    return constant.value.value <= 0
