"""How people play: every number that the beliefs and the human-like bots rest on.

Counts are "times it was done/times it could be done", measured on 482 games of seven experienced players of a public
site (2023 to 2025). Where a row has several, the heading says what they stand for. R is a fascist tile, B a liberal
one; F and L are the fascist and liberal policies in force, and "the zone" is where a chancellor Hitler wins. Rows are
given in the order of the roles: liberal, fascist, Hitler. What was fitted or chosen instead of counted says so.
``habits.py`` turns all of this into chances.
"""

from __future__ import annotations

from typing import Final

# The president lays a liberal tile away, by role and hand (RRB, RBB).
BURIES: Final = (
    (  # liberal
        ("14/970", "95/385"),
        (("0/230 1/300 0/235 5/110 8/57 0/38"), ("18/111 33/112 15/88 19/36 9/23 1/15")),  # by F = 0 to 5
        (("1/199 5/206 3/199 5/215 0/151"), ("27/112 25/102 30/93 13/51 0/27")),  # by L = 0 to 4
        (("11/552 3/314 0/104"), ("52/198 29/134 14/53")),  # by the chancellor's role
    ),
    (  # fascist
        ("261/381", "102/183"),
        (("79/148 72/99 68/90 15/16 17/18 10/10"), ("39/63 39/64 11/31 9/15 3/6 1/4")),
        (("57/100 53/92 59/90 47/51 45/48"), ("23/53 34/55 28/46 11/21 6/8")),
        (("231/284 17/46 13/51"), ("66/135 21/25 15/23")),
    ),
    (  # Hitler
        ("119/210", "52/95"),
        (("23/68 39/67 17/32 19/22 14/14 7/7"), ("7/22 22/33 6/18 10/14 4/4 3/4")),
        (("27/57 11/47 12/28 39/47 30/31"), ("13/34 9/17 15/23 11/17 4/4")),
        (("84/146 35/64 0/0"), ("40/70 12/25 0/0")),
    ),
)

# The chancellor with RB enacts B.
ENACTS_LIBERAL: Final = (
    (  # liberal
        "813/814",
        "213/213 256/256 174/174 95/96 44/44 31/31",  # by F = 0 to 5
        "182/182 187/187 180/181 149/149 115/115",  # by L = 0 to 4
        "592/593 119/119 102/102",  # by the president's role
    ),
    (  # fascist
        "233/431",
        "66/125 88/126 32/95 30/51 17/22 0/12",
        "58/97 71/106 59/97 45/86 0/45",
        "175/340 28/50 30/41",
    ),
    (  # Hitler, who is never chancellor in the zone for long
        "109/171",
        "47/70 44/66 18/35 0/0 0/0 0/0",
        "36/55 38/51 25/38 10/22 0/5",
        "71/118 38/53 0/0",
    ),
)
# F and L grow together, so each of the two counts for a part only (chosen).
STAGE_SHARE: Final = 0.7

# What the president says to have drawn: RRR, RRB, RBB, BBB, nothing. By liberal tiles drawn, liberal tiles passed and
# whether B was laid.
SAYS_DRAWN: Final = {
    (0, 0, False): ("490 21 2 7 18", "125 55 5 3 2", "111 23 3 0 3"),
    (1, 0, False): ("1 6 0 0 3", "149 94 3 0 5", "70 31 3 1 7"),
    (1, 1, False): ("16 158 6 1 3", "15 4 0 0 0", "3 4 0 0 0"),
    (1, 1, True): ("6 614 10 4 19", "0 85 14 1 1", "0 72 7 1 3"),
    (2, 1, False): ("0 2 14 0 0", "15 0 1 0 1", "1 3 0 0 0"),
    (2, 1, True): ("0 25 51 0 2", "1 63 11 1 3", "0 34 7 0 3"),
    (2, 2, True): ("0 4 253 1 5", "0 2 73 4 0", "0 1 37 2 1"),
    (3, 2, True): ("0 4 23 19 1", "0 0 12 3 1", "0 2 5 5 0"),
}
# A fascist president whose government laid R puts it on the chancellor (says that B was drawn) so much more often than
# usual, by the chancellor's role: from how often the two contradict each other (113/282, 12/55, 8/45).
PUTS_IT_ON: Final[tuple[float, ...]] = (1.15, 0.63, 0.51)
# What the chancellor says to have received: RR, RB, BB, nothing. By liberal tiles received and whether B was laid.
SAYS_RECEIVED: Final = {
    (0, False): ("615 30 13 163", "228 14 6 47", "105 4 2 14"),
    (1, False): ("0 1 0 0", "155 7 2 21", "52 0 0 9"),
    (1, True): ("8 593 12 83", "3 201 9 20", "1 96 1 11"),
    (2, True): ("6 20 213 29", "5 9 115 8", "1 4 47 1"),
}
# What the president says of the party seen: liberal, fascist, nothing. By the party: liberal, fascist.
SAYS_PARTY: Final = (
    ("107 1 6", "0 79 1"),
    ("45 54 4", "42 4 3"),
    ("23 35 2", "25 1 0"),
)
# Chosen, since the source has no peeks: how often whoever speaks of a peek tells the truth.
TRUE_PEEK: Final[tuple[float, ...]] = (0.93, 0.6, 0.65)

