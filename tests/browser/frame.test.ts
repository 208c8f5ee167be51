import { describe, expect, it } from 'vitest'
import { balance, PATIENCE } from '#tests/browser/at-table'
import { BaccaratDesk, sitAtBaccarat } from '#tests/browser/baccarat-desk'
import { heard, listen } from '#tests/browser/heard'
import { MultiDesk } from '#tests/browser/multi-desk'
import { HELD } from '#tests/browser/pace'
import { setUpStage } from '#tests/browser/stage'

const stage = setUpStage([
  { id: 'amalfi', game: 'speed-baccarat', name: 'Amalfi', timings: HELD },
  { id: 'capri', game: 'mini-baccarat', name: 'Capri', timings: HELD },
])

describe('a line', () => {
  it('that falls silent is given up soon, and no bet is taken on it', async () => {
    const { desk, page, line, allow, betting } = await sitAtBaccarat(stage, 'Amalfi', 'desktop')
    allow(/ERR_|WebSocket|Failed to load resource|failed/)
    await betting()
    const banner = page.getByRole('alert').filter({ hasText: 'Connessione persa' })
    line.hush()
    // A busy machine may take a little longer than the eight seconds that the page does.
    await banner.waitFor({ timeout: 12_000 })
    await expect(desk.spot('Banco').click({ trial: true, timeout: 500 })).rejects.toThrow(
      /intercepts pointer/,
    )
    line.mend()
    await banner.waitFor({ state: 'detached', ...PATIENCE })
    await desk.takeChip(25)
    await desk.spot('Banco').click()
    await desk.staked('Banco', 25)
  })

  it('is given up at once when the browser says so, and what lay open above the table closes', async () => {
    const { desk, page, context, allow, betting, pace } = await sitAtBaccarat(stage, 'Amalfi', 'phone')
    allow(/ERR_|WebSocket|Failed to load resource|failed/)
    await betting()
    await desk.takeChip(5)
    await desk.spot('Banco').click()
    await desk.staked('Banco', 5)
    await pace.deal()
    while (pace.state.game.phase !== 'over') await pace.step()
    await page.getByTitle('Puntata per puntata').click(PATIENCE)
    const list = page.locator('[popover="auto"]:popover-open')
    await list.waitFor()
    await context.setOffline(true)
    const banner = page.getByRole('alert').filter({ hasText: 'Connessione persa' })
    await banner.waitFor({ timeout: 3_000 })
    await list.waitFor({ state: 'hidden' })
    await context.setOffline(false)
    await banner.waitFor({ state: 'detached', ...PATIENCE })
  })
})

describe('settings', () => {
  it('keep the newest of quick changes, whenever the answers come', async () => {
    const { page } = await stage.visit()
    await page.route('**/api/settings', async (route) => {
      if (route.request().method() === 'PUT') await new Promise((resolve) => setTimeout(resolve, 400))
      await route.continue()
    })
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Impostazioni' }).click()
    const deck = page.getByRole('switch', { name: /^Mazzo a quattro colori/ })
    const notices = page.getByRole('switch', { name: /^Avvisi della casa/ })
    await deck.click()
    await notices.click()
    await deck.click()
    await deck.click()
    const seen = new Set<string>()
    const wanted = `${await deck.isChecked()} ${await notices.isChecked()}`
    const kept = async () => {
      seen.add(`${await deck.isChecked()} ${await notices.isChecked()}`)
      const answer: unknown = await (await page.request.get('/api/settings')).json()
      const { settings } = answer as { settings: Record<string, unknown> }
      return `${settings.fourColourDeck} ${settings.notifications}`
    }
    expect(wanted).toBe('true false')
    await expect.poll(kept, PATIENCE).toBe(wanted)
    await kept()
    expect([...seen]).toEqual([wanted])
  })
})

describe('two windows', () => {
  it('know what lies on the other’s table: it cannot be staked twice', async () => {
    const { desk, page, context, betting } = await sitAtBaccarat(stage, 'Amalfi', 'desktop')
    await betting()
    const other = await context.newPage()
    await other.goto('/tables/capri')
    await expect.poll(() => balance(other), PATIENCE).toBe('1.000,00 €')
    await desk.takeChip(100)
    await desk.spot('Banco').click()
    await desk.staked('Banco', 100)
    await expect.poll(() => balance(page), PATIENCE).toBe('900,00 €')
    await expect.poll(() => balance(other), PATIENCE).toBe('900,00 €')
    // The panel of many tables knows it, too (MP-4).
    const panel = await context.newPage()
    await panel.goto('/multi')
    await expect.poll(() => new MultiDesk(panel).money('Saldo'), PATIENCE).toBe(90_000)
    await page.goto('/')
    await expect.poll(() => balance(other), PATIENCE).toBe('1.000,00 €')
  })
})

describe('somebody who comes while bets are made', () => {
  it('hears it', async () => {
    const { betting } = await sitAtBaccarat(stage, 'Amalfi', 'desktop')
    await betting()
    const { page } = await stage.visit({ path: null })
    await listen(page)
    await page.goto('/tables/amalfi')
    await expect
      .poll(() => heard(page), PATIENCE)
      .toContainEqual(expect.stringMatching(/^Piazza le tue puntate: \d+ secondi$/))
    await expect.poll(() => new BaccaratDesk(page).secondsLeft(), PATIENCE).toBeGreaterThan(0)
  })
})
