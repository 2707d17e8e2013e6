"""Mutants of valid MLIR texts: generated modules, and custom forms of the dialects that ship.

Laws: a text is refused with an MLIRError or parses; every module that parses prints; the text and the
bytecode of a valid module read back as the same.  mlir-opt accepts the same texts.
"""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from random import Random

from mlirkit.bytecode import read_bytecode, write_bytecode
from mlirkit.core.context import Context
from mlirkit.core.operation import Operation
from mlirkit.dialects.roots import ROOTS
from mlirkit.support.diagnostics import MLIRError
from mlirkit.text.parser import parse_source
from tests.conformance.tools import found_tool
from tests.fuzz.kind import Kind, LawBroken
from tests.fuzz.mutations import mutate_text, mutate_tokens, tokens_of
from tests.generators.dialects import random_module
from tests.generators.functions import generate_functions
from tests.generators.mlir_opt_verdicts import SEPARATOR, accepted
from tests.generators.modules import generate_module

_CUSTOM_TEXTS = Path(__file__).parents[2] / "conformance" / "custom_texts"
_PIECES = [b'"', b"<", b"(", b"{", b"#a", b"!a", b"%0", b"loc(", b"dense<", b"{-#", b"\\", b"\0", b"\xff"]
#: MLIR's error for large negative cases of `cf.switch`, even in text that it has printed.
_LARGE_CASE = "integer value too large"
#: Reading an affine expression simplifies it, in MLIR not always completely: reading again simplifies more.
_AFFINE = "affine_"
#: MLIR stores the two parts in a byte each but prints them as one bit each; mlirkit prints the same.
_PAIRS_OF_BITS = re.compile(r"complex<[su]?i1>")
#: Part of a location that is a range.
_RANGE = " to "
#: Among the lines that mlir-opt writes about an input.
_ERROR = "error: "


class TextKind(Kind):
    name = "text"
    suffix = ".mlir"
    sample = 10

    def make(self, random: Random) -> bytes:
        text = _text(random)
        choice = random.random()
        if choice < 0.3:
            return mutate_text(random, text.encode(), _PIECES).replace(SEPARATOR.encode(), b"")
        if choice < 0.95:
            text = mutate_tokens(random, text, _pool())
        return text.replace(SEPARATOR, "").encode()

    def check(self, data: bytes) -> str:
        context = Context(allow_unregistered_dialects=True)
        try:
            module = parse_source(data, "fuzz", context, True)
        except MLIRError as error:
            return error_text(error)
        module.get_asm(print_generic_op_form=True)
        module.get_asm(enable_debug_info=True)
        try:
            module.verify()
        except MLIRError as error:
            return error_text(error)
        _check_round_trips(module, context)
        return ""

    def comparable(self, data: bytes) -> str:
        # mlir_opt_verdicts puts each text behind an operation, inside of the module that mlir-opt adds.
        return self.check(
            f'"x.number"() {{n = 0}} : () -> ()\n{data.decode("utf-8", "surrogateescape")}\n'.encode(
                "utf-8", "surrogateescape"
            )
        )

    def reference(self, inputs: Sequence[bytes]) -> list[str | None]:
        tool = found_tool("mlir-opt", 22)
        if tool is None:
            return [None] * len(inputs)
        if len(inputs) == 1:
            return [_errors(tool, inputs[0])]
        texts = [data.decode("utf-8", "replace") for data in inputs]
        outcomes = accepted(texts, tool, "--mlir-disable-threading")
        return [
            None if "\ufffd" in text else "refused" if outcome is None else ""
            for text, outcome in zip(texts, outcomes, strict=True)
        ]


def error_text(error: MLIRError) -> str:
    """The first error, which has a message."""
    message = error.error_diagnostics[0].message if error.error_diagnostics else str(error)
    if not message:
        raise LawBroken("an error has a message")
    return message


def _check_round_trips(module: Operation, context: Context) -> None:
    # Without locations: MLIR prints some locations, as aliases or with operations, that cannot be read back.
    text = module.get_asm()
    try:
        again = parse_source(text.encode("utf-8", "surrogateescape"), "printed", context, True)
    except MLIRError as error:
        if _LARGE_CASE not in error_text(error):
            raise LawBroken(f"what prints reads back: {error_text(error)}") from error
    else:
        reads_back = _AFFINE not in text and _PAIRS_OF_BITS.search(text) is None
        if reads_back and again.get_asm() != text:
            raise LawBroken("text reads back as the same")
    try:
        once = read_bytecode(write_bytecode(module), context, "written", True)
        twice = read_bytecode(write_bytecode(once), context, "written", True)
    except MLIRError as error:
        raise LawBroken(f"what is written reads back: {error_text(error)}") from error
    # MLIR's bytecode has no place for some ranges of columns, which are points from then on.
    generic = module.get_asm(print_generic_op_form=True)
    if _AFFINE in generic:
        return
    if _RANGE not in generic and once.get_asm(print_generic_op_form=True) != generic:
        raise LawBroken("bytecode reads back as the same")
    first, second = (one.get_asm(enable_debug_info=True, print_generic_op_form=True) for one in (once, twice))
    if first != second:
        raise LawBroken("the text of a module read from bytecode reads back as the same module")


def _errors(tool: str, data: bytes) -> str | None:
    """The first error of mlir-opt, empty without errors, None if it crashes or hangs."""
    try:
        done = subprocess.run(
            [tool, "--allow-unregistered-dialect", "--mlir-disable-threading", "-o", os.devnull],
            input=b'"x.number"() {n = 0} : () -> ()\n' + data + b"\n",
            capture_output=True,
            check=False,
            timeout=20,
        )
    except subprocess.TimeoutExpired:
        return None
    if done.returncode <= 0:
        return "" if done.returncode == 0 else None
    for line in done.stderr.decode("utf-8", "replace").splitlines():
        if _ERROR in line:
            return line.split(_ERROR, 1)[1]
    return "refused"


@cache
def custom_texts() -> list[str]:
    """The custom forms of the dialects that ship."""
    files = [path for path in sorted(_CUSTOM_TEXTS.glob("*.mlir")) if path.stem in ROOTS]
    return [text for path in files for text in path.read_text().split(SEPARATOR)]


@cache
def _pool() -> list[str]:
    texts = [generate_module(seed, size=12) for seed in range(20)] + [
        random_module(seed) for seed in range(5)
    ]
    return tokens_of([*texts, *custom_texts()[::7]])


def _text(random: Random) -> str:
    """A valid text."""
    choice = random.randrange(10)
    if choice < 4:
        return generate_module(random.getrandbits(32), size=8)
    if choice == 4:
        return generate_functions(random.getrandbits(32), size=10)
    if choice == 5:
        return random_module(random.getrandbits(32))
    return random.choice(custom_texts())


KIND = TextKind()
