import { describe, expect, it } from 'vitest'
import { bet, button, sit, spot, staked, turn } from '#tests/browser/at-seat'
import { balance, PATIENCE, plain, settled, takeChip, visitTable } from '#tests/browser/at-table'
import { BaccaratDesk } from '#tests/browser/baccarat-desk'
import { DealerDesk } from '#tests/browser/dealer-desk'
import { HELD_MILLIS, type StageTable } from '#tests/browser/house'
import { axe } from '#tests/browser/look/axe'
import { atBothSizes, screenshot } from '#tests/browser/look/screenshot'
import { STAFF, STAFF_PASSWORD } from '#tests/browser/roster'
import { SIZES } from '#tests/browser/sizes'
import { setUpStage } from '#tests/browser/stage'
import { SupervisorDesk } from '#tests/browser/supervisor-desk'

/** Nobody has to wait for the next hand. */
const timings = { result: 500, bonus: 500 }
const live = (
  name: string,
  game: StageTable['game'],
  betting: 'clock' | 'dealer' = 'dealer',
): StageTable => ({
  ...{ id: name.toLowerCase(), name, game, betting, dealing: 'live', timings },
})

const stage = setUpStage([
  live('Mezzanotte', 'speed-baccarat'),
  live('Rialto', 'mini-baccarat'),
  live('Smeraldo', 'ventuno'),
  live('Brace', 'mega-fire-blaze'),
  live('Zaffiro', 'free-bet'),
  live('Sbaglio', 'mini-baccarat'),
  live('Cambio', 'mini-baccarat'),
  { ...live('Sabot', 'mini-baccarat'), timings: { ...timings, cut: HELD_MILLIS } },
  live('Parole', 'speed-baccarat'),
])

async function playerAt(name: string) {
  return (await visitTable(stage, name)).page
}

/** A supervisor looks at the floor all the while. */
async function watchedBy(who: 'sandra' | 'tullio', table: string) {
  const floor = await SupervisorDesk.open(stage, who)
  const shows = (text: string) =>
    expect.poll(async () => plain(await floor.tile(table).innerText()), PATIENCE).toContain(text)
  return { floor, shows }
}

