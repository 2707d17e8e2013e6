"""Verifiers of spirv: modules, functions, symbols and control flow.

Further verifiers: pointer_checks.py, composite_checks.py, group_checks.py and image_checks.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Final

from mlirkit.builtin.attributes import FloatAttr, IntegerAttr
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.block import Block
from mlirkit.core.interfaces import FunctionOpInterface, SymbolUserOpInterface
from mlirkit.core.operation import Operation, OperationT
from mlirkit.core.symbol_table import SymbolTableCollection
from mlirkit.core.symbols import lookup_nearest_symbol_from
from mlirkit.core.walk import collect_named, walk_preorder
from mlirkit.dialects.call_checks import check_argument_types
from mlirkit.dialects.declared import spirv
from mlirkit.dialects.enum_cases import case_of
from mlirkit.dialects.spirv.composites import composite_element, element_count, has_known_count
from mlirkit.dialects.spirv.pointer_checks import verify_parameter
from mlirkit.dialects.spirv.types import is_scalar
from mlirkit.dialects.typed_values import type_as
from mlirkit.ods.live.hooks import follows_signature, interface, region_verifier, verifier


def symbol(op: Operation, reference: Attribute, kind: type[OperationT]) -> OperationT | None:
    """The operation of this class that the reference names, or None."""
    parent = op.parent_op
    named = None if parent is None else lookup_nearest_symbol_from(parent, reference)
    return named if isinstance(named, kind) else None


# -- symbols ------------------------------------------------------------------------------------------------


def _type_of(constant: spirv.SpecConstantOp) -> Type | None:
    value = constant.default_value_attr
    return value.type if isinstance(value, (IntegerAttr, FloatAttr)) else None


@verifier(spirv.AddressOfOp)
def verify_address(op: spirv.AddressOfOp) -> None:
    variable = symbol(op, op.variable, spirv.GlobalVariableOp)
    if variable is None:
        raise op.op_error("expected spirv.GlobalVariable symbol")
    if op.pointer.type != variable.type.value:
        raise op.op_error("result type mismatch with the referenced global variable's type")


@verifier(spirv.ReferenceOfOp)
def verify_reference(op: spirv.ReferenceOfOp) -> None:
    """Mirrors ReferenceOfOp::verify."""
    scalar = symbol(op, op.spec_const, spirv.SpecConstantOp)
    composite = symbol(op, op.spec_const, spirv.SpecConstantCompositeOp)
    replicated = symbol(op, op.spec_const, spirv.EXTSpecConstantCompositeReplicateOp)
    if scalar is not None:
        type = _type_of(scalar)
    elif composite is not None:
        type = composite.type.value
    elif replicated is not None:
        type = replicated.type.value
    else:
        raise op.op_error("expected spirv.SpecConstant or spirv.SpecConstantComposite symbol")
    if op.reference.type != type:
        raise op.op_error("result type mismatch with the referenced specialization constant's type")


@verifier(spirv.GlobalVariableOp)
def verify_global(op: spirv.GlobalVariableOp) -> None:
    """Mirrors GlobalVariableOp::verify."""
    type = op.type.value
    if not isinstance(type, spirv.PointerType):
        raise op.op_error("result must be of a !spv.ptr type")
    if type.storage_class in (spirv.StorageClass.Generic, spirv.StorageClass.Function):
        raise op.op_error(f"storage class cannot be '{type.storage_class}'")
    initializer = op.initializer
    if (
        initializer is not None
        and symbol(op, initializer, spirv.SpecConstantOp) is None
        and symbol(op, initializer, spirv.SpecConstantCompositeOp) is None
    ):
        raise op.op_error(
            "initializer must be result of a spirv.SpecConstant or spirv.SpecConstantCompositeOp op"
        )


@verifier(spirv.SpecConstantOp)
def verify_spec_constant(op: spirv.SpecConstantOp) -> None:
    number = op.discardable_attributes.get("spec_id")
    if isinstance(number, IntegerAttr) and number.value < 0:
        raise op.op_error("SpecId cannot be negative")
    value = op.default_value_attr
    if not isinstance(value, (IntegerAttr, FloatAttr)):
        raise op.op_error("default value can only be a bool, integer, or float scalar")
    if not is_scalar(value.type):
        raise op.op_error("default value bitwidth disallowed")


@verifier(spirv.SpecConstantCompositeOp)
def verify_spec_composite(op: spirv.SpecConstantCompositeOp) -> None:
    """Mirrors SpecConstantCompositeOp::verify."""
    type = op.type.value
    constituents = op.constituents
    if composite_element(type, 0) is None:
        raise op.error(f"result type must be a composite type, but provided '{type}'")
    if isinstance(type, spirv.CooperativeMatrixType):
        raise op.error(f"unsupported composite type  '{type}'")
    # MLIR counts no elements of an array whose length is known at run time.
    count = element_count(type) if has_known_count(type) else 0
    if count != len(constituents):
        raise op.error(
            f"has incorrect number of operands: expected {count}, but provided {len(constituents)}"
        )
    for index, reference in enumerate(constituents):
        constant = symbol(op, reference, spirv.SpecConstantOp)
        expected = composite_element(type, index)
        # MLIR crashes without the constant.
        result = None if constant is None else _type_of(constant)
        if result != expected:
            raise op.error(f"has incorrect types of operands: expected '{expected}', but provided '{result}'")


@verifier(spirv.EXTSpecConstantCompositeReplicateOp)
def verify_spec_replicate(op: spirv.EXTSpecConstantCompositeReplicateOp) -> None:
    type = op.type.value
    expected = composite_element(type, 0)
    if expected is None:
        raise op.error(f"result type must be a composite type, but provided '{type}'")
    constant = symbol(op, op.constituent, Operation)
    if constant is None:
        raise op.error("splat spec constant reference defining constituent not found")
    if not isinstance(constant, spirv.SpecConstantOp):
        raise op.error("constituent is not a spec constant")
    result = _type_of(constant)
    if result != expected:
        raise op.error(f"constituent has incorrect type: expected '{expected}', but provided '{result}'")


@verifier(spirv.FunctionCallOp)
@follows_signature
def verify_call(op: spirv.FunctionCallOp) -> None:
    """Mirrors FunctionCallOp::verify."""
    if op.result_count > 1:
        raise op.op_error(f"expected callee function to have 0 or 1 result, but provided {op.result_count}")


class CallUser(SymbolUserOpInterface):
    """Mirrors FunctionCallOp::verifySymbolUses."""

    __slots__ = ()

    def verify_symbol_uses(self, op: spirv.FunctionCallOp, tables: SymbolTableCollection) -> None:
        callee = op.callee
        function = tables.lookup_nearest_symbol_from(op, callee)
        if not isinstance(function, spirv.FuncOp):
            raise op.op_error(f"callee function '{callee.path[0]}' not found in nearest symbol table")
        if "function_type" not in function.properties:
            # Reported elsewhere.
            return
        type = function.function_type.value
        if len(type.inputs) != op.operand_count:
            raise op.op_error(
                f"has incorrect number of operands for callee: expected {len(type.inputs)}, but provided "
                f"{op.operand_count}"
            )
        check_argument_types(op, type.inputs)
        if len(type.results) != op.result_count:
            raise op.op_error(
                f"has incorrect number of results has for callee: expected {len(type.results)}, but provided "
                f"{op.result_count}"
            )
        for result, expected in zip(op.result_values(), type.results):
            if result.type != expected:
                message = f"result type mismatch: expected '{expected}', but provided '{result.type}'"
                raise op.op_error(message)


interface(spirv.FunctionCallOp, "SymbolUserOpInterface")(CallUser())


@verifier(
    *("spirv.ConvertFToS", "spirv.ConvertFToU", "spirv.ConvertSToF", "spirv.ConvertUToF"),
    *("spirv.ShiftLeftLogical", "spirv.ShiftRightArithmetic", "spirv.ShiftRightLogical"),
    *("spirv.EntryPoint", "spirv.ARM.GraphOutputs", "spirv.Return", "spirv.ReturnValue"),
)
def verify_elsewhere(op: Operation) -> None:
    """No checks: definitions, or the enclosing module or function, verify these operations."""


@verifier(spirv.EXTEmitMeshTasksOp)
def verify_mesh_tasks(op: spirv.EXTEmitMeshTasksOp) -> None:
    """Mirrors EXTEmitMeshTasksOp::verify."""
    payload = op.payload
    storage_class = spirv.StorageClass.TaskPayloadWorkgroupEXT
    if payload is not None and type_as(payload, spirv.PointerType).storage_class != storage_class:
        raise op.op_error("payload must be a variable with a storage class of TaskPayloadWorkgroupEXT")


# -- functions and modules ----------------------------------------------------------------------------------


def _is_decoration(value: object) -> bool:
    return isinstance(value, spirv.DecorationAttr)


class Function(FunctionOpInterface):
    """Mirrors verifyType and verifyBody of FuncOp."""

    __slots__ = ()

    def verify_type(self, op: spirv.FuncOp) -> None:
        if len(self.result_types(op)) > 1:
            raise op.op_error("cannot have more than one result")
        attributes = op.arg_attrs_attr or ()
        for index, type in enumerate(self.argument_types(op)):
            decoration = attributes[index].entries.get("spirv.decoration") if attributes else None
            verify_parameter(op, type, str(case_of(decoration)) if _is_decoration(decoration) else "")

    def verify_body(self, op: spirv.FuncOp) -> None:
        FunctionOpInterface.verify_body(self, op)
        results = self.result_types(op)
        for nested in collect_named(op, _RETURNS):
            if isinstance(nested, spirv.ReturnOp) and results:
                raise nested.op_error("cannot be used in functions returning value")
            if isinstance(nested, spirv.ReturnValueOp):
                if len(results) != 1:
                    raise nested.op_error(
                        f"returns 1 value but enclosing function requires {len(results)} results"
                    )
                result = nested.value.type
                if result != results[0]:
                    raise nested.op_error(
                        f" return value's type ('{result}') mismatch with function's result type "
                        f"('{results[0]}')"
                    )


_RETURNS: Final = frozenset(("spirv.Return", "spirv.ReturnValue"))


class Graph(FunctionOpInterface):
    """Mirrors verifyType and verifyBody of GraphARMOp."""

    __slots__ = ()

    def verify_type(self, op: spirv.GraphARMOp) -> None:
        if not self.result_types(op):
            raise op.op_error("there should be at least one result")

    def verify_body(self, op: spirv.GraphARMOp) -> None:
        for kind, types in (("argument", self.argument_types(op)), ("result", self.result_types(op))):
            for number, type in enumerate(types):
                if not isinstance(type, spirv.TensorArmType):
                    raise op.op_error(f"type of {kind} #{number} must be a TensorArmType, but got '{type}'")
        for nested in walk_preorder(op):
            if isinstance(nested, spirv.GraphOutputsARMOp):
                verify_outputs(nested, self.result_types(op))


def verify_outputs(op: Operation, results: Sequence[Type]) -> None:
    """Check that a graph's outputs have the types of its signature."""
    if op.operand_count != len(results):
        raise op.op_error(
            f"is returning {op.operand_count} value(s) but enclosing spirv.ARM.Graph requires {len(results)} "
            "result(s)"
        )
    for number, (type, expected) in enumerate(zip(op.operand_types(), results)):
        if type != expected:
            raise op.error(
                f"type of return operand {number} ('{type}') doesn't match graph result type ('{expected}')"
            )


