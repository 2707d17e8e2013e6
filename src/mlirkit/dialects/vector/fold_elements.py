"""Folders of insertions, slices, and vectors made from elements.

Mirror: mlir/lib/Dialect/Vector/IR/VectorOps.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.builtin.dense import DenseElementsAttr
from mlirkit.builtin.float_types import FloatType
from mlirkit.builtin.shaped_types import VectorType
from mlirkit.builtin.types import IndexType, IntegerType
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.value import Value
from mlirkit.dialects.constant_shapes import resized_splat
from mlirkit.dialects.declared import ub, vector
from mlirkit.dialects.mixed_values import mixed_values
from mlirkit.dialects.row_major import flat_position, positions_of_slice
from mlirkit.dialects.vector.fold_extract import fold_constant_positions
from mlirkit.dialects.vector.shapes import POISON_INDEX, i64_array, integers
from mlirkit.folding.ap_float import APFloat
from mlirkit.folding.ap_int import APInt
from mlirkit.folding.elements import Number, dense_of, elements_of, is_poison, number_of
from mlirkit.ods.live.hooks import Folded, folder

Constants = list[Attribute | None]

# Larger constants are created only if the old constant has no other use.
LARGE_CONSTANT = 256

# -- insertions -------------------------------------------------------------------------------------------


@folder(vector.InsertOp)
def fold_insert(op: vector.InsertOp, operands: Constants) -> Folded:
    """Mirrors InsertOp::fold: of the whole vector, past overwritten elements, or into a constant."""
    value, dest, *constants = operands
    position = op.static_position.values
    if not position and op.valueToStore.type == op.result.type:
        return op.valueToStore
    has_changed = fold_constant_positions(op, [op.valueToStore, op.dest], op.dest.type, constants)
    if _skip_overwritten(op):
        return op.result
    if POISON_INDEX in position:
        return ub.PoisonAttr.get(context=op.context)
    constant = _insert_into_constant(op, value, dest)
    if constant is not None:
        return constant
    return op.result if has_changed else None


def _skip_overwritten(op: vector.InsertOp) -> bool:
    """Mirrors foldInsertUseChain: skip an insertion at the same position."""
    earlier = op.dest.defining_op
    if not isinstance(earlier, vector.InsertOp):
        return False
    position = mixed_values(op.static_position.values, op.dynamic_position)
    if position != mixed_values(earlier.static_position.values, earlier.dynamic_position):
        return False
    op.dest = earlier.dest
    return True


def _insert_into_constant(
    op: vector.InsertOp, value: Attribute | None, dest: Attribute | None
) -> Attribute | None:
    """Mirrors foldDenseElementsAttrDestInsertOp."""
    type, position = op.dest.type, op.static_position.values
    # MLIR writes out of bounds where an index is poison.
    if op.dynamic_position or POISON_INDEX in position or type.scalable:
        return None
    if not isinstance(dest, DenseElementsAttr) or value is None:
        return None
    if type.num_elements > LARGE_CONSTANT and not op.result.has_one_use:
        return None
    elements = elements_of(dest)
    listed = elements_of(value) if isinstance(value, DenseElementsAttr) else [number_of(value)]
    if elements is None or listed is None:
        return None
    inserted = _converted(listed, type.element_type)
    if inserted is None:
        return None
    first = flat_position(position, type.dims)
    elements[first : first + len(inserted)] = inserted
    return dense_of(type, elements)


def _converted(numbers: Sequence[Number | None], type: Type) -> list[Number] | None:
    """Mirrors convertNumericAttr: constants as elements of a type; None if one does not fit."""
    converted: list[Number] = []
    for number in numbers:
        if isinstance(type, IntegerType):
            if isinstance(number, APFloat):
                number = APInt(number.bits, number.semantics.width)
            elif isinstance(number, APInt):
                number = number.sext_or_trunc(type.width)
        if number is None or not _is_element(number, type):
            return None
        converted.append(number)
    return converted


def _is_element(number: Number, type: Type) -> bool:
    """Whether a type can represent a number."""
    if isinstance(number, APFloat):
        return isinstance(type, FloatType) and type.semantics is number.semantics
    if isinstance(type, IntegerType):
        return type.width == number.width
    return isinstance(type, IndexType)


# -- listed elements --------------------------------------------------------------------------------------


@folder(vector.FromElementsOp)
def fold_from_elements(op: vector.FromElementsOp, operands: Constants) -> Folded:
    """Mirrors FromElementsOp::fold: all elements of a vector yield that vector, constants a constant."""
    elements = list(op.elements)
    definition = elements[0].defining_op if elements else None
    if isinstance(definition, vector.ToElementsOp):
        if definition.source.type == op.dest.type and elements == definition.result_values():
            return definition.source
    if any(operand is None or is_poison(operand) for operand in operands):
        return None
    type = op.dest.type
    numbers = _converted([number_of(operand) for operand in operands], type.element_type)
    return None if numbers is None else dense_of(type, numbers)


@folder(vector.ToElementsOp)
def fold_to_elements(op: vector.ToElementsOp, operands: Constants) -> Folded:
    """Mirrors ToElementsOp::fold: the operands of a from_elements or of a broadcast."""
    definition = op.source.defining_op
    if isinstance(definition, vector.FromElementsOp):
        return list(definition.elements)
    if isinstance(definition, vector.BroadcastOp) and not isinstance(definition.source.type, VectorType):
        return [definition.source] * op.source.type.num_elements
    return None


# -- slices -----------------------------------------------------------------------------------------------


@folder(vector.InsertStridedSliceOp)
def fold_insert_strided_slice(op: vector.InsertStridedSliceOp, operands: Constants) -> Value | None:
    """Mirrors InsertStridedSliceOp::fold: of the whole vector."""
    return op.valueToStore if op.valueToStore.type == op.dest.type else None


@folder(vector.ExtractStridedSliceOp)
def fold_extract_strided_slice(op: vector.ExtractStridedSliceOp, operands: Constants) -> Folded:
    """Mirrors ExtractStridedSliceOp::fold: the whole vector, a part of an inserted slice, or of a
    constant."""
    (source,) = operands
    if op.source.type == op.result.type:
        return op.source
    if _slice_inserted(op):
        return op.result
    if not isinstance(source, DenseElementsAttr):
        return None
    if source.is_splat:
        return resized_splat(source, op.result.type)
    elements = elements_of(source)
    if elements is None or any(stride != 1 for stride in integers(op.strides)):
        return None
    assert isinstance(op.result.type, VectorType)
    dims = op.source.type.dims
    offsets = integers(op.offsets)
    offsets += [0] * (len(dims) - len(offsets))
    places = [flat_position(position, dims) for position in positions_of_slice(offsets, op.result.type.dims)]
    # The slice may be larger than the inserted vector, where sizes are not given for all dimensions.
    if max(places) >= len(elements):
        return None
    return dense_of(op.result.type, [elements[place] for place in places])


def _slice_inserted(op: vector.ExtractStridedSliceOp) -> bool:
    """Mirrors foldExtractStridedOpFromInsertChain: slice the inserted vector, if it contains the slice."""
    offsets, sizes, strides = integers(op.offsets), integers(op.sizes), integers(op.strides)
    insertion = op.source.defining_op
    while isinstance(insertion, vector.InsertStridedSliceOp):
        dims = insertion.valueToStore.type.dims
        if len(dims) != len(op.source.type.dims) or strides != integers(insertion.strides)[: len(strides)]:
            return False
        inside = [offset - start for offset, start in zip(offsets, integers(insertion.offsets), strict=False)]
        if all(0 <= offset < size for offset, size in zip(inside, dims, strict=False)):
            ends = [offset + size for offset, size in zip(inside, sizes, strict=True)]
            if any(end > size for end, size in zip(ends, dims, strict=False)):
                return False
            op.source = insertion.valueToStore
            op.offsets = i64_array(inside)
            return True
        insertion = insertion.dest.defining_op
    return False
