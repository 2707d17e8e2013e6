"""Every shipped assembly format is accepted and compiles."""

from __future__ import annotations

from typing import Any

import pytest

from mlirkit.dialects.roots import ROOTS
from mlirkit.ods.assembly_format import parse_op_format, parse_value_format
from mlirkit.ods.live.formats.assembly import OpAssembly, missing_directives
from mlirkit.ods.live.formats.value_step import ValueFormatCompiler
from tests.conformance.test_custom_texts import our_context

# MLIR 22 has 2,045 operators whose format needs no C++; two of them are builtin's.
DECLARATIVE_OPERATORS = 2043

NOT_UPSTREAM = {"chlo", "mpmd", "sdy", "stablehlo", "vhlo"}

counted: dict[str, int] = {}


@pytest.mark.parametrize("name", sorted(ROOTS))
def test_dialect(name: str) -> None:
    dialect: Any = our_context().dialect(name)
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
    for name in set(ROOTS) - set(counted):
        test_dialect(name)
    assert sum(count for name, count in counted.items() if name not in NOT_UPSTREAM) == DECLARATIVE_OPERATORS
