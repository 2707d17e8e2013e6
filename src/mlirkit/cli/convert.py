"""`mlirkit convert FILE... --to TARGET`: write files for another release, or as generic text.

--to llvm19     bytecode with that release's property layouts
--to v4         bytecode of an older version, in which every attribute is named
--to stablehlo-1.0.0    a portable artifact that StableHLO 1.0.0 reads; also -current and -minimum
--to generic    text in the generic form
--to text       text in the custom forms

Several files go into a folder (-o FOLDER), as .mlirbc or .mlir under their names, in several processes (-j).
A file that cannot be converted does not keep the remaining files from being converted.

A file that the target release itself wrote is copied unchanged.

The module is verified first, as in `mlirkit opt`: an invalid module was written with other definitions than
its producer's, or its readers will refuse it.

For a release of StableHLO, FILE is text or bytecode of stablehlo, or a portable artifact of any release, or a
file that jax.export serialised, which stays one: files of old JAX versions are converted forward or back.
"""

from __future__ import annotations

import argparse
from collections import Counter
from functools import partial
from typing import Any

from mlirkit.bytecode.encoding import MAGIC
from mlirkit.bytecode.jax_export import bytecode_in, modules_in, with_modules
from mlirkit.cli.many_files import add_jobs_option, each_file, outputs_in
from mlirkit.cli.module_file import (
    add_definition_options,
    context_for,
    parse_bytecode,
    parse_input,
    read_input,
    reporting_errors,
)
from mlirkit.cli.output_file import OutputError, say_dropped, write_output
from mlirkit.conversion.portable_artifact import deserialize, is_artifact, serialize, target_version
from mlirkit.core.printing_flags import OpPrintingFlags
from mlirkit.core.reading import require_valid
from mlirkit.core.unknown_syntax import require_known_syntax
from mlirkit.core.upcalls import operation_to_text
from mlirkit.layouts.tables import RELEASES
from mlirkit.layouts.writing import target, write_for

_STABLEHLO = "stablehlo-"
_TEXTS = ("generic", "text")


@reporting_errors
def main(argv: list[str]) -> int:
    """Run the command; 0 if the output was written."""
    options = arguments().parse_args(argv)
    # A target that does not exist is reported before a large file is read.
    if options.to.startswith(_STABLEHLO):
        target_version(options.to.removeprefix(_STABLEHLO))
    elif options.to not in _TEXTS:
        target(options.to)
    files: list[str] = options.files
    outputs = [options.output]
    if len(files) > 1:
        if options.output == "-":
            raise OutputError("several files need a folder (-o FOLDER)")
        outputs = outputs_in(options.output, files, ".mlir" if options.to in _TEXTS else ".mlirbc")
    work = partial(_convert, options, dict(zip(files, outputs, strict=True)))
    return max(each_file(work, files, options.jobs, options.load_dialect_plugin or ()))


@reporting_errors
def _convert(options: argparse.Namespace, outputs: dict[str, str], path: str) -> int:
    """Convert one file; 0 if its output was written."""
    if options.to.startswith(_STABLEHLO):
        write_output(outputs[path], stablehlo_file(options, path))
        return 0
    name, data = read_input(path)
    context = context_for(path, options)
    bytecode = bytecode_in(data)
    as_it_is: bytes | None = None
    if bytecode is None:
        module = parse_input(name, data, context)
    else:
        module, _, choice = parse_bytecode(name, bytecode, context, options.producer)
        if options.producer is None and choice.is_by(options.to):
            as_it_is = bytes(bytecode)
    # The generic form shows a file as it is.
    if not options.no_verify and options.to != "generic":
        require_valid(module)
    write_output(outputs[path], converted(module, options.to) if as_it_is is None else as_it_is)
    return 0


def arguments() -> argparse.ArgumentParser:
    """The command line."""
    parser = argparse.ArgumentParser(prog="mlirkit convert", description=__doc__.split("\n\n")[0])
    parser.add_argument("files", nargs="+", metavar="file", help="text or bytecode; - for standard input")
    parser.add_argument(
        "--to",
        required=True,
        metavar="TARGET",
        help=f"{', '.join(RELEASES)}, v0 to v6, stablehlo-#.#.# (or -current, -minimum), generic or text",
    )
    parser.add_argument(
        "-o",
        "--output",
        default="-",
        help="the output file (default: standard output); a folder for several input files",
    )
    add_jobs_option(parser)
    parser.add_argument("--no-verify", action="store_true", help="convert without verifying first")
    parser.add_argument(
        "--allow-other-dialects",
        action="store_true",
        help="keep operations of dialects other than stablehlo in artifacts",
    )
    add_definition_options(parser)
    return parser


def stablehlo_file(options: argparse.Namespace, file: str) -> bytes:
    """The portable artifact for a release of StableHLO, in the envelope of jax.export if the file has one."""
    to = options.to.removeprefix(_STABLEHLO)
    name, data = read_input(file)
    context = context_for(file, options)
    is_bare = bytecode_in(data) is None or bytes(data[: len(MAGIC)]) == MAGIC
    artifacts: list[bytes] = []
    for module_data in [data] if is_bare else modules_in(data):
        module = parse_input(name, module_data, context, options.producer)
        if not options.no_verify:
            require_valid(module)
        mixed = options.allow_other_dialects
        if is_artifact(module):
            mixed = True
            deserialize(module)
        artifacts.append(serialize(module, to, mixed))
    return artifacts[0] if is_bare else with_modules(data, artifacts)


def converted(module: Any, to: str) -> bytes:
    """The module in the target's form."""
    if to in _TEXTS:
        if to == "generic":
            require_known_syntax(module, "generic form")
        flags = OpPrintingFlags(generic_op_form=to == "generic", debug_info=True)
        return operation_to_text(module, flags).encode("utf-8", "surrogateescape")
    dropped: Counter[tuple[str, str]] = Counter()
    output = write_for(module, target(to), dropped)
    say_dropped(to, dropped)
    return output
