"""Changes: the differences between two trees whose operations have been matched.

    added      an operation of the right tree without a partner, with its regions
    removed    an operation of the left tree without a partner, likewise
    moved      partners in other places; both may have changed besides
    changed    partners of which parts differ

A part is an attribute, a type, an operand, a successor, a block or its argument, or the location.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from itertools import zip_longest

from mlirkit.comparison.matching import Matching
from mlirkit.core.attribute import AttributeOrType
from mlirkit.core.block import Block
from mlirkit.core.operation import Operation
from mlirkit.core.region import Region
from mlirkit.core.value import Value
from mlirkit.core.walk import walk_preorder
from mlirkit.ods.live.classes.segments import OPERAND_SIZES, RESULT_SIZES, operand_rule
from mlirkit.ods.model import Operator
from mlirkit.text.printer import make_state
from mlirkit.text.printer.asm_state import AsmState

# Segment sizes only repeat the differences of the values.
_SIZES = (OPERAND_SIZES, RESULT_SIZES)


class ChangeKind(Enum):
    """The kind of an operation's change."""

    ADDED = "added"
    REMOVED = "removed"
    MOVED = "moved"
    CHANGED = "changed"


@dataclass(frozen=True)
class Part:
    """A different part of an operation: its name, and its text on both sides; None where it is missing."""

    name: str
    left: str | None
    right: str | None


@dataclass(frozen=True)
class Change:
    """The change of one operation; `left` is None for an added one, `right` for a removed one.

    `path` has the enclosing operations of the right tree, outermost first.
    """

    kind: ChangeKind
    left: Operation | None
    right: Operation | None
    path: tuple[Operation, ...]
    parts: tuple[Part, ...] = ()

    @property
    def operation(self) -> Operation:
        """The operation on the right, or on the left if it was removed."""
        operation = self.left if self.right is None else self.right
        assert operation is not None
        return operation


def changes_between(matching: Matching, *, locations: bool) -> list[Change]:
    """All changes in the order of the right tree; removed operations follow their predecessors."""
    return _Changes(matching, locations).run()


