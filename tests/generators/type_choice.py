"""The choice of types for the operands and results of one guess, so that they fit together.

First a likeness is chosen: all the same type, the same shape, the same element type, or none.  Then the
traits that relate types are made true, one after the other: AllTypesMatch and TypesMatchWith, whose
transformer is evaluated; the verifier of the guess decides on the rest.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

from mlirkit.builtin.shaped_types import ShapedType
from mlirkit.core.attribute import Attribute, Type
from mlirkit.ods.cpp_expr import Translated
from mlirkit.ods.live.dialect import LiveDialect
from mlirkit.ods.model import NamedTypeConstraint, Operator
from mlirkit.support.diagnostics import MLIRError
from tests.generators.type_pool import Pool

Likeness = Callable[[Type, Type], bool]
#: Exceptions in Python for values that C++ excludes by assertions.
UNSUITABLE = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError, MLIRError)


def _same(one: Type, other: Type) -> bool:
    return one == other


def _same_shape(one: Type, other: Type) -> bool:
    if isinstance(one, ShapedType) and isinstance(other, ShapedType):
        return type(one) is type(other) and one.dims == other.dims
    return isinstance(one, ShapedType) == isinstance(other, ShapedType)


def _same_element(one: Type, other: Type) -> bool:
    return _element(one) == _element(other)


def _element(type: Type) -> Type:
    return type.element_type if isinstance(type, ShapedType) else type


def _any(one: Type, other: Type) -> bool:
    return True


#: The likenesses, and how often each is chosen.
LIKENESSES: tuple[Likeness, ...] = (_same, _same_shape, _same_element, _any)
WEIGHTS = (5, 2, 1, 2)


class TypeChoice:
    """Chooses for the operators of one dialect."""

    def __init__(self, dialect: LiveDialect, pool: Pool, source: random.Random) -> None:
        self.dialect = dialect
        self.pool = pool
        self.random = source
        self._found: dict[str, list[Type]] = {}

    def types_for(self, group: NamedTypeConstraint, where: str) -> list[Type]:
        """The types that each value of the group may have."""
        constraint = group.constraint.each
        found = self._found.get(constraint.condition)
        if found is None:
            test = self.dialect.constraints.type_test(constraint, where)
            found = self.pool.satisfying(None if test is None else _guarded(test))
            self._found[constraint.condition] = found
        return found

    def choose(
        self, operator: Operator, counts: Sequence[int], attributes: dict[str, Attribute]
    ) -> list[list[Type]] | None:
        """The types of each group, operands first; None if no type satisfies a group's constraint."""
        groups = [*operator.operands, *operator.results]
        choices = [self.types_for(each, operator.name) for each in groups]
        if any(count and not found for count, found in zip(counts, choices, strict=True)):
            return None
        likeness = self.random.choices(LIKENESSES, WEIGHTS)[0]
        anchor = self._anchor(choices)
        chosen: list[list[Type]] = []
        for count, found in zip(counts, choices, strict=True):
            like = [each for each in found if anchor is not None and likeness(each, anchor)] or found
            types = [self.random.choice(like) for _ in range(count)]
            chosen.append(types[:1] * count if self.random.random() < 0.7 else types)
        by_name = {group.name: types for group, types in zip(groups, chosen, strict=True) if group.name}
        self._tie(operator, by_name, attributes)
        return chosen

    def _anchor(self, choices: list[list[Type]]) -> Type | None:
        """A type that satisfies every constraint; if no type does, one that satisfies the narrowest."""
        shared = self.pool.short
        if choices:
            common = set(choices[0]).intersection(*choices[1:])
            shared = [each for each in self.pool.short if each in common]
        narrowest = shared or min((some for some in choices if some), key=len, default=[])
        return self.random.choice(narrowest) if narrowest else None

    def _tie(
        self, operator: Operator, chosen: dict[str, list[Type]], attributes: dict[str, Attribute]
    ) -> None:
        """Make the operator's traits about types true, as far as possible."""
        for _ in range(2):
            for trait in operator.traits:
                if trait.is_a("AllTypesMatch"):
                    names = [str(each) for each in trait.fields["values"]]
                    types = [known for name in names if (known := self._type(name, chosen, attributes))]
                    narrowest = [self._narrowness(operator, name) for name in names if name in chosen]
                    if types and narrowest and names[0] in attributes:
                        _set(chosen, names, types[0])
                    elif narrowest and chosen[min(narrowest)[1]]:
                        _set(chosen, names, chosen[min(narrowest)[1]][0])
                elif trait.is_a("TypesMatchWith"):
                    known = self._type(str(trait.fields["lhs"]), chosen, attributes)
                    made = (
                        None if known is None else self._transformed(str(trait.fields["transformer"]), known)
                    )
                    if isinstance(made, Type):
                        _set(chosen, [str(trait.fields["rhs"])], made)
                    elif isinstance(made, (list, tuple)) and all(isinstance(each, Type) for each in made):
                        chosen.get(str(trait.fields["rhs"]), [])[:] = made

    def _narrowness(self, operator: Operator, name: str) -> tuple[int, str]:
        index = operator.operand_index(name)
        result = operator.result_index(name)
        group = operator.operands[index] if index is not None else operator.results[result or 0]
        return len(self.types_for(group, operator.name)), name

    def _type(
        self, name: str, chosen: dict[str, list[Type]], attributes: dict[str, Attribute]
    ) -> Type | None:
        if name in attributes:
            value: Any = attributes[name]
            found = getattr(value, "type", None)
            return found if isinstance(found, Type) else None
        types = chosen.get(name)
        return types[0] if types else None

    def _transformed(self, transformer: str, type: Type) -> Any:
        made = self.dialect.translator.expression(transformer, ["$_self"])
        if not isinstance(made, Translated):
            return None
        try:
            return made.function(type)
        except UNSUITABLE:
            return None


def _set(chosen: dict[str, list[Type]], names: Sequence[str], type: Type) -> None:
    for name in names:
        if name in chosen:
            chosen[name][:] = [type] * len(chosen[name])


def _guarded(test: Callable[[Any], bool]) -> Callable[[Any], bool]:
    """`test`, false if it raises an error for the type."""

    def guarded(value: Any) -> bool:
        try:
            return test(value)
        except UNSUITABLE:
            return False

    return guarded
