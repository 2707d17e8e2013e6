"""Translation: values of the Python functions, and texts without a function."""

from __future__ import annotations

import re
from collections.abc import Callable
from enum import IntFlag
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mlirkit.ods.cpp_expr import (
    Field,
    Method,
    MissingName,
    NameTable,
    Owned,
    Template,
    Translated,
    Translator,
    Untranslatable,
    translate,
)
from mlirkit.ods.cpp_expr.translate import Form


class Thing:
    """A stand-in for a type or attribute."""

    def __init__(self, width: int = 8, element: Any = None) -> None:
        self.width = width
        self.element = element

    def is_width(self, *widths: int) -> bool:
        return self.width in widths

    def __len__(self) -> int:
        return 0  # empty, yet not null


class Vector(Thing):
    pass


class Flags(IntFlag):
    NONE = 0
    FAST = 1
    EXACT = 2


def positive(value: int) -> bool:
    return value > 0


def all_of(values: Any, test: Callable[[Any], bool]) -> bool:
    return all(map(test, values))


def is_wide(thing: Any) -> bool:
    return isinstance(thing, Thing) and thing.width > 32


def table() -> NameTable:
    return NameTable(
        functions={
            "positive": positive,
            "all_of": all_of,
            "d::helper": lambda x: ("d", x),
            "helper": lambda x: ("outer", x),
            "List": lambda values=(): list(values),
            "Pair": lambda *parts: parts,
            "Thing::get": Thing,
            "first": Template(lambda arguments, x: (arguments, x)),
        },
        methods={
            "getWidth": Field("width"),
            "getElement": Field("element"),
            "isWidth": Method("is_width", boolean=True),
            "size": lambda value: 3 if isinstance(value, Thing) else len(value),
            "push_back": lambda values, value: values.append(value),
            "getSelf": lambda value: value,
            "hasTrait": Template(lambda classes, value: isinstance(value, classes[0])),
        },
        classes={"Thing": Thing, "Vector": Vector, "Wide": is_wide, "Both": (Thing, int)},
        constants={"Flags::FAST": Flags.FAST, "Flags::NONE": Flags.NONE, "kMax": 7, "nullopt": None},
    )


def evaluate(text: str, form: Form = "expression", **values: Any) -> Any:
    names = {f"${name}": value for name, value in values.items()}
    result = translate(text, table(), form, list(names))
    assert isinstance(result, Translated), result
    return result.function(*names.values())


THING, VECTOR = Thing(), Vector(64, Thing(16))


