"""Folders and patterns that `expand_shape` and `collapse_shape` of tensor and memref share.

Mirror: mlir/Dialect/Utils/ReshapeOpsUtils.h.
"""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.builtin.dense import DenseElementsAttr, DenseI64ArrayAttr
from mlirkit.builtin.shaped_types import DYNAMIC, MemRefType, ShapedType
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.location import Location
from mlirkit.core.value import Value
from mlirkit.dialects.arith_operations import create_index, create_product
from mlirkit.dialects.constant_shapes import reshaped
from mlirkit.dialects.declared import memref, tensor
from mlirkit.dialects.mixed_values import Mixed, constant_of_mixed, mixed_values, split_mixed
from mlirkit.dialects.reassociation import Groups, Reshape, groups_of
from mlirkit.dialects.reassociation_search import (
    collapsing_groups,
    composed_groups,
    reassociation_attribute,
)
from mlirkit.patterns.rewriter import PatternRewriter

Expand = tensor.ExpandShapeOp | memref.ExpandShapeOp
Collapse = tensor.CollapseShapeOp | memref.CollapseShapeOp

_EXPAND = (tensor.ExpandShapeOp, memref.ExpandShapeOp)
_COLLAPSE = (tensor.CollapseShapeOp, memref.CollapseShapeOp)


def sizes_of(type: Type) -> tuple[int, ...]:
    """The sizes of a ranked tensor or memref."""
    assert isinstance(type, ShapedType)
    return type.dims


def output_shape(op: Expand) -> list[Mixed]:
    """The sizes of the expanded shape."""
    return mixed_values(op.static_output_shape.values, op.output_shape)


def create_collapse(
    rewriter: PatternRewriter, like: Reshape, type: Type, source: Value, groups: Groups, location: Location
) -> Value:
    """A collapse of the dialect of another operation."""
    kind = tensor.CollapseShapeOp if isinstance(like, _TENSOR) else memref.CollapseShapeOp
    properties = {"reassociation": reassociation_attribute(groups)}
    made: Value = rewriter.create(kind, [type], [source], properties, loc=location).result
    return made


def create_expand(
    rewriter: PatternRewriter,
    like: Reshape,
    type: Type,
    source: Value,
    groups: Groups,
    shape: Sequence[Mixed],
    location: Location,
) -> Value:
    """An expansion of the dialect of another operation."""
    kind = tensor.ExpandShapeOp if isinstance(like, _TENSOR) else memref.ExpandShapeOp
    integers, values = split_mixed(shape)
    properties: dict[str, Attribute] = {
        "reassociation": reassociation_attribute(groups),
        "static_output_shape": DenseI64ArrayAttr.get(integers),
    }
    made: Value = rewriter.create(kind, [type], [source, *values], properties, loc=location).result
    return made


_TENSOR = (tensor.ExpandShapeOp, tensor.CollapseShapeOp)


def fold_reshape(op: Reshape, constant: Attribute | None) -> Value | Attribute | None:
    """Mirrors foldReshapeOp: a reshape to the same type, of a constant, or of its inverse."""
    source = op.src
    if source.type == op.result.type:
        return source
    if isinstance(constant, DenseElementsAttr) and isinstance(op.result.type, ShapedType):
        return reshaped(constant, op.result.type) if op.result.type.has_static_shape else None
    inverse = source.defining_op
    if not isinstance(inverse, _COLLAPSE if isinstance(op, _EXPAND) else _EXPAND):
        return None
    if type(inverse).__module__ != type(op).__module__ or inverse.src.type != op.result.type:
        return None
    sizes = sizes_of(inverse.src.type)
    if sizes.count(DYNAMIC) < 2:
        return inverse.src
    groups = groups_of(op)
    if groups != groups_of(inverse):
        return None
    if len(sizes) < len(sizes_of(inverse.result.type)):
        return inverse.src
    if all(sizes[group[0] : group[0] + len(group)].count(DYNAMIC) < 2 for group in groups):
        return inverse.src
    return None


def _has_layout(*values: Value) -> bool:
    """Whether one of the values is a memref with a layout that is not the identity."""
    return any(isinstance(value.type, MemRefType) and not value.type.has_identity_layout for value in values)


def compose_reshapes(op: Reshape, rewriter: PatternRewriter) -> bool:
    """Merge two collapses in succession, or two expansions."""
    producer = op.src.defining_op
    if not isinstance(producer, type(op)) or _has_layout(producer.src, op.src, op.result):
        return False
    groups = composed_groups(groups_of(producer), groups_of(op))
    if groups is None:
        return False
    result_type = op.result.type
    if isinstance(op, _EXPAND):
        shape = output_shape(op)
        made = create_expand(rewriter, op, result_type, producer.src, groups, shape, op.location)
    else:
        made = create_collapse(rewriter, op, result_type, producer.src, groups, op.location)
    rewriter.replace_op(op, [made])
    return True


