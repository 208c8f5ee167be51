import { describe, expect, it } from 'vitest'
import { bet, button, hands, neighbour, playOut, seen, sit, spot, staked, turn } from '#tests/browser/at-seat'
import {
  balance,
  euro,
  expectTold,
  history,
  isCovered,
  openTable,
  PATIENCE,
  plain,
  settled,
  takeChip,
  total,
  visitTable,
} from '#tests/browser/at-table'
import { heard } from '#tests/browser/heard'
import type { StageTable } from '#tests/browser/house'
import { press } from '#tests/browser/keyboard'
import { eitherSize, sized } from '#tests/browser/long'
import { axe } from '#tests/browser/look/axe'
import { setUpStage } from '#tests/browser/stage'

const ventuno = (brings: StageTable['brings'], ...names: readonly string[]): readonly StageTable[] =>
  names.map((name) => ({
    ...{ id: name.toLowerCase(), game: 'ventuno', name },
    ...(brings === undefined ? {} : { brings }),
  }))

const stage = setUpStage([
  ...ventuno('double', 'Rialto', 'Pantheon', 'Uffizi', 'Pitti'),
  ...ventuno('split', 'Duomo', 'Sforza'),
  ...ventuno('insuranceWon', 'Brera', 'Sempione'),
  ...ventuno('insurance', 'Navona'),
  ...ventuno('twoSeats', 'Ghetto', 'Arena'),
  ...ventuno('standWins', 'Marina', 'Darsena', 'Cala'),
  ...ventuno(undefined, 'Vomero', 'Mergellina'),
  {
    id: 'posillipo',
    game: 'ventuno',
    name: 'Posillipo',
    limits: { unit: 100, ranges: { main: [500, 3_000] } },
  },
])

describe('a round of Ventuno from the lobby to its end', () => {
  it.each([
    ['desktop', 'Rialto'],
    ['phone', 'Pantheon'],
  ] as const)('on a %s, with a double, for everybody in every phase', async (size, table) => {
    const { page } = await stage.visit({ size })
    await openTable(page, table)
    await axe(page)
    await bet(page)
    await turn(page).waitFor(PATIENCE)
    await axe(page)
    const double = turn(page).getByRole('button', { name: /^RADDOPPIA, 25\s€$/ })
    await double.click()
    const round = await settled(page)
    expect(round).toMatchObject({ staked: 5_000, paid: 10_000, bets: [{ outcome: 'win', paid: 10_000 }] })
    await expectTold(page, round)
    expect(await balance(page)).toBe('1.050,00 €')
    await axe(page)
  })

  it.each(
    sized(
      [
        ['desktop', 'Duomo'],
        ['phone', 'Sforza'],
      ] as const,
      ([size]) => size === 'phone',
    ),
  )('on a %s, with a split: two hands, each with its own chips and result', async (size, table) => {
    const { page } = await visitTable(stage, table, { size })
    await bet(page)
    await turn(page)
      .getByRole('button', { name: /^DIVIDI, 25\s€$/ })
      .click(PATIENCE)
    await expect.poll(() => total(page)).toBe('50,00 €')
    await expect.poll(async () => (await hands(page)).length, PATIENCE).toBe(3)
    await axe(page)
    await playOut(page)
    const round = await settled(page)
    expect(round.bets.map(({ hand, stake }) => ({ hand, stake }))).toEqual([
      { hand: 0, stake: 2_500 },
      { hand: 1, stake: 2_500 },
    ])
    await expectTold(page, round)
  })

  it.each(
    sized(
      [
        ['desktop', 'Brera'],
        ['phone', 'Sempione'],
      ] as const,
      ([size]) => size === 'desktop',
    ),
  )('on a %s, with an insurance that pays', async (size, table) => {
    const { page } = await visitTable(stage, table, { size })
    await bet(page)
    const question = page.getByRole('region', { name: 'Assicurazione?' })
    await question.getByText('Paga 2:1 se il banco ha blackjack').waitFor(PATIENCE)
    await axe(page)
    await question.getByRole('button', { name: /^Posto 1: Sì, 12,50\s€$/ }).click()
    const round = await settled(page)
    expect(round.bets).toMatchObject([
      { bet: 'main', stake: 2_500, paid: 0, outcome: 'lose' },
      { bet: 'insurance', stake: 1_250, paid: 3_750, outcome: 'win' },
    ])
    await expectTold(page, round)
    expect(await balance(page)).toBe('1.000,00 €')
    await axe(page)
  })

  it('without the insurance that is offered', async () => {
    const { page } = await visitTable(stage, 'Navona')
    await bet(page)
    const question = page.getByRole('region', { name: 'Assicurazione?' })
    await question.getByRole('button', { name: 'Posto 1: No', exact: true }).waitFor(PATIENCE)
    await axe(page)
    // Twice in haste is once: what comes under the pointer next is not answered with it.
    await question.getByRole('button', { name: 'Posto 1: No', exact: true }).dblclick()
    await turn(page).waitFor(PATIENCE)
    const held = (await hands(page)).find((hand) => !hand.startsWith('Banco'))
    expect(held?.match(/ di (picche|cuori|quadri|fiori)/g)).toHaveLength(2)
    await turn(page).getByRole('button', { name: 'STAI' }).click(PATIENCE)
    const round = await settled(page)
    expect(round.bets).toMatchObject([{ bet: 'main', stake: 2_500 }])
    expect(await total(page)).toBe('25,00 €')
    await expectTold(page, round)
  })
})

