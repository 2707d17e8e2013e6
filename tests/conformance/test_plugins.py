"""A dialect compiled into mlir-opt, and the same dialect live from its definitions: both have the same
behaviour.

The compiled C++ is the output of `mlirkit tblgen`.

The dialect is plugins/manual.td, which uses the features in the manual of operation definitions; SECTIONS
lists them by section.  Compared are the text, custom and generic, errors about broken uses, the exit status,
bytecode in both directions, and `--verify-roundtrip`.  Uses are written by hand (plugins/manual.mlir),
guessed from the definitions, and broken at random.  MLIRKIT_PLUGIN_USES is the number of guesses per
operation.
"""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from mlirkit import ir
from mlirkit.core.context import Context
from mlirkit.dialects.plugins import load_plugin
from mlirkit.ods.live.loader import load_td
from mlirkit.rewrite import RewritePatternSet, apply_patterns_and_fold_greedily
from tests.conformance import tools
from tests.conformance.plugins.build import (
    HERE,
    Built,
    build,
    generated_files,
    generator_flags,
    plugin_of_files,
)
from tests.conformance.plugins.comparison import MARKER
from tests.conformance.plugins.uses import GENERIC, check_bytecode, check_texts, guessed_uses

GUESSES = int(os.environ.get("MLIRKIT_PLUGIN_USES", "3"))
HOOKS = HERE / "manual_hooks.py"
WRITTEN = (HERE / "manual.mlir").read_text().split(f"{MARKER}\n")


@pytest.fixture(name="built", scope="module")
def built_fixture() -> Built:
    return build(plugin_of_files("manual"))


@pytest.fixture(name="guessed", scope="module")
def guessed_fixture(built: Built) -> list[str]:
    return guessed_uses(built, GUESSES)


@pytest.mark.parametrize("action", plugin_of_files("manual").generators)
def test_generated_files(action: str, tmp_path: Path) -> None:
    """The plugin's generated C++ is equal to the output of mlir-tblgen for the definitions."""
    plugin = plugin_of_files("manual")
    path = tmp_path / "manual.td"
    path.write_text(plugin.definitions)
    flags = [*generator_flags(plugin, action), f"-I{tools.include_dir()}", str(path)]
    done = tools.run(tools.tool("mlir-tblgen"), *flags)
    assert _generated()[f"{action}.inc"].encode() == done.stdout


@cache
def _generated() -> dict[str, str]:
    return generated_files(plugin_of_files("manual"))


#: The manual's sections, the feature of each, and the operations that use it.
SECTIONS = [
    ("Operation name", "a name with a dot", "nested.name"),
    ("Operation arguments", "operands, attributes and properties mixed", "mixed"),
    ("Operation arguments", "derived attributes", "derived"),
    ("Variadic operands", "one, several of one size, several with sizes", "variadic same_sizes segments"),
    ("VariadicOfVariadic operands", "nested groups", "groups"),
    ("Optional operands", "one", "optional_operand"),
    ("Optional attributes", "attributes and flags", "optional_attr"),
    ("Attributes with default values", "of each kind", "defaults"),
    (
        "Confining attributes",
        "integers",
        "int_min int_max int_neq int_positive int_non_negative int_power_of_2",
    ),
    ("Confining attributes", "arrays", "array_min array_max array_count nth_eq nth_min nth_max nth_range"),
    (
        "Confining attributes",
        "dense arrays",
        "dense_count dense_positive dense_non_negative dense_sorted dense_strict",
    ),
    ("Combining constraints", "AllAttrOf", "all_attr_of"),
    ("Properties", "scalars", "i64_prop uint_prop string_prop enum_prop enum_form_prop"),
    ("Properties", "arrays", "array_prop int_array_prop"),
    ("Optional and default-valued properties", "both", "optional_prop default_prop default_array_prop"),
    ("Optional and default-valued properties", "optional flags", "optional_unit_prop"),
    ("Properties", "constraints", "confined_prop"),
    ("Properties", "in formats, as dictionaries, in neither", "written_props prop_dict generic_props"),
    ("Operation regions", "sizes, variadic ones", "regions region_format optional_region"),
    ("Operation results", "variadic and optional ones", "results optional_result"),
    ("Operation successors", "variadic ones, constraints", "jump checked_jump end"),
    ("Traits", "types", "same_type_operands same_all elementwise broadcast float_like"),
    ("Traits", "shapes and elements", "same_shapes same_all_shapes same_elements same_all_elements"),
    ("Multi-entity constraint", "matching", "all_types all_ranks all_shapes types_match"),
    ("Multi-entity constraint", "elements", "all_element_types all_element_counts"),
    ("Multi-entity constraint", "PredOpTrait", "pred"),
    ("Traits", "folding and regions", "involution commutative isolated graph region_kind"),
    ("Traits", "symbols and parents", "table symbol in_table in_either"),
    ("Traits", "native, structural, parametric and internal ones of one's own", "own_traits"),
    ("Traits", "an interface of one's own", "counted"),
    ("Custom verifier code", "both verifiers", "verified"),
    ("How to specify new constraint", "compound predicates, functions", "constraints"),
    ("Attribute definition", "types and attributes of one's own, and builtin's", "own_types any_attrs"),
    ("Enum attributes", "integers, bits, 64 bits", "enums"),
    ("Directives", "attr-dict, custom<>(prop-dict)", "keyword_dict custom_prop_dict"),
    ("Directives", "all operands, results, regions, successors", "functional all_listed everything"),
    ("Directives", "oilist, qualified", "clauses qualified"),
    ("Literals", "punctuation, spaces, lines", "literals lines"),
    ("Custom directives", "every kind of parameter", "directives region_directive"),
    ("Custom parser and printer methods", "both", "written"),
    ("Custom parser and printer methods", "names of blocks", "labelled"),
    ("Optional groups", "anchors, units, else", "anchors unit_group"),
    ("Type inference", "each way", "inferred buildable first_attr range_types tuple_of"),
    ("Declarative rewrites", "patterns of operations, attributes, results, constraints", "add scale split"),
]


