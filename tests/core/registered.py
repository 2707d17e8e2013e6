"""A dialect `t` of registered operations for tests: one per set of traits, made on demand."""

from __future__ import annotations

from typing import Any

from mlirkit.core.context import Context
from mlirkit.core.dialect import Dialect
from mlirkit.core.operation import Operation
from mlirkit.core.traits import trait_named
from tests.strategies import LOCATION


class TestContext(Context):
    """A context with the dialect `t`, whose operations are added by `define`."""

    __test__ = False

    def __init__(self) -> None:
        super().__init__(allow_unregistered_dialects=True, load_shipped=False)
        # The tests compare messages; the printer's tests cover operations in notes.
        self.print_op_on_diagnostic = False
        self.t = self.load_dialect(Dialect("t"))

    def define(self, name: str, *traits: str, **members: Any) -> None:
        """Register `t.<name>` with traits (`"HasParent t.x"` has a parameter) and class members."""
        body = {
            "OPERATION_NAME": f"t.{name}",
            "TRAITS": tuple(trait_named(*spelling.split(" ")) for spelling in traits),
            "__slots__": (),
            **members,
        }
        self.t.register_operation(type(name, (Operation,), body))

    def make(self, name: str, **parts: Any) -> Operation:
        return Operation.create(name, loc=LOCATION, ip=False, context=self, **parts)


def messages(op: Operation) -> list[str]:
    """The messages of verifying `op`, each error followed by its notes."""
    from mlirkit.core.verifier import collect_diagnostics

    return [
        message
        for each in collect_diagnostics(op)
        for message in [each.message, *[f"note: {note.message}" for note in each.notes]]
    ]
