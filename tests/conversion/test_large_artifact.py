"""A large artifact opens without its data: data that is not accessed is never read into memory."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from mlirkit.builtin.dense import dense_elements
from mlirkit.conversion.portable_artifact import serialize
from mlirkit.core.context import Context
from mlirkit.ir import Module

# 100 MB in four constants, and the same program with next to no data.
COUNT, ELEMENTS, FEW_ELEMENTS = 4, 6_553_600, 64

MODULE = """
func.func @main() {{
{constants}
  return
}}
func.func private @other(%arg0: tensor<4xf32>) -> tensor<4xf32> {{
  return %arg0 : tensor<4xf32>
}}
"""

# Run by itself, so that the peak is this work's only.
READER = """
import json, sys
import mlirkit
from mlirkit.interop.constants import constants

module = mlirkit.parse_file(sys.argv[1])
functions = [str(op.attribute("sym_name").parameters[0]) for op in module.body.operations]
one = next(each for each in constants(module.operation) if each.name == "main.2")
array = one.elements.to_numpy()
with open("/proc/self/status") as status:
    peak = next(int(line.split()[1]) for line in status if line.startswith("VmHWM"))
print(json.dumps({"functions": functions, "shape": array.shape, "first": float(array[5]), "peak": peak}))
"""


def write_artifact(path: Path, elements: int) -> None:
    """The constants get their data here: as text it would be 200 MB."""
    constant = "  %c{0} = stablehlo.constant dense<1.0> : tensor<{1}xf32>"
    text = MODULE.format(constants="\n".join(constant.format(index, elements) for index in range(COUNT)))
    module = Module.parse(text, Context())
    for index, op in enumerate(next(iter(module.body.operations)).regions[0].blocks[0].operations):
        if index < COUNT:
            data = bytes([index, 1, 2, 3, 4, 5, 6, 64]) * (elements // 2)
            op.attributes["value"] = dense_elements(op.results[0].type, data)
    path.write_bytes(serialize(module))


def peak_of_reading(path: Path, elements: int) -> int:
    """The peak memory of a process that reads the artifact, in kB."""
    write_artifact(path, elements)
    command = [sys.executable, "-c", READER, str(path)]
    answer = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    assert answer["functions"] == ["main", "other"]
    assert answer["shape"] == [elements]
    peak = answer["peak"]
    assert isinstance(peak, int)
    return peak


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="the system does not tell the peak")
def test_memory(tmp_path: Path) -> None:
    """Compare two files: the memory of interpreter and imports depends on build and machine."""
    large, small = tmp_path / "large.mlirbc", tmp_path / "small.mlirbc"
    peak, base = peak_of_reading(large, ELEMENTS), peak_of_reading(small, FEW_ELEMENTS)
    assert large.stat().st_size > 100 * 1024 * 1024
    # The kernel maps the surroundings of the few places that are read, as much as 2 MB for each constant.
    assert peak - base < ELEMENTS * 4 // 1024, "kB that depend on the size of the data: that of a constant"