@pytest.mark.parametrize(
    ("text", "x", "value"),
    [
        ("1 + 2 * 3", None, 7),
        ("-7 / 2", None, -3),
        ("7 / -2", None, -3),
        ("-7 % 3", None, -1),
        ("7.0 / 2", None, 3.5),
        ("(1 + 2) * 3", None, 9),
        ("10 - (3 - 2)", None, 9),
        ("10 - 3 - 2", None, 5),
        ("1 << 2 + 1", None, 8),
        ("~0 & 6 | 1 ^ 3", None, 6 | 2),
        ("(1 == 1) == (2 == 2)", None, True),
        ("1 <=> 2", None, -1),
        ("kMax", None, 7),
        ("true ? 1 : 2", None, 1),
        ("$x ? 1 : 2", THING, 1),
        ("$x ? 1 : 2", None, 2),
        ("$x.getWidth()", THING, 8),
        ("$x->getElement().getWidth()", VECTOR, 16),
        ("$x.isWidth(8, 9)", THING, True),
        ("{1, $x}", 2, (1, 2)),
        ("{}", None, ()),
        ("List({1, 2})", None, [1, 2]),
        ("List<int>{{1, 2}}", None, [1, 2]),
        ("Pair(1, {})", None, (1, ())),
        ("$x[1]", [5, 6], 6),
        ("std::move($x)", 4, 4),
        ("*$x", 4, 4),
        ('"a" "b"', None, "ab"),
        # casts
        ("static_cast<uint8_t>(-1)", None, 255),
        ("static_cast<int8_t>($x)", 200, -56),
        ("(unsigned)$x", -1, 2**32 - 1),
        ("int64_t($x)", 2**63, -(2**63)),
        ("static_cast<bool>($x)", THING, True),
        ("bool($x)", None, False),
        ("static_cast<uint64_t>(-1)", None, 2**64 - 1),
        ("static_cast<double>($x)", 1, 1.0),
        ("static_cast<Thing>($x)", 1, 1),
        # classes
        ("isa<Vector>($x)", VECTOR, True),
        ("isa<Vector>($x)", THING, False),
        ("isa<Wide, Vector>($x)", THING, False),
        ("llvm::cast<Vector>($x)", VECTOR, VECTOR),
        ("dyn_cast<Vector>($x)", THING, None),
        ("dyn_cast<Vector>($x.getSelf())", VECTOR, VECTOR),
        ("$x.isa<Wide>()", VECTOR, True),
        ("$x.dyn_cast<Both>()", 3, 3),
        ("$x.hasTrait<Vector>()", THING, False),
        ("isa<Wide, Vector>($x.getElement())", VECTOR, False),
        ("Thing()", None, None),
        ("Thing($x)", VECTOR, VECTOR),
        # null and truth
        ("$x == nullptr", None, True),
        ("$x != nullptr", THING, True),
        ("!$x", THING, False),
        ("!$x", None, True),
        ("!$x", 0, True),
        ("$x && true", THING, True),
        ("$x || false", None, False),
        ("!!$x", 5, True),
        ("!true", None, False),
        # lambdas
        ("[](int y) { return y * y; }($x)", 3, 9),
        ("[&]() { return $x; }()", 3, 3),
        ("[](int y) { return 1; }($x.getWidth())", THING, 1),
        ("[](T e) { return isa<Vector>(e) || isa<Wide>(e); }($x.getElement())", VECTOR, False),
        ("[](T e) { return $x && e.getWidth() == 16 && e.isWidth(16); }($x.getElement())", VECTOR, True),
        ("[](T e) { return !$x || e.getWidth() == 16; }($x.getElement())", VECTOR, True),
        ("all_of($x, [](int y) { return y > 0; })", [1, 2], True),
        ("all_of($x, positive)", [1, -2], False),
        ("all_of($x, IsaPred<Vector>)", [VECTOR, THING], False),
        ("all_of($x, [&](int y) { return all_of($x, [&](int z) { return y == z; }); })", [1, 2], False),
        ("[](int x) { return [](int y) { return y + 1; }(x) * 2; }($x)", 3, 8),
        ("[](int x) { if (x > 2) return 1; return 2; }($x)", 3, 1),
        ("[f = $x](int x) { return f + x; }(1)", 3, 4),
        ("std::equal_to<>()($x, 3)", 3, True),
        ("std::plus<int>()($x, 3)", 3, 6),
        ("helper($x)", 1, ("outer", 1)),
        ("first<4, Vector>($x)", 1, ((4, Vector), 1)),
        ("Flags::FAST", None, Flags.FAST),
        ("(static_cast<uint32_t>($x) & ~3) == 0", Flags.EXACT, True),
        ("Thing::get(5).getWidth()", None, 5),
    ],
)
def test_expression(text: str, x: Any, value: Any) -> None:
    found = evaluate(text, x=x)
    assert found == value and type(found) is type(value)


@pytest.mark.parametrize(
    ("text", "arguments", "value"),
    [
        ("return $x;", [4], 4),
        ("int y = $x; y += 2; return y;", [4], 6),
        ("int y; { int y = 2; } return y;", [0], 0),
        ("if (auto e = $x.getElement()) return e.getWidth(); return 0;", [VECTOR], 16),
        ("if (auto e = $x.getElement()) return e.getWidth(); else return 1;", [THING], 1),
        ("if (int n = $x.getWidth(); n > 8) return n; return 0;", [VECTOR], 64),
        ("int n = 0; for (int v : $x) n += v; return n;", [[1, 2, 3]], 6),
        ("int n = 0; for (auto [a, b] : $x) n += a * b; return n;", [[(1, 2), (3, 4)]], 14),
        ("int n = 0; for (int i = 0, e = $x.size(); i != e; ++i) n += $x[i]; return n;", [[4, 5]], 9),
        (
            "int n = 0; for (int i = 0; i < 5; i++) "
            "{ if (i == 2) continue; if (i == 4) break; n += i; } return n;",
            [0],
            4,
        ),
        ("int n = 5; while (n) { --n; if (n == 2) break; } return n;", [0], 2),
        ("List<int> l; l.push_back(1); l.push_back($x); return l;", [2], [1, 2]),
        ("List<int> l = {1, 2}; l[0] = $x; return l;", [9], [9, 2]),
        ("int n = 1; auto f = [&](int y) { n = n + y; return n; }; f(2); return f($x);", [3], 6),
        ("int n = 10; n /= 4; n %= $x; return n;", [2], 0),
        ("int a, b = 2; auto [c, d] = $x; return a + b + c + d;", [(3, 4)], 9),
        ("int i = $x; int j = i++; return {i, j};", [3], (4, 3)),
        ("int i = $x; return ++i;", [3], 4),
        ("Thing t; return !t;", [0], True),
        ("Thing t = $x; return t.getWidth()", [VECTOR], 64),
        ("", [0], None),
        ("auto l = [](Thing t) { return t.getWidth(); }; return l($x);", [THING], 8),
    ],
)
def test_body(text: str, arguments: list[Any], value: Any) -> None:
    result = translate(text, table(), "body", ["$x"])
    assert isinstance(result, Translated), result
    assert result.function(*arguments) == value


