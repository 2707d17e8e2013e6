"""Attributes that either a release or the shipped definitions declare, and the other does not.

Attributes that only the release declares, newer ones and removed ones, are among the discardable ones, where
their meaning is unknown to mlirkit.  The context notes them, so that users get a warning, and writing a file
for a release that does not declare them is an error.  Attributes that only the shipped definitions declare
had no meaning to the release: they stay among the discardable ones, and are written back unchanged.  Written
for a release that declares them, they are inherent, as that release would read them.
"""

from __future__ import annotations

from mlirkit.builtin.attributes import ArrayAttr, IntegerAttr
from mlirkit.builtin.dense import DenseArrayAttr
from mlirkit.builtin.types import integer_type
from mlirkit.core.attribute import Attribute
from mlirkit.core.operation import Operation
from mlirkit.core.property_layout import SEGMENT_NAMES
from mlirkit.core.structural_attributes import DictionaryAttr
from mlirkit.layouts.changes.change import entries_of, put_in_dictionary, take
from mlirkit.layouts.tables import ReleaseLayouts

# Attributes that only permit or request optimizations: without them, the operation means the same or more.
HINTS = frozenset(
    {
        "alignment",
        "branch_weights",
        "fastmath",
        "fastmathFlags",
        "invariant",
        "isExact",
        "noWrapFlags",
        "no_inline",
        "nonNeg",
        "nontemporal",
        "overflowFlags",
    }
)

# Attributes with the same meaning whether they are declared or not, because they are read by name.
_READ_BY_NAME = frozenset({"sym_name", "sym_visibility", "workgroup_attributions"})

# Segment sizes, which are not declared as attributes.
_SIZES = frozenset(new for _, new in SEGMENT_NAMES)

# Booleans whose default is true.
_TRUE_BY_DEFAULT = frozenset({"aligned", "create_deallocs", "target_is_module"})

# Attributes that are numbers of enum cases, with the first case, 0, as default.
_NONE_IS_ZERO = frozenset({"class_type"})


# Lists of attributes of arguments and results.
_OF_VALUES = frozenset({"arg_attrs", "res_attrs"})


class Undeclared:
    """The attributes that `source` declares and `home` does not, by operation."""

    def __init__(self, source: ReleaseLayouts, home: ReleaseLayouts) -> None:
        self.source = source
        self.home = home
        # The undeclared attributes in the file by operation and attribute: the first value.
        self.values: dict[tuple[str, str], Attribute] = {}
        self._names: dict[tuple[str, str], tuple[frozenset[str], frozenset[str]]] = {}

    def names(self, name: str, home_name: str) -> frozenset[str]:
        """The undeclared attributes of an operation, by its names in the releases."""
        return self._both(name, home_name)[0]

    def names_of_home(self, name: str, home_name: str) -> frozenset[str]:
        """The attributes that `home` declares and `source` does not, without those that are read by name."""
        return self._both(name, home_name)[1]

    def _both(self, name: str, home_name: str) -> tuple[frozenset[str], frozenset[str]]:
        names = self._names.get((name, home_name))
        if names is None:
            source_kinds, declared = self.source.kinds(name), self.home.kinds(home_name)
            if source_kinds is None or declared is None:
                names = frozenset(), frozenset()
            else:
                sizes = self.home.attribute_names(home_name) & _SIZES - self.source.attribute_names(name)
                names = (
                    frozenset(source_kinds) - set(declared),
                    frozenset(declared) - set(source_kinds) - _READ_BY_NAME | sizes,
                )
            self._names[name, home_name] = names
        return names

    def note(self, op: Operation, names: frozenset[str]) -> None:
        """Note the undeclared attributes that an operation has after the rules have run.

        Text may have them among the inherent ones, which the shipped definition does not print.
        """
        for entry in entries_of(op.props):
            if entry in names and entry not in op.info.attribute_names:
                put_in_dictionary(op, entry, take(op, entry))
        for key, value in op.attrs.entries.items():
            if key in names and key not in _READ_BY_NAME:
                op.context.undeclared_attributes.add((op.info.name, key))
                if not equals_absence(key, value):
                    self.values.setdefault((op.info.name, key), value)


def equals_absence(name: str, value: Attribute) -> bool:
    """Whether an attribute equals its absence: false, zero, an empty list."""
    if isinstance(value, IntegerAttr):
        if value.type == integer_type(1):
            return bool(value.bits) == (name in _TRUE_BY_DEFAULT)
        return name in _NONE_IS_ZERO and value.bits == 0
    if isinstance(value, ArrayAttr):
        return not value.elements or lists_nothing(name, value)
    if isinstance(value, DenseArrayAttr):
        return len(value) == 0
    return str(value).endswith(("<none>", " none>"))


def lists_nothing(name: str, value: Attribute) -> bool:
    """Whether an attribute has no entries for arguments or results."""
    if name not in _OF_VALUES or not isinstance(value, ArrayAttr):
        return False
    return all(isinstance(element, DictionaryAttr) and not element.entries for element in value.elements)
