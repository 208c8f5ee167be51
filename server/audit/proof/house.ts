import type { Shoe } from '#engine/cards/shoe'
import { isHouseEvent } from '#engine/table/events'
import type { HouseEvent } from '#engine/table/types'
import type { ShoeProof } from '#server/audit/proof/document'
import type { ProofFindings } from '#server/audit/proof/findings'
import { ownRules } from '#server/audit/proof/rules'
import type { Scene } from '#server/audit/proof/story'
import { gameCode } from '#server/tables/game-code'

/** What the house does around the game: one shoe from its opening to its end, round after round, the cut card in place. */
export function checkHouse(
  proof: ShoeProof,
  shoe: Shoe,
  scenes: readonly Scene[],
  findings: ProofFindings,
): void {
  const cutCard = new CutCardCheck(shoe, findings)
  for (const [index, scene] of scenes.entries()) {
    const { event, record, round } = scene
    findings.at(record.version, round)
    cutCard.next(scene)
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
    case 'cutOffered':
    case 'cutPassed':
    case 'clock':
    case 'crowd':
    case 'cutCardOut':
    case 'paused':
    case 'resumed':
      return
    default:
      return event satisfies never
  }
}

function codeOf(table: string, { at, number }: { readonly at: number; readonly number: number }): string {
  return Number.isNaN(new Date(at).getTime()) ? '' : gameCode(table, at, number)
}

/** The rules that the table starts with, and those that a new configuration brings. */
export function checkRules({ start }: ShoeProof, scenes: readonly Scene[], findings: ProofFindings): boolean {
  const tables = [
    { version: start.version, state: start.state },
    ...scenes
      .filter(({ event }) => event.type === 'configured')
      .map(({ record, after }) => ({ version: record.version, state: after })),
  ]
  for (const { version, state } of tables) {
    findings.at(version, null)
    const own = ownRules(state)
    if (own === null) continue
    const { path, expected, found } = own
    findings.wrong(`the table's rule '${path}' is ${found}, the game's is ${expected}.`)
    return false
  }
  return true
}

/** SH-2: the cut card is announced with the card behind it and makes its round the last; only a fault ends a shoe sooner. */
class CutCardCheck {
  readonly #shoe: Shoe
  readonly #findings: ProofFindings
  /** Where the card behind the cut card went, once it is dealt. */
  #cameOut: { readonly seat: number; readonly round: string | null } | null = null

  constructor(shoe: Shoe, findings: ProofFindings) {
    this.#shoe = shoe
    this.#findings = findings
  }

  next({ event, before, round }: Scene): void {
    const { order, cutCardAt, burned } = this.#shoe
    const dealt = before.shoe?.dealt ?? 0
    const place = burned.length + dealt
    const announced = before.shoe?.cutCardSeat ?? null
    if (event.type === 'dealt') {
      this.#findings.right(
        this.#cameOut === null || announced !== null,
        () => 'the cut card was out, and it was not announced.',
      )
      if (place === cutCardAt) this.#cameOut = { seat: 'seat' in event ? event.seat : 0, round }
    }
    if (event.type === 'shoeRevealed') {
      this.#findings.right(announced !== null, () => 'the shoe ended before its cut card came out.')
    }
    if (event.type !== 'cutCardOut') return
    if (before.paused?.why === 'fault' && event.seat === 0) return
    this.#findings.right(
      this.#cameOut !== null,
      () =>
        `the cut card was announced with ${order.length - place} cards left; it lies before the last ${order.length - cutCardAt}.`,
    )
    this.#findings.right(
      announced === null && (this.#cameOut === null || this.#cameOut.round === round),
      () => `the cut card came out in round ${this.#cameOut?.round}, and was announced in ${round}.`,
    )
    this.#findings.right(
      this.#cameOut === null || this.#cameOut.seat === event.seat,
      () => `the cut card came out at seat ${this.#cameOut?.seat}, not at ${event.seat}.`,
    )
  }
}
