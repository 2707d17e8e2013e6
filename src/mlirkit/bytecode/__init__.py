"""MLIR bytecode: reading every version, writing every version.

encoding (the constants), cursor and emitter (the primitives), reader/ and writer/ (one file per section,
the same names), dialect_codec (what a dialect brings), builtin_codec (the builtin dialect's tables),
properties (blobs of operations' properties).
"""

from __future__ import annotations

from mlirkit.bytecode.reader.module import (
    BytecodeReader,
    is_bytecode_file,
    read_bytecode,
    read_bytecode_file,
)
from mlirkit.bytecode.writer.module import write_bytecode

__all__ = ["BytecodeReader", "is_bytecode_file", "read_bytecode", "read_bytecode_file", "write_bytecode"]
