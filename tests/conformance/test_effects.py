"""Effects on memory, as read from an installed MLIR's definitions, are those of the generated code."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from mlirkit.core.context import Context
from mlirkit.core.side_effects import INTERFACE, is_op_trivially_dead
from mlirkit.ods.live.classes.memory_effects import declared_effects
from mlirkit.ods.model import EffectSubject, Interface, Operator
from mlirkit.support.diagnostics import MLIRError
from mlirkit.text.parser import parse_source
from tests.conformance.tools import include_dir, mlir_opt, run
from tests.conformance.upstream_definitions import definitions, root_files

# Operations with a generated `getEffects`.
AT_LEAST = 1400

Effects = list[tuple[str, str, int]]

# A definition of `getEffects` and its body, up to the line that names the class with its namespaces.
_FUNCTION = re.compile(
    r"^void \w+::getEffects\([^\n]*::mlir::MemoryEffects::Effect>> &effects\) \{\n(.*?)^\}\n"
    r".*?^MLIR_DEFINE_EXPLICIT_TYPE_ID\((\S+)\)",
    re.MULTILINE | re.DOTALL,
)
_VALUES = re.compile(r"getODS(Operand|Result)IndexAndLength\((\d+)\)")
_EFFECT = re.compile(r"emplace_back\(::mlir::MemoryEffects::(\w+)::get\(\)")


def generated() -> Iterator[tuple[str, Effects]]:
    """The effects of each class with a generated `getEffects`."""
    for path in include_dir().glob("mlir/**/*.cpp.inc"):
        text = path.read_text()
        if "::getEffects(" in text:
            for body, name in _FUNCTION.findall(text):
                yield name, sorted(effects_in(body))


def effects_in(body: str) -> Iterator[tuple[str, str, int]]:
    subject, index = "", 0
    for line in body.splitlines():
        values = _VALUES.search(line)
        if values is not None:
            subject, index = values[1].lower(), int(values[2])
        effect = _EFFECT.search(line)
        if effect is not None:
            yield effect[1], subject, index
        if line.strip() == "}":
            subject, index = "", 0


def read(operator: Operator) -> Effects | None:
    """The same from the definition; None if `getEffects` is not generated."""
    if declared_effects(operator) is None:
        return None
    listed = [effect for trait in operator.traits for effect in trait.effects]
    found = []
    for each in (*listed, *operator.effects):
        on_value = each.subject in (EffectSubject.OPERAND, EffectSubject.RESULT)
        found.append((each.name, each.subject.value if on_value else "", each.index if on_value else 0))
    return sorted(found)


def test_effects() -> None:
    theirs = dict(generated())
    compared = 0
    for root in root_files():
        for operator in definitions(root).operators.values():
            name = f"{operator.cpp_namespace}::{operator.cpp_class_name}"
            effects = read(operator)
            if name in theirs:
                assert effects == theirs[name], operator.name
                compared += 1
            elif effects is not None:
                # The installed code lacks some operations.
                assert operator.dialect_name not in {"arith", "memref", "gpu", "llvm", "vector"}, operator.name
    assert compared >= AT_LEAST


# The least number of operations of MLIR 22 whose effects only C++ knows.
ONLY_CPP_AT_LEAST = 240


def left_to_cpp() -> dict[str, Operator]:
    """Every operation with an effects interface that its definition does not implement."""
    found = {}
    for root in root_files():
        loaded = definitions(root)
        for operator in loaded.operators.values():
            names = [name for trait in operator.traits if trait.interface for name in names_of(trait.interface)]
            if INTERFACE in names and declared_effects(operator) is None:
                found[operator.name] = operator
    return found


def names_of(interface: Interface) -> list[str]:
    """The names of an interface and its base interfaces."""
    return [interface.name, *[base.name for base in interface.all_bases]]


def test_no_effects_are_left_unknown() -> None:
    """Check that hooks have the effects of every upstream operation whose definition leaves them to C++."""
    context = Context()
    operators = left_to_cpp()
    unknown = [name for name in operators if context.operation_name(name).interfaces.get(INTERFACE) is None]
    assert not unknown
    assert len(operators) >= ONLY_CPP_AT_LEAST


# Dialects with operations in `left_to_cpp`; the files of their custom forms are the samples.
DIALECTS = ("bufferization", "cf", "linalg", "llvm", "ptr", "transform", "vector")


# Operations without uses, with and without effects: the operations of each chunk have other names.
UNUSED = {
    "vector": b"""
