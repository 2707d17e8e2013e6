"""The patterns with which MLIR tests dialect conversion, and the pass that applies them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from mlirkit.builtin.attributes import TypeAttr, UnitAttr, integer_attr
from mlirkit.builtin.float_types import BF16Type, F16Type, F32Type, F64Type
from mlirkit.builtin.types import IntegerType, integer_type
from mlirkit.core.attribute import Type
from mlirkit.core.block import Block
from mlirkit.core.location import Location
from mlirkit.core.operation import Operation
from mlirkit.core.region import Region
from mlirkit.core.value import Value
from mlirkit.dialects.func.type_conversion import add_call_type_conversion
from mlirkit.dialects.function_types import add_function_type_conversion, is_signature_legal
from mlirkit.ods.live.dialect import LiveDialect
from mlirkit.ods.live.rewriting.rewrite_rules import RewriteRules
from mlirkit.passes.option_types import ChoiceType
from mlirkit.passes.options import Option
from mlirkit.passes.pass_base import Pass
from mlirkit.passes.pass_registry import register_pass
from mlirkit.patterns.conversion_config import ConversionConfig, DialectConversionFoldingMode
from mlirkit.patterns.conversion_driver import (
    apply_analysis_conversion,
    apply_full_conversion,
    apply_partial_conversion,
)
from mlirkit.patterns.conversion_rewriter import ConversionPatternRewriter
from mlirkit.patterns.conversion_target import ConversionTarget
from mlirkit.patterns.pattern_set import ConversionPattern, RewritePattern, RewritePatternSet
from mlirkit.patterns.rewriter import PatternRewriter
from mlirkit.patterns.type_converter import SignatureConversion, TypeConverter
from mlirkit.support.diagnostics import MLIRError
from tests.upstream.test_dialect.notifications import PrintedNotifications

I32 = integer_type(32)
UNIT = UnitAttr.get()
Operands = list[list[Value]]
Rewriter = ConversionPatternRewriter


def has(op: Operation, name: str) -> bool:
    return op.attribute(name) is not None


# ---- Patterns that need no type converter ----


def convert_detached(op: Operation, operands: Operands, rewriter: Rewriter) -> bool:
    """Converts the block of a region that is in no operation yet."""
    region = Region()
    rewriter.inline_region_before(op.region_at(0), region)
    block = region.get_blocks()[0]
    conversion = SignatureConversion(len(block.args))
    for number in range(len(block.args)):
        conversion.add_inputs(number, [F64Type.get()])
    rewriter.apply_signature_conversion(block, conversion)
    made = rewriter.create(
        "test.legal_op", op.result_types(), flat(operands), loc=op.location, regions=[region]
    )
    rewriter.replace_op(op, made)
    return True


def flat(operands: Operands) -> list[Value]:
    return [value for each in operands for value in each]


def move_blocks(op: Operation, operands: Operands, rewriter: Rewriter) -> bool:
    """Puts the blocks of a region into the one around, or copies of them."""
    around, region = op.parent_region, op.region_at(0)
    assert around is not None
    if has(op, "legalizer.should_clone"):
        rewriter.clone_region(region, around)
    else:
        rewriter.inline_region_before(region, around)
    if has(op, "legalizer.erase_old_blocks"):
        while not region.is_empty:
            rewriter.erase_block(region.get_blocks()[0])
    rewriter.erase_op(op)
    return True


def build_illegal_region(op: Operation, rewriter: PatternRewriter) -> bool:
    made = rewriter.create("test.region", [], loc=op.location, regions=1)
    rewriter.create_block(made.region_at(0), types=[integer_type(64)])
    rewriter.create("test.illegal_op_f", [I32], loc=op.location)
    rewriter.create("test.valid", [], loc=op.location)
    rewriter.erase_op(op)
    return True


def create_block(op: Operation, rewriter: PatternRewriter) -> bool:
    return _create_block(op, rewriter, False)


def create_illegal_block(op: Operation, rewriter: PatternRewriter) -> bool:
    return _create_block(op, rewriter, True)


def _create_block(op: Operation, rewriter: PatternRewriter, is_illegal: bool) -> bool:
    region = op.parent_region
    assert region is not None
    rewriter.create_block(region, types=[I32, I32])
    if is_illegal:
        rewriter.create("test.illegal_op_f", [I32], loc=op.location)
    rewriter.create("test.finish", [], loc=op.location)
    rewriter.erase_op(op)
    return True


def undo_block_erase(op: Operation, operands: Operands, rewriter: Rewriter) -> bool:
    second = op.region_at(0).get_blocks()[1]
    rewriter.set_insertion_point_to_start(second)
    rewriter.create("test.illegal_op_f", [F32Type.get()], loc=op.location)
    rewriter.erase_block(second)
    rewriter.start_op_modification(op)
    rewriter.operation_modified(op)
    return True


def split_return(op: Operation, operands: Operands, rewriter: Rewriter) -> bool:
    if op.operand_types() != [F32Type.get()]:
        return False
    rewriter.replace_op(op, rewriter.create("test.return", [], operands[0], loc=op.location))
    return True


def change_producer(source: Type | None, target: Type) -> Callable[[Operation, Operands, Rewriter], bool]:
    def convert(op: Operation, operands: Operands, rewriter: Rewriter) -> bool:
        if source is not None and op.result_types() != [source]:
            return False
        rewriter.replace_op(op, rewriter.create("test.type_producer", [target], loc=op.location))
        return True

    return convert


def update_consumer(op: Operation, operands: Operands, rewriter: Rewriter) -> bool:
    if [value.type for value in operands[0]] != [F64Type.get()]:
        return False
    rewriter.replace_op(op, rewriter.create("test.type_consumer", [], operands[0], loc=op.location))
    return True


def replace_twice(op: Operation, rewriter: PatternRewriter) -> bool:
    """The illegal operation is replaced before the pattern ends."""
    illegal = rewriter.create("test.illegal_op_f", op.result_types(), loc=op.location)
    legal = rewriter.create("test.legal_op_b", op.result_types(), loc=op.location)
    rewriter.replace_op(op, illegal)
    rewriter.replace_op(illegal, legal)
    return True


def count_down(op: Any, rewriter: PatternRewriter) -> bool:
    rewriter.start_op_modification(op)
    op.set_attribute("depth", integer_attr(integer_type(64), op.depth.value - 1))
    rewriter.operation_modified(op)
    return True


def create_nested(op: Operation, rewriter: PatternRewriter) -> bool:
    """The terminator is created before the operation around it."""
    region = Region()
    rewriter.create_block(region)
    rewriter.create("test.illegal_op_terminator", [], loc=op.location)
    rewriter.set_insertion_point(op)
    rewriter.replace_op(
        op, rewriter.create("test.illegal_op_with_region", [], loc=op.location, regions=[region])
    )
    return True


def erase_producer(op: Operation, rewriter: PatternRewriter) -> bool:
    producer = op.operand_at(0).defining_op
    assert producer is not None
    rewriter.erase_op(op)
    rewriter.erase_op(producer)
    return True


def create_unregistered(op: Operation, rewriter: PatternRewriter) -> bool:
    value = {"value": integer_attr(I32, 0)}
    constant = rewriter.create("arith.constant", [I32], properties=value, loc=op.location)
    made = rewriter.create("test.legal_op_c", [I32], constant.result_values(), loc=op.location)
    rewriter.replace_op(op, made)
    return True


def hoist(op: Operation, operands: Operands, rewriter: Rewriter) -> bool:
    around = op.parent_op
    assert around is not None
    rewriter.move_before(op, around)
    rewriter.replace_op(op, rewriter.create("test.illegal_op_f", [F32Type.get()], loc=op.location))
    return True


def modify_property(op: Operation, operands: Operands, rewriter: Rewriter) -> bool:
    if not has(op, "modify_inplace"):
        return False
    rewriter.start_op_modification(op)
    op.set_inherent("a", integer_attr(integer_type(64), 42))
    rewriter.operation_modified(op)
    return True


def erase(op: Operation, operands: Operands, rewriter: Rewriter) -> bool:
    rewriter.erase_op(op)
    return True


def replace_producer(op: Operation, operands: Operands, rewriter: Rewriter) -> bool:
    type = op.attribute("type")
    if not isinstance(type, TypeAttr):
        return False
    rewriter.replace_op(op, rewriter.create("test.valid_producer", [type.value], loc=op.location))
    return True


def replace_consumer(op: Operation, operands: Operands, rewriter: Rewriter) -> bool:
    if has(op, "with_converter") != (rewriter.type_converter is not None) or len(operands[0]) != 1:
        return False
    rewriter.replace_op(op, rewriter.create("test.valid_consumer", [], operands[0], loc=op.location))
    return True


def consume_all(op: Operation, operands: Operands, rewriter: Rewriter) -> bool:
    if len(operands) != 1:
        return False
    rewriter.replace_op(op, rewriter.create("test.valid", [], operands[0], loc=op.location))
    return True


# ---- Patterns with a type converter ----


def drop_region(op: Operation, operands: Operands, rewriter: Rewriter) -> bool:
    types = rewriter.type_converter
    assert types is not None
    region = op.region_at(0)
    if not rewriter.convert_region(region, types):
        return False
    rewriter.erase_op(op)
    return True


def drop_operands(op: Operation, operands: Operands, rewriter: Rewriter) -> bool:
    rewriter.replace_op(op, rewriter.create("test.valid", [], loc=op.location))
    return True


def pass_operands_on(op: Operation, operands: Operands, rewriter: Rewriter) -> bool:
    values: list[Value] = []
    for given, operand in zip(operands, op.operand_values(), strict=True):
        if len(given) == 1:
            values += given
        else:
            values.append(rewriter.create("test.cast", [operand.type], given, loc=op.location).result)
    rewriter.replace_op(op, rewriter.create("test.valid", [], values, loc=op.location))
    return True


def double_results(op: Operation, operands: Operands, rewriter: Rewriter) -> bool:
    """Replace the results by doubled ones, in two steps."""
    _replace_by_double(_replace_by_double(op, "test.step_1", rewriter), "test.legal_op", rewriter)
    return True


def _replace_by_double(op: Operation, name: str, rewriter: Rewriter) -> Operation:
    rewriter.set_insertion_point_after(op)
    types = [type for type in op.result_types() for _ in range(2)]
    made = rewriter.create(name, types, loc=op.location)
    results = made.result_values()
    rewriter.replace_op_with_multiple(op, [results[i : i + 2] for i in range(0, len(types), 2)])
    return made


def replace_value(op: Operation, operands: Operands, rewriter: Rewriter) -> bool:
    """The first operand by the second, twice."""
    source, value = op.operand_values()
    if has(op, "conditional"):
        rewriter.replace_uses_with_if(source, [value, value], lambda user, number: has(user, "replace_uses"))
    else:
        rewriter.replace_all_uses_with(source, [value, value])
    rewriter.start_op_modification(op)
    if not has(op, "trigger_rollback"):
        op.set_attribute("is_legal", UNIT)
    rewriter.operation_modified(op)
    return True


def erase_if_single(op: Operation, operands: Operands, rewriter: Rewriter) -> bool:
    if any(len(each) != 1 for each in operands):
        return False
    rewriter.erase_op(op)
    return True


def legalize_inside_first(op: Operation, operands: Operands, rewriter: Rewriter) -> bool:
    if not all(rewriter.legalize_region(region) for region in op.regions):
        return False
    rewriter.start_op_modification(op)
    op.set_attribute("is_legal", UNIT)
    rewriter.operation_modified(op)
    return True


def convert_block_args(op: Any, operands: Operands, rewriter: Rewriter) -> bool:
    """Doubles arguments, or replaces each by the operand, twice."""
    if any(len(each) != 1 for each in operands) or has(op, "is_legal"):
        return False
    block: Block = op.body.get_blocks()[0]
    conversion = SignatureConversion(len(block.args))
    for number, argument in enumerate(block.args):
        if has(op, "replace_with_operand"):
            conversion.replace_input(number, [operands[0][0]] * 2)
        elif has(op, "duplicate"):
            conversion.add_inputs(number, [argument.type] * 2)
        else:
            return False
    rewriter.start_op_modification(op)
    rewriter.apply_signature_conversion(block, conversion, rewriter.type_converter)
    op.set_attribute("is_legal", UNIT)
    rewriter.operation_modified(op)
    return True


PLAIN = {
    "test.region_builder": build_illegal_region,
    "test.create_block": create_block,
    "test.create_illegal_block": create_illegal_block,
    "test.replace_non_root": replace_twice,
    "test.illegal_op_with_region_anchor": create_nested,
    "test.blackhole": erase_producer,
    "test.illegal_op_g": create_unregistered,
}
# Root operations, patterns and their benefits.
WITHOUT_CONVERTER = [
    ("test.region", move_blocks, 1),
    ("test.detached_signature_conversion", convert_detached, 1),
    ("test.undo_block_erase", undo_block_erase, 1),
    ("test.return", split_return, 1),
    ("test.type_producer", change_producer(I32, F32Type.get()), 1),
    ("test.type_producer", change_producer(F32Type.get(), F64Type.get()), 1),
    ("test.type_producer", change_producer(None, BF16Type.get()), 10),
    ("test.type_consumer", update_consumer, 1),
    ("test.hoist_me", hoist, 1),
    ("test.with_properties", modify_property, 1),
    ("test.erase_op", erase, 1),
    ("test.replace_with_valid_producer", replace_producer, 1),
    ("test.replace_with_valid_consumer", replace_consumer, 1),
    ("test.repetitive_1_to_n_consumer", consume_all, 1),
]
WITH_CONVERTER = {
    "test.drop_region_op": drop_region,
    "test.drop_operands_and_replace_with_valid": drop_operands,
    "test.invalid": pass_operands_on,
    "test.multiple_1_to_n_replacement": double_results,
    "test.value_replace": replace_value,
    "test.replace_with_valid_consumer": replace_consumer,
    "test.type_consumer": erase_if_single,
    "test.post_order_legalization": legalize_inside_first,
    "test.convert_block_args": convert_block_args,
}


# ---- Types ----


def convert_type(type: Type) -> Type | list[Type]:
    if isinstance(type, IntegerType):
        if type == integer_type(16) or type.width == 24:
            return []
        if type == integer_type(64):
            return F64Type.get()
        if type == integer_type(42):
            return integer_type(43)
    if type == F32Type.get():
        return [F16Type.get()] * 2
    return type


def cast(rewriter: PatternRewriter, type: Type, inputs: Sequence[Value], loc: Location) -> Value:
    return rewriter.create("test.cast", [type], inputs, loc=loc).result


def cast_to_one(
    rewriter: PatternRewriter,
    types: Sequence[Type],
    inputs: Sequence[Value],
    loc: Location,
    original: Type | None,
) -> list[Value] | None:
    return [cast(rewriter, types[0], inputs, loc)] if len(types) == 1 else None


def type_converter() -> TypeConverter:
    types = TypeConverter()
    types.add_conversion(convert_type)
    types.add_source_materialization(cast)
    types.add_target_materialization(cast_to_one)
    return types


@register_pass
class TestLegalizePatternDriver(Pass):
    ARGUMENT = "test-legalize-patterns"
    NAME = "(anonymous namespace)::TestLegalizePatternDriver"
    OPTIONS = (
        Option(
            "test-legalize-mode", ChoiceType([("analysis", ""), ("full", ""), ("partial", "")]), "partial"
        ),
        Option(
            "test-legalize-folding-mode",
            ChoiceType([("never", ""), ("before-patterns", ""), ("after-patterns", "")]),
            "before-patterns",
        ),
        Option("allow-pattern-rollback", bool, True),
        Option("attach-debug-materialization-kind", bool, False),
        Option("build-materializations", bool, True),
    )

    def run(self) -> None:
        types = type_converter()
        patterns = self._patterns(types).freeze()
        target = self._target(types)
        config = ConversionConfig()
        config.allow_pattern_rollback = self.options.allow_pattern_rollback
        mode = self.options.test_legalize_folding_mode.replace("-", "_").upper()
        config.folding_mode = DialectConversionFoldingMode[mode]
        config.build_materializations = self.options.build_materializations
        config.attach_debug_materialization_kind = self.options.attach_debug_materialization_kind
        config.listener = PrintedNotifications()
        match self.options.test_legalize_mode:
            case "partial":
                config.unlegalized_ops = {}
                self._try("applyPartialConversion", apply_partial_conversion, target, patterns, config)
                for op in config.unlegalized_ops:
                    op.emit_remark(f"op '{op.name}' is not legalizable")
            case "full":
                target.mark_unknown_op_dynamically_legal(lambda op: has(op, "test.dynamically_legal"))
                self._try("applyFullConversion", apply_full_conversion, target, patterns, config)
            case _:
                config.legalizable_ops = {}
                apply_analysis_conversion(self.operation, target, patterns, config)
                for op in config.legalizable_ops:
                    op.emit_remark(f"op '{op.name}' is legalizable")

    def _try(self, name: str, apply: Callable[..., None], *arguments: Any) -> None:
        try:
            apply(self.operation, *arguments)
        except MLIRError as error:
            for diagnostic in error.error_diagnostics:
                self.emit(diagnostic)
            self.operation.emit_remark(f"{name} failed")

    def _patterns(self, types: TypeConverter) -> RewritePatternSet:
        dialect = self.context.dialect("test")
        assert isinstance(dialect, LiveDialect)
        patterns = RewritePatternSet()
        for rule in RewriteRules(dialect.definitions, self._live_dialect).values():
            patterns.add_pattern(rule.root, rule)
        for root, apply in PLAIN.items():
            patterns.add_pattern(root, RewritePattern(apply))
        countdown = RewritePattern(count_down, has_bounded_recursion=True)
        patterns.add_pattern("test.recursive_rewrite", countdown)
        for root, convert, benefit in WITHOUT_CONVERTER:
            patterns.add_pattern(root, ConversionPattern(convert, None, benefit))
        for root, convert in WITH_CONVERTER.items():
            patterns.add_pattern(root, ConversionPattern(convert, types))
        add_function_type_conversion(patterns, types)
        add_call_type_conversion(patterns, types)
        return patterns

    def _live_dialect(self, name: str) -> LiveDialect | None:
        dialect = self.context.dialect(name)
        return dialect if isinstance(dialect, LiveDialect) else None

    def _target(self, types: TypeConverter) -> ConversionTarget:
        target = ConversionTarget()
        f32, f64 = F32Type.get(), F64Type.get()
        target.add_legal_op("builtin.module", "test.legal_op_a", "test.legal_op_b", "test.legal_op_c")
        target.add_legal_op("test.cast", "test.valid", "test.finish", "test.constant", "test.one_region_op")
        target.add_legal_op("test.valid_producer", "test.valid_consumer", "test.legal_op")
        target.add_illegal_op("test.illegal_op_f", "test.region_builder", "test.op_with_region_fold")
        said = {
            "test.return": lambda op: f32 not in op.operand_types(),
            "func.func": lambda op: is_signature_legal(op, types),
            "func.call": types.is_legal_op,
            "test.value_replace": lambda op: has(op, "is_legal"),
            "test.post_order_legalization": lambda op: has(op, "is_legal"),
            "test.illegal_op_g": lambda op: False,
            "test.type_producer": lambda op: op.result_types() == [f64],
            "test.type_consumer": lambda op: op.operand_types() == [f64],
            "test.recursive_rewrite": lambda op: op.depth.value == 0,
            "test.op_in_place_self_fold": lambda op: has(op, "folded"),
            "test.convert_block_args": lambda op: has(op, "is_legal"),
        }
        for name, is_legal in said.items():
            target.add_dynamically_legal_op(name, is_legal=is_legal)
        target.mark_op_recursively_legal(
            "func.func", "builtin.module", condition=lambda op: has(op, "test.recursively_legal")
        )
        return target
