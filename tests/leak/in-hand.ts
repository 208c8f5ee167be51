import { createHash } from 'node:crypto'
import { type Card, DECK } from '#engine/cards/card'
import { readScanCode, scanCode } from '#engine/cards/scan-code'
import { isToBurn } from '#engine/table/next-step'
import type { TableState } from '#engine/table/types'
import type { StaffCommand } from '#server/tables/ports'
import type { Exchange } from '#tests/leak/exchange'

/** A card with the number of its deck among those of the shoe. */
export interface InHand {
  readonly card: Card
  readonly deck: number
}

/** All cards of a shoe as a dealer takes them out: of each deck in turn, so that no card comes twice. */
export function handOf(seed: string, decks: number): readonly InHand[] {
  const orders = Array.from({ length: decks }, (_, deck) => {
    const lot = (card: Card) => createHash('sha256').update(`${seed} ${deck} ${card}`).digest('hex')
    const lots = new Map(DECK.map((card) => [card, lot(card)]))
    return DECK.toSorted((one, other) => ((lots.get(one) ?? '') < (lots.get(other) ?? '') ? -1 : 1))
  })
  return DECK.flatMap((_, turn) =>
    orders.flatMap((order, deck) => {
      const card = order[turn]
      return card === undefined ? [] : [{ card, deck }]
    }),
  )
}

/** Where the other card of the same deck lies that comes in its place. */
export function twinPlace(hand: readonly InHand[], { place, card }: Exchange): number {
  return hand.findIndex((other) => other.card === card && other.deck === hand[place]?.deck)
}

export function swapped(hand: readonly InHand[], exchange: Exchange): readonly InHand[] {
  const [one, other] = [exchange.place, twinPlace(hand, exchange)]
  const [first, second] = [hand[one], hand[other]]
  if (first === undefined || second === undefined) throw new RangeError('This card is not in the shoe.')
  return hand.with(one, second).with(other, first)
}

/** Whatever card of the shoe goes over the reader is the next one in the dealer's hand. */
export function scannedFrom(hand: readonly InHand[], state: TableState, command: StaffCommand): StaffCommand {
  const read = command.do === 'scan' ? readScanCode(command.code) : null
  const { shoe } = state
  const decks = shoe?.live?.decks ?? []
  if (shoe === null || read === null || !decks.includes(read.deck)) return command
  const next = isToBurn(state) ? hand.at(-1) : hand[shoe.dealt]
  const deck = decks[next?.deck ?? 0]
  if (next === undefined || deck === undefined) throw new RangeError('The shoe is empty.')
  return { do: 'scan', code: scanCode({ card: next.card, deck }) }
}
