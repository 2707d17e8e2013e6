"""C++ names of ranges, pairs and optionals: functions of LLVM and the standard library.

Ranges are Python sequences (ArrayRef and brace lists are tuples, SmallVector is a list); an empty optional is
None.  The only iterators are `std::begin(x)` and `std::end(x)`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import repeat
from sys import maxsize
from typing import Any, Final

from mypy_extensions import mypyc_attr

from mlirkit.core.structural_attributes import StringAttr
from mlirkit.ods.cpp_expr.arithmetic import element, truth
from mlirkit.ods.cpp_expr.names import Function, MethodEntry, Template
from mlirkit.ods.cpp_expr.numbers import INT64, binary_operator
from mlirkit.ods.cpp_expr.work import MOST_STEPS, charge


class Position:
    """A C++ iterator: a position in a sequence."""

    __slots__ = ("index", "sequence")

    def __init__(self, sequence: Sequence[Any], index: int) -> None:
        self.sequence = sequence
        self.index = index

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.index == other.index and self.sequence is other.sequence

    def __hash__(self) -> int:
        return hash(self.index)


@mypyc_attr(native_class=False)
class Enumerated(tuple[int, Any]):
    """An element of `llvm::enumerate`: unpacks as (index, value), and has `index()` and `value()`."""

    __slots__ = ()


def begin(sequence: Sequence[Any]) -> Position:
    """`std::begin`."""
    return Position(sequence, 0)


def end(sequence: Sequence[Any]) -> Position:
    """`std::end`."""
    return Position(sequence, len(sequence))


def dereference(value: Any) -> Any:
    """`*value`: the element at an iterator; a pointer or optional itself."""
    return value.sequence[value.index] if isinstance(value, Position) else value


def _equal(left: Any, right: Any) -> bool:
    return bool(left == right)


def make_range(first: Position, last: Position) -> Sequence[Any]:
    """`llvm::make_range`: the elements between two iterators."""
    return first.sequence[first.index : last.index]


def adjacent_find(first: Position, last: Position, same: Callable[[Any, Any], Any] = _equal) -> Position:
    """`std::adjacent_find`: the start of the first two equal neighbours, else `last`."""
    for index in range(first.index, last.index - 1):
        if same(first.sequence[index], first.sequence[index + 1]):
            return Position(first.sequence, index)
    return Position(last.sequence, last.index)


def _listed(values: Iterable[Any]) -> list[Any]:
    """The elements of a range as a list; the length is charged."""
    items = list(values)
    charge(len(items))
    return items


def sequence(*bounds: int) -> range:
    """`llvm::seq`; the length is charged."""
    values = range(*bounds)
    charge(len(values))
    return values


def find(values: Sequence[Any], value: Any) -> Position:
    """`llvm::find`: the position of the value, or the end."""
    for index, item in enumerate(values):
        if item == value:
            return Position(values, index)
    return Position(values, len(values))


def _checked_count(values: Sequence[Any], count: int) -> int:
    if not 0 <= count <= len(values):
        raise IndexError("more elements than a range has")
    return count


def all_of(values: Iterable[Any], test: Callable[[Any], Any]) -> bool:
    """`llvm::all_of`."""
    return all(truth(test(value)) for value in values)


def any_of(values: Iterable[Any], test: Callable[[Any], Any]) -> bool:
    """`llvm::any_of`."""
    return any(truth(test(value)) for value in values)


def none_of(values: Iterable[Any], test: Callable[[Any], Any]) -> bool:
    """`llvm::none_of`."""
    return not any(truth(test(value)) for value in values)


def all_equal(values: Iterable[Any]) -> bool:
    """`llvm::all_equal`."""
    items = list(values)
    return all(item == items[0] for item in items)


def is_contained(values: Iterable[Any], value: Any) -> bool:
    """`llvm::is_contained`."""
    return value in values


def is_sorted(values: Sequence[Any], less: Callable[[Any, Any], Any] | None = None) -> bool:
    """`llvm::is_sorted`: no element is less than the one before it."""
    items = list(values)
    if less is None:
        return all(items[index] <= items[index + 1] for index in range(len(items) - 1))
    return not any(less(items[index + 1], items[index]) for index in range(len(items) - 1))


def equal(left: Iterable[Any], right: Iterable[Any]) -> bool:
    """`llvm::equal`, element by element."""
    return list(left) == list(right)


def has_n_items(values: Sequence[Any], count: int) -> bool:
    """`llvm::hasNItems`."""
    return len(values) == count


def has_n_items_or_more(values: Sequence[Any], count: int) -> bool:
    """`llvm::hasNItemsOrMore`."""
    return len(values) >= count


def has_n_items_or_less(values: Sequence[Any], count: int) -> bool:
    """`llvm::hasNItemsOrLess`."""
    return len(values) <= count


def has_single_element(values: Sequence[Any]) -> bool:
    """`llvm::hasSingleElement`."""
    return len(values) == 1


def zip_equal(*ranges: Iterable[Any]) -> Iterator[tuple[Any, ...]]:
    """`llvm::zip_equal`."""
    return zip(*ranges, strict=True)


def zip_shortest(*ranges: Iterable[Any]) -> Iterator[tuple[Any, ...]]:
    """`llvm::zip`, which ends with the shortest range."""
    return zip(*ranges, strict=False)


def enumerate_(values: Iterable[Any]) -> list[Enumerated]:
    """`llvm::enumerate`."""
    return [Enumerated(pair) for pair in enumerate(values)]


def array_ref(*parts: Any) -> tuple[Any, ...]:
    """`ArrayRef<T>(x)`: of a range, of one element, or of nothing."""
    if not parts or parts[0] is None:
        return ()
    values = parts[0]
    return tuple(values) if isinstance(values, Iterable) and not isinstance(values, str) else (values,)


@mypyc_attr(native_class=False)
class Repetition(Sequence[Any]):
    """A value so many times that a tuple of it would take too much memory; to iterate over it is an error."""

    def __init__(self, value: Any, length: int) -> None:
        self.value = value
        self.length = length

    def __len__(self) -> int:
        return self.length

    def __getitem__(self, index: Any) -> Any:
        return tuple(self)[index] if isinstance(index, slice) else self.value

    def __iter__(self) -> Iterator[Any]:
        charge(self.length)
        return repeat(self.value, self.length)


def small_vector(*parts: Any) -> Sequence[Any]:
    """`SmallVector<T>(n, x)`, or of a range; `std::vector` likewise."""
    if len(parts) == 2 and isinstance(parts[0], int):
        if MOST_STEPS < parts[0] <= maxsize:
            return Repetition(parts[1], parts[0])
        charge(abs(parts[0]))
        # A tuple, because it is compared with the types of a range of values, which are a tuple.
        return (parts[1],) * parts[0]
    if len(parts) == 1 and isinstance(parts[0], int):
        charge(abs(parts[0]))
        return [0] * parts[0]
    if len(parts) == 2 and isinstance(parts[0], Position):
        return _listed(parts[0].sequence[parts[0].index : parts[1].index])
    return _listed(array_ref(*parts))


def array_of(*elements: Any) -> tuple[Any, ...]:
    """`ArrayRef<T>{a, b}`: of the elements, or of a single range."""
    if len(elements) == 1 and isinstance(elements[0], list | tuple):
        return tuple(elements[0])
    return elements


def vector_of(*elements: Any) -> list[Any]:
    """`SmallVector<T>{a, b}`."""
    return list(array_of(*elements))


def optional(arguments: tuple[Any, ...], *parts: Any) -> Any:
    """`std::optional<T>(x)`, which converts to T if T is a container."""
    if not parts or parts[0] is None:
        return None
    convert = arguments[0] if arguments else None
    return convert(parts[0]) if convert in (array_ref, small_vector) else parts[0]


def string_ref(value: Any = "") -> str:
    """`StringRef(x)` and `std::string(x)`."""
    if isinstance(value, StringAttr):
        return value.value
    if not isinstance(value, str):
        raise TypeError("a string of something else")
    return value


def to_string(value: int | float) -> str:
    """`std::to_string`."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise TypeError("a number's text of something else")
    return str(int(value)) if isinstance(value, int) else f"{value:f}"


