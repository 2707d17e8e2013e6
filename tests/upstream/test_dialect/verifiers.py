"""Verifiers of the test dialect's operations, inference of result types, and names of values."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mlirkit.builtin.shaped_types import DYNAMIC, RankedTensorType, ShapedType
from mlirkit.builtin.types import IndexType, IntegerType, integer_type
from mlirkit.core.attribute import Type
from mlirkit.core.context import current_context
from mlirkit.core.interfaces import SymbolUserOpInterface
from mlirkit.core.location import diagnostic_at
from mlirkit.core.operation import Operation
from mlirkit.core.operation_state import OperationState
from mlirkit.core.region import Region
from mlirkit.core.structural_attributes import StringAttr
from mlirkit.core.value import Value
from mlirkit.ods.live.hooks import (
    SetLabel,
    SetName,
    block_labels,
    block_names,
    interface,
    region_verifier,
    result_names,
    type_inference,
    verifier,
)
from mlirkit.support.diagnostics import DiagnosticSeverity, MLIRError


@verifier("test.result_type_with_trait")
def verify_result_type_with_trait(op: Any) -> None:
    """Mirrors ResultTypeWithTraitOp::verify."""
    if getattr(op.results[0].type, "MNEMONIC", "") != "test_type_with_trait":
        raise op.error("result type should have trait 'TestTypeTrait'")


@verifier("test.attr_with_trait")
def verify_attribute_with_trait(op: Any) -> None:
    """Mirrors AttrWithTraitOp::verify."""
    if getattr(op.attr, "MNEMONIC", "") != "attr_with_trait":
        raise op.error("'attr' attribute should have trait 'TestAttrTrait'")


@verifier("test.verifiers")
def verify_operands_first(op: Any) -> None:
    """Mirrors TestVerifiersOp::verify."""
    if not len(op.regions[0].blocks) == 1:
        raise op.op_error("`hasOneBlock` trait hasn't been verified")
    if isinstance(op.operands[0].owner, Operation):
        _require_valid(op, op.operands[0].owner, "operand hasn't been verified")
    _remark(op, "success run of verifier")


@region_verifier("test.verifiers")
def verify_regions_last(op: Any) -> None:
    """Mirrors TestVerifiersOp::verifyRegions."""
    for block in op.regions[0].blocks:
        for inner in block.operations:
            _require_valid(op, inner, "nested op hasn't been verified")
    _remark(op, "success run of region verifier")


def _require_valid(op: Any, other: Operation, message: str) -> None:
    try:
        other.verify()
    except MLIRError as error:
        outer = op.op_error(message)
        raise MLIRError(error.message, [*error.error_diagnostics, *outer.error_diagnostics]) from None


def _remark(op: Operation, message: str) -> None:
    diagnostic = diagnostic_at(op.location, message)
    diagnostic.severity = DiagnosticSeverity.REMARK
    current_context(op.context).emit(diagnostic)


@verifier("test.reify_bound")
def verify_reify_bound(op: Any) -> None:
    """Mirrors ReifyBoundOp::verify."""
    type = op.var.type
    if isinstance(type, ShapedType):
        if op.dim is None:
            raise op.op_error("expected 'dim' attribute for shaped type variable")
    elif isinstance(type, IndexType):
        if op.dim is not None:
            raise op.op_error("unexpected 'dim' attribute for index variable")
    else:
        raise op.op_error("expected index-typed variable or shape type variable")
    scalable = bool(op.scalable)
    if op.constant and scalable:
        raise op.op_error("'scalable' and 'constant' are mutually exlusive")
    for bound in (op.vscale_min, op.vscale_max):
        if scalable is (bound is None):
            raise op.op_error("expected 'vscale_min' if and only if 'scalable'")


@verifier("test.compare")
def verify_compare(op: Any) -> None:
    """Mirrors CompareOp::verify."""
    maps = (op.lhs_map, op.rhs_map)
    if op.compose and any(maps):
        raise op.op_error("'compose' not supported when 'lhs_map' or 'rhs_map' is present")
    expected = sum(1 if each is None else each.value.n_inputs for each in maps)
    if len(op.var_operands) != expected:
        raise op.op_error(f"expected {expected} operands, but got {len(op.var_operands)}")


class CallUser(SymbolUserOpInterface):
    """Mirrors TestCallOp::verifySymbolUses."""

    __slots__ = ()

    def verify_symbol_uses(self, op: Operation, tables: Any) -> None:
        callee: Any = op.inherent("callee") or op.attributes.entries().get("callee")
        if callee is None:
            raise op.op_error("requires a 'callee' symbol reference attribute")
        function = tables.lookup_nearest_symbol_from(op, callee)
        if function is None or "FunctionOpInterface" not in function.info.interfaces:
            raise op.op_error(f"'{callee.value}' does not reference a valid function")


interface("test.call", "SymbolUserOpInterface")(CallUser())
interface("test.conversion_call_op", "SymbolUserOpInterface")(CallUser())


# -- inference of result types ----------------------------------------------------------------------


@type_inference("test.op_with_infer_type_if", "test.op_with_infer_type_adaptor_if")
def infer_first(state: Any) -> list[Type]:
    """The type of both operands."""
    first, second = (operand.type for operand in state.operands[:2])
    if first != second:
        raise _inference_error(state, f"operand type mismatch '{first}' vs '{second}'")
    return [first]


@type_inference("test.op_with_refine_type_if")
def refine_first(state: OperationState) -> list[Type]:
    """Mirrors refineReturnTypes: a given result type must be the inferred one."""
    types = infer_first(state)
    if state.result_types and state.result_types != types:
        raise _inference_error(state, "required first operand and result to match")
    return types


def _inference_error(state: OperationState, message: str) -> MLIRError:
    return MLIRError(message, [diagnostic_at(state.location, message)])


@type_inference("test.op_with_shaped_type_infer_type_if", "test.op_with_shaped_type_infer_type_adaptor_if")
def infer_shape(state: Any) -> list[Type]:
    """A tensor of the operand's first dimension."""
    type = state.operands[0].type
    if not isinstance(type, ShapedType):
        raise _inference_error(state, "only shaped type operands allowed")
    size = type.shape[0] if type.has_rank else DYNAMIC
    encoding = type.encoding if isinstance(type, RankedTensorType) else None
    return [RankedTensorType.get([size], integer_type(17), encoding)]


