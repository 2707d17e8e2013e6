"""Data as YAML: dictionaries, lists, numbers and texts, with tags on some dictionaries."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

# Texts that need no quotes.
_PLAIN = re.compile(r"[A-Za-z_][\w.<>()\[\]+*-]*(?:[ ,][\w.<>()\[\]+*-]*)*")
_WORDS = {"true", "false", "null", "yes", "no", "on", "off", "~"}


class Tagged(dict[str, Any]):
    """A dictionary with a tag."""

    def __init__(self, tag: str, parts: Mapping[str, object]) -> None:
        super().__init__(parts)
        self.tag = tag


def yaml_dump_all(documents: Iterable[object]) -> str:
    """Documents, each begun by `---`."""
    return "".join([f"---{_node(document, 0)}\n" for document in documents])


def yaml_dump(data: object) -> str:
    return f"{_node(data, 0).lstrip()}\n"


def _node(data: object, indent: int) -> str:
    """The text behind a key or a dash: on the same line, or on the lines below."""
    if hasattr(data, "as_yaml_data"):
        data = data.as_yaml_data()
    pad = " " * indent
    if isinstance(data, Mapping):
        tag = f" {data.tag}" if isinstance(data, Tagged) else ""
        if not data:
            return f"{tag} {{}}"
        return tag + "".join([f"\n{pad}{key}:{_node(value, indent + 2)}" for key, value in data.items()])
    if isinstance(data, str):
        if "\n" in data:
            return " |-" + "".join([f"\n{pad}{line}".rstrip() for line in data.split("\n")])
        return f" {_scalar(data)}"
    if isinstance(data, Sequence):
        if not data:
            return " []"
        return "".join([f"\n{pad}-{_node(item, indent + 2)}" for item in data])
    return f" {json.dumps(data)}"


def _scalar(text: str) -> str:
    if _PLAIN.fullmatch(text) and text.lower() not in _WORDS:
        return text
    return "'" + text.replace("'", "''") + "'"
