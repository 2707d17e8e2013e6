"""Types of llvm nest without limit, in memory that grows with the text."""

from __future__ import annotations

import subprocess
import sys

import pytest

from mlirkit.builtin.ops import ModuleOp
from mlirkit.bytecode import read_bytecode, write_bytecode
from mlirkit.core.context import Context

OPENINGS = {
    "array": ("array<2 x ", ">"),
    "struct": ("struct<(", ")>"),
    "array of struct": ("array<2 x struct<packed (i8, ", ")>>"),
    "array, with prefixes": ("!llvm.array<2 x ", ">"),
}

# The growth of the peak of memory in kB, in a separate process: tracemalloc is slow on deep stacks.
MEASURE = """
import resource
from mlirkit.core.attribute import Type
from mlirkit.core.context import Context

def peak():
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss

context = Context()
Type.parse("!llvm.array<2 x i8>", context)
before = peak()
parsed = Type.parse("!llvm.array<2 x " * 6000 + "i8" + ">" * 6000, context)
with context:
    assert len(str(parsed)) > 60000
print(peak() - before)
"""


def text(opening: str, closing: str, depth: int) -> str:
    nested = (opening * depth).removeprefix("!llvm.") + "i8" + closing * depth
    return f"module attributes {{t.a = !llvm.{nested}}} {{\n}}\n"


@pytest.mark.parametrize("kind", OPENINGS)
def test_nested_types(kind: str) -> None:
    context = Context()
    opening, closing = OPENINGS[kind]
    module = ModuleOp.parse(text(opening, closing, 1100), context)
    read = read_bytecode(write_bytecode(module), context, "t", True)
    assert str(module).strip() == text(opening.replace("!llvm.", ""), closing, 1100).strip()
    assert str(read) == str(module)


@pytest.mark.skipif(sys.platform == "win32", reason="the module resource is POSIX's")
def test_memory() -> None:
    """About 20 MB; 300 MB if each level kept the text inside of it."""
    out = subprocess.run([sys.executable, "-c", MEASURE], capture_output=True, text=True, check=True).stdout
    assert int(out) < (100_000 if sys.platform != "darwin" else 100_000_000)
