"""Dialect definitions.  Source: the Defining Dialects page and mlir/IR/DialectBase.td's fields."""

from __future__ import annotations

from mlirkit.ods.plain_data import FrozenData


class Dialect(FrozenData):
    """A dialect: its prefix, C++ namespace, documentation and the hooks that it declares."""

    def_name: str
    name: str
    summary: str
    description: str
    cpp_namespace: str
    dependent_dialects: tuple[str, ...] = ()
    # (name, C++ type) of the dialect's discardable attributes.
    discardable_attributes: tuple[tuple[str, str], ...] = ()
    has_constant_materializer: bool = False
    has_non_default_destructor: bool = False
    has_operation_attr_verify: bool = False
    has_region_arg_attr_verify: bool = False
    has_region_result_attr_verify: bool = False
    has_operation_interface_fallback: bool = False
    has_canonicalizer: bool = False
    is_extensible: bool = False
    use_default_attribute_printer_parser: bool = False
    use_default_type_printer_parser: bool = False
    use_properties_for_attributes: bool = True
    extra_class_declaration: str = ""

    @property
    def cpp_class_name(self) -> str:
        """The C++ class: the definition's name without underscores."""
        return self.def_name.replace("_", "")

    @property
    def qualified_class_name(self) -> str:
        return f"{self.cpp_namespace}::{self.cpp_class_name}"
