import { GAME_IDS, GAMES, type GameId } from '#engine/games'
import type { Family } from '#engine/kinds'
import type { BestPlay } from '#math/numbers'
import { returnsOf, solvedOf } from '#math/returns/returns'
import { houseSetup } from '#math/returns/setup'
import type { BetReturn } from '#math/returns/types'

const HEAD = `// Written by tools/charts.mjs from the numbers of the games' rule records: do not change it by hand.
import type { Figures } from '#web/help/figures-type'

`

/** The client's data of a family's returns and best play, as the text of its file: the client holds no mathematics. */
export function helpFigures(family: Family): string {
  const games = GAME_IDS.filter((id) => GAMES[id].family === family)
  return `${HEAD}export const FIGURES: Figures<'${family}'> = {\n${games.map(gameText).join('')}}\n`
}

function gameText(id: GameId): string {
  const setup = houseSetup(id)
  const solved = solvedOf(setup)
  const returns = returnsOf(setup, { solved })
  const bestPlay = solved.bestPlay()
  const play = bestPlay === null ? 'null,' : bestPlayText(bestPlay)
  return `  ${keyText(id)}: {\n    returns: {\n${[...returns].map(returnText).join('')}    },\n    bestPlay: ${play}\n  },\n`
}

function keyText(id: string): string {
  return id.includes('-') ? `'${id}'` : id
}

/** A millionth is more than anybody reads. */
function returnText([bet, { rtp, documented, designed }]: readonly [string, BetReturn]): string {
  const set = designed === undefined ? '' : `, designed: ${designed}`
  return `      ${bet}: { rtp: ${rtp.toFixed(6)}, documented: ${documented}${set} },\n`
}

function bestPlayText({ chart, onToken, insurance, evenMoney }: BestPlay): string {
  const token =
    onToken === null
      ? '      onToken: null,\n'
      : `      onToken: {\n${rowsText('  hard', onToken.hard)}${rowsText('  soft', onToken.soft)}      },\n`
  return `{
${rowsText('hard', chart.hard)}${rowsText('soft', chart.soft)}${rowsText('pairs', chart.pairs)}${token}      insures: ${insurance.length > 0},
      evenMoneyAgainst: [${evenMoney.map((up) => `'${up}'`).join(', ')}],
    },`
}

/** `name` may be indented further. */
function rowsText(name: string, rows: BestPlay['chart']['hard']): string {
  const edge = ' '.repeat(6 + name.length - name.trimStart().length)
  const lines = rows.map(({ hand, plays }) => `${edge}  '${hand} ${plays.join(' ')}',\n`)
  return `${edge}${name.trimStart()}: [\n${lines.join('')}${edge}],\n`
}
