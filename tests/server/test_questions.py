"""Lines that ask a bot something, in three languages, and lines that do not."""

from __future__ import annotations

import pytest

from conjura.players import Question
from conjura.server.questions import find_question, names_at
from conjura.table import Seat, Start, Table

NAMES = [
    ["Zoe", "Seat 1", "#1"],
    ["Bruno", "Seat 2", "Sitio 2", "Posto 2", "#2"],
    ["Darío", "Dario", "#3"],
    ["Elena"],
]


@pytest.mark.parametrize(
    ("line", "to", "asks", "about"),
    [
        ("Bruno, why did you vote like that?", 1, "why", None),
        ("bruno: why", 1, "why", None),
        ("BRUNO WHY DID YOU NOMINATE ELENA", 1, "why", 3),
        ("@Bruno how come?", 1, "why", None),
        ("Why did you do that, Bruno?", 1, "why", None),
        ("why did you do that bruno?", 1, "why", None),
        ("Bruno, whom do you trust?", 1, "trust", None),
        ("Bruno who do you trust", 1, "trust", None),
        ("Bruno, do you trust Elena?", 1, "trust", 3),
        ("Do you trust Elena, Bruno?", 1, "trust", 3),
        ("Seat 2, who do you suspect?", 1, "suspect", None),
        ("#2: who do you suspect", 1, "suspect", None),
        ("Bruno, whom do you trust, and why?", 1, "trust", None),
        ("Bruno, why do you trust me?", 1, "why", None),
        ("Bruno, what is the plan?", 1, "plan", None),
        ("Bruno what do you need", 1, "need", None),
        ("Bruno, ¿cuál es el plan?", 1, "plan", None),
        ("Bruno, ¿qué necesitas?", 1, "need", None),
        ("Bruno, qual è il piano?", 1, "plan", None),
        ("Bruno, di che cosa hai bisogno?", 1, "need", None),
        ("Bruno, ¿por qué has votado no?", 1, "why", None),
        ("bruno por que", 1, "why", None),
        ("¿Por qué, Bruno?", 1, "why", None),
        ("¿Bruno, en quién confías?", 1, "trust", None),
        ("Darío, ¿confías en Bruno?", 2, "trust", 1),
        ("dario, confias en elena?", 2, "trust", 3),
        ("Sitio 2: ¿de quién sospechas?", 1, "suspect", None),
        ("Bruno, perché hai votato no?", 1, "why", None),
        ("Bruno perche", 1, "why", None),
        ("Perché l’hai fatto, Bruno?", 1, "why", None),
        ("Dario, di chi ti fidi?", 2, "trust", None),
        ("Bruno, ti fidi di Zoe?", 1, "trust", 0),
        ("Posto 2, di chi sospetti?", 1, "suspect", None),
        ("Bruno, sospetti di Elena?", 1, "suspect", 3),
    ],
)
def test_a_line_that_asks_a_bot(line: str, to: int, asks: str, about: int | None) -> None:
    asked = find_question(line, NAMES, [1, 2, 3], by=0)
    assert asked is not None, line
    assert asked.to == to and asked.question == Question(asks, 0, about)


@pytest.mark.parametrize(
    "line",
    [
        "that is why I voted no",
        "That is why I do not trust Bruno",
        "I trust Bruno",
        "I suspect Bruno, and Elena too",
        "Do you trust Bruno?",
        "Why would anybody trust Bruno now?",
        "Bruno is why we lost",
        "Bruno, that is why I voted against you",
        "Bruno, I trust you",
        "Bruno, I need the keys",
        "Bruno, the plan is bad",
        "Bruno, I suspect Elena",
        "Bruno, hello!",
        "Zoe, why did you do that?",
        "Brunoise, why not?",
        "why?",
        "por eso no confío en Bruno",
        "Bruno, voto no porque no me fío de Elena",
        "¿Confías en Bruno?",
        "Non mi fido di Bruno perché mente",
        "Bruno, ho votato no perché ti sospetto",
        "Ti fidi di Bruno?",
        "",
    ],
)
def test_a_line_that_asks_no_bot(line: str) -> None:
    assert find_question(line, NAMES, [1, 2, 3], by=0) is None


def test_seats_go_by_the_names_that_pages_give_them() -> None:
    seats = [Seat("person", "ana", "Ana"), *[Seat("bot", bot="random")] * 3, Seat("bot", name="Zoe", bot="random")]
    table = Table.make("t", "secret-hitler", {"players": 5}, host="ana", name="Ana", seats=seats)
    table.do(Start(), "ana")
    names = names_at(table)
    assert names[0] == {"Ana", "Seat 1", "Asiento 1", "Posto 1", "#1"}
    assert names[1] >= {"Bruno", "Seat 2"}
    assert names[3] == {"Dario", "Seat 4", "Asiento 4", "Posto 4", "#4"}
