import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { columnsOf, newestColumns } from '#engine/roads/columns'
import { GOOD_ROAD_NAMES, type GoodRoad, goodRoads } from '#engine/roads/good-roads'
import type { SettingChanges } from '#protocol/settings'
import { bet, turn } from '#tests/browser/at-seat'
import { PATIENCE, visitTable } from '#tests/browser/at-table'
import { DEALS } from '#tests/browser/cards/deals'
import { rounds } from '#tests/browser/cards/dry-play'
import { findSeed } from '#tests/browser/cards/find-seed'
import { DAY_MILLIS } from '#tests/browser/house'
import { press } from '#tests/browser/keyboard'
import { eitherSize } from '#tests/browser/long'
import { axe } from '#tests/browser/look/axe'
import { screenshot } from '#tests/browser/look/screenshot'
import { close } from '#tests/browser/menu'
import { MultiDesk, openPanel, watchFloor } from '#tests/browser/multi-desk'
import { answerNotices } from '#tests/browser/notices'
import { setUpStage } from '#tests/browser/stage'
import { DryTable } from '#tests/floor/dry-table'
import { client as words } from '#words/it/client'

/** Long enough for all rounds that go by while somebody thinks, a quarter of an hour at a time. */
const SLOW = { betting: DAY_MILLIS, decision: DAY_MILLIS, insurance: DAY_MILLIS }

/** Two tables with the same shoe: whatever begins at one begins at both. */
const stage = setUpStage([
  { id: 'amalfi', game: 'speed-baccarat', name: 'Amalfi', brings: 'goodRoadsOften' },
  { id: 'capri', game: 'speed-baccarat', name: 'Capri', brings: 'goodRoadsOften' },
  { id: 'rialto', game: 'ventuno', name: 'Rialto', brings: 'twoSeats', timings: SLOW },
])
const TABLES = ['amalfi', 'capri']
const TITLE = 'Impostazioni Good Roads'

type Floor = Awaited<ReturnType<typeof watchFloor>>

function goodAt(floor: Floor): readonly GoodRoad[] {
  return goodRoads(columnsOf(floor.state('amalfi').results))
}

async function playRound(floor: Floor): Promise<void> {
  await floor.betting()
  await floor.deal()
}

/** Rounds go by until a good road is there, or none is. */
async function playUntil(floor: Floor, isGood: boolean): Promise<void> {
  for (let round = 0; goodAt(floor).length > 0 !== isGood; round++) {
    expect(round, 'rounds').toBeLessThan(10)
    await playRound(floor)
  }
}

async function keep(page: Page, changes: SettingChanges): Promise<void> {
  expect((await page.request.put('/api/settings', { data: { changes } })).status()).toBe(200)
}

const goodTab = (page: Page) => page.getByRole('tab', { name: /^Good Roads/ })
const told = (page: Page) => page.locator('[aria-live="polite"]').filter({ has: page.getByRole('button') })

async function openSettings(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: TITLE }).click()
  const dialog = page.getByRole('dialog', { name: TITLE })
  await dialog.waitFor()
  return dialog
}

async function glows(page: Page, wanted: boolean): Promise<void> {
  await expect.poll(() => goodTab(page).getAttribute('data-glows'), PATIENCE).toBe(String(wanted))
}

const named = (roads: readonly GoodRoad[]) =>
  roads.map((road) => words.sides.baccarat.goodRoads[road]).join(' · ')

