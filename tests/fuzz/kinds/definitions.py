"""Mutants of definitions of dialects, loaded with load_td.

Laws: a file is refused with an MLIRError or becomes classes of a new context.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from mlirkit.core.context import Context
from mlirkit.ods.live.loader import load_td
from mlirkit.support.diagnostics import MLIRError
from tests.fuzz.kind import Kind
from tests.fuzz.mutations import mutate_tokens, tokens_of

_ROOT = Path(__file__).parents[3]
_FILES = (
    "examples/toy.td",
    "tests/patterns/effects.td",
    "tests/ods/live/formats/formats.td",
    "tests/conformance/plugins/manual.td",
)


class DefinitionsKind(Kind):
    name = "definitions"
    suffix = ".td"

    def make(self, random: Random) -> bytes:
        return mutate_tokens(random, random.choice(_texts()), _pool()).encode()

    def check(self, data: bytes) -> str:
        with TemporaryDirectory() as folder:
            path = Path(folder) / "fuzz.td"
            path.write_bytes(data)
            try:
                load_td(path, context=Context())
            except MLIRError as error:
                return str(error) or "no message"
        return ""


@cache
def _texts() -> list[str]:
    return [(_ROOT / name).read_text() for name in _FILES]


@cache
def _pool() -> list[str]:
    return tokens_of(_texts())


KIND = DefinitionsKind()
