"""Hooks are written against declared classes (docs/hooks.md): exceptions are counted, and the counts may only
fall.

    python -m tests.dialects.test_typed_hooks        writes the current counts to typed_hooks.txt

The table has a line per dialect, `shared` for the modules beside the dialects, and a column per habit:

    any         functions whose signature says Any
    by_name     hooks registered by the name of their operation or value, and names compared with literals
    attribute   attributes by literal names: op.inherent("x"), op.attribute("x")
    number      operands, results, regions and parameters by literal numbers
    text        comparisons and searches in printed text, texts of types, and texts as keys of tables:
                str(type) == "...", TABLE[str(type)]
    getattr     getattr(x, "literal")

`nameless_parts.txt` lists the expressions that are not counted, each under the reason why no definition names
the part, with the number of places behind several (`x2`); an expression that is in other places, or no longer
in the code, fails the test.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

import mlirkit.dialects

DIALECTS = Path(mlirkit.dialects.__file__).parent
TABLE = Path(__file__).with_name("typed_hooks.txt")
NAMELESS = Path(__file__).with_name("nameless_parts.txt")
HABITS = ("any", "by_name", "attribute", "number", "text", "getattr")

# Decorators that take the operation, attribute or type of a hook.
REGISTRATIONS = frozenset(
    [
        "assembly",
        "block_names",
        "builder",
        "canonicalizer",
        "default_dialect",
        "folder",
        "interface",
        "members",
        "method",
        "properties_printer",
        "region_verifier",
        "result_names",
        "type_inference",
        "value_assembly",
        "value_verifier",
        "verifier",
    ]
)
# Members that give operands, results, regions or parameters in order.
SEQUENCES = frozenset(
    [
        "operand_types",
        "operand_values",
        "operands",
        "parameters",
        "regions",
        "result_types",
        "result_values",
        "results",
        "successors",
    ]
)


def rooms() -> dict[str, list[Path]]:
    """The files of each dialect."""
    found = {
        folder.name: sorted(folder.rglob("*.py"))
        for folder in DIALECTS.iterdir()
        if (folder / "__init__.py").exists()
    }
    found["shared"] = sorted(DIALECTS.glob("*.py"))
    return dict(sorted(found.items()))


def habits_of(path: Path) -> Counter[str]:
    """The counts of a file, without the expressions that are listed as nameless."""
    name = path.relative_to(DIALECTS).as_posix()
    return Counter(
        habit
        for node in ast.walk(ast.parse(path.read_text()))
        for habit in habits(node)
        if (name, ast.unparse(node)) not in EXCEPTIONS
    )


def exceptions() -> dict[tuple[str, str], tuple[str, int]]:
    """The reason and number of each listed expression, by file and text; reasons are not indented."""
    reason, result = "", {}
    for line in NAMELESS.read_text().splitlines():
        if line.startswith("    "):
            file, _, rest = line.strip().partition(": ")
            several = re.fullmatch(r"(.*) x(\d+)", rest)
            expression, number = several.groups() if several else (rest, "1")
            result[file, expression] = (reason, int(number))
        elif line:
            reason = line
    return result


EXCEPTIONS = exceptions()


def habits(node: ast.AST) -> Iterator[str]:
    """The habits in one node of a syntax tree."""
    if isinstance(node, ast.FunctionDef):
        arguments = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
        arguments += [argument for argument in (node.args.vararg, node.args.kwarg) if argument]
        annotations = [argument.annotation for argument in arguments] + [node.returns]
        if any(says_any(annotation) for annotation in annotations if annotation):
            yield "any"
    elif isinstance(node, ast.Call):
        name = called(node)
        if name in REGISTRATIONS and any(is_name_of_something(argument) for argument in node.args[:1]):
            yield "by_name"
        elif name in ("inherent", "attribute") and has_literal(node, str):
            yield "attribute"
        elif name in ("operand_at", "region_at") and has_literal(node, int):
            yield "number"
        elif is_text(node) and any(is_element_type(argument) for argument in node.args):
            yield "text"
        elif name == "getattr" and len(node.args) > 1 and is_literal(node.args[1], str):
            yield "getattr"
        elif isinstance(node.func, ast.Attribute) and is_text(node.func.value):
            yield "text"
        elif name == "get" and any(is_text_key(argument) for argument in node.args[:1]):
            yield "text"
    elif isinstance(node, ast.Subscript):
        sequence = node.value.func if isinstance(node.value, ast.Call) else node.value
        if isinstance(node.value, ast.Call) and called(node.value) == "parameters_of" and is_number(node.slice):
            yield "number"
        # A hand-written class reads its own parameters by number for the properties that other code uses.
        own = (
            isinstance(sequence, ast.Attribute)
            and isinstance(sequence.value, ast.Name)
            and sequence.value.id == "self"
        )
        if (
            isinstance(sequence, ast.Attribute)
            and sequence.attr in SEQUENCES
            and is_number(node.slice)
            and not own
        ):
            yield "number"
        elif is_text_key(node.slice):
            yield "text"
    elif isinstance(node, ast.Compare):
        sides = [node.left, *node.comparators]
        if any(is_text(side) for side in sides):
            yield "text"
        elif any(is_name_of_something(side) for side in sides):
            yield "by_name"


def says_any(annotation: ast.expr) -> bool:
    return any(isinstance(node, ast.Name) and node.id == "Any" for node in ast.walk(annotation))


def called(node: ast.Call) -> str:
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def has_literal(node: ast.Call, kind: type) -> bool:
    return bool(node.args) and is_literal(node.args[0], kind)


def is_literal(node: ast.expr, kind: type) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, kind)


def is_number(node: ast.expr) -> bool:
    """Whether a node is a number, also a negative one, or a slice with one."""
    if isinstance(node, ast.Slice):
        return any(is_number(bound) for bound in (node.lower, node.upper) if bound)
    return is_literal(node.operand if isinstance(node, ast.UnaryOp) else node, int)


def is_name_of_something(node: ast.expr) -> bool:
    """`"gpu.launch"`: the full name of an operation, attribute or type of a dialect."""
    value = node.value if isinstance(node, ast.Constant) else None
    return (
        isinstance(value, str) and value.partition(".")[0] in NAMES and value.replace(".", "_").isidentifier()
    )


def is_text(node: ast.expr) -> bool:
    """`str(something)`."""
    return isinstance(node, ast.Call) and called(node) == "str" and isinstance(node.func, ast.Name)


def is_text_key(node: ast.expr) -> bool:
    """`str(something)` as a key of a table, alone or in a tuple."""
    return any(is_text(part) for part in (node.elts if isinstance(node, ast.Tuple) else [node]))


def is_element_type(node: ast.expr) -> bool:
    """`value.type`, `tensor.element_type`: f-strings make the texts of errors."""
    return isinstance(node, ast.Attribute) and node.attr in ("type", "element_type", "elementType")


NAMES = frozenset(folder.name for folder in DIALECTS.iterdir()) | {"builtin"}


def counts() -> dict[str, dict[str, int]]:
    return {
        name: {habit: sum(habits_of(path)[habit] for path in files) for habit in HABITS}
        for name, files in rooms().items()
    }


def line_of(name: str, row: dict[str, int]) -> str:
    return f"{name:16}" + " ".join([f"{row[habit]:9}" for habit in HABITS])


def budgets() -> dict[str, str]:
    """The lines of the table by dialect."""
    return {line.split()[0]: line for line in TABLE.read_text().splitlines()[1:]}


@pytest.mark.parametrize("name", sorted(rooms()))
def test_counts_are_the_budget(name: str) -> None:
    budget = budgets().get(name, "")
    row = {habit: sum(habits_of(path)[habit] for path in rooms()[name]) for habit in HABITS}
    assert line_of(name, row) == budget, (
        "above the budget: write the hook against its class; below: lower the budget, by "
        "python -m tests.dialects.test_typed_hooks"
    )


def test_the_table_has_no_other_lines() -> None:
    assert list(budgets()) == sorted(rooms())


def test_exceptions_are_in_the_code() -> None:
    """The exceptions occur as often as listed: a further place also needs a reason."""
    nodes = [
        ((file, ast.unparse(node)), node)
        for file in sorted({file for file, _ in EXCEPTIONS})
        for node in ast.walk(ast.parse((DIALECTS / file).read_text()))
        if isinstance(node, ast.expr)
    ]
    places = Counter(key for key, node in nodes if key in EXCEPTIONS and any(habits(node)))
    assert places == {key: number for key, (_, number) in EXCEPTIONS.items()}


@pytest.mark.parametrize("reason", sorted({reason for reason, _ in EXCEPTIONS.values()}))
def test_exceptions_have_a_reason(reason: str) -> None:
    assert reason.endswith(".") and len(reason.split()) > 4


@pytest.mark.parametrize(
    ("code", "habit"),
    [
        ("def f(op: Any) -> None: ...", "any"),
        ("def f(op: gpu.LaunchOp) -> dict[str, Any]: ...", "any"),
        ('@verifier("gpu.launch")\ndef f(op): ...', "by_name"),
        ('op.name == "scf.yield"', "by_name"),
        ('op.inherent("cases")', "attribute"),
        ("op.operand_at(0)", "number"),
        ("op.operands[0]", "number"),
        ("op.operand_types()[1:]", "number"),
        ("value.parameters[-1]", "number"),
        ("self.parameters[0]", None),
        ('str(type) == "index"', "text"),
        ('str(type).startswith("!llvm")', "text"),
        ("kind = str(vector.element_type)", "text"),
        ("ALGORITHMS.get((str(lhs), str(sum)), ())", "text"),
        ("SPACES[str(space)]", "text"),
        ('getattr(type, "FULL_NAME", "")', "getattr"),
        ("@verifier(gpu.LaunchOp)\ndef f(op: gpu.LaunchOp) -> None: op.body.blocks[0]", None),
    ],
)
def test_habits(code: str, habit: str | None) -> None:
    found = [name for node in ast.walk(ast.parse(code)) for name in habits(node)]
    assert found == ([] if habit is None else [habit])


def main() -> None:
    lines = ["dialect         " + " ".join([f"{habit:>9}" for habit in HABITS])]
    lines += [line_of(name, row) for name, row in counts().items()]
    TABLE.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
