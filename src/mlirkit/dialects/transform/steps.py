"""Transforms that need no dialect of the payload: control flow, handles, parameters, matching, printing."""

from __future__ import annotations

from typing import Any

from mlirkit.builtin.attributes import IntegerAttr, UnitAttr
from mlirkit.builtin.types import IntegerType
from mlirkit.core.location import diagnostic_at
from mlirkit.core.operation import Operation
from mlirkit.core.symbol_table import lookup_nearest_symbol_from
from mlirkit.core.value import BlockArgument, OpResult, Value
from mlirkit.core.walk import walk_postorder
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


@step("named_sequence")
def define_sequence(run: Interpretation, op: Any) -> None:
    """A definition does nothing where it stands."""


@step("sequence")
def apply_sequence(run: Interpretation, op: Any) -> None:
    arguments = [run.payload(operand) for operand in op.operand_values()] or [[run.root]]
    mode = int(op.inherent("failure_propagation_mode").value)
    _give(run, op, run.apply_block(op.region_at(0).first_block, arguments, mode))


@step("include")
def apply_include(run: Interpretation, op: Any) -> None:
    callee: Any = lookup_nearest_symbol_from(op, op.inherent("target"))
    if callee is None or callee.region_at(0).is_empty:
        raise definite(op, UNRESOLVED)
    arguments = [run.payload(operand) for operand in op.operand_values()]
    mode = int(op.inherent("failure_propagation_mode").value)
    _give(run, op, run.apply_block(callee.region_at(0).first_block, arguments, mode))


@step("foreach")
def apply_foreach(run: Interpretation, op: Any) -> None:
    payloads = [run.payload(operand) for operand in op.operand_values()]
    count = len(payloads[0])
    for payload in payloads:
        if len(payload) != count and op.inherent("with_zip_shortest") is None:
            raise silenceable(
                op,
                f"prior targets' payload size ({count}) differs from payload size ({len(payload)}) of target "
                f"{op.operand_at(payloads.index(payload))}",
            )
    gathered: list[list[Payload]] = [[] for _ in op.result_values()]
    for together in zip(*payloads, strict=False):
        yielded = run.apply_block(op.region_at(0).first_block, [[one] for one in together], PROPAGATE)
        for all_of_result, payload in zip(gathered, yielded, strict=True):
            all_of_result.extend(payload)
    _give(run, op, gathered)


def _give(run: Interpretation, op: Any, payloads: list[list[Payload]]) -> None:
    for result, payload in zip(op.result_values(), payloads, strict=True):
        run.associate(result, payload)


def _described(handle: Value) -> str:
    """A handle as messages show it."""
    if isinstance(handle, BlockArgument):
        return f"<block argument> of type '{handle.type}' at index: {handle.arg_number}"
    return _generic(handle.owner)


def _generic(op: Any) -> str:
    """An operation as messages show it."""
    text: str = op.get_asm(print_generic_op_form=True)
    return text


# -- handles ------------------------------------------------------------------------------------------------


@step("cast")
def apply_cast(run: Interpretation, op: Any) -> None:
    expected = getattr(op.result_values()[0].type, "operation_name", None)
    payload = run.payload(op.operand_at(0))
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
    run.associate(op.result_values()[0], payload)


@step("merge_handles")
def apply_merge(run: Interpretation, op: Any) -> None:
    merged = [one for operand in op.operand_values() for one in run.payload(operand)]
    run.associate(op.result_values()[0], _once(merged) if op.inherent("deduplicate") is not None else merged)


def _once(payload: list[Payload]) -> list[Payload]:
    return list(dict.fromkeys(payload))


@step("split_handle")
def apply_split(run: Interpretation, op: Any) -> None:
    payload = run.payload(op.operand_at(0))
    count, overflow = len(op.result_values()), op.inherent("overflow_result")
    is_too_small = (
        len(payload) < count
        and _flag(op, "fail_on_payload_too_small", True)
        and (payload != [] or not _flag(op, "pass_through_empty_handle", True))
    )
    if (len(payload) > count and overflow is None) or is_too_small:
        raise silenceable(
            op,
            f"{_described(op.operand_at(0))} expected to contain {count} payloads but it contains "
            f"{len(payload)} payloads",
        )
    parts: list[list[Payload]] = [[] for _ in op.result_values()]
    for number, one in enumerate(payload):
        parts[number if number < count else int(overflow.value)].append(one)
    _give(run, op, parts)


def _flag(op: Any, name: str, default: bool) -> bool:
    given = op.inherent(name)
    return default if given is None else bool(given.value)


@step("get_parent_op")
def apply_get_parent(run: Interpretation, op: Any) -> None:
    name, is_isolated = op.inherent("op_name"), op.inherent("isolated_from_above") is not None
    generations = op.inherent("nth_parent")
    found: list[Payload] = []
    for target in run.operations(op.operand_at(0)):
        parent: Operation | None = target
        for _ in range(1 if generations is None else int(generations.value)):
            parent = None if parent is None else parent.parent_op
            while parent is not None and not (
                (not is_isolated or parent.info.has_trait("IsolatedFromAbove"))
                and (name is None or parent.info.name == name.value)
            ):
                parent = parent.parent_op
        if parent is None:
            if op.inherent("allow_empty_results") is not None:
                run.associate(op.result_values()[0], [])
                return
            failure = silenceable(op, "could not find a parent op that matches all requirements")
            raise target.note_on(failure, "target op")
        found.append(parent)
    run.associate(op.result_values()[0], _once(found) if op.inherent("deduplicate") is not None else found)


