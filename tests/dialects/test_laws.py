"""Laws of the dialects that ship, without any tools: printed or written modules read back as they were.

The modules are those that tests/conformance/test_dialects.py compares with mlir-opt, and random ones.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from mlirkit.builtin.ops import ModuleOp
from mlirkit.bytecode import read_bytecode, write_bytecode
from mlirkit.core.context import Context
from mlirkit.core.operation import Operation
from mlirkit.dialects.roots import ROOTS
from mlirkit.support.diagnostics import MLIRError
from tests.generators.dialects import broken, random_module

DATA = Path(__file__).parent
VALID = sorted(path for path in DATA.glob("*/*.mlir") if path.stem != "invalid")
INVALID = [DATA / name / "invalid.mlir" for name in sorted(ROOTS) if (DATA / name / "invalid.mlir").is_file()]

MARKER = "// -----\n"
GENERIC: dict[str, Any] = {"print_generic_op_form": True}


def parse(text: str) -> Operation:
    made: Operation = ModuleOp.parse(text, Context(allow_unregistered_dialects=True))
    return made


def check(module: Operation) -> None:
    """Check that the module reads back as it was from its generic text and its bytecode, locations included.

    From custom text, another module with the same text may come: with constant bounds, for instance.
    """
    custom = str(module)
    # MLIR cannot read the negative cases of a switch that it prints.
    if "cf.switch" not in custom:
        assert str(parse(custom)) == custom
    generic = module.get_asm(enable_debug_info=True, **GENERIC)
    back = parse(generic)
    assert back.get_asm(enable_debug_info=True, **GENERIC) == generic
    assert back.is_structurally_equivalent(module, ignore_locations=False)
    assert str(back) == custom
    data = write_bytecode(module)
    read: Operation = read_bytecode(data, Context(allow_unregistered_dialects=True), "t", True)
    assert read.get_asm(enable_debug_info=True, **GENERIC) == generic
    assert write_bytecode(read) == data


@pytest.mark.parametrize("path", VALID, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_modules_read_back(path: Path) -> None:
    # MLIR reads infinity in a complex number back as zero.
    check(parse(path.read_text().replace("1.0e100>", "1.0>")))


@pytest.mark.parametrize("first", range(0, 40, 10))
def test_random_modules_read_back(first: int) -> None:
    for seed in range(first, first + 10):
        check(parse(random_module(seed)))


@pytest.mark.parametrize("path", INVALID, ids=lambda path: path.parent.name)
def test_invalid_modules_are_refused(path: Path) -> None:
    chunks = path.read_text().split(MARKER)
    refused = 0
    for chunk in chunks:
        try:
            parse(chunk)
        except MLIRError as error:
            refused += 1
            assert error.error_diagnostics
    assert refused * 5 > len(chunks) * 4


def test_broken_modules_are_refused_or_read() -> None:
    outcomes = set()
    for seed in range(150):
        try:
            outcomes.add(bool(str(parse(broken(random_module(seed), seed)))))
        except MLIRError:
            outcomes.add(False)
    assert outcomes == {True, False}