interface(spirv.FuncOp, "FunctionOpInterface")(Function())
interface(spirv.GraphARMOp, "FunctionOpInterface")(Graph())


@region_verifier(spirv.ModuleOp)
def verify_module(op: spirv.ModuleOp) -> None:
    """Mirrors ModuleOp::verifyRegions."""
    entry_points: set[tuple[str, Enum]] = set()
    (region,) = op.regions
    for operation in region.blocks[0].operations:
        if not operation.name.startswith("spirv."):
            raise operation.error("'spirv.module' can only contain spirv.* ops")
        if isinstance(operation, spirv.EntryPointOp):
            _verify_entry_point(operation, entry_points)
        elif isinstance(operation, spirv.FuncOp):
            _verify_function_of_module(operation)


def _verify_entry_point(op: spirv.EntryPointOp, entry_points: set[tuple[str, Enum]]) -> None:
    function = op.fn.path[0]
    if symbol(op, op.fn, spirv.FuncOp) is None:
        raise op.error(f"function '{function}' not found in 'spirv.module'")
    for reference in op.interface_attr:
        if symbol(op, reference, spirv.GlobalVariableOp) is None:
            raise op.error(f"expected spirv.GlobalVariable symbol reference instead of'{reference}'")
    key = (function, case_of(op.execution_model_attr))
    if key in entry_points:
        raise op.error("duplicate of a previous EntryPointOp")
    entry_points.add(key)


