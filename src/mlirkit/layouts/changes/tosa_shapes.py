"""Shapes of tosa, which are operands today: attributes until 19 or 20, and the reverse for permutations.

    22's tosa.reshape %a, %shape        with %shape = tosa.const_shape of !tosa.shape<2>
    20's tosa.reshape %a {new_shape = array<i64: 2, 3>}

The amounts of padding were a matrix of numbers until 19.
"""

from __future__ import annotations

from mlirkit.builtin.dense import DenseArrayAttr, dense_array
from mlirkit.builtin.shaped_types import RankedTensorType, ShapedType
from mlirkit.builtin.types import IntegerType, integer_type
from mlirkit.core.operation import Operation
from mlirkit.core.value import Value
from mlirkit.layouts.changes.change import Change, Rewrite, get, nothing, put, take
from mlirkit.layouts.changes.tosa_operands import (
    constant,
    constant_integers,
    element_type,
    elements_of,
    former_constant,
    former_reshape,
    integers,
    keep_operands,
    require_range,
    required_integers,
    reshaped,
    scalar_elements,
    shape,
    splat,
)
from mlirkit.layouts.changes.tosa_quantization import parameters_of

_I32, _I64 = integer_type(32), integer_type(64)


def _attributes(**names: str) -> tuple[Rewrite, Rewrite]:
    """The change of shapes that were attributes, by the names of today's operands."""

    def upgrade(op: Operation) -> None:
        sizes = [get(op, former) for former in names.values()]
        known = [size for size in sizes if isinstance(size, DenseArrayAttr)]
        operands = op.operand_values()
        if len(operands) == 1 and len(known) == len(names):
            for former in names.values():
                take(op, former)
            op.set_operands([*operands, *[shape(op, size.values) for size in known]])

    def downgrade(op: Operation) -> None:
        tensor, *shapes = op.operand_values()
        for (name, former), value in zip(names.items(), shapes, strict=True):
            put(op, former, dense_array(_I64, required_integers(op, name, value)))
        keep_operands(op, [tensor])

    return upgrade, downgrade


# -- permutations -----------------------------------------------------------------------------------------


def _upgrade_permutation(op: Operation) -> None:
    """The permutation was an operand; one that is no constant remains, to be an error."""
    operands = op.operand_values()
    permutation = constant_integers(operands[1]) if len(operands) == 2 else None
    if permutation is not None:
        require_range(_I32, permutation)
        put(op, "perms", dense_array(_I32, permutation))
        keep_operands(op, operands[:1])


def _downgrade_permutation(op: Operation) -> None:
    permutation = take(op, "perms")
    if isinstance(permutation, DenseArrayAttr):
        values = integers(_I32, permutation.values)
        op.set_operands([*op.operand_values(), former_constant(op, values)])


# -- padding ----------------------------------------------------------------------------------------------


def _upgrade_amounts(op: Operation) -> None:
    """The amounts in front of and behind each dimension were the columns of a matrix."""
    operands = op.operand_values()
    amounts = constant_integers(operands[1]) if len(operands) > 1 else None
    if amounts is not None and isinstance(operands[1].type, RankedTensorType):
        tensor, _, *padding = operands
        keep_operands(op, [tensor, shape(op, amounts), *padding])


def _downgrade_amounts(op: Operation) -> None:
    tensor, amounts, *padding = op.operand_values()
    numbers = required_integers(op, "padding", amounts)
    matrix = integers(_I32, numbers, [len(numbers) // 2, 2])
    keep_operands(op, [tensor, former_constant(op, matrix), *padding])


def _upgrade_pad_const(op: Operation) -> None:
    """The padded value was a tensor of rank 0; without it, the zero point."""
    tensor, amounts, *padding = op.operand_values()
    if padding:
        value = _of_rank_one(op, padding[0])
    else:
        value = _zero_point(op, tensor)
    if value is not None:
        take(op, "quantization_info")
        keep_operands(op, [tensor, amounts, value])


def _zero_point(op: Operation, tensor: Value) -> Value | None:
    """The zero point, of the type of the tensor's elements; 0 for floats, and without the attribute."""
    (number,) = parameters_of(get(op, "quantization_info"), "pad_quant", 1)
    stored = element_type(tensor)
    elements = scalar_elements(stored, number if isinstance(stored, IntegerType) else 0)
    if elements is None or not isinstance(tensor.type, ShapedType):
        return None
    return constant(op, elements, RankedTensorType([1], tensor.type.element_type))


def _of_rank_one(op: Operation, value: Value) -> Value | None:
    """The tensor with the number of a tensor of rank 0; None for other tensors."""
    type, elements = value.type, elements_of(value)
    if not isinstance(type, RankedTensorType) or type.rank:
        return None
    if elements is None:
        return reshaped(op, value, [1])
    return constant(op, splat([1], elements), RankedTensorType([1], type.element_type))


def _downgrade_pad_const(op: Operation) -> None:
    tensor, amounts, value = op.operand_values()
    elements = elements_of(value)
    assert isinstance(value.type, ShapedType)
    type = RankedTensorType([], value.type.element_type)
    if elements is None:
        former = former_reshape(op, value, type)
    else:
        former = former_constant(op, splat([], elements), type)
    keep_operands(op, [tensor, amounts, former])


CHANGES = (
    # The values of such operations are attributes in the release.
    Change("tosa.const_shape", 19, nothing, nothing, is_inlined=True),
    Change("tosa.pad", 20, _upgrade_pad_const, _downgrade_pad_const, is_late=True),
    Change("tosa.pad", 19, _upgrade_amounts, _downgrade_amounts, is_late=True),
    Change("tosa.reshape", 20, *_attributes(shape="new_shape")),
    Change("tosa.resize", 20, *_attributes(scale="scale", offset="offset", border="border")),
    Change("tosa.slice", 20, *_attributes(start="start", size="size")),
    Change("tosa.tile", 19, *_attributes(multiples="multiples")),
    Change("tosa.transpose", 20, _upgrade_permutation, _downgrade_permutation, is_late=True),
)
