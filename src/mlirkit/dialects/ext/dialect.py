"""Dialects in Python, and their dialect objects."""

from __future__ import annotations

from typing import Any, ClassVar

from mlirkit.core.context import Context, current_context
from mlirkit.dialects.ext.constraints import allows
from mlirkit.dialects.ext.operation import Operation
from mlirkit.dialects.ext.value import Attribute, Type
from mlirkit.ods.live.classes.op_class import op_members
from mlirkit.ods.live.classes.value_class import value_members
from mlirkit.ods.live.dialect import LiveDialect
from mlirkit.ods.model import AttrOrTypeDef, Definitions, Operator
from mlirkit.ods.model import Dialect as DialectDefinition
from mlirkit.ods.model.definition_table import DefinitionTable
from mlirkit.ods.model.predicate import TRUE, CPred


class PythonDialect(LiveDialect):
    """A dialect whose definitions are added one by one, with the classes."""

    def __init__(self, cls: type, name: str) -> None:
        definition = DialectDefinition(cls.__name__, name, "", cls.__doc__ or "", f"::{name}")
        definitions = Definitions(cls.__module__, DefinitionTable({name: definition}))
        super().__init__(name, definitions, cls.__module__)
        self._conditions = 0

    def condition(self, hint: object) -> CPred:
        """The predicate of an annotation."""
        if hint is Any:
            return TRUE
        self._conditions += 1
        # The function's name in place of C++.
        text = f"<annotation {self._conditions}>"
        self.constraints.define(text, lambda value: allows(hint, value, {}))
        # Report errors in the annotation now.
        allows(hint, None, {})
        return CPred(text)

    def define_operation(self, operator: Operator) -> dict[str, object]:
        """Add a definition; return the members of the operation's class."""
        if operator.name in self.definitions.operators:
            raise RuntimeError(f"Operation '{operator.name}' is already registered.")
        self.definitions.operators[operator.name] = operator
        return op_members(operator, self)

    def add_operation(self, name: str, cls: type) -> None:
        """Add the class."""
        self._op_classes[name] = cls

    def define_value(self, definition: AttrOrTypeDef, cls: type) -> dict[str, object]:
        """Add the definition of an attribute or type, and its class; return the class's members."""
        if definition.mnemonic in self._values.named[definition.is_attribute]:
            noun = "Attribute" if definition.is_attribute else "Type"
            raise RuntimeError(f"{noun} '{definition.full_name}' is already registered.")
        table = self.definitions.attributes if definition.is_attribute else self.definitions.types
        table[definition.def_name] = definition
        assert definition.mnemonic is not None
        self._values.named[definition.is_attribute][definition.mnemonic] = definition
        self._value_classes[definition.def_name] = cls
        return value_members(definition, self)


class Dialect:
    """Base of dialects in Python: `class MyDialect(ext.Dialect, name="my")`.

    `MyDialect.Operation`, `.Attribute` and `.Type` are the bases of its classes; `operations`, `attributes`
    and `types` list them.
    """

    name: ClassVar[str]
    DIALECT_NAMESPACE: ClassVar[str]
    live: ClassVar[PythonDialect]
    operations: ClassVar[list[Any]]
    attributes: ClassVar[list[Any]]
    types: ClassVar[list[Any]]
    Operation: ClassVar[Any]
    Attribute: ClassVar[Any]
    Type: ClassVar[Any]

    def __init_subclass__(cls, *, name: str, **kwargs: object) -> None:
        super().__init_subclass__(**kwargs)
        cls.name = name
        cls.DIALECT_NAMESPACE = name
        cls.live = PythonDialect(cls, name)
        cls.operations = []
        cls.attributes = []
        cls.types = []
        cls.Operation = _base(Operation, cls)
        cls.Attribute = _base(Attribute, cls)
        cls.Type = _base(Type, cls)

    @classmethod
    def load(cls, *, reload: bool = False, context: Context | None = None) -> None:
        """Register the dialect with a context; with `reload`, again if it is registered already."""
        context = current_context(context)
        if reload or context.dialect(cls.name) is not cls.live:
            context.load_dialect(cls.live)


def _base(kind: Any, dialect: type[Dialect]) -> Any:
    """The base of a dialect's own operations, attributes or types."""
    members = {"__slots__": (), "__module__": dialect.__module__}
    return type(kind)(kind.__name__, (kind,), members, dialect=dialect)
