"""StableHLO's compatibility files, all of them: artifacts of each release, read and written again.

    python -m tests.conformance.stablehlo_compatibility FOLDER [RELEASE ...]

FOLDER is `stablehlo/tests/vhlo` of a checkout of StableHLO, which has a text and an artifact per release; no
copy of it is kept here.  A row has for a release: whether the artifact reads as its text does, whether it
gets the same bytes when written for its release, and for how many of the releases from its own on it can be
written as an artifact that reads as the same text.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from mlirkit.conversion.portable_artifact import deserialize, serialize
from mlirkit.conversion.vhlo_versions import CURRENT_VERSION, Version, parse_version
from mlirkit.core.context import Context
from mlirkit.core.operation import Operation
from mlirkit.layouts.reading import read_any_bytecode
from mlirkit.support.diagnostics import MLIRError
from mlirkit.text.parser import parse_source

_STEM = "stablehlo_legalize_to_vhlo."


def artifacts_in(folder: Path) -> dict[Version, Path]:
    """The artifacts of a folder by release, oldest first."""
    found: dict[Version, Path] = {}
    for path in folder.glob(f"{_STEM}*.mlir.bc"):
        version = parse_version(path.name.removeprefix(_STEM).removesuffix(".mlir.bc").replace("_", "."))
        if version is not None:
            found[version] = path
    return dict(sorted(found.items()))


def artifact_as_text(data: bytes) -> tuple[Operation, str]:
    """The module of an artifact as stablehlo, and its text."""
    context = Context(allow_unregistered_dialects=True)
    module = deserialize(read_any_bytecode(data, context, "artifact", True, verify=True))
    return module, str(module)


def row(path: Path, version: Version, releases: Iterable[Version]) -> str:
    """The row of one artifact."""
    data = path.read_bytes()
    text: Any = parse_source(
        path.with_suffix("").read_bytes(), "text", Context(allow_unregistered_dialects=True), True, True
    )
    name = ".".join(map(str, version))
    try:
        module, ours = artifact_as_text(data)
    except MLIRError as error:
        return f"| {name} | not read: {error.message} | | |"
    later = [each for each in releases if version <= each <= CURRENT_VERSION]
    forward = 0
    same = ""
    for release in later:
        written = serialize(module, ".".join(map(str, release)))
        if release == version:
            same = "same bytes" if written == data else "other bytes"
        forward += artifact_as_text(written)[1] == ours
    return f"| {name} | {'alike' if ours == str(text) else 'differs'} | {same} | {forward} of {len(later)} |"


def main(arguments: list[str]) -> None:
    """Print the table."""
    artifacts = artifacts_in(Path(arguments[0]))
    wanted = arguments[1:] or [".".join(map(str, version)) for version in artifacts]
    print("| release | text | for itself | forward |")
    print("|---|---|---|---|")
    for version, path in artifacts.items():
        if ".".join(map(str, version)) in wanted:
            print(row(path, version, artifacts), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
