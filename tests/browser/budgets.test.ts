import { describe, expect, it } from 'vitest'
import { atRest } from '#tests/browser/at-rest'
import { BaccaratDesk, PATIENCE } from '#tests/browser/baccarat-desk'
import { forgetWork, millisUntilUsable, type Work, watchWork, workOf } from '#tests/browser/budgets'
import { setUpStage, type Visitor } from '#tests/browser/stage'

/**
 * What moves is the client's own doing, so it decides. Milliseconds are the machine's as much as the client's: they are
 * printed beside what they should be, and only a page that is busy all the time is a failure.
 */
const MOST_SHIFT = 0.02
const USABLE_MILLIS = 2_000
const LONG_MILLIS = 100
const MOST_LONG_TASKS = 10

const stage = setUpStage([
  {
    id: 'amalfi',
    game: 'speed-baccarat',
    name: 'Amalfi',
    timings: { betting: 6_000, card: 400, result: 3_000 },
  },
  {
    id: 'capri',
    game: 'mini-baccarat',
    name: 'Capri',
    timings: { betting: 6_000, card: 400, result: 3_000 },
  },
  { id: 'etna', game: 'mega-fire-blaze', name: 'Etna' },
  { id: 'rialto', game: 'ventuno', name: 'Rialto' },
  { id: 'lido', game: 'free-bet', name: 'Lido' },
])

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
    await page.goto(`/tables/${table}`)
    await desk.betting(4)
    await desk.spot('Giocatore').click()
    const confirm = page.getByRole('button', { name: 'Conferma puntate' })
    if (table === 'capri') await confirm.click()
    await expect.poll(() => desk.told('Giocatore')).toContain('puntati 5 €')
    await forgetWork(page)
    await page.getByTitle('Puntata per puntata').waitFor(PATIENCE)
    await desk.betting(3)
    const work = await workOf(page)
    say(`a round at ${table}, ${size}`, work)
    expect(work.layoutShift).toBeLessThan(MOST_SHIFT)
    expect(work.longTasks.filter((task) => task > LONG_MILLIS).length).toBeLessThan(MOST_LONG_TASKS)
  })
})
