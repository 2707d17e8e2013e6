"""The size of the pure wheel, and the cost of starting with only the wheel installed: one table.

    python -m benchmarks.wheel [--wheel FILE] [--rounds N] [-o FILE]

Without --wheel, one is built of this tree.  It is unpacked alone, the cache directory is empty in every
round, and Python keeps its compiled form of the modules from the first, unmeasured round.  Times are CPU
time, the least of the rounds, including that of Python itself.
"""

from __future__ import annotations

import argparse
import compileall
import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]

# The files that `setup.py` reads.
_SOURCES = (
    "build_backend",
    "examples",
    "src",
    "LICENSE",
    "MANIFEST.in",
    "README.md",
    "pyproject.toml",
    "setup.py",
)

MODULES = {
    "llvm": "%0 = llvm.mlir.constant(1 : i32) : i32\n%1 = llvm.add %0, %0 : i32\n",
    "linalg": (
        "%0 = tensor.empty() : tensor<4x4xf32>\n"
        "%1 = linalg.matmul ins(%0, %0 : tensor<4x4xf32>, tensor<4x4xf32>) "
        "outs(%0 : tensor<4x4xf32>) -> tensor<4x4xf32>\n"
    ),
}

_ALL_DIALECTS = """
from mlirkit import ir
from mlirkit.dialects.roots import ROOTS
context = ir.Context()
for name in ROOTS:
    context.get_dialect_descriptor(name)
"""


@dataclass(frozen=True)
class Limit:
    """The limit of a figure: megabytes of 2**20 bytes, or seconds."""

    name: str
    limit: float
    unit: str


LIMITS = [
    Limit("wheel", 4.0, "MB"),
    Limit("installed", 20.0, "MB"),
    Limit("opt, two lines of llvm", 0.25, "s"),
    Limit("opt, two lines of linalg", 0.25, "s"),
    Limit("all dialects", 1.5, "s"),
]


def copy_sources(folder: Path) -> Path:
    """A copy of the files that `setup.py` reads, in a new folder below `folder`."""
    copy = folder / "source"
    ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.egg-info", ".*")
    copy.mkdir()
    for name in _SOURCES:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, copy / name, ignore=ignored)
        else:
            shutil.copy(ROOT / name, copy / name)
    return copy


def build_wheel(folder: Path) -> Path:
    """The pure wheel of this tree, built in a copy of it."""
    copy = copy_sources(folder)
    program = (
        "import sys; sys.path.insert(0, 'build_backend')\n"
        "from backend import build_wheel; build_wheel(sys.argv[1])"
    )
    environment = {name: value for name, value in os.environ.items() if name != "MLIRKIT_COMPILE"}
    done = subprocess.run(
        [sys.executable, "-c", program, str(folder)],
        cwd=copy,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise RuntimeError(f"no wheel could be built:\n{done.stderr}")
    (wheel,) = folder.glob("*.whl")
    return wheel


def sizes(wheel: Path) -> dict[str, float]:
    """The sizes of the wheel and of its files."""
    with zipfile.ZipFile(wheel) as archive:
        installed = sum(each.file_size for each in archive.infolist())
    return {"wheel": wheel.stat().st_size / 2**20, "installed": installed / 2**20}


class Installed:
    """An unpacked wheel, alone except for its dependencies."""

    def __init__(self, wheel: Path, folder: Path) -> None:
        self.site = folder / "site"
        self._modules = folder / "pycache"
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(self.site)
        found = importlib.util.find_spec("mypy_extensions")
        if found is None or found.origin is None:
            raise RuntimeError("mypy_extensions is not installed")
        shutil.copy(found.origin, self.site)

    def environment(self, cache: str) -> Mapping[str, str]:
        """The variables of a process that finds nothing but the wheel."""
        left_out = ("PYTHONDONTWRITEBYTECODE", "MLIRKIT_INCLUDE", "MLIRKIT_TARGET")
        kept = {name: value for name, value in os.environ.items() if name not in left_out}
        places = {"PYTHONPATH": str(self.site), "PYTHONPYCACHEPREFIX": str(self._modules)}
        return kept | places | {"MLIRKIT_CACHE": cache}

    def run(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Run Python without any site, on an empty cache directory."""
        with tempfile.TemporaryDirectory() as cache:
            return subprocess.run(
                [sys.executable, "-S", *arguments],
                env=self.environment(cache),
                capture_output=True,
                text=True,
                check=False,
            )

    def seconds(self, *arguments: str) -> float:
        """The CPU time of a process."""
        with tempfile.TemporaryDirectory() as cache:
            process = subprocess.Popen(
                [sys.executable, "-S", *arguments], env=self.environment(cache), stdout=subprocess.DEVNULL
            )
            _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode:
            raise RuntimeError(f"{' '.join(arguments)} failed")
        return usage.ru_utime + usage.ru_stime

    def compiled_bytes(self) -> int:
        """The size of Python's compiled form of all modules, which installing with pip leaves beside them."""
        compileall.compile_dir(self.site, quiet=2)
        return sum(path.stat().st_size for path in self.site.rglob("*.pyc"))


def starts(installed: Installed, folder: Path, rounds: int) -> dict[str, float]:
    """The cost of first uses, by their names in LIMITS."""
    programs: dict[str, tuple[str, ...]] = {"all dialects": ("-c", _ALL_DIALECTS)}
    for name, text in MODULES.items():
        path = folder / f"{name}.mlir"
        path.write_text(text)
        programs[f"opt, two lines of {name}"] = ("-m", "mlirkit", "opt", str(path))
    return {
        name: min([installed.seconds(*program) for _ in range(rounds + 1)][1:])
        for name, program in programs.items()
    }


def main() -> None:
    """Measure, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--wheel", type=Path)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("-o", help="where the table goes, in place of the standard output")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        wheel = arguments.wheel or build_wheel(folder)
        installed = Installed(wheel, folder)
        found = sizes(wheel) | starts(installed, folder, arguments.rounds)
        compiled = installed.compiled_bytes() / 2**20
    lines = ["| | measured | limit |", "|---|---:|---:|"]
    for limit in LIMITS:
        value = found[limit.name]
        measured = f"{value:.2f} {limit.unit}"
        cell = measured if value <= limit.limit else f"**{measured}**"
        lines.append(f"| {limit.name} | {cell} | {limit.limit:g} {limit.unit} |")
    lines.append(f"| installed, with Python's compiled form | {found['installed'] + compiled:.2f} MB | |")
    text = "\n".join(lines) + "\n"
    if arguments.o:
        Path(arguments.o).write_text(text)
    else:
        print(text, end="")


if __name__ == "__main__":
    main()
