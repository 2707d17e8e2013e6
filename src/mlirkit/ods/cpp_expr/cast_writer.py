"""Writes casts to classes and class tests.

isa<A, B>(x)            isinstance(x, (A, B)), or the table's predicate
cast<A>(x)              x
dyn_cast<A>(x)          x if isinstance(x, A) else None
llvm::IsaPred<A>        lambda value: isinstance(value, A)

All have variants for null handles, and may be methods: `x.isa<A>()`.  `expression_writer` writes casts to
numbers.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from mlirkit.ods.cpp_expr.ast import Call, Expression, Name
from mlirkit.ods.cpp_expr.names import ClassEntry
from mlirkit.ods.cpp_expr.python_text import (
    ATOM,
    CONDITIONAL,
    LAMBDA,
    OR,
    POSTFIX,
    NameWriter,
    NotExpressible,
    Written,
    instance_test,
)

_ISA: Final = frozenset(["isa", "isa_and_nonnull", "isa_and_present"])
_CAST: Final = frozenset(["cast", "cast_or_null", "cast_if_present", "cast_and_nonnull"])
_DYN_CAST: Final = frozenset(["dyn_cast", "dyn_cast_or_null", "dyn_cast_if_present"])

#: The template arguments in angle brackets, or None without brackets.
Classes: TypeAlias = tuple[Expression, ...] | None


class CastWriter(NameWriter):
    """Writes casts and tests of a value's class."""

    def class_cast(self, name: str, classes: Classes, operand: Expression) -> Written | None:
        """`name<classes>(operand)`, if `name` is one of LLVM's casts."""
        if name in _ISA:
            return self._isa(classes, operand)
        if name in _CAST:
            return self.expression(operand)
        if name in _DYN_CAST:
            return self._dyn_cast(classes, operand)
        return None

    def class_predicate(self, classes: Classes) -> Written:
        """`IsaPred<classes>`: a function of a value."""
        entries = self._classes(classes)
        value = self.fresh_name("value")
        return Written(f"lambda {value}: {self._instance_test(value, entries).text}", LAMBDA)

    def _isa(self, classes: Classes, operand: Expression) -> Written:
        entries = self._classes(classes)
        subject = self.expression(operand)
        several = sum(not isinstance(entry, type | tuple) for _, entry in entries)
        if several and len(entries) > 1 and subject.power != ATOM:
            return self._bind(subject, lambda name: self._instance_test(name, entries))
        return self._instance_test(subject.at(CONDITIONAL), entries)

    def _dyn_cast(self, classes: Classes, operand: Expression) -> Written:
        entries = self._classes(classes)
        subject = self.expression(operand)

        def choose(name: str) -> Written:
            return Written(f"{name} if {self._instance_test(name, entries).text} else None", CONDITIONAL)

        return choose(subject.text) if subject.text.isidentifier() else self._bind(subject, choose)

    def _bind(self, value: Written, use: Callable[[str], Written]) -> Written:
        """`use` applied to a fresh variable with `value`."""
        name = self.fresh_name("value")
        used = use(name)
        return Written(f"({name} := {value.at(CONDITIONAL)}, {used.text})[1]", POSTFIX, used.boolean)

    def _classes(self, arguments: Classes) -> list[tuple[str, ClassEntry]]:
        result: list[tuple[str, ClassEntry]] = []
        for argument in arguments or ():
            if not isinstance(argument, Name):
                raise NotExpressible("isa<> of something that is no class")
            entry = self.table.class_(argument.path)
            if entry is None:
                self.report_missing(argument.path, "class")
            else:
                result.append((argument.segments[-1].name, entry))
        return result

    def _instance_test(self, subject: str, entries: list[tuple[str, ClassEntry]]) -> Written:
        """Whether the value of `subject` is an instance of one of the classes."""
        classes: list[str] = []
        predicates: list[str] = []
        for name, entry in entries:
            if isinstance(entry, tuple):
                classes.extend([self.global_name(item.__name__, item) for item in entry])
            elif isinstance(entry, type):
                classes.append(self.global_name(name, entry))
            else:
                predicates.append(f"{self.global_name(name, entry)}({subject})")
        if not predicates:
            return instance_test(subject, tuple(classes))
        tests = [instance_test(subject, tuple(classes)).text] if classes else []
        tests += predicates
        return Written(" or ".join(tests), OR if len(tests) > 1 else POSTFIX, True)


def cast_class(node: Expression) -> str | None:
    """The target class of a cast, or None."""
    if not isinstance(node, Call) or not isinstance(node.callee, Name) or len(node.arguments) != 1:
        return None
    name, classes = node.callee.segments[-1].name, node.callee.arguments
    if name in _CAST | _DYN_CAST and classes and isinstance(classes[0], Name):
        return classes[0].path
    return None
