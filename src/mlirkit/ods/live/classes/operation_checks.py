"""The checks that make up invariants: of attributes, values, predicate traits, regions and successors.

Each check raises if an operation violates its definition, in mlir-tblgen's words.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from mlirkit.builtin.attributes import ArrayAttr, IntegerAttr, TypeAttr
from mlirkit.builtin.dense import DenseArrayAttr, ElementsAttr
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.operation import Operation
from mlirkit.core.operation_parts import operand_types_of, parent_of, result_types_of
from mlirkit.core.structural_attributes import DictionaryAttr, StringAttr
from mlirkit.core.verified import KNOWN, Stamp
from mlirkit.ods.cpp_expr.arithmetic import FailsWith
from mlirkit.ods.live.classes.deciding_parts import BY_WHOLE, deciding_part
from mlirkit.ods.live.classes.segments import SegmentRule
from mlirkit.ods.model import NamedTypeConstraint, Operator


class Check:
    """One of the checks of an operation."""

    __slots__ = ()

    def verify(self, op: Operation, entries: dict[str, Attribute]) -> None:
        """Raise if an operation with these properties violates the constraint."""
        raise NotImplementedError


class TypeTest:
    """Whether types satisfy a constraint, with the answers cached."""

    __slots__ = ("_known", "_last", "_test")

    def __init__(self, test: Callable[[Any], Any], answers: dict[Type, bool]) -> None:
        self._test = test
        self._known = answers
        # The last type that satisfies the constraint: mostly the next one is the same.
        self._last: Type | None = None

    def __call__(self, type: Type) -> bool:
        return self.holds(type)

    def holds(self, type: Type) -> bool:
        if type is self._last:
            return True
        answer = self._known.get(type)
        if answer is None:
            answer = self._test(type) is not False
            self._known[type] = answer
        if answer:
            self._last = type
        return answer


class RequiredCheck(Check):
    """The presence of required attributes."""

    __slots__ = ("_names",)

    def __init__(self, names: list[str]) -> None:
        self._names = names

    def verify(self, op: Operation, entries: dict[str, Attribute]) -> None:
        for name in self._names:
            if name not in entries:
                raise op.op_error(f"requires attribute '{name}'")


# A limit on the cached attributes: a stream of ever new attributes would pile up.
_MOST_PASSED: Final = 256
_MOST_ELEMENTS: Final = 16


class InherentCheck(Check):
    """The constraint of an attribute or property that is present."""

    __slots__ = ("_decides", "_last", "_name", "_noun", "_part", "_passed", "_predicate", "_summary")

    def __init__(
        self, noun: str, name: str, predicate: Callable[[Any], Any], summary: str, decides: int = BY_WHOLE
    ) -> None:
        self._noun = noun
        self._name = name
        self._predicate = predicate
        self._summary = summary
        # Attributes that satisfied the constraint: the last one, and numbers, types and small arrays by value
        # (equal ones of a file are mostly one object); and the deciding part of the last one.
        self._last: Attribute | None = None
        self._passed: set[Attribute] = set()
        self._decides = decides
        self._part: object | None = None

    def verify(self, op: Operation, entries: dict[str, Attribute]) -> None:
        attribute = entries.get(self._name)
        if attribute is None or attribute is self._last:
            return
        part: object | None = None
        if self._decides != BY_WHOLE:
            part = deciding_part(attribute, self._decides)
            if part is not None and part is self._part:
                return
        elif isinstance(attribute, (IntegerAttr, TypeAttr, ArrayAttr)) and attribute in self._passed:
            self._last = attribute
            return
        if self._predicate(attribute) is False:
            raise op.op_error(f"{self._noun} '{self._name}' failed to satisfy constraint: {self._summary}")
        if self._decides != BY_WHOLE:
            self._part = part
        else:
            self._remember(attribute)

    def _remember(self, attribute: Attribute) -> None:
        """Cache an attribute that satisfies the constraint, unless it may hold much memory."""
        if isinstance(attribute, ArrayAttr):
            if len(attribute.elements) > _MOST_ELEMENTS:
                return
        elif isinstance(attribute, (ElementsAttr, DenseArrayAttr, DictionaryAttr, StringAttr)):
            return
        self._last = attribute
        if isinstance(attribute, (IntegerAttr, TypeAttr, ArrayAttr)):
            if len(self._passed) >= _MOST_PASSED:
                self._passed.clear()
            self._passed.add(attribute)


class SingleValuesCheck(Check):
    """The types of operands or results, of which every group is one value."""

    __slots__ = ("_kind", "_summaries", "_tests")

    def __init__(self, kind: str, tests: list[TypeTest | None], summaries: list[str]) -> None:
        self._kind = kind
        self._tests = tests
        self._summaries = summaries

    def verify(self, op: Operation, entries: dict[str, Attribute]) -> None:
        types = operand_types_of(op) if self._kind == "operand" else result_types_of(op)
        for index, type in enumerate(types):
            test = self._tests[index]
            if test is not None and not test.holds(type):
                raise _wrong_type(op, self._kind, index, self._summaries[index], type)


class GroupsCheck(Check):
    """The sizes of groups of operands or results, and the types in them."""

    __slots__ = ("_groups", "_kind", "_nested", "_rule", "_tests")

    def __init__(
        self,
        kind: str,
        tests: list[TypeTest | None],
        groups: tuple[NamedTypeConstraint, ...],
        rule: SegmentRule,
    ) -> None:
        self._kind = kind
        self._tests = tests
        self._groups = groups
        self._rule = rule
        self._nested = any(bool(group.constraint.segment_attribute) for group in groups)

    def verify(self, op: Operation, entries: dict[str, Attribute]) -> None:
        types = operand_types_of(op) if self._kind == "operand" else result_types_of(op)
        start = 0
        sizes = self._rule.sizes(op, len(types))
        if len(sizes) != self._rule.count or sum(sizes) > len(types):
            raise self._rule.wrong_count(op, len(sizes))
        for index, size in enumerate(sizes):
            if size > 1 and self._groups[index].is_optional:
                raise op.op_error(
                    f"{self._kind} group starting at #{start} requires 0 or 1 element, but found {size}"
                )
            if self._nested:
                group = self._groups[index]
                if group.constraint.segment_attribute:
                    _check_group_sizes(op, group.constraint.segment_attribute, group.name, size, entries)
            test = self._tests[index]
            if test is not None:
                for number in range(start, start + size):
                    if not test.holds(types[number]):
                        summary = self._groups[index].constraint.summary
                        raise _wrong_type(op, self._kind, number, summary, types[number])
            start += size


def _wrong_type(op: Operation, kind: str, number: int, summary: str, type: Type) -> Exception:
    # In a diagnostic MLIR puts types in single quotes.
    return op.op_error(f"{kind} #{number} must be {summary}, but got '{type}'")


def _check_group_sizes(
    op: Operation, sizes_name: str, group: str, expected: int, entries: dict[str, Attribute]
) -> None:
    """As `verifyValueSizeAttr`: the sizes of a variadic of variadic add up to the group."""
    sizes = entries.get(sizes_name)
    if not isinstance(sizes, DenseArrayAttr):
        raise op.op_error(f"requires dense i32 array attribute '{sizes_name}'")
    values = sizes.values
    if any(size < 0 for size in values):
        raise op.op_error(f"'{sizes_name}' attribute cannot have negative elements")
    if sum(values) != expected:
        raise op.op_error(
            f"{group} count ({expected}) does not match with the total size ({sum(values)}) "
            f"specified in attribute '{sizes_name}'"
        )


class TraitCheck(Check):
    """A trait's predicate over the operation's names."""

    __slots__ = ("_function", "_getters", "_message")

    def __init__(
        self, function: Callable[..., Any], getters: list[Callable[[Operation], Any]], summary: str
    ) -> None:
        self._function = function
        self._getters = getters
        self._message = f"failed to verify that {summary}"

    def verify(self, op: Operation, entries: dict[str, Attribute]) -> None:
        self.verify_anew(op)

    def verify_anew(self, op: Operation) -> None:
        """Evaluate the predicate."""
        try:
            holds = self._function(*[getter(op) for getter in self._getters])
        except FailsWith as failure:
            error = failure.error
            error.error_diagnostics.extend(op.op_error(self._message).error_diagnostics)
            raise error from None
        if holds is False:
            raise op.op_error(self._message)


class ParentCheck(TraitCheck):
    """A predicate over the parent operation, evaluated once for all operations in it."""

    __slots__ = ("_parent", "_stamp")

    def __init__(
        self, function: Callable[..., Any], getters: list[Callable[[Operation], Any]], summary: str
    ) -> None:
        TraitCheck.__init__(self, function, getters, summary)
        # The parent for which the predicate last held, by identity, valid until some IR changes.
        self._parent = 0
        self._stamp: Stamp | None = None

    def verify(self, op: Operation, entries: dict[str, Attribute]) -> None:
        stamp = KNOWN.stamp
        parent = id(parent_of(op))
        if stamp is not None and stamp is self._stamp and parent == self._parent:
            return
        self.verify_anew(op)
        self._stamp = stamp
        self._parent = parent


class PartsCheck(Check):
    """The constraints of regions or successors; the last constraint may cover several parts."""

    __slots__ = ("_operator", "_tests")

    def __init__(self, operator: Operator, tests: list[Callable[[Any], Any] | None]) -> None:
        self._operator = operator
        self._tests = tests

    def first_failure(self, parts: Iterable[object]) -> tuple[int, int] | None:
        """The number of the first part that violates a constraint, and the number of the constraint."""
        last = len(self._tests) - 1
        for number, part in enumerate(parts):
            index = min(number, last)
            test = self._tests[index]
            if test is not None and test(part) is False:
                return number, index
        return None


class RegionsCheck(PartsCheck):
    """The constraints of regions."""

    __slots__ = ()

    def verify(self, op: Operation, entries: dict[str, Attribute]) -> None:
        failure = self.first_failure(op.region_list or ())
        if failure is not None:
            number, index = failure
            named = self._operator.regions[index]
            label = f" ('{named.name}') " if named.name else " "
            raise op.op_error(
                f"region #{number}{label}failed to verify constraint: {named.constraint.summary}"
            )


class SuccessorsCheck(PartsCheck):
    """The constraints of successors."""

    __slots__ = ()

    def verify(self, op: Operation, entries: dict[str, Attribute]) -> None:
        failure = self.first_failure(op.successor_list or ())
        if failure is not None:
            number, index = failure
            named = self._operator.successors[index]
            raise op.op_error(
                f"successor #{number} ('{named.name}') failed to verify constraint: "
                f"{named.constraint.summary}"
            )
