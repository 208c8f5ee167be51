import type { Locator } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { bet, button, playOut, sit, spot, staked, turn } from '#tests/browser/at-seat'
import { PATIENCE, takeChip, visitTable } from '#tests/browser/at-table'
import { BaccaratDesk } from '#tests/browser/baccarat-desk'
import type { StageTable } from '#tests/browser/house'
import { isLong, sized } from '#tests/browser/long'
import { atRest } from '#tests/browser/look/at-rest'
import { axe } from '#tests/browser/look/axe'
import { forgetWork, millisUntilUsable, type Work, watchWork, workOf } from '#tests/browser/look/budgets'
import { screenshot } from '#tests/browser/look/screenshot'
import { setUpStage, type Visitor } from '#tests/browser/stage'

/** What moves is the client's own doing, so it decides. */
const MOST_SHIFT = 0.02
/**
 * Milliseconds are the machine's as much as the client's: they are printed beside what they should be. With SABOT_LONG=1,
 * on a machine that does nothing else, everything is as quick as for people and a page that is busy all the time fails.
 */
const USABLE_MILLIS = 2_000
const LONG_MILLIS = 100
const MOST_LONG_TASKS = 10
const motion = isLong ? 'full' : 'quick'
const timings = isLong ? { card: 300 } : {}

const stage = setUpStage([
  { id: 'amalfi', game: 'speed-baccarat', name: 'Amalfi', timings },
  { id: 'capri', game: 'mini-baccarat', name: 'Capri', timings },
  { id: 'etna', game: 'mega-fire-blaze', name: 'Etna', timings },
  { id: 'rialto', game: 'ventuno', name: 'Rialto' },
  { id: 'lido', game: 'free-bet', name: 'Lido' },
  { id: 'chiaia', game: 'ventuno', name: 'Chiaia', brings: 'standWins' },
  { id: 'toledo', game: 'ventuno', name: 'Toledo', brings: 'standWins' },
  ...(['phone', 'desktop'] as const).flatMap(feltsFor),
])

/** A table of each blackjack for one visitor alone: the first shoe brings something to split, or no bonus. */
function feltsFor(size: 'phone' | 'desktop'): readonly StageTable[] {
  return [
    { id: `ventuno-${size}`, game: 'ventuno', name: 'Ventuno', brings: 'split', timings },
    { id: `free-bet-${size}`, game: 'free-bet', name: 'Free Bet', brings: 'freeSplit', timings },
    {
      ...{ id: `mega-fire-blaze-${size}`, game: 'mega-fire-blaze', name: 'Mega Fire Blaze' },
      ...{ brings: 'noBonus', timings },
    },
  ]
}

const SCREENS = ['small', 'phone', 'tablet', 'desktop', 'wide'] as const

async function watched(size: (typeof SCREENS)[number]): Promise<Visitor> {
  const visitor = await stage.visit({ size, path: null, motion })
  await watchWork(visitor.page)
  return visitor
}

function expectStill(what: string, { longTasks, layoutShift }: Work, millis?: number): void {
  const long = longTasks.filter((task) => task > LONG_MILLIS).map(Math.round)
  const usable = millis === undefined ? '' : `usable in ${Math.round(millis)} ms of ${USABLE_MILLIS}, `
  console.info(
    `${what}: ${usable}moved ${layoutShift.toFixed(4)} of ${MOST_SHIFT}, long tasks ${JSON.stringify(long)}`,
  )
  expect(layoutShift, what).toBeLessThan(MOST_SHIFT)
  if (isLong) expect(long.length, what).toBeLessThan(MOST_LONG_TASKS)
}

describe.each(sized(SCREENS, (size) => size === 'phone' || size === 'desktop'))(
  'on a screen that is %s',
  (size) => {
    it('nothing moves when the lobby’s tables come, nor when a table does', async () => {
      const { page } = await watched(size)
      for (const [what, path, usable] of [
        ['the lobby', '/', page.getByRole('link', { name: 'Amalfi', exact: true })],
        ['a table', '/tables/amalfi', new BaccaratDesk(page).spot('Giocatore')],
      ] as const) {
        const millis = await millisUntilUsable(page, path, () => usable)
        await atRest(page)
        expectStill(`${what}, ${size}`, await workOf(page), millis)
      }
    })
  },
)

