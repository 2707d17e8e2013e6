"""The C++ in definitions of operators and values that must be evaluated, and its untranslated parts.

`audit` lists the C++; `unchecked_conditions` of a dialect are its conditions that are unknown.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from mlirkit.ods.cpp_expr import Translated, Untranslatable, translate
from mlirkit.ods.cpp_expr.translate import Form
from mlirkit.ods.live.cpp.definition_names import operator_names
from mlirkit.ods.model import Operator
from mlirkit.ods.model.predicate import condition

if TYPE_CHECKING:
    from mlirkit.ods.live.dialect import LiveDialect


class Snippet(NamedTuple):
    """A piece of C++ that must be evaluated, with its owner and its kind."""

    kind: str
    where: str
    source: str
    form: Form
    parameters: tuple[str, ...] | None
    # The parameter whose methods are called without a receiver, or None.
    this: str | None = None


class UncheckedCondition(NamedTuple):
    """A condition that is unknown, in whole or in part."""

    #: The operation, attribute or type with the condition.
    where: str
    #: For example "operand condition".
    kind: str
    #: The C++ of the whole condition.
    source: str
    reason: str

    def __str__(self) -> str:
        return f"{self.where}: {self.reason}"


def unchecked(
    snippet: Snippet, operator: Operator, dialect: LiveDialect
) -> tuple[Untranslatable, ...]:
    """The reasons why the snippet, or a leaf of it, has no translation; empty if it has one."""
    result: Translated | Untranslatable
    if snippet.this is not None:
        names = operator_names(dialect.translator.table, operator)
        result = translate(snippet.source, names, snippet.form, snippet.parameters, snippet.this)
    elif snippet.form == "condition":
        result = dialect.translator.condition(snippet.source, snippet.parameters)
    else:
        result = dialect.translator.expression(snippet.source, snippet.parameters)
    return (result,) if isinstance(result, Untranslatable) else result.unchecked


def unchecked_conditions(dialect: LiveDialect) -> tuple[UncheckedCondition, ...]:
    """The distinct conditions of a dialect that are unknown, in the order of its definitions."""
    conditions: dict[tuple[str, str, str], UncheckedCondition] = {}
    for operator in dialect.definitions.operators_of(dialect.name):
        for snippet in snippets(operator):
            if snippet.form != "condition":
                continue
            for reason in unchecked(snippet, operator, dialect):
                entry = UncheckedCondition(operator.name, snippet.kind, snippet.source, str(reason))
                conditions.setdefault((entry.kind, entry.source, entry.reason), entry)
    for definition in (*dialect.definitions.attributes.values(), *dialect.definitions.types.values()):
        for parameter in definition.parameters if definition.dialect_name == dialect.name else ():
            if parameter.predicate is None:
                continue
            text = condition(parameter.predicate)
            result = dialect.translator.condition(text, ["$_self"])
            reasons = (result,) if isinstance(result, Untranslatable) else result.unchecked
            for reason in reasons:
                entry = UncheckedCondition(definition.full_name, "parameter conditions", text, str(reason))
                conditions.setdefault((entry.kind, entry.source, entry.reason), entry)
    return tuple(conditions.values())


def snippets(operator: Operator) -> Iterator[Snippet]:
    """The C++ that must be evaluated to verify, build and read an operator."""
    where = operator.name
    self_ = ("$_self",)
    for value in (*operator.operands, *operator.results):
        yield Snippet("type conditions", where, value.constraint.condition, "condition", self_)
        call = value.constraint.each.builder_call
        if call:
            yield Snippet("type builders", where, call, "expression", ("$_builder", "$_ctxt"))
    for named in operator.stored_attributes:
        yield Snippet("attribute conditions", where, named.attribute.condition, "condition", self_)
        if named.attribute.default_value:
            default = named.attribute.default_value
            yield Snippet("default values", where, default, "expression", ("$_builder", "$_ctxt"))
    for property in operator.properties:
        if property.property.predicate is not None:
            text = condition(property.property.predicate)
            yield Snippet("property conditions", where, text, "condition", self_)
        if property.property.default_value:
            default = property.property.default_value
            yield Snippet("default values", where, default, "expression", ("$_builder", "$_ctxt"))
    for region in operator.regions:
        yield Snippet("region conditions", where, region.constraint.condition, "condition", self_)
    for successor in operator.successors:
        yield Snippet("successor conditions", where, successor.constraint.condition, "condition", self_)
    for trait in operator.traits:
        if trait.predicate is not None:
            text = condition(trait.predicate)
            yield Snippet("trait conditions", where, text, "condition", None, "$_op")
        transformer = trait.fields.get("transformer")
        if isinstance(transformer, str) and transformer:
            yield Snippet("type transformers", where, transformer, "expression", self_)
