"""The build backend: setuptools, which needs mypy only where it compiles (MLIRKIT_COMPILE=1)."""

import os
import zipfile

from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403

# mypyc of this version compiles the package; others are untried.
COMPILER = ["mypy==2.4.1"]


def _compiler_if_asked_for():
    return COMPILER if os.environ.get("MLIRKIT_COMPILE") == "1" else []


def get_requires_for_build_wheel(config_settings=None):
    return build_meta.get_requires_for_build_wheel(config_settings) + _compiler_if_asked_for()


def get_requires_for_build_editable(config_settings=None):
    return build_meta.get_requires_for_build_editable(config_settings) + _compiler_if_asked_for()


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    """As setuptools, compressed as far as the format allows."""
    name = build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)
    path = os.path.join(wheel_directory, name)
    smaller = path + ".smaller"
    with zipfile.ZipFile(path) as wheel, zipfile.ZipFile(smaller, "w") as written:
        for member in wheel.infolist():
            # Archives in it are compressed already.
            method = zipfile.ZIP_STORED if member.filename.endswith((".lzma", ".z")) else zipfile.ZIP_DEFLATED
            written.writestr(member, wheel.read(member), method, 9)
    os.replace(smaller, path)
    return name
