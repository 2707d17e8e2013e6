"""SSA names of values and blocks in text, MLIR's `SSANameState`.

    results             %0, %1, ...; several results share a name: %0#0, %0#1
    block arguments     %arg0, ... in entry blocks, else numbered as results are
    named by a hook     %c0, %cst; a name that is taken gets a number: %c0_0
    blocks              ^bb0, ^bb1, ... within their region

A region begins with the counters of the region around it at that region's end, so that siblings count from
the same number; with unique ids (always in the generic form) counters never go back.  Regions are visited
from the last to the first, the order of MLIR's work list.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from mlirkit.core.block import Block
from mlirkit.core.location import CallSiteLoc, FusedLoc, Location, NameLoc
from mlirkit.core.null_type import NULL_TYPE
from mlirkit.core.operation import Operation
from mlirkit.core.operation_name import OperationName
from mlirkit.core.operation_parts import location_of, results_of
from mlirkit.core.printing_flags import OpPrintingFlags
from mlirkit.core.region import Region
from mlirkit.core.value import OpResult, Value
from mlirkit.text.printer.failed_syntax import note_failed_names
from mlirkit.text.printer.numbered import NumberedNames

UNKNOWN_VALUE: Final = "<<UNKNOWN SSA VALUE>>"
NULL_VALUE: Final = "<<NULL VALUE>>"
UNKNOWN_OPERATION: Final = "<<UNKNOWN OPERATION>>"
INVALID_BLOCK: Final = "INVALIDBLOCK"


class _Context:
    """A region to be numbered, with its initial counters and the number of scopes of names around it."""

    __slots__ = ("next_argument", "next_conflict", "next_value", "region", "scopes")

    def __init__(
        self, region: Region, next_value: i64, next_argument: i64, next_conflict: i64, scopes: i64
    ) -> None:
        self.region = region
        self.next_value = next_value
        self.next_argument = next_argument
        self.next_conflict = next_conflict
        self.scopes = scopes


class SSANames:
    """The names of one tree, with their percent sign and result number."""

    def __init__(self, flags: OpPrintingFlags) -> None:
        # Names by value, which the printer's loop reads as well.  A missing value may not be numbered yet:
        # `name` numbers it.
        self.known: dict[Value, str] = {}
        self._numbered = NumberedNames("%")
        # For operations with several results: the name of each group of results, and the size of the group.
        self.groups: dict[Operation, list[tuple[str, int]]] = {}
        self._block_numbers: dict[Block, int] = {}
        # Labels that operations give the blocks of their regions.
        self._labels: dict[Block, str] = {}
        self._numbered_blocks = NumberedNames("^bb")
        # One entry for each edge, in the order of the text.
        self.predecessors: dict[Block, list[Block]] = {}
        # Numbers of operations without results, if users are printed.
        self.operation_ids: dict[Operation, str] = {}
        self._generic = flags.generic_op_form
        self._unique = flags.unique_ssa_ids or flags.generic_op_form
        self._name_locs = flags.use_name_loc_as_prefix
        self._users = flags.value_users
        self._next_value: i64 = 0
        self._next_argument: i64 = 0
        self._next_conflict: i64 = 0
        self._used: set[str] = set()
        # Names from hooks, and the same names as identifiers.
        self._sanitized: dict[str, str] = {}
        self._arguments = NumberedNames("arg")
        self._scopes: list[list[str]] = []
        # Regions of isolated operations directly below the root, whose values are numbered on demand, so that
        # values are numbered just before they print.
        self._waiting: dict[Region, _Context] = {}
        self._may_wait = not flags.value_users and not flags.use_name_loc_as_prefix and not self._unique
        # Whether values are distinguished by numbers only.
        self._plain = flags.generic_op_form and not flags.value_users and not flags.use_name_loc_as_prefix

    # -- lookup -------------------------------------------------------------------------------------

    def name(self, value: Value) -> str:
        text = self.known.get(value)
        if text is None:
            if self._waiting:
                self.reach(value.parent_block)
            text = self.known.get(value, NULL_VALUE if value.type is NULL_TYPE else UNKNOWN_VALUE)
        return text

    def operation_id(self, operation: Operation) -> str:
        return self.operation_ids.get(operation, UNKNOWN_OPERATION)

    def block_name(self, block: Block) -> str:
        if self._waiting:
            self.reach(block)
        number = self._block_numbers.get(block, -1)
        if number < 0:
            return INVALID_BLOCK
        if self._labels:
            label = self._labels.get(block)
            if label is not None:
                return label
        return self._numbered_blocks.text(number)

    def block_number(self, block: Block) -> int:
        return self._block_numbers.get(block, -1)

    def shadow(self, region: Region, values: list[Value | None]) -> None:
        """Give the arguments of an isolated region the names of `values`."""
        entry = region.first_block
        assert entry is not None, "cannot shadow arguments of an empty region"
        self.prepare(region)
        for argument, value in zip(entry.args, values):
            if value is not None:
                self.known[argument] = self.name(value)

    # -- numbering ----------------------------------------------------------------------------------

    def number(self, root: Operation) -> None:
        """Name everything in `root`, and its results."""
        self._scopes.append([])
        regions = root.region_list or []
        self._number_operation(root)
        if self._plain:
            self._number_plainly(regions)
            return
        if not self._may_wait or len(regions) != 1:
            self._number_all([_Context(region, 0, 0, 0, 1) for region in regions])
            return
        # As for every region, the results of the operation around it do not count.
        self._next_value = self._next_argument = self._next_conflict = 0
        self._scopes.append([])
        pending: list[_Context] = []
        self._number_region(regions[0], pending)
        while pending:
            context = pending.pop()
            parent = context.region.parent_op
            if parent is None or not parent.info.is_isolated:
                self._number_all([context])
            else:
                self._waiting[context.region] = context

    def _number_plainly(self, regions: list[Region]) -> None:
        """Number everything in `regions` for the generic form, in which hooks name no values."""
        names = self.known
        arguments = NumberedNames("%arg")
        # One value for each number.
        values: list[Value] = []
        with_groups: list[Operation] = []
        next_argument: i64 = 0
        pending = list(regions)
        while pending:
            for number, block in enumerate(pending.pop().get_blocks()):
                self._block_numbers[block] = number
                for argument in block.args:
                    if number == 0:
                        names[argument] = arguments.text(next_argument)
                        next_argument += 1
                    else:
                        values.append(argument)
                operation = block.first
                while operation is not None:
                    result = operation.result0
                    if result is not None:
                        values.append(result)
                        if operation.result_rest is not None:
                            with_groups.append(operation)
                    if operation.region_list is not None:
                        pending.extend(operation.region_list)
                    if operation.successor_list is not None:
                        self._note_edges(operation.successor_list, block)
                    operation = operation.next_op
        start = self._next_value
        for value, text in zip(values, self._numbered.texts(start, start + len(values))):
            names[value] = text
        for operation in with_groups:
            self._name_groups(operation, [0])

    def _note_edges(self, successors: list[Block], block: Block) -> None:
        for successor in successors:
            self.predecessors.setdefault(successor, []).append(block)

    def prepare(self, region: Region) -> None:
        """Number the values in `region` if they have not been numbered yet."""
        if self._waiting:
            context = self._waiting.pop(region, None)
            if context is not None:
                self._next_value = context.next_value
                self._next_argument = context.next_argument
                self._next_conflict = context.next_conflict
                self._number_all([context])

    def reach(self, block: Block | None) -> None:
        """Number the values of the region around `block` if they have not been numbered yet."""
        while block is not None and self._waiting:
            region = block.parent_region
            if region is None:
                return
            if region in self._waiting:
                self.prepare(region)
                return
            parent = region.parent_op
            block = None if parent is None else parent.parent_block

    def _number_all(self, pending: list[_Context]) -> None:
        """Number regions, nested ones included."""
        while pending:
            context = pending.pop()
            if not self._unique:
                self._next_value = context.next_value
                self._next_argument = context.next_argument
                self._next_conflict = context.next_conflict
            while len(self._scopes) > context.scopes:
                self._used.difference_update(self._scopes.pop())
            self._scopes.append([])
            self._number_region(context.region, pending)

    def _number_region(self, region: Region, pending: list[_Context]) -> None:
        blocks = region.get_blocks()
        if not blocks:
            return
        parent = region.parent_op
        if not self._generic and parent is not None:
            info = parent.info
            try:
                if info.block_names is not None:
                    info.block_names(region, self._set_argument_name)
                if info.block_labels is not None:
                    info.block_labels(region, self._set_label)
            except MemoryError:
                raise
            except Exception as error:
                note_failed_names(parent, error)
        names = self.known
        users = self._users
        hooks = not self._generic
        name_locs = self._name_locs
        with_regions: list[Operation] = []
        for number, block in enumerate(blocks):
            self._block_numbers[block] = number
            if block.args:
                self._number_arguments(block, number == 0)
            next_value: i64 = self._next_value
            operation = block.first
            while operation is not None:
                result = operation.result0
                if (
                    result is not None
                    and operation.result_rest is None
                    and not name_locs
                    and not (hooks and operation.info.result_names is not None)
                ):
                    names[result] = self._numbered.text(next_value)
                    next_value += 1
                elif users or result is not None:
                    self._next_value = next_value
                    self._number_operation(operation)
                    next_value = self._next_value
                if operation.region_list is not None:
                    with_regions.append(operation)
                if operation.successor_list is not None:
                    self._note_edges(operation.successor_list, block)
                operation = operation.next_op
            self._next_value = next_value
        scopes = len(self._scopes)
        for operation in with_regions:
            for nested in operation.region_list or ():
                pending.append(
                    _Context(nested, self._next_value, self._next_argument, self._next_conflict, scopes)
                )

    def _number_arguments(self, block: Block, is_entry: bool) -> None:
        names = self.known
        for argument in block.args:
            if argument in names:
                continue
            name = ""
            if is_entry:
                name = self._arguments.text(self._next_argument)
                self._next_argument += 1
                if not self._name_locs:
                    names[argument] = "%" + self._untaken(name)
                    continue
            if self._name_locs:
                name = _name_from_location(argument.location, name)
            self._set_name(argument, name)

    def _number_operation(self, operation: Operation) -> None:
        first = operation.result0
        if first is None:
            if self._users:
                self.operation_ids[operation] = "%" + str(self._next_value)
                self._next_value += 1
            return
        names = self.known
        starts: list[int] = [0]
        info: OperationName = operation.info
        if not self._generic and info.result_names is not None:
            self._name_results(operation, info, starts)
        if self._name_locs and first not in names:
            name = _name_from_location(location_of(operation), "")
            if name:
                self._set_name(first, name)
        if first not in names:
            names[first] = self._numbered.text(self._next_value)
            self._next_value += 1
        if operation.result_rest is not None:
            starts.sort()
            self._name_groups(operation, starts)

    def _name_groups(self, operation: Operation, starts: list[int]) -> None:
        results: list[OpResult] = results_of(operation)
        groups: list[tuple[str, int]] = []
        for index, start in enumerate(starts):
            end = starts[index + 1] if index + 1 < len(starts) else len(results)
            head = self.known[results[start]]
            groups.append((head, end - start))
            if end - start > 1:
                for number in range(start, end):
                    self.known[results[number]] = f"{head}#{number - start}"
        self.groups[operation] = groups

    # -- names --------------------------------------------------------------------------------------

    def _set_argument_name(self, argument: Any, name: str) -> None:
        if self._name_locs:
            name = _name_from_location(argument.location, name)
        self._set_name(argument, name)

    def _set_label(self, block: Block, name: str) -> None:
        self._labels[block] = "^" + sanitized(name, "$._-")

    def _name_results(self, operation: Operation, info: OperationName, starts: list[int]) -> None:
        """Let the hook of an operation name its results; further results with a name begin groups."""

        def set_name(value: Any, name: str) -> None:
            if self._name_locs:
                name = _name_from_location(value.location, name)
            self._set_name(value, name)
            if value.number:
                starts.append(value.number)

        assert info.result_names is not None
        try:
            info.result_names(operation, set_name)
        except MemoryError:
            raise
        except Exception as error:
            note_failed_names(operation, error)

    def _set_name(self, value: Value, name: str) -> None:
        if name:
            self.known[value] = "%" + self._unique_name(name)
            return
        self.known[value] = self._numbered.text(self._next_value)
        self._next_value += 1

    def _unique_name(self, name: str) -> str:
        clean = self._sanitized.get(name)
        if clean is None:
            clean = sanitized(name, "$._-")
            self._sanitized[name] = clean
        return self._untaken(clean)

    def _untaken(self, name: str) -> str:
        used = self._used
        if name in used:
            base = name + "_"
            while name in used:
                name = base + str(self._next_conflict)
                self._next_conflict += 1
        used.add(name)
        self._scopes[-1].append(name)
        return name


def sanitized(name: str, punctuation: str) -> str:
    """`name` as an identifier of letters, digits and `punctuation`; other bytes in hexadecimal."""
    valid = True
    for char in name:
        if not ((char.isascii() and char.isalnum()) or char in punctuation):
            valid = False
            break
    first = name[0]
    if valid and not first.isdigit():
        return name
    text = "".join(
        [
            chr(byte)
            if byte < 0x80 and (chr(byte).isalnum() or chr(byte) in punctuation)
            else "_"
            if byte == 0x20
            else f"{byte:X}"
            for byte in name.encode("utf-8", "surrogateescape")
        ]
    )
    # A name with a leading digit could equal a number that is given here.
    first_is_valid = first.isascii() and (first.isalnum() or first in punctuation)
    if (first.isascii() and first.isdigit()) or (not first_is_valid and first != " "):
        return "_" + text
    return text


def _name_from_location(location: Location, otherwise: str) -> str:
    """The first name inside a location, outer locations first; `otherwise` if it has no name."""
    pending: list[Location] = [location]
    while pending:
        nested = pending.pop()
        if isinstance(nested, NameLoc):
            return nested.name_str
        if isinstance(nested, FusedLoc):
            if isinstance(nested.metadata, Location):
                pending.append(nested.metadata)
            pending.extend(reversed(nested.parts))
        elif isinstance(nested, CallSiteLoc):
            pending.append(nested.caller)
            pending.append(nested.callee)
    return otherwise
