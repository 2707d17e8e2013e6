"""Random operations of a dialect in the generic form, made from its definitions.

    python -m tests.generators.op_samples arith math

`Sampler.sample(operator)` guesses operands, attributes, regions and parents that might satisfy the
definition; mlir-opt decides which guesses are valid, and prints them in the custom form.  The command writes
these texts into tests/conformance/custom_texts, and test_custom_texts.py reads and prints them again.
"""

from __future__ import annotations

import random
import re
import sys
from collections.abc import Sequence
from itertools import chain
from pathlib import Path
from typing import Any

from mlirkit.builtin.attributes import ArrayAttr, IntegerAttr
from mlirkit.builtin.dense import dense_array
from mlirkit.builtin.types import integer_type
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.context import Context
from mlirkit.core.operation import Operation
from mlirkit.core.traits import trait_named
from mlirkit.dialects.loading import register_include_dirs
from mlirkit.ods.live.classes.accessors import segment_sizes
from mlirkit.ods.live.classes.default_values import default_attribute
from mlirkit.ods.live.classes.enum_class import enum_class
from mlirkit.ods.live.classes.segments import OPERAND_SIZES, RESULT_SIZES
from mlirkit.ods.live.dialect import LiveDialect
from mlirkit.ods.live.formats.parameter_text import enum_named, type_name
from mlirkit.ods.live.formats.region_text import implicit_terminator
from mlirkit.ods.live.properties.conversions import enum_attribute
from mlirkit.ods.live.properties.property_codec import PropertyCodec
from mlirkit.ods.model import NamedTypeConstraint, Operator, Property, VariableLength
from mlirkit.support.diagnostics import MLIRError
from tests.generators.mlir_opt_verdicts import SEPARATOR, accepted, inside
from tests.generators.type_choice import UNSUITABLE, TypeChoice
from tests.generators.type_pool import pool_of_attributes, pool_of_types

FOLDER = Path(__file__).parent
TEXTS = FOLDER.parent / "conformance" / "custom_texts"
ATTEMPTS = 24
KEPT = 2
# The depth to which parents around samples, and terminators in them, are nested.
DEPTH = 3