def text_of(value: Any) -> str:
    """`str()` of a string or a string attribute."""
    return string_ref(value)


def size(values: Any) -> int:
    """`size()`; for a string attribute, the length of its text."""
    if isinstance(values, StringAttr):
        return len(values.value.encode(errors="surrogateescape"))
    return len(values.encode(errors="surrogateescape")) if isinstance(values, str) else len(values)


def empty(values: Any) -> bool:
    """`empty()`: a region without blocks, a string attribute without text."""
    return size(values) == 0


def contains(values: Any, value: Any) -> bool:
    """`contains()`."""
    return value in values


def has_value(value: Any) -> bool:
    """`has_value()` of an optional."""
    return value is not None


def _value(value: Any) -> Any:
    """`value()`: an optional itself, or the value in an element of `enumerate`."""
    return value[1] if isinstance(value, Enumerated) else value


def _slice(values: Any, start: int, count: int | None = None) -> Any:
    if not 0 <= start <= len(values) or (count is not None and not 0 <= count <= len(values) - start):
        raise IndexError("a slice out of range")
    return values[start:] if count is None else values[start : start + count]


def _push_back(values: list[Any], value: Any) -> None:
    charge(1)
    values.append(value)


def _append(values: list[Any], *parts: Any) -> None:
    if len(parts) == 2 and isinstance(parts[0], Position):
        values.extend(_listed(parts[0].sequence[parts[0].index : parts[1].index]))
    elif len(parts) == 2:
        charge(abs(parts[0]))
        values.extend([parts[1]] * parts[0])
    else:
        values.extend(_listed(parts[0]))


def starts_with(text: str, prefix: str) -> bool:
    """`StringRef::starts_with`."""
    return text.startswith(prefix)


