"""Verifiers of pdl: bindings of patterns, and the types of created operations.

A value in a pattern's matcher must be used for matching: by an operation, or by values that an operation
binds. Ranges have one element type.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from mlirkit.core.attribute import Type
from mlirkit.core.operation import Operation
from mlirkit.core.operation_name import OperationName
from mlirkit.core.walk import walk_preorder
from mlirkit.dialects.declared import pdl
from mlirkit.ods.live.hooks import region_verifier, value_interface, value_verifier, verifier
from mlirkit.support.diagnostics import MLIRError

# By an extension of transform.
value_interface("TransformHandleTypeInterface", pdl.OperationType)

_CREATED = "must have inferable or constrained result types when nested within `pdl.rewrite`"


def element_of(type: Type) -> Type:
    """Mirrors getRangeElementTypeOrSelf."""
    return type.elementType if isinstance(type, pdl.RangeType) else type


def _users(op: Operation) -> Iterator[Operation]:
    for value in op.result_values():
        for user, _ in value.use_pairs():
            yield user


def _with_note(error: MLIRError, message: str) -> MLIRError:
    error.error_diagnostics[0].attach_note(message)
    return error


@value_verifier(pdl.RangeType)
def verify_range_type(value: pdl.RangeType) -> str | None:
    """Mirrors RangeType::verify."""
    element = value.elementType
    if isinstance(element, pdl.RangeType):
        return f"element of pdl.range cannot be another range, but got'{element}'"
    return None


def _has_binding_use(op: Operation) -> bool:
    pending = list(_users(op))
    while pending:
        user = pending.pop()
        if not isinstance(user, pdl.ResultOp | pdl.ResultsOp):
            return True
        pending.extend(_users(user))
    return False


def _verify_binding_use(op: Operation) -> None:
    """Mirrors verifyHasBindingUse."""
    if isinstance(op.parent_op, pdl.PatternOp) and not _has_binding_use(op):
        raise op.op_error("expected a bindable user when defined in the matcher body of a `pdl.pattern`")


@verifier(pdl.OperandOp, pdl.OperandsOp)
def verify_operand(op: pdl.OperandOp | pdl.OperandsOp) -> None:
    """Mirrors OperandOp::verify and OperandsOp::verify."""
    _verify_binding_use(op)


@verifier(pdl.TypeOp)
def verify_type(op: pdl.TypeOp) -> None:
    """Mirrors TypeOp::verify."""
    if op.constantType is None:
        _verify_binding_use(op)


@verifier(pdl.TypesOp)
def verify_types(op: pdl.TypesOp) -> None:
    """Mirrors TypesOp::verify."""
    if op.constantTypes is None:
        _verify_binding_use(op)


@verifier(pdl.AttributeOp)
def verify_attribute(op: pdl.AttributeOp) -> None:
    """Mirrors AttributeOp::verify."""
    if op.value_attr is None:
        if isinstance(op.parent_op, pdl.RewriteOp):
            raise op.op_error("expected constant value when specified within a `pdl.rewrite`")
        _verify_binding_use(op)
    elif op.operand_count:
        raise op.op_error("expected only one of [`type`, `value`] to be set")


@verifier(pdl.ApplyNativeConstraintOp)
def verify_native_constraint(op: pdl.ApplyNativeConstraintOp) -> None:
    """Mirrors ApplyNativeConstraintOp::verify."""
    if not op.operand_count:
        raise op.op_error("expected at least one argument")
    if any(isinstance(type, pdl.OperationType) for type in op.result_types()):
        raise op.op_error("returning an operation from a constraint is not supported")


@verifier(pdl.ApplyNativeRewriteOp)
def verify_native_rewrite(op: pdl.ApplyNativeRewriteOp) -> None:
    """Mirrors ApplyNativeRewriteOp::verify."""
    if not op.operand_count and not op.result_count:
        raise op.op_error("expected at least one argument or result")


@verifier(pdl.RangeOp)
def verify_range(op: pdl.RangeOp) -> None:
    """Mirrors RangeOp::verify."""
    verify_elements(op)


def verify_elements(op: Operation) -> None:
    """Check that all operands have the range's element type, or are ranges of it."""
    (result,) = op.result_types()
    expected = element_of(result)
    for type in op.operand_types():
        if element_of(type) != expected:
            raise op.op_error(
                f"expected operand to have element type '{expected}', but got '{element_of(type)}'"
            )


@verifier(pdl.ReplaceOp)
def verify_replace(op: pdl.ReplaceOp) -> None:
    """Mirrors ReplaceOp::verify."""
    if op.replOperation is not None and len(op.replValues):
        raise op.op_error(
            "expected no replacement values to be provided when the replacement operation is present"
        )


@verifier(pdl.ResultsOp)
def verify_results(op: pdl.ResultsOp) -> None:
    """Mirrors ResultsOp::verify."""
    type = op.val.type
    if op.index is None and isinstance(type, pdl.ValueType):
        raise op.op_error(
            f"expected `pdl.range<value>` result type when no index is specified, but got: '{type}'"
        )


# -- operations -------------------------------------------------------------------------------------------


@verifier(pdl.OperationOp)
def verify_operation(op: pdl.OperationOp) -> None:
    """Mirrors OperationOp::verify."""
    is_created, name = isinstance(op.parent_op, pdl.RewriteOp), op.opName_attr
    if is_created and name is None:
        raise op.op_error("must have an operation name when nested within a `pdl.rewrite`")
    names, values = op.attributeValueNames, op.attributeValues
    if len(names) != len(values):
        raise op.op_error(
            f"expected the same number of attribute values and attribute names, got {len(names)} names and "
            f"{len(values)} values"
        )
    if is_created and name is not None and not _may_infer_types(op, name.value):
        _verify_types_known(op, name.value)
    _verify_binding_use(op)


