"""Transforms that need no dialect of the payload: control flow, handles, parameters, printing."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from mlirkit.builtin.attributes import UNIT, IntegerAttr, TypeAttr
from mlirkit.builtin.trait_checks import element_type_or_self
from mlirkit.builtin.types import IntegerType
from mlirkit.core.attribute import Attribute
from mlirkit.core.interfaces import function_body
from mlirkit.core.location import diagnostic_at
from mlirkit.core.operation import Operation
from mlirkit.core.printing_flags import OpPrintingFlags
from mlirkit.core.symbols import lookup_nearest_symbol_from
from mlirkit.core.upcalls import operation_to_text
from mlirkit.core.value import BlockArgument, OpResult, Value
from mlirkit.dialects.declared import transform
from mlirkit.dialects.transform.interpretation import (
    UNRESOLVED,
    Interpretation,
    Payload,
    SilenceableFailure,
    definite,
    map_arguments,
    noted,
    silenceable,
    step,
    step_for_each,
)
from mlirkit.dialects.transform.invalidation import place_of
from mlirkit.dialects.transform.tracking import TrackingListener
from mlirkit.patterns.rewriter import PatternRewriter
from mlirkit.support.diagnostics import Diagnostic, DiagnosticSeverity, MLIRError

# -- control flow -------------------------------------------------------------------------------------------


@step(transform.NamedSequenceOp)
def apply_named_sequence(run: Interpretation, op: transform.NamedSequenceOp) -> None:
    body = function_body(op)
    if body.is_empty:
        raise definite(op, UNRESOLVED)
    block = body.blocks[0]
    run.apply_block(block, map_arguments(run, op, block))


@step(transform.SequenceOp)
def apply_sequence(run: Interpretation, op: transform.SequenceOp) -> None:
    arguments = map_arguments(run, op, op.body)
    give(run, op, run.apply_block(op.body, arguments, int(op.failure_propagation_mode)))


@step(transform.IncludeOp)
def apply_include(run: Interpretation, op: transform.IncludeOp) -> None:
    callee = lookup_nearest_symbol_from(op, op.target)
    if callee is None or function_body(callee).is_empty:
        raise definite(op, UNRESOLVED)
    body = function_body(callee)
    block = body.blocks[0]
    payloads = [run.payload(operand) for operand in op.operand_values()]
    with run.scope_of(body):
        for argument, payload in zip(block.args, payloads, strict=True):
            run.associate(argument, payload)
        try:
            run.apply_all(block, int(op.failure_propagation_mode))
        finally:
            give(run, op, run.yielded(block))


@step(transform.ForeachOp)
def apply_foreach(run: Interpretation, op: transform.ForeachOp) -> None:
    payloads = [run.payload(operand) for operand in op.operand_values()]
    count = len(payloads[0]) if payloads else 0
    for number, payload in enumerate(payloads):
        if len(payload) != count and not op.with_zip_shortest:
            raise silenceable(
                op,
                f"prior targets' payload size ({count}) differs from payload size ({len(payload)}) of target "
                f"{_described(op.operand_at(number))}",
            )
    gathered: list[list[Payload]] = [[] for _ in op.result_values()]
    for together in zip(*payloads, strict=False):
        yielded = run.apply_block(op.body, [[one] for one in together])
        for all_of_result, payload in zip(gathered, yielded, strict=True):
            all_of_result.extend(payload)
    give(run, op, gathered)


@step("transform.alternatives")
def apply_alternatives(run: Interpretation, op: Operation) -> None:
    handles = op.operand_values()
    originals = [run.root]
    if handles:
        originals = [operation for handle in handles for operation in run.operations(handle)]
    for original in originals:
        wrong = ""
        if original.is_ancestor(op):
            wrong = "scope must not contain the transforms being applied"
        elif not original.info.has_trait("IsolatedFromAbove"):
            wrong = "only isolated-from-above ops can be alternative scopes"
        if wrong:
            raise original.note_on(definite(op, wrong), "scope")
    for region in op.regions:
        clones = [original.clone() for original in originals]
        block = region.blocks[0]
        with run.scope_of(region):
            run.associate(block.args[0], clones)
            try:
                run.apply_all(block)
            except SilenceableFailure:
                for clone in clones:
                    clone.erase()
                continue
            rewriter = PatternRewriter(TrackingListener(run, op))
            for original, clone in zip(originals, clones, strict=True):
                rewriter.set_insertion_point(original)
                rewriter.replace_op(original, rewriter.insert(clone))
            give(run, op, run.yielded(block))
            return
    raise silenceable(op, "all alternatives failed")


@step("transform.tune.alternatives")
def apply_tuned_alternative(run: Interpretation, op: transform.AlternativesOp) -> None:
    selected = op.selected_region_attr
    if op.selected_region_param is not None:
        parameters = run.parameters(op.selected_region_param)
        if len(parameters) != 1 or not isinstance(parameters[0], IntegerAttr):
            listed = ", ".join(map(str, parameters))
            raise definite(op, f"param should hold exactly one integer attribute, got: {listed}")
        selected = parameters[0]
    if selected is None:
        raise definite(
            op,
            f"non-deterministic choice {op.name_attr} is only resolved through providing a `selected_region` "
            "attr/param",
        )
    regions = list(op.regions)
    number = int(selected.value)
    if not 0 <= number < len(regions):
        raise definite(
            op,
            f"'selected_region' attribute/param specifies region at index {number} while op has only "
            f"{len(regions)} regions",
        )
    give(run, op, run.apply_block(regions[number].blocks[0], []))


def give(run: Interpretation, op: Operation, payloads: Sequence[Sequence[Payload]]) -> None:
    """Set the payload of each result."""
    for result, payload in zip(op.result_values(), payloads, strict=True):
        run.associate(result, payload)


def _described(handle: Value) -> str:
    """A handle as messages show it."""
    if isinstance(handle, BlockArgument):
        return f"<block argument> of type '{handle.type}' at index: {handle.arg_number}"
    text: str = handle.owner.get_asm(print_generic_op_form=True)
    return text


# -- handles ------------------------------------------------------------------------------------------------


@step_for_each(transform.CastOp)
def apply_cast(run: Interpretation, op: transform.CastOp, target: Operation) -> list[Payload]:
    return [target]


@step(transform.MergeHandlesOp)
def apply_merge(run: Interpretation, op: transform.MergeHandlesOp) -> None:
    merged = [one for operand in op.operand_values() for one in run.payload(operand)]
    run.associate(op.result, _once(merged) if op.deduplicate else merged)


def _once(payload: list[Payload]) -> list[Payload]:
    return list(dict.fromkeys(payload))


@step(transform.SplitHandleOp)
def apply_split(run: Interpretation, op: transform.SplitHandleOp) -> None:
    payload = run.payload(op.handle)
    count, overflow = len(op.result_values()), op.overflow_result
    is_too_small = (
        len(payload) < count
        and _flag(op.fail_on_payload_too_small)
        and (payload != [] or not _flag(op.pass_through_empty_handle))
    )
    if (len(payload) > count and overflow is None) or is_too_small:
        raise silenceable(
            op,
            f"{_described(op.handle)} expected to contain {count} payloads but it contains "
            f"{len(payload)} payloads",
        )
    parts: list[list[Payload]] = [[] for _ in op.result_values()]
    for number, one in enumerate(payload):
        parts[number if overflow is None or number < count else int(overflow.value)].append(one)
    give(run, op, parts)


def _flag(flag: IntegerAttr | None) -> bool:
    """A flag that is true by default."""
    return flag is None or bool(flag.value)


@step(transform.GetParentOp)
def apply_get_parent(run: Interpretation, op: transform.GetParentOp) -> None:
    name, is_isolated = op.op_name, op.isolated_from_above
    generations = op.nth_parent
    payloads: list[Payload] = []
    for target in run.operations(op.target):
        parent: Operation | None = target
        for _ in range(1 if generations is None else int(generations.value)):
            parent = None if parent is None else parent.parent_op
            while parent is not None and not (
                (not is_isolated or parent.info.has_trait("IsolatedFromAbove"))
                and (name is None or parent.info.name == name.value)
            ):
                parent = parent.parent_op
        if parent is None:
            if op.allow_empty_results:
                break
            failure = silenceable(op, "could not find a parent op that matches all requirements")
            raise target.note_on(failure, "target op")
        payloads.append(parent)
    run.associate(op.parent, _once(payloads) if op.deduplicate else payloads)


@step(transform.GetDefiningOp)
def apply_get_defining_op(run: Interpretation, op: transform.GetDefiningOp) -> None:
    payloads: list[Payload] = []
    for value in run.values(op.target):
        if isinstance(value, BlockArgument):
            failure = silenceable(op, "cannot get defining op of block argument")
            raise noted(failure, value.location, "target value")
        assert isinstance(value, OpResult)
        payloads.append(value.owner)
    run.associate(op.result, payloads)


@step(transform.GetProducerOfOperand)
def apply_get_producer(run: Interpretation, op: transform.GetProducerOfOperand) -> None:
    number = int(op.operand_number.value)
    payloads: list[Payload] = []
    for target in run.operations(op.target):
        value = target.operand_at(number) if number < target.operand_count else None
        if not isinstance(value, OpResult):
            raise target.note_on(
                silenceable(
                    op,
                    f"could not find a producer for operand number: {number} of "
                    f"{target.text_in_diagnostic()}",
                ),
                "target op",
            )
        payloads.append(value.owner)
    run.associate(op.producer, payloads)


@step(transform.GetConsumersOfResult)
def apply_get_consumers(run: Interpretation, op: transform.GetConsumersOfResult) -> None:
    number = int(op.result_number.value)
    targets = run.operations(op.target)
    if len(targets) > 1:
        raise definite(op, "handle must be mapped to exactly one payload op")
    payloads: list[Payload] = []
    for target in targets:
        if target.result_count <= number:
            raise definite(op, "result number overflow")
        payloads.extend([use.owner for use in target.result_values()[number].uses])
    run.associate(op.consumers, payloads)


@step(transform.GetOperandOp)
def apply_get_operand(run: Interpretation, op: transform.GetOperandOp) -> None:
    operations = run.operations(op.target)
    _give_at_positions(run, op, [(operation, operation.operand_values()) for operation in operations])


@step(transform.GetResultOp)
def apply_get_result(run: Interpretation, op: transform.GetResultOp) -> None:
    operations = run.operations(op.target)
    _give_at_positions(run, op, [(operation, operation.result_values()) for operation in operations])


def _give_at_positions(
    run: Interpretation,
    op: transform.GetOperandOp | transform.GetResultOp,
    targets: Sequence[tuple[Operation, Sequence[Value]]],
) -> None:
    result: list[Value] = []
    for target, values in targets:
        try:
            positions = expand_positions(
                op, len(values), list(op.raw_position_list), is_inverted=op.is_inverted, is_all=op.is_all
            )
        except SilenceableFailure as failure:
            raise target.note_on(failure, "while considering positions of this payload operation") from None
        result.extend(values[position] for position in positions)
    run.associate(op.result, result)


def expand_positions(
    op: Operation, count: int, raw: Sequence[int], *, is_inverted: bool, is_all: bool
) -> list[int]:
    """Mirrors expandTargetSpecification: the positions that a transform selects of `count`."""
    if is_all:
        return list(range(count))
    numbers: list[int] = []
    for argument in raw:
        position = count + argument if argument < 0 else argument
        if position >= count:
            raise silenceable(
                op, f"position overflow {position} (updated from {argument}) for maximum {count}"
            )
        if position < 0:
            raise silenceable(op, f"position underflow {position} (updated from {argument})")
        if position in numbers:
            raise silenceable(op, f"repeated position {position} (updated from {argument})")
        numbers.append(position)
    return [number for number in range(count) if number not in numbers] if is_inverted else numbers


@step(transform.SelectOp)
def apply_select(run: Interpretation, op: transform.SelectOp) -> None:
    name = op.op_name.value
    operations = run.operations(op.target)
    run.associate(op.result, [operation for operation in operations if operation.info.name == name])


@step(transform.ReplicateOp)
def apply_replicate(run: Interpretation, op: transform.ReplicateOp) -> None:
    count = len(run.operations(op.pattern))
    give(run, op, [run.payload(handle) * count for handle in op.handles])


@step_for_each(transform.VerifyOp)
def apply_verify(run: Interpretation, op: transform.VerifyOp, target: Operation) -> None:
    try:
        target.verify()
    except MLIRError as error:
        failure = target.note_on(definite(op, "failed to verify payload op"), "payload op")
        failure.error_diagnostics[:0] = error.error_diagnostics
        raise failure from None


# -- parameters ---------------------------------------------------------------------------------------------


@step(transform.ParamConstantOp)
def apply_constant(run: Interpretation, op: transform.ParamConstantOp) -> None:
    run.associate(op.param, [op.value])


@step(transform.ConstrainParamsOp)
def apply_constrain(run: Interpretation, op: transform.ConstrainParamsOp) -> None:
    raise definite(op, "op does not have interpreted semantics yet")


@step(transform.NumAssociationsOp)
def apply_num_associations(run: Interpretation, op: transform.NumAssociationsOp) -> None:
    count = len(run.payload(op.handle))
    run.associate(op.num, [IntegerAttr.get(IntegerType.get_signless(64), count)])


@step(transform.AnnotateOp)
def apply_annotate(run: Interpretation, op: transform.AnnotateOp) -> None:
    targets = run.operations(op.target)
    attributes: list[Attribute] = [UNIT] if op.param is None else run.parameters(op.param)
    if len(attributes) == 1:
        attributes *= len(targets)
    if len(attributes) != len(targets):
        raise silenceable(
            op,
            f"parameter and target have different payload lengths ({len(attributes)} vs {len(targets)})",
        )
    for target, value in zip(targets, attributes, strict=True):
        target.attributes[op.name_attr.value] = value


@step(transform.GetTypeOp)
def apply_get_type(run: Interpretation, op: transform.GetTypeOp) -> None:
    types = [value.type for value in run.values(op.value)]
    if op.elemental:
        types = [element_type_or_self(type) for type in types]
    run.associate(op.type_param, [TypeAttr(type) for type in types])


@step(transform.KnobOp)
def apply_knob(run: Interpretation, op: transform.KnobOp) -> None:
    if op.selected is None:
        raise definite(
            op,
            f"non-deterministic choice {op.name_attr} is only resolved through providing a `selected` "
            "attr",
        )
    run.associate(op.result, [op.selected])


# -- printing -----------------------------------------------------------------------------------------------


@step(transform.PrintOp)
def apply_print(run: Interpretation, op: transform.PrintOp) -> None:
    name = op.name_attr
    words = ["[[[ IR printer:"]
    words += [name.value] if name is not None else []
    words += ["top-level"] if op.target is None else []
    context = op.info.context
    flags = OpPrintingFlags() if context is None else context.printing_flags.copy()
    flags.assume_verified |= bool(op.assume_verified)
    flags.skip_regions |= bool(op.skip_regions)
    flags.local_scope |= bool(op.use_local_scope)
    printed = [run.root] if op.target is None else run.operations(op.target)
    print(*words, "]]]")
    for one in printed:
        print(operation_to_text(one, flags))
    sys.stdout.flush()


@step(transform.EmitRemarkAtOp)
def apply_remark_at(run: Interpretation, op: transform.EmitRemarkAtOp) -> None:
    message = op.message.value
    for one in run.payload(op.at):
        if isinstance(one, Operation):
            emit_remark(one, message)
        elif isinstance(one, Value):
            remark = diagnostic_at(one.location, message, DiagnosticSeverity.REMARK)
            subject = "a" if isinstance(one, BlockArgument) else "an op"
            remark.attach_note(f"value handle points to {subject} {place_of(one).replace(' of ', ' in ')}")
            _emit(op, remark)


@step(transform.EmitParamAsRemarkOp)
def apply_parameter_remark(run: Interpretation, op: transform.EmitParamAsRemarkOp) -> None:
    words = [] if op.message is None else [op.message.value]
    text = " ".join([*words, ", ".join(map(str, run.parameters(op.param)))])
    if op.anchor is None:
        emit_remark(op, text)
        return
    for one in run.operations(op.anchor):
        _emit(one, one.diagnostic(text, DiagnosticSeverity.REMARK))


def emit_remark(op: Operation, message: str, notes: Sequence[Diagnostic] = ()) -> None:
    """Emit a remark about an operation, which a note shows."""
    context = op.info.context
    remark = op.diagnostic(message, DiagnosticSeverity.REMARK)
    if context is not None and context.print_op_on_diagnostic:
        remark.attach_note(f"see current operation: {op.text_in_diagnostic(False)}")
    remark.note_list.extend(notes)
    _emit(op, remark)


def _emit(op: Operation, diagnostic: Diagnostic) -> None:
    context = op.info.context
    if context is not None:
        context.emit(diagnostic)
