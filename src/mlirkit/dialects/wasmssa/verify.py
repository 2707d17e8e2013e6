"""Verifiers of wasmssa: locals, extensions and reinterpretations, constant initializers."""

from __future__ import annotations

from typing import Any, cast

from mlirkit.builtin.types import IntegerType
from mlirkit.core.interfaces import SymbolUserOpInterface
from mlirkit.core.operation import Operation
from mlirkit.core.symbol_table import SymbolTableCollection
from mlirkit.core.traits import parent_with_trait
from mlirkit.core.walk import walk_postorder
from mlirkit.dialects.declared import wasmssa
from mlirkit.dialects.typed_values import type_as
from mlirkit.ods.live.hooks import interface, trait_verifier, verifier


@verifier(wasmssa.ExtendLowBitsSOp)
def verify_extend(op: wasmssa.ExtendLowBitsSOp) -> None:
    """Mirrors ExtendLowBitsSOp::verify."""
    bits, type = op.bitsToTake_attr.value, type_as(op.input, IntegerType)
    if bits not in (8, 16, 32):
        raise op.error(f"extend op can only take 8, 16 or 32 bits. Got {bits}")
    if bits >= type.width:
        raise op.error(f"trying to extend the {bits} low bits from a '{type}' value is illegal")


@verifier(wasmssa.ReinterpretOp)
def verify_reinterpret(op: wasmssa.ReinterpretOp) -> None:
    """Mirrors ReinterpretOp::verify."""
    source, result = cast(IntegerType, op.input.type), cast(IntegerType, op.result.type)
    if source == result:
        raise op.error("reinterpret input and output type should be distinct")
    if source.width != result.width:
        raise op.error(
            f"input type ('{source}') and output type ('{result}') have incompatible bit widths"
        )


@verifier(wasmssa.LocalSetOp)
def verify_local_set(op: wasmssa.LocalSetOp) -> None:
    """Mirrors LocalSetOp::verify."""
    if op.localVar.type.elementType != op.value.type:
        raise op.error("input type and result type of local.set do not match")


@verifier(wasmssa.LocalTeeOp)
def verify_local_tee(op: wasmssa.LocalTeeOp) -> None:
    """Mirrors LocalTeeOp::verify."""
    type = op.value.type
    if op.localVar.type.elementType != type or op.result.type != type:
        raise op.error("input type and output type of local.tee do not match")


@trait_verifier("mlir::wasmssa::ConstantExpressionInitializerOpTrait")
def verify_initializer(op: Operation) -> None:
    """Mirrors ConstantExpressionInitializerOpTrait::verifyTrait."""
    for inner in walk_postorder(op):
        is_end = inner is op or isinstance(inner, wasmssa.ReturnOp)
        if not is_end and not inner.info.has_trait("ConstantExprOpTrait"):
            raise op.error(
                f"expected a constant initializer for this operator, got {inner.text_in_diagnostic()}"
            )


class GlobalUser(SymbolUserOpInterface):
    """Mirrors GlobalGetOp::verifySymbolUses."""

    __slots__ = ()

    def verify_symbol_uses(self, op: wasmssa.GlobalGetOp, tables: SymbolTableCollection) -> None:
        parent: Any = parent_with_trait(op, "ConstantExpressionInitializerOpTrait")
        if parent is None:
            return
        name = op.global_
        symbol = tables.lookup_nearest_symbol_from(op, name)
        if symbol is None:
            raise op.error(f"symbol @{name.value} is undefined")
        if not isinstance(symbol, wasmssa.GlobalImportOp) or symbol.isMutable:
            raise op.error(
                "global.get op is considered constant if it's referring to a import.global symbol marked "
                "non-mutable"
            )


interface(wasmssa.GlobalGetOp, "SymbolUserOpInterface")(GlobalUser())
