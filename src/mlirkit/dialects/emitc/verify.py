"""Verifiers of emitc: values and their initializers, calls, functions, expressions, control flow, classes."""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.builtin.attributes import ArrayAttr, FloatAttr, IntegerAttr, TypeAttr
from mlirkit.builtin.dense import DenseElementsAttr
from mlirkit.builtin.shaped_types import RankedTensorType
from mlirkit.builtin.types import IndexType, IntegerType
from mlirkit.core.attribute import Type
from mlirkit.core.interfaces import CastOpInterface, SymbolUserOpInterface
from mlirkit.core.operation import Operation
from mlirkit.core.region import Region
from mlirkit.core.structural_attributes import StringAttr
from mlirkit.core.symbol_table import SymbolTableCollection
from mlirkit.core.symbols import symbol_name
from mlirkit.core.value import BlockArgument, Value
from mlirkit.core.walk import get_parent_of_type
from mlirkit.dialects.declared import emitc
from mlirkit.dialects.emitc.cpp_names import is_integer_index_or_opaque_type as is_integer_like
from mlirkit.dialects.emitc.cpp_names import is_supported_emitc_type
from mlirkit.dialects.emitc.types import is_float_or_pointer, is_fundamental, is_pointer_wide
from mlirkit.dialects.func.verify import CallSymbolUser, function_type
from mlirkit.folding.elements import type_of
from mlirkit.ods.live.hooks import interface, region_verifier, verifier


def _is_integer_or_opaque(type: Type) -> bool:
    return isinstance(type, IntegerType | emitc.OpaqueType)


# -- values -----------------------------------------------------------------------------------------------


@verifier(emitc.AddressOfOp)
def verify_address_of(op: emitc.AddressOfOp) -> None:
    """Mirrors AddressOfOp::verify."""
    if op.reference.type.value_type != op.result.type.pointee:
        raise op.op_error("requires result to be a pointer to the type referenced by operand")


@verifier(emitc.DereferenceOp)
def verify_dereference(op: emitc.DereferenceOp) -> None:
    """Mirrors DereferenceOp::verify."""
    if op.pointer.type.pointee != op.result.type.value_type:
        raise op.op_error("requires result to be an lvalue of the type pointed to by operand")


@verifier(emitc.AddOp)
def verify_add(op: emitc.AddOp) -> None:
    """Mirrors AddOp::verify."""
    types = [op.lhs.type, op.rhs.type]
    others = [type for type in types if not isinstance(type, emitc.PointerType)]
    if not others:
        raise op.op_error("requires that at most one operand is a pointer")
    if len(others) == 1 and not _is_integer_or_opaque(others[0]):
        raise op.op_error(
            "requires that one operand is an integer or of opaque type if the other is a pointer"
        )


@verifier(emitc.SubOp)
def verify_sub(op: emitc.SubOp) -> None:
    """Mirrors SubOp::verify."""
    left, right = (isinstance(operand.type, emitc.PointerType) for operand in (op.lhs, op.rhs))
    result = op.result.type
    if right and not left:
        raise op.op_error("rhs can only be a pointer if lhs is a pointer")
    if left and not right and not _is_integer_or_opaque(op.rhs.type):
        raise op.op_error("requires that rhs is an integer, pointer or of opaque type if lhs is a pointer")
    if left and right and not _is_integer_or_opaque(result) and not isinstance(result, emitc.PtrDiffTType):
        raise op.op_error(
            "requires that the result is an integer, ptrdiff_t or of opaque type if lhs and rhs are pointers"
        )


@verifier(emitc.ApplyOp)
def verify_apply(op: emitc.ApplyOp) -> None:
    """Mirrors ApplyOp::verify."""
    applied = op.applicable_operator.value
    if not applied:
        raise op.op_error("applicable operator must not be empty")
    if applied not in ("&", "*"):
        raise op.op_error("applicable operator is illegal")
    if applied == "*":
        if not isinstance(op.operand.type, emitc.PointerType):
            raise op.op_error("operand type must be a pointer when applying `*`")
        return
    if not isinstance(op.operand.type, emitc.LValueType):
        raise op.op_error("operand type must be an lvalue when applying `&`")
    if not isinstance(op.result.type, emitc.PointerType):
        raise op.op_error("result type must be a pointer when applying `&`")


