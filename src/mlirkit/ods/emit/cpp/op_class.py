"""The class of an operation: a base with its traits, aliases, then members in the order of the file."""

from __future__ import annotations

from mlirkit.ods.emit.cpp.cpp_class import Class, Parent, Visibility
from mlirkit.ods.emit.cpp.format_string import FormatContext, tgfmt
from mlirkit.ods.emit.cpp.local_constraints import LocalConstraints
from mlirkit.ods.emit.cpp.op_attributes import (
    add_attribute_getters,
    add_attribute_removers,
    add_attribute_setters,
    add_default_population,
    add_property_getter,
    add_property_setters,
)
from mlirkit.ods.emit.cpp.op_builders import add_builders
from mlirkit.ods.emit.cpp.op_context import OpContext
from mlirkit.ods.emit.cpp.op_effects import add_effects
from mlirkit.ods.emit.cpp.op_format import add_format
from mlirkit.ods.emit.cpp.op_interfaces import (
    add_canonicalizer,
    add_custom_syntax,
    add_folder,
    add_interface_methods,
)
from mlirkit.ods.emit.cpp.op_names import add_attribute_names, add_operation_name, add_result_names
from mlirkit.ods.emit.cpp.op_properties import add_properties
from mlirkit.ods.emit.cpp.op_traits import add_traits
from mlirkit.ods.emit.cpp.op_type_inference import add_type_inference
from mlirkit.ods.emit.cpp.op_values import (
    add_mutable_operands,
    add_operand_accessors,
    add_region_accessors,
    add_result_accessors,
    add_successor_accessors,
)
from mlirkit.ods.emit.cpp.op_verifier import add_custom_verifiers, add_verifier
from mlirkit.ods.model.trait import TraitKind


def op_class(context: OpContext, constraints: LocalConstraints) -> Class:
    """The complete class of an operation."""
    name = context.class_name
    cls = Class(name)
    parent = cls.add_parent(Parent("::mlir::Op"))
    parent.add_template_argument(name)
    cls.declare_visibility(Visibility.PUBLIC)
    cls.declare_using("Op::Op")
    cls.declare_using("Op::print")
    cls.declare_using("Adaptor", f"{name}Adaptor")
    cls.declare_using("GenericAdaptor", f"{name}GenericAdaptor<RangeT>").add_template_parameter("RangeT")
    cls.declare_using("FoldAdaptor", "GenericAdaptor<::llvm::ArrayRef<::mlir::Attribute>>")
    add_traits(parent, context)
    add_attribute_names(cls, context)
    add_result_names(cls, context)
    add_operation_name(cls, context)
    add_operand_accessors(cls, context)
    add_mutable_operands(cls, context)
    add_result_accessors(cls, context)
    add_region_accessors(cls, context)
    add_successor_accessors(cls, context)
    add_properties(cls, context, constraints)
    for named in context.operator.properties:
        add_property_getter(cls, context, named)
    add_property_setters(cls, context)
    add_attribute_getters(cls, context)
    add_attribute_setters(cls, context)
    add_attribute_removers(cls, context)
    add_builders(cls, context)
    add_default_population(cls, context)
    add_custom_syntax(cls, context)
    add_verifier(cls, context, constraints)
    add_custom_verifiers(cls, context)
    add_canonicalizer(cls, context)
    add_folder(cls, context)
    add_type_inference(cls, context)
    add_interface_methods(cls, context)
    add_format(cls, context, constraints)
    add_effects(cls, context)
    cls.finalize()
    cls.declare_visibility(Visibility.PUBLIC)
    declarations, definitions = _extra(context)
    cls.declare_extra(declarations, definitions)
    return cls


def _extra(context: OpContext) -> tuple[str, str]:
    """The additional C++ of traits and of the definition, inside and after the class."""
    operator = context.operator
    native = [trait.fields for trait in operator.traits if trait.kind is TraitKind.NATIVE]
    declarations = [str(fields.get("extraConcreteClassDeclaration", "")) for fields in native]
    definitions = [str(fields.get("extraConcreteClassDefinition", "")) for fields in native]
    definition = "\n".join([*filter(None, definitions), operator.extra_class_definition])
    return (
        "\n".join([*filter(None, declarations), operator.extra_class_declaration]),
        tgfmt(definition, FormatContext(cppClass=context.class_name)),
    )
