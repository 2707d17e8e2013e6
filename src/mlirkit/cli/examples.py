"""`mlirkit examples [FOLDER]`: the files that the documents use, for users without a checkout.

They are written below FOLDER, `examples` by default; existing files are left as they are, and make the exit
status 1 where they differ.
"""

from __future__ import annotations

import os
from argparse import ArgumentParser
from pathlib import Path

import mlirkit
from mlirkit.cli.output_file import say, show, write_file


def arguments() -> ArgumentParser:
    """The command line."""
    parser = ArgumentParser("mlirkit examples", description="Write the files that the documents use.")
    parser.add_argument("folder", nargs="?", default="examples", help="the output folder (default: examples)")
    return parser


def main(argv: list[str]) -> int:
    """Run the command; 0 if no existing file differs."""
    folder = Path(arguments().parse_args(argv).folder)
    source = examples_folder()
    differing = 0
    for path in sorted(source.rglob("*")):
        if not path.is_file() or "__pycache__" in path.parts:
            continue
        target, data = folder / path.relative_to(source), path.read_bytes()
        if target.exists():
            if not target.is_file() or target.read_bytes() != data:
                say(f"mlirkit examples: {target} is another file, and stays\n")
                differing += 1
            continue
        try:
            os.makedirs(target.parent, exist_ok=True)
            write_file(str(target), data)
        except OSError as error:
            say(f"mlirkit examples: cannot write {target}: {error.strerror}\n")
            return 1
        show(f"{target}\n")
    return 1 if differing else 0


def examples_folder() -> Path:
    """The folder of the examples: in the package of a wheel, or in the checkout around the package."""
    package = Path(mlirkit.__file__).parent
    inside = package / "examples"
    return inside if inside.is_dir() else package.parents[1] / "examples"
