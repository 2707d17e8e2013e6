"""Verifiers of complex."""

from __future__ import annotations

from mlirkit.builtin.attributes import FloatAttr, IntegerAttr
from mlirkit.builtin.float_types import FloatType
from mlirkit.builtin.types import ComplexType, IntegerType
from mlirkit.dialects.cast_types import bit_width
from mlirkit.dialects.declared import complex
from mlirkit.ods.live.hooks import verifier


@verifier(complex.ConstantOp)
def verify_constant(op: complex.ConstantOp) -> None:
    """Mirrors ConstantOp::verify."""
    value = op.value
    if len(value) != 2:
        raise op.op_error("requires 'value' to be a complex constant, represented as array of two values")
    real, imaginary = value[0], value[1]
    if not isinstance(real, (FloatAttr, IntegerAttr)) or not isinstance(imaginary, (FloatAttr, IntegerAttr)):
        raise op.op_error("requires attribute's elements to be float or integer attributes")
    type = op.complex.type
    if real.type != type.element_type or imaginary.type != type.element_type:
        raise op.op_error(
            f"requires attribute's element types ('{real.type}', '{imaginary.type}') to match the element "
            f"type of the op's return type ('{type.element_type}')"
        )


@verifier(complex.BitcastOp)
def verify_bitcast(op: complex.BitcastOp) -> None:
    """Mirrors BitcastOp::verify."""
    source, target = op.operand.type, op.result.type
    if source == target:
        return
    for type, noun in ((source, "operand"), (target, "result")):
        if not isinstance(type, (IntegerType, FloatType, ComplexType)):
            raise op.op_error(f"{noun} must be int/float/complex")
    if isinstance(source, ComplexType) == isinstance(target, ComplexType):
        raise op.op_error("requires that either input or output has a complex type")
    if isinstance(target, ComplexType):
        source, target = target, source
    assert isinstance(source, ComplexType)
    if 2 * bit_width(source.element_type) != bit_width(target):
        raise op.op_error("casting bitwidths do not match")
