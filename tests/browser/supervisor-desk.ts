import type { Locator, Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { isCard } from '#engine/cards/card'
import { scanCode } from '#engine/cards/scan-code'
import type { DealerCommand } from '#protocol/staff/from-dealer'
import { PATIENCE } from '#tests/browser/at-table'
import { axe } from '#tests/browser/look/axe'
import { atBothSizes } from '#tests/browser/look/screenshot'
import { STAFF, STAFF_PASSWORD, type StaffName } from '#tests/browser/roster'
import type { SizeName } from '#tests/browser/sizes'
import { atConsole } from '#tests/browser/staff'
import type { Stage, Visitor } from '#tests/browser/stage'
import { Browser } from '#tests/people/browser'
import { TestConsole } from '#tests/supervision/console'

/** A line of the event log, as somebody reads it. */
interface Logged {
  readonly who: StaffName
  readonly what: string
  readonly why: string
  /** What must be read under before and after. */
  readonly change: readonly RegExp[]
}

/** The supervisor's console, as somebody meets it who sees its page. */
export class SupervisorDesk {
  readonly visitor: Visitor

  private constructor(visitor: Visitor) {
    this.visitor = visitor
  }

  get page(): Page {
    return this.visitor.page
  }

  static async open(stage: Stage, who: StaffName, size: SizeName = 'console'): Promise<SupervisorDesk> {
    const visitor = await atConsole(stage, who, { path: '/console/supervisor', size })
    await visitor.page.getByRole('navigation', { name: 'Parti della console' }).waitFor(PATIENCE)
    return new SupervisorDesk(visitor)
  }

  tile(name: string): Locator {
    return this.page
      .getByRole('region', { name: 'Tavoli' })
      .getByRole('listitem')
      .filter({
        has: this.page.getByRole('button', { name: `Apri ${name}`, exact: true }),
      })
  }

  async openTable(name: string): Promise<Locator> {
    await this.page.getByRole('button', { name: `Apri ${name}`, exact: true }).click(PATIENCE)
    const panel = this.page.getByRole('region', { name, exact: true })
    await panel.getByRole('region', { name: 'Ordini' }).waitFor(PATIENCE)
    return panel
  }

  async view(name: string): Promise<void> {
    await this.page
      .getByRole('navigation', { name: 'Parti della console' })
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .click(PATIENCE)
  }

  async tab(name: string): Promise<void> {
    await this.page.getByRole('tab', { name, exact: true }).click(PATIENCE)
  }

  /** Presses an order of the open table; what it asks for is looked at as everybody might. */
  async order(name: string, title = name): Promise<Locator> {
    await this.page
      .getByRole('region', { name: 'Ordini' })
      .getByRole('button', { name, exact: true })
      .click(PATIENCE)
    return this.asked(title)
  }

  async asked(name: string | RegExp): Promise<Locator> {
    const dialog = this.page.getByRole('dialog', { name })
    await dialog.waitFor(PATIENCE)
    await axe(this.page, 'dialog[open]')
    await atBothSizes(this.page, `supervisor-${String(name).toLowerCase().replaceAll(/\W+/g, '-')}`)
    return dialog
  }

  /** With a reason, until the dialog is gone. */
  async send(dialog: Locator, press: string, why?: string): Promise<void> {
    if (why !== undefined) await dialog.getByRole('textbox', { name: 'Motivo' }).fill(why)
    await dialog.getByRole('button', { name: press, exact: true }).click(PATIENCE)
    await dialog.waitFor({ ...PATIENCE, state: 'detached' })
  }

  async told(text: string | RegExp): Promise<void> {
    await this.page.getByText(text).first().waitFor(PATIENCE)
  }

  /** FL-5. */
  async logged({ who, what, why, change }: Logged): Promise<void> {
    await this.view('Registro')
    const row = this.page
      .getByRole('row')
      .filter({ has: this.page.getByRole('rowheader', { name: what, exact: true }) })
      .filter({ has: this.page.getByRole('cell', { name: STAFF[who].name, exact: true }) })
      .filter({ has: this.page.getByRole('cell', { name: why, exact: true }) })
      .first()
    await row.waitFor(PATIENCE)
    for (const text of change) await row.getByText(text).first().waitFor(PATIENCE)
  }
}

/** One supervisor has ordered it; the other one reads it and agrees, and both are told. */
export async function agree(one: SupervisorDesk, other: SupervisorDesk, what: string): Promise<void> {
  await one.page.getByRole('button', { name: 'Ritira' }).waitFor(PATIENCE)
  await axe(one.page)
  await other.page.getByRole('button', { name: 'Guarda e decidi' }).click(PATIENCE)
  const dialog = await other.asked(what)
  await other.send(dialog, 'Sono d’accordo')
  for (const desk of [one, other]) await desk.told('Deciso in due: fatto')
}

/** A dealer's hands without a page: orders over a console's socket, each of them done. */
export class DealersHands {
  readonly #line: TestConsole
  readonly #table: string

  private constructor(line: TestConsole, table: string) {
    this.#line = line
    this.#table = table
  }

  /** Signed on, with a shoe. */
  static async at({ house }: Stage, who: StaffName, table: string): Promise<DealersHands> {
    const browser = new Browser({ url: house.url, socketUrl: house.url.replace('http', 'ws') })
    await browser.ask('POST /api/staff/session', { name: STAFF[who].name, password: STAFF_PASSWORD })
    const line = await TestConsole.open(house.url, browser)
    onTestFinished(() => line.leave())
    const hands = new DealersHands(line, table)
    await hands.do({ do: 'signOn' }, { do: 'openShoe' })
    return hands
  }

  async do(...commands: readonly DealerCommand[]): Promise<void> {
    for (const command of commands) {
      const answer = await this.#line.order(this.#table, command)
      if (!answer.ok) throw new Error(`${command.do}: ${answer.text}`)
    }
  }

  /** Cards of the first deck. */
  async scan(cards: string): Promise<void> {
    for (const card of cards.split(' ')) await this.do({ do: 'scan', code: codeOf(card, 1) })
  }

  /** A card of a deck that is not in the shoe: the table refuses it and calls. */
  async scanForeign(card: string): Promise<void> {
    await this.#line.order(this.#table, { do: 'scan', code: codeOf(card, 99) })
  }
}

function codeOf(card: string, deck: number): string {
  if (!isCard(card)) throw new Error(`${card} is no card.`)
  return scanCode({ card, deck })
}
