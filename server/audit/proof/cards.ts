import type { Card } from '#engine/cards/card'
import type { Shoe } from '#engine/cards/shoe'
import type { TableEvent } from '#engine/table/types'
import type { ProofFindings } from '#server/audit/proof/findings'
import type { Step } from '#server/audit/proof/story'

type Dealt = Extract<TableEvent, { type: 'dealt' }>

const FIRST_FEW = 3

/**
 * Every card dealt is the next one of the shoe's order, none skipped. Face down it is not in the record (FA-5) but
 * follows from the order: it is filled in, and whatever turns it later must show the same.
 */
export function dealtFrom(shoe: Shoe, steps: readonly Step[], findings: ProofFindings): readonly Step[] {
  let place = shoe.next
  let wrong = 0
  const filled = steps.map((step) => {
    if (step.event.type !== 'dealt') return hidingNothing(step, findings)
    findings.at(step.record.version, step.round)
    const card = shoe.order[place]
    place += 1
    if (!isNext(step, step.event, card, findings, wrong < FIRST_FEW)) wrong += 1
    const isHidden = step.event.faceDown && card !== undefined
    return isHidden ? { ...step, event: { ...step.event, card } as TableEvent } : step
  })
  const dealt = place - shoe.next
  findings.count('cards', dealt)
  findings.at(0, null)
  findings.must(wrong <= FIRST_FEW, () => `${wrong} of ${dealt} cards are not those of the shoe.`)
  return filled
}

function isNext(
  { record }: Step,
  { card, faceDown }: Dealt,
  next: Card | undefined,
  findings: ProofFindings,
  isToBeSaid: boolean,
): boolean {
  const say = (sentence: string): false => {
    if (isToBeSaid) findings.wrong(sentence)
    return false
  }
  if (next === undefined) return say('a card was dealt from an empty shoe.')
  if (faceDown && (card !== null || record.sealed === null)) {
    return say('a card that lies face down is not sealed.')
  }
  if (!faceDown && record.sealed !== null) return say('a card that lies open is sealed.')
  if (faceDown || card === next) return true
  return say(`the next card of the shoe is ${next}, but ${card} was dealt.`)
}

function hidingNothing(step: Step, findings: ProofFindings): Step {
  findings.at(step.record.version, step.round)
  findings.right(step.record.sealed === null, () => `'${step.event.type}' has nothing to seal.`)
  return step
}
