import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openAccount, signIn } from '#tests/browser/account'
import { history, PATIENCE } from '#tests/browser/at-table'
import { eitherSize, sized } from '#tests/browser/long'
import { axe } from '#tests/browser/look/axe'
import { italianLeft } from '#tests/browser/look/italian-left'
import { openFromMenu, openMenu } from '#tests/browser/menu'
import { setUpStage } from '#tests/browser/stage'

const stage = setUpStage([
  { id: 'rialto', game: 'ventuno', name: 'Rialto' },
  { id: 'etna', game: 'mega-fire-blaze', name: 'Etna' },
  { id: 'lido', game: 'free-bet', name: 'Lido' },
  { id: 'capri', game: 'mini-baccarat', name: 'Capri' },
  { id: 'amalfi', game: 'speed-baccarat', name: 'Amalfi' },
  { id: 'sirena', game: 'speed-baccarat', name: 'Sirena', limits: { unit: 100, ranges: high() } },
])

const NAMES = ['Rialto', 'Etna', 'Lido', 'Capri', 'Amalfi', 'Sirena']

/** Where a main bet is at least 25 euro. */
function high() {
  const bets = ['player', 'banker', 'tie', 'playerPair', 'bankerPair', 'eitherPair', 'perfectPair']
  const all = [...bets, 'playerBonus', 'bankerBonus', 'super6']
  return Object.fromEntries(all.map((bet) => [bet, [2_500, 100_000] as const]))
}

/** The tables that can be opened from what is shown now, in their order. */
async function shown(page: Page): Promise<readonly string[]> {
  const names = await page.getByRole('listitem').getByRole('heading', { level: 3 }).allTextContents()
  return names.map((name) => name.trim())
}

const pill = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Filtra i tavoli' }).getByRole('button', { name: new RegExp(`^${name}`) })

