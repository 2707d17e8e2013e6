"""Definitions that try to run code, read foreign data, or never end: each is refused or harmless.

A definition reaches Python in few ways: names (of parameters, operands, cases, classes, methods) and C++
texts (conditions, defaults, transformers, builders, methods).  Every case is a whole dialect; loading it,
verifying, printing and building must leave no trace.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from types import ModuleType

import pytest

from mlirkit import ir
from mlirkit.ods.cpp_expr import Translated, Untranslatable
from mlirkit.ods.cpp_expr.arithmetic import UNDEFINED
from mlirkit.ods.live.cpp.definition_names import getter_name
from mlirkit.ods.live.loader import LoadedDefinitions, load_td
from mlirkit.support.diagnostics import MLIRError

_PRELUDE = """
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
def Dialect_E : Dialect { let name = "e"; let cppNamespace = "::e"; }
class E_Op<string mnemonic, list<Trait> traits = []> : Op<Dialect_E, mnemonic, traits>;
class E_Built<code text> : Type<CPred<"true">, "built">, BuildableType<text>;
class E_Type<string name, string word> : TypeDef<Dialect_E, name> { let mnemonic = word; }
"""

#: Names that mean something in Python, or here.
_NAMES = (
    *(
        "__class__",
        "__init__",
        "__new__",
        "__dict__",
        "__reduce__",
        "__getattribute__",
        "__del__",
        "__slots__",
    ),
    *(
        "__builtins__",
        "__import__",
        "__globals__",
        "__subclasses__",
        "_value_",
        "_missing_",
        "mro",
        "__call__",
    ),
    *("self", "cls", "lambda", "class", "None", "True", "print", "eval", "exec", "translated", "isinstance"),
    *("DEFINITION", "INTERFACES", "get", "parse_value", "verify_op", "fold_op", "parent", "_op"),
    *("UNDEFINED", "undefined", "step", "outermost", "__debug__", "__annotations__", "__eq__", "__hash__"),
)

#: Conditions over a type with a parameter of each name; each tries to get from a value to Python's insides.
_CONDITIONS = (
    "$_self.getClass().getBases()",
    "$_self.getClass().getMro()[1].getSubclasses()",
    "$_self.__class__.__subclasses__()",
    "$_self.__class__()",
    '__import__("os").system("touch HIT")',
    '::os::system("touch HIT") == 0',
    "eval(\"open('HIT', 'w')\")",
    "exec(\"open('HIT', 'w')\") || true",
    'open("HIT", "w")',
    '$_self.getTypeID()("X", {}, {})',
    "$_self.getTypeID().getTypeID()(1)",
    '[](auto f) { return f("HIT"); }($_self.getTypeID())',
    'llvm::formatv("{0.__class__}", $_self)',
    '("%s" % $_self) == ""',
    '("{0.__class__}" + $_self).format($_self)',
    "\"\\\"); open('HIT', 'w') #\" == $_self",
    '"""; __import__(\'os\').system(\'touch HIT\') #"""',
    "$_self.func_globals",
    'getattr($_self, "__class__")',
    "isinstance($_self, object)",
    "UNDEFINED($_self)",
    "undefined()",
    "translated($_self)",
    "__builtins__.isinstance",
    "truth.__globals__",
    "&::std::truth->__globals__",
)

_OF_A_NAME = """
def T{n} : E_Type<"T{n}", "t{n}"> {{
  let parameters = (ins "int64_t":${name}); let assemblyFormat = "`<` ${name} `>`";
}}
def A{n} : AttrDef<Dialect_E, "A{n}"> {{
  let mnemonic = "a{n}"; let parameters = (ins "int64_t":${name}); let assemblyFormat = "`<` ${name} `>`";
}}
def Cases{n} : I32EnumAttr<"Cases{n}", "", [I32EnumAttrCase<"{name}", 1>]> {{ let cppNamespace = "::e"; }}
def Operand{n} : E_Op<"operand{n}"> {{ let arguments = (ins I32:${name}); }}
def Result{n} : E_Op<"result{n}"> {{ let results = (outs I32:${name}, I32:$other); }}
def Attr{n} : E_Op<"attr{n}"> {{ let arguments = (ins I32Attr:${name}); }}
def Prop{n} : E_Op<"prop{n}"> {{ let arguments = (ins I32Prop:${name}); }}
def Region{n} : E_Op<"region{n}"> {{ let regions = (region AnyRegion:${name}); }}
"""

