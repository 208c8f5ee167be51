import { describe, expect, it } from 'vitest'
import { PATIENCE } from '#tests/browser/at-table'
import { axe } from '#tests/browser/axe'
import { BaccaratDesk, sitAtBaccarat } from '#tests/browser/baccarat-desk'
import { HELD, type Pace } from '#tests/browser/pace'
import { setUpStage } from '#tests/browser/stage'

/** A card comes when a test wants it, so that whatever happens in between happens in mid-round. */
const stage = setUpStage([
  { id: 'lento', game: 'mini-baccarat', name: 'Lento', timings: { ...HELD, card: 60_000 } },
])

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

async function toTheEnd(pace: Pace): Promise<void> {
  while (pace.state.game.phase !== 'over') await pace.step()
}

describe.each(['desktop', 'phone'] as const)('a round that goes on, on a %s', (size) => {
  it('is found as it was when a lost line is back, and no bets are taken meanwhile', async () => {
    const { desk, page, line, allow, pace, betting, deal } = await sitAtBaccarat(stage, 'Lento', size)
    allow(/ERR_|WebSocket|Failed to load resource|failed/)
    await betting()
    await bet(desk, 'Banco', 'Coppia Banco')
    const before = await everything(desk)
    expect(before.staked).toBe(5_000)
    line.cut()
    const banner = page.getByRole('alert').filter({ hasText: 'Connessione persa' })
    await banner.waitFor()
    await expect(desk.spot('Banco').click({ trial: true, timeout: 3_000 })).rejects.toThrow(
      /intercepts pointer/,
    )
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
    await toTheEnd(pace)
    await desk.sameAsWritten(1)
  })

  it('ends without a chip that was put down on a dead line, and so does the next', async () => {
    const { desk, page, line, allow, pace, betting } = await sitAtBaccarat(stage, 'Lento', size)
    allow(/ERR_|WebSocket|Failed to load resource|failed/)
    await betting()
    await desk.takeChip(25)
    line.hush()
    await desk.spot('Banco').click()
    await page.getByRole('alert').filter({ hasText: 'Connessione persa' }).waitFor()
    const { code } = pace.state.round ?? {}
    await pace.deal()
    await toTheEnd(pace)
    await pace.betting()
    expect(pace.state.round?.code).not.toBe(code)
    line.mend()
    await page.getByText('La mano per cui era è finita: non è stato fatto nulla.').first().waitFor(PATIENCE)
    expect(await desk.money('Puntata totale')).toBe(0)
    expect(await desk.money('Saldo')).toBe(100_000)
  })

  it('is found as it was after a reload, with bets open and while cards are dealt', async () => {
    const { desk, page, pace, betting } = await sitAtBaccarat(stage, 'Lento', size)
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
    await toTheEnd(pace)
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
    const { desk, page, context, betting } = await sitAtBaccarat(stage, 'Lento', size)
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
