export const VERIFY_HELP = `sabot verify FILE|ROUND-CODE|SHOE-ID [--json] [--save FILE]
Rebuilds a shoe from its revealed seed and plays its rounds again from the log: the commitment, the order of the
cards, the cut card, every hash, every event, every result and every cent must agree. Says what does not.

  ventuno/3                      a shoe: its table and its number
  ventuno-20270103-101500-12     a round, by its code: checks its shoe and reports on the round
  proof.json                     a proof that was saved before; needs no store and no server

  --save FILE    keeps the proof as one JSON document that anybody can check anywhere
  --json         the report as JSON

A shoe can be checked when it is over, because only then is its seed told. Reads the store that the settings name
(DATABASE_URL, SABOT_DATA_FOLDER); an embedded store serves one process at a time: stop the server first.
docs/fairness.md says how all of it is computed.

Exits 0 if everything agrees, 1 if something does not or the shoe is not over, 2 if it could not be looked at.
`
