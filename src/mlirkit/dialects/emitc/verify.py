"""Verifiers of emitc: values and their initializers, calls, functions, expressions, control flow, classes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mlirkit.builtin.attributes import ArrayAttr, FloatAttr, IntegerAttr, TypeAttr
from mlirkit.builtin.dense import DenseElementsAttr
from mlirkit.builtin.shaped_types import RankedTensorType
from mlirkit.builtin.types import IndexType, IntegerType
from mlirkit.core.interfaces import CastOpInterface, SymbolUserOpInterface
from mlirkit.core.structural_attributes import StringAttr
from mlirkit.core.symbol_table import symbol_name
from mlirkit.core.walk import get_parent_of_type
from mlirkit.dialects.declared import emitc
from mlirkit.dialects.emitc.types import (
    is_float_or_pointer,
    is_fundamental,
    is_integer_like,
    is_pointer_wide,
    is_supported,
    kind,
)
from mlirkit.dialects.func.verify import CallSymbolUser
from mlirkit.ods.live.hooks import interface, region_verifier, verifier


def _is_opaque(attribute: Any) -> bool:
    return kind(attribute) == "emitc.opaque"


def _is_integer_or_opaque(type: Any) -> bool:
    return isinstance(type, IntegerType) or kind(type) == "emitc.opaque"


def _inner(type: Any) -> Any:
    """What a pointer points to, or an lvalue holds."""
    return type.parameters[0]


# -- values -----------------------------------------------------------------------------------------------


@verifier("emitc.address_of")
def verify_address_of(op: Any) -> None:
    """As AddressOfOp::verify."""
    if _inner(op.operand_at(0).type) != _inner(op.result_types()[0]):
        raise op.op_error("requires result to be a pointer to the type referenced by operand")


@verifier("emitc.dereference")
def verify_dereference(op: Any) -> None:
    """As DereferenceOp::verify."""
    if _inner(op.operand_at(0).type) != _inner(op.result_types()[0]):
        raise op.op_error("requires result to be an lvalue of the type pointed to by operand")


@verifier("emitc.add")
def verify_add(op: Any) -> None:
    """As AddOp::verify."""
    types = op.operand_types()
    are_pointers = [kind(type) == "emitc.ptr" for type in types]
    if all(are_pointers):
        raise op.op_error("requires that at most one operand is a pointer")
    if any(are_pointers) and not _is_integer_or_opaque(types[are_pointers.index(False)]):
        raise op.op_error(
            "requires that one operand is an integer or of opaque type if the other is a pointer"
        )


@verifier("emitc.sub")
def verify_sub(op: Any) -> None:
    """As SubOp::verify."""
    left, right = (kind(type) == "emitc.ptr" for type in op.operand_types())
    result = op.result_types()[0]
    if right and not left:
        raise op.op_error("rhs can only be a pointer if lhs is a pointer")
    if left and not right and not _is_integer_or_opaque(op.operand_at(1).type):
        raise op.op_error("requires that rhs is an integer, pointer or of opaque type if lhs is a pointer")
    if left and right and not _is_integer_or_opaque(result) and kind(result) != "emitc.ptrdiff_t":
        raise op.op_error(
            "requires that the result is an integer, ptrdiff_t or of opaque type if lhs and rhs are pointers"
        )


@verifier("emitc.apply")
def verify_apply(op: Any) -> None:
    """As ApplyOp::verify."""
    applied = op.inherent("applicableOperator").value
    operand, result = op.operand_at(0).type, op.result_types()[0]
    if not applied:
        raise op.op_error("applicable operator must not be empty")
    if applied not in ("&", "*"):
        raise op.op_error("applicable operator is illegal")
    if applied == "*":
        if kind(operand) != "emitc.ptr":
            raise op.op_error("operand type must be a pointer when applying `*`")
        return
    if kind(operand) != "emitc.lvalue":
        raise op.op_error("operand type must be an lvalue when applying `&`")
    if kind(result) != "emitc.ptr":
        raise op.op_error("result type must be a pointer when applying `&`")


class Cast(CastOpInterface):
    """As CastOp::areCastCompatible."""

    __slots__ = ()

    def are_cast_compatible(self, inputs: Sequence[Any], outputs: Sequence[Any]) -> bool:
        source, result = inputs[0], outputs[0]
        if kind(source) == "emitc.array":
            shape, element = source.parameters
            return kind(result) == "emitc.ptr" and _inner(result) == element and len(shape) == 1 <= shape[0]
        return all(is_integer_like(each) or is_float_or_pointer(each) for each in (source, result))


interface("emitc.cast", "CastOpInterface")(Cast())


@verifier("emitc.assign")
def verify_assign(op: Any) -> None:
    """As AssignOp::verify."""
    variable, value = op.operand_at(0), op.operand_at(1)
    if variable.defining_op is None:
        raise op.op_error("cannot assign to block argument")
    if _inner(variable.type) != value.type:
        raise op.op_error(
            f"requires value's type ('{value.type}') to match variable's type ('{_inner(variable.type)}')\n"
            f"  variable: {_shown(variable)}\n  value: {_shown(value)}\n"
        )


def _shown(value: Any) -> str:
    """A value in a message: the operation it is a result of."""
    made = value.defining_op
    if made is not None:
        return str(made.text_in_diagnostic()).lstrip("\n")
    return f"<block argument> of type '{value.type}' at index: {value.arg_number}"


def _verify_initializer(op: Any, value: Any) -> None:
    """As verifyInitializationAttribute."""
    if _is_opaque(value):
        return
    if isinstance(value, StringAttr):
        raise op.op_error("string attributes are not supported, use #emitc.opaque instead")
    type = op.result_types()[0]
    if kind(type) == "emitc.lvalue":
        type = _inner(type)
    if is_pointer_wide(type) and isinstance(value.type, IndexType):
        return
    if type != value.type:
        raise op.op_error(
            f"requires attribute to either be an #emitc.opaque attribute or it's type ('{value.type}') to "
            f"match the op's result type ('{type}')"
        )


@verifier("emitc.constant", "emitc.variable")
def verify_value(op: Any) -> None:
    """As ConstantOp::verify and VariableOp::verify."""
    value = op.inherent("value")
    _verify_initializer(op, value)
    if op.info.name == "emitc.constant" and _is_opaque(value) and not value.value:
        raise op.op_error("value must not be empty")


@verifier("emitc.literal")
def verify_literal(op: Any) -> None:
    """As LiteralOp::verify."""
    if not op.inherent("value").value:
        raise op.op_error("value must not be empty")


@verifier("emitc.subscript")
def verify_subscript(op: Any) -> None:
    """As SubscriptOp::verify."""
    container, *indices = op.operand_types()
    result = _inner(op.result_types()[0])
    if kind(container) == "emitc.array":
        shape, element = container.parameters
        if len(indices) != len(shape):
            raise op.op_error(
                f"on array operand requires number of indices ({len(indices)}) to match the rank of the "
                f"array type ({len(shape)})"
            )
        for number, type in enumerate(indices):
            if not is_integer_like(type):
                raise op.op_error(
                    f"on array operand requires index operand {number} to be integer-like, but got '{type}'"
                )
        if element != result:
            raise op.op_error(
                f"on array operand requires element type ('{element}') and result type ('{result}') to match"
            )
    elif kind(container) == "emitc.ptr":
        if len(indices) != 1:
            raise op.op_error(f"on pointer operand requires one index operand, but got {len(indices)}")
        if not is_integer_like(indices[0]):
            raise op.op_error(
                f"on pointer operand requires index operand to be integer-like, but got '{indices[0]}'"
            )
        if _inner(container) != result:
            raise op.op_error(
                f"on pointer operand requires pointee type ('{_inner(container)}') and result type "
                f"('{result}') to match"
            )


@verifier("emitc.verbatim")
def verify_verbatim(op: Any) -> None:
    """As VerbatimOp::verify: a `{}` for each operand; `{{` is a brace."""
    if not op.operand_count:
        return
    text, count = op.inherent("value").value, 0
    at = text.find("{")
    while at >= 0:
        following = text[at + 1 : at + 2]
        if not following:
            raise op.op_error("expected '}' after unescaped '{' at end of string")
        if following not in "{}":
            raise op.op_error("expected '}' after unescaped '{'")
        count += following == "}"
        at = text.find("{", at + 2)
    if count != op.operand_count:
        raise op.op_error("requires operands for each placeholder in the format string")


# -- functions and calls ----------------------------------------------------------------------------------


@verifier("emitc.call_opaque")
def verify_call_opaque(op: Any) -> None:
    """As CallOpaqueOp::verify."""
    if not op.inherent("callee").value:
        raise op.op_error("callee must not be empty")
    for each in op.inherent("args") or ():
        if isinstance(each, IntegerAttr) and isinstance(each.type, IndexType):
            if not 0 <= each.value < op.operand_count:
                raise op.op_error("index argument is out of range")
        elif isinstance(each, ArrayAttr):
            raise op.op_error("array argument has no type")
    for each in op.inherent("template_args") or ():
        if not isinstance(each, TypeAttr | IntegerAttr | FloatAttr) and not _is_opaque(each):
            raise op.op_error("template argument has invalid type")
    if any(kind(type) == "emitc.array" for type in op.result_types()):
        raise op.op_error("cannot return array type")


class CallUser(CallSymbolUser):
    """As CallOp::verifySymbolUses: as func's, of another function."""

    __slots__ = ()
    CALLEE = emitc.FuncOp


