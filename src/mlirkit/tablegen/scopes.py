"""Scopes: the meaning of a plain name at a place in the source.

    file > multiclass > foreach or if > class or def > the operators that bind a variable

Innermost first, each scope has `defvar`s, then names of its kind: the fields and template arguments of a
record, a loop variable, the template arguments of a multiclass.  Names that no scope has are looked up among
the run's defs and globals.
"""

from __future__ import annotations

from mlirkit.tablegen.expression_pool import ExpressionPool
from mlirkit.tablegen.expressions import VariableValue
from mlirkit.tablegen.records import Record
from mlirkit.tablegen.types import STRING
from mlirkit.tablegen.values import Value


class MultiClass:
    """A multiclass: a record that holds its template arguments, and the entries of its body."""

    __slots__ = ("entries", "record")

    def __init__(self, record: Record) -> None:
        self.record = record
        self.entries: list[Entry] = []


class Entry:
    """An item that a loop or multiclass makes when it is expanded."""

    __slots__ = ()


class RecordEntry(Entry):
    """A def."""

    __slots__ = ("record",)

    def __init__(self, record: Record) -> None:
        self.record = record


class AssertEntry(Entry):
    """An `assert` outside of records."""

    __slots__ = ("condition", "location", "message")

    def __init__(self, location: int, condition: Value, message: Value) -> None:
        self.location = location
        self.condition = condition
        self.message = message


class DumpEntry(Entry):
    """A `dump` outside of records."""

    __slots__ = ("location", "message")

    def __init__(self, location: int, message: Value) -> None:
        self.location = location
        self.message = message


class LoopEntry(Entry):
    """A `foreach`; or an arm of an `if`, which is a loop without a variable over at most one element."""

    __slots__ = ("elements", "entries", "location", "variable")

    def __init__(self, location: int, variable: VariableValue | None, elements: Value) -> None:
        self.location = location
        self.variable = variable
        self.elements = elements
        self.entries: list[Entry] = []


class Scope:
    """One scope; at most one of `record`, `loop` and `multiclass` is set."""

    __slots__ = ("loop", "multiclass", "outer", "record", "variables")

    def __init__(
        self,
        outer: Scope | None,
        record: Record | None = None,
        loop: LoopEntry | None = None,
        multiclass: MultiClass | None = None,
    ) -> None:
        self.outer = outer
        self.record = record
        self.loop = loop
        self.multiclass = multiclass
        self.variables: dict[str, Value] = {}

    def is_outermost(self) -> bool:
        """Whether this is the scope of the file."""
        return self.outer is None


def look_up(scope: Scope, name: str, pool: ExpressionPool, used: set[str]) -> Value | None:
    """The value of `name` in `scope`, None if no scope has it; a template argument is added to `used`."""
    current: Scope | None = scope
    while current is not None:
        variables = current.variables
        if name in variables:
            return variables[name]
        record = current.record
        if record is not None:
            field = record.fields.get(name)
            if field is not None:
                return pool.variable(name, field.type)
            if record.is_class:
                argument = _argument(record, f"{record.name}:{name}", name, pool, used)
                if argument is not None:
                    return argument
        elif current.loop is not None:
            variable = current.loop.variable
            if variable is not None and variable.name == name:
                return variable
        elif current.multiclass is not None:
            holder = current.multiclass.record
            argument = _argument(holder, f"{holder.name}::{name}", name, pool, used)
            if argument is not None:
                return argument
        current = current.outer
    return None


def _argument(
    record: Record, qualified: str, name: str, pool: ExpressionPool, used: set[str]
) -> Value | None:
    argument = record.template_args.get(qualified)
    if argument is not None:
        used.add(qualified)
        return pool.variable(qualified, argument.type)
    return pool.variable(qualified, STRING) if name == "NAME" else None
