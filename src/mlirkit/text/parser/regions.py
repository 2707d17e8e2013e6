"""Regions and blocks in text.

    region      ::= `{` operation* block* `}`
    block       ::= ^name (`(` (%name `:` type (`loc` `(` location `)`)?),* `)`)? `:` operation*

Operations: operations.py.  Mirror: text/printer/operations.py.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from mlirkit.core.asm_interface import Argument
from mlirkit.core.block import Block
from mlirkit.core.region import Region
from mlirkit.core.value import BlockArgument
from mlirkit.text.parser.unknown_syntax import UnknownSyntaxParser
from mlirkit.text.tokens import CARET_ID, COLON, COMMA, KW_LOC, L_BRACE, L_PAREN, R_BRACE, R_PAREN


@mypyc_attr(allow_interpreted_subclasses=True)
class RegionParser(UnknownSyntaxParser):
    """The part of the parser that reads regions and blocks."""

    __slots__ = ()

    def parse_operation(self, block: Block) -> None:
        raise NotImplementedError

    def parse_region(self, region: Region, arguments: list[Argument], isolated: bool) -> None:
        """`{...}` into `region`; with `arguments`, the entry block has them and no label."""
        if self.depth >= self.depth_limit:
            self._parse_deeper_region(region, arguments, isolated)
            return
        self.depth += 1
        self.expect(L_BRACE, "expected '{' to begin a region")
        if arguments or self.kind != R_BRACE:
            self._parse_region_body(region, arguments, isolated)
        self.advance()
        self.depth -= 1

    def _parse_deeper_region(self, region: Region, arguments: list[Argument], isolated: bool) -> None:
        self.deeper(lambda: self.parse_region(region, arguments, isolated))

    def parse_unknown_region(self, region: Region, arguments: list[Argument]) -> None:
        """As `parse_region`, for an operation with unknown syntax, which may be isolated."""
        if self.depth >= self.depth_limit:
            self.deeper(lambda: self.parse_unknown_region(region, arguments))
            return
        self.depth += 1
        at = self.start
        self.advance()
        if arguments or self.kind != R_BRACE:
            self.push_unknown_scope(at)
            self._parse_region_blocks(region, arguments)
        self.advance()
        self.depth -= 1

    def _parse_region_body(self, region: Region, arguments: list[Argument], isolated: bool) -> None:
        self.push_scope(isolated)
        self._parse_region_blocks(region, arguments)

    def _parse_region_blocks(self, region: Region, arguments: list[Argument]) -> None:
        block = Block()
        if arguments and arguments[0].operand.key:
            self._define_entry_arguments(block, arguments)
        if self.kind == CARET_ID:
            block = self._parse_label(block)
        block.parent_region = region
        region.block_list.append(block)
        self._parse_operations(block)
        if arguments and len(block.args) > len(arguments):
            raise self.error("entry block arguments were already defined")
        while self.kind != R_BRACE:
            block = self._parse_label(None)
            block.parent_region = region
            region.block_list.append(block)
            self._parse_operations(block)
        self.pop_scope()

    def _define_entry_arguments(self, block: Block, arguments: list[Argument]) -> None:
        if self.kind == CARET_ID:
            raise self.error("invalid block name in region with named arguments")
        for argument in arguments:
            operand = argument.operand
            key = operand.key
            if key in self.values and not self.tolerant:
                error = self.error(
                    f"region entry argument '{operand.name}' is already in use", operand.location
                )
                self._add_note(error, "previously referenced here", self.place_of(key))
                raise error
            type = argument.type
            assert type is not None, "a region argument needs a type"
            loc = argument.location
            if loc is None:
                value = block.add_argument(type, self.origin, operand.location)
            else:
                value = block.add_argument(type, loc)
            self.define(key, operand.location, value)

    def _parse_operations(self, block: Block) -> None:
        while self.kind != R_BRACE and self.kind != CARET_ID:
            self.parse_operation(block)

    def _parse_label(self, entry: Block | None) -> Block:
        """A block's label with its arguments; the block is `entry` if there is one and it has no name yet."""
        at = self.start
        name = self.data[at : self.end]
        self.expect(CARET_ID, "expected block name")
        block = self.blocks.get(name)
        if block is None:
            block = Block() if entry is None else entry
            self.blocks[name] = block
        elif self.forward_blocks.pop(name, None) is None:
            raise self.error(f"redefinition of block '{name.decode('ascii')}'", at)
        if self.kind == L_PAREN:
            self._parse_block_arguments(block)
        self.expect(COLON, "expected ':' after block name")
        return block

    def _parse_block_arguments(self, block: Block) -> None:
        self.advance()
        if self.accept(R_PAREN):
            return
        # Arguments the entry block has already are only named here.
        existing = len(block.args)
        arguments: list[BlockArgument] = []
        index = 0
        while True:
            at = self.start
            key = self.parse_operand_key()
            self.expect(COLON, "expected ':' and type for SSA operand")
            type = self.parse_type()
            argument: BlockArgument
            if existing:
                if index >= existing:
                    raise self.error("too many arguments specified in argument list")
                argument = block.args[index]
                if argument.type != type:
                    raise self.error("argument and block argument type mismatch")
            else:
                argument = BlockArgument(type, index, block, self.origin, at)
                arguments.append(argument)
                block.args = arguments
            index += 1
            if self.kind == KW_LOC:
                argument.set_location(self.parse_trailing_location())
            self.define(key, at, argument)
            if not self.accept(COMMA):
                break
        self.expect(R_PAREN, "expected ')'")
