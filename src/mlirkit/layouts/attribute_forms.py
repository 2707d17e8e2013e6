"""Attributes between releases, by the tables: other names, other kinds, and newly required attributes.

    16's vector.insert      position:array<i64>       22's      static_position:dense<i64>

changes/names.py has the attributes that had other names, and the meaning of missing ones.  An attribute has
another kind if the tables give it another: conversions between kinds are below.  Other differences are rules
in changes/.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from mlirkit.builtin.attribute_kind import kind_check
from mlirkit.builtin.attributes import ArrayAttr, IntegerAttr, UnitAttr, integer_attr
from mlirkit.builtin.dense import DenseArrayAttr, DenseIntElementsAttr, dense_array
from mlirkit.builtin.types import integer_type
from mlirkit.core.attribute import Attribute
from mlirkit.core.operation import Operation
from mlirkit.core.structural_attributes import FlatSymbolRefAttr, StringAttr
from mlirkit.layouts.changes.change import attribute_of, get, put, take
from mlirkit.layouts.changes.names import DEFAULTS, KEYWORDS_OF, RENAMED
from mlirkit.layouts.changes.words import (
    FORMER_WORDS,
    NUMBERED,
    SAME_WORDS,
    attribute_of_number,
    attribute_of_words,
    number_of,
    number_of_policy,
    words_in,
)
from mlirkit.layouts.tables import ReleaseLayouts
from mlirkit.support.diagnostics import MLIRError

Conversion = Callable[[Operation, Any], Attribute | None]


class _Step(NamedTuple):
    """An attribute of another name or kind; `convert` returns None for values without an equal."""

    name: str
    new_name: str
    convert: Conversion | None
    # The predicate of the kind that the release declares; None if any kind is valid.
    is_of_kind: Callable[[Attribute], bool] | None


class AttributeForms:
    """The conversion of attributes from the forms of one release to those of another."""

    def __init__(self, source: ReleaseLayouts, target: ReleaseLayouts, is_upgrade: bool) -> None:
        self.source = source
        self.target = target
        self.is_upgrade = is_upgrade
        self._forms: dict[tuple[str, str], tuple[list[_Step], dict[str, str]]] = {}

    def concerns(self, name: str, other_name: str) -> bool:
        """Whether operations with these names in the two releases have attributes in other forms."""
        steps, defaults = self._of(name, other_name)
        return bool(steps or defaults)

    def apply(self, op: Operation, name: str, other_name: str) -> None:
        """Convert the attributes to the other release's forms.

        A value without a counterpart stays unchanged on reading, and is an MLIRError on writing.
        """
        steps, defaults = self._of(name, other_name)
        for step in steps:
            value = get(op, step.name)
            if value is None or (step.new_name != step.name and get(op, step.new_name) is not None):
                continue
            if self.is_upgrade and step.is_of_kind is not None and not step.is_of_kind(value):
                # Another release than the producer claims wrote the attribute.
                continue
            converted = value if step.convert is None else step.convert(op, value)
            if converted is None and not _is_false(value):
                if self.is_upgrade:
                    continue
                raise op.op_error(
                    f"attribute '{step.name}' is {value}, which has no counterpart in {self.target.name}"
                )
            take(op, step.name)
            put(op, step.new_name, converted)
        for key, text in defaults.items():
            if get(op, key) is None:
                put(op, key, attribute_of(op, text))

    def _of(self, name: str, other_name: str) -> tuple[list[_Step], dict[str, str]]:
        form = self._forms.get((name, other_name))
        if form is None:
            form = self._forms[name, other_name] = self._computed(name, other_name)
        return form

    def _computed(self, name: str, other_name: str) -> tuple[list[_Step], dict[str, str]]:
        source_kinds, target_kinds = self.source.kinds(name), self.target.kinds(other_name)
        steps: list[_Step] = []
        if source_kinds is None or target_kinds is None:
            return steps, {}
        names = _renamed(name, self.is_upgrade)
        for key, kind in source_kinds.items():
            new = key if key in target_kinds else names.get(key, key)
            if new in target_kinds and (new == key or new not in source_kinds):
                convert = _conversion(kind, target_kinds[new])
                if convert is not None or new != key:
                    steps.append(_Step(key, new, convert, _check_of(kind)))
        defaults: dict[str, str] = {}
        if self.is_upgrade:
            declared = DEFAULTS.get(name.partition(".")[0], {})
            required = self.source.required(name)
            missing = target_kinds.keys() - required
            defaults = {key: text for key, text in declared.items() if key in missing}
        return steps, defaults


def _renamed(name: str, is_upgrade: bool) -> dict[str, str]:
    renamed = {**RENAMED.get(name.partition(".")[0], {}), **RENAMED.get(name, {})}
    return renamed if is_upgrade else {new: old for old, new in renamed.items()}


def _is_false(value: Attribute) -> bool:
    """Whether a value is the false that an absent unit attribute means."""
    return isinstance(value, IntegerAttr) and value.bits == 0


# -- kinds --------------------------------------------------------------------------------------------


def _check_of(kind: str) -> Callable[[Attribute], bool] | None:
    """The predicate of the values of a kind; None for properties that are no attributes."""
    try:
        return kind_check("i1" if kind == "bool" else kind)
    except ValueError:
        return None


_NUMBERS = ("i1", "i8", "i16", "i32", "i64")


def _conversion(kind: str, target: str) -> Conversion | None:
    """The conversion of attributes between kinds; None if the kinds are equal or no conversion is known."""
    kind, target = ("i1" if word == "bool" else word for word in (kind, target))
    if kind == target:
        return None
    if target == "unit" and kind == "i1":
        return lambda op, value: UnitAttr() if value.bits else None
    if kind == "unit" and target == "i1":
        return lambda op, value: integer_attr(integer_type(1), 1)
    if kind in _NUMBERS and target in _NUMBERS:
        return _to_width(int(target[1:]))
    if target.startswith("dense<i") and (kind.startswith("array<i") or kind == "elements"):
        return _to_dense(int(target[7:-1]))
    if target.startswith("array<i") and kind.startswith("dense<i"):
        return _to_array(int(target[7:-1]))
    if kind == "string" and target in ("symbol", "flat_symbol"):
        return lambda op, value: FlatSymbolRefAttr(value.value) if isinstance(value, StringAttr) else value
    if kind in ("symbol", "flat_symbol") and target == "string":
        return lambda op, value: StringAttr(value.value) if isinstance(value, FlatSymbolRefAttr) else None
    if kind == "string" and target.startswith(KEYWORDS_OF):
        return lambda op, value: attribute_of(op, f"{target}<{value.value}>")
    if (target in NUMBERED and kind in _NUMBERS) or (kind in NUMBERED and target in _NUMBERS):
        return _to_words(target) if target in NUMBERED else _from_words(kind, int(target[1:]))
    if not kind and target == "i32":
        return _from_policy
    if (kind, target) in SAME_WORDS or (target, kind) in SAME_WORDS:
        return _to_same_words(kind, target)
    if (kind, target) in FORMER_WORDS:
        return lambda op, value: _spelled(op, target, words_in(value))
    if (target, kind) in FORMER_WORDS:
        return lambda op, value: attribute_of_words(words_in(value), target)
    if kind.startswith(KEYWORDS_OF) and target == "string":
        return lambda op, value: StringAttr(str(value).partition("<")[2].removesuffix(">"))
    return None


def _to_width(width: int) -> Conversion:
    def convert(op: Operation, value: Any) -> Attribute | None:
        if not isinstance(value, IntegerAttr):
            return None
        number = value.value
        fits = -(1 << width - 1) <= number < 1 << width - 1
        return integer_attr(integer_type(width), number) if fits else None

    return convert


def _to_dense(width: int) -> Conversion:
    def convert(op: Operation, value: Any) -> Attribute | None:
        if isinstance(value, DenseArrayAttr):
            return value
        numbers = _numbers_of(value)
        return None if numbers is None else dense_array(integer_type(width), numbers)

    return convert


def _to_array(width: int) -> Conversion:
    def convert(op: Operation, value: Any) -> Attribute | None:
        if isinstance(value, ArrayAttr):
            return value
        return ArrayAttr([integer_attr(integer_type(width), number) for number in value.values])

    return convert


def _to_words(kind: str) -> Conversion:
    def convert(op: Operation, value: Any) -> Attribute | None:
        return attribute_of_number(value.value, kind) if isinstance(value, IntegerAttr) else value

    return convert


def _from_words(kind: str, width: int) -> Conversion:
    def convert(op: Operation, value: Any) -> Attribute | None:
        number = number_of(value, kind)
        return None if number is None else integer_attr(integer_type(width), number)

    return convert


def _from_policy(op: Operation, value: Attribute) -> Attribute:
    """Convert a cache policy in words to a number; return other attributes unchanged."""
    number = number_of_policy(value)
    return value if number is None else integer_attr(integer_type(32), number)


def _to_same_words(kind: str, target: str) -> Conversion:
    """Convert an attribute to another one with the same words: one of the two is kept as text."""
    is_newer = (kind, target) in SAME_WORDS
    spelled = SAME_WORDS[(kind, target) if is_newer else (target, kind)]
    if not is_newer:
        spelled = {new: old for old, new in spelled.items()}

    def convert(op: Operation, value: Any) -> Attribute | None:
        words = "|".join([spelled.get(word, word) for word in words_in(value).split("|")])
        if is_newer:
            return attribute_of_words(words, target)
        # The newer attribute may have more words.
        return _spelled(op, target, words)

    return convert


def _spelled(op: Operation, kind: str, words: str) -> Attribute | None:
    """The attribute of a kind with the given words; None if it has no such words."""
    # Some definitions print an enum in angle brackets, others without.
    for text in (f"{kind}<{words}>", f"#{kind[1:].replace('.', '<', 1)} {words}>"):
        try:
            return attribute_of(op, text)
        except MLIRError:
            continue
    return None


def _numbers_of(value: Any) -> Sequence[int] | None:
    """The integers of an array or of dense elements."""
    if isinstance(value, ArrayAttr):
        numbers = [element.value for element in value.elements if isinstance(element, IntegerAttr)]
        return numbers if len(numbers) == len(value.elements) else None
    if isinstance(value, DenseIntElementsAttr):
        return [int(item) for item in value]
    return None


def require_kinds(op: Operation, name: str, release: ReleaseLayouts) -> None:
    """MLIRError unless an operation has all attributes that a release requires, in the release's kinds."""
    kinds = release.kinds(name)
    if not kinds:
        return
    for attribute in release.required(name):
        if get(op, attribute) is None:
            raise op.op_error(f"has no attribute '{attribute}', which {release.name} wants")
    for attribute, kind in kinds.items():
        value = get(op, attribute)
        check = None if value is None or not release.is_attribute(name, attribute) else kind_check(kind)
        if value is not None and check is not None and not check(value):
            no_counterpart = f"which has no counterpart in {release.name}"
            raise op.op_error(f"attribute '{attribute}' is {value}, {no_counterpart}")
