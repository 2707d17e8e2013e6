"""Mutated files: a value or an MLIRError comes out of any bytes, soon, whether read at once or lazily.

MLIRKIT_FUZZ_SECONDS=600 goes on for that long; the default is a fixed number of mutations.
"""

from __future__ import annotations

import os
import time
from pathlib import Path
from random import Random

import pytest

from mlirkit.bytecode import read_bytecode, write_bytecode
from mlirkit.core.context import Context
from mlirkit.support.diagnostics import MLIRError
from mlirkit.text.parser import parse_source
from tests.generators.modules import generate_module

MUTATIONS = 1500
SECONDS = float(os.environ.get("MLIRKIT_FUZZ_SECONDS", "0"))

GOLDEN = Path(__file__).parent / "golden"


def originals() -> list[bytes]:
    found = [path.read_bytes() for path in sorted(GOLDEN.glob("*.mlirbc"))]
    for seed in range(6):
        text = generate_module(seed, size=12).encode()
        op = parse_source(text, "fuzz", Context(allow_unregistered_dialects=True), True)
        found.extend(write_bytecode(op, version) for version in range(7))
    return found


def mutate(random: Random, original: bytes) -> bytes:
    data = bytearray(original)
    for _ in range(random.choice([1, 1, 1, 2, 3, 6])):
        at = random.randrange(len(data)) if data else 0
        kind = random.randrange(9)
        if kind == 0:
            data[at:at] = random.randbytes(random.choice([1, 1, 9]))
        elif kind == 1:
            del data[at : at + random.choice([1, 1, 2, 9])]
        elif kind == 2:
            # A number of up to 64 bits where there was a small one.
            data[at : at + 1] = b"\0" + random.randbytes(8)
        elif kind == 3 and random.random() < 0.2:
            del data[at:]
        elif kind < 6:
            data[at : at + 1] = random.randbytes(1)
        elif data:
            data[at] = random.choice([0, 1, 3, 5, 0x80, 0xFE, 0xFF, data[at] ^ 1 << random.randrange(8)])
    return bytes(data)


def survive(data: bytes, lazy: bool, version: int) -> None:
    try:
        op = read_bytecode(data, Context(allow_unregistered_dialects=True), "fuzz", True, lazy=lazy)
        op.materialize()
        str(op)
        write_bytecode(op, version)
    except MLIRError:
        pass


@pytest.mark.parametrize("seed", range(4))
def test_mutations(seed: int) -> None:
    random = Random(seed)
    files = originals()
    end = time.monotonic() + SECONDS / 4
    number = 0
    while number < MUTATIONS or time.monotonic() < end:
        number += 1
        data = mutate(random, random.choice(files))
        start = time.process_time()
        survive(data, random.random() < 0.4, random.randrange(7))
        # Loading definitions of dialects for the first time takes a while; no file is larger than 10 kB.
        assert time.process_time() - start < 5, data
