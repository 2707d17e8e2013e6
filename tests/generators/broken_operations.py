"""Operations with one thing broken: the type of an operand or result, an attribute, a number of them.

    for text in Breaker(context, seed).variants(valid, "vector", 5): ...

A change is small: another size, element type or number in a list, so that the operation's own verifier is
reached and not only checks from its definition.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from enum import Enum
from typing import Any

from mlirkit.builtin.affine_map import AffineMap
from mlirkit.builtin.attributes import ArrayAttr, IntegerAttr
from mlirkit.builtin.dense import DenseArrayAttr
from mlirkit.builtin.map_attributes import AffineMapAttr
from mlirkit.builtin.shaped_types import (
    DYNAMIC,
    MemRefType,
    RankedTensorType,
    ShapedType,
    UnrankedTensorType,
    VectorType,
)
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.context import Context
from mlirkit.core.operation import Operation
from mlirkit.ods.live.classes.segments import OPERAND_SIZES, RESULT_SIZES
from mlirkit.support.source import SourceBuffer
from mlirkit.text.parser import parse_buffer
from tests.generators.type_pool import ATTRIBUTES, TYPES, readable

SIZES = (1, 2, 3, 4, 5, 8, DYNAMIC)
ELEMENTS = ("f32", "f16", "i32", "i1", "index")


class Breaker:
    """Breaks operations, the same ones for the same seed."""

    def __init__(self, context: Context, seed: int) -> None:
        self.context = context
        self.random = random.Random(seed)
        # MLIR reads the shape of unranked tensors, which have none.
        types: list[Type] = readable(TYPES, Type, context)
        # In mlir-opt, tiles of amx are types with a shape.
        self.types = [
            each
            for each in types
            if not isinstance(each, UnrankedTensorType) and getattr(each, "DIALECT", "") != "amx"
        ]
        self.attributes: list[Attribute] = readable(ATTRIBUTES, Attribute, context)
        self.elements: list[Type] = readable(ELEMENTS, Type, context)

    def variants(self, valid: str, dialect: str, count: int) -> list[str]:
        """Up to `count` broken variants in the generic form; none without an operation of the dialect."""
        found: list[str] = []
        for _ in range(count):
            buffer = SourceBuffer("-", valid.encode())
            module: Any = parse_buffer(buffer, self.context).top_operation(True)
            operations = [each for each in module.walk_list() if each.info.name.startswith(f"{dialect}.")]
            if not operations:
                break
            if self.break_once(self.random.choice(operations)):
                found.append(str(module.get_asm(print_generic_op_form=True, assume_verified=True)))
        return found

    def break_once(self, op: Any) -> bool:
        """Break one thing of an operation; return False if it has nothing to break."""
        ways: list[Callable[[Any], None]] = []
        if op.operand_count:
            ways += [self._operand_type] * 3 + [self._drop_operand]
        if op.result_count:
            ways += [self._result_type] * 3
        if self._names(op):
            ways += [self._attribute] * 4 + [self._drop_attribute]
        if any(not region.is_empty for region in op.regions):
            ways += [self._argument]
        if not ways:
            return False
        self.random.choice(ways)(op)
        return True

    def _names(self, op: Any) -> list[str]:
        # mlir-opt refuses native properties of another type without a message.
        dialect: Any = self.context.dialect(op.info.dialect_name)
        native = {each.name for each in dialect.definitions.operators[op.info.name].properties}
        names = [each for each in op.properties if each not in (OPERAND_SIZES, RESULT_SIZES)]
        return [each for each in names if each not in native]

    # -- ways to break ------------------------------------------------------------------------------

    def _operand_type(self, op: Any) -> None:
        number = self.random.randrange(op.operand_count)
        type = self.changed_type(op.operand_at(number).type)
        made: Any = Operation.create("test.value", results=[type], context=self.context)
        made.move_before(op)
        op.set_operand(number, made.result_values()[0])

    def _drop_operand(self, op: Any) -> None:
        op.set_operands(op.operand_values()[:-1])

    def _result_type(self, op: Any) -> None:
        result = self.random.choice(op.result_values())
        result.set_type(self.changed_type(result.type))

    def _attribute(self, op: Any) -> None:
        name = self.random.choice(self._names(op))
        op.set_inherent(name, self.changed_attribute(op.inherent(name)))

    def _drop_attribute(self, op: Any) -> None:
        op.set_inherent(self.random.choice(self._names(op)), None)

    def _argument(self, op: Any) -> None:
        region = self.random.choice([each for each in op.regions if not each.is_empty])
        block = region.first_block
        if block.args and self.random.random() < 0.7:
            argument = self.random.choice(block.args)
            argument.set_type(self.changed_type(argument.type))
        else:
            block.add_argument(self.random.choice(self.types), op.location)

    # -- replacements ------------------------------------------------------------------------------

    def changed_type(self, type: Type) -> Type:
        """Another type; mostly of the same kind if the type has a shape."""
        pick = self.random.random()
        if not isinstance(type, (RankedTensorType, MemRefType, VectorType)) or pick < 0.1:
            return self.random.choice(self.types)
        shape = list(type.dims)
        element = type.element_type
        if pick < 0.35:
            element = self.random.choice(self.elements)
        elif pick < 0.75 and shape:
            shape[self.random.randrange(len(shape))] = self.random.choice(SIZES)
        elif pick < 0.88 and shape:
            del shape[self.random.randrange(len(shape))]
        else:
            shape.insert(self.random.randint(0, len(shape)), self.random.choice(SIZES))
        return _with_shape(type, shape, element)

    def changed_attribute(self, attribute: Attribute | None) -> Attribute:
        """Another attribute, mostly of the same kind."""
        if self.random.random() < 0.85:
            if isinstance(attribute, IntegerAttr):
                value = attribute.value + self.random.choice((-2, -1, 1, 2, 5))
                width = getattr(attribute.type, "width", 64)
                if 0 <= value < 2 ** (width - 1) or (width > 8 and value < 0):
                    return IntegerAttr(attribute.type, value)
            if isinstance(attribute, DenseArrayAttr) and len(attribute.values):
                return DenseArrayAttr.get_values(attribute.element_type, self._changed_list(attribute.values))
            if isinstance(attribute, ArrayAttr) and len(attribute):
                return ArrayAttr(self._changed_list(list(attribute)))
            cases = _cases(attribute)
            if cases:
                kind: Any = type(attribute)
                changed: Attribute = kind(self.random.choice(cases))
                return changed
            if isinstance(attribute, AffineMapAttr) and attribute.map.results:
                map = attribute.map
                return AffineMapAttr(
                    AffineMap(map.n_dims, map.n_symbols, tuple(self._changed_list(list(map.results))))
                )
        return self.random.choice(self.attributes)

    def _changed_list(self, values: list[Any]) -> list[Any]:
        values = list(values)
        at = self.random.randrange(len(values))
        pick = self.random.random()
        if pick < 0.25:
            del values[at]
        elif pick < 0.45:
            values.insert(at, values[at])
        elif pick < 0.65 and len(values) > 1:
            values.reverse()
        elif isinstance(values[at], bool):
            values[at] = not values[at]
        elif isinstance(values[at], int):
            values[at] = self.random.choice((-1, 0, 1, 2, 7, values[at] + 1))
        elif isinstance(values[at], Attribute):
            values[at] = self.changed_attribute(values[at])
        else:
            del values[at]
        return values


def _cases(attribute: Any) -> list[Any]:
    """The cases of the enum in an attribute; empty if it holds no enum case."""
    parameters: tuple[Any, ...] = getattr(attribute, "parameters", ())
    kind = type(parameters[0]) if len(parameters) == 1 else None
    return list(kind) if kind is not None and issubclass(kind, Enum) else []


def _with_shape(type: ShapedType, shape: list[int], element: Type) -> Type:
    if isinstance(type, VectorType):
        return VectorType([abs(size) % 16 or 1 for size in shape], element)
    if isinstance(type, MemRefType):
        layout = type.layout if len(shape) == len(type.dims) else None
        return MemRefType(shape, element, layout, type.memory_space)
    return RankedTensorType(shape, element)
