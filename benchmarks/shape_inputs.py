"""The programs of `shapes` in every form, some of them lowered by the reference's passes.

    NAME.mlir, NAME.custom.mlir, NAME.located.mlir, NAME.mlirbc     generic, custom, with locations, bytecode
    NAME.warm.mlir      a few functions of the same recipe, with which an engine loads what it needs

The text forms of programs about locations contain the locations. Programs that the reference cannot read
(stablehlo) stay in the form of the recipe.
"""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from benchmarks.shapes import (
    affine,
    gpu,
    linalg,
    llvm,
    located,
    programs,
    spirv,
    stablehlo,
    tosa,
    transform,
    vector,
)

_TO_LLVM = (
    "builtin.module(convert-scf-to-cf,convert-math-to-llvm,expand-strided-metadata,finalize-memref-to-llvm,"
    "convert-arith-to-llvm,convert-func-to-llvm,convert-cf-to-llvm,reconcile-unrealized-casts)"
)
_TO_NVVM = "builtin.module(gpu.module(convert-gpu-to-nvvm,reconcile-unrealized-casts))"
_WARM = 6


@dataclass(frozen=True)
class Shape:
    """A program: its recipe, number of functions, pipeline that lowers it, and whether locations stay."""

    recipe: Callable[[int], str]
    count: int
    pipeline: str | None = None
    located: bool = False
    foreign: bool = False


SHAPES = {
    "llvm": Shape(llvm.module, 350, located=True),
    "lowered to llvm": Shape(programs.module, 220, _TO_LLVM),
    "linalg": Shape(linalg.module, 600),
    "vector": Shape(vector.module, 350),
    "tosa": Shape(tosa.module, 280),
    "spirv": Shape(spirv.module, 220),
    "gpu": Shape(gpu.module, 280),
    "lowered to nvvm": Shape(lambda count: gpu.module(count, host=False), 150, _TO_NVVM),
    "transform": Shape(transform.module, 350),
    "memref and affine": Shape(affine.module, 300),
    "located": Shape(located.module, 500, located=True),
    "stablehlo": Shape(stablehlo.module, 350, foreign=True),
}


def stem(name: str) -> str:
    """The names of a shape's files, without extensions."""
    return name.replace(" ", "-")


def write_shape(folder: Path, name: str, tool: str) -> None:
    """All forms of one shape."""
    shape = SHAPES[name]
    base = folder / stem(name)
    if shape.foreign:
        base.with_suffix(".mlir").write_text(shape.recipe(shape.count))
        base.with_suffix(".warm.mlir").write_text(shape.recipe(_WARM))
        return
    recipe = base.with_suffix(".recipe.mlir")
    lowering = [f"--pass-pipeline={shape.pipeline}"] if shape.pipeline else []
    places = ["--mlir-print-debuginfo"] if shape.located else []
    recipe.write_text(shape.recipe(_WARM))
    run(tool, recipe, base.with_suffix(".warm.mlir"), *lowering, *places)
    recipe.write_text(shape.recipe(shape.count))
    custom = base.with_suffix(".custom.mlir")
    run(tool, recipe, custom, *lowering, *places)
    recipe.unlink()
    run(tool, custom, base.with_suffix(".mlir"), "--mlir-print-op-generic", *places)
    run(tool, custom, base.with_suffix(".located.mlir"), "--mlir-print-op-generic", "--mlir-print-debuginfo")
    run(tool, custom, base.with_suffix(".mlirbc"), "--emit-bytecode")


def run(tool: str, source: Path, to: Path, *flags: str) -> None:
    """mlir-opt on one file."""
    subprocess.run([tool, str(source), *flags, "-o", str(to)], check=True)
