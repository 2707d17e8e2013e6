"""`--gen-bytecode`: readers and writers of a dialect's attributes and types.

    static <kind> read<Definition>(context, reader)     a chain of reads, then the builder
    static void write(<class>, writer)                  the code, then the members
    static <Kind> read<Kind>, write<Kind>               by code and by class

Option: --bytecode-dialect, required if the file and its includes define several dialects.
"""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.ods.emit.cpp.indented_text import IndentedText
from mlirkit.ods.emit.markdown import SPACE
from mlirkit.ods.emit.options import Options
from mlirkit.ods.model.bytecode_definition import (
    RESERVED,
    BytecodeKind,
    BytecodeMember,
    BytecodeReader,
)
from mlirkit.ods.model.names import camel_case
from mlirkit.support.diagnostics import MLIRError
from mlirkit.tablegen import Records


def bytecode(records: Records, options: Options) -> str:
    """The output of this action of `mlirkit tblgen`."""
    reader = BytecodeReader(records)
    dialect = reader.dialect(options.value("bytecode-dialect"))
    out: list[str] = []
    for word, kinds in (("attribute", dialect.attributes), ("type", dialect.types)):
        by_class: dict[str, list[tuple[int, BytecodeKind]]] = {}
        for code, kind in enumerate(kinds):
            by_class.setdefault(kind.cpp_type, []).append((code, kind))
        classes = [name for name in sorted(by_class, key=_bytes) if name != RESERVED]
        for name in classes:
            same_class = by_class[name]
            for _, kind in same_class:
                if kind.def_name != RESERVED:
                    _Reader(out).write(kind, word)
            if len(same_class) > 1 and not all(kind.predicate for _, kind in same_class):
                raise reader.ambiguity([kind for _, kind in same_class])
            _write_writer(out, word, name, same_class)
        _write_reader_dispatch(out, word, kinds)
        _write_writer_dispatch(out, word, classes)
    return "".join(out)


def _bytes(name: str) -> bytes:
    return name.encode("utf-8", "surrogateescape")


def _capitalized(word: str) -> str:
    return word[:1].upper() + word[1:]


def _replaced(snippet: str, **texts: str) -> str:
    """The snippet with all `$_name` replaced, in the order of the names."""
    for name in sorted(texts):
        snippet = snippet.replace(f"$_{name}", texts[name])
    return snippet


# -- readers --------------------------------------------------------------------------------------------


class _Reader:
    """Writes the function that reads one kind."""

    def __init__(self, out: list[str]) -> None:
        self.text = IndentedText(out)

    def write(self, kind: BytecodeKind, word: str) -> None:
        result = "::mlir::Attribute" if word == "attribute" else "::mlir::Type"
        self.text.write(
            f"static {result} read{kind.def_name}(MLIRContext* context, DialectBytecodeReader &reader) "
        )
        failure = f"{kind.cpp_type}()"
        self._write_body(kind.cpp_type, kind.builder.strip(SPACE), kind.members, failure)
        self.text.write("\n\n")

    def _write_body(
        self, cpp_type: str, builder: str, members: Sequence[BytecodeMember], failure: str
    ) -> None:
        text = self.text
        with text.scope("{\n", "}"):
            if not members:
                text.write(f"return get<{cpp_type}>(context);\n")
                return
            self._write_variables(members)
            for member in members:
                element = member.kind.element
                if element is not None and not _is_written_at_once(element):
                    self._write_element_reader(member.name, element)
            self._write_condition(members)
            arguments = ", ".join([member.name for member in members if not member.name.startswith("_")])
            text.write(f"\nreturn {_replaced(builder, resultType=cpp_type, args=arguments)};\n")
            text.unindent()
            text.write(f"}}\nreturn {failure};\n")

    def _write_variables(self, members: Sequence[BytecodeMember]) -> None:
        """Declare the members; adjacent members of one type share a declaration."""
        last = ""
        for member in members:
            cpp_type = member.kind.cpp_type
            if cpp_type == last:
                self.text.write(", ")
            else:
                self.text.write(";\n" if last else "", f"{cpp_type} ")
            self.text.write(member.name)
            last = cpp_type
        self.text.write(";\n")

    def _write_element_reader(self, name: str, element: BytecodeKind) -> None:
        """Define the function that reads an element of an array."""
        self.text.write(f"auto read{_capitalized(name)} = [&]() -> FailureOr<{element.cpp_type}> ")
        members = element.members if element.is_composite else (BytecodeMember("temp", element),)
        self._write_body(element.cpp_type, element.builder, members, "failure()")
        self.text.write(";\n")

    def _write_condition(self, members: Sequence[BytecodeMember]) -> None:
        text = self.text
        text.write("if ")
        with text.scope("(", ") {"):
            # The indentation of the code after the condition stays one step deeper.
            text.indent()
            read = [
                member.kind for member in members if member.kind.element is not None or member.kind.parser
            ]
            # As in mlir-tblgen, names are assigned to reads by position, even if a member is not read.
            for index, (kind, member) in enumerate(zip(read, members, strict=False)):
                if index:
                    text.write(" &&\n")
                parser = _parser(kind, member.name)
                text.write(_replaced(parser, reader="reader", resultType=kind.cpp_type, var=member.name))


