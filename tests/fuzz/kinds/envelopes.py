"""Mutants of files that jax.export serialised.

Laws: a file is refused with an MLIRError, or its fields can be read; its module, if it is whole, can be
replaced by another one.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random

from mlirkit.bytecode.jax_export import bytecode_in, read_jax_export, with_module
from mlirkit.core.context import Context
from mlirkit.layouts.reading import open_bytecode
from mlirkit.support.diagnostics import MLIRError
from tests.fuzz.kind import Kind, LawBroken
from tests.fuzz.mutations import mutate_bytes

_NEW = b"ML\xefRnew"
_EXPORT = Path(__file__).parents[3] / "examples" / "classifier.jaxexport"


class EnvelopeKind(Kind):
    name = "envelopes"
    suffix = ".jaxexport"
    is_text = False

    def make(self, random: Random) -> bytes:
        data = _original()
        # Most of the envelope is near its start or its end.
        size = random.choice((100, 600, 2000, len(data)))
        if random.random() < 0.5:
            return mutate_bytes(random, data[:size]) + data[size:]
        return data[:-size] + mutate_bytes(random, data[-size:])

    def check(self, data: bytes) -> str:
        try:
            read_jax_export(data)
            exchanged = bytes(read_jax_export(with_module(data, _NEW)).module)
        except MLIRError as error:
            return str(error) or "no message"
        if exchanged != _NEW:
            raise LawBroken("an exchanged module is the new one")
        bytecode = bytecode_in(data)
        if bytecode is None:
            return "no bytecode"
        try:
            open_bytecode(bytecode, Context(allow_unregistered_dialects=True), "fuzz", True, False, None)
        except MLIRError as error:
            return str(error) or "no message"
        return ""


@cache
def _original() -> bytes:
    return _EXPORT.read_bytes()


KIND = EnvelopeKind()
