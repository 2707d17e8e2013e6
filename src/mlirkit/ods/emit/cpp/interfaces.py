"""`--gen-{op,attr,type}-interface-decls` and `-defs`: interfaces as C++ classes over concepts and models.

    declarations    class <Name>;                       in the order of the definitions
                    detail::<Name>InterfaceTraits       Concept, Model, FallbackModel, ExternalModel
                    class <Name>                        methods, including those of base interfaces
                    detail::<Name>Trait                 default implementations, verifier
                    the bodies of the models' methods
    definitions     <Name>::<method>, calls through the concept

Only interfaces that the root file itself defines are written, not those of its includes.
"""

from __future__ import annotations

from mlirkit.ods.emit.cpp.file_frame import banner, documentation_comment, namespace
from mlirkit.ods.emit.cpp.format_string import FormatContext, tgfmt
from mlirkit.ods.emit.cpp.method import spaced_type
from mlirkit.ods.emit.markdown import SPACE, reindented
from mlirkit.ods.emit.options import Options
from mlirkit.ods.model import Interface, InterfaceMethod
from mlirkit.ods.model.interface_reader import interfaces_of_root
from mlirkit.support.diagnostics import MLIRError
from mlirkit.tablegen import Records


class InterfaceKind:
    """The differences between interfaces of operations, attributes and types."""

    def __init__(
        self,
        class_name: str,
        value_type: str,
        base_class: str,
        template_parameter: str,
        placeholder: str,
        cast: str,
        trait_self: str,
    ) -> None:
        self.class_name = class_name
        # The C++ type of values with the interface, and the base of interface classes.
        self.value_type = value_type
        self.base_class = base_class
        # The template parameter of models: the class that implements the interface.
        self.template_parameter = template_parameter
        # The placeholder of the value in snippets.
        self.placeholder = placeholder
        self.is_op = class_name == "OpInterface"
        self.model_context = FormatContext(_self=cast).add(placeholder, cast)
        if self.is_op:
            self.model_context.add("_this", "impl")
        self.trait_context = FormatContext().add(placeholder, trait_self)
        self.class_context = FormatContext().add(placeholder, "(*this)")


_OP = InterfaceKind(
    "OpInterface",
    "::mlir::Operation *",
    "OpInterface",
    "ConcreteOp",
    "_op",
    "(llvm::cast<ConcreteOp>(tablegen_opaque_val))",
    "(*static_cast<ConcreteOp *>(this))",
)
_ATTRIBUTE = InterfaceKind(
    "AttrInterface",
    "::mlir::Attribute",
    "AttributeInterface",
    "ConcreteAttr",
    "_attr",
    "(::llvm::cast<ConcreteAttr>(tablegen_opaque_val))",
    "(*static_cast<const ConcreteAttr *>(this))",
)
_TYPE = InterfaceKind(
    "TypeInterface",
    "::mlir::Type",
    "TypeInterface",
    "ConcreteType",
    "_type",
    "(::llvm::cast<ConcreteType>(tablegen_opaque_val))",
    "(*static_cast<const ConcreteType *>(this))",
)


def op_interface_decls(records: Records, options: Options) -> str:
    """The action for declarations of operations' interfaces."""
    return _declarations(records, _OP)


def op_interface_defs(records: Records, options: Options) -> str:
    """The action for definitions of operations' interfaces."""
    return _definitions(records, _OP)


def attr_interface_decls(records: Records, options: Options) -> str:
    """The action for declarations of attributes' interfaces."""
    return _declarations(records, _ATTRIBUTE)


def attr_interface_defs(records: Records, options: Options) -> str:
    """The action for definitions of attributes' interfaces."""
    return _definitions(records, _ATTRIBUTE)


def type_interface_decls(records: Records, options: Options) -> str:
    """The action for declarations of types' interfaces."""
    return _declarations(records, _TYPE)


def type_interface_defs(records: Records, options: Options) -> str:
    """The action for definitions of types' interfaces."""
    return _definitions(records, _TYPE)


