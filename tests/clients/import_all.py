"""Import all modules of a package over mlirkit: `python import_all.py STOOD_FOR FOLDER PACKAGE`.

Mlirkit is found as STOOD_FOR; PACKAGE is in FOLDER.  Prints a JSON object of errors by the names of modules,
with an empty text for each that works.
"""

from __future__ import annotations

import json
import sys
from contextlib import redirect_stdout
from importlib import import_module
from pathlib import Path

import mlirkit


def main(stood_for: str, folder: Path, package: str) -> None:
    mlirkit.install_as(stood_for, replace=True)
    sys.path.insert(0, str(folder))
    found: dict[str, str] = {}
    for file in sorted((folder / package).rglob("*.py")):
        parts = file.relative_to(folder).with_suffix("").parts
        if parts[-1] == "__main__" or not all(each.isidentifier() for each in parts):
            continue
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        try:
            with redirect_stdout(sys.stderr):
                import_module(name)
        except BaseException as error:
            found[name] = f"{type(error).__name__}: {error}".partition("\n")[0]
        else:
            found[name] = ""
    print(json.dumps(found))


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]), sys.argv[3])
