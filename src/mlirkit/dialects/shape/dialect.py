"""The shape dialect: its definitions, and the attribute `shape.lib`, which names libraries of functions."""

from __future__ import annotations

from mlirkit.builtin.attributes import ArrayAttr
from mlirkit.core.attribute import Attribute
from mlirkit.core.operation import Operation
from mlirkit.core.structural_attributes import SymbolRefAttr
from mlirkit.core.symbols import lookup_symbol_in
from mlirkit.dialects.declared import shape
from mlirkit.ods.live.dialect import LiveDialect
from mlirkit.ods.live.hooks import dialect_class

LIBRARY = "shape.lib"


@dialect_class("shape")
class ShapeDialect(LiveDialect):
    """Verifies the symbols in `shape.lib`."""

    ALLOWS_UNKNOWN_OPERATIONS = True

    def verify_operation_attribute(self, op: Operation, name: str, attribute: Attribute) -> None:
        if name != LIBRARY:
            return
        if not op.info.has_trait("SymbolTable"):
            raise op.error("shape.lib attribute may only be on op implementing SymbolTable")
        if isinstance(attribute, SymbolRefAttr):
            library = lookup_symbol_in(op, attribute)
            if library is None:
                raise op.error(f"shape function library {attribute} not found")
            if not isinstance(library, shape.FunctionLibraryOp):
                raise op.error(f"{attribute} required to be shape function library")
        elif isinstance(attribute, ArrayAttr):
            self._verify_libraries(op, attribute)
        else:
            raise op.error("only SymbolRefAttr or array of SymbolRefAttrs allowed as shape.lib attribute")

    def _verify_libraries(self, op: Operation, references: ArrayAttr) -> None:
        seen: set[str] = set()
        for reference in references:
            if not isinstance(reference, SymbolRefAttr):
                raise op.error("only SymbolRefAttr allowed in shape.lib attribute array")
            library = lookup_symbol_in(op, reference)
            if not isinstance(library, shape.FunctionLibraryOp):
                raise op.error(f"{reference} does not refer to FunctionLibraryOp")
            for name in library.mapping.entries:
                if name in seen:
                    raise op.error(f'only one op to shape mapping allowed, found multiple for `"{name}"`')
                seen.add(name)
