export const ROADS_HELP = `sabot roads "RESULTS" [--json]

Draws the five scorecards of a baccarat shoe from its results, oldest first.

A result is one word:
  P, B or T         who won: Player, Banker, or a tie
  then a digit      the winning total, if you know it
  then p and/or b   a player's pair, a banker's pair

  B                 Banker won
  B6b               Banker won with 6, the banker's first two cards a pair
  Ppb               Player won, both sides had a pair

What you see:
  Bead Plate        every round, ties too, six to a column, read downwards
  Big Road          a side that wins again goes down, another winner starts a new column;
                    a run with no room below turns right: a dragon. A tie is a - on the latest
                    win, with a count from two on
  Big Eye Boy  ○    these three compare the Big Road's columns with the ones 1, 2 and 3 before:
  Small Road   ●    red says the shoe repeats itself, blue that it does not. They say nothing
  Cockroach    /    about Player or Banker. Without colours r is red and b is blue
  If the next win is
                    the symbols that a win of either side would bring
  Streak            who won last, and how often in a row; ties do not break it
  Good roads        well-known patterns that the shoe shows now

Options:
  --json            print the same as JSON: cells with col and row counted from 0
  -h, --help        print this

Try:
  sabot roads "B B B B P T P B6b P"
  sabot roads B P B P --json
`
