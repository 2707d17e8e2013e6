"""Mutants of bytecode of all versions: of the golden files, of generated modules, of custom forms.

Laws: a file is refused with an MLIRError or read; a module that was read prints, and is written or refused in
every version; reading lazily gives the same module or the same error.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random

from mlirkit.bytecode import read_bytecode, write_bytecode
from mlirkit.core.context import Context
from mlirkit.support.diagnostics import MLIRError
from mlirkit.text.parser import parse_source
from tests.fuzz.kind import Kind, LawBroken
from tests.fuzz.mutations import mutate_bytes, mutate_sections
from tests.generators.functions import generate_functions
from tests.generators.modules import generate_module

VERSIONS = 7
_GOLDEN = Path(__file__).parents[2] / "bytecode" / "golden"


class BytecodeKind(Kind):
    name = "bytecode"
    suffix = ".mlirbc"
    is_text = False

    def make(self, random: Random) -> bytes:
        return mutant(random)

    def check(self, data: bytes) -> str:
        eager, error = _outcome(data, False)
        lazy, lazy_error = _outcome(data, True)
        if eager != lazy or error != lazy_error:
            raise LawBroken("reading lazily gives the same")
        if error:
            return error
        module = read_bytecode(data, Context(allow_unregistered_dialects=True), "fuzz", True)
        # One version per input; inputs are many.
        try:
            write_bytecode(module, len(data) % VERSIONS)
        except MLIRError:
            # A module that was read may be invalid.
            pass
        return ""


def mutant(random: Random) -> bytes:
    """A damaged file."""
    change = mutate_bytes if random.random() < 0.5 else mutate_sections
    return change(random, random.choice(originals()))


@cache
def originals() -> list[bytes]:
    """Valid files of all versions."""
    files = [path.read_bytes() for path in sorted(_GOLDEN.glob("*.mlirbc"))]
    texts = [generate_module(seed, size=12) for seed in range(12)]
    texts += [generate_functions(seed, size=12) for seed in range(6)]
    for text in texts:
        module = parse_source(text.encode(), "fuzz", Context(allow_unregistered_dialects=True), True)
        files.extend(write_bytecode(module, version) for version in range(VERSIONS))
    return files


def _outcome(data: bytes, lazy: bool) -> tuple[str, str]:
    """The text of the module that was read, or the error."""
    try:
        module = read_bytecode(data, Context(allow_unregistered_dialects=True), "fuzz", True, lazy=lazy)
        module.materialize()
    except MLIRError as error:
        return "", str(error) or "no message"
    return str(module), ""


KIND = BytecodeKind()
