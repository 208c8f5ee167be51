import { describe, expect, it } from 'vitest'
import { history, PATIENCE, plain } from '#tests/browser/at-table'
import { press } from '#tests/browser/keyboard'
import { eitherSize } from '#tests/browser/long'
import { axe } from '#tests/browser/look/axe'
import { screenshot } from '#tests/browser/look/screenshot'
import { MultiDesk, openPanel, watchFloor } from '#tests/browser/multi-desk'
import { setUpStage } from '#tests/browser/stage'

const TWENTY = [
  ...['Arno', 'Brenta', 'Cellina', 'Dora', 'Elsa', 'Fiora', 'Gesso', 'Idice', 'Lamone', 'Mella'],
  ...['Nera', 'Oglio', 'Piave', 'Reno', 'Secchia', 'Taro', 'Ufita', 'Volturno', 'Zena', 'Adda'],
] as const
const IDS = TWENTY.map((name) => name.toLowerCase())
const ARNO_VIDEO = 'https://video.example/arno.m3u8'

const stage = setUpStage([
  ...TWENTY.map((name) => ({
    id: name.toLowerCase(),
    game: 'speed-baccarat' as const,
    name,
    ...(name === 'Arno' ? { video: ARNO_VIDEO } : {}),
  })),
  { id: 'capri', game: 'mini-baccarat', name: 'Capri' },
  { id: 'sola', game: 'speed-baccarat', name: 'Sola', multiPlay: false },
  { id: 'rialto', game: 'ventuno', name: 'Rialto' },
])
const ALL = [...IDS, 'capri']

/** How often the newest winner came in a row, ties aside. */
function streakOf(results: readonly { readonly winner: string }[]): number {
  const winners = results.map(({ winner }) => winner).filter((winner) => winner !== 'T')
  const last = winners.at(-1)
  return winners.length - 1 - winners.findLastIndex((winner) => winner !== last)
}

