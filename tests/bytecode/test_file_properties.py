"""Properties of unknown operations survive reading, editing and writing.

Modules of a random dialect are written with its definitions, read and rewritten without them, and read again
with them. The law: nothing has changed.
"""

from __future__ import annotations

import pickle
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import mlirkit
from mlirkit.bytecode import write_bytecode
from mlirkit.cli import main
from mlirkit.core.context import Context
from mlirkit.core.operation import Operation
from mlirkit.core.structural_attributes import StringAttr
from mlirkit.layouts.reading import open_bytecode
from mlirkit.layouts.tables import RELEASES
from mlirkit.layouts.writing import target, write_for
from mlirkit.support.diagnostics import MLIRError
from mlirkit.text.parser import parse_source

PRODUCER = "torch-mlir"
VERSIONS = (5, 6)

# Operations that are added to a module: every table grows.
NEW = b"""
"new.op"() <{new = @attribute, other = dense<7> : tensor<9xi8>}> : () -> f64 loc("new.py":1:1)
"new.op"() {also = dense_resource<n> : tensor<2xf32>} : () -> !new.type
{-# dialect_resources: { builtin: { n: "0x080000000102030405060708" } } #-}
"""

# An operation's members by letter: its arguments in the definition, its properties in text.
_MEMBERS = {
    "required": ("AnyAttr:${0}", True),
    "optional": ("OptionalAttr<AnyAttr>:${0}", True),
    "number": ("I64Prop:${0}", False),
    "flag": ("BoolProp:${0}", False),
    "text": ("StringProp:${0}", False),
}


class RandomDialect:
    """A dialect `zoo` of operations with all kinds of properties, and modules of it."""

    def __init__(self, seed: int, folder: Path, kinds: tuple[str, ...]) -> None:
        self.random = random.Random(seed)
        self.operations = [
            [(f"p{number}", self.random.choice(kinds)) for number in range(self.random.randrange(6))]
            for _ in range(6)
        ]
        self.grouped = [kinds != ("required", "optional") and self.random.random() < 0.3 for _ in self.operations]
        self.definitions = folder / "zoo.td"
        self.definitions.write_text(self._definitions())

    def _definitions(self) -> str:
        lines = [
            'include "mlir/IR/OpBase.td"',
            'include "mlir/IR/Properties.td"',
            'def Zoo : Dialect { let name = "zoo"; let cppNamespace = "zoo"; }',
        ]
        for number, members in enumerate(self.operations):
            arguments = [_MEMBERS[kind][0].format(name) for name, kind in members]
            traits = "[AttrSizedOperandSegments]" if self.grouped[number] else "[]"
            operands = ["Variadic<AnyType>:$a", "Variadic<AnyType>:$b"] if self.grouped[number] else []
            lines.append(f'def Op{number} : Op<Zoo, "op{number}", {traits}> {{')
            lines.append(f"  let arguments = (ins {', '.join(operands + arguments)});")
            lines.append("  let results = (outs Variadic<AnyType>:$results); }")
        return "\n".join(lines)

    def context(self) -> Context:
        """A context with the dialect."""
        made = Context(allow_unregistered_dialects=True)
        mlirkit.load_td(self.definitions, context=made)
        return made

    def module(self) -> str:
        """A module of random operations, some with large resources as properties."""
        count = self.random.randrange(1, 25)
        body = [self._operation(number) for number in range(count)]
        resources = [f'      r{number}: "0x08000000{self.random.randbytes(4096).hex()}"' for number in range(3)]
        ends = "{-#\n  dialect_resources: {\n    builtin: {\n" + ",\n".join(resources) + "\n    }\n  }\n#-}"
        return "module {\n" + "\n".join(body) + "\n}\n" + ends

    def _operation(self, number: int) -> str:
        which = self.random.randrange(len(self.operations))
        properties = []
        for name, kind in self.operations[which]:
            if kind != "optional" or self.random.random() < 0.5:
                properties.append(f"{name} = {self._value(kind)}")
        operands = ""
        types = ""
        if self.grouped[which]:
            sizes = [self.random.randrange(3) if number else 0 for _ in range(2)]
            properties.append(f"operandSegmentSizes = array<i32: {sizes[0]}, {sizes[1]}>")
            operands = ", ".join(f"%v{self.random.randrange(number)}" for _ in range(sum(sizes)))
            types = ", ".join(["i32"] * sum(sizes))
        inner = f" <{{{', '.join(properties)}}}>" if properties else ""
        discardable = " {loose = 1 : i8}" if self.random.random() < 0.2 else ""
        place = f'loc("f.py":{self.random.randrange(9)}:1)'
        return f'%v{number} = "zoo.op{which}"({operands}){inner}{discardable} : ({types}) -> i32 {place}'

    def _value(self, kind: str) -> str:
        if kind == "number":
            return f"{self.random.randrange(100)} : i64"
        if kind == "flag":
            return self.random.choice(("true", "false"))
        if kind == "text":
            return f'"{self.random.choice("abc")}"'
        number = self.random.randrange(12)
        values = (
            f"{number} : i64",
            f'"text {number}"',
            f"[{number} : i8, unit]",
            f"tensor<{number}xf32>",
            f"dense_resource<r{number % 3}> : tensor<1024xf32>",
            f"#zoo<opaque {number}>" if number > 20 else f"@symbol{number}",
        )
        return self.random.choice(values)


