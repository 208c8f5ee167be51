import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { button, hands, playOut, sit, spot, staked, turn } from '#tests/browser/at-seat'
import {
  euro,
  expectTold,
  history,
  openTable,
  PATIENCE,
  plain,
  resultOf,
  settled,
  takeChip,
  total,
} from '#tests/browser/at-table'
import { axe } from '#tests/browser/axe'
import { heard, listen } from '#tests/browser/heard'
import type { StageTable } from '#tests/browser/house'
import { setUpStage } from '#tests/browser/stage'

/** Betting is as long as somebody needs to sit down and bet on a slow machine: nobody can end it here. */
const timings = { betting: 8_000, decision: 90_000, insurance: 90_000, offers: 90_000, result: 20_000 }
const freeBet = (name: string, brings: NonNullable<StageTable['brings']>): StageTable => ({
  ...{ id: name.toLowerCase(), game: 'free-bet', name, timings, brings },
})

const stage = setUpStage([
  freeBet('Lido', 'freeSplit'),
  freeBet('Murano', 'freeDouble'),
  freeBet('Burano', 'evenMoney'),
  freeBet('Torcello', 'push22'),
  {
    ...{ id: 'etna', game: 'mega-fire-blaze', name: 'Etna', brings: 'bonus' },
    timings: { ...timings, betting: 12_000, result: 3_000, bonus: 15_000 },
  },
])

/** 25 € on the first box, or on a bet beside it too. */
async function betOnBox(page: Page, ...sides: readonly string[]): Promise<void> {
  await sit(page)
  await takeChip(page, '25 €')
  for (const name of ['Puntata', ...sides]) {
    await spot(page, 1, name).click()
    await staked(page, 1, 25, name)
  }
}

describe('Free Bet', () => {
  it('splits at the cost of the house', async () => {
    const { page } = await stage.visit()
    await openTable(page, 'Lido')
    await axe(page)
    await betOnBox(page)
    const split = turn(page).getByRole('button', { name: 'DIVIDI, gratis', exact: true })
    await split.waitFor(PATIENCE)
    await axe(page)
    await split.click()
    await expect.poll(async () => (await hands(page)).length, PATIENCE).toBe(3)
    expect(await total(page)).toBe('25,00 €')
    await playOut(page)
    const round = await settled(page)
    expect(round.bets.map(({ stake, free }) => ({ stake, free }))).toEqual([
      { stake: 2_500, free: 0 },
      { stake: 0, free: 2_500 },
    ])
    await expectTold(page, round)
    await axe(page)
  })

  it('on a phone doubles at the cost of the house', async () => {
    const { page } = await stage.visit({ size: 'phone' })
    await openTable(page, 'Murano')
    await betOnBox(page)
    const double = turn(page).getByRole('button', { name: 'RADDOPPIA, gratis', exact: true })
    await double.waitFor(PATIENCE)
    await axe(page)
    await double.click()
    const round = await settled(page)
    expect(round).toMatchObject({ staked: 2_500, bets: [{ stake: 2_500, free: 2_500 }] })
    await expectTold(page, round)
  })

  it('pays a blackjack even money at once, if that is wished', async () => {
    const { page } = await stage.visit()
    await openTable(page, 'Burano')
    await betOnBox(page)
    const take = button(page, /^Posto 1: Prendi 25\s€$/)
    await take.waitFor(PATIENCE)
    await axe(page)
    await take.click()
    // A blackjack may be insured all the same (FB-14).
    await button(page, 'Posto 1: No').click()
    const round = await settled(page)
    const main = round.bets.find(({ bet }) => bet === 'main')
    expect(main).toMatchObject({ stake: 2_500, paid: 5_000 })
    await expectTold(page, round)
  })

  it('on a phone gives bets back when the dealer has 22, and pays who bet on it', async () => {
    const { page } = await stage.visit({ size: 'phone' })
    await openTable(page, 'Torcello')
    await betOnBox(page, 'Push 22')
    await playOut(page)
    const round = await settled(page)
    expect(round.bets).toMatchObject([
      { bet: 'main', stake: 2_500, paid: 2_500, outcome: 'push' },
      { bet: 'push22', stake: 2_500, paid: 30_000, outcome: 'win' },
    ])
    await expectTold(page, round)
    await page.getByText(/22/).and(resultOf(page).getByRole('listitem').getByText(/22/)).first().waitFor()
  })
})

const show = (page: Page) => page.getByRole('dialog', { name: /^Bonus \S+ Fire Blaze$/ })

/** 5 € on the first hand and on the bonus, as soon as there is time for it. */
async function betOnFire(page: Page): Promise<void> {
  await page.getByText(/^PIAZZA LE TUE PUNTATE – (1\d|[89])$/).waitFor(PATIENCE)
  await takeChip(page, '5 €')
  for (const name of ['Puntata', 'Fire Blaze']) {
    await spot(page, 1, name).click({ modifiers: ['Shift'] })
    await staked(page, 1, 5, name)
  }
}

/** One round; whether it had a bonus. */
async function playedToBonus(page: Page): Promise<boolean> {
  const over = show(page).or(resultOf(page))
  await playOut(page, over)
  return show(page).isVisible()
}

describe('a bonus of Mega Fire Blaze', () => {
  it('is the same for everybody, who watches it to its end or skips it', async () => {
    const watching = (await stage.visit({ path: null })).page
    await listen(watching)
    await watching.goto('/')
    const skipping = (await stage.visit({ size: 'phone' })).page
    const pages = [watching, skipping]
    for (const page of pages) await openTable(page, 'Etna')
    let rounds = 0
    for (let isBonus = false; !isBonus; rounds++) {
      expect(rounds).toBeLessThan(4)
      await Promise.all(pages.map(betOnFire))
      const bonuses = await Promise.all(pages.map(playedToBonus))
      expect(bonuses[0]).toBe(bonuses[1])
      isBonus = bonuses[0] === true
    }

    await skipping.getByRole('button', { name: 'Salta' }).click()
    await skipping.getByRole('button', { name: 'Al tavolo' }).waitFor()
    const skipped = plain(await show(skipping).innerText())
    await skipping.getByRole('button', { name: 'Al tavolo' }).click()
    await show(skipping).waitFor({ state: 'detached' })
    await axe(watching)

    const [round, other] = await Promise.all(pages.map((page) => settled(page, rounds)))
    const bonus = round?.bets.find(({ bet }) => bet === 'fireBlaze')
    const win = bonus?.paid ?? 0
    expect(win).toBeGreaterThan(0)
    expect(skipped).toContain(`Puntata Fire Blaze 5 € × ${win / 500}`)
    expect(skipped).toContain(euro(win))
    const end = new RegExp(`moltiplicatore totale ${win / 500}\\. Hai vinto ${euro(win)}\\.`)
    await expect.poll(async () => plain((await heard(watching)).join(' ')), PATIENCE).toMatch(end)
    await show(watching).waitFor({ state: 'detached', ...PATIENCE })
    expect(other?.bets.find(({ bet }) => bet === 'fireBlaze')?.paid).toBe(win)
    expect((await history(watching))[0]?.code).toBe(round?.code)
  })
})
