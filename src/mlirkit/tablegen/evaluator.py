"""Evaluator: the statements of a syntax tree to records.

`foreach`, `if` and multiclass bodies are evaluated once, to entries (scopes.py) with symbolic values, and
then carried out for each element or `defm`.  The bodies of records are in record_evaluator.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mlirkit.support.diagnostics import ParseError
from mlirkit.tablegen.ast import (
    AssertNode,
    BitRangeNode,
    BrokenNode,
    ClassNode,
    DefmNode,
    DefNode,
    DefsetNode,
    DeftypeNode,
    DefvarNode,
    DumpNode,
    FieldAccessNode,
    ForeachNode,
    Identifier,
    IfNode,
    IncludeNode,
    InstanceNode,
    LetInNode,
    LetNode,
    MultiClassNode,
    Node,
    ParentNode,
    PasteNode,
    SubscriptNode,
    SyntaxTree,
    ValueNode,
)
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
from mlirkit.tablegen.record_evaluator import Binding, RecordEvaluator
from mlirkit.tablegen.records import FieldKind, Record, Records
from mlirkit.tablegen.resolvers import MapResolver, ReferenceFinder, Resolver
from mlirkit.tablegen.scopes import (
    AssertEntry,
    DumpEntry,
    Entry,
    LoopEntry,
    MultiClass,
    RecordEntry,
)
from mlirkit.tablegen.types import BIT, INT, STRING, ListType, RecordType, Type
from mlirkit.tablegen.value_evaluator import Argument
from mlirkit.tablegen.values import TRUE, BitsValue, ListValue, StringValue, Value

# Parts of the name of a def from which on it counts.
_LONG_NAME = 100

_Substitutions = list[tuple[str, Value]]


class Defset:
    """A `defset` being filled."""

    __slots__ = ("element_type", "elements", "location")

    def __init__(self, element_type: Type, location: int) -> None:
        self.element_type = element_type
        self.elements: list[Value] = []
        self.location = location


class Evaluator(RecordEvaluator):
    """Adds statements to values; `run` evaluates a file."""

    __slots__ = (
        "_defsets",
        "_enter_include",
        "_loops",
        "_statements",
        "_tree",
    )

    def __init__(
        self,
        records: Records,
        log: DiagnosticLog,
        tree: SyntaxTree,
        base: int,
        enter_include: Callable[[int, int], tuple[SyntaxTree, int]],
    ) -> None:
        super().__init__(records, log)
        self._tree = tree
        self.base = base
        # From the base of a file and the index of an include in it: the tree and the base of that file.
        self._enter_include = enter_include
        self._loops: list[LoopEntry] = []
        self._defsets: list[Defset] = []
        self._statements: dict[type[Node], Callable[[Any], None]] = {
            AssertNode: self._assert,
            BrokenNode: self.broken,
            ClassNode: self._class,
            DefNode: self._def,
            DefmNode: self._defm,
            DefsetNode: self._defset,
            DeftypeNode: self._deftype,
            DefvarNode: self._defvar,
            DumpNode: self._dump,
            ForeachNode: self._foreach,
            IfNode: self._if,
            IncludeNode: self._include,
            LetInNode: self._let_in,
            MultiClassNode: self._multiclass,
        }

    def run(self) -> None:
        """Evaluate the root file."""
        self.run_statements(self._tree.statements)

    def run_statements(self, statements: list[Node]) -> None:
        for statement in statements:
            self._statements[type(statement)](statement)

    def _include(self, node: IncludeNode) -> None:
        outer = self.base
        tree, self.base = self._enter_include(outer, node.index)
        self.run_statements(tree.statements)
        self.base = outer

    # Classes and defs.

    def _class(self, node: ClassNode) -> None:
        if self.multiclass is not None:
            self.fail(node.start, "class is not allowed inside multiclass")
        if self._loops:
            self.fail(node.start, "class is not allowed inside foreach loop")
        if not node.name:
            self.broken(node.template_args[0])
        name = node.name
        location = self.base + node.name_start
        record = self.records.classes.get(name)
        if record is None:
            record = Record(name, self.records.types, [location], is_class=True)
            self.records.classes[name] = record
        else:
            if record.fields or record.direct_superclasses or record.template_args:
                self.fail(node.name_start, f"Class '{name}' already defined")
            record.declared_at += record.locations
            record.locations = [location]
        if name in self.type_aliases:
            self.fail(node.name_start, f"there is already a defined type alias '{name}'")
        self.push(record=record)
        self.template_arguments(node.template_args, record)
        self.object_body(record, node.parents, node.items, node.after_body)
        self.warn_of_unused(record)
        self.pop()

    def _def(self, node: DefNode) -> None:
        location = self.base + node.start
        name = self._object_name(node.name)
        if name is None:
            record = Record("", self.records.types, [location], is_anonymous=True)
            record.name_value = self.pool.anonymous_name()
        else:
            if isinstance(node.name, ValueNode) and _starts_with_identifier(node.name):
                location = self.base + node.name.start
            record = Record("", self.records.types, [location])
            record.name_value = name
            if name.type is not STRING:
                self.log.fatal([location], f"Record name '{name.text()}' is not a string!")
        self.object_body(record, node.parents, node.items, node.after_body)
        self._add_entry(RecordEntry(record))

    def _object_name(self, node: ValueNode | None) -> Value | None:
        if node is None:
            return None
        multiclass = self.multiclass
        name = self.value(node, None if multiclass is None else multiclass.record, STRING, True)
        if multiclass is None:
            return None if name.type is None else name
        own_name = f"{multiclass.record.name}::NAME"
        finder = ReferenceFinder(self.pool, own_name)
        name.resolve(finder)
        if not finder.found:
            name = self.pool.concatenate_strings(self.pool.variable(own_name, STRING), name)
        return name

    # Entries.

    def _add_entry(self, entry: Entry) -> None:
        """Keep an entry for the loop or multiclass around it, or carry it out."""
        if self._loops:
            self._loops[-1].entries.append(entry)
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

    def _map_resolver(self, record: Record | None, substitutions: _Substitutions) -> MapResolver:
        resolver = MapResolver(self.pool, record)
        for name, value in substitutions:
            resolver.bind(name, value)
        return resolver

    def _resolve_loop(
        self, loop: LoopEntry, substitutions: _Substitutions, is_final: bool, into: list[Entry] | None
    ) -> None:
        """Carry out a loop, into a list of entries or (None) into the run's records."""
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
            kept = LoopEntry(loop.location, loop.variable, elements)
            into.append(kept)
            self._resolve_entries(loop.entries, substitutions, is_final, kept.entries)
            return
        variable = loop.variable
        self.log.spend(len(elements.elements), [loop.location])
        for element in elements.elements:
            if variable is not None:
                substitutions.append((variable.name, element))
            self._resolve_entries(loop.entries, substitutions, is_final, into)
            if variable is not None:
                substitutions.pop()

    def _decide(self, loop: LoopEntry, elements: Value, resolver: Resolver) -> Value:
        """The arms of an `if` must be known to be taken or not when nothing more will be known."""
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

    def _resolve_entries(
        self,
        entries: list[Entry],
        substitutions: _Substitutions,
        is_final: bool,
        into: list[Entry] | None,
        location: int = -1,
    ) -> None:
        for entry in entries:
            if into is not None and len(into) >= MAX_ENTRIES:
                self.log.fatal([] if location < 0 else [location], f"more than {MAX_ENTRIES} defs at once")
            if isinstance(entry, RecordEntry):
                name = entry.record.name_value
                # A name grows with every multiclass around it, and is looked at as a whole in each.
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
        """Finish a def and make it one of the run's."""
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
        for defset in self._defsets:
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

    # Multiclasses.

    def _multiclass(self, node: MultiClassNode) -> None:
        if self._loops:
            self.fail(node.start, "multiclass is not allowed inside foreach loop")
        if not node.name:
            self.broken(node.template_args[0])
        if node.name in self.multiclasses:
            self.fail(node.name_start, f"multiclass '{node.name}' already defined")
        holder = Record(node.name, self.records.types, [self.base + node.name_start])
        holder.name_value = self.pool.string(node.name)
        multiclass = MultiClass(holder)
        self.multiclasses[node.name] = multiclass
        outer, self.multiclass = self.multiclass, multiclass
        self.push(multiclass=multiclass)
        self.template_arguments(node.template_args, holder)
        own_name = self.pool.variable(f"{node.name}::NAME", STRING)
        for parent in node.parents:
            if not isinstance(parent, ParentNode):
                self.run_statements([parent])
                continue
            base = self._multiclass_named(parent.name, parent.start)
            args = [] if parent.args is None else self.arguments(parent.args, holder, base.record)
            substitutions = self._multiclass_arguments(base, args, own_name, self.base + parent.start)
            self._resolve_entries(base.entries, substitutions, False, multiclass.entries)
        self.run_statements(node.statements)
        if node.after_body >= 0:
            self.log.error([self.base + node.after_body], "A multiclass body should not end with a semicolon")
            self.log.note([], "Semicolon ignored; remove to eliminate this error")
        self.warn_of_unused(holder)
        self.pop()
        self.multiclass = outer

    def _multiclass_named(self, name: str, offset: int) -> MultiClass:
        multiclass = self.multiclasses.get(name)
        if multiclass is None:
            self.fail(offset, f"Couldn't find multiclass '{name}'")
        return multiclass

    def _multiclass_arguments(
        self, multiclass: MultiClass, args: list[Argument], name: Value, location: int
    ) -> _Substitutions:
        holder = multiclass.record
        return [(f"{holder.name}::NAME", name), *self.bind_arguments(holder, args, location)]

    def _defm(self, node: DefmNode) -> None:
        pool = self.pool
        name = self._object_name(node.name)
        if name is None:
            name = pool.anonymous_name()
            if self.multiclass is not None:
                own_name = pool.variable(f"{self.multiclass.record.name}::NAME", STRING)
                name = pool.concatenate_strings(own_name, name)
        made: list[Entry] = []
        is_final = self.multiclass is None and not self._loops
        parents = list(node.parents)
        at = 0
        while at < len(parents):
            parent = parents[at]
            if not isinstance(parent, ParentNode):
                self.run_statements([parent])
                return
            if at and parent.name in self.records.classes:
                break
            multiclass = self._multiclass_named(parent.name, parent.start)
            args = [] if parent.args is None else self.arguments(parent.args, None, multiclass.record)
            location = self.base + parent.start
            substitutions = self._multiclass_arguments(multiclass, args, name, location)
            self._resolve_entries(multiclass.entries, substitutions, is_final, made, location)
            at += 1
        for parent in parents[at:]:
            if not isinstance(parent, ParentNode):
                assert isinstance(parent, BrokenNode)
                # Behind a class, only classes may follow.
                is_name = parent.message == "expected identifier"
                self.fail(parent.start, "expected name for ClassID" if is_name else parent.message)
            cls, class_args, location = self.parent(parent, None)
            for entry in made:
                self._derive_entry(entry, cls, class_args, location)
        for entry in made:
            self._apply_lets_to(entry)
            self._add_entry(entry)

    def _derive_entry(self, entry: Entry, cls: Record, args: list[Argument], location: int) -> None:
        if isinstance(entry, RecordEntry):
            self.derive(entry.record, cls, args, location)
        elif isinstance(entry, LoopEntry):
            for inner in entry.entries:
                self._derive_entry(inner, cls, args, location)

    def _apply_lets_to(self, entry: Entry) -> None:
        if isinstance(entry, RecordEntry):
            self.apply_lets(entry.record)
        elif isinstance(entry, LoopEntry):
            for inner in entry.entries:
                self._apply_lets_to(inner)

    # The other statements.

    def _let_in(self, node: LetInNode) -> None:
        bindings: list[Binding] = []
        for one in node.bindings:
            if not isinstance(one, LetNode):
                self.run_statements([one])
                return
            bits = [] if one.bits is None else self.ranges(one.bits)
            bits.reverse()
            value = self.value(one.value, None)
            bindings.append(Binding(one.mode, one.name, bits, value, self.base + one.name_start))
        self.let_stack.append(bindings)
        if node.has_braces:
            self.push()
        self.run_statements(node.statements)
        if node.has_braces:
            self.pop()
        self.let_stack.pop()

    def _foreach(self, node: ForeachNode) -> None:
        try:
            elements = self._loop_elements(node)
        except ParseError:
            if self.log.is_fatal or node.in_braces:
                raise
            # Where reading has stopped: behind the first value, or at an error after it.
            after = self.base + node.ranges[0].first.after
            self.log.error([max(after, self.log.error_location)], "expected declaration in for")
            raise self.log.failure() from None
        assert isinstance(elements.type, ListType)
        variable = self.pool.variable(node.name, elements.type.element)
        loop = LoopEntry(self.base + node.start, variable, elements)
        self.push(loop=loop)
        self._loops.append(loop)
        self.run_statements(node.statements)
        self._loops.pop()
        self.pop()
        self._add_entry(loop)

    def _loop_elements(self, node: ForeachNode) -> Value:
        numbers: list[int] = []
        if node.in_braces:
            numbers = self.ranges(node.ranges)
        else:
            one = node.ranges[0]
            first = self.value(one.first, None)
            if isinstance(first.type, ListType):
                if one.last is not None:
                    self.fail(one.first.after, "Unknown tok")
                return first
            if first.type is None:
                self.log.error([self.base + one.start], f"expected a list, got '{first.text()}'")
                if self.multiclass is not None:
                    self.log.note(
                        [], "references to multiclass template arguments cannot be resolved at this time"
                    )
                raise self.log.failure()
            self.add_range(numbers, one, first)
        return self.pool.list_of(tuple([self.pool.integer(number) for number in numbers]), INT)

    def _if(self, node: IfNode) -> None:
        condition = self.value(node.condition, None)
        empty = self.pool.list_of((), BIT)
        once = self.pool.list_of((TRUE,), BIT)
        self._arm(node, condition, once, empty, node.then)
        if node.otherwise is not None:
            self._arm(node, condition, empty, once, node.otherwise)

    def _arm(
        self, node: IfNode, condition: Value, if_true: Value, if_false: Value, statements: list[Node]
    ) -> None:
        times = self.pool.fold_ternary("if", condition, if_true, if_false, BIT.list_type(), None)
        loop = LoopEntry(self.base + node.start, None, times)
        self._loops.append(loop)
        self.push()
        self.run_statements(statements)
        self.pop()
        self._loops.pop()
        self._add_entry(loop)

    def _assert(self, node: AssertNode) -> None:
        condition = self.value(node.condition, None)
        message = self.value(node.message, None)
        self._add_entry(AssertEntry(self.base + node.condition.start, condition, message))

    def _dump(self, node: DumpNode) -> None:
        message = self.dump_message(node, None)
        resolver = Resolver(self.pool, None)
        resolver.is_final = True
        self._add_entry(DumpEntry(self.base + node.start, message.resolve(resolver)))

    def _defset(self, node: DefsetNode) -> None:
        if self.multiclass is not None:
            self.fail(node.start, "defset is not allowed inside multiclass")
        type_ = self.type_of(node.type)
        if not isinstance(type_, ListType):
            self.fail(node.type.start, "expected list type")
        if self.is_global(node.name):
            self.fail(node.name_start, "def or global variable of this name already exists")
        defset = Defset(type_.element, self.base + node.type.start)
        self._defsets.append(defset)
        self.run_statements(node.statements)
        self._defsets.pop()
        self.records.globals[node.name] = self.pool.list_of(tuple(defset.elements), type_.element)

    def _deftype(self, node: DeftypeNode) -> None:
        name = node.name
        if name in self.type_aliases or name in self.records.classes:
            self.fail(node.name_start, f"type of this name '{name}' already exists")
        type_ = self.type_of(node.type)
        if isinstance(type_, RecordType):
            self.fail(node.type.start, f"cannot define type alias for class type '{type_}'")
        self.type_aliases[name] = type_

    def _defvar(self, node: DefvarNode) -> None:
        self.define_variable(node, None)


def _copy(record: Record) -> Record:
    """A record to be resolved further on its own; without `dump`s, which the reference loses here."""
    copy = Record("", record.types, record.locations, is_anonymous=record.is_anonymous)
    copy.name_value = record.name_value
    copy.fields = dict(record.fields)
    copy.direct_superclasses = list(record.direct_superclasses)
    copy.assertions = record.assertions
    return copy


def _starts_with_identifier(node: ValueNode) -> bool:
    """Is the first token of a value an identifier?"""
    while True:
        if isinstance(node, Identifier | InstanceNode):
            return True
        if isinstance(node, PasteNode):
            node = node.left
        elif isinstance(node, BitRangeNode | SubscriptNode | FieldAccessNode):
            node = node.value
        else:
            return False


def _has_known_bits(record: Record, value: BitsValue) -> bool:
    """Is each bit known, or a bit of another field or variable?"""
    for bit in value.bits:
        if isinstance(bit, BitOf):
            if isinstance(bit.whole, VariableValue) and record.find(bit.whole.name) is not None:
                continue
        elif isinstance(bit, VariableValue):
            continue
        if not bit.is_concrete():
            return False
    return True
