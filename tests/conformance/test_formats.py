"""Every assembly format of an installed MLIR is accepted and compiles."""

from __future__ import annotations

from typing import Any

import pytest

from mlirkit.dialects.roots import ROOTS
from mlirkit.ods.assembly_format import parse_op_format, parse_value_format
from mlirkit.ods.live.assembly import OpAssembly, missing_directives
from mlirkit.ods.live.value_step import ValueFormatCompiler
from tests.conformance.test_custom_texts import upstream_context
from tests.conformance.tools import include_dir

# MLIR 22 has 2,045 operators whose format says all there is to say without C++; two of them are builtin's.
DECLARATIVE_OPERATORS = 2043

counted: dict[str, int] = {}


@pytest.mark.parametrize("name", sorted(ROOTS))
def test_dialect(name: str) -> None:
    if not (include_dir() / ROOTS[name][0]).is_file():
        pytest.skip(f"no definitions of {name} are installed")
    dialect: Any = upstream_context().dialect(name)
    counted[name] = 0
    for operator in dialect.definitions.operators_of(name):
        if operator.assembly_format is None:
            continue
        form = parse_op_format(operator)
        counted[name] += not form.custom_directives()
        if not missing_directives(form):
            OpAssembly(form, dialect).compile()
    for cls in dialect.value_classes():
        if cls.DEFINITION.assembly_format is not None:
            compiler = ValueFormatCompiler(cls.DEFINITION, dialect)
            compiler.compile(parse_value_format(cls.DEFINITION).elements)
            assert not compiler.missing, cls.FULL_NAME


def test_how_many_formats_need_no_hook() -> None:
    include_dir()
    for name in set(ROOTS) - set(counted):
        if (include_dir() / ROOTS[name][0]).is_file():
            test_dialect(name)
    assert sum(counted.values()) == DECLARATIVE_OPERATORS