class Cast(CastOpInterface):
    """Mirrors CastOp::areCastCompatible."""

    __slots__ = ()

    def are_cast_compatible(self, inputs: Sequence[Type], outputs: Sequence[Type]) -> bool:
        source, result = inputs[0], outputs[0]
        if isinstance(source, emitc.ArrayType):
            return (
                isinstance(result, emitc.PointerType)
                and result.pointee == source.element_type
                and source.rank == 1 <= source.shape[0]
            )
        return all(is_integer_like(type) or is_float_or_pointer(type) for type in (source, result))


interface(emitc.CastOp, "CastOpInterface")(Cast())


@verifier(emitc.AssignOp)
def verify_assign(op: emitc.AssignOp) -> None:
    """Mirrors AssignOp::verify."""
    variable, value = op.var, op.value
    if variable.defining_op is None:
        raise op.op_error("cannot assign to block argument")
    type = variable.type.value_type
    if type != value.type:
        raise op.op_error(
            f"requires value's type ('{value.type}') to match variable's type ('{type}')\n"
            f"  variable: {_shown(variable)}\n  value: {_shown(value)}\n"
        )


def _shown(value: Value) -> str:
    """A value in a message: the operation it is a result of."""
    if isinstance(value, BlockArgument):
        return f"<block argument> of type '{value.type}' at index: {value.arg_number}"
    definition = value.defining_op
    return "" if definition is None else definition.text_in_diagnostic().lstrip("\n")


def _verify_initializer(op: emitc.ConstantOp | emitc.VariableOp) -> None:
    """Mirrors verifyInitializationAttribute."""
    value, type = op.value_attr, op.result.type
    if isinstance(value, emitc.OpaqueAttr):
        return
    if isinstance(value, StringAttr):
        raise op.op_error("string attributes are not supported, use #emitc.opaque instead")
    if isinstance(type, emitc.LValueType):
        type = type.value_type
    value_type = type_of(value)
    if is_pointer_wide(type) and isinstance(value_type, IndexType):
        return
    if type != value_type:
        raise op.op_error(
            f"requires attribute to either be an #emitc.opaque attribute or it's type ('{value_type}') to "
            f"match the op's result type ('{type}')"
        )


@verifier(emitc.ConstantOp)
def verify_constant(op: emitc.ConstantOp) -> None:
    """Mirrors ConstantOp::verify."""
    _verify_initializer(op)
    if isinstance(op.value_attr, emitc.OpaqueAttr) and not op.value_attr.value:
        raise op.op_error("value must not be empty")


@verifier(emitc.VariableOp)
def verify_variable(op: emitc.VariableOp) -> None:
    """Mirrors VariableOp::verify."""
    _verify_initializer(op)


@verifier(emitc.LiteralOp)
def verify_literal(op: emitc.LiteralOp) -> None:
    """Mirrors LiteralOp::verify."""
    if not op.value.value:
        raise op.op_error("value must not be empty")


@verifier(emitc.SubscriptOp)
def verify_subscript(op: emitc.SubscriptOp) -> None:
    """Mirrors SubscriptOp::verify."""
    container, indices = op.value.type, [index.type for index in op.indices]
    result = op.result.type.value_type
    if isinstance(container, emitc.ArrayType):
        if len(indices) != container.rank:
            raise op.op_error(
                f"on array operand requires number of indices ({len(indices)}) to match the rank of the "
                f"array type ({container.rank})"
            )
        for number, type in enumerate(indices):
            if not is_integer_like(type):
                raise op.op_error(
                    f"on array operand requires index operand {number} to be integer-like, but got '{type}'"
                )
        element = container.element_type
        if element != result:
            raise op.op_error(
                f"on array operand requires element type ('{element}') and result type ('{result}') to match"
            )
    elif isinstance(container, emitc.PointerType):
        if len(indices) != 1:
            raise op.op_error(f"on pointer operand requires one index operand, but got {len(indices)}")
        if not is_integer_like(indices[0]):
            raise op.op_error(
                f"on pointer operand requires index operand to be integer-like, but got '{indices[0]}'"
            )
        if container.pointee != result:
            raise op.op_error(
                f"on pointer operand requires pointee type ('{container.pointee}') and result type "
                f"('{result}') to match"
            )


@verifier(emitc.VerbatimOp)
def verify_verbatim(op: emitc.VerbatimOp) -> None:
    """Mirrors VerbatimOp::verify: a `{}` for each operand; `{{` is a brace."""
    if not op.operand_count:
        return
    text, count = op.value.value, 0
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


