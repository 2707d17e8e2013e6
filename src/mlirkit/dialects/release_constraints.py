"""Another release's constraints on the types of operands and results, and the words of its enums.

    layouts/constraints/llvm<N>.json      the differences from today's definitions

    {"conditions": [condition, ...], "dialects": {dialect: {place: number, ...}}, "words": {attribute: words}}

A condition is a C++ expression over `$_self`, as definitions have it.  A place is `spirv.IMul o0`, the first
operand of the operation (`r` for results); `spirv.IMul o0 *` is for all places of the dialect that have the
same condition in today's definitions.  null means no further constraint in a place.  `words` are the words of
today's enums that the release's attribute does not have.  scripts/regenerate-constraints writes the files.

A condition that the engine of constraints cannot decide is assumed to hold.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from mlirkit.builtin.types import LLVM_TOKEN
from mlirkit.core.attribute import Attribute, ParametrizedAttribute, Type
from mlirkit.core.context import Context
from mlirkit.core.operation import Operation
from mlirkit.layouts.changes.change import UNSUITABLE_FOR_CHANGES
from mlirkit.layouts.changes.names import CONVERTED_VALUES
from mlirkit.layouts.changes.words import words_in
from mlirkit.layouts.release_files import CONSTRAINT_FILES
from mlirkit.layouts.tables import release_layouts
from mlirkit.ods.live.classes.invariants import value_checks
from mlirkit.ods.live.classes.operation_checks import Check
from mlirkit.ods.live.classes.segments import operand_rule, result_rule
from mlirkit.ods.live.dialect import LiveDialect
from mlirkit.ods.model import NamedTypeConstraint, Operator
from mlirkit.ods.model.predicate import TRUE, CPred

# Tests of types of dialects whose definitions name them in C++ only.
TESTS: dict[str, Callable[[Type], bool]] = {
    "isa<TokenType>($_self)": lambda type: type == LLVM_TOKEN,
    "isa<pdl::OperationType>($_self)": lambda type: (type.DIALECT, type.MNEMONIC) == ("pdl", "operation"),
}

_NO_WORDS: frozenset[str] = frozenset()


class ConstraintFile(NamedTuple):
    """The contents of the file of one release."""

    conditions: list[str]
    dialects: dict[str, dict[str, int | None]]
    # By the full name of an attribute.
    words: dict[str, frozenset[str]]


@cache
def constraint_file(release: str) -> ConstraintFile | None:
    """The file of a release, or the newest file if the release is later; None without a file."""
    newest = CONSTRAINT_FILES.releases[-1]
    if release_layouts(release).number > release_layouts(newest).number:
        release = newest
    try:
        read = json.loads(CONSTRAINT_FILES.read(release))
    except KeyError:
        return None
    words = {name: frozenset(text.split()) for name, text in read["words"].items()}
    return ConstraintFile(read["conditions"], read["dialects"], words)


class ReleaseConstraints:
    """A release's conditions on operations in one context."""

    def __init__(self, release: str, file: ConstraintFile, context: Context) -> None:
        self._release = release
        self._file = file
        self._context = context
        self._checks: dict[str, list[Check]] = {}
        # By dialect: the number of the release's condition, by today's condition.
        self._alike: dict[str, dict[str, int | None]] = {}

    def require(self, op: Operation) -> None:
        """MLIRError if a type in today's form of an operation violates a constraint of the release."""
        name = op.info.name
        checks = self._checks.get(name)
        if checks is None:
            checks = self._checks[name] = self._made(name)
        for check in checks:
            try:
                check.verify(op, {})
            except UNSUITABLE_FOR_CHANGES:
                # An operation that is not verified.
                raise op.op_error("is not as its definition has it") from None

    def has_words_of(self, value: Attribute) -> bool:
        """Whether the release has all words of an attribute of an enum."""
        if not isinstance(value, ParametrizedAttribute) or not value.MNEMONIC:
            return True
        missing = self._file.words.get(f"{value.DIALECT}.{value.MNEMONIC}", _NO_WORDS)
        words = re.findall(r"\w+", words_in(value)) if missing else ()
        return missing.isdisjoint(words)

    def _made(self, name: str) -> list[Check]:
        dialect_name = name.partition(".")[0]
        places = self._file.dialects.get(dialect_name)
        dialect = None if places is None else self._context.dialect(dialect_name)
        if places is None or not isinstance(dialect, LiveDialect):
            return []
        operator = dialect.definitions.operators.get(name)
        if operator is None:
            return []
        checks: list[Check] = []
        operands = self._constraints_of_release(operator.operands, f"{name} o", places, dialect)
        results = self._constraints_of_release(operator.results, f"{name} r", places, dialect)
        table = dialect.constraints
        for condition, test in TESTS.items():
            table.define(condition, test)
        value_checks("operand", operands, operand_rule(operator), table, checks, name)
        value_checks("result", results, result_rule(operator), table, checks, name)
        return checks

    def _constraints_of_release(
        self,
        values: tuple[NamedTypeConstraint, ...],
        prefix: str,
        places: dict[str, int | None],
        dialect: LiveDialect,
    ) -> tuple[NamedTypeConstraint, ...]:
        """Operands or results with the release's constraints in place of today's."""
        if dialect.name not in self._alike:
            self._alike[dialect.name] = _todays_conditions(places, dialect)
        alike = self._alike[dialect.name]
        words = f"of a type that {self._release} takes there"
        constraints: list[NamedTypeConstraint] = []
        for at, value in enumerate(values):
            number = places.get(f"{prefix}{at}", _UNSAID)
            if number is _UNSAID:
                number = alike.get(value.constraint.condition)
            if value.name in CONVERTED_VALUES.get(prefix.partition(" ")[0], ()):
                number = None
            predicate = TRUE if number is None else CPred(self._file.conditions[number])
            changed = value.constraint.replaced(predicate=predicate, summary=words, segment_attribute="")
            constraints.append(value.replaced(constraint=changed))
        return tuple(constraints)


_UNSAID = -1


def _todays_conditions(places: dict[str, int | None], dialect: LiveDialect) -> dict[str, int | None]:
    """The number of the release's condition by today's condition, from the places with `*`."""
    result: dict[str, int | None] = {}
    for place, number in places.items():
        name, sign, *others = place.split(" ")
        operator = dialect.definitions.operators.get(name) if others else None
        if operator is not None:
            result[_place_of(operator, sign).constraint.condition] = number
    return result


def _place_of(operator: Operator, sign: str) -> NamedTypeConstraint:
    values = operator.operands if sign[0] == "o" else operator.results
    return values[int(sign[1:])]


def constraints_of_release(release: str, context: Context) -> ReleaseConstraints | None:
    """The constraints of a release that today's definitions lack; None if it has no constraint file."""
    file = constraint_file(release)
    return None if file is None else ReleaseConstraints(release, file, context)
