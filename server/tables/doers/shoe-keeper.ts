import { cutOffers } from '#engine/cards/cut-right'
import { defaultCut } from '#engine/cards/shoe'
import { gameOf } from '#engine/families'
import type { PlayerId } from '#engine/ids'
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

/**
 * SH-10: a live table commits to no cards. It commits to a seed where something else is drawn (MF-16), and where nothing
 * is there is only the shoe's number.
 */
export function prepareShoe(batch: Batch, vault: Vault, number: number): void {
  const { id, game, live } = batch.state
  if (live === undefined || gameOf(id).drawsBeside(game)) return commitShoe(batch, vault, number)
  batch.newShoes.push({ number, seed: '', commitment: '' })
  batch.emit({ type: 'shoeCommitted', shoe: number, commitment: '' })
}

export interface People {
  readonly isHere: (player: PlayerId) => boolean
  readonly anyoneHere: () => boolean
}

/** SH-2, FA-2: the shoe is over; anybody can check it now. Who may cut the next one is asked at once. */
export function changeShoe(batch: Batch, around: People & { readonly vault: Vault }): void {
  const { vault } = around
  const { shoe } = batch.state
  const offers = rightToCut(batch.state, around)
  if (shoe !== null) endShoe(batch, vault, shoe.shoe)
  offerCut(batch, vault, offers)
}

export function endShoe(batch: Batch, vault: Vault, number: number): void {
  batch.emit({ type: 'shoeRevealed', shoe: number, seed: vault.reveal(number) })
}

/**
 * SH-4: seat by seat from where the cut card came out. Where nobody sits, everybody at the table may cut and the
 * first one does.
 */
export function rightToCut(
  state: TableState,
  { isHere, anyoneHere }: People,
): readonly string[] | 'everybody' {
  const { id, game, shoe, live } = state
  const places = gameOf(id).places(game)
  if (places.length === 0) return anyoneHere() ? 'everybody' : []
  const present = places.map(({ player }) => (player !== null && isHere(player) ? player : null))
  const seat = shoe?.cutCardSeat ?? live?.cutFrom ?? null
  return cutOffers({ boxes: present.length, present, from: seat === 0 ? 'dealer' : seat })
}

export function offerCut(batch: Batch, vault: Vault, offers: readonly string[] | 'everybody'): void {
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
  if (batch.state.live !== undefined)
    return openLiveShoe(batch, vault, { cut, by, decks: batch.state.live.decks })
  const fresh = batch.newShoes.find((shoe) => shoe.number === number)
  if (fresh !== undefined) vault.keep(fresh)
  const { burned } = vault.open(number, cut)
  const [turned = null] = burned
  batch.emit({ type: 'shoeOpened', shoe: number, cut, by, burned: turned, burnedCount: burned.length })
  commitShoe(batch, vault, number + 1)
}

/** SH-5, SH-10: nobody knows its order; its first card is burned once it is scanned. */
export function openLiveShoe(
  batch: Batch,
  vault: Vault,
  { cut, by, decks }: { readonly cut: number; readonly by: string | null; readonly decks: readonly number[] },
): void {
  const shoe = comingShoe(batch.state)
  const live = { decks, burns: vault.rules.burn }
  batch.emit({ type: 'shoeOpened', shoe, cut, by, burned: null, burnedCount: 0, live, at: batch.at })
  prepareShoe(batch, vault, shoe + 1)
}

function comingShoe({ coming }: TableState): number {
  if (coming === null) throw new TableFault('No shoe is committed to.')
  return coming.shoe
}
