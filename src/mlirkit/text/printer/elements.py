"""Text of elements attributes: the part between `dense<`, `sparse<`, `array<` and `>`.

    dense<2>  dense<[[1, 2], [3, 4]]>  dense<"0x0102">  dense<["a", "b"]>  sparse<[[0, 1]], 5>
    array<i32: 1, 2>

Nested brackets follow the shape.  Limits of the printing flags: more elements than
`large_elements_hex_limit` print as hex, more than `large_elements_limit` not at all.  The mirror is
text/parser/elements.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mlirkit.builtin.dense import (
    DenseArrayAttr,
    DenseElementsAttr,
    DenseIntOrFPElementsAttr,
    DenseStringElementsAttr,
)
from mlirkit.builtin.dense_data import element_format, element_texts, hex_literal
from mlirkit.builtin.types import IntegerType
from mlirkit.core.printing_flags import OpPrintingFlags
from mlirkit.support.mapped_file import require_whole
from mlirkit.text.printer.strings import quoted

ELIDED: Final = "dense_resource<__elided__>"


def is_elided(attribute: DenseElementsAttr, flags: OpPrintingFlags) -> bool:
    """Whether there are more elements than the flags' limit."""
    limit = flags.large_elements_limit
    return limit is not None and limit < attribute.num_elements and not attribute.is_splat


def elements_text(attribute: DenseElementsAttr, flags: OpPrintingFlags, allow_hex: bool) -> str:
    """The text between `dense<` and `>`."""
    if isinstance(attribute, DenseStringElementsAttr):
        return bracketed([quoted(text) for text in attribute.strings], attribute)
    assert isinstance(attribute, DenseIntOrFPElementsAttr)
    format = element_format(attribute.element_type)
    assert format is not None, "dense elements hold numbers or strings"
    raw = attribute.raw
    require_whole(raw)
    if attribute.splat:
        return element_texts(format, raw, 1)[0]
    count = attribute.num_elements
    hex_limit = flags.large_elements_hex_limit
    if allow_hex and hex_limit != -1 and hex_limit < count:
        return f'"{hex_literal(raw)}"'
    return bracketed(element_texts(format, raw, count), attribute)


def bracketed(texts: list[str], attribute: DenseElementsAttr) -> str:
    """The elements, row major, in brackets for the shape; a splat has none."""
    if attribute.is_splat:
        return texts[0]
    return nested_lists(texts, attribute.dims)


def nested_lists(texts: list[str], shape: Sequence[int]) -> str:
    """`[[a, b], [c, d]]` for two by two elements; nothing for none."""
    if 0 in shape:
        return ""
    for size in reversed(shape):
        texts = [
            f"[{', '.join(texts[start : start + size])}]" for start in range(0, len(texts), size)
        ]
    return texts[0]


def array_text(attribute: DenseArrayAttr) -> str:
    """The text behind the colon of `array<type: ...>`."""
    require_whole(attribute.raw)
    element_type = attribute.element_type
    if isinstance(element_type, IntegerType) and element_type.width == 1:
        # Unlike elements of tensors, booleans of arrays are not packed.
        return ", ".join(["true" if byte else "false" for byte in bytes(attribute.raw)])
    format = element_format(element_type)
    assert format is not None, "dense arrays hold numbers"
    return ", ".join(element_texts(format, attribute.raw, len(attribute)))
