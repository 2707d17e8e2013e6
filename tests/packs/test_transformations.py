"""Hooks that only transformations need are imported once, for the dialects of all contexts."""

from __future__ import annotations

import subprocess
import sys

import pytest

pytest.importorskip("mlirkit_dialects")

# Run in a process of its own, which has not imported these hooks yet.
PROGRAM = """
from mlirkit import ir
from mlirkit.core.matchers import constant_of

TEXT = '"mhlo.constant"() <{value = dense<1> : tensor<2xi64>}> : () -> tensor<2xi64>'
modules = [ir.Module.parse(TEXT, ir.Context()) for _ in range(2)]
for module in modules:
    print(constant_of(module.body.operations[0]))
"""


def test_constants_have_values_in_every_context() -> None:
    result = subprocess.run(
        [sys.executable, "-c", PROGRAM], capture_output=True, check=True, encoding="utf-8"
    )
    assert result.stdout.splitlines() == ["dense<1> : tensor<2xi64>"] * 2
