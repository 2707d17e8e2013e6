"""Shaped types: vectors, tensors and memrefs, ranked and unranked.

Constructors check nothing; `get`, as in upstream's bindings, checks and raises: builtin/type_checks.py.  The
strides of memrefs are computed in `strides`; the other builtin types are in `types` and `float_types`.
Text: text/parser/types.py and text/printer/types.py.  Encoding: bytecode/builtin_codec.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import index as exact_int
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from mlirkit.builtin.affine_map import AffineMap
from mlirkit.builtin.map_attributes import AffineMapAttr
from mlirkit.core.arguments import expect_all, expect_or_none
from mlirkit.core.attribute import Attribute, BuiltinType, ParametrizedType, Type
from mlirkit.support.diagnostics import MLIRError

# The marker of a dimension, stride or offset that is only known at run time; printed as `?`.
DYNAMIC: Final = -(2**63)


@mypyc_attr(allow_interpreted_subclasses=True)
class ShapedType(BuiltinType):
    """Base of vectors, tensors and memrefs.

    `dims` has an int for each dimension, `DYNAMIC` if unknown; it is empty for unranked types.
    """

    __slots__ = ("dims", "element_type")

    # A base class only: no type is a direct instance, so it has no type id.
    IS_BASE: ClassVar[bool] = True

    def __init__(self, shape: Sequence[int] | ShapedType, element_type: Type | None = None) -> None:
        if isinstance(shape, ShapedType):
            return
        assert element_type is not None
        self._hash = 0
        self.dims: tuple[int, ...] = tuple(shape)
        self.element_type = element_type

    @property
    def shape(self) -> list[int]:
        """A list of the dimensions, as in upstream's bindings; ValueError if there is no rank."""
        if not self.has_rank:
            raise ValueError("calling this method requires that the type has a rank.")
        return list(self.dims)

    @property
    def has_rank(self) -> bool:
        return True

    @property
    def rank(self) -> int:
        if not self.has_rank:
            raise ValueError("calling this method requires that the type has a rank.")
        return len(self.dims)

    @property
    def has_static_shape(self) -> bool:
        return self.has_rank and DYNAMIC not in self.dims

    @property
    def num_elements(self) -> int:
        """The product of the dimensions, which must be static."""
        count = 1
        for size in self.dims:
            count *= size
        return count

    def is_dynamic_dim(self, dim: int) -> bool:
        return self.get_dim_size(dim) == DYNAMIC

    def is_static_dim(self, dim: int) -> bool:
        return self.get_dim_size(dim) != DYNAMIC

    def get_dim_size(self, dim: int) -> int:
        if not self.has_rank:
            raise ValueError("calling this method requires that the type has a rank.")
        return self.dims[dim]

    @staticmethod
    def is_dynamic_size(size: int) -> bool:
        return size == DYNAMIC

    @staticmethod
    def is_static_size(size: int) -> bool:
        return size != DYNAMIC

    @staticmethod
    def get_dynamic_size() -> int:
        return DYNAMIC

    @staticmethod
    def get_dynamic_stride_or_offset() -> int:
        return DYNAMIC

    @staticmethod
    def is_dynamic_stride_or_offset(value: int) -> bool:
        return value == DYNAMIC

    @staticmethod
    def is_static_stride_or_offset(value: int) -> bool:
        return value != DYNAMIC


class VectorType(ShapedType):
    """`vector<4x[8]xf32>`; `scalable_flags` has one bool per dimension."""

    __slots__ = ("scalable_flags",)

    type_name: ClassVar[str] = "builtin.vector"

    def __init__(
        self,
        shape: Sequence[int] | ShapedType,
        element_type: Type | None = None,
        scalable_dims: Sequence[bool] | None = None,
    ) -> None:
        if isinstance(shape, ShapedType):
            return
        assert element_type is not None
        self._hash = 0
        self.dims = tuple(shape)
        self.element_type = element_type
        self.scalable_flags: tuple[bool, ...] = (
            (False,) * len(self.dims) if scalable_dims is None else tuple(scalable_dims)
        )
        self.seal()

    def key(self) -> tuple[Any, ...]:
        return (self.dims, self.element_type, self.scalable_flags)

    @staticmethod
    def get(
        shape: Sequence[int],
        element_type: Type,
        *,
        scalable: Sequence[bool] | None = None,
        scalable_dims: Sequence[int] | None = None,
        loc: object = None,
        context: object = None,
    ) -> VectorType:
        from mlirkit.builtin.type_checks import checked

        if scalable is not None and scalable_dims is not None:
            raise ValueError("'scalable' and 'scalable_dims' kwargs are mutually exclusive.")
        if scalable is not None and len(scalable) != len(shape):
            raise ValueError("Expected len(scalable) == len(shape).")
        if scalable_dims is not None:
            if any(not 0 <= scalable_size < len(shape) for scalable_size in scalable_dims):
                raise ValueError("Scalable dimension index out of bounds.")
        return checked(
            VectorType.get_unchecked(shape, element_type, scalable=scalable, scalable_dims=scalable_dims)
        )

    @staticmethod
    def get_unchecked(
        shape: Sequence[int],
        element_type: Type,
        *,
        scalable: Sequence[bool] | None = None,
        scalable_dims: Sequence[int] | None = None,
        context: object = None,
    ) -> VectorType:
        if scalable is not None:
            scalable = [bool(flag) for flag in expect_all(scalable, int, "VectorType.get", "scalable")]
        if scalable_dims is not None:
            scalable_dims = expect_all(scalable_dims, int, "VectorType.get", "scalable_dims")
            scalable = [index in scalable_dims for index in range(len(shape))]
        return VectorType(_sizes(shape), _element(element_type), scalable)

    @property
    def scalable_dims(self) -> list[bool]:
        """A list of flags, true for scalable dimensions, as in upstream's bindings."""
        return list(self.scalable_flags)

    @property
    def scalable(self) -> bool:
        """Whether any dimension is scalable."""
        return True in self.scalable_flags


