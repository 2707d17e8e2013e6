"""Examples in documents: the blocks of a Markdown file that show a session, run again and compared.

    ```console    lines after `$ ` are shell commands, with `mlirkit` the installed one and its `python3`;
                  then their output
    ```pycon      a session of Python
    ```td name.td a file that the commands use, in any language

Blocks of one document share a folder, a copy of `examples/` in it, and blocks of Python share no variables.
"""

from __future__ import annotations

import doctest
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]

_FILE = re.compile(r"^```\w+ (\S+)\n(.*?)^```$", re.M | re.S)
_BLOCK = re.compile(r"^```(console|pycon)\n(.*?)^```$", re.M | re.S)


def blocks(document: Path) -> list[tuple[str, str]]:
    """The language and text of each block, in order."""
    return [(found[1], found[2]) for found in _BLOCK.finditer(document.read_text())]


def named_files(document: Path) -> list[tuple[str, str]]:
    """The files that the document shows, by name."""
    return [(found[1], found[2]) for found in _FILE.finditer(document.read_text())]


def rerun(document: Path, folder: Path) -> str:
    """The document as it would read if every command were run now, in a copy of the examples in `folder`."""
    text = document.read_text()
    shutil.copytree(ROOT / "examples", folder / "examples")
    for name, shown in named_files(document):
        (folder / name).write_text(shown)
    before = Path.cwd()
    os.chdir(folder)
    try:
        return _BLOCK.sub(lambda found: f"```{found[1]}\n{_rerun_block(found[1], found[2])}```", text)
    finally:
        os.chdir(before)


def _rerun_block(language: str, text: str) -> str:
    return _console(text) if language == "console" else _python(text)


def _console(text: str) -> str:
    lines = []
    for line in text.splitlines():
        if line.startswith("$ "):
            programs = f'python3() {{ "{sys.executable}" "$@"; }}\nmlirkit() {{ python3 -m mlirkit "$@"; }}'
            script = f"{programs}\n{line[2:]}"
            done = subprocess.run(
                ["bash", "-c", script], capture_output=True, text=True, check=False
            )
            lines += [line + "\n", done.stdout.rstrip("\n"), "\n" if done.stdout.strip() else "", done.stderr]
    return "".join(lines)


def _python(text: str) -> str:
    """The session with the output its statements have now."""
    made: list[str] = []
    runner = doctest.DocTestRunner(verbose=False)
    parser = doctest.DocTestParser()
    variables: dict[str, object] = {}
    for example in parser.get_examples(text):
        got: list[str] = []

        def report(_out: object, _test: object, _example: object, output: str, got: list[str] = got) -> None:
            got.append(output)

        runner.report_success = runner.report_failure = report  # type: ignore
        errors: list[str] = []

        def report_error(
            _out: object, _test: object, _example: object, info: Any, errors: list[str] = errors
        ) -> None:
            errors.append(f"{info[0].__name__}: {info[1]}\n")

        runner.report_unexpected_exception = report_error  # type: ignore
        test = doctest.DocTest([example], variables, "session", None, None, None)
        runner.run(test, clear_globs=False)
        variables = test.globs
        source = example.source.splitlines()
        made += [f"{'>>>' if at == 0 else '...'} {line}\n" for at, line in enumerate(source)]
        made += got + errors
    return "".join(made)
