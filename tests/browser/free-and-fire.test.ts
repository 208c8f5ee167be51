import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { button, hands, playOut, sit, spot, staked, turn } from '#tests/browser/at-seat'
import {
  balance,
  euro,
  expectTold,
  history,
  PATIENCE,
  plain,
  resultOf,
  settled,
  takeChip,
  total,
  visitTable,
} from '#tests/browser/at-table'
import { roundOfBonus } from '#tests/browser/cards/bonus-round'
import { heard } from '#tests/browser/heard'
import type { StageTable } from '#tests/browser/house'
import { sized } from '#tests/browser/long'
import { axe } from '#tests/browser/look/axe'
import type { SizeName } from '#tests/browser/sizes'
import { setUpStage } from '#tests/browser/stage'

const freeBet = (name: string, brings: NonNullable<StageTable['brings']>): StageTable => ({
  ...{ id: name.toLowerCase(), game: 'free-bet', name, brings },
})

const stage = setUpStage([
  freeBet('Lido', 'freeSplit'),
  freeBet('Mazzorbo', 'freeSplit'),
  freeBet('Murano', 'freeDouble'),
  freeBet('Burano', 'evenMoney'),
  freeBet('Torcello', 'push22'),
  { id: 'etna', game: 'mega-fire-blaze', name: 'Etna', brings: 'bonus' },
])

/** 25 € on the first box, or on a bet beside it too, and the cards. */
async function betOnBox(size: SizeName, table: string, ...sides: readonly string[]): Promise<Page> {
  const { page } = await visitTable(stage, table, { size })
  await sit(page)
  await takeChip(page, '25 €')
  for (const name of ['Puntata', ...sides]) {
    await spot(page, 1, name).click()
    await staked(page, 1, 25, name)
  }
  await axe(page)
  await (await stage.pace(table.toLowerCase())).deal()
  return page
}

describe('Free Bet', () => {
  it.each(
    sized(
      [
        ['desktop', 'Lido'],
        ['phone', 'Mazzorbo'],
      ] as const,
      ([size]) => size === 'desktop',
    ),
  )('on a %s splits at the cost of the house', async (size, table) => {
    const page = await betOnBox(size, table)
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
    const page = await betOnBox('phone', 'Murano')
    const double = turn(page).getByRole('button', { name: 'RADDOPPIA, gratis', exact: true })
    await double.waitFor(PATIENCE)
    await axe(page)
    await double.click()
    const round = await settled(page)
    expect(round).toMatchObject({ staked: 2_500, bets: [{ stake: 2_500, free: 2_500 }] })
    await expectTold(page, round)
  })

  it('pays a blackjack even money at once, if that is wished', async () => {
    const page = await betOnBox('small', 'Burano')
    const take = button(page, /^Posto 1: Prendi 25\s€$/)
    await take.waitFor(PATIENCE)
    await axe(page)
    // Both questions are asked in whole, also on the smallest phone.
    const panel = page.getByRole('region', { name: 'Assicurazione?' })
    const edge = await panel.boundingBox()
    const answers = await panel.getByRole('button').all()
    expect(answers.length).toBe(4)
    for (const answer of answers) {
      const box = await answer.boundingBox()
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((edge?.x ?? 0) + (edge?.width ?? 0))
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((edge?.y ?? 0) + (edge?.height ?? 0))
    }
    await take.click()
    // There is nothing left to insure.
    await panel.waitFor({ state: 'detached', ...PATIENCE })
    const round = await settled(page)
    const main = round.bets.find(({ bet }) => bet === 'main')
    expect(main).toMatchObject({ stake: 2_500, paid: 5_000 })
    await expectTold(page, round)
  })

  it('on a phone gives bets back when the dealer has 22, and pays who bet on it', async () => {
    const page = await betOnBox('phone', 'Torcello', 'Push 22')
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

/** Time enough to come to a table, on any machine. */
const COMING_MILLIS = 25_000

const show = (page: Page) => page.getByRole('dialog', { name: /^Bonus \S+ Fire Blaze$/ })

/** 5 € on the first hand and on the bonus. */
async function betOnFire(page: Page): Promise<void> {
  await page.getByText(/^PIAZZA LE TUE PUNTATE/).waitFor(PATIENCE)
  await takeChip(page, '5 €')
  for (const name of ['Puntata', 'Fire Blaze']) {
    await spot(page, 1, name).click({ modifiers: ['Shift'] })
    await staked(page, 1, 5, name)
  }
}

describe('a bonus of Mega Fire Blaze', () => {
  it('is the same for everybody, who watches it to its end or skips it', async () => {
    const pace = await stage.pace('etna')
    await pace.round(roundOfBonus())
    const { page: watching } = await visitTable(stage, 'Etna', { listens: true })
    const { page: skipping } = await visitTable(stage, 'Etna', { size: 'phone' })
    const { page: late } = await stage.visit()
    const door = late.getByRole('link', { name: 'Etna', exact: true })
    await door.waitFor(PATIENCE)
    const pages = [watching, skipping]
    await axe(watching)
    await Promise.all(pages.map(betOnFire))
    await pace.deal()
    // They find the round as it is, and the server's clock, by which the show runs.
    await Promise.all(pages.map((page) => page.reload()))
    await Promise.all(pages.map((page) => playOut(page, show(page))))
    const unspoiled = await balance(watching)
    // It takes twelve seconds: for those who come now it is about to begin.
    await stage.house.back(COMING_MILLIS)
    await Promise.all(pages.map((page) => page.reload()))
    await Promise.all(pages.map((page) => show(page).waitFor(PATIENCE)))

    // Who comes in the middle of it sees the same, and nobody is told the end before.
    await door.click()
    await show(late).getByRole('button', { name: 'Salta' }).waitFor(PATIENCE)
    expect(await resultOf(watching).count()).toBe(0)
    await skipping.getByRole('button', { name: 'Salta' }).click()
    await skipping.getByRole('button', { name: 'Al tavolo' }).waitFor()
    const skipped = plain(await show(skipping).innerText())
    await skipping.getByRole('button', { name: 'Al tavolo' }).click()
    await show(skipping).waitFor({ state: 'detached' })
    // Looked for at once: the end does not stand for long.
    const [, total] = /Puntata Fire Blaze 5 € × (\d+)/.exec(skipped) ?? []
    const lateText = async () => plain((await show(late).allInnerTexts()).join(' '))
    const seenLate = expect.poll(lateText, PATIENCE).toMatch(new RegExp(`× ${total}(?!\\d)`))
    await Promise.all([seenLate, axe(watching)])

    const [round, other] = await Promise.all(pages.map((page) => settled(page)))
    const bonus = round?.bets.find(({ bet }) => bet === 'fireBlaze')
    const win = bonus?.paid ?? 0
    expect(win).toBeGreaterThan(0)
    expect(skipped).toContain(`Puntata Fire Blaze 5 € × ${win / 500}`)
    expect(skipped).toContain(euro(win))
    const end = new RegExp(`moltiplicatore totale ${win / 500}\\. Vincita totale ${euro(win)}\\.`)
    await expect.poll(async () => plain((await heard(watching)).join(' ')), PATIENCE).toMatch(end)
    await show(watching).waitFor({ state: 'detached', ...PATIENCE })
    expect(await balance(watching)).toBe(euro(round?.balanceAfter ?? -1))
    expect(unspoiled).not.toBe(euro(round?.balanceAfter ?? -1))
    expect(other?.bets.find(({ bet }) => bet === 'fireBlaze')?.paid).toBe(win)
    expect((await history(watching))[0]?.code).toBe(round?.code)
  })
})
