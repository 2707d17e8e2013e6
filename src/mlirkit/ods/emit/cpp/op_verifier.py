"""Checks of definitions: `verifyInvariantsImpl` of operations and `verify` of adaptors.

In order: native properties; attributes, required ones first, then sizes of groups, then constraints;
operands; results; predicates among the traits; regions; successors.  An adaptor checks properties and
attributes, if the check needs no operation.
"""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.ods.emit.cpp.cpp_class import Class
from mlirkit.ods.emit.cpp.error_stream import streamed_message
from mlirkit.ods.emit.cpp.format_string import FormatContext, tgfmt
from mlirkit.ods.emit.cpp.indented_text import IndentedText
from mlirkit.ods.emit.cpp.local_constraints import LocalConstraints
from mlirkit.ods.emit.cpp.op_context import Access, AttributeMember, OpContext, getter_name, unpruned
from mlirkit.ods.emit.cpp.op_segments import OPERAND_SIZES, RESULT_SIZES
from mlirkit.ods.model import Attribute, NamedTypeConstraint
from mlirkit.ods.model.names import camel_case, camel_case_of_variable
from mlirkit.ods.model.predicate import condition
from mlirkit.ods.model.trait import TraitKind

_INDEX = "  {\n    unsigned index = 0; (void)index;\n"


def add_verifier(op_class: Class, context: OpContext, constraints: LocalConstraints) -> None:
    """`verifyInvariantsImpl` and `verifyInvariants`."""
    operator = context.operator
    name = "verifyInvariantsImpl"
    body = unpruned(op_class.add_method("::llvm::LogicalResult", name), name, context, 4012).body
    names = FormatContext(_op="(*this->getOperation())", _ctxt="this->getOperation()->getContext()")
    access = Access(context, True)
    add_value_names(names, access)
    write_property_checks(body, access, names, constraints)
    write_attribute_checks(body, access, names, constraints)
    _write_value_checks(body, operator.operands, "operand", constraints)
    _write_value_checks(body, operator.results, "result", constraints)
    for trait in operator.traits:
        if trait.kind is TraitKind.PREDICATE and trait.predicate is not None:
            checked = tgfmt(condition(trait.predicate), names)
            body.write(
                "  if (!(",
                checked,
                '))\n    return emitOpError("failed to verify that ',
                trait.summary,
                '");\n',
            )
    _write_region_checks(body, context, constraints)
    _write_successor_checks(body, context, constraints)
    body.write("  return ::mlir::success();\n")
    name = "verifyInvariants"
    body = unpruned(op_class.add_method("::llvm::LogicalResult", name), name, context, 4042).body
    if operator.has_verifier:
        body.write(
            "  if(::mlir::succeeded(verifyInvariantsImpl()) && ::mlir::succeeded(verify()))\n"
            "    return ::mlir::success();\n"
            "  return ::mlir::failure();"
        )
    else:
        body.write("  return verifyInvariantsImpl();")


def add_custom_verifiers(op_class: Class, context: OpContext) -> None:
    """`verify` and `verifyRegions`, which are handwritten."""
    declared = (
        ("verify", context.operator.has_verifier, 4057),
        ("verifyRegions", context.operator.has_region_verifier, 4063),
    )
    for name, is_declared, line in declared:
        if is_declared:
            method = op_class.add_method("::llvm::LogicalResult", name, declaration=True)
            unpruned(method, name, context, line)


def add_value_names(names: FormatContext, access: Access) -> None:
    """Replace `$name` by the operation's attributes, operands and results."""
    operator = access.context.operator
    for named in operator.attributes:
        names.add(named.name, f"{getter_name(named.name)}()")
    for index, operand in enumerate(operator.operands):
        if operand.name:
            names.add(operand.name, access.operand(index))
    for index, result in enumerate(operator.results):
        if result.name:
            names.add(result.name, access.result(index))


# -- native properties ----------------------------------------------------------------------------------


