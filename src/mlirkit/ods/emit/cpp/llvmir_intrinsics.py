"""`--gen-llvmir-intrinsics`: LLVM's intrinsics as definitions of operations, in TableGen.

Options: --llvmir-intrinsics-filter, a part of the names of definitions; --dialect-opclass-base, the class of
the operations; --llvmir-intrinsics-access-group-regexp and --llvmir-intrinsics-alias-analysis-regexp, the
intrinsics with such metadata.
"""

from __future__ import annotations

from mlirkit.ods.emit.cpp.file_frame import banner
from mlirkit.ods.emit.options import Options
from mlirkit.ods.emit.requested_operators import compiled_pattern
from mlirkit.ods.model.llvm_intrinsics import LlvmIntrinsic, read_llvm_intrinsics
from mlirkit.tablegen import Records

_ALIAS_ANALYSIS = [
    "OptionalAttr<LLVM_AliasScopeArrayAttr>:$alias_scopes",
    "OptionalAttr<LLVM_AliasScopeArrayAttr>:$noalias_scopes",
    "OptionalAttr<LLVM_TBAATagArrayAttr>:$tbaa",
]


def llvmir_intrinsics(records: Records, options: Options) -> str:
    """The output of this action of `mlirkit tblgen`."""
    parts = [
        banner("Operations for LLVM intrinsics", records.main_file),
        'include "mlir/Dialect/LLVMIR/LLVMOpBase.td"\n',
        'include "mlir/Interfaces/SideEffectInterfaces.td"\n\n',
    ]
    name_filter = options.value("llvmir-intrinsics-filter")
    for intrinsic in read_llvm_intrinsics(records):
        if name_filter in intrinsic.def_name:
            parts.append(_definition(intrinsic, options))
    return "".join(parts)


def _definition(intrinsic: LlvmIntrinsic, options: Options) -> str:
    has_groups = _matches(options.value("llvmir-intrinsics-access-group-regexp"), intrinsic.def_name)
    has_aliases = _matches(options.value("llvmir-intrinsics-alias-analysis-regexp"), intrinsic.def_name)
    traits = ["Commutative"] if intrinsic.is_commutative else []
    if not intrinsic.has_side_effects:
        traits.append("NoMemoryEffect")
    operands = ["LLVM_Type"] * intrinsic.operands
    if has_groups:
        operands.append("OptionalAttr<LLVM_AccessGroupArrayAttr>:$access_groups")
    if has_aliases:
        operands += _ALIAS_ANALYSIS
    lists = [intrinsic.overloaded_results, intrinsic.overloaded_operands, traits]
    bracketed = ", ".join([f"[{', '.join([str(entry) for entry in entries])}]" for entries in lists])
    arguments = " ".join(["(ins", *([", ".join(operands)] if operands else [])])
    return (
        f"def LLVM_{intrinsic.record_name} : {options.value('dialect-opclass-base', 'LLVM_IntrOp')}"
        f'<"{intrinsic.name}", {bracketed}, {intrinsic.results}, {int(has_groups)}, {int(has_aliases)}>, '
        f"Arguments<{arguments})>;\n\n"
    )


def _matches(pattern: str, name: str) -> bool:
    """Whether an option's pattern matches; a missing pattern matches nothing."""
    regex = compiled_pattern(pattern)
    return regex is not None and regex.search(name)