describe('FL-4: a dealer, a player and a supervisor, a whole live round', () => {
  it('of speed baccarat, whose first cards nobody sees before bets close (SB-1, FA-5)', async () => {
    const { shows } = await watchedBy('sandra', 'Mezzanotte')
    const desk = await DealerDesk.ready(stage, 'chiara', 'Mezzanotte')
    const page = await playerAt('Mezzanotte')
    const player = new BaccaratDesk(page)
    await desk.press('Apri le puntate')
    await desk.told('Giocatore: prima carta, coperta')
    await player.takeChip(5)
    await player.spot('Banco').click(PATIENCE)
    await player.staked('Banco', 5)
    await desk.scan('4S 2H')
    await desk.lastRead('coperta, 1ª Banco')
    await axe(desk.page)
    await atBothSizes(desk.page, 'dealer-face-down')
    expect(await desk.page.content()).not.toMatch(/quattro di picche|due di cuori/)
    await desk.scan('2D 3D')
    await desk.told('Puntate aperte: chiudi quando è ora')
    await desk.press('Chiudi le puntate')
    await desk.told('Banco: terza carta')
    await shows('5,00 €')
    await axe(desk.page)
    await atBothSizes(desk.page, 'dealer-third-card')
    await desk.scan('9D')
    await desk.lastRead('nove di quadri, 3ª Banco')
    await desk.page.getByText(/^Vince il Giocatore, 6 a 4\./).waitFor(PATIENCE)
    const { bets } = await settled(page)
    expect(bets).toMatchObject([{ bet: 'banker', stake: 500, paid: 0 }])
    await shows('Fra due mani')
    await desk.signOff()
  })

  it('of mini baccarat, with the burned card and a last hand (SH-2, SH-5)', async () => {
    const { shows } = await watchedBy('tullio', 'Rialto')
    const desk = await DealerDesk.ready(stage, 'pietro', 'Rialto')
    await desk.lastRead('due di fiori, bruciata')
    const page = await playerAt('Rialto')
    const player = new BaccaratDesk(page)
    await desk.press('Apri le puntate')
    await player.takeChip(5)
    await player.spot('Giocatore').click(PATIENCE)
    await button(page, 'Conferma puntate').click(PATIENCE)
    await player.staked('Giocatore', 5)
    await desk.announceLastHand()
    await expect.poll(() => desk.state.shoe?.cutCardSeat, PATIENCE).toBe(0)
    await desk.press('Chiudi le puntate')
    await shows('5,00 €')
    await desk.scan('9S 2H KD 3D')
    await desk.told('Era l’ultima mano: cambia il sabot')
    expect((await settled(page)).paid).toBe(1_000)
    await shows('Fra due mani')
    await desk.signOff()
  })

  it('of ventuno, with a double and a dealer who draws (VE-2)', async () => {
    const { shows } = await watchedBy('sandra', 'Smeraldo')
    const desk = await DealerDesk.ready(stage, 'marta', 'Smeraldo')
    const page = await playerAt('Smeraldo')
    await desk.press('Apri le puntate')
    await bet(page, 3)
    await desk.press('Chiudi le puntate')
    await desk.told('Posto 3: prima carta')
    await desk.scan('5S 6H 6D TD')
    await desk.lastRead('coperta, 2ª del Banco')
    await desk.told('Decide il posto 3: attendi')
    await axe(desk.page)
    await atBothSizes(desk.page, 'dealer-decision')
    await turn(page, 3)
      .getByRole('button', { name: /^RADDOPPIA, 25\s€$/ })
      .click(PATIENCE)
    await desk.told('Posto 3: terza carta')
    await shows('50,00 €')
    await desk.page.getByText(/di traverso/).waitFor(PATIENCE)
    await desk.scan('TS')
    await desk.told('Banco: terza carta')
    await desk.scan('KC')
    await desk.page.getByText(/^Il Banco sballa con 26\./).waitFor(PATIENCE)
    expect(await settled(page)).toMatchObject({ staked: 5_000, paid: 10_000 })
    await expect.poll(() => balance(page), PATIENCE).toBe('1.050,00 €')
    await desk.signOff()
  })

  it('of mega fire blaze, with two hands for everybody (MF-2)', async () => {
    const { shows } = await watchedBy('tullio', 'Brace')
    const desk = await DealerDesk.ready(stage, 'dario', 'Brace')
    const page = await playerAt('Brace')
    await desk.press('Apri le puntate')
    await takeChip(page, '25 €')
    await spot(page, 1).click(PATIENCE)
    await staked(page, 1, 25)
    await desk.press('Chiudi le puntate')
    await desk.scan('TS 8H 6H TD 9C TC')
    await shows('25,00 €')
    await axe(desk.page)
    await atBothSizes(desk.page, 'dealer-two-hands')
    await turn(page).getByRole('button', { name: 'STAI' }).click(PATIENCE)
    await desk.scan('KC')
    await desk.phase('over')
    expect((await settled(page)).paid).toBe(5_000)
    await desk.signOff()
  })

  it('of free bet, with a split that the house pays for (FB-8)', async () => {
    const { shows } = await watchedBy('sandra', 'Zaffiro')
    const desk = await DealerDesk.ready(stage, 'elena', 'Zaffiro')
    const page = await playerAt('Zaffiro')
    await desk.press('Apri le puntate')
    await sit(page)
    await takeChip(page, '25 €')
    await spot(page, 1).click(PATIENCE)
    await staked(page, 1, 25)
    await desk.press('Chiudi le puntate')
    await desk.scan('8S 6H 8D')
    await turn(page)
      .getByRole('button', { name: /^DIVIDI/ })
      .click(PATIENCE)
    await desk.scan('TD')
    await turn(page).getByRole('button', { name: 'STAI' }).click(PATIENCE)
    await desk.told('Posto 1, mano 2: seconda carta')
    await shows('25,00 €')
    await desk.scan('TC')
    await turn(page).getByRole('button', { name: 'STAI' }).click(PATIENCE)
    await desk.scan('TH KS')
    await desk.page.getByText(/^Il Banco sballa con 26\./).waitFor(PATIENCE)
    await axe(desk.page)
    expect(await settled(page)).toMatchObject({ staked: 2_500, paid: 7_500 })
    await desk.signOff()
  })
})

