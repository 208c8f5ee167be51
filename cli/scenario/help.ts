import { FAMILIES } from '#cli/scenario/families'
import { GAME_IDS } from '#engine/games'

const WIDTH = 94
const INDENT = ' '.repeat(12)

/** Words in lines that are not too long, each but the first below the one before. */
function lines(words: readonly string[], indent: string): string {
  const [first = '', ...more] = words
  let line = first
  const done: string[] = []
  for (const word of more) {
    if (indent.length + line.length + word.length < WIDTH) line += ` ${word}`
    else {
      done.push(line)
      line = word
    }
  }
  return [...done, line].join(`\n${indent}`)
}

const STEPS = Object.entries(FAMILIES).map(([family, { steps }]) =>
  lines(`${family}: ${steps.join(', ')}`.split(' '), `${INDENT}  `),
)

export const SCENARIO_HELP = `sabot scenario FILE… [--json]

Plays each file through the engine alone and compares what comes out with the file's "expect".
Exit code 0: all agree; 1: something differs, and what; 2: a file cannot be played, and why.
With --json one JSON document a file goes to standard output.

A scenario is one round, or a few, written down:

  {
    "title": "A ten under a split ace is 21, not blackjack",
    "covers": ["BJ-6", "BJ-7"],
    "game": "ventuno",
    "shoe": "AS 9D AH TC KD QC",
    "players": { "p1": { "balance": 100000 } },
    "steps": [
      { "player": "p1", "do": "sit", "seat": 3 },
      { "player": "p1", "do": "bet", "seat": 3, "bets": { "main": 1000 } },
      { "do": "deal" },
      { "player": "p1", "do": "split", "seat": 3 }
    ],
    "expect": { "players": { "p1": { "net": 2000 } } }
  }

  game      ${lines(GAME_IDS.join(', ').split(' '), INDENT)}
  shoe      the cards in the order they leave the shoe: rank A23456789TJQK, suit SHDC
  players   balances in cents; "golden" for golden chips
  steps     ${STEPS.join(`\n${INDENT}`)}
            the house: deal, timeout, cancel, bonusFault; lines: disconnect, reconnect
  limits    { "main": [500, 100000] }, in cents, by bet ("behind" for bets behind); "unit": 10
  rules     fields of the game's rule record to be changed; shoeRound, bonusSeed as they say
  expect    a part of the result; what is not named is not compared

Other kinds: "roads" (results as in sabot roads), "shoe" as an object (how a shoe is made),
"cutOffers" (who may cut). The folder scenarios/ has a case for every rule.
`
