"""Canonicalization patterns of bufferization: needless copies, reads of tensors and buffers.

Patterns of `dealloc` are in `dealloc_patterns`.
Mirror: mlir/lib/Dialect/Bufferization/IR/BufferizationOps.cpp.
"""

from __future__ import annotations

from mlirkit.builtin.attributes import UnitAttr
from mlirkit.builtin.dense import DenseI32ArrayAttr
from mlirkit.builtin.shaped_types import (
    DYNAMIC,
    MemRefType,
    RankedTensorType,
    UnrankedMemRefType,
)
from mlirkit.builtin.strides import strides_and_offset
from mlirkit.builtin.types import INDEX
from mlirkit.core.attribute import Attribute
from mlirkit.core.matchers import defined_by
from mlirkit.core.operation import Operation
from mlirkit.core.side_effects import has_effect
from mlirkit.core.value import Value
from mlirkit.dialects.arith_operations import create_index
from mlirkit.dialects.constant_values import constant_integer
from mlirkit.dialects.declared import bufferization, memref, tensor
from mlirkit.dialects.memref.verify import Cast
from mlirkit.dialects.static_shapes import with_constant_sizes
from mlirkit.dialects.view_origins import view_origin
from mlirkit.ods.live.hooks import canonicalizer
from mlirkit.patterns.rewriter import PatternRewriter

_PATTERN = "(anonymous namespace)::"
_CASTS = Cast()

# -- new tensors ------------------------------------------------------------------------------------------


@canonicalizer(tensor.DimOp, _PATTERN + "FoldDimOfAllocTensorOp", added_by=bufferization.AllocTensorOp)
def read_size_of_new(op: tensor.DimOp, rewriter: PatternRewriter) -> bool:
    """dim(alloc_tensor) -> the size operand, or the size of the copied tensor."""
    made = defined_by(op.source, bufferization.AllocTensorOp)
    number = constant_integer(op.index)
    if made is None or number is None:
        return False
    type = made.result.type
    if not isinstance(type, RankedTensorType) or not 0 <= number < len(type.dims):
        return False
    if type.dims[number] != DYNAMIC:
        return False
    if made.copy is None:
        size: Value = made.dynamic_sizes[type.dims[:number].count(DYNAMIC)]
    else:
        index = create_index(rewriter, made.location, number)
        size = rewriter.create(tensor.DimOp, [INDEX], [made.copy, index], loc=made.location).result
    rewriter.replace_op(op, [size])
    return True


@canonicalizer(bufferization.AllocTensorOp, _PATTERN + "ReplaceStaticShapeDims")
def fold_constant_sizes(op: bufferization.AllocTensorOp, rewriter: PatternRewriter) -> bool:
    """Make constant sizes part of the type."""
    old_type = op.result.type
    if op.copy is not None or not isinstance(old_type, RankedTensorType):
        return False
    type, sizes = with_constant_sizes(old_type, op.dynamic_sizes)
    if type == old_type:
        return False
    properties = {"operandSegmentSizes": DenseI32ArrayAttr.get([len(sizes), 0, 0])}
    made = rewriter.create(bufferization.AllocTensorOp, [type], sizes, properties, loc=op.location)
    rewriter.replace_with(op, tensor.CastOp, [made.result])
    return True


# -- copies -----------------------------------------------------------------------------------------------


def _deallocations(value: Value) -> list[Operation]:
    """Mirrors memref::findDealloc: the operations that free a value."""
    return [user for user in value.users if has_effect(user, "Free", value=value)]


@canonicalizer(bufferization.CloneOp, _PATTERN + "SimplifyClones")
def drop_clone(op: bufferization.CloneOp, rewriter: PatternRewriter) -> bool:
    """Erase a clone if it or its source is freed in the same block."""
    if not op.output.has_uses:
        rewriter.erase_op(op)
        return True
    source: Value = op.input
    type = op.output.type
    if source.type != type and not _CASTS.is_compatible(source.type, type):
        return False
    freeing = _deallocations(op.output)
    freeing_source = _deallocations(view_origin(source))
    if len(freeing) > 1 or len(freeing_source) > 1:
        return False
    if any(isinstance(operation, memref.ReallocOp) for operation in (*freeing, *freeing_source)):
        return False
    if freeing and freeing_source and freeing[0].parent_block is freeing_source[0].parent_block:
        return False
    redundant = next(
        (user for user in (*freeing, *freeing_source) if user.parent_block is op.parent_block), None
    )
    if redundant is None or not _frees_nothing_between(op, redundant):
        return False
    if source.type != type:
        source = rewriter.create(memref.CastOp, [type], [source], loc=op.location).result
    rewriter.replace_op(op, [source])
    rewriter.erase_op(redundant)
    return True


def _frees_nothing_between(first: Operation, last: Operation) -> bool:
    """Whether `last` is behind `first` in a block, and no operation in between frees memory."""
    between = first.next_op
    while between is not None and between is not last:
        if has_effect(between, "Free"):
            return False
        between = between.next_op
    return between is last


