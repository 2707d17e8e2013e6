"""Statements that print `attr-dict` and `prop-dict`: without defaults and without attributes of other
elements.
"""

from __future__ import annotations

from mlirkit.ods.assembly_format.op_format import OpFormat
from mlirkit.ods.emit.cpp.format_string import FormatContext, tgfmt
from mlirkit.ods.emit.cpp.op_attributes import default_attribute
from mlirkit.ods.emit.cpp.op_context import OpContext, getter_name
from mlirkit.ods.emit.cpp.string_map_order import string_map_order


def attr_dict_printer(context: OpContext, form: OpFormat, with_keyword: bool) -> list[str]:
    elided = "elidedAttrs"
    parts = [_declaration(elided), *_elided_sizes(context, form, elided)]
    inferred = string_map_order(form.inferred_attributes)
    parts += [_push(elided, name) for name in (*inferred, *form.used_attributes)]
    parts += _elided_defaults(context, elided)
    keyword = "WithKeyword" if with_keyword else ""
    # `prop-dict` prints the inherent attributes.
    attributes = (
        "llvm::to_vector((*this)->getDiscardableAttrs())" if form.has_prop_dict else "(*this)->getAttrs()"
    )
    parts.append(f"  _odsPrinter.printOptionalAttrDict{keyword}({attributes}, {elided});\n")
    return parts


def prop_dict_printer(context: OpContext, form: OpFormat) -> list[str]:
    elided = "elidedProps"
    parts = [_declaration(elided), *_elided_sizes(context, form, elided)]
    parts += [_push(elided, name) for name in (*form.used_properties, *form.used_attributes)]
    parts += _elided_defaults(context, elided)
    texts = FormatContext().with_builder("odsBuilder")
    for native in context.operator.properties:
        if native.property.default_value is not None:
            default = tgfmt(native.property.default_value, texts)
            parts.append(
                f"  if ({getter_name(native.name)}() == {default}) {{  {_push(elided, native.name)}  }}\n"
            )
    if context.has_properties:
        parts.append(
            '  _odsPrinter << " ";\n'
            f"  printProperties(this->getContext(), _odsPrinter, getProperties(), {elided});\n"
        )
    return parts


def _declaration(elided: str) -> str:
    return f"  ::llvm::SmallVector<::llvm::StringRef, 2> {elided};\n"


def _push(elided: str, name: str) -> str:
    return f'  {elided}.push_back("{name}");\n'


def _elided_sizes(context: OpContext, form: OpFormat, elided: str) -> list[str]:
    """Sizes of groups, unless the format has all groups in one element."""
    parts: list[str] = []
    if context.has_operand_sizes and not form.all_operands:
        parts.append(_push(elided, "operandSegmentSizes"))
    if context.has_result_sizes and not form.all_result_types:
        parts.append(_push(elided, "resultSegmentSizes"))
    return parts


def _elided_defaults(context: OpContext, elided: str) -> list[str]:
    """Attributes with their default values."""
    texts = FormatContext().with_builder("odsBuilder")
    return [
        "  {\n"
        "     ::mlir::Builder odsBuilder(getContext());\n"
        f"     ::mlir::Attribute attr = {getter_name(named.name)}Attr();\n"
        f"     if(attr && (attr == {default_attribute(named.attribute, texts)}))\n"
        f"     {_push(elided, named.name)}  }}\n"
        for named in context.operator.attributes
        if named.attribute.has_default and not named.attribute.is_derived
    ]
