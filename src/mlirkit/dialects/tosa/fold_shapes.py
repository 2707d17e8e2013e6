"""Folders of operations that move elements, and of reductions of one element.

Mirror: mlir/lib/Dialect/Tosa/IR/TosaCanonicalizations.cpp.
"""

from __future__ import annotations

from mlirkit.builtin.dense import DenseElementsAttr, DenseIntElementsAttr
from mlirkit.builtin.shaped_types import RankedTensorType
from mlirkit.builtin.types import IntegerType
from mlirkit.core.attribute import Attribute
from mlirkit.core.matchers import constant_value, defined_by
from mlirkit.core.value import Value
from mlirkit.dialects.constant_shapes import reshaped, resized_splat
from mlirkit.dialects.declared import tosa
from mlirkit.dialects.tosa.fold import are_numbers
from mlirkit.dialects.tosa.tensors import Reduction, numbers_of, shape_values
from mlirkit.folding.ap_int import APInt
from mlirkit.folding.elements import Constants, splat_number, splat_of
from mlirkit.ods.live.hooks import Folded, folder

# -- reductions -------------------------------------------------------------------------------------------


@folder(
    tosa.ReduceAllOp,
    tosa.ReduceAnyOp,
    tosa.ReduceMaxOp,
    tosa.ReduceMinOp,
    tosa.ReduceProductOp,
    tosa.ReduceSumOp,
)
def fold_reduction(op: Reduction, operands: Constants) -> Value | None:
    """As their folders: the input, for an axis of size one."""
    type = op.input.type
    if not isinstance(type, RankedTensorType) or type != op.output.type:
        return None
    return op.input if not type.dims or type.dims[op.axis.value] == 1 else None


@folder(tosa.ArgMaxOp)
def fold_argmax(op: tosa.ArgMaxOp, operands: Constants) -> Attribute | None:
    """Mirrors ArgMaxOp::fold: zero, for an axis of size one."""
    type, result = op.input.type, op.output.type
    if not isinstance(type, RankedTensorType) or not isinstance(result, RankedTensorType):
        return None
    if not type.has_static_shape or not result.has_static_shape or type.dims[op.axis.value] != 1:
        return None
    element = result.element_type
    return splat_of(result, APInt(0, element.width)) if isinstance(element, IntegerType) else None


# -- the same elements in another shape or order ----------------------------------------------------------


@folder(tosa.ReshapeOp)
def fold_reshape(op: tosa.ReshapeOp, operands: Constants) -> Folded:
    """Mirrors ReshapeOp::fold."""
    type, result = op.input1.type, op.output.type
    if not isinstance(type, RankedTensorType) or not isinstance(result, RankedTensorType):
        return None
    # Several dynamic sizes may be permuted.
    if type == result and sum(dim < 0 for dim in type.dims) < 2:
        return op.input1
    earlier = defined_by(op.input1, tosa.ReshapeOp)
    if earlier is not None:
        op.input1 = earlier.input1
        return []
    constant = operands[0]
    if not are_numbers(type) or not isinstance(constant, DenseElementsAttr) or not result.has_static_shape:
        return None
    if constant.is_splat:
        return resized_splat(constant, result)
    # Constants with other uses are not copied.
    sizes = shape_values(op.shape) if op.input1.has_one_use else None
    if sizes is None or min(sizes, default=0) < 0:
        return None
    return reshaped(constant, RankedTensorType(sizes, constant.element_type))


@folder(tosa.ReverseOp)
def fold_reverse(op: tosa.ReverseOp, operands: Constants) -> Folded:
    """Mirrors ReverseOp::fold."""
    constant, type = operands[0], op.input1.type
    if isinstance(constant, DenseElementsAttr) and constant.is_splat:
        return constant
    is_short = isinstance(type, RankedTensorType) and (not type.dims or type.dims[op.axis.value] == 1)
    return op.input1 if is_short else None


@folder(tosa.TransposeOp)
def fold_transpose(op: tosa.TransposeOp, operands: Constants) -> Folded:
    """Mirrors TransposeOp::fold."""
    constant, type = operands[0], op.output.type
    if isinstance(constant, DenseElementsAttr) and constant.element_type == type.element_type:
        splat = resized_splat(constant, type)
        if splat is not None:
            return splat
    permutation = list(op.perms.values)
    return op.input1 if permutation == list(range(len(permutation))) else None


@folder(tosa.TileOp)
def fold_tile(op: tosa.TileOp, operands: Constants) -> Value | None:
    """Mirrors TileOp::fold: the input, if all multiples are one."""
    multiples = operands[1]
    if op.input1.type != op.output.type or not isinstance(multiples, DenseIntElementsAttr):
        return None
    return op.input1 if all(number == 1 for number in numbers_of(multiples)) else None


@folder(tosa.ConcatOp)
def fold_concat(op: tosa.ConcatOp, operands: Constants) -> Folded:
    """Mirrors ConcatOp::fold: merge concatenations along the same axis."""
    inputs: list[Value] = []
    for value in op.input1:
        earlier = defined_by(value, tosa.ConcatOp)
        if earlier is not None and earlier.axis == op.axis:
            inputs.extend(earlier.input1)
        else:
            inputs.append(value)
    if inputs == list(op.input1):
        return None
    op.input1 = inputs
    return []


# -- fewer or more elements -------------------------------------------------------------------------------


@folder(tosa.PadOp)
def fold_pad(op: tosa.PadOp, operands: Constants) -> Value | None:
    """Mirrors PadOp::fold."""
    number = splat_number(operands[1])
    is_nothing = isinstance(number, APInt) and number.is_zero
    return op.input1 if is_nothing and op.input1.type == op.output.type else None


@folder(tosa.SliceOp)
def fold_slice(op: tosa.SliceOp, operands: Constants) -> Folded:
    """Mirrors SliceOp::fold: the whole tensor, a part of a splat, or one element."""
    type, result = op.input1.type, op.output.type
    if not isinstance(type, RankedTensorType) or not isinstance(result, RankedTensorType):
        return None
    if type == result and type.has_static_shape:
        return op.input1
    constant = operands[0]
    if not are_numbers(type, result) or not isinstance(constant, DenseElementsAttr):
        return None
    if not result.has_static_shape:
        return None
    if constant.is_splat:
        return resized_splat(constant, result)
    if not type.has_static_shape or result.num_elements != 1:
        return None
    start = constant_value(op.start)
    if not isinstance(start, DenseIntElementsAttr):
        return None
    flat = 0
    for position, size in zip(numbers_of(start), type.dims, strict=True):
        if not 0 <= position < size:
            return None
        flat = flat * size + position
    element: DenseElementsAttr = DenseElementsAttr.get_splat(result, constant.attribute_at(flat))
    return element


@folder(tosa.ResizeOp)
def fold_resize(op: tosa.ResizeOp, operands: Constants) -> Value | None:
    """Mirrors ResizeOp::fold: the input, if the size is kept, without offset and border."""
    _, scale, offset, border = operands
    scales, offsets, borders = _integers(scale, 4), _integers(offset, 2), _integers(border, 2)
    if len(scales) != 4 or len(offsets) != 2 or len(borders) != 2:
        return None
    if scales[0] != scales[1] or scales[2] != scales[3] or any([*offsets, *borders]):
        return None
    return op.input if op.input.type == op.output.type else None


def _integers(constant: Attribute | None, count: int) -> list[int]:
    """Mirrors convertFromIntAttr: `count` numbers of a splat, or all elements."""
    if not isinstance(constant, DenseIntElementsAttr):
        return []
    numbers = numbers_of(constant)
    return numbers[:1] * count if constant.is_splat else numbers
