import { describe, expect, it } from 'vitest'
import { atRest } from '#tests/browser/at-rest'
import { button, playOut, sit, spot, staked, turn } from '#tests/browser/at-seat'
import { PATIENCE, takeChip } from '#tests/browser/at-table'
import { BaccaratDesk } from '#tests/browser/baccarat-desk'
import { forgetWork, millisUntilUsable, type Work, watchWork, workOf } from '#tests/browser/budgets'
import type { StageTable } from '#tests/browser/house'
import { HELD } from '#tests/browser/pace'
import { setUpStage, type Visitor } from '#tests/browser/stage'

/**
 * What moves is the client's own doing, so it decides. Milliseconds are the machine's as much as the client's: they are
 * printed beside what they should be, and only a page that is busy all the time is a failure.
 */
const MOST_SHIFT = 0.02
const USABLE_MILLIS = 2_000
const LONG_MILLIS = 100
const MOST_LONG_TASKS = 10

/** Cards come as slowly as people want to see them. */
const timings = { ...HELD, card: 300 }

const stage = setUpStage([
  { id: 'amalfi', game: 'speed-baccarat', name: 'Amalfi', timings },
  { id: 'capri', game: 'mini-baccarat', name: 'Capri', timings },
  { id: 'etna', game: 'mega-fire-blaze', name: 'Etna', timings },
  { id: 'rialto', game: 'ventuno', name: 'Rialto' },
  { id: 'lido', game: 'free-bet', name: 'Lido' },
  ...(['phone', 'desktop'] as const).flatMap(feltsFor),
])

/** A table of each blackjack for one visitor alone: the first shoe brings something to split. */
function feltsFor(size: 'phone' | 'desktop'): readonly StageTable[] {
  return [
    {
      ...{ id: `ventuno-${size}`, game: 'ventuno', name: 'Ventuno', brings: 'split' },
      timings: { ...timings, betting: 3_600_000 },
    },
    { id: `free-bet-${size}`, game: 'free-bet', name: 'Free Bet', brings: 'freeSplit', timings },
    { id: `mega-fire-blaze-${size}`, game: 'mega-fire-blaze', name: 'Mega Fire Blaze', timings },
  ]
}

const SCREENS = ['small', 'phone', 'tablet', 'desktop', 'wide'] as const

async function watched(size: (typeof SCREENS)[number]): Promise<Visitor> {
  const visitor = await stage.visit({ size, path: null })
  await watchWork(visitor.page)
  return visitor
}

function say(what: string, { longTasks, layoutShift }: Work, millis?: number): void {
  const long = longTasks.filter((task) => task > LONG_MILLIS).map(Math.round)
  const usable = millis === undefined ? '' : `usable in ${Math.round(millis)} ms of ${USABLE_MILLIS}, `
  console.info(
    `${what}: ${usable}moved ${layoutShift.toFixed(4)} of ${MOST_SHIFT}, long tasks ${JSON.stringify(long)}`,
  )
}

describe.each(SCREENS)('on a screen that is %s', (size) => {
  it('the lobby is soon usable, and nothing moves in it when its tables come', async () => {
    const { page } = await watched(size)
    const millis = await millisUntilUsable(page, '/', () =>
      page.getByRole('link', { name: 'Amalfi', exact: true }),
    )
    await atRest(page)
    const work = await workOf(page)
    say(`the lobby, ${size}`, work, millis)
    expect(work.layoutShift).toBeLessThan(MOST_SHIFT)
  })

  it('a table is soon usable, and nothing moves in it when it comes', async () => {
    const { page } = await watched(size)
    const millis = await millisUntilUsable(page, '/tables/amalfi', () =>
      new BaccaratDesk(page).spot('Giocatore'),
    )
    await atRest(page)
    const work = await workOf(page)
    say(`a table, ${size}`, work, millis)
    expect(work.layoutShift).toBeLessThan(MOST_SHIFT)
  })
})

describe.each(['phone', 'desktop'] as const)('while a round is dealt on a %s', (size) => {
  it.each(['amalfi', 'capri'])('nothing moves by itself, and the page answers (%s)', async (table) => {
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
    const work = await workOf(page)
    say(`a round at ${table}, ${size}`, work)
    expect(work.layoutShift).toBeLessThan(MOST_SHIFT)
    expect(work.longTasks.filter((task) => task > LONG_MILLIS).length).toBeLessThan(MOST_LONG_TASKS)
  })
})

describe.each(['phone', 'desktop'] as const)('while a round of blackjack is played on a %s', (size) => {
  it.each(['ventuno', 'free-bet', 'mega-fire-blaze'])('nothing moves by itself (%s)', async (game) => {
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
    const work = await workOf(page)
    say(`a round of ${game}, ${size}`, work)
    expect(work.layoutShift).toBeLessThan(MOST_SHIFT)
    expect(work.longTasks.filter((task) => task > LONG_MILLIS).length).toBeLessThan(MOST_LONG_TASKS)
  })
})
