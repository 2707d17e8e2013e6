"""The examples of the reference pages (tests/reference_pages.py): for each operation a short valid module.

    python -m tests.generators.operation_examples             operations without an example, in all dialects
    python -m tests.generators.operation_examples arith math  the same in these dialects

Sources are the texts written for the tests, strings in the tests' Python, and guesses (op_samples.py).  From
every module with the operation several fragments are made: the operation alone, in a function with its
operands as arguments, and each operation around it, without unnecessary parts.  The shortest that our
verifier accepts, and mlir-opt too if it knows the dialect, is written.  Existing examples are kept; to
replace one, edit the file.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from mlirkit.core.attribute import Attribute
from mlirkit.core.block import Block
from mlirkit.core.context import Context
from mlirkit.core.operation import Operation
from mlirkit.core.value import BlockArgument, Value
from mlirkit.dialects.loading import shared_dialect
from mlirkit.dialects.roots import ROOTS
from mlirkit.ir import Module
from mlirkit.ods.live.classes.accessors import python_name
from mlirkit.ods.model import Operator
from mlirkit.support.diagnostics import MLIRError
from tests.conformance.tools import mlir_opt
from tests.generators.mlir_opt_verdicts import SEPARATOR, accepted
from tests.generators.op_samples import Sampler
from tests.generators.type_choice import UNSUITABLE
from tests.reference_pages import read_examples, write_examples

TESTS = Path(__file__).parents[1]
#: Dialects that mlir-opt does not register.
NOT_REGISTERED = ("chlo", "mpmd", "sdy", "stablehlo", "vcix", "vhlo")
GUESSES = 8
#: The number of fragments of an operation that are tried, shortest first.
TRIED = 4
#: The number of uses of an operation that are considered.
KEPT = 24
#: The number of operations up to which single ones are removed from a module.
CUTTABLE = 30

#: Text that makes an example hard to read: unusual types, and meaningless names.
_UGLY = re.compile(r"\bfoo\b|vector<\[|\bf80\b|\bui\d|\bsi\d|\"x\.|loc\(|#map|f8E|tf32|\b\d{4,}\b")
#: Types that need a reason.
_RARE = re.compile(r"\b(i1|i4|i8|i16|f16|bf16|f64|f128|complex)\b")


@cache
def source_texts() -> list[str]:
    """Every module in the texts and the Python of the tests, valid or not."""
    folders = ("generators/written_uses", "conformance/custom_texts", "conformance/hook_texts", "dialects")
    files = [path for folder in folders for path in sorted((TESTS / folder).rglob("*.mlir"))]
    texts = [piece for path in files for piece in path.read_text().split(f"{SEPARATOR}\n")]
    for path in sorted(TESTS.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and " = " in node.value:
                texts.append(node.value)
    return texts


class Fragments:
    """Fragments of modules with one operation, made from `texts` and from guesses."""

    def __init__(self, dialect_name: str) -> None:
        self.dialect: Any = shared_dialect(dialect_name)
        self.lenient = Context(allow_unregistered_dialects=True)
        self.modules: dict[str, list[Operation]] = {}
        for text in source_texts():
            if f"{dialect_name}." in text:
                self._add(text)
        self.sampler = Sampler(self.dialect, self.lenient, tries=4)

    def _add(self, text: str) -> None:
        try:
            module = Module.parse(text, context=self.lenient).operation
        except (MLIRError, *UNSUITABLE):
            return
        for operation in module.walk_list():
            found = self.modules.setdefault(operation.name, [])
            if len(found) < KEPT:
                found.append(operation)

    def texts(self, operator: Operator, thorough: bool) -> list[str]:
        """The valid fragments with the operation, most readable first."""
        for _ in range(8 * GUESSES if thorough else GUESSES):
            try:
                guess = self.sampler.sample(operator)
            except (MLIRError, *UNSUITABLE):
                break
            if guess is not None:
                self._add(guess)
        found: set[str] = set()
        for operation in self.modules.get(operator.name, []):
            for fragment in _fragments(operation, self.lenient):
                try:
                    found.add(_named(str(fragment).strip(), fragment, operator))
                except (MLIRError, *UNSUITABLE):
                    continue
                if not thorough and _verifies(fragment):
                    # An enclosing operation makes the text longer, and is needed only if mlir-opt requires
                    # it.
                    break
        best = []
        for text in sorted(found, key=_rank):
            text = _without_module(text)
            if f"{operator.mnemonic}" in text and is_valid(text, operator.name):
                best.append(text)
                if len(best) == TRIED:
                    break
        return best


def is_valid(text: str, name: str) -> bool:
    """Whether the module has the operation and is valid with all dialects registered."""
    try:
        module = Module.parse(text, context=Context()).operation
        return bool(module.verify()) and bool(module.walk_list(name))
    except (MLIRError, *UNSUITABLE):
        return False


def _without_module(text: str) -> str:
    """The text without the module around it, if the module has no attributes."""
    lines = text.split("\n")
    if "module {" not in lines:
        return text
    start = lines.index("module {")
    return "\n".join([*lines[:start], *[line.removeprefix("  ") for line in lines[start + 1 : -1]]])


def _rank(text: str) -> tuple[int, str]:
    """Shorter texts come first; functions and usual types are preferred."""
    ugly, rare = len(_UGLY.findall(text)), len(_RARE.findall(text))
    return len(text) + 60 * ugly + 12 * rare + 60 * ("func.func" not in text), text


def _named(text: str, module: Operation, operator: Operator) -> str:
    """The text, in which the arguments of its function have the names of the operation's operands."""
    operations = module.walk_list(operator.name)
    first: Any = next(iter(module.regions[0].blocks[0].ops()), None)
    if (
        len(operations) != 1
        or first is None
        or first.name != "func.func"
        or first.regions[0].entry_block is None
    ):
        return text
    arguments = list(first.regions[0].entry_block.arguments)
    operation: Any = operations[0]
    for operand in operator.operands:
        value = getattr(operation, python_name(operand.name), None) if operand.name else None
        values = [value] if isinstance(value, Value) else list(value or ())
        for index, each in enumerate(values):
            name = f"%{operand.name}" if len(values) == 1 else f"%{operand.name}{index}"
            if each in arguments and not re.search(rf"{name}\b", text):
                text = re.sub(rf"%arg{arguments.index(each)}\b", name, text)
    return text


