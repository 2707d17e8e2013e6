"""Operations, blocks and regions as text, in the custom or the generic form.

    %r:2 = "name"(%operand)[^successor] <{properties}> ({region}) {attributes} : (types) -> types loc(...)
    %r = name custom-syntax loc(...)
    ^bb1(%arg: type):  // pred: ^bb0

A stack holds the items that are still to be printed, so that regions nest without limit.  Custom syntax is
the hook `print_assembly` of the operation's class, called with an OpAsmPrinter; if it fails, as hooks may on
invalid operations, the generic form is printed.  The mirror is text/parser/operations.py.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mlirkit.core.attribute import AttributeOrType
from mlirkit.core.block import Block
from mlirkit.core.operation import Operation
from mlirkit.core.operation_name import OperationName
from mlirkit.core.operation_parts import location_of, operands_of
from mlirkit.core.region import Region
from mlirkit.text.printer.aliases import Alias
from mlirkit.text.printer.asm_state import AsmState
from mlirkit.text.printer.failed_syntax import note_failed_syntax
from mlirkit.text.printer.generic_form import GenericFormPrinter, has_custom_form
from mlirkit.text.printer.late_texts import UnnamedLocations
from mlirkit.text.printer.lines import Line, Opening, Signatures, has_hidden_regions, texts_around
from mlirkit.text.printer.op_asm_printer import (
    CUSTOM_OR_GENERIC,
    GENERIC,
    OperationEnd,
    OperationItem,
    RegionItem,
)
from mlirkit.text.printer.region_frame import RegionFrame, margin_of
from mlirkit.text.printer.size_limit import OutputTooLarge
from mlirkit.text.printer.ssa_names import UNKNOWN_VALUE
from mlirkit.text.printer.value_users import users_of_arguments, users_of_operation

# Lines with more names than this are not kept.
_MOST_SLOTS: Final = 16


class OperationPrinter(GenericFormPrinter):
    """Prints trees of operations into `out`."""

    def __init__(self, state: AsmState) -> None:
        GenericFormPrinter.__init__(self, state)
        flags = state.flags
        self._generic = flags.generic_op_form
        self._debug_info = flags.debug_info
        self._pretty = flags.pretty_debug_info
        self._users = flags.value_users
        self._skip_regions = flags.skip_regions
        # Whether anything but the line end prints behind an operation.
        self._has_ends = flags.debug_info or flags.value_users
        # The visitor of values for aliases as they print, and whether it visits operations' locations.
        self._collector = state.collector
        self._visits_places = state.collector is not None and flags.debug_info
        # Whether lines can be reused, except for their locations.
        self._has_lines = not flags.value_users and state.places is None
        self._default_dialect = "builtin"
        self._stack: list[object] = []
        self._unnamed = UnnamedLocations()
        # The lines of each operation name, by the dialect whose prefix is left out.
        self._lines: dict[str, dict[OperationName, Signatures]] = {}
        # Openings of operations with regions, in the generic form.
        self._openings: dict[OperationName, Signatures] = {}

    # -- entry points -------------------------------------------------------------------------------

    def print_full(self, operation: Operation) -> None:
        """Print an operation with results and location, without line end."""
        self.names.reach(operation.parent_block)
        places = self.state.places
        if places is not None:
            places[operation] = (len(self.out), 0)
        if self._visits_places:
            self._visit_place(operation)
        self._stack.append(OperationEnd(operation, False))
        if not self._print_head(operation):
            self._stack.pop()
            self._print_end(operation, False)
        self._run()

    def name_locations(self) -> None:
        """Insert the locations whose aliases had no name yet when their operations printed."""
        self._unnamed.fill(self.out)

    def print_block(self, block: Block) -> None:
        """Print a block with its label, as in its region."""
        self.names.reach(block)
        default_dialect = self._default_dialect
        indent = self.state.indent
        frame = RegionFrame(indent, margin_of(indent), None, self._lines_within(default_dialect))
        frame.default_dialect = default_dialect
        frame.enter([block])
        frame.braces = False
        self._print_label(block, "")
        self._stack.append(frame)
        self._run()

    # -- the loop -----------------------------------------------------------------------------------

    def _run(self) -> None:
        stack = self._stack
        while stack:
            item = stack.pop()
            if isinstance(item, RegionFrame):
                self._print_frame(item)
            elif isinstance(item, str):
                self.out.append(item)
            elif isinstance(item, RegionItem):
                self._print_region(item)
            elif isinstance(item, OperationEnd):
                self._print_end(item.operation, item.newline)
            elif isinstance(item, OperationItem):
                self.state.indent = item.indent
                if item.form == CUSTOM_OR_GENERIC:
                    if self._visits_places:
                        self._visit_place(item.operation)
                    self._print_custom_or_generic(item.operation)
                else:
                    self._print_generic(item.operation, item.form == GENERIC)
            else:
                if isinstance(item, AttributeOrType):
                    self.printed.append(item)
                else:
                    assert isinstance(item, list)
                    self._print_pieces(item)
                self._visit_printed()

    def _visit_place(self, operation: Operation) -> Alias | None:
        assert self._collector is not None
        return self._collector.visit_place(operation.loc, operation.place, True)

    def _print_frame(self, frame: RegionFrame) -> None:
        """Print from the state of `frame` on, until a hook has deferred items or no frame is left."""
        out = self.out
        stack = self._stack
        while True:
            self.state.indent = frame.indent + 2
            self._default_dialect = frame.default_dialect
            stop = frame.stop
            operation = self._print_lines(frame.operation, stop, frame.lines, frame.margin)
            if operation is not None and operation is not stop:
                following = self._print_operation(operation, frame)
                if following is None:
                    return
                if following is not frame:
                    stack.append(frame)
                    frame = following
                continue
            frame.at += 1
            if frame.at < len(frame.blocks):
                block = frame.blocks[frame.at]
                self._print_label(block, frame.outer_margin)
                frame.operation = block.first
                frame.stop = None
                continue
            self.state.indent = frame.indent
            if frame.braces:
                out.append(frame.outer_margin + "}")
            owner = frame.owner
            if owner is None:
                return
            # The generic form goes on with the next region, or with the part behind the last one.
            if self._open_next_region(frame):
                continue
            self._print_behind(frame, owner)
            if not stack:
                return
            outer = stack.pop()
            if not isinstance(outer, RegionFrame):
                stack.append(outer)
                return
            frame = outer

    def _print_operation(self, operation: Operation, frame: RegionFrame) -> RegionFrame | None:
        """Print the next operation of `frame`, up to its first region in the generic form.

        The result is the frame to go on with: of that region, or `frame`; None if a hook has left deferred
        items on the stack, with the frame under them.
        """
        out = self.out
        frame.operation = operation.next_op
        places = self.state.places
        if places is not None:
            places[operation] = (len(out), self.state.indent)
        if self._visits_places:
            self._visit_place(operation)
        if operation.region_list is not None:
            openings = self._openings.get(operation.info)
            opening = None if openings is None else openings.find(operation)
            if isinstance(opening, Opening):
                nested = self._print_opening(operation, opening, frame)
                if nested is not None:
                    return nested
        start = len(out)
        out.append(frame.margin)
        stack = self._stack
        count = len(stack)
        if self._print_head(operation):
            # Deferred items are on the stack; the rest of the operation goes under them.
            first = stack[count]
            if isinstance(first, RegionFrame) and first.owner is operation:
                stack.pop()
                first.ends_line = True
                self._keep_opening(operation, start, first)
                return first
            stack[count:count] = [frame, OperationEnd(operation, True)]
            return None
        info = operation.info
        is_generic = self._generic and not info.has_unknown_syntax
        is_generic = is_generic or info.print_hook is None
        if is_generic or info.prints_by_signature:
            self._keep_line(operation, start, frame.lines, is_generic)
        if self._has_ends:
            self._print_end(operation, True)
        else:
            out.append("\n")
        return frame

    def _print_opening(
        self, operation: Operation, opening: Opening, frame: RegionFrame
    ) -> RegionFrame | None:
        """Print the part of an operation in front of its regions by an earlier operation's opening."""
        operands = operands_of(operation)
        regions = operation.region_list
        if regions is None or not regions[0].get_blocks():
            return None
        names = self.names
        name_of = names.known
        out = self.out
        out.append(frame.margin)
        result = operation.result0
        if result is not None:
            out.append(name_of.get(result) or names.name(result))
            out.append(" = ")
        at: i64 = 0
        texts = opening.texts
        for value in operands:
            out.append(texts[at])
            out.append(name_of.get(value) or names.name(value))
            at += 1
        out.append(texts[at])
        nested = RegionFrame(frame.indent + 2, frame.margin, operation, frame.lines)
        nested.opening = opening
        nested.ends_line = True
        self._open_next_region(nested)
        return nested

    def _print_behind(self, frame: RegionFrame, owner: Operation) -> None:
        """Print the part behind the last region in the generic form."""
        out = self.out
        opening = frame.opening
        if opening is not None and opening.tail:
            out.append(opening.tail)
        else:
            start = len(out)
            self.print_generic_tail(owner)
            self.visit_generic(owner)
            if opening is not None:
                tail = "".join(out[start:])
                # Further lines have the indentation of this operation.
                if "\n" not in tail:
                    opening.tail = tail
                    self._openings[owner.info].add(opening, owner)
        if frame.ends_line:
            if self._has_ends:
                self._print_end(owner, True)
            else:
                out.append("\n")

    def _open_next_region(self, frame: RegionFrame) -> bool:
        """Enter the next region of the frame's operation with blocks to print; False if no region is left."""
        regions = frame.regions
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
        lines: dict[OperationName, Signatures],
        margin: str,
    ) -> Operation | None:
        """Print operations that have a line in `lines`; the result is the first operation without one."""
        if not self._has_lines:
            return operation
        out = self.out
        names = self.names.known
        debug_info = self._debug_info
        try:
            while operation is not None and operation is not stop:
                signatures = lines.get(operation.info)
                if signatures is None or (
                    operation.region_list is not None
                    and not (signatures.hide_regions and has_hidden_regions(operation))
                ):
                    return operation
                line = signatures.find(operation)
                if not isinstance(line, Line):
                    return operation
                result = operation.result0
                label = "" if result is None else names[result]
                first = operation.operand0
                second = operation.operand1
                third = operation.operand2
                if line.slots is not None:
                    out.append(margin)
                    out.append(label)
                    self._print_slots(operation, line, line.slots)
                elif first is None:
                    out.extend((margin, label, line.text0))
                elif second is None:
                    out.extend((margin, label, line.text0, names[first], line.text1))
                elif third is None:
                    name0 = names[first]
                    out.extend((margin, label, line.text0, name0, line.text1, names[second], line.text2))
                else:
                    rest = (names[second], line.text2, names[third], line.text3)
                    out.extend((margin, label, line.text0, names[first], line.text1))
                    out.extend(rest)
                if debug_info:
                    self._print_location(operation, "\n")
                else:
                    out.append("\n")
                operation = operation.next_op
        except KeyError:
            # A value without a known name: `SSANames.name` makes its text.
            pass
        return operation

    def _print_slots(self, operation: Operation, line: Line, slots: list[int]) -> None:
        """Print the texts of a line, and the names between them."""
        out = self.out
        names = self.names
        operands = operands_of(operation)
        texts = line.texts
        at: i64 = 0
        for slot in slots:
            out.append(texts[at])
            at += 1
            if slot >= 0:
                out.append(names.name(operands[slot]))
            else:
                successors = operation.successor_list
                assert successors is not None
                out.append(names.block_name(successors[-1 - slot]))
        out.append(texts[at])

    def _keep_line(
        self, operation: Operation, start: int, lines: dict[OperationName, Signatures], is_generic: bool
    ) -> None:
        """Make a line of an operation that has just printed at `start` of the output, margin first."""
        signatures = lines.get(operation.info)
        if signatures is None:
            signatures = Signatures()
            lines[operation.info] = signatures
        if operation.region_list is not None and (self._skip_regions or not has_hidden_regions(operation)):
            return
        if not signatures.takes(operation):
            return
        successors = operation.successor_list or []
        if operation.operand_count + len(successors) > _MOST_SLOTS:
            return
        name = self.names.name
        names = [name(value) for value in operands_of(operation)]
        # Slots count successors from the end.
        names.extend([self.names.block_name(block) for block in reversed(successors)])
        slots: list[int] = []
        count = operation.operand_count
        printed = self.out[start + (1 if operation.result0 is None else 2) :]
        texts = texts_around(printed, names, slots, count if is_generic else 0)
        if texts is not None:
            slots = [slot if slot < count else slot - len(names) for slot in slots]
            signatures.add(Line(operation, texts, slots), operation)

    def _keep_opening(self, operation: Operation, start: int, frame: RegionFrame) -> None:
        """Make an opening of an operation whose first region has just been entered."""
        openings = self._openings.get(operation.info)
        if openings is None:
            openings = Signatures()
            self._openings[operation.info] = openings
        if self._skip_regions or operation.successor_list is not None or not openings.takes(operation):
            return
        head = self.out[start + (1 if operation.result0 is None else 2) : frame.head_end]
        name = self.names.name
        operands = operands_of(operation)
        slots: list[int] = []
        if len(operands) <= _MOST_SLOTS:
            texts = texts_around(head, [name(value) for value in operands], slots, len(operands))
            if texts is not None and slots == list(range(len(operands))):
                frame.opening = Opening(operation, texts)

    def _print_region(self, item: RegionItem) -> None:
        """Begin a region that a hook prints."""
        region = item.region
        parent = region.parent_op
        default_dialect = "" if self._generic or parent is None else parent.info.default_dialect or ""
        frame = RegionFrame(item.indent, margin_of(item.indent), None, self._lines_within(default_dialect))
        frame.default_dialect = default_dialect
        if not self._open_region(frame, region, item.entry_arguments, item.show_empty_block):
            return
        last = frame.blocks[0].last
        if not item.terminators and last is not None and last.info.is_terminator:
            frame.stop = last
        self._stack.append(frame)

    def _open_region(
        self, frame: RegionFrame, region: Region, entry_arguments: bool, show_empty_block: bool
    ) -> bool:
        """Print the brace and the first label of a region and enter it; False if all of it has printed."""
        out = self.out
        if self._skip_regions:
            out.append("{...}")
            return False
        if not self._generic:
            self.names.prepare(region)
        blocks = region.get_blocks()
        if not blocks:
            out.append(f"{{\n{frame.outer_margin}}}")
            return False
        out.append("{\n")
        frame.enter(blocks)
        entry = blocks[0]
        if (entry_arguments and entry.args) or (show_empty_block and entry.first is None):
            self._print_label(entry, frame.outer_margin, entry_arguments)
        elif self._users:
            out.append(users_of_arguments(entry, self.names, frame.margin))
        return True

    def _lines_within(self, default_dialect: str) -> dict[OperationName, Signatures]:
        """The lines of operations in regions in which the prefix of `default_dialect` is left out."""
        lines = self._lines.get(default_dialect)
        if lines is None:
            lines = {}
            self._lines[default_dialect] = lines
        return lines

    # -- blocks -------------------------------------------------------------------------------------

    def _print_label(self, block: Block, margin: str, visit: bool = True) -> None:
        names = self.names
        out = self.out
        out.append(margin)
        out.append(names.block_name(block))
        separator = "("
        for argument in block.args:
            out.append(f"{separator}{names.known.get(argument) or names.name(argument)}: ")
            self._print_value(argument.type)
            self.print_argument_location(argument)
            separator = ", "
        if visit:
            self._visit_printed()
        else:
            self.printed.clear()
        out.append("):" if block.args else ":")
        out.append(self._predecessors(block))
        out.append("\n")
        if self._users:
            out.append(users_of_arguments(block, names, margin + "  "))

    def _predecessors(self, block: Block) -> str:
        names = self.names
        region = block.parent_region
        if region is None:
            return "  // block is not in a region!"
        predecessors = names.predecessors.get(block)
        if predecessors is None:
            return "" if region.block_list[0] is block else "  // no predecessors"
        if len(predecessors) == 1:
            return "  // pred: " + names.block_name(predecessors[0])
        ordered = sorted(predecessors, key=names.block_number)
        return f"  // {len(ordered)} preds: {', '.join([names.block_name(block) for block in ordered])}"

    # -- operations ---------------------------------------------------------------------------------

    def _print_head(self, operation: Operation) -> bool:
        """Print results and the operation itself; True if some of it was left on the stack."""
        result = operation.result0
        if result is not None:
            if operation.result_rest is None:
                self.out.append(self.names.name(result) + " = ")
            else:
                self._print_result_groups(operation)
        if (self._generic and not operation.info.has_unknown_syntax) or not has_custom_form(operation):
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
        if (self._generic and not operation.info.has_unknown_syntax) or not has_custom_form(operation):
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
        start = len(out)
        indent = self.state.indent
        deferred = self.deferred
        if not info.has_unknown_syntax:
            out.append(name)
        hook = info.print_hook
        assert hook is not None
        try:
            hook(operation, self)
        except (MemoryError, OutputTooLarge):
            raise
        except Exception as error:
            note_failed_syntax(operation, error)
            del out[start:]
            deferred.clear()
            self.printed.clear()
            self.state.indent = indent
            return self._print_generic(operation, True)
        self._visit_printed()
        if not deferred:
            return False
        # Everything behind the first deferred item is printed after it.
        stack = self._stack
        end = len(out)
        for piece in reversed(deferred):
            if piece.at < end:
                stack.append("".join(out[piece.at : end]))
                end = piece.at
            stack.append(piece.item)
        del out[end:]
        deferred.clear()
        return True

    def _print_generic(self, operation: Operation, with_name: bool) -> bool:
        self.print_generic_head(operation, with_name)
        regions = operation.region_list
        if regions is None:
            self.print_generic_tail(operation)
            self.visit_generic(operation)
            return False
        out = self.out
        out.append(" (")
        indent = self.state.indent
        frame = RegionFrame(indent, margin_of(indent), operation, self._lines_within(""))
        frame.head_end = len(out)
        if self._open_next_region(frame):
            self._stack.append(frame)
            return True
        self.print_generic_tail(operation)
        self.visit_generic(operation)
        return False

    # -- ends ---------------------------------------------------------------------------------------

    def _print_end(self, operation: Operation, newline: bool) -> None:
        if self._debug_info:
            self._print_location(operation, "")
        if self._users:
            self.out.append(users_of_operation(operation, self.names))
        if newline:
            self.out.append("\n")

    def _print_location(self, operation: Operation, end: str) -> None:
        """Print the location behind an operation, and `end` behind it."""
        state = self.state
        out = self.out
        if self._visits_places:
            alias = self._visit_place(operation)
            if alias is None:
                out.append(f" loc({state.aliases.points.text}){end}")
                return
            if not self._pretty:
                self._unnamed.add(alias, len(out))
                out.append(end)
                return
        text = state.aliases.points.find(operation.loc, operation.place)
        behind = self.values.location(location_of(operation), True) if text is None else f"loc({text})"
        out.append(f" {behind}{end}")
