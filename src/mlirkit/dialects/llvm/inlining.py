"""Inlining of llvm functions: allocations, alias scopes and loop annotations keep the callee's meaning.

Mirror: mlir/lib/Dialect/LLVMIR/Transforms/InlinerInterfaceImpl.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mlirkit.builtin.attributes import IntegerAttr
from mlirkit.core.attribute import AttributeOrType
from mlirkit.core.attribute_walk import AttributeReplacer, walk_attributes
from mlirkit.core.block import Block
from mlirkit.core.insertion_point import InsertionPoint
from mlirkit.core.location import CallSiteLoc, FusedLoc, Location
from mlirkit.core.matchers import constant_value
from mlirkit.core.operation import Operation
from mlirkit.core.region import Region
from mlirkit.core.structural_attributes import DictionaryAttr, StringAttr
from mlirkit.core.value import Value
from mlirkit.core.walk import walk_postorder
from mlirkit.dialects.declared import llvm
from mlirkit.dialects.inlining import InlineEverywhere, branch_with_operands, replace_by_operands
from mlirkit.dialects.llvm.alias_scopes import handle_access_groups, handle_alias_scopes
from mlirkit.dialects.llvm.inlined_arguments import inlined_argument
from mlirkit.ods.live.hooks import dialect_interface
from mlirkit.patterns.rewriter import PatternRewriter

_IN_ALLOCA: Final = "llvm.inalloca"
# Functions with one of these attributes, which are passed on to LLVM, are not inlined.
_DISALLOWED: Final = frozenset(["noduplicate", "presplitcoroutine", "returns_twice", "strictfp"])


class LLVMInliner(InlineEverywhere):
    """The inliner interface of llvm."""

    __slots__ = ()

    def is_legal_to_inline_call(self, call: Operation, callable: Operation, would_be_cloned: bool) -> bool:
        if not isinstance(call, llvm.CallOp) or call.no_inline:
            return False
        if not isinstance(callable, llvm.LLVMFuncOp) or callable.no_inline:
            return False
        type = callable.function_type.value
        if isinstance(type, llvm.LLVMFunctionType) and type.var_arg:
            return False
        if callable.personality is not None:
            return False
        for arg_attribute in callable.arg_attrs or ():
            if isinstance(arg_attribute, DictionaryAttr) and _IN_ALLOCA in arg_attribute.entries:
                return False
        return not any(
            isinstance(attribute, StringAttr) and attribute.value in _DISALLOWED
            for attribute in callable.passthrough or ()
        )

    def is_legal_to_inline(
        self, op: Operation, dest: Region, would_be_cloned: bool, mapping: dict[Value, Value]
    ) -> bool:
        return not isinstance(op, llvm.VaStartOp | llvm.BlockTagOp)

    def handle_terminator_of_many(self, op: Operation, new_dest: Block) -> None:
        if isinstance(op, llvm.ReturnOp):
            branch_with_operands(op, "llvm.br", new_dest)

    def handle_terminator(self, op: Operation, values_to_replace: Sequence[Value]) -> None:
        replace_by_operands(op, values_to_replace)

    def allow_single_block_optimization(self, blocks: Sequence[Block]) -> bool:
        return not (blocks and isinstance(blocks[0].last, llvm.UnreachableOp))

    def handle_argument(
        self,
        call: Operation,
        callable: Operation,
        argument: Value,
        attributes: DictionaryAttr | None,
        ip: InsertionPoint,
    ) -> Value:
        assert isinstance(callable, llvm.LLVMFuncOp)
        return inlined_argument(call, callable, argument, attributes, ip)

    def process_inlined_call_blocks(self, call: Operation, blocks: Sequence[Block]) -> None:
        assert isinstance(call, llvm.CallOp)
        _handle_allocations(call, blocks)
        handle_alias_scopes(call, blocks)
        handle_access_groups(call, blocks)
        _handle_loop_annotations(call, blocks)


# -- allocations ------------------------------------------------------------------------------------------


def _entry_block(call: Operation) -> Block | None:
    """The entry block of the enclosing function or other allocation scope."""
    current = call
    while (around := current.parent_op) is not None:
        info = around.info
        # An unregistered operation may have any trait.
        if not info.is_registered or info.is_isolated or info.has_trait("AutomaticAllocationScope"):
            region = current.parent_region
            return None if region is None else region.get_blocks()[0]
        current = around
    return None


def _has_lifetime(op: llvm.AllocaOp) -> bool:
    pending: list[Operation] = list(op.res.users)
    while pending:
        user = pending.pop()
        if isinstance(user, llvm.LifetimeStartOp | llvm.LifetimeEndOp):
            return True
        if isinstance(user, llvm.BitcastOp):
            pending.extend(user.res.users)
    return False


def _allocations(block: Block) -> list[llvm.AllocaOp]:
    return [op for op in block.ops() if isinstance(op, llvm.AllocaOp)]


def _handle_allocations(call: Operation, blocks: Sequence[Block]) -> None:
    """Mirrors handleInlinedAllocas: allocations of constant size move to the caller's entry block."""
    target = _entry_block(call)
    if target is None or target is blocks[0]:
        return
    # The allocations with their sizes, and whether they get lifetime markers.
    moved: list[tuple[llvm.AllocaOp, IntegerAttr, bool]] = []
    is_dynamic = False
    for op in _allocations(blocks[0]):
        size = constant_value(op.arraySize)
        if isinstance(size, IntegerAttr):
            moved.append((op, size, bool(size.bits) and not _has_lifetime(op)))
        else:
            is_dynamic = True
    is_dynamic = is_dynamic or any(
        constant_value(op.arraySize) is None for block in blocks[1:] for op in _allocations(block)
    )
    if not moved and not is_dynamic:
        return
    rewriter = PatternRewriter()
    rewriter.begin(call)
    stack: list[Value] = []
    if is_dynamic:
        rewriter.set_insertion_point_to_start(blocks[0])
        pointer = llvm.LLVMPointerType.get(context=call.context)
        stack = [rewriter.create(llvm.StackSaveOp, [pointer], loc=call.location).res]
    first = target.first
    for op, size, is_marked in moved:
        if is_marked:
            rewriter.set_insertion_point(op)
            rewriter.create(llvm.LifetimeStartOp, [], [op.res], loc=op.location)
        assert first is not None
        rewriter.set_insertion_point(first)
        constant = rewriter.create(
            llvm.ConstantOp, [op.arraySize.type], [], {"value": size}, loc=op.location
        )
        op.move_after(constant)
        op.arraySize = constant.res
    marked = [op for op, _, is_marked in moved if is_marked]
    for block in blocks if marked or stack else ():
        last = block.last
        if last is None or not last.info.has_trait("ReturnLike"):
            continue
        rewriter.set_insertion_point(last)
        if stack:
            rewriter.create(llvm.StackRestoreOp, [], stack, loc=call.location)
        for op in marked:
            rewriter.create(llvm.LifetimeEndOp, [], [op.res], loc=op.location)


