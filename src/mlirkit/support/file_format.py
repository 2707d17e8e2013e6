"""Recognizing files of other formats by their first bytes."""

from __future__ import annotations

from typing import Final

# The first bytes of other formats, their names, and the way to get MLIR from them.
_OTHER_FORMATS: Final[tuple[tuple[bytes, str, str], ...]] = (
    (b"BC\xc0\xde", "LLVM bitcode", "`mlir-translate --import-llvm` makes MLIR of it"),
    (b"\xde\xc0\x17\x0b", "LLVM bitcode", "`mlir-translate --import-llvm` makes MLIR of it"),
    (b"\x03\x02\x23\x07", "a SPIR-V module", "`mlir-translate --deserialize-spirv` makes MLIR of it"),
    (b"PK\x03\x04", "a zip archive, as PyTorch and NumPy save", "the MLIR may be a file in it: unzip it"),
    (b"\x1f\x8b", "compressed with gzip", "gunzip it first"),
    (b"\x28\xb5\x2f\xfd", "compressed with zstd", "unzstd it first"),
    (b"\x7fELF", "an ELF object or program", "it was compiled from MLIR"),
    (b"\x89HDF", "an HDF5 file", "it holds arrays, not programs"),
    (b"\x89PNG", "a picture", "it holds no program"),
    (b"\x93NUMPY", "a NumPy array", "it holds no program"),
)


def other_format(data: bytes | memoryview) -> str | None:
    """The format of a file that is not bytecode, with a hint; None if it may be text."""
    head = bytes(data[:1024])
    for magic, name, advice in _OTHER_FORMATS:
        if head.startswith(magic):
            return f"is {name}, not MLIR; {advice}"
    if b"\0" in head:
        return "is neither MLIR bytecode, which begins with 'ML\\xefR', nor text"
    return None
