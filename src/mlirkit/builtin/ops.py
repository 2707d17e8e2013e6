"""The operations of the builtin dialect: `builtin.module` and `builtin.unrealized_conversion_cast`.

They are written by hand because reading any file needs a module before any definition is loaded.
Values of the dialect are in the other files of this room.
"""

from __future__ import annotations

from collections.abc import Sequence
from os import PathLike
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from mlirkit.builtin.resources import ModuleResources
from mlirkit.core.arguments import expect, expect_or_none
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.block import Block
from mlirkit.core.context import Context, context_of, current_context
from mlirkit.core.creation import as_value, create_operation, insert_at
from mlirkit.core.dialect import Dialect
from mlirkit.core.inherent_attributes import InherentAttributes
from mlirkit.core.interfaces import SymbolOpInterface
from mlirkit.core.location import Location, default_location, diagnostic_at
from mlirkit.core.operation import Operation
from mlirkit.core.operation_state import OperationState
from mlirkit.core.reading import reading
from mlirkit.core.side_effects import NoMemoryEffect
from mlirkit.core.structural_attributes import EMPTY_DICTIONARY, DictionaryAttr, StringAttr
from mlirkit.core.traits import trait_named
from mlirkit.core.upcalls import parse_module, parse_module_file
from mlirkit.core.value import Value
from mlirkit.support.diagnostics import ParseError


class ModuleAttributes(InherentAttributes):
    """The inherent attributes of a module as they were written; they must be strings."""

    __slots__ = ()

    def property_problem(self, entries: dict[str, Attribute]) -> str | None:
        name = _not_a_string(entries)
        return name and f"Invalid attribute `{name}` in property conversion: {entries[name]}"

    def attribute_problem(self, entries: dict[str, Attribute]) -> str | None:
        name = _not_a_string(entries)
        return name and f"attribute '{name}' failed to satisfy constraint: string attribute"

    def stored(self, entries: dict[str, Attribute]) -> dict[str, Attribute]:
        return entries

    def is_attribute(self, name: str) -> bool:
        return True

    def are_sizes(self, name: str) -> bool:
        return False

    def fits(self, name: str, value: Attribute) -> bool:
        return isinstance(value, StringAttr)


def _not_a_string(entries: dict[str, Attribute]) -> str | None:
    """The name of the first attribute of a module that has to be a string and is not."""
    for name in ("sym_name", "sym_visibility"):
        if name in entries and not isinstance(entries[name], StringAttr):
            return name
    return None


MODULE_ATTRIBUTES: Final = ModuleAttributes()


