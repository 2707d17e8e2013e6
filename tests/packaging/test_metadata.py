"""Metadata that a registry shows: the README with working links, the addresses."""

from __future__ import annotations

import email
import os
import re
import subprocess
import sys
import tomllib
from email.message import Message
from importlib.metadata import version
from pathlib import Path

import pytest

from tests.documented_commands import ROOT

pytestmark = [
    pytest.mark.plain,
    # The project is built with this setuptools; older ones cannot read its description.
    pytest.mark.skipif(int(version("setuptools").split(".")[0]) < 77, reason="needs setuptools 77"),
]


def metadata(folder: Path, url: str) -> Message:
    environment = {**os.environ, "MLIRKIT_SOURCE_URL": url}
    command = [sys.executable, "setup.py", "--quiet", "egg_info", "--egg-base", str(folder)]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return email.message_from_string((folder / "mlirkit.egg-info" / "PKG-INFO").read_text("utf-8"))


def links(text: str) -> list[str]:
    """The targets of links outside code."""
    prose = re.sub(r"^```.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL)
    return re.findall(r"\]\(([^)\s]+)\)", prose)


def test_without_an_address(tmp_path: Path) -> None:
    found = metadata(tmp_path, "")
    assert found["Description-Content-Type"] == "text/markdown"
    text = str(found.get_payload())
    assert text.startswith("# mlirkit")
    assert [link for link in links(text) if not link.startswith("https://")] == []
    assert found.get_all("Project-URL") is None
    assert "Programming Language :: Python :: 3.14" in found.get_all("Classifier", [])


def test_with_an_address(tmp_path: Path) -> None:
    found = metadata(tmp_path, "https://example.org/a/mlirkit/")
    targets = links(str(found.get_payload()))
    relative = links((ROOT / "README.md").read_text())
    assert len(targets) == len(relative)
    for target, link in zip(targets, relative, strict=True):
        before, _, path = target.partition("/blob/")
        assert before == "https://example.org/a/mlirkit"
        assert path.partition("/")[2] == link
        assert (ROOT / link.partition("#")[0]).exists(), link
    urls = dict(url.split(", ") for url in found.get_all("Project-URL", []))
    assert urls["Source"] == "https://example.org/a/mlirkit"


def test_wheels_are_built_for_pythons_that_the_package_names() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    named = {each.rpartition(" ")[2] for each in project["project"]["classifiers"] if "Python :: 3." in each}
    built = {f"3.{each[3:-2]}" for each in project["tool"]["cibuildwheel"]["build"].split()}
    assert built <= named
    assert f"{sys.version_info.major}.{sys.version_info.minor}" in named
