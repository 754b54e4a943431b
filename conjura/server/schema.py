"""``conjura schema``: everything that crosses between the server and a page or program, as one JSON schema.

It is read off the types themselves: the ``contract.py`` of the kernel, the table and each game, and the messages of the
server. Types of a game have its name before their own (``SecretHitlerEvent``). From the schema ``typescript.py`` writes
the types of the page. The order is fixed, so that the same types always give the same file.
"""

from __future__ import annotations

import json
import types
from collections.abc import Callable
from importlib import import_module
from typing import (
    Annotated,
    Any,
    ClassVar,
    ForwardRef,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import msgspec

import conjura
from conjura.kernel import contract as kernel_contract
from conjura.server import messages
from conjura.table import COMMANDS
from conjura.table import contract as table_contract

Schema = dict[str, Any]

# What one can be sent, and what one can ask for; all that these are made of follows.
SENT = (
    table_contract.View,
    table_contract.Replay,
    table_contract.Text,
    table_contract.Hint,
    table_contract.Outlook,
    table_contract.WishOffers,
    messages.ServerMessage,
    messages.Me,
    messages.Account,
    messages.RecoveryKey,
    messages.SignInCode,
    messages.SignedOut,
    messages.MyData,
    messages.Deleted,
    messages.Alive,
    messages.Health,
    messages.Reach,
    messages.Games,
    messages.Tables,
    messages.Done,
    messages.Notes,
    messages.Relations,
    messages.Reported,
    messages.Announcements,
    messages.Failure,
    kernel_contract.Told,
)
ASKED = (messages.MakeTable, messages.Named, messages.Relate, messages.Report)
OF_A_GAME = ("Options", "Position", "Observation", "Event", "Content", "Outlook")

# The properties by which the types of a union are told apart.
_TAGS = ("kind", "type")


def schema() -> Schema:
    """The whole of it, as one document of JSON schema."""
    reader = _Reader()
    reader.know("", kernel_contract, table_contract, messages)
    for kind in SENT:
        reader.read(kind)
    reader.asked = True
    for asked in ASKED:
        reader.read(asked)
    reader.definitions |= _words(reader)
    reader.asked = False
    for name, (package, _) in conjura.GAMES.items():
        contract = import_module(f"{package}.contract")
        prefix = prefix_of(name)
        reader.know(prefix, contract)
        for root in OF_A_GAME:
            if hasattr(contract, root):
                reader.read(getattr(contract, root))
        reader.definitions |= _refined(prefix)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Conjura",
        "description": "What the server of Conjura sends. docs/api.md tells when.",
        "$defs": dict(sorted(reader.definitions.items())),
    }


def dumps() -> str:
    return json.dumps(schema(), indent=1, ensure_ascii=False) + "\n"


def prefix_of(game: str) -> str:
    """What stands before the names of the types of a game: ``SecretHitler``."""
    return "".join(word.title() for word in game.split("-"))


def _words(reader: _Reader) -> dict[str, Schema]:
    """What can be said over the socket: the words of the table, each with an id of the client's own."""
    said: dict[str, Schema] = {}
    words = {word: kind for word, kind in COMMANDS.items() if kind.over_the_wire}
    beside = {
        "hello": messages.Hello,
        "shown": messages.Shown,
        "discuss": messages.Discuss,
        "ping": messages.Ping,
    }
    for word, kind in {**beside, **words}.items():
        fields = reader.fields(kind)
        properties = {"type": {"enum": [word]}, "id": {"type": "string"}, **fields["properties"]}
        name = "".join(part.title() for part in word.split("-"))
        said[f"{name}Message"] = {**fields, "properties": properties, "required": ["type", *fields["required"]]}
    union = {"oneOf": [_ref(name) for name in said], "discriminator": {"propertyName": "type"}}
    return {**said, "ClientMessage": union}


def _refined(prefix: str) -> dict[str, Schema]:
    """The views of a game: those of any table, with the options, events and observations that are its own."""
    events = {"type": "array", "items": _ref(f"{prefix}Event")}
    position = _ref(f"{prefix}Position")

    def refine(base: str, **properties: Schema) -> Schema:
        return {"allOf": [_ref(base), {"properties": properties}]}

    return {
        f"{prefix}View": refine(
            "View", table=_ref(f"{prefix}TableInfo"), events=events, observation={"anyOf": [position, {"type": "null"}]}
        ),
        f"{prefix}TableInfo": refine("TableInfo", options=_ref(f"{prefix}Options")),
        f"{prefix}ReplayStep": refine("ReplayStep", events=events, observation=position),
    }


