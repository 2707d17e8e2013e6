"""Verifiers of spirv: modules, functions, symbols and control flow.

The others are in pointer_checks.py, composite_checks.py, group_checks.py and image_checks.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mlirkit.builtin.attributes import FloatAttr, IntegerAttr, TypeAttr
from mlirkit.builtin.float_types import BF16, F16, F32, F64
from mlirkit.builtin.types import FunctionType, IntegerType
from mlirkit.core.interfaces import FunctionOpInterface
from mlirkit.core.symbol_table import lookup_nearest_symbol_from
from mlirkit.core.walk import walk_preorder
from mlirkit.dialects.call_checks import check_argument_types
from mlirkit.dialects.spirv.composites import composite_element, element_count, has_known_count
from mlirkit.dialects.spirv.pointer_checks import verify_parameter
from mlirkit.dialects.spirv.types import CooperativeMatrixType, PointerType, TensorArmType
from mlirkit.dialects.spirv.words import case
from mlirkit.ods.live.hooks import interface, region_verifier, verifier

# Widths of integers that values may have, and types of other numbers.
_WIDTHS = (1, 8, 16, 32, 64)
_FLOATS = (BF16, F16, F32, F64)


def symbol(op: Any, reference: Any, *kinds: str) -> Any:
    """The operation of one of these kinds that the reference names; None if there is no such."""
    found = lookup_nearest_symbol_from(op.parent_op, reference)
    return found if found is not None and found.name in kinds else None


# -- symbols ------------------------------------------------------------------------------------------------


@verifier("spirv.mlir.addressof")
def verify_address(op: Any) -> None:
    variable = symbol(op, op.inherent("variable"), "spirv.GlobalVariable")
    if variable is None:
        raise op.op_error("expected spirv.GlobalVariable symbol")
    if op.result_types()[0] != variable.inherent("type").value:
        raise op.op_error("result type mismatch with the referenced global variable's type")


@verifier("spirv.mlir.referenceof")
def verify_reference(op: Any) -> None:
    """As ReferenceOfOp::verify."""
    constant = symbol(
        op,
        op.inherent("spec_const"),
        *("spirv.SpecConstant", "spirv.SpecConstantComposite", "spirv.EXT.SpecConstantCompositeReplicate"),
    )
    if constant is None:
        raise op.op_error("expected spirv.SpecConstant or spirv.SpecConstantComposite symbol")
    if constant.name == "spirv.SpecConstant":
        type = constant.inherent("default_value").type
    else:
        type = constant.inherent("type").value
    if op.result_types()[0] != type:
        raise op.op_error("result type mismatch with the referenced specialization constant's type")


@verifier("spirv.GlobalVariable")
def verify_global(op: Any) -> None:
    """As GlobalVariableOp::verify."""
    type = op.inherent("type").value
    if not isinstance(type, PointerType):
        raise op.op_error("result must be of a !spv.ptr type")
    if str(type.storage_class) in ("Generic", "Function"):
        raise op.op_error(f"storage class cannot be '{type.storage_class}'")
    initializer = op.inherent("initializer")
    sources = ("spirv.SpecConstant", "spirv.SpecConstantComposite")
    if initializer is not None and symbol(op, initializer, *sources) is None:
        raise op.op_error(
            "initializer must be result of a spirv.SpecConstant or spirv.SpecConstantCompositeOp op"
        )


@verifier("spirv.SpecConstant")
def verify_spec_constant(op: Any) -> None:
    number = op.attribute("spec_id")
    if isinstance(number, IntegerAttr) and number.value < 0:
        raise op.op_error("SpecId cannot be negative")
    value = op.inherent("default_value")
    if not isinstance(value, IntegerAttr | FloatAttr):
        raise op.op_error("default value can only be a bool, integer, or float scalar")
    type = value.type
    if type not in _FLOATS and not (isinstance(type, IntegerType) and type.width in _WIDTHS):
        raise op.op_error("default value bitwidth disallowed")


@verifier("spirv.SpecConstantComposite")
def verify_spec_composite(op: Any) -> None:
    """As SpecConstantCompositeOp::verify."""
    type = op.inherent("type").value
    constituents = op.inherent("constituents")
    if composite_element(type, 0) is None:
        raise op.error(f"result type must be a composite type, but provided '{type}'")
    if isinstance(type, CooperativeMatrixType):
        raise op.error(f"unsupported composite type  '{type}'")
    if has_known_count(type) and element_count(type) != len(constituents):
        raise op.error(
            f"has incorrect number of operands: expected {element_count(type)}, but provided "
            f"{len(constituents)}"
        )
    for index, reference in enumerate(constituents):
        constant = symbol(op, reference, "spirv.SpecConstant")
        expected = composite_element(type, index)
        # MLIR crashes without the constant.
        found = None if constant is None else constant.inherent("default_value").type
        if found != expected:
            raise op.error(
                f"has incorrect types of operands: expected '{expected}', but provided '{found}'"
            )


@verifier("spirv.EXT.SpecConstantCompositeReplicate")
def verify_spec_replicate(op: Any) -> None:
    type = op.inherent("type").value
    expected = composite_element(type, 0)
    if expected is None:
        raise op.error(f"result type must be a composite type, but provided '{type}'")
    constant = symbol(op, op.inherent("constituent"), "spirv.SpecConstant")
    if constant is None:
        raise op.error("splat spec constant reference defining constituent not found")
    found = constant.inherent("default_value").type
    if found != expected:
        raise op.error(f"constituent has incorrect type: expected '{expected}', but provided '{found}'")


@verifier("spirv.FunctionCall")
def verify_call(op: Any) -> None:
    """As FunctionCallOp::verify."""
    if op.result_count > 1:
        raise op.op_error(f"expected callee function to have 0 or 1 result, but provided {op.result_count}")
    callee = op.inherent("callee")
    function = symbol(op, callee, "spirv.func")
    if function is None:
        raise op.op_error(f"callee function '{callee.path[0]}' not found in nearest symbol table")
    type = function.inherent("function_type")
    if not isinstance(type, TypeAttr) or not isinstance(type.value, FunctionType):
        # The function's own verifier tells.
        return
    type = type.value
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
    if op.result_count and op.result_types()[0] != type.results[0]:
        raise op.op_error(
            f"result type mismatch: expected '{type.results[0]}', but provided '{op.result_types()[0]}'"
        )


@verifier(
    *("spirv.ConvertFToS", "spirv.ConvertFToU", "spirv.ConvertSToF", "spirv.ConvertUToF"),
    *("spirv.ShiftLeftLogical", "spirv.ShiftRightArithmetic", "spirv.ShiftRightLogical"),
    *("spirv.EntryPoint", "spirv.ARM.GraphOutputs", "spirv.Return", "spirv.ReturnValue"),
)
def verify_elsewhere(op: Any) -> None:
    """What these must fulfil definitions say, or the module and function around them verify."""


@verifier("spirv.EXT.EmitMeshTasks")
def verify_mesh_tasks(op: Any) -> None:
    """As EXTEmitMeshTasksOp::verify."""
    if op.payload is not None and str(op.payload.type.storage_class) != "TaskPayloadWorkgroupEXT":
        raise op.op_error("payload must be a variable with a storage class of TaskPayloadWorkgroupEXT")


# -- functions and modules ----------------------------------------------------------------------------------


def _is_decoration(value: Any) -> bool:
    return getattr(value, "FULL_NAME", "") == "spirv.decoration"


class Function(FunctionOpInterface):
    """As verifyType and verifyBody of FuncOp."""

    __slots__ = ()

    def verify_type(self, op: Any) -> None:
        if len(self.result_types(op)) > 1:
            raise op.op_error("cannot have more than one result")
        attributes = op.inherent("arg_attrs") or ()
        for index, type in enumerate(self.argument_types(op)):
            decoration = attributes[index].entries.get("spirv.decoration") if attributes else None
            verify_parameter(op, type, str(case(decoration)) if _is_decoration(decoration) else "")

    def verify_body(self, op: Any) -> None:
        FunctionOpInterface.verify_body(self, op)
        results = self.result_types(op)
        for each in walk_preorder(op):
            if each.name == "spirv.Return" and results:
                raise each.op_error("cannot be used in functions returning value")
            if each.name == "spirv.ReturnValue":
                if len(results) != 1:
                    raise each.op_error(
                        f"returns 1 value but enclosing function requires {len(results)} results"
                    )
                found = each.operand_types()[0]
                if found != results[0]:
                    raise each.op_error(
                        f" return value's type ('{found}') mismatch with function's result type "
                        f"('{results[0]}')"
                    )


class Graph(FunctionOpInterface):
    """As verifyType and verifyBody of GraphARMOp."""

    __slots__ = ()

    def verify_type(self, op: Any) -> None:
        if not self.result_types(op):
            raise op.op_error("there should be at least one result")

    def verify_body(self, op: Any) -> None:
        for what, types in (("argument", self.argument_types(op)), ("result", self.result_types(op))):
            for number, type in enumerate(types):
                if not isinstance(type, TensorArmType):
                    raise op.op_error(f"type of {what} #{number} must be a TensorArmType, but got '{type}'")
        for each in walk_preorder(op):
            if each.name == "spirv.ARM.GraphOutputs":
                verify_outputs(each, self.result_types(op))


def verify_outputs(op: Any, results: Sequence[Any]) -> None:
    """What a graph gives is of the types it says."""
    if op.operand_count != len(results):
        raise op.op_error(
            f"is returning {op.operand_count} value(s) but enclosing spirv.ARM.Graph requires {len(results)} "
            "result(s)"
        )
    for number, (found, expected) in enumerate(zip(op.operand_types(), results, strict=True)):
        if found != expected:
            raise op.error(
                f"type of return operand {number} ('{found}') doesn't match graph result type ('{expected}')"
            )


interface("spirv.func", "FunctionOpInterface")(Function())
interface("spirv.ARM.Graph", "FunctionOpInterface")(Graph())


@region_verifier("spirv.module")
def verify_module(op: Any) -> None:
    """As ModuleOp::verifyRegions."""
    entry_points: set[tuple[Any, Any]] = set()
    for each in op.region_at(0).first_block.operations:
        if not each.name.startswith("spirv."):
            raise each.error("'spirv.module' can only contain spirv.* ops")
        if each.name == "spirv.EntryPoint":
            _verify_entry_point(each, entry_points)
        elif each.name == "spirv.func":
            _verify_function_of_module(each)


def _verify_entry_point(op: Any, entry_points: set[tuple[Any, Any]]) -> None:
    function = op.inherent("fn").path[0]
    if symbol(op, op.inherent("fn"), "spirv.func") is None:
        raise op.error(f"function '{function}' not found in 'spirv.module'")
    for reference in op.inherent("interface"):
        if symbol(op, reference, "spirv.GlobalVariable") is None:
            raise op.error(f"expected spirv.GlobalVariable symbol reference instead of'{reference}'")
    key = (function, case(op.inherent("execution_model")))
    if key in entry_points:
        raise op.error("duplicate of a previous EntryPointOp")
    entry_points.add(key)


def _verify_function_of_module(op: Any) -> None:
    linkage = op.inherent("linkage_attributes")
    is_imported = linkage is not None and str(case(linkage.parameters[1])) == "Import"
    if op.region_at(0).is_empty and not is_imported:
        raise op.error(
            "'spirv.module' cannot contain external functions without 'Import' linkage_attributes "
            "(LinkageAttributes)"
        )
    for block in op.region_at(0).get_blocks():
        for each in block.operations:
            if not each.name.startswith("spirv."):
                raise each.error("functions in 'spirv.module' can only contain spirv.* ops")


# -- control flow -------------------------------------------------------------------------------------------


@verifier("spirv.BranchConditional")
def verify_branch(op: Any) -> None:
    weights = op.inherent("branch_weights")
    if weights is None:
        return
    if len(weights) != 2:
        raise op.op_error("must have exactly two branch weights")
    if not any(each.value for each in weights):
        raise op.op_error("branch weights cannot both be zero")


@verifier("spirv.Switch")
def verify_switch(op: Any) -> None:
    literals = op.inherent("literals")
    count = len(op.successors) - 1
    if literals is not None:
        selector = op.operand_at(0).type
        if literals.type.element_type != selector:
            raise op.op_error(
                f"'selector' type ('{selector}') should match literals type ('{literals.type.element_type}')"
            )
    # Without any, MLIR crashes.
    found = 0 if literals is None else len(literals)
    if found != count:
        raise op.op_error(f"number of literals ({found}) should match number of targets ({count})")


@verifier("spirv.Unreachable")
def verify_unreachable(op: Any) -> None:
    block = op.parent_block
    if block is block.parent_region.first_block:
        raise op.op_error("cannot be used in reachable block")


def verify_merge(op: Any, blocks: list[Any]) -> None:
    """The last block is `spirv.mlir.merge` alone, which stands nowhere else."""
    first = blocks[-1].first
    if first is None or first.name != "spirv.mlir.merge" or first is not blocks[-1].last:
        raise op.op_error("last block must be the merge block with only one 'spirv.mlir.merge' op")
    for block in blocks[:-1]:
        if any(each.name == "spirv.mlir.merge" for each in block.operations):
            raise op.op_error("should not have 'spirv.mlir.merge' op outside the merge block")


@region_verifier("spirv.mlir.selection")
def verify_selection(op: Any) -> None:
    blocks = list(op.region_at(0).get_blocks())
    if not blocks:
        return
    verify_merge(op, blocks)
    if len(blocks) == 1:
        raise op.op_error("must have a selection header block")


@region_verifier("spirv.mlir.loop")
def verify_loop(op: Any) -> None:
    """As LoopOp::verifyRegions: entry, header, ..., continue, merge."""
    blocks = list(op.region_at(0).get_blocks())
    if not blocks:
        return
    verify_merge(op, blocks)
    if len(blocks) == 1:
        raise op.op_error("must have an entry block branching to the loop header block")
    if len(blocks) == 2:
        raise op.op_error("must have a loop header block branched from the entry block")
    entry, header = blocks[:2]
    first = entry.first
    branches = first is not None and first is entry.last and first.name == "spirv.Branch"
    if not branches or first.successors[0] is not header:
        raise op.op_error("entry block must only have one 'spirv.Branch' op to the second block")
    if len(blocks) == 3:
        raise op.op_error("requires a loop continue block branching to the loop header block")
    if not any(each is header for each in blocks[-2].successors):
        raise op.op_error(
            "second to last block must be the loop continue block that branches to the loop header block"
        )
    for block in blocks[2:-2]:
        if any(each is header for each in block.successors):
            raise op.op_error(
                "can only have the entry and loop continue block branching to the loop header block"
            )


@region_verifier("spirv.SpecConstantOperation")
def verify_wrapped(op: Any) -> None:
    """As SpecConstantOperationOp::verifyRegions."""
    operations = list(op.region_at(0).first_block.operations)
    if len(operations) != 2:
        raise op.op_error("expected exactly 2 nested ops")
    wrapped = operations[0]
    if not wrapped.info.has_trait("UsableInSpecConstantOp"):
        raise op.op_error("invalid enclosed op")
    sources = ("spirv.Constant", "spirv.mlir.referenceof", "spirv.SpecConstantOperation")
    for value in wrapped.operand_values():
        # Of an argument, MLIR looks at an operation that is not there.
        if value.defining_op is None or value.defining_op.name not in sources:
            raise op.op_error("invalid operand, must be defined by a constant operation")
