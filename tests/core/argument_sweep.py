"""Every public callable with wrong arguments; a program of its own because a compiled build may crash.

    python tests/core/argument_sweep.py [class ...]

Callables are the functions and the methods of the classes that FACES export, with the parameters and
annotations that their sources have.  Every value of WRONG is passed for each parameter, with right values for
the other parameters. The laws for any arguments:

- The call returns, or raises one of EXPECTED. - A value that the annotation does not allow is refused. -
Erased objects are refused, as arguments and as receivers. - The call ends within SECONDS of processor time
and BYTES of memory. - After an error the module prints as before; in any case it prints, verifies and writes,
or raises one of EXPECTED.
"""

from __future__ import annotations

import ast
import inspect
import io
import os
import re
import sys
from collections.abc import Iterable, Iterator
from contextlib import redirect_stdout, suppress
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).parents[2]))

import mlirkit
from mlirkit import ir, passmanager, rewrite
from mlirkit.patterns.pattern_set import RewritePattern
from mlirkit.support.build import COMPILED
from tests.fuzz.limits import OverTime, limited

#: The public modules, by the names that calls reach them by.
FACES = {"ir": ir, "rewrite": rewrite, "passmanager": passmanager, "mlirkit": mlirkit}
SECONDS = 1
BYTES = 1 << 28
TEXT = """
func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  cf.br ^next(%0 : i32)
^next(%x: i32):
  return %x : i32
}
"""
#: Wrong arguments for which upstream's bindings raise a RuntimeError: these words are in its message.
LIKE_UPSTREAM = re.compile(
    "Invalid|must be|already registered|expected an attribute|None attribute|cannot be None"
)
# OverflowError: compiled code raises it, like Python, for positions that are no C integer. FileNotFoundError:
# files may be missing.
EXPECTED = (TypeError, ValueError, IndexError, KeyError, OverflowError, FileNotFoundError, ir.MLIRError)
#: Arguments of calls, as expressions over the names of `scope`.
WRONG = [
    *(
        "None",
        "1",
        "-1",
        "2**70",
        "True",
        "1.5",
        "''",
        "'nobody'",
        r"'\ud800'",
        r"b'\xff'",
        "object()",
        "int",
        "type",
    ),
    *(
        "[]",
        "[None]",
        "[1]",
        "[2**70]",
        "['x']",
        "[object()]",
        "{1: None}",
        "{'a': 1}",
        "ir.Type",
        "lambda: 1",
    ),
    *("op", "block", "region", "context", "value", "unit", "i32", "tensor", "location", "identity", "dim"),
    *("erased", "erased_block", "erased_region", "erased_value", "foreign", "foreign_block", "foreign_value"),
]
ERASED = {"erased", "erased_block", "erased_region", "erased_value"}


class FunctionClass(type):
    """The class of `Function`."""

    def __instancecheck__(cls, value: object) -> bool:
        return callable(value)


class Function(metaclass=FunctionClass):
    """Functions outside of classes, as the members of a class."""