# The chancellor asks for a veto, with RR, RB, BB; the president agrees to it.
ASKS_VETO: Final = ("26/27 0/31 0/15", "2/6 0/12 1/4", "2/6 0/12 1/4")  # Hitler's: as a fascist's (chosen)
AGREES: Final = ("13/13 0/1 0/1", "0/10 0/2 1/2", "0/5 0/2 1/2")  # RB and BB: hardly any cases (chosen)

# Ballots. Ja by the worst record in the government, for voters who are no part of it: no record, laid liberal, laid
# fascist, conflict or accused. First before the zone, then in it.
JA_OUTSIDE: Final = (
    ("3807/7774 1705/2273 331/1402 407/1572", "323/794 202/334 378/1238 822/2764"),
    ("1990/3996 952/1260 185/686 203/774", "203/467 126/217 265/685 487/1519"),
    ("1012/1995 476/607 93/362 102/394", "83/210 59/102 111/366 215/764"),
)
# Ja of the candidate for president and of the nominee: before the zone, in it.
JA_PRESIDENT: Final = ("2435/2652 776/1215", "1182/1313 319/527", "582/654 179/317")
JA_CHANCELLOR: Final = ("1919/2803 572/1296", "883/1209 231/463", "422/607 197/300")
# Ja by the tracker (0, 1, 2): before the zone, then in it.
JA_TRACKER: Final = (
    ("5537/10552 2169/4916 2898/3008", "1907/3951 614/2084 552/1606"),
    ("2837/5276 1107/2458 1451/1504", "1023/1988 312/1058 296/832"),
    ("1430/2638 529/1229 728/752", "535/1055 171/568 138/436"),
)
# In the zone, a fascist who is no part of the government: ja by the nominee's role.
JA_FOR_ROLE: Final = "622/2060 170/377 289/451"

# Nomination: an eligible seat of this role (liberal, fascist, Hitler) and record (none, laid liberal, laid fascist,
# conflict or accused) is the one nominated. Before the zone, then in it. Hitler knows nobody's role: by record alone.
NOMINATED: Final = (
    (
        ("721/3375 563/1205 49/549 70/602", "517/2264 208/611 48/597 61/517", "241/1114 139/336 13/249 22/246"),
        ("145/549 216/486 137/557 241/955", "79/356 45/175 65/489 109/828", "44/227 30/91 42/264 62/469"),
    ),
    (
        ("518/2271 336/796 32/345 70/367", "101/557 43/137 10/146 11/131", "96/553 68/165 15/129 13/125"),
        ("60/313 122/314 52/326 107/510", "11/76 10/35 13/105 30/184", "33/98 8/33 32/105 49/211"),
    ),
    (
        ("370/1721 213/525 25/297 46/324", "370/1721 213/525 25/297 46/324", "0/0 0/0 0/0 0/0"),
        ("63/296 85/244 62/327 107/506", "63/296 85/244 62/327 107/506", "0/0 0/0 0/0 0/0"),
    ),
)
# So many seats further round a table of seven sits the nominee (1 to 6), all roles together: 791, 805, 1832, 1828, 382
# and 297 of 5,935 nominations. Who governed last cannot be named and sits near by, so that the draw of a place is:
NOMINATED_PLACE: Final = (750, 800, 1590, 2060, 395, 430)

