"""Execution of `pdl.rewrite`: its operations in order, or a native function.

    pdl.operation              creates an operation in front of the root, with the fused location of all
    matched operations pdl.replace pdl.erase      replaces and erases through the rewriter
    pdl.apply_native_rewrite   calls a function that is registered under the name

The result types of a created operation are the given ones, else the inferred ones, else the types of the
replaced operation.  As PDLToPDLInterp.cpp lowers rewrites.  Mirror: matching.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.creation import create_operation
from mlirkit.core.location import Location
from mlirkit.core.operation import Operation
from mlirkit.core.operation_state import OperationState
from mlirkit.core.value import Value
from mlirkit.dialects.declared import pdl
from mlirkit.dialects.pdl.matching import (
    NativeFunction,
    PatternMatch,
    PDLValue,
    attribute_names,
    constant_of,
    result_of,
    results_of,
)
from mlirkit.patterns.rewriter import PatternRewriter


class RewriteError(Exception):
    """A native function failed."""


class RewriteInterpreter:
    """Carries out the rewrite of one pattern."""

    def __init__(self, rewrite: Operation, functions: dict[str, NativeFunction]) -> None:
        assert isinstance(rewrite, pdl.RewriteOp)
        self._rewrite = rewrite
        self._functions = functions
        self._body = [] if rewrite.name is not None else list(rewrite.bodyRegion.blocks[0].ops())
        names = [
            nested
            for nested in (rewrite, *self._body)
            if isinstance(nested, _CALLS) and nested.name is not None
        ]
        for op in names:
            if _name_of(op) not in functions:
                raise op.op_error(f"no rewrite function is registered as '{_name_of(op)}'")

    def apply(self, match: PatternMatch, location: Location, rewriter: PatternRewriter) -> bool:
        """Rewrite a match; returns whether no native function failed."""
        state = _Rewriting(match, location, rewriter, self._functions)
        try:
            if self._rewrite.name is not None:
                root = [] if self._rewrite.root is None else [self._rewrite.root]
                state.call(self._rewrite, [*root, *self._rewrite.externalArgs])
            for op in self._body:
                step = _STEPS.get(op.info.name)
                if step is not None:
                    step(state, op)
        except RewriteError:
            return False
        return True


_CALLS = (pdl.RewriteOp, pdl.ApplyNativeRewriteOp)


def _name_of(op: Operation) -> str:
    assert isinstance(op, pdl.RewriteOp | pdl.ApplyNativeRewriteOp) and op.name is not None
    return op.name.value


class _Rewriting:
    """One rewrite under way."""

    def __init__(
        self,
        match: PatternMatch,
        location: Location,
        rewriter: PatternRewriter,
        functions: dict[str, NativeFunction],
    ) -> None:
        self.values = dict(match)
        self.location = location
        self.rewriter = rewriter
        self.functions = functions

    def value(self, value: Value) -> PDLValue:
        entry = self.values.get(value)
        if entry is None:
            producer = value.defining_op
            entry = None if producer is None else constant_of(producer)
            if entry is None:
                raise TypeError("a value of the pattern matches no value")
            self.values[value] = entry
        return entry

    def operation(self, value: Value) -> Operation:
        entry = self.value(value)
        assert isinstance(entry, Operation)
        return entry

    def call(self, op: Operation, arguments: list[Value]) -> None:
        results: list[Any] = []
        function = self.functions[_name_of(op)]
        if function(self.rewriter, results, [self.value(argument) for argument in arguments]):
            raise RewriteError
        for value, result in zip(op.results, results_of(op, results), strict=True):
            self.values[value] = result

    # -- operations of the body -----------------------------------------------------------------------

    def apply_native_rewrite(self, op: pdl.ApplyNativeRewriteOp) -> None:
        self.call(op, list(op.args))

    def constant(self, op: pdl.AttributeOp | pdl.TypeOp | pdl.TypesOp) -> None:
        """Types that are not constant are taken from the created operation."""
        number = constant_of(op)
        if number is not None:
            (value,) = op.results
            self.values[value] = number

    def result(self, op: pdl.ResultOp | pdl.ResultsOp) -> None:
        outcome = result_of(op, self.operation(op.parent))
        if outcome is None:
            raise op.op_error("the operation has no such results")
        self.values[op.val] = outcome

    def range(self, op: pdl.RangeOp) -> None:
        self.values[op.result] = self._flat(list(op.arguments))

    def _flat(self, values: list[Value]) -> list[Any]:
        result: list[Any] = []
        for value in values:
            one = self.value(value)
            result += one if isinstance(one, list) else [one]
        return result

    def erase(self, op: pdl.EraseOp) -> None:
        self.rewriter.erase_op(self.operation(op.opValue))

    def replace(self, op: pdl.ReplaceOp) -> None:
        target = self.operation(op.opValue)
        if op.replOperation is not None:
            values: list[Any] = list(self.operation(op.replOperation).result_values())
            producer = op.opValue.defining_op
            if isinstance(producer, pdl.OperationOp) and not len(producer.typeValues):
                values = []
        else:
            values = self._flat(list(op.replValues))
        if values:
            self.rewriter.replace_op(target, values)
        else:
            self.rewriter.erase_op(target)

    def make(self, op: pdl.OperationOp) -> None:
        assert op.opName is not None
        context = self.rewriter.context
        assert context is not None
        state = OperationState(context.operation_name(op.opName.value), self.location)
        state.operands = self._flat(list(op.operandValues))
        for name, value in zip(attribute_names(op), op.attributeValues, strict=True):
            attribute = self.value(value)
            assert isinstance(attribute, Attribute)
            state.attributes[name] = attribute
        state.result_types = self._result_types(op, state)
        made = self.rewriter.insert(create_operation(state))
        self.values[op.op] = made
        types = [result.type for result in made.result_values()]
        values = list(op.typeValues)
        if len(values) == 1 and isinstance(values[0].type, pdl.RangeType):
            self.values.setdefault(values[0], types)
        else:
            for value, type in zip(values, types, strict=False):
                self.values.setdefault(value, type)

    def _result_types(self, op: pdl.OperationOp, state: OperationState) -> list[Type]:
        types: list[Value] = list(op.typeValues)
        if types and all(self._is_known(type, op) for type in types):
            return self._flat(types)
        infer = state.info.infer_types
        if infer is not None:
            # The attributes are set where type inference reads them.
            inferred: list[Type] = infer(inferring_state(state))
            return inferred
        for user, number in reversed(op.op.use_pairs()):
            if isinstance(user, pdl.ReplaceOp) and number > 0 and user.opValue in self.values:
                return [result.type for result in self.operation(user.opValue).result_values()]
        return []

    def _is_known(self, value: Value, op: Operation) -> bool:
        """Whether a type value is bound before the operation is created."""
        producer = value.defining_op
        return value in self.values or producer is None or producer.parent_block is not op.parent_block


def inferring_state(state: OperationState) -> OperationState:
    """The operation state with the definition's attributes as properties."""
    names = state.info.attribute_names
    inferring = OperationState(state.info, state.location)
    inferring.operands = state.operands
    inferring.attributes = {
        name: attribute for name, attribute in state.attributes.items() if name not in names
    }
    inferring.properties = {name: attribute for name, attribute in state.attributes.items() if name in names}
    if state.info.populate_defaults is not None:
        state.info.populate_defaults(inferring.properties)
    return inferring


_STEPS: dict[str, Callable[[_Rewriting, Any], None]] = {
    "pdl.apply_native_rewrite": _Rewriting.apply_native_rewrite,
    "pdl.attribute": _Rewriting.constant,
    "pdl.erase": _Rewriting.erase,
    "pdl.operation": _Rewriting.make,
    "pdl.range": _Rewriting.range,
    "pdl.replace": _Rewriting.replace,
    "pdl.result": _Rewriting.result,
    "pdl.results": _Rewriting.result,
    "pdl.type": _Rewriting.constant,
    "pdl.types": _Rewriting.constant,
}
