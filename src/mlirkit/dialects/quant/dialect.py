"""The quant dialect with its hand-written types."""

from __future__ import annotations

from mlirkit.dialects.quant.types import AnyQuantizedType, CalibratedQuantizedType, UniformType
from mlirkit.ods.live.dialect import LiveDialect
from mlirkit.ods.live.hooks import dialect_class
from mlirkit.ods.model import Definitions


@dialect_class("quant")
class QuantDialect(LiveDialect):
    """quant: its definitions declare operations only."""

    UNKNOWN_TYPE = "unknown quantized type {}"

    def __init__(self, name: str, definitions: Definitions, module_name: str) -> None:
        LiveDialect.__init__(self, name, definitions, module_name)
        for cls in (AnyQuantizedType, UniformType, CalibratedQuantizedType):
            self.types[cls.MNEMONIC] = cls
