"""Generated bindings of a third party run unchanged: all files of jaxlib load and build over mlirkit."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from importlib.util import find_spec

import pytest

from tests.conformance.generated_bindings import BUILT

pytestmark = pytest.mark.plain

Built = dict[str, dict[str, str]]


def build(side: str) -> Built:
    command = [sys.executable, "-m", "tests.conformance.generated_bindings", side]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    found: Built = json.loads(done.stdout)
    return found


def without_number(text: str) -> str:
    """An operation without the number of its result."""
    return re.sub(r"^%\d+(:\d+)? = ", "", text)


def test_they_run_unchanged() -> None:
    if find_spec("jaxlib") is None:
        pytest.skip("jaxlib is not installed")
    theirs, ours = build("jaxlib"), build("mlirkit")
    assert theirs.keys() == set(BUILT)
    assert len(ours) >= 20
    assert all(ours.values())
    number = 0
    for name, classes in theirs.items():
        assert ours[name].keys() == classes.keys()
        for cls, text in classes.items():
            # Values that jaxlib refuses as an attribute may be accepted as a bool here.
            if not text.startswith("error"):
                assert without_number(ours[name][cls]) == without_number(text)
                number += 1
    assert number >= 40
