"""Operations of the dialects that ship are constructed as upstream's bindings construct them.

The positional arguments, in order, and the keyword arguments of each class that mlir-tblgen generates for an
operation are compared with the live class.  Upstream has hand-written classes for operations that a hook
builds here.
"""

from __future__ import annotations

import ast
import inspect
import re

import pytest

from mlirkit.dialects.loading import shared_dialect
from mlirkit.dialects.roots import ROOTS
from mlirkit.ods.live import hooks
from tests.conformance import tools


def generated(dialect: str) -> dict[str, tuple[str, ast.FunctionDef]]:
    """The generated operation names and constructors, by class."""
    folder = tools.include_dir()
    root = folder / ROOTS[dialect][0]
    if not root.is_file():
        pytest.skip("upstream has no such dialect")
    flags = ["--gen-python-op-bindings", f"--bind-dialect={dialect}", f"-I{folder}", f"-I{root.parent}"]
    text = tools.run(tools.tool("mlir-tblgen"), *flags, str(root)).stdout.decode()
    found = {}
    for each in ast.parse(text).body:
        if isinstance(each, ast.ClassDef):
            name = ""
            for item in each.body:
                if isinstance(item, ast.Assign) and ast.unparse(item.targets[0]) == "OPERATION_NAME":
                    name = ast.literal_eval(item.value)
                elif isinstance(item, ast.FunctionDef) and item.name == "__init__":
                    found[each.name] = (name, item)
    return found


def plain(names: list[str]) -> list[str]:
    """Names without suffixes that avoid clashes; all unnamed arguments have one name."""
    return [re.sub(r"(_gen_arg|operand)_\d+", "unnamed", name.rstrip("_")) for name in names]


@pytest.mark.parametrize("dialect", sorted(ROOTS))
def test_parameters(dialect: str) -> None:
    live = shared_dialect(dialect)
    for name, (operation_name, constructor) in generated(dialect).items():
        # `transform.tune.alternatives`, of another root, has the class name of `transform.alternatives`.
        if operation_name in hooks.builders.entries or operation_name != getattr(live, name).OPERATION_NAME:
            continue
        parameters = inspect.signature(getattr(live, name)).parameters.values()
        positional = [each.name for each in parameters if each.kind is each.POSITIONAL_OR_KEYWORD]
        named = {each.name for each in parameters if each.kind is each.KEYWORD_ONLY}
        # Numbers of variadic regions and sizes of nested groups are optional here.
        wanted = [each.arg for each in constructor.args.args[1:] if not each.arg.startswith("num_")]
        operator = live.definitions.operators[getattr(live, name).OPERATION_NAME]
        sizes = {each.constraint.segment_attribute for each in operator.operands}
        wanted = [each for each in wanted if each not in sizes]
        assert plain(positional) == plain(wanted), name
        assert set(plain([each.arg for each in constructor.args.kwonlyargs])) <= set(plain([*named])), name

