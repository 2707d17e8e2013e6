"""Scaling of tosa: products, rescaling and clamping, whose parameters were other attributes until 19 or 20.

    22's tosa.rescale %a, %multiplier, %shift, %input_zp, %output_zp {rounding_mode = DOUBLE_ROUND, ...}
    20's tosa.rescale %a {multiplier = array<i32: 9>, shift = array<i8: 30>, input_zp = 0 : i32, ...}
"""

from __future__ import annotations

import math

from mlirkit.builtin.attributes import FloatAttr, IntegerAttr, integer_attr
from mlirkit.builtin.dense import DenseArrayAttr, dense_array
from mlirkit.builtin.float_types import F32, FloatType
from mlirkit.builtin.types import IntegerType, integer_type
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.operation import Operation
from mlirkit.layouts.changes.change import Change, attribute_of, get, nothing, put, take
from mlirkit.layouts.changes.tosa_operands import (
    constant,
    element_type,
    integers,
    keep_operands,
    number_attribute,
    range_of,
    required_integers,
    scalar_elements,
)

_I1, _I8, _I16, _I32, _I64 = (integer_type(width) for width in (1, 8, 16, 32, 64))

# -- products ---------------------------------------------------------------------------------------------


def _upgrade_shift(op: Operation) -> None:
    """The shift was an attribute until 19, without effect on floats, and optional in 20."""
    operands = op.operand_values()
    if len(operands) == 2:
        shift = get(op, "shift")
        if shift is not None and not isinstance(shift, IntegerAttr):
            return
        of_integers = isinstance(element_type(operands[0]), IntegerType)
        elements = integers(_I8, [0 if shift is None or not of_integers else shift.value])
        take(op, "shift")
        op.set_operands([*operands, constant(op, elements)])


def _downgrade_shift(op: Operation) -> None:
    one, other, shift = op.operand_values()
    (number,) = required_integers(op, "shift", shift)
    keep_operands(op, [one, other])
    put(op, "shift", integer_attr(_I8, number))


def _widen_shift(op: Operation) -> None:
    """Shifts had 32 bits until 17."""
    shift = get(op, "shift")
    if isinstance(shift, IntegerAttr):
        put(op, "shift", integer_attr(_I32, shift.value))
    if isinstance(shift, DenseArrayAttr):
        put(op, "shift", dense_array(_I32, shift.values))


# -- rescaling --------------------------------------------------------------------------------------------

_ROUNDING = {True: "DOUBLE_ROUND", False: "SINGLE_ROUND"}
_POINTS = ("input_zp", "output_zp")
_SIGNS = ("input_unsigned", "output_unsigned")


def _rounding(op: Operation, is_double: bool) -> Attribute:
    return attribute_of(op, f"#tosa.rounding_mode<{_ROUNDING[is_double]}>")


def _upgrade_rounding(op: Operation) -> None:
    double = get(op, "double_round")
    if isinstance(double, IntegerAttr) and double.type == _I1:
        take(op, "double_round")
        put(op, "rounding_mode", _rounding(op, bool(double.bits)))


def _downgrade_rounding(op: Operation) -> None:
    """Another mode remains, to be an error."""
    mode = get(op, "rounding_mode")
    for is_double in _ROUNDING:
        if mode == _rounding(op, is_double):
            take(op, "rounding_mode")
            put(op, "double_round", integer_attr(_I1, is_double))


def _upgrade_rescale(op: Operation) -> None:
    operands = op.operand_values()
    factors = [get(op, name) for name in ("multiplier", "shift")]
    points = [get(op, name) for name in _POINTS]
    arrays = [factor for factor in factors if isinstance(factor, DenseArrayAttr)]
    numbers = [point.value for point in points if isinstance(point, IntegerAttr)]
    is_wide = get(op, "scale32")
    if len(operands) != 1 or len(arrays) < 2 or len(numbers) < 2 or not isinstance(is_wide, IntegerAttr):
        return
    types = [element_type(value) for value in (operands[0], op.result_values()[0])]
    if not all(isinstance(type, IntegerType) for type in types):
        return
    values = [
        *[
            integers(type, array.values)
            for type, array in zip((_I32 if is_wide.bits else _I16, _I8), arrays, strict=True)
        ],
        *[scalar_elements(type, number) for type, number in zip(types, numbers, strict=True)],
    ]
    known = [elements for elements in values if elements is not None]
    if len(known) < len(values):
        return
    for name in ("multiplier", "shift", *_POINTS):
        take(op, name)
    op.set_operands([*operands, *[constant(op, elements) for elements in known]])
    for name, type in zip(_SIGNS, types, strict=True):
        if get(op, name) is None:
            put(op, name, integer_attr(_I1, isinstance(type, IntegerType) and type.is_unsigned))


