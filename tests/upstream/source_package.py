"""LLVM's source package of the distribution: fetched once, and of it only the tests unpacked.

The archive is fetched with apt's own commands, over lists of sources that apt's are copied to, so that neither
root nor `deb-src` in the system's configuration is needed.  Signatures and checksums are apt's affair.
"""

from __future__ import annotations

import os
import re
import subprocess
import tempfile
from pathlib import Path

from mlirkit.support.content_cache import cache_folder

NAME = "llvm-toolchain-22"
# Unpacked files: the tests, and the definitions that tests of mlir-tblgen include by a relative path.
_PARTS = ("*/mlir/test/*", "*/mlir/include/*.td", "*/llvm/test/TableGen/*")

HOW_TO = f"""\
Fetch the source package by hand and name the folder that it is unpacked to:
    apt-get source --download-only {NAME}      (with deb-src among apt's sources)
    tar -xf {NAME}_*.orig.tar.xz
    scripts/upstream-tests --source {NAME}_*/"""


class Unavailable(Exception):
    """The source package is missing; the message has the reason and the remedy."""


def kept_folder() -> Path:
    """The folder of the package and of the reference's results for its tests."""
    folder = cache_folder()
    if folder is None:
        raise Unavailable("MLIRKIT_CACHE=0 leaves no place for the source package; name one with --source.")
    return Path(folder) / "upstream-tests"


def source_folder() -> Path:
    """The unpacked package, fetched if it is missing."""
    place = kept_folder()
    version = _version()
    folder = place / f"{NAME}_{version}"
    if not folder.is_dir():
        place.mkdir(parents=True, exist_ok=True)
        # Processes that fetch at the same time use separate folders; one of the folders gets the final name.
        with tempfile.TemporaryDirectory(prefix="fetching-", dir=place) as own:
            _unpack(_fetch(Path(own)), folder, Path(own) / "unpacked")
    return folder


def _version() -> str:
    """The version of the installed tools; the package has the tests of this version."""
    return _run(["dpkg-query", "--show", "--showformat=${source:Upstream-Version}", "mlir-22-tools"])


def _fetch(place: Path) -> Path:
    """Download the archive of the sources."""
    configuration = _source_lists(place)
    print(f"fetching the source package {NAME} ...", flush=True)
    _run(["apt-get", *configuration, "update", "-qq"])
    files = _run(["apt-get", *configuration, "source", "--print-uris", "-qq", NAME])
    match = re.search(r"^'(\S+)' (\S+\.orig\.tar\.\w+) \d+ (\w+:\w+)$", files, re.MULTILINE)
    if match is None:
        raise Unavailable(f"The package {NAME} has no archive of sources.\n{HOW_TO}")
    address, file, digest = match.groups()
    # If several suites share an archive, mirrors may keep it in the pool of only one suite.
    repositories = _run(["apt-get", *configuration, "indextargets", "--format", "$(REPO_URI)"]).split()
    elsewhere = [f"{each.rstrip('/')}/pool/main/{NAME[0]}/{NAME}/{file}" for each in repositories]
    for each in dict.fromkeys([address, *elsewhere]):
        try:
            _run(
                ["/usr/lib/apt/apt-helper", *configuration, "download-file", each, str(place / file), digest]
            )
        except Unavailable as error:
            problem = error
        else:
            return place / file
    raise problem


def _source_lists(place: Path) -> list[str]:
    """apt's options for a separate configuration: the system's sources, as sources of source packages."""
    parts = place / "sources.list.d"
    for folder in (parts, place / "lists" / "partial", place / "archives" / "partial"):
        folder.mkdir(parents=True, exist_ok=True)
    system = Path("/etc/apt")
    for file in [system / "sources.list", *sorted((system / "sources.list.d").glob("*"))]:
        if file.suffix in (".list", ".sources") and file.is_file():
            text = file.read_text(errors="replace")
            text = re.sub(r"^deb(?=\s)", "deb-src", text, flags=re.MULTILINE)
            text = re.sub(r"^Types:.*$", "Types: deb-src", text, flags=re.MULTILINE)
            (parts / file.name).write_text(text)
    settings = {
        "Dir::Etc::sourcelist": "/dev/null",
        "Dir::Etc::sourceparts": parts,
        "Dir::State::lists": place / "lists",
        "Dir::Cache": place,
        "Acquire::Retries": 5,
        # The user of this process; apt's own user could not write here.
        "APT::Sandbox::User": os.environ.get("USER", "root"),
    }
    return [argument for name, value in settings.items() for argument in ("-o", f"{name}={value}")]


def _unpack(archive: Path, folder: Path, partial: Path) -> None:
    """Unpack the parts into a folder that appears when it is complete."""
    print(f"unpacking {archive.name} ...", flush=True)
    partial.mkdir()
    arguments = ["--strip-components=1", "--no-same-owner", "--wildcards", "-C", str(partial), *_PARTS]
    _run(["tar", "-xf", str(archive), *arguments])
    try:
        partial.rename(folder)
    except OSError:
        # Another process was first.
        if not folder.is_dir():
            raise


def _run(command: list[str], folder: Path | None = None) -> str:
    try:
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    except OSError as error:
        raise Unavailable(f"{command[0]}: {error.strerror}\n{HOW_TO}") from None
    if done.returncode:
        raise Unavailable(f"{' '.join(command)}\n{done.stderr.strip()}\n{HOW_TO}")
    return done.stdout.strip()
