"""Attributes and types of vhlo and their counterparts in stablehlo, func and builtin.

The tables are in vhlo_mapping.py; this file applies them to values.  An attribute is converted by its kind
alone here; conversions that depend on its operation are in vhlo_attributes.py.

The definitions of vhlo accept any attribute anywhere: the kind of an attribute is checked at its conversion
(`of_kind`).
"""

from __future__ import annotations

from typing import Any, cast

from mlirkit.builtin.attributes import ArrayAttr, BoolAttr, FloatAttr, IntegerAttr, TypeAttr, integer_attr
from mlirkit.builtin.dense import (
    DenseArrayAttr,
    DenseIntElementsAttr,
    DenseIntOrFPElementsAttr,
    bits_of,
    dense_array,
    dense_elements,
    number_of,
)
from mlirkit.builtin.float_types import F64Type, FloatType
from mlirkit.builtin.shaped_types import RankedTensorType
from mlirkit.builtin.types import IndexType, IntegerType, integer_type
from mlirkit.conversion.vhlo_mapping import ENUMS, STRUCTS
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.context import Context
from mlirkit.core.structural_attributes import DictionaryAttr, FlatSymbolRefAttr, StringAttr
from mlirkit.dialects.declared import quant
from mlirkit.dialects.vhlo.types import TypeMap
from mlirkit.dialects.vhlo.values import tensor_elements
from mlirkit.ods.live.classes.value_class import parameters_of
from mlirkit.ods.live.dialect import LiveDialect
from mlirkit.support.diagnostics import MLIRError

WRONG_KIND = "an attribute is of the wrong kind"

I1 = integer_type(1)
I64 = integer_type(64)
F64 = F64Type()

_FROM_ENUMS = {versioned: name for name, versioned in ENUMS.items()}
_FROM_STRUCTS = {versioned: name for name, versioned in STRUCTS.items()}
# Of which kind the attributes are that structs of stablehlo hold, by the C++ class.
_PART_KINDS: dict[str, Any] = {
    "ArrayAttr": ArrayAttr,
    "Attribute": Attribute,
    "DenseIntElementsAttr": DenseIntElementsAttr,
    "MeshAxisAttr": "mesh_axis",
    "ResultAccuracyModeAttr": "result_accuracy_mode",
    "SubAxisInfoAttr": "sub_axis_info",
}


def of_kind(value: Any, *kinds: Any) -> Any:
    """`value`, if it is of one of the kinds, classes or mnemonics; MLIRError otherwise."""
    mnemonic = getattr(value, "MNEMONIC", None)
    for kind in kinds:
        if mnemonic == kind if isinstance(kind, str) else isinstance(value, kind):
            return value
    raise MLIRError(WRONG_KIND)


_MESH_AXES = "replica_group_mesh_axes_v1"


def vhlo_parameters(attribute: Any) -> tuple[Any, ...]:
    """The parameters of an attribute of vhlo; MLIRError if it is not one."""
    if attribute.DIALECT != "vhlo":
        raise MLIRError(WRONG_KIND)
    return parameters_of(attribute)


