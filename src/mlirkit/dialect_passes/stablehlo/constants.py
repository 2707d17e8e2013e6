"""Constants in patterns of StableHLO: the constants of values, and the creation of constant operations.

Mirror: m_Constant and m_Splat as stablehlo/transforms uses them.
"""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.builtin.dense import (
    DenseElementsAttr,
    DenseIntElementsAttr,
    DenseIntOrFPElementsAttr,
    dense_elements,
)
from mlirkit.builtin.dense_data import element_format, pack, unpack
from mlirkit.builtin.shaped_types import RankedTensorType, ShapedType
from mlirkit.builtin.types import UNSIGNED, IntegerType
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.matchers import constant_value
from mlirkit.core.operation import Operation
from mlirkit.core.value import Value
from mlirkit.dialects.declared import stablehlo
from mlirkit.folding.ap_int import APInt
from mlirkit.folding.elements import Number, dense_of, elements_of, splat_number
from mlirkit.patterns.rewriter import PatternRewriter

# ---- Constants of values ----


def dense_constant(value: Value) -> DenseIntOrFPElementsAttr | None:
    """The elements of a constant; a single one for a splat."""
    constant = constant_value(value)
    return constant if isinstance(constant, DenseIntOrFPElementsAttr) else None


def splat_constant(value: Value) -> DenseIntOrFPElementsAttr | None:
    """A constant whose elements are all equal."""
    constant = dense_constant(value)
    return constant if constant is not None and constant.is_splat else None


def integer_constants(value: Value) -> list[APInt] | None:
    """The elements of a constant of integers."""
    constant = constant_value(value)
    numbers = elements_of(constant) if isinstance(constant, DenseIntElementsAttr) else None
    return None if numbers is None else [number for number in numbers if isinstance(number, APInt)]


def splat_integer(value: Value) -> APInt | None:
    """The integer that all elements of a value are known to be."""
    constant = constant_value(value)
    number = splat_number(constant) if isinstance(constant, DenseIntElementsAttr) else None
    return number if isinstance(number, APInt) else None


# ---- Types ----


def ranked(value: Value) -> RankedTensorType:
    """The type of a value that is a tensor by its operation's definition."""
    type = value.type
    assert isinstance(type, RankedTensorType)
    return type


def is_integer(type: Type) -> bool:
    """Whether a type is an integer type; `index` is not."""
    return isinstance(type, IntegerType)


def is_unsigned(type: Type) -> bool:
    return isinstance(type, IntegerType) and type.signedness == UNSIGNED


def is_bool(type: Type) -> bool:
    return isinstance(type, IntegerType) and type.width == 1


# ---- Constants as operations ----


def resized(value: DenseIntOrFPElementsAttr, type: ShapedType) -> DenseIntOrFPElementsAttr:
    """The same elements in a type of another shape: of a splat any, else one with as many."""
    return value.__class__(type, value.raw, value.splat)


def chosen(
    type: RankedTensorType,
    picks: Sequence[bool],
    first: DenseIntOrFPElementsAttr,
    second: DenseIntOrFPElementsAttr,
) -> DenseIntOrFPElementsAttr | None:
    """The elements of `first` where `picks` is true, else of `second`."""
    format = element_format(type.element_type)
    if format is None:
        return None
    width, count = format.parts, len(picks)
    columns = []
    for constant in (second, first):
        patterns = unpack(format, constant.raw, 1 if constant.splat else count)
        columns.append(patterns * count if constant.splat else patterns)
    gathered = []
    for at, pick in enumerate(picks):
        gathered += columns[pick][at * width : (at + 1) * width]
    return dense_elements(type, pack(format, gathered))


def make_constant(rewriter: PatternRewriter, op: Operation, value: DenseElementsAttr) -> Value:
    """`stablehlo.constant` with the location of `op`."""
    made = rewriter.create(stablehlo.ConstantOp, [value.type], (), {"value": value}, loc=op.location)
    return made.result


def replace_by_constant(op: Operation, rewriter: PatternRewriter, value: Attribute | None) -> bool:
    """Replace `op` by a constant; False without a value."""
    if not isinstance(value, DenseElementsAttr):
        return False
    rewriter.replace_op(op, [make_constant(rewriter, op, value)])
    return True


def replace_by_numbers(op: Operation, rewriter: PatternRewriter, numbers: Sequence[Number]) -> bool:
    """Replace `op` by a constant of these elements, row by row."""
    return replace_by_constant(op, rewriter, dense_of(ranked(op.result), numbers))
