"""The generic form of operations: the parts before and after their regions.

    "name"(%operand)[^successor] <{properties}> (
    ) {attributes} : (types) -> types

The mirror is text/parser/generic_form.py; operations.py prints the regions between the two parts.
"""

from __future__ import annotations

from mlirkit.builtin.types import FunctionType
from mlirkit.core.attribute import Attribute, AttributeOrType
from mlirkit.core.operation import Operation
from mlirkit.core.operation_name import OperationName
from mlirkit.core.operation_parts import operand_types_of, result_types_of
from mlirkit.core.structural_attributes import EMPTY_DICTIONARY, DictionaryAttr, is_plain_dictionary
from mlirkit.text.printer.asm_state import AsmState
from mlirkit.text.printer.op_asm_printer import OpAsmPrinter
from mlirkit.text.printer.pieces import MARK
from mlirkit.text.printer.strings import escaped


def has_custom_form(operation: Operation) -> bool:
    """Whether an operation has a custom form that is complete."""
    info = operation.info
    return info.print_hook is not None and (is_plain_dictionary(operation.props) or info.has_unknown_syntax)


class GenericFormPrinter(OpAsmPrinter):
    """Prints the parts of an operation's generic form that are not regions."""

    def __init__(self, state: AsmState) -> None:
        OpAsmPrinter.__init__(self, state)
        self._heads: dict[OperationName, str] = {}
        # Texts of attribute dictionaries by identity, and the dictionaries, so that they stay alive.
        self._attr_texts: dict[int, str] = {}
        self._kept: list[DictionaryAttr] = []

    def print_generic_head(self, operation: Operation, with_name: bool) -> None:
        """Print the part before the regions: name, operands, successors and properties."""
        out = self.out
        names = self.names
        if with_name:
            head = self._heads.get(operation.info)
            if head is None:
                head = f'"{escaped(operation.info.name)}"('
                self._heads[operation.info] = head
            out.append(head)
        else:
            out.append("(")
        value = operation.operand0
        if value is not None:
            out.append(names.name(value))
            value = operation.operand1
            if value is not None:
                out.append(", ")
                out.append(names.name(value))
                value = operation.operand2
                if value is not None:
                    out.append(", ")
                    out.append(names.name(value))
                    rest = operation.operand_rest
                    if rest is not None:
                        for operand in rest:
                            out.append(", ")
                            out.append(names.name(operand))
        successors = operation.successor_list
        if successors:
            separator = ")["
            for block in successors:
                out.append(separator)
                out.append(names.block_name(block))
                separator = ", "
            out.append("]")
        else:
            out.append(")")
        props = operation.props
        if props is not None and not (props is EMPTY_DICTIONARY and operation.info.is_registered):
            self._print_properties(operation)

    def _print_properties(self, operation: Operation) -> None:
        props = operation.props
        assert props is not None
        if isinstance(props, DictionaryAttr) and not props.entries and operation.info.is_registered:
            return
        out = self.out
        out.append(" <")
        out.append(self.values.text(props))
        out.append(">")

    def print_generic_tail(self, operation: Operation) -> None:
        """Print the part after the regions: attributes and types."""
        out = self.out
        if operation.region_list is not None:
            out.append(")")
        attrs = operation.attrs
        if attrs is not EMPTY_DICTIONARY and attrs.entries:
            out.append(self._attributes_text(attrs))
        out.append(" : (")
        values = self.values
        texts = values.texts
        value = operation.operand0
        if value is not None:
            out.append(texts.get(id(value.type)) or values.text(value.type))
            value = operation.operand1
            if value is not None:
                out.append(", ")
                out.append(texts.get(id(value.type)) or values.text(value.type))
                value = operation.operand2
                if value is not None:
                    out.append(", ")
                    out.append(texts.get(id(value.type)) or values.text(value.type))
                    rest = operation.operand_rest
                    if rest is not None:
                        for operand in rest:
                            out.append(", ")
                            out.append(texts.get(id(operand.type)) or values.text(operand.type))
        out.append(") -> ")
        result = operation.result0
        if result is None:
            out.append("()")
            return
        others = operation.result_rest
        if others is None and not isinstance(result.type, FunctionType):
            out.append(texts.get(id(result.type)) or values.text(result.type))
            return
        out.append("(")
        out.append(values.text(result.type))
        if others is not None:
            for other in others:
                out.append(", ")
                out.append(texts.get(id(other.type)) or values.text(other.type))
        out.append(")")

    def visit_generic(self, operation: Operation) -> None:
        """Visit the parts of an operation's generic form, without regions, for aliases."""
        collector = self.state.collector
        late = self.values.late
        if collector is None or not late:
            return
        visited: list[AttributeOrType] = [*operand_types_of(operation), *result_types_of(operation)]
        if not (
            id(operation.attrs) in late
            or id(operation.props) in late
            or any(id(type) in late for type in visited)
        ):
            return
        visited.extend(_visited_attributes(operation))
        for value in visited:
            collector.visit(value)

    def _attributes_text(self, attrs: DictionaryAttr) -> str:
        """` {...}`, which unlike a dictionary as a value never has an alias."""
        text = self._attr_texts.get(id(attrs))
        if text is None:
            start = len(self.out)
            self._print_attributes(attrs.entries, (), " {", False)
            text = "".join(self.out[start:])
            del self.out[start:]
            self._kept.append(attrs)
            collector = self.state.collector
            if collector is not None and (MARK in text or not collector.rules.leave_builtin):
                self.values.late.add(id(attrs))
            if "\n" not in text:
                self._attr_texts[id(attrs)] = text
        return text


def _visited_attributes(operation: Operation) -> list[Attribute]:
    """The attributes that the generic form shows, by name.

    The properties of unregistered operations print as well, but are not visited for aliases.
    """
    props = operation.props
    entries = operation.attrs.entries
    if not isinstance(props, DictionaryAttr) or not props.entries or not operation.info.is_registered:
        return list(entries.values())
    if not entries:
        return list(props.entries.values())
    merged = {**entries, **props.entries}
    return [merged[name] for name in sorted(merged)]
