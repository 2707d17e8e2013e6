"""What `omp.map.info` says of a variable that is mapped to a device.

custom<MapClause>        always, tofrom         flags, as an attribute of bits
custom<CaptureType>      ByRef | ByCopy | VLAType | This
custom<MembersIndex>     [0], [1, 2]            an array of arrays of i64
"""

from __future__ import annotations

from mlirkit.builtin.attributes import ArrayAttr, IntegerAttr, integer_attr
from mlirkit.builtin.typed_attributes import TypedArrayAttr
from mlirkit.builtin.types import integer_type
from mlirkit.core.asm_interface import NoCustomForm, OpAsmParser, OpAsmPrinter
from mlirkit.core.operation import Operation
from mlirkit.dialects.declared import omp
from mlirkit.ods.live.hooks import directive

# In the order of printing; where the enum's case has another name, its name.
FLAGS = {
    "always": "always",
    "implicit": "implicit",
    "ompx_hold": "ompx_hold",
    "close": "close",
    "present": "present",
    "to": "to",
    "from": "from",
    "delete": "del",
    "return_param": "return_param",
    "storage": "storage",
    "private": "priv",
    "literal": "literal",
    "attach": "attach",
    "attach_always": "attach_always",
    "attach_none": "attach_none",
    "attach_auto": "attach_auto",
    "ref_ptr": "ref_ptr",
    "ref_ptee": "ref_ptee",
    "ref_ptr_ptee": "ref_ptr_ptee",
    "is_device_ptr": "is_device_ptr",
}


@directive("omp", "MapClause")
class MapClause:
    """Words that are no flags are read and forgotten."""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[omp.ClauseMapFlagsAttr]:
        omp = parser.context.dialect("omp")
        words: list[str] = parser.parse_comma_separated_list("", parser.parse_any_keyword)
        bits = 0
        for word in words:
            for flag in ("to", "from") if word == "tofrom" else (word,):
                if flag in FLAGS:
                    bits |= int(omp.ClauseMapFlags.symbolize(FLAGS[flag]))
        return (omp.attribute_class("clause_map_flags")(omp.ClauseMapFlags(bits)),)

    @staticmethod
    def print(printer: OpAsmPrinter, op: Operation, flags: omp.ClauseMapFlagsAttr) -> None:
        bits = flags.value
        words = [word for word, flag in FLAGS.items() if bits & (omp.ClauseMapFlags.symbolize(flag) or 0)]
        if "to" in words and "from" in words:
            words[words.index("to")] = "tofrom"
            words.remove("from")
        printer.print_text(", ".join(words) if words else "none")


@directive("omp", "CaptureType")
class CaptureType:
    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[omp.VariableCaptureKindAttr | None]:
        omp = parser.context.dialect("omp")
        case = omp.VariableCaptureKind.symbolize(parser.parse_any_keyword())
        return (None if case is None else omp.attribute_class("variable_capture_kind")(case),)

    @staticmethod
    def print(printer: OpAsmPrinter, op: Operation, kind: omp.VariableCaptureKindAttr) -> None:
        printer.print_text(str(kind.value))


@directive("omp", "MembersIndex")
class MembersIndex:
    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[ArrayAttr]:
        def parse_integer() -> IntegerAttr:
            return integer_attr(integer_type(64), parser.parse_integer())

        found: list[ArrayAttr] = []
        while True:
            parser.parse_punctuation("[")
            found.append(ArrayAttr(parser.parse_comma_separated_list("", parse_integer)))
            parser.parse_punctuation("]")
            if not parser.parse_optional_punctuation(","):
                return (ArrayAttr(found),)

    @staticmethod
    def print(
        printer: OpAsmPrinter,
        op: omp.MapInfoOp,
        indices: TypedArrayAttr[TypedArrayAttr[IntegerAttr]] | None,
    ) -> None:
        if printer.must_read_back() and (indices is None or not op.members):
            raise NoCustomForm("members have no indices, or indices no members")
        if indices is None:
            return
        texts = [", ".join([str(integer.value) for integer in index]) for index in indices]
        printer.print_text(", ".join([f"[{text}]" for text in texts]))
