"""Integers as parameters of C++ types: the limits that `parseInteger<T>` accepts for each width."""

from __future__ import annotations

import random
import sys

from tests.conformance import tools

LIMITS = [0, 1, 8, 99, 127, 128, 255, 256, 10**8, 2**31, 2**32, 10**16, 2**63, 2**64, 2**65]


def spellings() -> list[str]:
    rng = random.Random(0)
    numbers = {limit + offset for limit in LIMITS for offset in (-1, 0, 1) if limit + offset >= 0}
    numbers |= {rng.randrange(2 ** rng.randrange(1, 67)) for _ in range(40)}
    written = [text for number in sorted(numbers) for text in (str(number), hex(number), f"0x00{number:X}")]
    return [*written, *[f"-{text}" for text in written], "true", "false", "- 5", "x", '"1"']


def uses(text: str) -> list[str]:
    """Uses with 32 and 64 unsigned bits, and 32 and 64 signed ones."""
    composite = '#llvm.di_composite_type<tag = DW_TAG_array_type, name = "x"'
    values = [
        f"{composite}, line = {text}>",
        f"{composite}, sizeInBits = {text}>",
        f"#ptr.spec<size = {text}, abi = 64, preferred = 64>",
        f"#nvvm.target<O = {text}>",
        f"#llvm.di_expression<[DW_OP_plus_uconst({text})]>",
        f"#xegpu.block_tdesc_attr<array_length = {text}>",
    ]
    return [f'"t.x"() {{a = {value}}} : () -> ()' for value in values]


def outcome(*command: str, source: str) -> tuple[str, str]:
    """The output and the errors of a command."""
    options = ["--split-input-file", "--allow-unregistered-dialect", "--mlir-print-local-scope"]
    done = tools.run(*command, *options, stdin=source, check=False)
    return done.stdout.decode(), done.stderr.decode()


def test_integers_at_the_limits() -> None:
    source = "\n// -----\n".join([use for text in spellings() for use in uses(text)]) + "\n"
    theirs = outcome(str(tools.mlir_opt()), source=source)
    ours = outcome(sys.executable, "-m", "mlirkit", "opt", source=source)
    assert ours[1].splitlines() == theirs[1].splitlines()
    assert ours[0].splitlines() == theirs[0].splitlines()
