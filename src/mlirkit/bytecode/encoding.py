"""The constants of the bytecode format, all of them.

The modules of reader/ and writer/, one per section, describe the layouts. Source: the bytecode-format
document.
"""

from __future__ import annotations

from typing import Final

MAGIC: Final = b"ML\xefR"

# Versions, named after the feature that each added.
MIN_VERSION: Final = 0
DIALECT_VERSIONING: Final = 1
LAZY_LOADING: Final = 2
USE_LIST_ORDERING: Final = 3
ELIDE_UNKNOWN_BLOCK_ARG_LOCATION: Final = 4
NATIVE_PROPERTIES: Final = 5
NATIVE_PROPERTIES_SEGMENT_SIZES: Final = 6
CURRENT_VERSION: Final = 6

# Section ids.
STRING: Final = 0
DIALECT: Final = 1
ATTR_TYPE: Final = 2
ATTR_TYPE_OFFSET: Final = 3
IR: Final = 4
RESOURCE: Final = 5
RESOURCE_OFFSET: Final = 6
DIALECT_VERSIONS: Final = 7
PROPERTIES: Final = 8
SECTION_COUNT: Final = 9

SECTION_NAMES: Final = (
    "String",
    "Dialect",
    "AttrType",
    "AttrTypeOffset",
    "IR",
    "Resource",
    "ResourceOffset",
    "DialectVersions",
    "Properties",
)

# In a section's id byte: an alignment and padding follow the length.
SECTION_ALIGNED: Final = 0x80
ALIGNMENT_BYTE: Final = 0xCB

# The bits of an operation's mask: the parts that are present.
HAS_ATTRS: Final = 0x01
HAS_RESULTS: Final = 0x02
HAS_OPERANDS: Final = 0x04
HAS_SUCCESSORS: Final = 0x08
HAS_REGIONS: Final = 0x10
HAS_USE_LIST_ORDERS: Final = 0x20
HAS_PROPERTIES: Final = 0x40

# The most frequent codes of builtin's attributes: most attributes of most files are locations.
STRING_ATTRIBUTE: Final = 2
SYMBOL_ATTRIBUTE: Final = 4
TYPE_ATTRIBUTE: Final = 6
INTEGER_ATTRIBUTE: Final = 8
DENSE_ATTRIBUTE: Final = 18
CALLSITE_LOCATION: Final = 10
FILE_LOCATION: Final = 11
FUSED_LOCATION: Final = 12
FUSED_LOCATION_WITH_METADATA: Final = 13
NAME_LOCATION: Final = 14

# The attribute that holds the bytes of a blob that cannot be decoded.
OPAQUE_PROPERTIES: Final = "bytecode_properties"

# Kinds of resource entries.
RESOURCE_BLOB: Final = 0
RESOURCE_BOOL: Final = 1
RESOURCE_STRING: Final = 2

# Names of segment sizes in version 5, which sorted them among an operation's attributes.
OLD_OPERAND_SEGMENTS: Final = "operand_segment_sizes"
OLD_RESULT_SEGMENTS: Final = "result_segment_sizes"
OPERAND_SEGMENTS: Final = "operandSegmentSizes"
RESULT_SEGMENTS: Final = "resultSegmentSizes"


def section_name(section_id: int) -> str:
    """A section's name in messages: `IR (4)`."""
    return f"{SECTION_NAMES[section_id]} ({section_id})"
