"""`scripts/upstream-tests [suites]`: run MLIR's own tests with mlirkit's commands, and report the causes of
failures.

    scripts/upstream-tests                          both suites, a table each
    scripts/upstream-tests --write                  ... into docs/upstream-tests.md and passing_<suite>.txt
    scripts/upstream-tests --listed                 only tests listed as passing; fails if one does not pass
    scripts/upstream-tests --listed --part 3/8      every eighth of them, from the third on
    scripts/upstream-tests mlir --filter IR/ -v     some tests, with lit's output for failures
"""

from __future__ import annotations

import argparse
import re
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from tests.upstream.causes import Cause, cause
from tests.upstream.lit_run import Outcome, our_run, reference_run
from tests.upstream.report import section, write_page
from tests.upstream.source_package import Unavailable, kept_folder, source_folder
from tests.upstream.suites import SUITES, Suite


def main(argv: Sequence[str]) -> int:
    options = _arguments().parse_args(argv)
    try:
        source: Path = options.source.resolve() if options.source else source_folder()
        failed = [_run_suite(SUITES[name], source, options) for name in options.suites or SUITES]
    except Unavailable as error:
        print(error, file=sys.stderr)
        return 2
    return 1 if any(failed) else 0


def _arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="scripts/upstream-tests",
        description=__doc__.partition("\n")[0].partition(": ")[2],
    )
    parser.add_argument("suites", nargs="*", choices=[*SUITES, []], help="the suites to run (all)")
    parser.add_argument("--source", type=Path, help="the unpacked source package (fetched without)")
    parser.add_argument("--jobs", "-j", type=int, default=2, help="tests that run at the same time (2)")
    parser.add_argument("--filter", default="", help="only tests whose name matches a regular expression")
    parser.add_argument("--part", type=_part, default=(1, 1), metavar="K/N", help="every Nth test from the Kth on")
    parser.add_argument("--listed", action="store_true", help="only the tests that are listed as passing")
    parser.add_argument("--write", action="store_true", help="write the page and the lists of passing tests")
    parser.add_argument("-v", "--verbose", action="store_true", help="print the output of tests that fail")
    return parser


def _part(text: str) -> tuple[int, int]:
    """The numbers of `K/N`, 1 <= K <= N."""
    number, _, count = text.partition("/")
    if not 1 <= int(number) <= int(count):
        raise ValueError
    return int(number), int(count)


def _run_suite(suite: Suite, source: Path, options: argparse.Namespace) -> bool:
    """Run a suite and print its table; whether a listed test failed."""
    listed = suite.passing.read_text().split() if suite.passing.exists() else []
    if options.listed:
        tests = listed
    else:
        tests = reference_run(suite, source, kept_folder() / f"{source.name}.{suite.name}.json", options.jobs)
    number, count = options.part
    tests = [test for test in tests if re.search(options.filter, test)][number - 1 :: count]
    start = time.monotonic()
    outcomes = our_run(suite, source, tests, options.jobs)
    failures = {name: _cause(outcomes.get(name)) for name in tests}
    passed = sorted(name for name in tests if failures[name] is None)
    fallen = sorted({*tests} & {*listed} - {*passed})
    if options.verbose:
        for name in [test for test in tests if failures[test] is not None]:
            print(f"\n-- {name}\n{outcomes[name].output if name in outcomes else ''}")
    text = section(suite, failures)
    print(
        f"\n{suite.title}\n\n{text}\n\n{len(passed)} of {len(tests)} pass, {time.monotonic() - start:.0f} s"
    )
    for name in fallen:
        print(f"fails, but is listed as passing: {name}")
        if name in outcomes and not options.verbose:
            print(outcomes[name].output)
    if options.write and not options.filter and not options.listed and count == 1:
        write_page(suite, text)
        suite.passing.write_text("".join([f"{name}\n" for name in passed]))
    return bool(fallen)


def _cause(outcome: Outcome | None) -> Cause | None:
    if outcome is None:
        return cause("")
    return None if outcome.passed else cause(outcome.output)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
