"""Declared classes: base classes of live classes, found by name without reading definitions."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import mlirkit
from mlirkit import ir
from mlirkit.core.operation import Operation
from mlirkit.dialects import declared
from mlirkit.dialects.loading import build_dialect, shared_dialect
from mlirkit.dialects.roots import ROOTS
from mlirkit.ods.live.classes.declared_class import full_name
from mlirkit.ods.live.hooks import verifier, verifiers
from mlirkit.ods.shipped_folder import shipped_folder
from mlirkit.support.diagnostics import MLIRError


@pytest.mark.parametrize("name", ["arith", "async", "gpu", "llvm", "spirv", "stablehlo"])
def test_live_classes_derive_from_declared_ones(name: str) -> None:
    """Every declared class of a dialect is a base of the live class; enums are the very same."""
    dialect = shared_dialect(name)
    declarations = getattr(declared, "async_dialect" if name == "async" else name)
    for class_name in dir(declarations):
        cls, live = getattr(declarations, class_name), dialect.public(class_name)
        if hasattr(cls, "__members__"):
            assert cls is live
        else:
            assert issubclass(live, cls)
            assert full_name(cls) == full_name(live)


def test_every_form_of_a_dialect_has_the_same_declared_classes() -> None:
    """Definitions from an include path make another live dialect."""
    other, shared = build_dialect("ub", [shipped_folder()]), shared_dialect("ub")
    assert other.public("PoisonOp") is not shared.public("PoisonOp")
    assert issubclass(other.public("PoisonOp"), declared.ub.PoisonOp)
    assert issubclass(other.public("PoisonAttr"), declared.ub.PoisonAttr)
    assert not issubclass(other.public("PoisonOp"), shared.public("PoisonOp"))


def test_a_module_of_operations() -> None:
    module = mlirkit.parse("%0 = arith.constant 1 : i32\n%1 = arith.cmpi slt, %0, %0 : i32")
    constant, compare = module.body.operations
    assert isinstance(constant, declared.arith.ConstantOp)
    assert isinstance(compare, declared.arith.CmpIOp)
    assert not isinstance(constant, declared.arith.CmpIOp)
    assert compare.predicate == declared.arith.CmpIPredicate.slt
    assert list(module.body.ops_of(declared.arith.CmpIOp)) == [compare]


def test_declared_classes_add_nothing_to_operations() -> None:
    launch: Any = declared.gpu.LaunchOp
    assert launch.__slots__ == ()
    assert launch.__bases__ == (Operation,)
    assert not hasattr(mlirkit.parse("%0 = ub.poison : i32").body.operations[0], "__dict__")


def test_making() -> None:
    """Declared classes make values and operations of the live classes."""
    space = declared.gpu.AddressSpaceAttr.get(declared.gpu.AddressSpace.Workgroup)
    assert type(space) is shared_dialect("gpu").public("AddressSpaceAttr")
    assert str(space) == "#gpu.address_space<workgroup>"
    assert declared.live_class(declared.gpu.YieldOp) is shared_dialect("gpu").public("YieldOp")
    made = declared.gpu.YieldOp([])
    assert type(made) is shared_dialect("gpu").public("YieldOp")
    with pytest.raises(TypeError, match=r"LaunchOp\(\) is missing the argument 'gridSizeX'"):
        declared.gpu.LaunchOp()  # type: ignore[call-overload]
    with pytest.raises(TypeError, match="AddressSpaceAttr is only declared"):
        declared.gpu.AddressSpaceAttr(1)
    context = ir.Context()
    context.register_dialect("gpu", lambda context: None)
    with pytest.raises(MLIRError, match=r"no class for 'gpu\.yield'"):
        declared.live_class(declared.gpu.YieldOp, context)


def test_unknown_names() -> None:
    with pytest.raises(AttributeError, match="dialect 'gpu' has no class called 'NothingOp'"):
        declared.gpu.NothingOp  # type: ignore[attr-defined]  # noqa: B018
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        declared.nothing  # type: ignore[attr-defined]  # noqa: B018


def test_hooks_take_classes_and_names() -> None:
    def hook(op: Operation) -> None: ...

    before = {name: verifiers.get(name) for name in ("gpu.launch", "x.y")}
    try:
        verifier(declared.gpu.LaunchOp)(hook)
        verifier("x.y")(hook)
        assert verifiers.get("gpu.launch") is verifiers.get("x.y") is hook
        with pytest.raises(TypeError, match="Operation is no class of an operation"):
            verifier(Operation)(hook)
    finally:
        verifiers.entries.update(before)


# mypy's errors about hooks that do not fit: the comments of the lines.
HOOKS = """\
from mlirkit.core.asm_interface import OpAsmParser, OpAsmPrinter
from mlirkit.core.operation import Operation
from mlirkit.core.operation_state import OperationState
from mlirkit.dialects.declared import gpu, scf
from mlirkit.ods.live.hooks import SetName, assembly, members, result_names, value_verifier, verifier


@verifier(gpu.LaunchOp)
def right(op: gpu.LaunchOp) -> None:
    op.body.blocks[0]
    op.nothing  # attr-defined


@verifier(gpu.LaunchOp, gpu.LaunchFuncOp)
def of_both(op: gpu.LaunchOp | gpu.LaunchFuncOp) -> None: ...


@verifier(gpu.LaunchOp)
def of_all(op: Operation) -> None: ...


@verifier(gpu.LaunchOp)  # arg-type
def wrong(op: gpu.LaunchFuncOp) -> None: ...


@verifier(gpu.LaunchOp, gpu.LaunchFuncOp)  # arg-type
def of_one(op: gpu.LaunchOp) -> None: ...


@verifier(gpu.NothingOp)  # attr-defined
def of_nothing(op: Operation) -> None: ...


@result_names(gpu.BlockIdOp)  # arg-type
def without_setter(op: gpu.BlockIdOp) -> None: ...


@value_verifier(gpu.ObjectAttr)
def of_a_value(value: gpu.ObjectAttr) -> str | None:
    return None if value.format == gpu.CompilationTarget.Binary else "no"


@assembly(scf.ForOp)
class Syntax:
    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None: ...
    @staticmethod
    def print(op: scf.ForOp, printer: OpAsmPrinter) -> None: ...


@assembly(scf.ForOp)  # arg-type
class WrongSyntax:
    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None: ...
    @staticmethod
    def print(op: scf.IfOp, printer: OpAsmPrinter) -> None: ...


@members(scf.ForOp)
class Members(scf.ForOp):
    def count(self) -> int:
        return len(self.initArgs)
"""


def test_type_checkers_compare_hooks_with_definitions(tmp_path: Path) -> None:
    pytest.importorskip("mypy")
    source = tmp_path / "typed.py"
    source.write_text(HOOKS)
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", "--hide-error-context", str(source)],
        capture_output=True,
        text=True,
        check=False,
        cwd=Path(__file__).parents[2],
    )
    errors = [line for line in done.stdout.splitlines() if ": error:" in line]
    found = sorted({int(line.split(":")[1]): line.rpartition("[")[2].rstrip("]") for line in errors}.items())
    marked = [
        (number, line.partition("  # ")[2])
        for number, line in enumerate(HOOKS.splitlines(), 1)
        if "  # " in line
    ]
    assert found == marked, done.stdout


def test_every_dialect_is_declared() -> None:
    for name in ROOTS:
        assert dir(getattr(declared, "async_dialect" if name == "async" else name))
