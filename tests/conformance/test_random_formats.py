"""Random assembly formats: mlirkit and mlir-tblgen accept the same ones, with the same errors for the rest.

MLIRKIT_FORMATS is the number of formats; MLIRKIT_FORMATS_SEED the first seed.
"""

from __future__ import annotations

import os
from pathlib import Path
from random import Random

import pytest

from mlirkit import tablegen
from mlirkit.ods.assembly_format import FormatError, parse_op_format
from mlirkit.ods.model.reader import read_definitions
from mlirkit.ods.shipped_folder import shipped_folder
from mlirkit.support.diagnostics import MLIRError
from tests.conformance.tools import include_dir, run, tool
from tests.generators.formats import op_case
from tests.ods.assembly_format.invalid_formats import OpCase

COUNT = int(os.environ.get("MLIRKIT_FORMATS", "240"))
FIRST = int(os.environ.get("MLIRKIT_FORMATS_SEED", "0"))
PER_TEST = 30
PATH = "case.td"


def their_error(case: OpCase, folder: Path) -> str | None:
    """mlir-tblgen's first error without its place in the file, "" without an error, None after a crash."""
    path = folder / PATH
    path.write_text(case.source)
    done = run(tool("mlir-tblgen"), "--gen-op-defs", "-I", str(include_dir()), str(path), check=False)
    text = done.stderr.decode().replace(str(path), PATH)
    if "Stack dump" in text:
        return None
    before, *errors = text.split("error: ")
    # An error about the format has no place, an error about the operation has one.
    return "" if not errors else errors[0].removesuffix(f"{PATH}:8:5: ").rstrip() if not before else text


def our_error(case: OpCase) -> str:
    try:
        records = tablegen.load(PATH, source=case.source, include_dirs=[shipped_folder()])
        parse_op_format(read_definitions(records).operators["d.a"])
    except FormatError as error:
        error.placed(records, records.defs["AOp"])
        return str(error).split("error: ")[1].rstrip()
    except MLIRError as error:
        return str(error)
    return ""


@pytest.mark.parametrize("start", range(FIRST, FIRST + COUNT, PER_TEST))
def test_same_verdict(start: int, tmp_path: Path) -> None:
    for seed in range(start, min(start + PER_TEST, FIRST + COUNT)):
        case = op_case(Random(seed))
        theirs = their_error(case, tmp_path)
        if theirs is None:
            continue
        ours = our_error(case)
        if theirs.startswith(PATH):
            assert ours and ours in theirs, case.source
        else:
            assert ours == theirs, case.source
