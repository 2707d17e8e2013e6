"""Hooks that only transformations or bytecode need: nothing else imports them, with no visible effect."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from mlirkit.dialects.loading import TRANSFORMATIONS, modules_listed
from mlirkit.dialects.roots import ROOTS

TEXTS = Path(__file__).parents[1] / "conformance" / "custom_texts"
LAZY = [name for name in ROOTS if modules_listed(name, TRANSFORMATIONS)]

# Prints the hooks of dialects and of every third operation; with the last argument "eager", imports all hook
# modules first.
LOOKUPS = """
import sys

from mlirkit import ir
from mlirkit.core.transformation_interfaces import TRANSFORMATION_INTERFACES
from mlirkit.dialects import loading

*names, order = sys.argv[1:]
if order == "eager":
    for name in names:
        loading.import_hooks(name)
context = ir.Context()
dialects = [context.get_dialect_descriptor(name) and context.dialect(name) for name in names]
infos = [dialect.operation_name(each, context) for dialect in dialects for each in dialect.operation_names()[::3]]


def told(hook):
    return getattr(hook, "__qualname__", type(hook).__qualname__)


for info in infos:
    has = [name for name in sorted(TRANSFORMATION_INTERFACES) if info.has_trait(name)]
    interfaces = sorted((name, told(each)) for name, each in info.interfaces.items())
    patterns = [each.name for each in info.canonicalizers]
    print(info.name, has, interfaces, sorted(info.traits), told(info.fold_hook), patterns)
    assert info.interfaces_at_hand is info.interfaces
for dialect in dialects:
    whole = [told(dialect.interface(name)) for name in ("DialectInlinerInterface", "DeadCodeDialectInterface")]
    print(dialect.name, whole)
"""

# Prints the modules for transformations and for bytecode that reading, verifying and printing a file imports.
READING = """
import os
import sys
from importlib.util import resolve_name

from mlirkit.cli import main
from mlirkit.dialects.loading import BYTECODE, TRANSFORMATIONS, modules_listed
from mlirkit.dialects.roots import ROOTS

KINDS = (BYTECODE, TRANSFORMATIONS)
for path in sys.argv[1:]:
    if os.fork() == 0:
        sys.stdout = sys.stderr = open(os.devnull, "w")
        main(["opt", "--split-input-file", "--allow-unregistered-dialect", path])
        listed = [(name, each) for name in ROOTS for kind in KINDS for each in modules_listed(name, kind)]
        names = {each: resolve_name(f".{each[1]}", f"mlirkit.dialects.{each[0]}") for each in listed}
        found = [each for each in listed if names[each] in sys.modules]
        if found:
            os.write(1, f"{path}: {found}\\n".encode())
        os._exit(0)
    os.wait()
"""

# A program's hooks come behind the shipped ones, which nothing has loaded before; existing classes keep their
# hooks.
HOOKS_OF_A_PROGRAM = """
from mlirkit import ir
from mlirkit.ods.live.hooks import canonicalizer, folder

context = ir.Context()
before = context.operation_name("arith.addi")


@folder("arith.addi", "arith.subi")
def fold_mine(op, operands):
    return None


@canonicalizer("arith.addi", "Mine")
@canonicalizer("arith.subi", "Mine")
def bring_mine(op, rewriter):
    return False


after = context.operation_name("arith.subi")
print(before.fold_hook.__name__, after.fold_hook.__name__)
print("Mine" in [each.name for each in before.canonicalizers])
print([each.name for each in after.canonicalizers].index("Mine") == len(after.canonicalizers) - 1 > 0)
"""


def output(program: str, *arguments: str) -> str:
    command = [sys.executable, "-c", program, *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.stderr == ""
    return done.stdout


def test_lookups_are_those_of_hooks_that_are_there() -> None:
    lazy = output(LOOKUPS, *LAZY, "lazy").splitlines()
    assert len(lazy) > 500
    assert lazy == output(LOOKUPS, *LAZY, "eager").splitlines()


def test_reading_needs_none() -> None:
    assert len(LAZY) > 30
    assert output(READING, *map(str, sorted(TEXTS.glob("*.mlir")))) == ""


def test_hooks_of_a_program_come_behind_those_that_ship() -> None:
    assert output(HOOKS_OF_A_PROGRAM) == "fold_addi fold_mine\nFalse\nTrue\n"
