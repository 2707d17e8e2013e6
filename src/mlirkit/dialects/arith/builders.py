"""Building constants, as upstream's bindings have it.

    arith.constant(IntegerType.get_signless(32), 7)      arith.ConstantOp(F32Type.get(), 1.5)
    arith.ConstantOp(attribute)                          arith.ConstantOp.create_index(3)

The mirror is upstream's mlir/python/mlir/dialects/arith.py.
"""

from __future__ import annotations

from array import array
from typing import Any

from mlirkit.builtin.attributes import FloatAttr, IntegerAttr, integer_attr
from mlirkit.builtin.dense import DenseElementsAttr
from mlirkit.builtin.float_types import FloatType
from mlirkit.builtin.types import INDEX, IndexType, IntegerType
from mlirkit.core.attribute import Attribute, Type
from mlirkit.dialects.declared import arith
from mlirkit.ods.live.hooks import builder, members


@builder(arith.ConstantOp)
def build_constant(builder: Any, info: Any, result: Any = None, value: Any = None, **named: Any) -> Any:
    """`(attribute)`, `(type, attribute)` or `(type, number)`; an array for shaped types."""
    if isinstance(result, Attribute) and value is None:
        result, value = None, result
    named["value"] = value if isinstance(value, Attribute) else constant_attribute(result, value)
    return builder.state(info, (), named)


def constant_attribute(type: Any, value: Any) -> Attribute:
    """A Python value as the attribute of a type; ValueError if the type has no such values."""
    if isinstance(type, FloatType):
        return FloatAttr.get(type, float(value))
    if isinstance(type, (IntegerType, IndexType)):
        return integer_attr(type, int(value))
    if isinstance(value, array):
        if 8 * value.itemsize != type.element_type.width:
            bits, width = 8 * value.itemsize, type.element_type.width
            raise ValueError(f"Mismatching array element ({bits}) and type ({width}) width.")
        if value.typecode not in "ilqfd":
            raise ValueError(f'Unsupported typecode: "{value.typecode}".')
    found: Attribute = DenseElementsAttr.get(value, type=type)
    return found


@members(arith.ConstantOp)
class ConstantMembers:
    """What `arith.ConstantOp` has besides the definition's parts."""

    @classmethod
    def create_index(cls, value: int, *, loc: Any = None, ip: Any = None) -> Any:
        """A constant of type index."""
        made: Any = cls
        return made(INDEX, value, loc=loc, ip=ip)

    @property
    def type(self: Any) -> Type:
        type: Type = self.result.type
        return type

    @property
    def literal_value(self: Any) -> int | float:
        """The number; ValueError for constants of shaped types."""
        value = self.value_attr
        if isinstance(value, (IntegerAttr, FloatAttr)):
            number: int | float = value.value
            return number
        raise ValueError("only integer and float constants have literal values")
