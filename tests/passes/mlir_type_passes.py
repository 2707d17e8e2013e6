"""Passes that mlir-opt has for its own tests of types and derived attributes, as a plugin.

mlirkit opt --load-pass-plugin=tests/passes/mlir_type_passes.py --test-memref-stride-calculation ...
"""

from __future__ import annotations

from mlirkit.builtin.shaped_types import DYNAMIC, MemRefType
from mlirkit.builtin.strides import strides_and_offset
from mlirkit.builtin.types import FunctionType
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.structural_attributes import DictionaryAttr, StringAttr
from mlirkit.core.symbols import symbol_name
from mlirkit.core.walk import walk_postorder
from mlirkit.dialects.bufferization.cpp_names import is_buffer_like, is_tensor_like
from mlirkit.dialects.declared import func, memref
from mlirkit.passes.pass_base import Pass
from mlirkit.passes.pass_registry import register_pass
from mlirkit.support.diagnostics import DiagnosticSeverity

NAMESPACE = "(anonymous namespace)::"


@register_pass
class TestMemRefStrideCalculation(Pass):
    """Prints the strides and the offset of allocated memory."""

    ARGUMENT = "test-memref-stride-calculation"
    NAME = NAMESPACE + "TestMemRefStrideCalculation"
    INTERFACE = "SymbolOpInterface"

    def run(self) -> None:
        print(f"Testing: {symbol_name(self.operation)}")
        for op in walk_postorder(self.operation):
            if isinstance(op, memref.AllocOp):
                type = op.memref.type
                assert isinstance(type, MemRefType)
                _print_strides(type)


def _print_strides(type: MemRefType) -> None:
    strided = strides_and_offset(type)
    if strided is None:
        print(f"MemRefType {type} cannot be converted to strided form")
        return
    strides, offset = strided
    listed = ", ".join([_number(stride) for stride in strides])
    print(f"MemRefType offset: {_number(offset)} strides: {listed}")


def _number(number: int) -> str:
    return "?" if number == DYNAMIC else str(number)


@register_pass
class TestTensorLikeAndBufferLikePass(Pass):
    """Marks the tensors and buffers among the arguments and results of functions."""

    ARGUMENT = "test-tensorlike-bufferlike"
    NAME = NAMESPACE + "TestTensorLikeAndBufferLikePass"
    OP_NAME = "builtin.module"

    def run(self) -> None:
        for op in walk_postorder(self.operation):
            if isinstance(op, func.FuncOp):
                type = op.function_type.value
                assert isinstance(type, FunctionType)
                kinds = [(f"operand_{number}", each) for number, each in enumerate(type.inputs)]
                kinds += [(f"result_{number}", each) for number, each in enumerate(type.results)]
                words = {name: _kind(each) for name, each in kinds}
                entries: dict[str, Attribute] = {
                    name: StringAttr(word) for name, word in words.items() if word is not None
                }
                if entries:
                    op.set_attribute("found", DictionaryAttr(entries))


def _kind(type: Type) -> str | None:
    if is_tensor_like(type):
        return "is_tensor_like"
    return "is_buffer_like" if is_buffer_like(type) else None


@register_pass
class TestDerivedAttributeDriver(Pass):
    """Prints the derived attributes of operations."""

    ARGUMENT = "test-derived-attr"
    NAME = NAMESPACE + "TestDerivedAttributeDriver"
    OP_NAME = "func.func"

    def run(self) -> None:
        for op in walk_postorder(self.operation):
            materialize = getattr(op, "materialize_derived_attributes", None)
            if materialize is not None:
                for name, value in materialize().entries.items():
                    self.emit(op.diagnostic(f"{name} = {value}", DiagnosticSeverity.REMARK))
