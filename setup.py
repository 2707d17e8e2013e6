"""Build script: a pure wheel by default, a compiled one with MLIRKIT_COMPILE=1.

The hot rooms listed in COMPILED are ordinary typed Python; mypyc turns the very same files into one
extension module.  Everything else stays interpreted in both wheels.
"""

import os
from glob import glob

from setuptools import setup

COMPILED = [
    "src/mlirkit/support/*.py",
    "src/mlirkit/core/*.py",
]


def extensions():
    if os.environ.get("MLIRKIT_COMPILE") != "1":
        return []
    from mypyc.build import mypycify

    files = [path for pattern in COMPILED for path in sorted(glob(pattern))]
    # A type error in a room that stays interpreted is mypy's business, not the build's.
    options = ["--follow-imports=silent"]
    return mypycify([*options, *files], opt_level="3", debug_level="0", group_name="mlirkit")


setup(ext_modules=extensions())
