"""The resource section behind the IR:

    {-#
      dialect_resources: {
        builtin: {
          key: "0x<alignment><data>"
        }
      },
      external_resources: {
        group: {
          key: value
        }
      }
    #-}

Dialect resources print if the IR mentions them and their data is known, in the order of first mention;
external ones as they were read.  `large_resource_limit` leaves out entries with longer texts, but not the
section around them.  The mirror is text/parser/resources.py.
"""

from __future__ import annotations

from collections.abc import Mapping

from mlirkit.builtin.dense_data import hex_literal
from mlirkit.builtin.resources import ResourceBlob, ResourceValue
from mlirkit.support.mapped_file import require_whole
from mlirkit.text.printer.asm_state import AsmState
from mlirkit.text.printer.strings import keyword_or_string, quoted


def file_metadata(state: AsmState) -> str:
    """The section of the resources that `state` has printed, or nothing."""
    limit = state.flags.large_resource_limit
    if state.file_resources is not None and state.file_resources.has_unknown_syntax:
        for handle in state.file_resources:
            state.resource_key(handle)
    sections: list[str] = []
    has_entries = False
    mentioned: dict[str, dict[str, str]] = {}
    for dialect in sorted(state.resources):
        entries: dict[str, str] = {}
        for key, handle in state.resources[dialect].items():
            # As in MLIR, there is no data under an empty key.
            if key and handle.data is not None:
                has_entries = True
                if not _is_too_long(len(handle.data) * 2 + 12, limit):
                    entries[key] = _blob_text(handle.data, handle.alignment)
        mentioned[dialect] = entries
    _add_section(sections, "dialect", mentioned)
    if state.file_resources is not None:
        external: dict[str, dict[str, str]] = {}
        for group, values in state.file_resources.external.items():
            has_entries = has_entries or bool(values)
            external[group] = {
                key: text
                for key, text in [(key, _value_text(value)) for key, value in values.items()]
                if not _is_too_long(len(text), limit)
            }
        _add_section(sections, "external", external)
    if not has_entries:
        return ""
    return "\n{-#\n" + ",\n".join(sections) + "\n#-}\n"


def _is_too_long(size: int, limit: int | None) -> bool:
    # A limit of 0 elides everything, whatever its size.
    return limit is not None and (limit == 0 or size > limit)


def _add_section(sections: list[str], kind: str, groups: Mapping[str, Mapping[str, str]]) -> None:
    texts: list[str] = []
    for group, entries in groups.items():
        if entries:
            lines = [f"      {keyword_or_string(key)}: {text}" for key, text in entries.items()]
            texts.append(f"    {group}: {{\n" + ",\n".join(lines) + "\n    }")
    if texts:
        sections.append(f"  {kind}_resources: {{\n" + ",\n".join(texts) + "\n  }")


def _blob_text(data: bytes | memoryview, alignment: int) -> str:
    require_whole(data)
    return f'"0x{alignment.to_bytes(4, "little").hex().upper()}{hex_literal(data)[2:]}"'


def _value_text(value: ResourceValue) -> str:
    if isinstance(value, ResourceBlob):
        return _blob_text(value.data, value.alignment)
    if isinstance(value, bool):
        return "true" if value else "false"
    return quoted(value)
