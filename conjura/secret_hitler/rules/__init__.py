"""The rules of Secret Hitler, a module for each chapter of the rulebook.

setup, election, legislature, powers, veto and victory hold the chapters; claims holds the table talk. ``asked`` says
what the game waits for and what a seat can do, ``dispatch`` hands an action to its rule, ``refusals`` says why not.
"""
