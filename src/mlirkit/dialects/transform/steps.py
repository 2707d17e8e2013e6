"""Transforms that need no dialect of the payload: control flow, handles, parameters, matching, printing."""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.builtin.attributes import UNIT, IntegerAttr
from mlirkit.builtin.types import IntegerType
from mlirkit.core.attribute import Attribute
from mlirkit.core.interfaces import function_body
from mlirkit.core.location import diagnostic_at
from mlirkit.core.operation import Operation
from mlirkit.core.symbol_table import lookup_nearest_symbol_from
from mlirkit.core.value import BlockArgument, OpResult, Value
from mlirkit.core.walk import walk_postorder
from mlirkit.dialects.declared import transform
from mlirkit.dialects.transform.interpretation import (
    PROPAGATE,
    UNRESOLVED,
    Interpretation,
    Payload,
    definite,
    silenceable,
    step,
)
from mlirkit.support.diagnostics import DiagnosticSeverity

_PRINTING_FLAGS = ("assume_verified", "skip_regions", "use_local_scope")
# The interfaces that `structured.match` asks for, by the numbers of its enum, where definitions have them.
_INTERFACES = {0: "LinalgOp", 2: "LoopLikeOpInterface"}


# -- control flow -------------------------------------------------------------------------------------------


@step(transform.NamedSequenceOp)
def define_sequence(run: Interpretation, op: transform.NamedSequenceOp) -> None:
    """A definition does nothing where it stands."""


@step(transform.SequenceOp)
def apply_sequence(run: Interpretation, op: transform.SequenceOp) -> None:
    arguments = [run.payload(operand) for operand in op.operand_values()] or [[run.root]]
    mode = int(op.failure_propagation_mode)
    _give(run, op, run.apply_block(op.body, arguments, mode))


@step(transform.IncludeOp)
def apply_include(run: Interpretation, op: transform.IncludeOp) -> None:
    callee = lookup_nearest_symbol_from(op, op.target)
    if callee is None or function_body(callee).is_empty:
        raise definite(op, UNRESOLVED)
    arguments = [run.payload(operand) for operand in op.operand_values()]
    mode = int(op.failure_propagation_mode)
    _give(run, op, run.apply_block(function_body(callee).blocks[0], arguments, mode))


@step(transform.ForeachOp)
def apply_foreach(run: Interpretation, op: transform.ForeachOp) -> None:
    payloads = [run.payload(operand) for operand in op.operand_values()]
    count = len(payloads[0])
    for payload in payloads:
        if len(payload) != count and not op.with_zip_shortest:
            raise silenceable(
                op,
                f"prior targets' payload size ({count}) differs from payload size ({len(payload)}) of target "
                f"{op.operand_at(payloads.index(payload))}",
            )
    gathered: list[list[Payload]] = [[] for _ in op.result_values()]
    for together in zip(*payloads, strict=False):
        yielded = run.apply_block(op.body, [[one] for one in together], PROPAGATE)
        for all_of_result, payload in zip(gathered, yielded, strict=True):
            all_of_result.extend(payload)
    _give(run, op, gathered)


def _give(run: Interpretation, op: Operation, payloads: list[list[Payload]]) -> None:
    for result, payload in zip(op.result_values(), payloads, strict=True):
        run.associate(result, payload)


def _described(handle: Value) -> str:
    """A handle as messages show it."""
    if isinstance(handle, BlockArgument):
        return f"<block argument> of type '{handle.type}' at index: {handle.arg_number}"
    return _generic(handle.owner)


def _generic(op: Operation) -> str:
    """An operation as messages show it."""
    text: str = op.get_asm(print_generic_op_form=True)
    return text


# -- handles ------------------------------------------------------------------------------------------------


@step(transform.CastOp)
def apply_cast(run: Interpretation, op: transform.CastOp) -> None:
    type = op.output.type
    expected = type.operation_name if isinstance(type, transform.OperationType) else None
    payload = run.payload(op.input)
    for one in payload:
        if expected is not None and isinstance(one, Operation) and one.info.name != expected:
            raise one.note_on(
                silenceable(
                    op,
                    f"incompatible payload operation name expected {expected} vs {one.info.name} -> "
                    f"\n{_generic(one)}",
                ),
                "payload operation",
            )
    run.associate(op.output, payload)


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
    _give(run, op, parts)


def _flag(flag: IntegerAttr | None) -> bool:
    """A flag that holds where it is not given."""
    return flag is None or bool(flag.value)


@step(transform.GetParentOp)
def apply_get_parent(run: Interpretation, op: transform.GetParentOp) -> None:
    name, is_isolated = op.op_name, op.isolated_from_above
    generations = op.nth_parent
    found: list[Payload] = []
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
                run.associate(op.parent, [])
                return
            failure = silenceable(op, "could not find a parent op that matches all requirements")
            raise target.note_on(failure, "target op")
        found.append(parent)
    run.associate(op.parent, _once(found) if op.deduplicate else found)


@step(transform.GetDefiningOp)
def apply_get_defining_op(run: Interpretation, op: transform.GetDefiningOp) -> None:
    found: list[Payload] = []
    for value in run.values(op.target):
        if isinstance(value, BlockArgument):
            raise silenceable(op, "cannot get defining ops of block argument")
        assert isinstance(value, OpResult)
        found.append(value.owner)
    run.associate(op.result, found)


