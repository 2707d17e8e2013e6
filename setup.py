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
    "src/mlirkit/builtin/*.py",
    "src/mlirkit/text/*.py",
    "src/mlirkit/text/parser/*.py",
    "src/mlirkit/text/printer/*.py",
    "src/mlirkit/bytecode/*.py",
    "src/mlirkit/bytecode/reader/*.py",
    "src/mlirkit/bytecode/writer/*.py",
    "src/mlirkit/ods/live/assembly.py",
    "src/mlirkit/ods/live/attribute_text.py",
    "src/mlirkit/ods/live/dictionary_text.py",
    "src/mlirkit/ods/live/format_step.py",
    "src/mlirkit/ods/live/group_text.py",
    "src/mlirkit/ods/live/operand_text.py",
    "src/mlirkit/ods/live/region_text.py",
    "src/mlirkit/ods/live/type_sources.py",
    "src/mlirkit/ods/live/type_text.py",
    "src/mlirkit/ods/live/value_syntax.py",
]

# Packages themselves stay interpreted, and so do the one module that imports upward and the readers of what
# is around bytecode, which are never busy.
INTERPRETED = ("__init__.py", "core/upcalls.py", "bytecode/flatbuffer.py", "bytecode/jax_export.py")


def extensions():
    if os.environ.get("MLIRKIT_COMPILE") != "1":
        return []
    from mypyc.build import mypycify

    files = [
        path for pattern in COMPILED for path in sorted(glob(pattern)) if not path.endswith(INTERPRETED)
    ]
    # A type error in a room that stays interpreted is mypy's business, not the build's.
    options = ["--follow-imports=silent"]
    return mypycify([*options, *files], opt_level="3", debug_level="0", group_name="mlirkit")


setup(ext_modules=extensions())
