"""Random predicates, translated here and compiled into mlir-opt: no verdict differs.

A verdict here may be unknown if a number overflows or C++ leaves the result undefined; few are unknown.
MLIRKIT_PREDICATES sets the number of predicates; they are compiled once per machine.
"""

from __future__ import annotations

import os
from pathlib import Path

from mlirkit import ir
from mlirkit.ods.cpp_expr import Translated
from mlirkit.ods.live.loader import load_td
from tests.conformance.plugins.build import Plugin, build
from tests.conformance.plugins.comparison import their_outcomes
from tests.generators.cpp_predicates import ATTRIBUTES, PredicateMaker

COUNT = int(os.environ.get("MLIRKIT_PREDICATES", "80"))

_PRELUDE = """
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
def PluginDialect : Dialect {
  let name = "predicates"; let cppNamespace = "::predicates";
}
class P<string text> : Attr<CPred<text>, "p"> {
  let storageType = "::mlir::Attribute";
  let returnType = "::mlir::Attribute";
  let convertFromStorage = "$_self";
}
"""


def test_verdicts(tmp_path: Path) -> None:
    maker = PredicateMaker(22)
    kinds = list(ATTRIBUTES)
    predicates = [(kinds[n % len(kinds)], maker.predicate(kinds[n % len(kinds)])) for n in range(COUNT)]
    definitions = _PRELUDE + "".join(
        f'def Op{n} : Op<PluginDialect, "op{n}"> {{ let arguments = (ins P<[{{{text}}}]>:$a); }}\n'
        for n, (_, text) in enumerate(predicates)
    )
    built = build(Plugin("predicates", definitions))
    context = ir.Context()
    with context:
        translator = load_td(built.definitions, context=context).dialects["predicates"].translator
        cases = [(n, value) for n, (kind, _) in enumerate(predicates) for value in ATTRIBUTES[kind]]
        texts = [f'"predicates.op{n}"() <{{a = {value}}}> : () -> ()' for n, value in cases]
        unknown = 0
        differences: list[str] = []
        for (n, value), outcome in zip(cases, their_outcomes(built, texts, tmp_path), strict=True):
            found = translator.condition(predicates[n][1], ["$_self"])
            assert isinstance(found, Translated) and not found.unchecked, (predicates[n][1], found)
            ours = found.function(ir.Attribute.parse(value))
            if ours is None or outcome is None:
                unknown += 1
            elif ours is not (outcome.status == 0):
                differences.append(f"{value}: {ours} here: {predicates[n][1]}")
    assert not differences, "\n".join(differences[:10])
    assert unknown * 5 < len(cases)