def write_property_checks(
    body: IndentedText, access: Access, names: FormatContext, constraints: LocalConstraints
) -> None:
    for named in access.context.operator.properties:
        definition = named.property
        if not definition.has_predicate:
            continue
        checked = constraints.condition(definition)
        if checked == "true" or ("$_op" in checked and not access.for_op):
            continue
        accessor = camel_case(named.name)
        variable = f"tblgen_{camel_case_of_variable(named.name)}"
        with body.scope("{\n", "}\n"):
            body.write(
                f"\n  [[maybe_unused]] {definition.interface_type} {variable} = this->get{accessor}();\n"
            )
            function = constraints.property_function(definition)
            if function is not None and access.for_op:
                body.write(f"""
    if (::mlir::failed({function}(*this, {variable}, "{named.name}")))
      return ::mlir::failure();
""")
            else:
                names.with_self(variable)
                message = streamed_message(definition.summary, names, closes_call=True)
                body.write(f"""
  if (!({tgfmt(checked, names)}))
    return {access.error_prefix}property '{named.name}' failed to satisfy constraint: {message}");
""")


# -- attributes -----------------------------------------------------------------------------------------


def is_verifiable(attribute: Attribute, for_op: bool, constraints: LocalConstraints) -> bool:
    """Whether the attribute needs a check that is possible with or without an operation."""
    if attribute.is_derived or not attribute.has_predicate:
        return False
    checked = constraints.condition(attribute)
    return bool(checked) and (for_op or "$_op" not in checked)


def write_attribute_checks(
    body: IndentedText, access: Access, names: FormatContext, constraints: LocalConstraints
) -> None:
    context = access.context
    if not context.attributes:
        return
    body.indent()
    if context.has_properties:
        _write_members(body, access)
    else:
        _write_dictionary_walk(body, access)
    body.unindent()
    if not context.uses_properties:
        _write_size_checks(body, access)
    for named in context.operator.attributes:
        attribute = named.attribute
        if not is_verifiable(attribute, access.for_op, constraints):
            continue
        variable = f"tblgen_{named.name}"
        function = constraints.attribute_function(attribute)
        if function is not None and access.for_op:
            body.write(f"""
  if (::mlir::failed({function}(*this, {variable}, "{named.name}")))
    return ::mlir::failure();
""")
        else:
            names.with_self(variable)
            checked = tgfmt(constraints.condition(attribute), names)
            message = streamed_message(attribute.summary, names, closes_call=True)
            body.write(f"""
  if ({variable} && !({checked}))
    return {access.error_prefix}attribute '{named.name}' failed to satisfy constraint: {message}");
""")


def _write_members(body: IndentedText, access: Access) -> None:
    """A variable for each attribute of `Properties`; required attributes must be present."""
    for member in access.context.attributes.values():
        if member.is_derived:
            continue
        name = member.name
        body.write(f"auto tblgen_{name} = getProperties().{name}; (void)tblgen_{name};\n")
        if member.is_required:
            body.write(f"if (!tblgen_{name}) return {access.error_prefix}requires attribute '{name}'\");\n")


def _write_dictionary_walk(body: IndentedText, access: Access) -> None:
    """A variable for each attribute, set in one pass over the sorted dictionary."""
    body.write(f"auto namedAttrRange = {access.attribute_range};\n")
    body.write("auto namedAttrIt = namedAttrRange.begin();\n")
    optional: list[AttributeMember] = []
    for member in access.context.attributes.values():
        if not member.is_required:
            optional.append(member)
            continue
        name = member.name
        body.write(f"::mlir::Attribute tblgen_{name};\n")
        _declare(body, optional)
        body.write(f"""
while (true) {{
  if (namedAttrIt == namedAttrRange.end())
    return {access.error_prefix}requires attribute '{name}'");
  if (namedAttrIt->getName() == {access.attribute_name(name)}) {{
    tblgen_{name} = namedAttrIt->getValue();
    break;
  }}""")
        _write_optional(body, access, optional)
        optional = []
    if optional:
        _declare(body, optional)
        body.write("while (true) {\n  if (namedAttrIt == namedAttrRange.end()) {\n    break;\n  }")
        _write_optional(body, access, optional)


def _declare(body: IndentedText, members: list[AttributeMember]) -> None:
    for member in members:
        body.write(f"::mlir::Attribute tblgen_{member.name};\n")


