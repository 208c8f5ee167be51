import { lineIndex } from '#engine/blackjack/lines'
import type { Line, State } from '#engine/blackjack/types'

/** Who has to decide on a line when its decision opens; nobody when all who could are away (FB-3). */
export function decidersOf(state: State, line: Line): readonly string[] {
  switch (state.rules.seating) {
    case 'seat':
      return line.owner === null ? [] : [line.owner]
    case 'box':
      return boxDecider(state, line)
    case 'shared':
      return line.stakes.filter(({ status }) => status === 'deciding').map(({ player }) => player)
    default:
      return state.rules.seating satisfies never
  }
}

/** The owner, else the second on the box; away is cut off, or without a bet this round. Everybody is on the first hand. */
function boxDecider({ lines, away }: State, line: Line): readonly string[] {
  const box = lines[lineIndex(lines, line.seat, 0)] ?? line
  const second = box.stakes.find(({ player }) => player !== line.owner)?.player
  const decider = [line.owner, second].find(
    (player) =>
      player != null && !away.includes(player) && line.stakes.some((stake) => stake.player === player),
  )
  return decider == null ? [] : [decider]
}
