"""Canonicalization patterns of reshapes of tensors; patterns shared with memref: ../reshape_patterns.py.

Mirror: mlir/lib/Dialect/Tensor/IR/TensorOps.cpp.
"""

from __future__ import annotations

from mlirkit.builtin.dense import DenseElementsAttr
from mlirkit.builtin.shaped_types import DYNAMIC, RankedTensorType
from mlirkit.core.matchers import constant_value
from mlirkit.core.value import Value
from mlirkit.dialects.constant_shapes import resized_splat
from mlirkit.dialects.constant_values import constant_integer
from mlirkit.dialects.declared import arith, tensor
from mlirkit.dialects.mixed_values import mixed_values
from mlirkit.dialects.reassociation import collapsed_shape, groups_of
from mlirkit.dialects.reshape_patterns import (
    compose_collapse_of_expand,
    compose_expand_of_collapse,
    compose_reshapes,
    create_collapse,
    create_expand,
)
from mlirkit.dialects.static_shapes import foldable_cast
from mlirkit.ods.live.hooks import canonicalizer
from mlirkit.patterns.rewriter import PatternRewriter

_PATTERN = "(anonymous namespace)::"
_EXPAND = "mlir::tensor::ExpandShapeOp"
_COLLAPSE = "mlir::tensor::CollapseShapeOp"

Reshape = tensor.ExpandShapeOp | tensor.CollapseShapeOp


def reshape_constant(op: Reshape, rewriter: PatternRewriter) -> bool:
    """Reshape a constant splat."""
    constant = constant_value(op.src)
    splat = resized_splat(constant, op.result.type) if isinstance(constant, DenseElementsAttr) else None
    if splat is None:
        return False
    made = rewriter.create(arith.ConstantOp, [op.result.type], (), {"value": splat}, loc=op.location)
    rewriter.replace_op(op, made)
    return True


def reshape_splat(op: Reshape, rewriter: PatternRewriter) -> bool:
    """Reshape a `tensor.splat`."""
    splat = op.src.defining_op
    if not isinstance(splat, tensor.SplatOp) or not splat.aggregate.type.has_static_shape:
        return False
    rewriter.replace_op(op, rewriter.create(tensor.SplatOp, [op.result.type], [splat.input], loc=op.location))
    return True


def reshape_elements(op: Reshape, rewriter: PatternRewriter) -> bool:
    """Reshape a `tensor.from_elements`."""
    listed = op.src.defining_op
    type = op.result.type
    if not isinstance(listed, tensor.FromElementsOp) or not type.has_static_shape:
        return False
    made = rewriter.create(tensor.FromElementsOp, [type], list(listed.elements), loc=op.location)
    rewriter.replace_op(op, made)
    return True


def collapse_cast_source(op: tensor.CollapseShapeOp, rewriter: PatternRewriter) -> bool:
    """Collapse the source of a cast to a less static type."""
    source = foldable_cast(op.src)
    if source is None:
        return False
    assert isinstance(source.type, RankedTensorType)
    groups = groups_of(op)
    type = RankedTensorType.get(collapsed_shape(source.type.dims, groups), source.type.element_type)
    if type == op.result.type:
        rewriter.set_operand(op, 0, source)
        return True
    collapsed = create_collapse(rewriter, op, type, source, groups, op.location)
    cast = rewriter.create(tensor.CastOp, [op.result.type], [collapsed], loc=op.location)
    rewriter.replace_op(op, cast)
    return True


def expand_to_constants(op: tensor.ExpandShapeOp, rewriter: PatternRewriter) -> bool:
    """Make constant sizes part of the type, if the source is cast from a static type."""
    source = foldable_cast(op.src)
    if source is None:
        return False
    old_type, source_type = op.result.type, source.type
    assert isinstance(old_type, RankedTensorType) and isinstance(source_type, RankedTensorType)
    groups = groups_of(op)
    dims = list(old_type.dims)
    values: list[Value] = []
    dynamic = iter(op.output_shape)
    for size, group in zip(source_type.dims, groups, strict=True):
        for number in group:
            if dims[number] != DYNAMIC:
                continue
            value = next(dynamic)
            constant = None if size == DYNAMIC else constant_integer(value)
            if constant is None:
                values.append(value)
            else:
                dims[number] = constant
    if len(values) == len(op.output_shape):
        return False
    element = source_type.element_type
    input_type = RankedTensorType.get(collapsed_shape(dims, groups), element)
    cast = rewriter.create(tensor.CastOp, [input_type], [op.src], loc=op.location).result
    type = RankedTensorType.get(dims, element)
    shape = mixed_values(dims, values)
    expanded = create_expand(rewriter, op, type, cast, groups, shape, op.location)
    rewriter.replace_op(op, rewriter.create(tensor.CastOp, [old_type], [expanded], loc=op.location))
    return True


canonicalizer(
    tensor.ExpandShapeOp,
    f"mlir::ComposeReassociativeReshapeOps<{_EXPAND}, mlir::ReshapeOpKind::kExpand>",
)(compose_reshapes)
canonicalizer(tensor.ExpandShapeOp, f"mlir::ComposeExpandOfCollapseOp<{_EXPAND}, {_COLLAPSE}>")(
    compose_expand_of_collapse
)
canonicalizer(tensor.ExpandShapeOp, _PATTERN + "ConvertToStaticExpandShape")(expand_to_constants)
canonicalizer(
    tensor.CollapseShapeOp,
    f"mlir::ComposeReassociativeReshapeOps<{_COLLAPSE}, mlir::ReshapeOpKind::kCollapse>",
)(compose_reshapes)
canonicalizer(
    tensor.CollapseShapeOp,
    f"mlir::ComposeCollapseOfExpandOp<{_COLLAPSE}, {_EXPAND}, mlir::tensor::CastOp, mlir::tensor::DimOp, "
    "mlir::RankedTensorType>",
)(compose_collapse_of_expand)
canonicalizer(tensor.ExpandShapeOp, f"{_PATTERN}FoldReshapeWithConstant<{_EXPAND}>")(reshape_constant)
canonicalizer(tensor.ExpandShapeOp, f"{_PATTERN}FoldReshapeWithSplat<{_EXPAND}>")(reshape_splat)
canonicalizer(tensor.ExpandShapeOp, f"{_PATTERN}FoldReshapeWithFromElements<{_EXPAND}>")(reshape_elements)
canonicalizer(tensor.CollapseShapeOp, f"{_PATTERN}FoldReshapeWithConstant<{_COLLAPSE}>")(reshape_constant)
canonicalizer(tensor.CollapseShapeOp, f"{_PATTERN}FoldReshapeWithSplat<{_COLLAPSE}>")(reshape_splat)
canonicalizer(tensor.CollapseShapeOp, f"{_PATTERN}FoldReshapeWithFromElements<{_COLLAPSE}>")(reshape_elements)
canonicalizer(tensor.CollapseShapeOp, _PATTERN + "FoldCollapseOfCastOp")(collapse_cast_source)
