"""Virtual environments for clients, kept in the cache folder, with this checkout installed in place."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from shutil import which

from mlirkit.support.content_cache import cache_folder

ROOT = Path(__file__).parents[2]
SECONDS = 1800


class Environment:
    """A virtual environment by name; `requirements` has a list of arguments for each call of pip."""

    def __init__(self, name: str, requirements: list[list[str]]) -> None:
        cache = cache_folder()
        if cache is None:
            raise SystemExit("MLIRKIT_CACHE=0 leaves no place for virtual environments")
        self.folder = Path(cache) / "clients" / name
        self.python = self.folder / "bin" / "python"
        if not self.python.exists():
            _run([sys.executable, "-m", "venv", str(self.folder)])
        own = ["--no-deps", "--editable", str(ROOT), "--editable", str(ROOT / "packs")]
        for each in [*requirements, ["mypy_extensions", "numpy"], own]:
            _run([str(self.python), "-m", "pip", "install", "--quiet", *each])

    def version(self, distribution: str) -> str:
        program = f"from importlib.metadata import version; print(version({distribution!r}))"
        return self.run(["-c", program]).stdout.strip()

    def run(
        self, arguments: list[str], folder: Path = ROOT, path: list[Path] | None = None
    ) -> subprocess.CompletedProcess[str]:
        """Run Python in a folder, with more folders to import from."""
        variables = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, path or []))}
        variables.setdefault("MLIRKIT_MLIR_OPT", which("mlir-opt-22") or "")
        return subprocess.run(
            [str(self.python), *arguments],
            cwd=folder, env=variables, capture_output=True, text=True, timeout=SECONDS, check=False,
        )  # fmt: skip


def _run(command: list[str]) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{' '.join(command)}\n{done.stderr[-2000:]}")


def commit(checkout: Path) -> str:
    """The commit of a checkout, with its day."""
    command = ["git", "-C", str(checkout), "log", "-1", "--format=%h of %as"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.stdout.strip() or "unknown"
