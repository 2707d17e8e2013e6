"""`mlirkit convert FILE --to TARGET`: write a file so that another release, or anybody, reads it.

--to llvm19     bytecode with that release's property layouts
--to v4         bytecode of an older version, in which every attribute is named
--to generic    text in the generic form
--to text       text in the custom forms

What was read is verified first, as `mlirkit opt` does: a file that breaks rules was written by other
definitions than its producer names, or its readers will refuse it.
"""

from __future__ import annotations

import argparse
from collections import Counter
from typing import Any

from mlirkit.cli.module_file import add_definition_options, read_module, reporting_errors
from mlirkit.cli.output_file import say, write_output
from mlirkit.core.printing_flags import OpPrintingFlags
from mlirkit.core.reading import require_valid
from mlirkit.core.unknown_syntax import require_known_syntax
from mlirkit.core.upcalls import operation_to_text
from mlirkit.layouts.tables import RELEASES
from mlirkit.layouts.writing import target, write_for


@reporting_errors
def main(argv: list[str]) -> int:
    """Run the command; 0 if the output was written."""
    options = arguments().parse_args(argv)
    if options.to not in ("generic", "text"):
        # A target that does not exist is told before a large file is read.
        target(options.to)
    module = read_module(options)
    # The generic form shows a file as it is.
    if not options.no_verify and options.to != "generic":
        require_valid(module)
    write_output(options.output, converted(module, options.to))
    return 0


def arguments() -> argparse.ArgumentParser:
    """The command line."""
    parser = argparse.ArgumentParser(prog="mlirkit convert", description=__doc__.split("\n\n")[0])
    parser.add_argument("file", help="text or bytecode; - for standard input")
    parser.add_argument(
        "--to", required=True, metavar="TARGET", help=f"{', '.join(RELEASES)}, v0 to v6, generic or text"
    )
    parser.add_argument("-o", "--output", default="-", help="where to write (default: standard output)")
    parser.add_argument("--no-verify", action="store_true", help="convert what breaks rules, too")
    add_definition_options(parser)
    return parser


def converted(module: Any, to: str) -> bytes:
    """The module as the target wants it."""
    if to in ("generic", "text"):
        if to == "generic":
            require_known_syntax(module, "generic form")
        flags = OpPrintingFlags(generic_op_form=to == "generic", debug_info=True)
        return operation_to_text(module, flags).encode("utf-8", "surrogateescape")
    dropped: Counter[tuple[str, str]] = Counter()
    output = write_for(module, target(to), dropped)
    for (operation, attribute), count in sorted(dropped.items()):
        say(f"warning: {to} has no '{attribute}' of '{operation}': dropped from {count}\n")
    return output