def _fragments(operation: Operation, context: Context) -> Iterator[Operation]:
    """Modules with the operation: alone, and within each operation around it."""
    around: Any = operation
    while around is not None and around.name != "builtin.module":
        for make in (_in_function, _at_top):
            try:
                module = make(around, context)
            except (MLIRError, *UNSUITABLE):
                continue
            if module is not None:
                _reduce(module, operation.name)
                yield module
        around = around.parent_op
    if isinstance(around, Operation):
        module = around.clone()
        _reduce(module, operation.name)
        yield module


def _captured(operation: Operation) -> list[Value]:
    """The outer values that the operation and its nested operations use, in the order of first use."""
    inside = set(map(id, operation.walk_list()))
    values: list[Value] = []
    for each in operation.walk_list():
        for value in each.operand_values():
            block = value.parent_block
            owner = value.owner if not isinstance(value, BlockArgument) else block and block.parent_op
            if (id(owner) not in inside or _is_placeholder(owner)) and value not in values:
                values.append(value)
            elif owner is operation and isinstance(value, BlockArgument) is False and value not in values:
                values.append(value)
    return values


def _is_placeholder(owner: Any) -> bool:
    return isinstance(owner, Operation) and owner.name == "x.value"


def _in_function(operation: Operation, context: Context) -> Operation | None:
    """A function with the operation's operands as arguments; the blocks of an `x.wrap` become its body."""
    if operation.name == "x.wrap":
        return _as_function(operation, context)
    if operation.successors:
        return None
    values = _captured(operation)
    types = ", ".join(f"%arg{index}: {value.type}" for index, value in enumerate(values))
    ending = "" if operation.has_trait("IsTerminator") else "return"
    text = f'module {{\nfunc.func @example({types}) {{\n"x.end"() : () -> ()\n {ending}\n}}\n}}'
    module: Any = Operation.parse(text, context=context)
    body = module.regions[0].blocks[0].operations[0].regions[0].blocks[0]
    mapping: dict[Value, Value] = dict(zip(values, body.arguments, strict=True))
    copy = operation.clone(mapping=mapping)
    end = body.operations[0]
    body.move(copy, end)
    end.erase()
    _separate(copy, body)
    return module  # type: ignore[no-any-return]


