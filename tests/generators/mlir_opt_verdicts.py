"""The verdicts of mlir-opt on many small texts, which it gets in one split file, each with its number.

A text that crashes the tool, or runs out of time, is found by halving.
"""

from __future__ import annotations

import re
import subprocess
from collections.abc import Sequence

# The separator between two pieces of a split file.
SEPARATOR = "// -----"
#: Texts per process.
BATCH = 100


def accepted(chunks: Sequence[str], tool: str, *flags: str) -> list[str | None]:
    """mlir-opt's print of each chunk; None if it refuses the chunk or crashes."""
    found: list[str | None] = [None] * len(chunks)
    pending = [(start, min(start + BATCH, len(chunks))) for start in range(0, len(chunks), BATCH)]
    while pending:
        start, end = pending.pop()
        text = f"\n{SEPARATOR}\n".join(
            f'"x.number"() {{n = {number}}} : () -> ()\n{chunks[number]}\n' for number in range(start, end)
        )
        printed = run(tool, text, *flags)
        if printed is None:
            middle = (start + end) // 2
            if middle > start:
                pending.extend([(start, middle), (middle, end)])
            continue
        for part in printed.split(SEPARATOR):
            number = re.search(r'"x.number"\(\) \{n = (\d+)', part)
            if number is not None:
                found[int(number.group(1))] = _without_number(part)
    return found


def run(tool: str, text: str, *flags: str) -> str | None:
    """The output of mlir-opt; None if it crashes or takes too long."""
    try:
        done = subprocess.run(
            [tool, "--allow-unregistered-dialect", "--split-input-file", *flags],
            input=text,
            capture_output=True,
            text=True,
            check=False,
            timeout=20,
        )
    except subprocess.TimeoutExpired:
        return None
    return None if done.returncode < 0 else done.stdout


def _without_number(part: str) -> str:
    return re.sub(r'(?m)^ *"x.number".*\n', "", part).strip("\n") + "\n"


def inside(text: str) -> str:
    """A module's text, custom or generic, without the module around it."""
    lines = text.rstrip().split("\n")
    lines.remove("module {" if "module {" in lines else '"builtin.module"() ({')
    return "\n".join(lines[:-1])
