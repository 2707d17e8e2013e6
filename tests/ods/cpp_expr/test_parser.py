"""The parser: trees of texts, errors, and that any text gives one of the two."""

from __future__ import annotations

import random
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mlirkit.ods.cpp_expr.ast import (
    Assign,
    Binary,
    Block,
    BraceList,
    Break,
    Call,
    Cast,
    Conditional,
    Construct,
    Declarator,
    Declare,
    Expression,
    ExpressionStatement,
    For,
    ForRange,
    If,
    Lambda,
    Literal,
    Logical,
    Member,
    Name,
    Parameter,
    Placeholder,
    Postfix,
    Return,
    Segment,
    Statement,
    Subscript,
    Unary,
    While,
)
from mlirkit.ods.cpp_expr.parser import parse_body, parse_expression, parse_type
from mlirkit.support.diagnostics import ParseError


def name(path: str, *arguments: Expression) -> Name:
    *front, last = path.removeprefix("::").split("::")
    return Name((*map(Segment, front), Segment(last, arguments or None)), path.startswith("::"))


def call(callee: Expression | str, *arguments: Expression) -> Call:
    return Call(name(callee) if isinstance(callee, str) else callee, arguments)


def method(receiver: Expression, member: str, *arguments: Expression) -> Call:
    return Call(Member(receiver, Segment(member)), arguments)


SELF = Placeholder("_self")
A, B, C, X = name("a"), name("b"), name("c"), name("x")
ONE, TWO = Literal(1), Literal(2)


@pytest.mark.parametrize(
    ("text", "tree"),
    [
        ("$_self", SELF),
        ("$0", Placeholder("0")),
        ("true", Literal(True)),
        ("nullptr", Literal(None)),
        ("0x1F", Literal(31, "x")),
        ("0b101", Literal(5, "x")),
        ("017", Literal(15, "x")),
        ("1'000ULL", Literal(1000, "ull")),
        ("1.5f", Literal(1.5)),
        ("2.", Literal(2.0)),
        ("1e3", Literal(1000.0)),
        ("-1", Literal(-1)),
        ('"a" "b\\n"', Literal("ab\n")),
        ("'x'", Literal("x")),
        ("::mlir::a", name("::mlir::a")),
        ("a /* no */ // end", A),
        ("(a)", A),
        ("a;", A),
        # calls, members, template arguments
        ("f()", call("f")),
        ("f(a, {1, 2})", call("f", A, BraceList((ONE, TWO)))),
        ("::llvm::isa<::mlir::A, B>($_self)", call(name("::llvm::isa", name("::mlir::A"), name("B")), SELF)),
        ("isa<A>(x)", call(name("isa", name("A")), X)),
        ("$_self.hasTrait<T>()", Call(Member(SELF, Segment("hasTrait", (name("T"),))), ())),
        ("a->b().c", Member(method(A, "b"), Segment("c"))),
        ("a.template b<C>()", Call(Member(A, Segment("b", (name("C"),))), ())),
        ("a[1]", Subscript(A, ONE)),
        ("std::equal_to<>()(a, b)", Call(Call(Name((Segment("std"), Segment("equal_to", ()))), ()), (A, B))),
        ("Array<int64_t, 4>({1})", call(name("Array", name("int64_t"), Literal(4)), BraceList((ONE,)))),
        ("A<B<C>>::get(x)", call(Name((Segment("A", (name("B", name("C")),)), Segment("get"))), X)),
        ("T{1}", Construct(name("T"), (ONE,))),
        ("T{}", Construct(name("T"), ())),
        # `<` that opens no template arguments
        ("a < b", Binary("<", A, B)),
        ("a < b && c > x", Logical("&&", (Binary("<", A, B), Binary(">", C, X)))),
        ("f(a < b, c)", call("f", Binary("<", A, B), C)),
        # precedence and associativity
        ("a || b && c", Logical("||", (A, Logical("&&", (B, C))))),
        ("a && b && c", Logical("&&", (A, B, C))),
        ("(a && b) && c", Logical("&&", (Logical("&&", (A, B)), C))),
        ("a - b - c", Binary("-", Binary("-", A, B), C)),
        ("a + b * c", Binary("+", A, Binary("*", B, C))),
        ("a == b & c", Binary("&", Binary("==", A, B), C)),
        ("a >> 1", Binary(">>", A, ONE)),
        ("a << 1 + 2", Binary("<<", A, Binary("+", ONE, TWO))),
        ("!a == b", Binary("==", Unary("!", A), B)),
        ("!!a", Unary("!", Unary("!", A))),
        ("*a.begin()", Unary("*", method(A, "begin"))),
        ("a ? b : c ? 1 : 2", Conditional(A, B, Conditional(C, ONE, TWO))),
        ("a = b = c", Assign("=", A, Assign("=", B, C))),
        ("a++", Postfix("++", A)),
        # casts
        ("static_cast<uint32_t>(x)", Cast(name("uint32_t"), X)),
        ("(int)x", Cast(name("int"), X)),
        ("(unsigned long)(x)", Cast(name("unsigned long"), X)),
        ("(::mlir::A)$0", Cast(name("::mlir::A"), Placeholder("0"))),
        ("(a)(b)", Call(A, (B,))),
        ("(a) - b", Binary("-", A, B)),
        ("int64_t(x)", call("int64_t", X)),
        # lambdas
        (
            "[](T x) { return x; }(a)",
            call(Lambda((), (Parameter(name("T"), "x"),), Block((Return(X),))), A),
        ),
        ("[&]() -> T { f(); }", Lambda((), (), Block((ExpressionStatement(call("f")),)))),
        ("[&, a](auto) {}", Lambda((), (Parameter(name("auto"), ""),), Block(()))),
    ],
)
def test_expression(text: str, tree: Expression) -> None:
    assert parse_expression(text) == tree


