"""Strides and offsets of memrefs, and maps as layouts."""

from __future__ import annotations

import pytest

from mlirkit.builtin.shaped_types import DYNAMIC, MemRefType
from mlirkit.core.attribute import Type

ANY = DYNAMIC


@pytest.mark.parametrize(
    ("text", "strides", "offset"),
    [
        ("memref<f32>", [], 0),
        ("memref<4x8xf32>", [8, 1], 0),
        ("memref<?x8xf32>", [8, 1], 0),
        ("memref<4x?x2xf32>", [ANY, 2, 1], 0),
        ("memref<4x0xf32>", [ANY, 1], 0),
        ("memref<4x8xf32, strided<[16, 2], offset: 3>>", [16, 2], 3),
        ("memref<4x8xf32, strided<[?, 1], offset: ?>>", [ANY, 1], ANY),
        ("memref<4x8xf32, affine_map<(d0, d1) -> (d0 * 10 + d1 * 2 + 7)>>", [10, 2], 7),
        ("memref<4x8xf32, affine_map<(d0, d1)[s0] -> (d0 * s0 + d1 + s0)>>", [ANY, 1], ANY),
        ("memref<4xf32, affine_map<(d0) -> (d0 + d0)>>", [2], 0),
        ("memref<4xf32, affine_map<(d0) -> (5)>>", [0], 5),
    ],
)
def test_strides(text: str, strides: list[int], offset: int) -> None:
    assert Type.parse(text).get_strides_and_offset() == (strides, offset)


@pytest.mark.parametrize(
    "text",
    [
        "memref<4xf32, affine_map<(d0) -> (d0 floordiv 2)>>",
        "memref<4xf32, affine_map<(d0) -> (d0 mod 2)>>",
        "memref<4xf32, affine_map<(d0) -> (d0, d0)>>",
        "memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>",
    ],
)
def test_what_is_not_strided(text: str) -> None:
    type: MemRefType = Type.parse(text)
    with pytest.raises(RuntimeError, match="Failed to extract strides and offset"):
        type.get_strides_and_offset()


@pytest.mark.parametrize(
    ("layout", "text", "is_identity"),
    [
        ("", "(d0) -> (d0)", True),
        (", strided<[1]>", "(d0) -> (d0)", True),
        (", strided<[3], offset: 2>", "(d0) -> (d0 * 3 + 2)", False),
        (", strided<[?], offset: ?>", "(d0)[s0, s1] -> (d0 * s1 + s0)", False),
        (", affine_map<(d0) -> (d0 * 2)>", "(d0) -> (d0 * 2)", False),
    ],
)
def test_layouts_as_maps(layout: str, text: str, is_identity: bool) -> None:
    type: MemRefType = Type.parse(f"memref<4xf32{layout}>")
    assert (str(type.affine_map), type.has_identity_layout) == (text, is_identity)
