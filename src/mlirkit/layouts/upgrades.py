"""Rules from old to new: what properties of earlier releases are called and mean in the newest form.

A rule says, for an operation (or for all), that an attribute was renamed or is gone; attributes that are
new and optional are simply absent.  Rules apply only where the old name is there and the definition at hand
does not know it, so that they are harmless to newer files.
"""

from __future__ import annotations

from mlirkit.core.attribute import Attribute
from mlirkit.core.operation_name import OperationName

# (operation or "*", old name) -> new name, or None where the attribute has no meaning any more.
RENAMED: dict[tuple[str, str], str | None] = {
    ("*", "operand_segment_sizes"): "operandSegmentSizes",
    ("*", "result_segment_sizes"): "resultSegmentSizes",
}


def upgrade_properties(info: OperationName, properties: dict[str, Attribute]) -> dict[str, Attribute]:
    """The properties under their newest names."""
    known = info.attribute_names
    if all(name in known for name in properties):
        return properties
    found: dict[str, Attribute] = {}
    for name, value in properties.items():
        new_name: str | None = name
        if name not in known:
            new_name = RENAMED.get((info.name, name), RENAMED.get(("*", name), name))
        if new_name is not None:
            found[new_name] = value
    return found
