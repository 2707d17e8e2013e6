"""`mlirkit inspect FILE`: the contents of a file, decoded as little as possible.

    mlirkit inspect model.mlirbc             versions, sections, dialects, operations, functions, data
    mlirkit inspect model.jaxexport          the same, and how jax.export describes the function
    mlirkit inspect --json model.mlirbc      the same for programs
    mlirkit inspect --skew model.mlirbc      which LLVM releases read it, as it is or after convert
    mlirkit inspect --bytes model.mlirbc     each byte with its meaning, also of files that do not open
    mlirkit inspect *.mlirbc -j 4            several files in processes, also if some do not open

Operations of bytecode are counted without being made, bodies of large files are not read, data is not
touched.  Text is read whole.  A part that cannot be read fails the command, with the reason; JSON has an
entry with an `error` for a file that does not open.  Entities that were not understood are counted
(not_understood.py).

Names and types of vhlo are shown as stablehlo's, except for the names of operations in JSON, which are the
file's.
"""

from __future__ import annotations

import json
import re
import sys
from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any

from mlirkit.bytecode import BytecodeReader, encoding
from mlirkit.bytecode.byte_map import map_bytes
from mlirkit.bytecode.cursor import message_of
from mlirkit.bytecode.encoding import MAGIC
from mlirkit.bytecode.jax_export import bytecode_in, read_jax_export
from mlirkit.bytecode.scan import count_operations
from mlirkit.cli.function_types import functions_of, operation_name_without_vhlo, without_vhlo
from mlirkit.cli.many_files import add_jobs_option, each_file
from mlirkit.cli.module_file import (
    add_definition_options,
    context_for,
    parse_text,
    read_input,
    reporting_errors,
    say_error,
)
from mlirkit.cli.next_steps import lines_of_step, steps_of
from mlirkit.cli.not_understood import Counts, in_bytecode, in_module, lines_of
from mlirkit.cli.output_file import show
from mlirkit.cli.progress import clear_progress, show_progress
from mlirkit.cli.release_skew import skew_of_bytecode, skew_of_text, skew_text
from mlirkit.core.context import Context
from mlirkit.layouts.choice import ReleaseChoice, choose_layouts
from mlirkit.layouts.reading import bytecode_reader, take_versions
from mlirkit.support.diagnostics import MLIRError

# The size in bytes from which on entries are listed as constants.
_LARGE = 1024

# The most characters of a function's type that are shown; --json has all of it.
_LONGEST_TYPE = 240

# The position in errors about bytecode.
_OFFSET = re.compile(r"at offset 0x([0-9a-f]+)$")

# Makes a context with the definitions of the command line.
NewContext = Callable[[], Context]

# Up to so many operations, bodies are read to see which properties no layout explains.
_FEW_OPERATIONS = 100_000


def arguments() -> ArgumentParser:
    """The command line."""
    parser = ArgumentParser(
        "mlirkit inspect", description="Show the contents of files without decoding them in full."
    )
    parser.add_argument("files", nargs="+", metavar="file", help="text or bytecode; - for standard input")
    parser.add_argument("--json", action="store_true", help="write JSON, a list if there are several files")
    parser.add_argument("--bytes", action="store_true", help="print each byte with its meaning")
    parser.add_argument(
        "--skew",
        action="store_true",
        help="show the LLVM releases that can read the file, and the changes that they need",
    )
    parser.add_argument("--top", type=int, default=10, metavar="N", help="list at most N constants")
    add_jobs_option(parser)
    add_definition_options(parser)
    return parser


@reporting_errors
def main(argv: list[str]) -> int:
    """Run the command; 0 if all of all files could be read."""
    options = arguments().parse_args(argv)
    work = partial(_answer, options)
    results = list(each_file(work, options.files, options.jobs, options.load_dialect_plugin or ()))
    if options.json and not options.bytes:
        answers = [answer for answer, _ in results]
        sys.stdout.write(json.dumps(answers if len(options.files) > 1 else answers[0], indent=2) + "\n")
    return 0 if all(complete for _, complete in results) else 1


