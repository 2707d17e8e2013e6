"""The custom form of upstream's operations: prints of mlir-opt 22 are read and printed again.

The texts are made by tests/generators/op_samples.py, some for each operation of each dialect.
Names of values are not compared: hooks choose them.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from mlirkit.core.context import Context
from mlirkit.core.operation import Operation
from mlirkit.support.diagnostics import MLIRError

FOLDER = Path(__file__).parent / "custom_texts"
FILES = sorted(FOLDER.glob("*.mlir"))

_RESULTS = re.compile(r"(?m)^( *)%[^=\n\"]* = ")
_VALUE = re.compile(r"%[\w#:]+")


@cache
def our_context() -> Context:
    context = Context()
    context.allow_unregistered_dialects = True
    return context


def without_names(text: str) -> str:
    return _VALUE.sub("%", _RESULTS.sub(r"\1", text.strip()))


def check(path: Path, context: Context) -> None:
    """Every text of a file reads back and prints the same."""
    wrong: list[str] = []
    for text in path.read_text().split("// -----\n"):
        try:
            operation: Any = Operation.parse(text, source_name=path.name, context=context)
        except MLIRError as error:
            wrong.append(f"{error}\n{text}")
            continue
        printed = operation.get_asm(assume_verified=True)
        if without_names(printed) != without_names(text):
            wrong.append(f"{text}\nprinted as\n{printed}")
    assert not wrong, f"{len(wrong)} of them, for example\n{wrong[0]}"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_texts(path: Path) -> None:
    check(path, our_context())


def generic(operation: Operation) -> str:
    """The generic form of an operation on its own."""
    alone: Any = operation.clone()
    return str(alone.get_asm(print_generic_op_form=True, assume_verified=True))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_texts_in_one_file(path: Path) -> None:
    """Check that a text has the same meaning alone, in a file with others, and a second time in that file."""
    texts = [text for text in path.read_text().split("// -----\n") if text.startswith("module {")]
    file = "module {\n" + "".join([*texts, *texts]) + "}\n"
    read: Any = Operation.parse(file, source_name=path.name, context=our_context())
    alone = [generic(Operation.parse(text, source_name=path.name, context=our_context())) for text in texts]
    assert [generic(op) for op in read.regions[0].blocks[0].operations] == alone * 2
