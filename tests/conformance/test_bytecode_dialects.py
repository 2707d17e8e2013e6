"""Bytecode of every dialect against mlir-opt: properties laid out by definitions, attributes and types as text.

The modules of custom_texts/ and hook_texts/ are used in the custom form, whose parsers add locations and
defaults, and in the generic form, which every operation has.  MLIRKIT_BYTECODE_VERSIONS=0,4,5 selects other
versions.
"""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from mlirkit.bytecode import read_bytecode, write_bytecode
from mlirkit.core.context import Context
from mlirkit.core.printing_flags import OpPrintingFlags
from mlirkit.core.upcalls import operation_to_text
from mlirkit.core.verifier import collect_diagnostics
from mlirkit.support.diagnostics import MLIRError
from tests.conformance.operation_texts import MISSING
from tests.conformance.test_bytecode import MARKER, NAME, PRODUCER, emit, parse_part
from tests.conformance.test_custom_texts import our_context
from tests.conformance.tools import mlir_opt, run

HERE = Path(__file__).parent
FILES = [
    path
    for folder in ("custom_texts", "hook_texts")
    for path in sorted((HERE / folder).glob("*.mlir"))
    if not path.stem.endswith("_errors")
]
VERSIONS = [int(each) for each in os.environ.get("MLIRKIT_BYTECODE_VERSIONS", "6").split(",")]
FLAGS = ("--allow-unregistered-dialect", "--split-input-file")
GENERIC = OpPrintingFlags(generic_op_form=True, debug_info=True)
# mlir-opt registers another dialect of this name, with a version.
_TEST_DIALECT = re.compile(r"\btest\.")


def parts(source: str, *flags: str) -> list[bytes]:
    """mlir-opt's output for each part of a split file; nothing for a refused part."""
    return run(mlir_opt(), *FLAGS, *flags, stdin=source, check=False).stdout.split(MARKER.encode())


def reads_back(reference: bytes, context: Context, version: int, text: bytes) -> bool:
    """Whether bytecode is read as the operations of `text` and written with the same bytes."""
    try:
        found = read_bytecode(reference, context, NAME, True)
    except MLIRError:
        return False
    # Before version 5 native properties are lost.
    as_text = version < 5 or operation_to_text(found, GENERIC) + "\n" == text.decode()
    return as_text and write_bytecode(found, version, PRODUCER) == reference


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("is_generic", [False, True], ids=["custom", "generic"])
@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_same_bytes(path: Path, is_generic: bool, version: int) -> None:
    source = _TEST_DIALECT.sub("text.", path.read_text())
    if is_generic:
        printed = parts(source, "--mlir-print-op-generic")
        source = MARKER.join([each.decode() for each in printed if each.strip()])
    context = our_context()
    references = parts(source, "--emit-bytecode", f"--emit-bytecode-version={version}")
    texts = parts(source, "--mlir-print-op-generic", "--mlir-print-debuginfo")
    line = 1
    compared = 0
    wrong: list[str] = []
    for text, reference, expected in zip(source.split(MARKER), references, texts, strict=True):
        first_line = line
        line += text.count("\n") + 1
        if not reference:
            continue
        compared += 1
        try:
            parsed = parse_part(text, first_line, context)
            # Verifiers may create attributes and types, as upstream's do; verdicts are compared in other
            # tests.
            collect_diagnostics(parsed)
            if write_bytecode(parsed, version, PRODUCER) != reference:
                wrong.append(f"written otherwise:\n{text}")
        except MLIRError as error:
            if not any(each in str(error) for each in MISSING):
                wrong.append(f"{error}\n{text}")
        # Bytecode that mlir-opt cannot read back, as of graph types, is not compared.
        if not reads_back(reference, context, version, expected) and emit(reference, version, check=False):
            wrong.append(f"read otherwise:\n{text}")
    if not compared:
        pytest.skip("mlir-opt accepts none of it")
    assert not wrong, f"{len(wrong)} of them, for example {wrong[0]}"
