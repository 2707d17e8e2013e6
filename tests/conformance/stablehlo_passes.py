"""The output of StableHLO's passes for modules, here and in the reference (stablehlo_library.py)."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterable
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import pytest

from mlirkit.core.context import Context
from mlirkit.ir import Module
from mlirkit.passes.pass_manager import PassManager
from mlirkit.support.diagnostics import MLIRError

_WORKER = Path(__file__).with_name("stablehlo_library.py")

# The passes by their names in the reference.
ARGUMENTS = {
    "dynamism": "stablehlo-canonicalize-dynamism",
    "folder": "stablehlo-aggressive-folder",
    "simplification": "stablehlo-aggressive-simplification",
    "optimization": "stablehlo-target-independent-optimization",
}


class Reference:
    """Questions and answers; an answer is None if the question crashed the other process."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[str] | None = None

    def _started(self) -> subprocess.Popen[str]:
        if self._process is None:
            command = [sys.executable, str(_WORKER)]
            pipe, none = subprocess.PIPE, subprocess.DEVNULL
            self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=none, text=True)
            assert self._process.stdout is not None
            assert self._process.stdout.readline() == "ready\n", "the library does not load"
        return self._process

    def ask(self, text: str, *passes: str) -> dict[str, str] | None:
        """`text` of a module after passes, `failed` if one fails, {} if the module is refused."""
        process = self._started()
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write(json.dumps({"passes": passes, "text": text}) + "\n")
        process.stdin.flush()
        line = process.stdout.readline()
        if not line:
            process.stdin.close()
            process.stdout.close()
            process.wait()
            self._process = None
            return None
        found: dict[str, str] = json.loads(line)
        return found


@cache
def _reference() -> Reference:
    return Reference()


def reference() -> Reference:
    """The reference; skips the test if it is not installed."""
    if find_spec("ai_edge_model_explorer_adapter") is None or sys.platform != "linux":
        pytest.skip("ai-edge-model-explorer-adapter is not installed")
    return _reference()


def ours(text: str, pipeline: str) -> str:
    """The module after a pipeline; "" if the pipeline fails."""
    context = Context()
    module = Module.parse(text, context)
    try:
        PassManager.parse(f"builtin.module({pipeline})", context).run(module.operation)
    except MLIRError:
        return ""
    return str(module)


def differences(name: str, texts: Iterable[str]) -> tuple[list[str], int]:
    """Modules with another output than the reference's, and how many modules the reference accepts."""
    found: list[str] = []
    compared = 0
    for text in texts:
        answer = reference().ask(text, name)
        if not answer:
            continue
        compared += 1
        printed = ours(text, f"func.func({ARGUMENTS[name]})")
        if printed.strip() != answer.get("text", "").strip():
            found.append(f"{text}\n--- expected\n{answer.get('text', '')}\n--- found\n{printed}")
    return found, compared
