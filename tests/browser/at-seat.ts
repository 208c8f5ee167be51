import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { PlayerCommand } from '#protocol/player/commands'
import { balance, PATIENCE, resultOf, takeChip, total } from '#tests/browser/at-table'
import { blackjackOf } from '#tests/browser/cards/dry-play'
import type { Stage } from '#tests/browser/stage'

/** A player who could not press a button by then looks whether there is another one, with twice the time for it. */
const PRESSED_MILLIS = 500

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
  const ways = [/: No$/, /^STAI$/, /^CARTA$/].map((name) =>
    page.getByRole('button', { name, disabled: false }).first(),
  )
  const [no, ...others] = ways
  const next = others.reduce((all, way) => all.or(way), no ?? isOver)
  let timeout = PRESSED_MILLIS
  while (!(await isOver.first().isVisible())) {
    await next.or(isOver).first().waitFor(PATIENCE)
    for (const way of ways) {
      if ((await way.count()) === 0) continue
      // It may be decided in the meantime: then there is another thing to decide, or none.
      const isPressed = await way.click({ timeout }).then(
        () => true,
        () => false,
      )
      if (!isPressed) timeout *= 2
      break
    }
  }
}

/** Cards, chips and clock that somebody has before them. */
export async function seen(page: Page) {
  await page.getByText('TOCCA A TE · POSTO 1').waitFor(PATIENCE)
  return { hands: await hands(page), total: await total(page), balance: await balance(page) }
}

/** Somebody else at the table, who has bet 10 € on the first seat. */
export async function neighbour(stage: Stage, table: string) {
  const client = await stage.companion(table)
  const play = async (command: PlayerCommand) => {
    expect(await client.do(table, command), command.do).toMatchObject({ ok: true })
  }
  const game = () => {
    const tracked = client.tables.get(table)
    if (tracked === undefined) throw new Error('The table is not known.')
    return blackjackOf(tracked)
  }
  await expect.poll(() => game().phase, PATIENCE).toBe('betting')
  await play({ do: 'sit', seat: 1 })
  await play({ do: 'bet', seat: 1, bet: 'main', amount: 1_000 })
  return { play, game }
}
