"""Operands of tosa of lower rank than the result, which were broadcast until 20, and the gone products of
matrices.

    22's %1 = tosa.reshape %b, %shape       tosa.add %a, %1
    20's tosa.add %a, %b                    with %a : tensor<2x4xf32>, %b : tensor<4xf32>
"""

from __future__ import annotations

from mlirkit.builtin.dense import dense_array
from mlirkit.builtin.shaped_types import RankedTensorType, ShapedType
from mlirkit.builtin.types import integer_type
from mlirkit.core.attribute import Attribute
from mlirkit.core.operation import Operation
from mlirkit.core.value import Value
from mlirkit.layouts.changes.change import Change, insert_before, nothing, put, take
from mlirkit.layouts.changes.tosa_operands import can_reshape, reshaped
from mlirkit.layouts.changes.tosa_quantization import upgrade_product

_BROADCASTING = (
    "add arithmetic_right_shift bitwise_and bitwise_or bitwise_xor equal greater greater_equal intdiv "
    "logical_and logical_left_shift logical_or logical_right_shift logical_xor maximum minimum mul pow "
    "select sub"
)
# The operation whose last operand is no tensor of it but the shift, if it has three.
_SHIFTED = "tosa.mul"


def _upgrade_ranks(op: Operation) -> None:
    """The last dimensions were the common ones."""
    operands = op.operand_values()
    tensors = operands[:2] if op.name == _SHIFTED else operands
    types = [value.type for value in tensors]
    ranked = [type for type in types if isinstance(type, RankedTensorType)]
    rank = max([type.rank for type in ranked], default=0)
    if len(ranked) < len(types) or not all(type.rank == rank or can_reshape(type.dims) for type in ranked):
        return
    if all(type.rank == rank for type in ranked):
        return
    raised = [_raised(op, value, rank) for value in tensors]
    op.set_operands([*raised, *operands[len(tensors) :]])


def _raised(op: Operation, value: Value, rank: int) -> Value:
    """The tensor with dimensions of size 1 in front."""
    type = value.type
    if not isinstance(type, RankedTensorType) or type.rank == rank:
        return value
    return reshaped(op, value, [*[1] * (rank - type.rank), *type.dims])


def _upgrade_fully_connected(op: Operation) -> None:
    """The product of the input and the transposed weight, and the bias: a convolution of single elements."""
    tensor, weight, bias = op.operand_values()
    (type,) = op.result_types()
    matrices = [value for value in (tensor, weight) if isinstance(value.type, RankedTensorType)]
    sizes = [value.type.dims for value in matrices if isinstance(value.type, RankedTensorType)]
    if len(sizes) < 2 or not isinstance(type, ShapedType):
        return
    (rows, _), (columns, _) = sizes
    dims = [rows, 1, 1, columns]
    if not all(can_reshape(numbers) for numbers in (*sizes, dims)):
        return
    images = [_of_single_elements(op, value) for value in matrices]
    convolved_type = RankedTensorType(dims, type.element_type)
    convolution = insert_before(op, "tosa.conv2d", [*images, bias], [convolved_type])
    for name, numbers in (("pad", [0] * 4), ("stride", [1] * 2), ("dilation", [1] * 2)):
        put(convolution, name, dense_array(integer_type(64), numbers))
    info: Attribute | None = take(op, "quantization_info")
    put(convolution, "quantization_info", info)
    upgrade_product(convolution)
    product = reshaped(op, convolution.result_values()[0], [rows, columns], type)
    op.result_values()[0].replace_all_uses_with(product)
    op.erase()


def _of_single_elements(op: Operation, value: Value) -> Value:
    """A matrix as images of one pixel."""
    assert isinstance(value.type, RankedTensorType)
    rows, columns = value.type.dims
    return reshaped(op, value, [rows, 1, 1, columns])


CHANGES = (
    *(Change(f"tosa.{name}", 20, _upgrade_ranks, nothing) for name in _BROADCASTING.split()),
    Change("tosa.fully_connected", 20, _upgrade_fully_connected, nothing, is_gone=True, is_late=True),
)
