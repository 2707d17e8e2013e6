"""Textual substitution, as mlir-tblgen does it."""

import pytest

from mlirkit.ods.cpp_expr.placeholders import placeholders, substitute


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
        # What was put in is not looked at again.
        ("$again", "$x"),
        ("$x$x", "op.xop.x"),
        ("$xy", "$xy<no-subst-found>"),
    ],
)
def test_substitute(text: str, result: str) -> None:
    assert substitute(text, {"_self": "self", "x": "op.x", "again": "$x"}, ["a", "b"]) == result


def test_placeholders() -> None:
    assert placeholders("$_self $b $a $b $0... $$c") == ("_self", "b", "a", "0")
