"""The files of releases read alike from a source tree and from the archives of a wheel."""

from __future__ import annotations

from pathlib import Path

import pytest

from mlirkit.layouts.release_files import FORMAT_FILES, LAYOUT_FILES, ReleaseFiles

FILES = {"layouts": LAYOUT_FILES, "formats": FORMAT_FILES}


@pytest.mark.parametrize("name", FILES)
def test_an_archive_has_what_the_files_have(name: str, tmp_path: Path) -> None:
    files = FILES[name]
    (tmp_path / "mlirkit/layouts").mkdir(parents=True)
    path = files.write_archive(str(tmp_path))
    packed = ReleaseFiles(str(tmp_path / "none"), "", path)
    assert packed.releases == files.releases
    assert len(packed.releases) > 4
    for release in files.releases:
        assert packed.read(release) == files.read(release)
    with pytest.raises(KeyError):
        packed.read("llvm1")
    first = Path(path).read_bytes()
    files.write_archive(str(tmp_path))
    assert Path(path).read_bytes() == first
