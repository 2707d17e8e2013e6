"""`scripts/python-clients`: run programs that use upstream's bindings, and print which parts work.

    scripts/python-clients                              torch-mlir's importer, against its own bindings
    scripts/python-clients --extras CHECKOUT            the tests of makslevental/mlir-python-extras
    scripts/python-clients --wave CHECKOUT              the modules of iree-org/wave
    scripts/python-clients --pydsl CHECKOUT             the modules of Huawei-CPLLab/PyDSL
    scripts/python-clients ... --torch-index URL        ... with PyTorch's build for CPUs from an index of PyTorch's
    scripts/python-clients ... --write                  ... and write the table into docs/python-clients.md

Each program has its own virtual environment in the cache folder, with its requirements and this checkout.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tests.clients.environment import ROOT, Environment, commit

HERE = Path(__file__).parent
PAGE = ROOT / "docs" / "python-clients.md"
BEGIN, END = "<!-- written by scripts/python-clients -->", "<!-- end -->"

TORCH_MLIR = [["--no-deps", "torch-mlir==20261001"], ["packaging", "ml_dtypes", "sympy"]]
EXTRAS = [["pytest", "astpretty", "bytecode", "cloudpickle", "inflection", "black", "PyYAML"]]
WAVE = [
    ["sympy", "ml_dtypes", "typing_extensions", "dill", "cloudpickle", "packaging", "pandas"],
    ["iree-base-compiler", "iree-base-runtime"],
]


@dataclass(frozen=True)
class Row:
    """A client and its version, the kind and the count of its inputs, how many work, and the problems."""

    client: str
    version: str
    what: str
    count: int
    works: int
    problems: tuple[str, ...]


def main(argv: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="scripts/python-clients", description=__doc__.partition("\n")[0])
    for name in ("extras", "wave", "pydsl"):
        parser.add_argument(f"--{name}", type=Path, metavar="CHECKOUT")
    parser.add_argument("--torch-index", metavar="URL", help="where PyTorch's builds for CPUs are")
    parser.add_argument("--write", action="store_true", help="write the table into the page")
    options = parser.parse_args(argv)
    torch = ["torch==2.13.0"]
    if options.torch_index:
        torch = ["torch==2.13.0+cpu", "--index-url", options.torch_index]
    rows = []
    if not (options.extras or options.wave or options.pydsl) or options.write:
        rows.append(torch_mlir([torch, *TORCH_MLIR]))
    if options.extras:
        rows.append(extras(options.extras.resolve()))
    if options.wave:
        rows.append(modules("Wave", "iree.compiler", options.wave.resolve(), "wave_lang", [torch, *WAVE]))
    if options.pydsl:
        rows.append(modules("PyDSL", "mlir", options.pydsl.resolve() / "src", "pydsl", EXTRAS))
    text = table(rows)
    print(text)
    if options.write:
        head, _, rest = PAGE.read_text().partition(BEGIN)
        PAGE.write_text(f"{head}{BEGIN}\n\n{text}\n\n{END}{rest.partition(END)[2]}")
    return 0


def torch_mlir(requirements: list[list[str]]) -> Row:
    """Models whose generic text is equal to the text from torch-mlir's own bindings."""
    environment = Environment("torch-mlir", requirements)
    texts: list[dict[str, str]] = []
    problems: list[str] = []
    for bindings in ("wheel", "mlirkit"):
        with tempfile.TemporaryDirectory() as folder:
            done = environment.run([str(HERE / "torch_models.py"), bindings, folder])
            problems += [f"{bindings}: {line}" for line in done.stdout.splitlines()]
            if done.returncode:
                problems.append(f"{bindings}: {done.stderr[-500:]}")
            texts.append({file.stem: file.read_text() for file in sorted(Path(folder).glob("*.mlir"))})
    wanted, found = texts
    different = [name for name, text in wanted.items() if found.get(name) != text]
    problems += [f"{name}: another text" for name in different if name in found]
    version = f"torch-mlir {environment.version('torch-mlir')}, torch {environment.version('torch')}"
    what = f"the importer's generic text as with its own bindings: {', '.join(wanted)}"
    return Row("torch-mlir", version, what, len(wanted), len(wanted) - len(different), tuple(problems))


def extras(checkout: Path) -> Row:
    """The tests of mlir-python-extras, each file in its own process, as in its CI."""
    environment = Environment("mlir-python-extras", EXTRAS)
    os.environ["EXTENDING_MLIR"] = str(checkout / "mlir")
    passed, count, problems = 0, 0, []
    for file in sorted((checkout / "tests").glob("test_*.py")):
        plugins = ["-p", "extras_plugin", "-p", "no:cacheprovider"]
        arguments = ["-m", "pytest", "-q", *plugins, "-rfE", file.name]
        done = environment.run(arguments, file.parent, [HERE])
        summary = done.stdout.splitlines()[-1] if done.stdout else ""
        numbers = {noun: int(number) for number, noun in re.findall(r"(\d+) (passed|failed|error)", summary)}
        passed += numbers.get("passed", 0)
        count += sum(numbers.values())
        failures = re.findall(r"^(?:FAILED|ERROR) (\S+)(?: - (.*))?$", done.stdout, re.MULTILINE)
        problems += [f"{test}: {error.strip(' :.') or 'fails'}" for test, error in failures]
    return Row("mlir-python-extras", commit(checkout), "its tests", count, passed, tuple(problems))


def modules(client: str, stood_for: str, folder: Path, package: str, requirements: list[list[str]]) -> Row:
    """The modules of a client's package that can be imported, with mlirkit as `stood_for`."""
    environment = Environment(client.lower(), requirements)
    done = environment.run([str(HERE / "import_all.py"), stood_for, str(folder), package])
    if done.returncode:
        raise SystemExit(done.stderr[-2000:])
    found: dict[str, str] = json.loads(done.stdout.splitlines()[-1])
    problems = tuple(f"{name}: {error}" for name, error in found.items() if error)
    what = f"modules imported, Python {sys.version_info[0]}.{sys.version_info[1]}"
    return Row(client, commit(folder), what, len(found), len(found) - len(problems), problems)


def table(rows: Sequence[Row]) -> str:
    """The rows, and below them the problems."""
    lines = ["| client | version | what | of them | work |", "|---|---|---|---:|---:|"]
    lines += [f"| {row.client} | {row.version} | {row.what} | {row.count} | {row.works} |" for row in rows]
    for row in rows:
        if row.problems:
            lines += ["", f"{row.client}:", ""]
            lines += [f"- {problem}" for problem in grouped(row.problems)]
    return "\n".join(lines)


def grouped(problems: Sequence[str]) -> list[str]:
    """`error: where` for each error, with a few of the places that it stops."""
    places: dict[str, list[str]] = {}
    for problem in problems:
        where, _, error = problem.partition(": ")
        places.setdefault(error[:120], []).append(where)
    return [
        f"`{error}`: {', '.join(names[:3])}" + (f" and {len(names) - 3} more" if len(names) > 3 else "")
        for error, names in places.items()
    ]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
