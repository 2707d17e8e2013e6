"""The shape dialect: its definitions, and the attribute `shape.lib`, which names libraries of functions."""

from __future__ import annotations

from typing import Any

from mlirkit.builtin.attributes import ArrayAttr
from mlirkit.core.structural_attributes import SymbolRefAttr
from mlirkit.core.symbol_table import lookup_symbol_in
from mlirkit.ods.live.dialect import LiveDialect
from mlirkit.ods.live.hooks import dialect_class


@dialect_class("shape")
class ShapeDialect(LiveDialect):
    """Checks what `shape.lib` refers to."""

    ALLOWS_UNKNOWN_OPERATIONS = True

    def verify_operation_attribute(self, op: Any, name: str, attribute: Any) -> None:
        if name != "shape.lib":
            return
        if not op.info.has_trait("SymbolTable"):
            raise op.error("shape.lib attribute may only be on op implementing SymbolTable")
        if isinstance(attribute, SymbolRefAttr):
            library = lookup_symbol_in(op, attribute)
            if library is None:
                raise op.error(f"shape function library {attribute} not found")
            if library.info.name != "shape.function_library":
                raise op.error(f"{attribute} required to be shape function library")
        elif isinstance(attribute, ArrayAttr):
            self._verify_libraries(op, attribute)
        else:
            raise op.error("only SymbolRefAttr or array of SymbolRefAttrs allowed as shape.lib attribute")

    def _verify_libraries(self, op: Any, references: ArrayAttr) -> None:
        seen: set[str] = set()
        for each in references:
            if not isinstance(each, SymbolRefAttr):
                raise op.error("only SymbolRefAttr allowed in shape.lib attribute array")
            library: Any = lookup_symbol_in(op, each)
            if library is None or library.info.name != "shape.function_library":
                raise op.error(f"{each} does not refer to FunctionLibraryOp")
            for name in library.inherent("mapping").entries:
                if name in seen:
                    raise op.error(f'only one op to shape mapping allowed, found multiple for `"{name}"`')
                seen.add(name)