def _answer(options: Namespace, path: str) -> tuple[dict[str, Any], bool]:
    """The report of a file, printed unless JSON is requested; whether all of the file could be read."""
    try:
        if options.bytes:
            return {}, _show_bytes(path, options, len(options.files) > 1)
        if options.skew:
            answer = inspect_skew(path, options)
            if not options.json:
                show(skew_text(answer))
            return answer, True
        answer = inspect_file(path, options)
        if not options.json:
            show("\n" * (path != options.files[0]) + as_text(answer))
        return answer, not any(isinstance(part, dict) and "error" in part for part in answer.values())
    except MLIRError as error:
        # The other files may open.
        say_error(error)
        return {"file": path, "error": error.message}, False


def inspect_file(path: str, options: Namespace) -> dict[str, Any]:
    """The contents of a file; a part that cannot be read has the reason instead."""
    new_context = partial(context_for, path, options, tolerant=True)
    name, data = read_input(path)
    bytecode = bytecode_in(data)
    if bytecode is None:
        return inspect_text(name, data, new_context)
    result = inspect_bytecode(name, bytecode, options.top, options.producer, new_context)
    if bytes(data[:4]) != MAGIC:
        result = {"file": name, "jax.export": inspect_jax_export(data), **result}
    return result


def inspect_skew(path: str, options: Namespace) -> dict[str, Any]:
    """The releases that read a file, and the reasons why others do not."""
    context = context_for(path, options, tolerant=True)
    name, data = read_input(path)
    bytecode = bytecode_in(data)
    if bytecode is None:
        return skew_of_text(name, bytes(data), context)
    return skew_of_bytecode(name, bytecode, context, options.producer)


def inspect_text(name: str, data: Any, new_context: NewContext) -> dict[str, Any]:
    """The report of a textual file."""
    source = parse_text(name, data, new_context(), tolerant=True)
    module = source.top_operation(True, False)
    operations = dict(Counter(op.name for op in module.walk_list()).most_common())
    result: dict[str, Any] = {
        "file": name,
        "format": "text",
        "bytes": len(data),
        "operations": operations,
        "functions": functions_in(module),
        "resources": resources_of(source.resources),
    }
    kept = {name: str(error) for name, error in source.kept_operations.items()}
    return result | _not_understood(name, in_module(module, operations), kept, module.context)


def inspect_jax_export(data: Any) -> dict[str, Any]:
    """The description of the function in the envelope of jax.export."""
    exported = read_jax_export(data)._asdict()
    del exported["module"]
    return {"bytes": len(data)} | {
        name: list(value) if isinstance(value, tuple) else value for name, value in exported.items()
    }


def inspect_bytecode(
    path: str, data: Any, top: int, producer: str | None, new_context: NewContext
) -> dict[str, Any]:
    """The report of bytecode; a part that cannot be read has the reason instead."""
    context = new_context()
    reader = BytecodeReader(path, data, context)
    file = reader.file
    choice = choose_layouts(file.producer, file.version, producer, context.assumed_release)
    take_versions(reader, choice)
    result: dict[str, Any] = {
        "file": path,
        "format": "bytecode",
        "bytes": len(data),
        "version": file.version,
        "producer": file.producer,
        "layouts": {"release": choice.release, "reason": choice.reason, "certain": choice.certain},
        "sections": [
            {"name": section.name, "offset": section.start, "bytes": section.size}
            for section in file.sections
        ],
    }
    names = reader.dialects.names

    def operations() -> dict[str, int]:
        counts = count_operations(file.cursor(encoding.IR), file.version, len(names))
        counter = Counter({names[at].name: count for at, count in enumerate(counts) if count})
        return dict(counter.most_common())

    def functions() -> list[dict[str, str]]:
        return functions_in(reader.read_top(True, True, choice))

    _part(result, "operations", operations, "Counting operations")
    _part(result, "functions", functions, "Reading symbols")
    # Versions are known once the dialects are bound, which reading the top level does.
    result["dialects"] = [
        {"name": dialect.name, "version": None if dialect.version is None else str(dialect.version)}
        for dialect in reader.dialects.dialects
    ]
    result["attributes"] = reader.table.attributes.count
    result["types"] = reader.table.types.count
    _part(result, "constants", lambda: constants_of(reader, top), "Looking at constants")
    result["resources"] = resources_of(reader.resources.resources)[:top]
    counts = result["operations"]
    if "error" not in counts and sum(counts.values()) <= _FEW_OPERATIONS:
        _part(result, "opaque", lambda: opaque_in(path, data, choice, new_context), "Reading properties")
    if "error" not in counts:
        opaque = result.get("opaque", [])
        unexplained = () if isinstance(opaque, dict) else opaque
        result |= _not_understood(path, in_bytecode(reader, counts, unexplained), {}, reader.context)
    return result


