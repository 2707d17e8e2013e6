"""Verifiers of func: calls against their callees, returns against their functions."""

from __future__ import annotations

from typing import Any

from mlirkit.builtin.attributes import TypeAttr
from mlirkit.builtin.types import FunctionType
from mlirkit.core.interfaces import SymbolUserOpInterface
from mlirkit.core.operation import Operation
from mlirkit.dialects.call_checks import check_argument_types
from mlirkit.dialects.return_checks import verify_returned
from mlirkit.ods.live.hooks import interface, verifier


@verifier("func.return")
def verify_return(op: Operation) -> None:
    """As ReturnOp::verify: operands are the function's results."""
    function: Any = op.parent_op
    type_attribute = function.inherent("function_type")
    if not isinstance(type_attribute, TypeAttr) or not isinstance(type_attribute.type, FunctionType):
        # The function's own verifier tells.
        return
    verify_returned(op, type_attribute.type.result_types, "return")


class CallSymbolUser(SymbolUserOpInterface):
    """As CallOp::verifySymbolUses; other dialects call functions of their own kind so."""

    __slots__ = ()
    FUNCTION = "func.func"
    WHAT = "function"

    def verify_symbol_uses(self, op: Operation, tables: Any) -> None:
        callee: Any = op.inherent("callee")
        if callee is None:
            raise op.op_error("requires a 'callee' symbol reference attribute")
        function = tables.lookup_nearest_symbol_from(op, callee)
        if function is None or function.name != self.FUNCTION:
            raise op.op_error(f"'{callee.value}' does not reference a valid {self.WHAT}")
        type = function.inherent("function_type").value
        if len(type.inputs) != op.operand_count:
            raise op.op_error("incorrect number of operands for callee")
        check_argument_types(op, type.inputs)
        if len(type.results) != op.result_count:
            raise op.op_error("incorrect number of results for callee")
        results = op.result_types()
        for index, (given, expected) in enumerate(zip(results, type.results, strict=True)):
            if given != expected:
                error = op.op_error(f"result type mismatch at index {index}")
                shown = ", ".join(f"'{each}'" for each in results)
                wanted = ", ".join(f"'{each}'" for each in type.results)
                diagnostic = error.error_diagnostics[0]
                diagnostic.attach_note(f"      op result types: {shown}")
                diagnostic.attach_note(f"function result types: {wanted}")
                raise error


interface("func.call", "SymbolUserOpInterface")(CallSymbolUser())


class ConstantSymbolUser(SymbolUserOpInterface):
    """As ConstantOp::verifySymbolUses."""

    __slots__ = ()

    def verify_symbol_uses(self, op: Operation, tables: Any) -> None:
        reference: Any = op.inherent("value")
        function = tables.lookup_nearest_symbol_from(op, reference)
        if function is None or function.name != "func.func":
            raise op.op_error("reference to undefined function '" + reference.value + "'")
        expected = function.inherent("function_type").value
        given = op.result_types()[0]
        if given != expected:
            raise op.op_error("reference to function with mismatched type")


interface("func.constant", "SymbolUserOpInterface")(ConstantSymbolUser())
