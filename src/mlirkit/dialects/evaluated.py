"""The definitions that ship, evaluated ahead of time, so that no use runs TableGen.

    evaluated/<name>.z       ::= zlib of kept
    evaluated/<family>.lzma  ::= an archive of the kept of its members (support/packed_folder.py)
    evaluated/<name>.txt     ::= kept, in place of both where the wheel is compiled
    kept                     ::= origin NL stored definitions
    origin                   ::= JSON: {"base": checksum of what it builds upon}

Each dialect has a file, and so have the rewrite rules of a dialect, and all passes together.  Parts that
several dialects have in common are stored once, in `shared`, which is the base of their stored definitions;
the base of the rules is their dialect.  The end of `shared` is the dictionary with which the other files are
compressed.  lzma is used where it saves most: for large definitions, and for similar ones; it takes some
milliseconds more to read.  A compiled wheel does not compress definitions: it is large anyway, and starts
faster.

Building a wheel makes these files, and an archive of their source definitions (ods/shipped_folder.py); a
source tree does not have them, so that definitions are evaluated on first use and kept in the user's cache
(ods/live/loader.py).  The layout of stored definitions is in ods/model/stored_form.py.
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
from mlirkit.support.packed_folder import Archive, packed

_FOLDER = os.path.join(os.path.dirname(os.path.realpath(__file__)), "evaluated")

_SHARED = "shared"

# Names whose text is clearly smaller with lzma: by a tenth, or less if few programs load the dialect.
_LARGE = (
    *("acc", "amdgpu", "gpu", "linalg", "llvm", "nvvm", "omp", "passes", "rocdl", _SHARED, "smt"),
    *("sparse_tensor", "tosa", "transform", "vector"),
)

# Dialects that compress better in one archive. The most used member comes first: decompression stops there.
_FAMILIES = {
    "meshes": ("shard", "mpi"),
    "processors": ("amx", "arm_neon", "arm_sve", "x86vector", "vcix"),
    "further": (
        *("dlti", "quant", "sdy", "mpmd", "chlo", "shape", "shape_rules", "async", "ml_program", "emitc"),
        *("nvgpu", "pdl", "pdl_interp", "irdl"),
    ),
    "rare": ("xegpu", "xevm", "arm_sme", "ptr", "wasmssa", "arith_rules"),
    "spirv": ("spirv", "spirv_rules"),
    "stablehlo": ("stablehlo", "vhlo", "stablehlo_rules", "chlo_rules"),
}

_FAMILY_OF = {name: name for name in _LARGE} | {
    member: family for family, members in _FAMILIES.items() for member in members
}


def evaluated_definitions(name: str) -> Definitions | None:
    """The definitions of a dialect that ships, or None if they are to be evaluated first."""
    archive = _opened(_FOLDER, name)
    return None if archive is None else archive.stored.definitions()


class _Opened(NamedTuple):
    """The open file of a name."""

    stored: StoredDefinitions
    checksum: int
    # Of `shared`: the dictionary with which the other files are compressed.
    dictionary: bytes


@cache
def _opened(folder: str, name: str) -> _Opened | None:
    """The open file of a name; None if it is missing or stale."""
    base_name = _base(name)
    base = None if base_name is None else _opened(folder, base_name)
    if base is None and base_name is not None:
        return None
    data = _decompressed(folder, name, b"" if base is None else base.dictionary)
    if data is None:
        return None
    origin, stored = _split(data)
    if base is None:
        return _Opened(StoredDefinitions(stored), zlib.crc32(data), _dictionary(data))
    if origin["base"] != base.checksum:
        return None
    return _Opened(StoredDefinitions(stored, base.stored), zlib.crc32(data), base.dictionary)


def _decompressed(folder: str, name: str, dictionary: bytes) -> bytes | None:
    """The decompressed file of a name; None if it is missing or needs another dictionary."""
    try:
        with open(_plain_path(folder, name), "rb") as stream:
            return stream.read()
    except FileNotFoundError:
        pass
    if name in _FAMILY_OF:
        archive = _archive(folder, _FAMILY_OF[name])
        return archive.read(name).encode() if name in archive.names() else None
    try:
        with open(_path(folder, name), "rb") as stream:
            return zlib.decompressobj(zdict=dictionary).decompress(stream.read())
    except (FileNotFoundError, zlib.error):
        return None


@cache
def _archive(folder: str, family: str) -> Archive:
    return Archive(_path(folder, family))


def _split(data: bytes) -> tuple[dict[str, object], str]:
    """The origin, and the stored definitions behind it."""
    origin, _, stored = data.decode().partition("\n")
    return json.loads(origin), stored


def _dictionary(shared: bytes) -> bytes:
    # As much as zlib looks back.
    return shared[-(1 << 15) :]


def write_evaluated(folder: str, names: Sequence[str] = (), plain: bool = False) -> list[str]:
    """Evaluate the dialects, or all that ship; returns the paths of the files written to `folder`.

    With `plain`, nothing is compressed.
    """
    os.makedirs(folder, exist_ok=True)
    parts: dict[str, Definitions] = {}
    for name in names or (*ROOTS, *map(rules_name, RULE_ROOTS), "passes"):
        parts[name] = _evaluate(name)
    # The rules of a dialect are counted with the dialect, which is their base.
    by_dialect: dict[str, list[Definitions]] = {}
    for name, definitions in parts.items():
        by_dialect.setdefault(name.removesuffix(_RULES), []).append(definitions)
    shared = StoredFormWriter()
    for value in shared_objects(by_dialect.values()):
        shared.node(value, 0)
    writers = {_SHARED: shared}
    checksums: dict[str, int] = {}
    kept: dict[str, bytes] = {}

    def keep(name: str, definitions: Definitions, origin: dict[str, int]) -> None:
        # Places in definitions must not name the folder of the build.
        folder_of_build = json.dumps(os.path.join(shipped_folder(), ""))[1:-1]
        stored = writers[name].text(definitions).replace(folder_of_build, "")
        data = f"{json.dumps(origin)}\n{stored}".encode()
        checksums[name] = zlib.crc32(data)
        kept[name] = data

    keep(_SHARED, Definitions(""), {})
    for name, definitions in parts.items():
        base = _base(name) or ""
        writers[name] = StoredFormWriter(writers[base])
        keep(name, definitions, {"base": checksums[base]})
    if plain:
        written = {_plain_path(folder, name): data for name, data in kept.items()}
    else:
        written = _compressed(folder, kept)
    for path, content in written.items():
        with open(path, "wb") as stream:
            stream.write(content)
    return list(written)


def _compressed(folder: str, kept: dict[str, bytes]) -> dict[str, bytes]:
    """The compressed files and archives, by path."""
    dictionary = _dictionary(kept[_SHARED])
    written: dict[str, bytes] = {}
    for name, data in kept.items():
        if name not in _FAMILY_OF:
            compression = zlib.compressobj(9, zdict=dictionary)
            written[_path(folder, name)] = compression.compress(data) + compression.flush()
    for family in dict.fromkeys(_FAMILY_OF.values()):
        members = [name for name in _FAMILIES.get(family, (family,)) if name in kept]
        if members:
            written[_path(folder, family)] = packed({name: kept[name] for name in members})
    return written


def _evaluate(name: str) -> Definitions:
    """The definitions of a name."""
    merged = merge_definitions(
        [
            # A build reads a file once, in a folder that no other has.
            evaluate_definitions(root, [os.path.dirname(root), shipped_folder()], [], cache=False)[0]
            for root in _roots(name)
        ]
    )
    return Definitions(merged.main_file, passes=merged.passes) if name == "passes" else merged


_RULES = "_rules"


def rules_name(dialect: str) -> str:
    """The name of the evaluated rewrite rules of a dialect."""
    return dialect + _RULES


def _base(name: str) -> str | None:
    """The name of the base of a name's stored definitions."""
    if name == _SHARED:
        return None
    return name.removesuffix(_RULES) if name.endswith(_RULES) else _SHARED


def _roots(name: str) -> list[str]:
    """The root files of the definitions of a name."""
    if name == "passes":
        return [os.path.join(shipped_folder(), root) for root in PASS_ROOTS]
    rules = [root for dialect, root in RULE_ROOTS.items() if rules_name(dialect) == name]
    return [os.path.join(shipped_folder(), root) for root in rules] or find_roots(name, [shipped_folder()])


def _path(folder: str, name: str) -> str:
    """The compressed file of a name or of a family."""
    return os.path.join(folder, f"{name}.{'lzma' if name in _FAMILY_OF.values() else 'z'}")


def _plain_path(folder: str, name: str) -> str:
    """The file of a name that is not compressed."""
    return os.path.join(folder, f"{name}.txt")
