"""The shipped dialects against mlir-opt: custom syntax in both directions, and errors about invalid modules.

The modules are data, in tests/dialects/<dialect>/: `invalid.mlir` has chunks that are (mostly) invalid, every
other file is one valid module with each operation of the dialect and each part of its syntax.
"""

from pathlib import Path
from typing import Any

import pytest

from mlirkit.core.context import Context
from mlirkit.dialects.loading import register_include_dirs
from mlirkit.support.source import SourceBuffer
from mlirkit.text.parser import parse_buffer
from tests.conformance.tools import include_dir, reprint
from tests.conformance.verdicts import MARKER, NAME, check_errors, our_errors
from tests.generators.dialects import broken, random_module

DATA = Path(__file__).parents[1] / "dialects"
INVALID = sorted(DATA.glob("*/invalid.mlir"))
VALID = sorted(set(DATA.glob("*/*.mlir")) - set(INVALID))

# Flags of mlir-opt, and the arguments of `get_asm` for them.
FORMS: list[tuple[list[str], dict[str, Any]]] = [
    ([], {}),
    (["--mlir-print-op-generic"], {"print_generic_op_form": True}),
    (["--mlir-print-debuginfo"], {"enable_debug_info": True}),
    (
        ["--mlir-print-debuginfo", "--mlir-print-local-scope"],
        {"enable_debug_info": True, "use_local_scope": True},
    ),
]


def our_context(include: bool) -> Context:
    """A context with our definitions, or with the definitions of an installed MLIR and our hooks."""
    context = Context(allow_unregistered_dialects=True)
    if include:
        register_include_dirs(context, [include_dir()])
    return context


def check_texts(text: str, context: Context) -> None:
    """Assert that we read the module and print it as mlir-opt does, in every form."""
    module = parse_buffer(SourceBuffer(NAME, text.encode()), context).top_operation(True)
    assert module.verify()
    for flags, options in FORMS:
        # mlir-opt ends its output with an empty line.
        assert module.get_asm(**options).rstrip("\n") == reprint(text, *flags).rstrip("\n")


def name_of(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


@pytest.mark.parametrize("path", VALID, ids=name_of)
@pytest.mark.parametrize("include", [False, True], ids=["shipped", "installed"])
def test_custom_syntax(path: Path, include: bool) -> None:
    text = path.read_text()
    context = our_context(include)
    check_texts(text, context)
    # The other direction: from the generic form, names of values and locations included.
    check_texts(reprint(text, "--mlir-print-op-generic", "--mlir-print-debuginfo"), context)


@pytest.mark.parametrize("path", INVALID, ids=name_of)
@pytest.mark.parametrize("include", [False, True], ids=["shipped", "installed"])
def test_words_of_errors(path: Path, include: bool) -> None:
    chunks = path.read_text().split(MARKER)
    valid = check_errors(chunks, our_context(include))
    assert sum(valid) * 5 < len(chunks)


@pytest.mark.parametrize("first", range(0, 160, 40))
def test_random_modules(first: int) -> None:
    texts = [random_module(seed) for seed in range(first, first + 40)]
    context = our_context(False)
    for flags, options in FORMS[:2]:
        expected = reprint(MARKER.join(texts), "--split-input-file", *flags).split(f"\n{MARKER}")
        for text, theirs in zip(texts, expected, strict=True):
            module = parse_buffer(SourceBuffer(NAME, text.encode()), context).top_operation(True)
            assert module.get_asm(**options).rstrip("\n") == theirs.rstrip("\n"), text


@pytest.mark.parametrize("first", range(0, 80, 20))
def test_words_about_random_modules_gone_wrong(first: int) -> None:
    context = our_context(False)
    chunks = [
        broken(random_module(seed), 10 * seed + turn)
        for seed in range(first, first + 20)
        for turn in range(3)
    ]
    # The error for an unknown dialect lists all dialects, and MLIR has more.
    chunks = [each for each in chunks if "Available dialects" not in our_errors(each, context)]
    valid = check_errors(chunks, context)
    assert sum(valid) * 2 < len(chunks)


def test_every_operation_has_a_module() -> None:
    """Check that the modules leave out no operation."""
    from mlirkit.dialects.loading import shared_dialect

    for name in ("arith", "cf", "complex", "func", "index", "math", "scf", "ub"):
        context = our_context(False)
        seen: set[str] = set()
        for path in VALID:
            if path.parent.name == name:
                module = parse_buffer(SourceBuffer(NAME, path.read_bytes()), context).top_operation(True)
                seen.update(each.name for each in module.walk_list())
        assert seen.issuperset(shared_dialect(name).operation_names()), name
