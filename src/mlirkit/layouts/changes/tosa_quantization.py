"""Zero points of tosa, which are operands from 21 on, and the types of sums.

    22's tosa.matmul %a, %b, %a_zp, %b_zp
    20's tosa.matmul %a, %b {quantization_info = #tosa.matmul_quant<a_zp = 1, b_zp = 2>}

Without the attribute, zero points were 0.  Convolutions of integers had to have it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mlirkit.builtin.attributes import TypeAttr
from mlirkit.builtin.dense import DenseArrayAttr, dense_array
from mlirkit.builtin.float_types import F16, F32, FloatType
from mlirkit.builtin.shaped_types import ShapedType
from mlirkit.builtin.types import IntegerType, integer_type
from mlirkit.core.attribute import Attribute, ParametrizedAttribute, Type
from mlirkit.core.operation import Operation
from mlirkit.core.value import Value
from mlirkit.layouts.changes.change import Change, Rewrite, attribute_of, get, put, take
from mlirkit.layouts.changes.tosa_operands import (
    UNKNOWN,
    constant,
    element_type,
    elements_of,
    keep_operands,
    required_integers,
    scalar_elements,
    sizes_of,
)

_INFO, _SUM, _OUT_SHAPE = "quantization_info", "acc_type", "out_shape"
_I32 = integer_type(32)


def parameters_of(info: Attribute | None, kind: str, count: int) -> Sequence[int]:
    """The zero points of an attribute of a kind, all 0 without one; ValueError for other attributes."""
    if info is None:
        return [0] * count
    if not isinstance(info, ParametrizedAttribute) or kind != info.MNEMONIC:
        raise ValueError(f"{info} is not #tosa.{kind}")
    return [int(number) for number in info.parameters]


def _zero_points(
    kind: str, operands: str, is_required: bool = False, **points: str
) -> tuple[Rewrite, Rewrite]:
    """The change of zero points that were parameters of the attribute `kind`, by the values they belong to.

    `operands` are the other operands.  An attribute with zeros only is written if it `is_required`.
    """
    names = operands.split()

    def upgrade(op: Operation) -> None:
        former = op.operand_values()
        if len(former) != len(names):
            return
        values = {**dict(zip(names, former, strict=True)), "output": op.result_values()[0]}
        numbers = parameters_of(get(op, _INFO), kind, len(points))
        types = [element_type(values[name]) for name in points.values()]
        if any(number and isinstance(type, FloatType) for number, type in zip(numbers, types, strict=True)):
            return
        added = [scalar_elements(type, number) for type, number in zip(types, numbers, strict=True)]
        known = [elements for elements in added if elements is not None]
        if len(known) == len(added):
            take(op, _INFO)
            op.set_operands([*former, *[constant(op, elements) for elements in known]])

    def downgrade(op: Operation) -> None:
        former, zeros = op.operand_values()[: len(names)], op.operand_values()[len(names) :]
        of_integers = isinstance(element_type(zeros[0]), IntegerType)
        numbers = {name: _zero_point(op, name, zero) for name, zero in zip(points, zeros, strict=True)}
        keep_operands(op, former)
        if any(numbers.values()) or (is_required and of_integers):
            parameters = ", ".join(f"{name} = {number}" for name, number in numbers.items())
            put(op, _INFO, attribute_of(op, f"#tosa.{kind}<{parameters}>"))

    return upgrade, downgrade


def _zero_point(op: Operation, name: str, value: Value) -> int:
    if not isinstance(element_type(value), FloatType):
        return required_integers(op, name, value)[0]
    elements = elements_of(value)
    if elements is None or any(elements):
        raise op.op_error(f"has an operand '{name}' that is not 0, which the release does not know")
    return 0


# -- types of sums ----------------------------------------------------------------------------------------

_SUMS = (_I32, integer_type(48), F16, F32)


def _sum_of_product(op: Operation) -> Type:
    """Products were summed up in the type of the result, or f32 for shorter floats than f16."""
    type = element_type(op.result_values()[0])
    return F32 if isinstance(type, FloatType) and type.width <= F16.width and type != F16 else type


def _sum_of_window(op: Operation) -> Type:
    """Pooling summed up integers in i32, and floats in their type."""
    return _I32 if isinstance(element_type(op.operand_values()[0]), IntegerType) else _sum_of_product(op)


def _sum_types(type_of: Callable[[Operation], Type]) -> tuple[Rewrite, Rewrite]:
    """The change of an operation that had no `acc_type`."""

    def upgrade(op: Operation) -> None:
        type = type_of(op)
        if get(op, _SUM) is None and type in _SUMS:
            put(op, _SUM, TypeAttr(type))

    def downgrade(op: Operation) -> None:
        """Another type remains, to be an error."""
        if get(op, _SUM) == TypeAttr(type_of(op)):
            take(op, _SUM)

    return upgrade, downgrade


# -- shapes of transposed convolutions --------------------------------------------------------------------


def _result_sizes(op: Operation) -> list[int]:
    """The sizes of the result, with today's number for unknown ones."""
    (type,) = op.result_types()
    return sizes_of(type.dims) if isinstance(type, ShapedType) and type.has_rank else [UNKNOWN] * 4


def _upgrade_out_shape(op: Operation) -> None:
    """The sizes are those of the result; others remain, to be seen."""
    sizes = get(op, _OUT_SHAPE)
    if isinstance(sizes, DenseArrayAttr) and all(
        size in (UNKNOWN, result) for size, result in zip(sizes.values, _result_sizes(op), strict=True)
    ):
        take(op, _OUT_SHAPE)


def _downgrade_out_shape(op: Operation) -> None:
    put(op, _OUT_SHAPE, dense_array(integer_type(64), _result_sizes(op)))


def upgrade_product(op: Operation) -> None:
    """A convolution in the form of releases until 19."""
    for upgrade, _ in (_SUM_OF_PRODUCT, _PRODUCT):
        upgrade(op)


_PRODUCTS = ("conv2d", "conv3d", "depthwise_conv2d", "transpose_conv2d")
_PRODUCT = _zero_points("conv_quant", "input weight bias", True, input_zp="input", weight_zp="weight")
_SUM_OF_PRODUCT = _sum_types(_sum_of_product)

CHANGES = (
    Change(
        "tosa.avg_pool2d", 20, *_zero_points("unary_quant", "input", input_zp="input", output_zp="output")
    ),
    Change("tosa.avg_pool2d", 16, *_sum_types(_sum_of_window)),
    Change("tosa.matmul", 20, *_zero_points("matmul_quant", "a b", a_zp="a", b_zp="b")),
    Change("tosa.negate", 20, *_zero_points("unary_quant", "input", input_zp="input", output_zp="output")),
    Change("tosa.transpose_conv2d", 20, _upgrade_out_shape, _downgrade_out_shape),
    *(Change(f"tosa.{name}", 20, *_PRODUCT) for name in _PRODUCTS),
    *(Change(f"tosa.{name}", 19, *_SUM_OF_PRODUCT) for name in _PRODUCTS),
)
