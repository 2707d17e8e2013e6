"""Folders of whole vectors: casts, transpositions, masks.

Folders of elements and of memory are in `fold_extract`, `fold_elements`, `fold_memory`.
Mirror: mlir/lib/Dialect/Vector/IR/VectorOps.cpp.
"""

from __future__ import annotations

from mlirkit.builtin.attributes import FloatAttr, IntegerAttr
from mlirkit.builtin.dense import DenseElementsAttr
from mlirkit.builtin.float_types import F16Type, F32Type
from mlirkit.builtin.shaped_types import VectorType
from mlirkit.builtin.types import IntegerType
from mlirkit.core.attribute import Attribute
from mlirkit.core.value import Value
from mlirkit.dialects.constant_shapes import reshaped, resized_splat
from mlirkit.dialects.declared import vector
from mlirkit.dialects.vector.known_masks import known_mask
from mlirkit.dialects.vector.shapes import POISON_INDEX, is_broadcastable, is_order_preserving
from mlirkit.folding.ap_float import APFloat
from mlirkit.folding.ap_int import APInt
from mlirkit.folding.elements import (
    Number,
    bool_attribute,
    dense_of,
    elements_of,
    is_poison,
    number_of,
    splat_number,
    splat_of,
)
from mlirkit.ods.live.hooks import Folded, folder

Constants = list[Attribute | None]

# -- shapes -----------------------------------------------------------------------------------------------


@folder(vector.BroadcastOp)
def fold_broadcast(op: vector.BroadcastOp, operands: Constants) -> Folded:
    """Mirrors BroadcastOp::fold: to the same type, of a shape cast that changes leading ones, or of a
    constant."""
    (source,) = operands
    type = op.vector.type
    if op.source.type == type:
        return op.source
    if _skip_leading_ones(op):
        return op.vector
    if isinstance(source, (IntegerAttr, FloatAttr)):
        number = number_of(source)
        return None if number is None or source.type != type.element_type else splat_of(type, number)
    return source if is_poison(source) else resized_splat(source, type)


def _skip_leading_ones(op: vector.BroadcastOp) -> bool:
    """Mirrors foldBroadcastOfShapeCast: skip a shape cast that only adds or removes leading dimensions of
    size one."""
    cast = op.source.defining_op
    if not isinstance(cast, vector.ShapeCastOp) or not is_broadcastable(cast.source.type, op.vector.type):
        return False
    before, after = cast.source.type.dims, cast.result.type.dims
    common = min(len(before), len(after))
    if before[len(before) - common :] != after[len(after) - common :]:
        return False
    op.source = cast.source
    return True


@folder(vector.ShapeCastOp)
def fold_shape_cast(op: vector.ShapeCastOp, operands: Constants) -> Folded:
    """Mirrors ShapeCastOp::fold: to the same type, of another cast, or of a constant."""
    (constant,) = operands
    source = op.source
    if source.type == op.result.type:
        return source
    definition = source.defining_op
    if isinstance(definition, vector.ShapeCastOp):
        op.source = definition.source
        return op.result
    if isinstance(definition, vector.TransposeOp):
        if not is_order_preserving(definition):
            return None
        op.source = definition.vector
        return op.result
    if isinstance(definition, vector.BroadcastOp) and definition.source.type == op.result.type:
        return definition.source
    if isinstance(constant, DenseElementsAttr):
        return reshaped(constant, op.result.type)
    return constant if is_poison(constant) else None


@folder(vector.TransposeOp)
def fold_transpose(op: vector.TransposeOp, operands: Constants) -> Folded:
    """Mirrors TransposeOp::fold: of a splat, or by the identity."""
    (constant,) = operands
    if is_poison(constant):
        return constant
    splat = resized_splat(constant, op.result.type)
    if splat is not None:
        return splat
    return op.vector if op.vector.type == op.result.type and is_order_preserving(op) else None


