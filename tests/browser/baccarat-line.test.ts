import type { Page, Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { balance, isCovered, PATIENCE } from '#tests/browser/at-table'
import { BaccaratDesk, sitAtBaccarat } from '#tests/browser/baccarat-desk'
import { heard } from '#tests/browser/heard'
import { HELD_MILLIS } from '#tests/browser/house'
import { eitherSize } from '#tests/browser/long'
import { axe } from '#tests/browser/look/axe'
import { stopClock } from '#tests/browser/look/stop-clock'
import { MultiDesk } from '#tests/browser/multi-desk'
import { setUpStage } from '#tests/browser/stage'

const stage = setUpStage([
  { id: 'amalfi', game: 'speed-baccarat', name: 'Amalfi' },
  { id: 'capri', game: 'mini-baccarat', name: 'Capri' },
  // A card comes when a test wants it, so that whatever happens in between happens in mid-round.
  { id: 'lento', game: 'mini-baccarat', name: 'Lento', timings: { card: HELD_MILLIS } },
])

/** So long may a line say nothing before the page gives it up, by the page's own clock. */
const SILENCE_MILLIS = 8_000

const lost = (page: Page) => page.getByRole('alert').filter({ hasText: 'Connessione persa' })

const SPOTS = ['Giocatore', 'Banco', 'Pareggio', 'Coppia Banco']

/** What lies on the spots, and the money. */
async function everything(desk: BaccaratDesk) {
  return {
    spots: await Promise.all(SPOTS.map((name) => desk.told(name))),
    balance: await desk.money('Saldo'),
    staked: await desk.money('Puntata totale'),
  }
}

/** All the cards on the table, as they are read out. */
const cards = (desk: BaccaratDesk) =>
  desk.page
    .getByRole('main')
    .getByRole('img', { name: /^(Giocatore|Banco)\b.* di (picche|cuori|quadri|fiori)/ })
    .evaluateAll((hands) => hands.map((hand) => hand.getAttribute('aria-label')))

/** 25 € on each of these, which count. */
async function bet(desk: BaccaratDesk, ...names: readonly string[]): Promise<void> {
  await desk.takeChip(25)
  for (const name of names) await desk.spot(name).click()
  await desk.page.getByRole('button', { name: 'Conferma puntate' }).click()
  for (const name of names) await desk.staked(name, 25)
}

describe.each(eitherSize('phone'))('a round that goes on, on a %s', (size) => {
  it('is found as it was when a lost line is back, and no bets are taken meanwhile', async () => {
    const { desk, page, line, allow, pace, betting, deal } = await sitAtBaccarat(stage, 'Lento', { size })
    allow(/ERR_|WebSocket|Failed to load resource|failed/)
    await betting()
    await bet(desk, 'Banco', 'Coppia Banco')
    const before = await everything(desk)
    expect(before.staked).toBe(5_000)
    line.cut()
    const banner = lost(page)
    await banner.waitFor()
    expect(await isCovered(desk.spot('Banco'))).toBe(true)
    await page.keyboard.press('Space')
    line.mend()
    await banner.waitFor({ state: 'detached', ...PATIENCE })
    expect(await everything(desk)).toEqual(before)

    await deal()
    line.cut()
    await banner.waitFor()
    // The deal does not wait for who is away.
    for (let card = 1; card <= 3; card++) await pace.step()
    line.mend()
    await banner.waitFor({ state: 'detached', ...PATIENCE })
    await desk.staked('Banco', 25)
    await pace.end()
    await desk.sameAsWritten(1)
  })

  it('ends without a chip that was put down on a dead line, and so does the next', async () => {
    const visit = { size, ownTime: true }
    const { desk, page, line, allow, pace, betting } = await sitAtBaccarat(stage, 'Lento', visit)
    allow(/ERR_|WebSocket|Failed to load resource|failed/)
    await betting()
    await desk.takeChip(25)
    line.hush()
    await desk.spot('Banco').click()
    await page.clock.runFor(SILENCE_MILLIS)
    await lost(page).waitFor()
    const { code } = pace.state.round ?? {}
    await pace.deal()
    await pace.end()
    await pace.betting()
    expect(pace.state.round?.code).not.toBe(code)
    line.mend()
    await page.getByText('La mano per cui era è finita: non è stato fatto nulla.').first().waitFor(PATIENCE)
    expect(await desk.money('Puntata totale')).toBe(0)
    expect(await desk.money('Saldo')).toBe(100_000)
  })

  it('is found as it was after a reload, with bets open and while cards are dealt', async () => {
    const { desk, page, pace, betting } = await sitAtBaccarat(stage, 'Lento', { size })
    await betting()
    await bet(desk, 'Giocatore', 'Pareggio')
    const open = await everything(desk)
    expect(open.staked).toBe(5_000)
    await page.reload()
    await expect.poll(() => everything(desk).catch(() => null), PATIENCE).toEqual(open)
    await pace.deal()
    // With a fourth one the round could be over.
    for (let card = 1; card <= 3; card++) await pace.step()
    await expect
      .poll(async () => (await cards(desk)).join('; '), PATIENCE)
      .toMatch(/^Giocatore \d: [^;]+ di \w+[^;]+ di \w+; Banco \d: [^;,]+ di \w+$/)
    const dealt = { ...(await everything(desk)), cards: await cards(desk) }
    await page.reload()
    await expect
      .poll(async () => ({ ...(await everything(desk)), cards: await cards(desk) }), PATIENCE)
      .toEqual(dealt)
    await pace.end()
    await desk.sameAsWritten(1)
    // Nothing has the focus after a reload: space is the table's, and repeats, then doubles (TP-3).
    await page.reload()
    await betting()
    await page.keyboard.press('Space')
    for (const name of ['Giocatore', 'Pareggio']) {
      await expect.poll(() => desk.told(name)).toContain('25 € da confermare')
    }
    expect(await desk.money('Puntata totale')).toBe(5_000)
    await page.keyboard.press('Space')
    await expect.poll(() => desk.money('Puntata totale')).toBe(10_000)
  })

  it('moves to the page that opens its table last, and back on demand', async () => {
    const { desk, page, context, betting } = await sitAtBaccarat(stage, 'Lento', { size })
    await betting()
    await bet(desk, 'Giocatore')
    const other = new BaccaratDesk(await context.newPage())
    await other.page.goto('/tables/lento')
    await page.getByRole('heading', { name: 'Il tavolo è aperto altrove' }).waitFor()
    await axe(page)
    await other.staked('Giocatore', 25)
    await page.getByRole('button', { name: 'Apri qui' }).click()
    await other.page.getByRole('heading', { name: 'Il tavolo è aperto altrove' }).waitFor()
    await desk.staked('Giocatore', 25)
  })
})

describe('a line', () => {
  it('that falls silent is given up soon, and no bet is taken on it', async () => {
    const visit = { ownTime: true }
    const { desk, page, line, allow, betting } = await sitAtBaccarat(stage, 'Amalfi', visit)
    allow(/ERR_|WebSocket|Failed to load resource|failed/)
    await betting()
    await stopClock(page)
    line.hush()
    await page.clock.runFor(SILENCE_MILLIS / 4)
    expect(await lost(page).count()).toBe(0)
    await page.clock.runFor(SILENCE_MILLIS)
    await lost(page).waitFor(PATIENCE)
    expect(await isCovered(desk.spot('Banco'))).toBe(true)
    await page.clock.resume()
    line.mend()
    await lost(page).waitFor({ state: 'detached', ...PATIENCE })
    await desk.takeChip(25)
    await desk.spot('Banco').click()
    await desk.staked('Banco', 25)
  })

  it('is given up at once when the browser says so, and what lay open above the table closes', async () => {
    const visit = { size: 'phone', ownTime: true } as const
    const { desk, page, context, allow, betting, pace } = await sitAtBaccarat(stage, 'Amalfi', visit)
    allow(/ERR_|WebSocket|Failed to load resource|failed/)
    await betting()
    await desk.takeChip(5)
    await desk.spot('Banco').click()
    await desk.staked('Banco', 5)
    await pace.deal()
    await pace.end()
    await page.getByTitle('Puntata per puntata').click(PATIENCE)
    const list = page.locator('[popover="auto"]:popover-open')
    await list.waitFor()
    // The page's clock stands: nothing that it could wait for comes.
    await stopClock(page)
    await context.setOffline(true)
    await lost(page).waitFor(PATIENCE)
    await list.waitFor({ state: 'hidden' })
    await page.clock.resume()
    await context.setOffline(false)
    await lost(page).waitFor({ state: 'detached', ...PATIENCE })
  })
})

describe('settings', () => {
  it('keep the newest of quick changes, whenever the answers come', async () => {
    // Once a worker has taken over a page, the test does not see what it asks for.
    const { page } = await stage.visit({ browser: { serviceWorkers: 'block' } })
    const held: Route[] = []
    await page.route('**/api/settings', (route) =>
      route.request().method() === 'PUT' ? void held.push(route) : route.continue(),
    )
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Impostazioni' }).click()
    const deck = page.getByRole('switch', { name: /^Mazzo a quattro colori/ })
    const notices = page.getByRole('switch', { name: /^Avvisi della casa/ })
    for (const one of [deck, notices, deck, deck]) await one.click()
    const shown = async () => `${await deck.isChecked()} ${await notices.isChecked()}`
    const kept = async () => {
      const answer: unknown = await (await page.request.get('/api/settings')).json()
      const { settings } = answer as { settings: Record<string, unknown> }
      return `${settings.fourColourDeck} ${settings.notifications}`
    }
    // One after the other; what is shown does not wait for any of them, and none takes it back.
    for (const [change, then] of ['true true', 'true false', 'false false', 'true false'].entries()) {
      await expect.poll(() => held.length, PATIENCE).toBe(change + 1)
      expect(await shown()).toBe('true false')
      await held[change]?.continue()
      await expect.poll(kept, PATIENCE).toBe(then)
    }
    await page.reload()
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Impostazioni' }).click()
    await expect.poll(shown, PATIENCE).toBe('true false')
    expect(held).toHaveLength(4)
  })
})

describe('two windows', () => {
  it('know what lies on the other’s table: it cannot be staked twice', async () => {
    const { desk, page, context, betting } = await sitAtBaccarat(stage, 'Amalfi')
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
    await (await stage.pace('amalfi')).betting()
    const { page } = await stage.visit({ path: '/tables/amalfi', listens: true })
    await expect
      .poll(() => heard(page), PATIENCE)
      .toContainEqual(expect.stringMatching(/^Piazza le tue puntate: \d+ secondi$/))
    await expect.poll(() => new BaccaratDesk(page).secondsLeft(), PATIENCE).toBeGreaterThan(0)
  })
})
