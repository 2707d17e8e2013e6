"""MLIR bytecode: reading every version, writing every version.

encoding (the constants), cursor and emitter (the primitives), reader/ and writer/ (one file per section,
the same names), dialect_codec (what a dialect brings), builtin_codec (the builtin dialect's tables),
properties (blobs of operations' properties).  What `mlirkit inspect` shows without decoding: scan, byte_map.
The file inside of what `jax.export` serialises: jax_export, over flatbuffer.
"""

from __future__ import annotations

from mlirkit.bytecode.reader.module import BytecodeReader, read_bytecode
from mlirkit.bytecode.writer.module import write_bytecode

__all__ = ["BytecodeReader", "read_bytecode", "write_bytecode"]
