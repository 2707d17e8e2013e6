"""Scripts of deep expressions, and the arguments of `export_smtlib`."""

from __future__ import annotations

from typing import Any

import pytest

from mlirkit import ir
from mlirkit.dialects import smt


def test_depth() -> None:
    with ir.Context(), ir.Location.unknown():
        module = ir.Module.create()
        with ir.InsertionPoint(module.body):

            @smt.solver
            def body() -> None:
                value = smt.declare_fun(smt.bool_t(), name_prefix="a")
                for _ in range(20_000):
                    value = smt.not_(value)
                smt.assert_(value)

        assert smt.export_smtlib(module, True).count("(not ") == 20_000
        indented = smt.export_smtlib(module, indent_let_body=True).splitlines()
    starts = [len(line) - len(line.lstrip()) for line in indented[3:6]]
    assert starts == [13, 18, 23]


@pytest.mark.parametrize("given", [None, "module", 1])
def test_no_operation(given: Any) -> None:
    with pytest.raises(TypeError, match="export_smtlib: argument 'module': expected Operation"):
        smt.export_smtlib(given)


def test_no_single_block() -> None:
    with ir.Context(), ir.Location.unknown():
        op = ir.Operation.create("builtin.unrealized_conversion_cast", results=[], operands=[])
        with pytest.raises(ValueError, match="must have exactly one region"):
            smt.export_smtlib(op)


def test_digits() -> None:
    """Integers have more digits than Python converts at once."""
    digits = "9" * 5000
    text = (
        f"smt.solver () : () -> () {{\n  %c = smt.int.constant {digits}\n"
        "  %e = smt.eq %c, %c : !smt.int\n  smt.assert %e\n}"
    )
    with ir.Context():
        module = ir.Module.parse(text)
        assert f"smt.int.constant {digits}\n" in str(module)
        assert digits in smt.export_smtlib(module)
        attribute = f"#smt.bv<{digits}> : !smt.bv<20000>"
        assert str(ir.Attribute.parse(attribute)) == attribute
