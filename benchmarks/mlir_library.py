"""The figures of MLIR's C++ library itself, by the workers cpp_*.cpp, which are built here against it."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

from benchmarks.measure import ROUNDS


def build(folder: Path, config: str, name: str = "cpp_worker") -> Path:
    """Compile a worker into `folder`, with the library of `config`, an llvm-config."""
    worker = folder / name
    if worker.exists():
        return worker
    compiler = shutil.which("c++")
    if compiler is None or shutil.which(config) is None:
        raise RuntimeError(f"a C++ compiler and {config} (package libmlir-22-dev) are not there")
    asked = [config, "--includedir", "--libdir", "--cxxflags"]
    answer = subprocess.run(asked, capture_output=True, text=True, check=True).stdout
    include, library, flags = answer.splitlines()
    source = Path(__file__).with_name(f"{name}.cpp")
    command = [compiler, *flags.split(), "-std=c++17", "-O2", "-w", f"-I{include}", str(source)]
    command += ["-o", str(worker), f"-L{library}", f"-Wl,-rpath,{library}", "-lMLIR", "-lLLVM"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        lines = done.stderr.strip().splitlines()
        raise RuntimeError(lines[-1] if lines else "does not compile")
    return worker


def figures(worker: Path, folder: Path, size: str, rounds: int = ROUNDS) -> dict[str, float]:
    """CPU seconds of reading, printing and writing one module."""
    command = [str(worker), str(folder), size, str(rounds)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(done.stderr.strip() or "the worker has failed")
    found: dict[str, float] = json.loads(done.stdout)
    return found
