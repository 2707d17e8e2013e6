"""Codes of llvm's attributes in bytecode (notation: `bytecode/entry_layout.py`).

Release 22 was the first to encode them, 23 changed three (ATTRIBUTES_23), and 24 two (ATTRIBUTES_24);
everything else, types included, is written as text.  Release 22 itself loses the split debug filename of a
compile unit; here a unit with such a name is written as text.  Mirror: `LLVMDialectBytecode.td`.
"""

from __future__ import annotations

from mlirkit.bytecode.entry_layout import Entry, entry

_SCOPE, _NAME, _FILE = "scope:attribute?", "name:attribute?", "file:attribute?"
_RECURSION = ("recId:attribute?", "isRecSelf:byte")

ATTRIBUTES: dict[int, Entry] = {
    0: entry("di_basic_type", "tag:varint", "name:string", "sizeInBits:varint", "encoding:varint"),
    1: entry(
        "di_compile_unit",
        "id:attribute", "sourceLanguage:varint", "file:attribute", "producer:attribute?", "isOptimized:byte",
        "emissionKind:enum", "nameTableKind:enum",
    ),
    2: entry(
        "di_composite_type",
        *_RECURSION, "tag:varint", _NAME, _FILE, "line:varint", _SCOPE, "baseType:attribute?", "flags:enum",
        "sizeInBits:varint", "alignInBits:varint", "dataLocation:attribute?", "rank:attribute?",
        "allocated:attribute?", "associated:attribute?", "elements:attribute?[]?",
    ),
    3: entry(
        "di_derived_type",
        "tag:varint", _NAME, "baseType:attribute?", "sizeInBits:varint", "alignInBits:varint",
        "offsetInBits:varint", "dwarfAddressSpace:varint?", "extraData:attribute?",
    ),
    4: entry("di_expression_elem", "opcode:varint", "arguments:varint[]?"),
    5: entry("di_expression", "operations:attribute?[]?"),
    6: entry("di_file", "name:string", "directory:string"),
    7: entry(
        "di_global_variable",
        _SCOPE, _NAME, "linkageName:attribute?", "file:attribute", "line:varint", "type:attribute",
        "isLocalToUnit:byte", "isDefined:byte", "alignInBits:varint",
    ),
    8: entry("di_global_variable_expression", "var:attribute", "expr:attribute?"),
    9: entry(
        "di_imported_entity",
        "tag:varint", "scope:attribute", "entity:attribute", _FILE, "line:varint", _NAME,
        "elements:attribute?[]?",
    ),
    10: entry("di_label", "scope:attribute", _NAME, _FILE, "line:varint"),
    11: entry("di_lexical_block", "scope:attribute", _FILE, "line:varint", "column:varint"),
    12: entry("di_lexical_block_file", "scope:attribute", _FILE, "discriminator:varint"),
    13: entry(
        "di_local_variable",
        "scope:attribute", _NAME, _FILE, "line:varint", "arg:varint", "alignInBits:varint",
        "type:attribute?", "flags:enum",
    ),
    14: entry("di_namespace", _NAME, _SCOPE, "exportSymbols:byte"),
    15: entry(
        "di_subprogram",
        *_RECURSION, "id:attribute?", "compileUnit:attribute?", _SCOPE, _NAME, "linkageName:attribute?",
        _FILE, "line:varint", "scopeLine:varint", "subprogramFlags:enum", "type:attribute?",
        "retainedNodes:attribute?[]?", "annotations:attribute?[]?",
    ),
    16: entry(
        "di_subrange",
        "count:attribute?", "lowerBound:attribute?", "upperBound:attribute?", "stride:attribute?",
    ),
    17: entry("di_subroutine_type", "callingConvention:varint", "types:attribute?[]?"),
    18: entry(
        "loop_annotation",
        "disableNonforced:attribute?", "vectorize:attribute?", "interleave:attribute?", "unroll:attribute?",
        "unrollAndJam:attribute?", "licm:attribute?", "distribute:attribute?", "pipeline:attribute?",
        "peeled:attribute?", "unswitch:attribute?", "mustProgress:attribute?", "isVectorized:attribute?",
        "startLoc:attribute?", "endLoc:attribute?", "parallelAccesses:attribute?[]?",
    ),
}

# The encodings that changed in release 23.
ATTRIBUTES_23: dict[int, Entry] = {
    **ATTRIBUTES,
    1: entry(
        "di_compile_unit",
        *_RECURSION, "id:attribute?", "sourceLanguage:varint", _FILE, "producer:attribute?",
        "isOptimized:byte", "emissionKind:enum", "isDebugInfoForProfiling:byte", "nameTableKind:enum",
        "splitDebugFilename:attribute?", "importedEntities:attribute?[]?",
    ),
    2: entry(
        "di_composite_type",
        *_RECURSION, "tag:varint", _NAME, _FILE, "line:varint", _SCOPE, "baseType:attribute?", "flags:enum",
        "sizeInBits:varint", "alignInBits:varint", "dataLocation:attribute?", "rank:attribute?",
        "allocated:attribute?", "associated:attribute?", "identifier:attribute?", "discriminator:attribute?",
        "elements:attribute?[]?",
    ),
    3: entry(
        "di_derived_type",
        "tag:varint", _NAME, _FILE, "line:varint", _SCOPE, "baseType:attribute?", "sizeInBits:varint",
        "alignInBits:varint", "offsetInBits:varint", "dwarfAddressSpace:varint?", "flags:varint",
        "extraData:attribute?",
    ),
}

# The entries that changed in release 24; the language of a compile unit is an attribute (bytecode.py).
ATTRIBUTES_24: dict[int, Entry] = {
    **ATTRIBUTES_23,
    1: Entry(
        "di_compile_unit",
        tuple(
            field._replace(kind="attribute?") if field.parameter == "sourceLanguage" else field
            for field in ATTRIBUTES_23[1].fields
        ),
    ),
    18: entry(
        "loop_annotation",
        "id:attribute?", *[f"{field.parameter}:{field.kind}" for field in ATTRIBUTES[18].fields[:-3]],
        "align:varint", *[f"{field.parameter}:{field.kind}" for field in ATTRIBUTES[18].fields[-3:]],
    ),
}
