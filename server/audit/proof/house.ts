import type { Shoe } from '#engine/cards/shoe'
import type { TableId } from '#engine/ids'
import { isHouseEvent } from '#engine/table/events'
import type { HouseEvent } from '#engine/table/types'
import { CutCardCheck } from '#server/audit/proof/cut-card'
import type { ShoeProof } from '#server/audit/proof/document'
import type { ProofFindings } from '#server/audit/proof/findings'
import type { Scene } from '#server/audit/proof/story'
import { gameCode } from '#server/tables/game-code'

/**
 * What the house does around the game: one shoe from its opening to its end, round after round, the cut card in place.
 * Where that lies in a live shoe (null), only the dealer sees.
 */
export function checkHouse(
  proof: ShoeProof,
  shoe: Shoe | null,
  scenes: readonly Scene[],
  findings: ProofFindings,
): void {
  const cutCard = shoe === null ? null : new CutCardCheck(shoe, findings)
  for (const [index, scene] of scenes.entries()) {
    const { event, record, round } = scene
    findings.at(record.version, round)
    cutCard?.next(scene)
    checkFault(scene, findings)
    if (!isHouseEvent(event)) continue
    const isLast = index === proof.records.length - 1
    checkEvent(proof, event, scene, { isFirst: index === 0, isLast }, findings)
  }
}

function checkEvent(
  { table, game, published }: ShoeProof,
  event: HouseEvent,
  { before, record }: Scene,
  { isFirst, isLast }: { readonly isFirst: boolean; readonly isLast: boolean },
  findings: ProofFindings,
): void {
  const isBetween = before.game.phase === 'over'
  switch (event.type) {
    case 'shoeOpened':
      return findings.right(isFirst, () => 'a second shoe was opened before this one was over.')
    case 'shoeRevealed':
      return findings.right(isLast && isBetween, () => 'the seed was told before the shoe was over.')
    case 'shoeCommitted':
      return findings.right(event.shoe > published.number, () => `shoe ${event.shoe} was committed to again.`)
    case 'configured':
      return findings.right(event.game === game && isBetween, () => 'the table became another one.')
    case 'roundBegan': {
      const number = (before.round?.number ?? 0) + 1
      findings.right(isBetween, () => 'a round began before the one before it was over.')
      findings.right(before.shoe?.cutCardSeat === null, () => 'a round began after the last one of the shoe.')
      findings.right(event.number === number, () => `round ${number} follows, not round ${event.number}.`)
      const isNamed = event.at === record.at && event.code === codeOf(table, event)
      return findings.right(isNamed, () => `the code ${event.code} does not tell table, time and number.`)
    }
    case 'named':
    case 'purse':
    case 'forgot':
    case 'cutOffered':
    case 'cutPassed':
    case 'clock':
    case 'crowd':
    case 'cutCardOut':
    case 'paused':
    case 'resumed':
    case 'dealer':
    case 'scanned':
    case 'burned':
    case 'cardsSwapped':
    case 'limitsSet':
    case 'announced':
      return
    case 'corrected':
      findings.count('corrections')
      return findings.right(before.paused !== null, () => 'cards were taken back without a pause.')
    case 'voided':
      return findings.count('voided rounds')
    default:
      return event satisfies never
  }
}

/** FL-1: the rules let the house cancel a round or a bonus at any time; the log must show that it stood still before. */
function checkFault({ event, before }: Scene, findings: ProofFindings): void {
  if (event.type !== 'cancelled' && event.type !== 'bonusFailed') return
  findings.count(event.type === 'cancelled' ? 'cancelled rounds' : 'bonuses that failed')
  findings.right(before.paused !== null, () => `'${event.type}' without a pause that says why.`)
}

function codeOf(table: TableId, { at, number }: { readonly at: number; readonly number: number }): string {
  return Number.isNaN(new Date(at).getTime()) ? '' : gameCode(table, at, number)
}
