import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { euro, history, PATIENCE, plain } from '#tests/browser/at-table'
import { heard } from '#tests/browser/heard'
import { eitherSize } from '#tests/browser/long'
import { axe } from '#tests/browser/look/axe'
import { SIZES } from '#tests/browser/sizes'
import { setUpStage } from '#tests/browser/stage'

const stage = setUpStage([
  { id: 'rialto', game: 'speed-baccarat', name: 'Rialto' },
  { id: 'amalfi', game: 'ventuno', name: 'Amalfi', brings: 'standWins' },
  { id: 'lido', game: 'ventuno', name: 'Lido', brings: 'standWins' },
  { id: 'etna', game: 'mega-fire-blaze', name: 'Etna' },
  { id: 'capri', game: 'free-bet', name: 'Capri' },
  { id: 'dante', game: 'mini-baccarat', name: 'Dante' },
  { id: 'sola', game: 'speed-baccarat', name: 'Sola', multiPlay: false },
])

const SIX = ['rialto', 'amalfi', 'etna', 'capri', 'dante', 'lido']

const tileOf = (page: Page, table: string) => page.locator(`[data-table="${table}"]`)
const strip = (page: Page) => page.getByRole('navigation', { name: 'Tavoli aperti' })
const plus = (page: Page) => page.getByRole('button', { name: '+TAVOLO', exact: true })

/** Bets can be made there. */
async function isOpen(tile: Locator): Promise<void> {
  await tile.getByRole('group', { name: 'Fiche' }).waitFor(PATIENCE)
}

async function opened(page: Page, address: string): Promise<void> {
  await expect.poll(() => new URL(page.url()).pathname, PATIENCE).toBe(address)
}

/** On a phone one table is shown at a time. */
async function lookAt(page: Page, name: string): Promise<void> {
  const isPhone = page.viewportSize()?.width === SIZES.phone.width
  if (isPhone)
    await strip(page)
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .click()
}

/** On baccarat's player side. */
async function betOnPlayer(tile: Locator): Promise<void> {
  await tile.getByRole('button', { name: /^Giocatore, / }).click(PATIENCE)
  await tile.getByRole('button', { name: /^Giocatore, .*puntati/ }).waitFor(PATIENCE)
}

async function betOnSeat(tile: Locator, seat = 1): Promise<void> {
  await tile.getByRole('button', { name: `Siediti al posto ${seat}` }).click(PATIENCE)
  const spot = tile.getByRole('button', { name: new RegExp(`^Puntata, Posto ${seat},`) })
  await spot.click(PATIENCE)
  await tile.getByRole('button', { name: new RegExp(`^Puntata, Posto ${seat}, puntati`) }).waitFor(PATIENCE)
  await tile.getByRole('button', { name: 'Inizia ora' }).click()
}

async function balanceIn(tile: Locator): Promise<string> {
  return plain(await tile.locator('[data-balance]').innerText())
}

