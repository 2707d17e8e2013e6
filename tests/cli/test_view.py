"""`mlirkit view`: its output formats, from all forms of a file, and the page that it serves."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from mlirkit.cli import main
from tests.documented_commands import ROOT

TEXT = "func.func @f(%a: i32) -> i32 {\n  %0 = arith.addi %a, %a : i32\n  return %0 : i32\n}\n"


@pytest.fixture(autouse=True)
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("a.mlir").write_text(TEXT)
    assert main(["opt", "a.mlir", "--emit-bytecode", "-o", "a.mlirbc"]) == 0


@pytest.mark.parametrize("file", ["a.mlir", "a.mlirbc"])
def test_json(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["view", "--json", file]) == 0
    data = json.loads(capsys.readouterr().out)
    names = [data["strings"][row[0]] for row in data["ops"]]
    assert names == ["builtin.module", "func.func", "arith.addi", "func.return"]
    assert "%0 = arith.addi %arg0, %arg0 : i32" in data["text"]


def test_portable_artifacts_are_shown_as_stablehlo(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["view", "--json", str(ROOT / "examples" / "classifier.jaxexport")]) == 0
    data = json.loads(capsys.readouterr().out)
    assert "stablehlo.dot_general" in data["strings"]
    assert not [string for string in data["strings"] if string.startswith("vhlo.")]


def test_unknown_syntax(capsys: pytest.CaptureFixture[str]) -> None:
    Path("b.mlir").write_text("func.func @f(%a: i32) -> i32 {\n  %0 = my.step %a by 3 : i32\n  return %0 : i32\n}\n")
    assert main(["view", "--json", "b.mlir"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert "my.step" in data["strings"]
    assert "%0 = my.step %arg0 by 3 : i32" in data["text"]


def test_model_explorer(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["view", "--model-explorer", "a.mlir"]) == 0
    (graph,) = json.loads(capsys.readouterr().out)["graphs"]
    assert [node["label"] for node in graph["nodes"]] == ["func.func @f", "arguments", "arith.addi", "func.return"]


def test_dot(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["view", "--dot", "a.mlir"]) == 0
    text = capsys.readouterr().out
    main(["opt", "--view-op-graph", "a.mlir"])
    assert capsys.readouterr().err == text


@pytest.mark.skipif(shutil.which("dot") is None, reason="needs Graphviz")
def test_svg() -> None:
    assert main(["view", "--svg", "a.mlir", "-o", "a.svg"]) == 0
    assert re.search(r"<text[^>]*>arith\.addi", Path("a.svg").read_text())


def test_svg_without_graphviz(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("PATH", "")
    assert main(["view", "--svg", "a.mlir"]) == 1
    assert "Graphviz's `dot`, which is not installed" in capsys.readouterr().err


def test_page_asks_nothing_of_the_network() -> None:
    assert main(["view", "a.mlir", "-o", "a.html"]) == 0
    page = Path("a.html").read_text()
    assert not re.search(r'(src|href)\s*=\s*"', page)
    assert not re.search(r"\b(fetch|XMLHttpRequest|importScripts|WebSocket)\b", page)


@pytest.mark.parametrize("text", ["func.func @f(", "}"])
def test_errors(text: str, capsys: pytest.CaptureFixture[str]) -> None:
    Path("bad.mlir").write_text(text)
    assert main(["view", "bad.mlir", "-o", "bad.html"]) == 1
    assert "bad.mlir:1:" in capsys.readouterr().err
    assert not Path("bad.html").exists()


@pytest.mark.skipif(os.name != "posix", reason="interrupts as a terminal does")
def test_served() -> None:
    command = [sys.executable, "-m", "mlirkit", "view", "a.mlir", "--no-browser"]
    # Processes in the background ignore interrupts, and child processes inherit that.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        address = process.stdout.readline().strip()
        try:
            with urllib.request.urlopen(address, timeout=20) as answer:
                assert "arith.addi" in answer.read().decode()
            process.send_signal(signal.SIGINT)
            _, err = process.communicate(timeout=20)
        finally:
            process.kill()
            signal.signal(signal.SIGINT, before)
    assert (process.returncode, err) == (130, "")
