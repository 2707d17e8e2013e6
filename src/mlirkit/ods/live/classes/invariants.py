"""Invariants: the conditions of a definition on its operations, as one verification function per operator.

In the order of mlir-tblgen's `verifyInvariantsImpl`, with its words: constraints of properties, required
attributes (by name), constraints of attributes (as declared), operands, results, predicate traits, regions,
successors.
Source: the ODS manual, "Operation verification".

Whether a type satisfies a constraint does not depend on the operation, so the answers are cached.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.operation import Operation
from mlirkit.core.structural_attributes import EMPTY_DICTIONARY, DictionaryAttr
from mlirkit.ods.cpp_expr import Translated, Translator, Untranslatable, translate
from mlirkit.ods.live.classes.deciding_parts import BY_NOTHING, BY_WHOLE, DecidingParts, deciding_kind
from mlirkit.ods.live.classes.operand_access import name_getter
from mlirkit.ods.live.classes.operation_checks import (
    Check,
    GroupsCheck,
    InherentCheck,
    ParentCheck,
    RegionsCheck,
    RequiredCheck,
    SingleValuesCheck,
    SuccessorsCheck,
    TraitCheck,
    TypeTest,
)
from mlirkit.ods.live.classes.segments import SegmentRule, operand_rule, result_rule
from mlirkit.ods.live.cpp.definition_names import operator_names
from mlirkit.ods.live.properties.property_conversions import property_test
from mlirkit.ods.model import Constraint, NamedTypeConstraint, Operator, TraitKind, TypeConstraint
from mlirkit.ods.model.predicate import Predicate, condition
from mlirkit.support.late_regex import LateRegex

if TYPE_CHECKING:
    from mlirkit.ods.live.dialect import LiveDialect


class LatePredicate:
    """A condition over `$_self` as a function, translated on first use.

    Returns False only if the condition does not hold, and None if the answer is unknown.
    """

    def __init__(self, text: str, translator: Translator) -> None:
        self._text = text
        self._translator = translator
        self._is_translated = False
        self._function: Callable[[Any], Any] | None = None

    def __call__(self, value: Any) -> Any:
        if not self._is_translated:
            result = self._translator.condition(self._text, ["$_self"])
            self._function = result.function if isinstance(result, Translated) else None
            self._is_translated = True
        return None if self._function is None else self._function(value)


class ConstraintTable:
    """Constraints as Python predicates, translated once and shared by the operators of a dialect."""

    def __init__(self, translator: Translator) -> None:
        self.translator = translator
        self._predicates: dict[str, Callable[[Any], Any]] = {}
        self._type_answers: dict[str, dict[Type, bool]] = {}
        # Results of `attribute_checks` (dictionary_text.py), by operation name and place of definition.
        self.attribute_checks: dict[str, dict[str, tuple[Callable[[Any], Any], str]]] = {}

    def define(self, condition: str, test: Callable[[Any], Any]) -> None:
        """Register the Python of a condition that is not C++."""
        self._predicates[condition] = lambda value: bool(test(value))

    def predicate(self, constraint: Constraint, where: str) -> Callable[[Any], Any] | None:
        """A LatePredicate of a constraint; None if it always holds."""
        if constraint.is_trivial:
            return None
        text = constraint.condition
        if text in ("true", "(true)"):
            return None
        result = self._predicates.get(text)
        if result is None:
            result = LatePredicate(text, self.translator)
            self._predicates[text] = result
        return result

    def test_of(self, predicate: Predicate, where: str) -> Callable[[Any], Any] | None:
        """Return the test of a predicate outside any constraint, as `predicate` does."""
        return self.predicate(Constraint(where, predicate, ""), where)

    def type_test(self, constraint: TypeConstraint, where: str) -> TypeTest | None:
        """Return the test of a type constraint, which caches its answers by type; None if it always holds."""
        test = self.predicate(constraint, where)
        if test is None:
            return None
        return TypeTest(test, self._type_answers.setdefault(constraint.condition, {}))

    def condition_over(
        self, text: str, operator: Operator
    ) -> tuple[Callable[..., Any], list[str], list[Callable[[Operation], Any]]] | None:
        """A condition over `$_op` and the operator's names: the function, its parameters, their getters."""
        names = operator_names(self.translator.table, operator)
        result = translate(text, names, "condition", this="$_op")
        if isinstance(result, Untranslatable):
            return None
        try:
            arguments = [name[1:] for name in result.parameters]
            return result.function, arguments, [name_getter(operator, name) for name in arguments]
        except KeyError:
            return None  # the condition reads a name that the operation does not have


