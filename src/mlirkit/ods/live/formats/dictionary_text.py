"""`attr-dict` and `attr-dict-with-keyword`.

The dictionary has the discardable attributes, and the inherent attributes that the format does not have
elsewhere, except for defaults; next to a `prop-dict` (prop_dict_text.py) it has only discardable attributes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from mlirkit.builtin.attributes import ArrayAttr
from mlirkit.builtin.map_attributes import AffineMapAttr
from mlirkit.core.asm_interface import OpAsmParser, OpAsmPrinter
from mlirkit.core.attribute import Attribute
from mlirkit.core.operation import Operation
from mlirkit.core.operation_state import OperationState
from mlirkit.core.structural_attributes import DictionaryAttr, is_small
from mlirkit.ods.assembly_format import OpFormat
from mlirkit.ods.live.classes.default_values import default_attribute
from mlirkit.ods.live.classes.segments import OPERAND_SIZES, RESULT_SIZES
from mlirkit.ods.live.formats.format_step import Frame, Step
from mlirkit.ods.model import Operator

if TYPE_CHECKING:
    from mlirkit.ods.live.dialect import LiveDialect

Check = tuple[Callable[[Any], Any], str]

# Limits of a test's cache: the number of attributes, and the number of elements of a cached array.
_MOST_ANSWERS: Final = 256
_FEW: Final = 16


class AttrDictStep(Step):
    """The attribute dictionary. Its printer also writes the space before the dictionary."""

    __slots__ = ("always_elided", "checks", "defaults", "name", "shown_inherent", "with_keyword")

    def __init__(self, form: OpFormat, dialect: LiveDialect, with_keyword: bool) -> None:
        operator = form.operator
        self.prefix = ""
        self.with_keyword = with_keyword
        self.name = operator.name
        self.always_elided = frozenset([*elided_names(form), *form.inferred_attributes])
        self.defaults = default_attributes(operator, dialect, self.always_elided)
        # The inherent attributes that the dictionary may contain: native properties are no attributes in C++.
        natives = [property.name for property in operator.properties]
        inherent = frozenset(operator.property_names).difference(self.always_elided, natives)
        self.shown_inherent = frozenset[str]() if form.has_prop_dict else inherent
        self.checks = {} if form.is_hook else attribute_checks(operator, dialect)

    def parse(self, parser: OpAsmParser, state: OperationState, frame: Frame) -> None:
        at = parser.current_location()
        attributes = state.attributes
        if self.with_keyword:
            parser.parse_optional_attr_dict_with_keyword(attributes)
        else:
            parser.parse_optional_attr_dict(attributes)
        if attributes:
            check_inherent(self.checks, self.name, attributes, parser, at)

    def print(self, op: Operation, printer: OpAsmPrinter) -> None:
        if self.prefix:
            printer.print_text(self.prefix)
        attributes = op.attrs.entries
        elided = self.always_elided
        props = op.props
        if self.shown_inherent and isinstance(props, DictionaryAttr) and props.entries:
            hidden = [name for name, value in self.defaults if props.entries.get(name) == value]
            shown = {
                name: value
                for name, value in props.entries.items()
                if name in self.shown_inherent and name not in hidden
            }
            if shown:
                attributes = dict(sorted({**attributes, **shown}.items()))
        if not attributes:
            return
        if self.with_keyword:
            printer.print_optional_attr_dict_with_keyword(attributes, elided)
        else:
            printer.print_optional_attr_dict(attributes, elided)


def elided_names(form: OpFormat) -> list[str]:
    """The inherent attributes that a dictionary omits because the format has them elsewhere.

    The sizes of nested groups, which follow from the operands, are in `prop-dict` but not in `attr-dict`.
    """
    operator = form.operator
    names: list[str] = []
    if not form.all_operands and operator.has_operand_segments:
        names.append(OPERAND_SIZES)
    if not form.all_result_types and operator.has_result_segments:
        names.append(RESULT_SIZES)
    names.extend(form.used_attributes)
    return names


def default_attributes(
    operator: Operator, dialect: LiveDialect, elided: frozenset[str]
) -> list[tuple[str, Attribute]]:
    """The default values of attributes that a dictionary may contain."""
    result: list[tuple[str, Attribute]] = []
    for attribute in operator.stored_attributes:
        if (
            attribute.attribute.has_default
            and not attribute.attribute.is_unit
            and attribute.name not in elided
        ):
            value = default_attribute(attribute.attribute, dialect)
            if value is not None:
                result.append((attribute.name, value))
    return result


def attribute_checks(operator: Operator, dialect: LiveDialect) -> dict[str, Check]:
    """The constraint of each stored attribute with its summary, in the order of attribute names."""
    tables = dialect.constraints.attribute_checks
    # The key has the place of the definition: definitions of other releases have none.
    key = f"{operator.name} {operator.place[0]}:{operator.place[1]}"
    checks = tables.get(key)
    if checks is not None:
        return checks
    checks = {}
    for attribute in sorted(operator.stored_attributes, key=lambda attribute: attribute.name):
        test = dialect.constraints.predicate(attribute.attribute, operator.name)
        if test is not None:
            checks[attribute.name] = (RememberingTest(test), attribute.attribute.summary)
    tables[key] = checks
    return checks


class RememberingTest:
    """A condition that caches attributes for which it did not fail: operations share few attributes."""

    __slots__ = ("answers", "test")

    def __init__(self, test: Callable[[Any], Any]) -> None:
        self.test = test
        self.answers: dict[Attribute, Any] = {}

    def __call__(self, value: Any) -> Any:
        answers = self.answers
        if value in answers:
            return answers[value]
        answer = self.test(value)
        if answer is not False and _is_cacheable(value):
            if len(answers) >= _MOST_ANSWERS:
                answers.clear()
            answers[value] = answer
        return answer


def _is_cacheable(value: Attribute) -> bool:
    """Whether a cache may keep an attribute alive: only attributes without much data."""
    if isinstance(value, ArrayAttr):
        return len(value.elements) <= _FEW and all(_is_light(element) for element in value.elements)
    return _is_light(value)


def _is_light(value: Attribute) -> bool:
    return isinstance(value, AffineMapAttr) or is_small(value)


def check_inherent(
    checks: dict[str, Check], op_name: str, attributes: dict[str, Attribute], parser: OpAsmParser, at: int
) -> None:
    """Check inherent attributes that were written in a dictionary, before the operation exists."""
    for name, (test, summary) in checks.items():
        attribute = attributes.get(name)
        if attribute is None or test(attribute) is not False:
            continue
        # Attributes that are kept as text are not verified.
        if attribute not in parser.context.kept_texts:
            raise parser.error(
                f"'{op_name}' op attribute '{name}' failed to satisfy constraint: {summary}", at
            )