def compose_collapse_of_expand(op: Collapse, rewriter: PatternRewriter) -> bool:
    """A collapse of an expansion is a collapse, an expansion or a cast.

    collapse(expand(x : ?x?x?, [[0], [1], [2, 3]]), [[0, 1], [2, 3]])   ->   collapse(x, [[0, 1], [2]])
    """
    expand = op.src.defining_op
    if not isinstance(expand, tensor.ExpandShapeOp if isinstance(op, _TENSOR) else memref.ExpandShapeOp):
        return False
    if _has_layout(op.src, expand.src, expand.result) or expand.src.type == op.result.type:
        return False
    source, result_type = expand.src, op.result.type
    source_rank, result_rank = len(sizes_of(source.type)), len(sizes_of(result_type))
    is_collapse = source_rank > result_rank
    finer, coarser = groups_of(expand), groups_of(op)
    if not is_collapse:
        finer, coarser = coarser, finer
    groups: Groups = []
    number = 0
    for wide in coarser:
        group: list[int] = []
        while number < len(finer):
            last = finer[number][-1]
            if last > wide[-1]:
                return False
            group.append(number)
            number += 1
            if last == wide[-1]:
                break
        groups.append(group)
    if is_collapse:
        made = create_collapse(rewriter, op, result_type, source, groups, op.location)
    elif source_rank < result_rank:
        shape = [
            _product(op, [output_shape(expand)[number] for number in group], rewriter)
            for group in groups_of(op)
        ]
        made = create_expand(rewriter, op, result_type, source, groups, shape, op.location)
    else:
        cast = tensor.CastOp if isinstance(op, _TENSOR) else memref.CastOp
        made = rewriter.create(cast, [result_type], [source], loc=op.location).result
    rewriter.replace_op(op, [made])
    return True


def _product(op: Collapse, sizes: Sequence[Mixed], rewriter: PatternRewriter) -> Mixed:
    """The product of sizes, with the multiplications that it takes."""
    number = 1
    values: list[Value] = []
    for size in sizes:
        constant = constant_of_mixed(size)
        if constant is not None:
            number *= constant
        elif isinstance(size, Value):
            values.append(size)
    if not values:
        return number
    result = values[0]
    for value in values[1:]:
        result = create_product(rewriter, op.location, result, value)
    if number != 1:
        result = create_product(rewriter, op.location, result, create_index(rewriter, op.location, number))
    return result


def compose_expand_of_collapse(op: Expand, rewriter: PatternRewriter) -> bool:
    """An expansion of a collapse is one of both, if the shapes are unambiguous."""
    collapse = op.src.defining_op
    if not isinstance(
        collapse, tensor.CollapseShapeOp if isinstance(op, _TENSOR) else memref.CollapseShapeOp
    ):
        return False
    if _has_layout(op.src, collapse.src, collapse.result):
        return False
    source, result_type = collapse.src, op.result.type
    source_sizes, result_sizes = sizes_of(source.type), sizes_of(result_type)
    if len(source_sizes) == len(result_sizes):
        return False
    if len(source_sizes) > len(result_sizes):
        groups = _composed(groups_of(collapse), groups_of(op), source_sizes, result_sizes)
        if groups is None:
            return False
        made = create_collapse(rewriter, op, result_type, source, groups, op.location)
    else:
        groups = _composed(groups_of(op), groups_of(collapse), result_sizes, source_sizes)
        if groups is None:
            return False
        made = create_expand(rewriter, op, result_type, source, groups, output_shape(op), op.location)
    rewriter.replace_op(op, [made])
    return True


def _composed(
    finer: Groups, coarser: Groups, sizes: Sequence[int], collapsed: Sequence[int]
) -> Groups | None:
    """The groups that collapse one shape to another, within the groups of a shape that both collapse to."""
    if not finer:
        return collapsing_groups(sizes, collapsed)
    groups: Groups = []
    for group, other in zip(finer, coarser, strict=True):
        part = tuple(sizes[group[0] : group[0] + len(group)])
        other_part = tuple(collapsed[other[0] : other[0] + len(other)])
        if part.count(DYNAMIC) >= 2 and other_part.count(DYNAMIC) >= 2:
            return None
        if len(part) == len(other_part):
            if part != other_part:
                return None
            groups.extend([number] for number in group)
            continue
        result = collapsing_groups(part, other_part)
        if result is None:
            return None
        groups.extend([group[0] + number for number in numbers] for numbers in result)
    return groups
