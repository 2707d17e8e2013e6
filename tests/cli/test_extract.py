"""`mlirkit extract` and `mlirkit inject`: constants out and back, to the byte."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from mlirkit.bytecode import write_bytecode
from mlirkit.cli import main
from mlirkit.conversion.portable_artifact import serialize
from mlirkit.core.context import Context
from mlirkit.interop.constants import constants
from mlirkit.ir import Module

numpy: Any = pytest.importorskip("numpy")
pytest.importorskip("ml_dtypes")
pytest.importorskip("safetensors")

# Constants of every kind of storage: dtypes that all formats have, bytes for others, packed booleans.
TYPES = ["f32", "f64", "i8", "ui16", "i64", "i1", "i4", "bf16", "f8E4M3FN", "complex<f32>", "complex<f64>"]


def constant(index: int, element: str) -> str:
    def number(at: int) -> str:
        if element == "i1":
            return "true" if at % 3 else "false"
        if element.startswith("complex"):
            return f"({at}.0, 1.0)"
        return f"{at % 7}" if "i" in element else f"{at}.0"

    values = ", ".join(number(at) for at in range(18))
    return f"%c{index} = stablehlo.constant dense<[{values}]> : tensor<18x{element}>"


STABLEHLO = "\n".join(
    [
        "module {",
        "func.func @main() {",
        *(constant(index, element) for index, element in enumerate(TYPES)),
        "%small = stablehlo.constant dense<[1, 2]> : tensor<2xi32>",
        "%splat = stablehlo.constant dense<1.0> : tensor<4x8xf32>",
        "return",
        "}",
        "}",
    ]
)

GENERIC = f"""
module {{
  "t.op"() {{a = dense<{list(range(20))}> : tensor<20xi7>}} : () -> ()
  "t.op"() {{w = dense_resource<weights> : tensor<4x4xf32>}} : () -> ()
}}
{{-#
  dialect_resources: {{
    builtin: {{
      weights: "0x04000000{'00112233' * 16}"
    }}
  }}
#-}}
"""


def files(folder: Path) -> dict[str, Path]:
    """The same modules as text, bytecode of two versions, and a portable artifact."""
    stablehlo = Module.parse(STABLEHLO, Context())
    generic = Module.parse(GENERIC, Context(allow_unregistered_dialects=True))
    contents = {
        "stablehlo.mlir": f"{stablehlo}\n".encode(),
        "generic.mlir": f"{generic}\n".encode(),
        "generic.mlirbc": write_bytecode(generic, None, None),
        "v3.mlirbc": write_bytecode(stablehlo, 3, "MLIR18.1.8"),
        "artifact.mlirbc": serialize(stablehlo, "1.0.0"),
    }
    for name, content in contents.items():
        (folder / name).write_bytes(content)
    return {name: folder / name for name in contents}


@pytest.mark.parametrize("suffix", ["npz", "safetensors"])
@pytest.mark.parametrize(
    "name", ["stablehlo.mlir", "generic.mlir", "generic.mlirbc", "v3.mlirbc", "artifact.mlirbc"]
)
def test_there_and_back(name: str, suffix: str, tmp_path: Path) -> None:
    file = files(tmp_path)[name]
    weights, output = tmp_path / f"weights.{suffix}", tmp_path / "output"
    assert main(["extract", str(file), "-o", str(weights)]) == 0
    assert main(["inject", str(file), str(weights), "-o", str(output)]) == 0
    assert output.read_bytes() == file.read_bytes()


def test_names_and_types(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = files(tmp_path)
    assert main(["extract", str(found["artifact.mlirbc"])]) == 0
    listed = capsys.readouterr().out.splitlines()
    assert listed == [f"main.{index}: tensor<18x{element}>" for index, element in enumerate(TYPES)]
    assert main(["extract", str(found["generic.mlir"])]) == 0
    assert capsys.readouterr().out == "0: tensor<20xi7>\nweights: tensor<4x4xf32>\n"


@pytest.mark.parametrize("name", ["generic.mlirbc", "artifact.mlirbc"])
def test_changed_values(name: str, tmp_path: Path) -> None:
    file = files(tmp_path)[name]
    weights, output = tmp_path / "weights.npz", tmp_path / "output"
    assert main(["extract", str(file), "-o", str(weights)]) == 0
    with numpy.load(weights) as stored:
        arrays = dict(stored)
    key = "weights" if name == "generic.mlirbc" else "main.0"
    arrays[key] = numpy.arange(arrays[key].size, dtype=numpy.float32).reshape(arrays[key].shape) * 2
    numpy.savez(weights, **arrays)
    assert main(["inject", str(file), str(weights), "-o", str(output)]) == 0
    module = Module.parseFile(str(output), Context(allow_unregistered_dialects=True))
    changed = {each.name: each.elements.to_numpy() for each in constants(module.operation)}
    assert (changed[key] == arrays[key]).all()


@pytest.mark.parametrize(
    ("arrays", "error"),
    [
        ({"nope": [1.0]}, "has constants that the module does not have: nope"),
        ({"weights": [1.0]}, "'weights' is tensor<4x4xf32>, stored as float32[4, 4]; found float64[1]"),
    ],
)
def test_errors(
    arrays: dict[str, Any], error: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = files(tmp_path)["generic.mlir"]
    numpy.savez(tmp_path / "weights.npz", **{name: numpy.array(values) for name, values in arrays.items()})
    assert main(["inject", str(file), str(tmp_path / "weights.npz"), "-o", str(tmp_path / "output")]) == 1
    assert error in capsys.readouterr().err
    assert not (tmp_path / "output").exists()


@pytest.mark.parametrize("name", ["weights.npz", "weights.safetensors"])
def test_damaged_file(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = files(tmp_path)["generic.mlir"]
    (tmp_path / name).write_bytes(b"\x10\0\0\0\0\0\0\0PK\x03\x04 nothing")
    assert main(["inject", str(file), str(tmp_path / name)]) == 1
    assert "is not a file of" in capsys.readouterr().err


ARGUMENTS = "func.func @main(%x: tensor<8x4xf32>, %w: tensor<?x16xf32>, %s: tensor<f32>) { return }"
NOTHING: dict[str, tuple[str, str]] = {
    "arguments": (
        ARGUMENTS,
        "no constants of 16 or more elements; data comes in as arguments of @main "
        "(#0: tensor<8x4xf32>, #1: tensor<?x16xf32>)",
    ),
    "artifact": (
        ARGUMENTS.replace("func.func @main", "func.func public @other"),
        "no constants of 16 or more elements; data comes in as arguments of @other "
        "(#0: tensor<8x4xf32>, #1: tensor<?x16xf32>)",
    ),
    "nothing at all": ("module {}", "no constants of 16 or more elements"),
}


@pytest.mark.parametrize("case", NOTHING)
def test_nothing_to_extract(case: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The command reports that there is no data, and where data comes from instead; it writes no file."""
    text, expected = NOTHING[case]
    path, output = tmp_path / "f", tmp_path / "w.npz"
    module = Module.parse(text, Context())
    path.write_bytes(serialize(module.operation, "current") if case == "artifact" else text.encode())
    assert main(["extract", str(path)]) == 0
    assert capsys.readouterr() == ("", f"{path}: {expected}\n")
    assert main(["extract", str(path), "-o", str(output)]) == 1
    assert capsys.readouterr() == ("", f"{path}: {expected}\n")
    assert not output.exists()


@pytest.mark.parametrize("suffix", [".npz", ".safetensors"])
def test_full_disk(suffix: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Writing beyond the system's limit of file sizes is an error, like a full disk."""
    resource: Any = pytest.importorskip("resource")
    module = tmp_path / "module.mlir"
    module.write_text(STABLEHLO)
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (100, before[1]))
    try:
        status = main(["extract", str(module), "-o", str(tmp_path / f"weights{suffix}")])
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    assert status == 1
    assert "cannot open output file" in capsys.readouterr().err
