"""Effects of the transforms that MLIR's tests define: remarks, handles, and changes of the payload."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from mlirkit.builtin.attributes import UNIT, IntegerAttr
from mlirkit.builtin.shaped_types import MemRefType, RankedTensorType
from mlirkit.builtin.types import IntegerType
from mlirkit.core.attribute import Type
from mlirkit.core.location import Location
from mlirkit.core.operation import Operation
from mlirkit.core.structural_attributes import StringAttr
from mlirkit.core.value import Value
from mlirkit.core.walk import walk_postorder
from mlirkit.dialect_passes.transform.conversion_steps import CONVERSION_SOURCES, TYPE_CONVERTERS
from mlirkit.dialect_passes.transform.payload_steps import PATTERN_SOURCES
from mlirkit.dialect_passes.transform.pdl_steps import PDL_CONSTRAINTS
from mlirkit.dialects.transform.interpretation import (
    Interpretation,
    Payload,
    at,
    definite,
    payload_check,
    silenceable,
    step,
    step_for_each,
)
from mlirkit.dialects.transform.invalidation import ALLOWS_REPEATED
from mlirkit.dialects.transform.matching import single_operation
from mlirkit.dialects.transform.steps import emit_remark
from mlirkit.dialects.transform.tracking import tracking_listener
from mlirkit.dialects.transform.verify import TO_LLVM
from mlirkit.ods.live.hooks import verifier
from mlirkit.passes.pass_base import Pass
from mlirkit.passes.pass_registry import register_pass
from mlirkit.patterns.casts import CAST
from mlirkit.patterns.conversion_rewriter import ConversionPatternRewriter
from mlirkit.patterns.pattern_set import (
    ConversionPattern,
    FrozenRewritePatternSet,
    RewritePattern,
    RewritePatternSet,
)
from mlirkit.patterns.rewriter import PatternRewriter
from mlirkit.patterns.type_converter import TypeConverter
from mlirkit.support.diagnostics import DiagnosticSeverity, MLIRError

I32, I64 = IntegerType.get_signless(32), IntegerType.get_signless(64)


def text_of(op: Operation, name: str) -> str:
    value = op.attribute(name)
    assert isinstance(value, StringAttr)
    return value.value


def number_of(op: Operation, name: str) -> int:
    value = op.attribute(name)
    assert isinstance(value, IntegerAttr)
    return int(value.value)


def dialect_of(op: Operation) -> str:
    return op.info.name.partition(".")[0]


@payload_check("transform.test_dialect_op")
def check_operation(handle: Value, one: Payload) -> MLIRError | None:
    assert isinstance(one, Operation)
    if dialect_of(one) == "test":
        return None
    return at(handle.location, "expected the payload operation to belong to the 'test' dialect")


@payload_check("transform.test_dialect_param")
def check_parameter(handle: Value, one: Payload) -> MLIRError | None:
    if isinstance(one, IntegerAttr) and one.type == I32:
        return None
    return at(handle.location, "expected the parameter to be a i32 integer attribute")


# -- nothing happens, or a remark ---------------------------------------------------------------------------


@step("transform.test_transform_op")
def remark(run: Interpretation, op: Operation) -> None:
    message = op.attribute("message")
    emit_remark(op, "applying transformation" + ("" if message is None else f" {message}"))


def nothing(run: Interpretation, op: Operation) -> None:
    pass


for _name in (
    "test_branching_transform_op_terminator",
    "test_consume_operand",
    "test_transform_op_with_regions",
    "test_transform_unrestricted_op_no_interface",
):
    step(f"transform.{_name}")(nothing)


@step_for_each("transform.test_consume_operand_each")
def consume_each(run: Interpretation, op: Operation, target: Operation) -> None:
    pass


@step("transform.test_consume_operand_of_op_kind_or_fail")
def consume_kind(run: Interpretation, op: Operation) -> None:
    [target] = run.operations(op.operand_at(0))
    if target.info.name != text_of(op, "op_kind"):
        raise silenceable(
            op,
            f"op expected the operand to be associated a payload op of kind {text_of(op, 'op_kind')} got "
            f"{target.info.name}",
        )
    emit_remark(op, "succeeded")


@step("transform.test_succeed_if_operand_of_op_kind")
def match_kind(run: Interpretation, op: Operation) -> None:
    target = single_operation(run, op, op.operand_at(0))
    if target.info.name != text_of(op, "op_kind"):
        raise silenceable(
            op,
            f"op expected the operand to be associated with a payload op of kind {text_of(op, 'op_kind')} got "
            f"{target.info.name}",
        )


@step("transform.test_report_number_of_tracked_handles_nested_under")
def report_handles(run: Interpretation, op: Operation) -> None:
    nested = [each for target in run.operations(op.operand_at(0)) for each in walk_postorder(target)]
    emit_remark(op, f"{sum(len(run.handles_of(each)) for each in nested)} handles nested under")


@step_for_each("transform.test_mixed_success_and_silenceable")
def fail_without_attribute(run: Interpretation, op: Operation, target: Operation) -> None:
    if target.attribute("target_me") is None:
        raise target.note_on(silenceable(op, "failed to apply"), "when applied to this op")


# -- handles ------------------------------------------------------------------------------------------------


@step("transform.test_produce_self_handle_or_forward_operand")
def give_self(run: Interpretation, op: Operation) -> None:
    [result] = op.result_values()
    run.associate(result, [op.operand_at(0).defining_op if op.operand_count else op])


@step("transform.test_produce_value_handle_to_self_operand")
def give_operand(run: Interpretation, op: Operation) -> None:
    [result] = op.result_values()
    run.associate(result, [op.operand_at(0)])


@step_for_each("transform.test_produce_value_handle_to_result")
def give_result(run: Interpretation, op: Operation, target: Operation) -> list[Payload]:
    number = number_of(op, "number")
    if target.result_count <= number:
        raise silenceable(op, f"payload has no result #{number}")
    return [target.result_values()[number]]


@step_for_each("transform.test_produce_value_handle_to_argument_of_parent_block")
def give_argument(run: Interpretation, op: Operation, target: Operation) -> list[Payload]:
    number, block = number_of(op, "number"), target.parent_block
    if block is None:
        raise silenceable(op, "payload has no parent block")
    if len(block.args) <= number:
        raise silenceable(op, f"parent of the payload has no argument #{number}")
    return [block.args[number]]


@step("transform.test_reverse_payload_ops")
def reverse(run: Interpretation, op: Operation) -> None:
    [result] = op.result_values()
    run.associate(result, run.operations(op.operand_at(0))[::-1])


@step("transform.test_copy_payload")
def copy_payload(run: Interpretation, op: Operation) -> None:
    [result] = op.result_values()
    run.associate(result, run.payload(op.operand_at(0)))


step("transform.test_required_memory_effects")(copy_payload)


def give_null(run: Interpretation, op: Operation) -> None:
    [result] = op.result_values()
    run.associate(result, [None])


for _name in ("payload", "param", "value"):
    step(f"transform.test_produce_null_{_name}")(give_null)
step("transform.test_produce_empty_payload")(nothing)


def _foo(target: Operation) -> Operation:
    """A new operation in front of another."""
    rewriter = PatternRewriter()
    rewriter.set_insertion_point(target)
    return rewriter.create("foo", [], [], loc=target.location)


@step_for_each("transform.test_wrong_number_of_results")
def give_one(run: Interpretation, op: Operation, target: Operation) -> list[Payload]:
    return [_foo(target)]


@step_for_each("transform.test_wrong_number_of_multi_results")
def give_one_once(run: Interpretation, op: Operation, target: Operation) -> list[Payload]:
    first = run.operations(op.operand_at(0))[0]
    return [_foo(target)] if target is first else []


@step_for_each("transform.test_correct_number_of_multi_results")
def give_two(run: Interpretation, op: Operation, target: Operation) -> list[Payload]:
    return [_foo(target), _foo(target)]


@step_for_each("transform.test_mixed_null_and_non_null_results")
def give_null_and_one(run: Interpretation, op: Operation, target: Operation) -> list[Payload | None]:
    return [None, _foo(target)]


# -- parameters ---------------------------------------------------------------------------------------------


@step("transform.test_add_to_param")
def add(run: Interpretation, op: Operation) -> None:
    given = [each for operand in op.operand_values() for each in run.parameters(operand)]
    values = [int(each.value) for each in given if isinstance(each, IntegerAttr)] if op.operand_count else [0]
    [result] = op.result_values()
    run.associate(result, [IntegerAttr.get(I32, value + number_of(op, "addendum")) for value in values])


@step("transform.test_produce_param_with_number_of_test_ops")
def count_test_operations(run: Interpretation, op: Operation) -> None:
    [result] = op.result_values()
    counts = [
        sum(dialect_of(each) == "test" for each in walk_postorder(target))
        for target in run.operations(op.operand_at(0))
    ]
    run.associate(result, [IntegerAttr.get(I32, count) for count in counts])


@step("transform.test_produce_param")
def give_attribute(run: Interpretation, op: Operation) -> None:
    [result] = op.result_values()
    run.associate(result, [op.attribute("attr")])


@step_for_each("transform.test_produce_transform_param_or_forward_operand")
def give_mixed(run: Interpretation, op: Operation, target: Operation) -> list[Payload | None]:
    first: Payload | None = target
    if op.inherent("first_result_is_param") is not None:
        first = IntegerAttr.get(I64, 0)
    elif op.inherent("first_result_is_null") is not None:
        first = None
    is_handle = op.inherent("second_result_is_handle") is not None
    return [first, target if is_handle else IntegerAttr.get(I64, 42)]


# -- extensions of an interpretation ------------------------------------------------------------------------

_KEPT = "test extension"


@step("transform.test_add_test_extension")
def keep(run: Interpretation, op: Operation) -> None:
    run.extensions[_KEPT] = text_of(op, "message")


@step("transform.test_remove_test_extension")
def forget(run: Interpretation, op: Operation) -> None:
    run.extensions.pop(_KEPT, None)


@step("transform.test_check_if_test_extension_present")
def tell_kept(run: Interpretation, op: Operation) -> None:
    kept = run.extensions.get(_KEPT)
    if kept is None:
        emit_remark(op, "extension absent")
        return
    targets = run.operations(op.operand_at(0))
    notes = [target.diagnostic("associated payload op", DiagnosticSeverity.NOTE) for target in targets]
    emit_remark(op, f"extension present, {kept}", notes)


@step("transform.test_remap_operand_to_self")
def remap(run: Interpretation, op: Operation) -> None:
    if _KEPT not in run.extensions:
        raise definite(op, "TestTransformStateExtension missing")
    previous = run.operations(op.operand_at(0))[0]
    results = op.result_values()
    old = previous.result_values()
    if any(run.handles_of(each) for each in old[len(results) :]):
        message = "cannot replace an op with another op producing fewer results while tracking handles"
        raise definite(previous, message)
    for one, other in zip(old, results, strict=False):
        run.replace(one, other)
    run.replace(previous, op)
    for result in op.result_values():
        run.associate(result, [op])


@dataclass
class Registered:
    """The operations that have registered themselves."""

    count: int = 1
    names: list[str] = field(default_factory=list)


@step("transform.test_initializer_extension")
def count_itself(run: Interpretation, op: Operation) -> None:
    name = f"{op.info.name}_{text_of(op, 'type')}"
    kept = run.extensions.get("initializer")
    if not isinstance(kept, Registered):
        emit_remark(op, "\nSpecified extension not found, adding a new one!\n")
        run.extensions["initializer"] = Registered(1, [name])
        return
    kept.count += 1
    kept.names.append(name)
    names = "".join([f"{each} | " for each in kept.names])
    emit_remark(op, f"Number of currently registered op: {kept.count}\nRegistered transformOps are: {names}\n")


def _print(names: Sequence[str], when: str) -> None:
    print(f"Printing opCollection {when} processing transform ops, size: {len(names)}")
    print("".join([f"{name} " for name in names]), flush=True)


@register_pass
class TestPassStateExtensionCommunication(Pass):
    """Scripts share with the pass which operations have counted themselves."""

    ARGUMENT = "test-pass-state-extension-communication"
    OP_NAME = "builtin.module"

    def run(self) -> None:
        shared = Registered(0, ["PASS-TRANSFORMOP-PASS "])
        _print(shared.names, "before")
        for op in list(self.operation.region_at(0).ops()):
            if op.info.has_trait("TransformOpInterface"):
                interpretation = Interpretation(self.operation)
                interpretation.extensions["initializer"] = shared
                interpretation.apply(op)
        _print(shared.names, "after")


# -- changes ------------------------------------------------------------------------------------------------


@step("transform.test_emit_remark_and_erase_operand")
def erase(run: Interpretation, op: Operation) -> None:
    emit_remark(op, text_of(op, "remark"))
    rewriter = PatternRewriter(tracking_listener(run, op))
    for target in run.operations(op.operand_at(0)):
        if any(result.has_uses for result in target.result_values()):
            raise silenceable(op, "cannot erase an op that has uses")
        rewriter.erase_op(target)
    if op.inherent("fail_after_erase") is not None:
        raise silenceable(op, "silenceable error")


@step("transform.test_tracked_rewrite")
def rewrite(run: Interpretation, op: Operation) -> None:
    rewriter = PatternRewriter(tracking_listener(run, op))
    targets = run.operations(op.operand_at(0))
    for target in targets:
        rewriter.set_insertion_point(target)
        if target.attribute("erase_me") is not None:
            rewriter.erase_op(target)
        elif target.attribute("replace_me") is not None:
            new = rewriter.create(
                target.info.name, list(target.result_types()), [], {}, {"new_op": UNIT}, loc=target.location
            )
            rewriter.replace_op(target, new)
    # One iteration for each operation of the handle that still has a replacement.
    emit_remark(op, f"{len(run.operations(op.operand_at(0)))} iterations")


@step("transform.test_notify_payload_op_replaced")
def notify(run: Interpretation, op: Operation) -> None:
    originals, replacements = (run.operations(operand) for operand in op.operand_values())
    if len(originals) != len(replacements):
        raise silenceable(op, "expected same number of original and replacement payload operations")
    for original, replacement in zip(originals, replacements, strict=True):
        run.replace(original, replacement)


@verifier("transform.test_dummy_payload_op")
def verify_dummy(op: Operation) -> None:
    if op.inherent("fail_to_verify") is not None:
        raise op.op_error("fail_to_verify is set")


@step_for_each("transform.test_produce_invalid_ir")
def make_invalid(run: Interpretation, op: Operation, target: Operation) -> None:
    rewriter = PatternRewriter(tracking_listener(run, op))
    rewriter.set_insertion_point_to_start(target.region_at(0).blocks[0])
    rewriter.create("transform.test_dummy_payload_op", [], [], {"fail_to_verify": UNIT}, {}, loc=target.location)


@step("transform.test_re_enter_region")
def enter_again(run: Interpretation, op: Operation) -> None:
    payloads = [run.payload(operand) for operand in op.operand_values()]
    for _ in range(4):
        run.apply_block(op.region_at(0).blocks[0], payloads)


def replace_with_new(op: Operation, rewriter: PatternRewriter) -> bool:
    name = op.attribute("replace_with_new_op")
    if not isinstance(name, StringAttr):
        return False
    new = rewriter.create(name.value, list(op.result_types()), op.operand_values(), loc=op.location)
    rewriter.replace_op(op, new)
    return True


def erase_operation(op: Operation, rewriter: PatternRewriter) -> bool:
    rewriter.erase_op(op)
    return True


def test_patterns(op: Operation) -> FrozenRewritePatternSet:
    patterns = RewritePatternSet()
    patterns.add_pattern_of_any(RewritePattern(replace_with_new, 1, "ReplaceWithNewOp"))
    patterns.add_pattern("test.erase_op", RewritePattern(erase_operation, 1, "EraseOp"))
    return patterns.freeze()


def add_conversions(op: Operation, types: TypeConverter, patterns: RewritePatternSet) -> None:
    def convert(op: Operation, operands: list[list[Value]], rewriter: ConversionPatternRewriter) -> bool:
        results = types.convert_all(list(op.result_types()))
        if op.attribute("replace_with_new_op") is None or results is None:
            return False
        values = [value for [value] in operands]
        rewriter.replace_op(op, rewriter.create("test.new_op", results, values, loc=op.location))
        return True

    patterns.add_pattern_of_any(ConversionPattern(convert, types, 1, "ReplaceWithNewOpConversion"))


def cast(rewriter: PatternRewriter, type: Type, inputs: Sequence[Value], loc: Location) -> Value:
    return rewriter.create(CAST, [type], inputs, loc=loc).result


def cast_to_one(
    rewriter: PatternRewriter,
    types: Sequence[Type],
    inputs: Sequence[Value],
    loc: Location,
    original: Type | None,
) -> list[Value] | None:
    return [cast(rewriter, types[0], inputs, loc)] if len(types) == 1 else None


def tensors_to_memrefs(op: Operation) -> TypeConverter:
    types = TypeConverter()
    types.add_conversion(lambda type: type)
    types.add_source_materialization(cast)
    types.add_target_materialization(cast_to_one)
    types.add_conversion(
        lambda type: (
            MemRefType.get(type.shape, type.element_type) if isinstance(type, RankedTensorType) else None
        )
    )
    return types


def verbose(rewriter: PatternRewriter, results: list[object], values: list[object]) -> None:
    for value in values:
        if isinstance(value, Operation):
            value.emit_warning("from PDL constraint")


ALLOWS_REPEATED["transform.test_consume_operand"] = lambda op: (
    op.inherent("allow_repeated_handles") is not None
)
TO_LLVM.add("test")
PDL_CONSTRAINTS["verbose_constraint"] = verbose
CONVERSION_SOURCES["transform.apply_conversion_patterns.transform.test_conversion_patterns"] = add_conversions
TYPE_CONVERTERS["transform.apply_conversion_patterns.transform.test_type_converter"] = tensors_to_memrefs
PATTERN_SOURCES["transform.apply_patterns.transform.test_patterns"] = test_patterns


@verifier("transform.test_re_enter_region")
def verify_re_entered_region(op: Operation) -> None:
    """Mirrors TestReEnterRegionOp::verify."""
    if op.operand_count != len(op.region_at(0).get_blocks()[0].args):
        raise op.op_error("expects as many operands as block arguments")
