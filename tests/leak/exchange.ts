import { createHash } from 'node:crypto'
import type { Card } from '#engine/cards/card'
import { commitment, parseSeed } from '#engine/cards/shuffle'
import type { Vault } from '#server/tables/vault'

/** In the first shoe another card lies at this place, counted from 0 with the burned ones. */
export interface Exchange {
  readonly place: number
  readonly card: Card
}

/**
 * The shoes of a table whose story can be told twice: every seed follows from the first, and one card of the first shoe
 * may be another one. Its seed stays as it is, and so does the commitment: whatever else changes is told by the card.
 */
export function arrange(vault: Vault, seed: string, exchange: Exchange | null): void {
  vault.draw = (number) => {
    const next = createHash('sha256').update(`${seed} ${number}`).digest('hex')
    return { number, seed: next, commitment: commitment(parseSeed(next)) }
  }
  if (exchange === null) return
  const { place, card } = exchange
  const open = vault.open.bind(vault)
  vault.open = (number, cut) => {
    const shoe = open(number, cut)
    if (number !== 1) return shoe
    const order = shoe.order.with(place, card)
    return { ...shoe, order, burned: order.slice(0, shoe.burned.length) }
  }
}
