"""Passes that mlir-opt has for its own tests of data layouts, as a plugin with equal behaviour.

mlirkit opt --load-pass-plugin=tests/passes/mlir_layout_passes.py --test-data-layout-query ...
"""

from __future__ import annotations

from mlirkit.builtin.attributes import UNIT, integer_attr
from mlirkit.builtin.dense import dense_array
from mlirkit.builtin.shaped_types import VectorType
from mlirkit.builtin.types import INDEX, UNSIGNED, integer_type
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.operation import Operation
from mlirkit.core.structural_attributes import DictionaryAttr, StringAttr
from mlirkit.core.walk import walk_postorder
from mlirkit.dialects.declared import dlti
from mlirkit.dialects.type_sizes import DataLayout
from mlirkit.passes.pass_base import Pass
from mlirkit.passes.pass_registry import register_pass

NAMESPACE = "(anonymous namespace)::"
_NO_SPACE = integer_attr(integer_type(32, UNSIGNED), 0)
_SPACES = ("default_memory_space", "alloca_memory_space", "program_memory_space", "global_memory_space")


@register_pass
class TestDataLayoutQuery(Pass):
    """Stores the layout for the result type of each query in attributes of the query."""

    ARGUMENT = "test-data-layout-query"
    NAME = NAMESPACE + "TestDataLayoutQuery"
    OP_NAME = "func.func"

    def run(self) -> None:
        for op in walk_postorder(self.operation):
            if op.name == "test.data_layout_query" and op.attribute("size") is None:
                answers = _answers(op, op.result_types()[0], DataLayout.closest(op))
                for name, value in answers.items():
                    op.set_attribute(name, value)


def _answers(op: Operation, type: Type, layout: DataLayout) -> dict[str, Attribute]:
    is_scalable = isinstance(type, VectorType) and any(type.scalable_flags)
    pointer_alignment = layout.named("function_pointer_alignment")
    if pointer_alignment is None:
        pointer_alignment = dlti.FunctionPointerAlignmentAttr.get(0, False, context=op.context)
    return {
        "size": _size(layout.type_size(type), is_scalable),
        "bitsize": _size(layout.type_size_in_bits(type), is_scalable),
        "alignment": integer_attr(INDEX, layout.type_abi_alignment(type)),
        "preferred": integer_attr(INDEX, layout.type_preferred_alignment(type)),
        "index": integer_attr(INDEX, layout.type_index_bitwidth(type) or 0),
        "endianness": layout.named("endianness") or StringAttr(""),
        "mangling_mode": layout.named("mangling_mode") or StringAttr(""),
        **{name: layout.named(name) or _NO_SPACE for name in _SPACES},
        "stack_alignment": integer_attr(INDEX, layout.stack_alignment),
        "function_pointer_alignment": pointer_alignment,
        "legal_int_widths": layout.named("legal_int_widths") or dense_array(integer_type(32), []),
    }


def _size(size: int, is_scalable: bool) -> Attribute:
    number = integer_attr(INDEX, size)
    return DictionaryAttr({"scalable": UNIT, "minimal_size": number}) if is_scalable else number
