"""Entries of loops and multiclasses (scopes.py): kept for an enclosing one, or expanded.

An entry has symbolic values; a loop expands it for each element, a `defm` with its arguments.
"""

from __future__ import annotations

from mlirkit.tablegen.diagnostics import DiagnosticLog
from mlirkit.tablegen.expressions import BitOf, Expression, TernaryOperation, VariableValue
from mlirkit.tablegen.instances import (
    add_def,
    check_assertion,
    check_assertions,
    dump,
    emit_dumps,
    finish_record,
    resolve_record,
)
from mlirkit.tablegen.limits import MAX_ENTRIES, RECORD_WORK
from mlirkit.tablegen.record_evaluator import RecordEvaluator
from mlirkit.tablegen.records import FieldKind, Record, Records
from mlirkit.tablegen.resolvers import MapResolver, Resolver
from mlirkit.tablegen.scopes import AssertEntry, DumpEntry, Entry, LoopEntry, RecordEntry
from mlirkit.tablegen.types import Type
from mlirkit.tablegen.value_evaluator import Argument
from mlirkit.tablegen.values import BitsValue, ListValue, StringValue, Value

# The number of parts of a def's name from which on the work of resolving it is counted.
_LONG_NAME = 100

Substitutions = list[tuple[str, Value]]


class Defset:
    """A `defset` being filled."""

    __slots__ = ("element_type", "elements", "location")

    def __init__(self, element_type: Type, location: int) -> None:
        self.element_type = element_type
        self.elements: list[Value] = []
        self.location = location


