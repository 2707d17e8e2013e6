"""Functions of func, arith, scf and cf, beside MLIR's library, mlir-opt, jaxlib's bindings and xDSL.

    python -m benchmarks.functions [--pure PYTHON] [--compiled PYTHON] [--jaxlib PYTHON] [--xdsl PYTHON]
                                   [--mlir-opt TOOL] [--llvm-config TOOL] [--rounds N]

Each engine runs in its own process on the same inputs, in turn, `--rounds` times; a figure is the least CPU
time of them, so that a machine busy with other work disturbs little.  The builds default to the environments
of `scripts/test`; an engine that is missing is left out, with the reason.  Gates limit mlirkit's figure to a
multiple of a reference's, or to an absolute value; stretch goals are what a release aims at.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from benchmarks import imports, inputs, mlir_library, mlir_opt
from benchmarks.measure import Figures, keep_least, run_worker


@dataclass(frozen=True)
class Gate:
    """A limit: mlirkit's figure `name` against that of `reference` (None: an absolute value, in the unit)."""

    name: str
    reference: str | None
    stretch: float
    compiled: float
    pure: float
    against: str = ""


# Ratios of mlirkit's figure to the reference's, so 1/3 means three times as fast; limits are in seconds or
# bytes.
GATES = [
    Gate("parse generic large", "c++", 0.6, 1.2, 5),
    Gate("parse custom large", "c++", 0.6, 2, 6),
    Gate("parse generic medium", "xdsl", 1 / 130, 1 / 60, 1 / 15),
    Gate("print generic large", "c++", 1, 1.5, 2.5),
    Gate("print generic large", "jaxlib", 1, 1.5, 2.5),
    Gate("print generic medium", "xdsl", 1 / 20, 1 / 12, 1 / 8),
    Gate("print locations large", "c++", 1, 1.5, 2.5),
    Gate("bytecode read large", "c++", 0.8, 1.5, 5),
    Gate("bytecode read medium", "xdsl", 1 / 400, 1 / 150, 1 / 40, "parse generic medium"),
    Gate("bytecode write large", "c++", 1.5, 2.5, 10),
    Gate("walk names and types large", "jaxlib", 1 / 8, 1 / 3, 1 / 3),
    Gate("replace and erase large", "jaxlib", 1.5, 2.5, 4),
    *[Gate(f"pass {each} large", "mlir-opt", 1.5, 2.5, 12) for each in mlir_opt.PASSES.values()],
    Gate("pass canonicalize folding", "mlir-opt", 2, 3, 12),
    # Not cse: xDSL's skips functions with several blocks, which are most of the module.
    Gate("pass canonicalize medium", "xdsl", 1 / 60, 1 / 30, 1 / 30),
    Gate("parse custom large", "ours", 1, 1.5, 1.5, "parse generic large"),
    Gate("parse unknown large", "ours", 1, 1.5, 1.5, "parse custom large"),
    Gate("print custom large", "ours", 1, 1.5, 1.5, "print generic large"),
    Gate("bytes per operation large", None, 350, 450, 450),
    Gate("bytecode symbols large", None, 0.003, 0.010, 0.030),
    Gate("bytecode histogram large", None, 0.011, 0.020, 0.300),
    Gate("constants read", None, 0.001, 0.005, 0.010),
    Gate("constants memory", None, 5e6, 10e6, 10e6),
    Gate("import mlirkit", None, 0.008, 0.025, 0.050),
    Gate("import and parse a small module", None, 0.100, 0.150, 0.150),
    Gate("load arith from the cache", None, 0.005, 0.010, 0.010),
    *[Gate(f"load {each} from the cache", None, 0.015, 0.030, 0.030) for each in imports.LOADED[1:]],
]

_OURS = ("compiled", "pure")


