"""Uses of a dialect that is a plugin of mlir-opt and live here: guessed, broken, and compared.

texts = guessed_uses(built, 3)
check_texts(built, texts, folder)
check_bytecode(built, texts, folder)
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from mlirkit.core.context import Context
from mlirkit.ods.live.loader import load_td
from mlirkit.support.diagnostics import MLIRError
from tests.conformance.plugins.build import Built
from tests.conformance.plugins.comparison import (
    Outcome,
    bytecode_difference,
    our_outcomes,
    their_outcomes,
)
from tests.generators.broken_operations import Breaker
from tests.generators.op_samples import Sampler

GENERIC = "--mlir-print-op-generic"


def guessed_uses(built: Built, count: int, seed: int = 1) -> list[str]:
    """`count` guesses for every operation, in the generic form, and a broken variant of each."""
    context = Context(allow_unregistered_dialects=True)
    name = built.plugin.name
    dialect: Any = load_td(built.definitions, context=context).dialects[name]
    sampler = Sampler(dialect, context, seed, tries=8)
    operators = dialect.definitions.operators_of(name)
    guesses = [
        guess for each in operators for _ in range(count) if (guess := sampler.sample(each)) is not None
    ]
    breaker = Breaker(context, seed)
    broken: list[str] = []
    for guess in guesses:
        try:
            broken += breaker.variants(guess, name, 1)
        except MLIRError:
            continue
    assert broken
    # mlir-opt has a dialect called `test`, whose bytecode begins with a version.
    texts = [*guesses, *[each.replace("test.value", "x.value") for each in broken]]
    # The definitions of amx do not contain the shapes that tiles have in C++.
    return [each for each in texts if "!amx.tile" not in each]


def check_texts(
    built: Built, texts: list[str], folder: Path, *flags: str, hooks: Path | None = None
) -> list[Outcome]:
    """The outcomes of the texts that mlir-opt survives, which are the same on both sides."""
    theirs = their_outcomes(built, texts, folder, *flags)
    ours = our_outcomes(built, texts, folder, *flags, hooks=hooks)
    different = [
        f"{text}\n--- mlir-opt:\n{their}\n--- mlirkit:\n{our}"
        for text, their, our in zip(texts, theirs, ours, strict=True)
        if their is not None and not _same(their, our)
    ]
    folder.joinpath("different").write_text("\n=====\n".join(different))
    assert not different, f"{len(different)} of {len(texts)}, for example\n{different[0]}"
    return [each for each in theirs if each is not None]


def check_bytecode(built: Built, texts: list[str], folder: Path, hooks: Path | None = None) -> None:
    """Check that the bytecode of the valid texts is the same, and read by both sides."""
    # The encodings of other dialects' types and attributes are compared by tests of these dialects.
    of_others = re.compile(rf"[!#](?!{built.plugin.name})[a-z]")
    texts = [text for text in texts if not of_others.search(text)]
    outcomes = their_outcomes(built, texts, folder)
    valid = [text for text, each in zip(texts, outcomes, strict=True) if each is not None and not each.status]
    assert valid
    difference = bytecode_difference(built, valid, folder, hooks)
    assert difference is None, difference


def _same(their: Outcome, our: Outcome | None) -> bool:
    """Whether both outcomes are equal; if mlir-opt refuses a text without a message, ours may have one."""
    return their == our or (their.is_silent and our is not None and bool(our.status) and not our.text)
