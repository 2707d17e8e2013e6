"""Passes with which MLIR tests the handling of types, remapped values and blocks by dialect conversion."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mlirkit.builtin.attributes import IntegerAttr
from mlirkit.builtin.float_types import BF16Type, F16Type, F32Type, F64Type, FloatType
from mlirkit.builtin.types import IndexType, IntegerType, integer_type
from mlirkit.core.attribute import ParametrizedType, Type
from mlirkit.core.location import Location
from mlirkit.core.operation import Operation
from mlirkit.core.value import Value
from mlirkit.dialects.cf.type_conversion import add_branch_type_conversion
from mlirkit.dialects.function_types import add_function_type_conversion, is_signature_legal
from mlirkit.dialects.scf.type_conversion import add_structural_type_conversion
from mlirkit.ods.live.dialect import LiveDialect
from mlirkit.passes.options import Option
from mlirkit.passes.pass_base import Pass
from mlirkit.passes.pass_registry import register_pass
from mlirkit.patterns.casts import CAST
from mlirkit.patterns.conversion_config import ConversionConfig
from mlirkit.patterns.conversion_driver import apply_full_conversion, apply_partial_conversion
from mlirkit.patterns.conversion_rewriter import ConversionPatternRewriter
from mlirkit.patterns.conversion_target import ConversionTarget
from mlirkit.patterns.greedy_config import GreedyRewriteConfig
from mlirkit.patterns.greedy_driver import apply_patterns_greedily
from mlirkit.patterns.pattern_set import ConversionPattern, RewritePattern, RewritePatternSet
from mlirkit.patterns.rewriter import PatternRewriter
from mlirkit.patterns.type_converter import REFUSED, TypeConverter
from mlirkit.support.diagnostics import MLIRError

NAMESPACE = "(anonymous namespace)::"
Operands = list[list[Value]]
Rewriter = ConversionPatternRewriter


def cast(rewriter: PatternRewriter, type: Type, inputs: Sequence[Value], loc: Location) -> Value:
    return rewriter.create("test.cast", [type], inputs, loc=loc).result


def around(op: Operation, name: str) -> Operation | None:
    """The operation of a name around another."""
    parent = op.parent_op
    while parent is not None and parent.name != name:
        parent = parent.parent_op
    return parent


# ---- Values that have been replaced ----


def double_operand(op: Operation, operands: Operands, rewriter: Rewriter) -> bool:
    values = [rewriter.remapped_value(op.operand_at(0)) for _ in range(2)]
    known = [each for each in values if each is not None]
    rewriter.replace_op(op, rewriter.create(op.name, op.result_types(), known, loc=op.location))
    return True


def widen_producer(op: Operation, operands: Operands, rewriter: Rewriter) -> bool:
    if op.result_types() != [F32Type.get()]:
        return False
    rewriter.replace_op(op, rewriter.create("test.type_producer", [F64Type.get()], loc=op.location))
    return True


def update_consumer(op: Operation, operands: Operands, rewriter: Rewriter) -> bool:
    if [value.type for value in operands[0]] != [F64Type.get()]:
        return False
    rewriter.replace_op(op, rewriter.create("test.type_consumer", [], operands[0], loc=op.location))
    return True


def inline_body(op: Operation, operands: Operands, rewriter: Rewriter) -> bool:
    """Split the block around an operation and merge the parts with the body."""
    body, block = op.region_at(0).get_blocks()[0], op.parent_block
    terminator = body.last
    assert block is not None and terminator is not None
    rest = rewriter.split_block(op)
    rewriter.merge_blocks(body, block)
    rewriter.merge_blocks(rest, block)
    values = rewriter.remapped_values(terminator.operand_values())
    if values is None:
        return False
    rewriter.erase_op(terminator)
    rewriter.replace_op_with_multiple(op, values)
    return True


@register_pass
class TestRemappedValue(Pass):
    ARGUMENT = "test-remapped-value"
    NAME = NAMESPACE + "TestRemappedValue"

    def run(self) -> None:
        types = TypeConverter()
        types.add_conversion(lambda type: F64Type.get() if isinstance(type, F32Type) else None)
        # The last conversion is tried first.
        types.add_conversion(lambda type: type)
        patterns = RewritePatternSet()
        patterns.add_pattern("test.one_variadic_out_one_variadic_in1", ConversionPattern(double_operand))
        patterns.add_pattern("test.type_producer", ConversionPattern(widen_producer))
        patterns.add_pattern("test.type_consumer", ConversionPattern(update_consumer))
        patterns.add_pattern("test.remapped_value_region", ConversionPattern(inline_body, types))
        target = ConversionTarget()
        target.add_legal_op("builtin.module", "func.func", "test.return")
        f64 = [F64Type.get()]
        target.add_dynamically_legal_op("test.type_producer", is_legal=lambda op: op.result_types() == f64)
        target.add_dynamically_legal_op("test.type_consumer", is_legal=lambda op: op.operand_types() == f64)
        target.add_dynamically_legal_op(
            "test.one_variadic_out_one_variadic_in1", is_legal=lambda op: op.operand_count > 1
        )
        apply_full_conversion(self.operation, target, patterns.freeze())


# ---- Patterns of any root, and dynamic operations ----


def erase_of_dialect(op: Operation, rewriter: PatternRewriter) -> bool:
    if op.info.dialect_name != "test":
        return False
    rewriter.erase_op(op)
    return True


@register_pass
class TestUnknownRootOpDriver(Pass):
    ARGUMENT = "test-legalize-unknown-root-patterns"
    NAME = NAMESPACE + "TestUnknownRootOpDriver"

    def run(self) -> None:
        patterns = RewritePatternSet()
        patterns.add_pattern_of_any(RewritePattern(erase_of_dialect))
        target = ConversionTarget()
        target.add_illegal_dialect("test")
        apply_partial_conversion(self.operation, target, patterns.freeze())


def replace_dynamic(op: Operation, rewriter: PatternRewriter) -> bool:
    rewriter.replace_op(
        op,
        rewriter.create(
            "test.dynamic_generic",
            op.result_types(),
            op.operand_values(),
            attributes=dict(op.discardable_attributes),
            loc=op.location,
        ),
    )
    return True


@register_pass
class TestRewriteDynamicOpDriver(Pass):
    ARGUMENT = "test-rewrite-dynamic-op"
    NAME = NAMESPACE + "TestRewriteDynamicOpDriver"

    def run(self) -> None:
        patterns = RewritePatternSet()
        patterns.add_pattern("test.dynamic_one_operand_two_results", RewritePattern(replace_dynamic))
        target = ConversionTarget()
        target.add_illegal_op("test.dynamic_one_operand_two_results")
        target.add_legal_op("test.dynamic_generic")
        apply_partial_conversion(self.operation, target, patterns.freeze())


# ---- Types ----


def convert_float(type: Type) -> Any:
    if isinstance(type, (BF16Type, F16Type, F32Type, F64Type)):
        return F64Type.get()
    return REFUSED


def convert_integer(type: Type) -> Any:
    if not isinstance(type, IntegerType):
        return None
    return [type] if type.width in (1, 38) else []


def convert_by_place(value: Value) -> Any:
    """Integers of 37 bits grow by the number in an attribute of the enclosing function."""
    if not isinstance(value.type, IntegerType) or value.type.width != 37:
        return None
    block = value.parent_block
    op = None if block is None else block.owner
    while op is not None and "FunctionOpInterface" not in op.info.interfaces:
        op = op.parent_op
    increment = None if op is None else op.attribute("increment")
    if not isinstance(increment, IntegerAttr):
        return REFUSED
    return integer_type(37 + increment.value)


class RecursiveTypes:
    """Converts `test_rec` of any name to a type that does not contain itself."""

    CONVERTED = "outer_converted_type"

    def __init__(self, types: TypeConverter, simple: Type) -> None:
        self._types = types
        # The type that replaces a type inside of itself.
        self._simple = simple
        # The names of the types whose bodies are being converted.
        self._around: list[str] = []

    def convert(self, type: Type) -> Any:
        if getattr(type, "FULL_NAME", "") != "test.test_rec":
            return None
        assert isinstance(type, ParametrizedType)
        name, body = type.parameters
        if name == self.CONVERTED:
            return type
        if name in self._around:
            return self._simple
        self._around.append(name)
        try:
            converted = self._types.convert_type(body)
        finally:
            self._around.pop()
        return REFUSED if converted is None else type.__class__(self.CONVERTED, converted)


def make_source(
    rewriter: PatternRewriter, type: Type, inputs: Sequence[Value], loc: Location
) -> Value | None:
    kinds = [each.type for each in inputs]
    if type != F16Type.get() and kinds == [F64Type.get()]:
        return cast(rewriter, type, inputs, loc)
    if isinstance(type, IntegerType) and type.width in (32, 64) and not inputs:
        return rewriter.create("test.type_producer", [type], loc=loc).result
    if isinstance(type, IntegerType) and len(kinds) == 1 and isinstance(kinds[0], IntegerType):
        return cast(rewriter, type, inputs, loc)
    return None


def make_target(
    rewriter: PatternRewriter,
    types: Sequence[Type],
    inputs: Sequence[Value],
    loc: Location,
    original: Type | None,
) -> list[Value] | None:
    kind = inputs[0].type if len(inputs) == 1 and len(types) == 1 else None
    if not isinstance(kind, IntegerType) or kind.width != 37:
        return None
    return [rewriter.create(CAST, types, inputs, loc=loc).result]


def type_converter(simple: Type) -> TypeConverter:
    types = TypeConverter()
    types.add_conversion(convert_float)
    types.add_conversion(lambda type: type if isinstance(type, IndexType) else None)
    types.add_conversion(convert_integer)
    types.add_conversion(RecursiveTypes(types, simple).convert)
    types.add_value_conversion(convert_by_place)
    types.add_source_materialization(make_source)
    types.add_target_materialization(make_target)
    return types


def convert_producer(op: Operation, operands: Operands, rewriter: Rewriter) -> bool:
    (type,) = op.result_types()
    if isinstance(type, FloatType):
        type = F64Type.get()
    elif isinstance(type, IntegerType) and type.width == 16:
        type = integer_type(64)
    elif isinstance(type, ParametrizedType) and type.parameters[:1] == ("something",):
        converter = rewriter.type_converter
        assert converter is not None
        converted = converter.convert_type(type)
        assert converted is not None
        type = converted
    else:
        return False
    rewriter.replace_op(op, rewriter.create("test.type_producer", [type], loc=op.location))
    return True


def is_converted(type: Type) -> bool:
    if isinstance(type, ParametrizedType):
        return type.parameters[:1] == (RecursiveTypes.CONVERTED,)
    return type in (F64Type.get(), integer_type(64))


def forward_operands(op: Operation, operands: Operands, rewriter: Rewriter) -> bool:
    if any(len(each) != 1 for each in operands):
        return False
    rewriter.start_op_modification(op)
    op.set_operands([each[0] for each in operands])
    rewriter.operation_modified(op)
    return True


def convert_and_fail(op: Operation, operands: Operands, rewriter: Rewriter) -> bool:
    types = rewriter.type_converter
    assert types is not None
    rewriter.convert_region_types(op.region_at(0), types)
    return False


def replace_other_producer(op: Operation, rewriter: PatternRewriter) -> bool:
    rewriter.replace_op(op, rewriter.create("test.type_producer", op.result_types(), loc=op.location))
    return True


def replace_by_legal(op: Operation, operands: Operands, rewriter: Rewriter) -> bool:
    rewriter.replace_op(op, rewriter.create("test.legal_op_d", [], operands[0][:1], loc=op.location))
    return True


@register_pass
class TestTypeConversionDriver(Pass):
    ARGUMENT = "test-legalize-type-conversion"
    NAME = NAMESPACE + "TestTypeConversionDriver"
    OPTIONS = (Option("allow-pattern-rollback", bool, True),)

    def run(self) -> None:
        dialect = self.context.dialect("test")
        assert isinstance(dialect, LiveDialect)
        types = type_converter(dialect.type_class("smpla").get())
        target, patterns = self._target(types), RewritePatternSet()
        for root, convert in (
            ("test.type_consumer", forward_operands),
            ("test.type_producer", convert_producer),
            ("test.signature_conversion_undo", convert_and_fail),
            ("test.replace_with_legal_op", replace_by_legal),
        ):
            patterns.add_pattern(root, ConversionPattern(convert, types))

        def convert_without_converter(op: Operation, operands: Operands, rewriter: Rewriter) -> bool:
            block = op.region_at(0).get_blocks()[0]
            conversion = types.convert_block_signature(block)
            if conversion is None:
                return False
            rewriter.start_op_modification(op)
            rewriter.apply_signature_conversion(block, conversion)
            rewriter.operation_modified(op)
            return True

        name = "test.signature_conversion_no_converter"
        patterns.add_pattern(name, ConversionPattern(convert_without_converter))
        patterns.add_pattern("test.another_type_producer", RewritePattern(replace_other_producer))
        add_function_type_conversion(patterns, types)
        add_structural_type_conversion(patterns, target, types)
        add_branch_type_conversion(patterns, target, types)
        config = ConversionConfig()
        config.allow_pattern_rollback = self.options.allow_pattern_rollback
        apply_partial_conversion(self.operation, target, patterns.freeze(), config)

    def _target(self, types: TypeConverter) -> ConversionTarget:
        target = ConversionTarget()
        f32, f64 = F32Type.get(), F64Type.get()
        target.add_legal_op("test.context_op", "test.legal_op_d")
        said = {
            "test.type_producer": lambda op: is_converted(op.result_types()[0]),
            "func.func": lambda op: is_signature_legal(op, types),
            "test.cast": lambda op: op.operand_types()[:1] == [f64] and op.result_types() == [f32],
            "test.signature_conversion_no_converter": lambda op: types.is_legal_region(op.region_at(0)),
        }
        for name, is_legal in said.items():
            target.add_dynamically_legal_op(name, is_legal=is_legal)
        return target


# ---- Unused casts ----


def forward(op: Operation, operands: Operands, rewriter: Rewriter) -> bool:
    rewriter.replace_op_with_multiple(op, operands)
    return True


@register_pass
class TestTargetMaterializationWithNoUses(Pass):
    ARGUMENT = "test-target-materialization-with-no-uses"
    NAME = NAMESPACE + "TestTargetMaterializationWithNoUses"

    def run(self) -> None:
        types = TypeConverter()
        types.add_conversion(lambda type: type)
        types.add_conversion(lambda type: integer_type(64) if type == integer_type(16) else None)
        types.add_target_materialization(
            lambda rewriter, types, inputs, loc, original: [cast(rewriter, types[0], inputs, loc)]
        )
        target = ConversionTarget()
        target.add_illegal_op("test.type_changer")
        patterns = RewritePatternSet()
        patterns.add_pattern("test.type_changer", ConversionPattern(forward, types))
        apply_partial_conversion(self.operation, target, patterns.freeze())


# ---- Blocks ----


def merge_second(op: Operation, operands: Operands, rewriter: Rewriter) -> bool:
    """The second block into the first."""
    first, second = op.region_at(0).get_blocks()[:2]
    branch = first.last
    assert branch is not None
    if op.name == "test.undo_blocks_merge":
        rewriter.set_insertion_point_to_start(second)
        rewriter.create("test.illegal_op_f", [F32Type.get()], loc=op.location)
    values = branch.operand_values()
    rewriter.erase_op(branch)
    rewriter.merge_blocks(second, first, values)
    rewriter.start_op_modification(op)
    rewriter.operation_modified(op)
    return True


def inline_into_same(op: Operation, operands: Operands, rewriter: Rewriter) -> bool:
    """Inline the body of an operation into an enclosing operation of the same name."""
    if around(op, op.name) is None:
        return False
    body = op.region_at(0).get_blocks()[0]
    terminator = body.last
    assert terminator is not None
    rewriter.inline_block_before(body, op, [])
    rewriter.erase_op(terminator)
    rewriter.erase_op(op)
    return True


@register_pass
class TestMergeBlocksPatternDriver(Pass):
    ARGUMENT = "test-merge-blocks"
    NAME = NAMESPACE + "TestMergeBlocksPatternDriver"

    def run(self) -> None:
        patterns = RewritePatternSet()
        single = "test.SingleBlockImplicitTerminator"
        for root, convert in (
            ("test.merge_blocks", merge_second),
            ("test.undo_blocks_merge", merge_second),
            (single, inline_into_same),
        ):
            patterns.add_pattern(root, ConversionPattern(convert))
        target = ConversionTarget()
        target.add_legal_op("func.func", "builtin.module", "test.finish", "test.return")
        target.add_legal_op("test.type_consumer", "test.type_producer")
        target.add_illegal_op("test.illegal_op_f")
        target.add_dynamically_legal_op(
            "test.merge_blocks", is_legal=lambda op: len(op.region_at(0).get_blocks()) == 1
        )
        target.add_dynamically_legal_op(
            "test.br", is_legal=lambda op: around(op, "test.merge_blocks") is not None
        )
        target.add_dynamically_legal_op(single, is_legal=lambda op: around(op, single) is None)
        config = ConversionConfig()
        config.unlegalized_ops = {}
        try:
            apply_partial_conversion(self.operation, target, patterns.freeze(), config)
        except MLIRError as error:
            for diagnostic in error.error_diagnostics:
                self.emit(diagnostic)
        for op in config.unlegalized_ops:
            op.emit_remark(f"op '{op.name}' is not legalizable")


def replace_selectively(op: Operation, rewriter: PatternRewriter) -> bool:
    """Replace the result by the first operand in terminators, and by the second elsewhere."""
    if op.operand_count != 2:
        return False
    first, second = op.operand_values()
    rewriter.replace_uses_with_if(op.result, first, lambda user, number: user.info.is_terminator)
    rewriter.replace_op(op, [second])
    return True


@register_pass
class TestSelectiveReplacementPatternDriver(Pass):
    ARGUMENT = "test-pattern-selective-replacement"
    NAME = NAMESPACE + "TestSelectiveReplacementPatternDriver"

    def run(self) -> None:
        patterns = RewritePatternSet()
        patterns.add_pattern("test.cast", RewritePattern(replace_selectively))
        apply_patterns_greedily(self.operation, patterns.freeze(), GreedyRewriteConfig())
