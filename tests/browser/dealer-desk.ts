import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Client } from '#cli/bots/wire/client'
import { isCard } from '#engine/cards/card'
import { scanCode } from '#engine/cards/scan-code'
import type { TableState } from '#engine/table/types'
import { PATIENCE } from '#tests/browser/at-table'
import type { StaffName } from '#tests/browser/roster'
import { atConsole } from '#tests/browser/staff'
import type { Stage, Visitor } from '#tests/browser/stage'

/** So quickly does a reader type. */
const KEY_MILLIS = 5

/** A dealer's console at a live table, and the dealer's hands. */
export class DealerDesk {
  readonly visitor: Visitor
  readonly #table: string
  readonly #watcher: Client
  readonly #used = new Set<string>()

  private constructor(visitor: Visitor, table: string, watcher: Client) {
    this.visitor = visitor
    this.#table = table
    this.#watcher = watcher
  }

  /** Signed in, at the table of this name; nobody has signed on yet. */
  static async open(stage: Stage, who: StaffName, name: string): Promise<DealerDesk> {
    const visitor = await atConsole(stage, who, { path: '/console/dealer' })
    const table = name.toLowerCase()
    await visitor.page.getByRole('button', { name: new RegExp(`^${name} `) }).click(PATIENCE)
    return new DealerDesk(visitor, table, await stage.companion(table))
  }

  /** With a shoe on the table, its first card burned where that is the custom. */
  static async ready(stage: Stage, who: StaffName, name: string): Promise<DealerDesk> {
    const desk = await DealerDesk.open(stage, who, name)
    await desk.press('Prendi servizio')
    await desk.press('Apri il sabot')
    await expect.poll(() => desk.state.shoe, PATIENCE).not.toBeNull()
    if (desk.state.shoe?.live?.burns === true) await desk.scan('2C')
    return desk
  }

  get page(): Page {
    return this.visitor.page
  }

  /** As somebody at the table sees it. */
  get state(): TableState {
    const tracked = this.#watcher.tables.get(this.#table)
    if (tracked === undefined) throw new Error(`Nobody watches ${this.#table}.`)
    return tracked.state
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', {
      name: typeof name === 'string' ? new RegExp(`^${name}`) : name,
    })
  }

  async press(name: string): Promise<void> {
    await this.button(name).click(PATIENCE)
  }

  /** What is written in the largest letters. */
  async told(text: string | RegExp): Promise<void> {
    await this.page.getByRole('heading', { level: 1, name: text }).waitFor(PATIENCE)
  }

  async lastRead(text: string): Promise<void> {
    await this.page.getByText(`Ultima letta: ${text}`, { exact: true }).waitFor(PATIENCE)
  }

  /** The code of a card that has not left the shoe. */
  code(card: string): string {
    if (!isCard(card)) throw new Error(`${card} is no card.`)
    const codes = (this.state.shoe?.live?.decks ?? []).map((deck) => scanCode({ card, deck }))
    const code = codes.find((one) => !this.#used.has(one))
    if (code === undefined) throw new Error(`No ${card} is left in the shoe.`)
    return code
  }

  /** As a reader does: all keys in one go, wherever the focus is. A busy machine is told when each was pressed. */
  async type(code: string, start = Date.now()): Promise<void> {
    const keyboard = await this.page.context().newCDPSession(this.page)
    for (const [index, key] of [...code, 'Enter'].entries()) {
      const stroke = { key, timestamp: (start + index * KEY_MILLIS) / 1_000 }
      const text = key === 'Enter' ? '\r' : key
      await keyboard.send('Input.dispatchKeyEvent', { type: 'keyDown', ...stroke, text })
      await keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', ...stroke })
    }
    await keyboard.detach()
  }

  /** These cards go over the reader one after the other, and each is dealt. */
  async scan(cards: string): Promise<void> {
    for (const card of cards.split(' ')) {
      const before = this.#read
      const code = this.code(card)
      await this.type(code)
      await expect.poll(() => this.#read, PATIENCE).not.toBe(before)
      this.#used.add(code)
    }
  }

  /** What a card that is taken changes. */
  get #read(): string {
    const { shoe, round } = this.state
    return [shoe?.shoe, shoe?.burned, shoe?.dealt, round?.number].join(' ')
  }

  /** One press too many would cost a shoe: it takes two. */
  async announceLastHand(): Promise<void> {
    await this.button(/^Ultima mano carta di taglio uscita/).waitFor(PATIENCE)
    await this.page.keyboard.press('F6')
    await this.press('Ultima mano premi ancora')
  }

  /** Between two hands. */
  async signOff(): Promise<void> {
    await this.page.keyboard.press('F10')
    await this.page.getByRole('button', { name: /^Lascia il tavolo/ }).click(PATIENCE)
    await this.told('Prendi servizio')
  }

  async phase(phase: TableState['game']['phase']): Promise<void> {
    await expect.poll(() => this.state.game.phase, PATIENCE).toBe(phase)
  }
}
