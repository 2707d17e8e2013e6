"""The interfaces of custom syntax: the parsers and printers that hooks are called with.

The text room implements these classes (text/parser/op_asm_parser.py, text/printer/op_asm_printer.py); hooks
in dialects and the assembly formats of `ods` use these classes only.  They are traits, whose methods compiled
code calls without looking them up.  The names are MLIR's `AsmParser`, `OpAsmParser`, `AsmPrinter` and
`OpAsmPrinter` in Python's case.  Parsing methods raise ParseError in MLIR's words; the `optional` methods
return None or False if they have consumed nothing.  Places are byte offsets into the source, as
`current_location()` returns them.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from mypy_extensions import i64, mypyc_attr, trait

from mlirkit.core.attribute import Attribute, AttributeOrType, Type
from mlirkit.core.block import Block
from mlirkit.core.location import Location
from mlirkit.core.operation_state import OperationState
from mlirkit.core.region import Region
from mlirkit.core.structural_attributes import StringAttr
from mlirkit.core.value import Value
from mlirkit.support.diagnostics import ParseError


class NoCustomForm(Exception):
    """Raised by custom syntax for an operation that it cannot express, which then prints generically."""


@mypyc_attr(free_list_len=1)
class UnresolvedOperand:
    """An operand as written, `%name` or `%name#2`, before its type is known."""

    __slots__ = ("key", "location")

    def __init__(self, location: i64, key: bytes) -> None:
        self.location: i64 = location
        # The spelling, without `#0`; empty for a function's argument without a name.
        self.key = key

    @property
    def name(self) -> str:
        """The name with the percent sign, without the number."""
        return self.key.decode("ascii").partition("#")[0]


class Argument:
    """A region argument as written: `%name : type {attributes} loc(...)`."""

    __slots__ = ("attributes", "location", "operand", "type")

    def __init__(
        self,
        operand: UnresolvedOperand,
        type: Type | None = None,
        attributes: Mapping[str, Attribute] | None = None,
        location: Location | None = None,
    ) -> None:
        self.operand = operand
        self.type = type
        self.attributes: Mapping[str, Attribute] = attributes or {}
        self.location = location


@trait
class AsmParser:
    """Base of the parsers of attributes, types and operations."""

    @property
    @abstractmethod
    def context(self) -> Any: ...
    @abstractmethod
    def current_location(self) -> int: ...
    @abstractmethod
    def name_location(self) -> int: ...
    @abstractmethod
    def location_at(self, offset: int) -> Location:
        """The location of a byte offset in the source."""

    @abstractmethod
    def error(self, message: str, at: int | None = None) -> ParseError:
        """An error at byte offset `at` (default: the current token), to be raised."""

    # Punctuation by its spelling: one of  -> { } [ ] ( ) < > : , = * + - / ? | ...  and  ::
    @abstractmethod
    def is_nobodys(self, value: Attribute | Type) -> bool:
        """Whether a value is text that is not understood, and may be of any class."""
        ...

    def parse_punctuation(self, spelling: str) -> None: ...
    @abstractmethod
    def parse_optional_punctuation(self, spelling: str) -> bool: ...

    @abstractmethod
    def parse_keyword(self, keyword: str, message: str = "") -> None: ...
    @abstractmethod
    def parse_optional_keyword(self, keyword: str) -> bool: ...
    @abstractmethod
    def parse_any_keyword(self) -> str: ...
    @abstractmethod
    def parse_optional_any_keyword(self) -> str | None: ...
    @abstractmethod
    def parse_optional_keyword_of(self, keywords: Iterable[str]) -> str | None: ...
    @abstractmethod
    def parse_keyword_or_string(self) -> str: ...
    @abstractmethod
    def parse_optional_keyword_or_string(self) -> str | None: ...
    @abstractmethod
    def parse_string(self) -> str: ...
    @abstractmethod
    def parse_optional_string(self) -> str | None: ...

    @abstractmethod
    def at(self, character: str) -> bool:
        """Whether the next token begins with this character."""

    @abstractmethod
    def parse_integer(self, bits: int = 64) -> int:
        """A signed integer of `bits` bits; a larger one is an error."""

    @abstractmethod
    def parse_optional_integer(self, bits: int = 64) -> int | None: ...
    @abstractmethod
    def parse_optional_decimal_integer(self) -> int | None:
        """As `parse_optional_integer`, but of `0x4` only the zero, as in a list of dimensions."""

    @abstractmethod
    def parse_unsigned(self, bits: int) -> int: ...
    @abstractmethod
    def parse_optional_unsigned(self, bits: int) -> int | None:
        """An integer as C++ reads one into `bits` unsigned bits, if there is one.

        Negative numbers wrap around, unless they have more than a digit per four bits.
        """

    @abstractmethod
    def parse_wide_integer(self) -> int:
        """An integer of any width (`parse_integer` takes 64 bits)."""

    @abstractmethod
    def parse_float(self) -> float: ...
    @abstractmethod
    def parse_float_bits(self, semantics: Any) -> int:
        """The bits of a float literal in a format (builtin/float_semantics.py)."""

    @abstractmethod
    def parse_dimension_list(self, allow_dynamic: bool = True, with_trailing_x: bool = True) -> list[int]: ...

    @abstractmethod
    def parse_x_in_dimension_list(self) -> None: ...

    @abstractmethod
    def parse_attribute(self, type: Type | None = None) -> Any: ...
    @abstractmethod
    def parse_optional_attribute(self, type: Type | None = None) -> Any: ...
    @abstractmethod
    def parse_custom_attribute_with_fallback(
        self, parse: Callable[[Any, Type | None], Any], type: Type | None = None
    ) -> Any:
        """Return the result of `parse(parser, type)`, or a whole attribute if a token with `#` follows."""

    @abstractmethod
    def parse_attribute_of_release(self, dialect: str, mnemonic: str) -> Any:
        """Parse an attribute that only the text's release has: its body, or the whole attribute."""

    @abstractmethod
    def value_syntax_of_release(self, name: str) -> Callable[[Any, Type | None], Any] | None:
        """The parser of an attribute or type in the syntax of the text's release; None: release 22's syntax.

        `name` is `#dialect.name` or `!dialect.name`.
        """

    @abstractmethod
    def parse_custom_type_with_fallback(self, parse: Callable[[Any], Any]) -> Any:
        """Return the result of `parse(parser)`, or a whole type if a token with `!` follows."""

    @abstractmethod
    def parse_nested(self, parse: Callable[[Any], Any]) -> Any:
        """Return the result of `parse(parser)`, which may nest to any depth."""

    @property
    @abstractmethod
    def file_state(self) -> dict[str, Any]:
        """Data that dialects keep by name while a file is read; MLIR keeps it in its context."""

    @abstractmethod
    def is_inside(self, key: Any) -> bool:
        """Whether the parser is inside of a `parse_inside` call with this key."""

    @abstractmethod
    def parse_inside(self, key: Any, parse: Callable[[], Any]) -> Any:
        """Return the result of `parse()`, a value that may refer to itself; MLIR's `tryStartCyclicParse`."""

    @abstractmethod
    def add_attributes(self, into: dict[str, Attribute], entries: Mapping[str, Attribute]) -> None:
        """Add the entries of a dictionary; a repeated name is an error once the operation is parsed."""

    @abstractmethod
    def parse_optional_attr_dict(self, into: dict[str, Attribute]) -> None: ...
    @abstractmethod
    def parse_optional_attr_dict_with_keyword(self, into: dict[str, Attribute]) -> None: ...
    @abstractmethod
    def parse_symbol_name(self) -> StringAttr: ...
    @abstractmethod
    def parse_optional_symbol_name(self) -> StringAttr | None: ...
    @abstractmethod
    def parse_affine_map(self) -> Any: ...
    @abstractmethod
    def parse_affine_expr(self, names: dict[str, Any]) -> Any:
        """An affine expression over the given identifiers."""

    @abstractmethod
    def parse_integer_set(self) -> Any:
        """An integer set as written between `affine_set<` and `>`."""

    @abstractmethod
    def parse_bracketed_text(self) -> str:
        """The text from a bracket of any kind to the matching one, brackets included."""

    @abstractmethod
    def parse_resource_handle(self, dialect: str) -> Any:
        """The key of a resource of `dialect`, which has resources (`Dialect.has_resources`)."""

    @abstractmethod
    def parse_type(self) -> Any: ...
    @abstractmethod
    def parse_optional_type(self) -> Any: ...
    @abstractmethod
    def parse_colon_type(self) -> Any: ...
    @abstractmethod
    def parse_type_list(self) -> list[Type]: ...
    @abstractmethod
    def parse_colon_type_list(self) -> list[Type]: ...
    @abstractmethod
    def parse_optional_colon_type_list(self) -> list[Type]: ...
    @abstractmethod
    def parse_arrow_type_list(self) -> list[Type]: ...
    @abstractmethod
    def parse_optional_arrow_type_list(self) -> list[Type]: ...

    @abstractmethod
    def parse_comma_separated_list(
        self, delimiter: str, element: Callable[[], Any], context: str = ""
    ) -> list[Any]:
        """Elements between delimiters: "" none, "()", "[]", "<>", "{}", or with a "?" behind: optional.

        `context`, as in " in argument list", is appended to error messages.
        """

    @abstractmethod
    def parse_bracketed(self, key: Any, parse: Callable[[], Any]) -> Any:
        """Return the result of `parse` for a bracketed text, or its earlier result for the same text.

        `key` identifies everything besides the text that the result depends on; the result must be immutable.
        """