def _ref(name: str) -> Schema:
    return {"$ref": f"#/$defs/{name}"}


class _Reader:
    """Reads types into schemas. Classes, and unions and choices that a module gives a name, become definitions."""

    def __init__(self) -> None:
        self.definitions: dict[str, Schema] = {}
        self.asked = False  # whoever asks may leave out what has a default; whoever answers does not
        self._names: dict[Any, str] = {}
        self._prefixes: dict[str, str] = {}  # by module

    def know(self, prefix: str, *modules: types.ModuleType) -> None:
        """Take note of the names that these modules give."""
        for module in modules:
            self._prefixes[module.__name__] = prefix
            for name, value in vars(module).items():
                if get_origin(value) in (Literal, Union, types.UnionType) and name[0].isupper():
                    self._names.setdefault(value, prefix + name)

    def read(self, kind: Any) -> Schema:
        if isinstance(kind, ForwardRef):
            raise TypeError(f"{kind} is not known where it is used")
        if is_typeddict(kind) or (isinstance(kind, type) and issubclass(kind, msgspec.Struct)):
            return self._define(self._prefixes[kind.__module__] + kind.__name__, kind, self.fields)
        if kind in self._names:
            return self._define(self._names[kind], kind, self._plain)
        return self._plain(kind)

    def _define(self, name: str, kind: Any, read: Callable[[Any], Schema]) -> Schema:
        if name not in self.definitions:
            self.definitions[name] = {}  # so that a type may hold itself
            self.definitions[name] = read(kind)
        return _ref(name)

    def fields(self, kind: Any) -> Schema:
        """The schema of a class: a property for each of its fields."""
        hints = get_type_hints(kind, include_extras=True)
        optional = set()
        if not is_typeddict(kind) and (self.asked or kind.__struct_config__.omit_defaults):
            optional = {field.name for field in msgspec.structs.fields(kind) if not field.required}
        properties: dict[str, Schema] = {}
        for name, hint in hints.items():
            if get_origin(hint) is ClassVar:
                continue
            if get_origin(hint) is NotRequired:
                optional.add(name)
                (hint,) = get_args(hint)
            properties[name] = self.read(hint)
        described = {"description": _description(kind)} if _has_own_words(kind) else {}
        required = [name for name in properties if name not in optional]
        return {**described, "type": "object", "properties": properties, "required": required}

    def _plain(self, kind: Any) -> Schema:
        origin, arguments = get_origin(kind), get_args(kind)
        if origin is Literal:
            return {"enum": list(arguments)}
        if origin in (Union, types.UnionType):
            return self._union(arguments)
        if origin is list:
            return {"type": "array", "items": self.read(arguments[0])}
        if origin is dict:
            names = {} if arguments[0] is str else {"propertyNames": self.read(arguments[0])}
            return {"type": "object", **names, "additionalProperties": self.read(arguments[1])}
        if origin is Annotated:
            return self.read(arguments[0])
        return dict(_SIMPLE[kind])

    def _union(self, kinds: tuple[Any, ...]) -> Schema:
        schemas = [self.read(kind) for kind in kinds if kind is not msgspec.UnsetType]
        for tag in _TAGS:
            if all(is_typeddict(kind) and tag in get_type_hints(kind) for kind in kinds):
                return {"oneOf": schemas, "discriminator": {"propertyName": tag}}
        return {"anyOf": schemas}


_SIMPLE: dict[Any, Schema] = {
    Any: {},
    type(None): {"type": "null"},
    bool: {"type": "boolean"},
    int: {"type": "integer"},
    float: {"type": "number"},
    str: {"type": "string"},
}


def _description(kind: Any) -> str:
    return " ".join(kind.__doc__.split()).replace("``", "`")


def _has_own_words(kind: Any) -> bool:
    """A class without a docstring has that of ``dict``, or none."""
    return kind.__doc__ not in (None, "", dict.__doc__, msgspec.Struct.__doc__)
