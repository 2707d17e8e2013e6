"""Verifiers of transform's named sequences, and of operations that include them or match with them.

Annotations of a named sequence's arguments state whether handles are consumed; a callee needs all of them.
"""

from __future__ import annotations

from typing import Any, cast

from mlirkit.core.attribute import Attribute
from mlirkit.core.interfaces import SymbolUserOpInterface, function_body
from mlirkit.core.operation import Operation
from mlirkit.core.symbol_table import SymbolTableCollection
from mlirkit.core.traits import parent_with_trait
from mlirkit.dialects.call_checks import check_argument_types
from mlirkit.dialects.declared import transform
from mlirkit.dialects.plain_errors import plain_error
from mlirkit.dialects.transform.kinds import (
    CONSUMED,
    READ_ONLY,
    has_annotation,
    is_consumed_in_body,
    is_transform,
    kind,
    same_kind,
)
from mlirkit.ods.live.hooks import interface, verifier


def _verify_annotations(
    function: transform.NamedSequenceOp, is_called: bool = False, warns: bool = False
) -> None:
    """Mirrors verifyFunctionLikeConsumeAnnotations."""
    is_external = function_body(function).is_empty
    for number in range(len(function.function_type_attr.value.inputs)):
        is_consumed, is_read = (has_annotation(function, number, name) for name in (CONSUMED, READ_ONLY))
        if is_consumed and is_read:
            raise plain_error(function, f"argument #{number} cannot be both readonly and consumed")
        if (is_external or is_called) and not is_consumed and not is_read:
            raise plain_error(
                function, "must provide consumed/readonly status for arguments of external or called ops"
            )
        if is_external:
            continue
        is_used_up = is_consumed_in_body(function.body.args[number])
        if is_read and is_used_up:
            message = f"argument #{number} is consumed in the body but is not marked as such"
            raise plain_error(function, message)
        if warns and is_consumed and not is_used_up:
            message = f"op argument #{number} is not consumed in the body but is marked as consumed"
            function.emit_warning(message, with_operation=False)


@verifier(transform.NamedSequenceOp)
def verify_named_sequence(op: transform.NamedSequenceOp) -> None:
    """Mirrors NamedSequenceOp::verify."""
    parent: Any = parent_with_trait(op, "SymbolTable")
    if parent is not None and parent.discardable_attributes.get("transform.with_named_sequence") is None:
        raise parent.note_on(
            plain_error(
                op,
                "expects the parent symbol table to have the 'transform.with_named_sequence' attribute",
            ),
            "symbol table operation",
        )
    around = op.parent_op
    while around is not None and not is_transform(around):
        around = around.parent_op
    if around is not None:
        raise around.note_on(
            plain_error(op, "cannot be defined inside another transform op"), "ancestor transform op"
        )
    if not function_body(op).is_empty:
        _verify_terminator(op)
    _verify_annotations(op, warns=True)


def _verify_terminator(op: transform.NamedSequenceOp) -> None:
    last = op.body.last
    if last is None:
        raise plain_error(op, "expected a non-empty body block")
    if not isinstance(last, transform.YieldOp):
        raise last.note_on(plain_error(op, "expected 'transform.yield' as terminator"), "terminator")
    results = op.function_type_attr.value.results
    if last.operand_count != len(results):
        raise plain_error(last, "expected terminator to have as many operands as the parent op has results")
    for number, (type, result) in enumerate(zip(last.operand_types(), results)):
        if type != result:
            raise plain_error(
                last,
                f"the type of the terminator operand #{number} must match the type of the corresponding "
                f"parent op result ('{type}' vs '{result}')",
            )


class IncludeUser(SymbolUserOpInterface):
    """Mirrors IncludeOp::verifySymbolUses."""

    __slots__ = ()

    def verify_symbol_uses(self, op: transform.IncludeOp, tables: SymbolTableCollection) -> None:
        symbol = tables.lookup_nearest_symbol_from(op, op.target)
        if symbol is None or not isinstance(symbol, transform.NamedSequenceOp):
            raise op.op_error("does not reference a named transform sequence")
        type = symbol.function_type.value
        for number in range(op.operand_count):
            if not any(has_annotation(symbol, number, annotation) for annotation in (CONSUMED, READ_ONLY)):
                error = op.error("TransformOpInterface requires memory effects on operands to be specified")
                error.error_diagnostics[0].attach_note(f"no effects specified for operand #{number}")
                raise error
        if len(type.inputs) != op.operand_count:
            raise op.error("incorrect number of operands for callee")
        check_argument_types(op, type.inputs)
        if len(type.results) != op.result_count:
            raise op.error("incorrect number of results for callee")
        for number, (type_of_result, expected) in enumerate(
            zip(op.result_types(), type.results)
        ):
            if not same_kind(type_of_result, expected):
                raise op.op_error(
                    f"type of result #{number} must implement the same transform dialect interface as the "
                    "corresponding callee result"
                )
        _verify_annotations(symbol, True)


interface(transform.IncludeOp, "SymbolUserOpInterface")(IncludeUser())


