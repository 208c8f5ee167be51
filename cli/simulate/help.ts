import { GAMES } from '#engine/games'

const games = Object.entries(GAMES).map(([id, { name }]) => `  ${id.padEnd(17)} ${name}`)

export const SIMULATE_HELP = `sabot simulate GAME --rounds N --seed HEX [--json] [--cores N]

Plays N rounds with a unit on every bet, on all cores, and holds what came back against the exact returns.

Games:
${games.join('\n')}

At blackjack one player plays best, by complete enumeration of the cards that may come, and each round is dealt
from a fresh shoe, as the exact figures are. At baccarat shoes are played to the cut card: their last rounds are
only dealt where the earlier ones took few cards, so that Big returns 0.01 % more and Small 0.02 % less than
computed for a fresh shoe, which shows from some 10⁹ rounds on. The rounds are those of the engine, card by card:
the tests play thousands of them both ways.

What you see, bet by bet:
  rounds            in which the bet was open
  observed          what came back for a unit, the stake included. At blackjack a round of the main bet returns
                    1 + net result / first stake: what doubles and splits add is no stake of its own
  ± 99 %            the exact return lies this near to the observed one in 99 runs of 100
  exact             the return as it is computed
  z                 standard errors between the two. Beyond 4 either way, which chance does once in 16,000
                    times, the line is marked; below 10,000 rounds nothing is

Options:
  --rounds N        how many rounds, a whole number
  --seed HEX        1 to 64 hexadecimal digits. The same seed gives the same answer, however many cores
  --cores N         threads to play on; all cores if left out
  --json            print the result as JSON: returns as fractions of the stake, low and high of the 99 % interval
  -h, --help        print this

Exit code: 0, or 1 if a line is marked, or 2 if the command cannot be understood.

Try:
  sabot simulate ventuno --rounds 10000000 --seed 5ab07
  sabot simulate speed-baccarat --rounds 1000000 --seed 1 --json
`
