"""Passes that command lines of tests request from `mlir-opt`."""

from __future__ import annotations

import pytest

from tests.upstream.missing_passes import command_lines, names_in

CASES = [
    ("// RUN: mlir-opt %s -cse | FileCheck %s --check-prefix=A", ["cse"]),
    ("// RUN: mlir-opt %s --inline='op-pipelines=func.func(x-y)' -o - 2>&1", ["inline", "o"]),
    ("// RUN: not mlir-opt %s -cse", []),
    ("// RUN: mlir-opt %s \\\n// RUN:   -cse -sccp && mlir-opt -symbol-dce", ["cse", "sccp", "symbol-dce"]),
    (
        '// RUN: mlir-opt -pass-pipeline="builtin.module(func.func(loop-nest{a-b=c-d}),any(x-y))" %s',
        ["pass-pipeline", "loop-nest", "x-y"],
    ),
    ("// RUN: mlir-translate -import %s | mlir-opt --cse", ["cse"]),
    ("// RUN: mlir-optimize -cse", []),
    ('// RUN: mlir-opt %s --test-it="depth=1 -x" | mlir-opt', ["test-it"]),
]


@pytest.mark.parametrize(("text", "names"), CASES)
def test_names(text: str, names: list[str]) -> None:
    assert [name for line in command_lines(text) for name in names_in(line)] == names