def unknowing() -> Context:
    return Context(allow_unregistered_dialects=True)


def read(data: bytes, context: Context, lazy: bool = False) -> Operation:
    return open_bytecode(data, context, "f.mlirbc", True, lazy)[0]


def shown(module: Operation) -> str:
    """The generic text of a module with locations and resources."""
    return str(module.get_asm(print_generic_op_form=True, enable_debug_info=True))


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("kinds", [("required", "optional"), tuple(_MEMBERS)], ids=["attributes", "any"])
@pytest.mark.parametrize("seed", range(12))
def test_rewriting(seed: int, kinds: tuple[str, ...], version: int, tmp_path: Path) -> None:
    dialect = RandomDialect(seed, tmp_path, kinds)
    known = dialect.context()
    module = parse_source(dialect.module().encode(), "f.mlir", known, True)
    data = write_bytecode(module, version, PRODUCER)
    expected = shown(module)

    # Unchanged: the same bytes, lazily read or not.
    for lazy in (False, True):
        assert write_bytecode(read(data, unknowing(), lazy), version, PRODUCER) == data

    # Edited: the old operations keep their text.
    foreign = read(data, unknowing())
    first = foreign.regions[0].blocks[0].first
    assert first is not None
    added = parse_source(NEW, "n.mlir", foreign.context, True)
    for op in list(added.regions[0].blocks[0].ops()):
        op.move_before(first)
    rewritten = write_bytecode(foreign, version, PRODUCER)
    assert len(rewritten) > len(data)
    again = read(rewritten, known)
    for op in list(again.regions[0].blocks[0].ops())[:2]:
        op.erase()
    assert shown(again) == expected


def rewrite(folder: Path, definitions: str) -> Path:
    """The file of definitions of the dialect `zoo`."""
    path = folder / "zoo.td"
    path.write_text(
        'include "mlir/IR/AttrTypeBase.td"\ninclude "mlir/IR/OpBase.td"\ninclude "mlir/IR/Properties.td"\n'
        'def Zoo : Dialect { let name = "zoo"; let cppNamespace = "zoo"; }\n' + definitions
    )
    return path


def module_of(dialect_folder: Path, definitions: str, text: str, version: int = 6) -> bytes:
    """A file of operations that `definitions` define, in the dialect `zoo`."""
    known = Context(allow_unregistered_dialects=True)
    mlirkit.load_td(rewrite(dialect_folder, definitions), context=known)
    return write_bytecode(parse_source(text.encode(), "f.mlir", known, True), version, PRODUCER)


TWO_ATTRIBUTES = 'def A : Op<Zoo, "a"> { let arguments = (ins AnyAttr:$x, OptionalAttr<AnyAttr>:$y); }\n'
NUMBER = 'def N : Op<Zoo, "n"> { let arguments = (ins I64Prop:$x); }\n'
MANY = "\n".join(f'"zoo.a"() <{{x = {n} : i8{", y = unit" if n % 3 else ""}}}> : () -> ()' for n in range(9))


def first_operation(module: Operation) -> Operation:
    operation: Operation | None = module.regions[0].blocks[0].first
    assert operation is not None
    return operation