describe('with others at the table', () => {
  it.each(
    sized(
      [
        ['desktop', 'Uffizi'],
        ['phone', 'Pitti'],
      ] as const,
      ([size]) => size === 'phone',
    ),
  )('on a %s one bets behind a seat, and doubles when it does', async (size, table) => {
    const { play, game } = await neighbour(stage, table.toLowerCase())
    const { page } = await visitTable(stage, table, { size })
    await takeChip(page, '25 €')
    if (size === 'desktop') await button(page, 'Punta alle spalle del posto 1').click()
    await button(page, /^Posto 1: /).click()
    const options = page.getByRole('dialog', { name: 'Opzioni del posto 1' })
    if (size === 'phone') await options.getByRole('button', { name: /^Punta 25\s€ alle spalle$/ }).click()
    await expect.poll(() => total(page), PATIENCE).toBe('25,00 €')
    const follow = options.getByRole('switch', { name: 'Raddoppio anch’io' })
    await follow.click()
    await expect.poll(() => follow.isChecked(), PATIENCE).toBe(true)
    await axe(page)
    await page.keyboard.press('Escape')
    await options.waitFor({ state: 'detached' })
    // Only who sits there says when it begins.
    expect(await button(page, 'Inizia ora').count()).toBe(0)
    await play({ do: 'dealNow' })
    await expect.poll(() => game().phase, PATIENCE).toBe('turns')
    await page.getByText('GIOCA IL POSTO 1').waitFor(PATIENCE)
    await play({ do: 'double', seat: 1 })
    const round = await settled(page)
    expect(round.bets).toMatchObject([{ bet: 'main', seat: 1, behind: true, stake: 5_000, paid: 10_000 }])
    await expectTold(page, round)
  })

  it('one decides before the own turn comes', async () => {
    const { play, game } = await neighbour(stage, 'ghetto')
    const { page } = await visitTable(stage, 'Ghetto')
    await bet(page, 2)
    await page.getByText('Pronto: aspettiamo gli altri').waitFor()
    await play({ do: 'dealNow' })
    const early = page.getByRole('region', { name: 'Decidi prima · posto 2' })
    await early.getByRole('button', { name: 'CARTA' }).click(PATIENCE)
    await early.getByRole('button', { name: 'CARTA', pressed: true }).waitFor(PATIENCE)
    await page.getByText('Decisa: Carta').waitFor()
    await early.getByRole('button', { name: 'STAI' }).click()
    await early.getByRole('button', { name: 'STAI', pressed: true }).waitFor(PATIENCE)
    await page.getByText('Decisa: Stai').waitFor()
    await axe(page)
    expect(game().turn?.seat).toBe(1)
    await play({ do: 'stand', seat: 1 })
    // Nobody asks again.
    const round = await settled(page)
    await expectTold(page, round)
    expect(game().lines.find(({ seat }) => seat === 2)?.cards).toHaveLength(2)
  })
})