@trait
class DialectAsmParser(AsmParser):
    """The parser of attribute and type bodies, positioned behind `#dialect.` or `!dialect.`."""

    @abstractmethod
    def parse_mnemonic(self) -> str: ...
    @abstractmethod
    def error_at_mnemonic(self, message: str) -> ParseError: ...
    @abstractmethod
    def is_behind_mnemonic(self, mnemonic: str) -> bool:
        """Whether only this mnemonic of the value has been read, and no value nested in it."""

    @abstractmethod
    def full_symbol_spec(self) -> str:
        """The whole text of the value behind `dialect.`, for parsers that take text."""

    @abstractmethod
    def parse_optional_symbol_spec_of(self, texts: Sequence[str]) -> str | None:
        """Return the whole text behind `dialect.` if it is one of `texts`; else None, and nothing is read."""

    @abstractmethod
    def skip_symbol_spec(self) -> None:
        """Go on behind that text, for parsers that have read it themselves."""


@trait
class OpAsmParser(AsmParser):
    """The parser of operations in custom syntax."""

    @abstractmethod
    def depends_on_more(self) -> None:
        """Declare that the operation depends on more than the text and the types of operands.

        For instance on the operands themselves, or a warning has to be given each time.
        """

    @abstractmethod
    def parse_operand(self, allow_result_number: bool = True) -> UnresolvedOperand: ...
    @abstractmethod
    def parse_optional_operand(self, allow_result_number: bool = True) -> UnresolvedOperand | None: ...
    @abstractmethod
    def parse_operand_list(
        self, delimiter: str = "", required: int = -1, allow_result_number: bool = True
    ) -> list[UnresolvedOperand]: ...
    @abstractmethod
    def resolve_operand(self, operand: UnresolvedOperand, type: Type) -> Value: ...
    @abstractmethod
    def resolve_operands(
        self, operands: Sequence[UnresolvedOperand], types: Sequence[Type], at: int | None = None
    ) -> list[Value]:
        """Resolve pairwise; "number of operands and types do not match" at `at` if the counts differ."""

    @abstractmethod
    def parse_head(
        self, state: OperationState, head: Callable[[OpAsmParser, OperationState], list[Argument]]
    ) -> list[Argument]:
        """Parse the text in front of a region, or to the end of the line, with `head`; call this first.

        `head` fills the state and returns the arguments of the region.  Both must follow from the text and
        the types of operands alone, because a text that is equal but for names is not parsed again.
        """

    @abstractmethod
    def parse_region(
        self, region: Region, arguments: Sequence[Argument] = (), enable_name_shadowing: bool = False
    ) -> None: ...
    @abstractmethod
    def parse_optional_region(
        self, region: Region, arguments: Sequence[Argument] = (), enable_name_shadowing: bool = False
    ) -> bool: ...
    @abstractmethod
    def parse_successor(self) -> Block: ...
    @abstractmethod
    def parse_optional_successor(self) -> Block | None: ...
    @abstractmethod
    def parse_successor_and_use_list(self) -> tuple[Block, list[Value]]: ...
    @abstractmethod
    def parse_argument(self, allow_type: bool = False, allow_attrs: bool = False) -> Argument: ...
    @abstractmethod
    def parse_optional_argument(
        self, allow_type: bool = False, allow_attrs: bool = False
    ) -> Argument | None: ...
    @abstractmethod
    def parse_argument_list(
        self, delimiter: str = "()", allow_type: bool = False, allow_attrs: bool = False
    ) -> list[Argument]: ...
    @abstractmethod
    def parse_assignment_list(self) -> list[tuple[Argument, UnresolvedOperand]]: ...
    @abstractmethod
    def parse_optional_assignment_list(self) -> list[tuple[Argument, UnresolvedOperand]] | None: ...
    @abstractmethod
    def parse_optional_location_specifier(self) -> Location | None: ...
    @abstractmethod
    def parse_affine_map_of_ssa_ids(self, delimiter: str = "[]") -> tuple[list[UnresolvedOperand], Any]:
        """`[%i + 1, %j]` as operands (dims, then symbols) and the AffineMapAttr over them."""

    @abstractmethod
    def parse_affine_expr_of_ssa_ids(
        self,
    ) -> tuple[list[UnresolvedOperand], list[UnresolvedOperand], Any]:
        """An affine expression over values: dims, symbols, the expression."""

    @abstractmethod
    def parse_generic_operation_after_op_name(
        self, state: OperationState, operands: Sequence[UnresolvedOperand] | None = None
    ) -> None:
        """Parse the generic form behind the name into `state`; behind the operands if they are given."""

    @abstractmethod
    def parse_generic_operation(self) -> Any: ...
    @abstractmethod
    def parse_custom_operation_name(self) -> Any: ...
    @abstractmethod
    def build(self, info: Any, loc: Location | None = None) -> OperationState:
        """A fresh state for an operation that a region's parser adds by itself (implicit terminators)."""

    @abstractmethod
    def number_of_results(self) -> int: ...
    @abstractmethod
    def result_name(self, number: int) -> str: ...
    @abstractmethod
    def result_name_and_number(self, number: int) -> tuple[str, int]:
        """The name of result `number`, and the number of the result in the group of that name."""


