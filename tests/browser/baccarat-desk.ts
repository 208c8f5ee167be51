import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { RoundAnswer } from '#protocol/http/history'
import { euro, PATIENCE, plain, settled, visitTable } from '#tests/browser/at-table'
import type { Stage, VisitOptions } from '#tests/browser/stage'
import { client as words } from '#words/it/client'

/** A table between two sides as somebody meets it who sees its page. */
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

  /** So much lies on the spot, and the table has taken it. */
  async staked(name: string, euros: number): Promise<void> {
    await expect.poll(() => this.told(name), PATIENCE).toContain(`puntati ${euros} €`)
  }

  /** Nothing lies there. */
  async free(name: string): Promise<void> {
    await expect.poll(() => this.told(name), PATIENCE).not.toContain('puntati')
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

  /** What is shown of the end of a round is what the house has written down. */
  async sameAsWritten(played: number): Promise<RoundAnswer> {
    const { message, bets } = await this.outcome()
    const round = await settled(this.page, played)
    const names: Readonly<Record<string, string>> = { ...words.baccarat.bets, ...words.dragonTiger.bets }
    expect(bets).toEqual(
      round.bets.map(({ bet, stake, paid }) => ({ name: names[bet], staked: stake, paid })),
    )
    const plate = this.page.getByTitle('Puntata per puntata')
    // SB-9: what came on top of all stakes is counted up; a stake that only comes back is no win.
    const shown = async () => RESULT.exec(plain((await plate.textContent()) ?? ''))?.[0]
    await expect.poll(async () => (await shown()) ?? '', PATIENCE).toBe(headline(round))
    const dock = plain((await this.page.getByRole('contentinfo').textContent()) ?? '')
    expect(dock.includes('Incassato')).toBe(round.paid > 0)
    expect(message).toMatch(/Giocatore|Banco|Pareggio|Drago|Tigre/)
    await expect.poll(() => this.money('Saldo'), PATIENCE).toBe(round.balanceAfter)
    return round
  }
}

const RESULT = /(?:Hai vinto|Risultato|Pari|Restituiti) .*/

function headline({ bets, staked, paid }: RoundAnswer): string {
  if (paid > staked) return `Hai vinto ${euro(paid - staked)}`
  if (bets.every(({ outcome }) => outcome === 'push')) return `Restituiti ${euro(paid)}`
  return paid === staked ? `Pari ${euro(0)}` : `Risultato ${euro(paid - staked)}`
}

/** A new user, with somebody who keeps the table from being waited for. */
export async function sitAtBaccarat(stage: Stage, name: string, options: VisitOptions = {}) {
  const visitor = await visitTable(stage, name, { ...options, listens: true })
  const desk = new BaccaratDesk(visitor.page)
  const pace = await stage.pace(name.toLowerCase())
  const betting = async () => {
    await pace.betting()
    await desk.betting(1)
  }
  /** Whoever wants to see what is said when bets close has to look before they do. */
  const deal = () => Promise.all([desk.status('PUNTATE ACCETTATE'), pace.deal()])
  return { ...visitor, desk, pace, betting, deal }
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