@verifier(emitc.CallOpaqueOp)
def verify_call_opaque(op: emitc.CallOpaqueOp) -> None:
    """Mirrors CallOpaqueOp::verify."""
    if not op.callee.value:
        raise op.op_error("callee must not be empty")
    for argument in op.args_attr or ():
        if isinstance(argument, IntegerAttr) and isinstance(argument.type, IndexType):
            if not 0 <= argument.value < op.operand_count:
                raise op.op_error("index argument is out of range")
        elif isinstance(argument, ArrayAttr):
            raise op.op_error("array argument has no type")
    for argument in op.template_args_attr or ():
        if not isinstance(argument, TypeAttr | IntegerAttr | FloatAttr | emitc.OpaqueAttr):
            raise op.op_error("template argument has invalid type")
    if any(isinstance(type, emitc.ArrayType) for type in op.result_types()):
        raise op.op_error("cannot return array type")


class CallUser(CallSymbolUser):
    """Mirrors CallOp::verifySymbolUses: as for func, with another function class."""

    __slots__ = ()
    CALLEE = emitc.FuncOp


interface(emitc.CallOp, "SymbolUserOpInterface")(CallUser())


class DeclarationUser(SymbolUserOpInterface):
    """Mirrors DeclareFuncOp::verifySymbolUses."""

    __slots__ = ()

    def verify_symbol_uses(self, op: emitc.DeclareFuncOp, tables: SymbolTableCollection) -> None:
        name = op.sym_name_attr
        if not isinstance(tables.lookup_nearest_symbol_from(op, name), emitc.FuncOp):
            raise op.op_error(f"'{name.value}' does not reference a valid function")


interface(emitc.DeclareFuncOp, "SymbolUserOpInterface")(DeclarationUser())


@verifier(emitc.FuncOp)
def verify_func(op: emitc.FuncOp) -> None:
    """Mirrors FuncOp::verify."""
    type = function_type(op)
    assert type is not None, "the constraint of function_type"
    if any(isinstance(argument, emitc.LValueType) for argument in type.inputs):
        raise op.op_error("cannot have lvalue type as argument")
    if len(type.results) > 1:
        raise op.op_error(f"requires zero or exactly one result, but has {len(type.results)}")
    if any(isinstance(result, emitc.ArrayType) for result in type.results):
        raise op.op_error("cannot return array type")


@verifier(emitc.ReturnOp)
def verify_return(op: emitc.ReturnOp) -> None:
    """Mirrors ReturnOp::verify."""
    function = op.parent_op
    type = function_type(function) if isinstance(function, emitc.FuncOp) else None
    # The function's verifier reports a missing type.
    if function is None or type is None:
        return
    name, results = symbol_name(function), type.results
    if op.operand_count != len(results):
        raise op.op_error(
            f"has {op.operand_count} operands, but enclosing function (@{name}) returns {len(results)}"
        )
    if op.operand is not None and op.operand.type != results[0]:
        raise op.error(
            f"type of the return operand ('{op.operand.type}') doesn't match function result type "
            f"('{results[0]}') in function @{name}"
        )


# -- expressions ------------------------------------------------------------------------------------------


def _is_expression(op: Operation) -> bool:
    return op.info.has_trait("CExpressionInterface")


def _steps(op: emitc.ExpressionOp) -> list[Operation]:
    """The operations of an expression, except the terminator."""
    body = op.region.first_block
    return [] if body is None else list(body.ops())[:-1]


def _has_side_effects(op: Operation) -> bool:
    """Mirrors CExpressionInterface::hasSideEffects; operations on fundamental types have none."""
    if isinstance(op, emitc.ExpressionOp):
        return any(_has_side_effects(step) for step in _steps(op))
    if isinstance(op, emitc.ApplyOp):
        return op.applicable_operator.value == "*"
    if isinstance(op, emitc.AddressOfOp | emitc.ConstantOp | emitc.ConditionalOp):
        return False
    if isinstance(op, emitc.CallOp | emitc.CallOpaqueOp | emitc.LoadOp | emitc.DereferenceOp):
        return True
    types = op.result_types() if isinstance(op, emitc.CastOp) else op.operand_types()
    return not all(is_fundamental(type) for type in types)