def ends_with(text: str, suffix: str) -> bool:
    """`StringRef::ends_with`."""
    return text.endswith(suffix)


def _product(values: Iterable[int]) -> int:
    times = binary_operator("*", INT64, INT64)
    result = 1
    for value in values:
        result = times(result, value)
    return result


FUNCTIONS: Final[dict[str, Function]] = {
    "operator*": dereference,
    "begin": begin,
    "end": end,
    "make_range": make_range,
    "adjacent_find": adjacent_find,
    "all_of": all_of,
    "any_of": any_of,
    "none_of": none_of,
    "all_equal": all_equal,
    "is_contained": is_contained,
    "is_sorted": is_sorted,
    "equal": equal,
    "hasNItems": has_n_items,
    "hasNItemsOrMore": has_n_items_or_more,
    "hasNItemsOrLess": has_n_items_or_less,
    "hasSingleElement": has_single_element,
    "zip": zip_shortest,
    "zip_equal": zip_equal,
    "zip_first": zip_shortest,
    "enumerate": enumerate_,
    "seq": Template(lambda arguments, *bounds: sequence(*bounds), lenient=True),
    "reverse": lambda values: _listed(reversed(values)),
    "to_vector": _listed,
    "to_vector_of": _listed,
    "map_range": lambda values, function: [function(value) for value in _listed(values)],
    "map_to_vector": lambda values, function: [function(value) for value in _listed(values)],
    "concat": lambda *ranges: _listed(value for values in ranges for value in values),
    "product_of": _product,
    "count": lambda values, value: list(values).count(value),
    "count_if": lambda values, test: sum(bool(test(value)) for value in values),
    "find": find,
    "ArrayRef": array_ref,
    "MutableArrayRef": array_ref,
    "initializer_list": array_ref,
    "SmallVector": small_vector,
    "vector": small_vector,
    "SmallVectorImpl": small_vector,
    "ArrayRef{}": array_of,
    "MutableArrayRef{}": array_of,
    "initializer_list{}": array_of,
    "SmallVector{}": vector_of,
    "SmallVectorImpl{}": vector_of,
    "vector{}": vector_of,
    "optional": Template(optional, lenient=True),
    "make_optional": lambda value: value,
    "StringRef": string_ref,
    "StringLiteral": string_ref,
    "Twine": string_ref,
    "string": string_ref,
    "to_string": to_string,
    "pair": lambda *parts: parts,
    "make_pair": lambda *parts: parts,
    "tuple": lambda *parts: parts,
    "make_tuple": lambda *parts: parts,
    "get": Template(lambda arguments, parts: parts[arguments[0]]),
    "ValueRange": array_ref,
    "TypeRange": array_ref,
    "RegionRange": array_ref,
    "BlockRange": array_ref,
    "OpFoldResult": lambda value=None: value,
    "min": min,
    "max": max,
    "abs": abs,
    "isPowerOf2_32": lambda value: value > 0 and value & (value - 1) == 0,
    "isPowerOf2_64": lambda value: value > 0 and value & (value - 1) == 0,
    "popcount": lambda value: value.bit_count(),
    "Log2_32": lambda value: value.bit_length() - 1,
    "Log2_64": lambda value: value.bit_length() - 1,
    "assert": lambda condition: None,
    "succeeded": lambda result: result is not False and result is not None,
    "failed": lambda result: result is False or result is None,
    "success": lambda succeeded=True: succeeded,
    "failure": lambda failed=True: not failed,
}


METHODS: Final[dict[str, MethodEntry]] = {
    "size": size,
    "length": size,
    "empty": empty,
    "front": lambda values: values[0],
    "back": lambda values: values[-1],
    "begin": begin,
    "end": end,
    "drop_front": lambda values, count=1: values[_checked_count(values, count) :],
    "drop_back": lambda values, count=1: values[: len(values) - _checked_count(values, count)],
    "take_front": lambda values, count=1: values[:count] if count >= 0 else values[:0],
    "take_back": lambda values, count=1: values[-count:] if 0 < count < len(values) else values[:count],
    "slice": _slice,
    "contains": contains,
    "count": lambda values, value: int(value in values),
    "at": element,
    "vec": list,
    "asArrayRef": tuple,
    "push_back": _push_back,
    "emplace_back": _push_back,
    "append": _append,
    "pop_back": lambda values: values.pop(),
    "clear": lambda values: values.clear(),
    "first": lambda pair: pair[0],
    "second": lambda pair: pair[1],
    "index": lambda item: item[0],
    "value": _value,
    "has_value": has_value,
    "hasValue": has_value,
    "value_or": lambda value, default: default if value is None else value,
    "starts_with": starts_with,
    "startswith": starts_with,
    "ends_with": ends_with,
    "endswith": ends_with,
    "str": text_of,
    "strref": text_of,
    "lower": lambda text: text.lower(),
    "upper": lambda text: text.upper(),
    "data": lambda values: values,
}

CONSTANTS: Final[dict[str, Any]] = {"nullopt": None, "string::npos": -1, "StringRef::npos": -1}