describe.each(eitherSize('desktop'))('baccarat multi-play on a %s', (size) => {
  it('MP-1: shows all baccarat tables that take part, from the lobby', async () => {
    const { page } = await stage.visit({ size })
    const desk = new MultiDesk(page)
    await page.getByRole('link', { name: 'Gioca ora: Multigioco' }).click()
    await expect
      .poll(async () => (await desk.tables()).toSorted(), PATIENCE)
      .toEqual([...TWENTY, 'Capri'].sort())
    expect(new URL(page.url()).pathname).toBe('/multi')
    await page.getByRole('heading', { level: 1, name: 'Multigioco', exact: true }).waitFor()
    const tabs = page.getByRole('tablist', { name: 'Tavoli con le strade' })
    await tabs.getByRole('tab', { name: /^Tutti i tavoli/, selected: true }).waitFor()
    await tabs.getByRole('tab', { name: /^Good Roads/ }).click()
    const count = Number(
      await tabs
        .getByRole('tab', { name: /^Good Roads/ })
        .locator('span')
        .innerText(),
    )
    if (count > 0) await expect.poll(async () => (await desk.tables()).length, PATIENCE).toBe(count)
    else await page.getByText('Nessuna figura in questo momento').waitFor()
    await tabs.getByRole('tab', { name: /^Tutti i tavoli/ }).click()
    await axe(page)
    await screenshot(page, `multi-${size}`)
    await page.getByRole('link', { name: 'Lobby', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Lobby di Sabot' }).waitFor({ state: 'attached' })
  })

  it('MP-4, MP-6: bets on twenty tables arrive in one betting time, are doubled, undone, won and repeated', async () => {
    const { page, desk, floor } = await openPanel(stage, ALL, size)
    await desk.takeChip(5)
    const sideOf = (index: number) => (index % 2 === 0 ? 'Giocatore' : 'Banco')
    for (const [index, table] of TWENTY.entries()) await desk.spot(table, sideOf(index)).click()
    for (const [index, table] of TWENTY.entries()) await desk.staked(table, sideOf(index), 5)
    await expect.poll(() => desk.sums(), PATIENCE).toEqual([900, 100, 0])
    expect(plain(await desk.dock.innerText())).toContain('Puntata totale · 20 tavoli')
    expect(plain((await desk.tile('Arno').textContent()) ?? '')).toMatch(/min 1 € · (?:puntati )?5 €/)
    // The newest first, at whatever table it is.
    await desk.press('Annulla').click()
    await expect.poll(() => desk.told('Adda', 'Banco'), PATIENCE).not.toContain('puntati')
    await expect.poll(() => desk.sums(), PATIENCE).toEqual([905, 95, 0])
    await desk.press('Raddoppia').click()
    await desk.staked('Zena', 'Giocatore', 10)
    await expect.poll(() => desk.sums(), PATIENCE).toEqual([810, 190, 0])
    // What is not taken says why, and where.
    await desk.spot('Arno', 'Banco').press('Enter')
    await page.getByText('Arno: Non si può puntare su entrambe le parti.').waitFor()
    await floor.deal()
    await expect.poll(async () => (await history(page)).length, PATIENCE).toBe(19)
    const rounds = await history(page)
    const paid = rounds.reduce((sum, round) => sum + round.paid, 0)
    const won = rounds.filter((round) => round.paid > round.staked)
    const winnings = won.reduce((sum, round) => sum + round.paid - round.staked, 0)
    expect(won.length).toBeGreaterThan(0)
    await expect.poll(() => desk.sums(), PATIENCE).toEqual([810 + paid / 100, 0, winnings / 100])
    const lit = page.getByRole('article').and(page.locator('[data-won="true"]'))
    await expect.poll(() => lit.count(), PATIENCE).toBe(won.length)
    expect(await page.getByText(/^\+\d+,\d\d\s€$/).count()).toBeGreaterThanOrEqual(won.length)
    await screenshot(page, `multi-won-${size}`)
    await floor.betting()
    await desk.press('Ripeti').click()
    await expect.poll(() => desk.money('Puntata totale'), PATIENCE).toBe(19_000)
    await expect.poll(() => desk.money('Saldo'), PATIENCE).toBe(81_000 + paid - 19_000)
    // One press laid them, one undo takes them back.
    await desk.press('Annulla').click()
    await expect.poll(() => desk.money('Puntata totale'), PATIENCE).toBe(0)
    await expect.poll(() => desk.money('Saldo'), PATIENCE).toBe(81_000 + paid)
  })
})

describe.each(eitherSize('desktop'))('at the tables of multi-play on a %s', (size) => {
  it('MP-2: sorts by the longest streak when asked to, and counts tables with a longer one', async () => {
    const { page, desk, floor } = await openPanel(stage, ALL, size)
    const streaks = () => new Map(ALL.map((table) => [table, streakOf(floor.state(table).results)]))
    const before = streaks()
    await floor.deal()
    const now = streaks()
    const longer = ALL.filter((table) => (now.get(table) ?? 0) > (before.get(table) ?? 0)).length
    const order = await desk.tables()
    const badge =
      longer === 1
        ? 'Aggiorna, 1 tavolo con una serie più lunga'
        : `Aggiorna, ${longer} tavoli con una serie più lunga`
    await page.getByRole('button', { name: badge, exact: true }).waitFor(PATIENCE)
    expect(await desk.tables()).toEqual(order)
    await page.getByRole('button', { name: /^Aggiorna/ }).click()
    await page.getByRole('button', { name: 'Aggiorna', exact: true }).waitFor()
    const lengths = (await desk.tables()).map((name) => now.get(name.toLowerCase()) ?? 0)
    expect(lengths).toEqual(lengths.toSorted((one, other) => other - one))
  })

  it('MP-4: chips lie there after a reload, and tables opened elsewhere say so (MP-9)', async () => {
    const { page, desk, context } = await openPanel(stage, ALL, size)
    await desk.takeChip(5)
    await desk.spot('Dora', 'Banco').click()
    await desk.staked('Dora', 'Banco', 5)
    await page.reload()
    await desk.staked('Dora', 'Banco', 5)
    await expect.poll(() => desk.sums(), PATIENCE).toEqual([995, 5, 0])
    const other = await context.newPage()
    await other.goto('/tables/dora')
    await desk.tile('Dora').getByText('Aperto in un’altra finestra').waitFor(PATIENCE)
    await desk.tile('Dora').getByRole('button', { name: 'Apri qui' }).click()
    await desk.staked('Dora', 'Banco', 5)
    await other.getByRole('heading', { name: /altra finestra|altrove/i }).waitFor(PATIENCE)
    await desk.press('Annulla').click()
    await expect.poll(() => desk.sums(), PATIENCE).toEqual([1_000, 0, 0])
  })

  it('MP-4: what one table wants confirmed is confirmed from the dock (MB-3)', async () => {
    const { desk } = await openPanel(stage, ALL, size)
    await desk.takeChip(5)
    await desk.spot('Capri', 'Pareggio').click()
    await expect.poll(() => desk.told('Capri', 'Pareggio'), PATIENCE).toContain('5 € da confermare')
    await desk.press('Conferma puntate').click()
    await desk.staked('Capri', 'Pareggio', 5)
    expect(await desk.press('Conferma puntate').count()).toBe(0)
  })

  it('MP-5: pins, shows limits, opens and hides a table by its menu', async () => {
    const { page, desk } = await openPanel(stage, ALL, size)
    const most = size === 'desktop' ? 3 : 1
    const pinned = ['Taro', 'Reno', 'Nera', 'Elsa'].slice(0, most)
    for (const [index, table] of pinned.entries()) {
      await desk.menu(table, 'Fissa tavolo')
      await expect.poll(async () => (await desk.tables())[index], PATIENCE).toBe(table)
    }
    if (size === 'desktop') {
      await desk.tile('Elsa').getByRole('button', { name: 'Menu di Elsa' }).click()
      await page.getByText('Ne puoi fissare 3').waitFor()
      await page.keyboard.press('Escape')
    } else {
      await desk.menu('Elsa', 'Fissa tavolo')
      await expect.poll(async () => (await desk.tables())[0], PATIENCE).toBe('Elsa')
      await desk.menu('Elsa', 'Sblocca tavolo')
    }
    await desk.menu('Mella', 'Limiti tavolo')
    const limits = page.getByRole('dialog', { name: 'Limiti di Mella' })
    expect(plain(await limits.innerText())).toContain('1 € – 2.000 €')
    await axe(page)
    await page.keyboard.press('Escape')
    await limits.waitFor({ state: 'detached' })
    await desk.menu('Mella', 'Nascondi tavolo')
    await expect.poll(() => desk.tables(), PATIENCE).not.toContain('Mella')
    await page.reload()
    await expect.poll(() => desk.tables(), PATIENCE).toHaveLength(20)
    const first = size === 'desktop' ? pinned : ['Arno']
    expect((await desk.tables()).slice(0, first.length)).toEqual(first)
    expect(await desk.tables()).not.toContain('Mella')
    await page.getByRole('button', { name: 'Impostazioni Multigioco' }).click()
    await page.getByRole('switch', { name: 'Mella' }).check({ force: true })
    await page.keyboard.press('Escape')
    await expect.poll(() => desk.tables(), PATIENCE).toContain('Mella')
    await desk.menu('Mella', 'Unisciti al tavolo')
    await expect.poll(() => new URL(page.url()).pathname, PATIENCE).toBe('/tables/mella')
  })

  it('MP-7, MP-8: video of one table, on top; other roads, side bets, statistics, dark, roads only', async () => {
    const { page, desk, allow } = await openPanel(stage, ALL, size)
    allow(/video\.example|ERR_|Failed to load/)
    await desk.tile('Arno').getByRole('button', { name: 'Mostra il video di Arno' }).click()
    await expect.poll(async () => (await desk.tables())[0], PATIENCE).toBe('Arno')
    await desk.tile('Arno').getByRole('region', { name: 'Video del tavolo' }).waitFor()
    expect(await page.getByRole('region', { name: 'Video del tavolo' }).count()).toBe(1)
    await desk.tile('Arno').getByRole('button', { name: 'Attiva l’audio del video' }).waitFor()
    await desk.tile('Arno').getByRole('button', { name: 'Spegni il video di Arno' }).click()
    await expect.poll(() => page.getByRole('region', { name: 'Video del tavolo' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Derivate', exact: true }).click()
    await desk
      .tile('Arno')
      .getByRole('img', { name: /^Cockroach Road/ })
      .waitFor(PATIENCE)
    await page.getByRole('button', { name: 'Big Road', exact: true }).click()
    await desk
      .tile('Arno')
      .getByRole('img', { name: /^Big Road/ })
      .waitFor(PATIENCE)
    await page.getByRole('button', { name: 'Impostazioni Multigioco' }).click()
    for (const name of ['Puntate laterali', 'Più statistiche', 'Strade su fondo scuro']) {
      await page.getByRole('switch', { name }).check({ force: true })
    }
    await page.keyboard.press('Escape')
    await desk.spot('Arno', 'Coppia Perfetta').waitFor()
    await desk.tile('Arno').getByLabel('Statistiche di Arno').waitFor()
    await axe(page)
    await screenshot(page, `multi-sides-${size}`)
    await desk.takeChip(1)
    await desk.spot('Arno', 'Coppia Perfetta').click()
    await desk.staked('Arno', 'Coppia Perfetta', 1)
    await page.getByRole('button', { name: 'Impostazioni Multigioco' }).click()
    await page.getByRole('switch', { name: 'Solo le strade' }).check({ force: true })
    await page.keyboard.press('Escape')
    await expect.poll(() => desk.spot('Brenta', 'Giocatore').count(), PATIENCE).toBe(0)
    await desk
      .tile('Brenta')
      .getByRole('img', { name: /^Big Road/ })
      .waitFor()
  })
})

describe('the panel over a table', () => {
  it('MP-1: is a window that can be moved, made larger and closed, and plays along', async () => {
    const floor = await watchFloor(stage, ALL)
    await floor.betting()
    const { page } = await stage.visit({ path: '/tables/taro' })
    await page.getByRole('button', { name: 'Apri Multigioco' }).click(PATIENCE)
    const window = page.getByRole('region', { name: 'Multigioco', exact: true })
    const desk = new MultiDesk(page)
    await expect.poll(async () => (await desk.tables()).length, PATIENCE).toBe(21)
    const before = await window.boundingBox()
    await window.getByRole('button', { name: 'Sposta Multigioco' }).press('ArrowRight')
    await expect.poll(async () => (await window.boundingBox())?.x).toBe((before?.x ?? 0) + 16)
    await window.getByRole('button', { name: 'Ridimensiona Multigioco' }).press('ArrowDown')
    await expect.poll(async () => (await window.boundingBox())?.height).toBe((before?.height ?? 0) + 16)
    await desk.takeChip(5)
    await desk.spot('Piave', 'Banco').click()
    await desk.staked('Piave', 'Banco', 5)
    // The table below knows that the money is not there any more.
    const balances = page.locator('[data-balance]')
    await expect
      .poll(async () => (await balances.allInnerTexts()).map(plain), PATIENCE)
      .toEqual(['995,00 €', '995,00 €'])
    await axe(page)
    await window.getByRole('button', { name: 'Chiudi Multigioco' }).click()
    await window.waitFor({ state: 'detached' })
  })

  it('MP-1: covers a phone’s table, from its menu', async () => {
    const { page } = await stage.visit({ path: '/tables/taro', size: 'phone' })
    await page.getByRole('button', { name: 'Menu', exact: true }).click(PATIENCE)
    await page.getByRole('dialog').getByRole('button', { name: 'Multigioco', exact: true }).click()
    const desk = new MultiDesk(page)
    await expect.poll(async () => (await desk.tables()).length, PATIENCE).toBe(21)
    await page.getByRole('button', { name: 'Chiudi Multigioco' }).click()
    await page.getByRole('group', { name: 'Fiche' }).waitFor()
  })
})

describe('the panel by keys', () => {
  it('chooses a chip, bets, doubles and takes back (TP-3)', async () => {
    const { page, desk } = await openPanel(stage, ALL, 'desktop')
    const [first = ''] = await desk.tables()
    await page.keyboard.press('3')
    await desk.dock.getByRole('button', { name: /^Fiche da 25\s€$/, pressed: true }).waitFor()
    await page.getByRole('tab', { name: /^Tutti i tavoli/ }).focus()
    await press(page, /^Giocatore, /)
    await desk.staked(first, 'Giocatore', 25)
    await page.keyboard.press('Delete')
    await expect.poll(() => desk.sums(), PATIENCE).toEqual([1_000, 0, 0])
  })
})
