"""The syntax of `omp.map.info`, which maps a variable to a device.

custom<MapClause>        always, tofrom         flags, as a bit enum
custom<CaptureType>      ByRef | ByCopy | VLAType | This
custom<MembersIndex>     [0], [1, 2]            an array of arrays of i64

Until release 21 flags were a number, until 19 indices were rows of one length.
"""

from __future__ import annotations

from mlirkit.builtin.attributes import ArrayAttr, IntegerAttr, integer_attr
from mlirkit.builtin.dense import DenseIntElementsAttr
from mlirkit.builtin.shaped_types import VectorType
from mlirkit.builtin.typed_attributes import TypedArrayAttr
from mlirkit.builtin.types import UNSIGNED, integer_type
from mlirkit.core.asm_interface import NoCustomForm, OpAsmParser, OpAsmPrinter
from mlirkit.core.operation import Operation
from mlirkit.dialects.declared import omp
from mlirkit.layouts.changes.omp import MAP_FLAGS, members_of, numbers_of
from mlirkit.ods.live.hooks import directive

Flags = omp.ClauseMapFlags

# The flags that print first; the remaining ones print in the order of the enum.
FIRST_FLAGS = (
    *(Flags.always, Flags.implicit, Flags.ompx_hold, Flags.close, Flags.present),
    *(Flags.to, Flags.from_, Flags.del_, Flags.return_param),
)

# Keywords that differ from the enum's.
FLAG_WORDS = {Flags.del_: "delete", Flags.priv: "private"}

# In the order of printing.
FLAGS = {FLAG_WORDS.get(flag, str(flag)): flag for flag in dict.fromkeys((*FIRST_FLAGS, *Flags))}


@directive("omp", "MapClause")
class MapClause:
    """Keywords that are no flags are read and dropped."""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[omp.ClauseMapFlagsAttr]:
        omp = parser.context.dialect("omp")
        words: list[str] = parser.parse_comma_separated_list("", parser.parse_any_keyword)
        bits = 0
        for word in words:
            for flag in ("to", "from") if word == "tofrom" else (word,):
                if flag in FLAGS:
                    bits |= FLAGS[flag]
        return (omp.attribute_class("clause_map_flags")(omp.ClauseMapFlags(bits)),)

    @staticmethod
    def print(printer: OpAsmPrinter, op: Operation, flags: omp.ClauseMapFlagsAttr) -> None:
        bits = flags.value
        words = [word for word, flag in FLAGS.items() if bits & flag]
        if "to" in words and "from" in words:
            words[words.index("to")] = "tofrom"
            words.remove("from")
        printer.print_text(", ".join(words) if words else "none")


class _NumberedFlags:
    """The keywords of a release with flags as a number, in the order of printing."""

    WORDS: tuple[str, ...]
    # The keyword printed if none of these is.
    NONE = "exit_release_or_enter_alloc"

    @classmethod
    def _bits(cls) -> dict[str, int]:
        return {word: bit for word in cls.WORDS for bit, flag, _ in MAP_FLAGS if flag == FLAGS[word]}

    @classmethod
    def parse(cls, parser: OpAsmParser) -> tuple[IntegerAttr]:
        bits = cls._bits()
        bits["tofrom"] = bits["to"] | bits["from"]
        number = 0
        for word in parser.parse_comma_separated_list("", parser.parse_any_keyword):
            number |= bits.get(word, 0)
        return (integer_attr(integer_type(64, UNSIGNED), number),)

    @classmethod
    def print(cls, printer: OpAsmPrinter, op: Operation, flags: IntegerAttr) -> None:
        bits = cls._bits()
        if flags.bits & ~sum(bits.values()):
            raise NoCustomForm("a flag has no word")
        words = [word for word, bit in bits.items() if flags.bits & bit]
        if not {"to", "from", "delete", "return_param"} & {*words}:
            words.append(cls.NONE)
        if "to" in words and "from" in words:
            words[words.index("to")] = "tofrom"
            words.remove("from")
        printer.print_text(", ".join(words))


@directive("omp", "MapClause until 21")
class MapClauseOf21(_NumberedFlags):
    WORDS = tuple(FLAGS)[: len(FIRST_FLAGS)]


@directive("omp", "MapClause until 20")
class MapClauseOf20(_NumberedFlags):
    WORDS = ("always", "implicit", "close", "present", "to", "from", "delete")


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

        attributes: list[ArrayAttr] = []
        while True:
            parser.parse_punctuation("[")
            attributes.append(ArrayAttr(parser.parse_comma_separated_list("", parse_integer)))
            parser.parse_punctuation("]")
            if not parser.parse_optional_punctuation(","):
                return (ArrayAttr(attributes),)

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


@directive("omp", "MembersIndex until 19")
class MembersIndexOf19:
    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[DenseIntElementsAttr]:
        (arrays,) = MembersIndex.parse(parser)
        rows = [numbers_of(array) for array in arrays]
        if len({len(row) for row in rows}) > 1:
            raise parser.error("expected as many indices of each member")
        return (members_of(rows),)

    @staticmethod
    def print(printer: OpAsmPrinter, op: Operation, indices: DenseIntElementsAttr | None) -> None:
        if indices is None:
            return
        assert isinstance(indices.type, VectorType)
        width = indices.type.dims[-1]
        numbers = [str(int(number)) for number in indices]
        rows = [",".join(numbers[at : at + width]) for at in range(0, len(numbers), width)]
        printer.print_text(", ".join([f"[{row}]" for row in rows]))
