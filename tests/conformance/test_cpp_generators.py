"""C++ and documentation of random definitions are byte for byte mlir-tblgen 22's; errors have its messages.

MLIRKIT_CPP_FILES sets the number of files of each kind, 4 by default; MLIRKIT_CPP_SEED is the first seed.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from mlirkit import tablegen
from mlirkit.cli.tblgen import parse_arguments
from mlirkit.cli.tblgen_actions import ACTIONS
from mlirkit.support.diagnostics import MLIRError
from tests.conformance import tools
from tests.generators import cpp_definitions, cpp_patterns

FILES = int(os.environ.get("MLIRKIT_CPP_FILES", "4"))
FIRST = int(os.environ.get("MLIRKIT_CPP_SEED", "0"))

Kind = tuple[Callable[[Random], str], tuple[tuple[str, ...], ...]]


def parts(*subjects: str) -> tuple[tuple[str, ...], ...]:
    """The generators of declarations and definitions of some subjects."""
    return tuple([(f"gen-{subject}-{part}",) for subject in subjects for part in ("decls", "defs")])


KINDS: dict[str, Kind] = {
    "availability": (
        cpp_definitions.availability,
        (
            *parts("avail-interface", "spirv-enum-avail"),
            ("gen-tosa-avail-impls",),
            ("gen-spirv-attr-utils",),
        ),
    ),
    "bytecode": (
        cpp_definitions.bytecode,
        (
            ("gen-bytecode",),
            ("gen-bytecode", "--bytecode-dialect=test"),
            ("gen-bytecode", "--bytecode-dialect=x"),
        ),
    ),
    "constraints": (cpp_definitions.constraints, parts("attr-constraint", "type-constraint")),
    "dialects": (cpp_definitions.dialects, (("gen-dialect-decls",), ("gen-dialect-defs", "--dialect=test"))),
    "documents": (
        cpp_definitions.documents,
        (
            *[(f"gen-{subject}-doc",) for subject in ("op", "dialect", "attrdef", "typedef", "enum")],
            ("gen-dialect-doc", "--dialect=test", "--op-include-regex=x"),
            ("gen-python-op-bindings", "--bind-dialect=test"),
        ),
    ),
    "enums": (cpp_definitions.enums, (*parts("enum"), ("gen-enum-doc",), ("gen-python-enum-bindings",))),
    "interfaces": (
        cpp_definitions.interfaces,
        (
            *parts("op-interface", "attr-interface", "type-interface"),
            ("gen-dialect-interface-decls",),
            *[(f"gen-{kind}-interface-docs",) for kind in ("op", "attr", "type")],
        ),
    ),
    "passes": (
        cpp_definitions.passes,
        (
            ("gen-pass-decls", "--name=Group"),
            ("gen-pass-capi-header", "--prefix=G"),
            ("gen-pass-capi-impl",),
            ("gen-pass-doc",),
        ),
    ),
    "patterns": (cpp_patterns.patterns, (("gen-rewriters",),)),
    "values": (cpp_definitions.values, parts("attrdef", "typedef")),
}


def check(path: Path, text: str, runs: tuple[tuple[str, ...], ...]) -> None:
    """Check that both write the same for all runs of generators, or refuse with the same messages."""
    path.write_text(text)
    base = str(tools.include_dir())
    program = tools.tool("mlir-tblgen")
    records = tablegen.load(str(path), include_dirs=[base])
    for action, *flags in runs:
        done = tools.run(program, f"--{action}", f"-I{base}", *flags, str(path), check=False)
        options = parse_arguments([str(path), *flags])
        assert options is not None
        try:
            written = ACTIONS[action].run(records, options).encode("utf-8", "surrogateescape")
        except MLIRError as error:
            words = error.error_diagnostics[0].message if error.error_diagnostics else error.message
            assert done.returncode == 1, words
            assert words in done.stderr.decode()
        else:
            assert done.returncode == 0, done.stderr
            assert written == done.stdout, action


@pytest.mark.parametrize("seed", range(FIRST, FIRST + FILES))
@pytest.mark.parametrize("kind", KINDS)
def test_random_definitions(kind: str, seed: int, tmp_path: Path) -> None:
    write, runs = KINDS[kind]
    check(tmp_path / "random.td", write(Random(f"{kind} {seed}")), runs)
