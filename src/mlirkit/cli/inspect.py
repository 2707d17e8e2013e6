"""`mlirkit inspect FILE`: what is in a file, without decoding what need not be.

    mlirkit inspect model.mlirbc             versions, sections, dialects, operations, functions, data
    mlirkit inspect --json model.mlirbc      the same for programs
    mlirkit inspect --bytes model.mlirbc     each byte with its meaning, also of files that do not open

Operations of bytecode are counted without being made, bodies are not read, data is not touched.  Text is read
whole.
"""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Callable
from typing import Any

from mlirkit.bytecode import BytecodeReader, encoding
from mlirkit.bytecode.byte_map import map_bytes
from mlirkit.bytecode.jax_export import bytecode_in
from mlirkit.bytecode.reader.module import map_file
from mlirkit.bytecode.scan import count_operations
from mlirkit.cli.module_file import read_module, reporting_errors
from mlirkit.core.context import Context
from mlirkit.layouts.choice import choose_layouts
from mlirkit.support.diagnostics import MLIRError

# Entries smaller than this are no constants worth a line.
_LARGE = 1024


@reporting_errors
def main(argv: list[str]) -> int:
    """Run the command."""
    parser = ArgumentParser("mlirkit inspect", description="Say what is in a file without decoding it all.")
    parser.add_argument("file", help="text or bytecode; - for standard input")
    parser.add_argument("--json", action="store_true", help="write JSON")
    parser.add_argument("--bytes", action="store_true", help="write each byte with its meaning")
    parser.add_argument("--top", type=int, default=10, metavar="N", help="how many constants, at most")
    options = parser.parse_args(argv)
    data: Any = sys.stdin.buffer.read() if options.file == "-" else map_file(options.file)
    bytecode = bytecode_in(data)
    if options.bytes:
        _write_bytes(options.file, data if bytecode is None else bytecode)
        return 0
    if bytecode is None:
        found = inspect_text(options.file, len(data))
    else:
        found = inspect_bytecode(options.file, bytecode, options.top)
    if options.json:
        sys.stdout.write(json.dumps(found, indent=2) + "\n")
    else:
        sys.stdout.write(as_text(found))
    return 0


def inspect_text(path: str, size: int) -> dict[str, Any]:
    """What there is to say of a textual file."""
    module = read_module(path)
    operations = Counter(op.name for op in module.walk_list())
    return {
        "file": path,
        "format": "text",
        "bytes": size,
        "operations": dict(operations.most_common()),
        "functions": functions_of(module),
        "resources": resources_of(module.resources),
    }


def inspect_bytecode(path: str, data: Any, top: int) -> dict[str, Any]:
    """What there is to say of bytecode; a part that cannot be read says why instead."""
    context = Context(allow_unregistered_dialects=True)
    reader = BytecodeReader(path, data, context)
    file = reader.file
    found: dict[str, Any] = {
        "file": path,
        "format": "bytecode",
        "bytes": len(data),
        "version": file.version,
        "producer": file.producer,
        "sections": [
            {"name": section.name, "offset": section.start, "bytes": section.size}
            for section in file.sections
        ],
    }
    names = reader.dialects.names

    def operations() -> dict[str, int]:
        counts = count_operations(file.cursor(encoding.IR), file.version, len(names))
        known = Counter({names[at].name: count for at, count in enumerate(counts) if count})
        return dict(known.most_common())

    def functions() -> list[dict[str, str]]:
        choice = choose_layouts(file.producer, file.version, None)
        return functions_of(reader.read_top(True, True, choice))

    _part(found, "operations", operations, "Counting operations")
    _part(found, "functions", functions, "Reading symbols")
    # Versions are known once the dialects are bound, which reading the top level does.
    found["dialects"] = [
        {"name": each.name, "version": None if each.version is None else str(each.version)}
        for each in reader.dialects.dialects
    ]
    found["attributes"] = reader.table.attributes.count
    found["types"] = reader.table.types.count
    _part(found, "constants", lambda: constants_of(reader, top), "Looking at constants")
    found["resources"] = resources_of(reader.resources.resources)[:top]
    return found


