import { describe, expect, it } from 'vitest'
import { axe } from '#tests/browser/axe'
import { BaccaratDesk, centsOf, PATIENCE } from '#tests/browser/baccarat-desk'
import { heard, listen } from '#tests/browser/heard'
import { setUpStage } from '#tests/browser/stage'
import { it as words } from '#web/i18n/it'

/** Long enough for a slow browser to do several things in one round, and to look at how it ended. */
const timings = { betting: 14_000, card: 400, result: 6_000 }

const stage = setUpStage([
  { id: 'amalfi', game: 'speed-baccarat', name: 'Amalfi', brings: 'speedTie', timings },
  { id: 'capri', game: 'mini-baccarat', name: 'Capri', timings },
  {
    id: 'lento',
    game: 'speed-baccarat',
    name: 'Lento',
    timings: { ...timings, betting: 25_000, card: 10_000, result: 10_000 },
  },
])

/** Where whole rounds with slow cards are waited for. */
const LONG_TEST = 300_000

const SCREENS = ['desktop', 'phone'] as const
type Screen = (typeof SCREENS)[number]

/** From the lobby, as a new user comes. */
async function sitAt(name: string, size: Screen = 'desktop') {
  const visitor = await stage.visit({ size, path: null })
  await listen(visitor.page)
  await visitor.page.goto('/')
  await visitor.page.getByRole('link', { name, exact: true }).click()
  return { ...visitor, desk: new BaccaratDesk(visitor.page) }
}

/** What is shown of the end of a round is what the house has written down. */
async function sameAsWritten(desk: BaccaratDesk, played: number): Promise<number> {
  const { message, bets } = await desk.outcome()
  await expect.poll(async () => (await desk.rounds()).length, PATIENCE).toBe(played)
  const [newest] = await desk.rounds()
  if (newest === undefined) throw new Error('Nothing is written down.')
  const round = await desk.round(newest.code)
  const names: Readonly<Record<string, string>> = words.baccarat.bets
  expect(bets).toEqual(round.bets.map(({ bet, stake, paid }) => ({ name: names[bet], staked: stake, paid })))
  if (newest.paid > 0) {
    const counted = () => desk.page.getByTitle('Puntata per puntata').textContent()
    await expect
      .poll(async () => centsOf(/Vincita ([\d.]+,\d\d)/.exec((await counted()) ?? '')?.[1] ?? ''))
      .toBe(newest.paid)
  }
  expect(message).toMatch(/Giocatore|Banco|Pareggio/)
  await expect.poll(() => desk.money('Saldo'), PATIENCE).toBe(newest.balanceAfter)
  return newest.paid
}

describe.each(SCREENS)('Speed Baccarat on a %s', (size) => {
  it('is played from the lobby to a settled round, with chips put down, taken back, doubled and repeated', async () => {
    const { desk } = await sitAt('Amalfi', size)
    await desk.betting(10)
    await desk.takeChip(5)
    await desk.spot('Giocatore').click()
    await expect.poll(() => desk.told('Giocatore')).toContain('puntati 5 €')
    await desk.spot('Pareggio').click()
    await expect.poll(() => desk.told('Pareggio')).toContain('puntati 5 €')
    await desk.press('Annulla').click()
    await expect.poll(() => desk.told('Pareggio')).not.toContain('puntati')
    await desk.spot('Pareggio').click()
    await expect.poll(() => desk.told('Pareggio')).toContain('puntati 5 €')
    await desk.press('Raddoppia').click()
    await expect.poll(() => desk.told('Giocatore')).toContain('puntati 10 €')
    await expect.poll(() => desk.told('Pareggio')).toContain('puntati 10 €')
    expect(await desk.money('Puntata totale')).toBe(2_000)
    expect(await desk.money('Saldo')).toBe(98_000)
    await desk.status('PUNTATE ACCETTATE')
    let paid = await sameAsWritten(desk, 1)
    // A tie comes within three rounds: the same bets once more, until something is won.
    for (let played = 2; played <= 6 && (paid === 0 || played === 2); played++) {
      await desk.betting(5)
      await desk.press('Ripeti').click()
      await expect.poll(() => desk.money('Puntata totale')).toBe(2_000)
      paid = await sameAsWritten(desk, played)
    }
    expect(paid).toBeGreaterThan(0)
  })

  it('says why a bet is not taken', async () => {
    const { desk, page } = await sitAt('Amalfi', size)
    await desk.betting(10)
    expect(await desk.told('Super 6')).toContain('solo con Zero Comm.')
    await page.getByRole('switch', { name: 'Zero Comm.' }).check({ force: true })
    await expect.poll(() => desk.told('Banco'), PATIENCE).toContain('1:1 · con 6 0,5:1')
    await desk.betting(8)
    // Super 6 does not stand alone (SB-4).
    expect(await desk.told('Super 6')).toContain('serve una puntata')
    await desk.try('Super 6')
    await page.getByText('Serve prima la puntata principale.').first().waitFor()
    await desk.takeChip(5)
    await desk.spot('Banco').click()
    await expect.poll(() => desk.told('Banco')).toContain('puntati 5 €')
    expect(await desk.told('Giocatore')).toContain('non su entrambe')
    await desk.try('Giocatore')
    await page.getByText('Non si può puntare su entrambe le parti.').first().waitFor()
    await desk.spot('Super 6').click()
    await expect.poll(() => desk.told('Super 6')).toContain('puntati 5 €')
    await desk.try('Super 6')
    await page.getByText('Non può superare la puntata principale.').first().waitFor()
    expect(await desk.money('Puntata totale')).toBe(1_000)
    await sameAsWritten(desk, 1)
  })
})

