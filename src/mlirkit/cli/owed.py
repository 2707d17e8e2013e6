"""Warnings about dialects that `--td` loads: conditions that cannot be checked, once per dialect.

    note: dialect 'ub' replaces the dialect that ships: operation 'ub.poison' is defined differently elsewhere
    note: 2 conditions of dialect 'my' are not checked: mlirkit tblgen --audit
    note: 3 promises of dialect 'my' have no hook: mlirkit tblgen --promises
    note: 1 rewrite rule is not translated: mlirkit tblgen --audit

With --strict, conditions that are not checked and rules that are not translated are an error.
"""

from __future__ import annotations

from mlirkit.cli.output_file import say
from mlirkit.ods.live.dialect import LiveDialect
from mlirkit.ods.live.loader import LoadedDefinitions
from mlirkit.ods.live.promises import counted, owed
from mlirkit.support.diagnostics import MLIRError


def report_incomplete_definitions(
    loaded: LoadedDefinitions, reported: set[str], strict: bool = False
) -> None:
    """Report the unchecked parts of dialects that are not in `reported`; MLIRError with `strict`."""
    for dialect in loaded:
        if dialect.is_known_by_name or dialect.name in reported:
            continue
        reported.add(dialect.name)
        difference = dialect.difference_from_shipped
        if difference:
            say(f"note: dialect '{dialect.name}' replaces the dialect that ships: {difference}\n")
        conditions, promises = not_checked(dialect), len(owed(dialect))
        if conditions and strict:
            raise MLIRError(f"{conditions}: mlirkit tblgen --audit")
        if conditions:
            say(f"note: {conditions}: mlirkit tblgen --audit\n")
        if promises:
            verb = "has" if promises == 1 else "have"
            say(
                f"note: {counted(promises, 'promise')} of dialect '{dialect.name}' {verb} no hook: "
                "mlirkit tblgen --promises\n"
            )
    rules = not_translated(loaded)
    if rules and strict:
        raise MLIRError(f"{rules}: mlirkit tblgen --audit")
    if rules:
        say(f"note: {rules}: mlirkit tblgen --audit\n")


def not_translated(loaded: LoadedDefinitions) -> str:
    """The sentence on the rewrite rules of a file that cannot run; empty if there are none."""
    number = len(loaded.untranslated_rules)
    if not number:
        return ""
    verb = "is" if number == 1 else "are"
    return f"{counted(number, 'rewrite rule')} {verb} not translated"


def not_checked(dialect: LiveDialect) -> str:
    """The sentence on a dialect's conditions that are unknown; empty if there are none."""
    number = len({condition.source for condition in dialect.unchecked_conditions})
    if not number:
        return ""
    verb = "is" if number == 1 else "are"
    return f"{counted(number, 'condition')} of dialect '{dialect.name}' {verb} not checked"
