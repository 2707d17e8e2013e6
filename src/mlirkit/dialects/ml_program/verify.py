"""Verifiers of ml_program: globals and their users, returns and outputs."""

from __future__ import annotations

from typing import Any

from mlirkit.core.interfaces import SymbolUserOpInterface
from mlirkit.dialects.return_checks import verify_returned
from mlirkit.ods.live.hooks import interface, verifier


@verifier("ml_program.global")
def verify_global(op: Any) -> None:
    """As GlobalOp::verify."""
    if op.inherent("is_mutable") is None and op.inherent("value") is None:
        raise op.op_error("immutable global must have an initial value")


@verifier("ml_program.return", "ml_program.output")
def verify_return(op: Any) -> None:
    """As ReturnOp::verify and OutputOp::verify."""
    results = op.parent_op.inherent("function_type").value.results
    verify_returned(op, results, op.info.name.partition(".")[2])


class GlobalUser(SymbolUserOpInterface):
    """As verifySymbolUses of what loads from and stores to globals."""

    __slots__ = ()

    def verify_symbol_uses(self, op: Any, tables: Any) -> None:
        reference = op.inherent("global")
        found = tables.lookup_nearest_symbol_from(op.parent_op, reference)
        if found is None or found.info.name != "ml_program.global":
            raise op.op_error(f"undefined global: {reference}")
        is_mutable, type = found.inherent("is_mutable") is not None, found.inherent("type").value
        if "store" in op.info.name:
            if not is_mutable:
                raise op.op_error(f"cannot store to an immutable global {reference}")
            if type != op.operand_at(0).type:
                raise op.op_error(f"cannot store to a global typed '{type}' from '{op.operand_at(0).type}'")
            return
        if op.info.name == "ml_program.global_load_const" and is_mutable:
            raise op.op_error(f"cannot load as const from mutable global {reference}")
        if type != op.result_types()[0]:
            raise op.op_error(f"cannot load from global typed '{type}' as '{op.result_types()[0]}'")


for _name in ("load", "load_const", "load_graph", "store", "store_graph"):
    interface(f"ml_program.global_{_name}", "SymbolUserOpInterface")(GlobalUser())
