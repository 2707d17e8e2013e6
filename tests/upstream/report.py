"""The table of outcomes, and the page that keeps it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path

from tests.upstream.causes import Cause, Kind, similar
from tests.upstream.suites import Suite

PAGE = Path(__file__).parents[2] / "docs" / "upstream-tests.md"
_BEGIN = "<!-- written by scripts/upstream-tests: {name} -->"
_END = "<!-- end of {name} -->"


def table(suite: Suite, failures: Mapping[str, Cause | None]) -> str:
    """Rows of tests by folder: counts of all, of passing ones, and of those with a missing part, by kind."""
    rows: dict[str, Counter[str]] = {}
    for test, cause in failures.items():
        row = rows.setdefault(suite.group(test) or ".", Counter())
        row["tests"] += 1
        row["passed" if cause is None else cause.kind.value] += 1
    total: Counter[str] = sum(rows.values(), Counter())
    columns = ["tests", "passed", *[kind.value for kind in Kind if total[kind.value]]]
    titles = {"pass": "a pass or transform is missing", "generator": "a generator is missing", "other": "other"}
    lines = [
        "| folder | " + " | ".join([titles.get(column, column) for column in columns]) + " |",
        "|---|" + "---:|" * len(columns),
    ]
    for name, row in [*sorted(rows.items()), ("**all**", total)]:
        lines.append(f"| {name} | " + " | ".join([str(row[column] or "") for column in columns]) + " |")
    return "\n".join(lines)


def causes_text(failures: Mapping[str, Cause | None], kind: Kind) -> str:
    """The names of the missing parts, the most frequent first."""
    names = Counter(cause.text for cause in failures.values() if cause is not None and cause.kind is kind)
    return ", ".join([f"`{name}` {count}" for name, count in _sorted(names)])


def other_text(failures: Mapping[str, Cause | None]) -> str:
    """The other errors, and their tests."""
    tests: dict[str, list[str]] = {}
    for test, cause in failures.items():
        if cause is not None and cause.kind is Kind.OTHER:
            tests.setdefault(similar(cause.text), []).append(test)
    counts = Counter({error: len(names) for error, names in tests.items()})
    lines = []
    for error, count in _sorted(counts):
        names = " ".join(sorted(tests[error])[:6])
        lines.append(f"- {count} times: {_shown(error)}: {names}{' ...' if count > 6 else ''}")
    return "\n".join(lines)


def _shown(error: str) -> str:
    return similar(error).replace("|", "\\|").replace("<", "&lt;")


# Folders about features that mlirkit has: their failing tests are listed one by one.
_LISTED = ("Analysis", "Pass", "Transforms")


def listed_text(suite: Suite, failures: Mapping[str, Cause | None]) -> str:
    """Why each test of some folders fails, by reason."""
    tests: dict[str, list[str]] = {}
    for test, cause in sorted(failures.items()):
        if cause is not None and suite.group(test) in _LISTED:
            reason = f"`{cause.text}` is missing" if cause.kind is Kind.PASS else _shown(cause.text)
            tests.setdefault(reason, []).append(f"`{test}`")
    rows = [f"| {reason} | {', '.join(names)} |" for reason, names in sorted(tests.items())]
    return "\n".join(["| reason | tests |", "|---|---|", *rows]) if rows else ""


def _sorted(counts: Counter[str]) -> Iterable[tuple[str, int]]:
    return sorted(counts.items(), key=lambda each: (-each[1], each[0]))


def section(suite: Suite, failures: Mapping[str, Cause | None]) -> str:
    """The whole section of a suite."""
    parts = [table(suite, failures)]
    for kind, title in ((Kind.PASS, "Passes"), (Kind.GENERATOR, "Generators")):
        names = causes_text(failures, kind)
        if names:
            parts.append(f"{title} that are missing, by the number of tests that need them first: {names}.")
    listed = listed_text(suite, failures)
    if listed:
        parts.append(f"All tests of {', '.join(_LISTED)} that fail, by the first missing part:\n\n{listed}")
    others = other_text(failures)
    if others:
        parts.append(f"The first failures of other tests:\n\n{others}")
    return "\n\n".join(parts)


def write_page(suite: Suite, text: str) -> None:
    """Put a suite's section into the page."""
    page = PAGE.read_text()
    begin, end = _BEGIN.format(name=suite.name), _END.format(name=suite.name)
    head, _, rest = page.partition(begin)
    _, _, tail = rest.partition(end)
    PAGE.write_text(f"{head}{begin}\n\n{text}\n\n{end}{tail}")