describe('FL-1: a card that is not read as it should', () => {
  it('stops the hand before anything is shown, and goes on with the right card', async () => {
    const desk = await DealerDesk.ready(stage, 'marta', 'Sbaglio')
    const page = await playerAt('Sbaglio')
    await desk.press('Apri le puntate')
    await desk.press('Chiudi le puntate')
    await desk.scan('9S')
    await desk.type('2H0')
    await desk.told('Codice illeggibile')
    await desk.page.getByText('Puoi risolvere tu').waitFor(PATIENCE)
    await axe(desk.page)
    await atBothSizes(desk.page, 'dealer-unreadable')
    await page.getByText('GIOCO IN PAUSA').first().waitFor(PATIENCE)
    await desk.scan('2H')
    await desk.told('Giocatore: seconda carta')
    await page
      .getByText('GIOCO IN PAUSA')
      .first()
      .waitFor({ ...PATIENCE, state: 'hidden' })
    // By hand, where the code is damaged.
    await desk.page.keyboard.press('F4')
    const picker = desk.page.getByRole('dialog', { name: 'Inserisci a mano' })
    await axe(desk.page)
    for (const name of ['quadri', 're', '1']) {
      await picker.getByRole('radio', { name, exact: true }).check({ force: true })
    }
    await atBothSizes(desk.page, 'dealer-by-hand')
    await picker.getByRole('button', { name: 'Dai questa carta' }).click()
    await desk.lastRead('re di quadri, 2ª Giocatore')
    // A card of another shoe is for the supervisor.
    await desk.type('7D031V')
    await desk.told('Carta estranea')
    await desk.page.getByText('Risolve il supervisore').waitFor(PATIENCE)
    await expect.poll(() => desk.button('Attendi').isDisabled(), PATIENCE).toBe(true)
    await axe(desk.page)
    await atBothSizes(desk.page, 'dealer-foreign')
    // Who looks, has the last card scanned anew and lets the hand go on.
    const floor = await SupervisorDesk.open(stage, 'sandra')
    await floor.openTable('Sbaglio')
    await floor.send(await floor.order('Rileggi l’ultima'), 'Rileggi l’ultima', 'Presa dal mazzo sbagliato')
    await desk.told('Rileggi la carta')
    await expect.poll(() => desk.state.live?.dealt, PATIENCE).toBe(2)
    await desk.scan('QD')
    await desk.lastRead('donna di quadri, 2ª Giocatore')
    await desk.scan('3D')
    await desk.phase('over')
    await floor.logged({
      who: 'sandra',
      what: 'Carta tolta',
      why: 'Presa dal mazzo sbagliato',
      change: [/Carta estranea/],
    })
    await desk.signOff()
  })

  it('takes a card for once that is read twice, and none while somebody writes', async () => {
    const desk = await DealerDesk.ready(stage, 'dario', 'Parole')
    await desk.press('Apri le puntate')
    const code = desk.code('4S')
    const moment = Date.now()
    await desk.type(code, moment)
    await desk.type(code, moment + 200)
    await desk.told('Banco: prima carta, coperta')
    await desk.page.keyboard.press('F8')
    const chat = desk.page.getByRole('dialog', { name: 'Chat del tavolo' })
    const reply = chat.getByLabel('Rispondi al tavolo')
    await reply.fill('Buonasera')
    await axe(desk.page)
    await desk.type(desk.code('5S'))
    await chat.getByRole('button', { name: 'Dillo' }).click()
    await chat.getByText(/^Era il codice di una carta/).waitFor(PATIENCE)
    await reply.fill('Buonasera a tutti')
    await chat.getByRole('button', { name: 'Dillo' }).click()
    await chat.waitFor({ ...PATIENCE, state: 'hidden' })
    await desk.page.getByRole('button', { name: /Buonasera a tutti/ }).waitFor(PATIENCE)
    expect(desk.state.live?.dealt).toBe(1)
    // Written in front of everybody, read in front of everybody.
    const page = await playerAt('Parole')
    await button(page, 'Chat').click(PATIENCE)
    await page.getByText('Buonasera a tutti').first().waitFor(PATIENCE)
    expect(await page.content()).not.toContain(code)
  })
})

