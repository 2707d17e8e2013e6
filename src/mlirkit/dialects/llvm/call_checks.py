"""Verifiers of llvm's calls, invokes and inline assembly, and of bundles of operands."""

from __future__ import annotations

from typing import Any

from mlirkit.core.attribute_walk import walk_attributes
from mlirkit.core.interfaces import SymbolUserOpInterface
from mlirkit.core.location import FusedLoc, UnknownLoc
from mlirkit.core.structural_attributes import StringAttr
from mlirkit.dialects.llvm.types import VOID, kind
from mlirkit.ods.live.hooks import interface, verifier


def _verify_bundles(op: Any) -> None:
    """As verifyOperandBundles."""
    tags = op.inherent("op_bundle_tags")
    if tags is not None and not all(isinstance(each, StringAttr) for each in tags):
        raise op.error("operand bundle tag must be a StringAttr")
    sizes = op.inherent("op_bundle_sizes")
    counts = [0 if each is None else len(each) for each in (sizes, tags)]
    if counts[0] != counts[1]:
        raise op.error(f"expected {counts[0]} operand bundle tags, but actually got {counts[1]}")


def _verify_variadic_type(op: Any) -> None:
    """As verifyCallOpVarCalleeType."""
    attribute = op.inherent("var_callee_type")
    if attribute is None:
        return
    result, parameters, is_variadic = attribute.value.parameters
    arguments = _arguments(op)
    if not is_variadic:
        raise op.op_error("expected var_callee_type to be a variadic function type")
    if len(parameters) > len(arguments):
        raise op.op_error(f"expected var_callee_type to have at most {len(arguments)} parameters")
    for expected, value in zip(parameters, arguments, strict=False):
        if expected != value.type:
            raise op.op_error(f"var_callee_type parameter type mismatch: '{expected}' != '{value.type}'")
    if not op.result_count:
        if str(result) != "!llvm.void":
            raise op.op_error("expected var_callee_type to return void")
    elif op.result_types()[0] != result:
        raise op.op_error(f"var_callee_type return type mismatch: '{result}' != '{op.result_types()[0]}'")


def _arguments(op: Any) -> list[Any]:
    operands = list(op.callee_operands)
    return operands if op.inherent("callee") is not None else operands[1:]


@verifier("llvm.call", "llvm.intr.assume")
def verify_bundles(op: Any) -> None:
    """As CallOp::verify and AssumeOp::verify."""
    _verify_bundles(op)


@verifier("llvm.call_intrinsic")
def verify_call_intrinsic(op: Any) -> None:
    """As CallIntrinsicOp::verify."""
    if not op.inherent("intrin").value.startswith("llvm."):
        raise op.op_error("intrinsic name must start with 'llvm.'")
    _verify_bundles(op)


@verifier("llvm.invoke")
def verify_invoke(op: Any) -> None:
    """As InvokeOp::verify."""
    _verify_variadic_type(op)
    first = op.successors[1].first
    if first is None:
        raise op.error("must have at least one operation in unwind destination")
    if first.info.name != "llvm.landingpad":
        raise op.error("first operation in unwind destination should be a llvm.landingpad operation")
    _verify_bundles(op)


@verifier("llvm.inline_asm")
def verify_inline_asm(op: Any) -> None:
    """As InlineAsmOp::verify."""
    if str(op.inherent("tail_call_kind")) == "#llvm.tailcallkind<musttail>":
        raise op.op_error("tail call kind 'musttail' is not supported by this operation")


class CallUser(SymbolUserOpInterface):
    """As CallOp::verifySymbolUses."""

    __slots__ = ()

    def verify_symbol_uses(self, op: Any, tables: Any) -> None:
        _verify_variadic_type(op)
        name = op.inherent("callee")
        if name is None:
            if not op.operand_count:
                raise op.op_error("must have either a `callee` attribute or at least an operand")
            pointer = op.operand_at(0).type
            if kind(pointer) != "llvm.ptr":
                raise op.op_error(f"indirect call expects a pointer as callee: '{pointer}'")
            return
        callee = tables.lookup_nearest_symbol_from(op, name)
        if callee is None:
            raise op.op_error(f"'{name.value}' does not reference a symbol in the current scope")
        found = callee.info.name
        if found == "llvm.func":
            _verify_place(op, callee)
            self._verify_type(op, callee.inherent("function_type").value)
        elif found == "llvm.mlir.ifunc":
            self._verify_type(op, callee.inherent("i_func_type").value)
        else:
            raise op.op_error(f"'{name.value}' does not reference a valid LLVM function or IFunc")

    def _verify_type(self, op: Any, type: Any) -> None:
        if kind(type) != "llvm.func":
            raise op.op_error(f"callee does not have a functional type: '{type}'")
        result, parameters, is_variadic = type.parameters
        if is_variadic and op.inherent("var_callee_type") is None:
            raise op.op_error("missing var_callee_type attribute for vararg call")
        values = list(op.callee_operands)
        if not is_variadic and len(parameters) != len(values):
            raise op.op_error(
                f"incorrect number of operands ({len(values)}) for callee (expecting: {len(parameters)})"
            )
        if len(parameters) > len(values):
            raise op.op_error(
                f"incorrect number of operands ({len(values)}) for varargs callee (expecting at least: "
                f"{len(parameters)})"
            )
        for number, expected in enumerate(parameters):
            if values[number].type != expected:
                raise op.op_error(
                    f"operand type mismatch for operand {number}: '{values[number].type}' != '{expected}'"
                )
        is_void = result == VOID
        if not op.result_count and not is_void:
            raise op.op_error("expected function call to produce a value")
        if op.result_count and is_void:
            raise op.op_error("calling function with void result must not produce values")
        if op.result_count > 1:
            raise op.op_error("expected LLVM function call to produce 0 or 1 result")
        if op.result_count and op.result_types()[0] != result:
            raise op.op_error(f"result type mismatch: '{op.result_types()[0]}' != '{result}'")


interface("llvm.call", "SymbolUserOpInterface")(CallUser())


def _verify_place(op: Any, callee: Any) -> None:
    """As verifyCallOpDebugInfo: what can be inlined into a function with debug information has a place."""
    function = op.parent_op
    while function is not None and "FunctionOpInterface" not in function.info.interfaces:
        function = function.parent_op
    if function is None or callee.region_at(0).is_empty or not isinstance(op.location, UnknownLoc):
        return
    if _has_subprogram(function) and _has_subprogram(callee):
        raise op.error(
            "inlinable function call in a function with a DISubprogram location must have a debug location"
        )


def _has_subprogram(op: Any) -> bool:
    found: list[Any] = []

    def visit(value: Any) -> bool:
        if isinstance(value, FusedLoc) and kind(value.metadata) == "llvm.di_subprogram":
            found.append(value)
        return not found

    walk_attributes(op.location, visit)
    return bool(found)