class RankedTensorType(ShapedType):
    """`tensor<4x?xf32, encoding>`."""

    __slots__ = ("encoding",)

    type_name: ClassVar[str] = "builtin.tensor"

    def __init__(
        self,
        shape: Sequence[int] | ShapedType,
        element_type: Type | None = None,
        encoding: Attribute | None = None,
    ) -> None:
        if isinstance(shape, ShapedType):
            return
        assert element_type is not None
        self._hash = 0
        self.dims = tuple(shape)
        self.element_type = element_type
        self.encoding = encoding
        self.seal()

    def key(self) -> tuple[Any, ...]:
        return (self.dims, self.element_type, self.encoding)

    @staticmethod
    def get(
        shape: Sequence[int],
        element_type: Type,
        encoding: Attribute | None = None,
        loc: object = None,
        context: object = None,
    ) -> RankedTensorType:
        from mlirkit.builtin.type_checks import checked

        return checked(RankedTensorType.get_unchecked(shape, element_type, encoding))

    @staticmethod
    def get_unchecked(
        shape: Sequence[int], element_type: Type, encoding: Attribute | None = None, context: object = None
    ) -> RankedTensorType:
        expect_or_none(encoding, Attribute, "RankedTensorType.get", "encoding")
        return RankedTensorType(_sizes(shape), _element(element_type), encoding)


class UnrankedTensorType(ShapedType):
    """`tensor<*xf32>`."""

    __slots__ = ()

    type_name: ClassVar[str] = "builtin.unranked_tensor"

    HOLDS_A_TYPE: ClassVar[bool] = True

    def __init__(self, element_type: Type) -> None:
        if element_type is self:
            return
        self._hash = 0
        self.dims = ()
        self.element_type = element_type
        self.seal()

    def key(self) -> tuple[Any, ...]:
        return (self.element_type,)

    @property
    def has_rank(self) -> bool:
        return False

    @staticmethod
    def get(element_type: Type, loc: object = None, context: object = None) -> UnrankedTensorType:
        from mlirkit.builtin.type_checks import checked

        return checked(UnrankedTensorType.get_unchecked(element_type))

    @staticmethod
    def get_unchecked(element_type: Type, context: object = None) -> UnrankedTensorType:
        return UnrankedTensorType(element_type=_element(element_type))


