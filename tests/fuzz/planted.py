"""A kind with planted defects, for test_worker.py."""

from __future__ import annotations

import os
from random import Random

from tests.fuzz.kind import Kind, LawBroken

FAILURES = {
    b"exception": "KeyError in planted.check",
    b"law": "law: the law N",
    b"crash": "crash: exit code -6",
    b"memory": "MemoryError in planted.check",
    b"sleep": "hang",
}


class PlantedKind(Kind):
    name = "planted"
    suffix = ".planted"

    def make(self, random: Random) -> bytes:
        words = [b"a", b"b", b"c", *FAILURES]
        words.remove(b"sleep")
        return b" ".join(random.choice(words) for _ in range(3))

    def check(self, data: bytes) -> str:
        if b"exception" in data:
            raise KeyError(data)
        if b"law" in data:
            raise LawBroken("the law 17")
        if b"crash" in data:
            os.abort()
        if b"memory" in data:
            bytearray(1 << 32)
        while b"loop" in data:
            pass
        if b"sleep" in data:
            import time

            time.sleep(1000)
        return "refused" if b"c" in data else ""


KIND = PlantedKind()