#: By annotation: a right argument for the other parameters, and the classes of the values that satisfy it.
RIGHT: dict[str, tuple[str, tuple[type, ...]]] = {
    "int": ("0", (int,)),
    "i64": ("0", (int,)),
    "float": ("1.0", (int, float)),
    "Any": ("op", (object,)),
    "object": ("op", (object,)),
    # Any value is accepted as a truth value.
    "bool": ("False", (object,)),
    "str": ("'a'", (str,)),
    "bytes": ("b'a'", (bytes,)),
    "memoryview": ("b'a'", (bytes,)),
    "None": ("None", (type(None),)),
    "Type": ("i32", (ir.Type,)),
    "Attribute": ("unit", (ir.Attribute,)),
    "Location": ("location", (ir.Location,)),
    "Operation": ("made", (ir.Operation,)),
    "Block": ("made_block", (ir.Block,)),
    "Region": ("region", (ir.Region,)),
    "Value": ("value", (ir.Value,)),
    "AffineExpr": ("dim", (ir.AffineExpr,)),
    "AffineMap": ("identity", (ir.AffineMap,)),
    "IntegerSet": ("ir.IntegerSet.get_empty(1, 0)", (ir.IntegerSet,)),
    "Context": ("context", (ir.Context,)),
    "Dialect": ("context.dialects['arith']", (ir.Dialect,)),
    "type": ("ir.Operation", (type,)),
    **dict.fromkeys(("MatchAndRewrite", "Callable", "PipelineBuilder"), ("lambda *_: None", (Function,))),
    "ConversionTarget": ("rewrite.ConversionTarget()", (rewrite.ConversionTarget,)),
    "TypeConverter": ("rewrite.TypeConverter()", (rewrite.TypeConverter,)),
    "FrozenRewritePatternSet": ("patterns.freeze()", (rewrite.FrozenRewritePatternSet,)),
    "ConversionConfig": ("rewrite.ConversionConfig()", (rewrite.ConversionConfig,)),
    "GreedyRewriteConfig": ("rewrite.GreedyRewriteConfig()", (rewrite.GreedyRewriteConfig,)),
    "DialectConversionFoldingMode": (
        "rewrite.DialectConversionFoldingMode.NEVER",
        (rewrite.DialectConversionFoldingMode,),
    ),
    "GreedyRewriteStrictness": (
        "rewrite.GreedyRewriteStrictness.ANY_OP",
        (rewrite.GreedyRewriteStrictness,),
    ),
    "GreedySimplifyRegionLevel": (
        "rewrite.GreedySimplifyRegionLevel.NORMAL",
        (rewrite.GreedySimplifyRegionLevel,),
    ),
    "RewritePattern": ("RewritePattern(print)", (RewritePattern,)),
    "Pass": ("passmanager.ExternalPass(print)", (passmanager.Pass,)),
    "PassClass": ("NamedPass", (type,)),
    "PassDisplayMode": ("passmanager.PassDisplayMode.LIST", (passmanager.PassDisplayMode,)),
    "PassInstrumentation": ("passmanager.PassInstrumentation()", (passmanager.PassInstrumentation,)),
    "Option": ("passmanager.Option('o')", (passmanager.Option,)),
    "PathLike[str]": ("'a'", (str, os.PathLike)),
}
#: Receivers of methods, by class; None for classes without methods that take arguments.
RECEIVERS = {
    "AffineExpr": "(dim + 1)",
    "AffineMap": "identity",
    "ArrayAttr": "ir.ArrayAttr.get([unit])",
    "Attribute": "unit",
    "Block": "block",
    "BlockArgument": "argument",
    "BlockArgumentList": "block.arguments",
    "BlockList": "region.blocks",
    "Context": "context",
    "DenseArrayAttr": "ir.DenseI32ArrayAttr.get([1, 2])",
    "DenseElementsAttr": "dense",
    "DenseIntOrFPElementsAttr": "dense",
    "DenseStringElementsAttr": 'ir.Attribute.parse(\'dense<["a", "b"]> : tensor<2x!x.y>\', sloppy)',
    "DictionaryAttr": "ir.DictAttr.get({'a': unit})",
    "Dialects": "context.dialects",
    "DialectRegistry": "ir.DialectRegistry()",
    "DominanceInfo": "ir.DominanceInfo(module)",
    "InsertionPoint": "ir.InsertionPoint(block.operations[0])",
    "IntegerSet": "ir.IntegerSet.get_empty(1, 0)",
    "Location": "location",
    "ModuleOp": "module",
    "OpAttributeMap": "op.attributes",
    "OpOperand": "op.op_operands[0]",
    "OpOperandList": "op.operands",
    "OpResultList": "op.results",
    "OpSuccessors": "branch.successors",
    "Operation": "op",
    "OperationText": "op",
    "OperationList": "block.operations",
    "Region": "region",
    "ShapedType": "tensor",
    "SymbolTable": "ir.SymbolTable(module)",
    "TupleType": "ir.TupleType.get_tuple([i32])",
    "Value": "value",
    "ConversionConfig": "rewrite.ConversionConfig()",
    "ConversionPatternRewriter": "conversion_rewriter",
    "ConversionTarget": "rewrite.ConversionTarget()",
    "GreedyRewriteConfig": "rewrite.GreedyRewriteConfig()",
    "PatternRewriter": "rewriter",
    "RewritePatternSet": "patterns",
    "TypeConverter": "rewrite.TypeConverter()",
    "OpPassManager": "passmanager.PassManager()",
    "PassManager": "passmanager.PassManager()",
}
#: The graph's own bookkeeping, and the hooks of dialects and readers: only the rooms call these methods.
INTERNAL = {
    # A base class that is not exported; it takes any value.
    "AttributeOrType": "isinstance",
    "Block": "append_new insert_before remove refuse_ancestor refuse_region",
    "Context": "register_dialect operation_name emit",
    "DictionaryAttr": "with_entries with_entry without get_entry",
    "Location": "at",
    "ModuleOp": "resources parse_assembly print_assembly verify_invariants verify_op",
    "Operation": "store_operand",
    "OperationText": "text_in_diagnostic",
    "Region": "remove_block",
    "UnrealizedConversionCastOp": "parse_assembly print_assembly verify_invariants",
    "Value": "add_use remove_use set_use_order",
    "PatternRewriter": "begin erase_blocks",
    "ConversionPatternRewriter": "begin erase_blocks",
    "ConversionTarget": "action_of",
    "TypeConverter": "materialize_source materialize_target",
    "OpPassManager": "refusal_of can_schedule_on finalize initialize pipeline_text",
    "PassManager": "take_from run_on",
}
#: Exported classes and functions, and the expression by which calls name them.
EXPORTED = {
    exported: f"{face}.{name}"
    for face, module in FACES.items()
    for name in module.__all__
    if inspect.isclass(exported := getattr(module, name)) or inspect.isroutine(exported)
}
#: Classes that programs do not make objects of, or whose methods a dialect's author writes.
NOT_CALLED = {"Dialect", "Diagnostic", "DiagnosticHandler", "MLIRError", "TypeID", "DiagnosticHandlerHandle"} | {
    "FrozenRewritePatternSet", "Pass", "ExternalPass", "PassInstrumentation", "ReproducerGenerator",
}  # fmt: skip
#: Classes with constructors that programs call.
CONSTRUCTED = {
    "InsertionPoint", "SymbolTable", "AsmState", "RewritePatternSet", "ConversionTarget", "PassManager", "Option",
    "ExternalPass",
}  # fmt: skip
#: Parameters that scripts set and mlirkit ignores; or names to look up, which may be absent.
IGNORED = {
    ("Context", "enable_multithreading"), ("Context", "set_thread_pool"), ("Context", "dialect"),
    ("Context", "is_loaded"), ("Context", "awaits_shipped"), ("Dialects", "__contains__"), ("AttrBuilder", "contains"),
    ("ShapedType", "is_dynamic_size"), ("ShapedType", "is_static_size"), ("BlockArgumentList", "__add__"),
    ("ShapedType", "is_dynamic_stride_or_offset"), ("ShapedType", "is_static_stride_or_offset"),
    ("OpOperandList", "__add__"), ("OpResultList", "__add__"), ("OpSuccessors", "__add__"), ("ArrayAttr", "__add__"),
    ("Operation", "is_ancestor"),
    ("Region", "is_ancestor"),
    ("Operation", "attribute"), ("Operation", "inherent"), ("OpAttributeMap", "get"), ("SymbolTable", "__contains__"),
}  # fmt: skip
#: Special methods, and the operator of Python that calls them.
_OPERATORS = {
    "__getitem__": "{0}[{1}]", "__setitem__": "{0}[{1}] = {2}", "__delitem__": "del {0}[{1}]",
    "__contains__": "{1} in {0}", "__add__": "{0} + {1}",
}  # fmt: skip


