"""Operations, blocks and regions as text, in the custom or the generic form.

    %r:2 = "name"(%operand)[^successor] <{properties}> ({region}) {attributes} : (types) -> types loc(...)
    %r = name custom-syntax loc(...)
    ^bb1(%arg: type):  // pred: ^bb0

A stack holds what is still to be printed, so that regions nest without limit.  Custom syntax is the hook
`print_assembly` of the operation's class, called with an OpAsmPrinter.  The mirror is
text/parser/operations.py.
"""

from __future__ import annotations

from typing import Final

from mlirkit.builtin.types import FunctionType
from mlirkit.core.attribute import Attribute, AttributeOrType
from mlirkit.core.block import Block
from mlirkit.core.location import Location
from mlirkit.core.operation import Operation
from mlirkit.core.operation_name import OperationName
from mlirkit.core.operation_parts import location_of, operands_of, results_of
from mlirkit.core.region import Region
from mlirkit.core.structural_attributes import EMPTY_DICTIONARY, DictionaryAttr
from mlirkit.core.value import BlockArgument, Value
from mlirkit.text.printer.alias_op_printer import AliasOpPrinter
from mlirkit.text.printer.aliases import AliasWatch
from mlirkit.text.printer.asm_state import AsmState
from mlirkit.text.printer.lines import Line, line_of
from mlirkit.text.printer.op_asm_printer import (
    CUSTOM_OR_GENERIC,
    GENERIC,
    OpAsmPrinter,
    OperationItem,
    RegionItem,
)
from mlirkit.text.printer.pieces import Piece
from mlirkit.text.printer.resources import file_metadata
from mlirkit.text.printer.ssa_names import UNKNOWN_VALUE
from mlirkit.text.printer.strings import escaped

# Deeper down lines are not indented any more: LLVM's tools have run out of stack by then, and the blanks
# alone would outgrow memory.
_DEEPEST_INDENT: Final = 8192


class _RegionFrame:
    """A region in the middle of being printed."""

    __slots__ = ("at", "blocks", "braces", "default_dialect", "indent", "operation", "stop")

    def __init__(self, blocks: list[Block], indent: int, default_dialect: str) -> None:
        self.blocks = blocks
        self.indent = indent
        self.default_dialect = default_dialect
        self.braces = True
        # The block whose operations are printing, the next of them, and the one to stop in front of.
        self.at = 0
        self.operation: Operation | None = None
        self.stop: Operation | None = None


class _GenericTail:
    """What follows the regions of an operation in the generic form."""

    __slots__ = ("operation",)

    def __init__(self, operation: Operation) -> None:
        self.operation = operation


class _End:
    """What follows an operation's own text: location, users, line end."""

    __slots__ = ("newline", "operation")

    def __init__(self, operation: Operation, newline: bool) -> None:
        self.operation = operation
        self.newline = newline