class EntryEvaluator(RecordEvaluator):
    """Adds entries to the bodies of records."""

    __slots__ = ("defsets", "loops")

    def __init__(self, records: Records, log: DiagnosticLog) -> None:
        super().__init__(records, log)
        # The loops and the `defset`s around the current statement, the innermost last.
        self.loops: list[LoopEntry] = []
        self.defsets: list[Defset] = []

    def add_entry(self, entry: Entry) -> None:
        """Keep an entry for the enclosing loop or multiclass, or expand it."""
        if self.loops:
            self.loops[-1].entries.append(entry)
        elif isinstance(entry, LoopEntry):
            into = None if self.multiclass is None else self.multiclass.entries
            self._resolve_loop(entry, [], self.multiclass is None, into)
        elif self.multiclass is not None:
            self.multiclass.entries.append(entry)
        elif isinstance(entry, AssertEntry):
            check_assertion(self.pool, entry.location, entry.condition, entry.message)
        elif isinstance(entry, DumpEntry):
            dump(self.pool, entry.location, entry.message)
        elif isinstance(entry, RecordEntry):
            self._add_def(entry.record)

    def _map_resolver(self, record: Record | None, substitutions: Substitutions) -> MapResolver:
        resolver = MapResolver(self.pool, record)
        for name, value in substitutions:
            resolver.bind(name, value)
        return resolver

    def _resolve_loop(
        self, loop: LoopEntry, substitutions: Substitutions, is_final: bool, into: list[Entry] | None
    ) -> None:
        """Expand a loop, into a list of entries or (None) into the run's records."""
        resolver = self._map_resolver(None, substitutions)
        elements = loop.elements.resolve(resolver)
        if is_final:
            elements = self._decide(loop, elements, resolver)
        if not isinstance(elements, ListValue):
            if is_final:
                self.log.fatal(
                    [loop.location], f"attempting to loop over '{elements.text()}', expected a list"
                )
            assert into is not None
            resolved = LoopEntry(loop.location, loop.variable, elements)
            into.append(resolved)
            self.resolve_entries(loop.entries, substitutions, is_final, resolved.entries)
            return
        variable = loop.variable
        self.log.spend(len(elements.elements), [loop.location])
        for element in elements.elements:
            if variable is not None:
                substitutions.append((variable.name, element))
            self.resolve_entries(loop.entries, substitutions, is_final, into)
            if variable is not None:
                substitutions.pop()

    def _decide(self, loop: LoopEntry, elements: Value, resolver: Resolver) -> Value:
        """Choose the arm of an `if`; the condition must be known when no later resolving is possible."""
        if not isinstance(elements, TernaryOperation) or elements.op != "if":
            return elements
        resolver.is_final = True
        condition = elements.left.resolve(resolver)
        if condition is elements.left:
            self.log.fatal(
                [loop.location],
                f"unable to resolve if condition '{condition.text()}' at end of containing scope",
            )
        assert elements.type is not None
        return self.pool.fold_ternary("if", condition, elements.middle, elements.right, elements.type, None)

    def resolve_entries(
        self,
        entries: list[Entry],
        substitutions: Substitutions,
        is_final: bool,
        into: list[Entry] | None,
        location: int = -1,
    ) -> None:
        for entry in entries:
            if into is not None and len(into) >= MAX_ENTRIES:
                self.log.fatal([] if location < 0 else [location], f"more than {MAX_ENTRIES} defs at once")
            if isinstance(entry, RecordEntry):
                name = entry.record.name_value
                # A name grows with every multiclass around it, and each of them reads all of it.
                parts = name.size if isinstance(name, Expression) and name.size > _LONG_NAME else 1
                self.log.spend(RECORD_WORK * parts, entry.record.locations)
                record = _copy(entry.record)
                if location >= 0:
                    record.locations = [*record.locations, location]
                resolve_record(record, self._map_resolver(record, substitutions))
                if into is None:
                    self._add_def(record)
                else:
                    into.append(RecordEntry(record))
            elif isinstance(entry, LoopEntry):
                self._resolve_loop(entry, substitutions, is_final, into)
            elif isinstance(entry, AssertEntry):
                resolver = self._map_resolver(None, substitutions)
                condition = entry.condition.resolve(resolver)
                message = entry.message.resolve(resolver)
                if into is None:
                    check_assertion(self.pool, entry.location, condition, message)
                else:
                    into.append(AssertEntry(entry.location, condition, message))
            elif isinstance(entry, DumpEntry):
                message = entry.message.resolve(self._map_resolver(None, substitutions))
                if into is None:
                    dump(self.pool, entry.location, message)
                else:
                    into.append(DumpEntry(entry.location, message))

    def _add_def(self, record: Record) -> None:
        """Finish a def and add it to the run's."""
        pool = self.pool
        new_name: Value | None = None
        previous = self.records.defs.get(record.name_text())
        if previous is not None:
            if not record.is_anonymous:
                self.log.error(record.locations, f"def already exists: {record.name_text()}")
                self.log.note(previous.locations, "location of previous definition")
                raise self.log.failure()
            new_name = pool.anonymous_name()
        finish_record(pool, record, new_name)
        self._check_concrete(record)
        if not isinstance(record.name_value, StringValue):
            self.log.fatal(
                record.locations, f"record name '{record.name_text()}' could not be fully resolved"
            )
        check_assertions(pool, record)
        emit_dumps(pool, record)
        for defset in self.defsets:
            value = record.value_of_def
            assert value.type is not None
            if not value.type.is_a(defset.element_type):
                self.log.error(
                    record.locations, f"adding record of incompatible type '{value.type}' to defset"
                )
                self.log.note([defset.location], "location of defset declaration")
                raise self.log.failure()
            defset.elements.append(value)
        add_def(pool, record)

    def _check_concrete(self, record: Record) -> None:
        for field in record.fields.values():
            value = field.value
            if value.concrete or field.kind is FieldKind.NONCONCRETE_OK:
                continue
            if isinstance(value, BitsValue):
                is_concrete = _has_known_bits(record, value)
            else:
                is_concrete = value.is_concrete()
            if not is_concrete:
                self.log.error(
                    record.locations,
                    f"Initializer of '{field.name}' in '{record.name_text()}' could not be fully "
                    f"resolved: {value.text()}",
                )

    def derive_entry(self, entry: Entry, cls: Record, args: list[Argument], location: int) -> None:
        if isinstance(entry, RecordEntry):
            self.derive(entry.record, cls, args, location)
        elif isinstance(entry, LoopEntry):
            for inner in entry.entries:
                self.derive_entry(inner, cls, args, location)

    def apply_lets_to(self, entry: Entry) -> None:
        if isinstance(entry, RecordEntry):
            self.apply_lets(entry.record)
        elif isinstance(entry, LoopEntry):
            for inner in entry.entries:
                self.apply_lets_to(inner)


def _copy(record: Record) -> Record:
    """A copy of a record for separate resolving; without `dump`s, which the reference loses here."""
    copy = Record("", record.types, record.locations, is_anonymous=record.is_anonymous)
    copy.name_value = record.name_value
    copy.fields = dict(record.fields)
    copy.direct_superclasses = list(record.direct_superclasses)
    copy.assertions = record.assertions
    return copy


def _has_known_bits(record: Record, value: BitsValue) -> bool:
    """Whether each bit is known, or is a bit of another field or variable."""
    for bit in value.bits:
        if isinstance(bit, BitOf):
            if isinstance(bit.whole, VariableValue) and record.find(bit.whole.name) is not None:
                continue
        elif isinstance(bit, VariableValue):
            continue
        if not bit.is_concrete():
            return False
    return True