def _write_optional(body: IndentedText, access: Access, members: list[AttributeMember]) -> None:
    """The rest of the loop, which collects optional attributes in any order."""
    for member in members:
        body.write(f"""
  else if (namedAttrIt->getName() == {access.attribute_name(member.name)}) {{
    tblgen_{member.name} = namedAttrIt->getValue();
  }}""")
    body.write("\n  ++namedAttrIt;\n}\n")


def _write_size_checks(body: IndentedText, access: Access) -> None:
    """Sizes in attributes must have one number per group."""
    context = access.context
    sizes = (
        (context.has_operand_sizes, OPERAND_SIZES, len(context.operator.operands), "operand"),
        (context.has_result_sizes, RESULT_SIZES, len(context.operator.results), "result"),
    )
    for is_stored, name, count, kind in sizes:
        if is_stored:
            body.write(
                f"""
  {{
    auto sizeAttr = ::llvm::cast<::mlir::DenseI32ArrayAttr>(tblgen_{name});
    auto numElements = sizeAttr.asArrayRef().size();
    if (numElements != {count})
      return {access.error_prefix}"'{name}' attribute for specifying {kind} segments must have {count} "
                "elements, but got ") << numElements;
  }}
  """
            )


# -- operands, results, regions, successors -------------------------------------------------------------


def _write_value_checks(
    body: IndentedText, values: Sequence[NamedTypeConstraint], kind: str, constraints: LocalConstraints
) -> None:
    checked = [
        (index, value)
        for index, value in enumerate(values)
        if value.constraint.has_predicate or value.is_optional or value.constraint.segment_attribute
    ]
    if not checked:
        return
    body.write(_INDEX)
    for index, value in checked:
        group = f"valueGroup{index}"
        body.write(f"    auto {group} = getODS{kind.capitalize()}s({index});\n")
        segments = value.constraint.segment_attribute
        if value.is_optional:
            body.write(f"""
    if ({group}.size() > 1) {{
      return emitOpError("{kind} group starting at #") << index
          << " requires 0 or 1 element, but found " << {group}.size();
    }}
""")
        elif segments:
            body.write(
                "    if (::mlir::failed(::mlir::OpTrait::impl::verifyValueSizeAttr(*this, "
                f'"{segments}", "{value.name}", {group}.size())))\n'
                "      return ::mlir::failure();\n"
            )
        function = constraints.type_function(value.constraint)
        if function is not None:
            body.write(f"""
    for (auto v : {group}) {{
      if (::mlir::failed({function}(*this, v.getType(), "{kind}", index++)))
        return ::mlir::failure();
    }}
""")
    body.write("  }\n")


def _write_region_checks(body: IndentedText, context: OpContext, constraints: LocalConstraints) -> None:
    regions = context.operator.regions
    if not regions:
        return
    body.write(_INDEX)
    for index, region in enumerate(regions):
        function = constraints.region_function(region.constraint)
        if function is None:
            continue
        if region.is_variadic:
            range_ = f"{getter_name(region.name)}()"
        else:
            range_ = f"::llvm::MutableArrayRef((*this)->getRegion({index}))"
        body.write(f"""
    for (auto &region : {range_})
      if (::mlir::failed({function}(*this, region, "{region.name}", index++)))
        return ::mlir::failure();
""")
    body.write("  }\n")


def _write_successor_checks(body: IndentedText, context: OpContext, constraints: LocalConstraints) -> None:
    successors = context.operator.successors
    if not successors:
        return
    body.write(_INDEX)
    for successor in successors:
        function = constraints.successor_function(successor.constraint)
        if function is None:
            continue
        # As in mlir-tblgen, the name of the successor is not converted to that of its accessor.
        call = f"{successor.name}()"
        range_ = call if successor.is_variadic else f"::llvm::MutableArrayRef({call})"
        body.write(f"""
    for (auto *successor : {range_})
      if (::mlir::failed({function}(*this, successor, "{successor.name}", index++)))
        return ::mlir::failure();
""")
    body.write("  }\n")