func.func @f(%m: memref<8xf32>, %t: tensor<8xf32>, %i: index, %p: f32, %v: vector<4xf32>) {
  %0 = vector.transfer_read %m[%i], %p : memref<8xf32>, vector<4xf32>
  %1 = vector.transfer_write %v, %t[%i] : vector<4xf32>, tensor<8xf32>
  return
}
// -----
func.func @f(%m: memref<8xf32>, %t: tensor<8xf32>, %i: index, %p: f32, %v: vector<4xf32>) {
  vector.transfer_write %v, %m[%i] : vector<4xf32>, memref<8xf32>
  %1 = vector.transfer_read %t[%i], %p : tensor<8xf32>, vector<4xf32>
  return
}
""",
    "llvm": b"""
llvm.func @f(%p: !llvm.ptr) { %0 = llvm.load %p : !llvm.ptr -> i32
  llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr) { %0 = llvm.load volatile %p : !llvm.ptr -> i32
  llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr) { %0 = llvm.load %p atomic seq_cst {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr) { %0 = llvm.load %p atomic unordered {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.return }
// -----
llvm.func @f(%a: i32) { %0 = llvm.inline_asm "x $0", "=r,r" %a : (i32) -> i32
  llvm.return }
// -----
llvm.func @f(%a: i32) { %0 = llvm.inline_asm has_side_effects "x $0", "=r,r" %a : (i32) -> i32
  llvm.return }
""",
    "linalg": b"""
func.func @f(%a: memref<4xf32>, %b: memref<4xf32>, %s: f32) {
  linalg.copy ins(%a : memref<4xf32>) outs(%b : memref<4xf32>)
  linalg.fill ins(%s : f32) outs(%b : memref<4xf32>)
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
    outs(%b : memref<4xf32>) { ^bb0(%x: f32): linalg.yield %x : f32 }
  return
}
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>, %s: f32) {
  %0 = linalg.copy ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) -> tensor<4xf32>
  %1 = linalg.fill ins(%s : f32) outs(%b : tensor<4xf32>) -> tensor<4xf32>
  %2 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
    outs(%b : tensor<4xf32>) { ^bb0(%x: f32): linalg.yield %x : f32 } -> tensor<4xf32>
  return
}
""",
}


@pytest.mark.parametrize("dialect", DIALECTS)
def test_dead_operations(dialect: str, tmp_path: Path) -> None:
    """Among operations whose effects hooks have, the dead ones are those that `mlir-opt -cse` erases."""
    names = {name for name in left_to_cpp() if name.startswith(f"{dialect}.")}
    samples = (Path(__file__).parent / "custom_texts" / f"{dialect}.mlir").read_bytes()
    samples += b"// -----\n" + UNUSED.get(dialect, b"")
    compared = 0
    for number, chunk in enumerate(samples.split(b"// -----\n")):
        try:
            module = parse_source(chunk, "f.mlir", Context(allow_unregistered_dialects=True), True)
        except MLIRError:
            continue
        path = tmp_path / f"{number}.mlir"
        path.write_bytes(chunk)
        arguments = ("-cse", "-allow-unregistered-dialect", "-mlir-print-op-generic")
        result = run(mlir_opt(), str(path), *arguments, check=False)
        if result.returncode:
            continue
        present = [op for op in module.walk_list() if op.info.name in names]
        # An operation inside of a dead one is erased with it.
        dead = {id(inner) for op in module.walk_list() if is_op_trivially_dead(op) for inner in op.walk_list()}
        ours = {op.info.name for op in present if id(op) not in dead}
        theirs = {name for name in names if f'"{name}"(' in result.stdout.decode()}
        assert theirs == ours, chunk.decode()
        compared += len(present)
    assert compared
