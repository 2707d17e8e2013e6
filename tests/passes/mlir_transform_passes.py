"""Passes that mlir-opt has for its own tests of transformations, as a plugin with equal behaviour.

mlirkit opt --load-pass-plugin=tests/passes/mlir_transform_passes.py --test-inline ...
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mlirkit.builtin.attributes import integer_attr
from mlirkit.builtin.types import TupleType, integer_type
from mlirkit.core.attribute import Type
from mlirkit.core.block import Block
from mlirkit.core.dominance import DominanceInfo
from mlirkit.core.location import Location
from mlirkit.core.operation import Operation
from mlirkit.core.region import Region
from mlirkit.core.side_effects import EffectInstance, effects_of
from mlirkit.core.value import BlockArgument, OpResult, Value
from mlirkit.core.walk import walk_postorder
from mlirkit.dialects.func.type_conversion import add_call_type_conversion, add_return_type_conversion
from mlirkit.dialects.function_types import add_function_type_conversion, is_signature_legal
from mlirkit.passes.op_pass_manager import OpPassManager
from mlirkit.passes.options import Option, PassOptions
from mlirkit.passes.pass_base import Pass
from mlirkit.passes.pass_registry import register_pass, register_pipeline
from mlirkit.passes.pipeline_text import add_pipeline_text
from mlirkit.patterns.commutativity import sorts_commutative_operands
from mlirkit.patterns.conversion_driver import apply_partial_conversion
from mlirkit.patterns.conversion_target import ConversionTarget
from mlirkit.patterns.greedy_config import GreedyRewriteConfig
from mlirkit.patterns.greedy_driver import apply_patterns_greedily
from mlirkit.patterns.pattern_set import RewritePattern, RewritePatternSet
from mlirkit.patterns.rewriter import PatternRewriter
from mlirkit.patterns.type_converter import TypeConverter
from mlirkit.transforms.composite_fixed_point import CompositeFixedPointPass
from mlirkit.transforms.control_flow_sink import sink_into
from mlirkit.transforms.inlining import Placement, inline_call, place_blocks
from mlirkit.transforms.region_isolation import isolate_region

NAMESPACE = "(anonymous namespace)::"


# -- patterns -----------------------------------------------------------------------------------------------


@register_pass
class TestTraitFolder(Pass):
    ARGUMENT = "test-trait-folder"
    NAME = NAMESPACE + "TestTraitFolder"
    OP_NAME = "func.func"

    def run(self) -> None:
        apply_patterns_greedily(self.operation, RewritePatternSet().freeze(), GreedyRewriteConfig())


@register_pass
class CommutativityUtils(Pass):
    ARGUMENT = "test-commutativity-utils"
    NAME = NAMESPACE + "CommutativityUtils"
    OP_NAME = "func.func"

    def run(self) -> None:
        patterns = RewritePatternSet()
        patterns.add_pattern_of_any(sorts_commutative_operands())
        apply_patterns_greedily(self.operation, patterns.freeze(), GreedyRewriteConfig())


@register_pass
class TestMakeIsolatedFromAbovePass(Pass):
    ARGUMENT = "test-make-isolated-from-above"
    NAME = NAMESPACE + "TestMakeIsolatedFromAbovePass"
    OP_NAME = "func.func"
    OPTIONS = (
        Option("simple", bool, False, "Test simple case with no cloning of operations"),
        Option("clone-ops-with-no-operands", bool, False, "Test case with cloning of operations with no operands"),
        Option("clone-ops-with-operands", bool, False, "Test case with cloning of operations with no operands"),
    )

    def run(self) -> None:
        options = self.options
        copies: Callable[[Operation], bool]
        if options.simple:
            copies = lambda op: False  # noqa: E731
        elif options.clone_ops_with_no_operands:
            copies = lambda op: op.operand_count == 0  # noqa: E731
        elif options.clone_ops_with_operands:
            copies = lambda op: True  # noqa: E731
        else:
            return

        def isolate(op: Operation, rewriter: PatternRewriter) -> bool:
            region = op.region_at(0)
            captured = isolate_region(rewriter, region, copies)
            rewriter.set_insertion_point(op)
            operands = [*op.operand_values(), *captured]
            made = rewriter.create("test.isolated_one_region_op", [], operands, loc=op.location, regions=1)
            rewriter.inline_region_before(region, made.region_at(0))
            rewriter.erase_op(op)
            return True

        patterns = RewritePatternSet()
        patterns.add_pattern("test.one_region_with_operands_op", RewritePattern(isolate))
        if not apply_patterns_greedily(self.operation, patterns.freeze(), GreedyRewriteConfig()):
            self.signal_pass_failure()


# -- sinking, inlining, pipelines -----------------------------------------------------------------------------


@register_pass
class TestControlFlowSinkPass(Pass):
    ARGUMENT = "test-control-flow-sink"
    NAME = NAMESPACE + "TestControlFlowSinkPass"
    OP_NAME = "func.func"

    def run(self) -> None:
        dominance: DominanceInfo = self.get_analysis(DominanceInfo)
        for op in list(walk_postorder(self.operation)):
            if op.name == "test.sink_target":
                for region in op.regions:
                    sink_into(region, dominance, self.may_sink, self.sink)

    @staticmethod
    def may_sink(op: Operation, region: Region) -> bool:
        return region.region_number == 0 and op.name == "test.sink_me"

    @staticmethod
    def sink(op: Operation, region: Region) -> None:
        entry = region.get_blocks()[0]
        entry.move(op, entry.first)
        op.set_attribute("was_sunk", integer_attr(integer_type(32), region.region_number))


class InliningPass(Pass):
    """Inlines regions into indirect calls of them."""

    OP_NAME = "func.func"

    def inline(self, place: Placement) -> None:
        for call in [op for op in walk_postorder(self.operation) if op.name == "func.call_indirect"]:
            callee = call.operand_at(0).defining_op
            if callee is None or callee.name != "test.functional_region_op":
                continue
            clones = not callee.result.has_one_use
            if inline_call(call, callee, callee.region_at(0), clones, lambda blocks: None, place):
                call.erase()
                if not callee.result.has_uses:
                    callee.erase()


@register_pass
class InlinerTest(InliningPass):
    ARGUMENT = "test-inline"
    NAME = NAMESPACE + "InlinerTest"

    def run(self) -> None:
        self.inline(place_blocks)


@register_pass
class InlinerCallback(InliningPass):
    """Wraps the inlined body in an operation."""

    ARGUMENT = "test-inline-callback"
    NAME = NAMESPACE + "InlinerCallback"
    DEPENDENT_DIALECTS = ("scf",)

    def run(self) -> None:
        self.inline(self.place)

    @staticmethod
    def place(
        source: Region, before: Block, behind: Block, mapping: dict[Value, Value], clones: bool
    ) -> None:
        call = before.last
        assert call is not None
        rewriter = PatternRewriter()
        rewriter.set_insertion_point_after(call)
        around = rewriter.create("scf.execute_region", call.result_types(), loc=call.location, regions=1)
        rewriter.clone_region(source, around.region_at(0), mapping)
        rewriter.split_block(around)
        for block in around.region_at(0).get_blocks():
            for op in list(block.ops()):
                if op.name == "test.return":
                    rewriter.set_insertion_point(op)
                    rewriter.create("scf.yield", [], op.operand_values(), loc=op.location)
                    op.erase()
        rewriter.set_insertion_point_after(around)
        rewriter.create("test.return", [], around.result_values(), loc=around.location)


def composite_pipeline(manager: OpPassManager, options: PassOptions) -> None:
    inner = OpPassManager()
    add_pipeline_text("canonicalize,cse", inner)
    pass_ = CompositeFixedPointPass()
    pass_.options.set("name", "TestCompositePass")
    pass_.options.set("pipeline", ",".join([each.pipeline_text() for each in inner.passes]))
    pass_.options_changed()
    manager.add_pass(pass_)


register_pipeline("test-composite-fixed-point-pass", "", composite_pipeline)


# -- types that become several --------------------------------------------------------------------------------


def flattened(type: Type) -> list[Type]:
    if not isinstance(type, TupleType):
        return [type]
    return [flat for each in type.types for flat in flattened(each)]


def make_tuple(
    rewriter: PatternRewriter, type: Type, inputs: Sequence[Value], loc: Location
) -> Value | None:
    if not isinstance(type, TupleType):
        return None
    rest = list(inputs)

    def build(kind: TupleType) -> Value:
        elements = [build(each) if isinstance(each, TupleType) else rest.pop(0) for each in kind.types]
        return rewriter.create("test.make_tuple", [kind], elements, loc=loc).result

    return build(type)


def decompose_tuple(
    rewriter: PatternRewriter,
    types: Sequence[Type],
    inputs: Sequence[Value],
    loc: Location,
    original: Type | None,
) -> list[Value] | None:
    if len(inputs) != 1 or not isinstance(inputs[0].type, TupleType):
        return None
    if list(types) != flattened(inputs[0].type):
        return None

    def parts(value: Value) -> list[Value]:
        kind = value.type
        if not isinstance(kind, TupleType):
            return [value]
        found: list[Value] = []
        for number, each in enumerate(kind.types):
            index = {"index": integer_attr(integer_type(32), number)}
            found += parts(rewriter.create("test.get_tuple_element", [each], [value], index, loc=loc).result)
        return found

    return parts(inputs[0])


@register_pass
class TestDecomposeCallGraphTypes(Pass):
    ARGUMENT = "test-decompose-call-graph-types"
    NAME = NAMESPACE + "TestDecomposeCallGraphTypes"
    OP_NAME = "builtin.module"
    DEPENDENT_DIALECTS = ("test",)

    def run(self) -> None:
        types = TypeConverter()
        types.add_conversion(lambda type: type)
        types.add_conversion(lambda type: flattened(type) if isinstance(type, TupleType) else None)
        types.add_source_materialization(make_tuple)
        types.add_target_materialization(decompose_tuple)
        target = ConversionTarget()
        target.add_legal_dialect("test")
        target.add_dynamically_legal_op("func.return", "func.call", is_legal=types.is_legal_op)
        target.add_dynamically_legal_op("func.func", is_legal=lambda op: is_signature_legal(op, types))
        patterns = RewritePatternSet()
        add_function_type_conversion(patterns, types)
        add_return_type_conversion(patterns, types)
        add_call_type_conversion(patterns, types)
        apply_partial_conversion(self.operation, target, patterns.freeze())


# -- effects --------------------------------------------------------------------------------------------------

RESOURCES = {"DefaultResource": "<Default>", "TestResource": "<Test>"}
PARAMETRIC = ("test.side_effect_op", "test.side_effect_with_region_op", "test.unregistered_side_effect_op")


@register_pass
class SideEffectsPass(Pass):
    ARGUMENT = "test-side-effects"
    NAME = NAMESPACE + "SideEffectsPass"
    OP_NAME = "builtin.module"

    def run(self) -> None:
        for op in walk_postorder(self.operation):
            effects = effects_of(op)
            if effects is None or op.info.is_terminator:
                continue
            if not effects:
                op.emit_remark("operation has no memory effects")
            for effect in effects:
                place = self.place_of(op, effect)
                resource = RESOURCES.get(effect.resource, effect.resource)
                kind = effect.effect.lower()
                op.emit_remark(f"found an instance of '{kind}'{place} on resource '{resource}'")
        for op in walk_postorder(self.operation):
            parameter = op.attribute("effect_parameter")
            if op.name in PARAMETRIC and parameter is not None:
                op.emit_remark(f"found a parametric effect with {parameter}")

    def place_of(self, op: Operation, effect: EffectInstance) -> str:
        value = effect.value
        if isinstance(value, OpResult) and value.op is op:
            return f" on op result {value.number},"
        if isinstance(value, BlockArgument) and value.block.owner is op:
            return f" on block argument {value.arg_number},"
        if value is not None:
            return f" on op operand {op.operand_values().index(value)},"
        return "" if effect.symbol is None else f" on a symbol '{effect.symbol}',"