describe.each(SCREENS)('Mini Baccarat on a %s', (size) => {
  it('plays only chips that were confirmed (MB-3)', async () => {
    const { desk, page } = await sitAt('Capri', size)
    const confirm = page.getByRole('button', { name: 'Conferma puntate' })
    await desk.betting(8)
    await desk.takeChip(5)
    await desk.spot('Giocatore').click()
    await expect.poll(() => desk.told('Giocatore')).toContain('5 € da confermare')
    await confirm.waitFor()
    await page.getByText('Puntate non confermate: non sono state giocate').first().waitFor(PATIENCE)
    expect(await desk.rounds()).toEqual([])
    await desk.betting(8)
    expect(await desk.money('Saldo')).toBe(100_000)
    for (const name of ['Giocatore', 'Banco', 'Pareggio', 'Grande']) await desk.spot(name).click()
    await expect.poll(() => desk.money('Puntata totale')).toBe(2_000)
    await confirm.click()
    await confirm.waitFor({ state: 'detached' })
    expect(await desk.told('Grande')).toContain('puntati 5 €')
    // One of the three main bets always pays.
    expect(await sameAsWritten(desk, 1)).toBeGreaterThan(0)
    await desk.betting(5)
    await desk.press('Ripeti').click()
    await expect.poll(() => desk.told('Banco')).toContain('5 € da confermare')
    await confirm.click()
    await confirm.waitFor({ state: 'detached' })
    await sameAsWritten(desk, 2)
  })
})

describe('a bet above the balance', () => {
  it('is not taken, and the reason is told', async () => {
    const { desk, page } = await sitAt('Amalfi')
    await desk.betting(10)
    await desk.takeChip(500)
    await desk.spot('Giocatore').click()
    await expect.poll(() => desk.told('Giocatore')).toContain('puntati 500 €')
    await desk.takeChip(100)
    await desk.spot('Giocatore').click()
    await expect.poll(() => desk.told('Giocatore')).toContain('puntati 600 €')
    await desk.press('Raddoppia').click()
    await page.getByText('Il saldo non basta.').first().waitFor()
    await expect.poll(() => desk.money('Puntata totale')).toBe(60_000)
    await desk.press('Annulla').click()
    await expect.poll(() => desk.money('Puntata totale')).toBe(50_000)
    await desk.press('Annulla').click()
    await expect.poll(() => desk.money('Puntata totale')).toBe(0)
  })
})

describe.each(SCREENS)('a connection that is lost in a round on a %s', (size) => {
  it(
    'says so, takes no bets meanwhile, and finds everything as it was',
    async () => {
      const { desk, page, line, allow } = await sitAt('Lento', size)
      allow(/ERR_|WebSocket|Failed to load resource|failed/)
      await desk.betting(15)
      await desk.takeChip(25)
      await desk.spot('Banco').click()
      await desk.spot('Coppia Banco').click()
      await expect.poll(() => desk.told('Coppia Banco')).toContain('puntati 25 €')
      expect(await desk.money('Puntata totale')).toBe(5_000)
      const before = await everything(desk)
      line.cut()
      const banner = page.getByRole('alert').filter({ hasText: 'Connessione persa' })
      await banner.waitFor()
      await expect(desk.spot('Banco').click({ trial: true, timeout: 500 })).rejects.toThrow(
        /intercepts pointer/,
      )
      await page.keyboard.press('Space')
      line.mend()
      await banner.waitFor({ state: 'detached', timeout: PATIENCE.timeout })
      expect(await everything(desk)).toEqual(before)
      // And once more while cards are dealt.
      await desk.status('PUNTATE ACCETTATE')
      line.cut()
      await banner.waitFor()
      line.mend()
      await banner.waitFor({ state: 'detached', timeout: PATIENCE.timeout })
      // A slow line may be back only when the cards are out: the stake is known either way.
      expect(await desk.told('Banco')).toMatch(STAKE)
      await sameAsWritten(desk, 1)
    },
    LONG_TEST,
  )
})