def build_invariants(operator: Operator, dialect: LiveDialect) -> Callable[[Operation], None] | None:
    """The verification function of one operator; None if there is nothing to check."""
    table: ConstraintTable = dialect.constraints
    checks: list[Check] = []
    _property_checks(operator, dialect, checks)
    where = operator.name
    _attribute_checks(operator, table, checks)
    value_checks("operand", operator.operands, operand_rule(operator), table, checks, where)
    value_checks("result", operator.results, result_rule(operator), table, checks, where)
    beyond, read = _trait_checks(operator, table, checks)
    around: list[Check] = []
    _region_checks(operator, table, around)
    _successor_checks(operator, table, around)
    if not checks and not around:
        return None
    return Invariants(
        checks,
        around,
        beyond,
        _values_follow_signature(operator),
        _regions_are_counted(operator),
        _deciding_kinds(operator, table, read),
    )


class Invariants:
    """A verification function that runs its checks in order, those of regions and successors last."""

    __slots__ = (
        "around",
        "beyond",
        "checks",
        "follows_bodies",
        "follows_signature",
        "others_follow_signature",
        "signature_part",
    )

    def __init__(
        self,
        checks: list[Check],
        around: list[Check],
        beyond: list[Check],
        others_follow_signature: bool,
        follows_bodies: bool,
        deciding_kinds: dict[str, int],
    ) -> None:
        self.checks = checks
        self.around = around
        # The checks that read more than types and properties.
        self.beyond = beyond
        self.others_follow_signature = others_follow_signature
        # Whether an operation with verified types and properties needs only the checks of regions and
        # successors.
        self.follows_signature = others_follow_signature and not beyond
        # Whether the checks of regions depend only on their numbers of blocks.
        self.follows_bodies = follows_bodies
        # `DecidingParts.part` of the conditions; None if every attribute is compared as a whole.
        self.signature_part = DecidingParts(deciding_kinds).part if deciding_kinds else None

    def __call__(self, op: Operation) -> None:
        entries = _entries(op)
        for check in self.checks:
            check.verify(op, entries)
        for check in self.around:
            check.verify(op, entries)

    @property
    def verify_regions(self) -> Callable[[Operation], None] | None:
        """The checks of regions and successors; None if the operator has no such check."""
        return self._verify_around if self.around else None

    @property
    def verify_beyond(self) -> Callable[[Operation], None] | None:
        """The checks left once types and properties are verified; None if all checks must run."""
        return self._verify_beyond if self.others_follow_signature else None

    def _verify_beyond(self, op: Operation) -> None:
        entries = _entries(op)
        for check in self.beyond:
            check.verify(op, entries)

    def _verify_around(self, op: Operation) -> None:
        entries = _entries(op)
        for check in self.around:
            check.verify(op, entries)


def _entries(op: Operation) -> dict[str, Attribute]:
    props = op.props
    return props.entries if isinstance(props, DictionaryAttr) else EMPTY_DICTIONARY.entries


# Reads of the operation's own operands and results, which the signature covers; then reads of anything beyond
# types and properties.
_OWN_VALUES: Final = LateRegex(r"\$_op\.get(?:Operand|Result)\(\d+\)|\$_op\.getNum(?:Operands|Results)\(\)")
_BEYOND_SIGNATURE: Final = LateRegex(
    r"\$_op\b|\$_ctxt\b|getDefiningOp|matchPattern|getParent|getOwner|(?<!Cla)[uU]se(?!Info)|getLoc"
)


# A predicate that reads only the parent operation.
_OF_PARENT: Final = LateRegex(r"\(?[\w:]+\(\$_op\.getParentOp\(\)\)\)?")


def _values_follow_signature(operator: Operator) -> bool:
    """Whether the constraints of values and attributes depend on nothing but types and properties."""
    if any(not successor.constraint.is_trivial for successor in operator.successors):
        return False
    conditions = [group.constraint.condition for group in (*operator.operands, *operator.results)]
    conditions += [attribute.attribute.condition for attribute in operator.stored_attributes]
    return not any(_looks_beyond(text, operator) for text in conditions)


# Conditions of a region that only count its blocks.
_BLOCK_COUNT: Final = LateRegex(r"\(?(?:true|(?:::)?llvm::hasNItems(?:OrMore|OrLess)?\(\$_self, \d+\))\)?")


def _regions_are_counted(operator: Operator) -> bool:
    """Whether the constraints of regions only count blocks, and no successor has a constraint."""
    if any(not successor.constraint.is_trivial for successor in operator.successors):
        return False
    constraints = [region.constraint for region in operator.regions]
    return all(
        constraint.is_trivial or _BLOCK_COUNT.fullmatch(constraint.condition) is not None
        for constraint in constraints
    )


