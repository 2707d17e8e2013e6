"""MLIR bytecode of all versions: reading and writing.

    encoding cursor emitter             constants, and primitives in both directions
    reader/ writer/                     one file per section, the same names
    entries numbering isolation         entries of a file's tables and their order; isolated operations
    point_entries shapes                locations; common shapes of operations
    resource_keys                       names of resources in a file
    dialect_codec                       the interface of a dialect's encodings of attributes and types
    value_overrides                     replacements of encodings, for one file
    entry_layout entry_codec            codecs of dialects as tables
    builtin_codec builtin_releases      encodings of builtin, and their differences in other releases
    properties sparse_array             blobs of operations' properties, and segment sizes in them
    file_properties pinned_tables       blobs that no layout explains; their file's tables
    scan byte_map                       the structure of a file without decoding, for `mlirkit inspect`
    jax_export flatbuffer               the envelope that `jax.export` serialises, with the file inside
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mlirkit.bytecode.reader.module import BytecodeReader, read_bytecode
    from mlirkit.bytecode.writer.module import write_bytecode

__all__ = ["BytecodeReader", "read_bytecode", "write_bytecode"]


def __getattr__(name: str) -> Any:
    """The reader and the writer, imported on first use; codecs of dialects are independent of them."""
    if name in ("BytecodeReader", "read_bytecode"):
        from mlirkit.bytecode.reader import module as reader

        return getattr(reader, name)
    if name == "write_bytecode":
        from mlirkit.bytecode.writer.module import write_bytecode

        return write_bytecode
    raise AttributeError(f"module 'mlirkit.bytecode' has no attribute '{name}'")