def test_conditions_give_bools() -> None:
    assert evaluate("$x.getElement()", "condition", x=VECTOR) is True
    assert evaluate("$x.getElement()", "condition", x=THING) is False
    assert evaluate("$x", "condition", x=Flags.NONE) is False


def test_undefined_behaviour_is_unknown() -> None:
    assert evaluate("cast<Vector>($x).getWidth() == 8", "condition", x=object()) is None
    assert evaluate("$x[2] == 8", "condition", x=[1]) is None
    assert evaluate("$x[-1] == 1", "condition", x=[1]) is None
    assert evaluate("$x.getElement() > 8", "condition", x=THING) is None
    assert evaluate("1 / $x == 8", "condition", x=0) is None
    assert evaluate("!($x[2] == 8)", "condition", x=[1]) is None


@pytest.mark.parametrize(
    ("text", "x", "value"),
    [
        ("secret($x)", 1, None),
        ("secret($x) && $x == 1", 1, None),
        ("secret($x) && $x == 1", 2, False),
        ("$x == 1 || secret($x)", 1, True),
        ("$x == 1 || secret($x)", 2, None),
        ("!(secret($x) && $x == 1)", 2, True),
        ("!!secret($x)", 2, None),
        ("!($x == 1 || !(secret($x) || $x.secret()))", 1, False),
        # A leaf that cannot even be read.
        ("($x == 1) && (case 1: $x)", 2, False),
        ("($x == 1) && (case 1: $x)", 1, None),
        ("!((case) || ($x == 1))", 1, False),
        # Lambdas called in place and over ranges.
        ("[](int y) { return y == 1 && secret(y); }($x)", 2, False),
        ("[](int y) { return y == 1 && secret(y); }($x)", 1, None),
        ("all_of($x, [](int y) { return y < 3 && secret(y); })", [1, 4], False),
        ("all_of($x, [](int y) { return y < 3 && secret(y); })", [1, 2], None),
        ("all_of($x, [](int y) { return y < 3 && secret(y); })", [], True),
        # Elements beyond the end are undefined.
        ("$x.size() == 3 && $x[5] == 1", [1, 2], False),
        ("$x[5] == 1 && $x.size() == 3", [1, 2], False),
        ("$x[5] == 1 || $x.size() == 2", [1, 2], True),
        ("$x[5] == 1 || $x.size() == 3", [1, 2], None),
    ],
)
def test_three_values(text: str, x: Any, value: bool | None) -> None:
    result = translate(text, table(), "condition", ["$x"])
    if isinstance(result, Untranslatable):
        assert value is None
        return
    assert result.function(x) is value
    assert bool(result.unchecked) is ("secret" in text or "case" in text)