# Powers: how much likelier than by chance the president picks somebody of this role (liberal, fascist, Hitler), and of
# this record (none, laid liberal, laid fascist, conflict or accused; computed from the shares of those picked and of
# those who could have been).
INVESTIGATED_ROLE: Final[tuple[tuple[float, ...], ...]] = ((1.18, 0.82, 0.82), (1.02, 0.97, 0.97), (1.05, 0.91, 0.91))
INVESTIGATED_RECORD: Final[tuple[float, ...]] = (0.9, 1.6, 0.6, 0.6)
SPECIAL_ROLE: Final[tuple[tuple[float, ...], ...]] = ((1.22, 0.63, 1.10), (1.12, 0.58, 0.95), (1.29, 0.43, 0.43))
SPECIAL_RECORD: Final[tuple[float, ...]] = (1.7, 1.7, 0.35, 0.35)
EXECUTED_ROLE: Final[tuple[tuple[float, ...], ...]] = ((0.62, 1.30, 1.53), (1.0, 0.0, 0.0), (1.43, 0.15, 0.0))
EXECUTED_RECORD: Final[tuple[tuple[float, ...], ...]] = (
    (1.0, 0.5, 0.9, 1.5),
    (1.0, 1.4, 0.8, 0.9),
    (1.0, 1.4, 1.1, 0.7),
)

# How much a kind of act counts against what its chances say by themselves: acts of one game are not independent, and
# every player has their own way. Fitted on other games of the same source.
WEIGHT_NOMINATION: Final = 0.1
WEIGHT_VOTE: Final = 0.1
WEIGHT_SESSION: Final = 0.67
WEIGHT_INVESTIGATION: Final = 0.71
WEIGHT_SPECIAL: Final = 0.03
WEIGHT_EXECUTION: Final = 1.11
BLUR: Final = 0.02  # of every chance is kept for "anything can happen", shared equally by what could be chosen
SMOOTHING: Final = 4.0  # cases as in the row above a count that are added to it

# The liberals' chance to win with so many liberal (rows, 0 to 4) and fascist (columns, 0 to 5) policies in force.
LIBERALS_WIN: Final[tuple[tuple[float, ...], ...]] = (
    (0.49, 0.45, 0.37, 0.26, 0.20, 0.03),
    (0.52, 0.48, 0.41, 0.30, 0.25, 0.05),
    (0.57, 0.52, 0.45, 0.36, 0.32, 0.12),
    (0.66, 0.60, 0.50, 0.43, 0.40, 0.29),
    (0.82, 0.77, 0.69, 0.61, 0.57, 0.43),
)

# The same where two of three seats nominate and vote at random, counted over 800 games of the published mix (random,
# selfish and sharp seats by lot, 7 players); where few cases were seen, drawn towards the neighbours.
LIBERALS_WIN_AT_RANDOM: Final[tuple[tuple[float, ...], ...]] = (
    (0.31, 0.26, 0.19, 0.14, 0.09, 0.01),
    (0.39, 0.33, 0.26, 0.17, 0.13, 0.04),
    (0.51, 0.41, 0.34, 0.25, 0.17, 0.09),
    (0.68, 0.56, 0.46, 0.38, 0.28, 0.15),
    (0.85, 0.80, 0.72, 0.62, 0.51, 0.37),
)
RANDOM_SEATS: Final = 2.0 / 3.0  # so many of them there

# What a power is worth to the side of the president who gets it, in chances to win (chosen).
POWER_WORTH: Final = {"none": 0.0, "peek": 0.01, "investigate": 0.02, "special-election": 0.02, "execution": 0.05}
RANDOM_SHOT: Final = 0.08  # what an execution is worth to the liberals if anybody is shot at random (chosen)

