"""A first parse in a fresh process that is interrupted somewhere, and the same texts once more.

An input is a line with a number below a million, how far the first parse gets, and texts.  Law: the second
parse, in the same context and in another, gives the result of an undisturbed parse.
"""

from __future__ import annotations

from random import Random

from tests.dialects.test_interrupted_loading import PROGRAM
from tests.fuzz.kind import Kind, LawBroken
from tests.fuzz.kinds.threads import run, some_texts

MILLION = 1_000_000


class InterruptsKind(Kind):
    name = "interrupts"
    suffix = ".mlir"
    batch = 20

    def make(self, random: Random) -> bytes:
        # Closer together at the beginning, where dialects load.
        share = int(random.random() ** 3 * MILLION)
        return f"{share}\n{some_texts(random)}".encode("utf-8", "surrogateescape")

    def check(self, data: bytes) -> str:
        share, _, texts = data.partition(b"\n")
        if not (share.isdigit() and len(share) <= 6):
            return "no input"
        said = run(PROGRAM, texts, share.decode())
        if said:
            raise LawBroken(f"after an interrupt everything works\n{said}")
        return ""


KIND = InterruptsKind()
