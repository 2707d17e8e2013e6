"""What to do about a file that does not open: a `hint:` line behind the errors.

    hint: the dialect 'toy' is not known here; load its definitions with --td FILE, ...

Errors say what is wrong in MLIR's words; hints say what the file is and what helps.  Files of other formats
are told by how they begin.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from mlirkit.bytecode.encoding import MAGIC
from mlirkit.support.diagnostics import Diagnostic

# How files of other formats begin, what they are, and what makes MLIR of them.
_OTHER_FORMATS: tuple[tuple[bytes, str, str], ...] = (
    (b"BC\xc0\xde", "LLVM bitcode", "`mlir-translate --import-llvm` makes MLIR of it"),
    (b"\xde\xc0\x17\x0b", "LLVM bitcode", "`mlir-translate --import-llvm` makes MLIR of it"),
    (b"\x03\x02\x23\x07", "a SPIR-V module", "`mlir-translate --deserialize-spirv` makes MLIR of it"),
    (b"PK\x03\x04", "a zip archive, as PyTorch and NumPy save", "the MLIR may be a file in it: unzip it"),
    (b"\x1f\x8b", "compressed with gzip", "gunzip it first"),
    (b"\x28\xb5\x2f\xfd", "compressed with zstd", "unzstd it first"),
    (b"\x7fELF", "an ELF object or program", "MLIR is what it was compiled from"),
    (b"\x89HDF", "an HDF5 file", "it holds arrays, not programs"),
    (b"\x89PNG", "a picture", "it holds no program"),
    (b"\x93NUMPY", "a NumPy array", "it holds no program"),
)

_DIALECT = re.compile(
    r"Dialect `([^']+)' not found for custom op"
    r"|operation being parsed with an unregistered dialect"
    r"|dialect '([^']+)' is unknown"
    r"|created with unregistered dialect|unregistered dialect"
)
_OPERATION = re.compile(r"unregistered operation '([^']+)' found in dialect")
_CUT_OFF = re.compile(
    r"bytes when only \d+ remain|at the end of the bytecode|malformed null-terminated string"
    r"|exceeds the \d+ bytes that remain|missing data for top-level section"
)
_NEWER = re.compile(r"bytecode version \d+ is newer than the current version (\d+)")

# What --serialize refuses of other dialects: their operations, and their attributes on stablehlo's.
_OTHER_DIALECT = re.compile(
    r"failed to legalize operation '(?!stablehlo\.|func\.|vhlo\.|builtin\.)[^']+' "
    r"that was explicitly marked illegal$"
    r"|attribute (?!#stablehlo\b)#.* has no counterpart in vhlo$"
)


def other_format(data: bytes | memoryview) -> str | None:
    """What a file is that is neither bytecode nor text, and what to do with it; None if it may be text."""
    head = bytes(data[:1024])
    if head.startswith(MAGIC):
        return None
    for magic, name, advice in _OTHER_FORMATS:
        if head.startswith(magic):
            return f"is {name}, not MLIR; {advice}"
    if b"\0" in head:
        return "is neither MLIR bytecode, which begins with 'ML\\xefR', nor text"
    return None


def hints(diagnostics: Iterable[Diagnostic], data: bytes | memoryview | None = None) -> list[str]:
    """What helps against errors about a file; one hint of each kind."""
    found: dict[str, None] = {}
    other = None if data is None else other_format(data)
    if other is not None:
        found[f"the file {other}"] = None
    # About text mlir-opt says no more than its errors, and neither do we.
    is_text = data is not None and bytes(data[: len(MAGIC)]) != MAGIC
    for diagnostic in diagnostics:
        hint = _conversion_hint(diagnostic.message) or (None if is_text else _hint(diagnostic.message))
        if hint is not None:
            found.setdefault(hint)
    return list(found)


def _conversion_hint(message: str) -> str | None:
    if _OTHER_DIALECT.search(message) is None:
        return None
    return (
        "an artifact holds stablehlo only, unless --allow-other-dialects keeps all else as it is, for a "
        "reader that knows it (JAX writes sharded programs so)"
    )


def _hint(message: str) -> str | None:
    dialect = _DIALECT.search(message)
    if dialect is not None:
        name = next((each for each in dialect.groups() if each), None)
        what = f"the dialect '{name}' is not known here" if name else "the file has dialects not known here"
        return (
            f"{what}; load its definitions with --td FILE (and -I FOLDER for what they include). Without "
            "them, only bytecode and the generic form (mlir-opt --mlir-print-op-generic) can be read, which "
            "`mlirkit opt` does with --allow-unregistered-dialect"
        )
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
