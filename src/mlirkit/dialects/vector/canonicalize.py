"""Canonicalization patterns of vector: broadcasts, extractions, insertions and shape casts.

Other patterns are in `slice_patterns`, `transpose_patterns`, `mask_patterns`, `memory_patterns`,
`reduction_patterns`. Mirror: mlir/lib/Dialect/Vector/IR/VectorOps.cpp.
"""

from __future__ import annotations

from mlirkit.builtin.attributes import IntegerAttr
from mlirkit.builtin.dense import DenseI64ArrayAttr
from mlirkit.builtin.shaped_types import DYNAMIC, VectorType
from mlirkit.core.value import Value
from mlirkit.dialects.declared import arith, vector
from mlirkit.dialects.row_major import flat_position, position_of
from mlirkit.dialects.vector.known_masks import known_mask
from mlirkit.dialects.vector.shapes import (
    POISON_INDEX,
    broadcast_source,
    extracted_type,
    is_broadcastable,
    splat_source,
)
from mlirkit.folding.elements import bool_attribute
from mlirkit.ods.live.hooks import canonicalizer
from mlirkit.patterns.create_or_fold import create_or_fold
from mlirkit.patterns.rewriter import PatternRewriter

_PATTERN = "(anonymous namespace)::"

# -- broadcasts -------------------------------------------------------------------------------------------


@canonicalizer(vector.BroadcastOp, _PATTERN + "BroadcastFolder")
@canonicalizer(vector.BroadcastOp, _PATTERN + "BroadcastFolder", added_by=vector.InsertOp)
def shorten_broadcasts(op: vector.BroadcastOp, rewriter: PatternRewriter) -> bool:
    """broadcast(broadcast(x)) -> broadcast(x)."""
    first = op.source.defining_op
    if not isinstance(first, vector.BroadcastOp):
        return False
    rewriter.replace_with(op, vector.BroadcastOp, [first.source])
    return True


# -- extractions ------------------------------------------------------------------------------------------


@canonicalizer(vector.ExtractOp, _PATTERN + "ExtractOpFromBroadcast")
def extract_from_broadcast(op: vector.ExtractOp, rewriter: PatternRewriter) -> bool:
    """extract(broadcast(x)) -> broadcast(x), of a smaller type."""
    source, type = broadcast_source(op.source), op.result.type
    if source is None or not isinstance(type, VectorType) or not is_broadcastable(source.type, type):
        return False
    rewriter.replace_with(op, vector.BroadcastOp, [source])
    return True


@canonicalizer(vector.ExtractOp, _PATTERN + "ExtractOpFromCreateMask")
def shrink_mask(op: vector.ExtractOp, rewriter: PatternRewriter) -> bool:
    """extract(create_mask) -> a smaller create_mask, or a mask that is all false."""
    mask, type = op.source.defining_op, op.result.type
    if not isinstance(mask, vector.CreateMaskOp) or not isinstance(type, VectorType):
        return False
    position = op.static_position.values
    sizes = list(mask.operands_)
    is_unset = known_mask(op.source) is False
    is_known = True
    for index, size, extent in zip(position, sizes, op.source.type.dims, strict=False):
        if is_unset:
            break
        constant = size.defining_op
        if not isinstance(constant, arith.ConstantOp) or not isinstance(constant.value, IntegerAttr):
            is_known = False
        elif index != DYNAMIC:
            is_unset = index >= constant.value.value
        elif constant.value.value < extent:
            is_known = False
    if is_unset:
        rewriter.replace_with(op, arith.ConstantOp, [], {"value": bool_attribute(type, False)})
    elif is_known:
        rewriter.replace_with(op, vector.CreateMaskOp, sizes[len(position) :])
    else:
        return False
    return True


@canonicalizer(vector.ExtractOp)
def replace_extract_by_shape_cast(op: vector.ExtractOp, rewriter: PatternRewriter) -> bool:
    """Mirrors foldExtractFromShapeCastToShapeCast: an extraction of all elements is a shape cast."""
    cast, type = op.source.defining_op, op.result.type
    if not isinstance(cast, vector.ShapeCastOp) or not isinstance(type, VectorType):
        return False
    if cast.source.type.num_elements != type.num_elements:
        return False
    rewriter.replace_with(op, vector.ShapeCastOp, [cast.source])
    return True


@canonicalizer(vector.ExtractOp)
def extract_from_elements_list(op: vector.ExtractOp, rewriter: PatternRewriter) -> bool:
    """Mirrors foldExtractFromFromElements: extract(from_elements(...)) -> from_elements of fewer elements."""
    listed, type = op.source.defining_op, op.result.type
    position = op.static_position.values
    if op.dynamic_position or not isinstance(type, VectorType) or POISON_INDEX in position:
        return False
    if not isinstance(listed, vector.FromElementsOp) or type.scalable or listed.dest.type.scalable:
        return False
    first = flat_position(position, listed.dest.type.dims)
    elements = list(listed.elements)[first : first + type.num_elements]
    rewriter.replace_with(op, vector.FromElementsOp, elements)
    return True


