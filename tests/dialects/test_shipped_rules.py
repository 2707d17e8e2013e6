"""The shipped rewrite rules: all have translations, and the rules that dialects name exist."""

from __future__ import annotations

from importlib import import_module

import pytest

from mlirkit import tablegen
from mlirkit.core.context import Context
from mlirkit.dialects.roots import RULE_ROOTS
from mlirkit.dialects.shipped_rules import NAMESPACE, canonicalizing_rules, shipped_rules
from mlirkit.ods.live.hooks import canonicalizers
from mlirkit.ods.shipped_folder import shipped_folder
from mlirkit.patterns.canonicalization import CanonicalizationPatterns
from mlirkit.patterns.pattern_set import DeferredPattern
from mlirkit.support.diagnostics import MLIRError


@pytest.mark.parametrize("dialect", RULE_ROOTS)
def test_rules_have_translations(dialect: str) -> None:
    rules = shipped_rules(dialect)
    assert rules
    assert rules.untranslated() == []


# Only passes use the rules of chlo and stablehlo.
@pytest.mark.parametrize("dialect", sorted(set(RULE_ROOTS) - {"chlo", "stablehlo"}))
def test_dialects_name_rules(dialect: str) -> None:
    """A pattern of another name, or for another operation, is an error when it is made."""
    import_module(f"mlirkit.dialects.{dialect}.canonicalize")
    listed = [pattern for patterns in canonicalizers.entries.values() for pattern in patterns]
    named = [pattern for pattern in listed if isinstance(pattern, DeferredPattern)]
    assert named
    for pattern in named:
        assert pattern.resolved().benefit > 0
        assert pattern.name.startswith(NAMESPACE)


@pytest.mark.parametrize(
    ("name", "message"),
    [("Missing", "no rewrite rule is called 'Missing'"), ("CstrEqEqOps", "begins at 'shape.cstr_eq'")],
)
def test_wrong_names(name: str, message: str) -> None:
    canonicalizing_rules("shape.test_wrong_names", name)
    (pattern,) = canonicalizers.entries.pop("shape.test_wrong_names")
    with pytest.raises(MLIRError, match=message):
        pattern.resolved()


def test_rules_that_begin_elsewhere() -> None:
    """Rules of an operation of another dialect apply once the operation's dialect is loaded."""
    context = Context()
    assert context.dialect("tensor") is not None
    info = context.operation_name("tensor.extract")
    name = NAMESPACE + "ExtractFromShapeOfExtentTensor"
    assert name not in [each.name for each in CanonicalizationPatterns().patterns_for(info)]
    assert context.dialect("shape") is not None
    assert name in [each.name for each in CanonicalizationPatterns().patterns_for(info)]


@pytest.mark.parametrize("root", RULE_ROOTS.values())
def test_rules_are_definitions(root: str) -> None:
    """Rules ship at upstream's paths, and load without the rest of their dialect."""
    assert tablegen.load(f"{shipped_folder()}/{root}", include_dirs=[shipped_folder()]).derived_from("Pattern")
