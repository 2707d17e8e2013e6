"""A run of lit over a suite, with the reference's tools or with mlirkit's commands."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tests.upstream.command_server import command_server
from tests.upstream.missing_passes import KnownPasses
from tests.upstream.source_package import Unavailable
from tests.upstream.suites import HERE, TOOLS, Suite, substitutions, write_project


@dataclass(frozen=True)
class Outcome:
    """lit's result for a test."""

    passed: bool
    output: str


def reference_run(suite: Suite, source: Path, kept: Path, jobs: int) -> list[str]:
    """The tests that call replaced tools and pass with the reference's; cached in the file `kept`."""
    if kept.is_file():
        names: list[str] = json.loads(kept.read_text())
        return names
    print(f"running {suite.folder} with the reference, once ...", flush=True)
    outcomes = _run_lit(suite, source, None, jobs, ())
    folder = source / suite.folder
    names = sorted(
        name for name, outcome in outcomes.items() if outcome.passed and suite.concerns_us(folder / name)
    )
    kept.parent.mkdir(parents=True, exist_ok=True)
    partial = kept.with_suffix(f".{os.getpid()}")
    partial.write_text(json.dumps(names, indent=0))
    partial.rename(kept)
    return names


def our_run(suite: Suite, source: Path, tests: Sequence[str], jobs: int) -> dict[str, Outcome]:
    """The outcomes of tests with mlirkit's commands; tests that use a missing pass are not run."""
    passes = KnownPasses()
    outcomes: dict[str, Outcome] = {}
    for name in tests:
        missing = passes.missing_of(source / suite.folder / name)
        if missing is not None:
            outcomes[name] = Outcome(False, f"'{missing}' is a pass of MLIR that mlirkit does not have")
    runnable = [name for name in tests if name not in outcomes]
    with tempfile.TemporaryDirectory(prefix="mlirkit-") as folder:
        project = Path(folder) / "test_dialect"
        write_project(project, source)
        with command_server(Path(folder), project) as launcher:
            return outcomes | _run_lit(suite, source, launcher, jobs, runnable, project)


def _run_lit(
    suite: Suite,
    source: Path,
    launcher: list[str] | None,
    jobs: int,
    tests: Sequence[str],
    project: Path = Path(),
) -> dict[str, Outcome]:
    """Run lit on the tests, or on all; outcomes by name, without tests that are unsupported."""
    lit = TOOLS / "lit"
    if not lit.exists():
        raise Unavailable(f"{lit} is not there: apt-get install llvm-22-tools")
    with tempfile.TemporaryDirectory(prefix="mlirkit-") as scratch:
        results = Path(scratch) / "results.json"
        parameters = {
            "suite": suite.name,
            "source": source / suite.folder,
            "scratch": Path(scratch) / "work",
            "tools": TOOLS,
            "python": sys.executable,
            "suffixes": ",".join(suite.suffixes),
            "excludes": ",".join(suite.excludes),
            "substitutions": "\n".join(
                [f"{name}={text}" for name, text in substitutions(suite, launcher, project)]
            ),
        }
        place = HERE / "suite"
        chosen = Path(scratch) / "tests"
        chosen.write_text("".join([f"{place / name}\n" for name in tests or ("",)]))
        command = [str(lit), "--config-prefix=upstream", f"-j{jobs}", "--quiet", f"--output={results}"]
        command += [word for name, value in parameters.items() for word in ("-D", f"{name}={value}")]
        done = subprocess.run([*command, f"@{chosen}"], capture_output=True, text=True, check=False)
        if not results.exists():
            raise RuntimeError(f"lit failed:\n{done.stdout}{done.stderr}")
        report = json.loads(results.read_text())
    return {
        test["name"].partition(" :: ")[2]: Outcome(test["code"] == "PASS", test["output"])
        for test in report["tests"]
        if test["code"] in ("PASS", "FAIL")
    }
