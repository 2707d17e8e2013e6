"""Inlining of affine operations, and into affine loops where the result stays valid.

Mirror: AffineInlinerInterface of mlir/lib/Dialect/Affine/IR/AffineOps.cpp.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mlirkit.core.matchers import constant_of
from mlirkit.core.operation import Operation
from mlirkit.core.region import Region
from mlirkit.core.side_effects import effects_of
from mlirkit.core.value import BlockArgument, Value
from mlirkit.dialects.affine.identifiers import is_valid_dimension, is_valid_symbol
from mlirkit.dialects.declared import affine
from mlirkit.dialects.inlining import InlineOperations
from mlirkit.ods.live.hooks import dialect_interface

_IsValid = Callable[[Value, Region | None], bool]

_STRUCTURES = (affine.AffineForOp, affine.AffineParallelOp, affine.AffineIfOp)
_Access = affine.AffineLoadOp | affine.AffineStoreOp | affine.AffineVectorLoadOp | affine.AffineVectorStoreOp


class AffineInliner(InlineOperations):
    """Loops and conditionals."""

    __slots__ = ()

    def is_legal_to_inline_region(
        self, dest: Region, src: Region, would_be_cloned: bool, mapping: dict[Value, Value]
    ) -> bool:
        if not isinstance(dest.parent_op, _STRUCTURES) or len(src.get_blocks()) != 1:
            return False
        return all(
            effects_of(op) == [] or _stays_valid(op, src, dest, mapping) for op in src.get_blocks()[0].ops()
        )

    def is_legal_to_inline(
        self, op: Operation, dest: Region, would_be_cloned: bool, mapping: dict[Value, Value]
    ) -> bool:
        around = dest.parent_op
        return around is not None and (
            around.info.has_trait("AffineScope") or isinstance(around, _STRUCTURES)
        )


def _stays_valid(op: Operation, src: Region, dest: Region, mapping: dict[Value, Value]) -> bool:
    if isinstance(op, affine.AffineApplyOp):
        is_dimension = is_valid_dimension(op.result, src)
        return _all_stay(
            list(op.mapOperands), src, dest, mapping, is_valid_dimension if is_dimension else is_valid_symbol
        )
    if not isinstance(op, _Access):
        return False
    operands: list[Value] = list(op.indices)
    count = op.map.map.n_dims
    return _all_stay(operands[:count], src, dest, mapping, is_valid_dimension) and _all_stay(
        operands[count:], src, dest, mapping, is_valid_symbol
    )


def _all_stay(
    values: Sequence[Value], src: Region, dest: Region, mapping: dict[Value, Value], is_valid: _IsValid
) -> bool:
    return all(_stays(value, src, dest, mapping, is_valid) for value in values)


def _stays(
    value: Value, src: Region, dest: Region, mapping: dict[Value, Value], is_valid: _IsValid
) -> bool:
    """Mirrors remainsLegalAfterInline: whether a value of the callee stays a valid dimension or symbol."""
    block = value.parent_block
    if block is None or block.parent_region is not src:
        return True
    if isinstance(value, BlockArgument):
        return is_valid(mapping[value], dest)
    op = value.defining_op
    assert op is not None
    return constant_of(op) is not None or op.info.has_trait("ShapedDimOpInterface")


dialect_interface("affine", "DialectInlinerInterface")(AffineInliner())