describe.each(eitherSize('phone'))('MP-3: good roads on a %s', (size) => {
  it('light the tab, are told once for all tables, and come and go in it', async () => {
    const { page, desk, floor } = await openPanel(stage, TABLES, size)
    await playUntil(floor, false)
    await glows(page, false)
    await playUntil(floor, true)
    await glows(page, true)
    const notice = told(page)
    await notice.getByText('Good Roads a 2 tavoli').waitFor(PATIENCE)
    // In the order in which the server told of them.
    for (const table of ['Amalfi', 'Capri']) {
      expect(await notice.innerText()).toContain(`${table}: ${named(goodAt(floor))}`)
    }
    await screenshot(page, `good-roads-notice-${size}`)
    await notice.getByRole('button', { name: 'Mostra', exact: true }).click()
    await expect.poll(() => goodTab(page).getAttribute('aria-selected')).toBe('true')
    await glows(page, false)
    await expect.poll(() => desk.tables(), PATIENCE).toEqual(['Amalfi', 'Capri'])
    await expectLabel(desk, goodAt(floor))
    await axe(page)
    await playUntil(floor, false)
    await page.getByText('Nessuna figura in questo momento').waitFor(PATIENCE)
    expect(await desk.tables()).toEqual([])
  })

  it('are those that are switched on, and stay so', async () => {
    const { page, desk, floor } = await openPanel(stage, TABLES, size)
    const dialog = await openSettings(page)
    const cards = dialog.getByRole('button', { pressed: true })
    expect(await cards.count()).toBe(GOOD_ROAD_NAMES.length)
    await axe(page)
    await screenshot(page, `good-roads-settings-${size}`)
    await dialog.getByRole('button', { name: 'Nessuna' }).click()
    await expect.poll(() => cards.count()).toBe(0)
    await close(dialog)
    await playUntil(floor, false)
    await playUntil(floor, true)
    const [road] = goodAt(floor)
    if (road === undefined) throw new Error('There is a good road.')
    // The page has heard of the round.
    const hands = new RegExp(`^Big Road: ${floor.state('amalfi').results.length} mani`)
    await desk.tile('Amalfi').getByRole('img', { name: hands }).waitFor(PATIENCE)
    await glows(page, false)
    await page.reload()
    await expect.poll(async () => (await desk.tables()).length, PATIENCE).toBe(2)
    await glows(page, false)
    const again = await openSettings(page)
    await again
      .getByRole('button', { name: words.sides.baccarat.goodRoads[road], exact: true, pressed: false })
      .click()
    await again
      .getByRole('button', { name: words.sides.baccarat.goodRoads[road], exact: true, pressed: true })
      .waitFor()
    await close(again)
    await glows(page, true)
    await goodTab(page).click()
    await expect.poll(() => desk.tables()).toEqual(['Amalfi', 'Capri'])
    // What was there before it was looked for has not begun.
    expect(await told(page).count()).toBe(0)
  })

  it('are also what a player draws, names and is told of', async () => {
    const { page, desk, floor } = await openPanel(stage, TABLES, size)
    await keep(page, { goodRoads: [], hiddenTables: ['capri'] })
    await playUntilWin(floor)
    const { first, lengths } = comingShape(floor)
    const dialog = await openSettings(page)
    await dialog.getByRole('button', { name: 'Disegna una figura' }).click()
    const editor = page.getByRole('dialog', { name: 'Nuova figura' })
    expect(await editor.getByRole('button', { name: 'Salva la figura' }).isEnabled()).toBe(false)
    if (size === 'desktop') await drawByMouse(editor, lengths)
    else for (const [index, length] of lengths.entries()) await cell(editor, index + 1, length).tap()
    await editor.getByRole('radio', { name: first === 'P' ? 'Giocatore' : 'Banco' }).check({ force: true })
    await editor.getByRole('switch', { name: /^L’ultima colonna può crescere/ }).click()
    await editor.getByRole('textbox', { name: 'Nome' }).fill('La mia scala')
    await axe(page)
    await screenshot(page, `good-roads-drawing-${size}`)
    await editor.getByRole('button', { name: 'Salva la figura' }).click()
    await dialog.getByRole('button', { name: 'La mia scala', exact: true, pressed: true }).waitFor()
    await close(dialog)
    await glows(page, false)
    await playRound(floor)
    await glows(page, true)
    await told(page).getByText('La mia scala').waitFor(PATIENCE)
    await told(page).getByText('Amalfi', { exact: true }).waitFor()
    await expect.poll(() => desk.tile('Amalfi').innerText()).toContain('La mia scala')
    const later = await openSettings(page)
    await later.getByRole('button', { name: 'Elimina La mia scala' }).click()
    await later.getByRole('button', { name: 'Sì, elimina' }).click()
    await close(later)
    await glows(page, false)
  })
})

async function expectLabel(desk: MultiDesk, roads: readonly GoodRoad[]): Promise<void> {
  const [road] = roads
  if (road === undefined) throw new Error('There is no good road.')
  await expect
    .poll(() => desk.tile('Amalfi').innerText(), PATIENCE)
    .toContain(words.sides.baccarat.goodRoads[road])
}

const SHOE = { results: null as ReturnType<typeof wholeShoe> | null }

function wholeShoe() {
  const table = new DryTable('speed-baccarat', findSeed(DEALS.goodRoadsOften))
  return [...rounds(table, 55)].at(-1)?.results ?? []
}

/** Every result that comes, for the shoe is known. */
function shoe() {
  SHOE.results ??= wholeShoe()
  return SHOE.results
}

/** The next result is somebody's, so that the road grows by it. */
async function playUntilWin(floor: Floor): Promise<void> {
  while (shoe()[floor.state('amalfi').results.length]?.winner === 'T') await playRound(floor)
}

/** The newest columns of the road as it will be after the next round. */
function comingShape(floor: Floor) {
  const coming = shoe().slice(0, floor.state('amalfi').results.length + 1)
  const newest = newestColumns(columnsOf(coming), 3).toReversed()
  return { first: newest[0]?.winner ?? 'P', lengths: newest.map(({ length }) => Math.min(length, 6)) }
}

