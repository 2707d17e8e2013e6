"""MLIR bytecode: reading every version, writing every version.

    encoding cursor emitter             the constants, and the primitives both ways
    reader/ writer/                     one file per section, the same names
    entries numbering isolation         what a file's tables hold, in which order, and what is isolated
    point_entries shapes                locations among them, which are most; what operations have in common
    resource_keys                       what resources are called in a file
    dialect_codec                       what a dialect brings: encodings of its attributes and types
    value_overrides                     encodings in place of those, for one file
    entry_layout entry_codec            such encodings as tables
    builtin_codec builtin_releases      the builtin dialect's, and what other releases have differently
    properties sparse_array             blobs of operations' properties, and segment sizes in them
    file_properties pinned_tables       blobs that no layout explains; their file's tables
    scan byte_map                       what `mlirkit inspect` shows without decoding
    jax_export flatbuffer               the file inside of what `jax.export` serialises
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mlirkit.bytecode.reader.module import BytecodeReader, read_bytecode
    from mlirkit.bytecode.writer.module import write_bytecode

__all__ = ["BytecodeReader", "read_bytecode", "write_bytecode"]


def __getattr__(name: str) -> Any:
    """The reader and the writer, imported when asked for: dialects have codecs whatever a file is."""
    if name in ("BytecodeReader", "read_bytecode"):
        from mlirkit.bytecode.reader import module as reader

        return getattr(reader, name)
    if name == "write_bytecode":
        from mlirkit.bytecode.writer.module import write_bytecode

        return write_bytecode
    raise AttributeError(f"module 'mlirkit.bytecode' has no attribute '{name}'")