@step("get_defining_op")
def apply_get_defining_op(run: Interpretation, op: Any) -> None:
    found: list[Payload] = []
    for value in run.values(op.operand_at(0)):
        if isinstance(value, BlockArgument):
            raise silenceable(op, "cannot get defining ops of block argument")
        assert isinstance(value, OpResult)
        found.append(value.owner)
    run.associate(op.result_values()[0], found)


@step("get_producer_of_operand")
def apply_get_producer(run: Interpretation, op: Any) -> None:
    number = int(op.inherent("operand_number").value)
    found: list[Payload] = []
    for target in run.operations(op.operand_at(0)):
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
    run.associate(op.result_values()[0], found)


@step("get_consumers_of_result")
def apply_get_consumers(run: Interpretation, op: Any) -> None:
    number = int(op.inherent("result_number").value)
    targets = run.operations(op.operand_at(0))
    if len(targets) > 1:
        raise definite(op, "handle must be mapped to exactly one payload op")
    found: list[Payload] = []
    for target in targets:
        if target.result_count <= number:
            raise silenceable(op, "result number overflow")
        found.extend([use.owner for use in target.result_values()[number].uses])
    run.associate(op.result_values()[0], found)


# -- parameters ---------------------------------------------------------------------------------------------


@step("param.constant")
def apply_constant(run: Interpretation, op: Any) -> None:
    run.associate(op.result_values()[0], [op.inherent("value")])


@step("num_associations")
def apply_num_associations(run: Interpretation, op: Any) -> None:
    count = len(run.payload(op.operand_at(0)))
    run.associate(op.result_values()[0], [IntegerAttr.get(IntegerType.get_signless(64), count)])


@step("annotate")
def apply_annotate(run: Interpretation, op: Any) -> None:
    value: Any = UnitAttr()
    if op.operand_count > 1:
        given = run.parameters(op.operand_at(1))
        if len(given) != 1:
            raise silenceable(op, f"parameter produces {len(given)} values. Only one expected")
        value = given[0]
    for target in run.operations(op.operand_at(0)):
        target.attributes[op.inherent("name").value] = value


# -- matching -----------------------------------------------------------------------------------------------


@step("structured.match")
def apply_match(run: Interpretation, op: Any) -> None:
    targets = run.operations(op.operand_at(0))
    if len(targets) != 1:
        raise definite(op, "requires exactly one target handle")
    interface = op.inherent("interface")
    if interface is not None and int(interface.value) not in _INTERFACES:
        raise definite(op, f"mlirkit does not match {interface}")
    matching = [candidate for candidate in walk_postorder(targets[0]) if _matches(op, candidate)]
    run.associate(op.result_values()[0], matching)


def _matches(op: Any, candidate: Operation) -> bool:
    names, interface, wanted = (op.inherent(name) for name in ("ops", "interface", "op_attrs"))
    if names is not None and candidate.info.name not in {name.value for name in names}:
        return False
    if interface is not None and not candidate.info.has_trait(_INTERFACES[int(interface.value)]):
        return False
    if wanted is not None:
        for name, value in wanted.entries.items():
            if name not in ("interface", "ops") and candidate.attribute(name) != value:
                return False
    result_type, operand_types = op.inherent("filter_result_type"), op.inherent("filter_operand_types")
    if result_type is not None and list(candidate.result_types())[:1] != [result_type.value]:
        return False
    if operand_types is None:
        return True
    types, own = [each.value for each in operand_types], list(candidate.operand_types())
    return own == types or (len(types) == 1 and own != [] and set(own) == set(types))


@step("match.operation_name")
def apply_match_name(run: Interpretation, op: Any) -> None:
    names = {name.value for name in op.inherent("op_names")}
    targets = run.operations(op.operand_at(0))
    if len(targets) != 1:
        message = "SingleOpMatchOpTrait requires the operand handle to point to a single payload op"
        raise definite(op, message)
    if targets[0].info.name not in names:
        raise silenceable(op, "wrong operation name")


# -- printing -----------------------------------------------------------------------------------------------


@step("print")
def apply_print(run: Interpretation, op: Any) -> None:
    name = op.inherent("name")
    words = ["[[[ IR printer:"]
    words += [name.value] if name is not None else []
    words += ["top-level"] if not op.operand_count else []
    print(*words, "]]]")
    flags = {flag: op.inherent(flag) is not None for flag in _PRINTING_FLAGS}
    printed: list[Any] = run.payload(op.operand_at(0)) if op.operand_count else [run.root]
    for one in printed:
        print(one.get_asm(**flags) if isinstance(one, Operation) else one)


@step("debug.emit_remark_at")
def apply_remark_at(run: Interpretation, op: Any) -> None:
    message = op.inherent("message").value
    for one in run.payload(op.operand_at(0)):
        if isinstance(one, Operation):
            _remark(one, message)
        elif isinstance(one, Value):
            if op.info.context is not None:
                op.info.context.emit(diagnostic_at(one.location, message, DiagnosticSeverity.REMARK))


@step("debug.emit_param_as_remark")
def apply_parameter_remark(run: Interpretation, op: Any) -> None:
    message = op.inherent("message")
    words = [message.value] if message is not None else []
    _remark(op, " ".join([*words, *map(str, run.parameters(op.operand_at(0)))]))


def _remark(op: Operation, message: str) -> None:
    context = op.info.context
    if context is not None:
        remark = op.diagnostic(message, DiagnosticSeverity.REMARK)
        if context.print_op_on_diagnostic:
            remark.attach_note(f"see current operation: {op.text_in_diagnostic(False)}")
        context.emit(remark)