def _declarations(records: Records, kind: InterfaceKind) -> str:
    out = [banner("Interface Declarations")]
    interfaces = interfaces_of_root(records, kind.class_name, in_order_of_definition=True)
    for interface in interfaces:
        with namespace(out, interface.cpp_namespace):
            documentation_comment(out, "", interface.description)
            out.append(f"class {interface.name};\n")
    for interface in interfaces:
        with namespace(out, interface.cpp_namespace):
            _write_class(out, interface, kind)
    for interface in interfaces:
        with namespace(out, f"{interface.cpp_namespace}::detail"):
            _write_trait(out, interface, kind)
    for interface in interfaces:
        with namespace(out, interface.cpp_namespace):
            _write_model_methods(out, interface, kind)
    return "".join(out)


def _definitions(records: Records, kind: InterfaceKind) -> str:
    out = [banner("Interface Definitions")]
    for interface in interfaces_of_root(records, kind.class_name):
        class_name = interface.fully_qualified_name.removeprefix("::")
        _write_calls(out, class_name, interface, "getImpl()", kind)
        for base in interface.all_bases:
            _write_calls(out, class_name, base, f"getImpl()->impl{base.name}", kind)
    return "".join(out)


# -- signatures -----------------------------------------------------------------------------------------


def _type(cpp_type: str) -> str:
    """A type before a name."""
    return spaced_type(cpp_type.strip(SPACE))


def _parameters(method: InterfaceMethod) -> str:
    return ", ".join([f"{cpp_type} {name}" for cpp_type, name in method.arguments])


def _arguments(method: InterfaceMethod) -> str:
    return ", ".join([name for _, name in method.arguments])


def _joined(first: str, rest: str) -> str:
    """A list of parameters or arguments with `first` before the others, if any."""
    return f"{first}, {rest}" if rest else first


def _model_parameters(method: InterfaceMethod, kind: InterfaceKind) -> str:
    """The parameters of a model's function: concept and value come first, except for static methods."""
    if method.is_static:
        return _parameters(method)
    first = f"const Concept *impl, {spaced_type(kind.value_type)}tablegen_opaque_val"
    return _joined(first, _parameters(method))


def _external_model_parameters(method: InterfaceMethod, kind: InterfaceKind) -> str:
    parameters = ", ".join([f"{_type(cpp_type)}{name}" for cpp_type, name in method.arguments])
    if method.is_static:
        return parameters
    return _joined(f"{spaced_type(kind.value_type)}tablegen_opaque_val", parameters)


def _documentation(method: InterfaceMethod, indentation: str = "") -> str:
    """The description of a method as a comment."""
    if not method.description:
        return ""
    text = method.description.rstrip(" \t")
    end = "" if text.endswith("\n") else "\n"
    return f"\n{reindented(text, f'{indentation}/// ')}{end}"


def _body(method: InterfaceMethod) -> str:
    return (method.body or "").strip(SPACE)


def _default_body(method: InterfaceMethod) -> str:
    return (method.default_body or "").strip(SPACE)


# -- definitions ----------------------------------------------------------------------------------------


def _write_calls(
    out: list[str], class_name: str, interface: Interface, concept: str, kind: InterfaceKind
) -> None:
    """The methods of a class, its own and those of its bases, as calls through a concept."""
    const = "" if kind.is_op else " const"
    value = "getOperation()" if kind.is_op else "*this"
    for name, method in interface.functions:
        arguments = _arguments(method)
        if not method.is_static:
            arguments = _joined(f"{concept}, {value}", arguments)
        out.append(
            f"{_documentation(method)}{_type(method.return_type)}{class_name}::{method.name}"
            f"({_parameters(method)}){const} {{\n      return {concept}->{name}({arguments});\n  }}\n"
        )


# -- the class and its concept --------------------------------------------------------------------------


