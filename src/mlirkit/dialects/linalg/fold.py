"""Folders of linalg.  Mirror: mlir/lib/Dialect/Linalg/IR/LinalgOps.cpp."""

from __future__ import annotations

from mlirkit.builtin.affine_expr import AffineDimExpr
from mlirkit.builtin.attributes import IntegerAttr
from mlirkit.builtin.dense import DenseElementsAttr
from mlirkit.builtin.shaped_types import ShapedType
from mlirkit.builtin.types import INDEX
from mlirkit.core.attribute import Attribute
from mlirkit.core.operation import Operation
from mlirkit.core.value import Value
from mlirkit.dialects.constant_shapes import resized_splat
from mlirkit.dialects.declared import linalg
from mlirkit.dialects.linalg.structure import indexing_maps
from mlirkit.dialects.memref.casts import skip_casts
from mlirkit.ods.live.hooks import Folded, folder

Constants = list[Attribute | None]


@folder("linalg.*")
def read_cast_source(op: Operation, operands: Constants) -> Folded:
    """As the folders of structured operations: read the source of a cast memref."""
    return skip_casts(op)


@folder(linalg.TransposeOp)
def fold_transpose(op: linalg.TransposeOp, operands: Constants) -> list[Value] | None:
    """Mirrors TransposeOp::fold: the input, if the permutation is the identity."""
    permutation = list(op.permutation.values)
    if op.result and permutation == sorted(permutation):
        return [op.input]
    return None


@folder(linalg.IndexOp)
def fold_index(op: linalg.IndexOp, operands: Constants) -> Attribute | None:
    """Mirrors IndexOp::fold: zero for a dimension of size one."""
    structured = op.parent_op
    if structured is None or not structured.info.has_trait("LinalgOp"):
        return None
    dim = op.dim.value
    for value, map in zip(structured.operand_values(), indexing_maps(structured), strict=True):
        type = value.type
        for number, expr in enumerate(map.results):
            # The first operand indexed by the dimension determines its size.
            if isinstance(expr, AffineDimExpr) and expr.position == dim:
                is_one = isinstance(type, ShapedType) and type.dims[number] == 1
                return IntegerAttr.get(INDEX, 0) if is_one else None
    return None


@folder(linalg.PackOp)
def fold_pack(op: linalg.PackOp, operands: Constants) -> Attribute | None:
    """Mirrors PackOp::fold: a splat becomes a splat of the packed type, unless padded with another value."""
    source = operands[0]
    padding = operands[2] if op.padding_value is not None else None
    if padding is not None and isinstance(source, DenseElementsAttr) and source.is_splat:
        if source.get_splat_value() != padding:
            return None
    return resized_splat(source, op.dest.type)


@folder(linalg.UnPackOp)
def fold_unpack(op: linalg.UnPackOp, operands: Constants) -> Attribute | None:
    """Mirrors UnPackOp::fold: a splat becomes a splat of the unpacked type."""
    source, *_ = operands
    return resized_splat(source, op.dest.type)