class OptionalSymbol(SymbolOpInterface):
    """A symbol whose name is optional."""

    __slots__ = ()

    def is_optional_symbol(self, op: Operation) -> bool:
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class ModuleOp(Operation):
    """`builtin.module`: the top of a file, a symbol table of the parts of a program.

    Also the class `Module` of upstream's bindings.  A module that was read keeps its file's resources.
    """

    __slots__ = ("_resources",)

    OPERATION_NAME: ClassVar[str] = "builtin.module"
    ATTRIBUTE_NAMES: ClassVar[tuple[str, ...]] = ("sym_name", "sym_visibility")
    TRAITS: ClassVar[tuple[Any, ...]] = tuple(
        [
            trait_named(name)
            for name in (
                "OneRegion",
                "ZeroResults",
                "ZeroSuccessors",
                "ZeroOperands",
                "NoRegionArguments",
                "NoTerminator",
                "SingleBlock",
                "OpInvariants",
                "AffineScope",
                "IsolatedFromAbove",
                "SymbolTable",
                "SymbolOpInterface",
                "HasOnlyGraphRegion",
                "RegionKindInterface",
            )
        ]
    )
    INTERFACES: ClassVar[dict[str, Any]] = {"SymbolOpInterface": OptionalSymbol()}
    WRITTEN: ClassVar[ModuleAttributes] = MODULE_ATTRIBUTES
    default_dialect: ClassVar[str] = "builtin"

    def __init__(self, loc: Location | None = None, ip: Any = None) -> None:
        """A module with one empty block, inserted at `ip` (default: the current insertion point)."""
        name = context_of(None, loc).operation_name("builtin.module")
        state = OperationState(name, default_location(loc))
        region = state.add_region()
        region.append_block(Block())
        Operation.__init__(self, state.info, state.location)
        self.add_region(region)
        self.props = EMPTY_DICTIONARY
        insert_at(self, ip)

    @staticmethod
    def create(loc: Location | None = None, context: Context | None = None) -> ModuleOp:  # type: ignore[override]
        """An empty module."""
        name = context_of(context, loc).operation_name("builtin.module")
        state = OperationState(name, default_location(loc))
        state.add_region().append_block(Block())
        module = create_operation(state)
        assert isinstance(module, ModuleOp)
        return module

    @staticmethod
    def parse(
        asm: str | bytes | memoryview,
        context: Context | None = None,
        *,
        source_name: str = "",
        verify: bool = True,
        tolerant: bool = False,
        release: str | None = None,
    ) -> ModuleOp:
        """The module that text or bytecode holds, verified by default.

        Several top-level operations are wrapped in one module.  With `tolerant`, operations whose syntax is
        not known are kept as text. `release` is the release that wrote the text, e.g. "llvm19".
        `mlirkit.parse` does the same without verification.
        """
        expect_or_none(release, str, "Module.parse", "release")
        parse_context = current_context(context)
        module: ModuleOp = reading(
            lambda: parse_module(asm, source_name or "-", parse_context, verify, tolerant, release),
            "module assembly",
            parse_context,
        )
        return module

    @staticmethod
    def parseFile(
        path: str,
        context: Context | None = None,
        *,
        verify: bool = True,
        tolerant: bool = False,
        release: str | None = None,
    ) -> ModuleOp:
        """As `parse`, from a file.

        Bytecode is mapped; without verification, it is decoded on first use.
        """
        expect(path, (str, PathLike), "Module.parseFile", "path")
        expect_or_none(release, str, "Module.parseFile", "release")
        parse_context = current_context(context)
        module: ModuleOp = reading(
            lambda: parse_module_file(path, parse_context, verify, tolerant, release),
            "module assembly",
            parse_context,
        )
        return module

    @property
    def body(self) -> Block:
        """The only block of the module."""
        block = self.region_at(0).first_block
        assert block is not None, "the module's region is empty"
        return block

    @property
    def sym_name(self) -> StringAttr | None:
        name = self.inherent("sym_name")
        return name if isinstance(name, StringAttr) else None

    @sym_name.setter
    def sym_name(self, name: StringAttr | str | None) -> None:
        self.set_inherent("sym_name", StringAttr(name) if isinstance(name, str) else name)

    @property
    def sym_visibility(self) -> StringAttr | None:
        visibility = self.inherent("sym_visibility")
        return visibility if isinstance(visibility, StringAttr) else None

    @sym_visibility.setter
    def sym_visibility(self, visibility: StringAttr | str | None) -> None:
        attribute = StringAttr(visibility) if isinstance(visibility, str) else visibility
        self.set_inherent("sym_visibility", attribute)

    @property
    def resources(self) -> ModuleResources:
        """The resources of the file this module was read from."""
        try:
            return self._resources
        except AttributeError:
            self._resources: ModuleResources = ModuleResources()
            return self._resources

    @resources.setter
    def resources(self, resources: ModuleResources) -> None:
        self._resources = resources

    def clone(self, ip: Any = None, mapping: dict[Value, Value] | None = None) -> Any:
        copy: ModuleOp = super().clone(ip, mapping)
        if self.resources.has_unknown_syntax:
            # Text that is not understood may refer to anything in the file.
            copy.resources = self.resources
        return copy

    @staticmethod
    def parse_assembly(parser: Any, state: OperationState) -> None:
        name = parser.parse_optional_symbol_name()
        if name is not None:
            state.properties["sym_name"] = name
        at = parser.current_location()
        parser.parse_optional_attr_dict_with_keyword(state.attributes)
        problem = MODULE_ATTRIBUTES.attribute_problem(state.attributes)
        if problem is not None:
            raise parser.error(f"'builtin.module' op {problem}", at)
        region = state.add_region()
        parser.parse_region(region)
        if not region.block_list:
            region.append_block(Block())

    @staticmethod
    def verify_invariants(op: Operation) -> None:
        props = op.props
        entries = props.entries if isinstance(props, DictionaryAttr) else {}
        problem = MODULE_ATTRIBUTES.attribute_problem(entries)
        if problem is not None:
            raise op.op_error(problem)
        if len(op.region_at(0).get_blocks()) != 1:
            raise op.op_error("region #0 ('bodyRegion') failed to verify constraint: region with 1 blocks")

    @staticmethod
    def verify_op(op: Operation) -> None:
        for name in op.attrs.entries:
            if "." not in name:
                raise op.op_error(f"can only contain attributes with dialect-prefixed names, found: '{name}'")

    @staticmethod
    def print_assembly(op: Any, printer: Any) -> None:
        name = op.inherent("sym_name")
        if name is not None:
            printer.print_text(" ")
            printer.print_symbol_name(name.value)
        printer.print_optional_attr_dict_with_keyword(op.attributes.entries(), ("sym_name",))
        printer.print_text(" ")
        printer.print_region(op.region_at(0))


