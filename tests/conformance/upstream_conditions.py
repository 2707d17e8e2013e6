"""Every condition in the operation definitions of MLIR 22, and the names over which it is evaluated."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache

from mlirkit.dialects.loading import import_hooks
from mlirkit.dialects.roots import ROOTS
from mlirkit.ods.cpp_expr import NameTable
from mlirkit.ods.live.cpp.cpp_names import table
from mlirkit.ods.live.cpp.definition_names import DefinitionNames
from mlirkit.ods.model import Constraint, Operator
from mlirkit.ods.model.predicate import condition
from tests.conformance.upstream_definitions import definitions, root_files


@dataclass
class Use:
    """One condition: the kind of its subject, its text, and the operations that have it."""

    kind: str
    text: str
    operators: list[Operator] = field(default_factory=list)


def conditions_of(operator: Operator) -> Iterator[tuple[str, str]]:
    """The kind and text of each condition in the definition of an operation."""

    def each(kind: str, constraints: list[Constraint]) -> Iterator[tuple[str, str]]:
        for constraint in constraints:
            yield kind, constraint.condition

    yield from each("type", [item.constraint for item in (*operator.operands, *operator.results)])
    yield from each("attr", [item.attribute for item in operator.stored_attributes])
    yield from each("region", [item.constraint for item in operator.regions])
    yield from each("successor", [item.constraint for item in operator.successors])
    for item in operator.properties:
        if item.property.predicate is not None:
            yield "prop", condition(item.property.predicate)
    for trait in operator.traits:
        if trait.predicate is not None:
            yield "trait", condition(trait.predicate)


@cache
def uses() -> dict[str, list[Use]]:
    """Every distinct condition by root."""
    result: dict[str, list[Use]] = {}
    for root in root_files():
        known: dict[tuple[str, str], Use] = {}
        for operator in definitions(root).operators.values():
            for kind, text in conditions_of(operator):
                known.setdefault((kind, text), Use(kind, text)).operators.append(operator)
        result[root] = list(known.values())
    return result


def stand_in(name: str) -> type:
    """A class without instances: names can be resolved without live dialects."""
    return type(name, (), {})


@cache
def names_of(root: str) -> NameTable:
    """The table of names in a root's definitions, and of names that the hooks of their dialects define."""
    for dialect in definitions(root).dialects:
        if dialect in ROOTS:
            import_hooks(dialect)
    result = table().child()
    own = DefinitionNames(
        definitions(root),
        lambda definition: stand_in(definition.cpp_class_name),
        lambda enum: lambda value: value,
    )
    result.fallbacks.append(own)
    result.owners.append(own.method)
    return result
