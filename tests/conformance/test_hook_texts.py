"""Files with the custom syntax that hooks read and print, byte for byte as mlir-opt 22: output and errors.

Each file goes through `mlirkit opt`.  The two outputs of mlir-opt go through both once more: its generic form
is printed in custom syntax, and its custom form in the generic one.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from mlirkit.cli import main
from mlirkit.dialects.loading import shared_dialect
from mlirkit.dialects.roots import ROOTS
from mlirkit.ods.assembly_format import parse_op_format, parse_value_format
from mlirkit.ods.live import hooks
from mlirkit.ods.live.formats.assembly import missing_directives
from tests.conformance.tools import mlir_opt, run

FOLDER = Path(__file__).parent / "hook_texts"
FILES = sorted(FOLDER.glob("*.mlir"))
FLAGS = ("--allow-unregistered-dialect", "--split-input-file")
GENERIC = "--mlir-print-op-generic"
# Dialects whose definitions belong to another project.
NOT_UPSTREAM = {"chlo", "stablehlo", "vhlo"}


def check(path: Path, capfd: pytest.CaptureFixture[str], *flags: str) -> str:
    """Compare with mlir-opt; return its output, or "" if it reports errors."""
    theirs = run(mlir_opt(), *FLAGS, *flags, str(path), check=False)
    capfd.readouterr()
    code = main(["opt", *FLAGS, *flags, str(path)])
    ours = capfd.readouterr()
    # A text that another release reads has a hint about this.
    assert re.sub(r"(?m)^hint: .*\n", "", ours.err) == theirs.stderr.decode()
    assert ours.out == theirs.stdout.decode()
    assert (code == 0) == (theirs.returncode == 0)
    return "" if theirs.returncode else theirs.stdout.decode()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_as_mlir_opt(path: Path, capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    custom, generic = check(path, capfd), check(path, capfd, GENERIC)
    again = tmp_path / "again.mlir"
    for text, flags in ((generic, ()), (custom, (GENERIC,))):
        if text:
            again.write_text(text)
            check(again, capfd, *flags)


def missing_hooks(name: str) -> list[str]:
    """Custom syntax of a dialect that C++ reads and prints, and that has no hook."""
    dialect = shared_dialect(name)
    found: list[str] = []
    for operator in dialect.definitions.operators_of(name):
        if operator.assembly_format is not None:
            found.extend(
                f"{operator.name}: custom<{each}>" for each in missing_directives(parse_op_format(operator))
            )
        elif operator.has_custom_assembly_format and hooks.assemblies.get(operator.name) is None:
            found.append(operator.name)
    for value in (*dialect.definitions.attributes.values(), *dialect.definitions.types.values()):
        if value.dialect_name != name or value.mnemonic is None:
            continue
        if value.assembly_format is not None:
            found.extend(
                f"{value.full_name}: custom<{each.name}>"
                for each in parse_value_format(value).custom_directives()
                if hooks.directive_hook(name, each.name) is None
            )
        elif value.has_custom_assembly_format and hooks.value_assemblies.get(value.full_name) is None:
            found.append(value.full_name)
    return found


@pytest.mark.parametrize("name", sorted(ROOTS.keys() - NOT_UPSTREAM))
def test_nothing_is_missing(name: str) -> None:
    assert missing_hooks(name) == []
