"""Random operations of a dialect in the generic form, made from its definitions.

    python -m tests.generators.op_samples arith math

`Sampler.sample(operator)` guesses operands, attributes and regions that might satisfy the definition;
mlir-opt says which guesses are right, and prints them in the custom form.  The command writes those texts
into tests/conformance/custom_texts: what test_custom_texts.py reads back and prints again.
"""

from __future__ import annotations

import os
import random
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.context import Context
from mlirkit.dialects.loading import register_include_dirs
from mlirkit.ods.live.accessors import segment_sizes
from mlirkit.ods.live.conversions import enum_attribute
from mlirkit.ods.live.dialect import LiveDialect
from mlirkit.ods.live.enum_class import enum_class
from mlirkit.ods.live.parameter_text import enum_named, type_name
from mlirkit.ods.live.region_text import implicit_terminator
from mlirkit.ods.live.segments import OPERAND_SIZES, RESULT_SIZES
from mlirkit.ods.model import NamedTypeConstraint, Operator, VariableLength
from mlirkit.support.diagnostics import MLIRError

FOLDER = Path(__file__).parent
TEXTS = FOLDER.parent / "conformance" / "custom_texts"
# Types and attributes to choose from, one per line; those that nobody can read yet are left out.
TYPES = (FOLDER / "sample_types.txt").read_text().splitlines()
ATTRIBUTES = (FOLDER / "sample_attributes.txt").read_text().splitlines()
# What stands between two pieces of a split file.
SEPARATOR = "// -----"
ATTEMPTS = 24
KEPT = 2


def readable(texts: Sequence[str], kind: Any, context: Context) -> list[Any]:
    """The values that `texts` spell, as far as they can be read."""
    found = []
    for text in texts:
        try:
            found.append(kind.parse(text, context=context))
        except MLIRError:
            continue
    return found


class Sampler:
    """Makes guesses for the operators of one dialect."""

    def __init__(self, dialect: LiveDialect, context: Context, seed: int = 1) -> None:
        self.dialect = dialect
        self.random = random.Random(seed)
        self.types: list[Type] = readable(TYPES, Type, context)
        self.attributes: list[Attribute] = readable(ATTRIBUTES, Attribute, context)
        self.context = context
        self.operators = list(dialect.definitions.operators.values())
        self._types: dict[str, list[Type]] = {}
        self._attributes: dict[tuple[str, str], list[Attribute]] = {}
        for cls in dialect.value_classes():
            if cls.DEFINITION.is_attribute:
                made = [self._attribute_of(cls) for _ in range(3)]
                self.attributes.extend(each for each in made if each is not None)

    def _attribute_of(self, cls: Any) -> Any:
        """An attribute of a live class, where its parameters are numbers, strings and enums."""
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
                values.append(self.dialect.parameter_default(parameter))
            else:
                return None
        made = cls(*values)
        return made if cls.invalid_reason(made) is None else None

    # -- what satisfies a constraint ----------------------------------------------------------------

    def types_for(self, group: NamedTypeConstraint, where: str) -> list[Type]:
        constraint = group.constraint.each
        found = self._types.get(constraint.condition)
        if found is None:
            found = _satisfying(self.types, self.dialect.constraints.type_test(constraint, where))
            self._types[constraint.condition] = found
        return found

    def attributes_for(self, attribute: Any, where: str) -> list[Attribute]:
        key = (attribute.condition, attribute.storage_type)
        found = self._attributes.get(key)
        if found is None:
            choices = self.attributes
            if attribute.enum is not None:
                cases = attribute.enum.cases
                choices = [enum_attribute(attribute, self.dialect, case.value) for case in cases]
            found = _satisfying(choices, self.dialect.constraints.predicate(attribute, where))
            self._attributes[key] = found
        return found

    # -- one operation ------------------------------------------------------------------------------

    def sample(self, operator: Operator) -> str | None:
        """A guess as text; None if nothing can be guessed."""
        prefers_common = self.random.random() < 0.75
        groups = [*operator.operands, *operator.results]
        common = self._common_type([self.types_for(each, operator.name) for each in groups])
        properties: dict[str, Attribute] = {}
        sizes: list[list[int]] = []
        types: list[list[Type]] = []
        shared_count = self.random.randrange(3)
        for members in (operator.operands, operator.results):
            sizes.append([])
            types.append([])
            for group in members:
                count = self._count(group, operator, shared_count)
                chosen = self._types_of(group, operator, count, common if prefers_common else None)
                if chosen is None:
                    return None
                types[-1].extend(chosen)
                sizes[-1].append(count)
                if group.constraint.segment_attribute:
                    parts = [count] if count < 1 or self.random.random() < 0.5 else [count - 1, 1]
                    properties[group.constraint.segment_attribute] = segment_sizes(parts)
        if not self._add_attributes(operator, properties):
            return None
        if operator.has_operand_segments:
            properties[OPERAND_SIZES] = segment_sizes(sizes[0])
        if operator.has_result_segments:
            properties[RESULT_SIZES] = segment_sizes(sizes[1])
        return self._text(operator, types[0], types[1], properties)

    def _common_type(self, choices: list[list[Type]]) -> Type | None:
        shared = [each for each in self.types if all(each in some for some in choices)]
        return self.random.choice(shared) if shared else None

    def _count(self, group: NamedTypeConstraint, operator: Operator, shared: int) -> int:
        if group.constraint.length is VariableLength.ONE:
            return 1
        if group.constraint.length is VariableLength.OPTIONAL:
            return self.random.randrange(2)
        if operator.has_trait("SameVariadicOperandSize"):
            return shared
        return self.random.choice((0, 1, 1, 2))

    def _types_of(
        self, group: NamedTypeConstraint, operator: Operator, count: int, common: Type | None
    ) -> list[Type] | None:
        choices = self.types_for(group, operator.name)
        if not choices:
            return [] if count == 0 else None
        if common is not None and common in choices:
            return [common] * count
        chosen = [self.random.choice(choices) for _ in range(count)]
        return chosen[:1] * count if self.random.random() < 0.5 else chosen

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
            definition = named.property
            codec = self.dialect.property_codec(definition)
            if definition.enum is not None:
                value: Any = self.random.choice(definition.enum.cases).value
            elif "optional" in definition.storage_type:
                value = Attribute.parse("[8 : i64]")
            else:
                value = 1
            if not definition.has_default or self.random.random() < 0.5:
                properties[named.name] = codec.attribute_of(value)
        return True

    def _regions(self, operator: Operator) -> list[str]:
        terminator = implicit_terminator(operator, self.operators)
        endings = [
            each.name
            for each in self.operators
            if each.has_trait("IsTerminator")
            and each.dialect_name == operator.dialect_name
            and all(group.is_variable_length for group in each.operands)
        ]
        found = []
        for region in operator.regions:
            choice = self.random.random()
            if region.is_variadic:
                continue
            if terminator is not None and choice < 0.8:
                found.append(f'{{ "{terminator}"() : () -> () }}')
            elif choice < 0.4:
                found.append("{}")
            elif choice < 0.7 or not endings:
                found.append('{ "x.region"() : () -> () }')
            else:
                found.append(f'{{ "{self.random.choice(endings)}"() : () -> () }}')
        return found

    def _text(
        self,
        operator: Operator,
        operands: list[Type],
        results: list[Type],
        properties: dict[str, Attribute],
    ) -> str:
        successors = ["^bb1" for each in operator.successors if not each.is_variadic]
        if any(each.is_variadic for each in operator.successors):
            successors.extend(["^bb1"] * self.random.randrange(3))
        regions = self._regions(operator)
        arguments = ", ".join(f"%a{index}: {type}" for index, type in enumerate(operands))
        lines = ['"x.wrap"() ({']
        if arguments or successors:
            lines.append(f"^bb0({arguments}):")
        text = f'"{operator.name}"({", ".join(f"%a{index}" for index in range(len(operands)))})'
        if results:
            text = ", ".join(f"%r{index}" for index in range(len(results))) + " = " + text
        if successors:
            text += f"[{', '.join(successors)}]"
        if properties:
            entries = [f"{name} = {value}" for name, value in properties.items()]
            text += f" <{{{', '.join(entries)}}}>"
        if regions:
            text += f" ({', '.join(regions)})"
        if self.random.random() < 0.2:
            text += " {foo}"
        lines.append(f"{text} : ({', '.join(map(str, operands))}) -> ({', '.join(map(str, results))})")
        if successors:
            lines.extend(["^bb1:", '"x.end"() : () -> ()'])
        return "\n".join([*lines, "}) : () -> ()"])


