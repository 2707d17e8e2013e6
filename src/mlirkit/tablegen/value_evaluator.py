"""Evaluating value nodes: from the syntax tree to values, which are symbolic while they mention unknown ones.

Each kind of node has a method here (bang operators: operator_evaluator.py).  All take the node, the record
being defined (None outside of one), the target type (None for any type) and whether the value is a name, in
which an unknown identifier is literal text.  Semantic errors are reported in the order of the text and in
llvm-tblgen's words; the first one ends the run.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NoReturn

from mlirkit.support.diagnostics import ParseError
from mlirkit.tablegen.ast import (
    ArgumentNode,
    BangNode,
    BinaryLiteral,
    BitRangeNode,
    BitsLiteral,
    BrokenArgument,
    BrokenValue,
    DagLiteral,
    FieldAccessNode,
    Identifier,
    InstanceNode,
    IntLiteral,
    ListLiteral,
    PasteNode,
    RangeNode,
    StringLiteral,
    SubscriptNode,
    TypeNode,
    UnsetLiteral,
    ValueNode,
)
from mlirkit.tablegen.diagnostics import DiagnosticLog
from mlirkit.tablegen.expression_pool import ExpressionPool
from mlirkit.tablegen.expressions import VariableValue
from mlirkit.tablegen.limits import MAX_BITS, MAX_LIST
from mlirkit.tablegen.other_names import OtherNames
from mlirkit.tablegen.records import Record, Records
from mlirkit.tablegen.scopes import MultiClass, Scope, look_up
from mlirkit.tablegen.types import BIT, DAG, INT, STRING, BitsType, ListType, Type, bits_type
from mlirkit.tablegen.values import (
    FALSE,
    TRUE,
    UNSET,
    BitsValue,
    IntValue,
    ListValue,
    UnsetValue,
    Value,
)

# An argument of a class, by position or qualified name.
Argument = tuple[int | str, Value]
_Method = Callable[..., Value]


class ValueEvaluator:
    """State of a run, and the evaluation of value nodes except operators."""

    __slots__ = (
        "_methods",
        "base",
        "controls",
        "log",
        "multiclass",
        "multiclasses",
        "other_names",
        "pool",
        "records",
        "replaceable_units",
        "scope",
        "token_errors",
        "type_aliases",
        "used",
    )

    def __init__(self, records: Records, log: DiagnosticLog) -> None:
        self.records = records
        self.log = log
        self.pool = ExpressionPool(records, log)
        self.scope = Scope(None)
        self.multiclass: MultiClass | None = None
        self.multiclasses: dict[str, MultiClass] = {}
        self.type_aliases: dict[str, Type] = {}
        # The used template arguments, by qualified name.
        self.used: set[str] = set()
        # From the preprocessor, by location: errors of tokens; and the `#ifdef` that is open at a file's end.
        self.token_errors: dict[int, str] = {}
        self.controls: dict[int, tuple[int, str]] = {}
        # Names of other versions of included files, and the numbers of the units of those at hand.
        self.other_names: OtherNames | None = None
        self.replaceable_units: set[int] = set()
        # The number to add to the offsets in the current file's tree.
        self.base = 0
        self._methods: dict[type[ValueNode], _Method] = {
            BangNode: self.operation,
            BinaryLiteral: self._binary_literal,
            BitRangeNode: self._bit_range,
            BitsLiteral: self._bits_literal,
            BrokenValue: self._broken,
            DagLiteral: self._dag_literal,
            FieldAccessNode: self._field_access,
            Identifier: self._identifier,
            InstanceNode: self._instance,
            IntLiteral: self._int_literal,
            ListLiteral: self._list_literal,
            PasteNode: self._paste,
            StringLiteral: self._string_literal,
            SubscriptNode: self._subscript,
            UnsetLiteral: self._unset_literal,
        }

    def fail(self, offset: int, message: str, reached: int = -1) -> NoReturn:
        """Report an error at an offset of the current file, and stop.

        `reached` is the offset that llvm-tblgen has read to, if known and behind the error.
        """
        location = self.base + offset
        # An error of the lexer is reported before any error of meaning.
        message = self.token_errors.get(location, message)
        self.log.error([location], message)
        self.log.reached = location if reached < 0 else self.base + reached
        self.log.is_reached_exact = reached >= 0
        control = self.controls.get(location)
        if control is not None:
            place, words = control
            self.log.error([place], words)
        raise self.log.failure()

    def value(
        self, node: ValueNode, record: Record | None, target: Type | None = None, is_name: bool = False
    ) -> Value:
        """The value of `node`."""
        return self._methods[type(node)](node, record, target, is_name)

    def operation(self, node: BangNode, record: Record | None, target: Type | None, is_name: bool) -> Value:
        """The value of a bang operator; see operator_evaluator.py."""
        raise NotImplementedError

    # Literals and names.

    def _broken(self, node: BrokenValue, record: Record | None, target: Type | None, is_name: bool) -> Value:
        if node.before is not None:
            self.value(node.before, record, target, is_name)
        self.fail(node.start, node.message)

    def _int_literal(
        self, node: IntLiteral, record: Record | None, target: Type | None, is_name: bool
    ) -> Value:
        return self.pool.integer(node.value)

    def _string_literal(
        self, node: StringLiteral, record: Record | None, target: Type | None, is_name: bool
    ) -> Value:
        return self.pool.string(node.value, node.is_code)

    def _unset_literal(
        self, node: UnsetLiteral, record: Record | None, target: Type | None, is_name: bool
    ) -> Value:
        return UNSET

    def _binary_literal(
        self, node: BinaryLiteral, record: Record | None, target: Type | None, is_name: bool
    ) -> Value:
        if node.width > MAX_BITS:
            self.fail(node.start, f"binary literal of {node.width} digits is too long")
        value = node.value
        return self.pool.bits(
            tuple([TRUE if (value >> (index & 63)) & 1 else FALSE for index in range(node.width)])
        )

    def _identifier(
        self, node: Identifier, record: Record | None, target: Type | None, is_name: bool
    ) -> Value:
        name = node.name
        if node.before_equals:
            return self.pool.string(name)
        value = look_up(self.scope, name, self.pool, self.used)
        if value is not None:
            return value
        if is_name:
            return self.pool.string(name)
        definition = self.records.defs.get(name)
        if definition is None and self.other_names is not None and name not in self.records.globals:
            definition = self.records.defs.get(self.other_names.names.get(name, ""))
        if definition is not None:
            return definition.value_of_def
        value = self.records.globals.get(name)
        if value is not None:
            return value
        if record is not None and not record.is_class and self.multiclass is None:
            text = self.pool.string(name)
            if record.name_value is text:
                # A reference to the record itself is looked up when the record is finished and has its full
                # type.
                return self.pool.unary("cast", text, record.type)
        # The token behind the name has been lexed by then, and may be the error.
        is_token_error = self.base + node.after in self.token_errors
        self.fail(node.after if is_token_error else node.start, f"Variable not defined: '{name}'")

    def _instance(
        self, node: InstanceNode, record: Record | None, target: Type | None, is_name: bool
    ) -> Value:
        cls = self._class_or_none(node.name)
        if cls is None:
            self.fail(node.start, f"Expected a class name, got '{node.name}'")
        location = self.base + node.start
        args = self.arguments(node.args, record, cls)
        self.bind_arguments(cls, args, location)
        return self.pool.fold_instance(self.pool.instance_of(cls, tuple(args), location))

    def _bits_literal(
        self, node: BitsLiteral, record: Record | None, target: Type | None, is_name: bool
    ) -> Value:
        bits: list[Value] = []
        values = [self.value(element, record) for element in node.elements]
        for index, value in enumerate(values):
            if isinstance(value, BitsValue):
                bits.extend(reversed(value.bits))
            elif isinstance(value, VariableValue) and isinstance(value.type, BitsType):
                for bit in reversed(range(value.type.width)):
                    bits.append(value.bit(bit, self.pool))
            else:
                as_bit = value.cast(BIT, self.pool)
                if as_bit is None:
                    self.fail(node.start, f"Element #{index} ({value.text()}) is not convertable to a bit")
                bits.append(as_bit)
        bits.reverse()
        return self.pool.bits(tuple(bits))

    def _list_literal(
        self, node: ListLiteral, record: Record | None, target: Type | None, is_name: bool
    ) -> Value:
        target_element: Type | None = None
        if target is not None:
            if not isinstance(target, ListType):
                self.fail(node.inside, f"Encountered a list when expecting a {target}")
            target_element = target.element
        values = tuple([self.value(element, record, target_element) for element in node.elements])
        declared_type = None if node.element_type is None else self.type_of(node.element_type)
        element_type: Type | None = None
        for value in values:
            type_ = value.type
            if type_ is None or type_ is element_type:
                continue
            if element_type is None:
                element_type = type_
            else:
                element_type = self.records.types.common(element_type, type_)
                if element_type is None:
                    self.fail(node.after, "Incompatible types in list elements")
        if declared_type is not None:
            if element_type is not None and not element_type.convertible_to(declared_type):
                self.fail(node.after, "Incompatible types in list elements")
            element_type = declared_type
        if element_type is None:
            if target_element is None:
                self.fail(node.after, "No type for list")
            return self.pool.list_of(values, target_element)
        if (
            target_element is not None
            and element_type is not target_element
            and not element_type.convertible_to(target_element)
        ):
            self.fail(
                node.after,
                f"Element type mismatch for list: element type '{element_type}' not convertible to "
                f"'{target_element}",
            )
        return self.pool.list_of(values, element_type)

    def _dag_literal(
        self, node: DagLiteral, record: Record | None, target: Type | None, is_name: bool
    ) -> Value:
        operator = self.value(node.operator, record)
        args: list[Value] = []
        names: list[str | None] = []
        for arg, name in node.args:
            args.append(UNSET if arg is None else self.value(arg, record))
            names.append(name)
        return self.pool.dag(operator, node.name, tuple(args), tuple(names))

    # Suffixes.

    def ranges(self, nodes: list[RangeNode]) -> list[int]:
        """The numbers of a list of ranges, which must be constants."""
        numbers: list[int] = []
        for node in nodes:
            self.add_range(numbers, node, self.value(node.first, None))
        return numbers

    def add_range(self, numbers: list[int], node: RangeNode, first: Value) -> None:
        """Add the numbers of one range, of which `first` is the first."""
        if not isinstance(first, IntValue):
            self.fail(node.first.after, "expected integer or bitrange")
        start = first.value
        if start < 0:
            self.fail(node.first.after, "invalid range, cannot be negative")
        if node.last is None:
            numbers.append(start)
            return
        try:
            last = self.value(node.last, None)
        except ParseError:
            if self.log.is_fatal:
                raise
            self.fail(node.last.after, "expected integer value as end of range")
        if not isinstance(last, IntValue):
            self.fail(node.last.after, "expected integer value as end of range")
        end = last.value
        if end < 0:
            self.fail(node.after, "invalid range, cannot be negative")
        if abs(end - start) + len(numbers) >= MAX_LIST:
            self.fail(node.start, f"range of more than {MAX_LIST} numbers")
        numbers.extend(range(start, end + 1) if start < end else range(start, end - 1, -1))

    def _bit_range(
        self, node: BitRangeNode, record: Record | None, target: Type | None, is_name: bool
    ) -> Value:
        value = self.value(node.value, record, target, is_name)
        numbers = self.ranges(node.ranges)
        numbers.reverse()
        bit_range = value.bit_range(numbers, self.pool)
        if bit_range is None:
            self.fail(node.brace, "Invalid bit range for value")
        return bit_range

    def _subscript(
        self, node: SubscriptNode, record: Record | None, target: Type | None, is_name: bool
    ) -> Value:
        value = self.value(node.value, record, target, is_name)
        if value.type is None:
            self.fail(node.start, "Invalid value, list expected")
        if not isinstance(value.type, ListType):
            self.fail(node.start, f"Type '{value.type}' is invalid, list expected")
        index = self._slice(node, record)
        if isinstance(index.type, ListType):
            return self.pool.fold_binary("listslice", value, index, value.type, record)
        return self.pool.fold_binary("listelem", value, index, value.type.element, record)

    def _slice(self, node: SubscriptNode, record: Record | None) -> Value:
        """The index in the brackets: an `int` for an element, a `list<int>` for a slice."""
        slices: list[Value] = []
        single: list[Value] = []
        for range_ in node.ranges:
            index = self._slice_element(range_, record)
            type_ = index.type
            if isinstance(type_, ListType):
                if type_.element is not INT:
                    self.fail(range_.start, f"expected list<int>, got {type_}")
                if single:
                    slices.append(self.pool.list_of(tuple(single), INT))
                    single = []
                slices.append(index)
            elif type_ is not INT:
                self.fail(range_.start, f"unhandled type {type_} in range")
            else:
                single.append(index)
        if len(node.ranges) == 1 and single and not node.trailing_comma:
            return single[0]
        if single:
            slices.append(self.pool.list_of(tuple(single), INT))
        result = slices[0]
        for one_slice in slices[1:]:
            result = self._concatenate_lists(result, one_slice)
        return result

    def _slice_element(self, node: RangeNode, record: Record | None) -> Value:
        first = self.value(node.first, record)
        if node.last is None:
            return first
        last = self.value(node.last, record)
        if node.is_dash and isinstance(last, IntValue) and last.value < 0:
            self.fail(node.last.start, "invalid range, cannot be negative")
        if last.type is not INT:
            self.fail(node.last.start, f"expected int...int, got {last.type}")
        if first.type is not INT:
            self.fail(node.start, f"expected int...int, got {first.type}")
        return self.pool.fold_binary("rangec", first, last, INT.list_type(), record)

    def _field_access(
        self, node: FieldAccessNode, record: Record | None, target: Type | None, is_name: bool
    ) -> Value:
        value = self.value(node.value, record, target, is_name)
        if value.field_type(node.name) is None:
            self.fail(node.name_start, f"Cannot access field '{node.name}' of value '{value.text()}'")
        return self.pool.fold_field(value, node.name, record)

    def _concatenate_lists(self, left: Value, right: Value) -> Value:
        assert left.type is not None
        if isinstance(left, ListValue) and isinstance(right, ListValue):
            return self.pool.fold_binary("listconcat", left, right, left.type, None)
        return self.pool.binary("listconcat", left, right, left.type)

    def _paste(self, node: PasteNode, record: Record | None, target: Type | None, is_name: bool) -> Value:
        left = self.value(node.left, record, target, is_name)
        if left.type is None:
            self.fail(node.hash, "LHS of paste is not typed!")
        if isinstance(left.type, ListType):
            if node.right is None:
                return left
            return self._concatenate_lists(left, self.value(node.right, record, target))
        left = self._as_string(left, node, record)
        if node.right is None:
            right: Value = self.pool.string("")
        else:
            right = self.value(node.right, record, None, True)
            if right.type is None:
                self.fail(node.hash, "RHS of paste is not typed!")
            right = self._as_string(right, node, record)
        return self.pool.concatenate_strings(left, right)

    def _as_string(self, value: Value, node: PasteNode, record: Record | None) -> Value:
        if value.type is STRING:
            return value
        cast = self.pool.fold_unary("cast", value, STRING, record, False)
        if cast.type is None:
            self.fail(node.hash, f"can't cast '{value.text()}' to string")
        return cast

    # Template arguments.

    def arguments(self, nodes: list[ArgumentNode], record: Record | None, owner: Record) -> list[Argument]:
        """The arguments given to the class or multiclass of `owner`, with the types it declares."""
        declared = list(owner.template_args.values())
        arguments: list[Argument] = []
        has_named = False
        for index, node in enumerate(nodes):
            if isinstance(node, BrokenArgument):
                self.value(node.value, record)
            if index >= len(declared):
                self.fail(node.start, f"Too many template arguments: {index + 1}")
            if node.name is not None:
                arguments.append(self._named_argument(node, record, owner))
                has_named = True
                continue
            value = self.value(node.value, record, None if has_named else declared[index].type)
            if has_named:
                self.fail(node.start, "Positional argument should be put before named argument")
            arguments.append((index, value))
        return arguments if not arguments else self._check_arguments(nodes, arguments, owner)

    def _named_argument(self, node: ArgumentNode, record: Record | None, owner: Record) -> Argument:
        name = node.name
        if isinstance(name, Identifier):
            text = name.name
        elif isinstance(name, StringLiteral):
            text = name.value
        else:
            assert name is not None
            self.value(name, record)
            self.fail(node.start, "The name of named argument should be a valid identifier")
        separator = ":" if owner.is_class else "::"
        qualified = f"{owner.name}{separator}{text}"
        argument = owner.template_args.get(qualified)
        if argument is None:
            self.fail(node.start, f'Argument "{text}" doesn\'t exist')
        value = self.value(node.value, record, argument.type)
        if isinstance(value, UnsetValue):
            self.fail(node.value.start, "The value of named argument should be initialized, but we got '?'")
        return qualified, value

    def _check_arguments(
        self, nodes: list[ArgumentNode], arguments: list[Argument], owner: Record
    ) -> list[Argument]:
        declared = list(owner.template_args.values())
        checked: list[Argument] = []
        failed = False
        for node, (key, value) in zip(nodes, arguments, strict=True):
            argument = declared[key] if isinstance(key, int) else owner.template_args[key]
            if value.type is not None and value.type is not argument.type:
                cast = value.cast(argument.type, self.pool)
                if cast is None:
                    failed = True
                    self.log.error(
                        [self.base + node.start],
                        f"Value specified for template argument '{argument.name}' is of type {value.type}; "
                        f"expected type {argument.type}: {value.text()}",
                    )
                else:
                    value = cast
            checked.append((key, value))
        if failed:
            raise self.log.failure()
        return checked

    def bind_arguments(
        self, owner: Record, arguments: list[Argument], location: int
    ) -> list[tuple[str, Value]]:
        """All template arguments of `owner` with their values, the given ones first."""
        declared = owner.template_args
        names = list(declared)
        bound: dict[str, Value] = {}
        for key, value in arguments:
            name = names[key] if isinstance(key, int) else key
            if name in bound:
                self.log.fatal([location], f"We can only specify the template argument '{name}' once")
            bound[name] = value
        if len(bound) < len(names):
            for name in names:
                if name in bound:
                    continue
                default = declared[name]
                if not default.value.is_complete():
                    self.log.error([location], f"value not specified for template argument '{name}'")
                    self.log.note([default.location], f"declared in '{owner.name}'")
                    raise self.log.failure()
                bound[name] = default.value
        return list(bound.items())

    # Types.

    def type_of(self, node: TypeNode) -> Type:
        """The type of a type node."""
        depth = 0
        inner = node
        while inner.name == "list" and not inner.is_name and inner.element is not None:
            inner = inner.element
            depth += 1
        result = self._simple_type(inner, node)
        if node.message is not None:
            self.fail(node.after, node.message)
        for _ in range(depth):
            result = result.list_type()
        return result

    def _simple_type(self, node: TypeNode, root: TypeNode) -> Type:
        name = node.name
        if node.is_name:
            alias = self.type_aliases.get(name)
            if alias is not None:
                return alias
            return self.class_named(name, node.start).own_type
        if name == "string" or name == "code":
            return STRING
        if name == "bit":
            return BIT
        if name == "int":
            return INT
        if name == "dag":
            return DAG
        if root.message is not None:
            self.fail(root.after, root.message)
        if not 0 <= node.width <= MAX_BITS:
            self.fail(node.start, f"bits<n> of more than {MAX_BITS} bits")
        return bits_type(node.width)

    def class_named(self, name: str, offset: int) -> Record:
        """The class called `name`, for an occurrence at `offset`."""
        cls = self._class_or_none(name)
        if cls is None:
            message = f"Couldn't find class '{name}'"
            if name in self.multiclasses:
                message += f". Use 'defm' if you meant to use multiclass '{name}'"
            self.fail(offset, message)
        return cls

    def _class_or_none(self, name: str) -> Record | None:
        cls = self.records.classes.get(name)
        if cls is None and self.other_names is not None:
            cls = self.records.classes.get(self.other_names.names.get(name, ""))
        return cls