def _part(found: dict[str, Any], name: str, read: Callable[[], Any], doing: str) -> None:
    """One part of the answer; what it takes is told on a terminal while it takes it."""
    is_terminal = sys.stderr.isatty()
    if is_terminal:
        sys.stderr.write(f"\r{doing} ...")
        sys.stderr.flush()
    try:
        found[name] = read()
    except MLIRError as error:
        found[name] = {"error": str(error)}
    finally:
        if is_terminal:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()


def functions_of(module: Any) -> list[dict[str, str]]:
    """The symbols with a function type, bodies unread."""
    found: list[dict[str, str]] = []
    for op in module.body.ops():
        name = op.attribute("sym_name")
        type = op.attribute("function_type")
        if name is not None and type is not None:
            found.append({"name": str(getattr(name, "value", name)), "type": str(type)})
    return found


def constants_of(reader: BytecodeReader, top: int) -> list[dict[str, Any]]:
    """The largest attributes, largest first, with the type of those that are data."""
    table = reader.table.attributes
    large = [(size >> 1, at) for at, size in enumerate(table.sizes) if size >> 1 >= _LARGE]
    sizes = sorted(large, reverse=True)
    found: list[dict[str, Any]] = []
    for size, at in sizes[:top]:
        cursor = reader.file.cursor(encoding.ATTR_TYPE_OFFSET)
        type = getattr(reader.table.attribute(at, cursor), "type", None)
        found.append({"attribute": at, "bytes": size, "type": None if type is None else str(type)})
    return found


def resources_of(resources: Any) -> list[dict[str, Any]]:
    """The resources, largest first; a declaration without data has no size."""
    found: list[dict[str, Any]] = []
    for handle in resources:
        size = None if handle.data is None else len(handle.data)
        found.append({"group": handle.dialect, "key": handle.key, "bytes": size})
    for group, values in resources.external.items():
        for key, value in values.items():
            found.append({"group": group, "key": key, "bytes": len(getattr(value, "data", str(value)))})
    return sorted(found, key=lambda each: -(each["bytes"] or 0))


def as_text(found: dict[str, Any]) -> str:
    """The answer for people."""
    lines = [f"{found['file']}: {found['format']}, {found['bytes']:,} bytes"]
    if "version" in found:
        lines.append(f"version {found['version']}, producer {found['producer']!r}")
        lines.append(f"{found['attributes']:,} attributes, {found['types']:,} types")
    for title, line in (
        ("sections", lambda each: f"{each['bytes']:>14,}  {each['name']} at {each['offset']:#x}"),
        ("dialects", lambda each: each["name"] + (f" version {each['version']}" if each["version"] else "")),
        ("functions", lambda each: f"@{each['name']} : {each['type']}"),
        ("constants", lambda each: f"{each['bytes']:>14,}  attribute {each['attribute']} : {each['type']}"),
        ("resources", lambda each: f"{each['bytes'] or 0:>14,}  {each['group']} {each['key']}"),
    ):
        lines.extend(_listed(title, found.get(title, []), line))
    operations = found["operations"]
    if "error" not in operations:
        operations = [(name, count) for name, count in operations.items()]
    lines.extend(_listed("operations", operations, lambda each: f"{each[1]:>14,}  {each[0]}"))
    return "\n".join(lines) + "\n"


def _listed(title: str, items: Any, line: Callable[[Any], str]) -> list[str]:
    if isinstance(items, dict):
        return [f"{title}: {items['error']}"]
    return [f"{title} ({len(items)})", *(f"  {line(each)}" for each in items)] if items else []


def _write_bytes(name: str, data: Any) -> None:
    """Eight bytes to a line; a long piece shows its beginning."""
    for piece in map_bytes(name, data):
        shown = bytes(data[piece.offset : piece.offset + min(piece.size, 8)]).hex(" ")
        more = "+" if piece.size > 8 else ""
        indent = "  " * piece.depth
        sys.stdout.write(f"{piece.offset:08x}  {shown + more:<25} {indent}{piece.meaning}\n")
