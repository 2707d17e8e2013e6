"""`python -m website FOLDER [--without-try-page]`."""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path

from website.build import build

parser = ArgumentParser("python -m website", description="Build the documentation as a site.")
parser.add_argument("folder", type=Path, help="where to write it")
parser.add_argument("--without-try-page", action="store_true", help="leave out the page that needs npm")
options = parser.parse_args()
build(options.folder.resolve(), try_page=not options.without_try_page)
