"""The predicates of all patterns as one tree, with common nodes for common predicates.

Predicates are ordered by the number of patterns that have them; each pattern then descends the tree as long
as nodes have its predicates, and adds new nodes below.

    MatcherNode     asks a question at a position; a child per answer, and a failure node
    SuccessNode     a pattern matches; `failure` is the node to try next

Mirror: the second part of mlir/lib/Conversion/PDLToPDLInterp/PredicateTree.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.conversion.pdl_to_pdl_interp.predicate_lists import Positions, PredicateList
from mlirkit.conversion.pdl_to_pdl_interp.predicates import (
    Answer,
    ConstraintPosition,
    ConstraintQuestion,
    EqualToQuestion,
    Position,
    PredicateBuilder,
    Question,
)
from mlirkit.core.value import Value
from mlirkit.dialects.declared import pdl


class Slot:
    """A place in the tree, for a node."""

    __slots__ = ("node",)

    def __init__(self, node: MatcherNode | SuccessNode | None = None) -> None:
        self.node = node


class MatcherNode:
    """A question, and the node after each answer."""

    __slots__ = ("children", "failure", "position", "question")

    def __init__(self, predicate: OrderedPredicate) -> None:
        self.position = predicate.position
        self.question = predicate.question
        self.children: dict[Answer, Slot] = {}
        self.failure = Slot()

    def asks(self, predicate: OrderedPredicate) -> bool:
        return self.position is predicate.position and self.question is predicate.question


class SuccessNode:
    """A pattern that matches, beginning with `root`."""

    __slots__ = ("failure", "pattern", "root")

    def __init__(self, pattern: pdl.PatternOp, root: Value, failure: Slot) -> None:
        self.pattern = pattern
        self.root = root
        self.failure = failure


class OrderedPredicate:
    """A question at a position, with the numbers that decide its rank."""

    __slots__ = ("answers", "number", "position", "primary", "question", "secondary")

    def __init__(self, position: Position, question: Question, number: int) -> None:
        self.position = position
        self.question = question
        self.number = number
        # The number of patterns with the predicate; and the sum of its squares over the predicates of these
        # patterns.
        self.primary = 0
        self.secondary = 0
        # By pattern.
        self.answers: dict[PredicateList, Answer] = {}

    def rank(self) -> tuple[int, int, int, int, int, int]:
        depth = self.position.operation_depth
        return -self.primary, -self.secondary, depth, self.position.KIND, self.question.KIND, self.number

    def depends_on(self, other: OrderedPredicate) -> bool:
        """Whether the question is about a result of the native constraint `other`."""
        question = self.question
        places = [self.position]
        if isinstance(question, ConstraintQuestion):
            places = list(question.args)
        elif isinstance(question, EqualToQuestion):
            places.append(question.value)
        return any(
            isinstance(place, ConstraintPosition) and place.question is other.question for place in places
        )


def predicate_tree(
    patterns: Sequence[pdl.PatternOp], builder: PredicateBuilder, positions: Positions
) -> MatcherNode | SuccessNode | None:
    """The root of the tree; None without patterns.  `positions` is filled with the places of values."""
    lists = [PredicateList(pattern, builder, positions) for pattern in patterns]
    ordered = _ordered(lists)
    root = Slot()
    for predicates in lists:
        _add_pattern(root, predicates, ordered)
    return root.node


def _ordered(lists: list[PredicateList]) -> list[OrderedPredicate]:
    """All predicates, the most common ones first."""
    predicates: dict[tuple[Position, Question], OrderedPredicate] = {}
    predicates_by_list: list[dict[OrderedPredicate, None]] = []
    for predicate_list in lists:
        own: dict[OrderedPredicate, None] = {}
        for position, question, answer in predicate_list.predicates:
            key = position, question
            predicate = predicates.get(key)
            if predicate is None:
                predicate = predicates[key] = OrderedPredicate(position, question, len(predicates))
            predicate.answers.setdefault(predicate_list, answer)
            predicate.primary += 1
            own[predicate] = None
        predicates_by_list.append(own)
    for own in predicates_by_list:
        total = sum(predicate.primary**2 for predicate in own)
        for predicate in own:
            predicate.secondary += total
    return _constraints_first(sorted(predicates.values(), key=OrderedPredicate.rank))


def _constraints_first(remaining: list[OrderedPredicate]) -> list[OrderedPredicate]:
    """The same order, except that questions about results of native constraints come behind these."""
    predicates: list[OrderedPredicate] = []
    while remaining:
        constraints = [
            predicate for predicate in remaining if isinstance(predicate.question, ConstraintQuestion)
        ]
        waiting = {predicate for predicate in remaining if any(map(predicate.depends_on, constraints))}
        predicates += [predicate for predicate in remaining if predicate not in waiting]
        remaining = [predicate for predicate in remaining if predicate in waiting]
    return predicates


def _add_pattern(slot: Slot, pattern: PredicateList, ordered: list[OrderedPredicate]) -> None:
    """Insert the predicates of a pattern into the tree, with new nodes where it has none for a predicate."""
    for predicate in ordered:
        if pattern not in predicate.answers:
            continue
        while slot.node is not None and not (
            isinstance(slot.node, MatcherNode) and slot.node.asks(predicate)
        ):
            slot = slot.node.failure
        node = slot.node
        if node is None:
            node = slot.node = MatcherNode(predicate)
        assert isinstance(node, MatcherNode)
        slot = node.children.setdefault(predicate.answers[pattern], Slot())
    slot.node = SuccessNode(pattern.pattern, pattern.root, Slot(slot.node))
