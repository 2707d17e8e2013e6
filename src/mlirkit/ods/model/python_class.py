"""The Python side of definitions as plain data: members of live classes, for stubs.

    PythonClass     name, bases, documentation, constants, members, signatures of the constructor
      Member        a property: its type for reading and for assignment
      Signature     parameters and return type
        Parameter

Annotations are Python text over `ir` (mlirkit.ir) and the module's own classes.
ods/live/introspection/python_classes.py makes descriptions of live classes, ods/emit/pyi.py writes them as
stubs.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Parameter:
    """A parameter; `default` is the text of the default, or None for a required parameter."""

    name: str
    annotation: str
    default: str | None = None
    is_keyword_only: bool = False
    # "*" or "**" for parameters that take all remaining arguments.
    star: str = ""


@dataclass(frozen=True, slots=True)
class Signature:
    """The signature of a callable; `self` is not among the parameters."""

    parameters: tuple[Parameter, ...]
    returns: str = "None"


@dataclass(frozen=True, slots=True)
class Member:
    """A property. `assigned` is "" if it is read-only."""

    name: str
    read: str
    assigned: str = ""
    # Whether the property is incompatible with the member of the same name in every operation.
    overrides: bool = False
    # Whether every operation has a member of this name.
    is_inherited: bool = False


@dataclass(frozen=True, slots=True)
class Method:
    """A method; `kind` is "", "classmethod" or "staticmethod"."""

    name: str
    signatures: tuple[Signature, ...]
    kind: str = ""
    # The class of the object that a function makes, or "".
    made: str = ""


@dataclass(frozen=True, slots=True)
class PythonClass:
    """A class."""

    name: str
    base: str
    documentation: str
    # Class variables as (name, annotation).
    constants: tuple[tuple[str, str], ...] = ()
    # Names of attributes for matching by position.
    match_args: tuple[str, ...] = ()
    members: tuple[Member, ...] = ()
    methods: tuple[Method, ...] = ()
    # Signatures of the constructor.
    constructors: tuple[Signature, ...] = ()
    # For enums: (name, value).
    cases: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True, slots=True)
class PythonModule:
    """The members of a dialect's module."""

    name: str
    documentation: str
    classes: tuple[PythonClass, ...]
    functions: tuple[Method, ...]
    # Additional names of classes, with the classes' names.
    aliases: tuple[tuple[str, str], ...] = ()
    # Handwritten classes: their module, their name in it, and their name in the dialect's module.
    imported: tuple[tuple[str, str, str], ...] = ()
