"""A large artifact opens without its data: what nobody looks at is never read into memory."""

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

# 100 MB in four constants.
COUNT, ELEMENTS = 4, 6_553_600

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


def write_artifact(path: Path) -> None:
    """The constants get their data here: as text it would be 200 MB."""
    constant = "  %c{0} = stablehlo.constant dense<1.0> : tensor<{1}xf32>"
    text = MODULE.format(constants="\n".join(constant.format(index, ELEMENTS) for index in range(COUNT)))
    module = Module.parse(text, Context())
    for index, op in enumerate(next(iter(module.body.operations)).regions[0].blocks[0].operations):
        if index < COUNT:
            data = bytes([index, 1, 2, 3, 4, 5, 6, 64]) * (ELEMENTS // 2)
            op.attributes["value"] = dense_elements(op.results[0].type, data)
    path.write_bytes(serialize(module))


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="the system does not tell the peak")
def test_memory(tmp_path: Path) -> None:
    path = tmp_path / "large.mlirbc"
    write_artifact(path)
    assert path.stat().st_size > 100 * 1024 * 1024
    command = [sys.executable, "-c", READER, str(path)]
    found = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    assert found["functions"] == ["main", "other"]
    assert found["shape"] == [ELEMENTS]
    assert found["peak"] < 60 * 1024, "kB at the peak"