describe('MP-9: tables side by side', () => {
  it.each([
    ['desktop', 'amalfi', 'Amalfi'],
    ['phone', 'lido', 'Lido'],
  ] as const)('on a %s one is added, and a round of each is played', async (size, table, name) => {
    const { page } = await stage.visit({ size, path: '/tables/rialto' })
    const pace = await stage.pace('rialto')
    await isOpen(tileOf(page, 'rialto'))
    await plus(page).click()
    await page.getByRole('button', { name: `+TAVOLO ${name}`, exact: true }).click()
    await opened(page, `/tables/rialto+${table}`)

    const [baccarat, blackjack] = [tileOf(page, 'rialto'), tileOf(page, table)]
    await isOpen(blackjack)
    await lookAt(page, 'Rialto')
    await pace.betting()
    await betOnPlayer(baccarat)
    await lookAt(page, name)
    await betOnSeat(blackjack)
    await expect.poll(() => balanceIn(blackjack), PATIENCE).toBe(euro(99_000))
    await lookAt(page, 'Rialto')
    await expect.poll(() => balanceIn(baccarat), PATIENCE).toBe(euro(99_000))

    // The turn has come at the one while the other still takes bets.
    if (size === 'phone') {
      await strip(page)
        .getByRole('button', { name: new RegExp(`^${name}.*Tocca a te`) })
        .click(PATIENCE)
    }
    await blackjack.getByRole('button', { name: 'STAI', exact: true }).click(PATIENCE)
    await expect.poll(async () => (await history(page)).length, PATIENCE).toBe(1)
    await pace.deal()
    await expect.poll(async () => (await history(page)).length, PATIENCE).toBe(2)
    const rounds = await history(page)
    const net = rounds.reduce((sum, { staked, paid }) => sum + paid - staked, 0)
    await expect.poll(() => balanceIn(blackjack), PATIENCE).toBe(euro(100_000 + net))
    await lookAt(page, 'Rialto')
    await expect.poll(() => balanceIn(baccarat), PATIENCE).toBe(euro(100_000 + net))
  })

  it.each(eitherSize('phone'))('on a %s there is room for six, and not for more', async (size) => {
    const { page } = await stage.visit({ size, path: `/tables/${SIX.join('+')}` })
    for (const table of SIX) {
      if (size === 'phone') await strip(page).getByRole('button').nth(SIX.indexOf(table)).click()
      await isOpen(tileOf(page, table))
    }
    expect(await plus(page).count()).toBe(0)
    const boxes = await Promise.all(SIX.map((table) => tileOf(page, table).boundingBox()))
    const places = boxes.map((box) => [box?.x, box?.y].join(' '))
    expect(new Set(places).size).toBe(size === 'desktop' ? 6 : 1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await axe(page)
  })

  it('on a phone a finger wipes from one to the next', async () => {
    const { page, context } = await stage.visit({ size: 'phone', path: '/tables/rialto+capri' })
    await isOpen(tileOf(page, 'rialto'))
    const finger = await context.newCDPSession(page)
    const wipe = async (from: number, to: number) => {
      // All in one moment, however long a busy machine takes to tell the page.
      const timestamp = Date.now() / 1_000
      const at = (x: number) => ({ timestamp, touchPoints: [{ x, y: 230 }] })
      await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(from) })
      await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at((from + to) / 2) })
      await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(to) })
      await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', timestamp, touchPoints: [] })
    }
    const current = () => strip(page).locator('[aria-current]').innerText()
    expect(await current()).toContain('Rialto')
    await wipe(340, 60)
    await expect.poll(current, PATIENCE).toContain('Capri')
    await isOpen(tileOf(page, 'capri'))
    await wipe(60, 340)
    await expect.poll(current, PATIENCE).toContain('Rialto')
  })

  it('a reload brings all of them back, with what lies there', async () => {
    const { page } = await stage.visit({ path: '/tables/rialto+capri' })
    const pace = await stage.pace('rialto')
    const tile = tileOf(page, 'rialto')
    await isOpen(tile)
    await pace.betting()
    await betOnPlayer(tile)
    await page.reload()
    await tile.getByRole('button', { name: /^Giocatore, .*puntati 5/ }).waitFor(PATIENCE)
    await isOpen(tileOf(page, 'capri'))
    await opened(page, '/tables/rialto+capri')
  })

  it('leaving one leaves the others be, and their chips', async () => {
    const { page } = await stage.visit({ path: '/tables/rialto+capri+etna' })
    const pace = await stage.pace('rialto')
    const tile = tileOf(page, 'rialto')
    await isOpen(tile)
    await pace.betting()
    await betOnPlayer(tile)
    await page.getByRole('button', { name: 'Lascia Capri' }).click()
    await opened(page, '/tables/rialto+etna')
    expect(await tileOf(page, 'capri').count()).toBe(0)
    await page.getByRole('button', { name: 'Lascia Etna' }).click()
    await opened(page, '/tables/rialto')
    await tile.getByRole('button', { name: /^Giocatore, .*puntati 5/ }).waitFor()
  })

  it('a plain click in the lobby switches instead, and only the one that the player is at', async () => {
    const { page } = await stage.visit({ path: '/tables/rialto+capri' })
    await isOpen(tileOf(page, 'capri'))
    await tileOf(page, 'capri').click({ position: { x: 100, y: 16 } })
    await page.getByRole('link', { name: 'Lobby' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Dante', exact: true }).click()
    await opened(page, '/tables/rialto+dante')
    await isOpen(tileOf(page, 'dante'))
    await isOpen(tileOf(page, 'rialto'))
  })

  it('one that is opened elsewhere says so in its tile, and the others go on', async () => {
    const { page, context } = await stage.visit({ path: '/tables/rialto+capri' })
    await isOpen(tileOf(page, 'capri'))
    const other = await context.newPage()
    await other.goto('/tables/capri')
    await isOpen(tileOf(other, 'capri'))
    await tileOf(page, 'capri').getByText('Il tavolo è aperto altrove').waitFor()
    await isOpen(tileOf(page, 'rialto'))
    await axe(page)
    await tileOf(page, 'capri').getByRole('button', { name: 'Apri qui' }).click()
    await isOpen(tileOf(page, 'capri'))
    await other.getByRole('heading', { name: 'Il tavolo è aperto altrove' }).waitFor()
  })
})

