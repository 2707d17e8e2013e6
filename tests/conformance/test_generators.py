"""The output of `mlirkit tblgen` is byte for byte that of mlir-tblgen 22, for the installed definition files.

The default files are the roots from which operations are generated, which takes about half a minute for all
tests; MLIRKIT_ALL_FILES=1 takes every `.td` file below mlir/.
"""

from __future__ import annotations

import os
from functools import cache
from os.path import join
from pathlib import Path

import pytest

from mlirkit import tablegen
from mlirkit.cli.tblgen import parse_arguments
from mlirkit.cli.tblgen_actions import ACTIONS
from mlirkit.support.diagnostics import MLIRError
from mlirkit.tablegen import Records
from tests.conformance import tools
from tests.conformance.upstream_definitions import include_dirs, root_files

DOCUMENTS = [
    "gen-attr-interface-docs",
    "gen-attrdef-doc",
    "gen-enum-doc",
    "gen-op-doc",
    "gen-op-interface-docs",
    "gen-pass-doc",
    "gen-python-enum-bindings",
    "gen-type-interface-docs",
    "gen-typedef-doc",
]

# Files with interfaces and passes, which the roots of operations do not define.
OTHER_FILES = [
    "mlir/Dialect/Affine/Transforms/Passes.td",
    "mlir/Dialect/MemRef/Transforms/Passes.td",
    "mlir/IR/BuiltinAttributeInterfaces.td",
    "mlir/IR/BuiltinTypeInterfaces.td",
    "mlir/Interfaces/InferTypeOpInterface.td",
    "mlir/Interfaces/LoopLikeInterface.td",
    "mlir/Transforms/Passes.td",
]



def files() -> list[str]:
    if not os.environ.get("MLIRKIT_ALL_FILES"):
        return root_files() + OTHER_FILES
    base = tools.include_dir()
    return sorted(str(path.relative_to(base)) for path in Path(base, "mlir").rglob("*.td"))


@cache
def records(file: str) -> Records | None:
    """The records of an installed file; None for files that are included as parts of others."""
    directories = include_dirs(file)
    try:
        return tablegen.load(join(directories[0], file), include_dirs=directories)
    except MLIRError:
        return None


def names(file: str, class_name: str) -> list[str]:
    """The names of the dialects in a file."""
    known = records(file)
    if known is None or class_name not in known.classes:
        return []
    return [each.value_as_string("name") for each in known.derived_from(class_name)]


def check(file: str, action: str, *flags: str) -> None:
    """Check that both print the same, or fail with the same messages."""
    known = records(file)
    if known is None:
        return
    base = str(tools.include_dir())
    program = tools.tool("mlir-tblgen")
    includes = [f"-I{each}" for each in include_dirs(file)]
    done = tools.run(program, f"--{action}", *includes, *flags, join(base, file), check=False)
    options = parse_arguments([file, *flags])
    assert options is not None
    try:
        ours = ACTIONS[action].run(known, options).encode("utf-8", "surrogateescape")
    except MLIRError as error:
        assert done.returncode == 1, error.message
        assert error.message.strip() in done.stderr.decode()
    else:
        assert done.returncode == 0, done.stderr
        assert ours == done.stdout


@pytest.mark.parametrize("action", DOCUMENTS)
def test_documents(action: str) -> None:
    for file in files():
        check(file, action)


def test_dialect_documents() -> None:
    for file in files():
        check(file, "gen-dialect-doc")
        for name in names(file, "Dialect"):
            check(file, "gen-dialect-doc", f"--dialect={name}")


def test_python_bindings() -> None:
    for file in files():
        for name in names(file, "Dialect"):
            check(file, "gen-python-op-bindings", f"--bind-dialect={name}")


def test_accessors_of_python_bindings() -> None:
    file = str(Path(__file__).with_name("value_accessors.td"))
    check(file, "gen-python-op-bindings", "--bind-dialect=accessors")


AFFINE_TRANSFORMS = "mlir/Dialect/Affine/TransformOps/AffineTransformOps.td"
ARITH = "mlir/Dialect/Arith/IR/ArithOps.td"
SCF = "mlir/Dialect/SCF/IR/SCFOps.td"


@pytest.mark.parametrize(
    ("file", "action", "flags"),
    [
        (ARITH, "gen-op-doc", ["--strip-prefix=::mlir::arith::"]),
        (ARITH, "gen-op-doc", ["--strip-prefix="]),
        (ARITH, "gen-op-doc", ["--allow-hugo-specific-features"]),
        ("mlir/IR/BuiltinOps.td", "gen-dialect-doc", ["--dialect=builtin", "--allow-hugo-specific-features"]),
        (ARITH, "gen-op-doc", ["--op-include-regex=arith.*(add|sub)i"]),
        (ARITH, "gen-op-doc", ["--op-include-regex=^arith[.]m", "--op-exclude-regex=f$"]),
        (ARITH, "gen-op-doc", ["--op-include-regex=("]),
        (ARITH, "gen-op-doc", ["--op-exclude-regex=("]),
        (SCF, "gen-dialect-doc", ["--dialect=scf", "--op-include-regex=for"]),
        (SCF, "gen-dialect-doc", ["--dialect=nothing"]),
        (ARITH, "gen-attrdef-doc", ["--attrdefs-dialect=arith", "--on-deprecated=none"]),
        (SCF, "gen-typedef-doc", ["--typedefs-dialect=scf"]),
        (SCF, "gen-python-op-bindings", []),
        (AFFINE_TRANSFORMS, "gen-python-op-bindings", ["--bind-dialect=transform", "--dialect-extension=affine"]),
    ],
)  # fmt: skip
def test_options(file: str, action: str, flags: list[str]) -> None:
    check(file, action, *flags)