def _parser(kind: BytecodeKind, name: str) -> str:
    if kind.parser is not None:
        return kind.parser
    if kind.element is None:
        raise MLIRError("No parser specified")
    if _is_written_at_once(kind.element):
        plural = "Attributes" if kind.element.is_attribute else "Types"
        return f"succeeded($_reader.read{plural}($_var))"
    return f"succeeded($_reader.readList($_var, read{_capitalized(name)}))"


def _is_written_at_once(element: BytecodeKind) -> bool:
    """Whether a single call writes the elements of an array."""
    return not element.is_composite and (element.is_attribute or element.is_type)


def _write_reader_dispatch(out: list[str], word: str, kinds: Sequence[BytecodeKind]) -> None:
    text = IndentedText(out)
    name = _capitalized(word)
    text.write(f"static {name} read{name}(MLIRContext* context, DialectBytecodeReader &reader)")
    with text.scope(" {\n", "}\n\n"):
        if not kinds:
            text.write(f'return reader.emitError() << "unknown attribute", {name}();\n')
            return
        text.write(f"uint64_t kind;\nif (failed(reader.readVarInt(kind)))\n  return {name}();\n")
        text.write("switch (kind) ")
        with text.scope("{\n", "}\n"):
            for code, kind in enumerate(kinds):
                if kind.def_name != RESERVED:
                    text.write(f"case {code}:\n  return read{kind.def_name}(context, reader);\n")
            text.write(
                f'default:\n  reader.emitError() << "unknown attribute code: " << kind;\n  return {name}();\n'
            )
        text.write(f"return {name}();\n")


# -- writers --------------------------------------------------------------------------------------------


def _write_writer(
    out: list[str], word: str, cpp_type: str, kinds: Sequence[tuple[int, BytecodeKind]]
) -> None:
    """The function that writes a class, in one of several encodings."""
    text = IndentedText(out)
    text.write(f"static void write({cpp_type} {word}, DialectBytecodeWriter &writer) ")
    with text.scope("{\n", "}\n\n"):
        for code, kind in kinds:
            if kind.predicate:
                text.write(f"if ({_replaced(kind.predicate, val=word)}) {{\n")
                text.indent()
            text.write(f"writer.writeVarInt(/* {kind.def_name} */ {code});\n")
            for member in kind.members:
                _write_member(text, member.kind, word, word, member.name)
            if kind.predicate:
                text.unindent()
                text.write("}\n")


def _write_member(text: IndentedText, kind: BytecodeKind, word: str, parent: str, name: str) -> None:
    if kind.getter:
        getter = _replaced(kind.getter, attrType=parent, member=name, getMember=f"get{camel_case(name)}")
    else:
        getter = f"{parent}.get{camel_case(name)}()"
    element = kind.element
    if element is not None:
        if _is_written_at_once(element):
            plural = "Attributes" if element.is_attribute else "Types"
            text.write(f"writer.write{plural}({getter});\n")
            return
        text.write(f"writer.writeList({getter}, [&]({element.cpp_type} {word}) ")
        with text.scope("{\n", "});\n"):
            _write_member(text, element, word, word, word)
        return
    if kind.is_composite:
        for member in kind.members:
            _write_member(text, member.kind, word, parent, member.name)
    if kind.printer:
        text.write(f"{_replaced(kind.printer, writer='writer', name=word, getter=getter)};\n")


def _write_writer_dispatch(out: list[str], word: str, classes: Sequence[str]) -> None:
    text = IndentedText(out)
    name = _capitalized(word)
    text.write(
        f"static LogicalResult write{name}({name} {word},\n"
        "                                DialectBytecodeWriter &writer)"
    )
    with text.scope(" {\n", "}\n\n"):
        text.write(f"return TypeSwitch<{name}, LogicalResult>({word})")
        with text.scope():
            for cpp_type in classes:
                text.write(f"\n.Case([&]({cpp_type} t)")
                with text.scope(" {\n", "})"):
                    text.write("return write(t, writer), success();\n")
            text.write(f"\n.Default([&]({name}) {{ return failure(); }});\n")