@mypyc_attr(allow_interpreted_subclasses=True)
class UnrealizedConversionCastOp(Operation):
    """`builtin.unrealized_conversion_cast`: a temporary conversion of values of some types to others."""

    __slots__ = ()

    OPERATION_NAME: ClassVar[str] = "builtin.unrealized_conversion_cast"
    ATTRIBUTE_NAMES: ClassVar[tuple[str, ...]] = ()
    TRAITS: ClassVar[tuple[Any, ...]] = tuple(
        [
            trait_named(name)
            for name in (
                "ZeroRegions",
                "VariadicResults",
                "ZeroSuccessors",
                "VariadicOperands",
                "OpInvariants",
                "ConditionallySpeculatable",
                "AlwaysSpeculatableImplTrait",
            )
        ]
    )
    INTERFACES: ClassVar[dict[str, Any]] = {"MemoryEffectOpInterface": NoMemoryEffect()}

    def __init__(
        self, outputs: Sequence[Type], inputs: Sequence[Any], loc: Location | None = None, ip: Any = None
    ) -> None:
        info = current_context().operation_name("builtin.unrealized_conversion_cast")
        Operation.__init__(self, info, default_location(loc))
        self.props = EMPTY_DICTIONARY
        for value in inputs:
            self.add_operand(as_value(value))
        for type in outputs:
            self.add_result(type)
        insert_at(self, ip)

    @property
    def inputs(self) -> Any:
        return self.operands

    @property
    def outputs(self) -> Any:
        return self.results

    def fold_op(self, operands: Sequence[Attribute | None]) -> list[Value] | None:
        """The operands of a cast that has no effect: to their own types, or back to them."""
        values, types = self.operand_values(), self.result_types()
        if self.operand_types() == types:
            return values
        source = values[0].defining_op if values else None
        if not isinstance(source, UnrealizedConversionCastOp) or [*source.result_values()] != values:
            return None
        return source.operand_values() if source.operand_types() == types else None

    @staticmethod
    def parse_assembly(parser: Any, state: OperationState) -> None:
        operands = []
        types = []
        at = parser.current_location()
        first = parser.parse_optional_operand()
        if first is not None:
            operands.append(first)
            while parser.parse_optional_punctuation(","):
                operands.append(parser.parse_operand())
            types = parser.parse_colon_type_list()
        parser.parse_keyword("to")
        state.result_types = parser.parse_type_list()
        parser.parse_optional_attr_dict(state.attributes)
        if operands:
            state.operands = parser.resolve_operands(operands, types, at)

    @staticmethod
    def print_assembly(op: Any, printer: Any) -> None:
        values = op.operand_values()
        if values:
            printer.print_text(" ")
            printer.print_operands(values)
            printer.print_text(" : ")
            printer.print_types([value.type for value in values])
        printer.print_text(" to ")
        printer.print_types(op.result_types())
        printer.print_optional_attr_dict(op.attributes.entries())

    @staticmethod
    def verify_invariants(op: Operation) -> None:
        if op.result0 is None:
            raise op.op_error("expected at least one result for cast operation")


def module_of(block: Block, location: Location, context: Context, resources: ModuleResources) -> Operation:
    """The top-level operations of a file as a module: the only one if it is a module, or one around all."""
    first = block.first
    if isinstance(first, ModuleOp) and first is block.last:
        module = first.detach_from_parent()
    else:
        body = Block()
        for op in list(block.ops()):
            body.append(op)
        state = OperationState(context.operation_name("builtin.module"), location)
        state.add_region().append_block(body)
        module = create_operation(state)
    if isinstance(module, ModuleOp):
        module.resources = resources
    return module


def only_operation(module: Operation) -> Operation:
    """The only operation of the module that a reader made, detached."""
    operations = list(module.region_at(0).block_list[0].ops())
    if len(operations) == 1:
        return operations[0].detach_from_parent()
    message = f"source must contain a single top-level operation, found: {len(operations)}"
    diagnostic = diagnostic_at(module.location, message)
    raise ParseError(diagnostic.headline(), [diagnostic])


class BuiltinDialect(Dialect):
    """The builtin dialect; the text and bytecode rooms implement its values."""

    def __init__(self) -> None:
        Dialect.__init__(self, "builtin")
        self.register_operation(ModuleOp)
        self.register_operation(UnrealizedConversionCastOp)


def load_builtin(context: Context) -> Dialect:
    """The loader of the builtin dialect."""
    return BuiltinDialect()