def _verify_function_of_module(op: spirv.FuncOp) -> None:
    linkage = op.linkage_attributes
    # The attribute of another release may be kept as text.
    is_imported = (
        isinstance(linkage, spirv.LinkageAttributesAttr)
        and case_of(linkage.linkage_type) == spirv.LinkageType.Import
    )
    if op.body.is_empty and not is_imported:
        raise op.error(
            "'spirv.module' cannot contain external functions without 'Import' linkage_attributes "
            "(LinkageAttributes)"
        )
    for block in op.body.get_blocks():
        # Along the list itself, as these are all operations of the file.
        operation = block.first
        while operation is not None:
            if operation.info.dialect_name != op.info.dialect_name:
                raise operation.error("functions in 'spirv.module' can only contain spirv.* ops")
            operation = operation.next_op


# -- control flow -------------------------------------------------------------------------------------------


@verifier(spirv.BranchConditionalOp)
@follows_signature
def verify_branch(op: spirv.BranchConditionalOp) -> None:
    weights = op.branch_weights_attr
    if weights is None:
        return
    if len(weights) != 2:
        raise op.op_error("must have exactly two branch weights")
    if not any(weight.value for weight in weights):
        raise op.op_error("branch weights cannot both be zero")


@verifier(spirv.SwitchOp)
def verify_switch(op: spirv.SwitchOp) -> None:
    literals = op.literals
    count = len(op.successors) - 1
    if literals is not None:
        selector = op.selector.type
        if literals.element_type != selector:
            raise op.op_error(
                f"'selector' type ('{selector}') should match literals type ('{literals.element_type}')"
            )
    # MLIR crashes on an empty block.
    result = 0 if literals is None else len(literals)
    if result != count:
        raise op.op_error(f"number of literals ({result}) should match number of targets ({count})")