def _write_class(out: list[str], interface: Interface, kind: InterfaceKind) -> None:
    name = interface.name
    traits = f"{name}InterfaceTraits"
    documentation_comment(out, "", interface.description)
    out.append(f"namespace detail {{\nstruct {traits} {{\n")
    _write_concept(out, interface, kind)
    for model in ("Model", "FallbackModel"):
        _write_model(out, model, interface, kind)
    _write_external_model(out, interface, kind)
    out.append(
        f"}};\ntemplate <typename {kind.template_parameter}>\nstruct {name}Trait;\n\n}} // namespace detail\n"
        f"class {name} : public ::mlir::{kind.base_class}<{name}, detail::{traits}> {{\n"
        "public:\n"
        f"  using ::mlir::{kind.base_class}<{name}, detail::{traits}>::{kind.base_class};\n"
        f"  template <typename {kind.template_parameter}>\n"
        f"  struct Trait : public detail::{name}Trait<{kind.template_parameter}> {{}};\n"
    )
    _write_method_declarations(out, interface, kind)
    for base in interface.all_bases:
        _write_inherited(out, base, kind)
    if interface.extra_class_of:
        context = FormatContext().add(kind.placeholder, "odsInterfaceInstance")
        out.append(
            f"  static bool classof({kind.value_type} base) {{\n"
            "    auto* interface = getInterfaceFor(base);\n"
            "    if (!interface)\n"
            "      return false;\n"
            f"    {name} odsInterfaceInstance(base, interface);\n"
            f"    {tgfmt(interface.extra_class_of.strip(SPACE), context)}\n"
            "  }\n"
        )
    out.append("};\n")


def _write_concept(out: list[str], interface: Interface, kind: InterfaceKind) -> None:
    out.append("  struct Concept {\n    /// The methods defined by the interface.\n")
    for name, method in interface.functions:
        types = ", ".join([cpp_type for cpp_type, _ in method.arguments])
        if not method.is_static:
            first = f"const Concept *impl, {spaced_type(kind.value_type)}"
            types = _joined(first, types)
        out.append(f"    {_type(method.return_type)}(*{name})({types});\n")
    bases = interface.all_bases
    if bases:
        qualified = interface.fully_qualified_name
        out.append("    /// The base classes of this interface.\n")
        for base in bases:
            out.append(f"    const {base.fully_qualified_name}::Concept *impl{base.name} = nullptr;\n")
        out.append("\n    void initializeInterfaceConcept(::mlir::detail::InterfaceMap &interfaceMap) {\n")
        for base in bases:
            out.append(
                f"      impl{base.name} = interfaceMap.lookup<{base.fully_qualified_name}>();\n"
                f'      assert(impl{base.name} && "`{qualified}` expected its base interface '
                f'`{base.fully_qualified_name}` to be registered");\n'
            )
        out.append("    }\n")
    out.append("  };\n")


def _write_model(out: list[str], model: str, interface: Interface, kind: InterfaceKind) -> None:
    functions = interface.functions
    out.append(
        f"  template<typename {kind.template_parameter}>\n"
        f"  class {model} : public Concept {{\n"
        "  public:\n"
        f"    using Interface = {interface.fully_qualified_name};\n"
        f"    {model}() : Concept{{{', '.join([name for name, _ in functions])}}} {{}}\n\n"
    )
    for name, method in functions:
        out.append(
            f"    static inline {_type(method.return_type)}{name}({_model_parameters(method, kind)});\n"
        )
    out.append("  };\n")


def _write_external_model(out: list[str], interface: Interface, kind: InterfaceKind) -> None:
    out.append(
        f"  template<typename ConcreteModel, typename {kind.template_parameter}>\n"
        "  class ExternalModel : public FallbackModel<ConcreteModel> {\n"
        "  public:\n"
        f"    using ConcreteEntity = {kind.template_parameter};\n"
    )
    for name, method in interface.functions:
        if _default_body(method):
            static, const = ("static ", "") if method.is_static else ("", " const")
            out.append(
                f"    {static}{_type(method.return_type)}{name}"
                f"({_external_model_parameters(method, kind)}){const};\n"
            )
    out.append("  };\n")


def _write_method_declarations(out: list[str], interface: Interface, kind: InterfaceKind) -> None:
    """The declarations of an interface's methods, for its class and derived classes."""
    const = "" if kind.is_op else " const"
    for method in interface.methods:
        out.append(
            f"{_documentation(method, '  ')}  {_type(method.return_type)}{method.name}"
            f"({_parameters(method)}){const};\n"
        )
    if interface.extra_class_declaration:
        out.append(f"{interface.extra_class_declaration.rstrip(SPACE)}\n")
    if interface.extra_shared_class_declaration:
        shared = interface.extra_shared_class_declaration.rstrip(SPACE)
        out.append(f"{tgfmt(shared, kind.class_context)}\n")


