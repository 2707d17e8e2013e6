"""Texts that eight threads of a fresh process, with a context each, parse and print at the same time.

Law: each thread gets the results that one thread alone gets afterwards, errors included.
"""

from __future__ import annotations

import subprocess
import sys
from random import Random
from tempfile import NamedTemporaryFile

from tests.dialects.test_threads import PROGRAM
from tests.fuzz.kind import Kind, LawBroken
from tests.fuzz.kinds.text import custom_texts
from tests.fuzz.mutations import mutate_tokens, tokens_of
from tests.generators.mlir_opt_verdicts import SEPARATOR


def some_texts(random: Random) -> str:
    """A few custom forms of any dialects, some of them damaged."""
    texts = random.sample(custom_texts(), random.choice([2, 5, 10]))
    pool = tokens_of(texts)
    return SEPARATOR.join(
        [mutate_tokens(random, each, pool) if random.random() < 0.2 else each for each in texts]
    )


def run(program: str, texts: bytes, *arguments: str) -> str:
    """The errors of a program, in its own process, for a file of texts; empty if it succeeds."""
    with NamedTemporaryFile(suffix=".mlir") as file:
        file.write(texts)
        file.flush()
        command = [sys.executable, "-c", program, file.name, *arguments]
        done = subprocess.run(command, check=False, capture_output=True, timeout=50)
    if done.returncode == 0 and not done.stderr:
        return ""
    return (done.stdout + done.stderr).decode("utf-8", "replace") or f"exit code {done.returncode}"


class ThreadsKind(Kind):
    name = "threads"
    suffix = ".mlir"
    batch = 20

    def make(self, random: Random) -> bytes:
        return some_texts(random).encode("utf-8", "surrogateescape")

    def check(self, data: bytes) -> str:
        said = run(PROGRAM, data, "60")
        if said:
            raise LawBroken(f"threads get the result of a single thread\n{said}")
        return ""


KIND = ThreadsKind()
