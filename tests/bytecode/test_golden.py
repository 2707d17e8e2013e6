"""Small files of LLVM 22, byte by byte: read, rewritten, and written from the text they came from."""

from __future__ import annotations

from pathlib import Path

import pytest

from mlirkit.bytecode import read_bytecode, write_bytecode
from mlirkit.core.context import Context
from mlirkit.text.parser import parse_source

FOLDER = Path(__file__).parent / "golden"
FILES = sorted(FOLDER.glob("*.mlirbc"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_golden(path: Path) -> None:
    stem, version = path.name.removesuffix(".mlirbc").split(".v")
    data = path.read_bytes()
    text = (FOLDER / f"{stem}.mlir").read_bytes()
    context = Context(allow_unregistered_dialects=True)
    read = read_bytecode(data, context, path.name, True)
    parsed = parse_source(text, f"{stem}.mlir", context, True)
    if int(version) > 4:
        assert str(read) == str(parsed)
    assert write_bytecode(read, int(version), "MLIR22.1.8") == data
    assert write_bytecode(parsed, int(version), "MLIR22.1.8") == data


def test_files_are_there() -> None:
    assert len(FILES) == 12