describe('MP-9: a table that does not take part', () => {
  it('has no +TAVOLO, and none leads to it', async () => {
    const { page } = await stage.visit({ path: '/tables/sola' })
    await isOpen(tileOf(page, 'sola'))
    expect(await plus(page).count()).toBe(0)
    await page.getByRole('link', { name: 'Lobby' }).click()
    const lobby = page.getByRole('dialog', { name: 'Cambia tavolo' })
    await lobby.getByRole('link', { name: 'Rialto', exact: true }).click()
    await isOpen(tileOf(page, 'rialto'))
    await plus(page).click()
    await lobby.getByRole('button', { name: '+TAVOLO Dante' }).waitFor()
    expect(await lobby.getByRole('button', { name: '+TAVOLO Sola' }).count()).toBe(0)
    await lobby.getByText('Si gioca da solo').waitFor()
    await axe(page)
  })

  it('says why in a link with others', async () => {
    const { page } = await stage.visit({ path: '/tables/rialto+sola' })
    await isOpen(tileOf(page, 'rialto'))
    const tile = tileOf(page, 'sola')
    await tile.getByText('Questo tavolo si gioca da solo').waitFor()
    expect(await plus(page).count()).toBe(0)
    await tile.getByRole('button', { name: 'Apri solo questo' }).click()
    await opened(page, '/tables/sola')
    await isOpen(tile)
  })
})

describe('MP-9: keys', () => {
  it('act on the table with the focus, and lead from table to table', async () => {
    const { page } = await stage.visit({ path: '/tables/rialto+dante', listens: true })
    const pace = await stage.pace('dante')
    await isOpen(tileOf(page, 'rialto'))
    await isOpen(tileOf(page, 'dante'))
    await pace.betting()
    const chosen = (table: string) =>
      tileOf(page, table)
        .getByRole('button', { name: /^Fiche da/, pressed: true })
        .getAttribute('aria-label')
    await expect.poll(() => chosen('rialto')).toMatch(/5\s€/)
    await page.keyboard.press('3')
    await expect.poll(() => chosen('rialto')).toMatch(/25\s€/)
    expect(await chosen('dante')).toMatch(/ 5\s€/)
    await page.keyboard.press('PageDown')
    await page.getByRole('heading', { level: 1, name: 'Mini Baccarat' }).waitFor()
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-table'))
    await expect.poll(focused).toBe('dante')
    await page.keyboard.press('4')
    await expect.poll(() => chosen('dante')).toMatch(/100\s€/)
    expect(await chosen('rialto')).toMatch(/25\s€/)
    await page.keyboard.press('PageUp')
    await page.getByRole('heading', { level: 1, name: 'Speed Baccarat' }).waitFor()
    // What is read out says of which table it is.
    await pace.betting()
    await pace.deal()
    await expect
      .poll(async () => (await heard(page)).filter((said) => said.startsWith('Rialto: ')), PATIENCE)
      .not.toEqual([])
  })

  it('are listed in the help', async () => {
    const { page } = await stage.visit({ path: '/tables/rialto' })
    await isOpen(tileOf(page, 'rialto'))
    await page.getByRole('tab', { name: 'Aiuto' }).click()
    await page.getByRole('heading', { name: 'Tasti' }).waitFor()
    await page.getByText('Pag ↓, Pag ↑').waitFor()
  })
})
