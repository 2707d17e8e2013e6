"""An interrupt while dialects load, at any point, leaves a process in which everything works.

A fork of a process that has loaded nothing is interrupted at the n-th call, or return from a call of C, of its
first parse: these are where Python looks for signals.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

TEXTS = Path(__file__).parents[1] / "conformance" / "custom_texts"

PROGRAM = """
import os, sys
from mlirkit.core.context import Context
from mlirkit.core.operation import Operation
from mlirkit.support.diagnostics import MLIRError
import mlirkit.text.parser, mlirkit.text.printer, mlirkit.dialects

# How far the first parse gets, in millionths.
path, shares = sys.argv[1], [int(each) for each in sys.argv[2:]]

# An interrupt in a callback of a weak reference, which importlib has, is reported by Python and raised nowhere.
def report(unraisable):
    if unraisable.exc_type is not KeyboardInterrupt:
        sys.__unraisablehook__(unraisable)

sys.unraisablehook = report
texts = open(path).read().split("// -----\\n")[:8]

def outcomes(context):
    found = []
    for text in texts:
        try:
            found.append(str(Operation.parse(text, context=context)))
        except MLIRError as error:
            found.append(str(error))
    return found

def is_interrupt(error):
    # Python 3.11 makes a RuntimeError of an interrupt in `__set_name__`.
    while error is not None and not isinstance(error, KeyboardInterrupt):
        error = error.__cause__
    return error is not None

def interrupted_at(point):
    left = [point]
    def look(frame, event, argument):
        if event in ("call", "c_return"):
            left[0] -= 1
            if left[0] == 0:
                sys.setprofile(None)
                raise KeyboardInterrupt
    context = Context(allow_unregistered_dialects=True)
    try:
        sys.setprofile(look)
        outcomes(context)
    except BaseException as error:
        if not is_interrupt(error):
            raise
    finally:
        sys.setprofile(None)
    return point - left[0], [outcomes(context), outcomes(Context(allow_unregistered_dialects=True))]

def in_a_fork(task):
    # What the fork says comes through a pipe.
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        status = 1
        try:
            os.close(read)
            with open(write, "w") as stream:
                stream.write(repr(task()))
            status = 0
        except BaseException:
            import traceback
            traceback.print_exc()
        finally:
            os._exit(status)
    os.close(write)
    with open(read) as stream:
        said = stream.read()
    return os.waitpid(child, 0)[1], said

status, said = in_a_fork(lambda: interrupted_at(1 << 60))
count, expected = eval(said)
for share in shares:
    point = 1 + count * share // 1_000_000
    status, said = in_a_fork(lambda: interrupted_at(point))
    if status or eval(said)[1] != expected:
        print(f"interrupted at call {point} of {count}: {status} {said[:2000]}")
        sys.exit(1)
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
@pytest.mark.parametrize("dialect", sorted(path.stem for path in TEXTS.glob("*.mlir")))
def test_interrupted_first_parse(dialect: str) -> None:
    # A parse every 10 ms of which is interrupted has about 40 points.
    points = int(os.environ.get("MLIRKIT_INTERRUPTS", "1"))
    # Closer together at the beginning, where dialects load.
    shares = [str(1_000_000 * (number + 1) ** 3 // (points + 1) ** 3) for number in range(points)]
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(TEXTS / f"{dialect}.mlir"), *shares],
        check=False,
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
