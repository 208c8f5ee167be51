import { describe, expect, it } from 'vitest'
import type { Winner } from '#engine/dragon-tiger/duel'
import { euro, PATIENCE, plain } from '#tests/browser/at-table'
import { type BaccaratDesk, sitAtBaccarat } from '#tests/browser/baccarat-desk'
import { roundOfDuel } from '#tests/browser/cards/duels'
import { heard } from '#tests/browser/heard'
import { HELD_MILLIS } from '#tests/browser/house'
import { axe } from '#tests/browser/look/axe'
import { screenshot } from '#tests/browser/look/screenshot'
import { openFromMenu } from '#tests/browser/menu'
import type { SizeName } from '#tests/browser/sizes'
import { setUpStage } from '#tests/browser/stage'

const table = (name: string) =>
  ({ id: name.toLowerCase(), game: 'dragon-tiger', name, brings: 'duels' }) as const

const stage = setUpStage([
  table('Marmolada'),
  table('Tofana'),
  ...['Antelao', 'Civetta'].map((name) => ({ ...table(name), timings: { card: HELD_MILLIS } })),
])

/** A table whose bets are open, in a round that ends so. */
async function sitBefore(winner: Winner, name: string, size: SizeName) {
  const seat = await sitAtBaccarat(stage, name, { size })
  await seat.pace.betting()
  await seat.pace.round(roundOfDuel(seat.pace.state.round?.number ?? 0, winner))
  await seat.betting()
  return seat
}

/** So many chips of 5 €. */
async function bet(desk: BaccaratDesk, name: string, chips: number): Promise<void> {
  await desk.takeChip(5)
  for (let lying = 1; lying <= chips; lying++) {
    await desk.spot(name).click()
    await desk.staked(name, lying * 5)
  }
}

describe.each([
  ['desktop', 'Marmolada', 'Antelao'],
  ['phone', 'Tofana', 'Civetta'],
] as const)('Dragon Tiger on a %s', (size, name, slow) => {
  it('pays a win, and takes no chip on the other side (DT-2, DT-3)', async () => {
    const { desk, page, deal } = await sitBefore('dragon', name, size)
    await bet(desk, 'Drago', 2)
    await bet(desk, 'Pareggio a Seme', 1)
    expect(await desk.told('Tigre')).toContain('non su entrambe')
    await desk.try('Tigre')
    await page.getByText('Non si può puntare su entrambe le parti.').first().waitFor()
    expect(await desk.told('Tigre')).not.toContain('puntati')
    expect(await desk.money('Puntata totale')).toBe(1_500)
    await axe(page)
    await screenshot(page, `dragon-tiger-betting-${size}`)
    await deal()
    await page.getByTitle('Puntata per puntata').waitFor()
    await axe(page)
    await screenshot(page, `dragon-tiger-win-${size}`)
    expect((await desk.sameAsWritten(1)).bets).toMatchObject([
      { bet: 'dragon', stake: 1_000, paid: 2_000, outcome: 'win' },
      { bet: 'suitedTie', stake: 500, paid: 0, outcome: 'lose' },
    ])
    expect(await desk.money('Saldo')).toBe(100_500)
  })

  it('gives half back at a tie, told as lost and never as won (DT-2)', async () => {
    const { desk, page, deal } = await sitBefore('tie', name, size)
    await bet(desk, 'Drago', 2)
    const before = (await heard(page)).length
    await deal()
    await page.getByTitle('Puntata per puntata').waitFor()
    await axe(page)
    await screenshot(page, `dragon-tiger-tie-${size}`)
    const round = await desk.sameAsWritten(1)
    expect(round.bets).toMatchObject([{ bet: 'dragon', stake: 1_000, paid: 500, outcome: 'lose' }])
    expect(await desk.money('Saldo')).toBe(99_500)
    const said = page.getByRole('listitem').filter({ hasText: 'torna metà della puntata' })
    await said.waitFor()
    expect(plain(await said.innerText())).toContain(`${euro(1_000)} → ${euro(500)}`)
    await screenshot(page, `dragon-tiger-tie-why-${size}`)
    const told = async () => plain((await heard(page)).slice(before).join(' '))
    await expect.poll(told, PATIENCE).toContain(`Hai perso ${euro(500)}: incassi ${euro(500)}.`)
    expect(await told()).not.toMatch(/vinto|vincita/i)
    await page.keyboard.press('Escape')
    const history = await openFromMenu(page, 'Cronologia')
    const row = history.getByRole('button', { name: /Dragon Tiger/ }).first()
    await row.click()
    await screenshot(page, `dragon-tiger-history-${size}`)
  })

  it('is found as it was after a reload between the two cards', async () => {
    const { desk, page, pace } = await sitBefore('dragon', slow, size)
    await bet(desk, 'Drago', 2)
    await pace.deal()
    while (pace.state.shoe?.dealt === 0) await pace.step()
    const seen = async () => {
      const hands = page.getByRole('img', { name: /^(Drago|Tigre)/ })
      const names = await Promise.all((await hands.all()).map((hand) => hand.getAttribute('aria-label')))
      return { names, told: await desk.told('Drago'), saldo: await desk.money('Saldo') }
    }
    const dealt = await seen()
    await page.reload()
    await expect.poll(() => seen().catch(() => null), PATIENCE).toEqual(dealt)
    await pace.end()
    expect((await desk.sameAsWritten(1)).paid).toBe(2_000)
  })
})

describe('Dragon Tiger’s roads', () => {
  it('have totals up to 13, at the table, in the lobby and in the panel (RD-1, DT-5)', async () => {
    const { page, pace } = await sitBefore('dragon', 'Marmolada', 'desktop')
    const totals = pace.state.results.map(({ total }) => total ?? 0)
    expect(Math.max(...totals)).toBeGreaterThan(9)
    await page.getByTitle('Mostra i punti').click()
    const beads = page.getByTitle('Mostra le lettere').locator('text')
    await expect.poll(() => beads.textContent(), PATIENCE).toBe(totals.join(''))
    await screenshot(page, 'dragon-tiger-totals')
    const road = new RegExp(`^Big Road: ${totals.length} mani, ultima (Drago|Tigre|Pareggio)$`)
    for (const path of ['/', '/multi']) {
      await page.goto(path)
      const card = page.getByRole('article').filter({ hasText: 'Marmolada' })
      await card.getByRole('img', { name: road }).waitFor(PATIENCE)
      await screenshot(page, `dragon-tiger-road${path.replace('/', '-')}`)
    }
  })
})
