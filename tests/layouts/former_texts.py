"""The comparison of a release's text with today's: read as today's, and written as the release's again."""

from __future__ import annotations

from typing import Any

from mlirkit.core.context import Context
from mlirkit.core.reading import require_valid
from mlirkit.dialects.release_syntax import printed_as, release_syntax
from mlirkit.layouts.reading import open_bytecode
from mlirkit.layouts.writing import target, write_for
from mlirkit.text.parser import parse_source
from tests.conformance.tools import mlir_opt, run


def read(data: bytes) -> Any:
    """The valid module of a file."""
    module = open_bytecode(data, Context(), "in.mlirbc", True)[0]
    require_valid(module)
    return module


def read_as_today(release: int, former: str, today: str) -> Any:
    """The module of the release's file, which prints as `today` does in release 22."""
    module = read(run(mlir_opt(release), "--emit-bytecode", stdin=former).stdout)
    assert run(mlir_opt(22), stdin=str(module)).stdout == run(mlir_opt(22), stdin=today).stdout
    return module


def check_there_and_back(release: int, former: str, today: str, has_syntax: bool = True) -> None:
    """`has_syntax` unless the release's custom syntax is C++ that cannot be read here."""
    tool = mlir_opt(release)
    module = read_as_today(release, former, today)
    printed = run(tool, stdin=former).stdout
    assert run(tool, stdin=write_for(module, target(f"llvm{release}"))).stdout == printed
    if has_syntax:
        context = Context()
        syntax = release_syntax(f"llvm{release}", context)
        text: Any = parse_source(printed, "in.mlir", context, True, release=syntax)
        assert str(text) == str(module)
        own_text = printed_as(module, f"llvm{release}", context).get_asm(assume_verified=True)
        assert run(tool, stdin=own_text).stdout == printed
