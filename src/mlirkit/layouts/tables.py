"""Reading the tables: `llvm<N>.json` (release_files.py), one per release.

    {"release": "19.1.7", "newer": "llvm21", "operations": {name: entry or null}, "attribute_codes": n, ...,
     "values": {"gpu": "!async.token #address_space ..."}}

ods/emit/layout.py describes entries; the entry of an operation without attributes and operands is empty, and
null means that the release lacks an operation of the newer one.  `last` are attributes behind all others, in
files that give the operation's dialect a version; other files do not have them.  `attribute_codes` and
`type_codes` count the codes of builtin's bytecode.  `values` are the attributes and types that are defined.
The first line has everything except the operations; each operation is a line, which is read on first use.
"""

from __future__ import annotations

import json
import re
from collections.abc import Collection
from functools import cache, cached_property
from typing import Any, NamedTuple

from mlirkit.builtin.attribute_kind import kind_check
from mlirkit.bytecode.builtin_releases import FIRST_WITH_VERSION
from mlirkit.core.property_layout import NativeProperty, PropertyLayout
from mlirkit.layouts.release_files import LAYOUT_FILES

# Oldest first.
RELEASES: tuple[str, ...] = LAYOUT_FILES.releases


# The release of the shipped definitions.
HOME_RELEASE = "llvm22"


class OperandGroup(NamedTuple):
    """A group of operands: its name, whether its length varies, and whether lengths are stored."""

    name: str
    varies: bool
    is_sized: bool


class Count(NamedTuple):
    """The possible numbers of results or regions; `most` is None if there is no limit."""

    least: int
    most: int | None

    def allows(self, number: int) -> bool:
        """Whether this number is possible."""
        return self.least <= number and (self.most is None or number <= self.most)


# The keys of an entry that are independent of properties.
_COUNTS = {"groups", "outs", "regions"}


class ReleaseLayouts:
    """The layouts of one release by operation name, made on first use."""

    def __init__(self, name: str, data: dict[str, Any], lines: dict[str, str]) -> None:
        self.name = name
        # The exact release the table was made from, e.g. "19.1.7".
        self.version: str = data["release"]
        # The entries of operations as texts, few of which are used; and the parsed ones.
        self.lines = lines
        self._entries: dict[str, dict[str, Any]] = {}
        self.attribute_codes: int = data["attribute_codes"]
        self.type_codes: int = data["type_codes"]
        # The names of attributes and types, by dialect, with `#` or `!` in front.
        self.values = {dialect: frozenset(names.split()) for dialect, names in data["values"].items()}
        self._layouts: dict[str, PropertyLayout] = {}
        self._kinds: dict[str, dict[str, str]] = {}

    def entry(self, operation: str) -> dict[str, Any] | None:
        """The table's entry of an operation; None if the release does not have the operation."""
        entry = self._entries.get(operation)
        if entry is None and operation in self.lines:
            entry = self._entries[operation] = json.loads(self.lines[operation])
        return entry

    def get(self, operation: str) -> PropertyLayout | None:
        """The layout of an operation's properties; None if the release lacks it or the operation."""
        layout = self._layouts.get(operation)
        if layout is None:
            entry = self.entry(operation)
            if not entry or entry.get("dictionary") or entry.keys() <= _COUNTS:
                return None
            layout = layout_from_entry(entry)
            self._layouts[operation] = layout
        return layout

    def get_versioned(self, operation: str) -> PropertyLayout | None:
        """The layout in files that give the operation's dialect a version, if it differs."""
        entry = self.entry(operation)
        return layout_from_entry(entry, True) if entry and "last" in entry else None

    @cached_property
    def versions(self) -> dict[str, int]:
        """The versions of dialects to write; builtin's is the number of the release."""
        versioned = [name for name, line in self.lines.items() if '"last": ' in line]
        return dict.fromkeys([name.partition(".")[0] for name in versioned], 1) | {"builtin": self.number}

    def versions_among(self, dialects: Collection[str]) -> dict[str, int]:
        """The versions to write, if a file has versions of only these dialects."""
        versions = {name: number for name, number in self.versions.items() if name in dialects}
        return {"builtin": min(self.number, FIRST_WITH_VERSION - 1)} | versions

    def attribute_names(self, operation: str) -> frozenset[str]:
        """The inherent attributes and properties of an operation in the release."""
        entry = self.entry(operation)
        if entry is None:
            return frozenset()
        return names_in(layout_from_entry(entry, True))

    def groups(self, operation: str) -> tuple[OperandGroup, ...] | None:
        """The operand groups of an operation; None if the release lacks it."""
        entry = self.entry(operation)
        if entry is None:
            return None
        sized = "operands" in entry
        names = entry.get("groups", "").split()
        return tuple([OperandGroup(name.rstrip("?*"), name[-1] in "?*", sized) for name in names])

    def kinds(self, operation: str) -> dict[str, str] | None:
        """The kinds of an operation's attributes and properties; None if the release lacks it."""
        entry = self.entry(operation)
        if entry is None:
            return None
        kinds = self._kinds.get(operation)
        if kinds is None:
            kinds = {name.rstrip("?"): kind for name, kind in _spelled(entry, "attributes", "last", "native")}
            self._kinds[operation] = kinds
        return kinds

    def required(self, operation: str) -> list[str]:
        """The attributes that an operation must have."""
        spelled = _spelled(self.entry(operation) or {}, "attributes")
        return [name for name, _ in spelled if not name.endswith("?")]

    def is_attribute(self, operation: str, name: str) -> bool:
        """Whether a name is that of an attribute, not of a native property."""
        spelled = _spelled(self.entry(operation) or {}, "attributes", "last")
        return any(name == spelling.rstrip("?") for spelling, _ in spelled)

    def has_dictionary(self, operation: str) -> bool:
        """Whether inherent attributes are among the discardable ones, also in the generic form."""
        return bool((self.entry(operation) or {}).get("dictionary"))

    def counts(self, operation: str) -> tuple[Count, Count] | None:
        """The numbers of results and regions of an operation; None if the release lacks the operation."""
        entry = self.entry(operation)
        if entry is None:
            return None
        return _count(entry.get("outs", "1")), _count(entry.get("regions", "0"))

    def __contains__(self, operation: str) -> bool:
        return operation in self.lines

    @property
    def number(self) -> int:
        """19 of "llvm19"."""
        return release_number(self.name)

    @cached_property
    def dialects(self) -> frozenset[str]:
        """The dialects that have operations, attributes or types."""
        return frozenset(name.partition(".")[0] for name in self.lines) | self.values.keys()


