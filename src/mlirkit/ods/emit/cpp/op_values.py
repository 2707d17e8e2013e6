"""Accessors of operands, results, regions and successors: `get<Name>`, `get<Name>Mutable`.

All accessors of values call `getODSOperands` and `getODSResults`, which return the values of a group by its
index.  A generic adaptor has the same functions for operands: its base, which is no template, computes the
position of a group from the number of operands.
"""

from __future__ import annotations

from mlirkit.ods.emit.cpp.cpp_class import Class
from mlirkit.ods.emit.cpp.method import Parameter
from mlirkit.ods.emit.cpp.op_context import Access, OpContext, getter_name, typed_value, unpruned
from mlirkit.ods.emit.cpp.op_segments import OPERAND_SIZES, RESULT_SIZES
from mlirkit.ods.model import NamedTypeConstraint

_INDEX = Parameter("unsigned", "index")


class _Groups:
    """Groups of operands or results for the accessors of one class."""

    __slots__ = ("begin", "count", "kind", "range_type", "sizes", "values")

    def __init__(
        self,
        kind: str,
        values: tuple[NamedTypeConstraint, ...],
        range_type: str,
        begin: str,
        count: str,
        sizes: str,
    ) -> None:
        # "Operand" or "Result".
        self.kind = kind
        self.values = values
        self.range_type = range_type
        # The C++ of the range's begin and size.
        self.begin = begin
        self.count = count
        # Statements that declare `sizeAttr`; "" if the operation stores no sizes.
        self.sizes = sizes


def _add_index_and_length(owner: Class, groups: _Groups, in_base: bool) -> None:
    """`getODS...IndexAndLength`: the first index of a group, and its number of values."""
    parameters = [_INDEX]
    count = groups.count
    if in_base:
        parameters.append(Parameter("unsigned", "odsOperandsSize"))
        count = "odsOperandsSize"
    variable = sum(value.is_variable_length for value in groups.values)
    method = owner.add_method(
        "std::pair<unsigned, unsigned>", f"getODS{groups.kind}IndexAndLength", parameters, inline=not variable
    )
    if method is None:
        return
    if not variable:
        method.body.write("  return {index, 1};\n")
    elif groups.sizes:
        method.body.write(groups.sizes)
        method.body.write("""
  unsigned start = 0;
  for (unsigned i = 0; i < index; ++i)
    start += sizeAttr[i];
  return {start, sizeAttr[index]};
""")
    else:
        flags = ", ".join(["true" if value.is_variable_length else "false" for value in groups.values])
        # As in mlir-tblgen, the comments mention operands even for results.
        method.body.write(f"""
  bool isVariadic[] = {{{flags}}};
  int prevVariadicCount = 0;
  for (unsigned i = 0; i < index; ++i)
    if (isVariadic[i]) ++prevVariadicCount;

  // Calculate how many dynamic values a static variadic operand corresponds to.
  // This assumes all static variadic operands have the same dynamic value count.
  int variadicSize = ({count} - {len(groups.values) - variable}) / {variable};
  // `index` passed in as the parameter is the static index which counts each
  // operand (variadic or not) as size 1. So here for each previous static variadic
  // operand, we need to offset by (variadicSize - 1) to get where the dynamic
  // value pack for this static operand starts.
  int start = index + (variadicSize - 1) * prevVariadicCount;
  int size = isVariadic[index] ? variadicSize : 1;
  return {{start, size}};
""")


def _add_range(owner: Class, context: OpContext, groups: _Groups) -> None:
    """`getODSOperands` or `getODSResults`."""
    name = f"getODS{groups.kind}s"
    method = owner.add_method(groups.range_type, name, [_INDEX], inline=True)
    line = 2307 if groups.kind == "Operand" else 2505
    unpruned(method, name, context, line).body.write(f"""
  auto valueRange = getODS{groups.kind}IndexAndLength(index);
  return {{std::next({groups.begin}, valueRange.first),
           std::next({groups.begin}, valueRange.first + valueRange.second)}};
""")


def _size_array(name: str) -> str:
    return f"\n  ::llvm::ArrayRef<int32_t> sizeAttr = getProperties().{name};\n"


def _size_attribute(attribute: str) -> str:
    return f"\n  auto sizeAttr = ::llvm::cast<::mlir::DenseI32ArrayAttr>({attribute});\n"


# -- operands -------------------------------------------------------------------------------------------


