"""`--print-sets`: the records of each def of the class `Set`, from its dag.

    (add a, b)  (sub a, b)  (and a, b)  (interleave a, b)
    (shl a, 1)  (trunc a, 2)  (rotl a, 1)  (rotr a, 1)  (decimate a, 2)
    (sequence "r%u", 0, 3[, 2])

Mirror: llvm/lib/TableGen/SetTheory.cpp.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Generator, Sequence
from typing import Final, TypeAlias

from mlirkit.tablegen.records import Record, RecordError, Records
from mlirkit.tablegen.values import DagValue, DefValue, IntValue, ListValue, StringValue, Value

_CLASS: Final = "Set"
_FIELD: Final = "Elements"
_NUMBERS: Final = range(1 << 30)
_CONVERSION: Final = re.compile(r"%(0?)(\d{0,4})[ud]|%%")

# A generator that evaluates a value yields the parts of the value and is sent their elements; the caller
# keeps the stack.
_Elements: TypeAlias = list[Record]
_Steps: TypeAlias = Generator[Value, _Elements, _Elements]


def print_sets(records: Records, options: object) -> str:
    """A line for each set."""
    sets = _Sets(records)
    lines: list[str] = []
    for record in records.derived_from(_CLASS):
        names = [member.name for member in sets.expand(record)]
        lines.append(f"{record.name} = [{''.join(f' {name}' for name in names)} ]\n")
    return "".join(lines)


class _Sets:
    """The expanded sets; a set that is being expanded has no elements yet."""

    def __init__(self, records: Records) -> None:
        self._records = records
        self._expanded: dict[Record, _Elements] = {}
        # The records that errors are about, innermost last.
        self._owner: list[Record] = []

    def expand(self, record: Record) -> _Elements:
        stack: list[_Steps] = [self._reference(record)]
        answer: _Elements | None = None
        while stack:
            try:
                part = next(stack[-1]) if answer is None else stack[-1].send(answer)
            except StopIteration as end:
                stack.pop()
                answer = end.value
            else:
                stack.append(self._evaluated(part))
                answer = None
        assert answer is not None
        return answer

    def _error(self, message: str) -> RecordError:
        return RecordError(self._owner[-1], message)

    def _reference(self, record: Record) -> _Steps:
        if not record.is_a(_CLASS):
            return [record]
        if record not in self._expanded:
            self._expanded[record] = []
            self._owner.append(record)
            self._expanded[record] = yield record.value(_FIELD)
            self._owner.pop()
        return self._expanded[record]

    def _evaluated(self, value: Value) -> _Steps:
        if isinstance(value, DefValue):
            return (yield from self._reference(value.record))
        if isinstance(value, ListValue):
            return (yield from self._union(value.elements))
        if not isinstance(value, DagValue):
            raise self._error(f"Invalid set element: {value}")
        if not isinstance(value.operator, DefValue):
            raise self._error(f"Bad set expression: {value}")
        name = value.operator.record.name
        if name in _BY_NUMBER:
            return (yield from self._by_number(name, value))
        operator = {
            "add": self._added,
            "sub": self._difference,
            "and": self._intersection,
            "interleave": self._interleaved,
            "sequence": self._sequence,
        }.get(name)
        if operator is None:
            raise self._error(f"Unknown set operator: {value}")
        return (yield from operator(value))

    def _union(self, values: Sequence[Value]) -> _Steps:
        result: dict[Record, None] = {}
        for value in values:
            result |= dict.fromkeys((yield value))
        return list(result)

    def _added(self, dag: DagValue) -> _Steps:
        return (yield from self._union(dag.args))

    def _difference(self, dag: DagValue) -> _Steps:
        if len(dag.args) < 2:
            raise self._error(f"Set difference needs at least two arguments: {dag}")
        members = yield dag.args[0]
        removed = set((yield from self._union(dag.args[1:])))
        return [member for member in members if member not in removed]

    def _intersection(self, dag: DagValue) -> _Steps:
        if len(dag.args) != 2:
            raise self._error(f"Set intersection requires two arguments: {dag}")
        first = yield dag.args[0]
        second = set((yield dag.args[1]))
        return [member for member in first if member in second]

    def _interleaved(self, dag: DagValue) -> _Steps:
        rows: list[_Elements] = []
        for value in dag.args:
            rows.append((yield value))
        longest = max(map(len, rows), default=0)
        return list(dict.fromkeys(row[at] for at in range(longest) for row in rows if at < len(row)))

    def _by_number(self, name: str, dag: DagValue) -> _Steps:
        if len(dag.args) != 2:
            raise self._error(f"Operator requires (Op Set, Int) arguments: {dag}")
        elements = yield dag.args[0]
        number = dag.args[1]
        if not isinstance(number, IntValue):
            raise self._error(f"Second argument must be an integer: {dag}")
        least, complaint, apply = _BY_NUMBER[name]
        if least is not None and number.value < least:
            raise self._error(f"{complaint}: {dag}")
        return apply(elements, number.value)

    def _sequence(self, dag: DagValue) -> _Steps:
        yield from ()
        # For fewer than three arguments the reference reads beyond the last one.
        if len(dag.args) not in (3, 4):
            raise self._error(f'Bad args to (sequence "Format", From, To): {dag}')
        format, first, last, *stride = dag.args
        step = 1
        if stride:
            if not isinstance(stride[0], IntValue):
                raise self._error(f"Stride must be an integer: {dag}")
            step = stride[0].value
        if not isinstance(format, StringValue):
            raise self._error(f"Format must be a string: {dag}")
        ends: list[int] = []
        for subject, end in (("From", first), ("To", last)):
            if not isinstance(end, IntValue):
                raise self._error(f"{subject} must be an integer: {dag}")
            if end.value not in _NUMBERS:
                raise self._error(f"{subject} out of range")
            ends.append(end.value)
        start, stop = ends
        if step == 0:
            # The reference does not terminate.
            raise self._error(f"Stride must not be zero: {dag}")
        step = step if start <= stop else -step
        result: dict[Record, None] = {}
        for number in range(start, stop + (1 if step > 0 else -1), step):
            name = _formatted(format.value, number)
            record = self._records.defs.get(name)
            if record is None:
                raise self._error(f"No def named '{name}': {dag}")
            result |= dict.fromkeys((yield record.value_of_def))
        return list(result)


def _formatted(format: str, number: int) -> str:
    """Format a number as snprintf does."""

    def spelled(match: re.Match[str]) -> str:
        if match[0] == "%%":
            return "%"
        return str(number).rjust(int(match[2] or 0), "0" if match[1] else " ")

    return _CONVERSION.sub(spelled, format)


def _rotated(elements: _Elements, number: int) -> _Elements:
    at = number % len(elements) if elements else 0
    return elements[at:] + elements[:at]


# The operators with a number: its least value, the error for smaller ones, and the function.
_BY_NUMBER: Final[dict[str, tuple[int | None, str, Callable[[_Elements, int], _Elements]]]] = {
    "shl": (0, "Positive shift required", lambda elements, number: elements[number:]),
    "trunc": (0, "Positive length required", lambda elements, number: elements[:number]),
    "rotl": (None, "", _rotated),
    "rotr": (None, "", lambda elements, number: _rotated(elements, -number)),
    "decimate": (1, "Positive stride required", lambda elements, number: elements[::number]),
}
