"""Every benchmark, and the page of their results: writes benchmarks/RESULTS.md.

    python -m benchmarks [--pure PYTHON] [--compiled PYTHON] [--jaxlib PYTHON] [--xdsl PYTHON]
                         [--only SECTION ...] [--keep FOLDER]
    python -m benchmarks --list

Each section of the page is the output of one command, a module of this package.  `--only` measures some of
them and leaves the other sections on the page as they are.  A section names the commit and the load of its
measurement.  The page begins with the cells that miss their gates, which are collected from the tables.
Measure on an idle machine: all sections together take about an hour.
"""

from __future__ import annotations

import argparse
import os
import platform
import re
import subprocess
import sys
import tempfile
import textwrap
from datetime import UTC, datetime
from pathlib import Path

from benchmarks.sections import SECTIONS, WHOLE_FILES, Section

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "benchmarks/RESULTS.md"
README = ROOT / "README.md"
INTRODUCTION = """
    `python -m benchmarks` writes this page from the output of its commands. Ratios are ours / theirs, and a
    figure in bold misses its gate. The speed of machines varies: differences of less than a tenth, and at
    loads above 2 of less than a third, are noise.
"""


def main() -> None:
    """Measure, and write the page."""
    names = [section.name for section in SECTIONS]
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--pure", default=str(ROOT / ".venv/bin/python"))
    parser.add_argument("--compiled", default=str(ROOT / ".venv-compiled/bin/python"))
    parser.add_argument("--jaxlib", help="an interpreter with jaxlib and jax (default: the compiled build's)")
    parser.add_argument("--xdsl", default=sys.executable, help="an interpreter with xDSL")
    parser.add_argument("--only", nargs="+", default=names, choices=names, metavar="SECTION")
    parser.add_argument("--keep", help="a folder for the inputs, which another run finds there")
    parser.add_argument("--list", action="store_true", help="print the sections and their commands")
    arguments = parser.parse_args()
    if arguments.list:
        for section in SECTIONS:
            print(f"{section.name:<15}python -m benchmarks.{section.command}")
        return
    with tempfile.TemporaryDirectory() as temporary:
        replacements = {
            "{pure}": arguments.pure,
            "{compiled}": arguments.compiled,
            "{jaxlib}": arguments.jaxlib or arguments.compiled,
            "{xdsl}": arguments.xdsl,
            "{inputs}": arguments.keep or temporary,
        }
        for section in SECTIONS:
            if section.name in arguments.only:
                print(section.name, file=sys.stderr, flush=True)
                body = measured(section, replacements)
                bodies = section_bodies(PAGE.read_text()) if PAGE.exists() else {}
                PAGE.write_text(page(bodies | {section.title: body}))
                if section.name == WHOLE_FILES:
                    README.write_text(with_table(README.read_text(), table_of(body)))


def measured(section: Section, replacements: dict[str, str]) -> str:
    """The state that was measured, and the tables."""
    load = f"{os.cpu_count()} processors, load {os.getloadavg()[0]:.1f}"
    state = f"{revision()}, {datetime.now(UTC):%Y-%m-%d}, Python {platform.python_version()}, {load}"
    words = [replacements.get(word, word) for word in section.command.split()]
    python = replacements.get(section.python, section.python)
    command = [python, "-m", f"benchmarks.{words[0]}", *words[1:]]
    result = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True)
    return f"Measured: {state}.\n\n{result.stdout.strip()}"


def table_of(body: str) -> str:
    """The only table of a section."""
    return "".join(re.findall(r"^\|.*\n?", body, re.MULTILINE)).strip()


def with_table(readme: str, table: str) -> str:
    """The README with this table under its heading about speed."""
    before, heading, after = readme.partition("## Speed\n")
    return before + heading + re.sub(r"(?:^\|.*\n)+", f"{table}\n", after, count=1, flags=re.MULTILINE)


def revision() -> str:
    """The commit that is checked out."""
    command = ["git", "log", "-1", "--format=%h “%s”"]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()


def section_bodies(text: str) -> dict[str, str]:
    """By title: the state and the tables of each section of a page, without the explanation above them."""
    parts = re.split(r"^## (.+)\n", text, flags=re.MULTILINE)[1:]
    return {
        title: body[body.index("Measured: ") :].strip()
        for title, body in zip(parts[::2], parts[1::2], strict=True)
        if "Measured: " in body
    }


def page(bodies: dict[str, str]) -> str:
    """The page of some sections' bodies."""
    sections = [section for section in SECTIONS if section.title in bodies]
    lines = [
        "# Benchmarks",
        "",
        filled(INTRODUCTION),
        "",
        "## What misses its gate",
        "",
        *missed_lines({section.title: bodies[section.title] for section in sections}),
    ]
    for section in sections:
        lines += ["", f"## {section.title}", "", filled(section.text), "", bodies[section.title]]
    return "\n".join(lines) + "\n"


def filled(text: str) -> str:
    """A paragraph in lines of the page's length."""
    return textwrap.fill(" ".join(text.split()), 118, break_on_hyphens=False)


def missed_lines(bodies: dict[str, str]) -> list[str]:
    """A line for each section with bold cells: by column, the rows and their figures."""
    lines = []
    for title, body in bodies.items():
        columns = [f"{column}: {', '.join(cells)}" for column, cells in missed_cells(body).items()]
        if columns:
            lines.append(f"- {title}: {'; '.join(columns)}")
    return lines or ["Nothing."]


def missed_cells(body: str) -> dict[str, list[str]]:
    """The bold cells of the tables by their column, each with the name of its row."""
    cells: dict[str, list[str]] = {}
    heads: list[str] = []
    previous = ""
    for line in body.splitlines():
        if re.fullmatch(r"\|[-:|]+\|", line):
            heads = table_cells(previous)
        row = table_cells(line)
        for number, cell in enumerate(row):
            if cell.startswith("**"):
                cells.setdefault(heads[number], []).append(f"{row_name(row, heads)} {cell.strip('*')}")
        previous = line
    return cells


def row_name(row: list[str], heads: list[str]) -> str:
    """The title of a row: its first cell, with the build if there is a column of builds."""
    return f"{row[0]} ({row[heads.index('build')]})" if "build" in heads else row[0]


def table_cells(line: str) -> list[str]:
    """The cells of a line of a table."""
    return [cell.strip() for cell in line.strip("|").split("|")] if line.startswith("|") else []


if __name__ == "__main__":
    main()
