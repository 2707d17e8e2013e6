"""Evaluator: the statements of a syntax tree to records.

A def is made in this order: fields of its parents, left to right, each with its template arguments put in;
the surrounding `let`s, outermost first; its body; last, everything that refers to its own fields.  `foreach`,
`if` and multiclass bodies are evaluated once, to entries with symbolic values, and then carried out for each
element or `defm`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mlirkit.tablegen.ast import (
    AssertNode,
    BitRangeNode,
    BrokenNode,
    BrokenValue,
    ClassNode,
    DefmNode,
    DefNode,
    DefsetNode,
    DeftypeNode,
    DefvarNode,
    DumpNode,
    FieldAccessNode,
    FieldNode,
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
from mlirkit.tablegen.expressions import BitOf, TernaryOperation, VariableValue
from mlirkit.tablegen.instances import (
    add_def,
    check_assertion,
    check_assertions,
    dump,
    emit_dumps,
    field_value,
    finish_record,
    resolve_record,
)
from mlirkit.tablegen.limits import MAX_LIST, RECORD_WORK
from mlirkit.tablegen.operator_evaluator import OperatorEvaluator
from mlirkit.tablegen.records import Field, FieldKind, Record, Records
from mlirkit.tablegen.resolvers import MapResolver, ReferenceFinder, Resolver
from mlirkit.tablegen.scopes import (
    AssertEntry,
    DumpEntry,
    Entry,
    LoopEntry,
    MultiClass,
    RecordEntry,
    Scope,
)
from mlirkit.tablegen.types import BIT, INT, STRING, BitsType, ListType, RecordType, Type, bits_type
from mlirkit.tablegen.value_evaluator import Argument
from mlirkit.tablegen.values import TRUE, UNSET, BitsValue, DefValue, ListValue, StringValue, Value

_Substitutions = list[tuple[str, Value]]


class Binding:
    """One binding of a `let ... in`."""

    __slots__ = ("bits", "location", "name", "value")

    def __init__(self, name: str, bits: list[int], value: Value, location: int) -> None:
        self.name = name
        self.bits = bits
        self.value = value
        self.location = location


class Defset:
    """A `defset` being filled."""

    __slots__ = ("element_type", "elements", "location")

    def __init__(self, element_type: Type, location: int) -> None:
        self.element_type = element_type
        self.elements: list[Value] = []
        self.location = location


class Evaluator(OperatorEvaluator):
    """Adds statements to values; `run` evaluates a file."""

    __slots__ = (
        "_defsets",
        "_enter_include",
        "_let_stack",
        "_loops",
        "_statements",
        "_tree",
        "warns_of_unused",
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
        self._let_stack: list[list[Binding]] = []
        self._loops: list[LoopEntry] = []
        self._defsets: list[Defset] = []
        self.warns_of_unused = True
        self._statements: dict[type[Node], Callable[[Any], None]] = {
            AssertNode: self._assert,
            BrokenNode: self._syntax_error,
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
        self._run(self._tree.statements)

    def _run(self, statements: list[Node]) -> None:
        for statement in statements:
            self._statements[type(statement)](statement)

    def _include(self, node: IncludeNode) -> None:
        outer = self.base
        tree, self.base = self._enter_include(outer, node.index)
        self._run(tree.statements)
        self.base = outer

    def _syntax_error(self, node: BrokenNode) -> None:
        self.fail(node.start, node.message)

    def _push(
        self,
        record: Record | None = None,
        loop: LoopEntry | None = None,
        multiclass: MultiClass | None = None,
    ) -> None:
        self.scope = Scope(self.scope, record, loop, multiclass)

    def _pop(self) -> None:
        assert self.scope.outer is not None
        self.scope = self.scope.outer

    # Fields.

    def _add_field(self, record: Record, field: Field, location: int) -> None:
        """Add a field; if there is one of that name, give that one the value instead."""
        existing = record.find(field.name)
        if existing is None:
            if field.kind is FieldKind.TEMPLATE_ARG:
                record.template_args[field.name] = field
            else:
                record.fields[field.name] = field
            return
        if existing is field:
            return
        value = field_value(self.pool, existing.type, field.value)
        if value is None:
            self.log.fatal(
                [location],
                f"New definition of '{field.name}' of type '{field.type}' is incompatible with "
                f"previous definition of type '{existing.type}'",
            )
        self._store(record, existing.with_value(value))

    def _store(self, record: Record, field: Field) -> None:
        if field.kind is FieldKind.TEMPLATE_ARG:
            record.template_args[field.name] = field
        else:
            record.fields[field.name] = field

    def _set_field(
        self, record: Record, location: int, name: str, bits: list[int], value: Value, is_let: bool
    ) -> str | None:
        """Set a field (or some bits of it); returns what is wrong, or None."""
        field = record.find(name)
        if field is None:
            return f"Value '{name}' unknown!"
        if not bits:
            if isinstance(value, VariableValue) and value.name == name:
                return "Recursion / self-assignment forbidden"
        else:
            current = field.value
            if not isinstance(current, BitsValue):
                return f"Value '{name}' is not a bits type"
            new = value.cast(bits_type(len(bits)), self.pool)
            if new is None:
                return "Initializer is not compatible with bit range"
            chosen: dict[int, Value] = {}
            for index, bit in enumerate(bits):
                if bit in chosen:
                    return f"Cannot set bit #{bit} of value '{name}' more than once"
                if bit >= len(current.bits):
                    return f"Cannot set bit #{bit} of value '{name}', which has {len(current.bits)} bits"
                chosen[bit] = new.bit(index, self.pool)
            value = self.pool.bits(tuple([chosen.get(i, old) for i, old in enumerate(current.bits)]))
        converted = field_value(self.pool, field.type, value)
        if converted is None:
            of_type = ""
            if isinstance(value, BitsValue):
                of_type = f"' of type bit initializer with length {len(value.bits)}"
            elif value.type is not None:
                of_type = f"' of type '{value.type}'"
            return (
                f"Field '{name}' of type '{field.type}' is incompatible with value '{value.text()}{of_type}"
            )
        place = location if is_let else field.location
        self._store(record, Field(field.name, field.type, converted, place, field.kind))
        return None

    def _declaration(self, node: FieldNode, record: Record, is_argument: bool) -> None:
        """A field of a body, or a template argument."""
        type_ = self.type_of(node.type)
        name = node.name
        if name == "NAME":
            self.fail(node.name_start, "'NAME' is a reserved variable name")
        if not is_argument and name in self.scope.variables:
            self.fail(node.name_start, "local variable of this name already exists")
        location = self.base + node.name_start
        kind = FieldKind.NONCONCRETE_OK if node.has_field else FieldKind.NORMAL
        if is_argument:
            kind = FieldKind.TEMPLATE_ARG
            qualified = f"{record.name}{':' if record.is_class else '::'}{name}"
            if qualified in record.template_args:
                self.fail(node.start, "template argument with the same name has already been defined")
            name = qualified
        unset = field_value(self.pool, type_, UNSET)
        assert unset is not None
        self._add_field(record, Field(name, type_, unset, location, kind), location)
        if node.value is not None:
            current = None if is_argument and not record.is_class else record
            value = self.value(node.value, current, type_)
            value_location = self.base + node.value.start
            problem = self._set_field(record, value_location, name, [], value, False)
            if problem is not None:
                # The one error that does not stop the run: the rest may still be looked at.
                self.log.error([value_location], problem)

    def _let(self, node: LetNode, record: Record) -> None:
        """`let` in a body."""
        bits: list[int] = [] if node.bits is None else self.ranges(node.bits)
        bits.reverse()
        if isinstance(node.value, BrokenValue) and node.value.before is None:
            self.value(node.value, record)
        field = record.find(node.name)
        if field is None:
            self.fail(node.name_start, f"Value '{node.name}' unknown!")
        type_ = field.type
        if bits and isinstance(type_, BitsType):
            type_ = bits_type(len(bits))
        value = self.value(node.value, record, type_)
        problem = self._set_field(record, self.base + node.name_start, node.name, bits, value, True)
        if problem is not None:
            self.fail(node.name_start, problem)

    def _apply_lets(self, record: Record) -> None:
        for bindings in self._let_stack:
            for one in bindings:
                problem = self._set_field(record, one.location, one.name, one.bits, one.value, True)
                if problem is not None:
                    self.log.fatal([one.location], problem)

    # Classes and records.

    def _parent(self, node: ParentNode, record: Record | None) -> tuple[Record, list[Argument], int]:
        cls = self.class_named(node.name, node.start)
        args = [] if node.args is None else self.arguments(node.args, record, cls)
        return cls, args, self.base + node.start

    def _derive(self, record: Record, cls: Record, args: list[Argument], location: int) -> None:
        """Make `record` derive from `cls<args>`."""
        if record.fields:
            for field in cls.fields.values():
                self._add_field(record, field, location)
        else:
            record.fields = dict(cls.fields)
        pool = self.pool
        resolver = MapResolver(pool, record)
        for name, value in self.bind_arguments(cls, args, location):
            resolver.bind(name, value)
        record.assertions = record.assertions + cls.assertions
        record.dumps = record.dumps + cls.dumps
        own_name: Value | None = record.name_value
        if record.is_class:
            own_name = pool.variable(f"{record.name}:NAME", STRING)
        assert own_name is not None
        resolver.bind(f"{cls.name}:NAME", own_name)
        resolve_record(record, resolver)
        if cls is record or record.derives_from(cls):
            self.log.fatal([location], f"Already subclass of '{cls.name}'!\n")
        record.add_superclass(cls)
        if record.superclass_count() > MAX_LIST:
            self.log.fatal([location], f"more than {MAX_LIST} superclasses")

    def _object_body(self, record: Record, parents: list[Node], items: list[Node], after_body: int) -> None:
        self._push(record=record)
        for parent in parents:
            if isinstance(parent, ParentNode):
                cls, args, location = self._parent(parent, record)
                self._derive(record, cls, args, location)
            else:
                self._run([parent])
        self._apply_lets(record)
        for item in items:
            if isinstance(item, FieldNode):
                self._declaration(item, record, False)
            elif isinstance(item, LetNode):
                self._let(item, record)
            elif isinstance(item, DefvarNode):
                self._define_variable(item, record)
            elif isinstance(item, AssertNode):
                condition = self.value(item.condition, record)
                message = self.value(item.message, record)
                place = self.base + item.condition.start
                record.assertions = [*record.assertions, (place, condition, message)]
            elif isinstance(item, DumpNode):
                record.dumps = [
                    *record.dumps,
                    (self.base + item.start, self._dump_message(item, record)),
                ]
            else:
                self._run([item])
        if after_body >= 0:
            self.log.error([self.base + after_body], "A class or def body should not end with a semicolon")
            self.log.note([], "Semicolon ignored; remove to eliminate this error")
        self._pop()

    def _class(self, node: ClassNode) -> None:
        if self.multiclass is not None:
            self.fail(node.start, "class is not allowed inside multiclass")
        if self._loops:
            self.fail(node.start, "class is not allowed inside foreach loop")
        name = node.name
        location = self.base + node.name_start
        record = self.records.classes.get(name)
        if record is None:
            record = Record(name, self.records.types, [location], is_class=True)
            self.records.classes[name] = record
        else:
            if record.fields or record.direct_superclasses or record.template_args:
                self.fail(node.name_start, f"Class '{name}' already defined")
            record.locations = [location]
        if name in self.type_aliases:
            self.fail(node.name_start, f"there is already a defined type alias '{name}'")
        self._push(record=record)
        self._template_args(node.template_args, record)
        self._object_body(record, node.parents, node.items, node.after_body)
        self._warn_of_unused(record)
        self._pop()

    def _template_args(self, nodes: list[Node], record: Record) -> None:
        for node in nodes:
            if isinstance(node, FieldNode):
                self._declaration(node, record, True)
            else:
                self._run([node])

    def _warn_of_unused(self, record: Record) -> None:
        if self.warns_of_unused:
            for argument in record.template_args.values():
                if argument.name not in self.used:
                    self.log.warning([argument.location], f"unused template argument: {argument.name}")

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
        self._object_body(record, node.parents, node.items, node.after_body)
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
            if isinstance(entry, RecordEntry):
                self.log.spend(RECORD_WORK, entry.record.locations)
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
        if node.name in self.multiclasses:
            self.fail(node.name_start, f"multiclass '{node.name}' already defined")
        holder = Record(node.name, self.records.types, [self.base + node.name_start])
        holder.name_value = self.pool.string(node.name)
        multiclass = MultiClass(holder)
        self.multiclasses[node.name] = multiclass
        outer, self.multiclass = self.multiclass, multiclass
        self._push(multiclass=multiclass)
        self._template_args(node.template_args, holder)
        own_name = self.pool.variable(f"{node.name}::NAME", STRING)
        for parent in node.parents:
            if not isinstance(parent, ParentNode):
                self._run([parent])
                continue
            base = self._multiclass_named(parent.name, parent.start)
            args = [] if parent.args is None else self.arguments(parent.args, holder, base.record)
            substitutions = self._multiclass_arguments(base, args, own_name, self.base + parent.start)
            self._resolve_entries(base.entries, substitutions, False, multiclass.entries)
        self._run(node.statements)
        if node.after_body >= 0:
            self.log.error([self.base + node.after_body], "A multiclass body should not end with a semicolon")
            self.log.note([], "Semicolon ignored; remove to eliminate this error")
        self._warn_of_unused(holder)
        self._pop()
        self.multiclass = outer

    def _multiclass_named(self, name: str, offset: int) -> MultiClass:
        found = self.multiclasses.get(name)
        if found is None:
            self.fail(offset, f"Couldn't find multiclass '{name}'")
        return found

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
                self._run([parent])
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
            cls, class_args, location = self._parent(parent, None)
            for entry in made:
                self._derive_entry(entry, cls, class_args, location)
        for entry in made:
            self._apply_lets_to(entry)
            self._add_entry(entry)

    def _derive_entry(self, entry: Entry, cls: Record, args: list[Argument], location: int) -> None:
        if isinstance(entry, RecordEntry):
            self._derive(entry.record, cls, args, location)
        elif isinstance(entry, LoopEntry):
            for inner in entry.entries:
                self._derive_entry(inner, cls, args, location)

    def _apply_lets_to(self, entry: Entry) -> None:
        if isinstance(entry, RecordEntry):
            self._apply_lets(entry.record)
        elif isinstance(entry, LoopEntry):
            for inner in entry.entries:
                self._apply_lets_to(inner)

    # The other statements.

    def _let_in(self, node: LetInNode) -> None:
        bindings: list[Binding] = []
        for one in node.bindings:
            if not isinstance(one, LetNode):
                self._run([one])
                return
            bits = [] if one.bits is None else self.ranges(one.bits)
            bits.reverse()
            value = self.value(one.value, None)
            bindings.append(Binding(one.name, bits, value, self.base + one.name_start))
        self._let_stack.append(bindings)
        if node.has_braces:
            self._push()
        self._run(node.statements)
        if node.has_braces:
            self._pop()
        self._let_stack.pop()

    def _foreach(self, node: ForeachNode) -> None:
        elements = self._loop_elements(node)
        assert isinstance(elements.type, ListType)
        variable = self.pool.variable(node.name, elements.type.element)
        loop = LoopEntry(self.base + node.start, variable, elements)
        self._push(loop=loop)
        self._loops.append(loop)
        self._run(node.statements)
        self._loops.pop()
        self._pop()
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
        self._push()
        self._run(statements)
        self._pop()
        self._loops.pop()
        self._add_entry(loop)

    def _assert(self, node: AssertNode) -> None:
        condition = self.value(node.condition, None)
        message = self.value(node.message, None)
        self._add_entry(AssertEntry(self.base + node.condition.start, condition, message))

    def _dump_message(self, node: DumpNode, record: Record | None) -> Value:
        message = self.value(node.message, record)
        if isinstance(message, DefValue):
            message = self.pool.fold_unary("repr", message, STRING, record, False)
        return message

    def _dump(self, node: DumpNode) -> None:
        message = self._dump_message(node, None)
        resolver = Resolver(self.pool, None)
        resolver.is_final = True
        self._add_entry(DumpEntry(self.base + node.start, message.resolve(resolver)))

    def _defset(self, node: DefsetNode) -> None:
        if self.multiclass is not None:
            self.fail(node.start, "defset is not allowed inside multiclass")
        type_ = self.type_of(node.type)
        if not isinstance(type_, ListType):
            self.fail(node.type.start, "expected list type")
        if self._is_global(node.name):
            self.fail(node.name_start, "def or global variable of this name already exists")
        defset = Defset(type_.element, self.base + node.type.start)
        self._defsets.append(defset)
        self._run(node.statements)
        self._defsets.pop()
        self.records.globals[node.name] = self.pool.list_of(tuple(defset.elements), type_.element)

    def _is_global(self, name: str) -> bool:
        return name in self.records.defs or name in self.records.globals

    def _deftype(self, node: DeftypeNode) -> None:
        name = node.name
        if name in self.type_aliases or name in self.records.classes:
            self.fail(node.name_start, f"type of this name '{name}' already exists")
        type_ = self.type_of(node.type)
        if isinstance(type_, RecordType):
            self.fail(node.type.start, f"cannot define type alias for class type '{type_}'")
        self.type_aliases[name] = type_

    def _defvar(self, node: DefvarNode) -> None:
        self._define_variable(node, None)

    def _define_variable(self, node: DefvarNode, record: Record | None) -> None:
        name = node.name
        if name in self.scope.variables:
            self.fail(node.name_start, "local variable of this name already exists")
        if record is not None and name in record.fields:
            self.fail(node.name_start, "field of this name already exists")
        if self.scope.is_outermost() and self._is_global(name):
            self.fail(node.name_start, "def or global variable of this name already exists")
        value = self.value(node.value, record)
        if self.scope.is_outermost():
            self.records.globals[name] = value
        else:
            self.scope.variables[name] = value


def _copy(record: Record) -> Record:
    """A record to be resolved further on its own."""
    copy = Record("", record.types, record.locations, is_anonymous=record.is_anonymous)
    copy.name_value = record.name_value
    copy.fields = dict(record.fields)
    copy.direct_superclasses = list(record.direct_superclasses)
    copy.assertions = record.assertions
    copy.dumps = record.dumps
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