const cell = (editor: Locator, column: number, row: number) =>
  editor.getByRole('button', { name: new RegExp(`^Colonna ${column}, riga ${row}:`) })

/** One stroke over all columns. */
async function drawByMouse(editor: Locator, lengths: readonly number[]): Promise<void> {
  const { mouse } = editor.page()
  for (const [index, length] of lengths.entries()) {
    const box = await cell(editor, index + 1, length).boundingBox()
    if (box === null) throw new Error('The cell is not in sight.')
    await mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    if (index === 0) await mouse.down()
  }
  await mouse.up()
}

describe('an own pattern', () => {
  it('can be drawn by keys alone', async () => {
    const { page } = await stage.visit({ path: '/multi' })
    await press(page, new RegExp(`^${TITLE}$`))
    await page.getByRole('dialog', { name: TITLE }).waitFor(PATIENCE)
    await press(page, /^Disegna una figura$/)
    const editor = page.getByRole('dialog', { name: 'Nuova figura' })
    await editor.waitFor(PATIENCE)
    await press(page, /^Colonna 1, riga 1: vuota$/, 'Space')
    const status = editor.getByRole('status')
    await expect.poll(() => status.innerText()).toBe('1 Giocatore')
    for (const key of ['ArrowRight', 'ArrowDown', 'Space']) await page.keyboard.press(key)
    await expect.poll(() => status.innerText()).toBe('1 Giocatore, 2 Banco')
    for (const key of ['ArrowRight', 'Space', 'Delete']) await page.keyboard.press(key)
    await expect.poll(() => status.innerText()).toBe('1 Giocatore, 2 Banco')
    await press(page, /^Salva la figura$/)
    await page.getByRole('button', { name: 'Figura 1', exact: true, pressed: true }).waitFor()
    await expect
      .poll(async () => (await (await page.request.get('/api/settings')).json()).settings.ownRoads, PATIENCE)
      .toMatchObject([{ name: 'Figura 1', first: 'P', columns: [1, 2], on: true }])
  })
})

describe('notices', () => {
  it('come from the browser when it may and nobody looks at the page', async () => {
    const { page, context, floor } = await openPanel(stage, TABLES, 'desktop')
    await answerNotices(context, 'granted')
    await page.reload()
    await keep(page, { hiddenTables: ['capri'] })
    const dialog = await openSettings(page)
    await dialog.getByRole('switch', { name: /^Anche dal browser/, checked: false }).click()
    await dialog.getByRole('switch', { name: /^Anche dal browser/, checked: true }).waitFor()
    await close(dialog)
    await playUntil(floor, false)
    await glows(page, false)
    await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: true, configurable: true }))
    await playUntil(floor, true)
    const body = named(goodAt(floor))
    await expect
      .poll(() => page.evaluate(() => window.sabotTold), PATIENCE)
      .toEqual([{ title: 'Amalfi', body }])
    expect(await told(page).count()).toBe(0)
  })

  it('are not wanted where the browser says no', async () => {
    const { page, context } = await stage.visit({ path: '/multi' })
    await answerNotices(context, 'denied')
    await page.reload()
    const dialog = await openSettings(page)
    await dialog.getByRole('switch', { name: /^Anche dal browser/ }).click()
    await dialog.getByText('Il browser non lo permette').waitFor()
    expect(await dialog.getByRole('switch', { name: /^Anche dal browser/, checked: true }).count()).toBe(0)
  })

  it('wait at a table until the player has decided, and lead to the other table', async () => {
    const floor = await watchFloor(stage, TABLES)
    const { page } = await visitTable(stage, 'Rialto', { ownTime: true })
    await keep(page, { goodRoadNoticesEverywhere: true, hiddenTables: ['capri'] })
    await bet(page)
    await turn(page).waitFor(PATIENCE)
    await playUntil(floor, false)
    await playUntil(floor, true)
    // Longer than a notice waits for others.
    await page.clock.runFor(3_000)
    expect(await turn(page).isVisible()).toBe(true)
    expect(await told(page).count()).toBe(0)
    await turn(page).getByRole('button', { name: 'STAI', exact: true }).click()
    await told(page).getByText('Amalfi', { exact: true }).waitFor(PATIENCE)
    await told(page).getByRole('button', { name: 'Apri', exact: true }).click()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/tables/amalfi')
  })
})

describe('the panel’s clocks', () => {
  it('run in every tile that is in sight from the start, figure and bar', async () => {
    const floor = await watchFloor(stage, TABLES)
    await floor.betting()
    const { page } = await stage.visit({ path: '/multi' })
    const tile = new MultiDesk(page).tile('Capri')
    await expect.poll(() => tile.innerText(), PATIENCE).toMatch(/Piazza le tue puntate\s+–\s+\d+/)
    await expect.poll(() => tile.locator('> span').getAttribute('style')).toMatch(/^transform: scaleX/)
  })
})
