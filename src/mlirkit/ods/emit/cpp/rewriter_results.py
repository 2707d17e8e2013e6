"""The rewriting half of rewriters: new operations, calls of native code, replacement values.

tblgen_Op_0 = Op::create(rewriter, odsLoc, ...)       one of three forms of builders
auto nativeVar_0 = f(...)                             native code
tblgen_repl_values                                    the replacements of the root's results
"""

from __future__ import annotations

from mlirkit.ods.emit.cpp.format_string import tgfmt
from mlirkit.ods.emit.cpp.rewriter_scope import RewriterScope
from mlirkit.ods.model import ArgumentKind, Attribute
from mlirkit.ods.model.names import camel_case
from mlirkit.ods.model.pattern import DagLeaf, DagNode, NodeKind
from mlirkit.ods.model.pattern_checks import (
    argument_count,
    check_explicit_types,
    check_operand_leaf,
    check_result_leaf,
    check_result_node,
    check_return_type,
    check_variadic_operand,
    constant_builder,
    native_directives,
)
from mlirkit.ods.model.pattern_symbols import (
    Directives,
    Symbol,
    SymbolKind,
    directives_of,
    result_offsets,
    value_pack_name,
)

# Operations whose types follow from their operands or first attribute have builders without result types.
_SAME_TYPES = "::mlir::OpTrait::SameOperandsAndResultType"
_FIRST_ATTRIBUTE_TYPE = "::mlir::OpTrait::FirstAttrDerivedResultType"
_SAME_SIZES = "::mlir::OpTrait::SameVariadicOperandSize"