@type_inference("test.format_infer_type", "test.format_infer_type2")
def infer_sixteen_bits(state: Any) -> list[Type]:
    return [integer_type(16)]


@type_inference(
    "test.format_infer_type_all_operands_and_types",
    "test.format_infer_type_all_types_one_operand",
    "test.format_infer_type_all_types_two_operands",
    "test.format_infer_type_all_types",
    "test.format_infer_type_variadic_operands",
)
def infer_operand_types(state: Any) -> list[Type]:
    return [operand.type for operand in state.operands]


@type_inference("test.format_infer_type_regions")
def infer_argument_types(state: Any) -> list[Type]:
    return [argument.type for argument in state.regions[0].blocks[0].arguments]


@type_inference("test.with_properties_and_inferred_type")
def infer_width(state: Any) -> list[Type]:
    """The width is the sum of both numbers."""
    return [IntegerType.get_signless(state.properties["lhs"].value + state.properties["rhs"].value)]


# -- names ------------------------------------------------------------------------------------------


@result_names("test.string_attr_pretty_name", "test.custom_result_name")
def name_results(op: Any, set_name: SetName) -> None:
    """The names in the attribute `names`."""
    for result, name in zip(op.results, op.names, strict=False):
        if isinstance(name, StringAttr) and name.value:
            set_name(result, name.value)


@block_names("test.polyfor")
def name_arguments(region: Any, set_name: SetName) -> None:
    """The names in the attribute `arg_names`."""
    names = region.owner.attributes.entries().get("arg_names") or ()
    for argument, name in zip(region.blocks[0].arguments, names, strict=False):
        if isinstance(name, StringAttr):
            set_name(argument, name.value)


@result_names("test.result_name_from_type", "test.result_name_from_type_interface")
def name_result_by_type(op: Any, set_name: SetName) -> None:
    _name_by_type(op.results, set_name)


@block_names("test.block_argument_name_from_type", "test.block_argument_name_from_type_interface")
def name_arguments_by_type(region: Any, set_name: SetName) -> None:
    for block in region.blocks:
        _name_by_type(block.arguments, set_name)


def _name_by_type(values: Sequence[Value], set_name: SetName) -> None:
    names = [getattr(value.type, "MNEMONIC", "") for value in values]
    if not all(name.startswith("op_asm_type_interface") for name in names):
        return
    for value, name in zip(values, names, strict=True):
        set_name(value, name)


@block_labels("test.block_names")
def number_blocks(region: Region, set_label: SetLabel) -> None:
    for number, block in enumerate(region.get_blocks()):
        set_label(block, f"foo{number}")
