"""Without the extras, functions that need one name the extra to install."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ARTIFACT = Path(__file__).parents[2] / "examples" / "classifier.mlirbc"
HIDING = "import sys; sys.modules['numpy'] = sys.modules['safetensors'] = sys.modules['safetensors.numpy'] = None\n"


def run(program: str) -> str:
    done = subprocess.run([sys.executable, "-c", HIDING + program], capture_output=True, text=True, check=False)
    return done.stderr


@pytest.mark.parametrize(("suffix", "extra"), [("npz", "numpy"), ("safetensors", "safetensors")])
def test_extract(suffix: str, extra: str, tmp_path: Path) -> None:
    arguments = ["extract", str(ARTIFACT), "-o", str(tmp_path / f"w.{suffix}")]
    said = run(f"from mlirkit.cli import main; main({arguments!r})")
    assert said == f"error: {extra} is not installed; pip install 'mlirkit[{extra}]'\n"


@pytest.mark.parametrize(
    "expression", ["ir.DenseElementsAttr.get([1, 2])", "ir.Attribute.parse('dense<1> : tensor<2xi8>').to_numpy()"]
)
def test_arrays(expression: str) -> None:
    said = run(f"from mlirkit import ir\n{expression}")
    assert said.endswith("ModuleNotFoundError: arrays need NumPy: pip install 'mlirkit[numpy]'\n")