@verifier(spirv.UnreachableOp)
def verify_unreachable(op: spirv.UnreachableOp) -> None:
    block = op.parent_block
    region = None if block is None else block.parent_region
    if region is not None and block is region.first_block:
        raise op.op_error("cannot be used in reachable block")


def verify_merge(op: Operation, blocks: Sequence[Block]) -> None:
    """Check that the last block contains only `spirv.mlir.merge`, which occurs nowhere else."""
    first = blocks[-1].first
    if not isinstance(first, spirv.MergeOp) or first is not blocks[-1].last:
        raise op.op_error("last block must be the merge block with only one 'spirv.mlir.merge' op")
    for block in blocks[:-1]:
        if any(isinstance(operation, spirv.MergeOp) for operation in block.operations):
            raise op.op_error("should not have 'spirv.mlir.merge' op outside the merge block")


@region_verifier(spirv.SelectionOp)
def verify_selection(op: spirv.SelectionOp) -> None:
    blocks = list(op.body.get_blocks())
    if not blocks:
        return
    verify_merge(op, blocks)
    if len(blocks) == 1:
        raise op.op_error("must have a selection header block")


@region_verifier(spirv.LoopOp)
def verify_loop(op: spirv.LoopOp) -> None:
    """Mirrors LoopOp::verifyRegions: entry, header, ..., continue, merge."""
    blocks = list(op.body.get_blocks())
    if not blocks:
        return
    verify_merge(op, blocks)
    if len(blocks) == 1:
        raise op.op_error("must have an entry block branching to the loop header block")
    if len(blocks) == 2:
        raise op.op_error("must have a loop header block branched from the entry block")
    entry, header = blocks[:2]
    first = entry.first
    if not isinstance(first, spirv.BranchOp) or first is not entry.last or first.target is not header:
        raise op.op_error("entry block must only have one 'spirv.Branch' op to the second block")
    if len(blocks) == 3:
        raise op.op_error("requires a loop continue block branching to the loop header block")
    if not any(successor is header for successor in blocks[-2].successors):
        raise op.op_error(
            "second to last block must be the loop continue block that branches to the loop header block"
        )
    for block in blocks[2:-2]:
        if any(successor is header for successor in block.successors):
            raise op.op_error(
                "can only have the entry and loop continue block branching to the loop header block"
            )


@region_verifier(spirv.SpecConstantOperationOp)
def verify_wrapped(op: spirv.SpecConstantOperationOp) -> None:
    """Mirrors SpecConstantOperationOp::verifyRegions."""
    operations = list(op.body.blocks[0].operations)
    if len(operations) != 2:
        raise op.op_error("expected exactly 2 nested ops")
    wrapped = operations[0]
    if not wrapped.info.has_trait("UsableInSpecConstantOp"):
        raise op.op_error("invalid enclosed op")
    sources = ("spirv.Constant", "spirv.mlir.referenceof", "spirv.SpecConstantOperation")
    for value in wrapped.operand_values():
        # For a block argument, MLIR reads a null operation.
        if value.defining_op is None or value.defining_op.name not in sources:
            raise op.op_error("invalid operand, must be defined by a constant operation")