def _write_inherited(out: list[str], base: Interface, kind: InterfaceKind) -> None:
    name = base.fully_qualified_name
    rule = f"  //===-{'-' * 62}-===//\n"
    out.append(
        f"{rule}  // Inherited from {name}\n{rule}\n"
        f"  operator {name} () const {{\n"
        "    if (!*this) return nullptr;\n"
        f"    return {name}(*this, getImpl()->impl{base.name});\n"
        "  }\n\n"
    )
    _write_method_declarations(out, base, kind)


# -- the trait ------------------------------------------------------------------------------------------


def _write_trait(out: list[str], interface: Interface, kind: InterfaceKind) -> None:
    name = interface.name
    out.append(
        f"  template <typename {kind.template_parameter}>\n"
        f"  struct {name}Trait : public ::mlir::{kind.base_class}<{name}, detail::{name}InterfaceTraits>"
        f"::Trait<{kind.template_parameter}> {{\n"
    )
    for method in interface.methods:
        if method.name == "verifyTrait":
            raise MLIRError(
                "'verifyTrait' method cannot be specified as interface method for "
                f"'{name}'; use the 'verify' field instead"
            )
        body = _default_body(method)
        if body:
            static = "static " if method.is_static else ""
            const = "" if kind.is_op or method.is_static else " const"
            out.append(
                f"{_documentation(method, '    ')}    {static}{_type(method.return_type)}{method.name}"
                f"({_parameters(method)}){const} {{\n      {tgfmt(body, kind.trait_context)}\n    }}\n"
            )
    if interface.verify and interface.kind == "OpInterface":
        function = "verifyRegionTrait" if interface.verify_with_regions else "verifyTrait"
        body = tgfmt(interface.verify.strip(SPACE), FormatContext(_op="op"))
        out.append(
            f"    static ::llvm::LogicalResult {function}(::mlir::Operation *op) {{\n      {body}\n    }}\n"
        )
    for extra in (interface.extra_trait_class_declaration, interface.extra_shared_class_declaration):
        if extra:
            out.append(f"{tgfmt(extra, kind.trait_context)}\n")
    out.append("  };\n")


# -- the bodies of models -------------------------------------------------------------------------------


def _write_model_methods(out: list[str], interface: Interface, kind: InterfaceKind) -> None:
    parameter = kind.template_parameter
    traits = f"detail::{interface.name}InterfaceTraits"
    functions = interface.functions
    for name, method in functions:
        out.append(
            f"template<typename {parameter}>\n{_type(method.return_type)}{traits}::Model<{parameter}>::{name}"
            f"({_model_parameters(method, kind)}) {{\n  {_model_body(method, kind)}\n}}\n"
        )
    for name, method in functions:
        if method.is_static:
            call = f"{parameter}::{name}({_arguments(method)})"
        else:
            arguments = _joined("tablegen_opaque_val", _arguments(method))
            call = f"static_cast<const {parameter} *>(impl)->{name}({arguments})"
        out.append(
            f"template<typename {parameter}>\n"
            f"{_type(method.return_type)}{traits}::FallbackModel<{parameter}>::{name}"
            f"({_model_parameters(method, kind)}) {{\n  return {call};\n}}\n"
        )
    for name, method in functions:
        body = _default_body(method)
        if body:
            const = "" if method.is_static else " const"
            context = FormatContext() if method.is_static else kind.model_context
            out.append(
                f"template<typename ConcreteModel, typename {parameter}>\n"
                f"{_type(method.return_type)}{traits}::ExternalModel<ConcreteModel, {parameter}>::{name}"
                f"({_external_model_parameters(method, kind)}){const} {{\n{tgfmt(body, context)}\n}}\n"
            )


def _model_body(method: InterfaceMethod, kind: InterfaceKind) -> str:
    """The body of a model's method: the body of the definition, or a call of the concrete class's method."""
    body = _body(method)
    if body:
        return body if method.is_static else tgfmt(body, kind.model_context)
    receiver = f"{kind.template_parameter}::" if method.is_static else tgfmt("$_self.", kind.model_context)
    return f"return {receiver}{method.name}({_arguments(method)});"
