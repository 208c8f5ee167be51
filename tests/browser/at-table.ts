import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { HistoryAnswer, RoundAnswer } from '#protocol/http/history'
import type { Stage, VisitOptions, Visitor } from '#tests/browser/stage'
import { formatsOf } from '#ui/i18n/format'

/** The machine may be busy, and a round may have to be waited for. */
export const PATIENCE = { timeout: 60_000, interval: 50 }

const { money, net } = formatsOf('it')
export const euro = (cents: number) => plain(money(cents, 'EUR'))

/** Money is written with spaces that do not break. */
export function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

/** From the lobby, as somebody comes in who looks for a table. */
export async function openTable(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name, exact: true }).click(PATIENCE)
  await opened(page)
}

/** Straight to a table, as by a link that somebody was sent. */
export async function visitTable(stage: Stage, name: string, options: VisitOptions = {}): Promise<Visitor> {
  const visitor = await stage.visit({ ...options, path: `/tables/${name.toLowerCase()}` })
  await opened(visitor.page)
  return visitor
}

async function opened(page: Page): Promise<void> {
  await page.getByRole('group', { name: 'Fiche' }).waitFor(PATIENCE)
}

export async function takeChip(page: Page, value: string): Promise<void> {
  const chip = page.getByRole('button', { name: `Fiche da ${value}`, exact: true })
  await chip.click(PATIENCE)
}

/** Something lies over it: whoever presses there presses something else. */
export async function isCovered(button: Locator): Promise<boolean> {
  return button.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return !element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })
}

/** What there is to bet with, as the dock says it. */
export async function balance(page: Page): Promise<string> {
  const words = plain(await page.getByRole('contentinfo').innerText())
  return /saldo (\S+ €)/i.exec(words)?.[1] ?? words
}

/** What is staked in all, as the dock says it. */
export async function total(page: Page): Promise<string> {
  const words = plain(await page.getByRole('contentinfo').innerText())
  return /puntata totale (\S+ €)/i.exec(words)?.[1] ?? words
}

/** The own rounds, the newest first, as the house kept them. */
export async function history(page: Page): Promise<HistoryAnswer['rounds']> {
  const answer: HistoryAnswer = await (await page.request.get('/api/history')).json()
  return answer.rounds
}

/** The newest of so many rounds, when the house has it in its history. */
export async function settled(page: Page, rounds = 1): Promise<RoundAnswer> {
  await expect.poll(async () => (await history(page)).length, PATIENCE).toBe(rounds)
  const [newest] = await history(page)
  return (await page.request.get(`/api/rounds/${newest?.code}`)).json()
}

const RESULT = /^(Hai vinto|Risultato|Pari|Restituiti)/

/** The message at the end of a round. */
export function resultOf(page: Page): Locator {
  return page.getByRole('status').filter({ has: page.getByRole('heading', { name: RESULT }) })
}

/** The screen, the history and the purse say the same about a round that is just over. */
export async function expectTold(
  page: Page,
  { bets, staked, paid, balanceAfter }: RoundAnswer,
): Promise<void> {
  const lines = resultOf(page).getByRole('listitem')
  const told = bets.map((bet) => plain(net(bet.paid - bet.stake, 'EUR'))).sort()
  const shown = async () =>
    (await lines.allInnerTexts()).map((text) => /[+−]?[\d.,]+ €$/.exec(plain(text))?.[0]).sort()
  await expect.poll(shown, PATIENCE).toEqual(told)
  expect(paid).toBe(bets.reduce((sum, bet) => sum + bet.paid, 0))
  expect(staked).toBe(bets.reduce((sum, bet) => sum + bet.stake, 0))
  await expect.poll(() => balance(page), PATIENCE).toBe(euro(balanceAfter ?? -1))
}
