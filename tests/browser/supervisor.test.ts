import { describe, expect, it } from 'vitest'
import { balance, history, PATIENCE, plain, visitTable } from '#tests/browser/at-table'
import { BaccaratDesk } from '#tests/browser/baccarat-desk'
import { DealerDesk } from '#tests/browser/dealer-desk'
import type { StageTable } from '#tests/browser/house'
import { axe } from '#tests/browser/look/axe'
import { setUpStage } from '#tests/browser/stage'
import { agree, DealersHands, SupervisorDesk } from '#tests/browser/supervisor-desk'
import { isOf } from '#tests/of-family'

const live = (name: string, game: StageTable['game']): StageTable => ({
  ...{ id: name.toLowerCase(), name, game, betting: 'dealer', dealing: 'live' },
})

const stage = setUpStage([
  live('Mezzanotte', 'speed-baccarat'),
  live('Storno', 'speed-baccarat'),
  live('Rialto', 'mini-baccarat'),
  live('Parole', 'ventuno'),
  { id: 'amalfi', game: 'speed-baccarat', name: 'Amalfi' },
])

/** A player with 25 € on the Banker, at a live table whose bets are open. */
async function playerOnBanker(table: string): Promise<BaccaratDesk> {
  const { page } = await visitTable(stage, table)
  const desk = new BaccaratDesk(page)
  await desk.takeChip(25)
  await desk.spot('Banco').click(PATIENCE)
  await desk.staked('Banco', 25)
  return desk
}

describe('FL-1, FL-2: money moves back when two agree', () => {
  it('a round is cancelled: the stake is back, the player is told, the history has it', async () => {
    const dealer = await DealerDesk.ready(stage, 'chiara', 'Mezzanotte')
    await dealer.press('Apri le puntate')
    const player = await playerOnBanker('Mezzanotte')
    await dealer.scan('2S 2H 2D TD')
    await dealer.press('Chiudi le puntate')
    await expect.poll(() => balance(player.page), PATIENCE).toBe('975,00 €')
    const one = await SupervisorDesk.open(stage, 'sandra')
    const other = await SupervisorDesk.open(stage, 'tullio', 'largeConsole')
    await expect
      .poll(async () => plain(await one.tile('Mezzanotte').innerText()), PATIENCE)
      .toContain('25,00 €')
    await one.openTable('Mezzanotte')
    await one.page.getByRole('img', { name: 'Carta 4: dieci di quadri' }).waitFor(PATIENCE)
    await one.page.getByRole('row', { name: /^Ospite \S+ Banco 25,00 €$/ }).waitFor(PATIENCE)
    await axe(one.page)
    const dialog = await one.order('Annulla la mano')
    await dialog.getByText('un secondo supervisore deve essere d’accordo').waitFor(PATIENCE)
    await dialog.getByRole('button', { name: 'Annulla la mano', exact: true }).click()
    await dialog.getByText('Almeno 3 caratteri.').waitFor(PATIENCE)
    await one.send(dialog, 'Annulla la mano', 'Una carta è caduta')
    await agree(one, other, 'Annullare la mano')
    await dealer.told('Apri le puntate')
    await expect.poll(() => balance(player.page), PATIENCE).toBe('1.000,00 €')
    await player.page
      .getByText(/annullat/i)
      .first()
      .waitFor(PATIENCE)
    await expect.poll(async () => (await history(player.page))[0]?.outcome, PATIENCE).toBe('cancelled')
    await one.logged({
      who: 'sandra',
      what: 'Mano annullata',
      why: 'Una carta è caduta',
      change: [/25,00/, /tullio\.verdi/, /Fra due mani/],
    })
    await axe(one.page)
  })

  it('a settled round is voided: what it paid is taken back, the stake returned', async () => {
    const dealer = await DealerDesk.ready(stage, 'pietro', 'Storno')
    const one = await SupervisorDesk.open(stage, 'sandra')
    const other = await SupervisorDesk.open(stage, 'tullio')
    await dealer.press('Apri le puntate')
    const player = await playerOnBanker('Storno')
    await dealer.scan('4S 2H 4D 7D')
    await dealer.press('Chiudi le puntate')
    await expect.poll(() => balance(player.page), PATIENCE).toBe('1.023,75 €')
    await one.openTable('Storno')
    const dialog = await one.order('Storna una mano')
    await dialog
      .getByRole('button', { name: /1 giocatore · puntati 25,00 € · pagati 48,75 €$/ })
      .click(PATIENCE)
    const code = await dialog.getByRole('textbox', { name: 'Codice della partita' }).inputValue()
    expect(code).toMatch(/^storno-\d+-\d+-1$/)
    await one.send(dialog, 'Storna una mano', 'Letta la carta sbagliata')
    await agree(one, other, 'Stornare la mano pagata')
    await player.page
      .getByText(`La partita ${code} non vale più: le puntate tornano.`)
      .first()
      .waitFor(PATIENCE)
    await expect.poll(() => balance(player.page), PATIENCE).toBe('1.000,00 €')
    await expect.poll(async () => (await history(player.page))[0]?.outcome, PATIENCE).toBe('voided')
    await one.logged({
      who: 'sandra',
      what: 'Mano stornata',
      why: 'Letta la carta sbagliata',
      change: [/pagata/, /stornata/],
    })
    await one.logged({
      who: 'tullio',
      what: 'Secondo d’accordo',
      why: 'Letta la carta sbagliata',
      change: [/Stornare la mano pagata/],
    })
  })

  it('whoever ordered it can take it back, and nothing has happened', async () => {
    const hands = await DealersHands.at(stage, 'dario', 'rialto')
    await hands.scan('2C')
    await hands.do({ do: 'openBetting' })
    const one = await SupervisorDesk.open(stage, 'sandra')
    await one.openTable('Rialto')
    await one.send(await one.order('Annulla la mano'), 'Annulla la mano', 'Un dubbio')
    await one.page.getByRole('button', { name: 'Ritira' }).click(PATIENCE)
    await one.told('Ordine ritirato')
    await expect.poll(() => one.page.getByText('Da decidere in due').count(), PATIENCE).toBe(0)
    await hands.do({ do: 'closeBetting' })
  })
})

