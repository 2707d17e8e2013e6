"""Random modules as text: unregistered and builtin operations in any shape that verifies.

    generate_module(seed, size=40, locations=0.5, ...) -> str

Graph regions with forward references, control flow with blocks out of order, nested regions and modules,
results in groups, successors, aliases before and after the module, resources.  The same seed and options give
the same text.
"""

from __future__ import annotations

from random import Random

from .values import ValueGenerator


class _Value:
    __slots__ = ("name", "type")

    def __init__(self, name: str, type: str) -> None:
        self.name = name
        self.type = type


def generate_module(
    seed: int,
    *,
    size: int = 40,
    depth: int = 3,
    locations: float = 0.4,
    aliases: bool = True,
    resources: bool = True,
    properties: bool = True,
) -> str:
    """A module of about `size` operations; `locations` is the share of operations that carry one."""
    return _ModuleGenerator(seed, size, depth, locations, aliases, resources, properties).module()


class _ModuleGenerator:
    def __init__(
        self,
        seed: int,
        size: int,
        depth: int,
        locations: float,
        aliases: bool,
        resources: bool,
        properties: bool,
    ) -> None:
        self.random = Random(seed)
        self.values = ValueGenerator(self.random)
        self.budget = size
        self.depth = depth
        self.locations = locations
        self.aliases = aliases
        self.resources = resources
        self.properties = properties
        self.counter = 0
        self.deferred_aliases: list[str] = []
        self.ends_registered = False

    def chance(self, probability: float) -> bool:
        return self.random.random() < probability

    # -- the file -----------------------------------------------------------------------------------

    def module(self) -> str:
        front: list[str] = []
        back: list[str] = []
        if self.aliases and self.chance(0.7):
            self._aliases(front, back)
        body = self._graph_body(1, [])
        text = "\n".join([*front, *body, *back]) + "\n"
        if self.chance(0.5):
            attributes = " attributes " + self._module_attributes() if self.chance(0.4) else ""
            name = self.random.choice(["", " @top", ' @"to p"'])
            end = "}" + self._location()
            text = "\n".join([*front, f"module{name}{attributes} {{", *body, end, *back]) + "\n"
        return text + self._resource_section()

    def _aliases(self, front: list[str], back: list[str]) -> None:
        values = self.values
        for index in range(self.random.randrange(4)):
            name = self.random.choice(["t", "ty", "T_"]) + str(index)
            front.append(f"!{name} = {values.type()}")
            values.type_aliases.append("!" + name)
        for index in range(self.random.randrange(4)):
            name = self.random.choice(["a", "attr", "map"]) + str(index)
            front.append(f"#{name} = {values.attribute()}")
            values.attribute_aliases.append("#" + name)
        for index in range(self.random.randrange(4)):
            name = f"l{index}"
            if self.chance(0.5):
                front.append(f"#{name} = loc({values.location()})")
                values.location_aliases.append("#" + name)
            else:
                # Only operations may use aliases that are defined after them.
                back.append(f"#{name} = loc({values.location()})")
                self.deferred_aliases.append("#" + name)

    def _resource_section(self) -> str:
        random = self.random
        sections: list[str] = []
        keys = self.values.resources
        if keys and self.resources:
            entries = []
            for key in keys:
                data = "".join([f"{random.getrandbits(8):02X}" for _ in range(random.randrange(6))])
                entries.append(f'{key}: "0x{random.choice([1, 4, 8, 16]):02X}000000{data}"')
            sections.append(f"dialect_resources: {{ builtin: {{ {', '.join(entries)} }} }}")
        if self.resources and self.chance(0.2):
            entries = ["flag: true", 'text: "a\\22b"', 'blob: "0x0400000001FF"']
            sections.append(f"external_resources: {{ grp: {{ {', '.join(entries)} }} }}")
        return f"{{-# {', '.join(sections)} #-}}\n" if sections else ""

    # -- regions ------------------------------------------------------------------------------------

    def _name(self) -> str:
        self.counter += 1
        return self.random.choice(["%", "%", "%v", "%x_"]) + str(self.counter)

    def _location(self) -> str:
        return f" loc({self.values.location()})" if self.chance(self.locations) else ""

    def _operation_location(self) -> str:
        if self.deferred_aliases and self.chance(0.1):
            return f" loc({self.random.choice(self.deferred_aliases)})"
        return self._location()

    def _module_attributes(self) -> str:
        names = self.random.sample(["foo.a", "foo.b", "bar.x_y"], self.random.randrange(3))
        return "{" + ", ".join([f"{name} = {self.values.attribute(1)}" for name in names]) + "}"

    def _graph_body(self, level: int, outer: list[_Value]) -> list[str]:
        """The operations of a module: any order of uses and definitions."""
        lines: list[str] = []
        visible = list(outer)
        promised: list[_Value] = []
        for _ in range(self.random.randrange(1, 9)):
            if self.budget <= 0:
                break
            if self.chance(0.2):
                value = _Value(self._name(), self.values.type(1))
                promised.append(value)
                visible.append(value)
            lines += self._operation(level, visible, [])
            if promised and self.chance(0.4):
                lines.append(self._definition(promised.pop()))
        while promised:
            lines.append(self._definition(promised.pop()))
        return lines

    def _definition(self, value: _Value) -> str:
        return f'{value.name} = "def.op"() : () -> {self._result_types([value])}{self._location()}'

    def _region(self, level: int, visible: list[_Value]) -> list[str]:
        """A region of an unregistered operation: control flow, with dominance."""
        random = self.random
        if self.chance(0.15):
            return ["{", "}"]
        count = random.choice([1, 1, 1, 2, 3, 4])
        names = [f"^b{self.counter}_{index}" for index in range(count)]
        self.counter += 1
        arguments = [
            [_Value(self._name(), self.values.type(1)) for _ in range(random.choice([0, 0, 1, 2, 3]))]
            for _ in range(count)
        ]
        # Block i branches to block i + 1, so that each dominates the next; other branches only go back.
        scope = list(visible)
        blocks: list[list[str]] = []
        for index in range(count):
            scope += arguments[index]
            lines: list[str] = []
            for _ in range(random.randrange(4)):
                if self.budget > 0:
                    lines += self._operation(level + 1, scope, [])
            targets = [names[index + 1]] if index + 1 < count else []
            if count > 1:
                targets += [random.choice(names[1 : index + 1]) for _ in range(random.randrange(2)) if index]
                random.shuffle(targets)
                lines += self._operation(level + 1, scope, targets)
            if lines and self.ends_registered:
                # An operation registered as no terminator cannot end a block.
                lines.append('"foo.end"() : () -> ()')
            blocks.append(lines)
        order = list(range(1, count))
        random.shuffle(order)
        text = ["{"]
        for index in [0, *order]:
            shown = ", ".join([f"{each.name}: {each.type}{self._location()}" for each in arguments[index]])
            if arguments[index] or index or self.chance(0.2):
                text.append(f"{names[index]}{f'({shown})' if shown else ''}:")
            text += blocks[index]
        return [*text, "}"]

    # -- operations ---------------------------------------------------------------------------------

    def _operation(self, level: int, visible: list[_Value], successors: list[str]) -> list[str]:
        self.budget -= 1
        random = self.random
        if not successors and level < self.depth and self.chance(0.08):
            lines = self._nested_module(level)
            self.ends_registered = True
            return lines
        if not successors and visible and self.chance(0.05):
            self.ends_registered = True
            return self._cast(visible)
        results = [_Value("", self.values.type(1)) for _ in range(random.choice([0, 0, 1, 1, 1, 2, 3]))]
        count = random.choice([0, 1, 1, 2, 2, 3, 5]) if visible else 0
        operands = [random.choice(visible) for _ in range(count)]
        name = random.choice(["foo.op", "bar.do_it", "foo.a.b", "x.y", "tent.long_name_here"])
        regions: list[list[str]] = []
        if level < self.depth and self.chance(0.3):
            for _ in range(random.choice([1, 1, 2])):
                regions.append(self._region(level, visible))
        text = self._left_side(results) + f'"{name}"({", ".join([value.name for value in operands])})'
        if successors:
            text += f"[{', '.join(successors)}]"
        if self.properties and self.chance(0.15):
            text += f" <{self.values.dictionary(1)}>"
        lines = [text]
        for index, region in enumerate(regions):
            lines[-1] += (", " if index else " (") + region[0]
            lines += region[1:]
        if regions:
            lines[-1] += ")"
        if self.chance(0.5):
            lines[-1] += " " + self.values.dictionary(2)
        types = ", ".join([value.type for value in operands])
        lines[-1] += f" : ({types}) -> {self._result_types(results)}{self._operation_location()}"
        visible += results
        self.ends_registered = False
        return lines

    def _left_side(self, results: list[_Value]) -> str:
        if not results:
            return ""
        count = len(results)
        if count > 1 and self.chance(0.7):
            base = self._name()
            for index, value in enumerate(results):
                value.name = f"{base}#{index}"
            return f"{base}:{count} = "
        for value in results:
            value.name = self._name()
        return ", ".join([value.name for value in results]) + " = "

    def _result_types(self, results: list[_Value]) -> str:
        return f"({', '.join([value.type for value in results])})"

    def _cast(self, visible: list[_Value]) -> list[str]:
        operands = [self.random.choice(visible) for _ in range(self.random.randrange(1, 3))]
        results = [_Value("", self.values.type(1)) for _ in range(self.random.randrange(1, 3))]
        left = self._left_side(results)
        names = ", ".join([value.name for value in operands])
        types = ", ".join([value.type for value in operands])
        visible += results
        to = ", ".join([value.type for value in results])
        attributes = self.random.choice(["", "", " " + self.values.dictionary(1)])
        cast = f"builtin.unrealized_conversion_cast {names} : {types} to {to}{attributes}"
        return [left + cast + self._location()]

    def _nested_module(self, level: int) -> list[str]:
        self.counter += 1
        name = self.random.choice(["", f" @m{self.counter}", f' @"m {self.counter}"'])
        attributes = " attributes " + self._module_attributes() if self.chance(0.3) else ""
        body = self._graph_body(level + 1, [])
        return [f"builtin.module{name}{attributes} {{", *body, "}" + self._location()]
