"""Command lines are read as LLVM's tools read them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from mlirkit.cli.options import (
    BOOL,
    INTEGER,
    LIST,
    OPTIONAL,
    STRING,
    UNSIGNED,
    Option,
    UsageError,
    help_text,
    parse,
)

OPTIONS = {
    "o": Option(STRING, "where to", "-"),
    "I": Option(LIST, "folders"),
    "flag": Option(BOOL, "yes or no", False),
    "mode": Option(OPTIONAL, "how", "", "bare", ("bare", "other")),
    "count": Option(UNSIGNED, "how many"),
    "limit": Option(INTEGER, "how far", 7),
    "secret": Option(BOOL, "not shown", False, hidden=True),
}


@pytest.mark.parametrize(
    ("argv", "name", "value"),
    [
        ([], "limit", 7),
        (["-flag"], "flag", True),
        (["--flag=0"], "flag", False),
        (["--flag=true", "--flag=FALSE"], "flag", False),
        (["--mode"], "mode", "bare"),
        (["--mode=other"], "mode", "other"),
        (["--mode="], "mode", "bare"),
        (["--count", "0x10"], "count", 16),
        (["--count=010"], "count", 8),
        (["--count=0b11"], "count", 3),
        (["--count=4294967295"], "count", 4294967295),
        (["-limit=-1"], "limit", -1),
        (["-o", "x"], "o", "x"),
        (["-o=x"], "o", "x"),
        (["-Ia", "-I", "b", "-I=c"], "I", ["a", "b", "c"]),
    ],
)
def test_values(argv: list[str], name: str, value: Any) -> None:
    assert parse(argv, OPTIONS, "tool")[name] == value


def test_positional_arguments() -> None:
    # The value of an option with an optional value is never a separate word; a lone dash is standard input.
    assert parse(["--mode", "a", "-", "--", "-b"], OPTIONS, "tool").positional == ["a", "-", "-b"]


@pytest.mark.parametrize(
    ("argv", "message"),
    [
        (["--count=4294967296"], "for the --count option: '4294967296' value invalid for uint argument!"),
        (["--limit=9223372036854775808"], "for the --limit option: '9223372036854775808' value invalid for long argument!"),
        (["--limit=1_0"], "for the --limit option: '1_0' value invalid for long argument!"),
        (["---flag"],
         "Unknown command line argument '---flag'.  Try: 'tool --help'\ntool: Did you mean '--flag'?"),
        (["--flg"],
         "Unknown command line argument '--flg'.  Try: 'tool --help'\ntool: Did you mean '--flag'?"),
        (["--canonicalize"], "Unknown command line argument '--canonicalize'.  Try: 'tool --help'"),
        (["--flag=2"], "for the --flag option: '2' is invalid value for boolean argument! Try 0 or 1"),
        (["--count=-1"], "for the --count option: '-1' value invalid for uint argument!"),
        (["--limit=x"], "for the --limit option: 'x' value invalid for long argument!"),
        (["--mode=x"], "for the --mode option: Cannot find option named 'x'!"),
        (["-o"], "for the -o option: requires a value!"),
    ],
)  # fmt: skip
def test_errors(argv: list[str], message: str) -> None:
    with pytest.raises(UsageError) as caught:
        parse(argv, OPTIONS, "tool")
    assert str(caught.value) == message


def test_help() -> None:
    text = help_text("tool [options]", OPTIONS)
    assert "--mode[=<value>]" in text
    assert "    =other" in text
    assert "secret" not in text


def test_arguments_of_files(tmp_path: Path) -> None:
    inner, outer = tmp_path / "inner", tmp_path / "outer"
    inner.write_text("--limit=3 'a b'\n")
    outer.write_text(f"@{inner} @{outer} @{tmp_path}/none\n")
    found = parse([f"@{outer}"], OPTIONS, "tool")
    assert found["limit"] == 3
    assert found.positional[:2] == ["a b", "a b"]
    assert found.positional[-1] == f"@{tmp_path}/none"