def _not_understood(name: str, counts: Counts, kept: dict[str, str], context: Context) -> dict[str, Any]:
    """The parts of the answer about entities that were not understood, and suggested commands."""
    parts: dict[str, Any] = {
        "not_understood": counts,
        "other_version": kept,
        "next_steps": steps_of(counts, kept, context, name),
    }
    return {title: part for title, part in parts.items() if part}


def opaque_in(path: str, data: Any, choice: ReleaseChoice, new_context: NewContext) -> list[str]:
    """The operations with properties that no layout explains; takes reading all bodies."""
    reader = BytecodeReader(path, data, new_context())
    take_versions(reader, choice)
    reader.read_top(True, False, choice)
    return [] if reader.ir is None else sorted({*reader.ir.opaque_blobs, *reader.ir.positional})


def _part(result: dict[str, Any], name: str, read: Callable[[], Any], doing: str) -> None:
    """One part of the answer; progress is shown on a terminal."""
    show_progress(f"{doing} ...")
    try:
        result[name] = read()
    except MLIRError as error:
        result[name] = {"error": str(error)}
    finally:
        clear_progress()


def functions_in(module: Any) -> list[dict[str, str]]:
    """The symbols with a function type, bodies unread."""
    return [{"name": function.name, "type": str(function.type)} for function in functions_of(module)]


def constants_of(reader: BytecodeReader, top: int) -> list[dict[str, Any]]:
    """The largest attributes, largest first, with the types of dense data."""
    table = reader.table.attributes
    sizes = sorted(table.large(_LARGE), reverse=True)
    result: list[dict[str, Any]] = []
    for size, at in sizes[:top]:
        cursor = reader.file.cursor(encoding.ATTR_TYPE_OFFSET)
        value = without_vhlo(reader.table.attribute(at, cursor), reader.context)
        type = getattr(value, "type", None)
        result.append({"attribute": at, "bytes": size, "type": None if type is None else str(type)})
    return result


def resources_of(resources: Any) -> list[dict[str, Any]]:
    """The resources, largest first; a declaration without data has no size."""
    result: list[dict[str, Any]] = []
    for handle in resources:
        size = None if handle.data is None else len(handle.data)
        result.append({"group": handle.dialect, "key": handle.key, "bytes": size})
    for group, values in resources.external.items():
        for key, value in values.items():
            result.append({"group": group, "key": key, "bytes": len(getattr(value, "data", str(value)))})
    return sorted(result, key=lambda row: -(row["bytes"] or 0))


def as_text(result: dict[str, Any]) -> str:
    """The answer for people."""
    envelope = " in an envelope of jax.export" if "jax.export" in result else ""
    lines = [f"{result['file']}: {result['format']}, {result['bytes']:,} bytes{envelope}"]
    if "version" in result:
        lines.append(f"version {result['version']}, producer {result['producer']!r}")
        layouts = result["layouts"]
        lines.append(f"layouts: {layouts['release'] or 'our definitions'}, because {layouts['reason']}")
        lines.append(f"{result['attributes']:,} attributes, {result['types']:,} types")
    lines.extend(_jax_export_lines(result["jax.export"]) if "jax.export" in result else ())
    for title, line in (
        ("sections", lambda row: f"{row['bytes']:>14,}  {row['name']} at {row['offset']:#x}"),
        ("dialects", lambda row: row["name"] + (f" version {row['version']}" if row["version"] else "")),
        ("functions", lambda row: f"@{row['name']} : {_shortened(row['type'])}"),
        ("constants", lambda row: f"{row['bytes']:>14,}  attribute {row['attribute']} : {row['type']}"),
        ("resources", lambda row: f"{row['bytes'] or 0:>14,}  {row['group']} {row['key']}"),
    ):
        lines.extend(_listed(title, result.get(title, []), line))
    lines.extend(_listed("not understood", lines_of(result.get("not_understood", {})), str))
    others = list(result.get("other_version", {}).items())
    lines.extend(_listed("written by another version", others, lambda row: f"{row[0]}: {row[1]}"))
    steps = [line for step in result.get("next_steps", []) for line in lines_of_step(step)]
    lines.extend(["what to type next", *[f"  {line}" for line in steps]] if steps else [])
    operations = result["operations"]
    if "error" not in operations:
        named: Counter[str] = Counter()
        for name, count in operations.items():
            named[operation_name_without_vhlo(name)] += count
        operations = named.most_common()
    lines.extend(_listed("operations", operations, lambda row: f"{row[1]:>14,}  {row[0]}"))
    return "\n".join(lines) + "\n"


