"""The shipped rewrite rules, canonicalization patterns among them.

    canonicalizing_rules(shape.CstrEqOp, "CstrEqEqOps")            in shape/canonicalize.py

The rules of a dialect are in one file (roots.py); they are read at the first canonicalization of an operation
that has rules.  The order of calls, and of names in a call, is the order in which MLIR adds patterns;
functions with `@canonicalizer` are in the same order.  Native code that has no translation is a hook of the
dialect: `@cpp_name` in cpp_names.py, or `@native_code` (ods/live/native_code.py).
"""

from __future__ import annotations

from functools import cache, partial
from os.path import join

from mlirkit.core.context import default_context
from mlirkit.dialects.evaluated import evaluated_definitions, rules_name
from mlirkit.dialects.roots import RULE_ROOTS
from mlirkit.ods.live.dialect import LiveDialect
from mlirkit.ods.live.hook_table import Owner, name_of
from mlirkit.ods.live.hooks import add_canonicalizers
from mlirkit.ods.live.loader import load_definitions
from mlirkit.ods.live.rewriting.rewrite_rules import RewriteRules
from mlirkit.ods.shipped_folder import shipped_folder
from mlirkit.patterns.canonicalization import add_canonicalizers_of_others
from mlirkit.patterns.pattern_set import DeferredPattern, RewritePattern
from mlirkit.support.diagnostics import MLIRError
from mlirkit.support.exclusive import exclusively

# The namespace in which MLIR includes the generated classes, which is part of their names.
NAMESPACE = "(anonymous namespace)::"


def shipped_rules(dialect: str) -> RewriteRules:
    """The rewrite rules of a dialect that ships."""
    return exclusively(lambda: _rules(dialect))


@cache
def _rules(dialect: str) -> RewriteRules:
    definitions = evaluated_definitions(rules_name(dialect))
    if definitions is None:
        definitions = load_definitions([join(shipped_folder(), RULE_ROOTS[dialect])])
    return RewriteRules(definitions, _live_dialect)


def canonicalizing_rules(owner: Owner, *names: str, root: Owner | None = None) -> None:
    """Let rules of the dialect of an operation be among the patterns of that operation.

    With `root`, they begin at operations of another name, and count in contexts that have the dialect loaded.
    """
    owner_name = name_of(owner)
    root_name = owner_name if root is None else name_of(root)
    dialect = owner_name.partition(".")[0]
    patterns = [DeferredPattern(NAMESPACE + name, partial(_rule, dialect, name, root_name)) for name in names]
    if root is None:
        add_canonicalizers(owner_name, patterns, canonicalizing_rules)
    else:
        add_canonicalizers_of_others(owner_name, root_name, patterns)


def _rule(dialect: str, name: str, root: str) -> RewritePattern:
    rule = shipped_rules(dialect)[name]
    if rule.root != root:
        raise MLIRError(f"rewrite rule {name} begins at '{rule.root}', not at '{root}'")
    return rule.resolved()


def _live_dialect(name: str) -> LiveDialect | None:
    dialect = default_context().dialect(name)
    return dialect if isinstance(dialect, LiveDialect) else None
