"""Folders of `vector.extract`, by the operation that defines the vector.

A folder that extracts from another vector changes the operation in place. Mirror:
mlir/lib/Dialect/Vector/IR/VectorOps.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.builtin.attributes import IntegerAttr
from mlirkit.builtin.dense import DenseElementsAttr
from mlirkit.builtin.shaped_types import DYNAMIC, VectorType
from mlirkit.core.attribute import Attribute
from mlirkit.core.value import Value
from mlirkit.dialects.constant_shapes import resized_splat
from mlirkit.dialects.declared import ub, vector
from mlirkit.dialects.mixed_values import mixed_values, split_mixed
from mlirkit.dialects.row_major import flat_position, position_of
from mlirkit.dialects.vector.shapes import POISON_INDEX, broadcast_source, integers, rank_of
from mlirkit.folding.elements import attribute_of, dense_of, elements_of, is_poison
from mlirkit.ods.live.hooks import Folded, folder

Constants = list[Attribute | None]


@folder(vector.ExtractOp)
def fold_extract(op: vector.ExtractOp, operands: Constants) -> Folded:
    """Mirrors ExtractOp::fold."""
    source, *constants = operands
    position = op.static_position.values
    if not position and op.source.type == op.result.type:
        return op.source
    if is_poison(source):
        return source
    has_changed = fold_constant_positions(op, [op.source], op.source.type, constants)
    if POISON_INDEX in position:
        return ub.PoisonAttr.get(context=op.context)
    if isinstance(source, DenseElementsAttr):
        constant = _extract_from_constant(op, source)
        if constant is not None:
            return constant
    if not op.dynamic_position and _join_extractions(op):
        return op.result
    for fold in _FOLDS if not op.dynamic_position else (_extract_from_broadcast,):
        folded = fold(op)
        if folded is not None:
            return folded
    return op.result if has_changed else None


def fold_constant_positions(
    op: vector.ExtractOp | vector.InsertOp, others: Sequence[Value], type: VectorType, constants: Constants
) -> bool:
    """Mirrors extractInsertFoldConstantOp: constant indices in bounds become static positions.

    `others` are the operands in front of them.
    """
    if not op.dynamic_position:
        return False
    position: list[int] = []
    kept = list(others)
    dynamic = iter(zip(op.dynamic_position, constants, strict=True))
    for index, size in zip(op.static_position.values, type.dims, strict=False):
        if index == DYNAMIC:
            value, constant = next(dynamic)
            if isinstance(constant, IntegerAttr) and POISON_INDEX <= constant.value < size:
                index = constant.value
            else:
                kept.append(value)
        position.append(index)
    if len(kept) == len(others) + len(op.dynamic_position):
        return False
    op.static_position = position
    op.set_operands(kept)
    return True


def _extract_from_constant(op: vector.ExtractOp, source: DenseElementsAttr) -> Attribute | None:
    """Mirrors foldDenseElementsAttrSrcExtractOp."""
    type = op.result.type
    if source.is_splat:
        element: Attribute = source.get_splat_value()
        return resized_splat(source, type) if isinstance(type, VectorType) else element
    position = op.static_position.values
    # MLIR reads out of bounds where an index is poison.
    if op.source.type.scalable or op.dynamic_position or POISON_INDEX in position:
        return None
    elements = elements_of(source)
    if elements is None:
        return None
    first = flat_position(position, op.source.type.dims)
    if isinstance(type, VectorType):
        return dense_of(type, elements[first : first + type.num_elements])
    return attribute_of(type, elements[first])


def _join_extractions(op: vector.ExtractOp) -> bool:
    """Mirrors foldExtractOpFromExtractChain: join the positions of consecutive extractions."""
    position = list(op.static_position.values)
    source: Value = op.source
    definition = source.defining_op
    if not isinstance(definition, vector.ExtractOp):
        return False
    while isinstance(definition, vector.ExtractOp):
        if definition.dynamic_position:
            return False
        position = [*definition.static_position.values, *position]
        source = definition.source
        definition = source.defining_op
    op.source = source
    op.static_position = position
    return True


def _extract_from(op: vector.ExtractOp, source: Value, position: Sequence[int]) -> Value:
    """Extract from another vector."""
    op.source = source
    op.static_position = list(position)
    return op.result


# -- insertions and transpositions ------------------------------------------------------------------------


def _extract_from_insertions(op: vector.ExtractOp) -> Value | None:
    """As ExtractFromInsertTransposeChainState: extract from the inserted value, or from the destination.

    The position is followed back through insertions and transpositions.  Negative numbers behind it are the
    dimensions of the result: if they end up out of order, the result is transposed and nothing folds.
    """
    values = op.static_position.values
    left = [-number for number in range(1, len(op.source.type.dims) - len(values) + 1)]
    position = [*values, *left]
    count = len(values)
    source: Value = op.source
    while True:
        definition = source.defining_op
        if isinstance(definition, vector.TransposeOp):
            before = list(position)
            for number, dimension in enumerate(definition.permutation.values):
                position[dimension] = before[number]
            source = definition.vector
            continue
        if not isinstance(definition, vector.InsertOp):
            break
        inserted = definition.static_position.values
        if not definition.dynamic_position:
            if inserted == position[:count] and position[count:] == left:
                return definition.valueToStore
            if inserted == position[: len(inserted)]:
                # It is a part of the inserted value.
                position = position[len(inserted) :]
                count = len(position) - len(left)
                source = definition.valueToStore
                break
        is_around = position == inserted[: len(position)]
        if is_around or _may_overlap(position, inserted):
            return None
        source = definition.dest
    if source is op.source or position[count:] != left:
        return None
    return _extract_from(op, source, position[:count])


def _may_overlap(position: Sequence[int], inserted: Sequence[int]) -> bool:
    """Whether two positions may overlap: no dimension separates them."""
    return not any(
        one >= 0 and other >= 0 and one != other for one, other in zip(position, inserted, strict=False)
    )


# -- other definitions ------------------------------------------------------------------------------------


def _extract_from_broadcast(op: vector.ExtractOp) -> Value | None:
    """Mirrors foldExtractFromBroadcast: the broadcast value, or a part of it."""
    source = broadcast_source(op.source)
    if source is None:
        return None
    if source.type == op.result.type:
        return source
    type, result = source.type, op.result.type
    if rank_of(result) > rank_of(type) or not isinstance(type, VectorType):
        return None
    count = len(type.dims) - rank_of(result)
    if isinstance(result, VectorType) and result.dims != type.dims[count:]:
        return None
    position = mixed_values(op.static_position.values, op.dynamic_position)
    leading = len(op.source.type.dims) - len(type.dims)
    integers, values = split_mixed(
        [0 if size == 1 else position[number + leading] for number, size in enumerate(type.dims[:count])]
    )
    op.set_operands([source, *values])
    op.static_position = integers
    return op.result


def _extract_from_shuffle(op: vector.ExtractOp) -> Value | None:
    """Mirrors foldExtractFromShuffle: the element of the shuffled vector."""
    shuffle = op.source.defining_op
    if not isinstance(shuffle, vector.ShuffleOp) or len(shuffle.vector.type.dims) != 1:
        return None
    first, *_ = op.static_position.values
    # MLIR does not compute the size for vectors of rank 0.
    if first == POISON_INDEX or not shuffle.v1.type.dims:
        return None
    index = shuffle.mask.values[first]
    (size,) = shuffle.v1.type.dims
    if index < size:
        return _extract_from(op, shuffle.v1, [index])
    return _extract_from(op, shuffle.v2, [index - size])


def _extract_from_shape_cast(op: vector.ExtractOp) -> Value | None:
    """Mirrors foldExtractFromShapeCast: extract from the source, where the elements are contiguous there."""
    cast = op.source.defining_op
    position = op.static_position.values
    if not isinstance(cast, vector.ShapeCastOp) or POISON_INDEX in position:
        return None
    type, result = cast.source.type, op.result.type
    rank = rank_of(result)
    count = len(type.dims) - rank
    if count < 0 or (isinstance(result, VectorType) and type.dims[count:] != result.dims):
        return None
    flat = flat_position(position, op.source.type.dims[: len(position)])
    return _extract_from(op, cast.source, position_of(flat, type.dims[:count]))


def _extract_from_slice(op: vector.ExtractOp) -> Value | None:
    """Mirrors foldExtractFromExtractStrided: extract from the sliced vector."""
    slice = op.source.defining_op
    if not isinstance(slice, vector.ExtractStridedSliceOp):
        return None
    assert isinstance(slice.result.type, VectorType)
    before, after = slice.source.type.dims, slice.result.type.dims
    if not before or not after or any(stride != 1 for stride in integers(slice.strides)):
        return None
    offsets = integers(slice.offsets)
    while offsets and offsets[-1] == 0 and after[len(offsets) - 1] == before[len(offsets) - 1]:
        offsets.pop()
    if rank_of(op.result.type) > len(before) - len(offsets):
        return None
    position = list(op.static_position.values)
    for number, offset in enumerate(offsets):
        position[number] += offset
    return _extract_from(op, slice.source, position)


def _extract_from_inserted_slices(op: vector.ExtractOp) -> Value | None:
    """Mirrors foldExtractStridedOpFromInsertChain: extract from an inserted slice that contains the
    position."""
    position = op.static_position.values
    rank = rank_of(op.result.type)
    insertion = op.source.defining_op
    while isinstance(insertion, vector.InsertStridedSliceOp):
        source, dest = insertion.valueToStore.type.dims, insertion.dest.type.dims
        if not source or not dest:
            return None
        leading = len(dest) - len(source)
        if rank > len(source) or any(stride != 1 for stride in integers(insertion.strides)):
            return None
        offsets = integers(insertion.offsets)
        sizes = [*[1] * leading, *source]
        inside = [index - offset for index, offset in zip(position, offsets, strict=False)]
        if all(0 <= index < size for index, size in zip(inside, sizes, strict=False)):
            if rank and source[len(source) - rank :] != dest[len(dest) - rank :]:
                return None
            return _extract_from(op, insertion.valueToStore, inside[leading:])
        insertion = insertion.dest.defining_op
    return None


def _extract_from_elements(op: vector.ExtractOp) -> Value | None:
    """Mirrors foldScalarExtractFromFromElements: one of the elements."""
    listed = op.source.defining_op
    if not isinstance(listed, vector.FromElementsOp):
        return None
    type = listed.dest.type
    position = op.static_position.values
    if type.scalable or op.result.type != type.element_type or POISON_INDEX in position:
        return None
    return list(listed.elements)[flat_position(position, type.dims)]


_FOLDS = (
    _extract_from_insertions,
    _extract_from_broadcast,
    _extract_from_shuffle,
    _extract_from_shape_cast,
    _extract_from_slice,
    _extract_from_inserted_slices,
    _extract_from_elements,
)