# -- between tensors and buffers --------------------------------------------------------------------------


@canonicalizer(tensor.DimOp, _PATTERN + "DimOfToTensorFolder", added_by=bufferization.ToTensorOp)
def read_size_of_tensor(op: tensor.DimOp, rewriter: PatternRewriter) -> bool:
    """dim(to_tensor(m)) -> dim(m)."""
    made = defined_by(op.source, bufferization.ToTensorOp)
    if made is None:
        return False
    rewriter.replace_with(op, memref.DimOp, [made.buffer, op.index])
    return True


@canonicalizer(memref.DimOp, _PATTERN + "DimOfCastOp", added_by=bufferization.ToBufferOp)
def read_size_of_buffer(op: memref.DimOp, rewriter: PatternRewriter) -> bool:
    """dim(to_buffer(t)) -> dim(t)."""
    buffer = defined_by(op.source, bufferization.ToBufferOp)
    if buffer is None:
        return False
    rewriter.replace_with(op, tensor.DimOp, [buffer.tensor, op.index])
    return True


@canonicalizer(memref.LoadOp, _PATTERN + "LoadOfToBuffer", added_by=bufferization.ToBufferOp)
def load_to_extract(op: memref.LoadOp, rewriter: PatternRewriter) -> bool:
    """load(to_buffer(t)) -> extract(t)."""
    buffer = defined_by(op.memref, bufferization.ToBufferOp)
    if buffer is None:
        return False
    rewriter.replace_with(op, tensor.ExtractOp, [buffer.tensor, *op.indices])
    return True


@canonicalizer(bufferization.ToBufferOp, _PATTERN + "ToBufferOfCast")
def cast_buffer_of_tensor(op: bufferization.ToBufferOp, rewriter: PatternRewriter) -> bool:
    """to_buffer(cast(t)) -> memref.cast(to_buffer(t))."""
    cast = defined_by(op.tensor, tensor.CastOp)
    source = None if cast is None else cast.source.type
    type = op.buffer.type
    if cast is None or not isinstance(source, RankedTensorType):
        return False
    if not isinstance(type, (MemRefType, UnrankedMemRefType)):
        return False
    layout = type.layout if isinstance(type, MemRefType) else None
    buffer_type = MemRefType(source.dims, source.element_type, layout, type.memory_space)
    properties: dict[str, Attribute] = {"read_only": UnitAttr.get()} if op.read_only else {}
    buffer = rewriter.create(
        bufferization.ToBufferOp, [buffer_type], [cast.source], properties, loc=op.location
    )
    rewriter.replace_with(op, memref.CastOp, [buffer.buffer])
    return True


@canonicalizer(bufferization.ToBufferOp, _PATTERN + "ToBufferToTensorFolding")
def take_first_buffer(op: bufferization.ToBufferOp, rewriter: PatternRewriter) -> bool:
    """to_buffer(to_tensor(m)) -> m, cast or copied if the type differs."""
    made = defined_by(op.tensor, bufferization.ToTensorOp)
    if made is None:
        return False
    buffer: Value = made.buffer
    source, target = buffer.type, op.buffer.type
    if source == target:
        rewriter.replace_op(op, [buffer])
        return True
    if not isinstance(target, MemRefType):
        rewriter.replace_with(op, memref.CastOp, [buffer])
        return True
    if not isinstance(source, MemRefType):
        return False
    replacement = _cast_or_copied(rewriter, buffer, source, target)
    if replacement is None:
        return False
    rewriter.replace_op(op, [replacement])
    return True


def _cast_or_copied(
    rewriter: PatternRewriter, value: Value, source: MemRefType, target: MemRefType
) -> Value | None:
    """Mirrors castOrReallocMemRefValue: a cast, or a copy into a new allocation."""
    if source.element_type != target.element_type or len(source.dims) != len(target.dims):
        return None
    location = value.location
    if _CASTS.is_compatible(source, target) and _keeps_layout(source, target):
        cast: Value = rewriter.create(memref.CastOp, [target], [value], loc=location).result
        return cast
    sizes: list[Value] = []
    for number, size in enumerate(target.dims):
        if size == DYNAMIC:
            index = create_index(rewriter, location, number)
            sizes.append(rewriter.create(memref.DimOp, [INDEX], [value, index], loc=location).result)
    segments = {"operandSegmentSizes": DenseI32ArrayAttr.get([len(sizes), 0])}
    copy: Value = rewriter.create(memref.AllocOp, [target], sizes, segments, loc=location).memref
    rewriter.create(memref.CopyOp, [], [value, copy], loc=location)
    return copy


def _keeps_layout(source: MemRefType, target: MemRefType) -> bool:
    """Whether strides and offset are static in the target type only where they are in the source type."""
    before, after = strides_and_offset(source), strides_and_offset(target)
    if before is None or after is None:
        return False
    pairs = zip([*before[0], before[1]], [*after[0], after[1]], strict=True)
    return not any(old == DYNAMIC != new for old, new in pairs)