class Sampler:
    """Makes guesses for the operators of one dialect.

    Up to `tries` guesses are made for one use, until our own verifier accepts one.
    """

    def __init__(self, dialect: LiveDialect, context: Context, seed: int = 1, tries: int = 1) -> None:
        self.dialect = dialect
        self.random = random.Random(seed)
        self.context = context
        self.tries = tries
        self.operators = list(dialect.definitions.operators.values())
        self.types = TypeChoice(dialect, pool_of_types(context), self.random)
        self.attributes = pool_of_attributes(context)
        self._attributes: dict[tuple[str, str], list[Attribute]] = {}
        self._values = 0
        for cls in dialect.value_classes():
            if cls.DEFINITION.is_attribute:
                made = [self._attribute_of(cls) for _ in range(3)]
                self.attributes.short.extend(each for each in made if each is not None)

    def _attribute_of(self, cls: Any) -> Any:
        """An attribute of a live class with parameters that are numbers, strings and enums."""
        values: list[Any] = []
        for parameter in cls.DEFINITION.parameters:
            info = parameter.enum or enum_named(type_name(parameter.cpp_type), self.dialect)
            name = type_name(parameter.cpp_storage_type)
            if info is not None:
                values.append(enum_class(info)(self.random.choice(info.cases).value))
            elif name == "bool":
                values.append(self.random.random() < 0.5)
            elif re.fullmatch(r"(u?int\d*(_t)?|unsigned)", name):
                values.append(self.random.randrange(4))
            elif name == "string":
                values.append("s")
            elif parameter.is_optional:
                values.append(self.dialect.parameter_default(parameter, cls.DEFINITION))
            else:
                return None
        made = cls(*values)
        return made if cls.invalid_reason(made) is None else None

    def attributes_for(self, attribute: Any, where: str) -> list[Attribute]:
        key = (attribute.condition, attribute.storage_type)
        found = self._attributes.get(key)
        if found is None:
            test = self.dialect.constraints.predicate(attribute, where)
            if attribute.enum is not None:
                cases = [enum_attribute(attribute, self.dialect, each.value) for each in attribute.enum.cases]
                found = [each for each in cases if test is None or test(each)]
            else:
                found = self.attributes.satisfying(test)
            if not found and (default := default_attribute(attribute, self.dialect)) is not None:
                found = [default]
            self._attributes[key] = found
        return found

    # -- one operation ------------------------------------------------------------------------------

    def sample(self, operator: Operator) -> str | None:
        """A guess as text; None if no guess is possible."""
        guess = self._guess(operator)
        # Some first guesses are kept unchanged, to find a verifier that is too strict.
        if self.tries == 1 or self.random.random() < 0.2:
            return guess
        for _ in range(self.tries - 1):
            if guess is None or self._is_valid(guess):
                break
            guess = self._guess(operator)
        return guess

    def _is_valid(self, guess: str) -> bool:
        try:
            operation: Any = Operation.parse(guess, context=self.context)
            operation.verify()
        except (MLIRError, *UNSUITABLE):
            return False
        return True

    def _guess(self, operator: Operator) -> str | None:
        self._values = 0
        properties: dict[str, Attribute] = {}
        types = self._operation(operator, properties)
        return None if types is None else self._text(operator, *types, properties)

    def _operation(
        self, operator: Operator, properties: dict[str, Attribute]
    ) -> tuple[list[Type], list[Type]] | None:
        """The types of operands and results; fills `properties`."""
        groups = [*operator.operands, *operator.results]
        shared_count = self.random.randrange(3)
        counts = [self._count(group, operator, shared_count) for group in groups]
        if not self._add_attributes(operator, properties):
            return None
        types = self.types.choose(operator, counts, properties)
        if types is None:
            return None
        for group, chosen in zip(groups, types, strict=True):
            if group.constraint.segment_attribute:
                count = len(chosen)
                parts = [count] if count < 1 or self.random.random() < 0.5 else [count - 1, 1]
                properties[group.constraint.segment_attribute] = segment_sizes(parts)
        operands, results = types[: len(operator.operands)], types[len(operator.operands) :]
        if operator.has_operand_segments:
            properties[OPERAND_SIZES] = segment_sizes([len(each) for each in operands])
        if operator.has_result_segments:
            properties[RESULT_SIZES] = segment_sizes([len(each) for each in results])
        return list(chain.from_iterable(operands)), list(chain.from_iterable(results))

    def _count(self, group: NamedTypeConstraint, operator: Operator, shared: int) -> int:
        if group.constraint.length is VariableLength.ONE:
            return 1
        if group.constraint.length is VariableLength.OPTIONAL:
            return self.random.randrange(2)
        if operator.has_trait("SameVariadicOperandSize"):
            return shared
        return self.random.choice((0, 1, 1, 2))

    def _add_attributes(self, operator: Operator, properties: dict[str, Attribute]) -> bool:
        for each in operator.stored_attributes:
            attribute = each.attribute
            if each.name in properties or (not attribute.is_required and self.random.random() < 0.5):
                continue
            choices = self.attributes_for(attribute, operator.name)
            if attribute.is_symbol_name:
                choices = [value for value in choices if str(value) == '"foo"']
            if choices:
                properties[each.name] = self.random.choice(choices)
            elif attribute.is_required:
                return False
        for named in operator.properties:
            if not named.property.has_default or self.random.random() < 0.5:
                properties[named.name] = self._property(named.property)
        return True

    def _property(self, definition: Property) -> Attribute:
        """An attribute for some value of a native property."""
        kind = definition.wire_kind
        element = definition.wire_element
        if kind in ("array", "optional"):
            assert element is not None
            most = 1 if kind == "optional" else 3
            inner = [self._property(element) for _ in range(self.random.randint(0, most))]
            if definition.is_int_array:
                return dense_array(integer_type(element.wire_bits), [number.value for number in inner if isinstance(number, IntegerAttr)])
            return ArrayAttr(inner)
        codec: PropertyCodec = self.dialect.property_codec(definition)
        if definition.enum is not None:
            return codec.attribute_of(self.random.choice(definition.enum.cases).value)
        if kind == "string":
            return codec.attribute_of(self.random.choice(("", "x", "two words")))
        if kind == "bool":
            return codec.attribute_of(self.random.random() < 0.5)
        if kind == "int":
            return codec.attribute_of(self.random.choice((0, 1, 1, 2, 7, 100)))
        return IntegerAttr(integer_type(64), 1)

    # -- regions and parents ------------------------------------------------------------------------

    def _regions(
        self, operator: Operator, operands: list[Type], results: list[Type], depth: int
    ) -> list[str]:
        return [
            self._region(operator, operands, results, depth)
            for region in operator.regions
            if not region.is_variadic or self.random.random() < 0.5
        ]

    def _region(self, operator: Operator, operands: list[Type], results: list[Type], depth: int) -> str:
        """A region of one block that ends with an operation valid there."""
        endings = self._terminators(operator)
        choice = self.random.random()
        if choice < 0.15:
            return "{}"
        usual = [[], operands, results, operands[:1], operands[1:]]
        arguments = self.random.choice(usual) if self.random.random() < 0.6 else []
        names = [self._fresh() for _ in arguments]
        label = ", ".join(f"{name}: {type}" for name, type in zip(names, arguments, strict=True))
        lines = [f"^bb({label}):"] if arguments else []
        if choice < 0.25 or not endings or depth >= DEPTH:
            lines.append('"x.region"() : () -> ()')
        else:
            lines.extend(self._terminator(self.random.choice(endings), names, arguments, results, depth))
        return "{ " + "\n".join(lines) + " }"

    def _terminators(self, operator: Operator) -> list[Operator]:
        """The operators that may end a block of the operator: its implicit terminator, or terminators with it
        as parent, or else any terminator of the dialect."""
        terminator = implicit_terminator(operator, self.operators)
        if terminator is not None:
            return [each for each in self.operators if each.name == terminator]
        endings = [each for each in self.operators if each.has_trait("IsTerminator")]
        own = [each for each in endings if operator.cpp_class_name in _parent_classes(each)]
        return own or [
            each
            for each in endings
            if each.dialect_name == operator.dialect_name
            and not _parent_classes(each)
            and not each.successors
        ]

    def _terminator(
        self, operator: Operator, names: list[str], arguments: list[Type], results: list[Type], depth: int
    ) -> list[str]:
        """The lines of a terminator, which often returns the block's arguments or values of result types."""
        properties: dict[str, Attribute] = {}
        types = self._operation(operator, properties)
        if types is None:
            return ['"x.region"() : () -> ()']
        operands, own_results = types
        free = all(each.is_variable_length for each in operator.operands) and len(operator.operands) == 1
        if free and (choice := self.random.random()) < 0.8:
            operands = results if choice < 0.4 else arguments if choice < 0.6 else []
        lines, values = [], []
        for index, type in enumerate(operands):
            if operands is arguments:
                values.append(names[index])
            else:
                values.append(self._fresh())
                lines.append(f'{values[-1]} = "x.value"() : () -> {_parenthesized(type)}')
        return [*lines, self._line(operator, values, operands, own_results, properties, depth + 1)]

    def _parents(self, operator: Operator) -> list[Operator]:
        classes = _parent_classes(operator)
        return [each for each in self.operators if each.cpp_class_name in classes]

    def _inside_parent(self, parent: Operator, lines: Sequence[str], ends: bool, depth: int) -> list[str]:
        """`lines` in a block of `parent`, with the operands, regions and end that the parent needs."""
        properties: dict[str, Attribute] = {}
        types = self._operation(parent, properties)
        if types is None:
            return list(lines)
        operands, results = types
        regions = self._regions(parent, operands, results, depth)
        if not regions:
            return list(lines)
        place = self.random.randrange(len(regions)) if self.random.random() < 0.5 else 0
        old = regions[place].removeprefix("{").removesuffix("}").strip().split("\n")
        kept = old[:1] if old[0].startswith("^bb") else []
        ending = [] if ends else old[len(kept) :]
        regions[place] = "{ " + "\n".join([*kept, *lines, *ending]) + " }"
        values = [self._fresh() for _ in operands]
        made = [
            f'{value} = "x.value"() : () -> {_parenthesized(type)}'
            for value, type in zip(values, operands, strict=True)
        ]
        line = self._line(parent, values, operands, results, properties, depth, regions)
        outer = self._parents(parent)
        if outer and depth < DEPTH:
            return self._inside_parent(self.random.choice(outer), [*made, line], False, depth + 1)
        return [*made, line]

    # -- text -----------------------------------------------------------------------------------------

    def _fresh(self) -> str:
        self._values += 1
        return f"%v{self._values}"

    def _line(
        self,
        operator: Operator,
        values: list[str],
        operands: list[Type],
        results: list[Type],
        properties: dict[str, Attribute],
        depth: int,
        regions: list[str] | None = None,
    ) -> str:
        """The operation itself."""
        text = f'"{operator.name}"({", ".join(values)})'
        if results:
            text = ", ".join(self._fresh() for _ in results) + " = " + text
        successors = ["^bb1" for each in operator.successors if not each.is_variadic]
        if any(each.is_variadic for each in operator.successors):
            successors.extend(["^bb1"] * self.random.randrange(3))
        if successors:
            text += f"[{', '.join(successors)}]"
        if properties:
            entries = [f"{name} = {value}" for name, value in properties.items()]
            text += f" <{{{', '.join(entries)}}}>"
        if regions is None:
            regions = self._regions(operator, operands, results, depth)
        if regions:
            text += f" ({', '.join(regions)})"
        if self.random.random() < 0.2:
            text += " {foo}"
        return f"{text} : ({', '.join(map(str, operands))}) -> ({', '.join(map(str, results))})"

    def _text(
        self,
        operator: Operator,
        operands: list[Type],
        results: list[Type],
        properties: dict[str, Attribute],
    ) -> str:
        parents = self._parents(operator)
        if parents and self.random.random() < 0.9:
            values = [self._fresh() for _ in operands]
            lines = [
                f'{value} = "x.value"() : () -> {_parenthesized(type)}'
                for value, type in zip(values, operands, strict=True)
            ]
            lines.append(self._line(operator, values, operands, results, properties, 1))
            ends = operator.has_trait("IsTerminator")
            lines = self._inside_parent(self.random.choice(parents), lines, ends, 1)
            return "\n".join(['"x.wrap"() ({', *lines, "}) : () -> ()"])
        arguments = ", ".join(f"%a{index}: {type}" for index, type in enumerate(operands))
        lines = ['"x.wrap"() ({']
        if arguments or operator.successors:
            lines.append(f"^bb0({arguments}):")
        values = [f"%a{index}" for index in range(len(operands))]
        lines.append(self._line(operator, values, operands, results, properties, 0))
        if operator.successors:
            lines.extend(["^bb1:", '"x.end"() : () -> ()'])
        return "\n".join([*lines, "}) : () -> ()"])


