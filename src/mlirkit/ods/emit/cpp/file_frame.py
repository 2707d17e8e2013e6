"""The frame of a generated file: banner, `#ifdef` blocks, namespaces, comments.

A file is a growing list of texts; blocks are context managers that open and close them.
Mirrors llvm/TableGen/TableGenBackend.h, llvm/TableGen/CodeGenHelpers.h and mlir-tblgen's CppGenUtilities.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from mlirkit.ods.emit.cpp.indented_text import WHITE_SPACE, IndentedText

_LINE_LENGTH = 80
_PREFIX = "|* "
_SUFFIX = " *|"


def banner(title: str, main_file: str = "") -> str:
    """The comment at the top of a file; `main_file` is the definition file, if it is named."""
    room = _LINE_LENGTH - len(_PREFIX) - len(_SUFFIX)
    lines = ["", *[title[start : start + room] for start in range(0, len(title), room)], ""]
    lines.append("Automatically generated file, do not edit!")
    if main_file:
        lines.append(f"From: {main_file.rpartition('/')[2]}")
    lines.append("")
    top = _filled("/*===- TableGen'erated file ", "-", "*- C++ -*-===*\\")
    bottom = _filled("\\*===", "-", "===*/")
    return "".join([top, *[_filled(_PREFIX + line, " ", _SUFFIX) for line in lines], bottom, "\n"])


def _filled(prefix: str, fill: str, suffix: str) -> str:
    # The length in bytes: characters of a name may have several bytes.
    length = len(prefix.encode("utf-8", "surrogateescape"))
    return prefix + fill * (_LINE_LENGTH - len(suffix) - length) + suffix + "\n"


def section_comment(title: str) -> str:
    """A comment of three lines before a part of a file, with surrounding empty lines."""
    line = "//===" + "-" * 70 + "===//\n"
    return f"\n{line}// {title}\n{line}\n"


@contextmanager
def ifdef(out: list[str], macro: str, late_undef: bool = False) -> Iterator[None]:
    """A block that is compiled if the including file defines a macro; the macro is undefined again."""
    undef = f"#undef {macro}\n"
    out.append(f"#ifdef {macro}\n{'' if late_undef else undef}\n")
    yield
    out.append(f"\n{undef if late_undef else ''}#endif // {macro}\n\n")


@contextmanager
def namespace(out: list[str], name: str) -> Iterator[None]:
    """A block in a namespace; without a namespace if the name is empty."""
    name = name.removeprefix("::")
    if name:
        out.append(f"namespace {name} {{\n\n")
    yield
    if name:
        out.append(f"\n}} // namespace {name}\n")


def documentation_comment(
    out: list[str], summary: str, description: str, terminate_comment: bool = True
) -> None:
    """Summary and description as `///` lines; nothing if both are empty."""
    text = IndentedText(out)
    parts = [part for part in (summary.strip(WHITE_SPACE), description.strip(WHITE_SPACE)) if part]
    for index, part in enumerate(parts):
        if index:
            text.write("\n")
        text.write_reindented(part, "/// ")
    if parts and terminate_comment:
        text.write("\n")
