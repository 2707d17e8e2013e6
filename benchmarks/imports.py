"""The cost of starting: importing, parsing a small module, loading dialects from the cache beside another
one.

Python keeps the compiled form of imported modules, and so does every installed package; with
PYTHONDONTWRITEBYTECODE the benchmark would measure Python's compiler. The processes therefore keep the
compiled modules in a folder of the benchmark, which the first, unmeasured process of each program fills.
"""

from __future__ import annotations

import os
import subprocess
import tempfile

from benchmarks.measure import ROUNDS

SMALL = """\
func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.addi %a, %b : i32
  %1 = arith.muli %0, %b overflow<nsw> : i32
  return %1 : i32
}
"""

_PROGRAMS = {
    "import mlirkit": "import mlirkit.ir",
    "import and parse a small module": (
        "import sys; from mlirkit import ir; ir.Module.parse(open(sys.argv[1]).read(), ir.Context())"
    ),
}

# A shipped dialect, then those of mlirkit-dialects, which are skipped if the package is not installed.
LOADED = ("arith", "amdg", "mhlo", "torch", "tt", "ttng")

_LOAD = """
import sys, time
from mlirkit import ir
context = ir.Context()
context.get_dialect_descriptor("func")
start = time.process_time()
if context.dialect(sys.argv[1]) is not None:
    print(time.process_time() - start)
"""


def figures(python: str, small: str) -> dict[str, float]:
    """CPU seconds beyond those of an empty Python program, the least of some rounds."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "PYTHONPYCACHEPREFIX": folder}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)

        def least(program: str) -> float:
            return min([_process(python, program, small, environment) for _ in range(ROUNDS + 1)][1:])

        bare = least("pass")
        found = {name: least(program) - bare for name, program in _PROGRAMS.items()}
        for dialect in LOADED:
            loads = [_load(python, dialect, environment) for _ in range(ROUNDS + 1)][1:]
            if "" not in loads:
                found[f"load {dialect} from the cache"] = min(map(float, loads))
    return found


def _load(python: str, dialect: str, environment: dict[str, str]) -> str:
    """The seconds that loading a dialect takes; nothing if it is not there."""
    command = [python, "-c", _LOAD, dialect]
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)
    return done.stdout.strip()


def _process(python: str, program: str, argument: str, environment: dict[str, str]) -> float:
    process = subprocess.Popen([python, "-c", program, argument], env=environment)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise RuntimeError(f"{program} failed")
    return usage.ru_utime + usage.ru_stime
