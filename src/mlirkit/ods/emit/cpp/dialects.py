"""`--gen-dialect-decls`, `--gen-dialect-defs`: the class of a dialect, with its declared hooks.

Option: --dialect, required if the file and its includes define several dialects.
"""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.ods.emit.cpp.file_frame import banner, documentation_comment, namespace
from mlirkit.ods.emit.dialect_docs import chosen_dialect
from mlirkit.ods.emit.options import Options
from mlirkit.ods.model import Dialect
from mlirkit.ods.model.names import camel_case, camel_case_of_variable
from mlirkit.ods.model.reader import DefinitionReader
from mlirkit.tablegen import Records

# The fields that the two files depend on, in the order in which mlir-tblgen reads them: all must be set.
_BITS_OF_DEFINITION = ("isExtensible",)
_BITS_OF_CLASS = (
    "isExtensible",
    "useDefaultAttributePrinterParser",
    "useDefaultTypePrinterParser",
    "hasCanonicalizer",
    "hasConstantMaterializer",
    "hasOperationAttrVerify",
    "hasRegionArgAttrVerify",
    "hasRegionResultAttrVerify",
    "hasOperationInterfaceFallback",
)


def dialect_decls(records: Records, options: Options) -> str:
    """The action for the declaration."""
    out = [banner("Dialect Declarations", records.main_file)]
    dialect = _dialect(records, options, _BITS_OF_CLASS)
    if dialect is not None:
        with namespace(out, dialect.cpp_namespace):
            _write_class(out, dialect)
        if dialect.cpp_namespace:
            out.append(f"MLIR_DECLARE_EXPLICIT_TYPE_ID({dialect.qualified_class_name})\n")
    return "".join(out)


def dialect_defs(records: Records, options: Options) -> str:
    """The action for the definition."""
    out = [banner("Dialect Definitions", records.main_file)]
    dialect = _dialect(records, options, _BITS_OF_DEFINITION)
    if dialect is not None:
        if dialect.cpp_namespace:
            out.append(f"MLIR_DEFINE_EXPLICIT_TYPE_ID({dialect.qualified_class_name})\n")
        with namespace(out, dialect.cpp_namespace):
            _write_constructor(out, dialect)
    return "".join(out)


def _dialect(records: Records, options: Options, needed_bits: Sequence[str]) -> Dialect | None:
    """The dialect of the output; None if the definitions have no dialect."""
    if not records.derived_from("Dialect"):
        return None
    return DefinitionReader(records).dialect(chosen_dialect(records, options), needed_bits)


def _base_class(dialect: Dialect) -> str:
    return "ExtensibleDialect" if dialect.is_extensible else "Dialect"


# -- the class ------------------------------------------------------------------------------------------


_ATTRIBUTE_HOOKS = """
  /// Parse an attribute registered to this dialect.
  ::mlir::Attribute parseAttribute(::mlir::DialectAsmParser &parser,
                                   ::mlir::Type type) const override;

  /// Print an attribute registered to this dialect.
  void printAttribute(::mlir::Attribute attr,
                      ::mlir::DialectAsmPrinter &os) const override;
"""

_TYPE_HOOKS = """
  /// Parse a type registered to this dialect.
  ::mlir::Type parseType(::mlir::DialectAsmParser &parser) const override;

  /// Print a type registered to this dialect.
  void printType(::mlir::Type type,
                 ::mlir::DialectAsmPrinter &os) const override;
"""

_CANONICALIZER = """
  /// Register canonicalization patterns.
  void getCanonicalizationPatterns(
      ::mlir::RewritePatternSet &results) const override;
"""

_CONSTANT_MATERIALIZER = """
  /// Materialize a single constant operation from a given attribute value with
  /// the desired resultant type.
  ::mlir::Operation *materializeConstant(::mlir::OpBuilder &builder,
                                         ::mlir::Attribute value,
                                         ::mlir::Type type,
                                         ::mlir::Location loc) override;
"""

_OPERATION_ATTRIBUTE_VERIFIER = """
    /// Provides a hook for verifying dialect attributes attached to the given
    /// op.
    ::llvm::LogicalResult verifyOperationAttribute(
        ::mlir::Operation *op, ::mlir::NamedAttribute attribute) override;
"""

_ARGUMENT_ATTRIBUTE_VERIFIER = """
    /// Provides a hook for verifying dialect attributes attached to the given
    /// op's region argument.
    ::llvm::LogicalResult verifyRegionArgAttribute(
        ::mlir::Operation *op, unsigned regionIndex, unsigned argIndex,
        ::mlir::NamedAttribute attribute) override;
"""