def add_operand_accessors(op_class: Class, context: OpContext) -> None:
    """The accessors of an operation's operands."""
    sizes = ""
    if context.has_operand_sizes:
        if context.uses_properties:
            sizes = _size_array(OPERAND_SIZES)
        else:
            sizes = _size_attribute(Access(context, True).attribute(OPERAND_SIZES))
    groups = _Groups(
        "Operand",
        context.operator.operands,
        "::mlir::Operation::operand_range",
        "getOperation()->operand_begin()",
        "getOperation()->getNumOperands()",
        sizes,
    )
    _declare_indices(op_class, groups)
    _add_index_and_length(op_class, groups, False)
    _add_range(op_class, context, groups)
    for index, operand in enumerate(groups.values):
        if not operand.name:
            continue
        name = getter_name(operand.name)
        value_type = typed_value(operand)
        if operand.is_optional:
            line = 2324
            return_type = value_type
            text = (
                f"  auto operands = getODSOperands({index});\n"
                f"  return operands.empty() ? {value_type}{{}} : ::llvm::cast<{value_type}>"
                "(*operands.begin());"
            )
        elif operand.constraint.segment_attribute:
            line = 2343
            return_type = "::mlir::OperandRangeRange"
            segments = getter_name(operand.constraint.segment_attribute)
            text = f"  return getODSOperands({index}).split({segments}Attr());"
        elif operand.is_variadic:
            line = 2348
            return_type = groups.range_type
            text = f"  return getODSOperands({index});"
        else:
            line = 2355
            return_type = value_type
            text = f"  return ::llvm::cast<{value_type}>(*getODSOperands({index}).begin());"
        method = op_class.add_method(return_type, name, inline=True)
        unpruned(method, name, context, line).body.write(text)


def add_adaptor_operand_accessors(adaptor: Class, base: Class, context: OpContext) -> None:
    """The accessors of a generic adaptor's operands."""
    sizes = ""
    if context.has_operand_sizes:
        if context.uses_properties:
            sizes = _size_array(OPERAND_SIZES)
        else:
            attribute = Access(context, False).attribute(OPERAND_SIZES)
            sizes = f'\n  assert({attribute} && "missing segment size attribute for op");' + _size_attribute(
                attribute
            )
    groups = _Groups(
        "Operand", context.operator.operands, "RangeT", "odsOperands.begin()", "odsOperands.size()", sizes
    )
    _declare_indices(adaptor, groups)
    _add_index_and_length(base, groups, True)
    method = adaptor.add_method(
        "std::pair<unsigned, unsigned>", "getODSOperandIndexAndLength", [_INDEX], inline=True
    )
    body = unpruned(method, "getODSOperandIndexAndLength", context, 2297).body
    body.write("  return Base::getODSOperandIndexAndLength(index, odsOperands.size());")
    _add_range(adaptor, context, groups)
    for index, operand in enumerate(groups.values):
        if not operand.name:
            continue
        name = getter_name(operand.name)
        return_type = "ValueT"
        if operand.is_optional:
            line = 2324
            text = (
                f"  auto operands = getODSOperands({index});\n"
                "  return operands.empty() ? ValueT{} : (*operands.begin());"
            )
        elif operand.constraint.segment_attribute:
            line = 2336
            return_type = "::llvm::SmallVector<RangeT>"
            segments = getter_name(operand.constraint.segment_attribute)
            text = f"""
  auto tblgenTmpOperands = getODSOperands({index});
  auto sizes = {segments}();

  ::llvm::SmallVector<RangeT> tblgenTmpOperandGroups;
  for (int i = 0, e = sizes.size(); i < e; ++i) {{
    tblgenTmpOperandGroups.push_back(tblgenTmpOperands.take_front(sizes[i]));
    tblgenTmpOperands = tblgenTmpOperands.drop_front(sizes[i]);
  }}
  return tblgenTmpOperandGroups;
"""
        elif operand.is_variadic:
            line = 2348
            return_type = "RangeT"
            text = f"  return getODSOperands({index});"
        else:
            line = 2355
            text = f"  return (*getODSOperands({index}).begin());"
        method = adaptor.add_method(return_type, name, inline=True)
        unpruned(method, name, context, line).body.write(text)


def _declare_indices(owner: Class, groups: _Groups) -> None:
    for index, value in enumerate(groups.values):
        if value.name:
            owner.declare_field("static constexpr int", f"odsIndex_{value.name} = {index}")