class ValueMap:
    """Conversion of values in both directions, with the dialects of a context.

    If other dialects are allowed, values without a counterpart in vhlo stay as they are.
    """

    def __init__(self, context: Context, allow_other_dialects: bool = False) -> None:
        self.allow_other_dialects = allow_other_dialects
        self.vhlo: Any = context.dialect("vhlo")
        self.stablehlo: Any = context.dialect("stablehlo")
        self.types = TypeMap(
            cast(LiveDialect, self.vhlo),
            self.attribute_from_vhlo,
            self.attribute_to_vhlo,
            self._other_from_vhlo,
            self._other_to_vhlo,
        )

    # -- types --------------------------------------------------------------------------------------

    def type_from_vhlo(self, type: Type) -> Type:
        """The counterpart of a vhlo type; types of other dialects stay."""
        if type.DIALECT != "vhlo":
            return type
        converted = self.types.to_builtin(type)
        if converted is None:
            raise MLIRError(f"type {type} has no counterpart outside of vhlo")
        return converted

    def type_to_vhlo(self, type: Type) -> Type:
        converted = self.types.to_vhlo(type)
        if converted is None:
            raise MLIRError(f"type {type} has no counterpart in vhlo")
        return converted

    def _other_from_vhlo(self, type: Any) -> Type | None:
        if type.MNEMONIC == "token_v1":
            return self._stablehlo_type("token")
        if type.MNEMONIC == "future_v1":
            parts = self.types.all_to_builtin(type.parameters[0])
            return None if parts is None else self._stablehlo_type("future", tuple(parts))
        if type.MNEMONIC in ("quant_v1", "quant_per_axis_v1"):
            return self._quantized_from_vhlo(type)
        return None

    def _quantized_from_vhlo(self, type: Any) -> Type:
        """The type of numbers with a scale and a zero point: one of each, or one per slice."""
        names = [parameter.name for parameter in type.DEFINITION.parameters]
        values = dict(zip(names, type.parameters, strict=True))
        head = (
            values["flags"],
            self.type_from_vhlo(values["storageType"]),
            self.type_from_vhlo(values["expressedType"]),
        )
        limits = (values["storageTypeMin"], values["storageTypeMax"])
        made: Type
        if "scale" in values:
            scale = number_of(F64, values["scale"])
            made = quant.UniformQuantizedType.get(*head, scale, values["zeroPoint"], *limits)
        else:
            scales = tuple([number_of(F64, value) for value in values["scales"]])
            rest = (scales, tuple(values["zeroPoints"]), values["quantizedDimension"])
            made = quant.UniformQuantizedPerAxisType.get(*head, *rest, *limits)
        return made

    def _quantized_to_vhlo(
        self, type: quant.UniformQuantizedType | quant.UniformQuantizedPerAxisType
    ) -> Type:
        head = (type.flags, self.type_to_vhlo(type.storage_type), self.type_to_vhlo(type.expressed_type))
        limits = (type.storage_type_min, type.storage_type_max)
        if isinstance(type, quant.UniformQuantizedType):
            return self.vhlo_type("quant_v1", *head, bits_of(F64, type.scale), type.zero_point, *limits)
        scales = tuple([bits_of(F64, scale) for scale in type.scales])
        dimension = type.quantized_dimension
        return self.vhlo_type("quant_per_axis_v1", *head, dimension, scales, tuple(type.zero_points), *limits)

    def _other_to_vhlo(self, type: Any) -> Type | None:
        if isinstance(type, (quant.UniformQuantizedType, quant.UniformQuantizedPerAxisType)):
            return self._quantized_to_vhlo(type)
        if type.DIALECT != "stablehlo":
            kept: Type | None = type if self.allow_other_dialects and type.DIALECT != "builtin" else None
            return kept
        if type.MNEMONIC == "token":
            return self.vhlo_type("token_v1")
        if type.MNEMONIC == "future":
            parts = self.types.all_to_vhlo(type.parameters[0])
            return None if parts is None else self.vhlo_type("future_v1", parts)
        return None

    def _stablehlo_type(self, mnemonic: str, *parameters: Any) -> Type:
        made: Type = self.stablehlo.type_class(mnemonic)(*parameters)
        return made

    def vhlo_type(self, mnemonic: str, *parameters: Any) -> Type:
        made: Type = self.vhlo.type_class(mnemonic)(*parameters)
        return made

    def vhlo_attribute(self, mnemonic: str, *parameters: Any) -> Attribute:
        made: Attribute = self.vhlo.attribute_class(mnemonic)(*parameters)
        return made

    # -- attributes from vhlo -----------------------------------------------------------------------

    def attribute_from_vhlo(self, attribute: Any) -> Attribute:
        """The counterpart of a vhlo attribute; attributes of other dialects stay."""
        if attribute.DIALECT != "vhlo":
            kept: Attribute = attribute
            return kept
        mnemonic = attribute.MNEMONIC
        values = attribute.parameters
        if mnemonic == "string_v1":
            return StringAttr(values[0])
        if mnemonic == "bool_v1":
            truth: Attribute = BoolAttr.get(values[0])
            return truth
        if mnemonic == "integer_v1":
            return integer_attr(of_kind(self.type_from_vhlo(values[0]), IntegerType, IndexType), values[1])
        if mnemonic == "float_v1":
            return FloatAttr(of_kind(self.type_from_vhlo(values[0]), FloatType), values[1])
        if mnemonic == "tensor_v1":
            elements = tensor_elements(self.type_from_vhlo(values[0]), values[1])
            if elements is None:
                raise MLIRError(WRONG_KIND)
            return elements
        if mnemonic == "type_v1":
            return TypeAttr(self.type_from_vhlo(values[0]))
        if mnemonic == "array_v1":
            return ArrayAttr([self.attribute_from_vhlo(value) for value in values[0]])
        if mnemonic == "dict_v1":
            return DictionaryAttr(
                {
                    of_kind(name, "string_v1").parameters[0]: self.attribute_from_vhlo(value)
                    for name, value in values[0]
                }
            )
        if mnemonic in _FROM_ENUMS:
            return self._enum(self.stablehlo, _FROM_ENUMS[mnemonic], values[0])
        if mnemonic in _FROM_STRUCTS:
            cls = self.stablehlo.attribute_class(_FROM_STRUCTS[mnemonic])
            parts = zip(values, cls.DEFINITION.parameters, strict=True)
            made = [self._part_from_vhlo(element, part.cpp_type) for element, part in parts]
            if mnemonic == _MESH_AXES and isinstance(made[0], StringAttr):
                # vhlo names all meshes by symbol.
                made[0] = FlatSymbolRefAttr(made[0].value)
            struct: Attribute = cls(*made)
            return struct
        raise MLIRError(f"attribute {attribute} has no counterpart outside of vhlo")

    def _part_from_vhlo(self, value: Any, cpp_type: str) -> Any:
        """A parameter of a struct, for a parameter of that type; in vhlo, most are attributes."""
        if not isinstance(value, Attribute):
            return value
        attribute = self.attribute_from_vhlo(value)
        name = cpp_type.rstrip(">").rpartition("::")[2]
        if name == "StringRef":
            return of_kind(attribute, StringAttr).value
        if "ArrayRef<" in cpp_type:
            return tuple([of_kind(item, _PART_KINDS[name]) for item in of_kind(attribute, ArrayAttr)])
        return of_kind(attribute, _PART_KINDS[name])

    def _enum(self, dialect: Any, mnemonic: str, member: Any) -> Attribute:
        """The case of the same name in the enum of another attribute."""
        cls = dialect.attribute_class(mnemonic)
        made: Attribute = cls.get(str(member))
        return made

    # -- attributes to vhlo -------------------------------------------------------------------------

    def attribute_to_vhlo(self, attribute: Any) -> Attribute:
        """The vhlo attribute that corresponds to an attribute."""
        if isinstance(attribute, BoolAttr):
            return self.boolean(bool(attribute))
        if isinstance(attribute, IntegerAttr):
            return self.vhlo_attribute("integer_v1", self.type_to_vhlo(attribute.type), attribute.bits)
        if isinstance(attribute, StringAttr):
            if attribute.type is not None:
                raise MLIRError(f"attribute {attribute} has no counterpart in vhlo")
            return self.string(attribute.value)
        if isinstance(attribute, FlatSymbolRefAttr):
            return self.string(attribute.value)
        if isinstance(attribute, FloatAttr):
            return self.vhlo_attribute("float_v1", self.type_to_vhlo(attribute.type), attribute.pattern)
        if isinstance(attribute, DenseIntOrFPElementsAttr):
            raw = attribute.raw
            if len(raw) == 1 and attribute.element_type == I1 and attribute.num_elements == 1:
                # MLIR fills the byte of a splat; StableHLO writes the single bit.
                raw = bytes([raw[0] & 1])
            return self.vhlo_attribute("tensor_v1", self.type_to_vhlo(attribute.type), raw)
        if isinstance(attribute, DenseArrayAttr) and attribute.element_type in (I1, I64):
            return self.attribute_to_vhlo(array_as_elements(attribute))
        if isinstance(attribute, TypeAttr):
            return self.vhlo_attribute("type_v1", self.type_to_vhlo(attribute.value))
        if isinstance(attribute, ArrayAttr):
            return self.array([self.attribute_to_vhlo(item) for item in attribute])
        if isinstance(attribute, DictionaryAttr):
            return self.dictionary(attribute)
        if attribute.DIALECT == "stablehlo":
            mnemonic = attribute.MNEMONIC
            if mnemonic in ENUMS:
                return self._enum(self.vhlo, ENUMS[mnemonic], attribute.parameters[0])
            if mnemonic in STRUCTS:
                cls = self.vhlo.attribute_class(STRUCTS[mnemonic])
                parts = zip(attribute.parameters, cls.DEFINITION.parameters, strict=True)
                struct: Attribute = cls(
                    *[self._part_to_vhlo(element, part.cpp_type) for element, part in parts]
                )
                return struct
        elif self.allow_other_dialects:
            kept: Attribute = attribute
            return kept
        raise MLIRError(f"attribute {attribute} has no counterpart in vhlo")

    def _part_to_vhlo(self, value: Any, cpp_type: str) -> Any:
        if value is None or not cpp_type.endswith("Attribute"):
            return value
        if isinstance(value, str):
            return self.string(value)
        return self.attribute_to_vhlo(ArrayAttr(value) if isinstance(value, tuple) else value)

    # -- vhlo attributes that conversions make ------------------------------------------------------

    def string(self, text: str) -> Attribute:
        return self.vhlo_attribute("string_v1", text)

    def boolean(self, value: bool) -> Attribute:
        return self.vhlo_attribute("bool_v1", value)

    def integer(self, value: int) -> Attribute:
        return self.attribute_to_vhlo(integer_attr(I64, value))

    def array(self, elements: list[Attribute]) -> Attribute:
        return self.vhlo_attribute("array_v1", tuple(elements))

    def dictionary(self, entries: DictionaryAttr) -> Attribute:
        pairs = [
            (self.string(name), self.attribute_to_vhlo(entry)) for name, entry in entries.entries.items()
        ]
        return self.vhlo_attribute("dict_v1", tuple(pairs))

    def tensor_of_ints(self, values: list[int], shape: list[int] | None = None) -> Attribute:
        """An i64 tensor, one-dimensional unless a shape is given."""
        return self.attribute_to_vhlo(int_elements(values, shape))

    def tensor_of_bools(self, values: list[bool]) -> Attribute:
        return self.attribute_to_vhlo(array_as_elements(dense_array(I1, values)))


def int_elements(values: list[int], shape: list[int] | None = None) -> DenseIntOrFPElementsAttr:
    """Dense i64 elements of these values."""
    raw = b"".join([(value & ((1 << 64) - 1)).to_bytes(8, "little") for value in values])
    return dense_elements(RankedTensorType([len(values)] if shape is None else shape, I64), raw)


def array_as_elements(array: DenseArrayAttr) -> DenseIntOrFPElementsAttr:
    """A dense array as a one-dimensional tensor."""
    type = RankedTensorType([len(array)], array.element_type)
    if array.element_type == I1:
        packed = bytearray((len(array) + 7) // 8)
        for index, value in enumerate(array.raw):
            packed[index // 8] |= (value & 1) << (index % 8)
        return dense_elements(type, bytes(packed))
    return dense_elements(type, array.raw)


def elements_as_array(elements: Any) -> DenseArrayAttr:
    """A tensor's elements as a dense array."""
    of_kind(elements, DenseIntElementsAttr)
    return dense_array(elements.type.element_type, list(elements))