class Parameter(NamedTuple):
    name: str
    annotation: str
    is_variadic: bool

    @property
    def choices(self) -> list[str]:
        annotation = re.sub(r"Callable\[.*\]", "Callable", self.annotation)
        return [choice.strip() for choice in re.split(r"\|(?![^\[]*\])", annotation)]

    @property
    def right(self) -> str | None:
        """An expression for a right argument; None if none is listed."""
        for choice in reversed(self.choices) if "Sequence" not in self.annotation else self.choices:
            if choice in RIGHT and choice != "None":
                return RIGHT[choice][0]
            element = _element(choice)
            if element in RIGHT:
                return f"[{RIGHT[element][0]}]"
            if choice.startswith(("Mapping[str, Attribute", "dict[")):
                return "{}"
        return "None" if "None" in self.choices else None

    def allows(self, value: object) -> bool:
        """Whether the annotation allows a value; True if that is unknown."""
        return any(_allows(choice, value) for choice in self.choices)


def _element(choice: str) -> str:
    found = re.fullmatch(r"(?:Sequence|list|tuple)\[(\w+)(?:, \.\.\.)?\]", choice)
    return found.group(1) if found else ""


def _allows(choice: str, value: object) -> bool:
    if choice in RIGHT:
        classes = RIGHT[choice][1]
        # Integers and bools of Python replace each other; numbers of other libraries are numbers.
        return isinstance(value, classes) or (bool in classes and isinstance(value, int))
    element = _element(choice)
    if element in RIGHT:
        if not isinstance(value, Iterable) or isinstance(value, type):
            return False
        try:
            return all(_allows(element, each) for each in value)
        except (TypeError, ir.MLIRError):
            return False
    if choice.startswith("Mapping[str, Attribute"):
        pairs = value.items() if isinstance(value, dict) else [(1, None)]
        return all(isinstance(key, str) and isinstance(each, ir.Attribute) for key, each in pairs)
    return True