# -- insertions -------------------------------------------------------------------------------------------


@canonicalizer(vector.InsertOp, _PATTERN + "InsertToBroadcast")
def broadcast_all(op: vector.InsertOp, rewriter: PatternRewriter) -> bool:
    """Replace an insertion of all elements by a broadcast that adds dimensions of size one."""
    type = op.valueToStore.type
    if not isinstance(type, VectorType) or type.num_elements != op.dest.type.num_elements:
        return False
    rewriter.replace_with(op, vector.BroadcastOp, [op.valueToStore])
    return True


@canonicalizer(vector.InsertOp, _PATTERN + "InsertSplatToSplat")
def insert_into_equal_splat(op: vector.InsertOp, rewriter: PatternRewriter) -> bool:
    """insert(splat, splat of the same scalar) -> the splat."""
    splat = splat_source(op.valueToStore)
    if splat is None or splat_source(op.dest) is not splat:
        return False
    rewriter.replace_with(op, vector.BroadcastOp, [splat])
    return True


@canonicalizer(vector.InsertOp, _PATTERN + "InsertChainFullyInitialized")
def list_inserted(op: vector.InsertOp, rewriter: PatternRewriter) -> bool:
    """Replace insertions that overwrite every element by `vector.from_elements`."""
    type = op.dest.type
    if type.scalable:
        return False
    inserted: Value = op.result
    if any(isinstance(user, vector.InsertOp) and user.dest is inserted for user in inserted.users):
        return False
    chain: list[vector.InsertOp] = []
    current: object = op
    while isinstance(current, vector.InsertOp):
        if current.dynamic_position or (current is not op and not current.result.has_one_use):
            return False
        chain.append(current)
        current = current.dest.defining_op
    missing = set(range(type.num_elements))
    parts: list[tuple[int, Value]] = []
    for operation in chain:
        if POISON_INDEX in operation.static_position.values:
            return False
        first = flat_position(operation.static_position.values, type.dims)
        parts.append((first, operation.valueToStore))
        missing.difference_update(range(first, first + _count(operation.valueToStore)))
        if not missing:
            break
    if missing:
        return False
    elements: dict[int, Value] = {}
    for first, value in reversed(parts):
        listed = [value]
        if isinstance(value.type, VectorType):
            types = [value.type.element_type] * value.type.num_elements
            made = rewriter.create(vector.ToElementsOp, types, [value], loc=op.location)
            listed = [*made.result_values()]
        elements.update(enumerate(listed, first))
    rewriter.replace_with(op, vector.FromElementsOp, [elements[at] for at in range(type.num_elements)])
    return True


def _count(value: Value) -> int:
    """The number of elements of a scalar or vector."""
    return value.type.num_elements if isinstance(value.type, VectorType) else 1


# -- listed elements --------------------------------------------------------------------------------------


@canonicalizer(vector.ToElementsOp, "ToElementsOfBroadcast")
def list_before_broadcast(op: vector.ToElementsOp, rewriter: PatternRewriter) -> bool:
    """to_elements(broadcast(x)) -> to_elements(x), repeated."""
    broadcast = op.source.defining_op
    if not isinstance(broadcast, vector.BroadcastOp) or not isinstance(broadcast.source.type, VectorType):
        return False
    type = broadcast.source.type
    types = [type.element_type] * type.num_elements
    listed = rewriter.create(vector.ToElementsOp, types, [broadcast.source], loc=op.location)
    elements = listed.result_values()
    dims = op.source.type.dims
    values: list[Value] = []
    for flat in range(op.source.type.num_elements):
        position = position_of(flat, dims)[len(dims) - len(type.dims) :]
        inside = [0 if size == 1 else index for index, size in zip(position, type.dims, strict=True)]
        values.append(elements[flat_position(inside, type.dims)])
    rewriter.replace_op(op, values)
    return True


@canonicalizer(vector.FromElementsOp)
def broadcast_element(op: vector.FromElementsOp, rewriter: PatternRewriter) -> bool:
    """Mirrors rewriteFromElementsAsBroadcast: from_elements(x, x, ...) -> broadcast(x)."""
    first, *others = op.elements
    if any(other is not first for other in others):
        return False
    rewriter.replace_with(op, vector.BroadcastOp, [first])
    return True


@canonicalizer(vector.FromElementsOp, "FromElementsToShapeCast")
def extract_contiguous_elements(op: vector.FromElementsOp, rewriter: PatternRewriter) -> bool:
    """from_elements of contiguous elements of a vector -> shape_cast(extract)."""
    type = op.dest.type
    count = type.num_elements
    extractions = [element.defining_op for element in op.elements]
    first = extractions[0]
    if count == 1 or not isinstance(first, vector.ExtractOp):
        return False
    source, position = first.source, first.static_position.values
    dims = source.type.dims
    number, covered = len(position), 1
    while number > 0 and position[number - 1] == 0 and covered < count:
        number -= 1
        covered *= dims[number]
    if covered != count:
        return False
    start = flat_position(position, dims)
    for offset, extraction in enumerate(extractions):
        if not isinstance(extraction, vector.ExtractOp) or extraction.source is not source:
            return False
        values = extraction.static_position.values
        if offset and values != [*position[:number], *position_of(start + offset, dims)[number:]]:
            return False
    extracted = create_or_fold(
        rewriter,
        vector.ExtractOp,
        extracted_type(source.type, number),
        [source],
        op.location,
        {"static_position": DenseI64ArrayAttr.get(position[:number])},
    )
    rewriter.replace_with(op, vector.ShapeCastOp, [extracted])
    return True


