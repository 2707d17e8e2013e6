"""Building constants, as upstream's bindings have it.

    arith.constant(IntegerType.get_signless(32), 7)      arith.ConstantOp(F32Type.get(), 1.5)
    arith.ConstantOp(attribute)                          arith.ConstantOp.create_index(3)

The mirror is upstream's mlir/python/mlir/dialects/arith.py.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Any, SupportsFloat, SupportsIndex, TypeAlias, TypeGuard, cast

from mlirkit.builtin.attributes import FloatAttr, IntegerAttr
from mlirkit.builtin.dense import DenseElementsAttr
from mlirkit.builtin.float_types import FloatType
from mlirkit.builtin.shaped_types import ShapedType
from mlirkit.builtin.types import INDEX, IndexType, IntegerType
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.location import Location
from mlirkit.core.operation_name import OperationName
from mlirkit.core.operation_state import OperationState
from mlirkit.dialects.declared import arith
from mlirkit.dialects.mixed_arguments import Insertion
from mlirkit.ods.live.building.op_builder import OpBuilder
from mlirkit.ods.live.hooks import builder, face_function, members

#: Python values of constants.
Number: TypeAlias = SupportsIndex | SupportsFloat | Sequence[int] | Sequence[float] | None


@face_function("arith", "_is_integer_like_type")
def is_integer_like(type: object) -> TypeGuard[IntegerType | IndexType]:
    """Whether the constants of a type are integers."""
    return isinstance(type, (IntegerType, IndexType))


@builder(arith.ConstantOp)
def build_constant(
    builder: OpBuilder,
    info: OperationName,
    result: Type | Attribute | None = None,
    value: Attribute | Number = None,
    **named: object,
) -> OperationState:
    """Build `arith.constant`: `(attribute)`, `(type, attribute)` or `(type, number)`; an array for shaped
    types."""
    if isinstance(result, Attribute) and value is None:
        value = result
    named["value"] = value if isinstance(value, Attribute) else constant_attribute(result, value)
    return builder.complete_state(info, (), named)


def constant_attribute(type: Type | Attribute | None, value: Number) -> Attribute:
    """A Python value as the attribute of a type; ValueError if it is no value of the type."""
    if isinstance(type, FloatType):
        return FloatAttr.get(type, cast(float, value))
    if is_integer_like(type):
        return IntegerAttr.get(type, value)
    if isinstance(value, array):
        bits, width = 8 * value.itemsize, cast(IntegerType, cast(ShapedType, type).element_type).width
        if bits != width:
            raise ValueError(f"Mismatching array element ({bits}) and type ({width}) width.")
        if value.typecode not in "ilqfd":
            raise ValueError(f'Unsupported typecode: "{value.typecode}".')
    attribute: Attribute = DenseElementsAttr.get(value, type=type)
    return attribute


@members(arith.ConstantOp)
class ConstantMembers(arith.ConstantOp):
    """Members of `arith.ConstantOp` besides the generated accessors."""

    @classmethod
    def create_index(
        cls, value: int, *, loc: Location | None = None, ip: Insertion = None
    ) -> arith.ConstantOp:
        """Create a constant of type index."""
        made: Any = cls
        op: arith.ConstantOp = made(INDEX, value, loc=loc, ip=ip)
        return op

    @property
    def type(self) -> Type:
        return self.result.type

    @property
    def literal_value(self) -> int | float:
        """The number; ValueError for constants of shaped types."""
        value = self.value_attr
        if isinstance(value, (IntegerAttr, FloatAttr)):
            return value.value
        raise ValueError("only integer and float constants have literal values")