interface("emitc.call", "SymbolUserOpInterface")(CallUser())


class DeclarationUser(SymbolUserOpInterface):
    """As DeclareFuncOp::verifySymbolUses."""

    __slots__ = ()

    def verify_symbol_uses(self, op: Any, tables: Any) -> None:
        name = op.inherent("sym_name")
        found = tables.lookup_nearest_symbol_from(op, name)
        if found is None or found.info.name != "emitc.func":
            raise op.op_error(f"'{name.value}' does not reference a valid function")


interface("emitc.declare_func", "SymbolUserOpInterface")(DeclarationUser())


@verifier("emitc.func")
def verify_func(op: Any) -> None:
    """As FuncOp::verify."""
    type = op.inherent("function_type").value
    if any(kind(each) == "emitc.lvalue" for each in type.inputs):
        raise op.op_error("cannot have lvalue type as argument")
    if len(type.results) > 1:
        raise op.op_error(f"requires zero or exactly one result, but has {len(type.results)}")
    if type.results and kind(type.results[0]) == "emitc.array":
        raise op.op_error("cannot return array type")


@verifier("emitc.return")
def verify_return(op: Any) -> None:
    """As ReturnOp::verify."""
    function = op.parent_op
    name, results = symbol_name(function), function.inherent("function_type").value.results
    if op.operand_count != len(results):
        raise op.op_error(
            f"has {op.operand_count} operands, but enclosing function (@{name}) returns {len(results)}"
        )
    if results and op.operand_at(0).type != results[0]:
        raise op.error(
            f"type of the return operand ('{op.operand_at(0).type}') doesn't match function result type "
            f"('{results[0]}') in function @{name}"
        )


