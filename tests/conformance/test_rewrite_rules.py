"""Rewrite rules compiled into mlir-opt, and the same rules live from their definitions: both have the same
results.

The operations and a rule for each section of the manual are in plugins/rules.td; an operation of the plugin
has all of them among its canonicalization patterns.  The canonicalized random functions are compared,
locations included.  More rules are drawn at random: MLIRKIT_RULE_SETS is the number of compiled sets,
MLIRKIT_RULE_INPUTS the number of functions per set, MLIRKIT_RULE_SEED the first seed.
"""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from mlirkit import ir, rewrite, tablegen
from mlirkit.cli.tblgen import parse_arguments
from mlirkit.cli.tblgen_actions import ACTIONS
from mlirkit.core.context import Context
from mlirkit.core.operation import Operation
from mlirkit.ods.live.hooks import cpp_name, folder
from mlirkit.ods.live.loader import LoadedDefinitions, load_td
from mlirkit.ods.live.rewriting.rewrite_rules import RulePattern
from mlirkit.ods.live.rewriting.rule_snippets import Reference
from mlirkit.patterns.greedy_driver import apply_patterns_greedily
from mlirkit.text.parser import parse_buffer
from tests.conformance.parse_outcomes import MARKER, split
from tests.conformance.pass_comparison import joined
from tests.conformance.plugins.build import HERE, Built, Plugin, build
from tests.conformance.tools import include_dir, mlir_opt, run
from tests.generators.rewrite_rules import generate_rule_input, generate_rules

SETS = int(os.environ.get("MLIRKIT_RULE_SETS", "1"))
INPUTS = int(os.environ.get("MLIRKIT_RULE_INPUTS", "1000"))
SEED = int(os.environ.get("MLIRKIT_RULE_SEED", "0"))

_RULE = re.compile(r"(?m)^def : Pat")


@cpp_name("function", "rules::swapped")
def swapped(a: ir.Value, b: ir.Value) -> list[ir.Value]:
    return [b, a]


@cpp_name("function", "rules::numberOf")
def number_of(op: Operation, number: Reference) -> bool:
    number.value = op.attribute("n") if op.result_count == 1 else None
    return number.value is not None


@folder("rules.const")
def fold_const(op: Operation, operands: list[ir.Attribute | None]) -> ir.Attribute | None:
    return op.attribute("value")


def built_rules(seed: int | None) -> Built:
    """The plugin with the written rules (None), or with the rules of a seed."""
    definitions = (HERE / "rules.td").read_text()
    if seed is not None:
        definitions = definitions[: _first_rule(definitions)] + generate_rules(seed)
    records = tablegen.load("rules.td", include_dirs=[str(include_dir())], source=definitions)
    options = parse_arguments(["--gen-rewriters", "rules.td"])
    assert options is not None
    rewriters = ACTIONS["gen-rewriters"].run(records, options)
    code = f"""{(HERE / "rules.cpp").read_text()}{rewriters}
}} // namespace
void RootOp::getCanonicalizationPatterns(RewritePatternSet &patterns, MLIRContext *) {{
  populateWithGenerated(patterns);
}}
}} // namespace rules
"""
    return build(Plugin("rules", definitions, code=code))


def _first_rule(definitions: str) -> int:
    found = _RULE.search(definitions)
    assert found is not None
    return found.start()


def theirs(built: Built, text: str) -> list[str]:
    flags = ("--split-input-file", "--canonicalize=region-simplify=disabled", "--mlir-print-debuginfo")
    library = f"--load-dialect-plugin={built.library}"
    done = run(mlir_opt(), library, *flags, stdin=text, check=False)
    assert not done.stderr, done.stderr.decode()[:2000]
    return [each.strip() for each in done.stdout.decode().split(MARKER + "\n")]


def ours(loaded: LoadedDefinitions, context: Context, text: str) -> list[str]:
    patterns = rewrite.RewritePatternSet()
    loaded.populate_with_generated(patterns)
    frozen = patterns.freeze()
    config = rewrite.GreedyRewriteConfig()
    config.use_top_down_traversal = True
    config.region_simplification_level = rewrite.GreedySimplifyRegionLevel.DISABLED
    outputs = []
    for buffer in split(text):
        module = parse_buffer(buffer, context).top_operation(True)
        apply_patterns_greedily(module, frozen, config)
        outputs.append(str(module.get_asm(enable_debug_info=True)).strip())
    return outputs


@pytest.mark.parametrize("seed", [None, *range(SEED, SEED + SETS)])
def test_same_as_compiled(seed: int | None, tmp_path: Path) -> None:
    built = built_rules(seed)
    context = Context()
    loaded = load_td(built.definitions, include=[include_dir()], context=context)
    assert loaded.untranslated_rules == []
    fired: set[str] = set()
    for rule in loaded.rewrite_rules.values():
        _watch(rule, fired)
    text = joined([generate_rule_input(number) for number in range(INPUTS)])
    expected = theirs(built, text)
    found = ours(loaded, context, text)
    assert len(found) == len(expected)
    differing = [
        number for number, pair in enumerate(zip(found, expected, strict=True)) if pair[0] != pair[1]
    ]
    assert differing == []
    if seed is None and INPUTS >= 1000:
        assert sorted(set(loaded.rewrite_rules) - fired) == []


def _watch(rule: RulePattern, fired: set[str]) -> None:
    """Add the name of a rule to `fired` when the rule rewrites an operation."""
    apply = rule.match_and_rewrite

    def watched(op: Operation, rewriter: rewrite.PatternRewriter) -> bool:
        matched = bool(apply(op, rewriter))
        if matched:
            fired.add(rule.name)
        return matched

    rule.match_and_rewrite = watched
