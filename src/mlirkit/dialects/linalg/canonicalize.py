"""Canonicalization patterns of linalg's structured operations: static sizes, no needless moves of data.

Patterns of fills and of packing are in `fill_patterns` and `pack_patterns`. Mirror:
mlir/lib/Dialect/Linalg/IR/LinalgOps.cpp.
"""

from __future__ import annotations

from mlirkit.builtin.affine_expr import AffineDimExpr
from mlirkit.builtin.affine_map import AffineMap
from mlirkit.builtin.shaped_types import (
    DYNAMIC,
    MemRefType,
    RankedTensorType,
    ShapedType,
    UnrankedMemRefType,
    UnrankedTensorType,
)
from mlirkit.builtin.types import INDEX
from mlirkit.core.attribute import Type
from mlirkit.core.matchers import defined_by
from mlirkit.core.operation import Operation
from mlirkit.core.value import BlockArgument, Value
from mlirkit.dialects.arith_operations import create_index
from mlirkit.dialects.constant_values import result_number
from mlirkit.dialects.declared import linalg, sparse_tensor, tensor
from mlirkit.dialects.linalg.creation import create_broadcast, create_transpose
from mlirkit.dialects.linalg.structure import indexing_maps, init_range
from mlirkit.dialects.mixed_values import Mixed, split_mixed
from mlirkit.dialects.static_shapes import preserves_static_information
from mlirkit.dialects.tensor.verify import Cast
from mlirkit.ods.live.hooks import canonicalizer, dialect_canonicalizer, interface_canonicalizer
from mlirkit.patterns.rewriter import PatternRewriter

_PATTERN = "(anonymous namespace)::"
_CASTS = Cast()
_TENSORS = (RankedTensorType, UnrankedTensorType)
_BUFFERS = (MemRefType, UnrankedMemRefType)


def _is_on_tensors(op: Operation) -> bool:
    """Mirrors hasPureTensorSemantics: whether some operands are tensors and none are memrefs."""
    types = op.operand_types()
    return any(isinstance(type, _TENSORS) for type in types) and not _has_buffers(op)


def _has_buffers(op: Operation) -> bool:
    return any(isinstance(operand_type, _BUFFERS) for operand_type in op.operand_types())


# -- all structured operations ----------------------------------------------------------------------------


@interface_canonicalizer("linalg", "LinalgOp", _PATTERN + "EraseDeadLinalgOp")
def erase_without_elements(op: Operation, rewriter: PatternRewriter) -> bool:
    """Erase an operation on a memref without elements."""
    if any(isinstance(type, MemRefType) and 0 in type.dims for type in op.operand_types()):
        rewriter.erase_op(op)
        return True
    return False


@dialect_canonicalizer("linalg", tensor.CastOp, _PATTERN + "FoldTensorCastConsumerOp")
def propagate_cast_type(op: tensor.CastOp, rewriter: PatternRewriter) -> bool:
    """Give a result the more static type that it is cast to, and cast the output operand."""
    type = op.dest.type
    structured = op.source.defining_op
    if not preserves_static_information(op.source.type, type) or structured is None:
        return False
    if not structured.info.has_trait("LinalgOp") or structured.parent_block is not op.parent_block:
        return False
    rewriter.set_insertion_point(structured)
    location = structured.location
    number = result_number(op.source)
    operands = structured.operand_values()
    init = init_range(structured)[number]
    operands[init] = rewriter.create(tensor.CastOp, [type], [operands[init]], loc=location).result
    types = structured.result_types()
    types[number] = type
    copy = rewriter.clone_with(structured, types, operands)
    values: list[Value] = [*copy.result_values()]
    made = values[number]
    values[number] = rewriter.create(tensor.CastOp, [op.source.type], [made], loc=location).result
    rewriter.replace_op(structured, values)
    rewriter.replace_op(op, [made])
    return True


def _known_sizes(values: list[Value], maps: list[AffineMap]) -> dict[int, int]:
    """The static sizes of iteration dimensions, each from the first operand with a static size."""
    sizes: dict[int, int] = {}
    for value, map in zip(values, maps, strict=True):
        type = value.type
        if not isinstance(type, RankedTensorType):
            continue
        cast = defined_by(value, tensor.CastOp)
        source = None if cast is None else cast.source.type
        is_static = isinstance(source, RankedTensorType) and source.has_static_shape
        shape = source.dims if isinstance(source, RankedTensorType) and is_static else type.dims
        for number, expr in enumerate(map.results):
            if type.dims[number] != DYNAMIC and isinstance(expr, AffineDimExpr):
                sizes.setdefault(expr.position, shape[number])
    return sizes


@interface_canonicalizer("linalg", "LinalgOp", _PATTERN + "InferStaticShapeOfOperands")
def infer_static_shapes(op: Operation, rewriter: PatternRewriter) -> bool:
    """Cast operands to types with all sizes that are static in any operand's type."""
    maps = indexing_maps(op)
    if not _is_on_tensors(op) or not all(map.is_projected_permutation for map in maps):
        return False
    operands = op.operand_values()
    sizes = _known_sizes(operands, maps)
    inits = init_range(op)
    types: list[Type] = []
    has_changed = False
    for number, (value, map) in enumerate(zip(list(operands), maps, strict=True)):
        type = value.type
        if not isinstance(type, RankedTensorType):
            continue
        dims = list(type.dims)
        for at, expr in enumerate(map.results):
            if isinstance(expr, AffineDimExpr) and dims[at] == DYNAMIC:
                dims[at] = sizes.get(expr.position, DYNAMIC)
        refined = RankedTensorType.get(dims, type.element_type, type.encoding)
        if refined != type:
            operands[number] = rewriter.create(tensor.CastOp, [refined], [value], loc=op.location).result
            has_changed = True
        if number in inits:
            types.append(refined)
    if not has_changed:
        return False
    copy = rewriter.clone_with(op, types, operands)
    values: list[Value] = []
    for old, new in zip(op.result_values(), copy.result_values(), strict=True):
        result: Value = new
        if new.type != old.type:
            result = rewriter.create(tensor.CastOp, [old.type], [new], loc=op.location).result
        values.append(result)
    rewriter.replace_op(op, values)
    return True


