"""The definitions that ship, already evaluated: nobody waits for TableGen.

    evaluated/<dialect>.z ::= zlib of (files NL stored definitions)
    files                 ::= JSON: [[path below td/, checksum], ...], all that took part

Building a wheel makes these files (setup.py); a source tree has none, and there definitions are evaluated on
first use and kept in the user's cache (ods/live/loader.py).  An evaluated form counts only as long as the
definitions beside it are those that it was made of.  The layout of stored definitions is in
ods/model/stored_form.py.
"""

from __future__ import annotations

import json
import os
import zlib
from collections.abc import Sequence
from functools import cache

from mlirkit.dialects.roots import PASS_ROOTS, ROOTS, RULE_ROOTS, SHIPPED, find_roots
from mlirkit.ods.live.loader import evaluate_definitions
from mlirkit.ods.model import Definitions, stored_form
from mlirkit.ods.model.definitions import merge_definitions

_FOLDER = os.path.join(os.path.dirname(SHIPPED), "evaluated")


def evaluated_definitions(name: str) -> Definitions | None:
    """The definitions of a dialect that ships, or None if they are to be evaluated first."""
    try:
        with open(_path(_FOLDER, name), "rb") as stream:
            text = zlib.decompress(stream.read()).decode()
    except FileNotFoundError:
        return None
    files, _, definitions = text.partition("\n")
    if any(_checksum(path) != checksum for path, checksum in json.loads(files)):
        return None
    return stored_form.read_definitions(definitions)


def write_evaluated(folder: str, names: Sequence[str] = ()) -> list[str]:
    """Evaluate the dialects, or all that ship; returns the paths of the files written to `folder`."""
    os.makedirs(folder, exist_ok=True)
    written = []
    for name in names or (*ROOTS, *map(rules_name, RULE_ROOTS), "passes"):
        parts, files = [], set()
        for root in _roots(name):
            definitions, read = evaluate_definitions(root, [os.path.dirname(root), SHIPPED], [])
            parts.append(definitions)
            files.update([os.path.relpath(path, SHIPPED) for path in read])
        described = json.dumps([[path, _checksum(path)] for path in sorted(files)])
        merged = merge_definitions(parts)
        if name == "passes":
            merged = Definitions(merged.main_file, passes=merged.passes)
        stored = stored_form.write_definitions(merged)
        # Places in definitions must not name the folder of the build.
        text = f"{described}\n{stored.replace(json.dumps(os.path.join(SHIPPED, ''))[1:-1], '')}"
        path = _path(folder, name)
        with open(path, "wb") as stream:
            stream.write(zlib.compress(text.encode(), 9))
        written.append(path)
    return written


def rules_name(dialect: str) -> str:
    """The name of the evaluated rewrite rules of a dialect."""
    return f"{dialect}_rules"


def _roots(name: str) -> list[str]:
    """The root files of what is kept under a name."""
    if name == "passes":
        return [os.path.join(SHIPPED, root) for root in PASS_ROOTS]
    rules = [root for dialect, root in RULE_ROOTS.items() if rules_name(dialect) == name]
    return [os.path.join(SHIPPED, root) for root in rules] or find_roots(name, [SHIPPED])


def _path(folder: str, name: str) -> str:
    return os.path.join(folder, f"{name}.z")


@cache
def _checksum(path: str) -> int | None:
    """Of a file below td/; None if it is gone."""
    try:
        with open(os.path.join(SHIPPED, path), "rb") as stream:
            return zlib.crc32(stream.read())
    except FileNotFoundError:
        return None
