"""Matching `pdl.pattern`: finding operations of a program for the operations of the pattern.

Matching goes from the root, which `pdl.rewrite` names, down through the definitions of operands; then up to
further roots among the users of matched values, in all possible ways. A value of the pattern is bound to:

    !pdl.operation   Operation        !pdl.value       Value
    !pdl.attribute   Attribute        !pdl.type        Type
    !pdl.range<...>  a list of values or types

As MLIR does through pdl_interp, with the same checks: PredicateTree.cpp, ByteCode.cpp.  Native constraints
are called after all other parts match.  Mirror: rewriting.py.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from mlirkit.builtin.attributes import ArrayAttr, BoolAttr, TypeAttr
from mlirkit.builtin.dense import DenseArrayAttr
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.operation import Operation
from mlirkit.core.structural_attributes import StringAttr
from mlirkit.core.value import Value
from mlirkit.dialects.declared import pdl
from mlirkit.patterns.rewriter import PatternRewriter
from mlirkit.support.diagnostics import MLIRError

# A native function of the rewriter, a list for results, and the arguments.  Any true value is a failure.
NativeFunction = Callable[[PatternRewriter, list[Any], list[Any]], object]

# The binding of a pattern value.
PDLValue = Operation | Value | Type | Attribute | list[Value] | list[Type]


# The bindings of a pattern's values.
PatternMatch = dict[Value, PDLValue]


class PatternMatcher:
    """Matches one pattern."""

    def __init__(self, pattern: pdl.PatternOp, constraints: dict[str, NativeFunction]) -> None:
        block = pattern.bodyRegion.blocks[0]
        self._body = list(block.ops())
        self.rewrite = self._body[-1]
        assert isinstance(self.rewrite, pdl.RewriteOp)
        candidates = _candidate_roots(self._body, self.rewrite.root)
        if not candidates:
            raise pattern.op_error("expected an operation to match")
        first = self.rewrite.root
        self.root = candidates[0] if first is None else _operation_of(first)
        self._others = [candidate for candidate in candidates if candidate is not self.root]
        self._constraints: list[tuple[pdl.ApplyNativeConstraintOp, NativeFunction]] = []
        for op in self._body:
            if isinstance(op, pdl.ApplyNativeConstraintOp):
                name = op.name.value
                if name not in constraints:
                    raise op.op_error(f"no constraint function is registered as '{name}'")
                self._constraints.append((op, constraints[name]))
        #: The name of the operations that can match; None for any.
        root_name = self.root.opName
        self.root_name = None if root_name is None else root_name.value

    def matches(self, op: Operation, rewriter: PatternRewriter) -> Iterator[PatternMatch]:
        """All matches of the pattern with `op` as its root."""
        match: PatternMatch = {}
        if _bind(match, [(self.root.op, op)]):
            for extended in self._upward(match, self._others):
                if self._complete(extended, rewriter):
                    yield extended

    def depths(self) -> dict[Value, tuple[int, ...]]:
        """The operations below the root with the path of operands to them."""
        result: dict[Value, tuple[int, ...]] = {self.root.op: ()}
        pending = [self.root]
        while pending:
            op = pending.pop(0)
            for number, operand in enumerate(op.operandValues):
                producer = operand.defining_op
                if isinstance(producer, pdl.ResultOp | pdl.ResultsOp):
                    parent = producer.parent
                    if parent not in result:
                        result[parent] = (*result[op.op], number)
                        pending.append(_operation_of(parent))
        return result

    def matched_operations(self) -> list[pdl.OperationOp]:
        return [op for op in self._body if isinstance(op, pdl.OperationOp)]

    # -- further roots --------------------------------------------------------------------------------

    def _upward(self, match: PatternMatch, roots: list[pdl.OperationOp]) -> Iterator[PatternMatch]:
        """Extend a match to further roots, starting at values matched already."""
        # A stack in place of recursion over the roots.
        pending = [(match, roots)]
        while pending:
            match, roots = pending.pop()
            if not roots:
                yield match
                continue
            result = [(root, connection) for root in roots for connection in _connections(match, root)]
            if not result:
                continue
            root, (number, value) = result[0]
            rest = [other for other in roots if other is not root]
            candidates: list[tuple[PatternMatch, list[pdl.OperationOp]]] = []
            # MLIR's order of uses is the newest first.
            for user, operand in reversed(value.use_pairs()):
                if not _is_operand(root, user, number, operand):
                    continue
                extended = dict(match)
                if _bind(extended, [(root.op, user)]):
                    candidates.append((extended, rest))
            pending.extend(reversed(candidates))

    # -- remaining operations -------------------------------------------------------------------------

    def _complete(self, match: PatternMatch, rewriter: PatternRewriter) -> bool:
        """Bind the values that no operation led to, and call the native constraints."""
        values = match
        for op in self._body:
            if isinstance(op, pdl.ResultOp | pdl.ResultsOp):
                value = op.val
                if value not in values:
                    result = result_of(op, values[op.parent])
                    if result is None:
                        return False
                    values[value] = result
            elif isinstance(op, pdl.AttributeOp | pdl.TypeOp | pdl.TypesOp):
                constant = constant_of(op)
                if constant is not None:
                    (value,) = op.results
                    values.setdefault(value, constant)
        return all(_holds(op, function, match, rewriter) for op, function in self._constraints)


def _holds(
    op: pdl.ApplyNativeConstraintOp, function: NativeFunction, match: PatternMatch, rewriter: PatternRewriter
) -> bool:
    results: list[Any] = []
    failed = bool(function(rewriter, results, [match[argument] for argument in op.args]))
    is_negated = op.isNegated
    if isinstance(is_negated, BoolAttr) and is_negated.value:
        return failed
    if failed:
        return False
    for value, result in zip(op.results, results_of(op, results), strict=True):
        if match.setdefault(value, result) != result:
            return False
    return True


def results_of(op: Operation, results: list[Any]) -> list[Any]:
    """The results of a native function; MLIRError if the pattern expects others."""
    if len(results) != op.result_count:
        raise op.op_error(f"expected {op.result_count} results of the native function, got {len(results)}")
    return [list(result) if isinstance(result, tuple) else result for result in results]


def _candidate_roots(body: Sequence[Operation], root: Value | None) -> list[pdl.OperationOp]:
    """The operations whose results no other operation of the pattern uses, and the named root."""
    operations = [op for op in body if isinstance(op, pdl.OperationOp)]
    used: set[Operation] = set()
    for operation in operations:
        for operand in operation.operandValues:
            producer = operand.defining_op
            if isinstance(producer, pdl.ResultOp | pdl.ResultsOp):
                used.add(_operation_of(producer.parent))
    if root is not None:
        used.discard(_operation_of(root))
    return [operation for operation in operations if operation not in used]


def _operation_of(value: Value) -> pdl.OperationOp:
    op = value.defining_op
    if not isinstance(op, pdl.OperationOp):
        raise MLIRError("expected the value of a `pdl.operation`")
    return op


def _connections(match: PatternMatch, root: pdl.OperationOp) -> Iterator[tuple[int, Value]]:
    """The operands of a root that are bound already, with their values in the program."""
    for number, operand in enumerate(root.operandValues):
        result = match.get(operand)
        producer = operand.defining_op
        if result is None and isinstance(producer, pdl.ResultOp | pdl.ResultsOp):
            parent = match.get(producer.parent)
            result = None if parent is None else result_of(producer, parent)
        if isinstance(result, list):
            result = result[0] if result else None
        if isinstance(result, Value):
            yield number, result


def _is_operand(root: pdl.OperationOp, user: Operation, number: int, operand: int) -> bool:
    """Whether a use of a value may be the operand of a root in the pattern."""
    ahead = [isinstance(operand.type, pdl.RangeType) for operand in root.operandValues][: number + 1]
    return any(ahead) or operand == number


# -- binding ------------------------------------------------------------------------------------------


def _bind(match: PatternMatch, pending: list[tuple[Value, PDLValue | None]]) -> bool:
    """Bind values of the pattern, and the values connected with them."""
    values = match
    while pending:
        value, result = pending.pop()
        if result is None:
            return False
        op = value.defining_op
        assert op is not None
        entry = values.get(value)
        if entry is not None:
            # MLIR does not compare results and ranges of types again.
            if isinstance(op, pdl.ResultOp | pdl.ResultsOp | pdl.TypesOp):
                continue
            if not is_same(entry, result):
                return False
            continue
        values[value] = result
        connected = _connected(op, result)
        if connected is None:
            return False
        pending.extend(reversed(connected))
    return True


def is_same(first: PDLValue | None, second: PDLValue | None) -> bool:
    """Whether both are the same operation or value, or equal attributes or types."""
    if isinstance(first, list) and isinstance(second, list):
        return len(first) == len(second) and all(map(is_same, first, second))
    if isinstance(first, Operation | Value):
        return first is second
    return first == second


Connected = list[tuple[Value, PDLValue | None]]


def _connected(op: Operation, matched: PDLValue) -> Connected | None:
    """The bindings of a pattern operation's operands, if it is bound to `matched`; None if impossible."""
    if isinstance(op, pdl.OperationOp):
        return _operation_parts(op, matched) if isinstance(matched, Operation) else None
    if isinstance(op, pdl.ResultOp | pdl.ResultsOp):
        first = matched[0] if isinstance(matched, list) and matched else matched
        parent = first.defining_op if isinstance(first, Value) else None
        if parent is None:
            return None
        result = result_of(op, parent)
        return None if result is None or not is_same(result, matched) else [(op.parent, parent)]
    constant = constant_of(op)
    if isinstance(op, pdl.AttributeOp):
        if op.valueType is not None:
            return [(op.valueType, type_of_attribute(matched))]
    elif isinstance(op, pdl.OperandOp):
        if op.valueType is not None and isinstance(matched, Value):
            return [(op.valueType, matched.type)]
    elif isinstance(op, pdl.OperandsOp) and op.valueType is not None and isinstance(matched, list):
        return [(op.valueType, [value.type for value in matched if isinstance(value, Value)])]
    return None if constant is not None and constant != matched else []


