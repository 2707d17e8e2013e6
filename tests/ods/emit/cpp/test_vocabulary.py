"""The pieces of generated C++: white space of indented text, redundant methods, placeholders, banners."""

from __future__ import annotations

import pytest

from mlirkit.ods.emit.cpp.cpp_class import Class, Parent, Visibility
from mlirkit.ods.emit.cpp.escaped import escaped
from mlirkit.ods.emit.cpp.file_frame import banner, documentation_comment, ifdef, namespace
from mlirkit.ods.emit.cpp.format_string import FormatContext, tgfmt
from mlirkit.ods.emit.cpp.indented_text import IndentedText
from mlirkit.ods.emit.cpp.method import Parameter
from mlirkit.ods.model.names import camel_case


@pytest.mark.parametrize(
    ("pieces", "text"),
    [
        (["a\n  b\n"], "  a\n    b\n"),
        (["a", "b\n", "c"], "  ab\n  c"),
        (["a\n   \nb"], "  a\n\n  b"),
        # White space before the end of a line is removed only if its piece has nothing else of the line.
        (["a", "  \n"], "  a\n"),
        (["a  \n"], "  a  \n"),
        (["a\n  "], "  a\n    "),
        (["", "\n\n", "a"], "\n\n  a"),
    ],
)
def test_white_space(pieces: list[str], text: str) -> None:
    out = IndentedText()
    out.indent()
    out.write(*pieces)
    assert str(out) == text


@pytest.mark.parametrize(
    ("source", "prefix", "text"),
    [
        ("\n  a\n    b\n", "", "  a\n    b\n"),
        ("    a\n  b", "", "    a\n  b"),
        ("  a\n\n  b", "/// ", "  /// a\n  /// \n  /// b"),
        ("  a\n   ", "", "  a\n   "),
        (" \n\t\n", "", ""),
    ],
)
def test_reindented(source: str, prefix: str, text: str) -> None:
    out = IndentedText()
    out.indent()
    out.write_reindented(source, prefix)
    assert str(out) == text


@pytest.mark.parametrize(
    ("snippet", "text"),
    [
        ("$_self + $x", "S + X"),
        ("$y", "$y<no-subst-found>"),
        ("$$x $ $(", "$x $ $("),
        ("f($0, $1...)", "f(a, b, c)"),
        ("$3", "$3<no-subst-found>"),
        ("$_builder", "$_builder<no-subst-found>"),
        ("$x_y $x.y", "$x_y<no-subst-found> X.y"),
    ],
)
def test_placeholders(snippet: str, text: str) -> None:
    assert tgfmt(snippet, FormatContext(x="X").with_self("S"), "a", "b", "c") == text


def test_methods_that_others_make_redundant_go() -> None:
    made = Class("C")
    one = made.add_method("void", "f", [Parameter("int", "x")])
    assert one is not None
    assert made.add_method("int", "f", [Parameter("int", "y")]) is None
    # A second parameter with a default serves the calls with one.
    both = made.add_method("void", "f", [Parameter("int", "x"), Parameter("int", "y", "0")])
    assert made.methods == [both]
    assert made.add_method("void", "f", [Parameter("int", "x"), Parameter("bool", "y")]) is not None
    assert len(made.methods) == 2


def test_a_class() -> None:
    made = Class("C")
    made.add_parent(Parent("B", Visibility.PROTECTED)).add_template_argument("int")
    made.declare_using("Base", "B<int>")
    made.add_field("int", "value")
    hidden = made.add_method("int &", "get", private=True, inline=True)
    assert hidden is not None
    hidden.body.write("\n  return value;")
    made.add_method("void", "set", [Parameter("int", "v", "1", is_optional=True)], const=True)
    constructor = made.add_constructor([Parameter("int", "v")], inline=True)
    assert constructor is not None
    constructor.add_member_initializer("value", "v")
    made.finalize()
    out: list[str] = []
    made.write_declaration(out)
    assert "".join(out) == (
        "class C : protected B<int> {\n"
        "  using Base = B<int>;\n"
        "public:\n"
        "  void set(/*optional*/int v = 1) const;\n"
        "  C(int v) : value(v) {}\n"
        "\n"
        "private:\n"
        "  int &get() {\n"
        "    return value;\n"
        "  }\n"
        "\n"
        "  int value;\n"
        "};\n"
    )
    out = []
    made.write_definition(out)
    assert "".join(out) == "void C::set(/*optional*/int v) const {\n}\n\n"


def test_frames() -> None:
    out = [banner("Title", "folder/a.td")]
    with ifdef(out, "X"), namespace(out, "::a::b"):
        documentation_comment(out, " one ", "two\n  three")
    text = "".join(out)
    lines = text.splitlines()
    assert {len(line) for line in lines[:8]} == {80}
    assert lines[2] == f"|* {'Title':74} *|"
    assert lines[5] == f"|* {'From: a.td':74} *|"
    assert text.partition("#ifdef")[2] == (
        " X\n#undef X\n\nnamespace a::b {\n\n/// one\n/// two\n///   three\n\n} // namespace a::b\n\n#endif // X\n\n"
    )


def test_escaped() -> None:
    assert escaped('a"\\\n\té') == 'a\\"\\\\\\n\\t\\303\\251'


@pytest.mark.parametrize(
    ("name", "camel"),
    [("static_sizes", "StaticSizes"), ("a_1", "A_1"), ("_x", "_x"), ("a__b", "A_B"), ("a_", "A_"), ("", "")],
)
def test_camel_case(name: str, camel: str) -> None:
    assert camel_case(name) == camel
