import { describe, expect, it } from 'vitest'
import { PATIENCE } from '#tests/browser/at-table'
import { sitAtBaccarat } from '#tests/browser/baccarat-desk'
import { heard } from '#tests/browser/heard'
import { eitherSize, sized } from '#tests/browser/long'
import { setUpStage } from '#tests/browser/stage'

const speed = (name: string, brings?: 'speedTie' | 'speedSuper6') => ({
  ...({ id: name.toLowerCase(), game: 'speed-baccarat', name } as const),
  ...(brings === undefined ? {} : { brings }),
})

const stage = setUpStage([
  speed('Amalfi', 'speedTie'),
  speed('Positano', 'speedTie'),
  speed('Ischia', 'speedSuper6'),
  speed('Procida', 'speedSuper6'),
  { id: 'capri', game: 'mini-baccarat', name: 'Capri' },
])

describe.each(
  sized(
    [
      ['desktop', 'Amalfi', 'Ischia'],
      ['phone', 'Positano', 'Procida'],
    ] as const,
    ([size]) => size === 'desktop',
  ),
)('Speed Baccarat on a %s', (size, often, six) => {
  it('is played from the lobby to a settled round, with chips put down, taken back, doubled and repeated', async () => {
    const { desk, betting, deal } = await sitAtBaccarat(stage, often, { size })
    await betting()
    await desk.takeChip(5)
    await desk.spot('Giocatore').click()
    await desk.staked('Giocatore', 5)
    await desk.spot('Pareggio').click()
    await desk.staked('Pareggio', 5)
    await desk.press('Annulla').click()
    await desk.free('Pareggio')
    await desk.spot('Pareggio').click()
    // Chips that are still on their way are doubled too.
    await desk.press('Raddoppia').click()
    await desk.staked('Giocatore', 10)
    await desk.staked('Pareggio', 10)
    expect(await desk.money('Puntata totale')).toBe(2_000)
    expect(await desk.money('Saldo')).toBe(98_000)
    await deal()
    let { paid } = await desk.sameAsWritten(1)
    // A tie comes within three rounds: the same bets once more, until something is won.
    for (let played = 2; played <= 5 && (paid === 0 || played === 2); played++) {
      await betting()
      await desk.press('Ripeti').click()
      await desk.staked('Pareggio', 10)
      expect(await desk.money('Puntata totale')).toBe(2_000)
      await deal()
      paid = (await desk.sameAsWritten(played)).paid
    }
    expect(paid).toBeGreaterThan(0)
  })

  it('says why a bet is not taken, and pays Super 6 (SB-3, SB-4)', async () => {
    const { desk, page, betting, deal } = await sitAtBaccarat(stage, six, { size })
    await betting()
    expect(await desk.told('Super 6')).toContain('solo con Zero Comm.')
    await page.getByRole('switch', { name: 'Zero Comm.' }).check({ force: true })
    await expect.poll(() => desk.told('Banco'), PATIENCE).toContain('1:1 · con 6 0,5:1')
    // Super 6 does not stand alone.
    expect(await desk.told('Super 6')).toContain('serve una puntata')
    await desk.try('Super 6')
    await page.getByText('Serve prima la puntata principale.').first().waitFor()
    await desk.takeChip(5)
    await desk.spot('Banco').click()
    await desk.staked('Banco', 5)
    expect(await desk.told('Giocatore')).toContain('non su entrambe')
    await desk.try('Giocatore')
    await page.getByText('Non si può puntare su entrambe le parti.').first().waitFor()
    await desk.spot('Super 6').click()
    await desk.staked('Super 6', 5)
    await desk.try('Super 6')
    await page.getByText('Non può superare la puntata principale.').first().waitFor()
    expect(await desk.money('Puntata totale')).toBe(1_000)
    // One undo takes back what one press laid, and nothing else.
    const before = (await heard(page)).length
    await desk.press('Raddoppia').click()
    await desk.staked('Super 6', 10)
    await desk.press('Annulla').click()
    await desk.staked('Banco', 5)
    await desk.staked('Super 6', 5)
    expect((await heard(page)).slice(before).join()).not.toMatch(/torna indietro|non è possibile/)
    await deal()
    let round = await desk.sameAsWritten(1)
    // A bank that wins with six comes within three rounds.
    for (let played = 2; played <= 4 && !isSixWon(round); played++) {
      await betting()
      await desk.press('Ripeti').click()
      await desk.staked('Super 6', 5)
      await deal()
      round = await desk.sameAsWritten(played)
    }
    expect(round.bets).toMatchObject([
      { bet: 'banker', stake: 500, paid: 750, outcome: 'win' },
      { bet: 'super6', stake: 500, paid: 8_000, outcome: 'win' },
    ])
  })
})

const isSixWon = ({ bets }: { bets: readonly { bet: string; paid: number }[] }) =>
  bets.some(({ bet, paid }) => bet === 'super6' && paid > 0)

describe.each(eitherSize('phone'))('Mini Baccarat on a %s', (size) => {
  it('plays only chips that were confirmed (MB-3)', async () => {
    const { desk, page, pace, betting, deal } = await sitAtBaccarat(stage, 'Capri', { size })
    const confirm = page.getByRole('button', { name: 'Conferma puntate' })
    await betting()
    await desk.takeChip(5)
    await desk.spot('Giocatore').click()
    await expect.poll(() => desk.told('Giocatore')).toContain('5 € da confermare')
    await confirm.waitFor()
    const unplayed = page.getByText('Puntate non confermate: non sono state giocate').first()
    await Promise.all([unplayed.waitFor(PATIENCE), pace.deal()])
    await betting()
    expect(await desk.money('Saldo')).toBe(100_000)
    for (const name of ['Giocatore', 'Banco', 'Pareggio', 'Grande']) await desk.spot(name).click()
    await expect.poll(() => desk.money('Puntata totale')).toBe(2_000)
    await confirm.click()
    await confirm.waitFor({ state: 'detached' })
    expect(await desk.told('Grande')).toContain('puntati 5 €')
    await deal()
    // The history begins with this round, and one of the three main bets always pays.
    expect((await desk.sameAsWritten(1)).paid).toBeGreaterThan(0)
    await betting()
    await desk.press('Ripeti').click()
    await expect.poll(() => desk.told('Banco')).toContain('5 € da confermare')
    await confirm.click()
    await confirm.waitFor({ state: 'detached' })
    await deal()
    await desk.sameAsWritten(2)
  })
})

describe('a bet above the balance', () => {
  it('is not taken, and the reason is told', async () => {
    const { desk, page, betting } = await sitAtBaccarat(stage, 'Amalfi')
    await betting()
    await desk.takeChip(500)
    await desk.spot('Giocatore').click()
    await desk.staked('Giocatore', 500)
    await desk.takeChip(100)
    await desk.spot('Giocatore').click()
    await desk.staked('Giocatore', 600)
    await Promise.all([
      desk.status('SALDO INSUFFICIENTE'),
      page.getByText('Il saldo non basta.').first().waitFor(),
      desk.press('Raddoppia').click(),
    ])
    await expect.poll(() => desk.money('Puntata totale')).toBe(60_000)
    await desk.press('Annulla').click()
    await expect.poll(() => desk.money('Puntata totale')).toBe(50_000)
    await desk.press('Annulla').click()
    await expect.poll(() => desk.money('Puntata totale')).toBe(0)
  })
})
