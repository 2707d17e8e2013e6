"""`enum($name)` in formats of releases from 24 on: an attribute of an enum, as the words alone.

In these releases `$name` prints the words in brackets, for all enums.  If today's definitions print the words
alone, stored formats have `$name` as well; otherwise they have `custom<EnumWord>($name, "dialect.mnemonic")`,
which this file implements (ods/model/syntax.py, `with_bare_enums`).  Words of an attribute that today's
definitions do not have are kept as text.  `custom<BoolAttr>($name)`, of releases from 24 on, is `true` or
`false`.
"""

from __future__ import annotations

from mlirkit.builtin.attributes import BoolAttr, IntegerAttr, OpaqueAttr
from mlirkit.core.asm_interface import OpAsmParser, OpAsmPrinter
from mlirkit.core.attribute import Attribute, ParametrizedAttribute
from mlirkit.core.operation import Operation
from mlirkit.dialects.enum_cases import case_of, cases_of
from mlirkit.layouts.changes.words import attribute_of_words, is_understood, words_in
from mlirkit.ods.live.dialect import LiveDialect
from mlirkit.ods.live.hooks import directive
from mlirkit.ods.model.syntax import ENUM_WORD


@directive("", ENUM_WORD)
class EnumWord:
    @staticmethod
    def parse(parser: OpAsmParser, name: str) -> tuple[Attribute] | None:
        full_name = name.strip('"')
        dialect, _, mnemonic = full_name.partition(".")
        at = parser.current_location()
        words = parser.parse_optional_keyword_or_string()
        if words is None:
            return None
        while parser.parse_optional_punctuation("|"):
            words += f"|{parser.parse_keyword_or_string()}"
        owner = parser.context.dialect(dialect)
        cls = owner.attribute_class(mnemonic) if isinstance(owner, LiveDialect) else None
        if cls is None:
            kept = attribute_of_words(words, f"#{full_name}")
            if not is_understood(kept):
                kept = OpaqueAttr(dialect, f"{mnemonic}<{words}>")
            return (kept,)
        case = cases_of(cls, owner).symbolize(words)
        if case is None:
            raise parser.error(f"'{words}' is no word of #{full_name}", at)
        return (cls(case),)

    @staticmethod
    def print(printer: OpAsmPrinter, op: Operation, attribute: Attribute | None, name: str) -> None:
        if isinstance(attribute, ParametrizedAttribute):
            printer.print_text(str(case_of(attribute)))
        elif attribute is not None:
            printer.print_text(words_in(attribute))


@directive("", "BoolAttr")
class BoolWord:
    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[Attribute]:
        is_true = parser.parse_optional_keyword("true")
        if not is_true:
            parser.parse_keyword("false")
        return (BoolAttr.get(is_true),)

    @staticmethod
    def print(printer: OpAsmPrinter, op: Operation, attribute: Attribute | None) -> None:
        printer.print_text("true" if isinstance(attribute, IntegerAttr) and attribute.bits else "false")
