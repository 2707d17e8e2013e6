"""Dialects: a namespace of operations, attributes and types, and the hooks that belong to all of them.

A dialect is registered by name with a loader, and loaded on the first use of its prefix.  The rooms text and
bytecode use a dialect through the methods here; the defaults are those of a dialect without the feature.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from mlirkit.support.exclusive import exclusively

if TYPE_CHECKING:
    from mlirkit.core.operation import Operation


class DialectDescriptor:
    """A handle of a dialect, from which programs derive classes of dialects."""

    __slots__ = ("dialect",)

    def __init__(self, dialect: Dialect) -> None:
        self.dialect = dialect

    @property
    def namespace(self) -> str:
        return self.dialect.name

    def __eq__(self, other: object) -> bool:
        return isinstance(other, DialectDescriptor) and self.dialect is other.dialect

    def __hash__(self) -> int:
        return hash(self.dialect)

    def __repr__(self) -> str:
        return f"<DialectDescriptor {self.namespace}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Dialect:
    """Base of all dialects.  Subclasses set `name` and override methods."""

    def __init__(self, name: str | Dialect | DialectDescriptor) -> None:
        """`name` may be a dialect, of which the object is then a view, as a program's own class is."""
        if isinstance(name, DialectDescriptor):
            name = name.dialect
        self._viewed = name if isinstance(name, Dialect) else self
        self.name: str = name.name if isinstance(name, Dialect) else name
        # Operation classes by full name, e.g. "arith.addi".
        self.operations: dict[str, Any] = {}
        # Values with declarative or hand-written syntax, by mnemonic.
        self.attributes: dict[str, Any] = {}
        self.types: dict[str, Any] = {}
        # The codec that `bytecode` returns, and the function that makes it on first use.
        self._bytecode: Any = None
        self.make_bytecode: Callable[[], object] | None = None
        # Whether a file may hold resources of the dialect; builtin always has them.
        self.has_resources = False
        # Whether a file may have a section of resources for the dialect, be it an empty one.
        self.has_resource_section = False
        # Whether the dialect is of another distribution, which follows one version of its project.
        self.is_packaged = False
        # The readers of texts of its project's other versions: (context) -> [ReleaseText, ...], or None.
        self.other_versions: Any = None
        # Whether unknown operations of the dialect are accepted, as in dialects that extend themselves.
        self.allows_unknown_operations = False

    @property
    def namespace(self) -> str:
        return self.name

    @property
    def bytecode(self) -> Any:
        """The dialect's bytecode codec and version (bytecode/dialect_codec.py), or None."""
        if self.make_bytecode is not None:
            exclusively(self._have_bytecode)
        return self._bytecode

    @bytecode.setter
    def bytecode(self, codec: Any) -> None:
        self._bytecode = codec
        self.make_bytecode = None

    def _have_bytecode(self) -> None:
        make = self.make_bytecode
        if make is not None:
            self._bytecode = make()
            self.make_bytecode = None

    def __repr__(self) -> str:
        return f"<Dialect {self.name}>"

    @property
    def lacks_hooks(self) -> bool:
        """Whether a program registered the dialect's definitions without all hooks that they require."""
        return False

    @property
    def descriptor(self) -> DialectDescriptor:
        """A handle of the dialect."""
        return DialectDescriptor(self._viewed)

    def register_operation(self, op_class: Any) -> Any:
        """Add an operation class; usable as a decorator."""
        self.operations[op_class.OPERATION_NAME] = op_class
        return op_class

    def operation_class(self, name: str) -> Any:
        """The class of operation `name`, built on demand; None if the dialect has no such operation."""
        return self.operations.get(name)

    def operation_names(self) -> list[str]:
        """The full names of all operations the dialect defines, sorted."""
        return sorted(self.operations)

    def dependent_dialects(self) -> list[str]:
        """The known names of the dialects that MLIR loads before this one."""
        return []

    def interface(self, name: str) -> Any:
        """The dialect's interface of a name, such as "DialectInlinerInterface", or None."""
        return None

    def load_transformations(self) -> None:
        """Load the hooks that only transformations use: patterns rooted at operations of other dialects."""

    # -- text ---------------------------------------------------------------------------------------

    def parse_attribute(self, parser: Any, type: Any) -> Any:
        """Parse the text after `#dialect.` (or `#dialect<`); `parser` is a DialectAsmParser.

        The default looks the mnemonic up in `attributes` and calls its class's `parse_value(parser, type)`.
        """
        return _parse_by_mnemonic(parser, self.attributes, self.name, "attribute", type)

    def parse_type(self, parser: Any) -> Any:
        """Parse the text after `!dialect.`; see `parse_attribute`."""
        return _parse_by_mnemonic(parser, self.types, self.name, "type", None)

    def print_attribute(self, attribute: Any, printer: Any) -> None:
        """Print the text after `#dialect.`: the mnemonic, then the class's `print_value(self, printer)`."""
        printer.print_text(attribute.MNEMONIC)
        attribute.print_value(printer)

    def print_type(self, type: Any, printer: Any) -> None:
        printer.print_text(type.MNEMONIC)
        type.print_value(printer)

    def alias_name(self, value: Any) -> tuple[str, bool] | None:
        """The alias of `value` and whether it is final (as opposed to overridable), or None."""
        return None

    # -- rules ----------------------------------------------------------------------------------------

    def verify_operation_attribute(self, op: Operation, name: str, attribute: Any) -> None:
        """Check a discardable attribute of this dialect on any operation; emits on `op`."""

    def verify_region_arg_attribute(
        self, op: Operation, region_index: int, arg_index: int, name: str, attribute: Any
    ) -> None:
        """Check an attribute of this dialect on an argument of `op`'s region."""

    def verify_region_result_attribute(
        self, op: Operation, region_index: int, result_index: int, name: str, attribute: Any
    ) -> None:
        """Check an attribute of this dialect on a result of `op`'s region."""

    def materialize_constant(self, value: Any, type: Any, location: Any) -> Operation | None:
        """A new operation, in no block yet, whose result is the constant; None if the dialect has none."""
        return None


def _parse_by_mnemonic(parser: Any, table: dict[str, Any], dialect: str, kind: str, type: Any) -> Any:
    if not table:
        raise parser.error(f"dialect '{dialect}' provides no {kind} parsing hook", parser.name_location())
    mnemonic = parser.parse_mnemonic()
    value_class = table.get(mnemonic)
    if value_class is None:
        raise parser.error_at_mnemonic(f"unknown {kind} `{mnemonic}` in dialect `{dialect}`")
    return value_class.parse_value(parser, type) if kind == "attribute" else value_class.parse_value(parser)