@pytest.mark.parametrize(
    ("text", "x", "value"),
    [
        # (value of $x as int64_t) a C++ compiler's answers
        ("x - 5 < 0", 3, True),
        ("static_cast<uint32_t>(x) - 5 < 0", 3, False),
        ("static_cast<uint8_t>(x) - 5 < 0", 3, True),
        ("static_cast<unsigned>(x) - 5u == 4294967294u", 3, True),
        ("x < 5u", -1, True),
        ("static_cast<int>(x) < 5u", -1, False),
        ("x == 18446744073709551615ull", -1, True),
        ("x / 2 == -1 && x % 2 == -1", -3, True),
        ("(x >> 1) == -2", -3, True),
        ("(1 << 31) == x", -(2**31), True),
        ("(x & 255) == 253", -3, True),
        ("~x == 2 && -x == 3", -3, True),
        ("~0u == 4294967295", 0, True),
        ("(x ? 1u : -1) == 4294967295", 0, True),
        ("0xffffffff > 0 && -1 < 0xffffffff", 0, False),
        ("static_cast<float>(0.1) == 0.1", 0, False),
        # Expressions without a value in C++.
        ("x * x * x * x * x > 0", 10**6, None),
        ("(x << 64) == 0", 1, None),
        ("(1 << 32) == 0", 0, None),
        ("x / 0 == 0", 0, None),
        # Expressions that depend on an unknown type.
        ("$y - 5 < 0", 3, None),
        ("$y - 2 == 1", 3, True),
        ("$y > -1", 3, None),
        ("$y == -1", -1, True),
        ("$y == -1", 3, False),
        ("$y * $y > 0", 2**20, None),
    ],
)
def test_numbers_have_widths(text: str, x: int, value: bool | None) -> None:
    body = f"[](int64_t x) {{ return {text}; }}($y)"
    assert evaluate(body, "condition", y=x) is value


def test_methods_belong_to_classes() -> None:
    def own(kind: type, function: Callable[[Any], Any]) -> Owned:
        return Owned(lambda value: isinstance(value, kind), function, is_getter=True)

    inner = table().child(methods={"getWidth": own(int, lambda value: "int's")})
    inner.owners.append(lambda name: own(Vector, lambda value: "vector's") if name == "getWidth" else None)
    result = translate("{$a.getWidth(), $b.getWidth(), $c.getWidth()}", inner)
    assert isinstance(result, Translated)
    assert result.function(VECTOR, 1, THING) == ("vector's", "int's", 8)


def test_parameters_are_found_in_order() -> None:
    result = translate("$b.getWidth() + $a.getWidth() + $b.getWidth() + $_self + $in", table())
    assert isinstance(result, Translated)
    assert result.parameters == ("$b", "$a", "$_self", "$in")
    assert result.function(THING, VECTOR, 1, 2) == 8 + 64 + 8 + 3


def test_placeholders_that_are_constants() -> None:
    inner = table().child()
    inner.constants["$_ctxt"] = None
    result = translate("{$_ctxt, $x}", inner)
    assert isinstance(result, Translated)
    assert result.parameters == ("$x",) and result.function(1) == (None, 1)
    given = translate("$_ctxt", inner, parameters=["$_ctxt"])
    assert isinstance(given, Translated) and given.function(2) == 2


def test_plain_parameters() -> None:
    result = translate("return lhs.getWidth() + rhs;", table(), "body", ["lhs", "rhs"])
    assert isinstance(result, Translated)
    assert result.function(THING, 2) == 10


def test_methods_of_this() -> None:
    result = translate("getWidth() == 8 && isWidth(8)", table(), "condition", None, "$_op")
    assert isinstance(result, Translated)
    assert result.parameters == ("$_op",)
    assert result.function(THING) is True


def test_accessor_hides_method_only_without_arguments() -> None:
    inner = NameTable(methods={"size": lambda value, n=0: ("method", n)}).child(
        methods={"size": Field("width")}
    )
    result = translate("{$x.size(), $x.size(2)}", inner)
    assert isinstance(result, Translated)
    assert result.function(THING) == (8, ("method", 2))


@pytest.mark.parametrize(
    ("text", "missing"),
    [
        ("nobody($x)", [MissingName("nobody", "function")]),
        ("$x.nobody(other(1))", [MissingName("other", "function"), MissingName("nobody", "method")]),
        ("isa<::mlir::Nobody>($x)", [MissingName("mlir::Nobody", "class")]),
        ("cast<Nobody>($x)", []),
        ("Nobody::kCase", [MissingName("Nobody::kCase", "constant")]),
        ("$y", [MissingName("$y", "placeholder")]),
        ("$x.hasTrait<Nobody>()", [MissingName("Nobody", "class")]),
        ("static_cast<Nobody>($x)", [MissingName("Nobody", "class")]),
        ("true || nobody()", []),
        ("nobody() || nobody()", [MissingName("nobody", "function")]),
    ],
)
def test_missing_names(text: str, missing: list[MissingName]) -> None:
    result = translate(text, table(), "condition", ["$x"])
    if not missing:
        assert isinstance(result, Translated)
        return
    assert isinstance(result, Untranslatable)
    assert sorted(map(str, result.missing)) == sorted(map(str, missing))
    assert all(str(name) in str(result) for name in missing)


