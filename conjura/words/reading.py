"""Messages parsed by Fluent, for the catalogue that needs them."""

from __future__ import annotations

from fluent.syntax import FluentParser, ast, visitor


class Unreadable(Exception):
    """The source is no Fluent; says where it begins."""


def parsed(source: str) -> tuple[ast.Resource, list[str]]:
    """What the source holds, and the names of the messages and terms that it quotes."""
    resource = FluentParser().parse(source)
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise Unreadable((entry.content or "").strip()[:60])
    quoted = _Quoted()
    quoted.visit(resource)
    return resource, quoted.names


class _Quoted(visitor.Visitor):
    """Collects the messages and terms that others quote."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - named by the library
        self.names.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802 - named by the library
        self.names.append(f"-{node.id.name}")
        self.generic_visit(node)
