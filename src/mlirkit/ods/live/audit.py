"""The audit list: which C++ of a set of definitions has no translation, and what it lacks.

    mlirkit tblgen --audit MyOps.td

    type conditions: 12 of 12 translated
    trait conditions: 3 of 4 translated
      my.blend: missing function mySecretCheck
        mySecretCheck($lhs.getType())

A condition on this list is not evaluated: operations that break it are accepted.  A hook
(`@verifier`, `@method`) or an entry in the table of names takes it off the list.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from mlirkit.ods.cpp_expr import Translated, Untranslatable, translate
from mlirkit.ods.cpp_expr.translate import Form
from mlirkit.ods.live.definition_names import operator_names
from mlirkit.ods.live.dialect import LiveDialect
from mlirkit.ods.live.loader import live_dialects
from mlirkit.ods.model import Definitions, Operator
from mlirkit.ods.model.predicate import condition
from mlirkit.ods.model.reader import read_definitions
from mlirkit.tablegen import Records

#: What is looked at, in the order of the report.
KINDS = (
    "type conditions",
    "attribute conditions",
    "property conditions",
    "region conditions",
    "successor conditions",
    "trait conditions",
    "default values",
    "type builders",
    "type transformers",
)


@dataclass(frozen=True, slots=True)
class Snippet:
    """A piece of C++ that evaluation needs: where it stands and how it is read."""

    kind: str
    where: str
    source: str
    form: Form
    parameters: tuple[str, ...] | None
    # The parameter whose methods are called without a receiver, where there is one.
    this: str | None = None


@dataclass(slots=True)
class Audit:
    """Per kind, how many distinct snippets there are, and those without a translation."""

    totals: dict[str, int] = field(default_factory=dict)
    missing: dict[str, list[tuple[Snippet, Untranslatable]]] = field(default_factory=dict)

    def render(self) -> str:
        """The report."""
        lines: list[str] = []
        for kind in KINDS:
            total = self.totals.get(kind, 0)
            if not total:
                continue
            missing = self.missing.get(kind, [])
            lines.append(f"{kind}: {total - len(missing)} of {total} translated")
            for snippet, reason in missing:
                lines.append(f"  {snippet.where}: {reason}")
                lines.append(f"    {' '.join(snippet.source.split())}")
        return "".join(f"{line}\n" for line in lines)


def audit(definitions: Definitions) -> Audit:
    """Translate everything the operators of `definitions` need evaluated."""
    result = Audit()
    dialects = live_dialects(definitions)
    seen: dict[tuple[str, str], bool] = {}
    for operator in definitions.operators.values():
        dialect = dialects.get(operator.dialect_name)
        if dialect is None:
            continue
        for snippet in snippets(operator):
            key = (snippet.kind, snippet.source)
            if key not in seen:
                seen[key] = True
                result.totals[snippet.kind] = result.totals.get(snippet.kind, 0) + 1
            if not seen[key]:
                continue  # on the list already
            outcome = _translate(snippet, operator, dialect)
            if isinstance(outcome, Untranslatable):
                seen[key] = False
                result.missing.setdefault(snippet.kind, []).append((snippet, outcome))
    return result


def audit_text(records: Records, options: object) -> str:
    """The action of `mlirkit tblgen --audit`."""
    return audit(read_definitions(records)).render()


def _translate(snippet: Snippet, operator: Operator, dialect: LiveDialect) -> Translated | Untranslatable:
    if snippet.this is not None:
        names = operator_names(dialect.translator.table, operator)
        return translate(snippet.source, names, snippet.form, snippet.parameters, snippet.this)
    translator = dialect.translator
    method = translator.condition if snippet.form == "condition" else translator.expression
    return method(snippet.source, snippet.parameters)


def snippets(operator: Operator) -> Iterator[Snippet]:
    """The C++ that verifying, building and reading an operator needs."""
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
    for each in operator.properties:
        if each.property.predicate is not None:
            text = condition(each.property.predicate)
            yield Snippet("property conditions", where, text, "condition", self_)
        if each.property.default_value:
            default = each.property.default_value
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