def test_sections(built: Built) -> None:
    """The table has every defined operation, and no other."""
    context = Context()
    dialect: Any = load_td(built.definitions, context=context).dialects["manual"]
    listed = [f"manual.{name}" for _, _, names in SECTIONS for name in names.split()]
    assert sorted(listed) == sorted(each.name for each in dialect.definitions.operators_of("manual"))


@pytest.mark.parametrize("flag", ["", GENERIC, "--verify-roundtrip"])
def test_written_uses(flag: str, built: Built, tmp_path: Path) -> None:
    outcomes = check_texts(built, WRITTEN, tmp_path, *flag.split(), hooks=HOOKS)
    assert len(outcomes) == len(WRITTEN)
    # Some uses are valid, and some are not.
    assert {outcome.status for outcome in outcomes} == {0, 1}


@pytest.mark.parametrize("flag", ["", GENERIC, "--verify-roundtrip"])
def test_guessed_uses(flag: str, built: Built, guessed: list[str], tmp_path: Path) -> None:
    check_texts(built, guessed, tmp_path, *flag.split(), hooks=HOOKS)


@pytest.mark.parametrize("kind", ["written", "guessed"])
def test_bytecode(kind: str, built: Built, guessed: list[str], tmp_path: Path) -> None:
    check_bytecode(built, WRITTEN if kind == "written" else guessed, tmp_path, HOOKS)


REWRITTEN = (HERE / "manual_rewrites.mlir").read_text().split(f"{MARKER}\n")


@pytest.mark.parametrize("text", REWRITTEN, ids=range(len(REWRITTEN)))
def test_patterns(text: str, built: Built, tmp_path: Path) -> None:
    """The generated rewriters, applied by a pass in mlir-opt, have the results of the live rules."""
    path = tmp_path / "input.mlir"
    path.write_text(text)
    flags = ("--allow-unregistered-dialect", str(path), f"--load-dialect-plugin={built.library}")
    compiled_pass = (f"--load-pass-plugin={built.library}", "--pass-pipeline=any(manual-rewrite)")
    theirs = tools.run(tools.mlir_opt(), *flags, *compiled_pass).stdout.decode()
    with Context(allow_unregistered_dialects=True) as context:
        load_plugin(str(HOOKS))
        loaded = load_td(built.definitions, context=context)
        assert not loaded.untranslated_rules
        module = ir.Module.parse(text, context)
        patterns = RewritePatternSet()
        loaded.populate_with_generated(patterns)
        apply_patterns_and_fold_greedily(module, patterns.freeze())
        assert f"{module}\n" == theirs
    assert theirs != tools.run(tools.mlir_opt(), *flags).stdout.decode()
