import type { Locator, Page } from 'playwright-core'
import { PATIENCE, resultOf, takeChip } from '#tests/browser/at-table'

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/** Where chips for the hand lie. */
export const spot = (page: Page, seat: number, bet = 'Puntata') =>
  button(page, new RegExp(`^${bet}, (Posto|Mano) ${seat},`))

/** What can be decided when it is the own turn. */
export const turn = (page: Page, seat = 1) =>
  page.getByRole('region', { name: new RegExp(`^Decisione per (il posto|la mano) ${seat}$`) })

export async function staked(page: Page, seat: number, euros: number, bet = 'Puntata'): Promise<void> {
  const name = new RegExp(`^${bet}, (Posto|Mano) ${seat}, puntati ${euros}\\s€$`)
  await button(page, name).waitFor(PATIENCE)
}

export async function sit(page: Page, seat = 1): Promise<void> {
  await button(page, `Siediti al posto ${seat}`).click(PATIENCE)
  await spot(page, seat).waitFor(PATIENCE)
}

/** 25 € on the seat, and the cards. */
export async function bet(page: Page, seat = 1): Promise<void> {
  await sit(page, seat)
  await takeChip(page, '25 €')
  await spot(page, seat).click()
  await staked(page, seat, 25)
  await button(page, 'Inizia ora').click()
}

/** The hands on the table as they are read out, the dealer's first. */
export async function hands(page: Page): Promise<readonly string[]> {
  const all: readonly Locator[] = await page.getByRole('main').getByRole('img').all()
  const names = await Promise.all(all.map((hand) => hand.getAttribute('aria-label')))
  return names.filter((name) => name !== null && / di (picche|cuori|quadri|fiori)/.test(name)).map(String)
}

/** To the end of the round: stands wherever that can be, and takes no insurance. */
export async function playOut(page: Page, isOver: Locator = resultOf(page)): Promise<void> {
  const stand = page.getByRole('button', { name: 'STAI', exact: true })
  const hit = page.getByRole('button', { name: 'CARTA', exact: true })
  const no = page.getByRole('button', { name: /: No$/ })
  const next = stand.or(hit).or(no)
  while (!(await isOver.first().isVisible())) {
    await next.or(isOver).first().waitFor(PATIENCE)
    for (const way of [no, stand, hit]) {
      if ((await way.count()) === 0 || !(await way.isEnabled().catch(() => false))) continue
      // It may be over in the meantime.
      await way.click({ timeout: 3_000 }).catch(() => null)
      break
    }
  }
}