# -- expressions ------------------------------------------------------------------------------------------


def _is_expression(op: Any) -> bool:
    return bool(op.info.has_trait("CExpressionInterface"))


def _has_side_effects(op: Any) -> bool:
    """As CExpressionInterface::hasSideEffects; operations on fundamental types have none."""
    name = op.info.name
    if name == "emitc.expression":
        return any(_has_side_effects(each) for each in list(op.region_at(0).first_block.ops())[:-1])
    if name == "emitc.apply":
        return bool(op.inherent("applicableOperator").value == "*")
    if name in ("emitc.address_of", "emitc.constant", "emitc.conditional"):
        return False
    if name in ("emitc.call", "emitc.call_opaque", "emitc.load", "emitc.dereference"):
        return True
    types = op.result_types() if name == "emitc.cast" else op.operand_types()
    return not all(is_fundamental(type) for type in types)


@verifier("emitc.expression")
def verify_expression(op: Any) -> None:
    """As ExpressionOp::verify."""
    body = op.region_at(0).first_block
    last = body.last
    if last is None or last.info.name != "emitc.yield" or not last.operand_count:
        raise op.op_error("must yield a value at termination")
    yielded = last.operand_at(0)
    root = yielded.defining_op
    if root is None:
        raise op.op_error("yielded value has no defining op")
    if root.parent_op is not op:
        raise op.op_error("yielded value not defined within expression")
    if yielded.type != op.result_types()[0]:
        raise op.op_error("requires yielded type to match return type")
    for each in list(body.ops())[:-1]:
        if not _is_expression(each):
            raise op.op_error("contains an unsupported operation")
        if each.result_count != 1:
            raise op.op_error("requires exactly one result for each operation")
        if each.result0.first_user is None:
            raise op.op_error("contains an unused operation")
    visited: set[int] = set()
    pending = [root]
    while pending:
        each = pending.pop()
        if id(each) in visited and _has_side_effects(each):
            raise op.op_error("requires exactly one use for operations with side effects")
        visited.add(id(each))
        pending += [value.defining_op for value in each.operand_values() if value.defining_op is not None]


