import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { bet, button, playOut, sit, spot, staked, turn } from '#tests/browser/at-seat'
import { PATIENCE, settled, takeChip } from '#tests/browser/at-table'
import { BaccaratDesk } from '#tests/browser/baccarat-desk'
import { roundOfBonus } from '#tests/browser/cards/bonus-round'
import { expectPicture, pictureForReadme } from '#tests/browser/look/picture'
import { noteTime } from '#tests/browser/look/told-time'
import { openFromMenu, tab } from '#tests/browser/menu'
import type { SizeName } from '#tests/browser/sizes'
import { setUpStage } from '#tests/browser/stage'

/** Nothing comes by itself; a quarter of an hour that goes by for the server brings one thing at every table. */
const HOUR_MILLIS = 3_600_000
const timings = {
  ...{ result: 600_000, bonus: 120_000 },
  ...{ decision: HOUR_MILLIS, insurance: HOUR_MILLIS, offers: HOUR_MILLIS },
}

const stage = setUpStage([
  { id: 'rialto', game: 'ventuno', name: 'Rialto', brings: 'twoSeats', timings },
  { id: 'navona', game: 'ventuno', name: 'Navona', brings: 'standWins', timings },
  { id: 'brera', game: 'ventuno', name: 'Brera', brings: 'double', timings },
  { id: 'lido', game: 'free-bet', name: 'Lido', brings: 'freeSplit', timings },
  { id: 'etna', game: 'mega-fire-blaze', name: 'Etna', brings: 'bonus', timings },
  { id: 'capri', game: 'mini-baccarat', name: 'Capri', brings: 'miniPair', timings },
  { id: 'amalfi', game: 'speed-baccarat', name: 'Amalfi', brings: 'speedTie', timings },
  { id: 'ischia', game: 'speed-baccarat', name: 'Ischia', brings: 'speedSuper6', timings },
])
/** Those that go on without bets, all at the same time. */
const GO_ON = ['etna', 'capri', 'amalfi', 'ischia']

/** The tables are in such a round and open for bets, with the same cards before it each time. */
async function inRound(number: number): Promise<void> {
  const watcher = await stage.companion(...GO_ON)
  const states = () => GO_ON.flatMap((id) => watcher.tables.get(id)?.state ?? [])
  const areAll = (phase: string) => states().every(({ game }) => game.phase === phase)
  await expect.poll(() => areAll('betting') || areAll('over'), PATIENCE).toBe(true)
  while (states().some(({ round }) => (round?.number ?? 0) < number) || !areAll('betting')) {
    const next = areAll('betting') ? 'over' : 'betting'
    await stage.house.forward()
    await expect.poll(() => areAll(next), PATIENCE).toBe(true)
  }
}

/** Somebody for whom nothing moves, and no time goes by unless it is wanted. */
async function still(size: SizeName, path = '/'): Promise<Page> {
  const browser = { reducedMotion: 'reduce' } as const
  const { page, context } = await stage.visit({ size, path: null, ownTime: true, browser })
  await noteTime(context)
  await page.goto(path)
  return page
}

async function lay(desk: BaccaratDesk, ...names: readonly string[]): Promise<void> {
  await desk.betting(1)
  await desk.takeChip(25)
  for (const name of names) await desk.spot(name).click()
}

async function layFire(page: Page): Promise<void> {
  await takeChip(page, '25 €')
  for (const name of ['Puntata', 'Fire Blaze']) {
    await spot(page, 1, name).click({ modifiers: ['Shift'] })
    await staked(page, 1, 25, name)
  }
}

