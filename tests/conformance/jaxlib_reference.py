"""jaxlib's bindings as a reference, in another process (jaxlib_worker.py), restarted after a crash."""

from __future__ import annotations

import base64
import json
import subprocess
import sys
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

_WORKER = Path(__file__).with_name("jaxlib_worker.py")


class Reference:
    """Questions and answers; an answer is None if the question crashed the other process."""

    def __init__(self) -> None:
        self.process: subprocess.Popen[str] | None = None
        # The StableHLO release of the bindings.
        self.release = ""

    def _start(self) -> subprocess.Popen[str]:
        if self.process is None:
            self.process = subprocess.Popen(
                [sys.executable, str(_WORKER)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                text=True,
            )
            assert self.process.stdout is not None
            self.release = self.process.stdout.readline().strip()
            assert self.release, "jaxlib's bindings do not start"
        return self.process

    def _ask(self, question: dict[str, Any]) -> dict[str, Any] | None:
        process = self._start()
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write(json.dumps(question) + "\n")
        process.stdin.flush()
        line = process.stdout.readline()
        if not line:
            process.stdin.close()
            process.stdout.close()
            process.wait()
            self.process = None
            return None
        answer: dict[str, Any] = json.loads(line)
        for name in ("bytecode", "artifact"):
            if answer.get(name) is not None:
                answer[name] = base64.b64decode(answer[name])
        return answer

    def read(self, text: str) -> dict[str, Any] | None:
        """`custom` and `generic` text and `bytecode` of a module, or the `errors` it has."""
        return self._ask({"text": text})

    def passed(self, text: str, pipeline: str) -> dict[str, Any] | None:
        """`custom` text of a module after a pipeline, or the `errors` it has."""
        return self._ask({"text": text, "pipeline": pipeline})

    def serialize(self, text: str, release: str, mixed: bool = False) -> bytes | None:
        """The portable artifact for a release, with other dialects if `mixed`; None if that fails."""
        answer = self._ask({"text": text, "release": release, "mixed": mixed})
        written: bytes | None = None if answer is None else answer["artifact"]
        return written

    def deserialize(self, artifact: bytes) -> dict[str, Any] | None:
        return self._ask({"artifact": base64.b64encode(artifact).decode()})


@cache
def _reference() -> Reference:
    made = Reference()
    made._start()
    return made


def reference() -> Reference:
    """The reference; skips the test if jax is not installed."""
    if find_spec("jax") is None or find_spec("jaxlib") is None:
        pytest.skip("jax is not installed")
    return _reference()
