import { describe, expect, it } from 'vitest'
import { history, PATIENCE, plain } from '#tests/browser/at-table'
import { BaccaratDesk, sitAtBaccarat } from '#tests/browser/baccarat-desk'
import { heard } from '#tests/browser/heard'
import { tabTo } from '#tests/browser/keyboard'
import { eitherSize } from '#tests/browser/long'
import { axe } from '#tests/browser/look/axe'
import { MultiDesk } from '#tests/browser/multi-desk'
import { setUpStage } from '#tests/browser/stage'

const stage = setUpStage([
  { id: 'amalfi', game: 'speed-baccarat', name: 'Amalfi' },
  { id: 'capri', game: 'mini-baccarat', name: 'Capri' },
  {
    ...{ id: 'ravello', game: 'speed-baccarat', name: 'Ravello' },
    video: 'https://video.example/ravello.m3u8',
  },
  // Here the clock is listened to.
  { id: 'salerno', game: 'speed-baccarat', name: 'Salerno', timings: { betting: 25_000 } },
])

describe('by keys alone', () => {
  it('a round is played from the lobby to its end (TP-3)', async () => {
    const { page } = await stage.visit()
    const desk = new BaccaratDesk(page)
    const pace = await stage.pace('amalfi')
    await page.getByRole('link', { name: 'Amalfi', exact: true }).waitFor()
    await tabTo(page, /^Amalfi$/)
    await page.keyboard.press('Enter')
    await pace.betting()
    await desk.betting(1)
    await page.keyboard.press('1')
    await tabTo(page, /^Giocatore, /)
    await page.keyboard.press('Enter')
    await desk.staked('Giocatore', 1)
    await page.keyboard.press('2')
    await page.keyboard.press('Enter')
    await desk.staked('Giocatore', 6)
    await page.keyboard.press('Backspace')
    await desk.staked('Giocatore', 1)
    await page.keyboard.press('Control+z')
    await desk.free('Giocatore')
    await page.keyboard.press('Enter')
    await desk.staked('Giocatore', 5)
    await tabTo(page, /^(2×)?Raddoppia$/)
    await page.keyboard.press('Space')
    await desk.staked('Giocatore', 10)
    await pace.deal()
    await expect.poll(async () => (await history(page)).length, PATIENCE).toBe(1)
    expect((await history(page))[0]?.staked).toBe(1_000)
  })

  it('and a mouse: space doubles what a click has laid', async () => {
    const { desk, page, betting } = await sitAtBaccarat(stage, 'Amalfi')
    await betting()
    await desk.takeChip(5)
    await desk.spot('Giocatore').click()
    await desk.staked('Giocatore', 5)
    await page.keyboard.press('3')
    await page.keyboard.press('Space')
    await desk.staked('Giocatore', 10)
    await page.keyboard.press('Space')
    await desk.staked('Giocatore', 20)
    await expect.poll(() => desk.money('Puntata totale'), PATIENCE).toBe(2_000)
  })

  it('in the window of many tables they are its own, and not the table’s below (MP-1, TP-3)', async () => {
    const { desk, page, betting } = await sitAtBaccarat(stage, 'Amalfi')
    await betting()
    await desk.takeChip(5)
    await desk.spot('Giocatore').click()
    await desk.staked('Giocatore', 5)
    await page.getByRole('button', { name: 'Apri Multigioco' }).click()
    const panel = new MultiDesk(page)
    const tile = panel.tile('Amalfi')
    await tile.getByRole('heading', { name: 'Amalfi' }).click()
    await page.keyboard.press('4')
    await page.keyboard.press('Space')
    await panel.staked('Amalfi', 'Giocatore', 10)
    await page.keyboard.press('Backspace')
    await panel.staked('Amalfi', 'Giocatore', 5)
    // Nothing more is on its way, and the table has kept its chip.
    await page.keyboard.press('Escape')
    await tile.waitFor({ state: 'detached' })
    await desk.staked('Giocatore', 5)
    await desk.spot('Giocatore').click()
    await desk.staked('Giocatore', 10)
  })
})

