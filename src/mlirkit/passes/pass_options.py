"""Options and statistics of passes from their definitions.

A default is a C++ expression: a literal, an enumerator of the option's choices, or empty, which is the zero
of the type.  Further values are listed in `_VALUES`.
"""

from __future__ import annotations

import re
from typing import Any, Final

from mlirkit.ods.model import PassOption
from mlirkit.passes.option_types import (
    BOOL,
    FLOAT,
    INT,
    LONG,
    STRING,
    UINT,
    ULONG,
    ChoiceType,
    OptionType,
    integer_in,
)
from mlirkit.passes.options import Option
from mlirkit.passes.pipeline_text import PIPELINE

_TYPES: Final[dict[str, OptionType]] = {
    "bool": BOOL,
    "double": FLOAT,
    "float": FLOAT,
    "int": INT,
    "int32_t": INT,
    "int64_t": LONG,
    "unsigned": UINT,
    "uint32_t": UINT,
    "uint64_t": ULONG,
    "std::string": STRING,
    "OpPassManager": PIPELINE,
}

_VALUES: Final[dict[str, Any]] = {
    "std::numeric_limits<uint64_t>::max()": (1 << 64) - 1,
    "TransformDialect::kTransformEntryPointSymbolName.str()": "__transform_main",
}


def option_of(definition: PassOption) -> Option:
    """The option that a definition describes."""
    type = _type_of(definition)
    default = None if definition.is_list else _default_of(definition, type)
    return Option(definition.argument, type, default, definition.description, definition.is_list)


def _type_of(definition: PassOption) -> OptionType:
    if definition.choices:
        return ChoiceType([(choice.word, choice.description) for choice in definition.choices])
    return _TYPES[definition.cpp_type]


def _default_of(definition: PassOption, type: OptionType) -> Any:
    text = definition.default
    if text in _VALUES:
        return _VALUES[text]
    if isinstance(type, ChoiceType):
        enumerator = text.rpartition("::")[2]
        for choice in definition.choices:
            if choice.enumerator.rpartition("::")[2] == enumerator:
                return choice.word
        # MLIR has enumerators without a word in options, and prints nothing for them.
        return ""
    if type is BOOL:
        return text in ("true", "1")
    if type is FLOAT:
        return float(text.removesuffix("f") or 0)
    if type is STRING:
        return text[1:-1] if text[:1] == '"' else text
    number = integer_in(re.sub("[uUlL]+$", "", text)) or 0
    # `-1U` is the largest unsigned number.
    return number % (1 << 32) if type is UINT else number