#: Members of live classes, from mlirkit and from Python, that begin with an underscore.
_OWN_MEMBERS = frozenset(
    [
        *("__slots__", "__doc__", "__module__", "__match_args__", "__init__", "__reduce__", "__qualname__"),
        *("__signature__", "__abstractmethods__", "_abc_impl", "__dict__", "__weakref__", "__hash__"),
    ]
)


_PLACES = (
    'def Reach : E_Op<"reach"> { let arguments = (ins DefaultValuedAttr<I32Attr, [{TEXT}]>:$a); }',
    'def Reach : E_Op<"reach"> { let arguments = (ins DefaultValuedProp<I32Prop, [{TEXT}]>:$a); }',
    'def Reach : E_Op<"reach"> { let arguments = (ins ConfinedAttr<I32Attr, [AttrConstraint<CPred<[{TEXT}]>>]>:$a); }',
    'def Reach : E_Op<"reach", [PredOpTrait<"p", CPred<[{TEXT}]>>]> { let arguments = (ins I32:$x); }',
    'def Reach : E_Op<"reach", [TypesMatchWith<"p", "x", "y", [{TEXT}]>]> '
    '{ let arguments = (ins I32:$x); let results = (outs I32:$y); let assemblyFormat = "$x attr-dict"; }',
    'def Reach : E_Op<"reach"> { let results = (outs E_Built<[{TEXT}]>:$y); }',
    'def Reach : E_Op<"reach"> { let builders = [OpBuilder<(ins "int":$x), [{ (void)(TEXT); }]>]; }',
    'def Reach : E_Op<"reach"> { let arguments = (ins I32:$x); '
    "let extraClassDeclaration = [{ bool ok() { return TEXT; } }]; }",
    'def T : E_Type<"T", "t"> { let parameters = (ins DefaultValuedParameter<"int64_t", [{TEXT}]>:$a); '
    'let assemblyFormat = "(`<` $a^ `>`)?"; }',
    'def Reach : E_Op<"reach"> { let arguments = (ins I32:$x); let assemblyFormat = '
    '"custom<Thing>($x, \\"TEXT\\") attr-dict"; }',
)


#: The texts for all places: some places are inside of a string, so that texts with quotes are left out.
_TEXTS = tuple([text for text in _CONDITIONS if '"' not in text])

_ENDLESS = (
    "[](auto x) { while (true) {} return true; }($_self)",
    "[](auto x) { for (;;) {} return true; }($_self)",
    "[](auto x) { int64_t n = 3; " + "n = n * n; " * 60 + "return n > 0; }($_self)",
    "[](auto x) { auto n = 3; " + "n *= n; " * 60 + "return n > 0; }($_self)",
    '[](auto x) { auto s = "ab"; ' + "s = s + s; " * 60 + "return s.size() > 0; }($_self)",
    "[](auto x) { SmallVector<int> v = {1}; " + "v.append(v); " * 60 + "return v.size() > 0; }($_self)",
    "llvm::all_of(llvm::seq<int64_t>(0, 1000000), [](int64_t i) { return llvm::all_of(llvm::seq<int64_t>(0, "
    "1000000), [](int64_t j) { return i != j || true; }); })",
    "llvm::all_of(SmallVector<int64_t>(1000000000000, 1), [](int64_t i) { return i == 1; })",
    "SmallVector<int64_t>(1000000000000).size() > 1",
    "(1 << 1000000000000) > 0",
    "llvm::seq<int64_t>(0, 9223372036854775807).size() > 1",
    "$_self.lots60()",
)


@pytest.fixture(name="hostile", scope="module")
def hostile_fixture(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LoadedDefinitions]:
    """A dialect with all hostile names and texts, in a folder where HIT must not appear."""
    folder = tmp_path_factory.mktemp("hostile")
    parts = [_PRELUDE]
    parts += [_OF_A_NAME.format(n=n, name=name) for n, name in enumerate(_NAMES)]
    for n, text in enumerate(_TEXTS):
        for m, place in enumerate(_PLACES):
            words = {"Reach": f"Reach{n}x{m}", '"reach"': f'"reach{n}x{m}"', "def T :": f"def TP{n}x{m} :"}
            words |= {'"T", "t"': f'"TP{n}x{m}", "tp{n}x{m}"', "TEXT": text}
            for old, new in words.items():
                place = place.replace(old, new)
            parts.append(place)
    methods = ["bool lots0() { return true; }"]
    methods += [f"bool lots{n}() {{ return lots{n - 1}() && lots{n - 1}(); }}" for n in range(1, 61)]
    parts.append(
        'def Lots : E_Type<"Lots", "lots"> { let extraClassDeclaration = [{ ' + " ".join(methods) + " }]; }"
    )
    path = folder / "E.td"
    path.write_text("\n".join(parts))
    context = ir.Context()
    context.allow_unregistered_dialects = True
    before = os.getcwd()
    os.chdir(folder)
    with context:
        yield load_td(path, context=context)
    os.chdir(before)
    assert not (folder / "HIT").exists()