_RESULT_ATTRIBUTE_VERIFIER = """
    /// Provides a hook for verifying dialect attributes attached to the given
    /// op's region result.
    ::llvm::LogicalResult verifyRegionResultAttribute(
        ::mlir::Operation *op, unsigned regionIndex, unsigned resultIndex,
        ::mlir::NamedAttribute attribute) override;
"""

_INTERFACE_FALLBACK = """
    /// Provides a hook for op interface.
    void *getRegisteredInterfaceForOp(mlir::TypeID interfaceID,
                                      mlir::OperationName opName) override;
"""


def _write_class(out: list[str], dialect: Dialect) -> None:
    name = dialect.cpp_class_name
    documentation_comment(out, dialect.summary, dialect.description, terminate_comment=False)
    out.append(f"""
class {name} : public ::mlir::{_base_class(dialect)} {{
  explicit {name}(::mlir::MLIRContext *context);

  void initialize();
  friend class ::mlir::MLIRContext;
public:
  ~{name}() override;
  static constexpr ::llvm::StringLiteral getDialectNamespace() {{
    return ::llvm::StringLiteral("{dialect.name}");
  }}
""")
    hooks = (
        (dialect.use_default_attribute_printer_parser, _ATTRIBUTE_HOOKS),
        (dialect.use_default_type_printer_parser, _TYPE_HOOKS),
        (dialect.has_canonicalizer, _CANONICALIZER),
        (dialect.has_constant_materializer, _CONSTANT_MATERIALIZER),
        (dialect.has_operation_attr_verify, _OPERATION_ATTRIBUTE_VERIFIER),
        (dialect.has_region_arg_attr_verify, _ARGUMENT_ATTRIBUTE_VERIFIER),
        (dialect.has_region_result_attr_verify, _RESULT_ATTRIBUTE_VERIFIER),
        (dialect.has_operation_interface_fallback, _INTERFACE_FALLBACK),
    )
    out += [text for is_wanted, text in hooks if is_wanted]
    for attribute, cpp_type in dialect.discardable_attributes:
        out.append(_discardable_attribute(dialect, attribute, cpp_type))
    out += [dialect.extra_class_declaration, "};\n"]


def _discardable_attribute(dialect: Dialect, name: str, cpp_type: str) -> str:
    """The class that reads and writes a discardable attribute of the dialect, and its accessor."""
    helper = f"{camel_case(name)}AttrHelper"
    member = f"{camel_case_of_variable(name)}AttrName"
    return f"""
    /// Helper to manage the discardable attribute `{name}`.
    class {helper} {{
      ::mlir::StringAttr name;
    public:
      static constexpr ::llvm::StringLiteral getNameStr() {{
        return "{dialect.name}.{name}";
      }}
      constexpr ::mlir::StringAttr getName() {{
        return name;
      }}

      {helper}(::mlir::MLIRContext *ctx)
        : name(::mlir::StringAttr::get(ctx, getNameStr())) {{}}

     {cpp_type} getAttr(::mlir::Operation *op) {{
       return op->getAttrOfType<{cpp_type}>(name);
     }}
     void setAttr(::mlir::Operation *op, {cpp_type} val) {{
       op->setAttr(name, val);
     }}
     bool isAttrPresent(::mlir::Operation *op) {{
       return op->hasAttrOfType<{cpp_type}>(name);
     }}
     void removeAttr(::mlir::Operation *op) {{
       assert(op->hasAttrOfType<{cpp_type}>(name));
       op->removeAttr(name);
     }}
   }};
   {helper} get{helper}() {{
     return {member};
   }}
 private:
   {helper} {member};
 public:
"""


# -- its definition -------------------------------------------------------------------------------------


def _write_constructor(out: list[str], dialect: Dialect) -> None:
    name = dialect.cpp_class_name
    loads = "\n  ".join([f"getContext()->loadDialect<{other}>();" for other in dialect.dependent_dialects])
    members = [
        f", {camel_case_of_variable(attribute)}AttrName(context)"
        for attribute, _ in dialect.discardable_attributes
    ]
    # As in mlir-tblgen, blank lines remain if no dialect is loaded and nothing is registered.
    out.append(
        f"\n{name}::{name}(::mlir::MLIRContext *context)\n"
        f"    : ::mlir::{_base_class(dialect)}"
        f"(getDialectNamespace(), context, ::mlir::TypeID::get<{name}>())\n"
        f"    {''.join(members)}\n"
        "     {\n"
        f"  {loads}\n"
        "  initialize();\n"
        "}\n"
    )
    if not dialect.has_non_default_destructor:
        out.append(f"\n{name}::~{name}() = default;\n\n")