# A ballot: what speaks for ja, fitted to people by logistic regression over beliefs. "gain" is ten times the chance to
# win that the government is worth more than a failure; chances of being fascist count from .45 on. The tracker, the
# records, places and stages were then moved until tables of such players vote ja as often as people do in each of them
# (``benchmarks/secret_hitler_likeness.py``).
BALLOT: Final = {
    "usual": -0.10,
    "zone": 0.03,
    "tracker 1": -0.16,
    "tracker 2": 3.30,
    "tracker 1, zone": -0.72,
    "tracker 2, zone": -3.90,
    "president, zone": -0.86,
    "chancellor": 0.35,
    "chancellor, zone": -0.70,
    "Hitler chancellor himself, zone": 1.00,
    "gain": 2.84,
    "gain, zone": -2.16,
    "president fascist": -4.90,
    "chancellor fascist": -1.72,
    "president fascist, zone": 0.53,
    "chancellor fascist, zone": 0.56,
    "chancellor Hitler, zone": 1.07,
    "president laid liberal": 0.62,
    "president laid fascist": -0.57,
    "president in conflict": -0.66,
    "chancellor laid liberal": -0.18,
    "chancellor laid fascist": -0.27,
    "chancellor in conflict": -0.18,
    # By the worst record in the government
    "both laid liberal": 1.10,
    "worst laid fascist": -0.80,
    "worst in conflict": -0.18,
    "both laid liberal, zone": -1.00,
    "worst laid fascist, zone": 1.23,
    "worst in conflict, zone": 0.68,
    "four liberal policies": -0.32,
    "five fascist policies": 0.22,
    "no fascist policy": 0.36,
    "first election": 1.02,
    "cleared, zone": 0.42,
    # Fascists alone
    "Hitler chancellor, zone": 1.75,
    "teammate chancellor, zone": 0.60,
    "teammate president, zone": 0.55,
    "two liberals, four liberal policies": -0.50,
}
STANDS_BY_IT: Final[tuple[float, ...]] = (1.71, 2.8, 2.65)  # the same for one's own nominee, by role

# The same for nominations by steady players: how much more a record draws them (none, laid liberal, laid fascist,
# conflict or accused) than it would by the counts alone, before the zone and in it.
NOMINEE_RECORD: Final[tuple[tuple[float, ...], ...]] = ((1.0, 1.3, 0.65, 0.8), (0.85, 1.2, 0.9, 0.9))
# And for executions, which go by beliefs otherwise.
SHOT_RECORD: Final[tuple[float, ...]] = (4.0, 1.2, 0.45, 1.0)

# Choosing a seat: how much a suspicion takes away from the habits above (as exponents), and from a liberal's where the
# next fascist policy is the last; how much likelier a fascist names the team then; how much likelier the chancellor of
# the session is investigated (42 to 54 % of all targets); for an execution what hitting a fascist gains and a liberal
# costs, in chances to win, the fascist team's liking for victims whom all trust and how much Hitler, who does not know
# them, spares those who seem to be his, and how much chance is left in it. All chosen, so that tables of such players
# come near to people's.
PICKING: Final = {
    "nominee suspicion": 2.5,
    "nominee suspicion, last policy": 5.0,
    "nominee of the team, last policy": 2.5,
    "called suspicion": 2.0,
    "session's chancellor": 4.0,
    "shot fascist": 0.12,
    "shot liberal": 0.10,
    "shot trusted": 0.3,
    "shot friend": 2.0,
    "shot spread": 0.1,
}
# Tables of another size than seven, for which nothing was counted: moved until tables of steady players come near to
# what liberals win on the largest public site (46 % with 5 players, 57 % with 6, 54 % with 8, 42 % with 9, 46 % with
# 10; with 7 by a little, so that Hitler is elected nearly as often as among people). boldness: how much more of the
# fascist team's tiles are fascist (added to the log-odds); conspiracy: how many times more the team's own interest
# counts in the zone; insight: how much of their suspicions people act upon.
SIZES: Final[dict[int, dict[str, float]]] = {
    5: {"boldness": 1.3, "conspiracy": 1.9, "insight": 0.45},
    6: {"boldness": 1.25, "conspiracy": 1.95, "insight": 0.37},
    7: {"boldness": 0.0, "conspiracy": 1.05, "insight": 1.0},
    8: {"boldness": 0.2, "conspiracy": 1.2, "insight": 0.9},
    9: {"boldness": 0.35, "conspiracy": 1.5, "insight": 0.9},
    10: {"boldness": 0.8, "conspiracy": 1.8, "insight": 0.7},
}
# From these log-odds on the ballots of all others are taken for credulous rather than people's, and how surely the
# credulous do as foreseen (both chosen: who votes as the tables above say, is taken so in less than one of 100 games).
CREDULOUS: Final = 5.0
CREDULOUS_ARE_SURE: Final = 0.95
RARELY_SAID: Final = 0.03  # what fewer people than this say in its place is not said

