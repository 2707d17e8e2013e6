"""Modules of hooks: importing them reads no definition, and a dialect lists all that register something."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module

import pytest

from mlirkit.dialects import loading
from mlirkit.dialects.loading import BYTECODE, READING, TRANSFORMATIONS, hook_modules
from mlirkit.dialects.roots import ROOTS

# Compares the hooks that importing one dialect registers for it, in a fork, with those after importing all.
ALONE = """
import os

from mlirkit.dialects import loading
from mlirkit.dialects.roots import ROOTS
from mlirkit.ods.live.hooks import listeners

registered = []
listeners.append(registered.append)


def hooks_of(name):
    owners = [key if isinstance(key, str) else str(key[0]) for key in registered]
    return [owner for owner in owners if owner.partition(".")[0] == name]


counts = {}
for name in ROOTS:
    reader, writer = os.pipe()
    if os.fork() == 0:
        loading.import_hooks(name)
        os.write(writer, str(len(hooks_of(name))).encode())
        os._exit(0)
    os.wait()
    counts[name] = int(os.read(reader, 9))
for name in ROOTS:
    loading.import_hooks(name)
print({name: counts[name] for name in ROOTS if counts[name] != len(hooks_of(name))})
"""

# Fails where a definition is evaluated or a dialect is built; prints the modules that register hooks (the
# first table) or checks of traits and that their dialect does not list.
PROGRAM = """
from importlib import import_module
from pathlib import Path

from mlirkit import dialects
from mlirkit.core import traits
from mlirkit.dialects import loading
from mlirkit.dialects.roots import ROOTS
from mlirkit.ods.live.hooks import listeners


def fail(*arguments, **named):
    raise RuntimeError(f"definitions are read for {arguments[0]!r}")


loading.build_dialect = loading.load_definitions = loading.evaluated_definitions = fail
loading.make_dialect = fail
registered = []
listeners.append(registered.append)
for name in ROOTS:
    loading.import_hooks(name)
assert len(registered) > 1000, len(registered)
for name in ROOTS:
    folder = Path(dialects.__path__[0], name)
    for path in sorted(folder.rglob("*.py")):
        module = ".".join(path.relative_to(folder).with_suffix("").parts).removesuffix("__init__").rstrip(".")
        before = len(registered) + len(traits.CHECKS) + len(traits.REGION_CHECKS)
        import_module(f"mlirkit.dialects.{name}.{module}".rstrip("."))
        if len(registered) + len(traits.CHECKS) + len(traits.REGION_CHECKS) != before:
            print(f"{name}.{module}")
"""


def test_hook_modules_are_listed_and_read_no_definition() -> None:
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("", "")


def test_a_dialect_registers_its_hooks_alone() -> None:
    """No hook of a dialect depends on the import of another dialect."""
    done = subprocess.run([sys.executable, "-c", ALONE], capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("{}\n", "")


@pytest.mark.parametrize("name", [name for name in ROOTS if hook_modules(name)])
def test_lists_are_sorted(name: str) -> None:
    package = vars(import_module(f"mlirkit.dialects.{name}"))
    for listed in [package.get(kind, ()) for kind in (READING, TRANSFORMATIONS, BYTECODE)]:
        assert list(listed) == sorted(set(listed))


def test_a_dialect_without_hooks() -> None:
    assert hook_modules("vcix") == ()
    loading.import_hooks("vcix")
