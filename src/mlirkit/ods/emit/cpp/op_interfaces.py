"""Methods that interfaces and flags of a definition require: declarations of handwritten methods.

canonicalize getCanonicalizationPatterns fold parse print     flags of the definition
methods of interfaces whose methods the definition declares; `using` for those with a default
"""

from __future__ import annotations

from mlirkit.ods.emit.cpp.cpp_class import Class
from mlirkit.ods.emit.cpp.indented_text import WHITE_SPACE
from mlirkit.ods.emit.cpp.method import Method, Parameter
from mlirkit.ods.emit.cpp.op_context import OpContext, unpruned
from mlirkit.ods.model.interface import InterfaceMethod


def add_canonicalizer(op_class: Class, context: OpContext) -> None:
    operator = context.operator
    if operator.has_canonicalize_method:
        parameters = [
            Parameter(operator.cpp_class_name, "op"),
            Parameter("::mlir::PatternRewriter &", "rewriter"),
        ]
        method = op_class.add_method(
            "::llvm::LogicalResult", "canonicalize", parameters, static=True, declaration=True
        )
        unpruned(method, "canonicalize", context, 3643)
    if not (operator.has_canonicalize_method or operator.has_canonicalizer):
        return
    method = op_class.add_method(
        "void",
        "getCanonicalizationPatterns",
        [
            Parameter("::mlir::RewritePatternSet &", "results"),
            Parameter("::mlir::MLIRContext *", "context"),
        ],
        static=True,
        declaration=operator.has_canonicalizer,
    )
    if not operator.has_canonicalizer:
        unpruned(method, "getCanonicalizationPatterns", context, 3667).body.write(
            "  results.add(canonicalize);\n"
        )


def add_folder(op_class: Class, context: OpContext) -> None:
    operator = context.operator
    if not operator.has_folder:
        return
    parameters = [Parameter("FoldAdaptor", "adaptor")]
    return_type = "::mlir::OpFoldResult"
    if len(operator.results) != 1 or operator.variable_length_results:
        parameters.append(Parameter("::llvm::SmallVectorImpl<::mlir::OpFoldResult> &", "results"))
        return_type = "::llvm::LogicalResult"
    unpruned(op_class.add_method(return_type, "fold", parameters, declaration=True), "fold", context, 3691)


def add_custom_syntax(op_class: Class, context: OpContext) -> None:
    """`parse` and `print` of operations whose syntax is C++."""
    operator = context.operator
    if operator.assembly_format is not None or not operator.has_custom_assembly_format:
        return
    parameters = [
        Parameter("::mlir::OpAsmParser &", "parser"),
        Parameter("::mlir::OperationState &", "result"),
    ]
    method = op_class.add_method("::mlir::ParseResult", "parse", parameters, static=True, declaration=True)
    unpruned(method, "parse", context, 3994)
    method = op_class.add_method(
        "void", "print", [Parameter("::mlir::OpAsmPrinter &", "p")], declaration=True
    )
    unpruned(method, "print", context, 4006)


def add_interface_methods(op_class: Class, context: OpContext) -> None:
    used: set[str] = set()
    for trait in context.operator.traits:
        if trait.interface is None or not trait.declares_methods:
            continue
        for method in trait.interface.methods:
            if _has_text(method.body):
                continue
            if _has_text(method.default_body) and method.name not in trait.always_overridden:
                name = f"{trait.fully_qualified_name}<{context.class_name}>::{method.name}"
                if name not in used:
                    used.add(name)
                    op_class.declare_using(name)
                continue
            # The method of the interface may also be a method of the operation.
            add_interface_method(op_class, method, declaration=True)


def add_interface_method(op_class: Class, method: InterfaceMethod, declaration: bool) -> Method | None:
    """Add a method of an interface to the operation."""
    parameters = [Parameter(type_, name) for type_, name in method.arguments]
    return op_class.add_method(
        method.return_type, method.name, parameters, static=method.is_static, declaration=declaration
    )


def _has_text(body: str | None) -> bool:
    return bool(body and body.strip(WHITE_SPACE))
