import { gameOf } from '#engine/families'
import type { RoundCode } from '#engine/ids'
import { isHouseEvent, isRoundEnd } from '#engine/table/events'
import type { TableEvent } from '#engine/table/types'
import type { ShoeProof } from '#server/audit/proof/document'

/** One round of a proof, told shortly. Amounts are cents of cash, all players together. */
export interface RoundSummary {
  readonly code: RoundCode
  readonly number: number
  /** Its number in the shoe. */
  readonly shoeRound: number
  readonly first: number
  readonly last: number
  readonly cards: number
  readonly staked: number
  readonly paid: number
  readonly outcome: 'settled' | 'cancelled' | 'voided' | null
}

/** The round with this code; null when the proof does not have it. The proof must have been read without a problem. */
export function roundIn({ game, records, transfers }: ShoeProof, code: RoundCode): RoundSummary | null {
  let round: RoundSummary | null = null
  let shoeRound = 0
  for (const { version, body } of records) {
    const event = JSON.parse(body) as TableEvent
    if (event.type === 'roundBegan') {
      shoeRound += 1
      if (round !== null) break
      if (event.code !== code) continue
      const { number } = event
      round = {
        code,
        number,
        shoeRound,
        first: version,
        last: version,
        cards: 0,
        staked: 0,
        paid: 0,
        outcome: null,
      }
    }
    if (round === null || round.outcome !== null || isHouseEvent(event)) continue
    let { cards, staked, paid } = round
    if (event.type === 'dealt') cards += 1
    for (const { purse, amount } of gameOf(game).postings(event)) {
      if (purse !== 'cash') continue
      if (amount < 0) staked -= amount
      else paid += amount
    }
    const outcome = isRoundEnd(event) ? event.type : null
    round = { ...round, last: version, cards, staked, paid, outcome }
  }
  const isVoided = transfers.some(({ kind, round }) => kind === 'void' && round === code)
  return round !== null && isVoided ? { ...round, outcome: 'voided' } : round
}
