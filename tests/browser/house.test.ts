import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { enterPassword, openAccount, signIn } from '#tests/browser/account'
import { bet, button, playOut, sit, spot, staked, turn } from '#tests/browser/at-seat'
import {
  balance,
  euro,
  history,
  openTable,
  PATIENCE,
  plain,
  settled,
  takeChip,
  visitTable,
} from '#tests/browser/at-table'
import { DAY_MILLIS, type StageTable } from '#tests/browser/house'
import { eitherSize } from '#tests/browser/long'
import { axe } from '#tests/browser/look/axe'
import { close, openFromMenu, openMenu, tab } from '#tests/browser/menu'
import { setUpStage } from '#tests/browser/stage'

const ventuno = (name: string, brings?: NonNullable<StageTable['brings']>): StageTable => ({
  ...{ id: name.toLowerCase(), game: 'ventuno', name },
  ...(brings === undefined ? {} : { brings }),
})

const stage = setUpStage([
  ventuno('Rialto', 'standWins'),
  // A quarter of an hour goes by in mid-round, and none before the next one.
  { ...ventuno('Duomo', 'standWins'), timings: { decision: DAY_MILLIS, result: 500 } },
  ventuno('Brera', 'standWins'),
  ventuno('Navona'),
  {
    ...ventuno('Uffizi'),
    // A whole shoe is played here.
    timings: { decision: 5, insurance: 5, cut: 5, card: 1, result: 5 },
  },
  ventuno('Pitti'),
])

/** One round that wins 25 €. */
async function win(page: Page): Promise<string> {
  await bet(page)
  await turn(page).waitFor(PATIENCE)
  await playOut(page)
  const { code, paid } = await settled(page)
  expect(paid).toBe(5_000)
  await expect.poll(() => balance(page), PATIENCE).toBe('1.025,00 €')
  return code
}

/** The name to sign in with, when everybody can use what is shown of it. */
async function haveAccount(page: Page, name: string): Promise<string> {
  const { login, dialog } = await openAccount(page, name)
  await axe(page)
  await dialog.getByRole('button', { name: 'L’ho conservato' }).click()
  await dialog.getByText('Conto Sabot').waitFor(PATIENCE)
  await axe(page)
  await close(dialog)
  return login
}

