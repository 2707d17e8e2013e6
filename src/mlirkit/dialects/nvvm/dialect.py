"""The nvvm dialect: its definitions, and its attributes on functions of any dialect."""

from __future__ import annotations

from collections.abc import Mapping

from mlirkit.builtin.attributes import ArrayAttr, IntegerAttr, UnitAttr
from mlirkit.builtin.dense import DenseI32ArrayAttr
from mlirkit.core.attribute import Attribute
from mlirkit.core.operation import Operation
from mlirkit.core.structural_attributes import DictionaryAttr
from mlirkit.dialects.declared import llvm, nvvm
from mlirkit.ods.live.dialect import LiveDialect
from mlirkit.ods.live.hooks import dialect_class, value_interface

_KERNEL = "nvvm.kernel"
_SIZES = ("nvvm.maxntid", "nvvm.reqntid", "nvvm.cluster_dim")
_NUMBERS = ("nvvm.minctasm", "nvvm.maxnreg", "nvvm.cluster_max_blocks")
_BY_VALUE = "llvm.byval"


@dialect_class("nvvm")
class NVVMDialect(LiveDialect):
    """Verifies kernel attributes of functions."""

    ALLOWS_UNKNOWN_OPERATIONS = True

    def verify_operation_attribute(self, op: Operation, name: str, attribute: Attribute) -> None:
        """Mirrors NVVMDialect::verifyOperationAttribute."""
        if name == _KERNEL and not isinstance(op, llvm.LLVMFuncOp):
            raise op.error(f"'{_KERNEL}' attribute attached to unexpected op")
        if name in _SIZES and not (isinstance(attribute, DenseI32ArrayAttr) and 0 < len(attribute) <= 3):
            raise op.error(f"'\"{name}\"' attribute must be integer array with maximum 3 index")
        if name in _NUMBERS and not isinstance(attribute, IntegerAttr):
            raise op.error(f"'\"{name}\"' attribute must be integer constant")
        if name == "nvvm.blocksareclusters":
            if not all(size in op.attrs for size in ("nvvm.reqntid", "nvvm.cluster_dim")):
                raise op.error(
                    f"'\"{name}\"' attribute must be used along with 'nvvm.reqntid' and 'nvvm.cluster_dim'"
                )

    def verify_region_arg_attribute(
        self, op: Operation, region_index: int, arg_index: int, name: str, attribute: Attribute
    ) -> None:
        """Mirrors NVVMDialect::verifyRegionArgAttribute."""
        if name != "nvvm.grid_constant":
            return
        if _KERNEL not in op.attrs:
            raise op.error(f"'\"{name}\"' attribute must be present only on kernel arguments")
        if not isinstance(attribute, UnitAttr):
            raise op.error(f"'\"{name}\"' must be a unit attribute")
        if _BY_VALUE not in _argument_attributes(op, arg_index):
            raise op.error(
                f"'\"{name}\"' attribute requires the argument to also have attribute '{_BY_VALUE}'"
            )


def _argument_attributes(op: Operation, index: int) -> Mapping[str, Attribute]:
    """The attributes of an argument of a function of any dialect."""
    dictionaries = op.attributes.entries().get("arg_attrs")
    dictionary = dictionaries[index] if isinstance(dictionaries, ArrayAttr) else None
    return dictionary.entries if isinstance(dictionary, DictionaryAttr) else {}


value_interface("TargetAttrInterface", nvvm.NVVMTargetAttr)