describe('a first visit', () => {
  it.each(['desktop', 'phone'] as const)('on a %s lists every table, for everybody', async (size) => {
    const { page } = await stage.visit({ size })
    await page.getByRole('heading', { level: 1, name: 'Lobby di Sabot' }).waitFor({ state: 'attached' })
    await expect.poll(() => shown(page), PATIENCE).toEqual(NAMES)
    await page.getByText('6 tavoli').waitFor({ state: 'attached' })
    expect(await page.getByText('1.000,00 €').isVisible()).toBe(true)
    await axe(page)
  })

  it('finds a table by a part of its name or of its game', async () => {
    const { page } = await stage.visit()
    const search = page.getByRole('searchbox', { name: 'Cerca tavolo o gioco' })
    await search.fill('amal')
    await expect.poll(() => shown(page), PATIENCE).toEqual(['Amalfi'])
    await search.fill('baccarat')
    await expect.poll(() => shown(page)).toEqual(['Capri', 'Amalfi', 'Sirena'])
    await search.fill('tavolo che non c’è')
    await page.getByRole('heading', { name: 'Nessun tavolo così' }).waitFor()
    await page.getByRole('button', { name: 'Cancella la ricerca' }).click()
    await expect.poll(() => shown(page)).toEqual(NAMES)
  })

  it.each(eitherSize('phone'))('on a %s narrows the list by game, seats and limits', async (size) => {
    const { page } = await stage.visit({ size })
    await expect.poll(() => shown(page), PATIENCE).toEqual(NAMES)
    await pill(page, 'Speed Baccarat').click()
    await expect.poll(() => shown(page)).toEqual(['Amalfi', 'Sirena'])
    expect(await pill(page, 'Speed Baccarat').getAttribute('aria-pressed')).toBe('true')
    await page.getByRole('combobox', { name: 'Limiti' }).selectOption({ label: 'Limiti: da 10 €' })
    await expect.poll(() => shown(page)).toEqual(['Sirena'])
    await pill(page, 'Ventuno').click()
    await page.getByRole('button', { name: 'Mostra tutti i tavoli' }).click()
    await pill(page, 'Posti liberi').click()
    await expect.poll(() => shown(page)).toEqual(NAMES)
  })

  it('keeps favourites and the tables one has been at', async () => {
    const { page } = await stage.visit()
    await page.getByRole('button', { name: 'Aggiungi Lido ai preferiti' }).click()
    await page.getByRole('button', { name: 'Togli Lido dai preferiti', pressed: true }).waitFor()
    await expect.poll(() => kept(page)).toEqual(['lido'])
    await page.getByRole('link', { name: 'Capri', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Mini Baccarat' }).waitFor()
    await page.goto('/')
    await pill(page, 'Preferiti').click()
    await expect.poll(() => shown(page)).toEqual(['Lido'])
    await pill(page, 'Recenti').click()
    await expect.poll(() => shown(page)).toEqual(['Capri'])
  })

  it.each(eitherSize('desktop'))('on a %s is one tap from a table', async (size) => {
    const { page } = await stage.visit({ size })
    await page.getByRole('link', { name: /^Siediti al tavolo / }).click()
    await page.getByRole('heading', { level: 1 }).and(page.locator(':visible')).waitFor()
    expect(new URL(page.url()).pathname).toMatch(/^\/tables\/(rialto|etna|lido|capri|amalfi|sirena)$/)
    await page.getByText('1.000,00 €').first().waitFor()
  })
})

async function kept(page: Page): Promise<readonly string[]> {
  const answer: unknown = await (await page.request.get('/api/settings')).json()
  const { settings } = answer as { settings: { favourites: readonly string[] } }
  return settings.favourites
}

describe('the lobby over a table', () => {
  it.each(eitherSize('desktop'))('on a %s leaves the round going', async (size) => {
    const pace = await stage.pace('amalfi')
    await pace.betting()
    const { page } = await stage.visit({ size, path: '/tables/amalfi' })
    const open = page.getByText(/^PIAZZA LE TUE PUNTATE – \d+$/)
    const spot = page.getByRole('button', { name: /^Giocatore, / })
    await open.first().waitFor(PATIENCE)
    await spot.click()
    await page.getByRole('button', { name: /^Giocatore, .*puntati 5\s€/ }).waitFor(PATIENCE)
    await page.getByRole('link', { name: 'Lobby', exact: true }).click()
    const lobby = page.getByRole('dialog', { name: 'Cambia tavolo' })
    await lobby.waitFor()
    await expect.poll(() => shown(page)).toEqual(NAMES)
    expect(await lobby.getByText('Sei qui').isVisible()).toBe(true)
    // The round goes on in sight.
    await Promise.all([lobby.getByText('PUNTATE ACCETTATE').waitFor(PATIENCE), pace.deal()])
    await lobby.getByText('ATTENDI LA PROSSIMA PARTITA').waitFor(PATIENCE)
    await axe(page)
    await page.keyboard.press('Escape')
    await lobby.waitFor({ state: 'detached' })
    await expect
      .poll(async () => (await history(page)).map(({ table }) => table), PATIENCE)
      .toEqual(['amalfi'])
  })

  it('changes the table by one tap, and leaves for the lobby by another', async () => {
    const { page } = await stage.visit({ path: '/tables/amalfi' })
    await page.getByRole('link', { name: 'Lobby', exact: true }).click()
    const lobby = page.getByRole('dialog', { name: 'Cambia tavolo' })
    await lobby.getByRole('link', { name: 'Capri', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Mini Baccarat' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/tables/capri')
    await page.getByRole('link', { name: 'Lobby', exact: true }).click()
    await lobby.getByRole('link', { name: 'Lascia il tavolo' }).click()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/')
    await expect.poll(() => shown(page)).toEqual(NAMES)
  })
})

describe('English', () => {
  it.each(eitherSize('phone'))('on a %s changes every word that is seen', async (size) => {
    const { page } = await stage.visit({ size })
    await openFromMenu(page, 'Impostazioni')
    await page.getByRole('radio', { name: 'English' }).check({ force: true })
    await expect.poll(() => page.getAttribute('html', 'lang')).toBe('en')
    const settings = page.getByRole('dialog', { name: 'Settings' })
    for (const tab of await settings.getByRole('tab').all()) {
      await tab.click()
      expect(await italianLeft(page), await tab.innerText()).toEqual([])
    }
    await page.keyboard.press('Escape')
    await openMenu(page)
    expect(await italianLeft(page), 'the menu').toEqual([])
    await axe(page)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await axe(page)
    const few = size === 'desktop' ? ['rialto', 'etna', 'amalfi'] : ['lido', 'capri', 'amalfi']
    for (const table of sized(['rialto', 'etna', 'lido', 'capri', 'amalfi'], (one) => few.includes(one))) {
      await (await stage.pace(table)).betting()
      await page.goto(`/tables/${table}`)
      await page
        .getByText(/BETS|BET/)
        .first()
        .waitFor(PATIENCE)
      expect(await italianLeft(page), table).toEqual([])
      await axe(page)
    }
    await page.getByRole('link', { name: 'Lobby', exact: true }).click()
    await page.getByRole('dialog').waitFor()
    expect(await italianLeft(page), 'the lobby over a table').toEqual([])
  })

  it('and favourites follow the player to another browser, at once', async () => {
    const first = (await stage.visit()).page
    const { login, dialog } = await openAccount(first, 'Marta')
    await dialog.getByRole('button', { name: 'L’ho conservato' }).click()
    await first.keyboard.press('Escape')
    const second = (await stage.visit({ size: 'phone' })).page
    await signIn(second, login)
    await second.getByText('Ciao di nuovo, Marta').waitFor()

    await first.getByRole('button', { name: 'Aggiungi Etna ai preferiti' }).click()
    await second.getByRole('button', { name: 'Togli Etna dai preferiti' }).waitFor()
    await openFromMenu(first, 'Impostazioni')
    await first.getByRole('radio', { name: 'English' }).check({ force: true })
    await expect.poll(() => second.getAttribute('html', 'lang'), PATIENCE).toBe('en')
    await second.getByRole('button', { name: 'Remove Etna from your favourites' }).waitFor()
    // What was said before stays as it was said, for as long as a message stays.
    await expect.poll(() => italianLeft(second), PATIENCE).toEqual([])
  })
})
