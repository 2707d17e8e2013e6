"""Folding element by element: from attributes of operands to the attribute of the result.

    fold_binary(IntegerAttr, operands, lambda a, b: a + b)
    fold_unary(FloatAttr, operands, lambda a: -a)
    fold_cast(IntegerAttr, operands, op.out.type, lambda a: a.sext_or_trunc(64))

The first argument is the attribute class of the operands' elements.  The function takes and returns `APInt`
or `APFloat`, or returns None if the operation does not fold.  Operands are numbers, or dense elements:
splats give a splat and are calculated once, all others element by element.  An operand that is poison is the
result.  Mirror: mlir/Dialect/CommonFolders.h.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from mlirkit.builtin.attributes import FALSE, TRUE, FloatAttr, IntegerAttr, integer_attr, integer_width
from mlirkit.builtin.dense import (
    DenseElementsAttr,
    DenseIntOrFPElementsAttr,
    SparseElementsAttr,
    dense_elements,
)
from mlirkit.builtin.dense_data import element_at, element_format, pack, pack_splat, unpack
from mlirkit.builtin.float_types import FloatType
from mlirkit.builtin.shaped_types import RankedTensorType, ShapedType, VectorType
from mlirkit.builtin.trait_checks import element_type_or_self
from mlirkit.builtin.types import IndexType, IntegerType
from mlirkit.core.attribute import Attribute, ParametrizedAttribute, Type
from mlirkit.folding.ap_float import APFloat
from mlirkit.folding.ap_int import APInt

Number = APInt | APFloat
Constants = Sequence[Attribute | None]

# The name of the attribute of an undefined value.
POISON: Final = "ub.poison"


def is_poison(value: Attribute | None) -> bool:
    """Whether a constant is `#ub.poison`."""
    return isinstance(value, ParametrizedAttribute) and getattr(value, "FULL_NAME", "") == POISON


# ---- Folding ----


def fold_binary(
    kind: type[IntegerAttr] | type[FloatAttr],
    operands: Constants,
    calculate: Callable[..., Number | None],
    result_type: Type | None = None,
) -> Attribute | None:
    """The result of an operation on two constants of one type, None if it does not fold.

    Its type is that of the operands if none is given; in this case a poison operand is the result.
    """
    first, second = operands[0], operands[1]
    if first is None and second is None:
        return None
    if result_type is None:
        if is_poison(first):
            return first
        if is_poison(second):
            return second
    if first is None or second is None:
        return None
    type = type_of(first)
    if type != type_of(second):
        return None
    if isinstance(first, kind) and isinstance(second, kind) and type is not None:
        # Most operands are numbers.
        result = calculate(number_of(first), number_of(second))
        return None if result is None else attribute_of(type if result_type is None else result_type, result)
    return _fold(kind, [first, second], calculate, result_type)


def fold_unary(
    kind: type[IntegerAttr] | type[FloatAttr],
    operands: Constants,
    calculate: Callable[..., Number | None],
    result_type: Type | None = None,
) -> Attribute | None:
    """The result of an operation on a constant, None if it does not fold."""
    operand = operands[0]
    if operand is None or is_poison(operand):
        return operand
    return _fold(kind, [operand], calculate, result_type)


def fold_cast(
    kind: type[IntegerAttr] | type[FloatAttr],
    operands: Constants,
    result_type: Type,
    calculate: Callable[..., Number | None],
) -> Attribute | None:
    """A constant in another type, None if it does not fold, e.g. to a type without static shape."""
    if isinstance(result_type, ShapedType) and not result_type.has_static_shape:
        return operands[0] if is_poison(operands[0]) else None
    return fold_unary(kind, operands, calculate, result_type)


def _fold(
    kind: type[IntegerAttr] | type[FloatAttr],
    operands: list[Attribute],
    calculate: Callable[..., Number | None],
    result_type: Type | None,
) -> Attribute | None:
    if result_type is None:
        result_type = type_of(operands[0])
    if result_type is None:
        return None
    if all(isinstance(operand, kind) for operand in operands):
        result = calculate(*[number_of(operand) for operand in operands])
        return None if result is None else attribute_of(result_type, result)
    if not isinstance(result_type, ShapedType):
        return None
    if all(isinstance(operand, DenseElementsAttr) and operand.is_splat for operand in operands):
        numbers = [splat_number(operand) for operand in operands]
        if None in numbers:
            return None
        result = calculate(*numbers)
        return None if result is None else splat_of(result_type, result)
    columns = [elements_of(operand) for operand in operands]
    results: list[Number] = []
    listed = [column for column in columns if column is not None]
    if len(listed) != len(columns):
        return None
    for row in zip(*listed, strict=True):
        result = calculate(*row)
        if result is None:
            return None
        results.append(result)
    return dense_of(result_type, results)


# ---- Attributes as numbers ----


def type_of(value: Attribute) -> Type | None:
    """The type of a typed attribute."""
    if isinstance(value, (IntegerAttr, FloatAttr, DenseElementsAttr)):
        return value.type
    type = getattr(value, "type", None)
    return type if isinstance(type, Type) else None


def number_of(value: Attribute | None) -> Number | None:
    """An integer or float attribute as a number."""
    if isinstance(value, IntegerAttr):
        return APInt(value.number, integer_width(value.type))
    if isinstance(value, FloatAttr):
        return APFloat(value.bits, value.type.semantics)
    return None


def splat_number(value: Attribute | None) -> Number | None:
    """The number of a splat."""
    if isinstance(value, DenseIntOrFPElementsAttr) and value.splat:
        return number_of(element_at(value.element_type, value.raw, 0))
    return None


def scalar_or_splat(value: Attribute | None) -> Number | None:
    """The number of an attribute, or of a splat."""
    return splat_number(value) if isinstance(value, DenseElementsAttr) else number_of(value)


def elements_of(value: Attribute) -> list[Number] | None:
    """The elements as numbers, row-major; None if they are no numbers."""
    if isinstance(value, SparseElementsAttr):
        return _sparse_elements(value)
    if not isinstance(value, DenseIntOrFPElementsAttr):
        return None
    type = value.element_type
    format = element_format(type)
    if format is None or format.parts != 1:
        return None
    count = value.num_elements
    patterns = unpack(format, value.raw, 1 if value.splat else count)
    if isinstance(type, FloatType):
        numbers: list[Number] = [APFloat(pattern, type.semantics) for pattern in patterns]
    else:
        numbers = [APInt(pattern, format.width) for pattern in patterns]
    return numbers * count if value.splat else numbers


def _sparse_elements(value: SparseElementsAttr) -> list[Number] | None:
    type = value.element_type
    number = number_of(zero_attribute(type))
    listed = elements_of(value.values)
    positions = elements_of(value.indices)
    if number is None or listed is None or positions is None:
        return None
    numbers = [number] * value.num_elements
    dims = value.dims
    for at, element in enumerate(listed):
        position = 0
        for axis, size in enumerate(dims):
            index = positions[at * len(dims) + axis]
            position = position * size + (index.signed if isinstance(index, APInt) else 0)
        numbers[position] = element
    return numbers


# ---- Numbers as attributes ----


def attribute_of(type: Type, number: Number) -> Attribute:
    """The attribute of a number in an integer or float type."""
    if isinstance(number, APInt):
        return integer_attr(type, number.bits)
    assert isinstance(type, FloatType)
    return FloatAttr(type, number.bits)


def splat_of(type: ShapedType, number: Number) -> DenseElementsAttr:
    """Dense elements with one number for all."""
    format = element_format(type.element_type)
    assert format is not None
    return dense_elements(type, pack_splat(format, [_pattern(type.element_type, number)]))


def dense_of(type: Type, numbers: Sequence[Number]) -> DenseElementsAttr:
    """Dense elements, row-major, of a type with a shape."""
    element = element_type_or_self(type)
    format = element_format(element)
    assert format is not None
    return dense_elements(type, pack(format, [_pattern(element, number) for number in numbers]))


def _pattern(type: Type, number: Number) -> int:
    """The bit pattern of a number in dense elements."""
    if isinstance(number, APInt):
        return number.bits
    assert isinstance(type, FloatType)
    return FloatAttr(type, number.bits).pattern


def bool_attribute(type: Type, value: bool) -> Attribute:
    """A boolean, or a splat of the boolean for a type with elements i1."""
    if isinstance(type, ShapedType):
        return splat_of(type, APInt(int(value), 1))
    return TRUE if value else FALSE


def zero_attribute(type: Type) -> Attribute | None:
    """The zero attribute of a type, None if the type has none: Builder::getZeroAttr."""
    element = element_type_or_self(type)
    if isinstance(element, FloatType):
        number: Number = APFloat(0, element.semantics)
    elif isinstance(element, (IntegerType, IndexType)):
        number = APInt(0, integer_width(element))
    else:
        return None
    if isinstance(type, ShapedType):
        # As in the reference, also for types without static shape.
        return splat_of(type, number) if isinstance(type, (VectorType, RankedTensorType)) else None
    return attribute_of(type, number)
