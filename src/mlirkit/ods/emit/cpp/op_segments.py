"""Sizes of operand and result groups as members of `Properties`: an array with its own conversions.

Up to bytecode version 5 they were an attribute, with underscores in its name; this form is read and written
at its old position.
"""

from __future__ import annotations

from mlirkit.ods.model import NamedProperty, Property
from mlirkit.ods.model.predicate import TRUE

OPERAND_SIZES = "operandSegmentSizes"
RESULT_SIZES = "resultSegmentSizes"
LEGACY_OPERAND_SIZES = "operand_segment_sizes"
LEGACY_RESULT_SIZES = "result_segment_sizes"
LEGACY_NAMES = {OPERAND_SIZES: LEGACY_OPERAND_SIZES, RESULT_SIZES: LEGACY_RESULT_SIZES}

_READ = """
  if ($_reader.getBytecodeVersion() >= /*kNativePropertiesODSSegmentSize=*/6)
    return $_reader.readSparseArray(::llvm::MutableArrayRef($_storage));
"""
_WRITE = """
  if ($_writer.getBytecodeVersion() >= /*kNativePropertiesODSSegmentSize=*/6)
    $_writer.writeSparseArray(::llvm::ArrayRef($_storage));
"""


def segment_sizes(name: str, count: int) -> NamedProperty:
    """The member with the sizes of `count` groups."""
    return NamedProperty(
        name,
        Property(
            def_name="",
            predicate=TRUE,
            summary="",
            has_predicate=False,
            storage_type=f"std::array<int32_t, {count}>",
            interface_type="::llvm::ArrayRef<int32_t>",
            convert_from_storage="$_storage",
            assign_to_storage="::llvm::copy($_value, $_storage.begin())",
            convert_to_attribute="return ::mlir::DenseI32ArrayAttr::get($_ctxt, $_storage);",
            convert_from_attribute="return convertFromAttribute($_storage, $_attr, $_diag);",
            read_from_bytecode=_READ,
            write_to_bytecode=_WRITE,
            hash_property="::llvm::hash_combine_range(std::begin($_storage), std::end($_storage));",
        ),
    )


def legacy_reader(name: str) -> str:
    """Statements that read the sizes from an attribute, in old versions of bytecode."""
    return f"""
  if (reader.getBytecodeVersion() < /*kNativePropertiesODSSegmentSize=*/6) {{
    auto &propStorage = prop.{name};
    ::mlir::DenseI32ArrayAttr attr;
    if (::mlir::failed(reader.readAttribute(attr))) return ::mlir::failure();
    if (attr.size() > static_cast<int64_t>(sizeof(propStorage) / sizeof(int32_t))) {{
      reader.emitError("size mismatch for operand/result_segment_size");
      return ::mlir::failure();
    }}
    ::llvm::copy(::llvm::ArrayRef<int32_t>(attr), propStorage.begin());
  }}
"""


def legacy_writer(name: str) -> str:
    """Statements that write the sizes as an attribute, in old versions of bytecode."""
    return f"""
if (writer.getBytecodeVersion() < /*kNativePropertiesODSSegmentSize=*/6) {{
  auto &propStorage = prop.{name};
  writer.writeAttribute(::mlir::DenseI32ArrayAttr::get(this->getContext(), propStorage));
}}
"""