@verifier(emitc.ExpressionOp)
def verify_expression(op: emitc.ExpressionOp) -> None:
    """Mirrors ExpressionOp::verify."""
    body = op.region.first_block
    last = None if body is None else body.last
    if not isinstance(last, emitc.YieldOp) or last.result is None:
        raise op.op_error("must yield a value at termination")
    yielded = last.result
    root = yielded.defining_op
    if root is None:
        raise op.op_error("yielded value has no defining op")
    if root.parent_op is not op:
        raise op.op_error("yielded value not defined within expression")
    if yielded.type != op.result.type:
        raise op.op_error("requires yielded type to match return type")
    for step in _steps(op):
        if not _is_expression(step):
            raise op.op_error("contains an unsupported operation")
        if step.result_count != 1:
            raise op.op_error("requires exactly one result for each operation")
        if step.result.first_user is None:
            raise op.op_error("contains an unused operation")
    visited: set[int] = set()
    pending = [root]
    while pending:
        step = pending.pop()
        if id(step) in visited and _has_side_effects(step):
            raise op.op_error("requires exactly one use for operations with side effects")
        visited.add(id(step))
        definitions = [operand.defining_op for operand in step.operand_values()]
        pending += [definition for definition in definitions if definition is not None]


@verifier(emitc.YieldOp)
def verify_yield(op: emitc.YieldOp) -> None:
    """Mirrors YieldOp::verify."""
    parent, value = op.parent_op, op.result
    if parent is not None and not isinstance(parent, emitc.DoOp):
        if value is not None and parent.result_count != 1:
            raise op.op_error("yields a value not returned by parent")
        if value is None and parent.result_count:
            raise op.op_error("does not yield a value to be returned by parent")
    if value is not None and isinstance(value.type, emitc.LValueType):
        raise op.op_error("yielding lvalues is not supported for this op")


# -- control flow -----------------------------------------------------------------------------------------


@region_verifier(emitc.ForOp)
def verify_for(op: emitc.ForOp) -> None:
    """Mirrors ForOp::verifyRegions."""
    arguments = op.region.blocks[0].args
    if len(arguments) != 1:
        raise op.op_error("expected body to have a single block argument for the induction variable")
    if arguments[0].type != op.lower_bound.type:
        raise op.op_error("expected induction variable to be same type as bounds and step")


@verifier(emitc.DoOp)
def verify_do(op: emitc.DoOp) -> None:
    """Mirrors DoOp::verify."""
    condition = list(op.condition_region.blocks[0].ops())
    if len(condition) != 2:
        raise op.op_error(
            "condition region must contain exactly two operations: 'emitc.expression' followed by "
            f"'emitc.yield', but found {len(condition)} operations"
        )
    first, last = condition
    if not isinstance(first, emitc.ExpressionOp):
        raise op.op_error(
            f"expected first op in condition region to be 'emitc.expression', but got {first.info.name}"
        )
    type = first.result.type
    if not (isinstance(type, IntegerType) and type.is_signless and type.width == 1):
        raise op.op_error(f"emitc.expression in condition region must return 'i1', but returns '{type}'")
    if not isinstance(last, emitc.YieldOp):
        raise op.op_error(
            f"expected last op in condition region to be 'emitc.yield', but got {last.info.name}"
        )
    if last.result is None:
        raise op.op_error("expected condition region to return 1 value, but it returns 0 values")
    if last.result.defining_op is not first:
        raise op.error("'emitc.yield' must return result of 'emitc.expression' from this condition region")
    end = op.body_region.blocks[0].last
    if end is not None and (end.info.is_terminator or not end.info.is_registered):
        raise op.op_error("body region must not contain terminator")


@verifier(emitc.SwitchOp)
def verify_switch(op: emitc.SwitchOp) -> None:
    """Mirrors SwitchOp::verify."""
    type, cases, regions = op.arg.type, op.cases_attr.values, op.case_regions
    if not is_integer_like(type):
        raise op.op_error(f"unsupported type '{type}'")
    if len(cases) != len(regions):
        raise op.op_error(f"has {len(regions)} case regions but {len(cases)} case values")
    seen: set[int] = set()
    for value in cases:
        if value in seen:
            raise op.op_error(f"has duplicate case value: {value}")
        seen.add(value)
    _verify_case(op, op.default_region, "default region")
    for number, region in enumerate(regions):
        _verify_case(op, region, f"case region #{number}")