class Callable_(NamedTuple):
    owner: str
    #: The name of the class in `ir`.
    exported: str
    name: str
    is_static: bool
    is_setter: bool
    parameters: list[Parameter]

    @property
    def title(self) -> str:
        return self.owner if self.name == "__init__" else f"{self.owner}.{self.name}".strip(".")


@cache
def _definitions_in(path: str) -> dict[str, ast.ClassDef | ast.FunctionDef]:
    return {
        node.name: node
        for node in ast.parse(Path(path).read_text()).body
        if isinstance(node, ast.ClassDef | ast.FunctionDef)
    }


def public_callables() -> Iterator[Callable_]:
    """The exported functions, and the methods, constructors and fields of exported classes."""
    classes = {
        base: None
        for exported in EXPORTED
        if inspect.isclass(exported)
        for base in exported.__mro__
        if base.__module__.startswith("mlirkit.")
    }
    for owner in classes:
        if owner.__name__ in NOT_CALLED:
            continue
        node = _definition(owner)
        # Faces of `ir.py` that are made by a call have no text.
        for member in [] if node is None else node.body:
            if isinstance(member, ast.FunctionDef):
                yield from _callable_of(owner, member)
            elif isinstance(member, ast.AnnAssign) and "__setattr__" in vars(owner):
                name = ast.unparse(member.target)
                value = Parameter(name, ast.unparse(member.annotation), False)
                yield Callable_(owner.__name__, EXPORTED[owner], name, False, True, [value])
    for function, exported in EXPORTED.items():
        definition = _definition(function)
        if isinstance(definition, ast.FunctionDef) and definition.args.args:
            parameters = _parameters(definition)
            yield Callable_("", exported, definition.name, True, False, parameters)


def _definition(exported: Any) -> ast.ClassDef | ast.FunctionDef | None:
    """The source of a class or function."""
    path = Path(mlirkit.__file__).parent.joinpath(*exported.__module__.split(".")[1:])
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    return _definitions_in(str(file)).get(exported.__name__)


def _parameters(function: ast.FunctionDef) -> list[Parameter]:
    arguments = [*function.args.posonlyargs, *function.args.args, *function.args.kwonlyargs]
    parameters = [
        Parameter(each.arg, ast.unparse(each.annotation), False)
        for each in arguments
        # The parameter `place` is only for readers, which also give an origin.
        if each.annotation and each.arg != "place"
    ]
    variadic = function.args.vararg
    if variadic is not None and variadic.annotation is not None:
        parameters.append(Parameter(variadic.arg, ast.unparse(variadic.annotation), True))
    return parameters


