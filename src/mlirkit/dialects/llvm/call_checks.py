"""Verifiers of llvm's calls, invokes and inline assembly, of operand bundles, and of parameter attributes."""

from __future__ import annotations

from typing import Final

from mlirkit.builtin.attributes import IntegerAttr, TypeAttr, UnitAttr
from mlirkit.builtin.types import IntegerType
from mlirkit.core.attribute import Attribute, AttributeOrType, Type
from mlirkit.core.attribute_walk import walk_attributes
from mlirkit.core.interfaces import SymbolUserOpInterface
from mlirkit.core.location import FusedLoc
from mlirkit.core.operation import Operation
from mlirkit.core.operation_parts import has_unknown_location, inherent_of, parent_of
from mlirkit.core.structural_attributes import StringAttr
from mlirkit.core.symbol_table import SymbolTableCollection
from mlirkit.core.value import Value
from mlirkit.dialects.declared import llvm
from mlirkit.dialects.llvm.types import VOID, is_compatible_type
from mlirkit.ods.live.hooks import follows_signature, interface, verifier


def _verify_bundles(op: llvm.CallOp | llvm.AssumeOp | llvm.CallIntrinsicOp | llvm.InvokeOp) -> None:
    """Mirrors verifyOperandBundles."""
    tags = op.op_bundle_tags or ()
    if not all(isinstance(tag, StringAttr) for tag in tags):
        raise op.error("operand bundle tag must be a StringAttr")
    # A bundle without operands may have no size.
    count = 0 if op.op_bundle_sizes is None else len(op.op_bundle_sizes)
    if count != len(tags):
        raise op.error(f"expected {count} operand bundle tags, but actually got {len(tags)}")


def _verify_variadic_type(op: llvm.CallOp | llvm.InvokeOp) -> None:
    """Mirrors verifyCallOpVarCalleeType."""
    attribute = inherent_of(op, "var_callee_type")
    type = attribute.value if isinstance(attribute, TypeAttr) else None
    if not isinstance(type, llvm.LLVMFunctionType):
        return
    result, parameters = type.return_type, type.params
    arguments = _arguments(op)
    if not type.var_arg:
        raise op.op_error("expected var_callee_type to be a variadic function type")
    if len(parameters) > len(arguments):
        raise op.op_error(f"expected var_callee_type to have at most {len(arguments)} parameters")
    for expected, value in zip(parameters, arguments):
        if expected != value.type:
            raise op.op_error(f"var_callee_type parameter type mismatch: '{expected}' != '{value.type}'")
    if op.result is None:
        if result != VOID:
            raise op.op_error("expected var_callee_type to return void")
    elif op.result.type != result:
        raise op.op_error(f"var_callee_type return type mismatch: '{result}' != '{op.result.type}'")


def _arguments(op: llvm.CallOp | llvm.InvokeOp) -> list[Value]:
    operands = list(op.callee_operands)
    return operands if op.callee is not None else operands[1:]


@verifier(llvm.CallOp, llvm.AssumeOp)
@follows_signature
def verify_bundles(op: llvm.CallOp | llvm.AssumeOp) -> None:
    """Mirrors CallOp::verify and AssumeOp::verify."""
    _verify_bundles(op)


@verifier(llvm.CallIntrinsicOp)
@follows_signature
def verify_call_intrinsic(op: llvm.CallIntrinsicOp) -> None:
    """Mirrors CallIntrinsicOp::verify."""
    if not op.intrin.value.startswith("llvm."):
        raise op.op_error("intrinsic name must start with 'llvm.'")
    _verify_bundles(op)


@verifier(llvm.InvokeOp)
def verify_invoke(op: llvm.InvokeOp) -> None:
    """Mirrors InvokeOp::verify."""
    _verify_variadic_type(op)
    first = op.unwindDest.first
    if first is None:
        raise op.error("must have at least one operation in unwind destination")
    if not isinstance(first, llvm.LandingpadOp):
        raise op.error("first operation in unwind destination should be a llvm.landingpad operation")
    _verify_bundles(op)


@verifier(llvm.InlineAsmOp)
@follows_signature
def verify_inline_asm(op: llvm.InlineAsmOp) -> None:
    """Mirrors InlineAsmOp::verify."""
    kind = op.tail_call_kind
    if kind is not None and kind.tail_call_kind == llvm.TailCallKind.MustTail:
        raise op.op_error("tail call kind 'musttail' is not supported by this operation")


