import type { Card } from '#engine/cards/card'
import { gameOf } from '#engine/families'
import type { GameId } from '#engine/games'
import type { TableEvent } from '#engine/table/types'
import type { ProofFindings } from '#server/audit/proof/findings'
import type { Step } from '#server/audit/proof/story'
import { ScannedCards } from '#server/audit/scanned-cards'

type Dealt = Extract<TableEvent, { type: 'dealt' }>

/** Nothing that is on record follows from a card that was never turned; the replay needs one all the same. */
const STAND_IN: Card = '2S'

/**
 * SH-10: cards that a dealer scanned have no order to be compared with. Each was read before it was dealt, belongs to
 * the shoe and came once. Face down it is not in the record (FA-5): what turned it tells which one it was.
 */
export function scannedIn(game: GameId, steps: readonly Step[], findings: ProofFindings): readonly Step[] {
  const turned = turnedCards(game, steps)
  const scanned = new ScannedCards()
  return steps.map((step, index) => {
    const { event, record, round } = step
    findings.at(record.version, round)
    if (event.type !== 'dealt') {
      findings.right(record.sealed === null, () => `'${event.type}' has nothing to seal.`)
      say(scanned.next(event), findings)
      return step
    }
    findings.count('cards')
    checkSealed(event, record.sealed, findings)
    const card = event.card ?? turned.get(index) ?? null
    say(scanned.next({ ...event, card } as TableEvent), findings)
    return { ...step, event: { ...event, card: card ?? STAND_IN } as TableEvent }
  })
}

function say(problem: string | null, findings: ProofFindings): void {
  if (problem !== null) findings.wrong(`${problem}.`)
}

function checkSealed({ card, faceDown }: Dealt, sealed: string | null, findings: ProofFindings): void {
  if (faceDown)
    findings.right(card === null && sealed !== null, () => 'a card that lies face down is not sealed.')
  else findings.right(card !== null && sealed === null, () => 'a card that lies open is sealed.')
}

/** By the step that dealt them: the cards that lay face down and were turned later. */
function turnedCards(game: GameId, steps: readonly Step[]): ReadonlyMap<number, Card> {
  const cards = new Map<number, Card>()
  let dealt: { readonly index: number; readonly faceDown: boolean }[] = []
  for (const [index, { event }] of steps.entries()) {
    if (event.type === 'roundBegan') dealt = []
    if (event.type === 'dealt') dealt.push({ index, faceDown: event.faceDown })
    if (event.type === 'corrected' && event.back > 0) dealt = dealt.slice(0, -event.back)
    if (event.type !== 'turned') continue
    const hidden = dealt.filter(({ faceDown }) => faceDown)
    const of = hidden[gameOf(game).turnedOf(event)]
    if (of !== undefined) cards.set(of.index, event.card)
  }
  return cards
}
