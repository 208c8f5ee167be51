import { cutOffers } from '#engine/cards/cut-right'
import { defaultCut } from '#engine/cards/shoe'
import type { TableState } from '#engine/table/types'
import type { Batch } from '#server/tables/batch'
import { TableFault } from '#server/tables/memory'
import type { Vault } from '#server/tables/vault'

/** FA-1, SH-6: the next shoe is fixed and committed to while the one before it is still played. */
export function commitShoe(batch: Batch, vault: Vault, number: number): void {
  const secret = vault.draw(number)
  batch.newShoes.push(secret)
  batch.emit({ type: 'shoeCommitted', shoe: number, commitment: secret.commitment })
}

interface People {
  readonly isHere: (player: string) => boolean
  readonly anyoneHere: () => boolean
}

/** SH-2, FA-2: the shoe is over; anybody can check it now. Who may cut the next one is asked at once. */
export function changeShoe(batch: Batch, around: People & { readonly vault: Vault }): void {
  const { vault } = around
  const { shoe } = batch.state
  const offers = rightToCut(batch.state, around)
  if (shoe !== null) batch.emit({ type: 'shoeRevealed', shoe: shoe.shoe, seed: vault.reveal(shoe.shoe) })
  offerCut(batch, vault, offers)
}

/**
 * SH-4: seat by seat from where the cut card came out. Where nobody sits, everybody at the table may cut and the
 * first one does.
 */
function rightToCut(state: TableState, { isHere, anyoneHere }: People): readonly string[] | 'everybody' {
  const { game, shoe } = state
  if (!('seats' in game) || game.rules.seating === 'shared') return anyoneHere() ? 'everybody' : []
  const present = game.seats.map(({ player }) => (player !== null && isHere(player) ? player : null))
  const seat = shoe?.cutCardSeat ?? null
  return cutOffers({ boxes: present.length, present, from: seat === 0 ? 'dealer' : seat })
}

function offerCut(batch: Batch, vault: Vault, offers: readonly string[] | 'everybody'): void {
  const shoe = comingShoe(batch.state)
  if (offers === 'everybody') {
    batch.emit({ type: 'cutOffered', shoe, to: null, next: [] })
    return
  }
  const [to, ...next] = offers
  if (to === undefined) openShoe(batch, vault, defaultCut(vault.rules), null)
  else batch.emit({ type: 'cutOffered', shoe, to, next })
}

/** A no, or no answer: the right passes on; when all have had it, or the common window is over, the house cuts. */
export function passCut(batch: Batch, vault: Vault): void {
  const { cutOffer } = batch.state
  if (cutOffer === null) return
  if (cutOffer.to !== null) batch.emit({ type: 'cutPassed', shoe: cutOffer.shoe, player: cutOffer.to })
  offerCut(batch, vault, cutOffer.next)
}

export function openShoe(batch: Batch, vault: Vault, cut: number, by: string | null): void {
  const number = comingShoe(batch.state)
  const fresh = batch.newShoes.find((shoe) => shoe.number === number)
  if (fresh !== undefined) vault.keep(fresh)
  const { burned } = vault.open(number, cut)
  const [turned = null] = burned
  batch.emit({ type: 'shoeOpened', shoe: number, cut, by, burned: turned, burnedCount: burned.length })
  commitShoe(batch, vault, number + 1)
}

function comingShoe({ coming }: TableState): number {
  if (coming === null) throw new TableFault('No shoe is committed to.')
  return coming.shoe
}
