"""Remarks are those of mlir-opt, by filter, policy and format; a plugin has the pass that emits them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.opt_checks import run as run_ours
from tests.conformance.tools import mlir_opt, run

PLUGIN = Path(__file__).parents[1] / "passes" / "mlir_remark_passes.py"
TEXT = 'module { func.func @f() { return } loc("a b.mlir":3:4)\n func.func @g() { return } loc("c") }\n'

CASES = (
    (),
    ("--remarks-filter=category.*",),
    ("--remarks-filter-passed=category-1-passed", "--remarks-filter-missed=a-.*"),
    ("--remarks-filter-failed=category-1|category-2-failed",),
    ("--remarks-filter=category", "--remarks-filter-analyse=category-2-analysis"),
    ("--remarks-filter=(",),
    ("--remarks-filter=.*", "--remark-format=yaml"),
)


@pytest.mark.parametrize("flags", CASES)
def test_remarks(flags: tuple[str, ...], tmp_path: Path) -> None:
    written = [tmp_path / "theirs.yaml", tmp_path / "ours.yaml"]
    flags = ("--test-remark", *flags)
    theirs = run(mlir_opt(), *flags, f"--remarks-output-file={written[0]}", stdin=TEXT)
    ours = run_ours(f"--load-pass-plugin={PLUGIN}", *flags, f"--remarks-output-file={written[1]}", stdin=TEXT)
    assert (ours.out, ours.err) == (theirs.stdout.decode(), theirs.stderr.decode())
    assert written[1].is_file() == ("--remark-format=yaml" in flags)
    if written[1].is_file():
        assert written[1].read_text() == written[0].read_text()


def test_of_those_alike_the_last_is_kept() -> None:
    """mlir-opt's order depends on addresses."""
    flags = ("--test-remark", "--remarks-filter=.*", "--remark-policy=final")
    theirs = run(mlir_opt(), *flags, stdin=TEXT).stderr.decode()
    ours = run_ours(f"--load-pass-plugin={PLUGIN}", *flags, stdin=TEXT).err
    assert "should be dropped" not in ours
    assert sorted(ours.splitlines()) == sorted(theirs.splitlines())
