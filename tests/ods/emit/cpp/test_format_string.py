"""Textual substitution, as mlir-tblgen does it."""

import pytest

from mlirkit.ods.emit.cpp.format_string import FormatContext, tgfmt


@pytest.mark.parametrize(
    ("text", "result"),
    [
        ("plain", "plain"),
        ("$_self.f($x)", "self.f(op.x)"),
        ("$0 + $1", "a + b"),
        ("f($0...)", "f(a, b)"),
        ("f($1...)", "f(b)"),
        ("$$x", "$x"),
        ("cost: 5$", "cost: 5$"),
        ("$nobody", "$nobody<no-subst-found>"),
        ("$7", "$7<no-subst-found>"),
        ("$99999999999999999999", "$99999999999999999999<no-subst-found>"),
        ("$" + "9" * 5000, "$" + "9" * 5000 + "<no-subst-found>"),
        # A replacement is not searched for placeholders.
        ("$again", "$x"),
        ("$x$x", "op.xop.x"),
        ("$xy", "$xy<no-subst-found>"),
    ],
)
def test_tgfmt(text: str, result: str) -> None:
    context = FormatContext(_self="self", x="op.x", again="$x")
    assert tgfmt(text, context, "a", "b") == result
