"""`mlirkit stats`: the files that paths name, their rows in every format, and files that do not open."""

from __future__ import annotations

import csv
import io
import json
import tarfile
import zipfile
from pathlib import Path
from typing import Any

import pytest

from mlirkit.cli import main

# Processes are forked; JAX, which other tests of the same process may have imported, warns of that.
pytestmark = pytest.mark.filterwarnings("ignore:os.fork:RuntimeWarning")

TEXT = """func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>) -> tensor<4x16xf32> {
  %c = arith.constant dense<"0x{data}"> : tensor<4x16xf32>
  %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
  return %0 : tensor<4x16xf32>
}
""".replace("{data}", bytes(range(256)).hex())

ROW = {
    "error": None,
    "form": "text",
    "version": None,
    "producer": None,
    "depth": 3,
    "symbols": 1,
    "constants": 1,
    "constant_elements": 64,
    "constant_bytes": 256,
    "contractions": 1,
    "dynamic_contractions": 0,
    "flops": 1024,
    "bytes_moved": 4 * (32 + 128 + 64 + 64),
    "by_dialect": {"arith": 3, "linalg": 2, "func": 2},
}

SUMMARY = """2 files, {bytes} bytes, 0 do not open
14 operations, 2 symbols, at most 3 deep
dialects:
  6  arith
  4  func
  4  linalg
operations:
  2  func.func
  2  arith.constant
  2  linalg.matmul
  2  arith.mulf
  2  arith.addf
  2  linalg.yield
  2  func.return
types of results:
  8  f32
2 constants: 128 elements, 512 bytes
2 contractions: 2,048 FLOPs, 2,304 bytes moved
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    inner = tmp_path / "models" / "inner"
    inner.mkdir(parents=True)
    (tmp_path / "models" / "a.mlir").write_text(TEXT)
    assert main(["opt", "models/a.mlir", "--emit-bytecode", "-o", str(inner / "b.mlirbc")]) == 0
    (inner / "notes.txt").write_text("no MLIR")
    return tmp_path


def rows(*arguments: str, capsys: pytest.CaptureFixture[str], status: int = 0) -> list[dict[str, Any]]:
    assert main(["stats", "--format=json-lines", *arguments]) == status
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_row(capsys: pytest.CaptureFixture[str]) -> None:
    (row,) = rows("models/a.mlir", capsys=capsys)
    assert {name: row[name] for name in ROW} == ROW


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_folder(jobs: str, capsys: pytest.CaptureFixture[str]) -> None:
    first, second = rows("models", "-j", jobs, capsys=capsys)
    assert (first["file"], second["file"]) == ("models/a.mlir", "models/inner/b.mlirbc")
    assert (second["form"], second["version"], second["producer"]) == ("bytecode", 6, "mlirkit")
    assert first["by_operation"] == second["by_operation"]


@pytest.mark.parametrize("kind", ["zip", "tar.gz"])
def test_archive(kind: str, capsys: pytest.CaptureFixture[str]) -> None:
    if kind == "zip":
        with zipfile.ZipFile("all.zip", "w") as archive:
            archive.write("models/a.mlir")
    else:
        with tarfile.open("all.tar.gz", "w:gz") as tar:
            tar.add("models/a.mlir")
    (row,) = rows(f"all.{kind}", capsys=capsys)
    assert row["file"] == f"all.{kind}/models/a.mlir" and row["operations"] == 7


def test_pattern(capsys: pytest.CaptureFixture[str]) -> None:
    assert [row["file"] for row in rows("models/**/*.mlirbc", capsys=capsys)] == ["models/inner/b.mlirbc"]


def test_files_that_do_not_open(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "bad.mlir").write_text("}")
    bad, absent, good = rows("bad.mlir", "absent.mlir", "models/a.mlir", capsys=capsys, status=1)
    assert bad["error"] == "bad.mlir:1:1: error: expected operation name in quotes" and bad["operations"] == 0
    assert "absent.mlir" in absent["error"] and good["error"] is None


def test_summary(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "models" / "inner" / "b.mlirbc").unlink()
    (folder / "models" / "c.mlir").write_text(TEXT)
    assert main(["stats", "models"]) == 0
    assert capsys.readouterr().out == SUMMARY.replace("{bytes}", f"{2 * len(TEXT):,}")


def test_csv(folder: Path) -> None:
    assert main(["stats", "--format=csv", "models", "-o", "stats.csv"]) == 0
    table = list(csv.DictReader(io.StringIO((folder / "stats.csv").read_text())))
    assert [(row["file"], row["flops"], row["linalg"]) for row in table] == [
        ("models/a.mlir", "1024", "2"),
        ("models/inner/b.mlirbc", "1024", "2"),
    ]


@pytest.mark.parametrize("form", ["png", "svg", "pdf"])
def test_plot(form: str, folder: Path) -> None:
    pytest.importorskip("matplotlib")
    (folder / "bad.mlir").write_text("}")
    assert main(["stats", "models", "bad.mlir", f"--plot=stats.{form}", "-o", "stats.txt"]) == 1
    data = (folder / f"stats.{form}").read_bytes()
    assert data.startswith({"png": b"\x89PNG", "svg": b"<?xml", "pdf": b"%PDF"}[form])
    if form == "svg":
        assert b"linalg.matmul" in data


def test_plot_of_another_form(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("matplotlib")
    assert main(["stats", "models", "--plot=stats.xyz"]) == 1
    assert "cannot draw 'stats.xyz'" in capsys.readouterr().err
    assert not (folder / "stats.xyz").exists()


def test_parquet(folder: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    assert main(["stats", "--format=parquet", "models", "-o", "stats.parquet"]) == 0
    (first, _) = parquet.read_table(folder / "stats.parquet").to_pylist()
    assert first["flops"] == 1024 and json.loads(first["by_dialect"])["linalg"] == 2