def test_positions_are_shown_and_can_be_replaced(tmp_path: Path) -> None:
    data = module_of(tmp_path, TWO_ATTRIBUTES, MANY)
    module = read(data, unknowing())
    assert '"zoo.a"() <{"0" = 1 : i8, "1"}> : () -> ()' in str(module)
    op = first_operation(module)
    op.properties["0"] = StringAttr("replaced")
    known = Context()
    mlirkit.load_td(tmp_path / "zoo.td", context=known)
    again = read(write_bytecode(module, 6, PRODUCER), known)
    assert shown(again) == shown(read(data, known)).replace("x = 0 : i8", 'x = "replaced"')
    with pytest.raises(MLIRError, match="replaced, but not added or removed"):
        del op.properties["0"]
    with pytest.raises(MLIRError, match="replaced, but not added or removed"):
        op.properties["more"] = StringAttr("")


def test_numbers_are_kept_as_bytes(tmp_path: Path) -> None:
    text = '"zoo.n"() <{x = 1000 : i64}> : () -> ()\n"zoo.n"() <{x = 8 : i64}> : () -> ()'
    module = read(module_of(tmp_path, NUMBER, text), unknowing())
    assert "<{bytecode_properties = array<i8: -94, 15>}>" in str(module)
    with pytest.raises(MLIRError, match="cannot be changed"):
        first_operation(module).properties["x"] = StringAttr("")


# Operations with one property that cannot be read: the writer's definition, the reader's, and the operation
# as the reader prints it.  All have `x` and `y` besides.
UNREADABLE = {
    "property": (
        'I64Prop:$s',
        'Property<"zoo::Secret">:$s',
        '"zoo.u"() <{bytecode_properties = array<i8: 11>, x = 1 : i64, y = "hello"}> : () -> ()',
    ),
    "array of properties": (
        "ArrayProp<I64Prop>:$s",
        'ArrayProp<Property<"zoo::Secret">>:$s',
        '"zoo.u"() <{bytecode_properties = array<i8: 3, 11>, x = 1 : i64, y = "hello"}> : () -> ()',
    ),
    "attribute": ("Q:$s", "Q:$s", 'zoo.u {s = #zoo.q<5>, x = 1 : i64, y = "hello"}'),
}


@pytest.mark.parametrize("case", UNREADABLE)
def test_each_property_stands_for_itself(case: str, tmp_path: Path) -> None:
    """A property that only C++ can read is shown as bytes, and the other properties are read."""
    written, read_as, expected = UNREADABLE[case]
    definition = (
        'class Attr_<string n> : AttrDef<Zoo, n> {{ let mnemonic = "q"; let parameters = (ins "int":$a); {syntax} }}\n'
        'def Q : Attr_<"Q">;\n'
        'def U : Op<Zoo, "u"> {{ let arguments = (ins I64Attr:$x, {property}, StrAttr:$y);\n'
        '  let assemblyFormat = "attr-dict"; }}\n'
    )
    value = {"property": "5 : i64", "array of properties": "[5 : i64]", "attribute": "#zoo.q<5>"}[case]
    data = module_of(
        tmp_path,
        definition.format(syntax='let assemblyFormat = "`<` $a `>`";', property=written),
        f'"zoo.u"() <{{x = 1 : i64, s = {value}, y = "hello"}}> : () -> ()',
    )
    rewrite(tmp_path, definition.format(syntax="let hasCustomAssemblyFormat = 1;", property=read_as))
    known = Context()
    mlirkit.load_td(tmp_path / "zoo.td", context=known)
    module = read(data, known)
    assert expected in str(module)
    assert write_bytecode(module, 6, PRODUCER) == data


def test_what_only_cpp_writes_is_refused(tmp_path: Path) -> None:
    rewrite(tmp_path, 'def U : Op<Zoo, "u"> { let arguments = (ins Property<"zoo::Secret">:$s); }')
    known = Context()
    mlirkit.load_td(tmp_path / "zoo.td", context=known)
    module = parse_source(b'"zoo.u"() <{s = 5}> : () -> ()', "f", known, True)
    with pytest.raises(MLIRError, match="property 's' is written by C"):
        write_bytecode(module)


UPSTREAM = b"""
func.func @f(%a: i32, %m: memref<4xi32>, %i: index) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = memref.atomic_rmw addi %0, %m[%i] : (i32, memref<4xi32>) -> i32
  %2 = memref.load %m[%i] : memref<4xi32>
  return %2 : i32
}
"""