describe('FL-4: at the table', () => {
  it('hands it over to the next dealer, who signs in on the same console', async () => {
    const desk = await DealerDesk.open(stage, 'chiara', 'Cambio')
    await desk.told('Prendi servizio')
    await axe(desk.page)
    await atBothSizes(desk.page, 'dealer-sign-on')
    await desk.press('Prendi servizio')
    await desk.press('Apri il sabot')
    await desk.told(/^Brucia/)
    await desk.page.keyboard.press('F10')
    await axe(desk.page)
    await atBothSizes(desk.page, 'dealer-menu')
    await desk.page.getByRole('button', { name: /^Passa il tavolo/ }).click()
    const next = desk.page.getByRole('dialog', { name: 'Il prossimo croupier' })
    const leaving = desk.page.getByText('Passi il tavolo', { exact: true })
    await leaving.waitFor(PATIENCE)
    await next.waitFor(PATIENCE)
    await desk.page.keyboard.press('Escape')
    await next.waitFor({ ...PATIENCE, state: 'detached' })
    await desk.page.keyboard.press('F10')
    await desk.page.getByRole('button', { name: /^Resto al tavolo/ }).click()
    await leaving.waitFor({ ...PATIENCE, state: 'hidden' })
    await desk.page.keyboard.press('F10')
    await desk.page.getByRole('button', { name: /^Passa il tavolo/ }).click()
    await leaving.waitFor(PATIENCE)
    await next.getByLabel('Nome').fill(STAFF.pietro.name)
    await axe(desk.page)
    await next.getByLabel('Password').fill(STAFF_PASSWORD)
    await next.getByRole('button', { name: 'Entra' }).click()
    await desk.told('Chiara ti passa il tavolo')
    await desk.press('Prendi servizio')
    await desk.told(/^Brucia/)
    await expect.poll(() => desk.state.live?.dealer?.shown, PATIENCE).toBe('Pietro')
    await desk.scan('5C')
    await desk.told(/^Brucia coperte 5 carte/)
    await desk.page.reload()
    await desk.told(/^Brucia coperte 5 carte/)
    await desk.signOff()
    await desk.page.keyboard.press('F10')
    await desk.page.getByRole('button', { name: /^Scegli un altro tavolo/ }).click()
    await desk.told('A quale tavolo?')
    await axe(desk.page)
    await atBothSizes(desk.page, 'dealer-choose')
  })

  it('changes the shoe, offers the cut, opens with other decks, and calls the supervisor', async () => {
    const desk = await DealerDesk.ready(stage, 'elena', 'Sabot')
    await desk.announceLastHand()
    await desk.told(/cambia il sabot$/)
    await desk.press('Cambia il sabot')
    await desk.told(/^Prepara il sabot/)
    await desk.press('Offri il taglio')
    await desk.told(/^Un giocatore taglia/)
    await stage.house.forward()
    await desk.told(/^Brucia/)
    await desk.scan('2D')
    await desk.announceLastHand()
    await desk.press('Cambia il sabot')
    await desk.told(/^Prepara il sabot/)
    await desk.page.keyboard.press('F4')
    const decks = desk.page.getByRole('dialog', { name: 'Apri il sabot con altri mazzi' })
    await decks.getByLabel('Numeri dei mazzi').fill('21-27')
    await decks.getByRole('button', { name: 'Apri il sabot' }).click()
    await decks.getByText('Servono 8 mazzi, ne hai scritti 7.').waitFor(PATIENCE)
    await axe(desk.page)
    await decks.getByLabel('Numeri dei mazzi').fill('21-28')
    await decks.getByRole('button', { name: 'Apri il sabot' }).click()
    await expect.poll(() => desk.state.shoe?.live?.decks[0], PATIENCE).toBe(21)
    await decks.waitFor({ ...PATIENCE, state: 'detached' })
    await desk.page.keyboard.press('F9')
    await axe(desk.page)
    await atBothSizes(desk.page, 'dealer-call')
    await desk.page.getByRole('button', { name: 'Carta caduta' }).click()
    await desk.told('Supervisore chiamato')
    await desk.page.setViewportSize(SIZES.largeConsole)
    await axe(desk.page)
    await screenshot(desk.page, 'dealer-called-large')
  })
})