@trait
class AsmPrinter:
    """Base of the printers of attributes, types and operations."""

    @abstractmethod
    def print_text(self, text: str) -> None:
        """Append text as it is, including any spaces."""

    @abstractmethod
    def print_newline(self) -> None: ...
    @abstractmethod
    def increase_indent(self) -> None: ...
    @abstractmethod
    def decrease_indent(self) -> None: ...
    @abstractmethod
    def print_type(self, type: Type) -> None: ...
    @abstractmethod
    def print_types(self, types: Iterable[Type]) -> None: ...
    @abstractmethod
    def print_attribute(self, attribute: Attribute) -> None: ...
    @abstractmethod
    def print_attribute_without_type(self, attribute: Attribute) -> None: ...
    @abstractmethod
    def print_alias(self, value: AttributeOrType) -> bool:
        """Print the alias of an attribute or type; False, with nothing printed, if it has none."""

    @abstractmethod
    def print_stripped_type(self, type: Type) -> None:
        """Print a type without its dialect prefix if its class prints itself (`printStrippedAttrOrType`)."""

    @abstractmethod
    def print_type_without_prefix(self, type: Type) -> None:
        """Print a dialect's type without `!dialect.`, never as an alias."""

    @abstractmethod
    def print_stripped_attribute(self, attribute: Attribute) -> None: ...
    @abstractmethod
    def print_named_attribute(self, name: str, attribute: Attribute) -> None:
        """`name = value`, or only the name of a unit attribute."""

    @abstractmethod
    def print_optional_attr_dict(
        self, attributes: Mapping[str, Attribute], elided: Iterable[str] = ()
    ) -> None: ...
    @abstractmethod
    def print_string(self, text: str) -> None:
        """Quoted and escaped."""

    @abstractmethod
    def print_keyword_or_string(self, text: str) -> None: ...
    @abstractmethod
    def print_symbol_name(self, name: str) -> None: ...
    @abstractmethod
    def print_dimension_list(self, shape: Sequence[int]) -> None: ...
    @abstractmethod
    def print_float(self, type: Type, bits: int) -> None:
        """Print a number of a float type by its bits, without the type; `parse_float_bits` parses it."""

    @abstractmethod
    def print_resource_handle(self, handle: Any) -> None:
        """Print the key of a resource; the resource is printed at the end of the file."""

    @abstractmethod
    def print_arrow_type_list(self, types: Sequence[Type]) -> None: ...


