"""Reading texts of Triton 3.0 to 3.8, and converting their operations to today's.

A text that is invalid in Triton 3.9 is read again with an `OlderText`, which accepts the older versions'
formats of operations (td/older), values (older_values.py), names and meanings (older_operations.py).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from os.path import dirname, join
from typing import Any

from mlirkit.core.asm_interface import DialectAsmParser
from mlirkit.core.attribute import Type
from mlirkit.core.context import Context
from mlirkit.core.dialect import Dialect
from mlirkit.core.operation import Operation
from mlirkit.core.operation_name import Hook, OperationName
from mlirkit.core.release_text import ReleaseText
from mlirkit.core.verified import KNOWN
from mlirkit.ods.assembly_format import parse_op_format
from mlirkit.ods.live.dialect import LiveDialect
from mlirkit.ods.live.formats.assembly import OpAssembly
from mlirkit.ods.live.formats.value_assembly import checked
from mlirkit.ods.live.loader import load_definitions
from mlirkit.ods.model import Operator
from mlirkit_dialects.triton.older_operations import FORMER_DIALECTS, RULES, STANDING_FOR, rename_attributes
from mlirkit_dialects.triton.older_values import GONE, READERS, Read, Unchecked, live_class

_TD = join(dirname(__file__), "td")
# Attributes that AMD's dialect added to operations up to 3.4, and that are not used any more.
_KEPT = frozenset(("#OpIdx", "#InstCounter", "#SchedHint"))


# The formats of all older versions except 3.3, and the formats that differ in 3.3.
_COMMON, _ONLY_33 = "TritonOlderOps.td", "Triton33Ops.td"


@cache
def _older_operators(file: str) -> dict[str, Operator]:
    """The operations with other formats, under today's names of their dialects."""
    root = join(_TD, "older", file)
    return dict(load_definitions([root], [_TD, join(_TD, "third_party")]).operators)


def older_texts(context: Context) -> list[ReleaseText]:
    """The readers of older texts, in the order of attempts."""
    return [OlderText(context, _COMMON), OlderText(context, _ONLY_33, _COMMON)]


class OlderText(ReleaseText):
    """One text of an older Triton."""

    def __init__(self, context: Context, *files: str) -> None:
        """A text whose operations have the formats in files; the first of two for one operation is used."""
        ReleaseText.__init__(self, "Triton")
        self._context = context
        self._files = files
        self._hooks: dict[str, Hook | None] = {}
        self._names: dict[Operation, str] = {}

    def has_value(self, dialect: str, name: str) -> bool:
        return dialect == "amdgpu" and name in _KEPT

    def name_today(self, info: OperationName) -> OperationName:
        name = self._in_todays_dialect(info)
        name = STANDING_FOR.get(name, name)
        return info if name == info.name else self._context.operation_name(name)

    def _in_todays_dialect(self, info: OperationName) -> str:
        """The name in the current dialect, except for operations of MLIR's `amdgpu`."""
        dialect, _, rest = info.name.partition(".")
        if info.is_registered or dialect not in FORMER_DIALECTS:
            return info.name
        return f"{FORMER_DIALECTS[dialect]}.{rest}"

    def parse_hook(self, name: str) -> Hook | None:
        info = self._context.operation_name(name)
        name = self._in_todays_dialect(info)
        if name not in self._hooks:
            self._hooks[name] = self._hook(name)
        return self._hooks[name]

    def _hook(self, name: str) -> Hook | None:
        operators = [_older_operators(file).get(name) for file in self._files]
        operator = next((operator for operator in operators if operator is not None), None)
        dialect = self._context.dialect(name.partition(".")[0])
        if operator is None or not isinstance(dialect, LiveDialect):
            return None
        assembly = OpAssembly(parse_op_format(operator), dialect)
        assembly.compile()
        return assembly.parse

    def value_syntax(self, name: str) -> Callable[[Any, Any], Any] | None:
        dialect, dot, mnemonic = name[1:].partition(".")
        today = f"{name[0]}{FORMER_DIALECTS.get(dialect, dialect)}{dot}{mnemonic}"
        if today in GONE:
            return GONE[today]
        reader = READERS.get(today)
        return None if reader is None and today == name else self._reader(today, reader)

    def _reader(self, name: str, read: Read | None) -> Callable[[Any, Any], Any]:
        is_attribute = name[0] == "#"
        cls = live_class(self._context, "!ttg.memdesc" if name == "!tt.memdesc" else name)

        def parse(parser: DialectAsmParser, type: Type | None) -> Any:
            if cls is None:
                raise parser.error(f"unknown attribute or type `{name[1:]}`")
            if read is None:
                return cls.parse_value(parser, type) if is_attribute else cls.parse_value(parser)
            parts = read(parser, type)
            made = cls(*parts) if isinstance(parts, tuple) else parts
            is_checked = not isinstance(parts, Unchecked)
            return checked(cls, made, parser, parser.current_location()) if is_checked else made

        return parse

    def is_inherent(self, name: str, attribute: str) -> bool:
        return False

    def may_have_property(self, name: str, key: str) -> bool:
        """Always true: no table lists the properties of older versions."""
        return True

    def note_name(self, operation: Operation, name: str) -> None:
        self._names[operation] = name

    def note_todays_syntax(self, operation: Operation) -> None:
        """Rules test the operation themselves."""

    def upgrade(self, operations: Iterable[Operation]) -> None:
        for top in operations:
            for op in top.walk_list():
                rename_attributes(op)
                written = self._names.get(op, op.name)
                dialect, _, rest = written.partition(".")
                rule = RULES.get(f"{FORMER_DIALECTS.get(dialect, dialect)}.{rest}")
                if rule is not None:
                    rule(op)
        KNOWN.stamp = None


class FormerDialect(Dialect):
    """A former name of a dialect: its values are read only in older texts."""

    def parse_attribute(self, parser: DialectAsmParser, type: Type) -> Any:
        return self._read("#", parser, type)

    def parse_type(self, parser: DialectAsmParser) -> Any:
        return self._read("!", parser, None)

    def _read(self, sign: str, parser: DialectAsmParser, type: Type | None) -> Any:
        mnemonic = parser.parse_mnemonic()
        own = parser.value_syntax_of_release(f"{sign}{self.name}.{mnemonic}")
        if own is None:
            today = FORMER_DIALECTS[self.name]
            raise parser.error_at_mnemonic(f"dialect `{self.name}` is called `{today}` since Triton 3.3")
        return own(parser, type)


def _former(name: str) -> Callable[[Context], Dialect]:
    def load(context: Context) -> Dialect:
        dialect = FormerDialect(name)
        dialect.is_packaged = True
        dialect.other_versions = older_texts
        return dialect

    return load


TRITON_GPU = _former("triton_gpu")
TRITON_NVIDIA_GPU = _former("triton_nvidia_gpu")
