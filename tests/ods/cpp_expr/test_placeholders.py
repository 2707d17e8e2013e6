"""The placeholders of snippets."""

from mlirkit.ods.cpp_expr.placeholders import placeholders


def test_placeholders() -> None:
    assert placeholders("$_self $b $a $b $0... $$c") == ("_self", "b", "a", "0")
