"""The Python side of definitions as plain data: members of live classes, for stubs.

    PythonClass     name, bases, documentation, constants, members, signatures of the constructor
      Member        a property: how it reads and what may be assigned
      Signature     parameters and what is returned
        Parameter

Annotations are Python text over `ir` (mlirkit.ir) and the module's own classes.
ods/live/introspection/python_classes.py describes live classes so, ods/emit/pyi.py writes the descriptions
down.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Parameter:
    """A parameter; `default` is None where an argument must be given, else the default's text."""

    name: str
    annotation: str
    default: str | None = None
    is_keyword_only: bool = False
    # "*" or "**" for the parameters that take all that is left.
    star: str = ""


@dataclass(frozen=True, slots=True)
class Signature:
    """A way to call something; `self` is not among the parameters."""

    parameters: tuple[Parameter, ...]
    returns: str = "None"


@dataclass(frozen=True, slots=True)
class Member:
    """A property.  `assigned` is "" where it cannot be assigned."""

    name: str
    read: str
    assigned: str = ""
    # Whether it means something else than what every operation has under its name.
    overrides: bool = False
    # Whether every operation has something under its name.
    is_inherited: bool = False


@dataclass(frozen=True, slots=True)
class Method:
    """A method; `kind` is "", "classmethod" or "staticmethod"."""

    name: str
    signatures: tuple[Signature, ...]
    kind: str = ""
    # The class whose object a function makes, where it does.
    made: str = ""


@dataclass(frozen=True, slots=True)
class PythonClass:
    """A class."""

    name: str
    base: str
    documentation: str
    # Class variables as (name, annotation).
    constants: tuple[tuple[str, str], ...] = ()
    # Names for matching by position.
    match_args: tuple[str, ...] = ()
    members: tuple[Member, ...] = ()
    methods: tuple[Method, ...] = ()
    # Ways to construct one.
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
    # Other names of classes, with the classes'.
    aliases: tuple[tuple[str, str], ...] = ()
    # Classes written by hand: their module, their name there, and what they are called here.
    imported: tuple[tuple[str, str, str], ...] = ()
