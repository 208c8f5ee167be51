import { drawBonus } from '#engine/blackjack/fire-blaze/bonus'
import { bonusKey } from '#engine/cards/shuffle'
import { openStream } from '#engine/cards/stream'
import { canonical } from '#engine/record/canonical'
import { isGameOf } from '#engine/table/is-of'
import type { HistoryPart } from '#web/history/part'

/** MF-16: the bonus has a stream of its own, from the same seed and cut. */
export const bonusProof: HistoryPart['proofs'] = ({ start: { game }, events, fairness }, known, rebuilt) => {
  const drawn = events.find((event) => event.type === 'bonusDrawn')
  const scored = events.find((event) => event.type === 'scored')
  if (drawn?.type !== 'bonusDrawn' || scored?.type !== 'scored' || scored.level === null) return []
  if (!isGameOf('blackjack', game) || game.rules.fireBlaze === null) return []
  if (fairness.seed === null) return [{ name: 'bonus', state: 'waits' }]
  if (rebuilt === null || known === null) return [{ name: 'bonus', state: 'failed' }]
  // The round is the shoe's next one after those before it.
  const key = bonusKey(rebuilt.seed, fairness.shoe, known.cut, known.rounds + 1)
  const spins = drawBonus(game.rules.fireBlaze, scored.level, openStream(key))
  const agree = canonical(spins) === canonical(drawn.spins)
  return [{ name: 'bonus', state: agree ? 'done' : 'failed' }]
}
