"""The files of facts that each release has: `llvm<N>.json` here (tables.py), `formats/llvm<N>.txt` below
(dialects/release_syntax.py).

A source tree has the files.  A wheel has two archives in their place, of half their size together, because
neighbouring releases say much the same:

    layouts.xz, formats.xz ::= sizes NL xz of the files, one behind the other
    sizes                  ::= JSON: {release: number of bytes}
"""

from __future__ import annotations

import json
import os
from functools import cached_property
from typing import Final

from mlirkit.support.text_filters import text_filters

_FOLDER = os.path.dirname(os.path.abspath(__file__))
_LIBRARY = os.path.dirname(os.path.dirname(_FOLDER))


class ReleaseFiles:
    """One file for each release: the files themselves in a source tree, their archive in a wheel."""

    def __init__(self, folder: str, suffix: str, archive: str) -> None:
        self.folder = folder
        self._suffix = suffix
        self._archive = archive

    def path(self, release: str) -> str:
        """Where the file of a release stands in a source tree."""
        return os.path.join(self.folder, f"{release}{self._suffix}")

    @cached_property
    def releases(self) -> tuple[str, ...]:
        """The releases that have a file, oldest first."""
        return tuple(sorted(self._sizes or self._found(), key=lambda name: int(name.removeprefix("llvm"))))

    def read(self, release: str) -> str:
        """The content of a release's file; KeyError if it has none."""
        if release not in self.releases:
            raise KeyError(release)
        if self._sizes:
            return self._unpacked[release]
        with open(self.path(release), encoding="utf-8") as stream:
            return stream.read()

    def write_archive(self, library: str) -> str:
        """Pack the files into an archive in the copy of the library at `library`; returns its path.

        The same files give the same bytes.
        """
        import lzma

        contents = {release: self.read(release).encode() for release in self.releases}
        sizes = {release: len(data) for release, data in contents.items()}
        path = os.path.join(library, os.path.relpath(self._archive, _LIBRARY))
        with open(path, "wb") as stream:
            stream.write(json.dumps(sizes).encode() + b"\n")
            stream.write(lzma.compress(b"".join(contents.values()), filters=text_filters()))
        return path

    def _found(self) -> list[str]:
        return [
            name.removesuffix(self._suffix)
            for name in os.listdir(self.folder)
            if name.startswith("llvm") and name.endswith(self._suffix)
        ]

    @cached_property
    def _sizes(self) -> dict[str, int]:
        """The sizes in the archive; empty in a source tree."""
        try:
            with open(self._archive, "rb") as stream:
                sizes: dict[str, int] = json.loads(stream.readline())
        except FileNotFoundError:
            return {}
        return sizes

    @cached_property
    def _unpacked(self) -> dict[str, str]:
        import lzma

        with open(self._archive, "rb") as stream:
            stream.readline()
            data = lzma.decompress(stream.read())
        contents: dict[str, str] = {}
        start = 0
        for release, size in self._sizes.items():
            contents[release] = data[start : start + size].decode()
            start += size
        return contents


#: The tables of layouts.
LAYOUT_FILES: Final = ReleaseFiles(_FOLDER, ".json", os.path.join(_FOLDER, "layouts.xz"))
#: The operations that a release spells otherwise than today.
FORMAT_FILES: Final = ReleaseFiles(
    os.path.join(_FOLDER, "formats"), ".txt", os.path.join(_FOLDER, "formats.xz")
)