# -- shapes -----------------------------------------------------------------------------------------------


@canonicalizer(vector.ShapeCastOp, _PATTERN + "ShapeCastCreateMaskFolderTrailingOneDim")
def drop_trailing_ones_of_mask(op: vector.ShapeCastOp, rewriter: PatternRewriter) -> bool:
    """shape_cast(create_mask) that drops trailing dimensions of size one -> create_mask of lower rank."""
    mask, before, after = op.source.defining_op, op.source.type, op.result.type
    if after != _without_trailing_ones(before) or len(after.dims) == len(before.dims):
        return False
    kept = len(after.dims)
    if isinstance(mask, vector.CreateMaskOp):
        sizes = list(mask.operands_)
        if not all(map(_is_index_one, sizes[kept:])):
            return False
        rewriter.replace_with(op, vector.CreateMaskOp, sizes[:kept])
        return True
    if isinstance(mask, vector.ConstantMaskOp):
        numbers = mask.mask_dim_sizes.values
        if any(number != 1 for number in numbers[kept:]):
            return False
        properties = {"mask_dim_sizes": DenseI64ArrayAttr.get(numbers[:kept])}
        rewriter.replace_with(op, vector.ConstantMaskOp, [], properties)
        return True
    return False


def _without_trailing_ones(type: VectorType) -> VectorType:
    """Mirrors trimTrailingOneDims: the type without trailing dimensions of size one, but for the last."""
    kept = len(type.dims)
    while kept and type.dims[kept - 1] == 1 and not type.scalable_flags[kept - 1]:
        kept -= 1
    if not kept:
        return VectorType(type.dims[-1:], type.element_type, type.scalable_flags[-1:])
    return VectorType(type.dims[:kept], type.element_type, type.scalable_flags[:kept])


def _is_index_one(value: Value) -> bool:
    """Whether a value is `arith.constant 1 : index`."""
    constant = value.defining_op
    if not isinstance(constant, arith.ConstantOp) or not isinstance(constant.value, IntegerAttr):
        return False
    return constant.value.value == 1


@canonicalizer(vector.ShapeCastOp, _PATTERN + "ShapeCastBroadcastFolder")
def skip_broadcast(op: vector.ShapeCastOp, rewriter: PatternRewriter) -> bool:
    """shape_cast(broadcast(x)) -> shape_cast(x) or broadcast(x)."""
    broadcast, type = op.source.defining_op, op.result.type
    if not isinstance(broadcast, vector.BroadcastOp):
        return False
    source = broadcast.source
    if isinstance(source.type, VectorType):
        if source.type.num_elements == type.num_elements:
            rewriter.replace_with(op, vector.ShapeCastOp, [source])
            return True
        if not is_broadcastable(source.type, type):
            return False
    rewriter.replace_with(op, vector.BroadcastOp, [source])
    return True


# -- shuffles ---------------------------------------------------------------------------------------------


@canonicalizer(vector.ShuffleOp, _PATTERN + "ShuffleSplat")
def shuffle_of_splats(op: vector.ShuffleOp, rewriter: PatternRewriter) -> bool:
    """shuffle(splat, splat of the same scalar) -> the splat."""
    splat = splat_source(op.v1)
    if splat is None or splat_source(op.v2) is not splat:
        return False
    rewriter.replace_with(op, vector.BroadcastOp, [splat])
    return True


@canonicalizer(vector.ShuffleOp, _PATTERN + "ShuffleInterleave")
def replace_shuffle_by_interleave(op: vector.ShuffleOp, rewriter: PatternRewriter) -> bool:
    """Replace a shuffle of alternating elements by `vector.interleave`."""
    type, result = op.v1.type, op.vector.type
    if len(result.dims) != 1 or type != op.v2.type or 2 * type.num_elements != result.num_elements:
        return False
    half = type.num_elements
    if op.mask.values != [place for number in range(half) for place in (number, half + number)]:
        return False
    rewriter.replace_with(op, vector.InterleaveOp, [op.v1, op.v2])
    return True


@canonicalizer(vector.ShuffleOp, _PATTERN + "Canonicalize0DShuffleOp")
def broadcast_one(op: vector.ShuffleOp, rewriter: PatternRewriter) -> bool:
    """Replace a shuffle of vectors of rank 0 with one result element by a broadcast."""
    mask = op.mask.values
    if op.v1.type.dims or len(mask) != 1:
        return False
    source = op.v1 if mask == [0] else op.v2
    rewriter.replace_with(op, vector.BroadcastOp, [source])
    return True