# Styles that a sharp player tells apart (``styles.py``), all chosen: like people, like the simple bot, selfish,
# careless, like itself. What is expected before anything was seen, and as how many seats that counts beside what the
# others at the table seem to play; and how likely each says what it held, within the round. Of the careless, that is
# how often those speak who speak at all; half of them are as silent as the selfish.
STYLES: Final[tuple[float, ...]] = (0.28, 0.10, 0.12, 0.12, 0.38)
STRANGERS: Final = 1.0
SPEAKS: Final[tuple[float, ...]] = (0.92, 0.99, 0.02, 0.5, 0.97)
# What speaks for ja in a sharp liberal, as far as others can tell who leave ballots and nominations aside: fitted to
# 8,200 ballots of sharp liberals at tables of seven, among themselves, with selfish and random players, and against
# steady fascists. Chances count from what they are on the mean of those alive; "usual" is for whoever is not nominated.
SHARP_BALLOT: Final = {
    "usual": -0.7,
    "usual, zone": -1.9,
    "tracker 1": 0.5,
    "tracker 2": 1.9,
    "stands next": -1.8,
    "stands after that": -0.8,
    "next fascist": 2.3,
    "own looks": -1.4,
    "president fascist": -7.5,
    "chancellor fascist": -2.8,
    "chancellor Hitler, zone": -8.0,
    "chancellor": 0.9,
    "chancellor, zone": 2.0,
    "chancellor, tracker 2": 1.9,
}
# Where nobody looks: how often a sharp fascist votes ja, by friends in the government (none, one, two), and Hitler, who
# knows nobody; before the zone and in it. Counted over 250 games with selfish and random players.
SHARP_UNWATCHED_JA: Final[tuple[tuple[float, ...], ...]] = ((0.15, 0.56, 0.72), (0.05, 0.15, 0.3))
SHARP_UNWATCHED_HITLER_JA: Final[tuple[float, ...]] = (0.28, 0.09)
# What is to be expected of a government whose styles are asked for: 0 to 3 liberal tiles drawn from a full deck, 0 to 2
# of them passed on, and how often a chancellor enacts the liberal one of two (chosen, for tables of all styles).
USUAL_DRAW: Final[tuple[float, ...]] = (0.243, 0.485, 0.243, 0.029)
USUAL_PASSED: Final[tuple[float, ...]] = (0.41, 0.42, 0.17)
USUAL_CHANCELLOR: Final = 0.65
SIMPLE_TRUST: Final = 1.1  # a simple player accepts people up to this suspicion

# The sharp player, chosen by measuring: how small a gain in chances to win decides; how much a fascist's own interest
# counts beside how it looks, among the credulous; how small a gain decides for whoever plays a liberal, since whoever
# does all that can be foreseen of one is told by it (liberals have reasons of their own: see
# ``benchmarks/secret_hitler_known.py``); how much more than that liberal a fascist leans to a ballot and a nomination
# for Hitler in the zone (added to the log-odds, so that neither it nor its absence tells more than that); how much more
# of its tiles are fascist than people's (added to the log-odds too); how often a liberal tile is laid away though
# Hitler is chancellor, before the zone; whom an investigation tells most about. Where more than such a share of the
# others plays at random, a fascist minds its looks less; from such a share of the rest on it lays fascist policies
# whenever it can.
SHARP: Final = {
    "spread": 0.005,
    "own interest": 0.6,
    "spread of a mask": 0.015,
    "for Hitler": 0.5,
    "boldness": 1.6,
    "dims Hitler": 0.1,
    "worth asking": 0.48,
    "careless from": 0.25,
    "nobody looks": 0.3,
}

# The novice, chosen: the suspicion up to which it goes along, how much Hitler and chaos frighten it, and how much
# chance is in what it does.
NOVICE: Final = {"trust": 0.50, "fear of Hitler": 0.8, "fear of chaos": 0.25, "spread": 0.08}
