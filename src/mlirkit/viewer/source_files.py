"""The source files of locations, for a page to show their lines: files below the folder of the viewed file.

The locations in a file are not trusted: a page would show, and carry to others, any file that they name.  So
only text files below the folder are shown, after resolving links, and none whose name begins with a dot.
"""

from __future__ import annotations

import os
from typing import Final

_LARGEST: Final = 1 << 20
_MOST: Final = 4 << 20


class SourceFiles:
    """Texts of source files by their names in locations; the files must be in `folder`, None for no files.

    A relative name is searched in the folder, then in the current one.
    """

    def __init__(self, folder: str | None) -> None:
        self._folder = None if folder is None else os.path.realpath(folder)
        self._texts: dict[str, str | None] = {}
        self._left = _MOST

    def text(self, name: str) -> str | None:
        """The text of a file, None if there is none to show."""
        if name not in self._texts:
            self._texts[name] = self._read(name)
        return self._texts[name]

    def _read(self, name: str) -> str | None:
        if self._folder is None or "\0" in name:
            return None
        for place in (os.path.join(self._folder, name), os.path.abspath(name)):
            path = os.path.realpath(place)
            if self._may_show(path):
                return self._read_text(path)
        return None

    def _may_show(self, path: str) -> bool:
        assert self._folder is not None
        if not os.path.isfile(path) or not path.startswith(os.path.join(self._folder, "")):
            return False
        below = os.path.relpath(path, self._folder)
        return not any(part.startswith(".") for part in below.split(os.sep))

    def _read_text(self, path: str) -> str | None:
        try:
            if os.path.getsize(path) > min(_LARGEST, self._left):
                return None
            with open(path, "rb") as stream:
                text = stream.read(_LARGEST).decode("utf-8")
        except (OSError, UnicodeDecodeError):
            return None
        self._left -= len(text)
        return None if "\0" in text else text
