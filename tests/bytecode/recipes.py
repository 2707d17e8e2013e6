"""Recipes of small invalid files, each named section-defect, with the message it must give.

    python -m tests.bytecode.recipes        writes them all to tests/bytecode/invalid

A file starts as an empty module of version 6 (`valid()`), and a recipe replaces whole sections.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from mlirkit.bytecode.emitter import Emitter

FOLDER = Path(__file__).parent / "invalid"

STRING, DIALECT, ATTR_TYPE, OFFSETS, IR, RESOURCE, RESOURCE_OFFSETS, VERSIONS, PROPERTIES = range(9)
ORDER = (DIALECT, OFFSETS, ATTR_TYPE, IR, RESOURCE_OFFSETS, RESOURCE, STRING, PROPERTIES)

HUGE = 1 << 40


def v(*values: int) -> bytes:
    """Varints."""
    emitter = Emitter()
    for value in values:
        emitter.varint(value)
    return emitter.to_bytes()


def section(id: int, body: bytes) -> bytes:
    return bytes([id]) + v(len(body)) + body


def strings(*texts: bytes) -> bytes:
    sizes = v(*(len(text) + 1 for text in reversed(texts)))
    return v(len(texts)) + sizes + b"".join(text + b"\0" for text in texts)


def offsets(attributes: Sequence[int], types: Sequence[int] = (), dialect: int = 0) -> bytes:
    """The offset section: sizes of entries, negative where an entry is text."""
    body = v(len(attributes), len(types))
    for sizes in (attributes, types):
        if sizes:
            body += v(dialect, len(sizes), *(2 * size + 1 if size > 0 else -2 * size for size in sizes))
    return body


def entries(attributes: Sequence[bytes], types: Sequence[bytes] = ()) -> dict[int, bytes]:
    """Both sections of attributes and types: entry 0 is the unknown location, then the given entries.

    An entry that starts with `"` is text.
    """
    every = [v(15), *attributes]
    attribute_sizes, type_sizes = (
        [1 - len(entry) if entry[:1] == b'"' else len(entry) for entry in group] for group in (every, types)
    )
    body = b"".join(each[1:] if each[:1] == b'"' else each for each in (*every, *types))
    return {OFFSETS: offsets(attribute_sizes, type_sizes), ATTR_TYPE: body}


def module(body: bytes, values: int = 0, ops: int = 1) -> bytes:
    """The IR section: a module with one block of `ops` operations."""
    region = v(1, values, ops << 1) + body
    return v(2) + v(0) + b"\x50" + v(0, 0, 1 << 1 | 1) + section(IR, region)


def op(mask: int, *fields: bytes, location: int = 0) -> bytes:
    """An operation called `t.x`, name 1."""
    return v(1) + bytes([mask]) + v(location) + b"".join(fields)


DIALECTS = v(2, 0 << 1, 2 << 1) + v(2) + v(0, 1, 1 << 1 | 1) + v(1, 1, 3 << 1)
STRINGS = strings(b"builtin", b"module", b"t", b"x")

BASE = {
    DIALECT: DIALECTS,
    OFFSETS: offsets([1]),
    ATTR_TYPE: v(15),
    IR: module(b"", ops=0),
    RESOURCE_OFFSETS: v(0),
    RESOURCE: b"",
    STRING: STRINGS,
    PROPERTIES: v(1, 2, 0, 0),
}


def valid(version: int = 6) -> bytes:
    return b"ML\xefR" + v(version) + b"recipe\0"


def file(
    replaced: dict[int, bytes] | None = None, *, without: int = -1, more: bytes = b"", version: int = 6
) -> bytes:
    """The base file with some sections replaced, one left out, or bytes added."""
    bodies = {**BASE, **(replaced or {})}
    return valid(version) + b"".join(section(id, bodies[id]) for id in ORDER if id != without) + more


class Recipe(NamedTuple):
    name: str
    data: bytes
    message: str


def _recipes() -> list[Recipe]:
    found: list[Recipe] = []

    def add(name: str, data: bytes, message: str) -> None:
        found.append(Recipe(name, data, message))

    def ir(name: str, body: bytes, message: str, values: int = 0, ops: int = 1) -> None:
        with_type = entries([], [v(1)])
        add(f"ir-{name}", file({IR: module(body, values, ops), **with_type}), message)

    def attribute(name: str, data: list[bytes], message: str, types: list[bytes] = ()) -> None:  # type: ignore[assignment]
        """An operation has the first of the entries as its attribute dictionary."""
        add(
            f"attribute-{name}",
            file({IR: module(op(0x01, v(1))), **entries(data, list(types))}),
            message,
        )

    at_end = "attempting to parse a byte at the end of the bytecode"

    add("header-magic", b"ML\xefX" + file()[4:], "input buffer is not an MLIR bytecode file")
    add("header-only-magic", b"ML\xefR", at_end)
    newer = "bytecode version 7 is newer than the current version 6"
    add("header-newer-version", valid(7) + file()[len(valid()) :], newer)
    no_nul = "malformed null-terminated string, no null character found"
    add("header-endless-producer", valid()[:-1], no_nul)

    add("section-unknown-id", file(more=section(9, b"")), "invalid section ID: 9")
    add("section-twice", file(more=section(IR, v(0))), "duplicate top-level section: IR (4)")
    names = ("String", "Dialect", "AttrType", "AttrTypeOffset", "IR", "", "", "", "Properties")
    for id in (STRING, DIALECT, ATTR_TYPE, OFFSETS, IR, PROPERTIES):
        missing = f"missing data for top-level section: {names[id]} ({id})"
        add(f"section-missing-{names[id].lower()}", file(without=id), missing)
    unaligned = bytes([VERSIONS | 0x80]) + v(0)
    add("section-alignment", file(more=unaligned + v(3)), "expected alignment to be a power-of-two")
    padding = "expected alignment byte (0xCB), but got: '0x0'"
    add("section-padding", file(more=unaligned + v(64) + bytes(64)), padding)
    longer = "attempting to parse 9 bytes when only 0 remain"
    add("section-longer-than-file", file(more=bytes([VERSIONS]) + v(9)), longer)
    endless = f"attempting to parse {1 << 60} bytes when only 0 remain"
    add("section-endless", file(more=bytes([VERSIONS]) + v(1 << 60)), endless)

    add(
        "string-size",
        file({STRING: v(2, 99, 8) + b"builtin\0"}),
        "string size exceeds the available data size",
    )
    gap = "unexpected trailing data between the offsets for strings and their data"
    add("string-gap", file({STRING: v(1, 3) + b"xyzbuiltin\0"}), gap)
    add("string-size-zero", file({STRING: v(1, 0)}), "cannot be 0")
    add("string-count", file({STRING: v(HUGE)}), f"string count {HUGE} exceeds")
    add("dialect-string-index", file({DIALECT: v(1, 9 << 1, 0)}), "invalid string index: 9")
    add("dialect-index", file({DIALECT: v(1, 0, 1) + v(5, 1, 3)}), "invalid dialect index: 5")
    add("dialect-count", file({DIALECT: v(HUGE)}), f"dialect count {HUGE} exceeds")
    other = v(1, 1) + section(IR, b"") + v(0)
    add("dialect-version-section", file({DIALECT: other}), "expected dialect version section")
    add("dialect-name-string-index", file({DIALECT: v(1, 0, 1) + v(0, 1, 9 << 1)}), "invalid string index: 9")

    exhaust = "Broken properties section: didn't exhaust the offsets table"
    add("properties-trailing", file({PROPERTIES: v(1, 2, 0, 0, 0)}), exhaust)
    add("properties-count", file({PROPERTIES: v(HUGE)}), f"property count {HUGE} exceeds")
    no_blob = "Properties idx out-of-bound for t.x"
    ir("properties-index", op(0x40, v(9)), no_blob)
    flag = "Unexpected missing `wasRegistered` opname flag at bytecode version 4 with properties."
    old = v(2, 0, 2 << 1) + v(2) + v(0, 1, 1) + v(1, 1, 3)
    add("properties-version-4", file({DIALECT: old}, without=PROPERTIES, version=4), flag)
    add(
        "properties-truncated",
        file({PROPERTIES: v(1, 1, 0)}),
        at_end,
    )

    def segments(name: str, blob: bytes, message: str, version: int = 6) -> None:
        """An operation with two groups of operands, and the properties it has."""
        names = strings(b"builtin", b"module", b"memref", b"alloc")
        both = v(2, 0 << 1, 2 << 1) + v(2) + v(0, 1, 1 << 1 | 1) + v(1, 1, 3 << 1 | 1)
        sections = {
            STRING: names,
            DIALECT: both,
            IR: module(op(0x40, v(1))),
            PROPERTIES: v(2, 2, 0, 0, len(blob)) + blob,
            **entries([v(17, 0, 3, 12) + bytes(12)], [v(0, 32 << 2)]),
        }
        add(f"properties-{name}", file(sections, version=version), message)

    segments("segments-longer", v(0, 3 << 1, 0, 0, 0), "trying to read an array of 3 but only 2 storage")
    wide = "reading sparse array with indexing above 8 bits: 9"
    segments("segments-index-width", v(0, 1 << 1 | 1, 9, 0), wide)
    outside = "reading a sparse array found index 3 but only 2 storage available."
    segments("segments-index", v(0, 1 << 1 | 1, 2, 1 << 2 | 3), outside)
    segments("segments-count", v(0, HUGE << 1 | 1), f"sparse array count {HUGE} exceeds")
    mismatch = "size mismatch for operand/result_segment_size"
    segments("segments-version-5", v(0, 1), mismatch, 5)

    quant = v(2, 0 << 1, 2 << 1 | 1) + section(VERSIONS, v(3)) + v(2) + v(0, 1, 1 << 1 | 1) + v(1, 1, 3 << 1)
    versioned = {STRING: strings(b"builtin", b"module", b"quant", b"x"), DIALECT: quant, IR: module(op(0))}
    add("dialect-without-versions", file(versioned), "Dialect does not support versioning")

    func = {STRING: strings(b"builtin", b"module", b"func", b"return")}
    found_version = "dialect 'func' does not implement the bytecode interface, but found a version entry"
    add("dialect-version-without-encoding", file({**func, DIALECT: quant, IR: module(op(0))}), found_version)
    names_count = file({DIALECT: v(1, 0, 1) + v(0, HUGE)})
    add("dialect-name-count", names_count, f"operation name count {HUGE} exceeds")

    lone = "expected resource offset section when resource section is present"
    add("resource-without-offsets", file(without=RESOURCE_OFFSETS), lone)
    no_data = "unexpected resource offset section when resource section is not present"
    add("resource-offsets-without-data", file(without=RESOURCE), no_data)

    def resource(name: str, entry: bytes, body: bytes, message: str) -> None:
        changed = {RESOURCE_OFFSETS: v(0) + v(0, 1) + entry, RESOURCE: body}
        add(f"resource-{name}", file(changed), message)

    resource("kind", v(2, 1) + b"\3", b"\1", "invalid resource kind: 3")
    wanted = "expected a blob resource entry, but found a bool entry instead"
    resource("not-a-blob", v(2, 1) + b"\1", b"\1", wanted)
    text_instead = "expected a blob resource entry, but found a string entry instead"
    resource("text-instead", v(2, 1) + b"\2", v(0), text_instead)
    resource("trailing-bytes", v(2, 4) + b"\0", v(1, 1) + b"xy", "unexpected trailing bytes in resource entry 't'")
    resource("alignment", v(2, 3) + b"\0", v(3, 1) + b"x", "expected alignment to be a power-of-two")
    resource("alignment-zero", v(2, 3) + b"\0", v(0, 1) + b"x", "expected alignment to be a power-of-two")
    resource("padding", v(2, 9) + b"\0", v(8, 1) + bytes(7), padding)
    past = "attempting to parse 9 bytes when only 1 remain"
    resource("size", v(2, 9) + b"\1", b"\1", past)
    resource("endless", v(2, 1 << 60) + b"\0", b"", "bytes when only 0 remain")
    resource("count", b"", b"", "resource count 1 exceeds what fits in 0 bytes")
    add(
        "resource-external-without-value",
        file({RESOURCE_OFFSETS: v(1, 2, 1, 3, 0) + b"\1", RESOURCE: b""}),
        at_end,
    )

    of_func = {**func, RESOURCE_OFFSETS: v(0) + v(1, 1, 3, 0) + b"\0"}
    add("resource-of-a-dialect-without", file(of_func), "unexpected resources for dialect 'func'")

    past_end = "Attribute or Type entry offset points past the end of section"
    add("offsets-past-end", file({OFFSETS: offsets([2])}), past_end)
    trailing = "unexpected trailing data in the Attribute/Type offset section"
    add("offsets-trailing", file({OFFSETS: offsets([1]) + v(0)}), trailing)
    add("offsets-count", file({OFFSETS: v(HUGE, 0)}), f"attribute count {HUGE} exceeds")
    add("offsets-dialect", file({OFFSETS: v(1, 0) + v(7, 1, 3)}), "invalid dialect index: 7")

    of_t = {OFFSETS: v(2, 0) + v(0, 1, 3) + v(1, 1, 3), ATTR_TYPE: v(15, 1), IR: module(op(0x01, v(1)))}
    add("attribute-without-encoding", file(of_t), "dialect 't' does not implement the bytecode interface")
    attribute("index", [], "invalid Attribute index: 1")
    attribute("index-inside", [v(0, 1, 9)], "invalid attribute index: 9")
    attribute("type-index-inside", [v(6, 9)], "invalid type index: 9")
    attribute("trailing-bytes", [v(7, 0)], "unexpected trailing bytes after Attribute entry")
    inside = [v(1, 1, 2, 3), v(2, 0)]
    attribute("inside-trailing-bytes", [*inside, v(7, 0)], "unexpected trailing bytes after attribute entry")
    attribute("inside-text-trailing", [*inside, b'"unit x\0'], "found after attribute assembly format: x")
    types = [v(15, 1, 1), v(1, 1)]
    attribute("inside-type", [*inside, v(6, 0)], "unexpected trailing bytes after type entry", types)
    attribute("truncated", [v(0, 1)], "list element count 1 exceeds what fits in 0 bytes")
    attribute("text-trailing", [b'"unit x\0'], "trailing characters found after Attribute assembly format: x")
    attribute("text-nul-inside", [b'"{}\0x'], "unexpected trailing bytes after Attribute entry")
    attribute("text-without-end", [b'"unit'], no_nul)
    attribute("text-nonsense", [b'"->\0'], "expected attribute value")
    attribute("unknown-code", [v(99)], "unknown attribute code: 99")
    attribute("not-a-dictionary", [v(7)], "expected attribute of type: mlir::DictionaryAttr, but got: unit")
    attribute("contains-itself", [v(0, 1, 1)], "attribute 1 contains itself")
    attribute("cycle", [v(0, 1, 2), v(0, 1, 1)], "attribute 1 contains itself")
    attribute("name-not-a-string", [v(1, 1, 2, 2), v(7)], "expected mlir::StringAttr, but got: unit")
    wrong_type = "expected integer or index type for IntegerAttr, but got: 'f32'"
    attribute("integer-of-float", [v(8, 0) + b"\1"], wrong_type, [v(5)])
    attribute("float-of-integer", [v(9, 0, 1)], "expected mlir::FloatType, but got: 'index'", [v(1)])
    dense = "elements data of 3 bytes does not fit the type tensor<4xi8>"
    attribute("dense-size", [v(18, 0, 3) + b"abc"], dense, [v(13, 1, 8, 1), v(0, 32)])
    attribute("resource-index", [v(16, 0, 3)], "invalid resource handle index: 3", [v(18, 1), v(1)])
    resources = {RESOURCE_OFFSETS: v(0) + v(1, 1, 3, 0) + b"\0", IR: module(op(0x01, v(1)))}
    handles = entries([v(16, 0, 0)], [v(18, 1), v(1)])
    handle = "provided resource handle differs from the expected resource type"
    add("attribute-resource-of-another-dialect", file({**resources, **handles}), handle)
    attribute("string-index", [v(2, 77)], "invalid string index: 77")
    attribute("list-count", [v(0, HUGE)], f"list element count {HUGE} exceeds")
    attribute("dense-strings-count", [v(19, 0, 0)], "strings do not fit in", [v(13, 1, HUGE, 1), v(1)])
    not_a_shape = "expected mlir::ShapedType, but got: 'index'"
    attribute("dense-of-index", [v(18, 0, 1) + b"a"], not_a_shape, [v(1)])

    def type(name: str, types: list[bytes], message: str) -> None:
        body = op(0x02, v(1, 0))
        add(f"type-{name}", file({IR: module(body, 1), **entries([], types)}), message)

    type("index", [], "invalid Type index: 0")
    type("unknown-code", [v(77)], "unknown attribute code: 77")
    type("contains-itself", [v(15, 1, 0)], "type 0 contains itself")
    type("trailing-bytes", [v(1, 1)], "unexpected trailing bytes after Type entry")
    type("integer-width", [v(0, 1 << 40)], "invalid integer type of width")
    no_layout = "expected mlir::MemRefLayoutAttrInterface, but got: loc(unknown)"
    type("memref-layout", [v(10, 0, 1, 0), v(1)], no_layout)

    add("ir-top-level-arguments", file({IR: v(3)}), "cannot have block arguments")
    add("ir-empty", file({IR: b""}), at_end)
    add("ir-operation-count", file({IR: v(HUGE << 1)}), f"operation count {HUGE} exceeds")
    ir("name-index", v(9, 0, 0), "invalid operation name index: 9")
    ir("location-index", op(0, location=9), "invalid Attribute index: 9")
    with_unit = {IR: module(op(0, location=1)), **entries([v(7)])}
    add("ir-not-a-location", file(with_unit), "expected attribute of type: mlir::LocationAttr, but got: unit")
    ir("value-index", op(0x04, v(1, 9)), "invalid value index: 9")
    ir("operand-count", op(0x04, v(HUGE)), f"operand count {HUGE} exceeds")
    ir("result-count", op(0x02, v(HUGE)), f"result count {HUGE} exceeds")
    ir("successor-index", op(0x08, v(1, 9)), "invalid successor index: 9")
    ir("successor-count", op(0x08, v(HUGE)), f"successor count {HUGE} exceeds")
    ir("argument-count", op(0x10, v(1 << 1), v(1, 0, 1, HUGE)), f"block argument count {HUGE} exceeds")
    ir("region-count", op(0x10, v(HUGE << 1)), f"region count {HUGE} exceeds")
    other_section = op(0x10, v(1 << 1 | 1), section(STRING, b""))
    ir("region-section", other_section, "expected IR section for region")
    ir("region-section-size", op(0x10, v(3), bytes([IR]), v(1 << 60)), f"attempting to parse {1 << 60} bytes when")
    ir("block-count", op(0x10, v(1 << 1), v(HUGE)), f"block count {HUGE} exceeds")
    ir("value-count", op(0x10, v(1 << 1), v(1, HUGE, 0)), f"value count {HUGE} exceeds")
    too_many = "value index range was outside of the expected range for the parent region, got [0, 2)"
    ir("undeclared-value", op(0x02, v(2, 0, 0)), too_many, values=1)
    never = "not all forward unresolved forward operand references"
    ir("never-defined", op(0x04, v(1, 0)), never, values=1)
    bad_order = "parsed use-list orders were invalid and could not be applied"
    orders = op(0x22, v(1, 0), v(2 << 1, 1, 1)) + op(0x04, v(2, 0, 0))
    ir("use-order-repeats", orders, bad_order, values=1, ops=2)
    orders = op(0x22, v(1, 0), v(1 << 1, 0)) + op(0x04, v(2, 0, 0))
    ir("use-order-too-short", orders, bad_order, values=1, ops=2)
    orders = op(0x22, v(1, 0), v(1 << 1 | 1, 0)) + op(0x04, v(2, 0, 0))
    ir("use-order-odd-pairs", orders, bad_order, values=1, ops=2)
    ir("use-order-count", op(0x22, v(1, 0), v(HUGE)), "use-list order count", values=1)
    ir("truncated", v(1), "operation count 1 exceeds what fits in 1 bytes")
    return found


RECIPES = _recipes()


if __name__ == "__main__":
    for recipe in RECIPES:
        (FOLDER / f"{recipe.name}.mlirbc").write_bytes(recipe.data)