describe('FL-1: a card that was scanned wrong', () => {
  it('rings, somebody comes, and another card takes its place', async () => {
    const hands = await DealersHands.at(stage, 'marta', 'parole')
    const watcher = await stage.companion('parole')
    const up = () => {
      const state = watcher.tables.get('parole')?.state
      return state !== undefined && isOf('blackjack', state) ? state.game.lines[0]?.cards : undefined
    }
    await hands.do({ do: 'openBetting' })
    await watcher.do('parole', { do: 'sit', seat: 3 })
    await watcher.do('parole', { do: 'bet', seat: 3, bet: 'main', amount: 1_000 })
    await hands.do({ do: 'closeBetting' })
    await hands.scan('5S 9H')
    const one = await SupervisorDesk.open(stage, 'sandra', 'largeConsole')
    const other = await SupervisorDesk.open(stage, 'tullio')
    await hands.scanForeign('8C')
    const alarms = (desk: SupervisorDesk) => desk.page.getByRole('region', { name: 'Allarmi' })
    await alarms(other).getByText('Carta estranea').waitFor(PATIENCE)
    await axe(other.page)
    await alarms(one).getByRole('button', { name: 'Vengo io' }).click(PATIENCE)
    await alarms(other).getByText('Arriva sandra.bianchi').waitFor(PATIENCE)
    await one.openTable('Parole')
    const dialog = await one.order('Sostituisci una carta')
    await dialog.getByRole('radio', { name: 'Carta 1: cinque di picche, Posto 3' }).check({ force: true })
    await dialog.getByRole('textbox', { name: 'Codice della carta giusta' }).fill('9C001X')
    await dialog.getByText('Questo codice non è di nessuna carta.').waitFor(PATIENCE)
    await dialog.getByRole('button', { name: 'nove di fiori' }).click(PATIENCE)
    await one.send(dialog, 'Sostituisci una carta', 'Visto in video')
    await one.page.getByRole('img', { name: 'Carta 1: nove di fiori' }).waitFor(PATIENCE)
    await expect.poll(up, PATIENCE).toEqual(['9C'])
    const resume = async () => {
      await one.page.getByRole('button', { name: 'Riprendi', exact: true }).first().click(PATIENCE)
      await expect.poll(() => watcher.tables.get('parole')?.state.paused, PATIENCE).toBeNull()
    }
    await resume()
    const rescan = 'Rileggi l’ultima'
    const late = await one.order(rescan)
    await hands.scan('6D')
    await late.getByRole('textbox', { name: 'Motivo' }).fill('Un dubbio')
    await late.getByRole('button', { name: rescan, exact: true }).click(PATIENCE)
    await late.getByText(/ci sono altre carte.*non è stato fatto nulla/).waitFor(PATIENCE)
    await expect.poll(up, PATIENCE).toEqual(['9C', '6D'])
    await late.getByRole('button', { name: 'Lascia stare' }).click(PATIENCE)
    await one.send(await one.order(rescan), rescan, 'Un dubbio')
    await expect.poll(up, PATIENCE).toEqual(['9C'])
    await resume()
    await one.logged({
      who: 'sandra',
      what: 'Carta sostituita',
      why: 'Visto in video',
      change: [/Carta estranea/],
    })
    await one.logged({ who: 'sandra', what: 'Allarme visto', why: '', change: [] })
  })
})

