"""Names in an operation's class: of the operation, of its attributes, of its results in printed IR."""

from __future__ import annotations

from mlirkit.ods.emit.cpp.cpp_class import Class
from mlirkit.ods.emit.cpp.method import Parameter
from mlirkit.ods.emit.cpp.op_context import OpContext, getter_name, unpruned
from mlirkit.ods.emit.cpp.op_segments import OPERAND_SIZES

_OPERATION_NAME = Parameter("::mlir::OperationName", "name")
_INDEX = Parameter("unsigned", "index")


def add_attribute_names(op_class: Class, context: OpContext) -> None:
    """`getAttributeNames`, the lookup by index, and `get<Attribute>AttrName` for each attribute."""
    names = list(context.attributes)
    # The sizes follow the attributes, whatever their names are.
    has_sizes = context.operand_sizes is not None
    method = op_class.add_method(
        "::llvm::ArrayRef<::llvm::StringRef>", "getAttributeNames", static=True, inline=True
    )
    body = unpruned(method, "getAttributeNames", context, 1284).body
    listed = [*names, OPERAND_SIZES] if has_sizes else names
    if not listed:
        body.write("  return {};")
        return
    texts = ", ".join([f'::llvm::StringRef("{name}")' for name in listed])
    body.write(
        f"  static ::llvm::StringRef attrNames[] = {{{texts}}};\n  return ::llvm::ArrayRef(attrNames);"
    )
    _add_names_by_index(op_class, context, len(names))
    for index, name in enumerate(names):
        _add_attribute_name(
            op_class,
            context,
            name,
            f"  return getAttributeNameForIndex({index});",
            f"  return getAttributeNameForIndex(name, {index});",
            (1345, 1354),
        )
    if has_sizes:
        _add_attribute_name(
            op_class,
            context,
            OPERAND_SIZES,
            " return (*this)->getName().getAttributeNames().back();",
            " return name.getAttributeNames().back();",
            (1365, 1375),
        )


def _add_names_by_index(op_class: Class, context: OpContext, count: int) -> None:
    method = op_class.add_method(
        "::mlir::StringAttr", "getAttributeNameForIndex", [_INDEX], inline=True, private=True
    )
    body = unpruned(method, "getAttributeNameForIndex", context, 1309).body
    body.write("  return getAttributeNameForIndex((*this)->getName(), index);")
    method = op_class.add_method(
        "::mlir::StringAttr",
        "getAttributeNameForIndex",
        [_OPERATION_NAME, _INDEX],
        static=True,
        inline=True,
        private=True,
    )
    body = unpruned(method, "getAttributeNameForIndex", context, 1318).body
    if not count:
        body.write("  return {};")
        return
    body.write(f"""
  assert(index < {count} && "invalid attribute index");
  assert(name.getStringRef() == getOperationName() && "invalid operation name");
  assert(name.isRegistered() && "Operation isn't registered, missing a "
        "dependent dialect loading?");
  return name.getAttributeNames()[index];
""")


def _add_attribute_name(
    op_class: Class, context: OpContext, name: str, own: str, of_name: str, lines: tuple[int, int]
) -> None:
    """The name for an operation, and for an operation's name; `lines` are the arguments of `unpruned`."""
    method_name = f"{getter_name(name)}AttrName"
    method = op_class.add_method("::mlir::StringAttr", method_name, inline=True)
    unpruned(method, method_name, context, lines[0]).body.write(own)
    method = op_class.add_method(
        "::mlir::StringAttr", method_name, [_OPERATION_NAME], static=True, inline=True
    )
    unpruned(method, method_name, context, lines[1]).body.write(of_name)


def add_result_names(op_class: Class, context: OpContext) -> None:
    """`getAsmResultNames` of an operation with several results and names for some of them."""
    results = context.operator.results
    trait = "::mlir::OpAsmOpInterface::Trait"
    if len(results) <= 1 or trait in context.trait_names or not any(result.name for result in results):
        return
    op_class.parents[0].add_template_argument(trait)
    method = op_class.add_method(
        "void", "getAsmResultNames", [Parameter("::mlir::OpAsmSetValueNameFn", "setNameFn")]
    )
    body = unpruned(method, "getAsmResultNames", context, 4335).body
    for index, result in enumerate(results):
        body.write(
            f"  auto resultGroup{index} = getODSResults({index});\n"
            f"  if (!resultGroup{index}.empty())\n"
            f'    setNameFn(*resultGroup{index}.begin(), "{result.name}");\n'
        )


def add_operation_name(op_class: Class, context: OpContext) -> None:
    """`getOperationName`."""
    method = op_class.add_method("::llvm::StringLiteral", "getOperationName", static=True, constexpr=True)
    body = unpruned(method, "getOperationName", context, 4306).body
    body.write(f'  return ::llvm::StringLiteral("{context.operator.name}");')
