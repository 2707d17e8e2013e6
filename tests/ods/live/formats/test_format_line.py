"""Operations read at once: whatever stands between the tokens, and whatever else is written, they are the same."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mlirkit import ir
from mlirkit.core.operation_line import LITERAL, OPERAND, TYPE
from mlirkit.ods.live.formats.assembly import FormatCompiler
from mlirkit.ods.live.formats.format_line import format_line
from mlirkit.support.diagnostics import ParseError

_FRAME = """
func.func @f(%a: i32, %b: i32, %f: f32, %t: tensor<2x!quant.any<i8:f32>>) {{
  %p:2 = arith.addui_extended %a, %b : i32, i1
  {}
  return
}}
"""

# As tokens: what a line has, and what makes a text another one.
_OPERATIONS = [
    "%r = arith.addi %a , %b : i32",
    "%r = arith.addi %a , %p#0 : i32",
    "%r = arith.addi %a , %b overflow < nsw > : i32",
    "%r = arith.addi %a , %b { x } : i32",
    "%r = arith.addi %a , %b : i32 loc ( unknown )",
    "%r = arith.extsi %a : i32 to i64",
    "%r = arith.extsi %a { to } : i32 to i64",
    "%r = arith.negf %f fastmath < fast > : f32",
    "%r = arith.negf %f : f32",
    "%r : 2 = arith.addui_extended %a , %b : i32 , i1",
]


def parse(operation: str) -> str:
    module = ir.Module.parse(_FRAME.format(operation), ir.Context())
    return str(module.operation.get_asm(print_generic_op_form=True))


@settings(max_examples=150, deadline=None)
@given(st.sampled_from(_OPERATIONS), st.data())
def test_what_stands_between_tokens_is_nothing(operation: str, data: st.DataObject) -> None:
    gaps = st.sampled_from([" ", " ", "  ", "\t", "\n", " // , %b : i64\n"])
    tokens = operation.split(" ")
    text = "".join([token + data.draw(gaps) for token in tokens])
    assert parse(text) == parse(operation)
    tight = operation.replace(" ,", ",").replace(" :", ":").replace(": ", ":").replace(" =", "=")
    assert parse(tight) == parse(operation)


@pytest.mark.parametrize(
    ("operation", "message"),
    [
        ("%r = arith.addi %a, %b : f32", "use of value '%a' expects different type than prior uses"),
        ("%r = arith.addi %a, %b, %a : i32", "expected ':'"),
        ("%r = arith.addi %a %b : i32", "expected ','"),
        ("%r = arith.addi %a, %c : i32", "use of undeclared SSA value name"),
        ("%r = arith.addi %a, %b : i32x", "expected non-function type"),
        ("%r = arith.addi %a, %b : tensor", "expected '<' in tensor type"),
        ("%r = arith.extsi %a : i32to i64", "expected non-function type"),
        ("%r = = arith.addi %a, %b : i32", "expected operation name in quotes"),
        ("%r : arith.addi %a, %b : i32", "expected integer number of results"),
    ],
)
def test_errors(operation: str, message: str) -> None:
    with pytest.raises(ParseError, match=message):
        parse(operation)


def line_kinds(name: str) -> list[int] | None:
    """The kinds of the parts of an operation's line."""
    found = ir.Context().operation_name(name)
    assembly = found.parse_hook.__self__  # type: ignore[union-attr]
    parsers, _ = FormatCompiler(assembly.form, assembly.dialect).compile(assembly.form.elements)
    line = format_line(parsers)
    return None if line is None else [kind for kind, _, _ in line.parts]


@pytest.mark.parametrize(
    ("name", "kinds"),
    [
        ("arith.addi", [OPERAND, LITERAL, OPERAND, LITERAL, TYPE]),
        ("arith.addui_extended", [OPERAND, LITERAL, OPERAND, LITERAL, TYPE, LITERAL, TYPE]),
        ("arith.extsi", [OPERAND, LITERAL, TYPE, LITERAL, TYPE]),
        # Attributes, groups at the end and operands of any number are looked for.
        ("arith.cmpi", None),
        ("scf.yield", None),
        ("func.call", None),
    ],
)
def test_formats_with_lines(name: str, kinds: list[int] | None) -> None:
    assert line_kinds(name) == kinds
