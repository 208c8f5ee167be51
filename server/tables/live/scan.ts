import type { PhysicalCard } from '#engine/cards/scan-code'
import { readScanCode } from '#engine/cards/scan-code'
import type { Alarm, AlarmKind } from '#engine/table/live'
import { wantedCard } from '#engine/table/next-step'
import type { TableState } from '#engine/table/types'
import { isSame, type Tray } from '#server/tables/live/tray'

/** What went over the reader: the card that is wanted, or why it is not taken. */
export type Reading = { readonly card: PhysicalCard } | { readonly alarm: Alarm }

/** FL-1: only the right card, in time, once, and of this shoe is dealt. */
export function reading(state: TableState, tray: Tray, code: string): Reading {
  const card = readScanCode(code)
  if (card === null) return wrong('unreadable', 'dealer')
  if (state.shoe?.live?.decks.includes(card.deck) === false) return wrong('foreign', 'supervisor')
  const isSeen = tray.cards.some((seen) => isSame(seen, card))
  if (isSeen) return wrong('duplicate', isLast(tray, card) ? 'dealer' : 'supervisor')
  if (wantedCard(state) !== null) return { card }
  return wrong('unexpected', state.game.phase === 'over' ? 'dealer' : 'supervisor')
}

/** Held over the reader for too long, a card is read twice. */
function isLast({ cards }: Tray, card: PhysicalCard): boolean {
  return isSame(cards.at(-1), card)
}

function wrong(kind: keyof typeof TEXTS, solvedBy: Alarm['solvedBy']): { readonly alarm: Alarm } {
  return { alarm: { kind, text: `${TEXTS[kind]} ${DO[solvedBy]}`, solvedBy } }
}

export function missing(): Alarm {
  return wrong('missing', 'dealer').alarm
}

const TEXTS = {
  unreadable: 'The code could not be read.',
  duplicate: 'This card has left the shoe already.',
  foreign: 'This card does not belong to the decks of this shoe.',
  unexpected: 'A card was scanned, and none is wanted now.',
  missing: 'The card that is wanted was not scanned.',
} as const satisfies Partial<Readonly<Record<AlarmKind, string>>>

const DO: Readonly<Record<Alarm['solvedBy'], string>> = {
  dealer: 'Scan the right card, or resume.',
  supervisor: 'Leave the cards as they lie: the supervisor looks and resumes.',
}