def _shortened(text: str) -> str:
    """A text on one line, without the middle of a long one."""
    text = " ".join(text.split())
    if len(text) <= _LONGEST_TYPE:
        return text
    half = _LONGEST_TYPE // 2
    return f"{text[:half]} ... {text[-half:]}"


def _jax_export_lines(exported: dict[str, Any]) -> list[str]:
    """The calling convention of the function, without empty items."""
    lines = [
        f"jax.export: function {exported['function_name']}, "
        f"calling convention version {exported['calling_convention_version']}, "
        f"serialization version {exported['serialization_version']}",
        f"  platforms: {', '.join(exported['platforms'])}; devices: {exported['nr_devices']}",
        f"  inputs: {', '.join(exported['in_avals']) or 'none'}",
        f"  outputs: {', '.join(exported['out_avals']) or 'none'}",
    ]
    for name in ("ordered_effects", "unordered_effects", "disabled_checks"):
        if exported[name]:
            lines.append(f"  {name.replace('_', ' ')}: {', '.join(exported[name])}")
    return [*lines, *(["  with a VJP function"] if exported["has_vjp"] else [])]


def _listed(title: str, items: Any, line: Callable[[Any], str]) -> list[str]:
    if isinstance(items, dict):
        return [f"{title}: {items['error']}"]
    return [f"{title} ({len(items)})", *(f"  {line(item)}" for item in items)] if items else []


def _show_bytes(path: str, options: Namespace, is_one_of_many: bool) -> bool:
    """Print eight bytes per line, of a long piece only the beginning; an error follows the piece that reading
    stops at.

    Returns whether all of the file can be read.
    """
    name, whole = read_input(path)
    bytecode = bytecode_in(whole)
    data = whole if bytecode is None else bytecode
    if is_one_of_many:
        show(f"{name}:\n")
    pieces = map_bytes(name, data)
    new_context = partial(context_for, path, options, tolerant=True)
    error, opaque = _read_through(name, data, options.producer, new_context)
    last = -1
    if error is not None and not any(piece.meaning == f"error: {error[1]}" for piece in pieces):
        # An error behind the last piece is reported at the end.
        read = [at for at, piece in enumerate(pieces) if piece.offset < error[0]] or [len(pieces) - 1]
        last = read[-1]
    for at, piece in enumerate(pieces):
        shown = bytes(data[piece.offset : piece.offset + min(piece.size, 8)]).hex(" ")
        more = "+" if piece.size > 8 else ""
        indent = "  " * piece.depth
        show(f"{piece.offset:08x}  {shown + more:<25} {indent}{piece.meaning}\n")
        if at == last and error is not None:
            show(f"{error[0]:08x}  {'':<25} {indent}error: {error[1]}\n")
    for line in opaque:
        show(f"{line}\n")
    return error is None


def _read_through(
    name: str, data: Any, producer: str | None, new_context: NewContext
) -> tuple[tuple[int, str] | None, list[str]]:
    """The offset and the reason of an error that stops reading; and the report of blobs without a layout."""
    try:
        reader, choice = bytecode_reader(data, new_context(), name, producer)
        reader.read_top(True, False, choice)
    except MLIRError as error:
        for diagnostic in error.error_diagnostics:
            for note in diagnostic.notes:
                place = _OFFSET.search(note.message)
                if place is not None:
                    return (int(place.group(1), 16), message_of(diagnostic)), []
        return (len(data), error.message), []
    if reader.ir is None:
        return None, []
    return None, [
        *[f"properties of {name} are opaque: {why}" for name, why in reader.ir.opaque_blobs.items()],
        *[f"properties of {name} are known by position: {why}" for name, why in reader.ir.positional.items()],
    ]