def _satisfying(values: Sequence[Any], test: Any) -> list[Any]:
    return [each for each in values if test is None or test(each)]


def accepted(chunks: Sequence[str], tool: str, *flags: str) -> list[str | None]:
    """What mlir-opt prints for each chunk; None where it says no, or crashes."""
    found: list[str | None] = [None] * len(chunks)
    pending = [(start, min(start + 100, len(chunks))) for start in range(0, len(chunks), 100)]
    while pending:
        start, end = pending.pop()
        text = f"\n{SEPARATOR}\n".join(
            f'"x.number"() {{n = {number}}} : () -> ()\n{chunks[number]}\n' for number in range(start, end)
        )
        printed = run(tool, text, *flags)
        if printed is None:
            # Some guess crashes the tool, or it never ends: halve until it is alone.
            middle = (start + end) // 2
            if middle > start:
                pending.extend([(start, middle), (middle, end)])
            continue
        for part in printed.split(SEPARATOR):
            number = re.search(r'"x.number"\(\) \{n = (\d+)', part)
            if number is not None:
                found[int(number.group(1))] = _without_number(part)
    return found


def run(tool: str, text: str, *flags: str) -> str | None:
    """What mlir-opt prints; None if it crashes or takes too long."""
    try:
        done = subprocess.run(
            [tool, "--allow-unregistered-dialect", "--split-input-file", *flags],
            input=text,
            capture_output=True,
            text=True,
            check=False,
            timeout=20,
            env={**os.environ, "LLVM_DISABLE_SYMBOLIZATION": "1"},
        )
    except subprocess.TimeoutExpired:
        return None
    return None if done.returncode < 0 else done.stdout


def _without_number(part: str) -> str:
    return re.sub(r'(?m)^ *"x.number".*\n', "", part).strip("\n") + "\n"


def custom_texts(name: str, include: str, tool: str) -> list[str]:
    """Up to KEPT texts per operator of a dialect that mlir-opt reads back as it has printed them."""
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
    # The longest ones say most.
    return [text for texts in stable.values() for text in sorted(texts, key=len)[-KEPT:]]


def inside(text: str) -> str:
    """A module's text without the module around it."""
    lines = text.rstrip().split("\n")
    lines.remove("module {")
    return "\n".join(lines[:-1])


if __name__ == "__main__":
    TEXTS.mkdir(exist_ok=True)
    for dialect_name in sys.argv[1:]:
        found = custom_texts(dialect_name, "/usr/lib/llvm-22/include", "mlir-opt-22")
        (TEXTS / f"{dialect_name}.mlir").write_text(f"{SEPARATOR}\n".join(found))
        print(dialect_name, len(found), flush=True)
