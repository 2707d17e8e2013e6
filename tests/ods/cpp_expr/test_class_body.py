"""Methods found in class bodies."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mlirkit.ods.cpp_expr.class_body import InlineMethod, inline_methods


@pytest.mark.parametrize(
    ("text", "methods"),
    [
        ("", []),
        ("VectorType getT() { return x; }", [InlineMethod("getT", (), " return x; ")]),
        ("int f(); int g() const { if (a) { return 1; } return 2; }", [
            InlineMethod("g", (), " if (a) { return 1; } return 2; ")
        ]),
        ("static bool is(::mlir::Type type, int n = f(1, 2)) {}", [
            InlineMethod("is", ("type", "n"), "", is_static=True)
        ]),
        ("void f(const T &, SmallVector<int, 4> v) { g({1}); }", [InlineMethod("f", ("", "v"), " g({1}); ")]),
        ("#ifdef X\npublic:\n#endif\nint f() { return 1; }", [InlineMethod("f", (), " return 1; ")]),
        ("template <typename T> T get() { return T(); } int f() {}", [InlineMethod("f", (), "")]),
        ("enum E { A, B }; struct S { int g() { return 1; } }; int f() {}", [InlineMethod("f", (), "")]),
        ("int x = f(1); using T = int;", []),
        ("int f() {", []),
        ("int f( { ) }", []),
        ("}}}}", []),
        ("int f() { return \"", []),
    ],
)  # fmt: skip
def test_inline_methods(text: str, methods: list[InlineMethod]) -> None:
    assert inline_methods(text) == methods


@given(st.text(alphabet='ab(){}[]<>,;= \n#"/*&:', max_size=40))
def test_any_text(text: str) -> None:
    for method in inline_methods(text):
        assert method.name.isidentifier()
