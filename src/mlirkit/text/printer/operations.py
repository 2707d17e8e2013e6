"""Operations, blocks and regions as text, in the custom or the generic form.

    %r:2 = "name"(%operand)[^successor] <{properties}> ({region}) {attributes} : (types) -> types loc(...)
    %r = name custom-syntax loc(...)
    ^bb1(%arg: type):  // pred: ^bb0

A stack holds what is still to be printed, so that regions nest without limit.  Custom syntax is the hook
`print_assembly` of the operation's class, called with an OpAsmPrinter.  The mirror is
text/parser/operations.py.
"""

from __future__ import annotations

from mypy_extensions import i64

from mlirkit.builtin.types import FunctionType
from mlirkit.core.attribute import Attribute, AttributeOrType
from mlirkit.core.block import Block
from mlirkit.core.operation import Operation
from mlirkit.core.operation_name import OperationName
from mlirkit.core.operation_parts import location_of, operands_of, results_of
from mlirkit.core.region import Region
from mlirkit.core.structural_attributes import EMPTY_DICTIONARY, DictionaryAttr
from mlirkit.core.value import BlockArgument, OpResult, Value
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
from mlirkit.text.printer.region_frame import RegionFrame, margin_of
from mlirkit.text.printer.resources import file_metadata
from mlirkit.text.printer.ssa_names import UNKNOWN_VALUE
from mlirkit.text.printer.strings import escaped


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
                out.extend((alias.text, " = ", values.definition(alias.value, alias.place), "\n"))
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
        frame = RegionFrame(self.indent, None)
        frame.enter([block], self._default_dialect, self._lines_within(self._default_dialect))
        frame.braces = False
        self._print_label(block, "")
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
            if isinstance(item, RegionFrame):
                self._print_frame(item)
            elif isinstance(item, str):
                self.out.append(item)
            elif isinstance(item, RegionItem):
                self._print_region(item)
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

    def _print_frame(self, frame: RegionFrame) -> None:
        """Print operations of the frame up to one that has something nested, or to the region's end."""
        out = self.out
        stack = self._stack
        self.indent = frame.indent + 2
        self._default_dialect = frame.default_dialect
        margin = frame.margin
        has_ends = self._has_ends
        generic = self._generic
        lines = frame.lines
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
                    # What is nested lies on the stack; underneath goes the rest.
                    frame.operation = following
                    nested = stack[count]
                    if isinstance(nested, RegionFrame) and nested.owner is operation:
                        nested.ends_line = True
                        stack.insert(count, frame)
                    else:
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
            self._print_label(block, margin_of(frame.indent))
            frame.operation = block.first
            frame.stop = None
        self.indent = frame.indent
        if frame.braces:
            out.append(margin_of(frame.indent) + "}")
        owner = frame.owner
        if owner is not None:
            self._print_further_regions(frame, owner)

    def _print_further_regions(self, frame: RegionFrame, owner: Operation) -> None:
        """Go on in the generic form of `owner`: open its next region, or print what follows the last."""
        if self._open_region_of(frame, owner):
            self._stack.append(frame)
            return
        self._print_generic_tail(owner)
        if frame.ends_line:
            if self._has_ends:
                self._print_end(owner, True)
            else:
                self.out.append("\n")

    def _open_region_of(self, frame: RegionFrame, owner: Operation) -> bool:
        """Enter the next region of `owner` that has blocks to print; False if there is none."""
        regions = owner.region_list
        assert regions is not None
        while frame.number < len(regions):
            if frame.number:
                self.out.append(", ")
            region = regions[frame.number]
            frame.number += 1
            if self._open_region(frame, region, True, True):
                return True
        return False

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
        owners = names.owners
        texts = names.texts
        slots: i64 = len(owners)
        places = self.state.aliases.places
        debug_info = self._debug_info
        end = "\n"
        while operation is not None and operation is not stop:
            line = lines.get(operation.info)
            if (
                line is None
                or operation.props is not line.props
                or operation.attrs is not line.attrs
                or operation.operand_count != line.count
                or operation.region_list is not None
                or operation.successor_list is not None
            ):
                return operation
            if debug_info:
                alias = places.find(operation.loc, operation.place)
                if alias is None:
                    return operation
                end = f" loc({alias.text})\n"
            # Names are looked up here as SSANames.name does, but without a call.
            result = operation.result0
            if result is None:
                if line.result_type is not None:
                    return operation
                label = ""
            else:
                if result.type is not line.result_type or operation.result_rest is not None:
                    return operation
                slot: i64 = operation.order
                label = (
                    texts[slot] if 0 <= slot < slots and owners[slot] is operation else names.name(result)
                )
            first = operation.operand0
            if first is None:
                out.append(f"{margin}{label}{line.text0}{end}")
                operation = operation.next_op
                continue
            if first.type is not line.type0:
                return operation
            second = operation.operand1
            third: Value | None = None
            if second is not None:
                if second.type is not line.type1:
                    return operation
                third = operation.operand2
                if third is not None and third.type is not line.type2:
                    return operation
            if isinstance(first, OpResult):
                owner = first.op
                slot = owner.order
                name = texts[slot] if 0 <= slot < slots and owners[slot] is owner else names.name(first)
            else:
                name = names.name(first)
            if second is None:
                out.extend((margin, label, line.text0, name, line.text1, end))
            else:
                out.extend((margin, label, line.text0, name, line.text1))
                if isinstance(second, OpResult):
                    owner = second.op
                    slot = owner.order
                    name = texts[slot] if 0 <= slot < slots and owners[slot] is owner else names.name(second)
                else:
                    name = names.name(second)
                if third is None:
                    out.extend((name, line.text2, end))
                else:
                    out.extend((name, line.text2, names.name(third), line.text3, end))
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
        """A region that a hook prints."""
        frame = RegionFrame(item.indent, None)
        if not self._open_region(frame, item.region, item.entry_arguments, item.show_empty_block):
            return
        last = frame.blocks[0].last
        if not item.terminators and last is not None and last.info.is_terminator:
            frame.stop = last
        self._stack.append(frame)

    def _open_region(
        self, frame: RegionFrame, region: Region, entry_arguments: bool, show_empty_block: bool
    ) -> bool:
        """Print the brace and the first label of a region and enter it; False if all of it has printed."""
        if self._skip_regions:
            self.out.append("{...}")
            return False
        self.names.prepare(region)
        blocks = region.get_blocks()
        if not blocks:
            self.out.append("{\n" + margin_of(frame.indent) + "}")
            return False
        self.out.append("{\n")
        parent = region.parent_op
        default_dialect = "" if self._generic or parent is None else parent.info.default_dialect or ""
        frame.enter(blocks, default_dialect, self._lines_within(default_dialect))
        entry = blocks[0]
        if (entry_arguments and entry.args) or (show_empty_block and entry.first is None):
            self._print_label(entry, margin_of(frame.indent))
        elif self._users:
            self._print_argument_users(entry, frame.indent)
        return True

    def _lines_within(self, default_dialect: str) -> dict[OperationName, Line]:
        """The lines of operations where the prefix of `default_dialect` is left out."""
        lines = self._lines.get(default_dialect)
        if lines is None:
            lines = {}
            self._lines[default_dialect] = lines
        return lines

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
        frame = RegionFrame(self.indent, operation)
        if self._open_region_of(frame, operation):
            self._stack.append(frame)
            return True
        self._print_generic_tail(operation)
        return False

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
        margin = margin_of(indent + 2)
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
