"""Verifiers of func: calls against their callees, returns against their functions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, TypeAlias

from mypy_extensions import mypyc_attr

from mlirkit.builtin.attributes import TypeAttr
from mlirkit.builtin.types import FunctionType
from mlirkit.core.attribute import Type
from mlirkit.core.interfaces import SymbolUserOpInterface
from mlirkit.core.symbol_table import SymbolTableCollection
from mlirkit.dialects.call_checks import check_argument_types
from mlirkit.dialects.declared import async_dialect, emitc, func
from mlirkit.dialects.return_checks import verify_returned
from mlirkit.ods.live.hooks import interface, verifier

# Calls of all dialects that are verified like func.call, and the class of their callee.
Call: TypeAlias = func.CallOp | emitc.CallOp | async_dialect.CallOp
Function: TypeAlias = func.FuncOp | emitc.FuncOp | async_dialect.FuncOp


@verifier(func.ReturnOp)
def verify_return(op: func.ReturnOp) -> None:
    """Mirrors ReturnOp::verify: operands are the function's results."""
    function = op.parent_op
    # The function's verifier reports a missing type.
    if isinstance(function, func.FuncOp) and (type := function_type(function)) is not None:
        verify_returned(op, type.result_types, "return")


def function_type(op: Function) -> FunctionType | None:
    """The type of a function; None if it is missing or is no function type."""
    attribute = op.function_type_attr
    type = attribute.type if isinstance(attribute, TypeAttr) else None
    return type if isinstance(type, FunctionType) else None


@mypyc_attr(allow_interpreted_subclasses=True)
class CallSymbolUser(SymbolUserOpInterface):
    """Mirrors CallOp::verifySymbolUses; also used for calls of other dialects."""

    __slots__ = ()
    CALLEE: ClassVar[type[Function]] = func.FuncOp
    NOUN = "function"

    def verify_symbol_uses(self, op: Call, tables: SymbolTableCollection) -> None:
        callee = op.callee_attr
        if callee is None:
            raise op.op_error("requires a 'callee' symbol reference attribute")
        function = tables.lookup_nearest_symbol_from(op, callee)
        if not isinstance(function, self.CALLEE):
            raise op.op_error(f"'{callee.value}' does not reference a valid {self.NOUN}")
        type = function_type(function)
        if type is None:
            return
        if len(type.inputs) != op.operand_count:
            raise op.op_error("incorrect number of operands for callee")
        check_argument_types(op, type.inputs)
        if len(type.results) != op.result_count:
            raise op.op_error("incorrect number of results for callee")
        results = op.result_types()
        for index, (result, expected) in enumerate(zip(results, type.results)):
            if result != expected:
                error = op.op_error(f"result type mismatch at index {index}")
                diagnostic = error.error_diagnostics[0]
                diagnostic.attach_note(f"      op result types: {_quoted(results)}")
                diagnostic.attach_note(f"function result types: {_quoted(type.results)}")
                raise error


interface(func.CallOp, "SymbolUserOpInterface")(CallSymbolUser())


def _quoted(types: Sequence[Type]) -> str:
    return ", ".join([f"'{type}'" for type in types])


class ConstantSymbolUser(SymbolUserOpInterface):
    """Mirrors ConstantOp::verifySymbolUses."""

    __slots__ = ()

    def verify_symbol_uses(self, op: func.ConstantOp, tables: SymbolTableCollection) -> None:
        function = tables.lookup_nearest_symbol_from(op, op.value)
        if not isinstance(function, func.FuncOp):
            raise op.op_error(f"reference to undefined function '{op.value.value}'")
        if op.type != function_type(function):
            raise op.op_error("reference to function with mismatched type")


interface(func.ConstantOp, "SymbolUserOpInterface")(ConstantSymbolUser())
