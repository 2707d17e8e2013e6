"""Reassociations: which dimensions of a shape are collapsed into one, as `[[0, 1], [2]]`.

Checks of `expand_shape` and `collapse_shape` of tensor and memref, as verifyReshapeLikeTypes and
reshapeLikeShapesAreCompatible of MLIR's ReshapeOpsUtils.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import TypeAlias

from mlirkit.builtin.attributes import ArrayAttr, IntegerAttr
from mlirkit.builtin.shaped_types import DYNAMIC, MemRefType, RankedTensorType
from mlirkit.dialects.declared import memref, tensor

Groups = list[list[int]]

Reshape: TypeAlias = (
    memref.ExpandShapeOp | memref.CollapseShapeOp | tensor.ExpandShapeOp | tensor.CollapseShapeOp
)


def groups_of(op: Reshape) -> Groups:
    """The numbers of the expanded dimensions, per collapsed dimension."""
    groups = [group for group in op.reassociation if isinstance(group, ArrayAttr)]
    return [[number.value for number in group if isinstance(number, IntegerAttr)] for group in groups]


def invalid_group(groups: Sequence[Sequence[int]]) -> int | None:
    """The first group that does not continue where the previous one ends; None if all do."""
    expected = 0
    for number, group in enumerate(groups):
        for dimension in group:
            if dimension != expected:
                return number
            expected += 1
    return None


def collapsed_shape(shape: Sequence[int], groups: Sequence[Sequence[int]]) -> list[int]:
    """One size per group: the product of its sizes, or unknown."""
    collapsed: list[int] = []
    for group in groups:
        size = 1
        for dimension in group:
            size = DYNAMIC if DYNAMIC in (size, shape[dimension]) else size * shape[dimension]
        collapsed.append(size)
    return collapsed


def verify_reassociation(
    op: Reshape, expanded: RankedTensorType | MemRefType, collapsed: RankedTensorType | MemRefType
) -> Groups:
    """Check that the operation's groups reassociate one shape to the other, and return them."""
    groups = groups_of(op)
    if len(expanded.dims) < len(collapsed.dims):
        raise op.op_error(
            f"expected the expanded type, '{expanded}' to have a higher (or same) rank than the collapsed "
            f"type, '{collapsed}'."
        )
    if len(collapsed.dims) != len(groups):
        raise op.op_error(
            f"expected collapsed rank ({len(collapsed.dims)}) to equal the number of reassociation maps "
            f"({len(groups)})."
        )
    # MLIR makes maps of the groups, with as many dimensions as the largest number in the groups, read as
    # unsigned, requires.
    named = (max([dimension % 2**32 for dimension in chain.from_iterable(groups)], default=-1) + 1) % 2**32
    for number in range(len(groups)):
        if named != len(expanded.dims):
            raise op.op_error(
                f"expected reassociation map #{number} to have size equal to the expanded rank "
                f"({len(expanded.dims)}), but it is  {named}."
            )
    wrong = invalid_group(groups)
    if wrong is not None:
        raise op.op_error(f"expected reassociation map #{wrong} to be valid and contiguous.")
    for number, (size, product) in enumerate(
        zip(collapsed.dims, collapsed_shape(expanded.dims, groups), strict=True)
    ):
        if product == DYNAMIC and size != DYNAMIC:
            raise op.op_error(
                f"expected dimension {number} of collapsed type to be dynamic since one or more of the "
                "corresponding dimensions in the expanded type is dynamic"
            )
        if size != product:
            raise op.op_error(
                f"expected dimension {number} of collapsed type to be static value of {product}"
            )
    return groups
