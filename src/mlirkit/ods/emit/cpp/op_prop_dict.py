"""`setPropertiesFromParsedAttr`: properties from the dictionary that `prop-dict` parses.

Members that other elements of the format parse are omitted; they are errors in the dictionary.
"""

from __future__ import annotations

from collections.abc import Collection

from mlirkit.ods.emit.cpp.cpp_class import Class
from mlirkit.ods.emit.cpp.format_string import FormatContext, tgfmt
from mlirkit.ods.emit.cpp.method import Parameter
from mlirkit.ods.emit.cpp.op_context import OpContext, unpruned


def add_parsed_properties(
    op_class: Class, context: OpContext, used_attributes: Collection[str], used_properties: Collection[str]
) -> None:
    if not context.has_properties:
        return
    name = "setPropertiesFromParsedAttr"
    parameters = [
        Parameter("Properties &", "prop"),
        Parameter("::mlir::Attribute", "attr"),
        Parameter("::llvm::function_ref<::mlir::InFlightDiagnostic()>", "emitError"),
    ]
    method = op_class.add_method("::llvm::LogicalResult", name, parameters, static=True)
    body = unpruned(method, name, context).body
    body.indent()
    body.write("""
::mlir::DictionaryAttr dict = ::llvm::dyn_cast<::mlir::DictionaryAttr>(attr);
if (!dict) {
  emitError() << "expected DictionaryAttr to set properties";
  return ::mlir::failure();
}
// keep track of used keys in the input dictionary to be able to error out
// if there are some unknown ones.
::mlir::DenseSet<::mlir::StringAttr> usedKeys;
::mlir::MLIRContext *ctx = dict.getContext();
(void)ctx;
""")
    for native in context.operator.properties:
        if native.name in used_properties:
            continue
        with body.scope("{\n", "}\n"):
            texts = FormatContext(_attr="propAttr", _storage="propStorage", _diag="emitError")
            body.write(
                """
auto setFromAttr = [] (auto &propStorage, ::mlir::Attribute propAttr,
         ::llvm::function_ref<::mlir::InFlightDiagnostic()> emitError) -> ::mlir::LogicalResult {
  """,
                tgfmt(native.property.convert_from_attribute, texts),
                f""";
}};
auto {native.name}AttrName = ::mlir::StringAttr::get(ctx, "{native.name}");
usedKeys.insert({native.name}AttrName);
auto attr = dict.get({native.name}AttrName);
if (!attr && {"false" if native.property.has_default else "true"}) {{
  emitError() << "expected key entry for {native.name} in DictionaryAttr to set "
             "Properties.";
  return ::mlir::failure();
}}
if (attr && ::mlir::failed(setFromAttr(prop.{native.name}, attr, emitError)))
  return ::mlir::failure();
""",
            )
    for named in context.operator.attributes:
        attribute = named.attribute
        if named.name in used_attributes or attribute.is_derived:
            continue
        is_required = not attribute.is_optional and not attribute.has_default
        with body.scope("{\n", "}\n"):
            body.write(f"""
auto &propStorage = prop.{named.name};
auto {named.name}AttrName = ::mlir::StringAttr::get(ctx, "{named.name}");
auto attr = dict.get({named.name}AttrName);
usedKeys.insert({named.name}AttrName);
if (attr || /*isRequired=*/{"true" if is_required else "false"}) {{
  if (!attr) {{
    emitError() << "expected key entry for {named.name} in DictionaryAttr to set "
               "Properties.";
    return ::mlir::failure();
  }}
  auto convertedAttr = ::llvm::dyn_cast<std::remove_reference_t<decltype(propStorage)>>(attr);
  if (convertedAttr) {{
    propStorage = convertedAttr;
  }} else {{
    emitError() << "Invalid attribute `{named.name}` in property conversion: " << attr;
    return ::mlir::failure();
  }}
}}
""")
    body.write("""
for (::mlir::NamedAttribute attr : dict) {
  if (!usedKeys.contains(attr.getName()))
    return emitError() << "unknown key '" << attr.getName() <<
        "' when parsing properties dictionary";
}
return ::mlir::success();
""")