/** 25 euro on a spot, or what became of them. */
const STAKE = /puntati 25 €|pagati [\d,]+ €|(persi|restituiti) 25 €/

/** What lies on the spots, and the money. */
async function everything(desk: BaccaratDesk) {
  return {
    spots: await Promise.all(
      ['Giocatore', 'Banco', 'Pareggio', 'Coppia Banco'].map((name) => desk.told(name)),
    ),
    balance: await desk.money('Saldo'),
    staked: await desk.money('Puntata totale'),
  }
}

describe('a round that goes on', () => {
  it(
    'is found as it was after a reload, with bets open and while cards are dealt',
    async () => {
      const { desk, page } = await sitAt('Lento')
      await desk.betting(15)
      await desk.takeChip(25)
      await desk.spot('Giocatore').click()
      await desk.spot('Pareggio').click()
      await expect.poll(() => desk.told('Pareggio')).toContain('puntati 25 €')
      expect(await desk.money('Puntata totale')).toBe(5_000)
      const before = await everything(desk)
      await page.reload()
      await expect.poll(() => everything(desk).catch(() => null), PATIENCE).toEqual(before)
      await desk.status('PUNTATE ACCETTATE')
      await page.reload()
      await expect.poll(() => desk.told('Giocatore').catch(() => ''), PATIENCE).toMatch(STAKE)
      expect(await desk.money('Puntata totale')).toBe(5_000)
      await sameAsWritten(desk, 1)
      // Nothing has the focus after a reload: space is the table's, and repeats (TP-3).
      await page.reload()
      await desk.betting(5)
      await page.keyboard.press('Space')
      for (const name of ['Giocatore', 'Pareggio']) {
        await expect.poll(() => desk.told(name)).toContain('puntati 25 €')
      }
      expect(await desk.money('Puntata totale')).toBe(5_000)
      await page.keyboard.press('Space')
      await expect.poll(() => desk.money('Puntata totale')).toBe(10_000)
    },
    LONG_TEST,
  )

  it('moves to the page that opens its table last, and back on demand', async () => {
    const { desk, page, context } = await sitAt('Lento')
    await desk.betting(12)
    await desk.spot('Giocatore').click()
    await expect.poll(() => desk.told('Giocatore')).toContain('puntati 5 €')
    const other = new BaccaratDesk(await context.newPage())
    await other.page.goto('/tables/lento')
    await page.getByRole('heading', { name: 'Il tavolo è aperto altrove' }).waitFor()
    await axe(page)
    await expect.poll(() => other.told('Giocatore'), PATIENCE).toContain('puntati 5 €')
    await page.getByRole('button', { name: 'Apri qui' }).click()
    await other.page.getByRole('heading', { name: 'Il tavolo è aperto altrove' }).waitFor()
    await expect.poll(() => desk.told('Giocatore'), PATIENCE).toContain('puntati 5 €')
  })
})

describe('by keys alone', () => {
  it('a round is played from the lobby to its end (TP-3)', async () => {
    const { page } = await stage.visit()
    const desk = new BaccaratDesk(page)
    const tabTo = async (name: RegExp) => {
      for (let presses = 0; presses < 80; presses++) {
        await page.keyboard.press('Tab')
        const at = await page.evaluate(() => {
          const { activeElement: element } = document
          return element?.getAttribute('aria-label') ?? element?.textContent ?? ''
        })
        if (name.test(at)) return
      }
      throw new Error(`No key leads to ${name}.`)
    }
    await page.getByRole('link', { name: 'Amalfi', exact: true }).waitFor()
    await tabTo(/^Amalfi$/)
    await page.keyboard.press('Enter')
    await desk.betting(12)
    await page.keyboard.press('1')
    await tabTo(/^Giocatore, /)
    await page.keyboard.press('Enter')
    await expect.poll(() => desk.told('Giocatore')).toContain('puntati 1 €')
    await page.keyboard.press('2')
    await page.keyboard.press('Enter')
    await expect.poll(() => desk.told('Giocatore')).toContain('puntati 6 €')
    await page.keyboard.press('Backspace')
    await expect.poll(() => desk.told('Giocatore')).toContain('puntati 1 €')
    await page.keyboard.press('Control+z')
    await expect.poll(() => desk.told('Giocatore')).not.toContain('puntati')
    await page.keyboard.press('Enter')
    await expect.poll(() => desk.told('Giocatore')).toContain('puntati 5 €')
    await tabTo(/^(2×)?Raddoppia$/)
    await page.keyboard.press('Space')
    await expect.poll(() => desk.told('Giocatore')).toContain('puntati 10 €')
    await expect.poll(async () => (await desk.rounds()).length, PATIENCE).toBe(1)
    expect((await desk.rounds())[0]?.staked).toBe(1_000)
  })

  it('and a mouse: space doubles what a click has laid', async () => {
    const { desk, page } = await sitAt('Amalfi')
    await desk.betting(8)
    await desk.takeChip(5)
    await desk.spot('Giocatore').click()
    await expect.poll(() => desk.told('Giocatore')).toContain('puntati 5 €')
    await page.keyboard.press('3')
    await page.keyboard.press('Space')
    await expect.poll(() => desk.told('Giocatore')).toContain('puntati 10 €')
    await page.keyboard.press('Space')
    await expect.poll(() => desk.told('Giocatore')).toContain('puntati 20 €')
  })
})

