"""The outline of a definition file: its includes and definitions, read from its text without evaluation.

    includes     the files that it names
    dialects     records of class `Dialect`: the record's name, and the prefix that `let name` gives it
    classes      class -> its first base class, and the names in the base's arguments
    uses         for records: their classes, with the names in the arguments

Strings, comments and code are removed first, so that no text in them looks like a definition.  Records of a
multiclass count as records of the file; the multiclass is listed as a class for its instantiations.  Text
that the preprocessor skips counts as well: an outline gives the place, the definition is in the records.
"""

from __future__ import annotations

import re

_NO_TEXT = re.compile(r'"(?:\\.|[^"\\\n])*"|\[\{.*?\}\]|//[^\n]*|/\*.*?\*/', re.S)
_DEFINITION = re.compile(r"\b(class|multiclass|defm|def)\b([^;{]*)")
_INCLUDE = re.compile(r'\binclude\s*"(\d+)"')
_NAME = re.compile(r'\blet\s+name\s*=\s*"(\d+)"')
_WORD = re.compile(r"[A-Za-z_]\w*")
_BRACKET = re.compile(r"[<>:]")
_BRACE = re.compile(r"[{}]")

# A class and the names in its arguments.
Use = tuple[str, tuple[str, ...]]


class Outline:
    """The includes and definitions of one file."""

    __slots__ = ("classes", "dialects", "includes", "uses")

    def __init__(self) -> None:
        self.includes: list[str] = []
        self.dialects: dict[str, str] = {}
        self.classes: dict[str, Use] = {}
        self.uses: set[Use] = set()


def outline_of(text: str) -> Outline:
    """The outline of a file's text."""
    strings: list[str] = []

    def shorten(result: re.Match[str]) -> str:
        if not result[0].startswith('"'):
            return " "
        strings.append(result[0][1:-1])
        return f'"{len(strings) - 1}"'

    text = _NO_TEXT.sub(shorten, text)
    outline = Outline()
    outline.includes = [strings[int(match[1])] for match in _INCLUDE.finditer(text)]
    # The multiclass that the scan is in, and where it ends.
    multiclass, end = "", 0
    for match in _DEFINITION.finditer(text):
        kind, header = match[1], match[2]
        name, parent = _split_header(header)
        if kind == "multiclass":
            multiclass, end = name, _end_of_body(text, match.end())
        elif parent is None:
            continue
        elif kind == "class":
            outline.classes[name] = parent
        else:
            outline.uses.add(parent)
            if match.start() < end:
                outline.classes.setdefault(multiclass, parent)
            if kind == "def" and parent[0] == "Dialect":
                prefix = _NAME.search(text, match.end())
                if prefix is not None:
                    outline.dialects[name] = strings[int(prefix[1])]
    return outline


def _split_header(header: str) -> tuple[str, Use | None]:
    """The name that a definition's header gives, and the class that it derives from first."""
    name = _WORD.search(header)
    depth = 0
    for bracket in _BRACKET.finditer(header):
        if bracket[0] == "<":
            depth += 1
        elif bracket[0] == ">":
            depth -= 1
        elif depth == 0:
            parent = _WORD.search(header, bracket.end())
            if parent is None:
                break
            words = dict.fromkeys(
                _WORD.findall(header[parent.end() : _end_of_arguments(header, parent.end())])
            )
            # An anonymous record has no name before the colon.
            own = name[0] if name is not None and name.start() < bracket.start() else ""
            return own, (parent[0], tuple(words))
    return ("" if name is None else name[0]), None


def _end_of_arguments(header: str, start: int) -> int:
    """The end of the arguments of the class whose name ends at `start`."""
    if not header[start:].lstrip().startswith("<"):
        return start
    depth = 0
    for bracket in _BRACKET.finditer(header, start):
        depth += {"<": 1, ">": -1, ":": 0}[bracket[0]]
        if depth == 0:
            return bracket.start()
    return len(header)


def _end_of_body(text: str, start: int) -> int:
    """The position behind the brace that closes the body that begins behind `start`."""
    depth = 0
    for brace in _BRACE.finditer(text, start):
        depth += 1 if brace[0] == "{" else -1
        if depth == 0:
            return brace.end()
    return len(text)
