"""Commands to try next for a file that was not wholly understood, as `mlirkit inspect` suggests them.

A step is for the dialects of one project, or for one dialect that is unknown here:

    {"dialects": ["util", "stream"], "project": "IREE", "operations": 123, "why": "...", "commands": [...]}
"""

from __future__ import annotations

import shlex
from collections.abc import Mapping
from typing import TypedDict

from mlirkit.cli.dialect_owners import IN_PYTHON, PACKAGES, PROJECTS, REPOSITORIES
from mlirkit.cli.not_understood import Counts, is_known
from mlirkit.core.context import Context
from mlirkit.layouts.tables import HOME_RELEASE, RELEASES, release_layouts


class Step(TypedDict):
    """The hint for dialects of one project."""

    dialects: list[str]
    project: str | None
    operations: int
    why: str
    commands: list[str]


def steps_of(counts: Counts, kept: Mapping[str, object], context: Context, file: str) -> list[Step]:
    """The steps, most operations first; `kept` are operations that have another definition."""
    amounts: dict[str, int] = {}
    for kind in ("syntax", "operations"):
        for name, count in counts.get(kind, {}).items():
            dialect = name.partition(".")[0]
            amounts[dialect] = amounts.get(dialect, 0) + count
    for kind in ("attributes", "types"):
        for dialect in counts.get(kind, {}):
            amounts.setdefault(dialect, 0)
    steps: dict[tuple[str, bool], Step] = {}
    for dialect, amount in sorted(amounts.items(), key=lambda item: -item[1]):
        project = PROJECTS.get(dialect)
        has_definitions = is_known(context, dialect)
        step = steps.setdefault(
            (project or dialect, has_definitions), _step(dialect, project, has_definitions, kept, file)
        )
        if has_definitions and project is None:
            names = [count for count in counts.get("syntax", {}) if count.partition(".")[0] == dialect]
            step["commands"] = _in_release(names, shlex.quote(file)) or step["commands"]
        step["dialects"].append(dialect)
        step["operations"] += amount
    is_read = context.has_project or not any(_is_mlirs(context, name) for name in kept)
    if any(step["operations"] for step in steps.values()) and "syntax" in counts and is_read:
        name = shlex.quote(file)
        why = "without definitions, all this stays text, and the rest is read and printed as ever"
        steps["", False] = Step(
            dialects=[],
            project=None,
            operations=0,
            why=why,
            commands=[f"mlirkit opt --allow-unknown-syntax {name}"],
        )
    return list(steps.values())


def _is_mlirs(context: Context, operation: str) -> bool:
    """Whether an operation is of a dialect that `mlirkit opt` reads strictly."""
    dialect = context.dialect(operation.partition(".")[0])
    return dialect is not None and not dialect.is_packaged


def _step(
    dialect: str, project: str | None, has_definitions: bool, kept: Mapping[str, object], file: str
) -> Step:
    """The step that makes a dialect known, before its counts are added."""
    name = shlex.quote(file)
    url = REPOSITORIES.get(project or "")
    commands = [f"mlirkit inspect --td DEFINITIONS.td {name}"]
    if url is not None:
        folder = url.rpartition("/")[2]
        commands = [f"git clone --depth 1 https://github.com/{url}"]
        commands.append(f"mlirkit inspect --project {folder} {name}")
    if has_definitions:
        why = "written otherwise than the definitions at hand, by another version"
        if not any(name.partition(".")[0] == dialect for name in kept):
            why = "of another version: the definitions at hand do not have it"
    elif dialect in PACKAGES:
        why = "a package brings the definitions"
        commands = [f"pip install {PACKAGES[dialect]}", f"mlirkit inspect {name}"]
    elif project in IN_PYTHON:
        why, commands = f"{project} defines them in Python, so that there is nothing to point at", []
    elif url is not None:
        why = "the project's checkout has the definitions"
    else:
        why = "whoever wrote the file has the definitions"
    return Step(dialects=[], project=project, operations=0, why=why, commands=commands)


def _in_release(names: list[str], name: str) -> list[str]:
    """The command for the newest release of LLVM that has one of some operations."""
    for release in reversed(RELEASES):
        if release != HOME_RELEASE and any(name in release_layouts(release) for name in names):
            return [f"mlirkit opt --release={release} {name}"]
    return []


def lines_of_step(step: Step) -> list[str]:
    """A step in words, with its commands below."""
    owner = f" of {step['project']}" if step["project"] else ""
    amount = step["operations"]
    counted = f"{amount:,} operation{'' if amount == 1 else 's'}" if amount else "attributes or types"
    head = (
        f"{', '.join(step['dialects'])}{owner}: {counted}; {step['why']}" if step["dialects"] else step["why"]
    )
    return [head, *[f"  $ {command}" for command in step["commands"]]]