# -- operations that only move values ---------------------------------------------------------------------


def _is_sparse(type: Type) -> bool:
    encoding = type.encoding if isinstance(type, RankedTensorType) else None
    return isinstance(encoding, sparse_tensor.SparseTensorEncodingAttr)


def erase_identity(op: linalg.GenericOp | linalg.BroadcastOp, rewriter: PatternRewriter) -> bool:
    """Replace an operation that yields its elements unchanged by its operands."""
    maps = indexing_maps(op)
    block = op.region.blocks[0]
    yielding = block.first
    if any(map != maps[0] for map in maps[1:]) or not isinstance(yielding, linalg.YieldOp):
        return False
    yielded: list[Value] = list(yielding.values)
    operands = op.operand_values()
    if _has_buffers(op) and not any(isinstance(value.type, _TENSORS) for value in operands):
        first = yielded[0]
        if len(operands) != 2 or init_range(op).start != 1 or operands[0] is not operands[1]:
            return False
        if not isinstance(first, BlockArgument) or first.block is not block:
            return False
        rewriter.erase_op(op)
        return True
    if not _is_on_tensors(op):
        return False
    values: list[Value] = []
    for argument, result in zip(yielded, op.result_values(), strict=True):
        if not isinstance(argument, BlockArgument) or argument.block is not block:
            return False
        value, type = operands[argument.number], result.type
        if value.type != type:
            if _is_sparse(value.type) or _is_sparse(type):
                value = rewriter.create(sparse_tensor.ConvertOp, [type], [value], loc=op.location).dest
            elif _CASTS.is_compatible(value.type, type):
                value = rewriter.create(tensor.CastOp, [type], [value], loc=op.location).result
            else:
                return False
        values.append(value)
    rewriter.replace_op(op, values)
    return True


canonicalizer(linalg.GenericOp, _PATTERN + "EraseIdentityLinalgOp<mlir::linalg::GenericOp>")(erase_identity)
canonicalizer(linalg.BroadcastOp, _PATTERN + "EraseIdentityLinalgOp<mlir::linalg::BroadcastOp>")(
    erase_identity
)


@canonicalizer(linalg.CopyOp, _PATTERN + "EraseSelfCopy")
def erase_self_copy(op: linalg.CopyOp, rewriter: PatternRewriter) -> bool:
    """Erase a copy to itself."""
    if list(op.inputs) != list(op.outputs):
        return False
    rewriter.replace_op(op, [] if _has_buffers(op) else list(op.inputs))
    return True


@canonicalizer(linalg.TransposeOp, "FoldTransposeWithTranspose")
def compose_transposes(op: linalg.TransposeOp, rewriter: PatternRewriter) -> bool:
    """Merge two consecutive transposes."""
    first = defined_by(op.input, linalg.TransposeOp)
    if first is None:
        return False
    before = list(first.permutation.values)
    permutation = [before[number] for number in op.permutation.values]
    made = create_transpose(rewriter, first.input, op.init, permutation, op.location)
    rewriter.replace_op(op, made)
    return True


@canonicalizer(linalg.TransposeOp, "SwapTransposeWithBroadcast")
def transpose_before_broadcast(op: linalg.TransposeOp, rewriter: PatternRewriter) -> bool:
    """Move a transpose in front of a broadcast."""
    broadcast = defined_by(op.input, linalg.BroadcastOp)
    if broadcast is None or not op.input.has_one_use:
        return False
    source: Value = broadcast.input
    type = source.type
    assert isinstance(type, RankedTensorType)
    repeated = list(broadcast.dimensions.values)
    permutation = list(op.permutation.values)
    kept = [
        number - sum(dropped < number for dropped in repeated)
        for number in permutation
        if number not in repeated
    ]
    dims: list[Mixed] = []
    for number, size in enumerate(type.dims):
        dim: Mixed = size
        if size == DYNAMIC:
            index = create_index(rewriter, op.location, number)
            dim = rewriter.create(tensor.DimOp, [INDEX], [source, index], loc=op.location).result
        dims.append(dim)
    sizes, values = split_mixed([dims[number] for number in kept])
    empty_type = RankedTensorType.get(sizes, type.element_type)
    empty = rewriter.create(tensor.EmptyOp, [empty_type], values, loc=op.location)
    transposed = create_transpose(rewriter, source, empty.result, kept, op.location)
    dimensions = [permutation.index(number) for number in repeated]
    made = create_broadcast(rewriter, transposed.result[0], op.init, dimensions, op.location)
    rewriter.replace_op(op, made)
    return True


@canonicalizer(linalg.BroadcastOp, "FoldBroadcasts")
def compose_broadcasts(op: linalg.BroadcastOp, rewriter: PatternRewriter) -> bool:
    """Merge two consecutive broadcasts."""
    first = defined_by(op.input, linalg.BroadcastOp)
    if first is None:
        return False
    repeated = list(op.dimensions.values)
    type = op.init.type
    assert isinstance(type, ShapedType)
    kept = [number for number in range(type.rank) if number not in repeated]
    dimensions = sorted([*repeated, *[kept[number] for number in first.dimensions.values]])
    made = create_broadcast(rewriter, first.input, op.init, dimensions, op.location)
    rewriter.replace_op(op, made)
    return True
