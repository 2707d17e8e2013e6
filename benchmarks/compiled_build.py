"""The compiled build: the CPU time of all processes of `MLIRKIT_COMPILE=1 pip wheel`.

python -m benchmarks.compiled_build

The C compiler's results must not come from a cache: CC is removed from the environment.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from benchmarks.wheel import copy_sources

# Minutes of CPU time.
GATE = 4.0


def main() -> None:
    """Build, and print the table."""
    environment = {name: value for name, value in os.environ.items() if name != "CC"}
    with tempfile.TemporaryDirectory() as name:
        source = copy_sources(Path(name))
        pip = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps"]
        command = [*pip, "--wheel-dir", f"{name}/wheel", str(source)]
        start = time.perf_counter()
        process = subprocess.Popen(command, env={**environment, "MLIRKIT_COMPILE": "1"})
        _, status, usage = os.wait4(process.pid, 0)
        wall = time.perf_counter() - start
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode:
            sys.exit("the build failed")
        size = sum(path.stat().st_size for path in Path(name, "wheel").glob("*.whl")) / 2**20
    minutes = (usage.ru_utime + usage.ru_stime) / 60
    cell = f"{minutes:.1f}" if minutes <= GATE else f"**{minutes:.1f}**"
    print("| | CPU time, minutes | gate | wall time, minutes | wheel, MB |", "|---|" + "---:|" * 4, sep="\n")
    print(f"| compiled wheel | {cell} | {GATE:g} | {wall / 60:.1f} | {size:.1f} |")


if __name__ == "__main__":
    main()
