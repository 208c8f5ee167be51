import { expect } from 'vitest'
import { type Card, isCard } from '#engine/cards/card'
import { type PhysicalCard, scanCode } from '#engine/cards/scan-code'
import { nextStep } from '#engine/table/next-step'
import type { StaffMember } from '#server/people/staff/member'
import type { StaffAnswer, StaffCommand } from '#server/tables/ports'
import type { Draft, Stage } from '#tests/floor/stage'
import type { Staged } from '#tests/floor/staged'

export const CHIARA: StaffMember = { id: 's_chiara', name: 'chiara.rossi', shown: 'Chiara', role: 'dealer' }
export const PIETRO: StaffMember = { id: 's_pietro', name: 'pietro.neri', shown: 'Pietro', role: 'dealer' }
export const SANDRA: StaffMember = {
  id: 's_sandra',
  name: 'sandra.bianchi',
  shown: 'Sala',
  role: 'supervisor',
}
/** The second person. */
export const TULLIO = 'tullio.verdi'

let orders = 0

/** A live table, its dealer's hands and its supervisor's. */
export class LiveHands {
  readonly staged: Staged
  #used: PhysicalCard[] = []

  constructor(staged: Staged) {
    this.staged = staged
  }

  /** Betting is the dealer's to open and close, unless the draft says otherwise. */
  static async open(stage: Stage, id: string, draft: Draft): Promise<LiveHands> {
    return new LiveHands(await stage.table(id, { dealing: 'live', betting: 'dealer', ...draft }))
  }

  /** With Chiara at the table and a shoe on it, its first card burned where that is the custom. */
  async ready(): Promise<this> {
    await this.done(CHIARA, { do: 'signOn' })
    await this.shoe()
    return this
  }

  async shoe(): Promise<void> {
    await this.staged.until(({ state }) => state.coming !== null)
    await this.done(CHIARA, { do: 'openShoe' })
    this.#used = []
    if (this.step === 'burn') await this.scan('2C')
  }

  get step(): ReturnType<typeof nextStep>['do'] {
    return nextStep(this.staged.state).do
  }

  /** The round as a supervisor sees it, for orders about it. */
  get ofRound(): { readonly round: string } {
    return { round: this.staged.state.round?.code ?? '' }
  }

  /** The same with its cards. */
  get ofCards(): { readonly round: string; readonly dealt: number } {
    return { ...this.ofRound, dealt: this.staged.state.live?.dealt ?? 0 }
  }

  order(
    by: StaffMember,
    command: StaffCommand,
    { id = `staff-${++orders}-order`, approvedBy }: { id?: string; approvedBy?: string } = {},
  ): Promise<StaffAnswer> {
    const order = { by, id, command }
    return this.staged.table.submit(approvedBy === undefined ? order : { ...order, approvedBy })
  }

  /** What must be carried out. */
  async done(by: StaffMember, command: StaffCommand, approvedBy?: string): Promise<void> {
    const answer = await this.order(by, command, approvedBy === undefined ? {} : { approvedBy })
    expect(answer).toMatchObject({ ok: true })
  }

  async refused(by: StaffMember, command: StaffCommand): Promise<string> {
    const answer = await this.order(by, command)
    return answer.ok ? 'done' : answer.reason
  }

  /** A physical card that shows this and has not left the shoe. */
  card(card: Card): PhysicalCard {
    const decks = this.staged.state.shoe?.live?.decks ?? []
    const deck = decks.find((one) => !this.#used.some((used) => used.card === card && used.deck === one))
    if (deck === undefined) throw new Error(`No ${card} is left in the shoe.`)
    return { card, deck }
  }

  code(card: Card): string {
    return scanCode(this.card(card))
  }

  /** These cards go over the reader, one after the other, and each is taken. */
  async scan(cards: string): Promise<void> {
    for (const text of cards.split(' ')) {
      if (!isCard(text)) throw new Error(`${text} is no card.`)
      const card = this.card(text)
      await this.done(CHIARA, { do: 'scan', code: scanCode(card) })
      this.#used.push(card)
    }
  }

  /** A scan that is not taken: the reason, and what staff is called for. */
  async wrongScan(code: string): Promise<string | undefined> {
    const before = this.staged.state.live?.dealt
    const answer = await this.order(CHIARA, { do: 'scan', code })
    expect(answer).toMatchObject({ ok: false })
    expect(this.staged.state.live?.dealt).toBe(before)
    return this.staged.table.alarm?.kind
  }

  async openBetting(): Promise<string> {
    await this.done(CHIARA, { do: 'openBetting' })
    return this.staged.state.round?.code ?? ''
  }

  async closeBetting(): Promise<void> {
    await this.done(CHIARA, { do: 'closeBetting' })
  }
}