@pytest.mark.parametrize(
    ("text", "form", "reason"),
    [
        ("a b", "expression", "expected the end in C++ snippet, found 'b'"),
        ("$x.getWidth() = 2", "expression", "assignment inside an expression"),
        ("break;", "body", "break or continue outside of a loop"),
        ("kMax = 2;", "body", "assignment to kMax, which is no variable"),
        ("(" * 5000, "expression", "nested too deeply"),
    ],
)
def test_untranslatable(text: str, form: Any, reason: str) -> None:
    result = translate(text, table(), form, ["$x"])
    assert isinstance(result, Untranslatable)
    assert reason in result.reason and not result.missing


def test_scopes() -> None:
    inner = table().child("::mlir::d")
    result = translate("helper($x)", inner)
    assert isinstance(result, Translated) and result.function(1) == ("d", 1)
    result = translate("::mlir::d::helper($x)", table())
    assert isinstance(result, Translated) and result.function(1) == ("d", 1)
    deeper = inner.child("::mlir::d::e")
    assert deeper.scopes == ("d::e", "d")


def test_fallbacks_come_last() -> None:
    asked: list[tuple[str, str]] = []

    def fallback(kind: str, name: str) -> Any:
        asked.append((kind, name))
        return Field("element") if (kind, name) == ("method", "getLater") else None

    inner = table().child("s")
    inner.fallbacks.append(fallback)
    result = translate("$x.getWidth() && $x.getLater()", inner, "condition")
    assert isinstance(result, Translated) and result.function(VECTOR) is True
    assert asked == [("method", "getLater")]


def test_translator_remembers() -> None:
    translator = Translator(table())
    first = translator.condition("isa<Vector>($_self)", ["$_self"])
    assert translator.condition("isa<Vector>($_self)", ["$_self"]) is first
    assert translator.expression("isa<Vector>($_self)", ["$_self"]) is not first
    nobody = translator.condition("nobody($_self)", ["$_self"])
    assert translator.condition("nobody($_self)", ["$_self"]) is nobody


# No loops: every function that is made is called.
_WORDS = re.findall(
    r"\S+",
    "$x $_self Thing kMax isa<Vector> dyn_cast<Both> positive(1) all_of( [](int a) [&]() { } ( ) { return ; "
    ', . -> && || ! ? : = == < > + - * / % & ~ << 1 2.5 "s" nullptr true int auto a b if( break; [ ] ++ += '
    "getWidth() size() std::equal_to<>() static_cast<int>( bool(",
)


@settings(max_examples=400, deadline=None)
@given(st.lists(st.sampled_from(_WORDS), max_size=25))
def test_any_snippet_has_a_function_or_a_reason(words: list[str]) -> None:
    for form in ("condition", "expression", "body"):
        result = translate(" ".join(words), table(), form)
        if isinstance(result, Untranslatable):
            assert result.reason
        elif form == "condition":
            assert result.function(*([THING] * len(result.parameters))) in (True, False, None)


def test_generated_python() -> None:
    """The shape of the generated code: fast because plain."""
    result = translate(
        "((::llvm::isa<Vector>($_self)) && (true)) && ((::llvm::isa<Vector>($_self)) && "
        "([](T e) { return (isa<Vector>(e)) || (isa<Both>(e)); }($_self.getElement())))",
        table(),
        "condition",
        ["$_self"],
    )
    assert isinstance(result, Translated)
    assert result.python == (
        "def translated(self):\n"
        "    try:\n"
        "        return isinstance(self, Vector) and "
        "isinstance((e := self.element), (Vector, Thing, int))\n"
        "    except UNDEFINED:\n"
        "        return undefined(self)\n"
    )
    assert result.function(Vector(1, 5)) is True
