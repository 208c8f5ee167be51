import { advice } from '#cli/bots/blackjack/charts'
import type { SightOf } from '#cli/bots/family'
import { pointsOf } from '#engine/blackjack/hand'
import { lineIndex, stakeOf } from '#engine/blackjack/lines'
import type { Line, State } from '#engine/blackjack/types'
import { valueName } from '#math/blackjack/strategy/chart'
import type { Strategy } from '#math/blackjack/strategy/strategy'
import type { PlayerCommand } from '#protocol/player/commands'
import { refusalOf, type Sight } from '#protocol/sight'

/** The answer of somebody who plays by the chart to what the table asks now; null when it asks this player nothing. */
export function answerBy(
  chart: Strategy,
  sight: SightOf<'blackjack'>,
  decidesEarly: boolean,
): PlayerCommand | null {
  const { game } = sight.state
  return (
    declined(sight, game) ??
    evenMoney(chart, sight, game) ??
    decision(chart, sight, game) ??
    (decidesEarly ? early(chart, sight, game) : null)
  )
}

/** Insurance is never worth its price; saying so at once spares the others the wait. */
function declined(sight: Sight, { insurance }: State): PlayerCommand | null {
  for (const { player, seat, answered } of insurance) {
    if (player !== sight.me || answered) continue
    const no: PlayerCommand = { do: 'insure', seat, yes: false }
    if (refusalOf(sight, no) === null) return no
  }
  return null
}

/** FB-6. */
function evenMoney(chart: Strategy, sight: Sight, { lines, dealer }: State): PlayerCommand | null {
  const [up] = dealer.cards
  const line = lines.find((each) => stakeOf(each, sight.me)?.claim === 'evenMoney')
  if (up === undefined || line === undefined) return null
  const yes = chart.evenMoney.includes(valueName(pointsOf(up)))
  const answer: PlayerCommand = { do: 'evenMoney', seat: line.seat, yes }
  return refusalOf(sight, answer) === null ? answer : null
}

function decision(chart: Strategy, sight: Sight, { turn, lines, ...game }: State): PlayerCommand | null {
  if (turn === null || !turn.deciders.includes(sight.me)) return null
  const line = lines[lineIndex(lines, turn.seat, turn.hand)]
  return line === undefined ? null : advised(chart, sight, line, game.dealer)
}

/** VE-7. */
function early(chart: Strategy, sight: Sight, { lines, dealer, rules }: State): PlayerCommand | null {
  if (!rules.earlyDecisions) return null
  for (const line of lines) {
    if (line.owner !== sight.me || line.early !== null || line.split) continue
    const command = advised(chart, sight, line, dealer)
    if (command !== null) return command
  }
  return null
}

function advised(
  chart: Strategy,
  sight: Sight,
  line: Line,
  { cards: [up] }: State['dealer'],
): PlayerCommand | null {
  const stake = stakeOf(line, sight.me)
  if (up === undefined || stake === undefined || stake.status !== 'deciding') return null
  for (const decision of advice(chart, line, stake, up)) {
    const command: PlayerCommand = { do: decision, seat: line.seat }
    if (refusalOf(sight, command) === null) return command
  }
  return null
}