def _operation_parts(op: pdl.OperationOp, matched: Operation) -> Connected | None:
    if op.opName is not None and op.opName.value != matched.name:
        return None
    operands = list(op.operandValues)
    types = list(op.typeValues)
    if not _may_have(operands, matched.operand_count) or not _may_have(types, matched.result_count):
        return None
    connected: Connected = []
    for name, attribute in zip(attribute_names(op), op.attributeValues, strict=True):
        connected.append((attribute, matched.attribute(name)))
    for operand, group in zip(
        operands, _groups(operands, matched, matched.operand_values(), True), strict=True
    ):
        connected.append((operand, group))
    for type, results in zip(types, _groups(types, matched, matched.result_values(), False), strict=True):
        connected.append((type, _types_of(results)))
    return connected


def type_of_attribute(attribute: PDLValue | None) -> Type | None:
    """The type of a typed attribute; None for others."""
    type = getattr(attribute, "type", None)
    return type if isinstance(type, Type) else None


def attribute_names(op: pdl.OperationOp) -> list[str]:
    """The names of matched or created attributes."""
    return [name.value for name in op.attributeValueNames if isinstance(name, StringAttr)]


def _types_of(values: list[Value] | Value | None) -> PDLValue | None:
    if isinstance(values, list):
        return [value.type for value in values]
    return None if values is None else values.type


