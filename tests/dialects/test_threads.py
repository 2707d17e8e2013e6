"""Threads: objects made on first use are made once, by whichever thread.

A fresh process per group of dialects, whose threads all begin with the same texts at once.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

TEXTS = Path(__file__).parents[1] / "conformance" / "custom_texts"
#: In groups, since dialects that use each other's types and attributes load each other.
FILES = sorted(str(path) for path in TEXTS.glob("*.mlir"))
GROUPS = 8
#: Texts of each dialect.
COUNT = os.environ.get("MLIRKIT_THREAD_TEXTS", "12")

PROGRAM = """
import sys, threading
from mlirkit.core.context import Context
from mlirkit.core.operation import Operation
from mlirkit.support.diagnostics import MLIRError

*paths, count = sys.argv[1:]
texts = [text for path in paths for text in open(path).read().split("// -----\\n")[: int(count)]]
outcomes = [[] for _ in range(8)]
barrier = threading.Barrier(len(outcomes))
sys.setswitchinterval(1e-6)

def outcome(text, context):
    try:
        operation = Operation.parse(text, context=context)
        return operation.get_asm(print_generic_op_form=True) + operation.get_asm(assume_verified=True)
    except MLIRError as error:
        return f"MLIRError {error}"
    except BaseException as error:
        return f"{type(error).__name__} {error}"

def work(mine):
    context = Context(allow_unregistered_dialects=True)
    for text in texts:
        # All threads reach the first use of a dialect at the same time.
        barrier.wait()
        mine.append(outcome(text, context))

threads = [threading.Thread(target=work, args=[mine]) for mine in outcomes]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
context = Context(allow_unregistered_dialects=True)
for number, text in enumerate(texts):
    expected = outcome(text, context)
    for mine in outcomes:
        if mine[number] != expected:
            print(f"{text}\\nis\\n{mine[number][:1000]}\\nafterwards\\n{expected[:1000]}")
            sys.exit(1)
"""

SLOW = """
import threading, time
from mlirkit.ir import Attribute, Context
from mlirkit.ods.live.formats.value_step import ValueFormatCompiler

fast = ValueFormatCompiler.compile

def slow(self, elements):
    time.sleep(0.1)
    return fast(self, elements)

contexts = [Context() for _ in range(4)]
for context in contexts:
    Attribute.parse("#llvm.linkage<external>", context)
ValueFormatCompiler.compile = slow
outcomes = []

def work(context):
    try:
        outcomes.append(str(Attribute.parse("#llvm.framePointerKind<all>", context)))
    except BaseException as error:
        outcomes.append(repr(error))

threads = [threading.Thread(target=work, args=[context]) for context in contexts]
for thread in threads:
    thread.start()
    time.sleep(0.03)
for thread in threads:
    thread.join()
assert outcomes == ["#llvm.framePointerKind<all>"] * len(contexts), outcomes
"""

LAZY = """
import sys, threading
from mlirkit.bytecode import read_bytecode, write_bytecode
from mlirkit.core.context import Context
from mlirkit.text.parser import parse_source

function = "func.func @f{0}(%a: i{1}) -> i{1} {{\\n  %0 = arith.addi %a, %a : i{1}\\n  return %0 : i{1}\\n}}\\n"
text = "".join(function.format(number, number + 1) for number in range(60))
context = Context()
data = write_bytecode(parse_source(text.encode(), "lazy", context, True))
expected = read_bytecode(data, context, "lazy", True).get_asm(enable_debug_info=True)
sys.setswitchinterval(1e-6)
for _ in range(20):
    module = read_bytecode(data, context, "lazy", True, lazy=True)
    outcomes = []
    barrier = threading.Barrier(6)

    def work(act):
        barrier.wait()
        try:
            outcomes.append(act())
        except BaseException as error:
            outcomes.append(repr(error))

    acts = [lambda: module.get_asm(enable_debug_info=True), module.verify]
    threads = [threading.Thread(target=work, args=[acts[number % 2]]) for number in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    wrong = [each for each in outcomes if each is not True and each != expected]
    if wrong:
        print(wrong[0])
        sys.exit(1)
"""


def check(program: str, *arguments: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", program, *arguments], check=False, capture_output=True, text=True, timeout=300
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


@pytest.mark.parametrize("group", range(GROUPS))
def test_parsing(group: int) -> None:
    """Eight threads with a context each get the same texts as one thread."""
    check(PROGRAM, *FILES[group::GROUPS], COUNT)


def test_slow_making() -> None:
    """While a thread compiles the format of an attribute, another thread that needs the format waits."""
    check(SLOW)


def test_one_lazy_module() -> None:
    """Threads that print and verify one module while its parts load see the whole module."""
    check(LAZY)
