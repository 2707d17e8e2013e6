"""Transforms that match payload, and transforms that apply sequences to matched operations."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from mlirkit.builtin.attributes import IntegerAttr
from mlirkit.builtin.integer import signed_value
from mlirkit.builtin.types import IntegerType
from mlirkit.core.interfaces import function_body
from mlirkit.core.operation import Operation
from mlirkit.core.operation_name import ERASED
from mlirkit.core.structural_attributes import SymbolRefAttr
from mlirkit.core.symbols import lookup_nearest_symbol_from, symbol_name
from mlirkit.core.value import Value
from mlirkit.core.walk import walk_postorder
from mlirkit.dialects.declared import transform
from mlirkit.dialects.transform.interpretation import (
    Interpretation,
    Payload,
    SilenceableFailure,
    definite,
    noted,
    silenceable,
    step,
)
from mlirkit.dialects.transform.kinds import has_interface
from mlirkit.dialects.transform.steps import give

# The interfaces of `structured.match`, by enum value: the traits or names of operations that have one.
_INTERFACES: Final = {
    0: ("LinalgOp",),
    1: ("TilingInterface", "LinalgOp", "linalg.pack", "linalg.unpack", "tensor.pad"),
    2: ("LoopLikeOpInterface",),
}


@step(transform.MatchOp)
def apply_match(run: Interpretation, op: transform.MatchOp) -> None:
    targets = run.operations(op.target)
    if len(targets) != 1:
        raise definite(op, "requires exactly one target handle")
    run.associate(op.result, [nested for nested in walk_postorder(targets[0]) if _matches(op, nested)])


def _matches(op: transform.MatchOp, candidate: Operation) -> bool:
    names, interface, expected = op.ops, op.interface, op.op_attrs
    if names is not None and candidate.info.name not in {name.value for name in names}:
        return False
    if interface is not None:
        signs = _INTERFACES[int(interface)]
        if candidate.info.name not in signs and not any(candidate.info.has_trait(sign) for sign in signs):
            return False
    if expected is not None:
        for name, value in expected.entries.items():
            if name not in ("interface", "ops") and candidate.attribute(name) != value:
                return False
    result_type, operand_types = op.filter_result_type, op.filter_operand_types
    if result_type is not None and list(candidate.result_types()) != [result_type.value]:
        return False
    if operand_types is None:
        return True
    types, own = [operand_type.value for operand_type in operand_types], list(candidate.operand_types())
    if len(types) == 1:
        return all(type == types[0] for type in own)
    if len(types) != len(own):
        raise definite(
            op,
            "If filter_operand_types contains more than a type, then it must contain as much types as the "
            "number of operands in the target ops",
        )
    return own == types


# -- conditions ---------------------------------------------------------------------------------------------


def single_operation(run: Interpretation, op: Operation, handle: Value) -> Operation:
    """The single payload operation of a condition."""
    targets = run.operations(handle)
    if len(targets) != 1:
        message = "SingleOpMatchOpTrait requires the operand handle to point to a single payload op"
        raise definite(op, message)
    return targets[0]


@step(transform.MatchOperationNameOp)
def apply_match_name(run: Interpretation, op: transform.MatchOperationNameOp) -> None:
    if single_operation(run, op, op.operand_handle).info.name not in {name.value for name in op.op_names}:
        raise silenceable(op, "wrong operation name")


@step(transform.MatchOperationEmptyOp)
def apply_match_empty(run: Interpretation, op: transform.MatchOperationEmptyOp) -> None:
    targets = run.operations(op.operand_handle)
    if len(targets) > 1:
        message = "AtMostOneOpMatcherOpTrait requires the operand handle to point to at most one payload op"
        raise definite(op, message)
    if targets:
        raise silenceable(op, "operation is not empty")


_COMPARISONS: Final[dict[transform.MatchCmpIPredicate, tuple[str, Callable[[int, int], bool]]]] = {
    transform.MatchCmpIPredicate.eq: ("equal to", int.__eq__),
    transform.MatchCmpIPredicate.ne: ("not equal to", int.__ne__),
    transform.MatchCmpIPredicate.lt: ("less than", int.__lt__),
    transform.MatchCmpIPredicate.le: ("less than or equal to", int.__le__),
    transform.MatchCmpIPredicate.gt: ("greater than", int.__gt__),
    transform.MatchCmpIPredicate.ge: ("greater than or equal to", int.__ge__),
}


@step(transform.MatchParamCmpIOp)
def apply_compare(run: Interpretation, op: transform.MatchParamCmpIOp) -> None:
    parameters, references = run.parameters(op.param), run.parameters(op.reference)
    if len(parameters) != len(references):
        raise silenceable(
            op, f"parameters have different payload lengths ({len(parameters)} vs {len(references)})"
        )
    words, holds = _COMPARISONS[op.predicate]
    for number, (one, reference) in enumerate(zip(parameters, references, strict=True)):
        if not isinstance(one, IntegerAttr) or not isinstance(reference, IntegerAttr):
            raise definite(op, "non-integer parameter value not expected")
        if one.type != reference.type:
            raise definite(op, f"mismatching integer attribute types in parameter #{number}")
        width = one.type.width if isinstance(one.type, IntegerType) else 64
        value, other = (signed_value(int(attribute.value), width) for attribute in (one, reference))
        if not holds(value, other):
            failure = silenceable(op, f"expected parameter to be {words} {other}, got {value}")
            note = f"value # {number} associated with the parameter defined here"
            raise noted(failure, op.param.location, note)


# -- actions -----------------------------------------------------------------------------------------------


def _sequence(op: Operation, name: SymbolRefAttr) -> Operation:
    symbol = lookup_nearest_symbol_from(op, name)
    if symbol is None or function_body(symbol).is_empty:
        raise definite(op, f"unresolved external symbol {name}")
    return symbol


def _matched(
    run: Interpretation, matcher: Operation, arguments: Sequence[Sequence[Payload]]
) -> list[list[Payload]] | None:
    """The payload that a matcher yields; None if it does not match."""
    block = function_body(matcher).blocks[0]
    with run.scope_of(function_body(matcher)):
        for argument, payload in zip(block.args, arguments, strict=True):
            run.associate(argument, payload)
        for op in list(block.ops())[:-1]:
            if not has_interface(op, "MatchOpInterface"):
                message = "expected operations in the match part to implement MatchOpInterface"
                raise definite(op, message)
            try:
                run.apply(op)
            except SilenceableFailure:
                return None
        return run.yielded(block)


@step(transform.CollectMatchingOp)
def apply_collect_matching(run: Interpretation, op: transform.CollectMatchingOp) -> None:
    matcher = _sequence(op, op.matcher)
    gathered: list[list[Payload]] = [[] for _ in op.result_values()]
    for root in run.operations(op.root):
        for candidate in walk_postorder(root):
            mapped = _matched(run, matcher, [[candidate]])
            for number, payload in enumerate(mapped or ()):
                if len(payload) != 1:
                    raise silenceable(
                        op, f"result #{number}, associated with {len(payload)} payload objects, expected 1"
                    )
                gathered[number].extend(payload)
    give(run, op, gathered)


@step(transform.ForeachMatchOp)
def apply_foreach_match(run: Interpretation, op: transform.ForeachMatchOp) -> None:
    pairs = [
        (_sequence(op, matcher), _sequence(op, action))
        for matcher, action in zip(op.matchers, op.actions, strict=True)
    ]
    forwarded = [run.payload(value) for value in op.forwarded_inputs]
    gathered: list[list[Payload]] = [[] for _ in op.forwarded_outputs]
    failed: SilenceableFailure | None = None
    roots = run.operations(op.root)
    for root in roots:
        for candidate in list(walk_postorder(root)):
            # An action may have erased later operations.
            if candidate.info is ERASED or (candidate is root and not op.restrict_root):
                continue
            for matcher, action in pairs:
                mapped = _matched(run, matcher, [[candidate], *forwarded])
                if mapped is not None:
                    failed = _act(run, op, (action, candidate), mapped, gathered, failed)
                    break
    give(run, op, [roots, *gathered])
    if failed is not None:
        raise failed


def _act(
    run: Interpretation,
    op: transform.ForeachMatchOp,
    subject: tuple[Operation, Operation],
    arguments: Sequence[Sequence[Payload]],
    gathered: list[list[Payload]],
    failed: SilenceableFailure | None,
) -> SilenceableFailure | None:
    """Apply an action to matched payload, continuing after failures; append the yielded payload."""
    action, candidate = subject
    place = candidate.location
    block = function_body(action).blocks[0]
    with run.scope_of(function_body(action)):
        for argument, payload in zip(block.args, arguments, strict=True):
            run.associate(argument, payload)
        for operation in list(block.ops())[:-1]:
            try:
                run.apply(operation)
            except SilenceableFailure as failure:
                failed = failed or silenceable(op, "actions failed")
                action.note_on(failed, f"failed action: {failure.combined_message}")
                noted(failed, place, "when applied to this matching payload")
        for listed, payload in zip(gathered, run.yielded(block), strict=True):
            if len(payload) != 1 and not op.flatten_results:
                raise definite(
                    op,
                    f"action @{symbol_name(action)} has results associated with multiple payload entities, "
                    "but flattening was not requested",
                )
            listed.extend(payload)
    return failed
