"""Verifiers of transform: sequences and their bodies, patterns and conversions, handles, choices.

Verifiers of structured operations are in structured_checks.py, of symbols in symbol_checks.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mlirkit.builtin.attributes import ArrayAttr, IntegerAttr
from mlirkit.builtin.types import IntegerType, integer_type
from mlirkit.core.attribute import Type
from mlirkit.core.operation import Operation
from mlirkit.core.region import Region
from mlirkit.core.traits import parent_with_trait, register_check
from mlirkit.core.value import Value
from mlirkit.core.walk import get_parent_of_type
from mlirkit.dialects.declared import irdl, pdl, smt, transform
from mlirkit.dialects.transform.kinds import consumes, has_interface, is_transform, kind, same_kind
from mlirkit.dialects.transform.structured_checks import verify_listed
from mlirkit.ods.live.hooks import follows_bodies, value_verifier, verifier
from mlirkit.support.diagnostics import MLIRError


@value_verifier(transform.ParamType)
def verify_parameter(value: transform.ParamType) -> str | None:
    """Mirrors ParamType::verify."""
    type = value.type
    if not isinstance(type, IntegerType) or type.width > 64:
        return "only supports integer types with width <=64"
    return None


# -- sequences --------------------------------------------------------------------------------------------


def verify_top_level(op: Operation) -> None:
    """Mirrors verifyPossibleTopLevelTransformOpTrait."""
    if not op.regions:
        raise op.op_error("expects at least one region")
    region, *_ = op.regions
    blocks = region.get_blocks()
    if len(blocks) != 1:
        raise op.op_error("expects a single-block region")
    arguments = blocks[0].args
    if not arguments:
        raise op.op_error("expects the entry block to have at least one argument")
    if kind(arguments[0].type) != "operation":
        raise op.op_error(
            "expects the first entry block argument to be of type implementing TransformHandleTypeInterface"
        )
    if op.operand_count and arguments[0].type != op.operand_at(0).type:
        raise op.op_error("expects the type of the block argument to match the type of the operand")
    for number, argument in enumerate(arguments[1:], 1):
        if kind(argument.type) is None:
            error = op.op_error(
                "expects trailing entry block arguments to be of type implementing "
                "TransformHandleTypeInterface, TransformValueHandleTypeInterface or "
                "TransformParamTypeInterface"
            )
            error.error_diagnostics[0].attach_note(f"argument #{number} does not")
            raise error
    parent: Any = parent_with_trait(op, "PossibleTopLevelTransformOpTrait")
    if parent is not None and op.operand_count != len(arguments):
        raise parent.note_on(
            op.op_error("expects operands to be provided for a nested op"),
            "nested in another possible top-level op",
        )


register_check("PossibleTopLevelTransformOpTrait", verify_top_level)


def _verify_consumed_once(value: Value, op: Operation, subject: str, is_op_error: bool) -> None:
    """Mirrors checkDoubleConsume."""
    result: list[tuple[Any, int]] = []
    for user, number in reversed(list(value.use_pairs())):
        if consumes(user, value):
            result.append((user, number))
    if len(result) < 2:
        return
    message = f"{subject} has more than one potential consumer"
    error = op.op_error(message) if is_op_error else op.error(message)
    for user, number in result[:2]:
        user.note_on(error, f"used here as operand #{number}")
    raise error


@verifier(transform.SequenceOp)
def verify_sequence(op: transform.SequenceOp) -> None:
    """Mirrors SequenceOp::verify."""
    block = op.body
    if op.root is None and len(op.extra_bindings):
        raise op.op_error("does not expect extra operands when used as top-level")
    for number, argument in enumerate(block.args):
        _verify_consumed_once(argument, op, f"block argument #{number}", True)
    for child in block.ops():
        if not is_transform(child) and child is not block.last:
            raise child.note_on(
                op.op_error("expected children ops to implement TransformOpInterface"), "op without interface"
            )
        for number, result in enumerate(child.result_values()):
            _verify_consumed_once(result, child, f"result #{number}", False)
    last = block.last
    if last is None or (last.info.is_registered and not last.info.is_terminator):
        raise op.op_error("expects to have a terminator in the body")
    if list(last.operand_types()) != list(op.result_types()):
        raise last.note_on(
            op.op_error("expects the types of the terminator operands to match the types of the result"),
            "terminator",
        )


@verifier(transform.WithPDLPatternsOp)
def verify_with_patterns(op: transform.WithPDLPatternsOp) -> None:
    """Mirrors WithPDLPatternsOp::verify."""
    top: Any = None
    for operation in op.body.ops():
        if isinstance(operation, pdl.PatternOp):
            continue
        if not operation.info.has_trait("PossibleTopLevelTransformOpTrait"):
            raise operation.note_on(
                op.op_error("expects only pattern and top-level transform ops in its body"), "offending op"
            )
        if top is not None:
            error = op.op_error("expects only one non-pattern op in its body")
            top.note_on(error, "first non-pattern op")
            raise operation.note_on(error, "second non-pattern op")
        top = operation
    parent: Any = get_parent_of_type(op, "transform.with_pdl_patterns")
    if parent is not None:
        raise parent.note_on(op.op_error("cannot be nested"), "parent operation")
    if top is None:
        raise op.op_error("expects at least one non-pattern op")


@verifier("transform.alternatives")
def verify_alternatives(op: Operation) -> None:
    """Mirrors AlternativesOp::verify."""
    for region in op.regions:
        last = region.blocks[0].back()
        if list(last.operand_types()) != list(op.result_types()):
            raise last.note_on(
                op.op_error("expects terminator operands to have the same type as results of the operation"),
                "terminator",
            )


@verifier(transform.ForeachOp)
@follows_bodies
def verify_foreach(op: transform.ForeachOp) -> None:
    """Mirrors ForeachOp::verify."""
    block = op.body
    targets, arguments = list(op.operand_types()), [argument.type for argument in block.args]
    for number in range(max(len(targets), len(arguments))):
        if number >= min(len(targets), len(arguments)):
            raise op.op_error("expects the same number of targets as the body has block arguments")
        if targets[number] != arguments[number]:
            raise op.op_error(
                "expects co-indexed targets and the body's block arguments to have the same op/value/param "
                "type"
            )
    results, yielded = list(op.result_types()), list(block.back().operand_types())
    for number in range(max(len(results), len(yielded))):
        if number >= min(len(results), len(yielded)):
            raise op.op_error("expects the same number of results as the yield terminator has operands")
        if results[number] != yielded[number]:
            raise op.op_error(
                "expects co-indexed results and yield operands to have the same op/value/param type"
            )


# -- patterns and conversions -----------------------------------------------------------------------------


def _verify_children(
    op: transform.ApplyPatternsOp | transform.ApplyConversionPatternsOp,
    region: Region,
    interface: str,
    words: str,
) -> None:
    if region.is_empty:
        return
    for operation in region.blocks[0].ops():
        if not has_interface(operation, interface):
            raise operation.note_on(op.op_error(f"{words} to implement {interface}"), "op without interface")


@verifier(transform.ApplyPatternsOp)
def verify_apply_patterns(op: transform.ApplyPatternsOp) -> None:
    """Mirrors ApplyPatternsOp::verify."""
    (patterns,) = op.regions
    _verify_children(op, patterns, "PatternDescriptorOpInterface", "expected children ops")


@verifier(transform.ApplyConversionPatternsOp)
def verify_apply_conversions(op: transform.ApplyConversionPatternsOp) -> None:
    """Mirrors ApplyConversionPatternsOp::verify."""
    if len(op.regions) not in (1, 2):
        raise op.op_error("expected 1 or 2 regions")
    _verify_children(
        op, op.patterns, "ConversionPatternDescriptorOpInterface", "expected pattern children ops"
    )
    for region in op.default_type_converter_region:
        converters = list(region.blocks[0].ops())
        if len(converters) != 1:
            raise op.op_error("expected exactly one op in default type converter region")
        _verify_children(
            op, region, "TypeConverterBuilderOpInterface", "expected default converter child op"
        )
        if not isinstance(converters[0], transform.MemrefToLLVMTypeConverterOp):
            for operation in op.patterns.ops():
                if operation.info.name.endswith(("_to_llvm", "_to_nvvm", "_to_rocdl")):
                    raise operation.op_error("expected LLVMTypeConverter")


@verifier(transform.ApplyToLLVMConversionPatternsOp)
def verify_dialect_to_llvm(op: transform.ApplyToLLVMConversionPatternsOp) -> None:
    """Mirrors ApplyToLLVMConversionPatternsOp::verify."""
    name, context = op.dialect_name.value, op.info.context
    if context is None or context.dialect(name) is None:
        raise op.op_error(f"unknown dialect or dialect not loaded: {name}")
    if name not in TO_LLVM:
        raise op.op_error(
            "dialect does not implement ConvertToLLVMPatternInterface or extension was not loaded: " + name
        )


# Dialects with a conversion interface to LLVM.
TO_LLVM = {
    *("arith", "cf", "complex", "func", "index", "math", "memref", "nvvm", "ub", "vector", "gpu", "amx"),
}


@verifier(transform.CastAndCallOp)
def verify_cast_and_call(op: transform.CastAndCallOp) -> None:
    """Mirrors CastAndCallOp::verify."""
    if not op.conversions.is_empty:
        for operation in op.conversions.blocks[0].ops():
            if not has_interface(operation, "TypeConverterBuilderOpInterface"):
                raise operation.note_on(
                    op.op_error("expected children ops to implement TypeConverterBuilderOpInterface"),
                    "op without interface",
                )
    if op.function is None and op.function_name is None:
        raise op.op_error("expected a function handle or name to call")
    if op.function is not None and op.function_name is not None:
        raise op.op_error("function handle and name are mutually exclusive")


@verifier(transform.OneShotBufferizeOp)
def verify_one_shot_bufferize(op: transform.OneShotBufferizeOp) -> None:
    """Mirrors OneShotBufferizeOp::verify."""
    copy, is_analysis = op.memcpy_op, _is_set(op.test_analysis_only)
    if copy is not None and copy.value not in ("memref.copy", "linalg.copy"):
        raise op.op_error("unsupported memcpy op")
    for name, flag in (("print_conflicts", op.print_conflicts), ("dump_alias_sets", op.dump_alias_sets)):
        if _is_set(flag) and not is_analysis:
            raise op.op_error(f"'{name}' requires 'test_analysis_only'")


def _is_set(flag: IntegerAttr | None) -> bool:
    return flag is not None and bool(flag.value)


@verifier(transform.SimplifyBoundedAffineOpsOp)
def verify_simplify_bounded(op: transform.SimplifyBoundedAffineOpsOp) -> None:
    """Mirrors SimplifyBoundedAffineOpsOp::verify."""
    count = len(op.bounded_values)
    for name in ("lower", "upper"):
        result = len((op.lower_bounds if name == "lower" else op.upper_bounds).values)
        if result != count:
            raise op.op_error(f"incorrect number of {name} bounds, expected {count} but found {result}")


@verifier(transform.MapForallToBlocks)
def verify_map_to_blocks(op: transform.MapForallToBlocks) -> None:
    """Mirrors MapForallToBlocks::verify."""
    dims = op.grid_dims
    if dims is not None and len(dims.values) not in (0, 3):
        raise op.op_error("transform requires empty or size-3 grid_dims")


@verifier(transform.IRDLCollectMatchingOp)
def verify_collect_matching(op: transform.IRDLCollectMatchingOp) -> None:
    """Mirrors CollectMatchingOp::verify."""
    operations = list(op.body.blocks[0].ops())
    if len(operations) != 1:
        raise op.op_error("expects a single operation in the body")
    (dialect,) = operations
    if not isinstance(dialect, irdl.DialectOp):
        raise op.op_error("expects the body operation to be irdl.dialect")
    if sum(isinstance(operation, irdl.OperationOp) for operation in dialect.body.ops()) != 1:
        raise op.op_error("expects IRDL to contain exactly one operation")


@verifier(transform.ConstrainParamsOp)
def verify_constrain(op: transform.ConstrainParamsOp) -> None:
    """Mirrors ConstrainParamsOp::verify."""
    block = op.body
    if op.operand_count != len(block.args):
        raise op.op_error("must have the same number of block arguments as operands")
    for number, (argument, type) in enumerate(zip(block.args, op.operand_types())):
        _verify_variable(op, f"block arg #{number}", argument.type, "operand", type)
    last = block.last
    if last is None or not isinstance(last, smt.YieldOp):
        raise op.op_error("expected 'smt.yield' as terminator")
    if not all(operation.info.name.startswith("smt.") for operation in block.ops()):
        raise op.op_error("ops contained in region should belong to SMT-dialect")
    if op.result_count != last.operand_count:
        raise last.op_error("expected terminator to have as many operands as the parent op has results")
    for number, (type, of_result) in enumerate(zip(last.operand_types(), op.result_types())):
        _verify_variable(last, f"terminator operand #{number}", type, "result", of_result)


def _verify_variable(op: Operation, subject: str, type: Type, other: str, parameter: Type) -> None:
    """Check that an smt value is a parameter of the same width, if the parameter has a type."""
    if not isinstance(type, (smt.BoolType, smt.IntType, smt.BitVectorType)):
        raise op.op_error(
            f"the type of {subject} is expected to be either a !smt.bool, a !smt.int, or a !smt.bv"
        )
    wrapped = parameter.type if isinstance(parameter, transform.ParamType) else None
    width = wrapped.width if isinstance(wrapped, IntegerType) else 0
    if not width or isinstance(type, smt.IntType):
        return
    corresponding = f"though the corresponding {other} type ('{parameter}') is not wrapping"
    if isinstance(type, smt.BoolType):
        if width != 1:
            raise op.op_error(f"the type of {subject} is !smt.bool {corresponding} i1")
    elif width != type.width:
        raise op.op_error(
            f"the type of {subject} is '{type}' {corresponding} an integer type of the same bitwidth"
        )


# -- handles ----------------------------------------------------------------------------------------------


@verifier(transform.GetOperandOp, transform.GetResultOp)
def verify_get_value(op: transform.GetOperandOp | transform.GetResultOp) -> None:
    """Mirrors GetOperandOp::verify and GetResultOp::verify."""
    verify_listed(op, op.raw_position_list.values)


@verifier(transform.SplitHandleOp)
def verify_split_handle(op: transform.SplitHandleOp) -> None:
    """Mirrors SplitHandleOp::verify."""
    overflow = op.overflow_result
    if overflow is not None and not 0 <= overflow.value < op.result_count:
        raise op.op_error("overflow_result is not a valid result index")
    if not all(same_kind(op.handle.type, type) for type in op.result_types()):
        raise op.op_error(
            "expects result types to implement the same transform interface as the operand type"
        )


@verifier(transform.NumAssociationsOp)
def verify_num_associations(op: transform.NumAssociationsOp) -> None:
    """Mirrors NumAssociationsOp::verify."""
    type = op.num.type
    if isinstance(type, transform.ParamType) and type.type != integer_type(64):
        raise MLIRError.at(
            op.diagnostic(
                "expected the type of the parameter attribute ('i64') to match the parameter type "
                f"('{type.type}')"
            )
        )


@verifier(transform.ApplyRegisteredPassOp)
def verify_registered_pass(op: transform.ApplyRegisteredPassOp) -> None:
    """Mirrors ApplyRegisteredPassOp::verify: options refer to the dynamic operands in order."""
    seen: set[int] = set()
    count = len(op.dynamic_options)
    options = op.options
    pending: list[Any] = [] if options is None else list(options.entries.values())[::-1]
    while pending:
        attribute = pending.pop()
        if isinstance(attribute, ArrayAttr):
            pending.extend(list(attribute)[::-1])
        if not isinstance(attribute, transform.ParamOperandAttr):
            continue
        number = attribute.index.value
        if not 0 <= number < count:
            raise op.op_error(
                f"dynamic option index {number} is out of bounds for the number of dynamic options: {count}"
            )
        if number in seen:
            raise op.op_error(f"dynamic option index {number} is already used in options")
        seen.add(number)
    for number in range(count):
        if number not in seen:
            raise op.op_error(
                "a param operand does not have a corresponding param_operand attr in the options dict"
            )


# -- choices ----------------------------------------------------------------------------------------------


@verifier(transform.KnobOp)
def verify_knob(op: transform.KnobOp) -> None:
    """Mirrors KnobOp::verify."""
    selected, options = op.selected_attr, op.options_attr
    if selected is None:
        return
    if isinstance(options, ArrayAttr) and selected not in list(options):
        raise op.op_error("provided `selected` attribute is not an element of `options` array of attributes")


@verifier(transform.AlternativesOp)
def verify_choice(op: transform.AlternativesOp) -> None:
    """Mirrors AlternativesOp::verify of the tuning extension."""
    _verify_same_results(op, op.regions)
    selected = op.selected_region_attr
    if selected is not None:
        if not 0 <= selected.value < len(op.regions):
            raise op.op_error(
                f"'selected_region' attribute specifies region at index {selected.value} while op has only "
                f"{len(op.regions)} regions"
            )


def _verify_same_results(op: Operation, regions: Sequence[Region]) -> None:
    results = list(op.result_types())
    for region in regions:
        last = region.blocks[0].back()
        if last.operand_count != len(results):
            raise last.op_error("expected terminator to have as many operands as the parent op has results")
        for number, (type, result) in enumerate(zip(last.operand_types(), results)):
            if type != result:
                raise last.op_error(
                    f"the type of the terminator operand #{number} must match the type of the corresponding "
                    f"parent op result ('{type}' vs '{result}')"
                )