def _callable_of(owner: type, method: ast.FunctionDef) -> Iterator[Callable_]:
    decorators = [ast.unparse(each) for each in method.decorator_list]
    name = method.name
    if "overload" in decorators or name in INTERNAL.get(owner.__name__, "").split():
        return
    # Constructors of values are the rooms' way past the checks of `get`; users construct only parts of a
    # graph.
    is_value = issubclass(
        owner, ir.Attribute | ir.Type | ir.AffineExpr | ir.AffineMap | ir.IntegerSet | ir.Value
    )
    if name == "__init__" and (is_value or owner.__name__ not in CONSTRUCTED):
        return
    if name.startswith("_") and name not in _OPERATORS and name != "__init__":
        return
    parameters = _parameters(method)
    if parameters:
        is_static = "staticmethod" in decorators or "classmethod" in decorators
        is_setter = any(each.endswith(".setter") for each in decorators)
        yield Callable_(
            owner.__name__,
            EXPORTED.get(owner, f"ir.{owner.__name__}"),
            name,
            is_static,
            is_setter,
            parameters,
        )


def scope() -> dict[str, Any]:
    """Names for expressions, made anew: a module, parts of it, parts that are erased, and another context's."""
    context = ir.Context()
    context.__enter__()
    module = ir.Module.parse(TEXT)
    function = module.body.operations[0]
    region = function.regions[0]
    block = region.blocks[0]
    gone = ir.Module.parse(TEXT)
    gone_function = gone.body.operations[0]
    gone_region = gone_function.regions[0]
    gone_block = gone_region.blocks[0]
    gone_value = gone_block.operations[0].results[0]
    gone.erase()
    other = ir.Module.parse(TEXT, context=ir.Context())
    other_block = other.body.operations[0].regions[0].blocks[0]
    i32 = ir.IntegerType.get_signless(32)
    patterns = rewrite.RewritePatternSet()
    rewriter, conversion_rewriter = rewrite.PatternRewriter(), rewrite.ConversionPatternRewriter()
    for each in (rewriter, conversion_rewriter):
        each.begin(block.operations[0])
    named_pass = type("NamedPass", (passmanager.Pass,), {"ARGUMENT": "named"})
    return {
        **FACES,
        "patterns": patterns,
        "rewriter": rewriter,
        "conversion_rewriter": conversion_rewriter,
        "NamedPass": named_pass,
        "RewritePattern": RewritePattern,
        "context": context,
        "module": module,
        "region": region,
        "block": block,
        "op": block.operations[0],
        "branch": block.operations[1],
        "value": block.operations[0].results[0],
        "argument": block.arguments[0],
        "made": ir.Operation.create("x.y", loc=ir.Location.unknown(), context=ir.Context(allow_unregistered_dialects=True)),
        "made_block": ir.Block(),
        "erased": gone,
        "erased_region": gone_region,
        "erased_block": gone_block,
        "erased_value": gone_value,
        "foreign": other_block.operations[0],
        "foreign_block": other_block,
        "foreign_value": other_block.operations[0].results[0],
        "unit": ir.UnitAttr.get(),
        "i32": i32,
        "tensor": ir.RankedTensorType.get([2], i32),
        "dense": ir.Attribute.parse("dense<[1, 2]> : tensor<2xi32>"),
        "sloppy": ir.Context(allow_unregistered_dialects=True),
        "location": ir.Location.unknown(),
        "identity": ir.AffineMap.get_identity(1),
        "dim": ir.AffineExpr.get_dim(0),
    }  # fmt: skip


