"""Advice on a file that does not open: a `hint:` line after the errors.

    hint: the dialect 'toy' is not known here; load its definitions with --td FILE, ...

Errors have MLIR's wording; hints name the kind of file and a remedy.
"""

from __future__ import annotations

from collections.abc import Iterable

from mlirkit.support.diagnostics import Diagnostic
from mlirkit.support.file_format import other_format
from mlirkit.support.late_regex import LateRegex

_DIALECT = LateRegex(
    r"Dialect `([^']+)' not found for custom op"
    r"|operation being parsed with an unregistered dialect"
    r"|dialect '([^']+)' is unknown"
    r"|created with unregistered dialect|unregistered dialect"
)
_IN_CPP = LateRegex(
    r"has no custom assembly form here"
    r"|(?:cannot be read here|syntax of func\.func): .* C\+\+ and has no Python hook"
)
_OPERATION = LateRegex(r"unregistered operation '([^']+)' found in dialect")
_CUT_OFF = LateRegex(
    r"bytes when only \d+ remain|at the end of the bytecode|malformed null-terminated string"
    r"|exceeds the \d+ bytes that remain|missing data for top-level section"
)
_NEWER = LateRegex(r"bytecode version \d+ is newer than the current version (\d+)")

# Operations of other dialects, and their attributes on stablehlo's operations, which --serialize refuses.
_OTHER_DIALECT = LateRegex(
    r"failed to legalize operation '(?!stablehlo\.|func\.|vhlo\.|builtin\.)[^']+' "
    r"that was explicitly marked illegal$"
    r"|attribute (?!#stablehlo\b)#.* has no counterpart in vhlo$"
)


def hints(
    diagnostics: Iterable[Diagnostic], data: bytes | memoryview | None = None, *, of_artifacts: bool
) -> list[str]:
    """Hints for errors about a file, or about the artifact to write, without duplicates."""
    # Imported here: few files have errors, and the room of bytecode is large.
    from mlirkit.bytecode.encoding import MAGIC

    result: dict[str, None] = {}
    is_bytecode = data is None or bytes(data[: len(MAGIC)]) == MAGIC
    other = None if is_bytecode or data is None else other_format(data)
    if other is not None:
        result[f"the file {other}"] = None
    for diagnostic in diagnostics:
        if diagnostic.file is not None and diagnostic.file.endswith(".td"):
            result[
                "the definitions of a project follow a release of MLIR; if it is another one than that of "
                "the shipped definitions, -I names the include folder with its own. `mlirkit opt "
                "--allow-unknown-syntax` reads the file without definitions that have errors"
            ] = None
        for message in (diagnostic.message, *[note.message for note in diagnostic.notes]):
            hint = _conversion_hint(message) if of_artifacts else None
            hint = hint or _dialect_hint(message)
            if hint is None and is_bytecode:
                hint = _bytecode_hint(message)
            if hint is not None:
                result.setdefault(hint)
    return list(result)


def _conversion_hint(message: str) -> str | None:
    if _OTHER_DIALECT.search(message) is None:
        return None
    return (
        "an artifact holds stablehlo only, unless --allow-other-dialects keeps all else as it is, for a "
        "reader that knows it (JAX writes sharded programs so)"
    )


def _dialect_hint(message: str) -> str | None:
    dialect = _DIALECT.search(message)
    if dialect is None:
        if _IN_CPP.search(message) is None:
            return None
        return (
            "--allow-unknown-syntax keeps operations whose syntax is C++ as text; a hook in Python "
            "(`mlirkit tblgen --promises` lists the missing ones) reads and verifies them"
        )
    name = next((group for group in dialect.groups() if group), None)
    subject = f"the dialect '{name}' is not known here" if name else "the file has dialects not known here"
    return (
        f"{subject}; load its definitions with --td FILE (and -I FOLDER for included files), or all of "
        "a checkout with --project FOLDER. Without them, `mlirkit opt` reads bytecode and the generic form "
        "with --allow-unregistered-dialect, and keeps unknown custom syntax as text with "
        "--allow-unknown-syntax"
    )


def _bytecode_hint(message: str) -> str | None:
    newer = _NEWER.search(message)
    if newer is not None:
        return (
            "the file is from the future: a newer MLIR wrote it. Have it written with "
            f"--emit-bytecode-version={newer.group(1)} or as text, or use a newer mlirkit"
        )
    if _CUT_OFF.search(message):
        return (
            "the file seems to be cut off or damaged: it is shorter than it says. Get it again, and compare "
            "the sizes; `mlirkit inspect --bytes` shows how far it makes sense"
        )
    operation = _OPERATION.search(message)
    if operation is not None:
        return (
            f"the definitions at hand have no '{operation.group(1)}': another release of its dialect wrote "
            "it. Have the file written for a release that is known here (StableHLO: --target), give the "
            "dialect's definitions with -I or --td, or see it as it is: `mlirkit convert FILE --to generic`"
        )
    return None
