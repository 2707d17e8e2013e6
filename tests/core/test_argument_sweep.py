"""The sweep of argument_sweep.py, in its own process: compiled code may crash on wrong arguments."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

PROGRAM = Path(__file__).with_name("argument_sweep.py")


def test_public_functions() -> None:
    command = [sys.executable, "-W", "ignore", str(PROGRAM)]
    done = subprocess.run(command, check=False, capture_output=True, text=True, timeout=600)
    broken = [line for line in done.stdout.splitlines() if line.startswith("BROKEN")]
    assert not broken, "\n".join(broken[:20])
    last = done.stdout.splitlines()[-1:]
    assert (done.returncode, last) == (0, ["done: 0"]), f"{last} {done.stderr[-2000:]}"
