import { GAME_IDS, GAMES } from '#engine/games'
import { NUMBERS } from '#math/families'

const UNDECIDED = GAME_IDS.filter((id) => !NUMBERS[GAMES[id].family].decides).join(', ')

export const RTP_HELP = `sabot rtp [GAME] [--json] [--counts] [--rules KEY=VALUE…] [--shoe DECKS] [--unseen AS=7…]
sabot rtp [GAME] --strategy [--json] [--rules KEY=VALUE…] [--shoe DECKS]
sabot rtp [GAME] --report FILE.html

What every bet of every game returns, computed from its rules, beside what its rulebook prints.

Games: ${GAME_IDS.join(', ')}; without one, all of them.

What you see, bet by bet:
  return        what comes back for a unit staked, the stake included; at blackjack's main bet
                1 + net result / first stake, played as well as can be
  house edge    what does not
  hit           how often it wins; a push is no win
  deviation     of what comes back for a unit (standard deviation)
  rulebook      the printed return; ✓ the same to the hundredth of a per cent, ✗ not

Trying other rules:
  --rules KEY=VALUE   changes a rule and shows the return before, after and the difference; give it
                      several times or with commas. Values: true, false, a number, odds (6:5), a
                      name, a list (freeDoubles=10,11). A wrong key lists all keys
  --shoe DECKS        the same as --rules decks=DECKS
  --unseen AS=7,KD=0  the next round with so many of these cards left, of all others as many as in a
                      fresh shoe; where nobody decides anything: ${UNDECIDED}

Other questions:
  --strategy          best play as charts, with the hands that are better played otherwise
  --counts            at the same games: in how many orders of the next cards each bet wins, pushes, loses
  --report FILE.html  everything as one page to print or file: assumptions, returns, charts, plots
  --json              print the answer as JSON
  -h, --help          print this

Exit code: 0, or 2 if the command cannot be understood.

Try:
  sabot rtp speed-baccarat
  sabot rtp ventuno --rules blackjackPays=6:5 --rules hitsSoft17=true
  sabot rtp free-bet --strategy
  sabot rtp mini-baccarat --unseen "AS=0,AH=0" --counts
`