class _Changes:
    def __init__(self, matching: Matching, locations: bool) -> None:
        self.matching = matching
        self.locations = locations
        left, right = matching.roots
        self._states = _Names(left), _Names(right)

    def run(self) -> list[Change]:
        matching = self.matching
        right = matching.roots[1]
        origin = {other: op for op, other in matching.partner.items()}
        added = set(matching.added)
        behind = self._removed_behind()
        changes: list[Change] = []
        for other in walk_preorder(right):
            if other in added:
                changes.append(Change(ChangeKind.ADDED, None, other, _ancestors(other)))
            elif other in origin:
                changes += self._of_partners(origin[other], other)
            changes += behind.get(other, ())
        return changes

    def _removed_behind(self) -> dict[Operation, list[Change]]:
        """The removed operations, by the operation of the right tree whose partner precedes them."""
        partner = self.matching.partner
        removed = set(self.matching.removed)
        behind: dict[Operation, list[Change]] = {}
        before = self.matching.roots[1]
        for op in walk_preorder(self.matching.roots[0]):
            if op in removed:
                path = tuple([partner[around] for around in _ancestors(op)])
                behind.setdefault(before, []).append(Change(ChangeKind.REMOVED, op, None, path))
            else:
                before = partner.get(op, before)
        return behind

    def _of_partners(self, op: Operation, other: Operation) -> Iterator[Change]:
        parts = tuple(self._parts(op, other))
        if op in self.matching.moved:
            yield Change(ChangeKind.MOVED, op, other, _ancestors(other), parts)
        elif parts:
            yield Change(ChangeKind.CHANGED, op, other, _ancestors(other), parts)

    def _parts(self, op: Operation, other: Operation) -> Iterator[Part]:
        if op.name != other.name:
            yield Part("name", op.name, other.name)
        yield from self._attributes(op, other)
        yield from self._operands(op, other)
        for number, (type, other_type) in enumerate(zip_longest(op.result_types(), other.result_types())):
            if self._differ(type, other_type):
                yield Part(f"type of result #{number}", _text(type), _text(other_type))
        for number, (block, other_block) in enumerate(zip_longest(op.successors, other.successors)):
            if block is None or self.matching.partner_block.get(block) is not other_block:
                yield Part(f"successor #{number}", *self._labels(block, other_block))
        for number, (region, other_region) in enumerate(zip_longest(op.regions, other.regions)):
            yield from self._blocks(number, region, other_region)
        if self.locations and self._differ(op.location, other.location):
            yield Part("location", str(op.location), str(other.location))

    def _differ(self, value: AttributeOrType | None, other: AttributeOrType | None) -> bool:
        if value is None or other is None:
            return value is not other
        comparable = self.matching.comparable
        return value is not other and comparable(value) != comparable(other)

    def _attributes(self, op: Operation, other: Operation) -> Iterator[Part]:
        entries = self.matching.comparable.attributes(op).entries
        other_entries = self.matching.comparable.attributes(other).entries
        for name in sorted({*entries, *other_entries}.difference(_SIZES)):
            if entries.get(name) != other_entries.get(name):
                yield Part(f"attribute {name}", _text(entries.get(name)), _text(other_entries.get(name)))

    def _operands(self, op: Operation, other_op: Operation) -> Iterator[Part]:
        names, other_names = operand_names(op), operand_names(other_op)
        if len(other_names) > len(names):
            names = other_names
        partner = self.matching.partner_value
        pairs = zip_longest(op.operand_values(), other_op.operand_values())
        for name, (value, other) in zip(names, pairs, strict=True):
            if value is None or partner.get(value, value) is not other:
                left, right = self._states
                text = None if value is None else left.of(value)
                other_text = None if other is None else right.of(other)
                if value is not None and other is not None and text == other_text:
                    text, other_text = f"{text} of {_owner(value)}", f"{text} of {_owner(other)}"
                yield Part(f"operand {name}", text, other_text)

    def _blocks(self, number: int, region: Region | None, other_region: Region | None) -> Iterator[Part]:
        blocks = [] if region is None else region.get_blocks()
        other_blocks = [] if other_region is None else other_region.get_blocks()
        for block in blocks:
            other = self.matching.partner_block.get(block)
            if other is None:
                yield Part(f"block of region #{number}", self._labels(block, None)[0], None)
                continue
            for at, (argument, other_argument) in enumerate(zip_longest(block.args, other.args)):
                types = [None if value is None else value.type for value in (argument, other_argument)]
                if self._differ(*types):
                    label = self._labels(block, None)[0]
                    yield Part(f"type of argument #{at} of {label}", _text(types[0]), _text(types[1]))
        for other in other_blocks:
            if other not in self.matching.matched_blocks:
                yield Part(f"block of region #{number}", None, self._labels(None, other)[1])

    def _labels(self, block: Block | None, other: Block | None) -> tuple[str | None, str | None]:
        left, right = self._states
        return (
            None if block is None else left.of_block(block),
            None if other is None else right.of_block(other),
        )


class _Names:
    """The names that printing gives to the values and blocks of a tree, computed on demand."""

    def __init__(self, root: Operation) -> None:
        self.root = root
        self._state: AsmState | None = None

    @property
    def state(self) -> AsmState:
        if self._state is None:
            self._state = make_state(self.root)
        return self._state

    def of(self, value: Value) -> str:
        return str(self.state.names.name(value))

    def of_block(self, block: Block) -> str:
        return str(self.state.names.block_name(block))


def _ancestors(op: Operation) -> tuple[Operation, ...]:
    """The operations around an operation, outermost first."""
    path: list[Operation] = []
    around = op.parent_op
    while around is not None:
        path.append(around)
        around = around.parent_op
    return tuple(path[::-1])


def _owner(value: Value) -> str:
    """The definition of a value: an operation's name, or a block's arguments."""
    defining = value.defining_op
    return "a block" if defining is None else defining.name


def _text(value: AttributeOrType | None) -> str | None:
    return None if value is None else str(value)


def operand_names(op: Operation) -> list[str]:
    """The names of an operation's operands: those of its definition, or numbers."""
    operator: Operator | None = getattr(type(op), "OPERATOR", None)
    if operator is None:
        return [f"#{number}" for number in range(op.operand_count)]
    names: list[str] = []
    for group, size in zip(
        operator.operands, operand_rule(operator).sizes(op, op.operand_count), strict=False
    ):
        base = group.name or f"#{len(names)}"
        names += [f"{base}[{at}]" for at in range(size)] if group.is_variable_length else [base]
    return (names + [f"#{number}" for number in range(len(names), op.operand_count)])[: op.operand_count]
