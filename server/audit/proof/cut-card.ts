import type { Shoe } from '#engine/cards/shoe'
import { gameOf } from '#engine/families'
import type { RoundCode } from '#engine/ids'
import type { ProofFindings } from '#server/audit/proof/findings'
import type { Scene } from '#server/audit/proof/story'

/** SH-2: the cut card is announced with the card behind it and makes its round the last; only a fault ends a shoe sooner. */
export class CutCardCheck {
  readonly #shoe: Shoe
  readonly #findings: ProofFindings
  /** Where the card behind the cut card went, once it is dealt. */
  #cameOut: { readonly seat: number; readonly round: RoundCode | null } | null = null

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
      const isFirstAfter = this.#cameOut !== null && place === cutCardAt + 1
      this.#findings.right(
        !isFirstAfter || announced !== null,
        () => 'the cut card was out, and it was not announced.',
      )
      if (place === cutCardAt) this.#cameOut = { seat: gameOf(before.id).seatOf(event), round }
    }
    if (event.type === 'shoeRevealed') {
      this.#findings.right(announced !== null, () => 'the shoe ended without its cut card announced.')
    }
    if (event.type !== 'cutCardOut') return
    const isFault = before.paused?.why === 'fault' || before.paused?.alarm?.kind === 'fault'
    if (isFault && event.seat === 0) return
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