describe('to those who do not see', () => {
  it('a round is told: the clock, chips, every card, the end and the own money', async () => {
    const { desk, page, pace } = await sitAtBaccarat(stage, 'Salerno')
    await pace.betting(20_000)
    await desk.betting(1)
    await desk.takeChip(5)
    await desk.spot('Giocatore').click()
    await desk.staked('Giocatore', 5)
    await desk.outcome()
    const told = async () => plain((await heard(page)).join('\n'))
    await expect.poll(told, PATIENCE).toMatch(/Hai vinto .* incassi|Hai perso|Restituiti/)
    await pace.betting(20_000)
    await expect.poll(told, PATIENCE).toMatch(/Piazza le tue puntate: \d+ secondi/)
    const all = await told()
    expect(all).toContain('5,00 € su Giocatore.')
    expect(all).toMatch(/Ultime puntate: \d secondi/)
    expect(all).toContain('Puntate accettate')
    expect(all).toMatch(/Giocatore: \S+ di (picche|cuori|quadri|fiori), totale \d\./)
    expect(all).toMatch(/Banco: \S+ di (picche|cuori|quadri|fiori), totale \d\./)
    expect(all).toMatch(/(batte|Pareggio).*\./)
    // The clock does not count down aloud.
    const said = (await heard(page)).map(plain)
    const since = said.slice(said.findIndex((text) => text.includes('5,00 € su Giocatore.')))
    expect(since.filter((text) => /puntate: \d+ secondi/i.test(text))).toHaveLength(2)
  })
})

describe('around the cards', () => {
  it('roads can be asked what would come, the shoe is counted and others’ bets are seen', async () => {
    const { desk, page, pace, betting } = await sitAtBaccarat(stage, 'Amalfi')
    const company = await stage.companion('amalfi')
    await betting()
    expect(await company.do('amalfi', { do: 'bet', bet: 'banker', amount: 5_000 })).toMatchObject({
      ok: true,
    })
    await desk.takeChip(25)
    await desk.spot('Giocatore').click()
    await desk.staked('Giocatore', 25)
    const statistics = page.getByRole('region', { name: 'Statistiche del sabot' })
    const hands = async () => Number(/Mani(\d+)/.exec((await statistics.textContent()) ?? '')?.[1])
    const before = await hands()
    await pace.deal()
    await page.getByText('67%').first().waitFor()
    expect(await page.getByText('1 giocatore').first().isVisible()).toBe(true)
    await expect.poll(hands, PATIENCE).toBe(before + 1)
    const ask = page.getByRole('button', { name: /^Chiedi Banco/ })
    await expect(ask.getAttribute('aria-pressed')).resolves.toBe('false')
    await ask.hover()
    await expect.poll(() => ask.getAttribute('aria-pressed')).toBe('true')
    await page.mouse.move(0, 0)
    await expect.poll(() => ask.getAttribute('aria-pressed')).toBe('false')
    expect(await ask.getAttribute('aria-label')).toMatch(/Big Eye Boy (rosso|blu|niente), Small Road/)
  })

  it('TP-4: on a phone the filmed table can be changed for the drawn one, and back', async () => {
    const { page, allow } = await stage.visit({ size: 'phone', path: '/tables/ravello' })
    allow(/video\.example|ERR_|Failed to load/)
    const toDrawn = page.getByRole('button', { name: 'Passa alla vista classica' })
    await toDrawn.click(PATIENCE)
    await page.getByRole('button', { name: 'Passa al video grande' }).click(PATIENCE)
    await toDrawn.waitFor(PATIENCE)
  })

  it.each(eitherSize('phone'))('everybody can use the table and its panels on a %s', async (size) => {
    const { desk, page, betting } = await sitAtBaccarat(stage, 'Amalfi', { size })
    await betting()
    await axe(page)
    if (size === 'phone') {
      await page.getByTitle('Apri tutte le strade').click()
      await page
        .getByRole('button', { name: /^Chiedi Banco/ })
        .last()
        .tap()
      await page.getByRole('button', { name: /^Chiedi Banco/, pressed: true }).waitFor()
    }
    const panel = page.getByRole('tablist', { name: 'Pannello del tavolo' })
    for (const name of ['Strade', 'Chat', 'Limiti', 'Aiuto', 'Cronologia']) {
      await panel.getByRole('tab', { name }).click()
      await page.getByRole('tabpanel', { name }).waitFor()
      await page.getByText('Un momento…').waitFor({ state: 'detached' })
      await axe(page)
    }
    const pace = await stage.pace('capri')
    await page.goto('/tables/capri')
    await pace.betting()
    await desk.betting(1)
    await desk.spot('Giocatore').click()
    const confirm = page.getByRole('button', { name: 'Conferma puntate' })
    await confirm.waitFor()
    await axe(page)
    await confirm.click()
    await confirm.waitFor({ state: 'detached' })
    await pace.deal()
    await desk.outcome()
    await axe(page)
  })
})