@verifier(transform.ForeachMatchOp)
def verify_foreach_match(op: transform.ForeachMatchOp) -> None:
    """Mirrors ForeachMatchOp::verify."""
    if len(op.matchers) != len(op.actions):
        raise op.op_error("expected the same number of matchers and actions")
    if not len(op.matchers):
        raise op.op_error("expected at least one match/action pair")
    seen: set[Any] = set()
    for name in op.matchers:
        if name in seen:
            op.emit_warning(f"matcher {name} is used more than once, only the first match will apply")
        seen.add(name)


def _sequence(op: Operation, tables: SymbolTableCollection, name: Attribute) -> Operation | None:
    """The named sequence that a symbol refers to."""
    symbol = tables.lookup_nearest_symbol_from(op, name)
    is_function = symbol is not None and "FunctionOpInterface" in symbol.info.interfaces_at_hand
    is_one = symbol is not None and is_function and is_transform(symbol)
    return symbol if is_one else None


class CollectUser(SymbolUserOpInterface):
    """Mirrors CollectMatchingOp::verifySymbolUses."""

    __slots__ = ()

    def verify_symbol_uses(self, op: transform.CollectMatchingOp, tables: SymbolTableCollection) -> None:
        matcher = _sequence(op, tables, op.matcher)
        if not isinstance(matcher, transform.NamedSequenceOp):
            raise op.error(f"unresolved matcher symbol {op.matcher}")
        type = matcher.function_type_attr.value
        if len(type.inputs) != 1 or kind(type.inputs[0]) != "operation":
            raise op.error("expected the matcher to take one operation handle argument")
        if not has_annotation(matcher, 0, READ_ONLY):
            raise op.error("expected the matcher argument to be marked readonly")
        if len(type.results) != op.result_count:
            raise op.error(
                "expected the matcher to yield as many values as op has results "
                f"({op.result_count}), got {len(type.results)}"
            )
        for number, (one, other) in enumerate(zip(type.results, op.result_types())):
            if not same_kind(one, other):
                raise op.error(f"mismatching type interfaces for matcher result and op result #{number}")


interface(transform.CollectMatchingOp, "SymbolUserOpInterface")(CollectUser())


class MatchUser(SymbolUserOpInterface):
    """Mirrors ForeachMatchOp::verifySymbolUses."""

    __slots__ = ()

    def verify_symbol_uses(self, op: transform.ForeachMatchOp, tables: SymbolTableCollection) -> None:
        for matcher, action in zip(op.matchers, op.actions):
            sequences = [_sequence(op, tables, symbol) for symbol in (matcher, action)]
            for sequence, name, subject in zip(
                sequences, (matcher, action), ("matcher", "action")
            ):
                if sequence is None:
                    raise op.error(f"unresolved {subject} symbol {name}")
            match, act = cast(list[transform.NamedSequenceOp], sequences)
            for function in (match, act):
                _verify_annotations(function, True)
            self._verify_pair(op, matcher, action, match, act)

    @staticmethod
    def _verify_pair(
        op: transform.ForeachMatchOp,
        matcher: Attribute,
        action: Attribute,
        match: transform.NamedSequenceOp,
        act: transform.NamedSequenceOp,
    ) -> None:
        operands = list(op.operand_types())
        inputs = match.function_type_attr.value.inputs
        if len(operands) != len(inputs):
            raise match.note_on(
                op.error(
                    f"the number of operands ({len(operands)}) doesn't match the number of matcher arguments "
                    f"({len(inputs)}) for {matcher}"
                ),
                "symbol declaration",
            )
        for number, (operand, argument) in enumerate(zip(operands, inputs)):
            if has_annotation(match, number, CONSUMED):
                raise match.note_on(
                    op.op_error(f"does not expect matcher symbol to consume its operand #{number}"),
                    "symbol declaration",
                )
            if not same_kind(operand, argument):
                raise match.note_on(
                    op.error(
                        f"mismatching type interfaces for operand and matcher argument #{number} of matcher "
                        f"{matcher}"
                    ),
                    "symbol declaration",
                )
        match_results = match.function_type_attr.value.results
        action_inputs = act.function_type_attr.value.inputs
        if len(match_results) != len(action_inputs):
            raise op.error(
                "mismatching number of matcher results and action arguments between "
                f"{matcher} ({len(match_results)}) and {action} ({len(action_inputs)})"
            )
        for number, (one, other) in enumerate(zip(match_results, action_inputs)):
            if not same_kind(one, other):
                raise op.error(
                    f"mismatching type interfaces for matcher result and action argument #{number}of matcher "
                    f"{matcher} and action {action}"
                )
        actual, results = act.function_type_attr.value.results, list(op.result_types())[1:]
        if len(actual) != len(results):
            raise act.note_on(
                op.error(
                    f"the number of action results ({len(actual)}) for {action} doesn't match the number of "
                    f"extra op results ({len(results)})"
                ),
                "symbol declaration",
            )
        for number, (one, other) in enumerate(zip(results, actual)):
            if not same_kind(one, other):
                raise act.note_on(
                    op.error(
                        f"mismatching type interfaces for action result #{number} of action {action} and op "
                        "result"
                    ),
                    "symbol declaration",
                )


interface(transform.ForeachMatchOp, "SymbolUserOpInterface")(MatchUser())