describe('an account', () => {
  it('keeps what the guest had, and follows to another browser', async () => {
    const { page } = await visitTable(stage, 'Rialto')
    const code = await win(page)
    const login = await haveAccount(page, 'Marta')
    expect(await balance(page)).toBe('1.025,00 €')
    expect((await history(page)).map((round) => round.code)).toEqual([code])
    const settings = await openFromMenu(page, 'Impostazioni')
    await settings.getByRole('switch', { name: /^Mazzo a quattro colori/ }).click()
    await tab(settings, 'Gioco').click()
    await settings.getByRole('switch', { name: 'Raddoppia se il posto raddoppia' }).click()
    await close(settings)

    const { page: second, allow } = await stage.visit({ size: 'phone' })
    allow(/status of 401/)
    const account = await signIn(second, login, 'tre gatti sul divano')
    await account.getByText(/^Nome o password sbagliati\./).waitFor(PATIENCE)
    await axe(second)
    await enterPassword(account)
    await second.getByText('Ciao di nuovo, Marta').waitFor(PATIENCE)
    await openTable(second, 'Navona')
    await expect.poll(() => balance(second), PATIENCE).toBe('1.025,00 €')
    expect((await history(second)).map((round) => round.code)).toEqual([code])
    const followed = await openFromMenu(second, 'Impostazioni')
    expect(await followed.getByRole('switch', { name: /^Mazzo a quattro colori/ }).isChecked()).toBe(true)
    await tab(followed, 'Gioco').click()
    const double = followed.getByRole('switch', { name: 'Raddoppia se il posto raddoppia' })
    expect(await double.isChecked()).toBe(true)
    await close(followed)

    const own = await openFromMenu(page, 'Il tuo conto')
    await own.getByRole('button', { name: 'Esci' }).click()
    await page.getByText('Uscita completata').waitFor(PATIENCE)
    await expect.poll(() => balance(page), PATIENCE).toBe('1.000,00 €')
    expect(await history(page)).toEqual([])
    expect(await balance(second)).toBe('1.025,00 €')
  })

  it('can be opened and entered by a passkey', async () => {
    const { page, context, line } = await stage.visit({ path: null })
    const chrome = await context.newCDPSession(page)
    await chrome.send('WebAuthn.enable')
    await chrome.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    // Passkeys belong to a name, never to an address.
    await page.goto(line.url.replace('127.0.0.1', 'localhost'))
    const dialog = await openFromMenu(page, 'Il tuo conto')
    await dialog.getByRole('textbox', { name: 'Nome al tavolo' }).fill('Bruno')
    await dialog.getByRole('button', { name: 'Apri con una passkey' }).click()
    await dialog.getByRole('heading', { name: 'Conto aperto' }).waitFor(PATIENCE)
    await dialog.getByRole('button', { name: 'L’ho conservato' }).click()
    await dialog.getByText('Accedi solo con le passkey').waitFor(PATIENCE)
    await axe(page)
    await dialog.getByRole('button', { name: 'Esci' }).click()
    await page.getByText('Uscita completata').waitFor(PATIENCE)
    const again = await openFromMenu(page, 'Il tuo conto')
    await tab(again, 'Accedi').click()
    await again.getByRole('button', { name: 'Accedi con una passkey' }).click()
    await page.getByText('Ciao di nuovo, Bruno').waitFor(PATIENCE)
    await button(page, 'Il tuo conto: Bruno').waitFor(PATIENCE)
  })

  it('pays in and out, and lists it', async () => {
    const { page } = await stage.visit({ size: 'phone' })
    await haveAccount(page, 'Carla')
    const cashier = await openFromMenu(page, 'Cassa')
    const purse = cashier.getByText(/€$/).first()
    await tab(cashier, 'Versa').click()
    await cashier.getByRole('textbox', { name: 'Importo' }).fill('1')
    await cashier.getByRole('button', { name: 'Versa', exact: true }).click()
    await cashier.getByText(/^Il minimo è 5,00\s€\.$/).waitFor()
    await axe(page)
    await cashier.getByRole('textbox', { name: 'Importo' }).fill('50')
    await cashier.getByRole('button', { name: /^Versa 50,00\s€$/ }).click()
    await page.getByText('Versamento eseguito').waitFor(PATIENCE)
    await expect.poll(async () => plain(await purse.innerText()), PATIENCE).toBe('1.050,00 €')
    await tab(cashier, 'Preleva').click()
    await cashier.getByRole('textbox', { name: 'Importo' }).fill('12,50')
    await cashier.getByRole('button', { name: /^Preleva 12,50\s€$/ }).click()
    await page.getByText('Prelievo eseguito').waitFor(PATIENCE)
    await expect.poll(async () => plain(await purse.innerText()), PATIENCE).toBe('1.037,50 €')
    await tab(cashier, 'Movimenti').click()
    await expect
      .poll(async () => (await cashier.getByRole('listitem').allInnerTexts()).map(plain), PATIENCE)
      .toEqual([
        expect.stringMatching(/^Prelievo .* −12,50 € Eseguito$/i),
        expect.stringMatching(/^Versamento .* \+50,00 € Eseguito$/i),
      ])
    await axe(page)
  })
})

