"""A folder of texts that a wheel has as one archive, which is smaller, above all where the texts are alike.

    archive ::= lzma of (sizes NL the files, one behind the other)
    sizes   ::= JSON: {name: number of bytes}
"""

from __future__ import annotations

import json
import os

from mlirkit.support.text_compression import compress_text, decompress_text

# The folder that the package lies in.
_LIBRARY = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


class PackedFolder:
    """Texts by name: files with one suffix in a source tree, an archive of them in a wheel."""

    def __init__(self, folder: str, suffix: str, archive: str) -> None:
        self.folder = folder
        self._suffix = suffix
        self._archive = archive
        # Read when first asked for; of a source tree, that there is no archive.
        self._is_opened = False
        self._packed: dict[str, str] = {}

    def path(self, name: str) -> str:
        """Where the file of a name stands in a source tree."""
        return os.path.join(self.folder, f"{name}{self._suffix}")

    def names(self) -> list[str]:
        """The names of all files, in order."""
        packed = self._contents()
        if packed:
            return sorted(packed)
        end = len(self._suffix)
        return sorted(name[:-end] for name in os.listdir(self.folder) if name.endswith(self._suffix))

    def read(self, name: str) -> str:
        """The content of a file; KeyError if there is none."""
        packed = self._contents()
        if packed:
            return packed[name]
        try:
            with open(self.path(name), encoding="utf-8") as stream:
                return stream.read()
        except FileNotFoundError:
            raise KeyError(name) from None

    def write_archive(self, library: str) -> str:
        """Pack the files into an archive in the copy of the library at `library`; returns its path.

        The same files give the same bytes.
        """
        path = os.path.join(library, os.path.relpath(self._archive, _LIBRARY))
        with open(path, "wb") as stream:
            stream.write(packed({name: self.read(name).encode() for name in self.names()}))
        return path

    def _contents(self) -> dict[str, str]:
        """What the archive has; empty in a source tree."""
        if not self._is_opened:
            self._packed = _unpack(self._archive)
            self._is_opened = True
        return self._packed


def _unpack(archive: str) -> dict[str, str]:
    try:
        with open(archive, "rb") as stream:
            data = stream.read()
    except FileNotFoundError:
        return {}
    return {name: content.decode() for name, content in unpacked(data).items()}


def packed(contents: dict[str, bytes]) -> bytes:
    """An archive of files by name."""
    sizes = json.dumps({name: len(content) for name, content in contents.items()}, separators=(",", ":"))
    return compress_text(b"".join([sizes.encode(), b"\n", *contents.values()]))


def unpacked(archive: bytes) -> dict[str, bytes]:
    """The files of an archive, by name."""
    sizes, _, data = decompress_text(archive).partition(b"\n")
    contents: dict[str, bytes] = {}
    start = 0
    for name, size in json.loads(sizes).items():
        contents[name] = data[start : start + size]
        start += size
    return contents