def _parenthesized(type: Type) -> str:
    text = str(type)
    return f"({text})" if text.startswith("(") else text


def _parent_classes(operator: Operator) -> list[str]:
    """The C++ classes, without namespaces, of the operator's permitted parents."""
    return [
        str(parameter).rpartition("::")[2].strip()
        for trait in operator.traits
        if trait.name.startswith("HasParent<")
        for parameter in trait_named(trait.name).parameters
    ]


def custom_texts(name: str, include: str, tool: str) -> list[str]:
    """Up to KEPT texts per operator of a dialect that mlir-opt prints and reads back unchanged."""
    context = Context()
    context.allow_unregistered_dialects = True
    register_include_dirs(context, [include])
    dialect: Any = context.dialect(name)
    sampler = Sampler(dialect, context)
    operators = dialect.definitions.operators_of(name)
    guesses = [(each, sampler.sample(each)) for each in operators for _ in range(ATTEMPTS)]
    made = [(operator, guess) for operator, guess in guesses if guess is not None]
    printed = accepted([guess for _, guess in made], tool)
    distinct: dict[str, Operator] = {}
    for (operator, _), text in zip(made, printed, strict=True):
        if text is not None and operator.name in text:
            distinct.setdefault(text, operator)
    again = accepted([inside(text) for text in distinct], tool)
    stable: dict[str, list[str]] = {}
    for (text, operator), second in zip(distinct.items(), again, strict=True):
        if text == second:
            stable.setdefault(operator.name, []).append(text)
    # The longest texts cover most.
    return [text for texts in stable.values() for text in sorted(texts, key=len)[-KEPT:]]


if __name__ == "__main__":
    TEXTS.mkdir(exist_ok=True)
    for dialect_name in sys.argv[1:]:
        found = custom_texts(dialect_name, "/usr/lib/llvm-22/include", "mlir-opt-22")
        (TEXTS / f"{dialect_name}.mlir").write_text(f"{SEPARATOR}\n".join(found))
        print(dialect_name, len(found), flush=True)
