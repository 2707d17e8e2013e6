"""Materialization of folded values as constants of llvm."""

from __future__ import annotations

from mlirkit.builtin.attributes import FloatAttr, IntegerAttr
from mlirkit.builtin.dense import ElementsAttr
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.location import Location
from mlirkit.core.operation import Operation
from mlirkit.core.structural_attributes import FlatSymbolRefAttr
from mlirkit.dialects.constant_operations import constant_operation
from mlirkit.dialects.declared import llvm
from mlirkit.dialects.llvm.types import is_compatible_type
from mlirkit.ods.live.hooks import constant_materializer


@constant_materializer("llvm")
def materialize(value: Attribute, type: Type, location: Location) -> Operation | None:
    """Mirrors LLVMDialect::materializeConstant."""
    if isinstance(value, FlatSymbolRefAttr) and isinstance(type, llvm.LLVMPointerType):
        properties: dict[str, Attribute] = {"global_name": value}
        return Operation.create(
            "llvm.mlir.addressof", [type], [], loc=location, ip=False, properties=properties
        )
    for kind, name in _WITHOUT_VALUE:
        if isinstance(value, kind):
            return Operation.create(name, [type], [], loc=location, ip=False)
    if not isinstance(value, (IntegerAttr, FloatAttr, ElementsAttr)) or value.type != type:
        return None
    if not is_compatible_type(type):
        return None
    return constant_operation("llvm.mlir.constant", value, type, location)


_WITHOUT_VALUE: tuple[tuple[type[Attribute], str], ...] = (
    (llvm.UndefAttr, "llvm.mlir.undef"),
    (llvm.PoisonAttr, "llvm.mlir.poison"),
    (llvm.ZeroAttr, "llvm.mlir.zero"),
)
