"""Attributes that the given definitions do not declare are reported, never dropped silently."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from mlirkit.builtin.attributes import UnitAttr, integer_attr
from mlirkit.builtin.types import integer_type
from mlirkit.bytecode import write_bytecode
from mlirkit.cli import main
from mlirkit.core.attribute import Attribute
from mlirkit.core.context import Context
from mlirkit.core.operation import Operation
from mlirkit.core.structural_attributes import DictionaryAttr
from mlirkit.dialects.release_syntax import printed_as, release_syntax
from mlirkit.layouts.changes.change import entries_of, put
from mlirkit.layouts.reading import opaque_warnings, open_bytecode
from mlirkit.layouts.tables import release_layouts
from mlirkit.layouts.writing import layouts_of, target, write_for
from mlirkit.support.diagnostics import MLIRError
from mlirkit.text.parser import parse_source

ADDITION = "func.func @f(%a: f32) {\n  %0 = arith.addf %a, %a : f32\n  return\n}"
DIVISION = "func.func @f(%a: i32) {\n  %0 = arith.divsi %a, %a : i32\n  return\n}"
LOAD = "func.func @f(%m: memref<f32>) {\n  %0 = memref.load %m[] : memref<f32>\n  return\n}"
WIDTH = integer_type(32)


def written(text: str, operation: str, release: str, name: str, value: Attribute) -> bytes:
    """A file of a release in which an operation has an attribute."""
    module: Any = parse_source(text.encode(), "in.mlir", Context(), True)
    for op in module.walk_list():
        if op.name == operation:
            put(op, name, value)
    to, released = target(release), release_layouts(release)
    layouts = layouts_of(released, released.versions)
    return write_bytecode(module, to.version, to.producer, False, layouts, released.versions)


def read(data: bytes) -> tuple[Operation, list[str]]:
    module, reader, choice = open_bytecode(data, Context(), "in.mlirbc", True)
    return module, opaque_warnings(reader, choice)


def test_what_says_something_is_said_and_not_lost() -> None:
    data = written(ADDITION, "arith.addf", "llvm23", "roundingmode", integer_attr(WIDTH, 0))
    module, (warning,) = read(data)
    assert "attribute 'roundingmode' of 'arith.addf' is not known to llvm22" in warning
    assert "roundingmode = 0 : i32" in str(module)
    for release in ("llvm19", "llvm22"):
        with pytest.raises(MLIRError, match=f"'roundingmode' is not known to {release} and would be lost"):
            write_for(module, target(release))


def test_what_the_writer_did_not_declare_is_not_inherent_but_for_releases_that_do() -> None:
    module: Any = parse_source(DIVISION.encode(), "in.mlir", Context(), True)
    (division,) = (op for op in module.walk_list() if op.name == "arith.divsi")
    division.attrs = DictionaryAttr({"isExact": UnitAttr()})
    for release in ("llvm16", "llvm19", "llvm21"):
        to = target(release)
        layouts = layouts_of(release_layouts(release))
        data = write_bytecode(module, to.version, to.producer, False, layouts)
        found, warnings = read(data)
        assert divided(found) == (["isExact"], []) and not warnings
        dropped: Counter[tuple[str, str]] = Counter()
        again = write_for(found, to, dropped)
        assert again == data and not dropped
        assert divided(read(write_for(found, target("llvm22")))[0]) == ([], ["isExact"])


def divided(module: Operation) -> tuple[list[str], list[str]]:
    """The discardable and the inherent attributes of the division."""
    (division,) = (op for op in module.walk_list() if op.name == "arith.divsi")
    return list(entries_of(division.attrs)), list(entries_of(division.props))


@pytest.mark.parametrize(
    "division", ["arith.divsi %a, %a {isExact} :", '"arith.divsi"(%a, %a) {isExact} : (i32, i32) ->']
)
def test_so_it_is_in_text(division: str) -> None:
    text = DIVISION.replace("arith.divsi %a, %a :", division)
    context = Context()
    release = release_syntax("llvm19", context)
    found = parse_source(text.encode(), "in.mlir", context, True, release=release)
    assert divided(found) == (["isExact"], [])
    assert f"{printed_as(found, 'llvm19', context)}".count("isExact") == 1


def test_it_stays_beside_one_that_only_today_has_its_name() -> None:
    """Bounds of loops had other names: an attribute with today's name was discardable, and stays."""
    text = "func.func @f(%n: index) {\n  affine.for %i = 0 to %n {\n  }\n  return\n}"
    module: Any = parse_source(text.encode(), "in.mlir", Context(), True)
    (loop,) = (op for op in module.walk_list() if op.name == "affine.for")
    loop.attrs = DictionaryAttr({"lowerBoundMap": UnitAttr()})
    for release in ("llvm16", "llvm17"):
        found, _ = read(write_for(module, target(release)))
        (again,) = (op for op in found.walk_list() if op.name == "affine.for")
        assert list(entries_of(again.attrs)) == ["lowerBoundMap"] and again.props == loop.props


