"""Stubs of definitions that make it hard: mypy accepts them, and they have the names of the live classes."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from mlirkit import ir
from mlirkit.cli.tblgen import main
from mlirkit.ods.emit.pyi import stub
from mlirkit.ods.live.loader import load_td
from mlirkit.ods.model.python_class import Member, Method, Parameter, PythonClass, PythonModule, Signature

SOURCE = r"""
include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/Interfaces/InferTypeOpInterface.td"

def Odd_Dialect : Dialect { let name = "odd"; let summary = "names \"in\" quotes\\"; let cppNamespace = "::odd"; }
def Odd_Count : I32EnumAttr<"Count", "", [
    I32EnumAttrCase<"real", 0>, I32EnumAttrCase<"None", 1>, I32EnumAttrCase<"from_bytes", 2>]> {
  let cppNamespace = "::odd";
}
def Odd_Box : TypeDef<Odd_Dialect, "Box"> {
  let mnemonic = "box";
  let parameters = (ins ArrayRefParameter<"int64_t">:$dims, OptionalParameter<"std::optional<int32_t>">:$x);
  let assemblyFormat = "`<` $dims (`,` $x^)? `>`";
}
class Odd_Op<string mnemonic, list<Trait> traits = []> : Op<Odd_Dialect, mnemonic, traits>;
def Odd_For : Odd_Op<"for"> {
  let summary = "a \"\"\"summary\"\"\" that ends in a quote\"";
  let arguments = (ins AnyType:$class, Variadic<Odd_Box>:$boxes, OptionalAttr<StrAttr>:$name, Odd_Count:$count,
                       BoolAttr:$lambda);
  let results = (outs AnyType:$result, Variadic<AnyType>:$results);
  let regions = (region AnyRegion:$body, VariadicRegion<AnyRegion>:$rest);
  let successors = (successor AnySuccessor:$parent);
}
def Odd_Same : Odd_Op<"same", [SameOperandsAndResultType]> {
  let arguments = (ins AnyType:$x, UnitAttr:$is);
  let results = (outs AnyType);
  let builders = [OpBuilder<(ins "::mlir::Value":$y, CArg<"int64_t", "1">:$n), [{ build($_builder, $_state, y); }]>];
}
def Odd_Nothing : Odd_Op<"nothing.at_all">;
// Parts and operations that are called as constructors' parameters and as builtins.
def Odd_Shadow : Odd_Op<"bool"> {
  let arguments = (ins AnyType:$self, Variadic<AnyType>:$ip, AnyType:$property, UnitAttr:$list, StrAttr:$str,
                       OptionalAttr<BoolAttr>:$int);
  let results = (outs AnyType:$float);
}
"""

CLIENT = """
from mlirkit import ir
import odd

def use(value: ir.Value, block: ir.Block) -> odd.Count:
    op = odd.For(value.type, [], value, [value], odd.Count.real, True, block, name="n")
    op.class_ = value
    op.name = "m"
    box: odd.BoxType = odd.BoxType.get([1, 2])
    result: ir.OpResult = odd.same(value, is_=True)
    odd.Same(result, 5)
    nothing: odd.Nothing = odd.nothing_at_all()
    print(box.dims, nothing, op.result)
    shadow = odd.Shadow(value.type, value, [], property=value, str="s", list=True, ip=block)
    print(shadow.self_.type, [each.type for each in shadow.ip_], shadow.str.value + "", shadow.list is True)
    shadow.self_ = shadow.property = odd.bool(value.type, value, [value], value, "s", int=False)
    return op.count
"""

WRONG = """
import odd

