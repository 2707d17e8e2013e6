"""Messages of generated checks: summaries of constraints, in which `{{...}}` contains streamed C++.

    "value {{$_self}} is odd"      gives      value " << x << " is odd

The result has no quotes around it.
"""

from __future__ import annotations

from mlirkit.ods.emit.cpp.escaped import escaped
from mlirkit.ods.emit.cpp.format_string import FormatContext, tgfmt


def streamed_message(message: str, context: FormatContext, closes_call: bool = False) -> str:
    """The message; with `closes_call`, it is the argument of a call that is closed before streaming."""
    text = escaped(message)
    literal, _, rest = text.partition("{{")
    if not rest:
        return text
    parts = [literal, '")' if closes_call else '"']
    while rest:
        expression, _, rest = rest.partition("}}")
        parts.append(f" << {tgfmt(expression, context)}")
        if not rest:
            break
        literal, _, rest = rest.partition("{{")
        # The caller closes the call with the last literal.
        opening = ' << ("' if not rest and closes_call else ' << "'
        parts.append(opening + literal)
    return "".join(parts)