@folder(vector.BitCastOp)
def fold_bitcast(op: vector.BitCastOp, operands: Constants) -> Folded:
    """Mirrors BitCastOp::fold: to the same type, of another bitcast, or of a splat to a wider type."""
    (constant,) = operands
    if op.source.type == op.result.type:
        return op.source
    first = op.source.defining_op
    if isinstance(first, vector.BitCastOp):
        if first.source.type == op.result.type:
            return first.source
        op.source = first.source
        return op.result
    number = splat_number(constant)
    target = op.result.type.element_type
    if isinstance(number, APFloat):
        if isinstance(op.source.type.element_type, F16Type) and isinstance(target, F32Type):
            return splat_of(op.result.type, APFloat(number.bits << 16 | number.bits, target.semantics))
        return None
    if isinstance(number, APInt) and isinstance(op.source.type.element_type, IntegerType):
        width = number.width
        if isinstance(target, IntegerType) and target.width > width > 0 and target.width % width == 0:
            bits = 0
            for _ in range(target.width // width):
                bits = bits << width | number.bits
            return splat_of(op.result.type, APInt(bits, target.width))
    return None


@folder(vector.ShuffleOp)
def fold_shuffle(op: vector.ShuffleOp, operands: Constants) -> Folded:
    """Mirrors ShuffleOp::fold: the identity of one operand, or of constants of rank 1."""
    first, second = operands
    dims = op.v1.type.dims
    if not dims:
        return None
    mask = op.mask.values
    size, end = dims[0], dims[0] + op.v2.type.dims[0]
    if mask == list(range(size)):
        return op.v1
    if mask == list(range(size, end)):
        return op.v2
    if first is None or second is None:
        return None
    if is_poison(first) and is_poison(second):
        return first
    if len(dims) != 1:
        return None
    columns = [_column(first, size), _column(second, end - size)]
    listed = [column for column in columns if column is not None]
    if len(listed) != len(columns):
        return None
    # A poison element may have any value: the first other element is taken.
    anything = next(column[0] for column in listed if column[0] is not None)
    elements = [element for column in listed for element in column]
    chosen = [None if index == POISON_INDEX else elements[index] for index in mask]
    return dense_of(op.vector.type, [anything if element is None else element for element in chosen])


def _column(constant: Attribute, size: int) -> list[Number | None] | None:
    """The elements of a constant, with None for poison; None if it has none."""
    if is_poison(constant):
        return [None] * size
    elements = elements_of(constant) if isinstance(constant, DenseElementsAttr) else None
    return None if elements is None else [*elements]


# -- reductions and masks ---------------------------------------------------------------------------------


@folder(vector.MultiDimReductionOp)
def fold_multi_reduction(op: vector.MultiDimReductionOp, operands: Constants) -> Value | None:
    """Mirrors MultiDimReductionOp::fold: without reduced dimensions."""
    return op.source if len(op.source.type.dims) == 1 and 0 not in op.reduction_dims.values else None


@folder(vector.ConstantMaskOp)
def fold_constant_mask(op: vector.ConstantMaskOp, operands: Constants) -> Attribute | None:
    """Mirrors ConstantMaskOp::fold: all true or all false."""
    type, sizes = op.result.type, op.mask_dim_sizes.values
    if not isinstance(type, VectorType):
        return None
    if sizes == list(type.dims or (1,)):
        return bool_attribute(type, True)
    return None if any(sizes) else bool_attribute(type, False)


@folder(vector.MaskOp)
def fold_mask(op: vector.MaskOp, operands: Constants) -> Folded:
    """Mirrors MaskOp::fold: an empty mask operation, or one with an all-true mask."""
    (block,) = op.maskRegion.blocks
    masked, last = block.first, block.last
    assert masked is not None and last is not None
    if masked is last:
        return last.operand_values() if op.passthru is None else None
    if known_mask(op.mask) is not True:
        return None
    # The terminator no longer yields the results.
    last.drop_operands()
    masked.move_before(op)
    return masked.result_values()
