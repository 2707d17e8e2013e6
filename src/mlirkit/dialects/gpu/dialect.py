"""The gpu dialect: its definitions, and the types that upstream defines only in C++.

Types without parameters are kept as text.
"""

from __future__ import annotations

import re

from mlirkit.builtin.types import OpaqueType
from mlirkit.core.asm_interface import DialectAsmParser
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.operation import Operation
from mlirkit.dialects.gpu.container_checks import verify_operation_attribute
from mlirkit.dialects.gpu.types import MMAMatrixType
from mlirkit.ods.live.dialect import LiveDialect
from mlirkit.ods.live.hooks import dialect_class
from mlirkit.ods.model import Definitions

TOKEN = OpaqueType("gpu", "async.token")
_TEXT_TYPES = re.compile(r"(async\.token|sparse\.(dntensor_handle|spmat_handle|spgemmop_handle))(?![\w.])")


@dialect_class("gpu")
class GPUDialect(LiveDialect):
    """Adds `!gpu.async.token` and the like."""

    UNKNOWN_TYPE = "unknown gpu type: {}"

    def __init__(self, name: str, definitions: Definitions, module_name: str) -> None:
        LiveDialect.__init__(self, name, definitions, module_name)
        self.types[MMAMatrixType.MNEMONIC] = MMAMatrixType

    def parse_type(self, parser: DialectAsmParser) -> Type:
        text = parser.full_symbol_spec()
        if _TEXT_TYPES.match(text):
            parser.skip_symbol_spec()
            return OpaqueType(self.name, text)
        type: Type = LiveDialect.parse_type(self, parser)
        return type

    def verify_operation_attribute(self, op: Operation, name: str, attribute: Attribute) -> None:
        verify_operation_attribute(op, name, attribute)