@verifier("emitc.yield")
def verify_yield(op: Any) -> None:
    """As YieldOp::verify."""
    parent, value = op.parent_op, op.operand_at(0) if op.operand_count else None
    if parent.info.name != "emitc.do":
        if value is not None and parent.result_count != 1:
            raise op.op_error("yields a value not returned by parent")
        if value is None and parent.result_count:
            raise op.op_error("does not yield a value to be returned by parent")
    if value is not None and kind(value.type) == "emitc.lvalue":
        raise op.op_error("yielding lvalues is not supported for this op")


# -- control flow -----------------------------------------------------------------------------------------


@region_verifier("emitc.for")
def verify_for(op: Any) -> None:
    """As ForOp::verifyRegions."""
    arguments = op.region_at(0).first_block.args
    if len(arguments) != 1:
        raise op.op_error("expected body to have a single block argument for the induction variable")
    if arguments[0].type != op.operand_at(0).type:
        raise op.op_error("expected induction variable to be same type as bounds and step")


@verifier("emitc.do")
def verify_do(op: Any) -> None:
    """As DoOp::verify."""
    condition = list(op.region_at(1).first_block.ops())
    if len(condition) != 2:
        raise op.op_error(
            "condition region must contain exactly two operations: 'emitc.expression' followed by "
            f"'emitc.yield', but found {len(condition)} operations"
        )
    first, last = condition
    if first.info.name != "emitc.expression":
        raise op.op_error(
            f"expected first op in condition region to be 'emitc.expression', but got {first.info.name}"
        )
    if str(first.result_types()[0]) != "i1":
        raise op.op_error(
            f"emitc.expression in condition region must return 'i1', but returns '{first.result_types()[0]}'"
        )
    if last.info.name != "emitc.yield":
        raise op.op_error(
            f"expected last op in condition region to be 'emitc.yield', but got {last.info.name}"
        )
    if last.operand_count != 1:
        raise op.op_error(
            f"expected condition region to return 1 value, but it returns {last.operand_count} values"
        )
    if last.operand_at(0).defining_op is not first:
        raise op.error("'emitc.yield' must return result of 'emitc.expression' from this condition region")
    end = op.region_at(0).first_block.last
    if end is not None and (end.info.is_terminator or not end.info.is_registered):
        raise op.op_error("body region must not contain terminator")


@verifier("emitc.switch")
def verify_switch(op: Any) -> None:
    """As SwitchOp::verify."""
    type, cases = op.operand_at(0).type, op.inherent("cases").values
    if not is_integer_like(type):
        raise op.op_error(f"unsupported type '{type}'")
    count = len(op.regions) - 1
    if len(cases) != count:
        raise op.op_error(f"has {count} case regions but {len(cases)} case values")
    seen: set[int] = set()
    for value in cases:
        if value in seen:
            raise op.op_error(f"has duplicate case value: {value}")
        seen.add(value)
    _verify_case(op, op.region_at(0), "default region")
    for number in range(count):
        _verify_case(op, op.region_at(number + 1), f"case region #{number}")