def _verify_case(op: emitc.SwitchOp, region: Region, name: str) -> None:
    last = region.blocks[0].last
    if last is None or not isinstance(last, emitc.YieldOp):
        name_of_last = "" if last is None else last.info.name
        raise op.op_error(f"expected region to end with emitc.yield, but got {name_of_last}")
    if last.operand_count:
        error = op.op_error(
            f"expected each region to return 0 values, but {name} returns {last.operand_count}"
        )
        raise last.note_on(error, "see yield operation here")


# -- globals and classes ----------------------------------------------------------------------------------


def _initialized_type(op: emitc.GlobalOp | emitc.FieldOp) -> Type:
    """The declared type of a global or a field."""
    return op.type_attr.type


@verifier(emitc.GlobalOp)
def verify_global(op: emitc.GlobalOp) -> None:
    """Mirrors GlobalOp::verify."""
    type, value = _initialized_type(op), op.initial_value_attr
    if not is_supported_emitc_type(type):
        raise op.op_error("expected valid emitc type")
    if isinstance(value, DenseElementsAttr):
        if not isinstance(type, emitc.ArrayType):
            raise op.op_error(f"expected array type, but got '{type}'")
        if value.type != RankedTensorType(type.shape, type.element_type):
            raise op.op_error(
                f"initial value expected to be of type '{type}', but was of type '{value.type}'"
            )
    elif isinstance(value, IntegerAttr | FloatAttr):
        if value.type != type:
            raise op.op_error(
                f"initial value expected to be of type '{type}', but was of type '{value.type}'"
            )
    elif value is not None and not isinstance(value, emitc.OpaqueAttr):
        raise op.op_error(
            f"initial value should be a integer, float, elements or opaque attribute, but got {value}"
        )
    if op.static_specifier and op.extern_specifier:
        raise op.op_error("cannot have both static and extern specifiers")


class GlobalUser(SymbolUserOpInterface):
    """Mirrors GetGlobalOp::verifySymbolUses."""

    __slots__ = ()

    def verify_symbol_uses(self, op: emitc.GetGlobalOp, tables: SymbolTableCollection) -> None:
        name = op.name_attr
        target = tables.lookup_nearest_symbol_from(op, name)
        if not isinstance(target, emitc.GlobalOp):
            raise op.op_error(f"'{name.value}' does not reference a valid emitc.global")
        result, type = op.result.type, _initialized_type(target)
        if isinstance(type, emitc.ArrayType):
            if type != result:
                raise op.op_error(
                    f"on array type expects result type '{result}' to match type '{type}' of the global "
                    f"@{name.value}"
                )
            return
        if not isinstance(result, emitc.LValueType):
            raise op.op_error(
                f"on non-array type expects result type to be an lvalue type for the global @{name.value}"
            )
        if result.value_type != type:
            raise op.op_error(
                f"on non-array type expects result inner type '{result.value_type}' to match type "
                f"'{type}' of the global @{name.value}"
            )


interface(emitc.GetGlobalOp, "SymbolUserOpInterface")(GlobalUser())


@verifier(emitc.FieldOp)
def verify_field(op: emitc.FieldOp) -> None:
    """Mirrors FieldOp::verify."""
    if not is_supported_emitc_type(_initialized_type(op)):
        raise op.op_error("expected valid emitc type")
    if not isinstance(op.parent_op, emitc.ClassOp):
        raise op.op_error("field must be nested within an emitc.class operation")
    if not op.sym_name.value:
        raise op.op_error("field must have a non-empty symbol name")


@verifier(emitc.GetFieldOp)
def verify_get_field(op: emitc.GetFieldOp) -> None:
    """Mirrors GetFieldOp::verify."""
    if get_parent_of_type(op, emitc.ClassOp) is None:
        raise op.op_error(" must be nested within an emitc.class operation")


class FieldUser(SymbolUserOpInterface):
    """Mirrors GetFieldOp::verifySymbolUses."""

    __slots__ = ()

    def verify_symbol_uses(self, op: emitc.GetFieldOp, tables: SymbolTableCollection) -> None:
        name = op.field_name_attr
        field = tables.lookup_nearest_symbol_from(op, name)
        if not isinstance(field, emitc.FieldOp):
            raise op.op_error(f"field '{name}' not found in the class")
        result, type = op.result.type, _initialized_type(field)
        if type != result:
            raise op.op_error(f"result type '{result}' does not match field '{name}' type '{type}'")


interface(emitc.GetFieldOp, "SymbolUserOpInterface")(FieldUser())
