"""The types of the page, written from the JSON schema: one file for what all games share, one for each game,
and one with the content of a game that has any.

Every definition becomes a type of the same name; in the file of a game its prefix is left out, and what all games
share is called ``shared.View`` and so on.
"""

from __future__ import annotations

import json
import textwrap
from typing import cast

import conjura
from conjura.kernel import GameWithContent
from conjura.server.schema import Schema, prefix_of

SHARED = "src/lib/contract.gen.ts"
WIDEST = 120
_NOTE = "// Written by `make contract` from the types and the content in Python. Not to be edited.\n"


def files(schema: Schema) -> dict[str, str]:
    """What each file holds, by its path in the page's folder."""
    definitions: dict[str, Schema] = schema["$defs"]
    prefixes = {prefix_of(game): game for game in conjura.GAMES}
    by_prefix: dict[str, dict[str, Schema]] = {prefix: {} for prefix in ("", *prefixes)}
    for name, definition in definitions.items():
        prefix = next((one for one in prefixes if name.startswith(one)), "")
        by_prefix[prefix][name] = definition
    written = {SHARED: _NOTE + _Writer("").file(by_prefix[""])}
    for prefix, game in prefixes.items():
        written |= _content(game)
        imported = '\nimport type * as shared from "../../lib/contract.gen";\n'
        written[f"src/games/{game}/contract.gen.ts"] = _NOTE + imported + _Writer(prefix).file(by_prefix[prefix])
    return written


def _content(game: str) -> dict[str, str]:
    """Our own content, so that the page need only fetch that of packs."""
    made = conjura.game(game, players=conjura.game_named(game).default_players)
    if made.content_hash is None:
        return {}
    told = json.dumps(cast("GameWithContent", made).catalogue, indent=1, ensure_ascii=False)
    typed = f'\nimport type {{ Content }} from "./contract.gen";\n\nexport const CONTENT: Content = {told};\n'
    return {f"src/games/{game}/content.gen.ts": _NOTE + typed}


class _Writer:
    """Writes one file; ``prefix`` is left out of the names."""

    def __init__(self, prefix: str) -> None:
        self.prefix = prefix

    def file(self, definitions: dict[str, Schema]) -> str:
        return "".join(f"\n{self._definition(name, one)}" for name, one in definitions.items())

    def _name(self, name: str) -> str:
        if self.prefix and name.startswith(self.prefix):
            return name.removeprefix(self.prefix)
        return f"shared.{name}" if self.prefix else name

    def _definition(self, name: str, schema: Schema) -> str:
        note = _note(schema["description"]) if "description" in schema else ""
        name = self._name(name)
        if "allOf" in schema:
            base, refined = schema["allOf"]
            fields = self._fields(refined["properties"], list(refined["properties"]))
            return f"{note}export interface {name} extends {self._type(base)} {{\n{fields}}}\n"
        if "properties" in schema:
            # No interface: the options of a game must do where any record will.
            return f"{note}export type {name} = {{\n{self._fields(schema['properties'], schema['required'])}}};\n"
        choices = schema.get("enum") or schema.get("oneOf") or schema.get("anyOf")
        line = f"{note}export type {name} = {self._type(schema)};\n"
        if choices is None or len(line) - len(note) <= WIDEST + 1:
            return line
        parts = [json.dumps(one) if "enum" in schema else self._type(one) for one in choices]
        return f"{note}export type {name} =\n" + "\n".join(f"  | {part}" for part in parts) + ";\n"

    def _fields(self, properties: dict[str, Schema], required: list[str]) -> str:
        lines = []
        for name, one in properties.items():
            field, kind = f"  {name}{'' if name in required else '?'}:", self._type(one)
            if len(field) + len(kind) + 2 > WIDEST:  # a long union stands choice by choice
                lines += [f"{field}\n", *(f"    | {part}\n" for part in kind.split(" | "))]
                lines[-1] = lines[-1].replace("\n", ";\n")
            else:
                lines.append(f"{field} {kind};\n")
        return "".join(lines)

    def _type(self, schema: Schema) -> str:
        if "$ref" in schema:
            return self._name(schema["$ref"].removeprefix("#/$defs/"))
        if "enum" in schema:
            return " | ".join(json.dumps(one) for one in schema["enum"])
        if "anyOf" in schema or "oneOf" in schema:
            return " | ".join(self._type(one) for one in schema.get("anyOf") or schema["oneOf"])
        if schema.get("type") == "array":
            items = self._type(schema["items"])
            return f"({items})[]" if " | " in items else f"{items}[]"
        if schema.get("type") == "object":
            names = self._type(schema["propertyNames"]) if "propertyNames" in schema else "string"
            if "additionalProperties" not in schema:
                return "object"
            return f"Record<{names}, {self._type(schema['additionalProperties'])}>"
        return _SIMPLE[schema.get("type")]


def _note(text: str) -> str:
    """A comment for what follows."""
    if len(text) + len("/**  */") <= WIDEST:
        return f"/** {text} */\n"
    return "/**\n" + "".join(f" * {line}\n" for line in textwrap.wrap(text, WIDEST - 3)) + " */\n"


_SIMPLE = {
    None: "unknown",
    "null": "null",
    "boolean": "boolean",
    "integer": "number",
    "number": "number",
    "string": "string",
}