odd.For(1)
odd.same()
odd.BoxType.get("x", "y")
unknown: odd.Unknown
"""


@pytest.fixture(name="folder")
def folder_fixture(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    Path("odd.td").write_text(SOURCE)
    assert main(["--gen-pyi", "odd.td", "-o", "odd.pyi"]) == 0
    return tmp_path


def test_names(folder: Path) -> None:
    with ir.Context():
        odd = load_td(folder / "odd.td")
    for described in ast.parse(Path("odd.pyi").read_text()).body:
        if isinstance(described, ast.ClassDef) and not described.name.startswith("_"):
            live = getattr(odd, described.name)
            names = {
                ast.unparse(each.target) if isinstance(each, ast.AnnAssign) else each.name
                for each in described.body
                if isinstance(each, ast.FunctionDef | ast.AnnAssign)
            }
            assert all(hasattr(live, name) for name in names), described.name
            assert {key for key, each in vars(live).items() if isinstance(each, property)} <= names | {"name"}
        elif isinstance(described, ast.FunctionDef) and not described.name.startswith("_"):
            assert callable(getattr(odd, described.name))


def errors_of_mypy(text: str) -> list[str]:
    if find_spec("mypy") is None:
        pytest.skip("mypy is not installed")
    Path("client.py").write_text(text)
    source = Path(__file__).parents[3] / "src"
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--hide-error-context", "client.py", "odd.pyi"],
        env={**os.environ, "MYPYPATH": f".{os.pathsep}{source}"},
        capture_output=True,
        text=True,
        check=False,
    )
    return [line for line in done.stdout.splitlines() if ": error:" in line]


def test_mypy(folder: Path) -> None:
    assert errors_of_mypy(CLIENT) == []
    found = errors_of_mypy(WRONG)
    assert {line.split(":")[1] for line in found} == {"4", "5", "6", "7"}


@pytest.mark.parametrize(
    ("parameters", "written"),
    [
        ((), "class C(B):\n    def __init__(self) -> None: ...\n"),
        (
            (Parameter("a", "int"), Parameter("b", "int", "None", is_keyword_only=True)),
            "class C(B):\n    def __init__(self, a: int, *, b: int = None) -> None: ...\n",
        ),
        # Python allows no required parameter after an optional one.
        (
            (Parameter("a", "int", "1"), Parameter("b", "str"), Parameter("c", "int", "f()"), Parameter("d", "Any", star="**")),
            "class C(B):\n    def __init__(self, a: int = 1, b: str = ..., c: int = ..., **d: Any) -> None: ...\n",
        ),
    ],
)  # fmt: skip
def test_signatures(parameters: tuple[Parameter, ...], written: str) -> None:
    described = PythonClass("C", "B", "", constructors=(Signature(parameters),))
    assert stub(PythonModule("m", "", (described,), ())).endswith("\n" + written)


def test_a_long_property_is_written_in_lines() -> None:
    assigned = " | ".join([f"Kind{number}" for number in range(20)])
    described = PythonClass("C", "B", "", members=(Member("kind", "int", assigned),))
    assert stub(PythonModule("m", "", (described,), ())).endswith(
        f"    kind: Assignable[\n        int,\n        {assigned},\n    ]\n"
    )


def test_another_name_of_a_property_is_no_second_property() -> None:
    members = [Member(name, "int", "int") for name in ("lowerBound", "lower_bound", "upper_bound")]
    written = stub(PythonModule("m", "", (PythonClass("C", "B", "", members=tuple(members)),), ()))
    assert written.endswith(
        "class C(B):\n"
        "    lowerBound: Assignable[int, int]\n"
        "    lower_bound = lowerBound\n"
        "    upper_bound: Assignable[int, int]\n"
    )


@pytest.mark.parametrize(
    ("returned", "written"),
    [
        ("C", "make: type[C]\n"),
        ("ir.OpResult", "make = _result_of(C)\n"),
        ("ir.OpResultList", "make = _results_of(C)\n"),
        ("ir.OpResult | ir.OpResultList | C", "make = _values_of(C)\n"),
        ("D", "def make(a: int) -> D: ...\n"),
    ],
)
def test_a_function_with_the_parameters_of_its_class(returned: str, written: str) -> None:
    parameters = (Parameter("a", "int"),)
    described = PythonClass("C", "B", "", constructors=(Signature(parameters),))
    function = Method("make", (Signature(parameters, returned),), made="C")
    assert stub(PythonModule("m", "", (described,), (function,))).endswith("\n" + written)
    other = Method("make", (Signature((Parameter("b", "int"),), returned),), made="C")
    assert f"def make(b: int) -> {returned}: ...\n" in stub(PythonModule("m", "", (described,), (other,)))
