"""The options of `mlirkit opt`: mlir-opt's, and those of mlirkit only; options of passes: pass_options.py."""

from __future__ import annotations

import os
from typing import Final

from mlirkit.cli.options import BOOL, INTEGER, LIST, OPTIONAL, STRING, UNSIGNED, Option
from mlirkit.cli.pass_options import PASS_OPTIONS
from mlirkit.cli.split_input import DEFAULT_MARKER

OPTIONS: Final[dict[str, Option]] = {
    "o": Option(STRING, "Output filename", "-"),
    "j": Option(
        UNSIGNED,
        "Number of processes for several input files; -o then names a folder",
        os.cpu_count() or 1,
    ),
    "allow-unregistered-dialect": Option(BOOL, "Allow operation with no registered dialects", False),
    "allow-unknown-syntax": Option(
        BOOL,
        "Read operations whose syntax is not known as text that is not verified, and accept their dialects",
        False,
    ),
    "no-implicit-module": Option(
        BOOL, "Disable implicit addition of a top-level module op during parsing", False
    ),
    "split-input-file": Option(
        OPTIONAL,
        "Split the input file into chunks using the given or default marker and process each "
        "chunk independently",
        "",
        DEFAULT_MARKER,
    ),
    "output-split-marker": Option(STRING, "Split marker to use for merging the ouput", DEFAULT_MARKER),
    "verify-diagnostics": Option(
        OPTIONAL,
        "Check that emitted diagnostics match expected-* lines on the corresponding line",
        "",
        "all",
        ("all", "only-expected"),
    ),
    "remark-format": Option(
        STRING, "Specify the format for remark output.", "emitRemark", choices=("emitRemark", "yaml")
    ),
    "remark-policy": Option(STRING, "Specify the policy for remark output.", "all", choices=("all", "final")),
    "remarks-filter": Option(STRING, "Show all remarks: passed, missed, failed, analysis"),
    "remarks-filter-analyse": Option(STRING, "Show analysis remarks"),
    "remarks-filter-failed": Option(STRING, "Show failed remarks"),
    "remarks-filter-missed": Option(STRING, "Show missed remarks"),
    "remarks-filter-passed": Option(STRING, "Show passed remarks"),
    "remarks-output-file": Option(STRING, "Output file for remarks of the format yaml", "mlir-remarks.yaml"),
    "verify-each": Option(BOOL, "Run the verifier after each transformation pass", True),
    "verify-roundtrip": Option(BOOL, "Round-trip the IR after parsing and ensure it succeeds", False),
    "emit-bytecode": Option(BOOL, "Emit bytecode when generating output", False),
    "emit-bytecode-version": Option(INTEGER, "Use specified bytecode when generating output"),
    "emit-bytecode-producer": Option(STRING, "Use specified producer when generating bytecode output"),
    "elide-resource-data-from-bytecode": Option(BOOL, "Elide resources when generating bytecode", False),
    "show-dialects": Option(BOOL, "Print the list of registered dialects and exit", False),
    "producer": Option(
        STRING, "Read bytecode as this release wrote it, e.g. llvm19, and ignore the file's producer"
    ),
    "release": Option(STRING, "Read text as this release wrote it, e.g. llvm19"),
    "print-release": Option(
        OPTIONAL, "Print text in the syntax of this release, by default that of --release", "", "release"
    ),
    "deserialize": Option(BOOL, "Turn a portable artifact of any release into stablehlo", False),
    "serialize": Option(BOOL, "Write stablehlo as a portable artifact", False),
    "target": Option(STRING, "Release that --serialize writes for: #.#.#, current or minimum", "current"),
    "allow-other-dialects": Option(
        BOOL, "Let --serialize keep operations of dialects other than stablehlo", False
    ),
    "vhlo-legalize-to-stablehlo": Option(BOOL, "Convert vhlo of the newest release to stablehlo", False),
    "stablehlo-legalize-to-vhlo": Option(BOOL, "Convert stablehlo to vhlo of the newest release", False),
    "vhlo-to-version": Option(STRING, "Convert vhlo to that of a release: target=#.#.#"),
    "project": Option(STRING, "Load the dialects defined below this folder and run its hooks"),
    "td": Option(LIST, "Load the dialects that a definition file defines"),
    "irdl-file": Option(STRING, "IRDL file to register before processing the input"),
    "load-dialect-plugin": Option(LIST, "Run a Python file that registers hooks of dialects"),
    "strict": Option(BOOL, "Fail if a dialect of --td has conditions that cannot be checked", False),
    "I": Option(LIST, "Directory of definition files, searched before the shipped ones"),
    "mlir-print-op-generic": Option(BOOL, "Print the generic op form", False),
    "mlir-print-debuginfo": Option(BOOL, "Print debug info in MLIR output", False),
    "mlir-pretty-debuginfo": Option(BOOL, "Print pretty debug info in MLIR output", False),
    "mlir-print-local-scope": Option(
        BOOL,
        "Print with local scope and inline information (eliding aliases for attributes, types, "
        "and locations)",
        False,
    ),
    "mlir-print-skip-regions": Option(BOOL, "Skip regions when printing ops.", False),
    "mlir-print-unique-ssa-ids": Option(
        BOOL,
        "Print unique SSA ID numbers for values, block arguments and naming conflicts across all regions",
        False,
    ),
    "mlir-print-value-users": Option(
        BOOL, "Print users of operation results and block arguments as a comment", False
    ),
    "mlir-use-nameloc-as-prefix": Option(BOOL, "Print SSA IDs using NameLocs as prefixes", False),
    "mlir-print-assume-verified": Option(
        BOOL, "Skip op verification when using custom printers", False, hidden=True
    ),
    "mlir-elide-elementsattrs-if-larger": Option(
        UNSIGNED, 'Elide ElementsAttrs with "..." that have more elements than the given upper limit'
    ),
    "mlir-elide-resource-strings-if-larger": Option(
        UNSIGNED, "Elide printing value of resources if string is too long in chars."
    ),
    "mlir-print-elementsattrs-with-hex-if-larger": Option(
        INTEGER,
        "Print DenseElementsAttrs with a hex string that have more elements than the given upper limit "
        "(use -1 to disable)",
        100,
    ),
    "mlir-print-op-on-diagnostic": Option(
        BOOL,
        "When a diagnostic is emitted on an operation, also print the operation as an attached note",
        True,
    ),
    "mlir-very-unsafe-disable-verifier-on-parsing": Option(
        BOOL, "Disable the verifier on parsing (very unsafe)", False
    ),
    **PASS_OPTIONS,
}
