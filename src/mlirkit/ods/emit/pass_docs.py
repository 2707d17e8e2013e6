"""`--gen-pass-doc`: passes as Markdown, sorted by their command-line names, with options and statistics."""

from __future__ import annotations

from mlirkit.ods.emit.markdown import HEAD, description, summary
from mlirkit.ods.emit.options import Options
from mlirkit.ods.model.pass_definition import PassDefinition
from mlirkit.ods.model.pass_reader import read_passes
from mlirkit.tablegen import Records


def pass_doc(records: Records, options: Options) -> str:
    """The output of this action of `mlirkit tblgen`."""
    passes = sorted(read_passes(records), key=lambda pass_: pass_.argument)
    return HEAD + "".join([_pass(pass_) for pass_ in passes])


def _pass(pass_: PassDefinition) -> str:
    parts = [
        f"\n### `-{pass_.argument}`\n",
        summary(pass_.summary),
        description(pass_.description),
        _listed("Options", [(f"-{option.argument}", option.description) for option in pass_.options]),
        _listed("Statistics", [(statistic.name, statistic.description) for statistic in pass_.statistics]),
    ]
    return "".join(parts)


def _listed(title: str, entries: list[tuple[str, str]]) -> str:
    if not entries:
        return ""
    width = max([len(name) for name, _ in entries])
    rows = [f"{name:<{width}} : {text}\n" for name, text in entries]
    return f"\n#### {title}\n\n```\n{''.join(rows)}```\n"
