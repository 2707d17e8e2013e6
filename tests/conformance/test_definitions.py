"""Our definitions under the reference tools: the generated code is that of the installed definitions, and the
examples in descriptions are valid text."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from mlirkit import tablegen
from mlirkit.ods.shipped_folder import shipped_folder
from tests.conformance import tools

OURS = Path(shipped_folder())

ROOTS = {
    "affine": "mlir/Dialect/Affine/IR/AffineOps.td",
    "arith": "mlir/Dialect/Arith/IR/ArithOps.td",
    "builtin": "mlir/IR/BuiltinOps.td",
    "cf": "mlir/Dialect/ControlFlow/IR/ControlFlowOps.td",
    "complex": "mlir/Dialect/Complex/IR/ComplexOps.td",
    "func": "mlir/Dialect/Func/IR/FuncOps.td",
    "index": "mlir/Dialect/Index/IR/IndexOps.td",
    "math": "mlir/Dialect/Math/IR/MathOps.td",
    "memref": "mlir/Dialect/MemRef/IR/MemRefOps.td",
    "scf": "mlir/Dialect/SCF/IR/SCFOps.td",
    "tensor": "mlir/Dialect/Tensor/IR/TensorOps.td",
    "ub": "mlir/Dialect/UB/IR/UBOps.td",
}


def generate(folder: Path, file: str, *flags: str) -> str:
    """The output of mlir-tblgen for one file of the definitions in a folder."""
    done = tools.run(tools.tool("mlir-tblgen"), *flags, "-I", str(folder), str(folder / file))
    return done.stdout.decode()


def check_same_code(file: str, *flags: str) -> None:
    theirs, ours = (bare(generate(folder, file, *flags)) for folder in (tools.include_dir(), OURS))
    assert ours == theirs
    assert theirs


def bare(code: str) -> str:
    """Code without comments, docstrings, white space and the numbers of records without name."""
    code = re.sub(r'r?""".*?"""', "", code, flags=re.DOTALL)
    code = re.sub(r"^\s*(//|#).*$", "", code, flags=re.MULTILINE)
    return "".join(re.sub(r"anonymous_\d+", "anonymous", code).split())


def functions(code: str) -> dict[str, str]:
    """The body of each function by its head."""
    found = re.findall(r"^(\S[^\n]*\{)\n(.*?)^\}", code, flags=re.MULTILINE | re.DOTALL)
    return {bare(head): bare(body) for head, body in found}


# Builders, a trait's method, and the conversion of a property that is no attribute.
BODIES_ARE_OURS = r"::(build|getMutableSuccessorOperands)\(|AffineLinearizeIndexOp::[sg]etProperties"


@pytest.mark.parametrize("dialect", ROOTS)
def test_verifiers_parsers_and_printers(dialect: str) -> None:
    """Also accessors, property conversions and inference, but no functions with bodies in the definitions."""
    theirs = functions(generate(tools.include_dir(), ROOTS[dialect], "--gen-op-defs"))
    ours = functions(generate(OURS, ROOTS[dialect], "--gen-op-defs"))
    assert theirs
    different = [head for head, body in theirs.items()
                 if ours.get(head) != body and not re.search(BODIES_ARE_OURS, head)]
    assert not different, "\n".join(different[:20])


@pytest.mark.parametrize("dialect", ROOTS)
def test_python_bindings(dialect: str) -> None:
    check_same_code(ROOTS[dialect], "--gen-python-op-bindings", f"-bind-dialect={dialect}")


@pytest.mark.parametrize(
    ("generator", "file"),
    [
        ("--gen-enum-defs", "mlir/Dialect/Arith/IR/ArithBase.td"),
        ("--gen-enum-decls", "mlir/Dialect/Arith/IR/ArithBase.td"),
        ("--gen-enum-defs", "mlir/Dialect/Index/IR/IndexEnums.td"),
        ("--gen-enum-defs", "mlir/Dialect/Complex/IR/ComplexAttributes.td"),
        ("--gen-attrdef-defs", "mlir/Dialect/UB/IR/UBOps.td"),
        ("--gen-type-constraint-defs", "mlir/IR/BuiltinTypes.td"),
        ("--gen-bytecode", "mlir/IR/BuiltinDialectBytecode.td"),
        ("--gen-op-interface-defs", "mlir/IR/SymbolInterfaces.td"),
        ("--gen-op-interface-defs", "mlir/Interfaces/ControlFlowInterfaces.td"),
        ("--gen-op-interface-defs", "mlir/Interfaces/LoopLikeInterface.td"),
        ("--gen-op-interface-defs", "mlir/Interfaces/TilingInterface.td"),
        ("--gen-attr-interface-defs", "mlir/Interfaces/DataLayoutInterfaces.td"),
    ],
)
def test_other_generated_code(generator: str, file: str) -> None:
    flags = ["--bytecode-dialect=Builtin"] if generator == "--gen-bytecode" else []
    check_same_code(file, generator, *flags)


# ---------------------------------------------------------------------------------------------
# Examples
# ---------------------------------------------------------------------------------------------

# Examples use values and blocks that they do not define; complete modules would be harder to read.
UNDEFINED = (
    "use of undeclared SSA value name",
    "reference to an undefined block",
    "undefined function",
    "does not reference a valid global memref",
)


@cache
def records(file: str) -> tablegen.Records:
    return tablegen.load(OURS / file, include_dirs=[OURS])


def examples(description: str) -> list[str]:
    return re.findall(r"```mlir\n(.*?)```", description, flags=re.DOTALL)


def operation_examples() -> Iterator[tuple[str, str]]:
    for file in ROOTS.values():
        for op in records(file).derived_from("Op"):
            for example in examples(op.value_as_string("description")):
                yield op.name, example


def value_examples() -> Iterator[tuple[str, str]]:
    """Attributes, types and locations, one per line, each in an operation."""
    for name in ("Attributes", "Types", "LocationAttributes"):
        found = records(f"mlir/IR/Builtin{name}.td")
        for each in found.derived_from("TypeDef" if name == "Types" else "AttrDef"):
            for example in examples(each.value_as_string("description")):
                for line in filter(None, (line.partition("//")[0].strip() for line in example.splitlines())):
                    if line.startswith('"my.op"'):
                        yield each.name, line
                    elif name == "LocationAttributes":
                        yield each.name, f'"t.op"() : () -> () {line}'
                    else:
                        yield each.name, f'"t.op"() {{a = {line}}} : () -> ()'


def check_valid(sources: list[tuple[str, str]]) -> None:
    """Check that mlir-opt accepts every text."""
    split = "\n// -----\n".join(text for _, text in sources)
    flags = ["--allow-unregistered-dialect", "--split-input-file", "--verify-each=false", "-"]
    done = tools.run(tools.mlir_opt(), *flags, stdin=split, check=False)
    errors = [line for line in done.stderr.decode().splitlines() if ": error: " in line]
    bad = [line for line in errors if not any(words in line for words in UNDEFINED)]
    assert not bad, "\n".join(bad)


def test_examples_of_operations() -> None:
    sources = [
        (name, text if re.match(r"\s*(func\.func|module)", text) else f'"t.op"() ({{\n{text}\n}}) : () -> ()')
        for name, text in operation_examples()
    ]
    assert len(sources) >= 240
    check_valid(sources)


def test_examples_of_attributes_types_and_locations() -> None:
    sources = list(value_examples())
    assert len(sources) >= 60
    check_valid(sources)
