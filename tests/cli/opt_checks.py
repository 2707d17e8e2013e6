"""Running `mlirkit opt` in this process."""

from __future__ import annotations

import io
import sys
from contextlib import redirect_stderr
from dataclasses import dataclass

import pytest

from mlirkit.cli import opt


@dataclass
class Outcome:
    """The status and the output of a run."""

    status: int
    out: str
    err: str


def run(*argv: str, stdin: str | bytes = "") -> Outcome:
    """The outcome of `mlirkit opt argv...`."""
    data = stdin.encode() if isinstance(stdin, str) else stdin
    out = io.TextIOWrapper(io.BytesIO(), encoding="utf-8", errors="surrogateescape", write_through=True)
    err = io.StringIO()
    with pytest.MonkeyPatch.context() as patch, redirect_stderr(err):
        patch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data)))
        patch.setattr(sys, "stdout", out)
        status = opt.main(list(argv))
    raw = out.buffer
    assert isinstance(raw, io.BytesIO)
    return Outcome(status, raw.getvalue().decode("utf-8", "surrogateescape"), err.getvalue())
