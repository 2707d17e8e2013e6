"""Folders of chlo: constants, and constants with the shape of a value.

Mirror: stablehlo/dialect/ChloOps.cpp.
"""

from __future__ import annotations

from mlirkit.builtin.attributes import FloatAttr, IntegerAttr
from mlirkit.builtin.dense import DenseElementsAttr, dense_elements
from mlirkit.builtin.dense_data import element_format, pack_splat
from mlirkit.builtin.float_types import FloatType
from mlirkit.builtin.shaped_types import RankedTensorType
from mlirkit.builtin.types import ComplexType
from mlirkit.core.attribute import Attribute
from mlirkit.dialects.complex.numbers import number_parts
from mlirkit.dialects.constant_folders import fold_to_value
from mlirkit.dialects.declared import chlo, complex
from mlirkit.folding.ap_float import from_float
from mlirkit.folding.elements import Constants, number_of, splat_of
from mlirkit.ods.live.hooks import folder

folder(chlo.ConstantOp)(fold_to_value)


@folder(chlo.ConstantLikeOp)
def fold_constant_like(op: chlo.ConstantLikeOp, operands: Constants) -> Attribute | None:
    """Mirrors ConstantLikeOp::fold: a splat, if the shape is static."""
    type = op.operand.type
    if not isinstance(type, RankedTensorType) or not type.has_static_shape:
        return None
    return splat_of_scalar(type, op.value)


def splat_of_scalar(type: RankedTensorType, value: Attribute) -> DenseElementsAttr | None:
    """A splat of an attribute's number and type, in the shape of a type."""
    if isinstance(value, complex.NumberAttr):
        held = value.type
        shape = None if held is None else RankedTensorType.get(type.dims, held)
        parts = [part.pattern for part in number_parts(value)]
        return None if shape is None else _splat_of_patterns(shape, parts)
    number = number_of(value)
    if number is None or not isinstance(value, (IntegerAttr, FloatAttr)):
        return None
    return splat_of(RankedTensorType.get(type.dims, value.type), number)


def complex_splat(type: RankedTensorType, real: float, imaginary: float) -> DenseElementsAttr | None:
    """A splat of a complex number; None if the element type is not complex."""
    held = type.element_type
    if not isinstance(held, ComplexType) or not isinstance(held.element_type, FloatType):
        return None
    semantics = held.element_type.semantics
    return _splat_of_patterns(type, [from_float(part, semantics).pattern for part in (real, imaginary)])


def _splat_of_patterns(type: RankedTensorType, parts: list[int]) -> DenseElementsAttr | None:
    format = element_format(type.element_type)
    return None if format is None else dense_elements(type, pack_splat(format, parts))