def _downgrade_rescale(op: Operation) -> None:
    tensor, multiplier, shift, *zeros = op.operand_values()
    put(op, "multiplier", dense_array(_I32, required_integers(op, "multiplier", multiplier)))
    put(op, "shift", dense_array(_I8, required_integers(op, "shift", shift)))
    for name, sign, zero in zip(_POINTS, _SIGNS, zeros, strict=True):
        (number,) = required_integers(op, name, zero)
        type, is_unsigned = element_type(zero), get(op, sign)
        if isinstance(is_unsigned, IntegerAttr) and is_unsigned.bits and isinstance(type, IntegerType):
            number %= 1 << type.width
        put(op, name, integer_attr(_I32, number))
    keep_operands(op, [tensor])


def _downgrade_signs(op: Operation) -> None:
    """The types said whether numbers were unsigned; a sign that they do not say remains, to be an error."""
    values = (op.operand_values()[0], op.result_values()[0])
    for name, value in zip(_SIGNS, values, strict=True):
        type = element_type(value)
        if get(op, name) == integer_attr(_I1, isinstance(type, IntegerType) and type.is_unsigned):
            take(op, name)


# -- clamping ---------------------------------------------------------------------------------------------

_BOUNDS = ("min", "max")


def _upgrade_bounds(op: Operation) -> None:
    """Each bound was an integer and a float, one of which counted."""
    type = element_type(op.operand_values()[0])
    kind, cls = ("fp", FloatAttr) if isinstance(type, FloatType) else ("int", IntegerAttr)
    numbers = [get(op, f"{bound}_{kind}") for bound in _BOUNDS]
    bounds = [
        number_attribute(type, _within(type, number.value))
        for number in numbers
        if isinstance(number, cls)
    ]
    if len(bounds) < len(_BOUNDS) or None in bounds:
        return
    for bound, value in zip(_BOUNDS, bounds, strict=True):
        take(op, f"{bound}_int")
        take(op, f"{bound}_fp")
        put(op, f"{bound}_val", value)


def _within(type: Type, number: float) -> float:
    """The number of an integer type that is nearest to a bound."""
    if not isinstance(type, IntegerType):
        return number
    least, greatest = range_of(type)
    return 0 if math.isnan(number) else int(min(max(number, least), greatest))


def _downgrade_bounds(op: Operation) -> None:
    for bound in _BOUNDS:
        value = take(op, f"{bound}_val")
        if isinstance(value, FloatAttr | IntegerAttr):
            put(op, f"{bound}_int", integer_attr(_I64, int(_within(_I64, value.value))))
            put(op, f"{bound}_fp", FloatAttr.get(F32, float(value.value)))


CHANGES = (
    Change("tosa.apply_scale", 20, _upgrade_rounding, _downgrade_rounding),
    Change("tosa.clamp", 20, _upgrade_bounds, _downgrade_bounds),
    Change("tosa.mul", 20, _upgrade_shift, nothing),
    Change("tosa.mul", 19, nothing, _downgrade_shift),
    Change("tosa.mul", 17, nothing, _widen_shift),
    Change("tosa.rescale", 20, _upgrade_rounding, _downgrade_rounding),
    Change("tosa.rescale", 20, _upgrade_rescale, _downgrade_rescale),
    Change("tosa.rescale", 19, nothing, _downgrade_signs),
    Change("tosa.rescale", 17, nothing, _widen_shift),
)
