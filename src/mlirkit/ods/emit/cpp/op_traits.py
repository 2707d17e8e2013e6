"""The traits of an operation's class: counts, structural traits, invariants, then those of the definition."""

from __future__ import annotations

from mlirkit.ods.emit.cpp.cpp_class import Parent
from mlirkit.ods.emit.cpp.op_context import OpContext
from mlirkit.ods.model.trait import TraitKind


def add_traits(parent: Parent, context: OpContext) -> None:
    """Add the traits as template arguments of the base class."""
    operator = context.operator
    add = parent.add_template_argument
    regions, successors = operator.regions, operator.successors
    variadic_regions = sum(region.is_variadic for region in regions)
    add(_count_trait("Region", len(regions), variadic_regions))
    add(_count_trait("Result", len(operator.results), operator.variable_length_results))
    if len(operator.results) == 1 and not operator.variable_length_results:
        add(f"::mlir::OpTrait::OneTypedResult<{operator.results[0].constraint.cpp_type}>::Impl")
    variadic_successors = sum(successor.is_variadic for successor in successors)
    add(_count_trait("Successor", len(successors), variadic_successors))
    add(_count_trait("Operand", len(operator.operands), operator.variable_length_operands))
    native = [trait for trait in operator.traits if trait.kind is TraitKind.NATIVE]
    for trait in native:
        if trait.is_structural:
            add(trait.fully_qualified_name)
    # Invariants are verified after structural traits, and before native traits and interfaces.
    add("::mlir::OpTrait::OpInvariants")
    if context.has_nonempty_properties:
        add("::mlir::BytecodeOpInterface::Trait")
    for trait in operator.traits:
        is_native = trait.kind is TraitKind.NATIVE and not trait.is_structural
        if is_native or trait.kind is TraitKind.INTERFACE:
            add(trait.fully_qualified_name)
    if context.infer_types is not None:
        add(context.infer_types.fully_qualified_name)


def _count_trait(kind: str, total: int, variable: int) -> str:
    """The trait for the number of regions, results, successors or operands."""
    if variable:
        if total == variable:
            return f"::mlir::OpTrait::Variadic{kind}s"
        return f"::mlir::OpTrait::AtLeastN{kind}s<{total - variable}>::Impl"
    if total == 0:
        return f"::mlir::OpTrait::Zero{kind}s"
    if total == 1:
        return f"::mlir::OpTrait::One{kind}"
    return f"::mlir::OpTrait::N{kind}s<{total}>::Impl"