def add_mutable_operands(op_class: Class, context: OpContext) -> None:
    """`get<Operand>Mutable`."""
    for index, operand in enumerate(context.operator.operands):
        if not operand.name:
            continue
        name = getter_name(operand.name)
        segments = operand.constraint.segment_attribute
        if segments:
            return_type = "::mlir::MutableOperandRangeRange"
        elif operand.is_variable_length:
            return_type = "::mlir::MutableOperandRange"
        else:
            return_type = "::mlir::OpOperand &"
        is_single = not operand.is_variable_length
        method = op_class.add_method(return_type, f"{name}Mutable", inline=is_single)
        body = unpruned(method, name, context, 2411).body
        body.write(f"  auto range = getODSOperandIndexAndLength({index});\n")
        if is_single:
            body.write("  return getOperation()->getOpOperand(range.first);\n")
            continue
        body.write(
            "  auto mutableRange = ::mlir::MutableOperandRange(getOperation(), range.first, range.second"
            f"{_operand_segment(context, index)});\n"
        )
        if segments:
            body.write(
                "  return mutableRange.split(*(*this)->getAttrDictionary().getNamed("
                f"{getter_name(segments)}AttrName()));\n"
            )
        else:
            body.write("  return mutableRange;\n")


def _operand_segment(context: OpContext, index: int) -> str:
    """The argument that keeps the stored size of a group up to date."""
    if not context.has_operand_sizes:
        return ""
    if context.has_properties:
        return (
            f", ::mlir::MutableOperandRange::OperandSegment({index}u, {{getOperandSegmentSizesAttrName(), "
            "::mlir::DenseI32ArrayAttr::get(getContext(), getProperties().operandSegmentSizes)})"
        )
    attribute = Access(context, True).attribute(OPERAND_SIZES, named=True)
    return f", ::mlir::MutableOperandRange::OperandSegment({index}u, *{attribute})"


# -- results --------------------------------------------------------------------------------------------


def add_result_accessors(op_class: Class, context: OpContext) -> None:
    """The accessors of an operation's results."""
    sizes = ""
    if context.has_result_sizes:
        if context.uses_properties:
            sizes = _size_array(RESULT_SIZES)
        else:
            sizes = _size_attribute(Access(context, True).attribute(RESULT_SIZES))
    groups = _Groups(
        "Result",
        context.operator.results,
        "::mlir::Operation::result_range",
        "getOperation()->result_begin()",
        "getOperation()->getNumResults()",
        sizes,
    )
    _add_index_and_length(op_class, groups, False)
    _add_range(op_class, context, groups)
    for index, result in enumerate(groups.values):
        if not result.name:
            continue
        name = getter_name(result.name)
        return_type = typed_value(result)
        if result.is_optional:
            line = 2516
            text = (
                f"  auto results = getODSResults({index});\n"
                f"  return results.empty() ? {return_type}() : ::llvm::cast<{return_type}>(*results.begin());"
            )
        elif result.is_variadic:
            line = 2524
            return_type = groups.range_type
            text = f"  return getODSResults({index});"
        else:
            line = 2528
            text = f"  return ::llvm::cast<{return_type}>(*getODSResults({index}).begin());"
        method = op_class.add_method(return_type, name, inline=True)
        unpruned(method, name, context, line).body.write(text)


# -- regions and successors -----------------------------------------------------------------------------


def add_region_accessors(op_class: Class, context: OpContext) -> None:
    for index, region in enumerate(context.operator.regions):
        if not region.name:
            continue
        name = getter_name(region.name)
        if region.is_variadic:
            line = 2548
            return_type = "::mlir::MutableArrayRef<::mlir::Region>"
            text = f"  return (*this)->getRegions().drop_front({index});"
        else:
            line = 2555
            return_type = "::mlir::Region &"
            text = f"  return (*this)->getRegion({index});"
        method = op_class.add_method(return_type, name, inline=True)
        unpruned(method, name, context, line).body.write(text)


def add_successor_accessors(op_class: Class, context: OpContext) -> None:
    for index, successor in enumerate(context.operator.successors):
        if not successor.name:
            continue
        name = getter_name(successor.name)
        if successor.is_variadic:
            line = 2570
            return_type = "::mlir::SuccessorRange"
            text = f"  return {{std::next((*this)->successor_begin(), {index}), (*this)->successor_end()}};"
        else:
            line = 2579
            return_type = "::mlir::Block *"
            text = f"  return (*this)->getSuccessor({index});"
        method = op_class.add_method(return_type, name, inline=True)
        unpruned(method, name, context, line).body.write(text)
