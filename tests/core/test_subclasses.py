"""Classes of users, in plain Python, over every kind of base; they work over the compiled core as well."""

from __future__ import annotations

from typing import Any

import pytest

from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.context import Context
from mlirkit.core.dialect import Dialect
from mlirkit.core.interfaces import Interface
from mlirkit.core.operation import Operation
from mlirkit.dialects.linalg.structure import LinalgOp
from mlirkit.support.diagnostics import (
    Diagnostic,
    DiagnosticSeverity,
    MLIRError,
    ParseError,
    VerificationError,
)


class MyOp(Operation):
    OPERATION_NAME = "mine.op"
    __slots__ = ()

    def doubled(self) -> int:
        return 2 * len(self.operands)


class MyAttribute(Attribute):
    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def key(self) -> tuple[int]:
        return (self.number,)


class MyType(Type):
    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def key(self) -> tuple[int]:
        return (self.number,)


class MyDiagnostic(Diagnostic):
    pass


def test_operation() -> None:
    context = Context()
    dialect = Dialect("mine")
    dialect.register_operation(MyOp)
    context.load_dialect(dialect)
    op: Any = Operation.parse('"mine.op"() {a = 1 : i32} : () -> ()', context=context)
    assert isinstance(op, MyOp)
    assert op.doubled() == 0
    assert str(op.attribute("a")) == "1 : i32"


@pytest.mark.parametrize("cls", [MyAttribute, MyType])
def test_value(cls: Any) -> None:
    value = cls(3)
    assert value.number == 3
    assert isinstance(value, cls.__base__)
    assert value == cls(3)
    assert hash(value) == hash(cls(3))
    assert value != cls(4)


@pytest.mark.parametrize("base", [MLIRError, ParseError, VerificationError])
def test_error(base: Any) -> None:
    mine: Any = type("Mine", (base,), {})
    diagnostic = MyDiagnostic(DiagnosticSeverity.ERROR, "no", "f", 1, 2)
    with pytest.raises(base) as caught:
        raise mine.at(diagnostic)
    assert type(caught.value) is mine
    assert caught.value.error_diagnostics == [diagnostic]
    assert str(caught.value) == "f:1:2: error: no"


def test_interfaces() -> None:
    """Interfaces that operations of a program may implement: MLIR's interfaces, by their names."""
    classes: list[type[Interface]] = [Interface, *Interface.__subclasses__(), LinalgOp]
    for cls in classes:
        if cls.__name__.endswith("Interface") or cls is LinalgOp:
            mine: Any = type("Mine", (cls,), {"__slots__": ()})
            assert isinstance(mine(), cls)