class OperationPrinter(OpAsmPrinter):
    """Prints trees of operations into `out`."""

    def __init__(self, state: AsmState) -> None:
        OpAsmPrinter.__init__(self, state)
        flags = state.flags
        self._generic = flags.generic_op_form
        self._debug_info = flags.debug_info
        self._pretty = flags.pretty_debug_info
        self._users = flags.value_users
        self._skip_regions = flags.skip_regions
        # Anything behind an operation but a line end.
        self._has_ends = flags.debug_info or flags.value_users
        # Where a whole line can be known: all of them end alike, or in an alias.
        self._has_lines = not flags.value_users and (
            not flags.debug_info or (state.aliases.exist and not flags.pretty_debug_info)
        )
        self._heads: dict[OperationName, str] = {}
        self._attr_texts: dict[int, str] = {}
        self._kept: list[DictionaryAttr] = []
        self._default_dialect = "builtin"
        self._stack: list[object] = []
        # The lines of each name, by the dialect whose prefix is left out; and the properties that had none.
        self._lines: dict[str, dict[OperationName, Line]] = {}
        self._missed: dict[OperationName, Attribute | None] = {}

    # -- entry points -------------------------------------------------------------------------------

    def print_top_level(self, operation: Operation) -> None:
        """An operation that stands in no block, with aliases and resources around it."""
        self._define_aliases(False)
        self.values.forget()
        self.print_full(operation)
        self.out.append("\n")
        self._define_aliases(True)
        self.out.append(file_metadata(self.state))

    def _define_aliases(self, deferred: bool) -> None:
        """Define the aliases in front of the IR, or those behind it."""
        out = self.out
        values = self.values
        for alias in self.state.aliases.definitions:
            if alias.deferrable is deferred:
                value = alias.value
                if isinstance(value, Location):
                    value = value.at(alias.place)
                out.append(f"{alias.text} = {values.definition(value)}\n")
                alias.usable = True

    def print_full(self, operation: Operation) -> None:
        """An operation with results and location, without line end."""
        self.names.reach(operation.parent_block)
        self._stack.append(_End(operation, False))
        if not self._print_head(operation):
            self._stack.pop()
            self._print_end(operation, False)
        self._run()

    def print_block(self, block: Block) -> None:
        """A block with its label, as it stands in its region."""
        self.names.reach(block)
        frame = _RegionFrame([block], self.indent, self._default_dialect)
        frame.braces = False
        self._print_label(block, "")
        frame.operation = block.first
        self._stack.append(frame)
        self._run()

    # -- the loop -----------------------------------------------------------------------------------

    def _run(self) -> None:
        stack = self._stack
        watch = self.state.watch
        while stack:
            if watch is not None and watch.found_alias:
                stack.clear()
                return
            item = stack.pop()
            if isinstance(item, _RegionFrame):
                self._print_frame(item)
            elif isinstance(item, str):
                self.out.append(item)
            elif isinstance(item, RegionItem):
                self._print_region(item)
            elif isinstance(item, _GenericTail):
                self._print_generic_tail(item.operation)
            elif isinstance(item, _End):
                self._print_end(item.operation, item.newline)
            elif isinstance(item, OperationItem):
                self.indent = item.indent
                if item.form == CUSTOM_OR_GENERIC:
                    self._print_custom_or_generic(item.operation)
                else:
                    self._print_generic(item.operation, item.form == GENERIC)
            else:
                assert isinstance(item, list)
                self._print_waiting(item)

    def _print_waiting(self, pieces: list[Piece]) -> None:
        for piece in pieces:
            if isinstance(piece, AttributeOrType):
                self._look_at(piece)
        self.out.append(self.values.join(pieces))

    def _print_frame(self, frame: _RegionFrame) -> None:
        """Print operations of the frame up to one that has something nested, or to the region's end."""
        out = self.out
        stack = self._stack
        self.indent = frame.indent + 2
        self._default_dialect = frame.default_dialect
        margin = _margin(self.indent)
        has_ends = self._has_ends
        generic = self._generic
        lines = self._lines.setdefault(frame.default_dialect, {})
        while True:
            operation = frame.operation
            stop = frame.stop
            while True:
                operation = self._print_lines(operation, stop, lines, margin)
                if operation is None or operation is stop:
                    break
                following = operation.next_op
                start = len(out)
                out.append(margin)
                count = len(stack)
                if self._print_head(operation):
                    # What is nested lies on the stack; underneath go the end of the operation, then the rest.
                    frame.operation = following
                    stack[count:count] = [frame, _End(operation, True)]
                    return
                info = operation.info
                if generic or info.prints_by_signature or info.print_hook is None:
                    self._keep_line(operation, start, lines)
                if has_ends:
                    self._print_end(operation, True)
                else:
                    out.append("\n")
                operation = following
            frame.at += 1
            if frame.at >= len(frame.blocks):
                break
            block = frame.blocks[frame.at]
            self._print_label(block, _margin(frame.indent))
            frame.operation = block.first
            frame.stop = None
        if frame.braces:
            out.append(_margin(frame.indent) + "}")
        self.indent = frame.indent

    def _print_lines(
        self,
        operation: Operation | None,
        stop: Operation | None,
        lines: dict[OperationName, Line],
        margin: str,
    ) -> Operation | None:
        """Print operations like those that `lines` were made of; the first that is not is the result."""
        if not self._has_lines:
            return operation
        out = self.out
        names = self.names
        places = self.state.aliases.places
        debug_info = self._debug_info
        end = "\n"
        while operation is not None and operation is not stop:
            line = lines.get(operation.info)
            if line is None or not line.fits(operation):
                return operation
            if debug_info:
                alias = places.find(operation.loc, operation.place)
                if alias is None:
                    return operation
                end = f" loc({alias.text})\n"
            result = operation.result0
            label = "" if result is None else names.name(result)
            value = operation.operand0
            other = operation.operand1
            third = operation.operand2
            if value is None:
                out.extend((margin, label, line.text0, end))
            elif other is None:
                out.extend((margin, label, line.text0, names.name(value), line.text1, end))
            else:
                out.extend((margin, label, line.text0, names.name(value), line.text1, names.name(other)))
                if third is not None:
                    out.extend((line.text2, names.name(third), line.text3, end))
                else:
                    out.extend((line.text2, end))
            operation = operation.next_op
        return operation

    def _keep_line(self, operation: Operation, start: int, lines: dict[OperationName, Line]) -> None:
        """Make a line of an operation that has just printed, behind its margin at `start` of the output."""
        info = operation.info
        if self._missed.get(info) is not operation.props:
            # Only what comes back is worth it: constants, say, are all different.
            self._missed[info] = operation.props
            return
        if (
            operation.operand_count > 3
            or operation.result_rest is not None
            or operation.region_list is not None
            or operation.successor_list is not None
        ):
            return
        names = [self.names.name(value) for value in operands_of(operation)]
        line = line_of(operation, self.out[start + (1 if operation.result0 is None else 2) :], names)
        if line is not None:
            lines[info] = line

    def _print_region(self, item: RegionItem) -> None:
        if self._skip_regions:
            self.out.append("{...}")
            return
        region: Region = item.region
        self.names.prepare(region)
        blocks = region.get_blocks()
        self.out.append("{\n")
        if not blocks:
            self.out.append(_margin(item.indent) + "}")
            return
        parent = region.parent_op
        default_dialect = None if parent is None else parent.info.default_dialect
        frame = _RegionFrame(blocks, item.indent, default_dialect or "")
        entry = blocks[0]
        if (item.show_empty_block and entry.first is None) or (item.entry_arguments and entry.args):
            self._print_label(entry, _margin(item.indent))
        elif self._users:
            self._print_argument_users(entry, item.indent)
        frame.operation = entry.first
        last = entry.last
        if not item.terminators and last is not None and last.info.is_terminator:
            frame.stop = last
        self._stack.append(frame)

    # -- blocks -------------------------------------------------------------------------------------

    def _print_label(self, block: Block, margin: str) -> None:
        names = self.names
        label = margin + names.block_name(block)
        if block.args:
            texts = [f"{names.name(argument)}: {self._argument_text(argument)}" for argument in block.args]
            label = f"{label}({texts[0] if len(texts) == 1 else ', '.join(texts)})"
        self.out.append(f"{label}:{self._predecessors(block)}\n")
        if self._users:
            self._print_argument_users(block, len(margin))

    def _argument_text(self, argument: BlockArgument) -> str:
        """What follows the name of an argument: its type, and its location where that is asked for."""
        text = self.values.text(argument.type)
        return f"{text} {self.values.location(argument.location, False)}" if self._debug_info else text

    def _predecessors(self, block: Block) -> str:
        names = self.names
        region = block.parent_region
        if region is None:
            return "  // block is not in a region!"
        predecessors = names.predecessors.get(block)
        if predecessors is None:
            return "" if region.get_blocks()[0] is block else "  // no predecessors"
        if len(predecessors) == 1:
            return "  // pred: " + names.block_name(predecessors[0])
        ordered = sorted(predecessors, key=names.block_number)
        return f"  // {len(ordered)} preds: {', '.join([names.block_name(each) for each in ordered])}"

    # -- operations ---------------------------------------------------------------------------------

    def _print_head(self, operation: Operation) -> bool:
        """Print results and the operation itself; True if some of it was left on the stack."""
        result = operation.result0
        if result is not None:
            if operation.result_rest is None:
                self.out.append(self.names.name(result) + " = ")
            else:
                self._print_result_groups(operation)
        if self._generic or operation.info.print_hook is None:
            return self._print_generic(operation, True)
        return self._print_custom(operation)

    def _print_result_groups(self, operation: Operation) -> None:
        groups = self.names.groups.get(operation)
        if groups is None:
            self.out.append(f"{UNKNOWN_VALUE}:{operation.result_count} = ")
            return
        texts = [f"{name}:{count}" if count > 1 else name for name, count in groups]
        self.out.append(", ".join(texts) + " = ")

    def _print_custom_or_generic(self, operation: Operation) -> None:
        if self._generic or operation.info.print_hook is None:
            self._print_generic(operation, True)
        else:
            self._print_custom(operation)

    def _print_custom(self, operation: Operation) -> bool:
        info = operation.info
        name = info.name
        default = self._default_dialect
        if info.dialect_name == default and name.count(".") == 1:
            name = name[len(default) + 1 :]
        out = self.out
        out.append(name)
        hook = info.print_hook
        assert hook is not None
        hook(operation, self)
        deferred = self.deferred
        if not deferred:
            return False
        # Everything behind the first deferred item waits for it.
        stack = self._stack
        end = len(out)
        for each in reversed(deferred):
            if each.at < end:
                stack.append("".join(out[each.at : end]))
                end = each.at
            stack.append(each.item)
        del out[end:]
        deferred.clear()
        return True

    def _print_generic(self, operation: Operation, with_name: bool) -> bool:
        out = self.out
        names = self.names
        if with_name:
            head = self._heads.get(operation.info)
            if head is None:
                head = f'"{escaped(operation.info.name)}"('
                self._heads[operation.info] = head
            out.append(head)
        else:
            out.append("(")
        value = operation.operand0
        if value is not None:
            out.append(names.name(value))
            value = operation.operand1
            if value is not None:
                out.append(", ")
                out.append(names.name(value))
                value = operation.operand2
                if value is not None:
                    out.append(", ")
                    out.append(names.name(value))
                    rest = operation.operand_rest
                    if rest is not None:
                        for each in rest:
                            out.append(", ")
                            out.append(names.name(each))
        successors = operation.successor_list
        if successors:
            block_name = self.names.block_name
            out.append(f")[{', '.join([block_name(block) for block in successors])}]")
        else:
            out.append(")")
        props = operation.props
        if props is not None and not (props is EMPTY_DICTIONARY and operation.info.is_registered):
            self._print_properties(operation)
        regions = operation.region_list
        if regions is None:
            self._print_generic_tail(operation)
            return False
        out.append(" (")
        stack = self._stack
        stack.append(_GenericTail(operation))
        index = len(regions) - 1
        while index >= 0:
            stack.append(RegionItem(regions[index], self.indent, True, True, True))
            if index:
                stack.append(", ")
            index -= 1
        return True

    def _print_properties(self, operation: Operation) -> None:
        props = operation.props
        assert props is not None
        if isinstance(props, DictionaryAttr) and not props.entries and operation.info.is_registered:
            return
        out = self.out
        out.append(" <")
        out.append(self.values.text(props))
        out.append(">")

    def _print_generic_tail(self, operation: Operation) -> None:
        out = self.out
        if operation.region_list is not None:
            out.append(")")
        attrs = operation.attrs
        if attrs is not EMPTY_DICTIONARY and attrs.entries:
            out.append(self._attributes_text(attrs))
        out.append(" : (")
        values = self.values
        texts = values.texts
        value = operation.operand0
        if value is not None:
            out.append(texts.get(id(value.type)) or values.text(value.type))
            value = operation.operand1
            if value is not None:
                out.append(", ")
                out.append(texts.get(id(value.type)) or values.text(value.type))
                value = operation.operand2
                if value is not None:
                    out.append(", ")
                    out.append(texts.get(id(value.type)) or values.text(value.type))
                    rest = operation.operand_rest
                    if rest is not None:
                        for each in rest:
                            out.append(", ")
                            out.append(texts.get(id(each.type)) or values.text(each.type))
        out.append(") -> ")
        result = operation.result0
        if result is None:
            out.append("()")
            return
        others = operation.result_rest
        if others is None and not isinstance(result.type, FunctionType):
            out.append(texts.get(id(result.type)) or values.text(result.type))
            return
        out.append("(")
        out.append(values.text(result.type))
        if others is not None:
            for other in others:
                out.append(", ")
                out.append(texts.get(id(other.type)) or values.text(other.type))
        out.append(")")

    def _attributes_text(self, attrs: DictionaryAttr) -> str:
        """` {...}`, which unlike a dictionary as a value never has an alias."""
        found = self._attr_texts.get(id(attrs))
        if found is None:
            start = len(self.out)
            self._print_attributes(attrs.entries, (), " {")
            found = "".join(self.out[start:])
            del self.out[start:]
            self._attr_texts[id(attrs)] = found
            self._kept.append(attrs)
        return found

    # -- ends ---------------------------------------------------------------------------------------

    def _print_end(self, operation: Operation, newline: bool) -> None:
        out = self.out
        if self._debug_info:
            alias = None if self._pretty else self.state.aliases.places.find(operation.loc, operation.place)
            if alias is None:
                out.append(" " + self.values.location(location_of(operation), True))
            else:
                out.append(f" loc({alias.text})")
        if self._users:
            self._print_users(operation)
        if newline:
            out.append("\n")

    def _print_users(self, operation: Operation) -> None:
        results = results_of(operation)
        if not results:
            if operation.operand_count:
                self.out.append(" // id: " + self.names.operation_id(operation))
            return
        users: dict[Operation, None] = {}
        for result in results:
            for user in result.users:
                users[user] = None
        if not users:
            self.out.append(" // unused")
            return
        only_one = len(users) <= 1 and len(results) == 1 and sum([user.result_count for user in users]) <= 1
        texts = [self._user_names(result) for result in results]
        if len(results) > 1:
            texts = [f"({text})" for text in texts]
        self.out.append(f" // {'user' if only_one else 'users'}: {', '.join(texts)}")

    def _print_argument_users(self, block: Block, indent: int) -> None:
        margin = _margin(indent + 2)
        for argument in block.args:
            name = self.names.name(argument)
            if argument.has_uses:
                self.out.append(f"{margin}// {name} is used by {self._user_names(argument)}\n")
            else:
                self.out.append(f"{margin}// {name} is unused\n")

    def _user_names(self, value: Value) -> str:
        users = list(dict.fromkeys(value.users))
        if not users:
            return "unused"
        names = self.names
        texts: list[str] = []
        for user in users:
            results = results_of(user)
            if results:
                texts.extend([names.name(result) for result in results])
            else:
                texts.append(names.operation_id(user))
        return ", ".join(texts)


def _margin(indent: int) -> str:
    return " " * indent if indent <= _DEEPEST_INDENT else ""


def print_tree(operation: Operation, state: AsmState) -> str:
    """`operation` as text: with aliases and resources if it is the top of a tree, else on one line."""
    flags = state.flags
    printer: OperationPrinter
    if operation.parent_block is not None or flags.local_scope:
        printer = OperationPrinter(state)
        printer.print_full(operation)
        return "".join(printer.out)
    if not flags.debug_info and not state.aliases.exist:
        # Most modules have no aliases: print and see.
        watch = AliasWatch(state)
        state.watch = watch
        printer = OperationPrinter(state)
        printer.print_top_level(operation)
        state.watch = None
        if not watch.found_alias:
            return "".join(printer.out)
        state.restart()
    if not state.aliases.exist:
        collector = AliasOpPrinter(state)
        collector.visit_tree(operation)
        state.aliases.fill(collector.collector)
        state.restart()
    printer = OperationPrinter(state)
    printer.print_top_level(operation)
    return "".join(printer.out)
