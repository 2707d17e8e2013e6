"""Registering the dialects that a module of irdl defines, at run time.

    irdl.load_dialects(module)          into the context of the module

Operations store their attributes in the dictionary, and are checked in MLIR's order with its messages. The
module must not change afterwards: checks read its operations.
"""

from __future__ import annotations

from typing import Any

from mlirkit.builtin.attributes import TypeAttr
from mlirkit.core.asm_interface import AsmPrinter, DialectAsmParser
from mlirkit.core.attribute import Attribute, ParametrizedAttribute, ParametrizedType, Type
from mlirkit.core.dialect import Dialect
from mlirkit.core.location import diagnostic_at
from mlirkit.core.operation import Operation, OperationT
from mlirkit.core.value import BlockArgument, Value
from mlirkit.dialects.declared import irdl
from mlirkit.dialects.irdl.constraints import Check, check_parameters
from mlirkit.dialects.irdl.segments import Segments
from mlirkit.ods.live.hooks import face_function
from mlirkit.support.diagnostics import MLIRError


class LoadedDialect(Dialect):
    """A dialect defined by irdl; its types and attributes print and parse by their parameters."""

    def parse_type(self, parser: DialectAsmParser) -> Type:
        type: Type = self._parse(parser, self.types, True)
        return type

    def parse_attribute(self, parser: DialectAsmParser, type: Type | None) -> Attribute:
        attribute: Attribute = self._parse(parser, self.attributes, False)
        return attribute

    def _parse(self, parser: DialectAsmParser, table: dict[str, Any], is_type: bool) -> Any:
        value_class = table.get(parser.parse_mnemonic())
        if value_class is None:
            raise parser.error_at_mnemonic(f"expected dynamic {'type' if is_type else 'attribute'}")
        parameters = parser.parse_comma_separated_list("<>?", parser.parse_attribute)
        problem = check_parameters(value_class.CONSTRAINTS, parameters, is_type)
        if problem:
            raise parser.error_at_mnemonic(problem)
        return value_class(*parameters)

    def print_type(self, type: ParametrizedType, printer: AsmPrinter) -> None:
        _print(type, printer)

    def print_attribute(self, attribute: ParametrizedAttribute, printer: AsmPrinter) -> None:
        _print(attribute, printer)


def _print(value: ParametrizedType | ParametrizedAttribute, printer: AsmPrinter) -> None:
    printer.print_text(value.MNEMONIC)
    for number, parameter in enumerate(value.parameters):
        printer.print_text(", " if number else "<")
        printer.print_attribute(parameter)
    if value.parameters:
        printer.print_text(">")


@face_function("irdl", "load_dialects")
def load_dialects(module: Operation) -> None:
    """Register the dialects that a module defines in its context; MLIRError if the module is invalid."""
    module.verify()
    context = module.info.context
    assert context is not None
    for definition in list(module.region_at(0).blocks[0].ops()):
        if not isinstance(definition, irdl.DialectOp):
            continue
        name = definition.sym_name.value
        if context.dialect(name) is not None:
            raise MLIRError(f"dialect '{name}' is loaded already", [definition.diagnostic("defined again")])
        dialect = LoadedDialect(name)
        for part in definition.body.ops():
            if isinstance(part, irdl.OperationOp | irdl.TypeOp | irdl.AttributeOp):
                _add(dialect, part)
        context.load_dialect(dialect)


def _add(dialect: LoadedDialect, definition: irdl.OperationOp | irdl.TypeOp | irdl.AttributeOp) -> None:
    name = definition.sym_name.value.lstrip("!#")
    if isinstance(definition, irdl.OperationOp):
        dialect.register_operation(_operation_class(dialect.name, name, definition))
        return
    is_type = isinstance(definition, irdl.TypeOp)
    bases: tuple[type, ...] = (ParametrizedType if is_type else ParametrizedAttribute,)
    own = _part(definition, irdl.ParametersOp)
    members = {
        "__slots__": (),
        "DIALECT": dialect.name,
        "MNEMONIC": name,
        "FULL_NAME": f"{dialect.name}.{name}",
        "CONSTRAINTS": [] if own is None else list(own.args),
        "get": classmethod(_get),
    }
    table = dialect.types if is_type else dialect.attributes
    table[name] = type(_class_name(name, "Type" if is_type else "Attr"), bases, members)