describe('FL-4: a table and those who sit there', () => {
  it('is paused and goes on; its limits change with the next round', async () => {
    const pace = await stage.pace('amalfi')
    await pace.betting()
    const { page } = await visitTable(stage, 'Amalfi')
    const desk = await SupervisorDesk.open(stage, 'sandra')
    await desk.openTable('Amalfi')
    await desk.send(await desk.order('Metti in pausa'), 'Metti in pausa', 'Controllo al tavolo')
    await page
      .getByText(/IN PAUSA/i)
      .first()
      .waitFor(PATIENCE)
    await desk.page.getByRole('button', { name: 'Riprendi', exact: true }).first().click(PATIENCE)
    await expect.poll(() => page.getByText(/IN PAUSA/i).count(), PATIENCE).toBe(0)
    const dialog = await desk.order('Cambia i limiti')
    const most = dialog.getByRole('textbox', { name: 'Banco: massimo', exact: true })
    await most.fill('0,5')
    await dialog.getByText('Deve essere un multiplo dell’unità.').waitFor(PATIENCE)
    await most.fill('750')
    await desk.send(dialog, 'Cambia i limiti', 'Orario serale')
    await desk.tab('Limiti e carte')
    await desk.page.getByRole('heading', { name: 'Dalla prossima mano' }).waitFor(PATIENCE)
    expect(pace.state.game.limits.ranges.banker?.[1]).toBe(200_000)
    await axe(desk.page)
    await pace.betting()
    await pace.deal()
    await pace.betting()
    await expect.poll(() => pace.state.game.limits.ranges.banker?.[1], PATIENCE).toBe(75_000)
    await desk.logged({
      who: 'sandra',
      what: 'Tavolo in pausa',
      why: 'Controllo al tavolo',
      change: [/In pausa/],
    })
    await desk.logged({
      who: 'sandra',
      what: 'Limiti cambiati',
      why: 'Orario serale',
      change: [/Banco 1 – 2\.000/, /Banco 1 – 750/],
    })
  })

  it('a player is muted, is told, and may speak again', async () => {
    const { page } = await visitTable(stage, 'Parole')
    await page
      .getByRole('navigation', { name: 'Pannello del tavolo' })
      .getByRole('button', { name: 'Chat' })
      .click()
    const field = page.getByRole('textbox', { name: 'Scrivi un messaggio' })
    await field.fill('ma che banco fortunato')
    await page.keyboard.press('Enter')
    const dealer = await DealerDesk.open(stage, 'marta', 'Parole')
    await dealer.page.getByText('ma che banco fortunato').first().waitFor(PATIENCE)
    const desk = await SupervisorDesk.open(stage, 'sandra')
    await desk.openTable('Parole')
    await desk.tab('Chat')
    await desk.page.getByText('ma che banco fortunato', { exact: true }).waitFor(PATIENCE)
    await axe(desk.page)
    await desk.page
      .getByRole('button', { name: /^Silenzia / })
      .first()
      .click(PATIENCE)
    await desk.send(await desk.asked('Silenzia il giocatore'), 'Silenzia il giocatore', 'Insulti al croupier')
    await page.getByText(/puoi leggere ma non scrivere/).waitFor(PATIENCE)
    await desk.view('Giocatori')
    await axe(desk.page)
    await desk.page.getByRole('button', { name: 'Ridai la parola…' }).click(PATIENCE)
    await desk.send(await desk.asked('Ridai la parola'), 'Ridai la parola', 'Chiarito con lui')
    await field.waitFor(PATIENCE)
    await desk.logged({
      who: 'sandra',
      what: 'Giocatore silenziato',
      why: 'Insulti al croupier',
      change: [/Fino a/],
    })
    await desk.logged({
      who: 'sandra',
      what: 'Parola ridata',
      why: 'Chiarito con lui',
      change: [/Insulti al croupier/],
    })
  })
})