NAMED = b'"zoo.a"() <{x = 1}> : () -> ()'


# Operations that need decoded properties, and the error.
REFUSED: dict[str, tuple[Callable[[Any], Any], str]] = {
    "another version": (lambda data: write_bytecode(read(data, unknowing()), 4), "cannot be written as version 4"),
    "version 5": (lambda data: write_for(read(data, unknowing()), target("v5")), "cannot be written as version 5"),
    "another release": (lambda data: write_for(read(data, unknowing()), target("llvm19")), "not written for llvm19"),
    "bytes as text": (
        lambda data: write_bytecode(
            parse_source(b'"zoo.a"() <{bytecode_properties = array<i8: 1>}> : () -> ()', "f", unknowing(), True)
        ),
        "bytes of a file which is not at hand",
    ),
    "names before version 5": (
        lambda data: write_for(parse_source(NAMED, "f", unknowing(), True), target("v4")),
        "has properties, which v4 has not",
    ),
    "two files": (lambda data: write_bytecode(together(read(data, unknowing()), data)), "of another file"),
    "names beside positions": (
        lambda data: write_bytecode(together(read(data, unknowing()), NAMED)), "others that have names"
    ),
}


def together(module: Operation, other: bytes) -> Operation:
    """A module with the operations of another file."""
    is_text = other is NAMED
    second = parse_source(other, "f", module.context, True) if is_text else read(other, module.context)
    for op in list(second.regions[0].blocks[0].ops()):
        op.move_before(first_operation(module))
    return module


@pytest.mark.parametrize("case", REFUSED)
def test_refused(case: str, tmp_path: Path) -> None:
    act, message = REFUSED[case]
    with pytest.raises(MLIRError, match=message) as error:
        act(module_of(tmp_path, TWO_ATTRIBUTES, MANY))
    assert "zoo.a" in str(error.value)


def test_names_stay_registered(tmp_path: Path) -> None:
    """The registration flags of operation names are kept even in files without properties."""
    data = module_of(tmp_path, 'def P : Op<Zoo, "p"> {}', '"zoo.p"() {a} : () -> ()\n"zoo.q"() : () -> ()')
    assert write_bytecode(read(data, unknowing()), 6, PRODUCER) == data


def test_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """`opt --emit-bytecode` of an unchanged file is that file; `convert` refuses and names the operation."""
    path, output = tmp_path / "in.mlirbc", tmp_path / "out.mlirbc"
    path.write_bytes(module_of(tmp_path, TWO_ATTRIBUTES + NUMBER, MANY))
    command = ["opt", str(path), "--allow-unregistered-dialect", "--emit-bytecode", "-o", str(output)]
    assert main([*command, f"--emit-bytecode-producer={PRODUCER}"]) == 0
    assert "properties of 'zoo.a' are shown by position" in capsys.readouterr().err
    assert output.read_bytes() == path.read_bytes()
    output.unlink()
    assert main(["convert", str(path), "--to", "llvm22", "-o", str(output)]) == 1
    assert "'zoo.a' op has properties that no layout explains" in capsys.readouterr().err
    assert not output.exists()
    assert main(["convert", str(path), "--to", "v6", "-o", str(output)]) == 0


def test_pickling_is_refused(tmp_path: Path) -> None:
    """Properties that belong to a file have no text form."""
    module = read(module_of(tmp_path, TWO_ATTRIBUTES, MANY), unknowing())
    with pytest.raises(TypeError, match="has properties that belong to a file"):
        pickle.dumps(module)


@pytest.mark.parametrize("release", RELEASES[1:])
def test_files_of_releases_stay_theirs(release: str, tmp_path: Path) -> None:
    """A file written under its producer's name has the layouts that belong to the name."""
    module = parse_source(UPSTREAM, "f.mlir", Context(), True)
    to = target(release)
    path, output = tmp_path / "in.mlirbc", tmp_path / "out.mlirbc"
    path.write_bytes(write_for(module, to))
    command = ["opt", str(path), "--emit-bytecode", f"--emit-bytecode-producer={to.producer}", "-o", str(output)]
    assert main(command) == 0
    assert output.read_bytes() == path.read_bytes()
