"""Materialization of constants as operations of arith and ub, or as the only constant operation of a dialect.

Packages of these dialects list this module as `.constant_operations` among their hook modules, and so do
packages of dialects whose only folders are of constants.
"""

from __future__ import annotations

from mlirkit.builtin.attributes import FloatAttr, IntegerAttr
from mlirkit.builtin.dense import DenseElementsAttr, ElementsAttr
from mlirkit.builtin.types import SIGNLESS, IntegerType
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.context import current_context
from mlirkit.core.creation import new_operation
from mlirkit.core.location import Location
from mlirkit.core.operation import Operation
from mlirkit.core.operation_parts import append_result
from mlirkit.core.structural_attributes import dictionary_of
from mlirkit.dialects.constant_folders import fold_to_value
from mlirkit.dialects.declared import emitc, func, smt, stablehlo, ub
from mlirkit.folding.elements import is_poison
from mlirkit.ods.live.hooks import Folded, constant_materializer, folder


def arith_constant(value: Attribute, type: Type, location: Location) -> Operation | None:
    """`arith.constant`, for a value of exactly that type."""
    if not isinstance(value, (IntegerAttr, FloatAttr, DenseElementsAttr)) or value.type != type:
        return None
    if isinstance(type, IntegerType) and type.signedness != SIGNLESS:
        return None
    return constant_operation("arith.constant", value, type, location)


def constant_operation(name: str, value: Attribute, type: Type, location: Location) -> Operation:
    """A detached operation with the constant in `value`."""
    # Folding makes many: nothing here needs the checks and defaults of other ways to make operations.
    operation = new_operation(current_context().operation_name(name), location)
    append_result(operation, type)
    operation.props = dictionary_of({"value": value})
    return operation


def poison_or_arith_constant(value: Attribute, type: Type, location: Location) -> Operation | None:
    """`ub.poison` for undefined values, else `arith.constant`."""
    if is_poison(value):
        return constant_operation("ub.poison", value, type, location)
    return arith_constant(value, type, location)


for _name in ("linalg", "memref", "sparse_tensor"):
    constant_materializer(_name)(arith_constant)
for _name in ("affine", "arith", "math", "vector"):
    constant_materializer(_name)(poison_or_arith_constant)


@constant_materializer("chlo")
def chlo_constant(value: Attribute, type: Type, location: Location) -> Operation | None:
    """Mirrors ChloDialect::materializeConstant."""
    is_constant = isinstance(value, ElementsAttr)
    return constant_operation("chlo.constant", value, type, location) if is_constant else None


@constant_materializer("emitc")
def emitc_constant(value: Attribute, type: Type, location: Location) -> Operation | None:
    """Mirrors EmitCDialect::materializeConstant."""
    return constant_operation("emitc.constant", value, type, location)


@constant_materializer("ub")
def ub_constant(value: Attribute, type: Type, location: Location) -> Operation | None:
    """Mirrors UBDialect::materializeConstant."""
    return constant_operation("ub.poison", value, type, location) if is_poison(value) else None


folder(
    emitc.ConstantOp,
    func.ConstantOp,
    smt.BoolConstantOp,
    smt.BVConstantOp,
    smt.IntConstantOp,
    stablehlo.ConstantOp,
)(fold_to_value)


@folder(ub.PoisonOp)
def fold_poison(op: ub.PoisonOp, operands: list[Attribute | None]) -> Folded:
    return op.value_attr