describe('to those who do not see', () => {
  it('a round is told: the clock, chips, every card, the end and the own money', async () => {
    const { desk, page } = await sitAt('Amalfi')
    await desk.betting(10)
    await desk.takeChip(5)
    await desk.spot('Giocatore').click()
    await expect.poll(() => desk.told('Giocatore')).toContain('puntati 5 €')
    await desk.status('PUNTATE ACCETTATE')
    await desk.outcome()
    const told = async () => (await heard(page)).join('\n').replaceAll('\u00a0', ' ')
    await expect.poll(told, PATIENCE).toMatch(/Hai vinto: incassi|Nessuna vincita|Ti tornano/)
    await desk.betting(8)
    await expect.poll(told, PATIENCE).toMatch(/Piazza le tue puntate: \d+ secondi/)
    const all = await told()
    expect(all).toContain('5,00 € su Giocatore.')
    expect(all).toMatch(/Ultime puntate: \d secondi/)
    expect(all).toContain('Puntate accettate')
    expect(all).toMatch(/Giocatore: \S+ di (picche|cuori|quadri|fiori), totale \d\./)
    expect(all).toMatch(/Banco: \S+ di (picche|cuori|quadri|fiori), totale \d\./)
    expect(all).toMatch(/(batte|Pareggio).*\./)
    // The clock does not count down aloud.
    const calls = all.split('Ultime puntate').map((part) => part.split('Piazza le tue puntate').length - 1)
    expect(Math.max(...calls)).toBeLessThanOrEqual(1)
  })
})

describe('around the cards', () => {
  it('roads can be asked what would come, the shoe is counted and others’ bets are seen', async () => {
    const company = await stage.companion('amalfi')
    const { desk, page } = await sitAt('Amalfi')
    await desk.betting(8)
    expect(await company.do('amalfi', { do: 'bet', bet: 'banker', amount: 5_000 })).toMatchObject({
      ok: true,
    })
    await desk.takeChip(25)
    await desk.spot('Giocatore').click()
    await page.getByText('67%').first().waitFor()
    expect(await page.getByText('1 giocatore').first().isVisible()).toBe(true)
    const statistics = page.getByRole('region', { name: 'Statistiche del sabot' })
    const hands = async () => Number(/Mani(\d+)/.exec((await statistics.textContent()) ?? '')?.[1])
    const before = await hands()
    await expect.poll(hands, PATIENCE).toBeGreaterThan(before)
    const ask = page.getByRole('button', { name: /^Chiedi Banco/ })
    await expect(ask.getAttribute('aria-pressed')).resolves.toBe('false')
    await ask.hover()
    await expect.poll(() => ask.getAttribute('aria-pressed')).toBe('true')
    await page.mouse.move(0, 0)
    await expect.poll(() => ask.getAttribute('aria-pressed')).toBe('false')
    expect(await ask.getAttribute('aria-label')).toMatch(/Big Eye Boy (rosso|blu|niente), Small Road/)
  })

  it.each(SCREENS)('everybody can use the table and its panels on a %s', async (size) => {
    const { desk, page } = await sitAt('Amalfi', size)
    await desk.betting(4)
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
    await page.goto('/tables/capri')
    await desk.betting(4)
    await desk.spot('Giocatore').click()
    await page.getByRole('button', { name: 'Conferma puntate' }).waitFor()
    await axe(page)
  })
})