def _looks_beyond(text: str, operator: Operator) -> bool:
    """Whether a condition may read more than types and properties."""
    others = _OWN_VALUES.sub("", text) if "$_op" in text else text
    if _BEYOND_SIGNATURE.search(others):
        return True
    around = [region.name for region in operator.regions] + [
        successor.name for successor in operator.successors
    ]
    return any(f"${name}" in text for name in around if name)


def _property_checks(operator: Operator, dialect: LiveDialect, checks: list[Check]) -> None:
    for property in operator.properties:
        test = property_test(property.property, dialect, operator.name)
        if test is not None:
            checks.append(InherentCheck("property", property.name, test, property.property.summary))


def _attribute_checks(operator: Operator, table: ConstraintTable, checks: list[Check]) -> None:
    stored = operator.stored_attributes
    required = sorted(attribute.name for attribute in stored if attribute.attribute.is_required)
    if required:
        checks.append(RequiredCheck(required))
    for named in stored:
        predicate = table.predicate(named.attribute, operator.name)
        if predicate is not None:
            decides = deciding_kind(named.attribute.condition)
            summary = named.attribute.summary
            checks.append(InherentCheck("attribute", named.name, predicate, summary, decides))


# Attributes with the number of values in each group of operands or results.
_SEGMENT_SIZES: Final = {
    "operandSegmentSizes",
    "operand_segment_sizes",
    "resultSegmentSizes",
    "result_segment_sizes",
}
# Names by which a predicate gets the operation itself; `getName()` alone is a call on it.
_WHOLE_OPERATION: Final = frozenset(("_op", "_self"))


def _deciding_kinds(operator: Operator, table: ConstraintTable, read: set[str]) -> dict[str, int]:
    """The parts of attributes that decide whether the invariants hold, by name, except whole attributes.

    `read` has the names that predicates of traits read. If it names the operation itself, every attribute
    counts as a whole.
    """
    if not read.isdisjoint(_WHOLE_OPERATION):
        return {}
    whole = _SEGMENT_SIZES | read
    for group in (*operator.operands, *operator.results):
        whole.add(group.constraint.segment_attribute)
    kinds: dict[str, int] = {}
    for named in operator.stored_attributes:
        if named.name in whole:
            continue
        is_any = table.predicate(named.attribute, operator.name) is None
        kind = BY_NOTHING if is_any else deciding_kind(named.attribute.condition)
        if kind != BY_WHOLE:
            kinds[named.name] = kind
    return kinds


def value_checks(
    kind: str,
    groups: tuple[NamedTypeConstraint, ...],
    rule: SegmentRule,
    table: ConstraintTable,
    checks: list[Check],
    where: str,
) -> None:
    """Add the checks of operands' or results' types."""
    tests = [table.type_test(group.constraint, where) for group in groups]
    sized = [group for group in groups if group.is_optional or group.constraint.segment_attribute]
    if not any(tests) and not sized:
        return
    if rule.single:
        checks.append(SingleValuesCheck(kind, tests, [group.constraint.summary for group in groups]))
    else:
        checks.append(GroupsCheck(kind, tests, groups, rule))


def _trait_checks(
    operator: Operator, table: ConstraintTable, checks: list[Check]
) -> tuple[list[Check], set[str]]:
    """Add the checks of predicate traits.

    Return the checks that read more than types and properties, and the names that all other predicates read.
    """
    beyond: list[Check] = []
    read: set[str] = set()
    for trait in operator.traits:
        if trait.kind is not TraitKind.PREDICATE or trait.predicate is None:
            continue
        text = condition(trait.predicate)
        result = table.condition_over(text, operator)
        if result is not None:
            kind = ParentCheck if _OF_PARENT.fullmatch(text) else TraitCheck
            function, names, getters = result
            check = kind(function, getters, trait.summary)
            checks.append(check)
            if _looks_beyond(text, operator):
                beyond.append(check)
            else:
                read.update(names)
    return beyond, read


def _region_checks(operator: Operator, table: ConstraintTable, checks: list[Check]) -> None:
    tests = [table.predicate(region.constraint, operator.name) for region in operator.regions]
    if any(tests):
        checks.append(RegionsCheck(operator, tests))


def _successor_checks(operator: Operator, table: ConstraintTable, checks: list[Check]) -> None:
    tests = [table.predicate(successor.constraint, operator.name) for successor in operator.successors]
    if any(tests):
        checks.append(SuccessorsCheck(operator, tests))