class ResultWriter:
    """Writes the results of a pattern."""

    def __init__(self, scope: RewriterScope) -> None:
        self.scope = scope
        self.text = scope.text
        self.symbols = scope.symbols
        self._next_value = 0

    def _number(self) -> int:
        number = self._next_value
        self._next_value += 1
        return number

    def write(self) -> None:
        """Write all results, and the replacement or erasure of the root."""
        pattern = self.scope.pattern
        text = self.text
        for node in pattern.results:
            self.scope.bind_node(node, is_source=False)
        offsets, first = result_offsets(pattern, self.symbols, self.scope.error)
        locations = ", ".join(
            [f"tblgen_ops[{index}]->getLoc()" for index in range(pattern.source.operations)]
        )
        text.write(f"auto odsLoc = rewriter.getFusedLoc({{{locations}}}); (void)odsLoc;\n")
        for node, offset in zip(pattern.results[:first], offsets, strict=False):
            self._write_auxiliary(node, offset)
        if not pattern.source.operation.results:
            self._write_supplements()
            text.write("rewriter.eraseOp(op0);\n")
            return
        text.write("::llvm::SmallVector<::mlir::Value, 4> tblgen_repl_values;\n")
        for node, offset in zip(pattern.results[first:], offsets[first:], strict=False):
            value = self._write_node(node, offset, 0)
            text.write("\n")
            text.write(self.symbols.range_use(value, _replacing_loop, "\n"))
        self._write_supplements()
        text.write("\nrewriter.replaceOp(op0, tblgen_repl_values);\n")

    def _write_auxiliary(self, node: DagNode, offset: int) -> None:
        """Write a result that replaces nothing; native code without values becomes a statement."""
        value = self._write_node(node, offset, 0)
        if node.kind is NodeKind.NATIVE_CODE and node.returns == 0:
            self.text.write(f"{value};\n")

    def _write_supplements(self) -> None:
        supplements = self.scope.pattern.supplements
        for index, node in enumerate(supplements):
            self._write_auxiliary(node, index - len(supplements))

    # -- nodes ----------------------------------------------------------------------------------------

    def _write_node(self, node: DagNode, result: int, depth: int) -> str:
        """Write a dag; return the name of its value, or its C++."""
        check_result_node(node, self.scope.error)
        if node.kind is NodeKind.NATIVE_CODE:
            return self._write_native_code(node, depth)
        if node.kind is NodeKind.REPLACE_WITH_VALUE:
            return node.arguments[0].name
        if node.kind is NodeKind.VARIADIC:
            return self._write_variadic(node, depth)
        name = self._write_operation(node, result, depth)
        if not node.symbol:
            self.symbols.bind_result(name, node.operation)
        return name

    def _write_variadic(self, node: DagNode, depth: int) -> str:
        name = f"tblgen_variadic_values_{self._number()}"
        self.symbols.bind(name, Symbol(SymbolKind.VALUE))
        parts = [f"::llvm::SmallVector<::mlir::Value, 4> {name};\n"]
        for index, argument in enumerate(node.arguments):
            if argument.node is not None:
                value = self._write_node(argument.node, index, depth + 1)
            else:
                assert argument.leaf is not None
                value = self._argument(argument.leaf, argument.name)
            parts.append(f"{name}.push_back({value});\n")
        self.text.write("".join(parts))
        return name

    def _write_native_code(self, node: DagNode, depth: int) -> str:
        scope = self.scope
        directives = native_directives(node, scope.error)
        location = scope.location(directives)
        arguments = []
        for index, argument in enumerate(node.arguments[: len(node.arguments) - directives.count]):
            if argument.node is not None:
                arguments.append(self._write_node(argument.node, index, depth + 1))
            else:
                assert argument.leaf is not None
                arguments.append(self._argument(argument.leaf, argument.name))
        scope.context.add("_loc", location)
        call = tgfmt(node.expression, scope.context, *arguments)
        if node.returns == 0:
            return call
        variable = value_pack_name(node.symbol)[0]
        if not variable:
            variable = f"nativeVar_{self._number()}"
            self.symbols.bind_values(variable, node.returns)
        self.text.write(f"auto {variable} = {call}; (void){variable};\n")
        return node.symbol or variable

    # -- arguments ------------------------------------------------------------------------------------

    def _argument(self, leaf: DagLeaf, name: str) -> str:
        """The C++ of an argument that is no dag."""
        check_result_leaf(leaf, self.scope.error)
        if leaf.attribute is not None and (leaf.is_constant_attribute or leaf.is_enum_case):
            return self._constant(leaf.attribute, leaf.value)
        if leaf.is_constant_property:
            return leaf.value
        value = self.symbols.value_use(name)
        if leaf.is_unspecified or leaf.is_operand_matcher:
            return value
        if leaf.is_native_code:
            return tgfmt(leaf.expression, self.scope.context.with_self(value))
        raise self.scope.error("unhandled case when rewriting op")

    def _constant(self, attribute: Attribute, value: str) -> str:
        builder = constant_builder(attribute, self.scope.error)
        return tgfmt(builder, self.scope.context, value)

    def _operand(self, node: DagNode, index: int, children: dict[int, str]) -> str:
        """The C++ of an operand that is not variadic."""
        argument = node.arguments[index]
        if argument.leaf is None:
            return self.symbols.value_use(children[index])
        value = self.symbols.value_use(argument.name)
        if argument.leaf.is_native_code:
            return tgfmt(argument.leaf.expression, self.scope.context.with_self(value))
        return value

    def _range(self, node: DagNode, index: int, children: dict[int, str]) -> str:
        """The C++ of a variadic operand."""
        argument = node.arguments[index]
        return self.symbols.value_use(argument.name if argument.leaf is not None else children[index])

    # -- operations -----------------------------------------------------------------------------------

    def _write_operation(self, node: DagNode, result: int, depth: int) -> str:
        """Write the creation of an operation; return the name of its results."""
        scope = self.scope
        text = self.text
        operator = node.operation
        directives = directives_of(node, scope.error)
        location = scope.location(directives)
        count = argument_count(node, directives, scope.error)
        children: dict[int, str] = {}
        for index, argument in enumerate(node.arguments[:count]):
            check_variadic_operand(node, index, scope.error)
            if argument.node is not None:
                children[index] = self._write_node(argument.node, index, depth + 1)
        name = node.symbol or f"tblgen_{operator.cpp_class_name}_{self._number()}"
        variable = value_pack_name(name)[0] if node.symbol else name
        cpp_class = operator.qualified_class_name
        text.write(f"{cpp_class} {variable};\n{{\n")
        call = f"{variable} = {cpp_class}::create(rewriter, {location}"
        attributes = "tblgen_props" if node.uses_properties else "tblgen_attrs"
        has_types = directives.return_type is not None
        if not has_types and (operator.has_trait(_SAME_TYPES) or operator.has_trait(_FIRST_ATTRIBUTE_TYPE)):
            self._write_aggregates(node, children)
            with text.scope("", "\n}\n"):
                text.write(f"{call}, tblgen_values, {attributes});")
            return name
        if not has_types and (variable != name or depth > 0 or result < 0):
            self._write_separate(node, children)
            with text.scope():
                text.write(call)
            self._write_arguments(node, children)
            text.write("\n  );\n}\n")
            return name
        if has_types:
            check_explicit_types(depth, result, scope.error)
        self._write_aggregates(node, children)
        text.indent()
        text.write("::llvm::SmallVector<::mlir::Type, 4> tblgen_types; (void)tblgen_types;\n")
        self._write_types(node, directives, result, depth)
        text.write(f"{call}, tblgen_types, tblgen_values, {attributes});\n")
        text.unindent()
        text.write("}\n")
        return name

    def _write_types(self, node: DagNode, directives: Directives, result: int, depth: int) -> None:
        """Collect the types of the results: explicit types, or the types of the root's results."""
        types = directives.return_type
        if types is not None:
            for index in range(len(types.arguments)):
                value = self._return_type(types, index, depth + 1)
                self.text.write(f"tblgen_types.push_back({value});\n")
            return
        for index in range(len(node.operation.results)):
            self.text.write(
                f"for (auto v: castedOp0.getODSResults({result + index})) {{\n"
                "  tblgen_types.push_back(v.getType());\n}\n"
            )

    def _return_type(self, types: DagNode, index: int, depth: int) -> str:
        argument = types.arguments[index]
        if argument.node is not None:
            check_return_type(argument.node, self.scope.error)
            return self._write_native_code(argument.node, depth)
        assert argument.leaf is not None
        if argument.leaf.text is not None:
            return tgfmt(argument.leaf.text, self.scope.context)
        return f"{self._argument(argument.leaf, argument.name)}.getType()"

    def _write_separate(self, node: DagNode, children: dict[int, str]) -> None:
        """Declare a variable per operand, for a builder with separate parameters."""
        text = self.text
        operator = node.operation
        number = 0
        for index, (kind, position) in enumerate(operator.arguments):
            if kind is not ArgumentKind.OPERAND:
                continue
            with text.scope():
                if operator.operands[position].is_variadic:
                    variable = f"tblgen_values_{number}"
                    text.write(f"::llvm::SmallVector<::mlir::Value, 4> {variable};\n")
                    text.write(
                        f"for (auto v: {self._range(node, index, children)}) {{\n"
                        f"  {variable}.push_back(v);\n}}\n"
                    )
                else:
                    variable = f"tblgen_value_{number}"
                    text.write(f"::mlir::Value {variable} = {self._operand(node, index, children)};\n")
            number += 1
            children[index] = variable

    def _write_arguments(self, node: DagNode, children: dict[int, str]) -> None:
        """Write the arguments of a builder with separate parameters."""
        text = self.text
        operator = node.operation
        for index, (kind, position) in enumerate(operator.arguments):
            text.write(",\n    ")
            if kind is ArgumentKind.OPERAND:
                name = operator.operands[position].name
                text.write(f"/*{name}=*/" if name else "", children[index])
                continue
            is_attribute = kind is ArgumentKind.ATTRIBUTE
            name = operator.attributes[position].name if is_attribute else operator.properties[position].name
            argument = node.arguments[index]
            if argument.node is not None:
                if argument.node.kind is not NodeKind.NATIVE_CODE:
                    raise self.scope.error(
                        "only NativeCodeCall allowed in nested dag node for creating attributes and "
                        "properties"
                    )
                text.write(f"/*{name}=*/{children[index]}")
                continue
            leaf = argument.leaf
            assert leaf is not None
            if leaf.is_constant_attribute or leaf.is_enum_case:
                if not is_attribute:
                    raise self.scope.error(f"expected attribute {index}")
                name = argument.name
            elif leaf.is_constant_property:
                if is_attribute:
                    raise self.scope.error(f"expected property {index}")
                name = argument.name
            text.write(f"/*{name}=*/" if name else "", self._argument(leaf, argument.name))

    def _write_aggregates(self, node: DagNode, children: dict[int, str]) -> None:
        """Collect operands, and attributes or properties, for a builder with one parameter for each kind."""
        text = self.text
        operator = node.operation
        with text.scope():
            text.write("::llvm::SmallVector<::mlir::Value, 4> tblgen_values; (void)tblgen_values;\n")
            if node.uses_properties:
                text.write(f"{operator.qualified_class_name}::Properties tblgen_props; (void)tblgen_props;\n")
            else:
                text.write(
                    "::llvm::SmallVector<::mlir::NamedAttribute, 4> tblgen_attrs; (void)tblgen_attrs;\n"
                )
            sizes = []
            for index, (kind, position) in enumerate(operator.arguments):
                if kind is ArgumentKind.ATTRIBUTE:
                    name = operator.attributes[position].name
                    self._write_attribute(node, name, self._inherent(node, index, children, "attribute"))
                elif kind is ArgumentKind.PROPERTY:
                    name = operator.properties[position].name
                    value = self._inherent(node, index, children, "property")
                    text.write(f"tblgen_props.set{camel_case(name)}({value});\n")
                else:
                    sizes.append(self._write_operand(node, index, position, children))
            self._write_sizes(node, sizes)

    def _inherent(self, node: DagNode, index: int, children: dict[int, str], kind: str) -> str:
        """The C++ of an attribute or property."""
        argument = node.arguments[index]
        if argument.node is not None:
            if argument.node.kind is not NodeKind.NATIVE_CODE:
                raise self.scope.error(f"only NativeCodeCall allowed in nested dag node for creating {kind}")
            return children[index]
        assert argument.leaf is not None
        return self._argument(argument.leaf, argument.name)

    def _write_attribute(self, node: DagNode, name: str, value: str) -> None:
        if node.uses_properties:
            self.text.write(
                f"tblgen_props.{name} = "
                f"::llvm::dyn_cast_if_present<decltype(tblgen_props.{name})>({value});\n"
            )
        else:
            self.text.write(
                f"if (auto tmpAttr = {value}) {{\n"
                f'  tblgen_attrs.emplace_back(rewriter.getStringAttr("{name}"), tmpAttr);\n}}\n'
            )

    def _write_operand(self, node: DagNode, index: int, position: int, children: dict[int, str]) -> str:
        """Collect an operand; return the C++ of its number of values."""
        text = self.text
        if node.operation.operands[position].is_variadic:
            values = self._range(node, index, children)
            text.write(f"for (auto v: {values}) {{\n  tblgen_values.push_back(v);\n}}\n")
            return f"static_cast<int32_t>({values}.size())"
        leaf = node.arguments[index].leaf
        if leaf is not None:
            check_operand_leaf(leaf, self.scope.error)
        text.write(f"tblgen_values.push_back({self._operand(node, index, children)});\n")
        return "1"

    def _write_sizes(self, node: DagNode, sizes: list[str]) -> None:
        """Set the sizes of operand groups, unless they follow from the number of operands."""
        operator = node.operation
        variadic = sum([operand.is_variadic for operand in operator.operands])
        has_sizes = any(named.name == "operandSegmentSizes" for named in operator.attributes)
        if variadic < 2 or has_sizes or operator.has_trait(_SAME_SIZES):
            return
        listed = ", ".join(sizes)
        if node.uses_properties:
            self.text.write_reindented(
                f"          tblgen_props.operandSegmentSizes = {{ {listed} }};\n        "
            )
        else:
            # As in mlir-tblgen, the trailing blanks precede the next line.
            self.text.write_reindented(
                '          tblgen_attrs.emplace_back(rewriter.getStringAttr("operandSegmentSizes"),\n'
                f"            rewriter.getDenseI32ArrayAttr({{ {listed} }}));\n            "
            )


def _replacing_loop(values: str) -> str:
    return (
        f"for (auto v: ::llvm::SmallVector<::mlir::Value, 4>{{ {values} }}) {{\n"
        "  tblgen_repl_values.push_back(v);\n}\n"
    )