def write_inputs(folder: Path, tool: str) -> None:
    """The modules in every form; the tool makes the other forms from the generic text."""
    (folder / "small.mlir").write_text(imports.SMALL)
    (folder / "large.mlir").write_text(inputs.functions(inputs.LARGE))
    (folder / "medium.mlir").write_text(inputs.functions(inputs.MEDIUM))
    (folder / "folding.mlir").write_text(inputs.folding(inputs.FOLDING))
    (folder / "constants.mlir").write_text(inputs.constants(10, 10))
    flags = {
        ".custom.mlir": [],
        ".located.mlir": ["--mlir-print-debuginfo", "--mlir-print-op-generic"],
        ".mlirbc": ["--emit-bytecode"],
    }
    allow = "--allow-unregistered-dialect"
    for name in ("medium", "large", "constants"):
        for suffix, options in flags.items():
            if name != "constants" or suffix == ".mlirbc":
                source, to = str(folder / f"{name}.mlir"), str(folder / f"{name}{suffix}")
                subprocess.run([tool, allow, source, *options, "-o", to], check=True)
    (folder / "constants.mlir").unlink()


def measure_ours(python: str, folder: Path) -> Figures:
    """One round of mlirkit, in the build of that interpreter."""
    place = str(folder)
    found = run_worker(python, "mlirkit_worker", place)
    for size in ("medium", "large"):
        found.update(run_worker(python, "mlirkit_worker", place, "--memory", size))
    for part in ("--constants", "--folding"):
        found.update(run_worker(python, "mlirkit_worker", place, part))
    found.update(imports.figures(python, str(folder / "small.mlir")))
    return found


def measure_library(config: str, folder: Path) -> Figures:
    """One round of MLIR's C++ library."""
    worker = mlir_library.build(folder, config)
    found: Figures = {}
    for size in ("medium", "large"):
        found.update(mlir_library.figures(worker, folder, size))
    return found


def measure_mlir_opt(tool: str, folder: Path) -> Figures:
    """One round of mlir-opt."""
    found: Figures = {}
    for size in ("medium", "large"):
        found.update(mlir_opt.figures(tool, folder, size))
        found.update(mlir_opt.passes(tool, folder, size))
    found["pass canonicalize folding"] = mlir_opt.one_pass(tool, folder, "folding", "Canonicalizer")
    found.update(mlir_opt.constants(tool, folder))
    return found


def shown(name: str, value: float | None) -> str:
    """A figure with its unit."""
    if value is None:
        return ""
    if name.startswith("bytes per"):
        return f"{value:.0f} B"
    if name.endswith("memory"):
        return f"{value / 1e6:.1f} MB"
    if name.startswith("operations"):
        return f"{value:.0f}"
    return f"{value * 1e3:.1f} ms"


def ratio(value: float) -> str:
    """The text of a ratio: 2.1x, or 1/130 if mlirkit's figure is much smaller."""
    return f"{value:.2f}x" if value > 0.2 else f"1/{1 / value:.0f}"


def judged(figures: dict[str, Figures], missing: dict[str, str]) -> list[str]:
    """The table of gates; figures that miss their gate are bold."""
    lines = [
        "| measured | against | build | ours | theirs | ratio | stretch | gate |",
        "|---|---|---|---:|---:|---:|---:|---:|",
    ]
    for gate in GATES:
        for build in _OURS:
            ours = figures.get(build, {}).get(gate.name)
            limit = gate.compiled if build == "compiled" else gate.pure
            against = gate.against or gate.name
            title = f"{gate.reference}: {against}" if gate.against else gate.reference or "a limit"
            engine = build if gate.reference == "ours" else gate.reference
            theirs = figures.get(engine, {}).get(against) if engine is not None else None
            left_out = build if ours is None else engine if engine is not None and theirs is None else None
            if ours is None or left_out is not None:
                reason = missing.get(left_out or build, "not measured")
                lines.append(f"| {gate.name} | {title} | {build} | | | | | skipped: {reason} |")
                continue
            if theirs is None:
                cells = [bold_above(ours, limit, shown(gate.name, ours)), "", ""]
                cells += [shown(gate.name, value) for value in (gate.stretch, limit)]
            else:
                times = ours / theirs
                cells = [shown(gate.name, ours), shown(against, theirs)]
                cells.append(bold_above(times, limit, ratio(times)))
                cells += [ratio(value) for value in (gate.stretch, limit)]
            lines.append(f"| {gate.name} | {title} | {build} | {' | '.join(cells)} |")
    return lines


