import type { Locator, Page } from 'playwright-core'
import * as v from 'valibot'
import { expect } from 'vitest'
import { HTTP } from '#protocol/http'

/** Rounds take their time, and so does a busy machine. */
export const PATIENCE = { timeout: 90_000, interval: 100 }

type Round = v.InferOutput<typeof HTTP.round>

/** A baccarat table as somebody meets it who sees its page, and what the house has written down of it. */
export class BaccaratDesk {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  spot(name: string): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^${name}, `) })
  }

  /** The whole name of a spot: what it pays, what lies on it, whether it is open. */
  async told(name: string): Promise<string> {
    return (await this.spot(name).getAttribute('aria-label'))?.replaceAll('\u00a0', ' ') ?? ''
  }

  /** Presses a spot that is closed: it says why. */
  async try(name: string): Promise<void> {
    await this.spot(name).click({ force: true })
  }

  press(name: string): Locator {
    return this.page.getByRole('contentinfo').getByRole('button', { name, exact: true })
  }

  async takeChip(euros: number): Promise<void> {
    await this.page.getByRole('button', { name: new RegExp(`^Fiche da ${euros}\\s€$`) }).click()
  }

  /** Waits until so many seconds are left for bets, as the status line says. */
  async betting(seconds = 8): Promise<void> {
    await expect.poll(() => this.secondsLeft(), PATIENCE).toBeGreaterThanOrEqual(seconds)
  }

  async secondsLeft(): Promise<number> {
    const line = this.page.getByText(/^(PIAZZA LE TUE PUNTATE|ULTIME PUNTATE) – \d+$/).first()
    if ((await line.count()) === 0) return 0
    const text = await line.textContent({ timeout: 1_000 }).catch(() => '')
    return Number(/\d+$/.exec(text ?? '')?.[0] ?? 0)
  }

  async status(text: string): Promise<void> {
    await this.page.getByText(text, { exact: true }).first().waitFor({ timeout: PATIENCE.timeout })
  }

  /** In cents, as the dock shows it. */
  async money(name: 'Saldo' | 'Puntata totale'): Promise<number> {
    const text = (await this.page.getByRole('contentinfo').textContent()) ?? ''
    return centsOf(new RegExp(`${name}([\\d.]+,\\d\\d)`).exec(text)?.[1] ?? '')
  }

  /** The newest rounds of this player, as the house kept them. */
  async rounds(): Promise<v.InferOutput<typeof HTTP.history>['rounds']> {
    const answer = await this.page.request.get('/api/history')
    return v.parse(HTTP.history, await answer.json()).rounds
  }

  async round(code: string): Promise<Round> {
    return v.parse(HTTP.round, await (await this.page.request.get(`/api/rounds/${code}`)).json())
  }

  /** Waits for the end of a round with bets of one's own, and opens what each of them came to. */
  async outcome(): Promise<Outcome> {
    const plate = this.page.getByTitle('Puntata per puntata')
    await plate.waitFor({ timeout: PATIENCE.timeout })
    const message = (await plate.textContent())?.replaceAll('\u00a0', ' ') ?? ''
    await plate.click()
    const list = this.page.getByRole('list').filter({ hasText: '→' })
    const bets = await Promise.all((await list.getByRole('listitem').all()).map(fareOf))
    return { message, bets }
  }
}

interface Outcome {
  readonly message: string
  readonly bets: readonly Fare[]
}

interface Fare {
  readonly name: string
  readonly staked: number
  readonly paid: number
}

/** "Giocatore", "5,00 € → 10,00 €" and why. */
async function fareOf(line: Locator): Promise<Fare> {
  const name = (await line.getByRole('strong').first().textContent()) ?? ''
  const rest = (await line.textContent())?.slice(name.length) ?? ''
  const [, staked = '', paid = ''] = /^([\d.]+,\d\d)\s€\s→\s([\d.]+,\d\d)\s€/.exec(rest) ?? []
  return { name, staked: centsOf(staked), paid: centsOf(paid) }
}

/** "1.250,00" */
export function centsOf(text: string): number {
  return text === '' ? Number.NaN : Math.round(Number(text.replaceAll('.', '').replace(',', '.')) * 100)
}
