import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Client } from '#cli/bots/wire/client'
import type { TableState } from '#engine/table/types'
import { PATIENCE, plain } from '#tests/browser/at-table'
import { centsOf } from '#tests/browser/baccarat-desk'
import { HELD_MILLIS } from '#tests/browser/house'
import type { SizeName } from '#tests/browser/sizes'
import type { Stage, Visitor } from '#tests/browser/stage'

/** The panel of many tables as somebody meets it who sees its page. */
export class MultiDesk {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  get dock(): Locator {
    return this.page
      .locator('footer')
      .filter({ has: this.page.getByRole('group', { name: 'Fiche' }) })
      .last()
  }

  tile(name: string): Locator {
    return this.page.getByRole('article', { name, exact: true })
  }

  spot(table: string, name: string): Locator {
    return this.tile(table).getByRole('button', { name: new RegExp(`^${name}, `) })
  }

  /** The names of the tables that are shown, in their order. */
  async tables(): Promise<readonly string[]> {
    const list = this.page.getByRole('list', { name: 'Tavoli in Multigioco' })
    const names = await list.getByRole('heading', { level: 3 }).allTextContents()
    return names.map((name) => name.trim())
  }

  /** The whole name of a spot: what it pays, what lies on it, whether it is open. */
  async told(table: string, name: string): Promise<string> {
    return plain((await this.spot(table, name).getAttribute('aria-label')) ?? '')
  }

  async staked(table: string, name: string, euros: number): Promise<void> {
    await expect.poll(() => this.told(table, name), PATIENCE).toContain(`puntati ${euros} €`)
  }

  async takeChip(euros: number): Promise<void> {
    await this.dock.getByRole('button', { name: new RegExp(`^Fiche da ${euros}\\s€$`) }).click()
  }

  press(name: string): Locator {
    return this.dock.getByRole('button', { name, exact: true })
  }

  /** In cents, as the dock shows it. */
  async money(name: 'Saldo' | 'Puntata totale' | 'Vincite totali'): Promise<number> {
    const text = plain((await this.dock.textContent()) ?? '')
    return centsOf(new RegExp(`${name}(?: · \\d+ tavol[oi])?\\s*([\\d.]+,\\d\\d)`).exec(text)?.[1] ?? '')
  }

  /** The dock's three sums, in euros. */
  async sums(): Promise<readonly [balance: number, staked: number, won: number]> {
    const names = ['Saldo', 'Puntata totale', 'Vincite totali'] as const
    const [balance = 0, staked = 0, won = 0] = await Promise.all(names.map((name) => this.money(name)))
    return [balance / 100, staked / 100, won / 100]
  }

  async menu(table: string, item: string): Promise<void> {
    await this.tile(table)
      .getByRole('button', { name: `Menu di ${table}` })
      .click()
    await this.page
      .getByRole('group', { name: `Menu di ${table}` })
      .getByRole('button', { name: item })
      .click()
  }
}

/** Somebody who watches all tables and puts the server's clock forward, so that all of them go together. */
class Floor {
  readonly #stage: Stage
  readonly #watcher: Client
  readonly #tables: readonly string[]

  constructor(stage: Stage, watcher: Client, tables: readonly string[]) {
    this.#stage = stage
    this.#watcher = watcher
    this.#tables = tables
  }

  state(table: string): TableState {
    const tracked = this.#watcher.tables.get(table)
    if (tracked === undefined) throw new Error(`Nobody watches ${table}.`)
    return tracked.state
  }

  /** Bets are open everywhere, and will be for a while. */
  async betting(): Promise<void> {
    await this.#until(() => this.#are('betting') || this.#are('over'))
    if (this.#areOpen()) return
    if (this.#are('betting')) await this.deal()
    await this.#stage.house.forward()
    await this.#until(() => this.#areOpen())
  }

  /** Bets are closed everywhere, and every round is dealt to its end. */
  async deal(): Promise<void> {
    await this.#stage.house.forward()
    await this.#until(() => this.#are('over'))
  }

  async #until(isSo: () => boolean): Promise<void> {
    await expect.poll(isSo, PATIENCE).toBe(true)
  }

  #are(phase: string): boolean {
    return this.#tables.every((table) => this.state(table).game.phase === phase)
  }

  #areOpen(): boolean {
    return this.#tables.every((table) => {
      const { game, clock } = this.state(table)
      return game.phase === 'betting' && (clock?.until ?? 0) - this.#stage.house.now > HELD_MILLIS / 2
    })
  }
}

export async function watchFloor(stage: Stage, tables: readonly string[]): Promise<Floor> {
  return new Floor(stage, await stage.companion(...tables), tables)
}

interface AtPanel extends Visitor {
  readonly desk: MultiDesk
  readonly floor: Floor
}

/** As a new user comes. */
export async function openPanel(stage: Stage, tables: readonly string[], size: SizeName): Promise<AtPanel> {
  const floor = await watchFloor(stage, tables)
  await floor.betting()
  const visitor = await stage.visit({ size, path: '/multi' })
  const desk = new MultiDesk(visitor.page)
  await expect.poll(async () => (await desk.tables()).length, PATIENCE).toBeGreaterThan(1)
  return { ...visitor, desk, floor }
}
