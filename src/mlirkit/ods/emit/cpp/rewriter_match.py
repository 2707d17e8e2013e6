"""The matching half of rewriters: operations, their operands, attributes and properties, native code.

    auto castedOp1 = ::llvm::dyn_cast<...>(op1);       the operation at a depth of the dag
    if (!(...)) return rewriter.notifyMatchFailure     checks
    x = ...                                            the value of a name

A dag that occurs several times has its own function, a static matcher.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mlirkit.ods.emit.cpp.escaped import escaped
from mlirkit.ods.emit.cpp.format_string import tgfmt
from mlirkit.ods.emit.cpp.rewriter_constraints import PatternConstraints
from mlirkit.ods.emit.cpp.rewriter_scope import RewriterScope
from mlirkit.ods.emit.cpp.rewriter_symbols import parameter
from mlirkit.ods.model import ArgumentKind
from mlirkit.ods.model.names import camel_case
from mlirkit.ods.model.pattern import AppliedConstraint, DagArgument, DagLeaf, DagNode, NodeKind, Pattern
from mlirkit.ods.model.pattern_checks import (
    attribute_constraint,
    check_applied,
    check_either,
    check_either_part,
    check_nested,
    check_self,
    check_source_node,
    check_variadic_part,
    constraint_of,
    native_directives,
    operand_constraint,
    property_constraint,
)


class StaticMatchers:
    """The dags of all sources, their numbers of uses, and the functions of dags that are used repeatedly."""

    def __init__(self, patterns: Sequence[Pattern]) -> None:
        # The constraints of arguments, by key.
        self.leaves: dict[str, DagLeaf] = {}
        self._uses: dict[str, int] = {}
        # Inner dags precede the dags around them.
        self._nodes: list[tuple[DagNode, Pattern]] = []
        self.names: dict[str, str] = {}
        for pattern in patterns:
            self._collect(pattern.source, pattern)

    def _collect(self, node: DagNode, pattern: Pattern) -> None:
        self._uses[node.key] = self._uses.get(node.key, 0) + 1
        if self._uses[node.key] != 1:
            return
        for argument in node.arguments:
            if argument.node is not None:
                self._collect(argument.node, pattern)
            elif argument.leaf is not None and not argument.leaf.is_unspecified:
                self.leaves.setdefault(argument.leaf.key, argument.leaf)
        self._nodes.append((node, pattern))

    def _is_shared(self, node: DagNode) -> bool:
        # These nodes are parts of the operation around them and cannot be matched alone.
        return node.kind not in (NodeKind.EITHER, NodeKind.VARIADIC) and self._uses.get(node.key, 0) > 1

    def shared(self) -> Iterator[tuple[DagNode, Pattern]]:
        """The dags with functions; a dag gets its name after the caller has written its function."""
        for node, pattern in self._nodes:
            if self._is_shared(node):
                yield node, pattern
                self.names[node.key] = f"static_dag_matcher_{len(self.names)}"

    def name(self, node: DagNode) -> str | None:
        """The function that matches a dag, or None if none has been written."""
        return self.names.get(node.key) if self._is_shared(node) else None


class MatchWriter:
    """Writes the matching of a pattern's source."""

    def __init__(
        self, scope: RewriterScope, matchers: StaticMatchers, constraints: PatternConstraints
    ) -> None:
        self.scope = scope
        self.text = scope.text
        self.symbols = scope.symbols
        self.matchers = matchers
        self.constraints = constraints

    def write_static_matcher(self, tree: DagNode) -> None:
        """Write the function that matches a dag in all places."""
        text = self.text
        name = f"static_dag_matcher_{len(self.matchers.names)}"
        self.scope.bind_node(tree, is_source=True)
        self.symbols.name_variables()
        parameters = [
            "::mlir::PatternRewriter &rewriter",
            "::mlir::Operation *op0",
            "::llvm::SmallVector<::mlir::Operation *, 4> &tblgen_ops",
            *[parameter(symbol, symbol_name) for symbol_name, symbol in self.symbols.symbols],
        ]
        text.write(f"static ::llvm::LogicalResult {name}({', '.join(parameters)}) {{\n")
        text.indent()
        text.write("(void)tblgen_ops;\n")
        self._write_node(tree, "op0", 1)
        text.write("return ::mlir::success();\n")
        text.unindent()
        text.write("}\n\n")

    def write(self) -> None:
        """Write the match of the whole source, and the checks after it."""
        self._write_node(self.scope.pattern.source, "op0", 0)
        for name, symbols in self.symbols.symbols.groups():
            first = symbols[0].variable_name(name)
            for symbol in symbols[1:]:
                second = symbol.variable_name(name)
                self._write_check(
                    "op0",
                    f"*{first}.begin() == *{second}.begin()",
                    f"\"Operands '{first}' and '{second}' must be equal\"",
                )
        for constraint in self.scope.pattern.constraints:
            self._write_constraint(constraint)

    # -- checks ---------------------------------------------------------------------------------------

    def _write_check(self, operation: str, condition: str, failure: str) -> None:
        text = self.text
        text.write(f"if (!({condition}))")
        with text.scope("{\n", "\n}\n"):
            text.write(
                f"return rewriter.notifyMatchFailure({operation}, [&](::mlir::Diagnostic &diag) {{\n"
                f"  diag << {failure};\n}});"
            )

    def _write_function_check(self, leaf: DagLeaf, operation: str, value: str, failure: str) -> None:
        """Call the function of a leaf's constraint; `failure` is the value's name in errors."""
        summary = escaped(constraint_of(leaf, self.scope.error).summary)
        self.text.write(
            f"if(::mlir::failed({self.constraints.function(leaf)}(rewriter, {operation}, {value}, "
            f"\"{failure} failed to satisfy constraint: '{summary}'\"))) {{\n"
        )
        with self.text.scope():
            self.text.write("return ::mlir::failure();\n")
        self.text.write("}\n")

    def _write_constraint(self, applied: AppliedConstraint) -> None:
        """Check a constraint on several values."""
        scope = self.scope
        context = scope.context
        summary = escaped(applied.constraint.summary)
        condition = applied.constraint.condition
        entities = applied.entities
        check_applied(applied, scope.error)
        if "TypeConstraint" in applied.classes:
            context.with_self(f"({self.symbols.value_use(entities[0])}.getType())")
            failure = f"\"value entity '{entities[0]}' failed to satisfy constraint: '{summary}'\""
            self._write_check("op0", tgfmt(condition, context), failure)
            return
        values = [self.symbols.value_use(entity) for entity in entities]
        values += ["<unused>"] * (4 - len(values))
        context.with_self(self.symbols.value_use(applied.self_name) if applied.self_name else "")
        failure = f"\"entities '{', '.join(entities)}' failed to satisfy constraint: '{summary}'\""
        self._write_check("op0", tgfmt(condition, context, *values), failure)

    # -- nodes ----------------------------------------------------------------------------------------

    def _write_node(self, tree: DagNode, operation: str, depth: int) -> None:
        check_source_node(tree, self.scope.error)
        if tree.kind is NodeKind.NATIVE_CODE:
            self._write_native_code(tree, operation, depth)
        else:
            self._write_operation(tree, operation, depth)

    def _write_call(self, tree: DagNode, function: str, operation: str) -> None:
        """Call the static matcher of a dag with the variables of the names in it."""
        local = self.scope.new_symbols()
        self.scope.bind_node(tree, local, is_source=True)
        arguments = ["rewriter", operation, "tblgen_ops"]
        for name, symbol in local.symbols:
            bound = self.symbols.same(name, symbol)
            if bound is None:
                raise self.scope.error(f"symbol not found: {name}")
            arguments.append(bound.variable_name(name))
        self.text.write(f"if(::mlir::failed({function}({', '.join(arguments)}))) {{\n")
        with self.text.scope():
            self.text.write("return ::mlir::failure();\n")
        self.text.write("}\n")

    def _write_native_code(self, tree: DagNode, operation: str, depth: int) -> None:
        function = self.matchers.name(tree)
        if function is not None:
            self._write_call(tree, function, operation)
            return
        with self.text.scope():
            self._write_native_body(tree, operation, depth)

    def _write_native_body(self, tree: DagNode, operation: str, depth: int) -> None:
        scope = self.scope
        text = self.text
        variables = []
        for index, argument in enumerate(tree.arguments):
            variables.append(f"arg{depth}_{index}")
            self._write_native_variable(argument, variables[-1])
        directives = native_directives(tree, scope.error)
        location = scope.location(directives)
        check_self(tree, scope.error)
        scope.context.add("_loc", location).with_self(operation)
        call = tgfmt(tree.expression, scope.context, *variables)
        self._write_check(operation, f"!::mlir::failed({call})", f'"{call} return ::mlir::failure"')
        count = len(tree.arguments) - directives.count
        for argument, variable in zip(tree.arguments[:count], variables, strict=False):
            if argument.name not in ("", "_"):
                text.write(f"{argument.name} = {variable};\n")
        for index, (argument, variable) in enumerate(zip(tree.arguments[:count], variables, strict=False)):
            leaf = argument.leaf
            if leaf is None:
                raise scope.error(
                    f"Matching nested tree in NativeCodecall not support for {variable} as arg {index}"
                )
            if leaf.is_unspecified:
                continue
            is_value = not (
                leaf.is_attribute_matcher or leaf.is_constant_attribute or leaf.is_property_matcher
            )
            self._write_function_check(
                leaf,
                operation,
                f"{variable}.getType()" if is_value else variable,
                f"operand {index} of native code call '{tree.expression}'",
            )

    def _write_native_variable(self, argument: DagArgument, variable: str) -> None:
        """Declare the variable for an argument that native code sets."""
        scope = self.scope
        node, leaf = argument.node, argument.leaf
        cpp_type = "::mlir::Value"
        default = ""
        if node is not None:
            for kind in (NodeKind.EITHER, NodeKind.VARIADIC):
                if node.kind is kind:
                    raise scope.error(f"NativeCodeCall cannot have `{kind.value}` operands")
        elif leaf is not None:
            if leaf.is_attribute_matcher or leaf.is_constant_attribute:
                cpp_type = "::mlir::Attribute"
            elif leaf.is_property_matcher:
                if not leaf.interface_type:
                    raise scope.error(
                        "NativeCodeCall cannot have a property operand with unspecified interface type"
                    )
                cpp_type = leaf.interface_type
                default = "" if leaf.default_value is None else f" = {leaf.default_value}"
        self.text.write(f"{cpp_type} {variable}{default};\n")

    # -- operations -----------------------------------------------------------------------------------

    def _write_operation(self, tree: DagNode, operation: str, depth: int) -> None:
        text = self.text
        operator = tree.operation
        cpp_class = operator.qualified_class_name
        casted = f"castedOp{depth}"
        function = self.matchers.name(tree)
        if function is not None:
            self._write_call(tree, function, operation)
            if depth == 0:
                text.write(
                    f"auto {casted} = ::llvm::dyn_cast_or_null<{cpp_class}>({operation}); (void){casted};\n"
                )
            return
        text.write(f"auto {casted} = ::llvm::dyn_cast<{cpp_class}>({operation}); (void){casted};\n")
        # The rewriter has already compared the class of the root.
        if depth != 0:
            self._write_check(operation, casted, f'"{casted} is not {cpp_class} type"')
        if tree.symbol:
            text.write(f"{tree.symbol} = {casted};\n")
        position = 0
        operand = 0
        for index, argument in enumerate(tree.arguments):
            node = argument.node
            kind, _ = operator.arguments[position]
            if node is not None and node.kind is NodeKind.EITHER:
                self._write_either(tree, node, casted, position, operand, depth)
                operand += 2
                position += 1
            elif node is not None:
                operand += self._write_nested(tree, node, casted, position, operand, depth)
            elif kind is ArgumentKind.OPERAND:
                self._write_operand(
                    tree, casted, f"{casted}.getODSOperands({operand})", operand, argument, position
                )
                operand += 1
            elif kind is ArgumentKind.ATTRIBUTE:
                self._write_attribute(tree, casted, index, position)
            else:
                self._write_property(tree, casted, index, position)
            position += 1

    def _write_nested(
        self, tree: DagNode, node: DagNode, casted: str, position: int, operand: int, depth: int
    ) -> int:
        """Match a dag as an argument; return the number of its operands."""
        operator = tree.operation
        check_nested(operator, position, node, self.scope.error)
        if node.kind is NodeKind.VARIADIC and operator.arguments[position][0] is ArgumentKind.OPERAND:
            self._write_variadic(tree, node, casted, position, operand, depth)
            return 1
        text = self.text
        variable = f"op{depth + 1}"
        text.write("{\n")
        text.indent()
        text.write(f"auto *{variable} = (*{casted}.getODSOperands({operand}).begin()).getDefiningOp();\n")
        failure = f'"There\'s no operation that defines operand {operand} of {casted}"'
        self._write_check(casted, variable, failure)
        self._write_node(node, variable, depth + 1)
        text.write(f"tblgen_ops.push_back({variable});\n")
        text.unindent()
        text.write("}\n")
        return 1

    def _write_either(
        self, tree: DagNode, either: DagNode, operation: str, position: int, operand: int, depth: int
    ) -> None:
        """Match two operands in either order, by a function for both."""
        check_either(either, self.scope.error)
        text = self.text
        function = f"eitherLambda{depth}"
        text.write(f"auto {function} = [&](::mlir::OperandRange v0, ::mlir::OperandRange v1) {{\n")
        text.indent()
        matched = []
        for index, argument in enumerate(either.arguments):
            check_either_part(tree.operation, position + index, argument, self.scope.error)
            node = argument.node
            if node is not None:
                variable = f"local_op_{index}"
                text.write(f"auto {variable} = (*v{index}.begin()).getDefiningOp();\n", "{\n")
                text.indent()
                failure = f'"There\'s no operation that defines operand {operand + index} of {operation}"'
                self._write_check(operation, variable, failure)
                self._write_node(node, variable, depth + 1)
                text.unindent()
                text.write("}\n")
                matched.append(f"tblgen_ops.push_back({variable});\n")
            else:
                self._write_operand(tree, operation, f"v{index}", operand + index, argument, position + index)
        # Operations are added to the matched ones only if both operands match.
        text.write("".join(matched), "return ::mlir::success();\n")
        text.unindent()
        text.write("};\n", "{\n")
        text.indent()
        text.write(
            f"auto eitherOperand0 = {operation}.getODSOperands({operand});\n",
            f"auto eitherOperand1 = {operation}.getODSOperands({operand + 1});\n",
            f"if(::mlir::failed({function}(eitherOperand0, eitherOperand1)) && "
            f"::mlir::failed({function}(eitherOperand1, eitherOperand0)))\n",
        )
        text.indent()
        text.write("return ::mlir::failure();\n")
        text.unindent()
        text.unindent()
        text.write("}\n")

    def _write_variadic(
        self, tree: DagNode, variadic: DagNode, operation: str, position: int, operand: int, depth: int
    ) -> None:
        """Match the values of a variadic operand, one by one."""
        text = self.text
        text.write("{\n")
        text.indent()
        count = len(variadic.arguments)
        text.write(
            f"auto variadic_operand_range = {operation}.getODSOperands({operand});\n",
            f"if (variadic_operand_range.size() != {count}) return ::mlir::failure();\n",
        )
        if variadic.symbol:
            symbol = self.symbols.operand(variadic.symbol, tree, position)
            text.write(f"{symbol.variable_name(variadic.symbol)} = variadic_operand_range;\n")
        for index, argument in enumerate(variadic.arguments):
            node = argument.node
            if node is None:
                value = f"variadic_operand_range.slice({index}, 1)"
                self._write_operand(tree, operation, value, operand, argument, position, index)
                continue
            check_variadic_part(node, self.scope.error)
            text.write("{\n")
            text.indent()
            variable = f"local_op_{index}"
            text.write(f"auto *{variable} = variadic_operand_range[{index}].getDefiningOp();\n")
            self._write_check(
                operation,
                variable,
                f"\"There's no operation that defines variadic operand {operand} "
                f'(variadic sub-opearnd #{index}) of {operation}"',
            )
            self._write_node(node, variable, depth + 1)
            text.write(f"tblgen_ops.push_back({variable});\n")
            text.unindent()
            text.write("}\n")
        text.unindent()
        text.write("}\n")

    # -- arguments ------------------------------------------------------------------------------------

    def _write_operand(
        self,
        tree: DagNode,
        operation: str,
        value: str,
        operand: int,
        argument: DagArgument,
        position: int,
        sub_index: int | None = None,
    ) -> None:
        leaf = operand_constraint(tree.operation, operand, position, argument, self.scope.error)
        if leaf is not None:
            failure = f"operand {operand} of op '{tree.operation.name}'"
            self._write_function_check(leaf, operation, f"(*{value}.begin()).getType()", failure)
        if argument.name not in ("", "_"):
            symbol = self.symbols.operand(argument.name, tree, position, sub_index)
            self.text.write(f"{symbol.variable_name(argument.name)} = {value};\n")

    def _write_attribute(self, tree: DagNode, operation: str, index: int, position: int) -> None:
        text = self.text
        operator = tree.operation
        named = operator.attributes[operator.arguments[position][1]]
        attribute = named.attribute
        text.write("{\n")
        text.indent()
        if tree.uses_properties:
            getter = f"{operation}.getProperties().get{camel_case(named.name)}()"
        else:
            getter = f'{operation}->getAttrOfType<{attribute.storage_type}>("{named.name}")'
        text.write(f"[[maybe_unused]] auto tblgen_attr = {getter};\n")
        if attribute.default_value is not None:
            context = self.scope.context
            default = tgfmt(attribute.default_value.strip(), context)
            default_attribute = tgfmt((attribute.const_builder_call or "").strip(), context, default)
            text.write(f"if (!tblgen_attr) tblgen_attr = {default_attribute};\n")
        elif not attribute.is_optional:
            self._write_check(
                operation,
                "tblgen_attr",
                f"\"expected op '{operator.name}' to have attribute '{named.name}' "
                f"of type '{attribute.storage_type}'\"",
            )
        # The index among the operation's arguments, which after `either` differs from that in the dag.
        argument = tree.arguments[position if position < len(tree.arguments) else index]
        leaf = attribute_constraint(operator, position, argument, self.scope.error)
        if leaf is not None and leaf.constraint is not None:
            condition = leaf.constraint.condition
            if attribute.is_optional and "$_self" in condition and "!$_self" not in condition:
                text.write("if (!tblgen_attr) return ::mlir::failure();\n")
            failure = f"op '{operator.name}' attribute '{named.name}'"
            self._write_function_check(leaf, operation, "tblgen_attr", failure)
        if argument.name not in ("", "_"):
            text.write(f"{argument.name} = tblgen_attr;\n")
        text.unindent()
        text.write("}\n")

    def _write_property(self, tree: DagNode, operation: str, index: int, position: int) -> None:
        text = self.text
        operator = tree.operation
        named = operator.properties[operator.arguments[position][1]]
        text.write("{\n")
        text.indent()
        text.write(
            "[[maybe_unused]] auto tblgen_prop = "
            f"{operation}.getProperties().get{camel_case(named.name)}();\n"
        )
        # The index among the operation's arguments, which after `either` differs from that in the dag.
        argument = tree.arguments[position if position < len(tree.arguments) else index]
        leaf = property_constraint(operator, position, argument, self.scope.error)
        if leaf is not None:
            failure = f"op '{operator.name}' property '{named.name}'"
            self._write_function_check(leaf, operation, "tblgen_prop", failure)
        if argument.name not in ("", "_"):
            text.write(f"{argument.name} = tblgen_prop;\n")
        text.unindent()
        text.write("}\n")
