"""`--gen-pass-doc`: passes as Markdown, sorted by their command-line names, with options and statistics."""

from __future__ import annotations

from mlirkit.ods.emit.markdown import HEAD, description, summary
from mlirkit.ods.emit.options import Options
from mlirkit.tablegen import Record, Records


def pass_doc(records: Records, options: Options) -> str:
    """The action."""
    passes = sorted(records.derived_from("PassBase"), key=lambda each: each.value_as_string("argument"))
    return HEAD + "".join([_pass(record) for record in passes])


def _pass(record: Record) -> str:
    options = [
        ("-" + each.value_as_string("argument"), each.value_as_string("description"))
        for each in record.value_as_list_of_defs("options")
    ]
    statistics = [
        (each.value_as_string("name"), each.value_as_string("description"))
        for each in record.value_as_list_of_defs("statistics")
    ]
    parts = [
        f"\n### `-{record.value_as_string('argument')}`\n",
        summary(record.value_as_string("summary")),
        description(record.value_as_string("description")),
        _listed("Options", options),
        _listed("Statistics", statistics),
    ]
    return "".join(parts)


def _listed(title: str, entries: list[tuple[str, str]]) -> str:
    if not entries:
        return ""
    width = max([len(name) for name, _ in entries])
    rows = [f"{name:<{width}} : {text}\n" for name, text in entries]
    return f"\n#### {title}\n\n```\n{''.join(rows)}```\n"