# -- loops ------------------------------------------------------------------------------------------------


def _handle_loop_annotations(call: Operation, blocks: Sequence[Block]) -> None:
    """Locations of loops get the call site, if the caller has debug information."""
    function = call.parent_op
    while function is not None and "FunctionOpInterface" not in function.info.interfaces:
        function = function.parent_op
    place = None if function is None else function.location
    scope = place.metadata if isinstance(place, FusedLoc) else None
    if not isinstance(scope, llvm.DISubprogramAttr):
        return
    subprogram = scope

    def inlined(location: Location | None) -> Location | None:
        if not isinstance(location, FusedLoc):
            return None
        return FusedLoc([CallSiteLoc(location, call.location)], subprogram)

    done: dict[AttributeOrType, AttributeOrType] = {}
    replacer = AttributeReplacer(done.get)

    def replace(annotation: llvm.LoopAnnotationAttr) -> None:
        # Nested annotations have been replaced before.
        new = replacer.replace_inside(annotation)
        assert isinstance(new, llvm.LoopAnnotationAttr)
        start, end = inlined(new.startLoc), inlined(new.endLoc)
        if start is not None or end is not None:
            new = llvm.LoopAnnotationAttr.get(
                new.disableNonforced,
                new.vectorize,
                new.interleave,
                new.unroll,
                new.unrollAndJam,
                new.licm,
                new.distribute,
                new.pipeline,
                new.peeled,
                new.unswitch,
                new.mustProgress,
                new.isVectorized,
                start,
                end,
                new.parallelAccesses,
            )
        done[annotation] = new

    for block in blocks:
        for root in block.ops():
            for op in walk_postorder(root):
                attributes: list[llvm.LoopAnnotationAttr] = []

                def visit(value: AttributeOrType, result: list[llvm.LoopAnnotationAttr] = attributes) -> bool:
                    if isinstance(value, llvm.LoopAnnotationAttr):
                        result.append(value)
                    return True

                for attribute in op.attributes.values():
                    walk_attributes(attribute, visit)
                for annotation in reversed(attributes):
                    if annotation not in done:
                        replace(annotation)
                if attributes:
                    replacer.replace_in(op)


dialect_interface("llvm", "DialectInlinerInterface")(LLVMInliner())