def test_it_returns_to_its_place() -> None:
    data = written(ADDITION, "arith.addf", "llvm23", "roundingmode", integer_attr(WIDTH, 1))
    assert write_for(read(data)[0], target("llvm23")) == data
    assert "roundingmode = 1" in str(read(write_for(read(data)[0], target("llvm24")))[0])


def test_what_only_permits_is_counted() -> None:
    data = written(LOAD, "memref.load", "llvm24", "invariant", integer_attr(integer_type(1), 1))
    module, warnings = read(data)
    dropped: Counter[tuple[str, str]] = Counter()
    write_for(module, target("llvm22"), dropped)
    assert (warnings, dropped) == ([], Counter({("memref.load", "invariant"): 1}))


def test_what_says_nothing_is_left_out() -> None:
    text = "emitc.class @C {\n}"
    data = written(text, "emitc.class", "llvm23", "class_type", integer_attr(WIDTH, 0))
    module, warnings = read(data)
    assert not warnings
    assert "class_type" not in str(read(write_for(module, target("llvm22")))[0])
    with pytest.raises(MLIRError, match="class_type"):
        write_for(
            read(written(text, "emitc.class", "llvm23", "class_type", integer_attr(WIDTH, 1)))[0],
            target("llvm22"),
        )


def test_somebody_elses_attribute_of_that_name_is_nobodys() -> None:
    """Attributes count as undeclared only if the file's release declares them."""
    module: Any = parse_source(ADDITION.encode(), "in.mlir", Context(), True)
    for op in module.walk_list():
        if op.name == "arith.addf":
            op.attributes["roundingmode"] = UnitAttr()
    assert "roundingmode" in str(read(write_for(module, target("llvm22")))[0])


GENERIC = """func.func @f(%a: f32, %m: memref<4xf32>, %i: index) {
  %0 = "arith.addf"(%a, %a) <{fastmath = #arith.fastmath<none>, roundingmode = 1 : i32}> : (f32, f32) -> f32
  %1 = memref.load %m[%i] {nontemporal = true} : memref<4xf32>
  return
}
gpu.module @m {
  "gpu.func"() <{function_type = () -> (), kernel, sym_name = "k"}> ({
    gpu.return
  }) : () -> ()
}
"""


def test_in_text(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Undeclared attributes are shown, reported by other commands, and printed again for their release."""
    path = tmp_path / "in.mlir"
    path.write_text(GENERIC)
    assert main(["opt", "--release=llvm24", str(path)]) == 0
    shown = capsys.readouterr()
    assert "arith.addf %arg0, %arg0 {roundingmode = 1 : i32} : f32" in shown.out
    assert "gpu.func @k() kernel {" in shown.out
    (warning,) = shown.err.splitlines()
    assert "attribute 'roundingmode' of 'arith.addf' is not known to llvm22" in warning
    assert main(["opt", "--release=llvm24", "--print-release", str(path)]) == 0
    again = capsys.readouterr().out
    assert "arith.addf %arg0, %arg0 downward : f32" in again and 'kernel, sym_name = "k"}>' in again
    path.write_text(again)
    assert main(["opt", "--release=llvm24", str(path)]) == 0
    assert capsys.readouterr().out == shown.out
    assert main(["opt", "--release=llvm24", "--print-release=llvm19", str(path)]) == 1
    assert "'roundingmode' is not known to llvm19 and would be lost" in capsys.readouterr().err


def test_hints_that_a_release_does_not_print_are_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "in.mlir"
    path.write_text(GENERIC.replace(", roundingmode = 1 : i32", "").partition("gpu.module")[0])
    assert main(["opt", "--print-release=llvm16", str(path)]) == 0
    shown = capsys.readouterr()
    assert "nontemporal" not in shown.out
    assert shown.err == "warning: llvm16 has no 'nontemporal' of 'memref.load': dropped from 1\n"


def test_beside_an_inherent_one_of_the_name_it_is_dropped() -> None:
    """A release that declares the name has one place for it, and would read the wrong attribute."""
    module: Any = parse_source(DIVISION.encode(), "in.mlir", Context(), True)
    (function,) = (op for op in module.walk_list() if op.name == "func.func")
    function.attrs = DictionaryAttr({"function_type": UnitAttr()})
    dropped: Counter[tuple[str, str]] = Counter()
    found, _ = read(write_for(module, target("llvm19"), dropped))
    assert dropped == {("func.func", "function_type"): 1}
    (function,) = (op for op in found.walk_list() if op.name == "func.func")
    assert not function.attrs.entries and "function_type" in entries_of(function.props)