describe('the floor at a glance', () => {
  it('is searched, filtered and walked through by keys', async () => {
    const desk = await SupervisorDesk.open(stage, 'tullio', 'largeConsole')
    const { page } = desk
    const tiles = page.getByRole('region', { name: 'Tavoli' }).getByRole('listitem')
    await expect.poll(() => tiles.count(), PATIENCE).toBe(5)
    await page.getByRole('button', { name: /^Dal vivo/ }).click()
    await expect.poll(() => tiles.count(), PATIENCE).toBe(4)
    await page.getByRole('button', { name: /^Tutti/ }).click()
    await page.keyboard.press('/')
    await page.keyboard.type('rial')
    await expect.poll(() => tiles.count(), PATIENCE).toBe(1)
    await page.keyboard.press('Escape')
    await expect.poll(() => tiles.count(), PATIENCE).toBe(5)
    await page.getByRole('combobox', { name: 'Ordine' }).selectOption('Nome')
    await tiles.first().getByRole('button').focus()
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
    const first = await focused()
    await page.keyboard.press('ArrowRight')
    expect(await focused()).not.toBe(first)
    await page.keyboard.press('ArrowLeft')
    expect(await focused()).toBe(first)
    await page.keyboard.press('Enter')
    await page.getByRole('region', { name: 'Ordini' }).waitFor(PATIENCE)
    await page.reload()
    await page.getByRole('region', { name: 'Ordini' }).waitFor(PATIENCE)
    await axe(page)
    await page.keyboard.press('Escape')
    await page.getByRole('region', { name: 'Ordini' }).waitFor({ ...PATIENCE, state: 'detached' })
  })
})

describe('every other question', () => {
  it('says what will happen, and is for everybody', async () => {
    const { page } = await visitTable(stage, 'Amalfi')
    const desk = await SupervisorDesk.open(stage, 'sandra')
    const close = () => desk.page.keyboard.press('Escape')
    await desk.openTable('Parole')
    for (const name of ['Rileggi l’ultima', 'Annuncio']) {
      const dialog = await desk.order(name)
      await close()
      await dialog.waitFor({ ...PATIENCE, state: 'detached' })
    }
    await desk.send(await desk.order('Sposta una carta'), 'Sposta una carta', 'Lette in ordine inverso')
    await desk.page.getByRole('img', { name: 'Carta 1: nove di cuori' }).waitFor(PATIENCE)
    const swap = await desk.order('Cambia le carte')
    await swap.getByRole('textbox', { name: 'Mazzi nuovi' }).fill('21-28')
    await desk.send(swap, 'Cambia le carte', 'Fine della giornata')
    await desk.tab('Giocatori')
    for (const [press, title] of [
      ['Fai alzare…', 'Fai alzare il giocatore'],
      ['Chiudi alle puntate…', /^Chiudi: /],
    ] as const) {
      await desk.page.getByRole('button', { name: press }).first().click(PATIENCE)
      const dialog = await desk.asked(title)
      await close()
      await dialog.waitFor({ ...PATIENCE, state: 'detached' })
    }
    await desk.send(await desk.order('Togli il croupier'), 'Togli il croupier', 'Cambio turno')
    await desk.page.getByRole('button', { name: 'Fiche dorate…' }).first().click(PATIENCE)
    const gift = await desk.asked('Dai fiche dorate')
    await gift.getByRole('textbox', { name: 'Importo' }).fill('12,50')
    await desk.send(gift, 'Dai fiche dorate', 'Scuse per un guasto')
    await desk.page.getByRole('button', { name: 'Annuncio a tutti' }).click(PATIENCE)
    const dialog = await desk.asked('Annuncio a tutti i tavoli')
    await dialog.getByRole('textbox', { name: 'Frase per i giocatori' }).fill('Fra dieci minuti si chiude.')
    await desk.send(dialog, 'Annuncio a tutti i tavoli')
    await desk.told('Fatto')
    await page.getByText('Fra dieci minuti si chiude.').waitFor(PATIENCE)
    await desk.logged({
      who: 'sandra',
      what: 'Fiche dorate date',
      why: 'Scuse per un guasto',
      change: [/12,5/],
    })
    for (const [what, why] of [
      ['Carta spostata', 'Lette in ordine inverso'],
      ['Carte cambiate', 'Fine della giornata'],
      ['Croupier tolto', 'Cambio turno'],
    ] as const) {
      await desk.logged({ who: 'sandra', what, why, change: [] })
    }
  })
})