def _is_range(value: Value) -> bool:
    return isinstance(value.type, pdl.RangeType)


def _may_have(values: Sequence[Value], count: int) -> bool:
    """Whether a number of operands or results is possible."""
    ranges = sum(map(_is_range, values))
    return count >= len(values) - ranges if ranges else count == len(values)


def _groups(
    values: Sequence[Value], op: Operation, parts: Sequence[Value], is_operand: bool
) -> list[list[Value] | Value | None]:
    """The operands or results of an operation in the groups of a pattern."""
    if len(values) == 1 and _is_range(values[0]):
        return [list(parts)]
    result: list[list[Value] | Value | None] = []
    behind_range = False
    for index, value in enumerate(values):
        behind_range = behind_range or _is_range(value)
        if behind_range:
            result.append(group_of(op, parts, index, is_operand, _is_range(value)))
        else:
            result.append(parts[index] if index < len(parts) else None)
    return result


def group_of(
    op: Operation, parts: Sequence[Value], index: int, is_operand: bool, is_range: bool
) -> list[Value] | Value | None:
    """One group of operands or results: by the operation's segment sizes, else all from there on."""
    trait, name = ("AttrSizedOperandSegments", "operandSegmentSizes")
    if not is_operand:
        trait, name = ("AttrSizedResultSegments", "resultSegmentSizes")
    if op.info.has_trait(trait):
        sizes = op.attribute(name)
        if not isinstance(sizes, DenseArrayAttr) or len(sizes.values) <= index:
            return None
        start = sum(sizes.values[:index])
        parts = parts[start : start + sizes.values[index]]
    elif len(parts) >= index:
        parts = parts[index:]
    else:
        return None
    if is_range:
        return list(parts)
    return parts[0] if len(parts) == 1 else None


def result_of(op: pdl.ResultOp | pdl.ResultsOp, parent: PDLValue) -> list[Value] | Value | None:
    """The values of `pdl.result` or `pdl.results`; None if the operation does not have these results."""
    assert isinstance(parent, Operation)
    results = parent.result_values()
    index = op.index
    if isinstance(op, pdl.ResultOp):
        number = op.index.value
        return results[number] if number < len(results) else None
    if index is None:
        return list(results)
    return group_of(parent, results, index.value, False, _is_range(op.val))


def constant_of(op: Operation) -> PDLValue | None:
    """The constant of an attribute, a type or a range of types in a pattern, or None."""
    if isinstance(op, pdl.AttributeOp):
        return op.value
    if isinstance(op, pdl.TypeOp):
        constant = op.constantType_attr
        return constant.value if isinstance(constant, TypeAttr) else None
    if isinstance(op, pdl.TypesOp):
        listed = op.constantTypes
        if isinstance(listed, ArrayAttr):
            return [attribute.value for attribute in listed if isinstance(attribute, TypeAttr)]
    return None
