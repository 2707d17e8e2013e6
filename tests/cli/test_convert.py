"""`mlirkit convert`: a file for another reader; dropped parts are reported, other losses are errors."""

from __future__ import annotations

from pathlib import Path

import pytest

from mlirkit.bytecode.reader.sections import read_sections
from mlirkit.cli import main
from mlirkit.layouts.tables import RELEASES, release_layouts

SOURCE = """func.func @f(%a: f32, %m: memref<20xf32>, %i: index) -> f32 {
  %0 = arith.addf %a, %a : f32
  %1 = memref.load %m[%i] {nontemporal = true} : memref<20xf32>
  %2 = arith.constant dense<[HERE]> : tensor<20xf32>
  return %1 : f32
}
""".replace("HERE", ", ".join(f"{at}.5" for at in range(20)))


@pytest.fixture
def source(tmp_path: Path) -> Path:
    path = tmp_path / "f.mlir"
    path.write_text(SOURCE)
    return path


@pytest.mark.parametrize("release", RELEASES)
def test_releases(release: str, source: Path, capsys: pytest.CaptureFixture[str]) -> None:
    output, again = source.with_name("out.mlirbc"), source.with_name("again.mlir")
    assert main(["convert", str(source), "--to", release, "-o", str(output)]) == 0
    said = capsys.readouterr().err
    header = read_sections("out", memoryview(output.read_bytes()))
    assert header.producer == f"MLIR{release_layouts(release).version}"
    assert header.version == (0 if release == "llvm16" else 6)
    assert main(["convert", str(output), "--to", "text", "-o", str(again)]) == 0
    if release == "llvm16":
        # Its loads cannot say so.
        assert said == "warning: llvm16 has no 'nontemporal' of 'memref.load': dropped from 1\n"
    else:
        assert said == ""
    assert ("nontemporal" in again.read_text()) == (release != "llvm16")


@pytest.mark.parametrize("version", range(7))
def test_versions(version: int, source: Path) -> None:
    output = source.with_name("out.mlirbc")
    assert main(["convert", str(source), "--to", f"v{version}", "-o", str(output)]) == 0
    assert read_sections("out", memoryview(output.read_bytes())).version == version


def test_text(source: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["convert", str(source), "--to", "generic"]) == 0
    assert '"arith.addf"' in capsys.readouterr().out
    assert main(["convert", str(source), "--to", "text"]) == 0
    assert "arith.addf %arg0, %arg0" in capsys.readouterr().out


def test_what_cannot_be_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source = tmp_path / "f.mlir"
    source.write_text("func.func @f(%x: f32) {\n  %0, %1 = math.sincos %x : f32\n  return\n}\n")
    output = tmp_path / "out.mlirbc"
    assert main(["convert", str(source), "--to", "llvm19", "-o", str(output)]) == 1
    assert "'math.sincos' op does not exist in llvm19" in capsys.readouterr().err
    assert not output.exists()
    assert main(["convert", str(source), "--to", "llvm12", "-o", str(output)]) == 1
    assert "unknown target 'llvm12'; there are llvm16, " in capsys.readouterr().err


def test_inject_keeps_the_writer(source: Path) -> None:
    """A file of another release is the same to the byte after its constants were out and back."""
    pytest.importorskip("numpy")
    file, weights, output = (source.with_name(name) for name in ("f.mlirbc", "w.npz", "out.mlirbc"))
    assert main(["convert", str(source), "--to", "llvm19", "-o", str(file)]) == 0
    file.write_bytes(file.read_bytes().replace(b"MLIR19.1.7", b"MLIR19.1.2", 1))
    assert main(["extract", str(file), "-o", str(weights)]) == 0
    assert main(["inject", str(file), str(weights), "-o", str(output)]) == 0
    assert output.read_bytes() == file.read_bytes()


STABLEHLO = """func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.exponential %a : tensor<4xf32>
  return %0 : tensor<4xf32>
}
"""


@pytest.mark.parametrize("release", ["0.9.0", "1.0.0", "1.15.2", "minimum", "current"])
def test_artifacts(release: str, tmp_path: Path) -> None:
    """Text, bytecode, text of vhlo and another release's artifact give the same output for a release."""
    source, output = tmp_path / "f.mlir", tmp_path / "out.mlirbc"
    source.write_text(STABLEHLO)
    assert main(["convert", str(source), "--to", f"stablehlo-{release}", "-o", str(output)]) == 0
    written = output.read_bytes()
    number = {"minimum": "0.9.0", "current": "1.20.0"}.get(release, release)
    assert read_sections("out", memoryview(written)).producer == f"StableHLO_v{number}"
    others = {
        "--emit-bytecode": [],
        "--serialize": ["--target=0.15.0"],
        "--stablehlo-legalize-to-vhlo": ["--mlir-print-debuginfo"],
    }
    for flag, more in others.items():
        other = tmp_path / "other"
        assert main(["opt", str(source), flag, *more, "-o", str(other)]) == 0
        assert main(["convert", str(other), "--to", f"stablehlo-{release}", "-o", str(output)]) == 0
        assert output.read_bytes() == written, flag


def test_what_no_artifact_can_say(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source, output = tmp_path / "f.mlir", tmp_path / "out.mlirbc"
    source.write_text(STABLEHLO.replace("exponential", "tan"))
    for to, error in (
        ("1.0.0", "failed to legalize operation 'vhlo.tan"),
        ("9.0.0", "target version 9.0.0 is greater than current version"),
        ("0.8.0", "target version 0.8.0 is less than minimum supported"),
        ("one", "invalid version 'one'; expected #.#.#"),
    ):
        assert main(["convert", str(source), "--to", f"stablehlo-{to}", "-o", str(output)]) == 1
        assert error in capsys.readouterr().err
    source.write_text("func.func @f(%a: f32) -> f32 {\n  %0 = arith.addf %a, %a : f32\n  return %0 : f32\n}\n")
    command = ["convert", str(source), "--to", "stablehlo-current", "-o", str(output)]
    assert main(command) == 1
    assert "failed to legalize operation 'arith.addf'" in capsys.readouterr().err
    assert not output.exists()
    assert main([*command, "--allow-other-dialects"]) == 0
