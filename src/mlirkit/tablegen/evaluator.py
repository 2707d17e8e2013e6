"""Evaluator: the statements of a syntax tree to records.

`foreach`, `if` and multiclass bodies are evaluated once, to entries with symbolic values, which are then
expanded for each element or `defm` (entry_evaluator.py).  Bodies of records: record_evaluator.py.
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
from mlirkit.tablegen.entry_evaluator import Defset, EntryEvaluator, Substitutions
from mlirkit.tablegen.record_evaluator import Binding
from mlirkit.tablegen.records import Record, Records
from mlirkit.tablegen.resolvers import ReferenceFinder, Resolver
from mlirkit.tablegen.scopes import (
    AssertEntry,
    DumpEntry,
    Entry,
    LoopEntry,
    MultiClass,
    RecordEntry,
)
from mlirkit.tablegen.types import BIT, INT, STRING, ListType, RecordType
from mlirkit.tablegen.value_evaluator import Argument
from mlirkit.tablegen.values import TRUE, Value


class Evaluator(EntryEvaluator):
    """Adds statements to values; `run` evaluates a file."""

    __slots__ = (
        "_enter_include",
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
        # A function from the base of a file and the index of an include in it to the tree and the base of the
        # included file.
        self._enter_include = enter_include
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
        if self.loops:
            self.fail(node.start, "class is not allowed inside foreach loop")
        if not node.name:
            self.broken(node.template_args[0])
        name = node.name
        location = self.base + node.name_start
        record = self.records.classes.get(name)
        if record is not None and self._is_of_two_versions(record, location):
            if location >> 32 in self.replaceable_units:
                return
            self.records.replaced.append(self.records.classes.pop(name))
            record = None
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

    def _is_of_two_versions(self, record: Record, location: int) -> bool:
        """Whether a class at a location is in the replaceable files, and the record is not, or conversely."""
        units = self.replaceable_units
        return bool(units) and (record.locations[0] >> 32 in units) != (location >> 32 in units)

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
        self.add_entry(RecordEntry(record))

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

    # Multiclasses.

    def _multiclass(self, node: MultiClassNode) -> None:
        if self.loops:
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
            self.resolve_entries(base.entries, substitutions, False, multiclass.entries)
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
    ) -> Substitutions:
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
        is_final = self.multiclass is None and not self.loops
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
            self.resolve_entries(multiclass.entries, substitutions, is_final, made, location)
            at += 1
        for parent in parents[at:]:
            if not isinstance(parent, ParentNode):
                assert isinstance(parent, BrokenNode)
                # Behind a class, only classes may follow.
                is_name = parent.message == "expected identifier"
                self.fail(parent.start, "expected name for ClassID" if is_name else parent.message)
            cls, class_args, location = self.parent(parent, None)
            for entry in made:
                self.derive_entry(entry, cls, class_args, location)
        for entry in made:
            self.apply_lets_to(entry)
            self.add_entry(entry)

    # The other statements.

    def _let_in(self, node: LetInNode) -> None:
        bindings: list[Binding] = []
        for binding in node.bindings:
            if not isinstance(binding, LetNode):
                self.run_statements([binding])
                return
            bits = [] if binding.bits is None else self.ranges(binding.bits)
            bits.reverse()
            value = self.value(binding.value, None)
            bindings.append(Binding(binding.mode, binding.name, bits, value, self.base + binding.name_start))
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
            # The location at which reading has stopped: behind the first value, or at an error after it.
            after = self.base + node.ranges[0].first.after
            self.log.error([max(after, self.log.error_location)], "expected declaration in for")
            raise self.log.failure() from None
        assert isinstance(elements.type, ListType)
        variable = self.pool.variable(node.name, elements.type.element)
        loop = LoopEntry(self.base + node.start, variable, elements)
        self.push(loop=loop)
        self.loops.append(loop)
        self.run_statements(node.statements)
        self.loops.pop()
        self.pop()
        self.add_entry(loop)

    def _loop_elements(self, node: ForeachNode) -> Value:
        numbers: list[int] = []
        if node.in_braces:
            numbers = self.ranges(node.ranges)
        else:
            range_ = node.ranges[0]
            first = self.value(range_.first, None)
            if isinstance(first.type, ListType):
                if range_.last is not None:
                    self.fail(range_.first.after, "Unknown tok")
                return first
            if first.type is None:
                self.log.error([self.base + range_.start], f"expected a list, got '{first.text()}'")
                if self.multiclass is not None:
                    self.log.note(
                        [], "references to multiclass template arguments cannot be resolved at this time"
                    )
                raise self.log.failure()
            self.add_range(numbers, range_, first)
        return self.pool.list_of(tuple([self.pool.integer(number) for number in numbers]), INT)

    def _if(self, node: IfNode) -> None:
        condition = self.value(node.condition, None)
        empty = self.pool.list_of((), BIT)
        single = self.pool.list_of((TRUE,), BIT)
        self._arm(node, condition, single, empty, node.then)
        if node.otherwise is not None:
            self._arm(node, condition, empty, single, node.otherwise)

    def _arm(
        self, node: IfNode, condition: Value, if_true: Value, if_false: Value, statements: list[Node]
    ) -> None:
        times = self.pool.fold_ternary("if", condition, if_true, if_false, BIT.list_type(), None)
        loop = LoopEntry(self.base + node.start, None, times)
        self.loops.append(loop)
        self.push()
        self.run_statements(statements)
        self.pop()
        self.loops.pop()
        self.add_entry(loop)

    def _assert(self, node: AssertNode) -> None:
        condition = self.value(node.condition, None)
        message = self.value(node.message, None)
        self.add_entry(AssertEntry(self.base + node.condition.start, condition, message))

    def _dump(self, node: DumpNode) -> None:
        message = self.dump_message(node, None)
        resolver = Resolver(self.pool, None)
        resolver.is_final = True
        self.add_entry(DumpEntry(self.base + node.start, message.resolve(resolver)))

    def _defset(self, node: DefsetNode) -> None:
        if self.multiclass is not None:
            self.fail(node.start, "defset is not allowed inside multiclass")
        type_ = self.type_of(node.type)
        if not isinstance(type_, ListType):
            self.fail(node.type.start, "expected list type")
        if self.is_global(node.name):
            self.fail(node.name_start, "def or global variable of this name already exists")
        defset = Defset(type_.element, self.base + node.type.start)
        self.defsets.append(defset)
        self.run_statements(node.statements)
        self.defsets.pop()
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


def _starts_with_identifier(node: ValueNode) -> bool:
    """Whether the first token of a value is an identifier."""
    while True:
        if isinstance(node, Identifier | InstanceNode):
            return True
        if isinstance(node, PasteNode):
            node = node.left
        elif isinstance(node, BitRangeNode | SubscriptNode | FieldAccessNode):
            node = node.value
        else:
            return False
