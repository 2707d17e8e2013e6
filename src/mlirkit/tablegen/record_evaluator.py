"""Evaluating the bodies of classes and defs: parents, template arguments, fields, `let`s, assertions.

A record is made in this order: fields of its parents, left to right, with template arguments replaced; the
surrounding `let`s, outermost first; its body; last, values that refer to its own fields (instances.py).  The
statements around bodies are in evaluator.py.
"""

from __future__ import annotations

from typing import NoReturn

from mlirkit.support.diagnostics import ParseError
from mlirkit.tablegen.ast import (
    AssertNode,
    BrokenNode,
    BrokenValue,
    DefvarNode,
    DumpNode,
    FieldNode,
    LetNode,
    Node,
    ParentNode,
)
from mlirkit.tablegen.diagnostics import DiagnosticLog
from mlirkit.tablegen.expressions import VariableValue
from mlirkit.tablegen.instances import field_value, resolve_record
from mlirkit.tablegen.limits import MAX_LIST, RECORD_WORK
from mlirkit.tablegen.operator_evaluator import OperatorEvaluator
from mlirkit.tablegen.records import Field, FieldKind, Record, Records
from mlirkit.tablegen.resolvers import MapResolver
from mlirkit.tablegen.scopes import LoopEntry, MultiClass, Scope
from mlirkit.tablegen.types import STRING, BitsType, DagType, ListType, StringType, Type, bits_type
from mlirkit.tablegen.value_evaluator import Argument
from mlirkit.tablegen.values import UNSET, BitsValue, DefValue, Value

_JOINED_BY: dict[type[Type], str] = {ListType: "listconcat", StringType: "strconcat", DagType: "con"}


class Binding:
    """One binding of a `let ... in`."""

    __slots__ = ("bits", "location", "mode", "name", "value")

    def __init__(self, mode: str, name: str, bits: list[int], value: Value, location: int) -> None:
        self.mode = mode
        self.name = name
        self.bits = bits
        self.value = value
        self.location = location


