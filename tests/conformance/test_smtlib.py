"""`smt.export_smtlib` has the output of mlir-translate, for texts and for generated expressions."""

from __future__ import annotations

import subprocess
from pathlib import Path
from random import Random

import pytest

from mlirkit import ir
from mlirkit.dialects import smt
from tests.conformance.tools import tool

TEXTS = Path(__file__).with_name("smtlib_scripts.mlir").read_text().split("// -----")
_INLINING = "--smtlibexport-inline-single-use-values"


def check(text: str, inlines: bool) -> None:
    command = [tool("mlir-translate"), "--export-smtlib", *([_INLINING] if inlines else [])]
    theirs = subprocess.run(command, input=text, capture_output=True, text=True, check=False)
    with ir.Context():
        module = ir.Module.parse(text)
        if theirs.returncode:
            with pytest.raises(ValueError, match="Failed to export") as failure:
                smt.export_smtlib(module, inlines)
            said = theirs.stderr.splitlines()[0].partition("error: ")[2]
            assert said and said in str(failure.value)
        else:
            assert smt.export_smtlib(module.operation, inline_single_use_values=inlines) == theirs.stdout


@pytest.mark.parametrize("inlines", [False, True])
@pytest.mark.parametrize("number", range(len(TEXTS)))
def test_texts(number: int, inlines: bool) -> None:
    check(TEXTS[number], inlines)


def generated(random: Random) -> str:
    """A solver of assertions over booleans and integers, with nested quantifiers."""
    lines: list[str] = []
    count = 0

    def fresh() -> str:
        nonlocal count
        count += 1
        return f"%v{count}"

    def formulas(booleans: list[str], integers: list[str], depth: int) -> list[str]:
        booleans, integers = list(booleans), list(integers)
        for _ in range(random.randrange(1, 8)):
            kind = random.randrange(7)
            name = fresh()
            some, other, third = (random.choice(booleans) for _ in range(3))
            one, two = random.choice(integers), random.choice(integers)
            if kind == 0:
                lines.append(f"{name} = smt.int.add {one}, {two}, {one}")
                integers.append(name)
                continue
            if kind == 1:
                predicate = random.choice(["lt", "le", "gt", "ge"])
                lines.append(f"{name} = smt.int.cmp {predicate} {one}, {two}")
            elif kind == 2:
                lines.append(f"{name} = smt.not {some}")
            elif kind == 3:
                lines.append(f"{name} = smt.ite {some}, {other}, {third} : !smt.bool")
            elif kind == 4:
                lines.append(f"{name} = smt.distinct {one}, {two} : !smt.int")
            elif kind == 5 and depth < 3:
                weight = random.choice(["", " weight 7"])
                lines.append(f"{name} = smt.{random.choice(['forall', 'exists'])}{weight} {{")
                bound = [fresh() for _ in range(random.randrange(1, 3))]
                lines.append(f"^bb0({', '.join(f'{each}: !smt.int' for each in bound)}):")
                inner = formulas(booleans, [*integers, *bound], depth + 1)
                lines.append(f"smt.yield {inner[-1]} : !smt.bool\n}}")
            else:
                lines.append(f"{name} = smt.{random.choice(['and', 'or', 'xor'])} {some}, {other}, {third}")
            booleans.append(name)
        return booleans

    lines += ['%a = smt.declare_fun "a" : !smt.bool', '%n = smt.declare_fun "n" : !smt.int']
    known = ["%a"]
    for _ in range(random.randrange(1, 5)):
        known = formulas(known, ["%n"], 0)
        lines.append(f"smt.assert {random.choice(known[-3:])}")
    return "smt.solver () : () -> () {\n" + "\n".join(lines) + "\n}\n"


@pytest.mark.parametrize("inlines", [False, True])
@pytest.mark.parametrize("seed", range(40))
def test_generated(seed: int, inlines: bool) -> None:
    check(generated(Random(seed)), inlines)