def _separate(operation: Operation, body: Block) -> None:
    """Give every operand a separate argument."""
    taken: list[Value] = []
    for number, value in enumerate(operation.operand_values()):
        if value in taken:
            value = body.add_argument(value.type, value.location)
            operation.set_operand(number, value)
        taken.append(value)
    function: Any = body.parent_op
    types = ", ".join([str(each.type) for each in body.arguments])
    function.set_inherent("function_type", Attribute.parse(f"({types}) -> ()", operation.context))


def _as_function(operation: Operation, context: Context) -> Operation | None:
    region = operation.clone().regions[0]
    entry = region.entry_block
    if entry is None:
        return None
    module: Any = Operation.parse("module { func.func private @example() }", context=context)
    function = next(iter(module.regions[0].blocks[0].ops()))
    inputs = ", ".join([str(each.type) for each in entry.arguments])
    function.set_inherent("function_type", Attribute.parse(f"({inputs}) -> ()", context))
    function.set_inherent("sym_visibility", None)
    function.regions[0].take_body(region)
    for block in function.regions[0].blocks:
        last = block.last
        if last is None or not last.has_trait("IsTerminator"):
            block.append(Operation.create("func.return", context=context))
            if last is not None and not last.is_registered and not last.result_values():
                last.erase()
    return module  # type: ignore[no-any-return]


def _at_top(operation: Operation, context: Context) -> Operation | None:
    """A module with only the operation, if it uses no values."""
    if _captured(operation) or operation.successors:
        return None
    module: Any = Operation.parse("module {}", context=context)
    module.regions[0].blocks[0].append(operation.clone())
    return module  # type: ignore[no-any-return]


def _reduce(module: Operation, name: str) -> None:
    """Remove operations and discardable attributes as long as the module stays valid."""
    for each in module.walk_list():
        if "foo" in each.discardable_attributes:
            del each.discardable_attributes["foo"]
    operations = module.walk_list()
    if len(operations) > CUTTABLE:
        return
    for each in reversed(operations):
        if each is module or each.parent_op is None or any(value.has_uses for value in each.result_values()):
            continue
        if (each.name == name and len(module.walk_list(name)) == 1) or (
            each.walk_list(name) and each.name != name
        ):
            continue
        block, following = each.parent_block, each.next_op
        each.detach_from_parent()
        if not _verifies(module) and block is not None:
            block.move(each, following)


def _verifies(module: Operation) -> bool:
    try:
        return bool(module.verify())
    except (MLIRError, *UNSUITABLE):
        return False


def chosen(name: str, operators: list[Operator], thorough: bool, fragments: Fragments) -> dict[str, str]:
    """An example for each operation that has a valid fragment."""
    candidates = [(each.name, text) for each in operators for text in fragments.texts(each, thorough)]
    verdicts: list[str | None] = [text for _, text in candidates]
    if name not in NOT_REGISTERED:
        verdicts = accepted([text for _, text in candidates], mlir_opt())
    examples: dict[str, str] = {}
    for (operation, text), verdict in zip(candidates, verdicts, strict=True):
        if verdict is not None:
            examples.setdefault(operation, text)
    return examples


def main(names: list[str]) -> None:
    for name in names or sorted(ROOTS):
        examples = read_examples(name)
        fragments = Fragments(name)
        operators = shared_dialect(name).definitions.operators_of(name)
        for thorough in (False, True):
            missing = [each for each in operators if each.name not in examples]
            examples |= chosen(name, missing, thorough, fragments)
        if examples:
            write_examples(name, examples)
        missing = [each for each in operators if each.name not in examples]
        print(name, len(operators), "without:", *[each.name for each in missing], flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
