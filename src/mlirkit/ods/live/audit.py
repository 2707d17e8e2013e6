"""The audit list: the C++ of a set of definitions without a translation, and the reasons.

    mlirkit tblgen --audit MyOps.td

    type conditions: 12 of 12 translated
    trait conditions: 3 of 4 translated
      my.blend: missing function mySecretCheck
        mySecretCheck($lhs.getType())
    rewrite rules: 1 of 2 translated
      FoldBlend: missing function blendAttrs
        blendAttrs($0, $1)

A listed part of a condition is unknown, and rejects no operation by itself; the rest of the condition is
checked.  A rewrite rule on the list does not run.  An entry in the table of names (`@cpp_name`, `@method`),
or a hook for native code (`@native_code`), removes an item from the list.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from mlirkit.ods.cpp_expr import Untranslatable
from mlirkit.ods.live.cpp.snippets import Snippet, snippets, unchecked
from mlirkit.ods.live.loader import live_dialects
from mlirkit.ods.live.rewriting.rewrite_rules import RewriteRules, UntranslatedRule
from mlirkit.ods.model import Definitions
from mlirkit.ods.model.reader import read_definitions
from mlirkit.tablegen import Records

#: The kinds of C++ snippets, in the order of the report.
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


@dataclass(slots=True)
class Audit:
    """The number of distinct snippets of each kind, and the snippets without a translation."""

    totals: dict[str, int] = field(default_factory=dict)
    missing: dict[str, list[tuple[Snippet, Untranslatable]]] = field(default_factory=dict)
    rules: int = 0
    untranslated_rules: list[UntranslatedRule] = field(default_factory=list)

    def render(self) -> str:
        """The report."""
        lines: list[str] = []
        for kind in KINDS:
            total = self.totals.get(kind, 0)
            if not total:
                continue
            missing = self.missing.get(kind, [])
            lines.append(f"{kind}: {total - len({leaf.source for leaf, _ in missing})} of {total} translated")
            for snippet, reason in missing:
                lines.append(f"  {snippet.where}: {reason}")
                lines.append(f"    {' '.join(snippet.source.split())}")
        if self.rules:
            translated = self.rules - len(self.untranslated_rules)
            lines.append(f"rewrite rules: {translated} of {self.rules} translated")
        for rule in self.untranslated_rules:
            for reason in rule.reasons:
                lines.append(f"  {rule.name}: {reason}")
                lines.append(f"    {' '.join(reason.source.split())}")
        return "".join(f"{line}\n" for line in lines)


def audit(definitions: Definitions) -> Audit:
    """Translate all C++ that the operators of `definitions` evaluate."""
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
                continue  # listed already
            reasons = unchecked(snippet, operator, dialect)
            if reasons:
                seen[key] = False
                result.missing.setdefault(snippet.kind, []).extend([(snippet, reason) for reason in reasons])
    rules = RewriteRules(definitions, dialects.get)
    result.rules = len(rules)
    result.untranslated_rules = rules.untranslated()
    return result


def audit_text(records: Records, options: object) -> str:
    """The action of `mlirkit tblgen --audit`."""
    return audit(read_definitions(records)).render()
