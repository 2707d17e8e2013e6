"""Verifiers of ml_program: globals and their users, returns and outputs."""

from __future__ import annotations

from typing import TypeAlias

from mlirkit.builtin.types import FunctionType
from mlirkit.core.interfaces import SymbolUserOpInterface
from mlirkit.core.symbol_table import SymbolTableCollection
from mlirkit.dialects.declared import ml_program
from mlirkit.dialects.return_checks import verify_returned
from mlirkit.ods.live.hooks import interface, verifier


@verifier(ml_program.GlobalOp)
def verify_global(op: ml_program.GlobalOp) -> None:
    """Mirrors GlobalOp::verify."""
    if not op.is_mutable and op.value is None:
        raise op.op_error("immutable global must have an initial value")


@verifier(ml_program.ReturnOp, ml_program.OutputOp)
def verify_return(op: ml_program.ReturnOp | ml_program.OutputOp) -> None:
    """Mirrors ReturnOp::verify and OutputOp::verify."""
    function = op.parent_op
    if isinstance(function, ml_program.FuncOp | ml_program.SubgraphOp):
        type = function.function_type.type
        assert isinstance(type, FunctionType)
        verify_returned(op, type.results, "return" if isinstance(op, ml_program.ReturnOp) else "output")


AnyLoad: TypeAlias = ml_program.GlobalLoadOp | ml_program.GlobalLoadConstOp | ml_program.GlobalLoadGraphOp
AnyStore: TypeAlias = ml_program.GlobalStoreOp | ml_program.GlobalStoreGraphOp


def _global(op: AnyLoad | AnyStore, tables: SymbolTableCollection) -> ml_program.GlobalOp | None:
    """Mirrors getGlobalOp: plain loads and stores look it up from each operation around them."""
    parent = op.parent_op
    while parent is not None:
        symbol = tables.lookup_nearest_symbol_from(parent, op.global_)
        if isinstance(symbol, ml_program.GlobalOp):
            return symbol
        is_plain = isinstance(op, ml_program.GlobalLoadOp | ml_program.GlobalStoreOp)
        parent = parent.parent_op if is_plain else None
    return None


class GlobalUser(SymbolUserOpInterface):
    """Mirrors verifySymbolUses of loads from and stores to globals."""

    __slots__ = ()

    def verify_symbol_uses(self, op: AnyLoad | AnyStore, tables: SymbolTableCollection) -> None:
        reference = op.global_
        symbol = _global(op, tables)
        if symbol is None:
            raise op.op_error(f"undefined global: {reference}")
        type = symbol.type.value
        if isinstance(op, ml_program.GlobalStoreOp | ml_program.GlobalStoreGraphOp):
            if not symbol.is_mutable:
                raise op.op_error(f"cannot store to an immutable global {reference}")
            if type != op.value.type:
                raise op.op_error(f"cannot store to a global typed '{type}' from '{op.value.type}'")
            return
        if isinstance(op, ml_program.GlobalLoadConstOp) and symbol.is_mutable:
            raise op.op_error(f"cannot load as const from mutable global {reference}")
        if type != op.result.type:
            raise op.op_error(f"cannot load from global typed '{type}' as '{op.result.type}'")


interface(ml_program.GlobalLoadOp, "SymbolUserOpInterface")(GlobalUser())
interface(ml_program.GlobalLoadConstOp, "SymbolUserOpInterface")(GlobalUser())
interface(ml_program.GlobalLoadGraphOp, "SymbolUserOpInterface")(GlobalUser())
interface(ml_program.GlobalStoreOp, "SymbolUserOpInterface")(GlobalUser())
interface(ml_program.GlobalStoreGraphOp, "SymbolUserOpInterface")(GlobalUser())
