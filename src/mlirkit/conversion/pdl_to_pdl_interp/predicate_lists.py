"""The predicates of one pattern, in the order in which the pattern is traversed.

The traversal goes from the root down through the definitions of operands; then from matched values up to
further roots, in the order of root_ordering.py; at last to values that no operation uses, and to native
constraints.
Mirror: the first part of mlir/lib/Conversion/PDLToPDLInterp/PredicateTree.cpp.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from mlirkit.builtin.attributes import BoolAttr
from mlirkit.conversion.pdl_to_pdl_interp.predicates import (
    AttributePosition,
    OperandGroupPosition,
    OperandPosition,
    OperationPosition,
    Position,
    Predicate,
    PredicateBuilder,
    TypePosition,
    ValuePosition,
    deeper_last,
)
from mlirkit.conversion.pdl_to_pdl_interp.root_ordering import (
    DisconnectedRoots,
    Edge,
    Graph,
    OptimalBranching,
)
from mlirkit.core.attribute import Attribute
from mlirkit.core.structural_attributes import StringAttr
from mlirkit.core.value import Value
from mlirkit.dialects.declared import pdl
from mlirkit.support.diagnostics import MLIRError

# The positions of the values of all patterns.
Positions = dict[Value, Position]


@dataclass(slots=True)
class _Visit:
    """A value of the pattern that is to be looked for at a place."""

    value: Value
    position: Position


# A stack of predicates to add and values to visit.
_Work = list[Predicate | _Visit]


@dataclass(slots=True)
class _Above:
    """The users of a value below a root, with their operand or result."""

    parent: Value
    index: int | None


_Parents = dict[Value, dict[Value, _Above | None]]


def is_range(value: Value) -> bool:
    return isinstance(value.type, pdl.RangeType)


def is_negated(op: pdl.ApplyNativeConstraintOp) -> bool:
    flag = op.isNegated
    return isinstance(flag, BoolAttr) and bool(flag.value)


def pattern_body(pattern: pdl.PatternOp) -> list[pdl.OperationOp]:
    """The operations that a pattern matches."""
    return [op for op in pattern.bodyRegion.blocks[0].ops() if isinstance(op, pdl.OperationOp)]


def pattern_rewrite(pattern: pdl.PatternOp) -> pdl.RewriteOp:
    last = pattern.bodyRegion.blocks[0].last
    assert isinstance(last, pdl.RewriteOp)
    return last


class PredicateList:
    """The predicates of one pattern, and the root that its match begins with."""

    def __init__(self, pattern: pdl.PatternOp, builder: PredicateBuilder, positions: Positions) -> None:
        self.pattern = pattern
        self.predicates: list[Predicate] = []
        self._builder = builder
        self._positions = positions
        self.root = self._collect()

    def _collect(self) -> Value:
        roots = _candidate_roots(self.pattern)
        graph, parents = _cost_graph(roots)
        try:
            root, edges = _best_tree(graph, roots, pattern_rewrite(self.pattern).root)
        except DisconnectedRoots:
            message = "the pattern contains a candidate root disconnected from the others"
            raise self.pattern.op_error(message) from None
        self._work([_Visit(root, self._builder.root)])
        for number, (target, source) in enumerate(edges):
            # A root has a position already if it is the first one or below another one.
            if target in self._positions or source is None:
                continue
            connector = graph[target][source].connector
            assert connector is not None
            self._upward(connector, target, parents[target], number)
        self._outside_of_tree()
        return root

    def _work(self, work: _Work) -> None:
        """Add predicates and visit values, depth first."""
        pending = work[::-1]
        while pending:
            item = pending.pop()
            if isinstance(item, Predicate):
                self.predicates.append(item)
            else:
                pending += reversed(self._visit(item.value, item.position))

    # -- down -----------------------------------------------------------------------------------------

    def _visit(self, value: Value, position: Position) -> _Work:
        earlier = self._positions.get(value)
        if earlier is not None:
            return self._seen_again(value, position, earlier)
        self._positions[value] = position
        if isinstance(position, OperationPosition):
            return self._operation(_operation_of(value), position)
        if isinstance(position, AttributePosition):
            return self._attribute(value, position)
        if isinstance(position, TypePosition):
            return self._type(value, position)
        assert isinstance(position, OperandPosition | OperandGroupPosition)
        return self._operand(value, position)

    def _seen_again(self, value: Value, position: Position, earlier: Position) -> _Work:
        """A value reached at two positions must be equal at both."""
        compared = (pdl.AttributeOp, pdl.OperandOp, pdl.OperandsOp, pdl.OperationOp, pdl.TypeOp)
        if not isinstance(value.defining_op, compared):
            return []
        first, second = deeper_last(position, earlier)
        return [self._builder.are_equal(second, first)]

    def _attribute(self, value: Value, position: AttributePosition) -> _Work:
        builder = self._builder
        work: _Work = [builder.is_not_null(position)]
        op = value.defining_op
        if isinstance(op, pdl.AttributeOp):
            if op.valueType is not None:
                work.append(_Visit(op.valueType, builder.type(position)))
            elif op.value is not None:
                work.append(builder.is_attribute(position, op.value))
        return work

    def _type(self, value: Value, position: TypePosition) -> _Work:
        constant = constant_types(value)
        return [] if constant is None else [self._builder.is_type(position, constant)]

    def _operand(self, value: Value, position: OperandPosition | OperandGroupPosition) -> _Work:
        builder = self._builder
        work: _Work = []
        op = value.defining_op
        if isinstance(op, pdl.OperandOp | pdl.OperandsOp):
            # All operands of an operation are always there.
            if isinstance(op, pdl.OperandOp) or _is_group(position):
                work.append(builder.is_not_null(position))
            if op.valueType is not None:
                work.append(_Visit(op.valueType, builder.type(position)))
        elif isinstance(op, pdl.ResultOp | pdl.ResultsOp):
            if op.index is not None:
                work.append(builder.is_not_null(position))
            parent = builder.operation(position)
            work.append(builder.is_not_null(parent))
            work.append(builder.are_equal(self._result(op, parent), position))
            work.append(_Visit(op.parent, parent))
        return work

    def _result(self, op: pdl.ResultOp | pdl.ResultsOp, parent: OperationPosition) -> ValuePosition:
        if isinstance(op, pdl.ResultOp):
            return self._builder.result(parent, op.index.value)
        group = None if op.index is None else op.index.value
        return self._builder.result_group(parent, group, is_range(op.val))

    def _operation(
        self, op: pdl.OperationOp, position: OperationPosition, ignored: int | None = None
    ) -> _Work:
        """The predicates of an operation; operand `ignored`, from which it was reached, has none."""
        builder = self._builder
        work: _Work = [] if position.is_root else [builder.is_not_null(position)]
        if op.opName is not None:
            work.append(builder.has_name(position, op.opName.value))
        operands, types = list(op.operandValues), list(op.typeValues)
        least = _count_of_single(operands)
        if least == len(operands):
            work.append(builder.operand_count(position, least))
        elif least:
            work.append(builder.operand_count_at_least(position, least))
        least = _count_of_single(types)
        if least == len(types):
            work.append(builder.result_count(position, least))
        elif least:
            work.append(builder.result_count_at_least(position, least))
        for name, attribute in zip(op.attributeValueNames, op.attributeValues, strict=True):
            assert isinstance(name, StringAttr)
            work.append(_Visit(attribute, builder.attribute(position, name.value)))
        work += self._operands(operands, position, ignored)
        work += self._results(types, position)
        return work

    def _operands(self, operands: Sequence[Value], position: OperationPosition, ignored: int | None) -> _Work:
        builder = self._builder
        if len(operands) == 1 and is_range(operands[0]):
            # An upward traversal came from the operands.
            if position.is_root or position.defines_operand:
                return [_Visit(operands[0], builder.all_operands(position))]
            return []
        work: _Work = []
        for number, (operand, behind_range) in enumerate(_behind_ranges(operands)):
            if number == ignored:
                continue
            place: Position = builder.operand(position, number)
            if behind_range:
                place = builder.operand_group(position, number, is_range(operand))
            work.append(_Visit(operand, place))
        return work

    def _results(self, types: Sequence[Value], position: OperationPosition) -> _Work:
        builder = self._builder
        if len(types) == 1 and is_range(types[0]):
            return [_Visit(types[0], builder.type(builder.all_results(position)))]
        work: _Work = []
        for number, (type, behind_range) in enumerate(_behind_ranges(types)):
            place: ValuePosition = builder.result(position, number)
            if behind_range:
                place = builder.result_group(position, number, is_range(type))
            work.append(builder.is_not_null(place))
            work.append(_Visit(type, builder.type(place)))
        return work

    # -- up -------------------------------------------------------------------------------------------

    def _upward(
        self, connector: Value, root: Value, parents: dict[Value, _Above | None], number: int
    ) -> None:
        """Find a further root from a value that is found already and that it depends on."""
        builder = self._builder
        position = self._positions[connector]
        value = connector
        while value is not root:
            above = parents[value]
            assert above is not None
            value = above.parent
            op = value.defining_op
            if isinstance(op, pdl.OperationOp):
                user = builder.each_user(position, number)
                self.predicates.append(builder.are_equal(self._operand_of(op, user, above.index), position))
                self._positions.setdefault(value, user)
                self._work(self._operation(op, user, above.index))
                position = user
            else:
                assert isinstance(op, pdl.ResultOp | pdl.ResultsOp)
                assert isinstance(position, OperationPosition)
                position = self._result(op, position)
                self._positions.setdefault(value, position)

    def _operand_of(self, op: pdl.OperationOp, position: OperationPosition, index: int | None) -> Position:
        builder = self._builder
        if index is None:
            return builder.all_operands(position)
        operands = list(op.operandValues)
        if any(map(is_range, operands[: index + 1])):
            return builder.operand_group(position, index, is_range(operands[index]))
        return builder.operand(position, index)

    # -- values that no operation uses, and constraints -----------------------------------------------

    def _outside_of_tree(self) -> None:
        builder = self._builder
        positions = self._positions
        for op in self.pattern.bodyRegion.blocks[0].ops():
            if isinstance(op, pdl.ApplyNativeConstraintOp):
                self._constraint(op)
                continue
            if not isinstance(op, pdl.AttributeOp | pdl.ResultOp | pdl.ResultsOp | pdl.TypeOp | pdl.TypesOp):
                continue
            (value,) = op.results
            if value in positions:
                continue
            if isinstance(op, pdl.ResultOp | pdl.ResultsOp):
                parent = positions[op.parent]
                assert isinstance(parent, OperationPosition)
                result = positions[value] = self._result(op, parent)
                if op.index is not None:
                    self.predicates.append(builder.is_not_null(result))
            elif isinstance(op, pdl.AttributeOp):
                assert op.value is not None
                positions[value] = builder.attribute_literal(op.value)
            else:
                constant = constant_types(value)
                assert constant is not None
                positions[value] = builder.type_literal(constant)

    def _constraint(self, op: pdl.ApplyNativeConstraintOp) -> None:
        builder = self._builder
        args = tuple(self._positions[arg] for arg in op.args)
        results = list(op.results)
        types = tuple(result.type for result in results)
        question = builder.constraint(op.name.value, args, types, is_negated(op))
        for index, result in enumerate(results):
            place: Position = builder.constraint_result(question, index)
            position = self._positions.setdefault(result, place)
            if position is not place:
                first, second = deeper_last(place, position)
                self.predicates.append(builder.are_equal(second, first))
        # The constraint is checked at the deepest of its arguments.
        deepest = max(args, key=lambda arg: arg.operation_depth)
        self.predicates.append(Predicate(deepest, question, True))


def _operation_of(value: Value) -> pdl.OperationOp:
    op = value.defining_op
    assert isinstance(op, pdl.OperationOp)
    return op


def constant_types(value: Value) -> Attribute | None:
    """The type or the array of types that a value of the pattern is, as an attribute, if it is constant."""
    op = value.defining_op
    if isinstance(op, pdl.TypeOp):
        return op.constantType_attr
    return op.constantTypes_attr if isinstance(op, pdl.TypesOp) else None


def _is_group(position: Position) -> bool:
    return isinstance(position, OperandGroupPosition) and position.group is not None


def _count_of_single(values: Sequence[Value]) -> int:
    return sum(not is_range(value) for value in values)


def _behind_ranges(values: Iterable[Value]) -> Iterator[tuple[Value, bool]]:
    """Values, and whether each is a range or follows one, so that its number is unknown."""
    behind_range = False
    for value in values:
        behind_range = behind_range or is_range(value)
        yield value, behind_range


# -- roots --------------------------------------------------------------------------------------------


def _candidate_roots(pattern: pdl.PatternOp) -> list[Value]:
    """The operations whose results no other operation uses, and the root that the rewrite names."""
    operations = pattern_body(pattern)
    used: set[Value] = set()
    for op in operations:
        for operand in op.operandValues:
            producer = operand.defining_op
            if isinstance(producer, pdl.ResultOp | pdl.ResultsOp):
                used.add(producer.parent)
    named = pattern_rewrite(pattern).root
    if named is not None:
        used.discard(named)
    return [op.op for op in operations if op.op not in used]


def _cost_graph(roots: list[Value]) -> tuple[Graph, _Parents]:
    """The connections between roots; and by root, the users through which values below are reached."""
    connectors: dict[Value, list[tuple[Value, int]]] = {}
    parents: _Parents = {}
    for root in roots:
        above = parents[root] = {}
        pending: list[tuple[Value, _Above | None, int]] = [(root, None, 0)]
        # The loop appends to the list that it iterates over.
        for value, reader, depth in pending:
            if value in above:
                continue
            above[value] = reader
            connectors.setdefault(value, []).append((root, depth))
            pending += _below(value, depth)
    graph: Graph = {}
    number = 0
    for connector, result in connectors.items():
        for source, _ in result:
            for target, depth in result:
                if source is target:
                    continue
                edges = graph.setdefault(target, {})
                edge = edges.get(source)
                if edge is None:
                    edges[source] = Edge(depth, number, connector)
                    number += 1
                elif edge.depth > depth:
                    edge.depth = depth
                    edge.connector = connector
    return graph, parents


def _below(value: Value, depth: int) -> list[tuple[Value, _Above | None, int]]:
    """The values that a value depends on directly; attributes and types connect nothing."""
    op = value.defining_op
    if isinstance(op, pdl.OperationOp):
        operands = list(op.operandValues)
        if len(operands) == 1 and is_range(operands[0]):
            return [(operands[0], _Above(value, None), depth + 1)]
        return [(operand, _Above(value, number), depth + 1) for number, operand in enumerate(operands)]
    if isinstance(op, pdl.ResultOp | pdl.ResultsOp):
        return [(op.parent, _Above(value, None if op.index is None else op.index.value), depth)]
    return []


def _best_tree(
    graph: Graph, roots: list[Value], named: Value | None
) -> tuple[Value, list[tuple[Value, Value | None]]]:
    """The first root, and all roots, each with the root that it is found from."""
    best: tuple[int, Value, OptimalBranching] | None = None
    for root in roots if named is None else [named]:
        branching = OptimalBranching(graph, root)
        cost = branching.solve()
        if best is None or best[0] > cost:
            best = cost, root, branching
    if best is None:
        raise MLIRError("expected an operation to match")
    return best[1], best[2].edges(roots)