def bold_above(value: float, limit: float, text: str) -> str:
    """The text of a value, bold if it is above its limit."""
    return text if value <= limit else f"**{text}**"


def beside_mlir_opt(found: dict[str, Figures]) -> list[str]:
    """The table of the jobs that mlir-opt also runs: the ratios alone."""
    theirs = found.get("mlir-opt", {})
    builds = [build for build in _OURS if build in found]
    names = [name for name in theirs if any(name in found[build] for build in builds)]
    lines = [f"| | mlir-opt | {' | '.join(builds)} |", "|---|---|" + "---|" * len(builds)]
    for name in sorted(names):
        ratios = [ratio(found[build][name] / theirs[name]) for build in builds]
        lines.append(f"| {name} | {shown(name, theirs[name])} | {' | '.join(ratios)} |")
    return lines


def everything(found: dict[str, Figures]) -> list[str]:
    """The table of all figures."""
    engines = list(found)
    names: dict[str, None] = {}
    for figures in found.values():
        names.update(dict.fromkeys(figures))
    lines = [f"| | {' | '.join(engines)} |", "|---|" + "---|" * len(engines)]
    lines += [
        f"| {name} | {' | '.join([shown(name, found[engine].get(name)) for engine in engines])} |"
        for name in sorted(names)
    ]
    return lines


def main() -> None:
    """Measure, and print the tables."""
    root = Path(__file__).parents[1]
    parser = argparse.ArgumentParser()
    parser.add_argument("--pure", default=str(root / ".venv/bin/python"))
    parser.add_argument("--compiled", default=str(root / ".venv-compiled/bin/python"))
    parser.add_argument("--jaxlib", default=str(root / ".venv/bin/python"))
    parser.add_argument("--xdsl", default=sys.executable)
    parser.add_argument("--mlir-opt", default="mlir-opt-22")
    parser.add_argument("--llvm-config", default="llvm-config-22")
    parser.add_argument("--rounds", type=int, default=3)
    arguments = parser.parse_args()
    tool = shutil.which(arguments.mlir_opt)
    if tool is None:
        sys.exit(f"{arguments.mlir_opt} is not installed (package mlir-22-tools): it makes the inputs")
    found: dict[str, Figures] = {}
    missing: dict[str, str] = {}
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        write_inputs(folder, tool)
        engines = {
            "compiled": lambda: measure_ours(arguments.compiled, folder),
            "c++": lambda: measure_library(arguments.llvm_config, folder),
            "mlir-opt": lambda: measure_mlir_opt(tool, folder),
            "pure": lambda: measure_ours(arguments.pure, folder),
            "jaxlib": lambda: run_worker(arguments.jaxlib, "jaxlib_worker", name),
            "xdsl": lambda: run_worker(arguments.xdsl, "xdsl_worker", name),
        }
        for _ in range(arguments.rounds):
            for engine, measure in engines.items():
                if engine in missing or (engine == "xdsl" and engine in found):
                    continue
                try:
                    figures = measure()
                except (OSError, RuntimeError) as error:
                    missing[engine] = str(error)
                    print(f"{engine}: {error}", file=sys.stderr)
                    continue
                keep_least(found.setdefault(engine, figures), figures)
    print("\n".join(tables(found, missing)))


def tables(figures: dict[str, Figures], missing: dict[str, str]) -> list[str]:
    """All results, as Markdown."""
    lines = judged(figures, missing)
    lines += ["", "Beside mlir-opt, which verifies parsed modules:", "", *beside_mlir_opt(figures)]
    lines += ["", "All figures:", "", *everything(figures)]
    return [*lines, "", *[f"{engine} was left out: {reason}" for engine, reason in missing.items()]]


if __name__ == "__main__":
    main()