const DEALT = [
  ['phone', 'amalfi'],
  ['desktop', 'capri'],
  ['phone', 'capri'],
  ['desktop', 'amalfi'],
] as const

describe('while a round is dealt', () => {
  const chosen = sized(DEALT, (one) => DEALT.indexOf(one) < 2)
  it.each(chosen)('on a %s nothing moves by itself (%s)', async (size, table) => {
    const { page } = await watched(size)
    const desk = new BaccaratDesk(page)
    const pace = await stage.pace(table)
    await pace.betting()
    await page.goto(`/tables/${table}`)
    await desk.betting(1)
    await desk.spot('Giocatore').click()
    const confirm = page.getByRole('button', { name: 'Conferma puntate' })
    if (table === 'capri') await confirm.click()
    await expect.poll(() => desk.told('Giocatore')).toContain('puntati 5 €')
    await forgetWork(page)
    await pace.deal()
    await page.getByTitle('Puntata per puntata').waitFor(PATIENCE)
    await atRest(page)
    await pace.betting()
    await desk.betting(1)
    expectStill(`a round at ${table}, ${size}`, await workOf(page))
  })
})

const PLAYED = [
  ['phone', 'ventuno'],
  ['desktop', 'free-bet'],
  ['phone', 'mega-fire-blaze'],
  ['desktop', 'ventuno'],
  ['phone', 'free-bet'],
  ['desktop', 'mega-fire-blaze'],
] as const

describe('while a round of blackjack is played', () => {
  const chosen = sized(PLAYED, (one) => PLAYED.indexOf(one) < 3)
  it.each(chosen)('on a %s nothing moves by itself (%s)', async (size, game) => {
    const { page } = await watched(size)
    const pace = await stage.pace(`${game}-${size}`)
    await pace.betting()
    await page.goto(`/tables/${game}-${size}`)
    await page.getByText(/^PIAZZA LE TUE PUNTATE/).waitFor(PATIENCE)
    if (game !== 'mega-fire-blaze') await sit(page)
    await takeChip(page, '25 €')
    await spot(page, 1).click({ modifiers: ['Shift'] })
    await staked(page, 1, 25)
    await forgetWork(page)
    if (game === 'ventuno') await button(page, 'Inizia ora').click()
    else await pace.deal()
    const split = turn(page).getByRole('button', { name: /^DIVIDI, / })
    if (game !== 'mega-fire-blaze') await split.click(PATIENCE)
    await playOut(page)
    await atRest(page)
    await pace.betting()
    await page.getByText(/^PIAZZA LE TUE PUNTATE/).waitFor(PATIENCE)
    await atRest(page)
    expectStill(`a round of ${game}, ${size}`, await workOf(page))
  })
})

describe('the panel beside the table', () => {
  const places = [
    ['desktop', 'Chiaia'],
    ['wide', 'Toledo'],
  ] as const
  it.each(sized(places, ([size]) => size === 'desktop'))(
    'on a %s screen covers no seat: the table makes way, and comes back',
    async (size, table) => {
      const { page } = await visitTable(stage, table, { size })
      const right = async (of: Locator) => {
        const box = await of.boundingBox()
        return Math.round((box?.x ?? 0) + (box?.width ?? 0))
      }
      const dock = page.getByRole('contentinfo')
      const before = await right(dock)
      const help = page.getByRole('navigation', { name: 'Pannello del tavolo' }).getByRole('button').nth(3)
      await help.click()
      const panel = page.getByRole('complementary', { name: 'Pannello del tavolo' })
      await panel.getByRole('tabpanel').waitFor(PATIENCE)
      const edge = async () => (await panel.boundingBox())?.x ?? 0
      await atRest(page)
      expect(await right(dock)).toBe(await edge())
      expect(await right(button(page, 'Siediti al posto 1'))).toBeLessThan(await edge())
      await bet(page)
      await turn(page).waitFor(PATIENCE)
      expect(await right(turn(page))).toBeLessThan(await edge())
      await axe(page)
      await screenshot(page, `blackjack-panel-${size}`)
      await playOut(page)
      await screenshot(page, `blackjack-panel-over-${size}`)
      await help.click()
      await panel.waitFor({ state: 'detached' })
      await expect.poll(() => right(dock), PATIENCE).toBe(before)
    },
  )
})
