"""Operands of tosa that are constants, which were attributes, and their values.

    22's tosa.mul %a, %b, %shift        with %shift = tosa.const of tensor<1xi8>
    19's tosa.mul %a, %b {shift = 0 : i8}

An upgrade inserts a constant in front of the operation.  A downgrade reads the constant, which is erased if
it has no other uses; an operand that is no constant is an error.
"""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.builtin.attributes import FloatAttr, IntegerAttr, integer_attr
from mlirkit.builtin.dense import DenseElementsAttr, DenseIntElementsAttr, dense_array
from mlirkit.builtin.float_types import FloatType
from mlirkit.builtin.shaped_types import DYNAMIC, RankedTensorType, ShapedType
from mlirkit.builtin.types import IntegerType, integer_type
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.operation import Operation
from mlirkit.core.value import OpResult, Value
from mlirkit.layouts.changes.change import attribute_of, get, insert_before, put
from mlirkit.layouts.changes.constant_operands import erase_unused

# The size of an unknown dimension.
UNKNOWN = -1

# Larger constants are no parameters: a short text can have any number of equal elements.
_MOST_ELEMENTS = 1 << 20

_CONSTANTS = frozenset({"arith.constant", "tosa.const", "tosa.const_shape"})


def element_type(value: Value) -> Type:
    """The type of a tensor's elements; of the numbers that store them, if they are quantized."""
    shaped = value.type
    element = shaped.element_type if isinstance(shaped, ShapedType) else shaped
    stored = getattr(element, "storage_type", None)
    if not isinstance(stored, IntegerType):
        return element
    is_signed = bool(getattr(element, "is_signed", True))
    return stored if is_signed else IntegerType.get_unsigned(stored.width)


def range_of(type: IntegerType) -> tuple[int, int]:
    """The least and the greatest number of a type; numbers without a sign in the type have one."""
    least = 0 if type.is_unsigned else -(1 << type.width - 1)
    return least, least + (1 << type.width) - 1


def number_attribute(type: Type, number: float) -> IntegerAttr | FloatAttr | None:
    """A number of a type; None for types without numbers, and for numbers that the type does not have."""
    if isinstance(type, FloatType):
        return FloatAttr.get(type, float(number))
    if not isinstance(type, IntegerType):
        return None
    least, greatest = range_of(type)
    return integer_attr(type, int(number)) if least <= number <= greatest else None


def constant(op: Operation, values: DenseElementsAttr, type: Type | None = None) -> Value:
    """A constant in front of an operation; its elements are of another type if they are quantized."""
    results = [values.type if type is None else type]
    return insert_before(op, "tosa.const", [], results, {"values": values}).result_values()[0]


def scalar_elements(type: Type, number: float) -> DenseElementsAttr | None:
    """A tensor of one number; None if the type does not have it."""
    attribute = number_attribute(type, number)
    if attribute is None:
        return None
    elements: DenseElementsAttr = DenseElementsAttr.get_splat(RankedTensorType([1], type), attribute)
    return elements


def splat(dims: Sequence[int], elements: DenseElementsAttr) -> DenseElementsAttr:
    """A tensor of the first number of another one."""
    number = elements.attribute_at(0)
    assert isinstance(elements.type, ShapedType)
    result: DenseElementsAttr = DenseElementsAttr.get_splat(
        RankedTensorType(list(dims), elements.type.element_type), number
    )
    return result


def integers(
    type: IntegerType, numbers: Sequence[int], dims: Sequence[int] | None = None
) -> DenseElementsAttr:
    """A tensor of integers, of one dimension unless stated otherwise."""
    require_range(type, numbers)
    shape = [len(numbers)] if dims is None else dims
    attributes = [integer_attr(type, number) for number in numbers]
    elements: DenseElementsAttr = DenseElementsAttr.get(attributes, RankedTensorType(shape, type))
    return elements


def require_range(type: IntegerType, numbers: Sequence[int]) -> None:
    """OverflowError if the type does not have all numbers."""
    least, greatest = range_of(type)
    if not all(least <= number <= greatest for number in numbers):
        raise OverflowError(f"{type} does not have all of the numbers")


def shape(op: Operation, sizes: Sequence[int]) -> Value:
    """A shape in front of an operation."""
    values = attribute_of(op, f"dense<{list(sizes) if sizes else ''}> : tensor<{len(sizes)}xindex>")
    type: Type = Type.parse(f"!tosa.shape<{len(sizes)}>", op.context)
    return insert_before(op, "tosa.const_shape", [], [type], {"values": values}).result_values()[0]


def can_reshape(sizes: Sequence[int]) -> bool:
    """Whether a reshape can give a tensor these sizes: one of them may be dynamic."""
    return sum(size == DYNAMIC for size in sizes) <= 1


def sizes_of(dims: Sequence[int]) -> list[int]:
    """Sizes of a type as tosa has them in shapes, with a number for dynamic ones."""
    return [UNKNOWN if size == DYNAMIC else size for size in dims]


def reshaped(op: Operation, value: Value, dims: Sequence[int], type: Type | None = None) -> Value:
    """A tensor with other sizes, in front of an operation, of a type that may tell fewer of the sizes."""
    source = value.type
    assert isinstance(source, ShapedType)
    if type is None:
        type = RankedTensorType(list(dims), source.element_type)
    operands = [value, shape(op, sizes_of(dims))]
    return insert_before(op, "tosa.reshape", operands, [type]).result_values()[0]


def elements_of(value: Value) -> DenseElementsAttr | None:
    """The elements of a constant; None if the value is no constant, or one of too many elements."""
    if not isinstance(value, OpResult) or value.owner.name not in _CONSTANTS:
        return None
    # Constants in front of a downgraded operation already have their former form.
    elements: Attribute | None = get(value.owner, "values")
    elements = get(value.owner, "value") if elements is None else elements
    if isinstance(elements, DenseElementsAttr) and elements.num_elements <= _MOST_ELEMENTS:
        return elements
    return None


def constant_integers(value: Value) -> list[int] | None:
    """The numbers of a constant, with the sign that its type says; None if it is none of integers."""
    elements = elements_of(value)
    return [int(number) for number in elements] if isinstance(elements, DenseIntElementsAttr) else None


def required_integers(op: Operation, name: str, value: Value) -> list[int]:
    """The numbers of an operand that is an attribute in the release."""
    numbers = constant_integers(value)
    if numbers is None:
        raise op.op_error(f"has an operand '{name}' that is no constant: it is an attribute in the release")
    return numbers


def keep_operands(op: Operation, operands: Sequence[Value]) -> None:
    """Leave an operation these operands, and erase the constants that nothing uses any more."""
    former = op.operand_values()
    op.set_operands(list(operands))
    for value in dict.fromkeys(former):
        if elements_of(value) is not None:
            erase_unused(value)


def former_constant(op: Operation, values: DenseElementsAttr, type: Type | None = None) -> Value:
    """A constant, as of `constant`, in the form of releases until 20."""
    inserted = insert_before(op, "tosa.const", [], [values.type if type is None else type])
    put(inserted, "value", values)
    return inserted.result_values()[0]


def former_reshape(op: Operation, value: Value, type: RankedTensorType) -> Value:
    """A tensor with the static sizes of a type, in the form of releases until 20."""
    inserted = insert_before(op, "tosa.reshape", [value], [type])
    put(inserted, "new_shape", dense_array(integer_type(64), list(type.dims)))
    return inserted.result_values()[0]