class CallUser(SymbolUserOpInterface):
    """Mirrors CallOp::verifySymbolUses."""

    __slots__ = ()

    def verify_symbol_uses(self, op: llvm.CallOp, tables: SymbolTableCollection) -> None:
        _verify_variadic_type(op)
        name = op.callee
        if name is None:
            if not op.callee_operands:
                raise op.op_error("must have either a `callee` attribute or at least an operand")
            pointer = op.callee_operands[0].type
            if not isinstance(pointer, llvm.LLVMPointerType):
                raise op.op_error(f"indirect call expects a pointer as callee: '{pointer}'")
            return
        callee = tables.lookup_nearest_symbol_from(op, name)
        if callee is None:
            raise op.op_error(f"'{name.value}' does not reference a symbol in the current scope")
        if isinstance(callee, llvm.LLVMFuncOp):
            _verify_place(op, callee)
            self._verify_type(op, callee.function_type.value)
        elif isinstance(callee, llvm.IFuncOp):
            self._verify_type(op, callee.i_func_type.value)
        else:
            raise op.op_error(f"'{name.value}' does not reference a valid LLVM function or IFunc")

    def _verify_type(self, op: llvm.CallOp, type: Type) -> None:
        if not isinstance(type, llvm.LLVMFunctionType):
            raise op.op_error(f"callee does not have a functional type: '{type}'")
        result, parameters, is_variadic = type.return_type, type.params, type.var_arg
        if is_variadic and op.var_callee_type is None:
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
        for number, (value, expected) in enumerate(zip(values, parameters)):
            if value.type != expected:
                raise op.op_error(
                    f"operand type mismatch for operand {number}: '{value.type}' != '{expected}'"
                )
        is_void = result == VOID
        returned = op.result0
        if returned is None and not is_void:
            raise op.op_error("expected function call to produce a value")
        if returned is not None and is_void:
            raise op.op_error("calling function with void result must not produce values")
        if op.result_rest is not None:
            raise op.op_error("expected LLVM function call to produce 0 or 1 result")
        if returned is not None and returned.type != result:
            raise op.op_error(f"result type mismatch: '{returned.type}' != '{result}'")


interface(llvm.CallOp, "SymbolUserOpInterface")(CallUser())


def _verify_place(op: llvm.CallOp, callee: llvm.LLVMFuncOp) -> None:
    """Mirrors verifyCallOpDebugInfo: a call that can be inlined into a function with debug information needs
    a location."""
    if not has_unknown_location(op):
        return
    function = parent_of(op)
    while function is not None and "FunctionOpInterface" not in function.info.interfaces_at_hand:
        function = parent_of(function)
    if function is None or callee.body.is_empty:
        return
    if _has_subprogram(function) and _has_subprogram(callee):
        raise op.error(
            "inlinable function call in a function with a DISubprogram location must have a debug location"
        )


def _has_subprogram(op: Operation) -> bool:
    subprograms: list[llvm.DISubprogramAttr] = []

    def visit(value: AttributeOrType) -> bool:
        if isinstance(value, FusedLoc) and isinstance(value.metadata, llvm.DISubprogramAttr):
            subprograms.append(value.metadata)
        return not subprograms

    walk_attributes(op.location, visit)
    return bool(subprograms)


# -- parameters ------------------------------------------------------------------------------------------

# The attribute's kind, and the type of the parameter (None: any type).
_KINDS: Final = {"a unit": UnitAttr, "a type": TypeAttr, "an integer": IntegerAttr}
_PARAMETERS: Final[dict[str, tuple[str, str | None]]] = {
    **dict.fromkeys(
        ("noalias", "readonly", "readnone", "writeonly", "nest", "nocapture", "nofree", "nonnull"),
        ("a unit", "pointer"),
    ),
    **dict.fromkeys(
        ("sret", "byval", "byref", "elementtype", "inalloca", "preallocated"), ("a type", "pointer")
    ),
    **dict.fromkeys(("signext", "zeroext"), ("a unit", "integer")),
    **dict.fromkeys(("align", "dereferenceable", "dereferenceable_or_null"), ("an integer", "pointer")),
    "alignstack": ("an integer", None),
    **dict.fromkeys(("noundef", "inreg", "returned"), ("a unit", None)),
}

_NOT_ON_RESULTS: Final = (
    *("allocalign", "allocptr", "byval", "byref", "inalloca", "nest", "nocapture", "nofree", "preallocated"),
    *("readnone", "readonly", "returned", "alignstack", "sret", "writeonly"),
)


def verify_argument_attribute(op: Operation, number: int, name: str, value: Attribute) -> None:
    """Verify an argument attribute of a function; attributes of other operations are not checked."""
    function = op.info.interfaces_at_hand.get("FunctionOpInterface")
    if function is not None:
        _verify_parameter(op, function.argument_types(op)[number], name, value)


def verify_result_attribute(op: Operation, number: int, name: str, value: Attribute) -> None:
    """Verify a result attribute of a function."""
    function = op.info.interfaces_at_hand.get("FunctionOpInterface")
    if function is None:
        return
    type = function.result_types(op)[number]
    if type == VOID:
        raise op.error("cannot attach result attributes to functions with a void return")
    if name.removeprefix("llvm.") in _NOT_ON_RESULTS:
        raise op.error(f'"{name}" is not a valid result attribute')
    _verify_parameter(op, type, name, value)


def _verify_parameter(op: Operation, type: Type, name: str, value: Attribute) -> None:
    """Mirrors verifyParameterAttribute."""
    rule = _PARAMETERS.get(name.removeprefix("llvm."))
    if rule is None:
        return
    kind, expected = rule
    if not isinstance(value, _KINDS[kind]):
        raise op.error(f'"{name}" should be {kind} attribute')
    # A type that is not LLVM's yet may be lowered to any.
    if expected is None or not is_compatible_type(type):
        return
    if not isinstance(type, llvm.LLVMPointerType if expected == "pointer" else IntegerType):
        raise op.error(f'"{name}" attribute attached to non-{expected} LLVM type')