def _verify_case(op: Any, region: Any, name: str) -> None:
    last = region.first_block.last
    if last.info.name != "emitc.yield":
        raise op.op_error(f"expected region to end with emitc.yield, but got {last.info.name}")
    if last.operand_count:
        error = op.op_error(
            f"expected each region to return 0 values, but {name} returns {last.operand_count}"
        )
        raise last.note_on(error, "see yield operation here")


# -- globals and classes ----------------------------------------------------------------------------------


@verifier("emitc.global")
def verify_global(op: Any) -> None:
    """As GlobalOp::verify."""
    type, value = op.inherent("type").value, op.inherent("initial_value")
    if not is_supported(type):
        raise op.op_error("expected valid emitc type")
    if isinstance(value, DenseElementsAttr):
        if kind(type) != "emitc.array":
            raise op.op_error(f"expected array type, but got '{type}'")
        if value.type != RankedTensorType(*type.parameters):
            raise op.op_error(
                f"initial value expected to be of type '{type}', but was of type '{value.type}'"
            )
    elif isinstance(value, IntegerAttr | FloatAttr):
        if value.type != type:
            raise op.op_error(
                f"initial value expected to be of type '{type}', but was of type '{value.type}'"
            )
    elif value is not None and not _is_opaque(value):
        raise op.op_error(
            f"initial value should be a integer, float, elements or opaque attribute, but got {value}"
        )
    if op.inherent("static_specifier") is not None and op.inherent("extern_specifier") is not None:
        raise op.op_error("cannot have both static and extern specifiers")


class GlobalUser(SymbolUserOpInterface):
    """As GetGlobalOp::verifySymbolUses."""

    __slots__ = ()

    def verify_symbol_uses(self, op: Any, tables: Any) -> None:
        name = op.inherent("name")
        found = tables.lookup_nearest_symbol_from(op, name)
        if found is None or found.info.name != "emitc.global":
            raise op.op_error(f"'{name.value}' does not reference a valid emitc.global")
        result, type = op.result_types()[0], found.inherent("type").value
        if kind(type) == "emitc.array":
            if type != result:
                raise op.op_error(
                    f"on array type expects result type '{result}' to match type '{type}' of the global "
                    f"@{name.value}"
                )
            return
        if kind(result) != "emitc.lvalue":
            raise op.op_error(
                f"on non-array type expects result type to be an lvalue type for the global @{name.value}"
            )
        if _inner(result) != type:
            raise op.op_error(
                f"on non-array type expects result inner type '{_inner(result)}' to match type '{type}' of "
                f"the global @{name.value}"
            )


interface("emitc.get_global", "SymbolUserOpInterface")(GlobalUser())


@verifier("emitc.field")
def verify_field(op: Any) -> None:
    """As FieldOp::verify."""
    if not is_supported(op.inherent("type").value):
        raise op.op_error("expected valid emitc type")
    if op.parent_op is None or op.parent_op.info.name != "emitc.class":
        raise op.op_error("field must be nested within an emitc.class operation")
    if not op.inherent("sym_name").value:
        raise op.op_error("field must have a non-empty symbol name")


@verifier("emitc.get_field")
def verify_get_field(op: Any) -> None:
    """As GetFieldOp::verify."""
    parent: Any = get_parent_of_type(op, "emitc.class")
    if parent is None:
        raise op.op_error(" must be nested within an emitc.class operation")


class FieldUser(SymbolUserOpInterface):
    """As GetFieldOp::verifySymbolUses."""

    __slots__ = ()

    def verify_symbol_uses(self, op: Any, tables: Any) -> None:
        name = op.inherent("field_name")
        found = tables.lookup_nearest_symbol_from(op, name)
        if found is None or found.info.name != "emitc.field":
            raise op.op_error(f"field '{name}' not found in the class")
        result, type = op.result_types()[0], found.inherent("type").value
        if type != result:
            raise op.op_error(f"result type '{result}' does not match field '{name}' type '{type}'")


interface("emitc.get_field", "SymbolUserOpInterface")(FieldUser())