describe('responsible play', () => {
  it('stops a bet beyond a limit that the player has set, and says so', async () => {
    const { page } = await visitTable(stage, 'Navona')
    const play = await openFromMenu(page, 'Gioco responsabile')
    await tab(play, 'Limiti').click()
    await play.getByRole('combobox', { name: 'Che cosa' }).selectOption({ label: 'Puntate' })
    await play.getByRole('radio', { name: 'Giorno' }).check({ force: true })
    await play.getByRole('textbox', { name: 'Al massimo' }).fill('20')
    await play.getByText('Più stretto: vale da subito.').waitFor()
    await play.getByRole('button', { name: 'Imposta', exact: true }).click()
    await page.getByText('Limite in vigore').waitFor(PATIENCE)
    await play.getByText('Puntate al giorno').waitFor()
    await axe(page)
    await close(play)
    await sit(page, 3)
    await takeChip(page, '25 €')
    await spot(page, 3).click()
    await page.getByText('È oltre un limite che hai fissato.').waitFor(PATIENCE)
    await axe(page)
    expect(await balance(page)).toBe('1.000,00 €')
    await takeChip(page, '5 €')
    await spot(page, 3).click()
    await staked(page, 3, 5)
  })

  it('tells how time goes by after the round, and waits until that is confirmed', async () => {
    const { page } = await visitTable(stage, 'Duomo')
    const play = await openFromMenu(page, 'Gioco responsabile')
    await tab(play, 'Promemoria').click()
    await play.getByRole('radio', { name: '15 min' }).click({ force: true })
    await page.getByText('Promemoria impostato').waitFor(PATIENCE)
    await close(play)
    await bet(page)
    await turn(page).waitFor(PATIENCE)
    await stage.house.forward()
    await page.getByText('Promemoria in arrivo').waitFor(PATIENCE)
    const check = page.getByRole('dialog', { name: 'Facciamo il punto' })
    expect(await check.count()).toBe(0)
    await axe(page)
    await playOut(page, check)
    await check.getByText(/^Giochi da 0:1[5-9]:\d\d\.$/).waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await check.waitFor()
    await axe(page)
    await check.getByRole('button', { name: 'Continuo a giocare' }).click()
    await check.waitFor({ state: 'detached', ...PATIENCE })
    await button(page, 'Ripeti').click(PATIENCE)
    await staked(page, 1, 25)
  })
})

/** Deals until the shoe is over, as somebody who has all seats. */
async function playOutShoe(table: string): Promise<void> {
  const client = await stage.companion(table)
  const state = () => client.tables.get(table)?.state
  const first = state()?.shoe?.shoe
  const isOver = () => state()?.shoe?.shoe !== first
  const seats = [1, 2, 3, 4, 5, 6, 7]
  for (const seat of seats) await client.do(table, { do: 'sit', seat })
  while (!isOver()) {
    await expect.poll(() => isOver() || state()?.game.phase === 'betting', PATIENCE).toBe(true)
    const round = state()?.round?.code
    await Promise.all(seats.map((seat) => client.do(table, { do: 'bet', seat, bet: 'main', amount: 500 })))
    await client.do(table, { do: 'dealNow' })
    await expect.poll(() => isOver() || state()?.round?.code !== round, PATIENCE).toBe(true)
  }
}

describe('the history', () => {
  it('opens a round, plays it once more, and proves it when the shoe is over', async () => {
    const { page } = await visitTable(stage, 'Uffizi')
    await bet(page)
    const round = await settled(page)
    await button(page, 'Lascia il posto').click(PATIENCE)
    const dialog = await openFromMenu(page, 'Cronologia')
    await dialog.getByRole('button', { name: /Ventuno.*puntati 25,00\s€/ }).click(PATIENCE)
    await dialog.getByText(round.code, { exact: true }).waitFor(PATIENCE)
    const bets = dialog.getByRole('listitem').filter({ hasText: round.bets[0]?.why.it ?? '?' })
    expect(plain(await bets.first().innerText())).toContain(euro(round.paid))
    await axe(page)

    const replay = dialog.getByRole('region', { name: 'Rivedi la partita' })
    const place = replay.getByRole('slider', { name: 'Rivedi la partita' })
    const at = () => place.getAttribute('aria-valuetext')
    const steps = round.steps.length
    await replay.getByRole('button', { name: 'All’inizio' }).click()
    await expect.poll(at).toMatch(/^Passo 1 di \d+$/)
    await replay.getByRole('button', { name: 'Passo avanti' }).click()
    await expect.poll(at).toMatch(/^Passo 2 di \d+$/)
    await replay.getByRole('combobox', { name: 'Velocità' }).selectOption({ index: 2 })
    await replay.getByRole('button', { name: 'Avvia' }).click()
    await expect.poll(at, PATIENCE).toMatch(/^Passo (\d+) di \1$/)
    expect(steps).toBeGreaterThan(4)
    await axe(page)

    await dialog
      .getByText('L’impegno c’è. Il seme si svela alla fine del sabot: poi si controlla tutto.')
      .waitFor()
    await dialog.getByText('Segreto fino alla fine del sabot').waitFor()
    await playOutShoe('uffizi')
    const again = dialog.getByRole('button', { name: 'Controlla di nuovo' })
    await expect
      .poll(async () => {
        if (await again.isVisible()) await again.click()
        return dialog.getByText('Tutto torna: le carte erano fissate prima della prima puntata.').isVisible()
      }, PATIENCE)
      .toBe(true)
    expect(await dialog.getByText('Verificato', { exact: true }).count()).toBeGreaterThanOrEqual(5)
    await axe(page)
  })
})

