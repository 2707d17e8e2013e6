"""Stubs of dialects: fresh, of the same names and parameters as the live classes, accepted by type checkers."""

from __future__ import annotations

import ast
import enum
import inspect
import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from itertools import takewhile
from pathlib import Path
from typing import Any

import pytest

import mlirkit
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.operation import Operation
from mlirkit.dialects.loading import shared_dialect
from mlirkit.dialects.roots import ROOTS
from mlirkit.dialects.stubs import shipped_stubs, stub_path
from mlirkit.ods.live.classes.accessors import python_name
from mlirkit.ods.live.classes.value_class import members_of_value
from tests.dialects import typed_client

CLIENT = Path(typed_client.__file__)
SOURCE = Path(__file__).parents[2] / "src"


# A wheel has an archive in place of the lists of declared classes.
@pytest.mark.plain
def test_stubs_are_fresh() -> None:
    stale = [str(path) for path, text in shipped_stubs().items() if path.read_text() != text]
    assert not stale, "run scripts/regenerate-stubs"


def check_class(described: ast.ClassDef, live: Any) -> None:
    """Compare a class of a stub with the live class."""
    name = described.name
    assigned = {each.targets[0].id for each in described.body if isinstance(each, ast.Assign)}  # type: ignore[attr-defined]
    assigned.discard("__match_args__")
    if issubclass(live, enum.Enum):
        assert assigned == set(live.__members__), name
        return
    assigned |= {annotated(each)[0] for each in described.body if annotated(each)[1] == "Assignable"}
    read_only = {
        each.name
        for each in described.body
        if isinstance(each, ast.FunctionDef) and _decorators(each) == ["property"]
    }
    # An assigned name that replaces a property of the base class has a setter.
    settable = {key for key, value in vars(live).items() if isinstance(value, property) and value.fset}
    assert assigned <= settable, name
    properties = read_only | assigned
    assert properties == {key for key, value in vars(live).items() if isinstance(value, property)}, name
    if issubclass(live, Operation):
        constructors = _functions(described, "__init__")
        assert parameters_of(constructors[0])[1:] == parameters_of_live(live), name
    else:
        assert issubclass(live, Attribute | Type)
        (get,) = _functions(described, "get")
        if "get" not in members_of_value(live.DEFINITION):
            assert parameters_of(get)[1:-1] == parameters_of_get(live), name


# Functions in stubs whose results are builders with the parameters of a class.
BUILDERS = ("_result_of", "_results_of", "_values_of")


def built_by(statement: ast.stmt) -> tuple[str, str] | None:
    """A function and the class whose parameters it has, in an assignment: `addi = _result_of(AddIOp)`."""
    match statement:
        case ast.Assign(
            targets=[ast.Name(id=name)], value=ast.Call(func=ast.Name(id=builder), args=[ast.Name(id=made)])
        ) if builder in BUILDERS:
            return name, made
        case ast.AnnAssign(annotation=ast.Subscript(slice=ast.Name(id=made))) if (
            annotated(statement)[1] == "type"
        ):
            return annotated(statement)[0], made
    return None


def annotated(statement: ast.stmt) -> tuple[str, str]:
    """The name and the outer part of the annotation: of `x: type[C]`, `x` and `type`."""
    match statement:
        case ast.AnnAssign(target=ast.Name(id=name), annotation=ast.Subscript(value=ast.Name(id=kind))):
            return name, kind
        case ast.AnnAssign(
            target=ast.Name(id=name), annotation=ast.Subscript(value=ast.Attribute(attr=kind))
        ):
            return name, kind
    return "", ""


def parameters_of(function: ast.FunctionDef) -> list[tuple[str, bool]]:
    """Names, and whether an argument must be given."""
    arguments = function.args
    first = len(arguments.args) - len(arguments.defaults)
    found = [(each.arg, index < first) for index, each in enumerate(arguments.args)]
    if arguments.vararg:
        found.append((arguments.vararg.arg, True))
    keywords = zip(arguments.kwonlyargs, arguments.kw_defaults, strict=True)
    found += [(each.arg, default is None) for each, default in keywords]
    return found + ([(arguments.kwarg.arg, True)] if arguments.kwarg else [])


