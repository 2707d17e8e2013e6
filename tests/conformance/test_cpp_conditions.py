"""The conditions of MLIR 22's definitions: all are read, nearly all have a translation."""

from __future__ import annotations

import re

import pytest

from mlirkit.ods.cpp_expr import Untranslatable, translate
from mlirkit.ods.cpp_expr.parser import parse_expression
from mlirkit.ods.live.cpp.definition_names import operator_names
from tests.conformance.tools import run, tool
from tests.conformance.upstream_conditions import names_of, uses
from tests.conformance.upstream_definitions import (
    OPERATIONS,
    definitions,
    include_dirs,
    root_files,
)

#: Conditions of MLIR 22 that may stay without a translation: helpers of llvm, pdl_interp and spirv.
AUDIT_LIMIT = 12
DISTINCT_CONDITIONS = 994


def test_every_operation_is_there() -> None:
    assert sum(len(definitions(root).operators) for root in root_files()) == OPERATIONS


def test_every_condition_is_read() -> None:
    texts = {use.text for group in uses().values() for use in group}
    for text in texts:
        parse_expression(text)
    assert len(texts) >= DISTINCT_CONDITIONS


def test_audit_list() -> None:
    """Conditions without a translation are few; they lack only helpers of single dialects."""
    audit: dict[str, Untranslatable] = {}
    for root, group in uses().items():
        for use in group:
            for operator in use.operators:
                names = operator_names(names_of(root), operator)
                result = translate(use.text, names, "condition", this="$_op")
                if isinstance(result, Untranslatable):
                    audit[use.text] = result
                    break
    report = "\n".join(sorted(str(result) for result in audit.values()))
    assert len(audit) <= AUDIT_LIMIT, report
    assert all(result.missing for result in audit.values()), report


_PRINTED = {
    "type": r"_type_constraint_\w+\([^{]*?\{\n  if \(!\((.*?)\)\) \{\n    return op->",
    "region": r"_region_constraint_\w+\([^{]*?\{\n  if \(!\((.*?)\)\) \{\n    return op->",
    "attr": r"_attr_constraint_\w+\([^{]*?\{\n  if \(attr && !\((.*?)\)\)\n    return emit",
}


@pytest.mark.parametrize(
    "root", [root for root in root_files() if "Transform" not in root and "Intrinsic" not in root]
)
def test_condition_text(root: str) -> None:
    """The print of a parsed condition is its text in mlir-tblgen's generated functions."""
    flags = [flag for directory in include_dirs(root) for flag in ("-I", directory)]
    printed = run(tool("mlir-tblgen"), "--gen-op-defs", *flags, f"{include_dirs(root)[0]}/{root}").stdout
    for kind, pattern in _PRINTED.items():
        theirs = set(re.findall(pattern, printed.decode(), re.DOTALL))
        ours = {
            use.text.replace("$_self", kind).replace("$_op", "*op")
            for use in uses()[root]
            if use.kind == kind
        }
        assert theirs <= ours