describe('the chat', () => {
  it('shows what others write, and nothing but that', async () => {
    const writer = await visitTable(stage, 'Brera')
    const reader = await visitTable(stage, 'Brera', { size: 'phone' })
    await writer.page
      .getByRole('navigation', { name: 'Pannello del tavolo' })
      .getByRole('button', { name: 'Chat' })
      .click()
    await (await openMenu(reader.page)).getByRole('button', { name: 'Chat' }).click()
    const hostile = '<img src=x onerror="document.title=1"><b>ciao</b> <script>document.title=2</script>'
    await writer.page.getByRole('textbox', { name: 'Scrivi un messaggio' }).fill(hostile)
    await writer.page.keyboard.press('Enter')
    for (const { page } of [writer, reader]) {
      const log = page.getByRole('log', { name: 'Messaggi' })
      await log.getByText(hostile, { exact: true }).waitFor(PATIENCE)
      expect(await log.locator('img, b, script').count()).toBe(0)
      expect(await page.title()).not.toMatch(/^[12]$/)
      await axe(page)
    }
    await reader.page.getByRole('textbox', { name: 'Scrivi un messaggio' }).fill('scrivimi a qui@example.com')
    await button(reader.page, 'Invia').click()
    await reader.page.getByText('Niente link, indirizzi o numeri di telefono.').waitFor(PATIENCE)
  })
})

const DIALOGS = ['Il tuo conto', 'Cassa', 'Cronologia', 'Regole e aiuto', 'Gioco responsabile', 'Assistenza']

describe('every dialog and panel', () => {
  it.each(eitherSize('phone'))(
    'on a %s is for everybody, tab by tab',
    async (size) => {
      const { page } = await visitTable(stage, 'Pitti', { size })
      await openMenu(page)
      await axe(page)
      await page.keyboard.press('Escape')
      for (const name of [...DIALOGS, 'Impostazioni']) {
        const dialog = await openFromMenu(page, name)
        await eachTab(page, dialog, 'dialog[open]')
        await close(dialog)
      }
      await (await openMenu(page)).getByRole('button', { name: 'Limiti' }).click()
      const panel = page.getByRole('complementary', { name: 'Pannello del tavolo' })
      await panel.getByRole('heading', { name: 'Limiti e pagamenti' }).waitFor(PATIENCE)
      await eachTab(page, panel, 'aside')
    },
    300_000,
  )
})

async function eachTab(page: Page, within: Locator, part: string): Promise<void> {
  const isThere = () => expect.poll(() => within.getByText('Un momento…').count(), PATIENCE).toBe(0)
  await isThere()
  await axe(page)
  for (const one of (await within.getByRole('tab').all()).slice(1)) {
    await one.click()
    await within.getByRole('tabpanel').waitFor(PATIENCE)
    await isThere()
    await axe(page, part)
  }
}
