"""Inherent and discardable attributes of an operation in the generic form, separated as it is declared.

    "x.y"() <{flags = 1 : i32}> {note}          `flags` is a property, `note` discardable
    "x.y"() {flags = 1 : i32, note}             the same in older texts
"""

from __future__ import annotations

from mlirkit.core.attribute import Attribute
from mlirkit.core.inherent_attributes import InherentAttributes
from mlirkit.core.operation import Operation
from mlirkit.core.operation_name import OperationName
from mlirkit.core.property_layout import SEGMENT_NAMES
from mlirkit.core.release_text import ReleaseText
from mlirkit.core.structural_attributes import DictionaryAttr, dictionary_of


def set_as_released(
    operation: Operation,
    release: ReleaseText,
    name: str,
    properties: Attribute | None,
    attributes: DictionaryAttr,
) -> None:
    """Store another release's attributes in an operation, to be upgraded once the text is read."""
    if not operation.info.is_registered:
        operation.props = properties
        operation.attrs = attributes
        return
    if operation.info.name != name:
        release.note_name(operation, name)
    inherent = dict(properties.entries) if isinstance(properties, DictionaryAttr) else {}
    for key in inherent:
        if not release.may_have_property(name, key):
            reason = f"the text's release knows no property '{key}'"
            raise operation.error(f"invalid properties {properties} for op {name}: {reason}")
    discardable: dict[str, Attribute] = {}
    for key, value in attributes.entries.items():
        if key in operation.info.attribute_names or release.is_inherent(name, key):
            inherent.setdefault(key, value)
        else:
            discardable[key] = value
    operation.props = dictionary_of(inherent)
    operation.attrs = dictionary_of(discardable)


def keep_as_released(operation: Operation, attributes: dict[str, Attribute]) -> None:
    """Store the attributes of another release's custom form that today's operation cannot store."""
    inherent = operation.props.entries if isinstance(operation.props, DictionaryAttr) else {}
    stored = inherent.keys() | operation.attrs.entries.keys()
    others = {name: value for name, value in attributes.items() if name not in stored}
    if others:
        operation.props = DictionaryAttr({**inherent, **others})


def with_new_segment_names(
    info: OperationName, properties: DictionaryAttr, attributes: DictionaryAttr
) -> tuple[DictionaryAttr, DictionaryAttr]:
    """Return both dictionaries with segment sizes under their new names; operations accept old names as well.

    If both names occur, the new one counts among properties, the old one among attributes if its value fits.
    """
    for old, new in SEGMENT_NAMES:
        if new not in info.attribute_names:
            continue
        if old in properties.entries:
            entries = dict(properties.entries)
            sizes = entries.pop(old)
            entries.setdefault(new, sizes)
            properties = dictionary_of(entries)
        if old in attributes.entries:
            entries = dict(attributes.entries)
            sizes = entries.pop(old)
            if info.written is None or info.written.fits(new, sizes):
                entries[new] = sizes
            attributes = dictionary_of(entries)
    return properties, attributes


def sort_out(
    info: OperationName,
    properties: DictionaryAttr,
    attributes: DictionaryAttr,
    written: InherentAttributes | None,
) -> tuple[DictionaryAttr, DictionaryAttr]:
    """Inherent and discardable attributes of a registered operation, defaults filled in.

    `written` describes how the operation stores them, None if as written.  As in MLIR, names that the
    operation does not declare are dropped from the properties.
    """
    names = info.attribute_names
    inherent = {name: value for name, value in properties.entries.items() if name in names}
    if written is not None:
        inherent = written.stored(inherent)
    discardable: dict[str, Attribute] = {}
    for name, value in attributes.entries.items():
        if name in names and (written is None or written.is_attribute(name)):
            # A value that the operation cannot store is dropped as well.
            if written is None or written.fits(name, value):
                inherent.setdefault(name, value)
        else:
            discardable[name] = value
    if info.populate_defaults is not None:
        info.populate_defaults(inherent)
    if len(discardable) != len(attributes.entries):
        attributes = dictionary_of(discardable)
    return dictionary_of(inherent), attributes