describe('what people see is what was looked at', () => {
  it('in the history, at a round that was won', async () => {
    const page = await still('desktop', '/tables/navona')
    await bet(page)
    await playOut(page)
    const { code } = await settled(page)
    const dialog = await openFromMenu(page, 'Cronologia')
    await dialog.getByRole('button', { name: /Ventuno.*puntati 25,00\s€/ }).click(PATIENCE)
    await dialog.getByText(code, { exact: true }).waitFor(PATIENCE)
    await expectPicture(page, 'history-desktop', stage.house)
  })

  it('in the help on a phone, at the chart of the best play', async () => {
    const page = await still('phone')
    const dialog = await openFromMenu(page, 'Regole e aiuto')
    const chart = dialog.getByRole('table', { name: 'Punteggi senza asso da 11' }).first()
    await chart.scrollIntoViewIfNeeded(PATIENCE)
    await expectPicture(page, 'help-phone', stage.house)
  })

  it('in the settings on a desktop', async () => {
    const page = await still('desktop')
    const dialog = await openFromMenu(page, 'Impostazioni')
    await tab(dialog, 'Gioco').click()
    await expectPicture(page, 'settings-desktop', stage.house)
  })

  it('at Ventuno on a desktop, before a decision for the first of two seats', async () => {
    const page = await still('desktop', '/tables/rialto')
    await sit(page, 1)
    await sit(page, 2)
    await takeChip(page, '25 €')
    await spot(page, 1).click()
    for (const seat of [1, 2]) {
      await staked(page, seat, 25)
      await spot(page, seat, 'Coppie perfette').click({ modifiers: ['Shift'] })
      await staked(page, seat, 25, 'Coppie perfette')
    }
    await button(page, 'Inizia ora').click()
    await page.getByText('TOCCA A TE · POSTO 1').waitFor(PATIENCE)
    await expectPicture(page, 'ventuno-desktop', stage.house)
    await pictureForReadme(page, 'ventuno', stage.house)
  })

  it('at Ventuno on a phone, before a decision', async () => {
    const page = await still('phone', '/tables/brera')
    await bet(page)
    await page.getByText('TOCCA A TE · POSTO 1').waitFor(PATIENCE)
    await expectPicture(page, 'ventuno-phone', stage.house)
    await pictureForReadme(page, 'phone', stage.house)
  })

  it('at Free Bet on a desktop, before a free split', async () => {
    const page = await still('desktop', '/tables/lido')
    await sit(page)
    await takeChip(page, '25 €')
    await spot(page, 1).click()
    await staked(page, 1, 25)
    await stage.house.forward()
    await turn(page).getByRole('button', { name: 'DIVIDI, gratis', exact: true }).waitFor(PATIENCE)
    await page.getByText('TOCCA A TE · POSTO 1').waitFor(PATIENCE)
    await expectPicture(page, 'free-bet-desktop', stage.house)
  })

  it('in the bonus of Mega Fire Blaze, at its end', async () => {
    await inRound(roundOfBonus())
    const page = await still('desktop', '/tables/etna')
    await layFire(page)
    await stage.house.forward()
    const show = page.getByRole('dialog', { name: /^Bonus \S+ Fire Blaze$/ })
    await playOut(page, show)
    await show.getByRole('button', { name: 'Al tavolo' }).waitFor(PATIENCE)
    await expectPicture(page, 'fire-blaze-bonus', stage.house)
    await pictureForReadme(page, 'fire-blaze-bonus', stage.house)
  })

  it.each(['desktop', 'phone'] as const)('in the lobby on a %s', async (size) => {
    await inRound(14)
    const page = await still(size)
    await page.getByRole('link', { name: 'Ischia', exact: true }).waitFor(PATIENCE)
    await expectPicture(page, `lobby-${size}`, stage.house)
    if (size === 'desktop') await pictureForReadme(page, 'lobby', stage.house)
  })

  it('at Mini Baccarat on a phone, with chips to be confirmed', async () => {
    await inRound(14)
    const page = await still('phone', '/tables/capri')
    await lay(new BaccaratDesk(page), 'Giocatore', 'Pareggio', 'Grande')
    await page.getByRole('button', { name: 'Conferma puntate' }).waitFor()
    await expectPicture(page, 'mini-baccarat-phone', stage.house)
  })

  it('at Mega Fire Blaze on a desktop, with bets on both hands', async () => {
    await inRound(14)
    const page = await still('desktop', '/tables/etna')
    await layFire(page)
    await expectPicture(page, 'mega-fire-blaze-desktop', stage.house)
  })

  it('at Speed Baccarat on a desktop, when a round is over', async () => {
    await inRound(14)
    const page = await still('desktop', '/tables/amalfi')
    const desk = new BaccaratDesk(page)
    await lay(desk, 'Giocatore', 'Pareggio', 'Coppia Giocatore')
    await desk.staked('Coppia Giocatore', 25)
    await stage.house.forward()
    await desk.status('ATTENDI LA PROSSIMA PARTITA')
    await expectPicture(page, 'speed-baccarat-desktop', stage.house)
    await pictureForReadme(page, 'speed-baccarat', stage.house)
  })
})