@pytest.mark.parametrize(
    ("text", "statement"),
    [
        ("return;", Return(None)),
        ("return {1, 2};", Return(BraceList((ONE, TWO)))),
        ("if (a) return b; else return c;", If(None, A, Return(B), Return(C))),
        (
            "if (auto x = f(a)) {}",
            If(Declare(name("auto"), (Declarator(("x",), call("f", A)),)), None, Block(()), None),
        ),
        ("if (a && b) {}", If(None, Logical("&&", (A, B)), Block(()), None)),
        ("if (a * b == c) {}", If(None, Binary("==", Binary("*", A, B), C), Block(()), None)),
        ("for (auto x : a) f(x);", ForRange(("x",), A, ExpressionStatement(call("f", X)))),
        ("for (auto [a, b] : c) break;", ForRange(("a", "b"), C, Break())),
        (
            "for (int x = 1; x < 2; ++x) {}",
            For(
                Declare(name("int"), (Declarator(("x",), ONE),)),
                Binary("<", X, TWO),
                Unary("++", X),
                Block(()),
            ),
        ),
        ("while (a) {}", While(A, Block(()))),
        ("const int &a = 1, b;", Declare(name("int"), (Declarator(("a",), ONE), Declarator(("b",), None)))),
        ("A<B> x(1);", Declare(name("A", name("B")), (Declarator(("x",), None, (ONE,)),))),
        ("A::B x{};", Declare(name("A::B"), (Declarator(("x",), None, ()),))),
        (
            "static constexpr int a[] = {1};",
            Declare(name("int"), (Declarator(("a",), BraceList((ONE,))),)),
        ),
        ("auto [a, b] = c;", Declare(name("auto"), (Declarator(("a", "b"), C),))),
        ("a = b;", ExpressionStatement(Assign("=", A, B))),
        ("a.f()", ExpressionStatement(method(A, "f"))),
        (";", Block(())),
    ],
)
def test_statement(text: str, statement: Statement) -> None:
    assert parse_body(text) == Block((statement,))


def test_type() -> None:
    assert parse_type("const ::llvm::ArrayRef<int64_t> &") == name("::llvm::ArrayRef", name("int64_t"))
    assert parse_type("std::function<bool(Attribute, int)>") == name("std::function", name("bool"))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "expected an expression in C++ snippet, found the end"),
        ("a b", "expected the end in C++ snippet, found 'b'"),
        ("f(a", "expected ')' in C++ snippet, found the end"),
        ("f(a,)", "expected an expression in C++ snippet, found ')'"),
        ("a +", "expected an expression in C++ snippet, found the end"),
        ("new A", "'new' cannot be read in C++ snippet, found 'new'"),
        ("[x(a)", "expected ']' in C++ snippet, found '('"),
        ('"open', "unexpected character '\"' in C++ snippet"),
        ("a # b", "unexpected character '#' in C++ snippet"),
        ("1x", "expected the end in C++ snippet, found 'x'"),
        ("09", "invalid number in C++ snippet, found the end"),
        ("18446744073709551616", "a number of more than 64 bits in C++ snippet, found the end"),
        ("0x" + "f" * 9000, "a number of more than 64 bits in C++ snippet, found the end"),
    ],
)
def test_refused(text: str, message: str) -> None:
    with pytest.raises(ParseError) as caught:
        parse_expression(text)
    assert caught.value.message == message


def test_error_place() -> None:
    with pytest.raises(ParseError) as caught:
        parse_expression("a &&\n  f(+)")
    (diagnostic,) = caught.value.error_diagnostics
    assert (diagnostic.line, diagnostic.column) == (2, 6)


@pytest.mark.parametrize(
    "text",
    [
        "(" * 100_000,
        "(" * 100_000 + "a" + ")" * 100_000,
        "!" * 100_000 + "a",
        "f(" * 100_000,
        "a<" * 100_000,
        "[" * 100_000,
        "{" * 100_000,
        "[]{" * 50_000,
        "a?" * 50_000,
        "a=" * 50_000,
        "a" + ".b()" * 50_000,
        "a" + "+a" * 50_000,
        "a" + "[0]" * 50_000,
        "(int)" * 50_000 + "a",
    ],
)
def test_deep_nesting_is_an_error(text: str) -> None:
    with pytest.raises(ParseError):
        parse_expression(text)


def test_long_chains_are_flat() -> None:
    tree = parse_expression(" && ".join(["a"] * 20_000))
    assert isinstance(tree, Logical)
    assert len(tree.operands) == 20_000


# Single tokens, and the beginnings and ends of constructs of several tokens.
_PIECES = re.findall(
    r"\S+",
    "a b $_self :: < > >> ( ) [ ] { } , ; . -> && || ! ? : = == + - * & 1 0x 'c' \"s\" isa<A> return if for "
    "while int const auto static_cast [&] {} () /* */ // \\ ... ++ template operator",
)


def read(text: str) -> None:
    for parse in (parse_expression, parse_body, parse_type):
        try:
            parse(text)
        except ParseError as error:
            assert error.error_diagnostics


@settings(max_examples=300, deadline=None)
@given(st.text(max_size=60))
def test_any_text(text: str) -> None:
    read(text)


@settings(max_examples=500, deadline=None)
@given(st.lists(st.sampled_from(_PIECES), max_size=40))
def test_any_tokens(pieces: list[str]) -> None:
    read(" ".join(pieces))


def test_no_text_takes_long() -> None:
    generator = random.Random(5)
    pieces = ["a<", "(", "(a", "f(", "a<b>(", "[](a b){", "a "]
    for _ in range(20):
        read("".join(generator.choices(pieces, k=400)))