describe('a player', () => {
  it('plays several seats at once, each in its turn', async () => {
    const { page } = await visitTable(stage, 'Arena')
    await sit(page, 1)
    await sit(page, 2)
    await takeChip(page, '25 €')
    await spot(page, 1).click()
    await staked(page, 1, 25)
    await staked(page, 2, 25)
    await spot(page, 2).click({ modifiers: ['Shift'] })
    await staked(page, 2, 50)
    await staked(page, 1, 25)
    await button(page, 'Inizia ora').click()
    for (const seat of [1, 2]) await turn(page, seat).getByRole('button', { name: 'STAI' }).click(PATIENCE)
    const round = await settled(page)
    expect(round.bets).toMatchObject([
      { seat: 1, stake: 2_500 },
      { seat: 2, stake: 5_000 },
    ])
    await expectTold(page, round)
  })

  it.each(eitherSize('desktop'))(
    'on a %s takes chips back, hears why a bet is refused, and leaves the seat',
    async (size) => {
      const { page } = await visitTable(stage, 'Vomero', { size, listens: true })
      await sit(page)
      await takeChip(page, '5 €')
      await button(page, /^21\+3, Posto 1,/).click()
      await page.getByText('Serve prima la puntata principale.').waitFor(PATIENCE)
      expect(await total(page)).toBe('0,00 €')
      await axe(page)
      await spot(page, 1).click()
      await staked(page, 1, 5)
      await takeChip(page, '25 €')
      await spot(page, 1).click()
      await staked(page, 1, 30)
      await button(page, 'Raddoppia').click()
      await staked(page, 1, 60)
      for (const left of [30, 5]) {
        await button(page, 'Annulla').click()
        await staked(page, 1, left)
      }
      await button(page, 'Annulla').click()
      await button(page, 'Puntata, Posto 1, nessuna puntata').waitFor(PATIENCE)
      expect(await balance(page)).toBe('1.000,00 €')

      // Too little is only known when the betting is over.
      await takeChip(page, '1 €')
      await spot(page, 1).click()
      await staked(page, 1, 1)
      await page.getByText(/min 5\s€/).waitFor()
      await button(page, 'Annulla').click()
      // A phone's seat is a disc: what can be done there is in its options.
      if (size === 'phone') await button(page, /^Posto 1: /).click()
      // On a phone the seat's plate is too small for it.
      if (size === 'phone') await button(page, /^Posto 1: tu/i).click()
      await button(page, 'Lascia il posto').click()
      await button(page, 'Siediti al posto 1').waitFor(PATIENCE)
      expect(await history(page)).toEqual([])
      expect((await heard(page)).join('\n')).toMatch(/Serve prima la puntata principale\./)
    },
  )

  it('lays a side bet that was pressed before its main bet was answered', async () => {
    const { page } = await visitTable(stage, 'Mergellina')
    await sit(page)
    await takeChip(page, '25 €')
    const pairs = await spot(page, 1, 'Coppie perfette').elementHandle()
    await spot(page, 1).evaluate((main, side) => {
      for (const pressed of [main, side]) if (pressed instanceof HTMLElement) pressed.click()
    }, pairs)
    await staked(page, 1, 25)
    await staked(page, 1, 25, 'Coppie perfette')
    await button(page, 'Annulla').click()
    await expect.poll(() => total(page), PATIENCE).toBe('25,00 €')
  })

  it('takes back of a chip that the maximum cut off what was taken of it', async () => {
    const { page } = await visitTable(stage, 'Posillipo')
    await sit(page)
    await takeChip(page, '25 €')
    await spot(page, 1).click()
    await staked(page, 1, 25)
    await spot(page, 1).click()
    await staked(page, 1, 30)
    await button(page, 'Annulla').click()
    await staked(page, 1, 25)
    await expect.poll(() => total(page), PATIENCE).toBe('25,00 €')
  })

  it.each(
    sized(
      [
        ['desktop', 'Marina'],
        ['phone', 'Darsena'],
      ] as const,
      ([size]) => size === 'phone',
    ),
  )('on a %s finds a round as it was after a reload and when a lost line is back', async (size, table) => {
    const { page, line, allow } = await visitTable(stage, table, { size })
    allow(/net::ERR_|WebSocket connection/)
    await bet(page)
    await turn(page).waitFor(PATIENCE)
    const before = await seen(page)
    await page.reload()
    await turn(page).waitFor(PATIENCE)
    expect(await seen(page)).toEqual(before)
    const stand = turn(page).getByRole('button', { name: 'STAI' })
    line.cut()
    const banner = page.getByRole('alert').filter({ hasText: 'Connessione persa' })
    await banner.waitFor(PATIENCE)
    await axe(page)
    // Nobody can act meanwhile.
    expect(await isCovered(stand)).toBe(true)
    line.mend()
    // Nobody waits for the next try.
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await banner.waitFor({ state: 'detached', ...PATIENCE })
    expect(await seen(page)).toEqual(before)
    await stand.click()
    const round = await settled(page)
    expect(round.bets).toMatchObject([{ outcome: 'win', stake: 2_500, paid: 5_000 }])
    await expectTold(page, round)
  })

  it('needs no mouse, and hears what others see', async () => {
    const { page } = await stage.visit({ listens: true })
    await page.getByRole('link', { name: 'Cala', exact: true }).waitFor(PATIENCE)
    await press(page, /^Cala$/)
    await page.getByRole('group', { name: 'Fiche' }).waitFor(PATIENCE)
    const all = async () => plain((await heard(page)).join(' '))
    await expect.poll(all, PATIENCE).toContain('Piazza le tue puntate')
    await press(page, /^Siediti al posto 1$/)
    await spot(page, 1).waitFor(PATIENCE)
    await page.keyboard.press('3')
    await press(page, /^Puntata, Posto 1,/)
    await staked(page, 1, 25)
    await press(page, /^Inizia ora$/)
    await turn(page).waitFor(PATIENCE)
    await press(page, /^STAI$/, 'Space')
    const round = await settled(page)
    await expectTold(page, round)
    await expect
      .poll(all, PATIENCE)
      .toContain(`Hai vinto ${euro(round.paid - round.staked)}: incassi ${euro(round.paid)}.`)
    const said = await all()
    expect(said).toMatch(/Piazza le tue puntate: \d+ secondi/)
    expect(said).toMatch(/25,00 € su Puntata/)
    expect(said).toMatch(/Posto 1: \S+ di \S+, totale \d+/)
    expect(said).toMatch(/Banco: \S+ di \S+, totale \d+/)
    expect(said).toMatch(/Tocca a te\. Posto 1: 1[3-6] contro [2-6] del banco\./)
    expect(said).toMatch(/Il banco (ha \d+|sballa con \d+)\./)
  })
})
