"""Generated classes: declared members in order, printed as a declaration or as definitions.

    class ::= template? ("class" | "struct") name (":" parent ("," parent)*)? "{" declaration* "};"

Methods are collected first and sorted by visibility when the class is complete (`finalize`): public ones,
then private ones, then fields.  A method that another one makes redundant is not added, or is removed when
the other one is added.  Mirrors Class and its declarations in mlir/TableGen/Class.h.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from mlirkit.ods.emit.cpp.indented_text import IndentedText
from mlirkit.ods.emit.cpp.method import Constructor, Method, Parameter, template_head


class Visibility(Enum):
    """The access to a member or a base."""

    PUBLIC = "public"
    PROTECTED = "protected"
    PRIVATE = "private"


class Parent:
    """A base class with distinct template arguments."""

    __slots__ = ("name", "template_arguments", "visibility")

    def __init__(self, name: str, visibility: Visibility = Visibility.PUBLIC) -> None:
        self.name = name
        self.visibility = visibility
        # A dictionary as ordered set.
        self.template_arguments: dict[str, None] = {}

    def add_template_argument(self, text: str) -> None:
        self.template_arguments.setdefault(text)

    def __str__(self) -> str:
        arguments = f"<{', '.join(self.template_arguments)}>" if self.template_arguments else ""
        return f"{self.visibility.value} {self.name}{arguments}"


class UsingDeclaration:
    """`using name = value;`, or `using name;`."""

    __slots__ = ("name", "template_parameters", "value")

    def __init__(self, name: str, value: str = "") -> None:
        self.name = name
        self.value = value
        self.template_parameters: list[str] = []

    def add_template_parameter(self, name: str) -> None:
        self.template_parameters.append(name)

    def write_declaration(self, out: IndentedText) -> None:
        value = f" = {self.value}" if self.value else ""
        out.write(f"{template_head(self.template_parameters)}using {self.name}{value};\n")

    def write_definition(self, out: IndentedText, class_name: str) -> None:
        pass


class Field:
    """`type name;`."""

    __slots__ = ("name", "type")

    def __init__(self, type_: str, name: str) -> None:
        self.type = type_
        self.name = name

    def write_declaration(self, out: IndentedText) -> None:
        out.write(f"{self.type} {self.name};\n")

    def write_definition(self, out: IndentedText, class_name: str) -> None:
        pass


class VisibilityDeclaration:
    """`public:`, which is indented one step less."""

    __slots__ = ("visibility",)

    def __init__(self, visibility: Visibility) -> None:
        self.visibility = visibility

    def write_declaration(self, out: IndentedText) -> None:
        out.unindent()
        out.write(f"{self.visibility.value}:\n")
        out.indent()

    def write_definition(self, out: IndentedText, class_name: str) -> None:
        pass


class ExtraDeclaration:
    """C++ of a definition, inside and after the class."""

    __slots__ = ("declaration", "definition")

    def __init__(self, declaration: str, definition: str = "") -> None:
        self.declaration = declaration
        self.definition = definition

    def write_declaration(self, out: IndentedText) -> None:
        out.write_reindented(self.declaration)

    def write_definition(self, out: IndentedText, class_name: str) -> None:
        out.write_reindented(self.definition)


Declaration = Method | UsingDeclaration | Field | VisibilityDeclaration | ExtraDeclaration


class Class:
    """A class or struct; members are public by default."""

    __slots__ = (
        "_fields",
        "_methods_by_name",
        "declarations",
        "is_struct",
        "methods",
        "name",
        "parents",
        "template_parameters",
    )

    def __init__(self, name: str, is_struct: bool = False) -> None:
        self.name = name
        self.is_struct = is_struct
        self.parents: list[Parent] = []
        # A dictionary as ordered set.
        self.template_parameters: dict[str, None] = {}
        self.declarations: list[Declaration] = []
        # Methods that `finalize` adds to the declarations.
        self.methods: list[Method] = []
        self._methods_by_name: dict[str, list[Method]] = {}
        self._fields: list[Field] = []

    def add_parent(self, parent: Parent) -> Parent:
        self.parents.append(parent)
        return parent

    def add_template_parameter(self, name: str) -> None:
        """Make the class a template; methods that are added later are inline."""
        self.template_parameters.setdefault(name)

    # -- declarations at once ---------------------------------------------------------------------------

    def declare_visibility(self, visibility: Visibility) -> None:
        self.declarations.append(VisibilityDeclaration(visibility))

    def declare_using(self, name: str, value: str = "") -> UsingDeclaration:
        declaration = UsingDeclaration(name, value)
        self.declarations.append(declaration)
        return declaration

    def declare_field(self, type_: str, name: str) -> None:
        self.declarations.append(Field(type_, name))

    def declare_extra(self, declaration: str, definition: str = "") -> None:
        self.declarations.append(ExtraDeclaration(declaration, definition))

    # -- members that `finalize` declares -----------------------------------------------------------------

    def add_field(self, type_: str, name: str) -> None:
        """Add a private field, declared at the end."""
        self._fields.append(Field(type_, name))

    def add_method(
        self,
        return_type: str,
        name: str,
        parameters: Sequence[Parameter] = (),
        *,
        static: bool = False,
        inline: bool = False,
        const: bool = False,
        constexpr: bool = False,
        private: bool = False,
        declaration: bool = False,
    ) -> Method | None:
        """Add a method; None if an existing method makes it redundant."""
        method = Method(
            return_type,
            name,
            parameters,
            static=static,
            inline=inline or bool(self.template_parameters),
            const=const,
            constexpr=constexpr,
            private=private,
            declaration=declaration,
        )
        return method if self._add(method) else None

    def add_constructor(
        self,
        parameters: Sequence[Parameter] = (),
        *,
        inline: bool = False,
        constexpr: bool = False,
        private: bool = False,
        declaration: bool = False,
    ) -> Constructor | None:
        """Add a constructor; None if an existing one makes it redundant."""
        constructor = Constructor(
            self.name,
            parameters,
            inline=inline or bool(self.template_parameters),
            constexpr=constexpr,
            private=private,
            declaration=declaration,
        )
        return constructor if self._add(constructor) else None

    def _add(self, method: Method) -> bool:
        overloads = self._methods_by_name.get(method.name)
        if overloads is None:
            self._methods_by_name[method.name] = [method]
            self.methods.append(method)
            return True
        for overload in overloads:
            if overload.makes_redundant(method):
                return False
        redundant = [overload for overload in overloads if method.makes_redundant(overload)]
        for overload in redundant:
            overloads.remove(overload)
            self.methods.remove(overload)
        overloads.append(method)
        self.methods.append(method)
        return True

    def finalize(self) -> None:
        """Declare the collected methods and fields."""
        public = [method for method in self.methods if not method.is_private]
        private = [method for method in self.methods if method.is_private]
        self.methods = []
        self._methods_by_name = {}
        self._declare_under(Visibility.PUBLIC, public)
        self._declare_under(Visibility.PRIVATE, private)
        self._declare_under(Visibility.PRIVATE, self._fields)
        self._fields = []

    def _declare_under(self, visibility: Visibility, members: Sequence[Method | Field]) -> None:
        if members and self._last_visibility() is not visibility:
            self.declare_visibility(visibility)
        self.declarations.extend(members)

    def _last_visibility(self) -> Visibility:
        for declaration in reversed(self.declarations):
            if isinstance(declaration, VisibilityDeclaration):
                return declaration.visibility
        return Visibility.PUBLIC if self.is_struct else Visibility.PRIVATE

    # -- text -------------------------------------------------------------------------------------------

    def write_declaration(self, parts: list[str]) -> None:
        """Append the class to a file."""
        out = IndentedText(parts)
        keyword = "struct" if self.is_struct else "class"
        parents = f": {', '.join([str(parent) for parent in self.parents])} " if self.parents else ""
        out.write(f"{template_head(list(self.template_parameters))}{keyword} {self.name} {parents}{{\n")
        out.indent()
        for declaration in self.declarations:
            declaration.write_declaration(out)
        out.unindent()
        out.write("};\n")

    def write_definition(self, parts: list[str]) -> None:
        """Append the definitions of members that the class only declares to a file."""
        out = IndentedText(parts)
        for declaration in self.declarations:
            declaration.write_definition(out, self.name)
