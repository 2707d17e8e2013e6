"""The pool: makes the unique values of one run."""

from __future__ import annotations

from typing import NoReturn

from mlirkit.support.diagnostics import MLIRError
from mlirkit.tablegen.limits import MAX_DEPTH, MAX_SIZE
from mlirkit.tablegen.types import Type
from mlirkit.tablegen.values import BitsValue, DagValue, IntValue, ListValue, StringValue, Value

TOO_LARGE = f"value of more than {MAX_SIZE} parts or {MAX_DEPTH} levels"


class ValuePool:
    """Makes the values of one run, each only once, so that `is` compares them.

    Uniqueness does not only save memory: `SomeClass<args>` is the same anonymous record wherever it is
    written with the same arguments, and a change by resolving is detected by identity.
    """

    __slots__ = ("_bits", "_code", "_dags", "_ints", "_lists", "_strings")

    def __init__(self) -> None:
        self._ints: dict[int, IntValue] = {}
        self._strings: dict[str, StringValue] = {}
        self._code: dict[str, StringValue] = {}
        self._bits: dict[tuple[int, ...], BitsValue] = {}
        self._lists: dict[tuple[int, ...], ListValue] = {}
        self._dags: dict[tuple[object, ...], DagValue] = {}

    def integer(self, value: int) -> IntValue:
        """The `int` value, which must fit in signed 64 bits."""
        value_object = self._ints.get(value)
        if value_object is None:
            value_object = self._ints[value] = IntValue(value)
        return value_object

    def string(self, value: str, is_code: bool = False) -> StringValue:
        """The string or code value."""
        table = self._code if is_code else self._strings
        string_value = table.get(value)
        if string_value is None:
            string_value = table[value] = StringValue(value, is_code)
        return string_value

    def bits(self, bits: tuple[Value, ...]) -> BitsValue:
        """The bits value, lowest bit first."""
        key = tuple(map(id, bits))
        bit = self._bits.get(key)
        if bit is None:
            bit = self._bits[key] = BitsValue(bits)
            if bit.size > MAX_SIZE or bit.depth > MAX_DEPTH:
                self.too_large()
        return bit

    def list_of(self, elements: tuple[Value, ...], element_type: Type) -> ListValue:
        """The list value."""
        key = (id(element_type), *map(id, elements))
        list_value = self._lists.get(key)
        if list_value is None:
            list_value = self._lists[key] = ListValue(elements, element_type)
            if list_value.size > MAX_SIZE or list_value.depth > MAX_DEPTH:
                self.too_large()
        return list_value

    def dag(
        self, operator: Value, name: str | None, args: tuple[Value, ...], arg_names: tuple[str | None, ...]
    ) -> DagValue:
        """The dag value."""
        key = (id(operator), name, arg_names, *map(id, args))
        result = self._dags.get(key)
        if result is None:
            result = self._dags[key] = DagValue(operator, name, args, arg_names)
            if result.size > MAX_SIZE or result.depth > MAX_DEPTH:
                self.too_large()
        return result

    def bit_of(self, whole: Value, index: int) -> Value:
        """One bit of a value that is not known yet, which only the pool of a run supports."""
        raise NotImplementedError

    def too_large(self) -> NoReturn:
        """Refuse a value of more than `MAX_SIZE` parts or `MAX_DEPTH` levels."""
        raise MLIRError(TOO_LARGE)

    def cast_value(self, value: Value, target: Type) -> Value | None:
        """See `Value.cast`; the pool that also makes expressions (expressions.py) does the rest."""
        if value.type is not None and (value.type is target or value.type.is_a(target)):
            return value
        return value.convert(target, self)
