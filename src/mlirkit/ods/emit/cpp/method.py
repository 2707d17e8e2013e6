"""Methods and constructors of generated classes, printed inside and after the class.

    declaration ::= ("[[deprecated(" text ")]]")? "static"? "constexpr"? type name "(" parameters ")" "const"?
                    (";" | "{" body "}")
    definition  ::= type class "::" name "(" parameters ")" "const"? "{" body "}"

The body of an inline method is in the declaration, that of other methods in the definition; a method that is
only declared has no body.  Mirrors MethodParameter, Method and Constructor of mlir/TableGen/Class.h.
"""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.ods.emit.cpp.escaped import escaped
from mlirkit.ods.emit.cpp.indented_text import IndentedText


class Parameter:
    """A parameter; an optional parameter is marked by a comment."""

    __slots__ = ("default", "is_optional", "name", "type")

    def __init__(self, type_: str, name: str, default: str = "", is_optional: bool = False) -> None:
        self.type = type_
        self.name = name
        self.default = default
        self.is_optional = is_optional

    @property
    def definition(self) -> str:
        """The parameter in a definition, without its default."""
        return f"{'/*optional*/' if self.is_optional else ''}{spaced_type(self.type)}{self.name}"

    @property
    def declaration(self) -> str:
        return f"{self.definition} = {self.default}" if self.default else self.definition


class Method:
    """A method: signature, qualifiers, body."""

    __slots__ = (
        "body",
        "deprecated",
        "is_const",
        "is_constexpr",
        "is_declaration",
        "is_inline",
        "is_private",
        "is_static",
        "name",
        "parameters",
        "return_type",
        "template_parameters",
        "types",
    )

    def __init__(
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
    ) -> None:
        self.return_type = return_type
        self.name = name
        self.parameters = tuple(parameters)
        # The types of the parameters, which distinguish overloads.
        self.types = tuple([parameter.type for parameter in parameters])
        self.is_static = static
        # The body of a `constexpr` method is in the class.
        self.is_inline = inline or constexpr
        self.is_const = const
        self.is_constexpr = constexpr
        self.is_private = private
        # Whether the method is defined elsewhere.
        self.is_declaration = declaration
        self.template_parameters: list[str] = []
        self.deprecated: str | None = None
        self.body = IndentedText()

    def add_template_parameter(self, name: str) -> None:
        """Make the method a template, with its body in the class."""
        self.is_inline = True
        self.template_parameters.append(name)

    def makes_redundant(self, other: Method) -> bool:
        """Whether every call of `other` is also a call of this method.

        This is the case if both have the same name, and this one has further parameters with defaults only.
        """
        count = len(other.types)
        if self.name != other.name or self.types[:count] != other.types:
            return False
        return len(self.types) == count or bool(self.parameters[count].default)

    def write_declaration(self, out: IndentedText) -> None:
        words = template_head(self.template_parameters)
        if self.deprecated is not None:
            words += f'[[deprecated("{escaped(self.deprecated)}")]]\n'
        if self.is_static:
            words += "static "
        if self.is_constexpr:
            words += "constexpr "
        parameters = ", ".join([parameter.declaration for parameter in self.parameters])
        words += f"{spaced_type(self.return_type)}{self.name}({parameters})"
        if self.is_const:
            words += " const"
        if not self.is_inline:
            out.write(f"{words};\n")
            return
        out.write(f"{words} {{\n")
        _write_body(self.body, out)
        out.write("}\n\n")

    def write_definition(self, out: IndentedText, class_name: str) -> None:
        if self.is_declaration or self.is_inline:
            return
        parameters = ", ".join([parameter.definition for parameter in self.parameters])
        prefix = f"{class_name}::" if class_name else ""
        const = " const" if self.is_const else ""
        out.write(f"{spaced_type(self.return_type)}{prefix}{self.name}({parameters}){const} {{\n")
        _write_body(self.body, out)
        out.write("}\n\n")


class Constructor(Method):
    """A constructor; `initializers` are members and their values."""

    __slots__ = ("initializers",)

    def __init__(
        self,
        class_name: str,
        parameters: Sequence[Parameter] = (),
        *,
        inline: bool = False,
        constexpr: bool = False,
        private: bool = False,
        declaration: bool = False,
    ) -> None:
        super().__init__(
            "",
            class_name,
            parameters,
            inline=inline,
            constexpr=constexpr,
            private=private,
            declaration=declaration,
        )
        self.initializers: list[tuple[str, str]] = []

    def add_member_initializer(self, name: str, value: str) -> None:
        self.initializers.append((name, value))

    def write_declaration(self, out: IndentedText) -> None:
        words = template_head(self.template_parameters)
        if self.is_constexpr:
            words += "constexpr "
        parameters = ", ".join([parameter.declaration for parameter in self.parameters])
        words += f"{self.name}({parameters})"
        if self.is_inline:
            out.write(words)
            self._write_initializers_and_body(out)
        else:
            out.write(f"{words};\n\n")

    def write_definition(self, out: IndentedText, class_name: str) -> None:
        if self.is_declaration or self.is_inline:
            return
        parameters = ", ".join([parameter.definition for parameter in self.parameters])
        prefix = f"{class_name}::" if class_name else ""
        out.write(f"{prefix}{self.name}({parameters})")
        self._write_initializers_and_body(out)

    def _write_initializers_and_body(self, out: IndentedText) -> None:
        out.write(" ")
        if self.initializers:
            out.write(": ", ", ".join([f"{name}({value})" for name, value in self.initializers]), " ")
        out.write("{")
        _write_body(self.body, out)
        out.write("}\n\n")


def spaced_type(cpp_type: str) -> str:
    """A type with a space before a name; references and pointers need none."""
    return cpp_type if not cpp_type or cpp_type[-1] in "&*" else f"{cpp_type} "


def template_head(parameters: Sequence[str]) -> str:
    """The template line before a class or function; "" without parameters."""
    return f"template <{', '.join([f'typename {name}' for name in parameters])}>\n" if parameters else ""


def _write_body(body: IndentedText, out: IndentedText) -> None:
    text = str(body).lstrip("\n")
    if text:
        out.write(text)
        if not text.endswith("\n"):
            out.write("\n")