class MemRefType(ShapedType):
    """`memref<4x?xf32, layout, memory_space>`; a layout of None means the identity map."""

    __slots__ = ("layout", "memory_space")

    type_name: ClassVar[str] = "builtin.memref"

    def __init__(
        self,
        shape: Sequence[int] | ShapedType,
        element_type: Type | None = None,
        layout: Attribute | None = None,
        memory_space: Attribute | None = None,
    ) -> None:
        if isinstance(shape, ShapedType):
            return
        assert element_type is not None
        self._hash = 0
        self.dims = tuple(shape)
        self.element_type = element_type
        self.layout: Attribute = identity_layout(len(self.dims)) if layout is None else layout
        self.memory_space = memory_space
        self.seal()

    def key(self) -> tuple[Any, ...]:
        return (self.dims, self.element_type, self.layout, self.memory_space)

    @staticmethod
    def get(
        shape: Sequence[int],
        element_type: Type,
        layout: Attribute | None = None,
        memory_space: Attribute | None = None,
        loc: object = None,
        context: object = None,
    ) -> MemRefType:
        from mlirkit.builtin.type_checks import checked

        return checked(MemRefType.get_unchecked(shape, element_type, layout, memory_space))

    @staticmethod
    def get_unchecked(
        shape: Sequence[int],
        element_type: Type,
        layout: Attribute | None = None,
        memory_space: Attribute | None = None,
        context: object = None,
    ) -> MemRefType:
        from mlirkit.builtin.type_checks import without_default_memory_space

        expect_or_none(layout, Attribute, "MemRefType.get", "layout")
        expect_or_none(memory_space, Attribute, "MemRefType.get", "memory_space")
        space = without_default_memory_space(memory_space)
        return MemRefType(_sizes(shape), _element(element_type), layout, space)

    def get_strides_and_offset(self) -> tuple[list[int], int]:
        """Strides and offset of the layout, `DYNAMIC` where unknown; RuntimeError if it is not strided."""
        from mlirkit.builtin.strides import strides_and_offset

        strides = strides_and_offset(self)
        if strides is None:
            raise RuntimeError("Failed to extract strides and offset from memref.")
        return strides

    @property
    def has_identity_layout(self) -> bool:
        """Whether the layout's map is the identity, as it is for `strided<[1]>`."""
        layout = self.layout
        if isinstance(layout, AffineMapAttr):
            return layout.map.is_identity
        from mlirkit.builtin.strides import layout_map

        map = layout_map(layout)
        return map is not None and map.is_identity

    @property
    def affine_map(self) -> AffineMap:
        """The layout as a map; ValueError if it cannot be one."""
        from mlirkit.builtin.strides import layout_map

        map = layout_map(self.layout)
        if map is None:
            raise ValueError(f"the layout {self.layout} is not an affine map")
        return map


class UnrankedMemRefType(ShapedType):
    """`memref<*xf32, memory_space>`."""

    __slots__ = ("memory_space",)

    type_name: ClassVar[str] = "builtin.unranked_memref"

    HOLDS_A_TYPE: ClassVar[bool] = True

    def __init__(self, element_type: Type, memory_space: Attribute | None = None) -> None:
        if element_type is self:
            return
        self._hash = 0
        self.dims = ()
        self.element_type = element_type
        self.memory_space = memory_space
        self.seal()

    def key(self) -> tuple[Any, ...]:
        return (self.element_type, self.memory_space)

    @property
    def has_rank(self) -> bool:
        return False

    @staticmethod
    def get(
        element_type: Type, memory_space: Attribute | None = None, loc: object = None, context: object = None
    ) -> UnrankedMemRefType:
        from mlirkit.builtin.type_checks import checked

        return checked(UnrankedMemRefType.get_unchecked(element_type, memory_space))

    @staticmethod
    def get_unchecked(
        element_type: Type, memory_space: Attribute | None = None, context: object = None
    ) -> UnrankedMemRefType:
        from mlirkit.builtin.type_checks import without_default_memory_space

        expect_or_none(memory_space, Attribute, "UnrankedMemRefType.get", "memory_space")
        return UnrankedMemRefType(_element(element_type), without_default_memory_space(memory_space))


def _sizes(shape: Sequence[Any]) -> list[int]:
    """A shape from a user: integers of any kind."""
    return [exact_int(size) for size in shape]


def _element(type: Any) -> Type:
    """An element type from a user."""
    if not isinstance(type, Type):
        raise TypeError(f"expected a type, got {type!r}")
    return type


_identity_layouts: Final[dict[int, AffineMapAttr]] = {}


def identity_layout(rank: int) -> AffineMapAttr:
    """The layout of a memref without a written one: the identity map of its rank."""
    layout = _identity_layouts.get(rank)
    if layout is None:
        layout = AffineMapAttr(AffineMap.get_identity(rank))
        _identity_layouts[rank] = layout
    return layout


def shaped_type(type: Type) -> ShapedType | None:
    """A type as a shaped type, None if it has no shape.

    Types of dialects that implement the interface ShapedType are converted to tensors, if their methods are
    known.
    """
    if isinstance(type, ShapedType):
        return type
    if not isinstance(type, ParametrizedType) or "ShapedType" not in getattr(type, "INTERFACES", ()):
        return None
    shaped: Any = type
    try:
        # A definition with the parameter `shape` and `hasRank` in C++ defines a ranked type.
        if not getattr(shaped, "has_rank", True):
            return UnrankedTensorType(shaped.element_type)
        return RankedTensorType(shaped.shape, shaped.element_type)
    except (AttributeError, MLIRError):
        # The methods are C++ without a translation, or the type was kept as text.
        return None


def hides_shape(type: Type) -> bool:
    """Whether the shape of a type is unknown: it implements ShapedType in C++ alone, or was kept as text."""
    return "ShapedType" in getattr(type, "INTERFACES", ()) and shaped_type(type) is None