class RecordEvaluator(OperatorEvaluator):
    """Adds the bodies of classes and defs to values."""

    __slots__ = ("let_stack", "warns_of_unused")

    def __init__(self, records: Records, log: DiagnosticLog) -> None:
        super().__init__(records, log)
        self.let_stack: list[list[Binding]] = []
        self.warns_of_unused = True

    def push(
        self,
        record: Record | None = None,
        loop: LoopEntry | None = None,
        multiclass: MultiClass | None = None,
    ) -> None:
        """Enter a scope."""
        self.scope = Scope(self.scope, record, loop, multiclass)

    def pop(self) -> None:
        """Leave the innermost scope."""
        assert self.scope.outer is not None
        self.scope = self.scope.outer

    def broken(self, node: Node) -> NoReturn:
        """Report the syntax error of a broken node."""
        assert isinstance(node, BrokenNode)
        self.fail(node.start, node.message)

    # Fields.

    def _add_field(self, record: Record, field: Field, location: int) -> None:
        """Add a field; an existing one of that name gets the value instead."""
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

    def _join(self, mode: str, field: Field, value: Value, record: Record) -> Value | str:
        """The value of a field with another one appended or prepended, or an error message."""
        if field.value.type is None:
            return value
        operator = _JOINED_BY.get(type(field.type))
        if operator is None:
            return (
                f"Cannot {mode} to field '{field.name}' of type '{field.type}' "
                "(expected list, string, code, or dag)"
            )
        if value.type is not None and field_value(self.pool, field.type, value) is None:
            return value
        left, right = (field.value, value) if mode == "append" else (value, field.value)
        return self.pool.fold_binary(operator, left, right, field.type, record)

    def _set_field(
        self,
        record: Record,
        location: int,
        name: str,
        bits: list[int],
        value: Value,
        is_let: bool,
        mode: str = "",
    ) -> str | None:
        """Set a field (or some bits of it), or add to it; return an error message, or None."""
        field = record.find(name)
        if field is None:
            return f"Value '{name}' unknown!"
        if mode:
            if bits:
                return "Cannot use append/prepend with bit range"
            joined = self._join(mode, field, value, record)
            if isinstance(joined, str):
                return joined
            value = joined
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
        is_second = False
        kind = FieldKind.NONCONCRETE_OK if node.has_field else FieldKind.NORMAL
        if is_argument:
            kind = FieldKind.TEMPLATE_ARG
            qualified = f"{record.name}{':' if record.is_class else '::'}{name}"
            is_second = qualified in record.template_args
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
                # This is the only error that does not stop the run: the rest may still be read.
                self.log.error([value_location], problem)
        if is_second:
            self.fail(node.start, "template argument with the same name has already been defined")

    def _let(self, node: LetNode, record: Record) -> None:
        """`let` in a body."""
        bits: list[int] = [] if node.bits is None else self.ranges(node.bits)
        bits.reverse()
        if isinstance(node.value, BrokenValue) and node.value.before is None:
            self.value(node.value, record)
        field = record.find(node.name)
        if field is None:
            if self._is_of_other_version(node.name):
                return
            self.fail(node.name_start, f"Value '{node.name}' unknown!")
        type_ = field.type
        if bits and isinstance(type_, BitsType):
            type_ = bits_type(len(bits))
        value = self.value(node.value, record, type_)
        location = self.base + node.name_start
        problem = self._set_field(record, location, node.name, bits, value, True, node.mode)
        if problem is not None:
            self.fail(node.name_start, problem)

    def apply_lets(self, record: Record) -> None:
        """Apply the surrounding `let`s to a record."""
        for bindings in self.let_stack:
            for binding in bindings:
                if record.find(binding.name) is None and self._is_of_other_version(binding.name):
                    continue
                problem = self._set_field(
                    record, binding.location, binding.name, binding.bits, binding.value, True, binding.mode
                )
                if problem is not None:
                    self.log.fatal([binding.location], problem)

    def _is_of_other_version(self, field: str) -> bool:
        """Whether only other versions of the included files have a field of that name."""
        return self.other_names is not None and field in self.other_names.fields

    # Bodies.

    def parent(self, node: ParentNode, record: Record | None) -> tuple[Record, list[Argument], int]:
        """A parent class, its arguments, and their place."""
        cls = self.class_named(node.name, node.start)
        args = [] if node.args is None else self.arguments(node.args, record, cls)
        return cls, args, self.base + node.start

    def derive(self, record: Record, cls: Record, args: list[Argument], location: int) -> None:
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
        count = record.superclass_count()
        if count > MAX_LIST:
            self.log.fatal([location], f"more than {MAX_LIST} superclasses")
        # Each record lists all of them: the output could be out of proportion to a long chain of classes.
        self.log.spend(RECORD_WORK * count, [location])

    def object_body(self, record: Record, parents: list[Node], items: list[Node], after_body: int) -> None:
        """The parents and the body of a class or def."""
        self.push(record=record)
        for parent in parents:
            if isinstance(parent, ParentNode):
                cls, args, location = self.parent(parent, record)
                self.derive(record, cls, args, location)
            else:
                self.broken(parent)
        self.apply_lets(record)
        # The offset of the syntax error, if any.
        wrong_at = items[-1].start if items and isinstance(items[-1], BrokenNode) else -1
        for item in items:
            if isinstance(item, FieldNode):
                try:
                    self._declaration(item, record, False)
                except ParseError:
                    if not self._goes_on(wrong_at):
                        raise
            elif isinstance(item, LetNode):
                self._let(item, record)
            elif isinstance(item, DefvarNode):
                self.define_variable(item, record)
            elif isinstance(item, AssertNode):
                condition = self.value(item.condition, record)
                message = self.value(item.message, record)
                place = self.base + item.condition.start
                record.assertions = [*record.assertions, (place, condition, message)]
            elif isinstance(item, DumpNode):
                record.dumps = [
                    *record.dumps,
                    (self.base + item.start, self.dump_message(item, record)),
                ]
            else:
                self.broken(item)
        if after_body >= 0:
            self.log.error([self.base + after_body], "A class or def body should not end with a semicolon")
            self.log.note([], "Semicolon ignored; remove to eliminate this error")
        self.pop()

    def _goes_on(self, wrong_at: int) -> bool:
        """Whether llvm-tblgen continues behind a declaration with an invalid value: if it has read all of it.

        `wrong_at` is the offset of a syntax error.
        """
        log = self.log
        at = log.reached
        if log.is_fatal or at < 0:
            return False
        if at == self.base + wrong_at:
            # The syntax error is reported next.
            return log.is_reached_exact
        if log.has_text(at, ";"):
            log.reached = -1
            return True
        if log.is_reached_exact:
            log.error([at], "expected ';' after declaration")
        return False

    def template_arguments(self, nodes: list[Node], record: Record) -> None:
        """Declare the template arguments of a class or multiclass."""
        for node in nodes:
            if isinstance(node, FieldNode):
                self._declaration(node, record, True)
            else:
                self.broken(node)

    def warn_of_unused(self, record: Record) -> None:
        """Warn of template arguments that nothing refers to."""
        if self.warns_of_unused:
            for argument in record.template_args.values():
                if argument.name not in self.used:
                    self.log.warning([argument.location], f"unused template argument: {argument.name}")

    def dump_message(self, node: DumpNode, record: Record | None) -> Value:
        """Print the message of a `dump`; for a record, all of its fields."""
        message = self.value(node.message, record)
        if isinstance(message, DefValue):
            message = self.pool.fold_unary("repr", message, STRING, record, False)
        return message

    def is_global(self, name: str) -> bool:
        """Whether a def or global variable of that name exists."""
        return name in self.records.defs or name in self.records.globals

    def define_variable(self, node: DefvarNode, record: Record | None) -> None:
        """`defvar`, in the body of `record` or outside."""
        name = node.name
        if name in self.scope.variables:
            self.fail(node.name_start, "local variable of this name already exists")
        if record is not None and name in record.fields:
            self.fail(node.name_start, "field of this name already exists")
        if self.scope.is_outermost() and self.is_global(name):
            self.fail(node.name_start, "def or global variable of this name already exists")
        value = self.value(node.value, record)
        if self.scope.is_outermost():
            self.records.globals[name] = value
        else:
            self.scope.variables[name] = value
