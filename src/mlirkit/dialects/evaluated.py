"""The definitions that ship, already evaluated: nobody waits for TableGen.

    evaluated/<name>.z ::= zlib of (origin NL stored definitions); <name>.lzma, of a large one: lzma of it
    origin             ::= JSON: {"base": checksum of what it builds upon}

There is one for each dialect, for the rewrite rules of a dialect, and for all passes.  What several dialects
have in common stands once, in `shared`, which is the base of their stored definitions; the base of the rules
is their dialect.  The end of `shared` is the dictionary that the others are compressed with.  lzma is for
what it makes much smaller; it takes some milliseconds more to read.

Building a wheel makes these files, beside an archive of the definitions that they were made of
(ods/shipped_folder.py); a source tree has none, and there definitions are evaluated on first use and kept in
the user's cache (ods/live/loader.py).  The layout of stored definitions is in ods/model/stored_form.py.
"""

from __future__ import annotations

import json
import os
import zlib
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from mlirkit.dialects.roots import PASS_ROOTS, ROOTS, RULE_ROOTS, find_roots
from mlirkit.ods.live.loader import evaluate_definitions
from mlirkit.ods.model import Definitions
from mlirkit.ods.model.definitions import merge_definitions
from mlirkit.ods.model.stored_form import StoredDefinitions, StoredFormWriter, shared_objects
from mlirkit.ods.shipped_folder import shipped_folder
from mlirkit.support.text_compression import compress_text, decompress_text

_FOLDER = os.path.join(os.path.dirname(os.path.realpath(__file__)), "evaluated")

_SHARED = "shared"

# Whose text is clearly smaller as lzma: a tenth, less where few programs load the dialect.
_LARGE = frozenset(
    {
        *("acc", "amdgpu", "arith_rules", "arm_sme", "chlo_rules", "gpu", "linalg", "llvm", "nvvm", "omp"),
        *("passes", "ptr", "rocdl", _SHARED, "sparse_tensor", "spirv", "spirv_rules", "stablehlo"),
        *("stablehlo_rules", "tosa", "transform", "vector", "vhlo", "wasmssa", "xegpu", "xevm"),
    }
)


def evaluated_definitions(name: str) -> Definitions | None:
    """The definitions of a dialect that ships, or None if they are to be evaluated first."""
    found = _opened(_FOLDER, name)
    return None if found is None else found.stored.definitions()


class _Opened(NamedTuple):
    """What is kept under a name, open."""

    stored: StoredDefinitions
    checksum: int
    # What the others are compressed with: of `shared`.
    dictionary: bytes


@cache
def _opened(folder: str, name: str) -> _Opened | None:
    """What is kept under a name; None if it is not there, or stale."""
    try:
        with open(_path(folder, name), "rb") as stream:
            compressed = stream.read()
    except FileNotFoundError:
        return None
    base_name = _base(name)
    if base_name is None:
        data = _decompressed(name, compressed, b"")
        return _Opened(StoredDefinitions(_split(data)[1]), zlib.crc32(data), _dictionary(data))
    base = _opened(folder, base_name)
    if base is None:
        return None
    try:
        data = _decompressed(name, compressed, base.dictionary)
    except zlib.error:
        # Of another dictionary.
        return None
    origin, stored = _split(data)
    if origin["base"] != base.checksum:
        return None
    return _Opened(StoredDefinitions(stored, base.stored), zlib.crc32(data), base.dictionary)


def _decompressed(name: str, compressed: bytes, dictionary: bytes) -> bytes:
    if name not in _LARGE:
        return zlib.decompressobj(zdict=dictionary).decompress(compressed)
    return decompress_text(compressed)


def _compressed(name: str, data: bytes, dictionary: bytes) -> bytes:
    if name not in _LARGE:
        compression = zlib.compressobj(9, zdict=dictionary)
        return compression.compress(data) + compression.flush()
    return compress_text(data)


def _split(data: bytes) -> tuple[dict[str, object], str]:
    """The origin, and the stored definitions behind it."""
    origin, _, stored = data.decode().partition("\n")
    return json.loads(origin), stored


def _dictionary(shared: bytes) -> bytes:
    # As much as zlib looks back.
    return shared[-(1 << 15) :]


def write_evaluated(folder: str, names: Sequence[str] = ()) -> list[str]:
    """Evaluate the dialects, or all that ship; returns the paths of the files written to `folder`."""
    os.makedirs(folder, exist_ok=True)
    parts: dict[str, Definitions] = {}
    for name in names or (*ROOTS, *map(rules_name, RULE_ROOTS), "passes"):
        parts[name] = _evaluate(name)
    # The rules of a dialect find what they have in common with it in its nodes.
    families: dict[str, list[Definitions]] = {}
    for name, definitions in parts.items():
        families.setdefault(name.removesuffix(_RULES), []).append(definitions)
    shared = StoredFormWriter()
    for value in shared_objects(families.values()):
        shared.node(value, 0)
    writers = {_SHARED: shared}
    checksums: dict[str, int] = {}
    dictionary = b""

    def write(name: str, definitions: Definitions, origin: dict[str, int]) -> tuple[str, bytes]:
        # Places in definitions must not name the folder of the build.
        folder_of_build = json.dumps(os.path.join(shipped_folder(), ""))[1:-1]
        stored = writers[name].text(definitions).replace(folder_of_build, "")
        data = f"{json.dumps(origin)}\n{stored}".encode()
        checksums[name] = zlib.crc32(data)
        path = _path(folder, name)
        with open(path, "wb") as stream:
            stream.write(_compressed(name, data, dictionary))
        return path, data

    path, data = write(_SHARED, Definitions(""), {})
    written = [path]
    dictionary = _dictionary(data)
    for name, definitions in parts.items():
        base = _base(name) or ""
        writers[name] = StoredFormWriter(writers[base])
        written.append(write(name, definitions, {"base": checksums[base]})[0])
    return written


def _evaluate(name: str) -> Definitions:
    """What is kept under a name."""
    merged = merge_definitions(
        [
            evaluate_definitions(root, [os.path.dirname(root), shipped_folder()], [])[0]
            for root in _roots(name)
        ]
    )
    return Definitions(merged.main_file, passes=merged.passes) if name == "passes" else merged


_RULES = "_rules"


def rules_name(dialect: str) -> str:
    """The name of the evaluated rewrite rules of a dialect."""
    return dialect + _RULES


def _base(name: str) -> str | None:
    """What the stored definitions of a name build upon."""
    if name == _SHARED:
        return None
    return name.removesuffix(_RULES) if name.endswith(_RULES) else _SHARED


def _roots(name: str) -> list[str]:
    """The root files of what is kept under a name."""
    if name == "passes":
        return [os.path.join(shipped_folder(), root) for root in PASS_ROOTS]
    rules = [root for dialect, root in RULE_ROOTS.items() if rules_name(dialect) == name]
    return [os.path.join(shipped_folder(), root) for root in rules] or find_roots(name, [shipped_folder()])


def _path(folder: str, name: str) -> str:
    return os.path.join(folder, f"{name}.{'lzma' if name in _LARGE else 'z'}")
