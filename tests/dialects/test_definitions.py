"""The definitions that ship: each file can be read alone, and agrees with the installed MLIR's.

Compared are names, classes and their arguments, fields, predicates, summaries of constraints, and for
operations arguments, results, regions, successors, traits, formats and flags.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

from mlirkit import tablegen
from mlirkit.dialects.roots import OWN_ROOTS, RULE_ROOTS
from mlirkit.dialects.roots import ROOTS as DIALECT_ROOTS
from mlirkit.layouts.tables import HOME_RELEASE, release_layouts
from mlirkit.ods.emit.layout import layout_table
from mlirkit.ods.model.reader import read_definitions
from mlirkit.ods.shipped_folder import shipped_folder
from tests.conformance import tools
from tests.dialects.class_samples import sample_records
from tests.dialects.comparable_records import Comparable, differences

OURS = Path(shipped_folder())

FILES = sorted(str(path.relative_to(OURS)) for top in ("mlir", "llvm") for path in (OURS / top).rglob("*.td"))
# Upstream does not install rewrite rules of dialects (conformance/test_shipped_rules.py runs them), nor has
# it definitions of the types that it writes in C++, nor interfaces of releases before 22, which projects of
# those releases include.
FORMER = [
    "mlir/IR/FunctionInterfaces.td",
    "mlir/Interfaces/CopyOpInterface.td",
]
NOT_INSTALLED = [*RULE_ROOTS.values(), *OWN_ROOTS, *FORMER]

# Upstream's files without include guard: other files include them, and only one of those can be evaluated at
# a time.
UNGUARDED = [
    "mlir/Dialect/OpenACC/AccCommon.td",
    "mlir/Dialect/OpenMP/OmpCommon.td",
    "mlir/Dialect/Transform/Interfaces/MatchInterfaces.td",
    "mlir/Dialect/Linalg/IR/LinalgNamedStructuredOps.yamlgen.td",
    "mlir/Dialect/Linalg/TransformOps/LinalgTransformEnums.td",
]
ALONE = [file for file in FILES if file.endswith(("Bytecode.td", "/TransformOps.td", "/LinalgMatchOps.td"))]
# Operations of the transform dialect are in the folders of other dialects.
TRANSFORM = [file for file in FILES if "/TransformOps/" in file and file not in [*ALONE, *UNGUARDED]]

# Roots that are evaluated together: all files of a folder, or a single file.
ROOTS = {
    "base": ["mlir/IR/OpBase.td", "mlir/IR/EnumAttr.td", "mlir/IR/PatternBase.td"],
    "interfaces": ["mlir/Interfaces/*.td", "mlir/IR/*Interface*.td", "mlir/IR/TensorEncoding.td"],
    "builtin": [
        "mlir/IR/BuiltinAttributes.td",
        "mlir/IR/BuiltinLocationAttributes.td",
        "mlir/IR/BuiltinTypes.td",
        "mlir/IR/BuiltinOps.td",
    ],
    "passes": ["mlir/Pass/*.td", "mlir/Transforms/*.td", "mlir/Rewrite/*.td", "mlir/Reducer/*.td",
               "mlir/Target/**/*.td", "mlir/Conversion/**/*.td", "mlir/Bytecode/*.td"],
    # Descriptions of bytecode take names that operations take too: `TypeAttr`, `UnitAttr`.
    **{Path(file).stem: [file] for file in ALONE},
    "transform operations": TRANSFORM,
    # OpenACC and OpenMP have a common base file, which has no include guard upstream.
    **{Path(file).stem: [file] for file in FILES if file.startswith("llvm/Frontend/Open")},
    # The folder of each dialect with all other files in it.
    **{folder.name: files for folder in sorted(OURS.glob("mlir/Dialect/*"))
       if (files := [file for file in FILES if file.startswith(f"mlir/Dialect/{folder.name}/")
                     and file not in [*ALONE, *UNGUARDED, *TRANSFORM, *NOT_INSTALLED]])},
}


def includes(patterns: list[str]) -> str:
    files = [str(path.relative_to(OURS)) for pattern in patterns for path in sorted(OURS.glob(pattern))]
    return "".join(f'include "{file}"\n' for file in files if file not in FORMER)


@cache
def evaluate(source: str, folder: Path) -> tablegen.Records:
    # Upstream's files of arm_sme include each other by name alone.
    return tablegen.load(source=source, include_dirs=[folder, folder / "mlir/Dialect/ArmSME/IR"],
                         warn_unused_template_args=False)


def require_installed(root: str) -> None:
    """Skip if the installed definitions are those of MLIR only."""
    if not all((tools.include_dir() / file).is_file() for file in ROOTS[root] if file.startswith("llvm/")):
        tools.missing("the definitions of LLVM 22 are not installed (package llvm-22-dev)", True)


def check_same_records(source: str) -> None:
    """The same names, and of each the same record."""
    theirs, ours = Comparable(evaluate(source, tools.include_dir())), Comparable(evaluate(source, OURS))
    assert ours.names() == theirs.names()
    found = [line for name in sorted(ours.names())
             for line in differences(theirs.record(name), ours.record(name), name)]
    assert not found, "\n".join(found[:40])


@pytest.mark.parametrize("file", FILES)
def test_file_stands_alone(file: str) -> None:
    records = tablegen.load(OURS / file, include_dirs=[OURS])
    assert not records.diagnostics
    first = (OURS / file).read_text().partition("\n")[0]
    assert re.fullmatch(r"//===- .+===//", first), "the first line names the contents of the file"


def test_every_installed_file_ships() -> None:
    installed = tools.include_dir()
    files = {str(path.relative_to(installed)) for path in (installed / "mlir").rglob("*.td")}
    assert not sorted(files - set(FILES))


def test_all_files_are_compared() -> None:
    reached: set[str] = set()
    for patterns in ROOTS.values():
        records = evaluate(includes(patterns), OURS)
        reached |= {str(Path(path).relative_to(OURS)) for path in records.dependencies}
    assert reached == set(FILES) - set(NOT_INSTALLED)


@pytest.mark.parametrize("root", ROOTS)
def test_records_are_those_of_the_installed_definitions(root: str) -> None:
    require_installed(root)
    check_same_records(includes(ROOTS[root]))


@pytest.mark.parametrize("root", ROOTS)
def test_classes_are_those_of_the_installed_definitions(root: str) -> None:
    require_installed(root)
    source = includes(ROOTS[root])
    theirs, ours = Comparable(evaluate(source, tools.include_dir())), Comparable(evaluate(source, OURS))
    assert ours.classes() == theirs.classes()
    found = [line for name in sorted(ours.classes())
             for line in differences(theirs.signature(name), ours.signature(name), name)]
    assert not found, "\n".join(found[:40])


def test_layouts_of_properties_are_those_of_the_release() -> None:
    table: dict[str, object] = {}
    for patterns in ROOTS.values():
        records = evaluate(includes(patterns), OURS)
        if "Op" in records.classes:
            table.update(layout_table(read_definitions(records), has_properties=True))
    release = release_layouts(HOME_RELEASE)
    assert table == {name: release.entry(name) for name in table}
    complete = {name for name, roots in DIALECT_ROOTS.items() if all((OURS / root).is_file() for root in roots)}
    assert not [name for name in release.lines if name not in table and name.partition(".")[0] in complete]


def test_classes_of_the_base_library_give_the_same_records() -> None:
    base = includes(ROOTS["base"])
    check_same_records(base + sample_records(evaluate(base, OURS)))


# ---------------------------------------------------------------------------------------------
# The prose is not upstream's
# ---------------------------------------------------------------------------------------------

# So many equal words in a row are a copy.
RUN = 8


def prose(text: str) -> Iterator[str]:
    """Comments that are not code, and descriptions."""
    comments = (match[1] for match in re.finditer(r"//(?!===)([^\n]*)", text))
    yield " ".join(comments)
    for match in re.finditer(r'description = (?:\[\{(.*?)\}\]|"(.*?)")', text, re.DOTALL):
        yield re.sub(r"```.*?```", "", match[1] or match[2] or "", flags=re.DOTALL)
    for match in re.finditer(r'InterfaceMethod<\s*(?:\[\{(.*?)\}\]|"(.*?)")', text, re.DOTALL):
        yield match[1] or match[2] or ""


def runs(text: str) -> set[tuple[str, ...]]:
    words = re.findall(r"[a-z']+", text.lower())
    return set(zip(*[words[start:] for start in range(RUN)], strict=False))


def test_no_sentence_is_upstream_s() -> None:
    theirs = {run for top in ("mlir", "llvm/Frontend") for path in (tools.include_dir() / top).rglob("*.td")
              for part in prose(path.read_text(errors="replace")) for run in runs(part)}
    copied = [f"{file}: {' '.join(run)}" for file in FILES
              for part in prose((OURS / file).read_text()) for run in sorted(runs(part)) if run in theirs]
    assert not copied, "\n".join(copied)


# Dialects whose operations have their examples in their descriptions.
WITH_EXAMPLES = ["Affine", "Arith", "Complex", "ControlFlow", "Func", "Index", "Math", "MemRef", "Quant", "SCF",
                 "Tensor", "UB"]


def test_every_operation_has_a_summary() -> None:
    every = [evaluate(includes(patterns), OURS) for patterns in ROOTS.values()]
    missing = [op.name for records in every if "Op" in records.classes for op in records.derived_from("Op")
               if not op.value_as_string("summary")]
    assert not missing


@pytest.mark.parametrize("root", WITH_EXAMPLES)
def test_every_operation_has_an_example(root: str) -> None:
    missing = [op.name for op in evaluate(includes(ROOTS[root]), OURS).derived_from("Op")
               if "```mlir\n" not in op.value_as_string("description")]
    assert not missing


def test_lines_are_short() -> None:
    long = [f"{file}: {line}" for file in FILES for line in (OURS / file).read_text().splitlines()
            if len(line) > 110]
    assert not long


def test_records_inside_a_file_are_spaced_alike() -> None:
    """No line ends in a space, none has a tab, and there are no two empty lines in a row."""
    for file in FILES:
        lines = (OURS / file).read_text().split("\n")
        assert not [line for line in lines if line != line.rstrip() or "\t" in line], file
        assert not [file for above, below in pairwise(lines[:-1]) if not above and not below], file


def test_private_names_stand_in_one_file() -> None:
    """Files of several dialects may be evaluated together, and private names are global in TableGen."""
    files: dict[str, set[str]] = {}
    for file in FILES:
        text = re.sub(r"\[\{.*?\}\]", "", (OURS / file).read_text(), flags=re.DOTALL)
        for name in re.findall(r"^(?:class|multiclass|defvar|def|defset \S+)\s+(_\w+)", text, flags=re.MULTILINE):
            files.setdefault(name, set()).add(file)
    twice = {name: sorted(places) for name, places in files.items() if len(places) > 1}
    assert not twice
