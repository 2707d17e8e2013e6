"""The class of one attribute or type: builders, verifiers, parser and printer, accessors, interface methods.

The storage is in attr_or_type_storage.py, the bodies of parser and printer in attr_or_type_format.py, the
generators in attr_or_type_defs.py.
"""

from __future__ import annotations

from mlirkit.ods.assembly_format import FormatError
from mlirkit.ods.emit.cpp.attr_or_type_format import write_format
from mlirkit.ods.emit.cpp.cpp_class import Class, Parent, Visibility
from mlirkit.ods.emit.cpp.format_string import FormatContext, tgfmt
from mlirkit.ods.emit.cpp.indented_text import IndentedText
from mlirkit.ods.emit.cpp.method import Method, Parameter
from mlirkit.ods.emit.options import Options
from mlirkit.ods.model import (
    Builder,
    Interface,
    TraitKind,
)
from mlirkit.ods.model.predicate import TRUE, condition
from mlirkit.ods.model.value_definitions import ValueDefinition, ValueDefinitions

EMIT_ERROR = Parameter("::llvm::function_ref<::mlir::InFlightDiagnostic()>", "emitError")
CONTEXT = Parameter("::mlir::MLIRContext *", "context")


class ValueClass:
    """Builds the class of one definition."""

    def __init__(self, value: ValueDefinition, definitions: ValueDefinitions, options: Options) -> None:
        self.definition = value.definition
        self.dialect = value.dialect
        self.definitions = definitions
        self.options = options
        self.kind = "Attribute" if self.definition.is_attribute else "Type"
        self.short_kind = "Attr" if self.definition.is_attribute else "Type"
        self.cls = Class(self.definition.cpp_class_name)
        # Names for which `using` declarations were added.
        self._used: set[str] = set()

    def build(self) -> Class:
        """Build the complete class."""
        definition = self.definition
        self._add_base()
        self._declare_extra()
        has_storage = bool(definition.parameters)
        if has_storage:
            self._add_builders()
        self._declare_constant("name", definition.full_name)
        self._declare_constant("dialectName", self.dialect.name)
        if has_storage:
            self._add_verifiers()
        if definition.mnemonic is not None:
            self._add_parser_and_printer(definition.mnemonic)
        if definition.gen_accessors:
            self._add_accessors()
        for trait in definition.traits:
            if trait.interface is not None and trait.declares_methods:
                self._add_interface_methods(
                    trait.interface, trait.fully_qualified_name, trait.always_overridden
                )
        if definition.gen_mnemonic_alias and definition.mnemonic is not None:
            self._add_alias(definition.mnemonic)
        self.cls.finalize()
        return self.cls

    # -- the head -------------------------------------------------------------------------------------

    def _add_base(self) -> None:
        definition = self.definition
        base = Parent(f"::mlir::{self.kind}::{self.short_kind}Base")
        base.add_template_argument(definition.cpp_class_name)
        base.add_template_argument(definition.cpp_base_class)
        if definition.parameters:
            base.add_template_argument(f"{definition.storage_namespace}::{definition.storage_class}")
        else:
            base.add_template_argument(f"::mlir::{self.kind}Storage")
        for trait in definition.traits:
            base.add_template_argument(trait.fully_qualified_name)
        if definition.gen_mnemonic_alias:
            base.add_template_argument(f"::mlir::OpAsm{self.short_kind}Interface::Trait")
        self.cls.add_parent(base)

    def _declare_extra(self) -> None:
        """Declare the inherited constructors, and the C++ of the definition and of its traits."""
        definition = self.definition
        self.cls.declare_visibility(Visibility.PUBLIC)
        self.cls.declare_using("Base::Base")
        declarations = [*self._of_traits("extraConcreteClassDeclaration"), definition.extra_class_declaration]
        bodies = [*self._of_traits("extraConcreteClassDefinition"), definition.extra_class_definition]
        context = FormatContext(cppClass=definition.cpp_class_name)
        self.cls.declare_extra(
            "\n".join([text for text in declarations if text]),
            tgfmt("\n".join([text for text in bodies if text]), context),
        )

    def _of_traits(self, field: str) -> list[str]:
        texts = [
            trait.fields.get(field, "") for trait in self.definition.traits if trait.kind is TraitKind.NATIVE
        ]
        return [text for text in texts if isinstance(text, str)]

    def _declare_constant(self, name: str, value: str) -> None:
        self.cls.declare_extra(f'static constexpr ::llvm::StringLiteral {name} = "{value}";\n')

    # -- builders -------------------------------------------------------------------------------------

    def _parameters(self, *first: Parameter) -> list[Parameter]:
        """The parameters of the definition, after others."""
        defined = [Parameter(parameter.cpp_type, parameter.name) for parameter in self.definition.parameters]
        return [*first, *defined]

    def _add_builders(self) -> None:
        is_checked = self.definition.is_verified
        if not self.definition.skip_default_builders:
            self._add_default_builder("get", "Base::get(context", CONTEXT)
            if is_checked:
                self._add_default_builder(
                    "getChecked", "Base::getChecked(emitError, context", EMIT_ERROR, CONTEXT
                )
        for builder in self.definition.builders:
            self._add_builder(builder, "get")
            if is_checked:
                self._add_builder(builder, "getChecked", EMIT_ERROR)

    def _add_default_builder(self, name: str, call: str, *first: Parameter) -> None:
        method = self._static_method(self.definition.cpp_class_name, name, self._parameters(*first))
        method.body.indent()
        moved = [f", std::move({parameter.name})" for parameter in self.definition.parameters]
        method.body.write(f"return {call}{''.join(moved)});")

    def _add_builder(self, builder: Builder, name: str, *first: Parameter) -> None:
        """Add a builder of the definition, or its variant that reports errors."""
        context = FormatContext()
        parameters = list(first)
        if not builder.has_inferred_context:
            parameters.append(CONTEXT)
            context.add("_ctxt", "context")
        for entry in builder.parameters:
            parameters.append(Parameter(entry.cpp_type, entry.name or "", entry.default or ""))
        method = self._static_method(
            builder.return_type or self.definition.cpp_class_name,
            name,
            parameters,
            declaration=not builder.body,
        )
        if not builder.body:
            return
        body = builder.body
        if name == "getChecked":
            body = body.replace("$_get(", "Base::getChecked(emitError, ")
        else:
            context.add("_get", "Base::get")
        method.body.indent()
        method.body.write_reindented(tgfmt(body, context))

    def _static_method(
        self, return_type: str, name: str, parameters: list[Parameter], *, declaration: bool = False
    ) -> Method:
        """Add a static method; an error if another makes it redundant."""
        method = self.cls.add_method(return_type, name, parameters, static=True, declaration=declaration)
        if method is not None:
            return method
        refused = Method(return_type, name, parameters, static=True, declaration=declaration)
        shadowing = next(candidate for candidate in self.cls.methods if candidate.makes_redundant(refused))
        raise self.definitions.builders_error(
            self.definition,
            f"builder `{name}` conflicts with an existing builder. ",
            f"A new builder with signature:\n{_declaration(refused)}\n"
            f"is shadowed by an existing builder with signature:\n{_declaration(shadowing)}\n"
            "Please remove one of the conflicting definitions.",
        )

    # -- verifiers ------------------------------------------------------------------------------------

    def _add_verifiers(self) -> None:
        """Declare the handwritten verifier, and define verifiers of constraints that call it."""
        definition = self.definition
        calls = []
        if definition.constrained_parameters:
            self._add_constraint_verifier()
            calls.append("verifyInvariantsImpl")
        if definition.gen_verify:
            self._static_verifier("verify", declaration=True)
            calls.append("verify")
        if not calls:
            return
        self.cls.declare_using("Base::getChecked")
        body = self._static_verifier("verifyInvariants").body
        names = ", ".join([parameter.name for parameter in self._parameters(EMIT_ERROR)])
        for call in calls:
            body.write(f"if (::mlir::failed({call}({names})))\n  return ::mlir::failure();\n")
        body.write("return ::mlir::success();")

    def _add_constraint_verifier(self) -> None:
        body = self._static_verifier("verifyInvariantsImpl").body
        for parameter in self.definition.constrained_parameters:
            cpp_condition = tgfmt(condition(parameter.predicate or TRUE), FormatContext(_self=parameter.name))
            body.write(
                f"\nif (!({cpp_condition})) {{\n"
                f"  emitError() << \"failed to verify '{parameter.name}': {parameter.constraint_summary}\";\n"
                "  return ::mlir::failure();\n"
                "}\n",
                "\n",
            )
        body.write("return ::mlir::success();")

    def _static_verifier(self, name: str, *, declaration: bool = False) -> Method:
        method = self._static_method(
            "::llvm::LogicalResult", name, self._parameters(EMIT_ERROR), declaration=declaration
        )
        method.body.indent()
        return method

    # -- parser, printer, accessors -------------------------------------------------------------------

    def _add_parser_and_printer(self, mnemonic: str) -> None:
        definition = self.definition
        getter = self.cls.add_method("::llvm::StringLiteral", "getMnemonic", static=True, constexpr=True)
        if getter is not None:
            getter.body.indent()
            getter.body.write(f'return {{"{mnemonic}"}};')
        has_format = definition.assembly_format is not None
        if not definition.has_custom_assembly_format and not has_format:
            return
        parameters = [Parameter("::mlir::AsmParser &", "odsParser")]
        if definition.is_attribute:
            parameters.append(Parameter("::mlir::Type", "odsType"))
        parser = self.cls.add_method(
            f"::mlir::{self.kind}", "parse", parameters, static=True, declaration=not has_format
        )
        printer = self.cls.add_method(
            "void",
            "print",
            [Parameter("::mlir::AsmPrinter &", "odsPrinter")],
            const=True,
            declaration=not has_format,
        )
        if has_format and parser is not None and printer is not None:
            try:
                write_format(definition, parser.body, printer.body)
            except FormatError as error:
                self._report_format(error)

    def _report_format(self, error: FormatError) -> None:
        """Report an error of the format; without a fatal error, the bodies stay empty."""
        definitions = self.definitions
        self.options.report([error.placed(definitions.records, definitions.record(self.definition))])
        if self.options.flag("asmformat-error-is-fatal", True):
            raise self.definitions.error(self.definition, "failed to parse assembly format")

    def _add_accessors(self) -> None:
        has_body = self.definition.gen_storage_class
        for parameter in self.definition.parameters:
            accessor = self.cls.add_method(
                parameter.cpp_accessor_type, parameter.accessor_name, const=True, declaration=not has_body
            )
            if has_body and accessor is not None:
                accessor.body.indent()
                accessor.body.write(f"return getImpl()->{parameter.name};")

    # -- interfaces -----------------------------------------------------------------------------------

    def _add_interface_methods(
        self, interface: Interface, trait_name: str, always_overridden: tuple[str, ...]
    ) -> None:
        """Declare the methods that the class must implement, and `using` for methods with a default."""
        for method in interface.methods:
            if method.has_body:
                continue
            if method.has_default_body and method.name not in always_overridden:
                name = f"{trait_name}<{self.definition.cpp_class_name}>::{method.name}"
                if name not in self._used:
                    self._used.add(name)
                    self.cls.declare_using(name)
                continue
            self.cls.add_method(
                method.return_type,
                method.name,
                [Parameter(cpp_type, name) for cpp_type, name in method.arguments],
                static=method.is_static,
                const=not method.is_static,
                declaration=True,
            )

    def _add_alias(self, mnemonic: str) -> None:
        method = self.cls.add_method(
            "::mlir::OpAsmAliasResult", "getAlias", [Parameter("::llvm::raw_ostream &", "os")], const=True
        )
        if method is not None:
            method.body.indent()
            method.body.write(
                f'os << "{mnemonic}";\n', "return ::mlir::OpAsmAliasResult::OverridableAlias;\n"
            )


def _declaration(method: Method) -> str:
    text = IndentedText()
    method.write_declaration(text)
    return str(text)