@pytest.mark.parametrize(("n", "name"), list(enumerate(_NAMES)), ids=_NAMES)
def test_names_reach_nothing(n: int, name: str, hostile: LoadedDefinitions) -> None:
    """A parameter, an operand, an attribute, a region, a result and a case of that name are harmless."""
    kinds = ("T{}Type", "A{}Attr", "Operand{}", "Result{}", "Attr{}", "Prop{}", "Region{}")
    for cls in [getattr(hostile, kind.format(n)) for kind in kinds]:
        own = {key for key in vars(cls) if key.startswith("_") and not key[1:2].isdigit()}
        assert own <= _OWN_MEMBERS
        assert not isinstance(vars(cls).get("__init__"), property)
        assert object.__getattribute__(cls, "__class__") is type(cls)
    made = getattr(hostile, f"T{n}Type")
    value = made.get(7)
    assert type(value) is made and value.parameters == (7,)
    assert str(value) == f"!e.t{n}<7>"
    (case,) = getattr(hostile, f"Cases{n}")
    assert int(case) == 1 and not case.name.startswith("_")
    text = (
        f'%0, %1 = "e.result{n}"() : () -> (i32, i32)\n"e.operand{n}"(%0) : (i32) -> ()\n'
        f'"e.attr{n}"() <{{{name} = 1 : i32}}> : () -> ()\n"e.region{n}"() ({{}}) : () -> ()'
    )
    module = ir.Module.parse(text)
    assert f"<{{{name} = 1 : i32}}>" in str(module)
    getter = getter_name(name)
    for index in range(3):
        condition = f"$_self.{getter}() == 7" + "".join(
            [f" && !$_self.{getter}().x{k}()" for k in range(index)]
        )
        found = hostile.dialects["e"].translator.condition(condition, ["$_self"])
        if isinstance(found, Translated) and not index:
            assert [found.function(value), found.function(made.get(8))] == [True, False]
            assert found.function(object()) in (None, False)


@pytest.mark.parametrize("text", [*_CONDITIONS, "$_self.getClass() == 1", "$_self.getWidth().getClass()"])
def test_conditions_reach_nothing(text: str, hostile: LoadedDefinitions) -> None:
    """No text gives a class, module or function of Python for any value."""
    values = [getattr(hostile, f"T{n}Type").get(1) for n in range(len(_NAMES))]
    values += [ir.IntegerType.get_signless(8), ir.StringAttr.get("x"), 1, "x", None, (), [1]]
    translator = hostile.dialects["e"].translator
    for found in (
        translator.condition(text, ["$_self"]),
        translator.expression(text, ["$_self"]),
        translator.body(f"auto x = {text}; return x;", ["$_self"]),
    ):
        if not isinstance(found, Translated):
            continue
        for value in values:
            try:
                result = found.function(value)
            except UNDEFINED:
                continue
            assert not callable(result) and not isinstance(result, type | ModuleType)


@pytest.mark.parametrize("n", range(len(_TEXTS)), ids=_TEXTS)
def test_every_place_of_cpp(n: int, hostile: LoadedDefinitions) -> None:
    """Definitions with hostile texts load; their operations and types can be used or are refused."""
    for m in range(len(_PLACES)):
        name = f"reach{n}x{m}"
        for text in (f'"e.{name}"() : () -> ()', f'%0 = "e.make"() : () -> i32 "e.{name}"(%0) : (i32) -> ()',
                     f'e.{name} {{a = 1 : i32}}', f'"e.make"() : () -> !e.tp{n}x{m}'):  # fmt: skip
            try:
                str(ir.Module.parse(text))
            except MLIRError:
                continue
        operation = hostile.dialects["e"].operation_class(f"e.{name}")
        for arguments in ((), (1,)) if operation is not None else ():
            try:
                operation(*arguments, loc=ir.Location.unknown())
            except (MLIRError, TypeError, ValueError, AttributeError):
                continue


@pytest.mark.parametrize("condition", _ENDLESS)
def test_work_is_bounded(condition: str, hostile: LoadedDefinitions) -> None:
    """Conditions with too many steps give an unknown result, soon."""
    start = time.process_time()
    found = hostile.dialects["e"].translator.condition(condition, ["$_self"])
    assert isinstance(found, Untranslatable) or found.function(hostile.LotsType.get()) is None
    assert time.process_time() - start < 20