def _get(cls: Any, *parameters: Attribute | Type, context: object = None) -> Any:
    """The type or attribute with these parameters; ValueError if they violate its constraints."""
    attributes: list[Attribute] = [
        TypeAttr(parameter) if isinstance(parameter, Type) else parameter for parameter in parameters
    ]
    problem = check_parameters(cls.CONSTRAINTS, attributes, issubclass(cls, Type))
    if problem:
        raise ValueError(problem)
    return cls(*attributes)


def _class_name(name: str, ending: str) -> str:
    return "".join([word.capitalize() for word in name.replace(".", "_").split("_")]) + ending


def _part(definition: Operation, kind: type[OperationT]) -> OperationT | None:
    """The part of a definition by its class, or None."""
    block = definition.region_at(0).first_block
    parts = () if block is None else block.ops()
    return next((part for part in parts if isinstance(part, kind)), None)


def _operation_class(dialect: str, name: str, definition: irdl.OperationOp) -> type[Operation]:
    rules = OperationRules(definition)
    members = {
        "__slots__": (),
        "OPERATION_NAME": f"{dialect}.{name}",
        "TRAITS": (),
        "INTERFACES": {},
        "verify_op": staticmethod(rules.verify),
    }
    return type(_class_name(name, "Op"), (Operation,), members)


class OperationRules:
    """The verifier of operations by their definition."""

    def __init__(self, definition: irdl.OperationOp) -> None:
        self.operands = Segments(_part(definition, irdl.OperandsOp), "operand")
        self.results = Segments(_part(definition, irdl.ResultsOp), "result")
        attributes, regions = _part(definition, irdl.AttributesOp), _part(definition, irdl.RegionsOp)
        self.attributes: dict[str, Value] = {}
        if attributes is not None:
            names = [name.value for name in attributes.attributeValueNames]
            self.attributes = dict(zip(names, attributes.attributeValues, strict=True))
        owners = [] if regions is None else [region.defining_op for region in regions.args]
        self.regions = [owner for owner in owners if isinstance(owner, irdl.RegionOp)]

    def verify(self, op: Operation) -> None:
        """Check attributes, operands, results, and the number of regions."""
        check = Check()
        for name, constraint in self.attributes.items():
            attribute = op.attribute(name)
            if attribute is None:
                raise op.op_error(f'attribute "{name}" is expected but not provided')
            _expect(op, check.problem(constraint, attribute))
        operand_sizes = self.operands.sizes(op, op.operand_count)
        result_sizes = self.results.sizes(op, op.result_count)
        for segments, sizes, types in (
            (self.operands, operand_sizes, list(op.operand_types())),
            (self.results, result_sizes, list(op.result_types())),
        ):
            constraints = [
                constraint
                for constraint, size in zip(segments.constraints, sizes, strict=True)
                for _ in range(size)
            ]
            for constraint, type in zip(constraints, types, strict=True):
                _expect(op, check.problem(constraint, type))
        count = len(op.region_list or ())
        if count != len(self.regions):
            raise op.op_error(f"unexpected number of regions: expected {len(self.regions)} but got {count}")
        self._verify_arguments(op, check)

    def _verify_arguments(self, op: Operation, check: Check) -> None:
        for number, definition in enumerate(self.regions):
            region = op.region_at(number)
            size = definition.numberOfBlocks
            blocks = list(region.get_blocks())
            if size is not None and len(blocks) != size.value:
                message = f"expected region {number} to have {size.value} block(s) but got {len(blocks)}"
                raise MLIRError.at(op.diagnostic(message))
            if not definition.constrainedArguments:
                continue
            arguments = list(blocks[0].args) if blocks else []
            constraints = list(definition.entryBlockArgs)
            if len(arguments) != len(constraints):
                message = (
                    f"expected region {number} to have {len(constraints)} arguments but got {len(arguments)}"
                )
                raise _error_at(op, arguments, message)
            for constraint, argument in zip(constraints, arguments, strict=True):
                problem = check.problem(constraint, argument.type)
                if problem:
                    raise _error_at(op, [argument], problem)


def _error_at(op: Operation, arguments: list[BlockArgument], message: str) -> MLIRError:
    """An error at the first block argument, else at the operation, with a note that shows the operation."""
    if not arguments:
        return MLIRError.at(op.diagnostic(message))
    return op.note_on(MLIRError.at(diagnostic_at(arguments[0].location, message)), "see the operation")


def _expect(op: Operation, problem: str) -> None:
    if problem:
        raise op.error(problem)