def registered(op: Operation, name: str) -> OperationName | None:
    """The registered operation `name`, if its dialect is loaded; else None."""
    context = op.info.context
    loaded = [] if context is None else [loaded_dialect.name for loaded_dialect in context.loaded_dialects()]
    if context is None or name.partition(".")[0] not in loaded:
        return None
    info = context.operation_name(name)
    return info if info.is_registered else None


def _may_infer_types(op: Operation, name: str) -> bool:
    """Mirrors mightHaveTypeInference: unregistered operations may."""
    info = registered(op, name)
    return info is None or infers_types(info)


def infers_types(info: OperationName) -> bool:
    """Whether the types of the results follow from the rest, by a hook or by traits."""
    return bool(info.infer_types is not None or info.has_trait("InferTypeOpInterface"))


def _verify_types_known(op: pdl.OperationOp, name: str) -> None:
    """Mirrors verifyResultTypesAreInferrable."""
    if any(_determines_type(op, user, number) for user, number in op.op.use_pairs()):
        return
    types = list(op.typeValues)
    info = registered(op, name)
    if not types:
        if info is not None and not info.has_trait("ZeroResults") and not info.has_trait("VariadicResults"):
            raise _with_note(
                op.op_error(_CREATED),
                f"operation is created in a non-inferrable context, but '{name}' does not implement "
                "InferTypeOpInterface",
            )
        return
    for number, value in enumerate(types):
        made = value.defining_op
        if isinstance(made, pdl.ApplyNativeRewriteOp):
            continue
        if isinstance(made, pdl.TypeOp | pdl.TypesOp) and (
            (made.constantType if isinstance(made, pdl.TypeOp) else made.constantTypes) is not None
            or any(
                user.parent_block is not op.parent_block
                and isinstance(user, pdl.OperandOp | pdl.OperandsOp | pdl.OperationOp)
                for user in _users(made)
            )
        ):
            continue
        raise _with_note(op.op_error(_CREATED), f"result type #{number} was not constrained")


def _determines_type(op: Operation, user: Operation, number: int) -> bool:
    """Whether the operation replaces an operation that existed before."""
    if not isinstance(user, pdl.ReplaceOp) or number == 0:
        return False
    replaced = user.opValue.defining_op
    # A block argument has no position to compare.
    return replaced is not None and (
        replaced.parent_block is not op.parent_block or replaced.is_before_in_block(op)
    )


# -- patterns ---------------------------------------------------------------------------------------------

_CONNECTED = ("pdl.operand", "pdl.operands", "pdl.result", "pdl.results", "pdl.operation")


@region_verifier(pdl.PatternOp)
def verify_pattern(op: pdl.PatternOp) -> None:
    """Mirrors PatternOp::verifyRegions."""
    body = op.bodyRegion.blocks[0]
    last = body.last
    if last is None or not isinstance(last, pdl.RewriteOp):
        error = op.op_error("expected body to terminate with `pdl.rewrite`")
        raise error if last is None else last.note_on(error, "see terminator defined here")
    for top in body.ops():
        # Operations are visited after nested ones.
        for operation in [*list(walk_preorder(top))[1:], top]:
            if not operation.info.name.startswith("pdl."):
                raise operation.note_on(
                    op.op_error("expected only `pdl` operations within the pattern body"),
                    "see non-`pdl` operation defined here",
                )
    if not any(isinstance(operation, pdl.OperationOp) for operation in body.ops()):
        raise op.op_error("the pattern must contain at least one `pdl.operation`")
    visited: set[int] = set()
    for nested in body.ops():
        if nested.info.name not in _CONNECTED or not any(_is_in_rewrite(user) for user in _users(nested)):
            continue
        if not visited:
            _visit(nested, visited)
        elif id(nested) not in visited:
            raise nested.note_on(
                op.op_error("the operations must form a connected component"),
                "see a disconnected value / operation here",
            )


def _is_in_rewrite(user: Operation) -> bool:
    return isinstance(user, pdl.RewriteOp) or isinstance(user.parent_op, pdl.RewriteOp)


def _visit(start: Operation, visited: set[int]) -> None:
    """Mark all operations of the matcher that are connected to an operation."""
    pending = [start]
    while pending:
        op = pending.pop()
        if op is None or not isinstance(op.parent_op, pdl.PatternOp) or isinstance(op, pdl.RewriteOp):
            continue
        if id(op) in visited:
            continue
        visited.add(id(op))
        values: list[Any] = []
        if isinstance(op, pdl.OperationOp):
            values = list(op.operandValues)
        elif isinstance(op, pdl.ResultOp | pdl.ResultsOp):
            values = [op.parent]
        pending += [value.defining_op for value in values]
        pending += list(_users(op))


@region_verifier(pdl.RewriteOp)
def verify_rewrite(op: pdl.RewriteOp) -> None:
    """Mirrors RewriteOp::verifyRegions."""
    is_empty = op.bodyRegion.is_empty
    if op.name_attr is not None:
        if not is_empty:
            raise op.op_error("expected rewrite region to be empty when rewrite is external")
        return
    if is_empty:
        raise op.op_error("expected rewrite region to be non-empty if external name is not specified")
    if len(op.externalArgs):
        raise op.op_error("expected no external arguments when the rewrite is specified inline")
