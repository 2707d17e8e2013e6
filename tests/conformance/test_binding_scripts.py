"""Scripts in the style of users of upstream's bindings print the same with jaxlib's and with `mlirkit.ir`."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import pytest

RUNNER = Path(__file__).with_name("run_binding_scripts.py")
SCRIPTS = sorted(Path(__file__).with_name("binding_scripts").glob("*.py"))


@cache
def outputs(package: str) -> dict[str, str]:
    """The output of each script with the bindings of a package."""
    done = subprocess.run(
        [sys.executable, str(RUNNER), package, *map(str, SCRIPTS)], capture_output=True, check=False, timeout=600
    )
    assert done.returncode == 0, done.stderr.decode(errors="replace")
    found: dict[str, str] = json.loads(done.stdout)
    return found


# Releases after 22 end this message with the operation, which a note shows in any case.
LEGALIZATION = re.compile(r"(failed to legalize operation '[^']*'(?: that was explicitly marked illegal)?): .*")


@pytest.mark.parametrize("name", [each.name for each in SCRIPTS])
def test_script(name: str) -> None:
    if find_spec("jaxlib") is None:
        pytest.skip("jaxlib's bindings are not installed")
    theirs = outputs("jaxlib.mlir")[name]
    failure = re.search(rf"^{name}:\d+: |^died with", theirs, re.M)
    assert failure is None, f"the script is at fault:\n{theirs}"
    assert outputs("mlirkit")[name] == LEGALIZATION.sub(r"\1", theirs)
