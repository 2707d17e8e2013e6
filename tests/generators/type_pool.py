"""Types and attributes to choose from: a short list of usual ones, and long lists for particular constraints.

The short lists are in sample_types.txt and sample_attributes.txt, one value per line.  Values that satisfy a
constraint come from the short list, and from the long one only if the short one has none.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.context import Context
from mlirkit.support.diagnostics import MLIRError

FOLDER = Path(__file__).parent
TYPES = (FOLDER / "sample_types.txt").read_text().splitlines()
ATTRIBUTES = (FOLDER / "sample_attributes.txt").read_text().splitlines()
# Element types of the long list.
_INTEGERS = ("i1", "i4", "i8", "i16", "i32", "i64")
_FLOATS = ("f16", "bf16", "f32", "f64")
_SMALL_FLOATS = (
    *("f8E4M3FN", "f8E5M2", "f8E4M3FNUZ", "f8E5M2FNUZ", "f8E8M0FNU"),
    *("f6E2M3FN", "f6E3M2FN", "f4E2M1FN"),
)
_LENGTHS = (1, 2, 3, 4, 6, 8, 12, 16, 18, 24, 32, 64)
_SCALABLE_LENGTHS = (1, 2, 4, 8, 16)
_SHAPES = ("1x4", "4x1", "2x4", "4x8", "8x16", "16x8", "1x1x4", "2x3x4", "1x2x3x4", "1x4x4x2x3")


def readable(texts: Sequence[str], kind: Any, context: Context) -> list[Any]:
    """The values that `texts` spell, without texts that cannot be parsed."""
    found = []
    for text in texts:
        try:
            found.append(kind.parse(text, context=context))
        except MLIRError:
            continue
    return found


def long_list_of_types() -> list[str]:
    return list(_long_types())


def _long_types() -> Iterator[str]:
    elements = (*_INTEGERS, *_FLOATS, *_SMALL_FLOATS, "index")
    yield from elements
    for element in elements:
        yield from (f"vector<{length}x{element}>" for length in _LENGTHS)
        yield from (f"vector<[{length}]x{element}>" for length in _SCALABLE_LENGTHS)
    for element in ("i1", "i8", "i32", "f16", "f32"):
        for shape in _SHAPES:
            yield from (f"{container}<{shape}x{element}>" for container in ("vector", "tensor", "memref"))
    yield from (f"!llvm.ptr<{space}>" for space in range(9))
    for member in ("i32", "f32", "f16", "vector<2xf16>", "f64", "i64"):
        yield from (f"!llvm.struct<({', '.join([member] * count)})>" for count in (1, 2, 3, 4, 6, 8))
    for space in ("Function", "Workgroup", "StorageBuffer", "Generic", "CrossWorkgroup", "Input", "Uniform"):
        yield from (f"!spirv.ptr<{element}, {space}>" for element in ("i32", "f32", "i64", "vector<4xf32>"))
    yield from (f"!tosa.shape<{rank}>" for rank in range(7))
    for element in (*_INTEGERS, *_FLOATS):
        yield from (f"memref<4x4x{element}, {space}>" for space in (1, 3, 5))


def long_list_of_attributes() -> list[str]:
    return list(_long_attributes())


def _long_attributes() -> Iterator[str]:
    for value in (0, 1, 2, 3, 4, 5, 7, 8, 12, 16, 32, 64, 128):
        yield from (f"{value} : {width}" for width in ("i8", "i16", "i32", "i64", "index") if value < 128)
    yield from (f"{number} : {element}" for element in _FLOATS for number in ("0.0", "1.0", "2.5"))
    for width in ("i8", "i16", "i32", "i64"):
        for count in range(6):
            yield from (f"array<{width}{': ' if count else ''}{', '.join([n] * count)}>" for n in "0148")
    for count in range(6):
        for number in ("0", "1", "2"):
            yield f"[{', '.join([number] * count)}]"
            yield f"[{', '.join([number + ' : i32'] * count)}]"
            yield f"dense<{number}> : tensor<{count + 1}xi32>"
            yield f"dense<{number}> : tensor<{count + 1}xi64>"
            yield f"dense<{number}> : tensor<{count + 1}xindex>"
    for dimensions in ("()", "(d0)", "(d0, d1)", "(d0, d1, d2)"):
        yield f"affine_map<{dimensions} -> {dimensions}>"
        yield f"[affine_map<{dimensions} -> {dimensions}>, affine_map<{dimensions} -> {dimensions}>]"


class Pool:
    """The parsed values of a short and a long list, which can be searched with a test."""

    def __init__(self, short: list[Any], long: list[Any]) -> None:
        self.short = short
        known = set(short)
        self.long = [each for each in long if each not in known]

    def satisfying(self, test: Any) -> list[Any]:
        """The values that satisfy `test` (None: all) in the short list, or else in the long one."""
        if test is None:
            return self.short
        return [each for each in self.short if test(each)] or [each for each in self.long if test(each)]


def pool_of_types(context: Context) -> Pool:
    return Pool(readable(TYPES, Type, context), readable(long_list_of_types(), Type, context))


def pool_of_attributes(context: Context) -> Pool:
    return Pool(
        readable(ATTRIBUTES, Attribute, context), readable(long_list_of_attributes(), Attribute, context)
    )
