"""The pure wheel: its size, and that, installed alone, it evaluates no definition on first use.

The times are benchmarks (benchmarks/wheel.py).
"""

from __future__ import annotations

import ast
import re
import zipfile
from importlib.metadata import version
from pathlib import Path

import pytest
from benchmarks.wheel import LIMITS, MODULES, ROOT, Installed, build_wheel, sizes

from mlirkit.layouts.release_files import CONSTRAINT_FILES, FORMAT_FILES, LAYOUT_FILES

pytestmark = [
    pytest.mark.plain,
    pytest.mark.slow,
    pytest.mark.skipif(int(version("setuptools").split(".")[0]) < 77, reason="needs setuptools 77"),
]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build_wheel(tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return Installed(wheel, tmp_path_factory.mktemp("installed"))



def test_sizes(wheel: Path) -> None:
    limits = {each.name: each.limit for each in LIMITS if each.unit == "MB"}
    found = sizes(wheel)
    assert found.keys() == limits.keys()
    assert {name: value for name, value in found.items() if value > limits[name]} == {}


def without_inner_docstrings(module: ast.Module) -> list[str]:
    """Remove what only readers of the source see from a module inside of a package; return it.

    These are the later paragraphs of its docstring, and the docstrings of private functions with further
    statements.
    """
    docstrings: list[str] = []
    match module.body[0]:
        case ast.Expr(ast.Constant(str(text)) as constant):
            constant.value, _, later = text.partition("\n\n")
            if later:
                docstrings.append(later)
    for node in ast.walk(module):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("_") and not node.name.endswith("__"):
            docstring = ast.get_docstring(node, clean=False)
            if docstring is not None and len(node.body) > 1:
                docstrings.append(docstring)
                del node.body[0]
    return docstrings


def test_modules(wheel: Path) -> None:
    """Modules equal their sources line by line, except for comments and docstrings of inner parts."""
    source = Path(ROOT) / "src"
    with zipfile.ZipFile(wheel) as archive:
        for path in sorted((source / "mlirkit" / "patterns").glob("*.py")):
            text = archive.read(str(path.relative_to(source))).decode()
            assert not re.search(r"^ *# [A-Z].*\.$", text, re.MULTILINE)
            expected = ast.parse(path.read_text())
            dropped = without_inner_docstrings(expected) if path.name != "__init__.py" else []
            assert not [docstring for docstring in dropped if docstring in text]
            # Not by `==` of the dumps, since pytest's differences would be unreadable.
            same = statements(ast.parse(text)) == statements(expected)
            assert same, path


def statements(module: ast.Module) -> list[str]:
    """A module's statements with their places; the docstring, which may be shorter, without its place."""
    docstring, *body = module.body
    return [ast.dump(docstring), *[ast.dump(statement, include_attributes=True) for statement in body]]


@pytest.mark.parametrize("name", sorted(MODULES))
def test_first_use(installed: Installed, tmp_path: Path, name: str) -> None:
    path = tmp_path / "input.mlir"
    path.write_text(MODULES[name])
    program = (
        "import sys, mlirkit.cli; status = mlirkit.cli.main(['opt', sys.argv[1]])\n"
        "print([name for name in sys.modules if name.startswith('mlirkit.tablegen')], status)\n"
        "print(mlirkit.__file__)"
    )
    done = installed.run("-c", program, str(path))
    assert done.returncode == 0, done.stderr
    *printed, evaluating, file = done.stdout.splitlines()
    assert evaluating == "[] 0"
    assert file.startswith(str(installed.site))
    assert any(f"{name}." in line for line in printed)


def test_all_dialects_are_in_it(installed: Installed) -> None:
    program = (
        "import sys\n"
        "from mlirkit.dialects.evaluated import evaluated_definitions, rules_name\n"
        "from mlirkit.dialects.roots import ROOTS, RULE_ROOTS\n"
        "names = [*ROOTS, *map(rules_name, RULE_ROOTS), 'passes']\n"
        "print([name for name in names if evaluated_definitions(name) is None])\n"
        "print(sum(len(evaluated_definitions(name).operators) for name in ROOTS) > 2600)\n"
    )
    done = installed.run("-c", program)
    assert done.stdout == "[]\nTrue\n", done.stderr


def test_stubs_say_what_the_sources_do(wheel: Path) -> None:
    """Stubs in the wheel have one line per statement."""
    with zipfile.ZipFile(wheel) as archive:
        names = [name for name in archive.namelist() if name.startswith("mlirkit/dialects/") and ".pyi" in name]
        for name in names:
            ours, shipped = (ROOT / "src" / name).read_text(), archive.read(name).decode()
            assert ast.dump(ast.parse(shipped)) == ast.dump(ast.parse(ours)), name
    assert len(names) > 50


def test_all_releases_are_in_it(installed: Installed) -> None:
    program = (
        "from mlirkit.layouts.release_files import CONSTRAINT_FILES, FORMAT_FILES, LAYOUT_FILES\n"
        "for files in LAYOUT_FILES, FORMAT_FILES, CONSTRAINT_FILES:\n"
        "    print([(name, len(files.read(name))) for name in files.releases])\n"
    )
    done = installed.run("-c", program)
    expected = [
        str([(name, len(files.read(name))) for name in files.releases])
        for files in (LAYOUT_FILES, FORMAT_FILES, CONSTRAINT_FILES)
    ]
    assert done.stdout.splitlines() == expected, done.stderr
