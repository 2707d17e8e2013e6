"""The build backend: setuptools, which needs mypy only where it compiles (MLIRKIT_COMPILE=1)."""

import os

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