def release_number(release: str) -> int:
    """19 of "llvm19"."""
    return int(release.removeprefix("llvm"))


@cache
def release_layouts(release: str) -> ReleaseLayouts:
    """The table of a release, e.g. "llvm19"; KeyError if it does not exist."""
    head, *operation_lines = LAYOUT_FILES.read(release).split("\n")
    data = json.loads(head + "}}")
    lines: dict[str, str] = {}
    if data["newer"]:
        lines.update(release_layouts(data["newer"]).lines)
    for line in operation_lines:
        name, separator, entry = line.partition('": ')
        if entry.startswith("null"):
            lines.pop(name[1:], None)
        elif separator:
            lines[name[1:]] = entry.removesuffix(",")
    return ReleaseLayouts(release, data, lines)


def _count(text: str) -> Count:
    least = int(text.rstrip("?*"))
    return Count(least, None if text.endswith("*") else least + text.count("?"))


def numbered_layouts(number: int | None) -> ReleaseLayouts | None:
    """The table of the release with this number; None if it does not exist."""
    name = f"llvm{number}"
    return release_layouts(name) if name in RELEASES else None


def _spelled(entry: dict[str, Any], *keys: str) -> list[tuple[str, str]]:
    """The names in an entry, each with its kind."""
    return [part.partition(":")[::2] for key in keys for part in entry.get(key, "").split()]


def layout_from_entry(entry: dict[str, Any], versioned: bool = False) -> PropertyLayout:
    """The layout of a table's entry; `versioned` for files that give the dialect a version."""
    spelled = [part.partition(":")[::2] for part in entry.get("attributes", "").split()]
    attributes = [(name.rstrip("?"), name.endswith("?")) for name, _ in spelled]
    last: list[tuple[str, bool]] = []
    if versioned:
        spelled_last = [part.partition(":")[::2] for part in entry.get("last", "").split()]
        last = [(name.rstrip("?"), name.endswith("?")) for name, _ in spelled_last]
        spelled += spelled_last
    declared = [name for name, _ in attributes] + entry.get("derived", "").split()
    native = [native_from_text(*part.partition(":")[::2]) for part in entry.get("native", "").split()]
    operands, results = entry.get("operands", 0), entry.get("results", 0)
    layout = PropertyLayout(attributes, native, operands, results, declared, last)
    for name, kind in spelled:
        check = kind_check(kind)
        if check is not None:
            layout.checks[name.rstrip("?")] = check
    return layout


def names_in(layout: PropertyLayout) -> frozenset[str]:
    """The names of the inherent attributes and properties in a layout."""
    names = [name for name, _ in layout.attributes] + [item.name for item in layout.native]
    if layout.operand_segments:
        names.append("operandSegmentSizes")
    if layout.result_segments:
        names.append("resultSegmentSizes")
    return frozenset(names)


def same_places(a: PropertyLayout, b: PropertyLayout) -> bool:
    """Whether two layouts have the same names in the same places, with attributes of any kind."""
    return (
        a.attributes == b.attributes
        and [(item.name, item.kind) for item in a.native] == [(item.name, item.kind) for item in b.native]
        and (a.operand_segments, a.result_segments) == (b.operand_segments, b.result_segments)
    )


def with_conversions(layout: PropertyLayout, own: PropertyLayout | None) -> PropertyLayout:
    """A release's layout with the definition's conversions of native properties that both have."""
    if own is None or layout is own or not layout.native:
        return layout
    converted = {(item.name, item.kind): item for item in own.native}
    native = [converted.get((item.name, item.kind), item) for item in layout.native]
    copy = PropertyLayout(
        layout.attributes, native, layout.operand_segments, layout.result_segments, layout.declared
    )
    copy.checks = layout.checks
    return copy


_KIND = re.compile(r"^(int|enum)(\d+)$|^(array|optional)<(.*)>$|^(bool|string|attribute)$")


def native_from_text(name: str, text: str) -> NativeProperty:
    """A native property from the spelling of its kind."""
    match = _KIND.match(text)
    if match is None:
        raise ValueError(f"unknown kind of property '{text}'")
    if match.group(1):
        return NativeProperty(name, match.group(1), int(match.group(2)))
    if match.group(3):
        return NativeProperty(name, match.group(3), element=native_from_text(name, match.group(4)))
    return NativeProperty(name, match.group(5))
