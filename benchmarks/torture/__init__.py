"""Real servers, people, bots and everything that can go wrong between them, for as long as one likes.

    make torture MINUTES=20
    python -m benchmarks.torture --minutes 20 --tables 40 --seed 7

One site on SQLite and one on PostgreSQL with two server processes, side by side. At dozens of tables of both games
people play over sockets and over HTTP, look on, talk, go away and come back, through a line that delays, cuts, closes
half and doubles what is sent; servers are killed, frozen and stopped, their bots killed, databases stopped and locked,
the disk filled, the clock set. Faults come in rounds; after each round every table has to move on.

``proxy`` is the bad line, ``site`` what is run and how it is hurt, ``faults`` says when, ``players`` sit at the tables,
``checks`` are what has to hold. Whatever does not hold is printed, and the exit code is 1.
"""