@step(transform.GetProducerOfOperand)
def apply_get_producer(run: Interpretation, op: transform.GetProducerOfOperand) -> None:
    number = int(op.operand_number.value)
    found: list[Payload] = []
    for target in run.operations(op.target):
        if target.operand_count <= number:
            message = f"targeted op has fewer than {number + 1} operands"
            raise target.note_on(silenceable(op, message), "target op")
        value = target.operand_at(number)
        if not isinstance(value, OpResult):
            raise target.note_on(
                silenceable(op, f"could not find a producer for operand number: {number} of {target}"),
                "target op",
            )
        found.append(value.owner)
    run.associate(op.producer, found)


@step(transform.GetConsumersOfResult)
def apply_get_consumers(run: Interpretation, op: transform.GetConsumersOfResult) -> None:
    number = int(op.result_number.value)
    targets = run.operations(op.target)
    if len(targets) > 1:
        raise definite(op, "handle must be mapped to exactly one payload op")
    found: list[Payload] = []
    for target in targets:
        if target.result_count <= number:
            raise silenceable(op, "result number overflow")
        found.extend([use.owner for use in target.result_values()[number].uses])
    run.associate(op.consumers, found)


# -- parameters ---------------------------------------------------------------------------------------------


@step(transform.ParamConstantOp)
def apply_constant(run: Interpretation, op: transform.ParamConstantOp) -> None:
    run.associate(op.param, [op.value])


@step(transform.NumAssociationsOp)
def apply_num_associations(run: Interpretation, op: transform.NumAssociationsOp) -> None:
    count = len(run.payload(op.handle))
    run.associate(op.num, [IntegerAttr.get(IntegerType.get_signless(64), count)])


@step(transform.AnnotateOp)
def apply_annotate(run: Interpretation, op: transform.AnnotateOp) -> None:
    value: Attribute = UNIT
    if op.param is not None:
        given = run.parameters(op.param)
        if len(given) != 1:
            raise silenceable(op, f"parameter produces {len(given)} values. Only one expected")
        value = given[0]
    for target in run.operations(op.target):
        target.attributes[op.name_attr.value] = value


# -- matching -----------------------------------------------------------------------------------------------


@step(transform.MatchOp)
def apply_match(run: Interpretation, op: transform.MatchOp) -> None:
    targets = run.operations(op.target)
    if len(targets) != 1:
        raise definite(op, "requires exactly one target handle")
    interface = op.interface
    if interface is not None and int(interface) not in _INTERFACES:
        raise definite(op, f"mlirkit does not match {op.interface_attr}")
    matching = [candidate for candidate in walk_postorder(targets[0]) if _matches(op, candidate)]
    run.associate(op.result, matching)


def _matches(op: transform.MatchOp, candidate: Operation) -> bool:
    names, interface, wanted = op.ops, op.interface, op.op_attrs
    if names is not None and candidate.info.name not in {name.value for name in names}:
        return False
    if interface is not None and not candidate.info.has_trait(_INTERFACES[int(interface)]):
        return False
    if wanted is not None:
        for name, value in wanted.entries.items():
            if name not in ("interface", "ops") and candidate.attribute(name) != value:
                return False
    result_type, operand_types = op.filter_result_type, op.filter_operand_types
    if result_type is not None and list(candidate.result_types())[:1] != [result_type.value]:
        return False
    if operand_types is None:
        return True
    types, own = [each.value for each in operand_types], list(candidate.operand_types())
    return own == types or (len(types) == 1 and own != [] and set(own) == set(types))


@step(transform.MatchOperationNameOp)
def apply_match_name(run: Interpretation, op: transform.MatchOperationNameOp) -> None:
    names = {name.value for name in op.op_names}
    targets = run.operations(op.operand_handle)
    if len(targets) != 1:
        message = "SingleOpMatchOpTrait requires the operand handle to point to a single payload op"
        raise definite(op, message)
    if targets[0].info.name not in names:
        raise silenceable(op, "wrong operation name")


# -- printing -----------------------------------------------------------------------------------------------


@step(transform.PrintOp)
def apply_print(run: Interpretation, op: transform.PrintOp) -> None:
    name = op.name_attr
    words = ["[[[ IR printer:"]
    words += [name.value] if name is not None else []
    words += ["top-level"] if op.target is None else []
    print(*words, "]]]")
    flags = {flag: op.inherent(flag) is not None for flag in _PRINTING_FLAGS}
    printed: Sequence[Payload] = [run.root] if op.target is None else run.payload(op.target)
    for one in printed:
        print(one.get_asm(**flags) if isinstance(one, Operation) else one)


@step(transform.EmitRemarkAtOp)
def apply_remark_at(run: Interpretation, op: transform.EmitRemarkAtOp) -> None:
    message = op.message.value
    for one in run.payload(op.at):
        if isinstance(one, Operation):
            _remark(one, message)
        elif isinstance(one, Value):
            if op.info.context is not None:
                op.info.context.emit(diagnostic_at(one.location, message, DiagnosticSeverity.REMARK))


@step(transform.EmitParamAsRemarkOp)
def apply_parameter_remark(run: Interpretation, op: transform.EmitParamAsRemarkOp) -> None:
    message = op.message
    words = [message.value] if message is not None else []
    _remark(op, " ".join([*words, *map(str, run.parameters(op.param))]))


def _remark(op: Operation, message: str) -> None:
    context = op.info.context
    if context is not None:
        remark = op.diagnostic(message, DiagnosticSeverity.REMARK)
        if context.print_op_on_diagnostic:
            remark.attach_note(f"see current operation: {op.text_in_diagnostic(False)}")
        context.emit(remark)
