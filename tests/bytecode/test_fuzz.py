"""Mutated files: a value or an MLIRError comes out of any bytes, soon, the same if read at once or lazily.

MLIRKIT_FUZZ_SECONDS=600 goes on for that long; the default is a fixed number of mutations.
"""

from __future__ import annotations

import io
import os
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

from mlirkit.bytecode import read_bytecode, write_bytecode
from mlirkit.bytecode.reader.sections import read_sections
from mlirkit.cli import convert, extract, inspect, opt
from mlirkit.core.context import Context
from mlirkit.support.diagnostics import MLIRError
from mlirkit.text.parser import parse_source
from tests.bytecode.recipes import section, v
from tests.generators.modules import generate_module

MUTATIONS = 1500
SECONDS = float(os.environ.get("MLIRKIT_FUZZ_SECONDS", "0"))

GOLDEN = Path(__file__).parent / "golden"
CLASSIFIER = Path(__file__).parents[2] / "examples" / "classifier.mlirbc"


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


def mutate_sections(random: Random, original: bytes) -> bytes:
    """Sections that stay well framed: shuffled, doubled, exchanged, or with a number changed inside."""
    file = read_sections("fuzz", original)
    bodies = [(each.id, original[each.start : each.start + each.size]) for each in file.sections]
    for _ in range(random.choice([1, 1, 2, 3])):
        at = random.randrange(len(bodies))
        kind = random.randrange(8)
        if kind == 0:
            random.shuffle(bodies)
        elif kind == 1:
            bodies.append(bodies[at])
        elif kind == 2:
            bodies[at] = (bodies[at][0], random.choice(bodies)[1])
        else:
            bodies[at] = (bodies[at][0], with_other_number(random, bodies[at][1]))
    header = original[: original.index(b"\0", 5) + 1]
    return header + b"".join(section(id, body) for id, body in bodies)


def with_other_number(random: Random, body: bytes) -> bytes:
    """A section as varints, one of which is another, more, or gone."""
    places = [0]
    while places[-1] < len(body):
        first = body[places[-1]]
        places.append(places[-1] + (9 if first == 0 else (first & -first).bit_length()))
    at = random.randrange(len(places))
    end = places[min(at + random.choice([0, 1, 1]), len(places) - 1)]
    number = random.choice([0, 1, 2, 5, random.randrange(64), random.randrange(300), 1 << 32, 1 << 60])
    return body[: places[at]] + (v(number) if random.random() < 0.9 else b"") + body[end:]


def outcome(data: bytes, lazy: bool, version: int) -> str:
    """The text of what is read, or the error."""
    try:
        op = read_bytecode(data, Context(allow_unregistered_dialects=True), "fuzz", True, lazy=lazy)
        op.materialize()
    except MLIRError as error:
        return str(error)
    text = str(op)
    try:
        write_bytecode(op, version)
    except MLIRError:
        # What was read need not be valid.
        pass
    return text


@pytest.mark.parametrize("seed", range(4))
def test_mutations(seed: int) -> None:
    random = Random(seed)
    files = originals()
    end = time.monotonic() + SECONDS / 4
    number = 0
    while number < MUTATIONS or time.monotonic() < end:
        number += 1
        original = random.choice(files)
        data = (mutate if random.random() < 0.5 else mutate_sections)(random, original)
        start = time.process_time()
        version = random.randrange(7)
        found = outcome(data, False, version)
        if random.random() < 0.4:
            assert outcome(data, True, version) == found, data
        # Loading definitions of dialects for the first time takes a while; no file is larger than 10 kB.
        assert time.process_time() - start < 5, data


COMMANDS: dict[str, tuple[Any, list[str]]] = {
    "inspect": (inspect.main, []),
    "inspect --json": (inspect.main, ["--json"]),
    "inspect --bytes": (inspect.main, ["--bytes"]),
    "extract": (extract.main, []),
    "convert": (convert.main, ["--to", "llvm19", "-o", os.devnull]),
    "opt": (opt.main, ["--allow-unregistered-dialect"]),
    "opt --deserialize": (opt.main, ["--deserialize"]),
}


@pytest.mark.parametrize("command", COMMANDS)
def test_commands(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """An answer or errors come out of every command, never another exception."""
    main, flags = COMMANDS[command]
    random = Random(command)
    files = [*originals(), CLASSIFIER.read_bytes()]
    path = tmp_path / "f.mlirbc"
    # As the interpreter sets it up: what is no UTF-8 is escaped among errors, and only there.
    monkeypatch.setattr(sys, "stderr", io.TextIOWrapper(io.BytesIO(), "utf-8", "backslashreplace"))
    for number in range(80):
        mutated = (mutate, mutate_sections)[number % 2](random, random.choice(files))
        path.write_bytes(mutated)
        assert main([str(path), *flags]) in (0, 1), mutated
        capsys.readouterr()