@trait
class OpAsmPrinter(AsmPrinter):
    """The printer of operations in custom syntax; the operation's name has been printed."""

    @abstractmethod
    def must_read_back(self) -> bool:
        """Whether custom forms that MLIR prints but cannot parse print in the generic form instead.

        This is so if the file was read tolerantly.
        """

    @abstractmethod
    def print_operand(self, value: Value) -> None: ...
    @abstractmethod
    def operand_name(self, value: Value) -> str:
        """The text that `print_operand` prints; empty before names are assigned."""

    @abstractmethod
    def print_operands(self, values: Iterable[Value]) -> None: ...
    @abstractmethod
    def print_functional_type(self, op: Any) -> None: ...
    @abstractmethod
    def print_optional_attr_dict_with_keyword(
        self, attributes: Mapping[str, Attribute], elided: Iterable[str] = ()
    ) -> None: ...
    @abstractmethod
    def print_region(
        self,
        region: Region,
        print_entry_block_args: bool = True,
        print_block_terminators: bool = True,
        print_empty_block: bool = False,
    ) -> None: ...
    @abstractmethod
    def print_region_argument(
        self, argument: Value, attributes: Mapping[str, Attribute] | None = None, omit_type: bool = False
    ) -> None: ...
    @abstractmethod
    def print_argument_location(self, argument: Value) -> None:
        """Print ` loc(...)` of a region's argument, if locations are printed."""

    @abstractmethod
    def shadow_region_args(self, region: Region, names: Sequence[Value | None]) -> None: ...
    @abstractmethod
    def print_successor(self, block: Block) -> None: ...
    @abstractmethod
    def print_successor_and_use_list(self, block: Block, operands: Sequence[Value]) -> None: ...
    @abstractmethod
    def print_affine_map_of_ssa_ids(self, map_attribute: Any, operands: Sequence[Value]) -> None: ...
    @abstractmethod
    def print_affine_expr_of_ssa_ids(
        self, expression: Any, dims: Sequence[Value], symbols: Sequence[Value]
    ) -> None: ...
    @abstractmethod
    def print_generic_op(self, op: Any, print_op_name: bool = True) -> None: ...
    @abstractmethod
    def print_custom_or_generic_op(self, op: Any) -> None: ...
    @abstractmethod
    def print_optional_location_specifier(self, location: Location) -> None:
        """Print ` loc(...)` if locations are printed; `parse_optional_location_specifier` parses it."""