def parameters_of_get(live: Any) -> list[tuple[str, bool]]:
    """The parameters of `get`, and whether each is required: none is behind an optional one."""
    parameters = live.DEFINITION.parameters
    required = list(takewhile(lambda each: each.default_value is None, parameters))
    return [(python_name(each.name), index < len(required)) for index, each in enumerate(parameters)]


def parameters_of_live(live: Any) -> list[tuple[str, bool]]:
    return [(each.name, each.default is each.empty) for each in inspect.signature(live).parameters.values()]


def _functions(described: ast.ClassDef, name: str) -> list[ast.FunctionDef]:
    return [each for each in described.body if isinstance(each, ast.FunctionDef) and each.name == name]


def _decorators(function: ast.FunctionDef) -> list[str]:
    return [each.id for each in function.decorator_list if isinstance(each, ast.Name)]


def alias_of(statement: ast.stmt) -> tuple[str, str] | None:
    """The new and the old name of an assignment that renames a class."""
    match statement:
        case ast.Assign(targets=[ast.Name(id=alias)], value=ast.Name(id=name)):
            return alias, name
    return None


def with_inherited(classes: list[ast.ClassDef]) -> list[ast.ClassDef]:
    """The public classes of a stub, with the members inherited from private ones."""
    private = {each.name: each for each in classes if each.name.startswith("_")}
    public = [each for each in classes if each.name not in private]
    for described in public:
        for base in described.bases:
            if isinstance(base, ast.Name) and base.id in private:
                described.body = private[base.id].body + described.body
    return public


@pytest.mark.parametrize("name", sorted(ROOTS))
def test_stub_describes_the_live_classes(name: str) -> None:
    module = getattr(mlirkit.dialects, name)
    tree = ast.parse(stub_path(name).read_text())
    classes = with_inherited([each for each in tree.body if isinstance(each, ast.ClassDef)])
    for described in classes:
        check_class(described, getattr(module, described.name))
    functions: dict[str, ast.FunctionDef] = {}
    for each in tree.body:
        if isinstance(each, ast.FunctionDef) and each.name not in BUILDERS:
            functions.setdefault(each.name, each)
    constructors = {each.name: _functions(each, "__init__")[:1] for each in classes}
    for each in tree.body:
        made = built_by(each)
        if made is not None:
            function_name, class_name = made
            (functions[function_name],) = constructors[class_name]
    for function_name, function in functions.items():
        parameters = parameters_of(function)[1 if function.name == "__init__" else 0 :]
        assert parameters == parameters_of_live(getattr(module, function_name)), function_name
    aliases = dict(names for names in map(alias_of, tree.body) if names is not None)
    for alias, class_name in aliases.items():
        assert getattr(module, alias) is getattr(module, class_name)
    named = {each.name for each in classes} | set(functions) | set(aliases)
    assert named == set(shared_dialect(name).public_names) | named & set(dir(module))


def test_client_runs() -> None:
    module = typed_client.build()
    assert module.operation.verify()
    comparisons = [op for op in module.operation.walk_list() if op.name == "arith.cmpi"]
    assert [typed_client.predicate(op) for op in comparisons] == ["slt of i32 and i32"]
    assert typed_client.counts(module)["arith.addi"] == 1


def checked_by(*command: str) -> None:
    """A type checker accepts the client and all stubs."""
    package = Path(mlirkit.__file__).parent
    stubs = [SOURCE / "mlirkit" / stub_path(name).relative_to(package) for name in sorted(ROOTS)]
    done = subprocess.run(
        [*command, str(CLIENT), *map(str, stubs)],
        env={**os.environ, "MYPYPATH": str(SOURCE)},
        cwd=SOURCE.parent,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_mypy() -> None:
    if find_spec("mypy") is None:
        pytest.skip("mypy is not installed")
    checked_by(sys.executable, "-m", "mypy", "--strict")


def test_pyright() -> None:
    program = shutil.which("pyright") or shutil.which("basedpyright")
    if program is None:
        pytest.skip("pyright is not installed")
    checked_by(program, "--level", "error", "--pythonpath", sys.executable)