def expression(target: Callable_, arguments: dict[str, str]) -> str:
    """The call as Python."""
    is_of_class = target.is_static or target.name == "__init__"
    receiver = target.exported if is_of_class else RECEIVERS.get(target.owner, "")
    if target.is_setter:
        return f"{receiver}.{target.name} = {arguments[target.parameters[0].name]}"
    if target.name in _OPERATORS:
        return _OPERATORS[target.name].format(receiver, *arguments.values())
    variadic = [each.name for each in target.parameters if each.is_variadic]
    listed = [arguments[name] for name in variadic] + [
        f"{name}={text}" for name, text in arguments.items() if name not in variadic
    ]
    name = "" if target.name == "__init__" or not target.owner else f".{target.name}"
    return f"{receiver}{name}({', '.join(listed)})"


def text_of(names: dict[str, Any]) -> str:
    return names["module"].operation.get_asm(enable_debug_info=True)  # type: ignore[no-any-return]


class Judge:
    """Judges calls; names are made anew once a call has been accepted."""

    def __init__(self) -> None:
        self.names: dict[str, Any] = {}
        self.before = ""

    def judge(self, target: Callable_, parameter: Parameter, wrong: str, arguments: dict[str, str]) -> str:
        """The law that a call breaks, or nothing."""
        if not self.names:
            self.names = scope()
            self.before = text_of(self.names)
        names = self.names
        given = eval(wrong, names)
        is_open = parameter.annotation in ("Any", "object", "bool")
        is_allowed = parameter.allows(given)
        try:
            with limited(SECONDS, BYTES), redirect_stdout(io.StringIO()):
                exec(expression(target, {**arguments, parameter.name: f"({wrong})"}), names)
        except EXPECTED as error:
            if text_of(names) != self.before:
                self._leave()
                return "changed what it refused"
            return "" if str(error) else "says nothing"
        except RuntimeError as error:
            return "" if LIKE_UPSTREAM.search(str(error)) else f"RuntimeError: {error}"
        except (Exception, OverTime) as error:
            self._leave()
            return f"{type(error).__name__}: {error}"[:160]
        problem = damage(names)
        self._leave()
        is_erased = wrong in ERASED and not is_open
        is_ignored = (target.owner, target.name) in IGNORED
        return "taken" if (not is_allowed or is_erased) and not is_ignored else problem

    def _leave(self) -> None:
        self.names["context"].__exit__(None, None, None)
        self.names = {}


def damage(names: dict[str, Any]) -> str:
    """The first problem of the module after a call, empty if it is whole."""
    operation = names["module"].operation
    try:
        operation.get_asm(enable_debug_info=True)
        operation.get_asm(print_generic_op_form=True)
        operation.write_bytecode(io.BytesIO())
        operation.verify()
    except EXPECTED:
        pass
    except Exception as error:
        return f"leaves what fails: {type(error).__name__}: {error}"[:160]
    return ""


def main(only: list[str]) -> int:
    count = 0
    judge = Judge()
    # The first call with the name of a pass imports all passes, which must not count as time of a call.
    with suppress(*EXPECTED), ir.Context():
        passmanager.PassManager.parse("builtin.module(nobody)")
    for target in public_callables():
        if only and target.owner not in only and target.title not in only:
            continue
        if not target.is_static and target.name != "__init__" and target.owner not in RECEIVERS:
            print(f"no receiver: {target.title}")
            continue
        for parameter in target.parameters:
            arguments: dict[str, str] = {}
            for other in target.parameters:
                right = other.right
                if other is parameter or right is not None:
                    arguments[other.name] = right or ""
            for wrong in WRONG:
                text = expression(target, {**arguments, parameter.name: wrong})
                if COMPILED:
                    print(text, flush=True)
                problem = judge.judge(target, parameter, wrong, arguments)
                if problem:
                    count += 1
                    print(f"BROKEN {text}: {problem}", flush=True)
    print(f"done: {count}")
    return min(count, 1)


def main_in_empty_folder(only: list[str]) -> int:
    """Run `main` in a temporary folder, which takes the files that calls write."""
    before = os.getcwd()
    with TemporaryDirectory() as folder:
        os.chdir(folder)
        try:
            return main(only)
        finally:
            os.chdir(before)


if __name__ == "__main__":
    sys.stdout.reconfigure(errors="backslashreplace")  # type: ignore[union-attr]
    sys.exit(main_in_empty_folder(sys.argv[1:]))
