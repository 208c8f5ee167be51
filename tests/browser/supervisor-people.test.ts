import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { sit, spot, staked, turn } from '#tests/browser/at-seat'
import { balance, PATIENCE, settled, takeChip, visitTable } from '#tests/browser/at-table'
import { DealerDesk } from '#tests/browser/dealer-desk'
import { HELD_MILLIS, type StageTable } from '#tests/browser/house'
import { axe } from '#tests/browser/look/axe'
import { atBothSizes } from '#tests/browser/look/screenshot'
import { openFromMenu } from '#tests/browser/menu'
import { setUpStage } from '#tests/browser/stage'
import { agree, SupervisorDesk } from '#tests/browser/supervisor-desk'

const live = (name: string, game: StageTable['game']): StageTable => ({
  ...{
    id: name.toLowerCase(),
    name,
    game,
    betting: 'dealer',
    dealing: 'live',
    timings: { card: HELD_MILLIS },
  },
})

async function says(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Scrivi un messaggio' }).fill(text)
  await page.keyboard.press('Enter')
  await page.getByText(text, { exact: true }).waitFor(PATIENCE)
}

const stage = setUpStage([
  live('Brace', 'mega-fire-blaze'),
  live('Smeraldo', 'ventuno'),
  { id: 'amalfi', game: 'speed-baccarat', name: 'Amalfi' },
])

describe('FL-4: those who play', () => {
  it('MF-21: a bonus is given up: all else is paid, its stake is back', async () => {
    const dealer = await DealerDesk.ready(stage, 'dario', 'Brace')
    await dealer.press('Apri le puntate')
    const { page } = await visitTable(stage, 'Brace')
    await takeChip(page, '25 €')
    for (const name of ['Puntata', 'Fire Blaze']) {
      await spot(page, 1, name).click({ modifiers: ['Shift'] })
      await staked(page, 1, 25, name)
    }
    await dealer.press('Chiudi le puntate')
    await dealer.scan('8S 9H 6H 6D 5C TC')
    await turn(page).getByRole('button', { name: 'STAI' }).click(PATIENCE)
    await dealer.scan('KC')
    await dealer.phase('bonus')
    await axe(dealer.page)
    await atBothSizes(dealer.page, 'dealer-bonus')
    const one = await SupervisorDesk.open(stage, 'sandra')
    const other = await SupervisorDesk.open(stage, 'tullio')
    await one.openTable('Brace')
    await atBothSizes(one.page, 'supervisor-table-bonus')
    await one.send(await one.order('Rinuncia al bonus'), 'Rinuncia al bonus', 'La griglia non parte')
    await agree(one, other, 'Rinunciare al bonus')
    const { bets } = await settled(page)
    expect(bets).toMatchObject([
      { bet: 'main', stake: 2_500, paid: 5_000, outcome: 'win' },
      { bet: 'fireBlaze', stake: 2_500, paid: 2_500, outcome: 'refund' },
    ])
    await expect.poll(() => balance(page), PATIENCE).toBe('1.025,00 €')
    await atBothSizes(one.page, 'supervisor-table-bonus-failed')
    await one.logged({
      who: 'sandra',
      what: 'Bonus abbandonato',
      why: 'La griglia non parte',
      change: [/Bonus in corso/, /Fra due mani/, /tullio\.verdi/],
    })
  })

  it('a player is unseated, and the seat is free', async () => {
    const { page } = await visitTable(stage, 'Smeraldo')
    await sit(page, 3)
    const desk = await SupervisorDesk.open(stage, 'sandra')
    await desk.openTable('Smeraldo')
    await desk.tab('Giocatori')
    await desk.page.getByRole('button', { name: 'Fai alzare…' }).click(PATIENCE)
    const dialog = await desk.asked('Fai alzare il giocatore')
    await desk.send(dialog, 'Fai alzare il giocatore', 'Disturba gli altri')
    await page.getByRole('button', { name: 'Siediti al posto 3' }).waitFor(PATIENCE)
    await desk.logged({
      who: 'sandra',
      what: 'Giocatore alzato',
      why: 'Disturba gli altri',
      change: [/^Posto 3$/, /^—$/, /^Ospite \S+$/],
    })
  })

  it('a line is hidden, by the dealer or by a supervisor, and nobody reads it any more', async () => {
    const { page } = await visitTable(stage, 'Smeraldo')
    await page
      .getByRole('navigation', { name: 'Pannello del tavolo' })
      .getByRole('button', { name: 'Chat' })
      .click()
    await says(page, 'questo croupier non sa contare')
    await says(page, 'abito in via Garibaldi')
    const gone = (text: string) => expect.poll(() => page.getByText(text).count(), PATIENCE).toBe(0)
    const dealer = await DealerDesk.ready(stage, 'marta', 'Smeraldo')
    await dealer.page.keyboard.press('F8')
    const chat = dealer.page.getByRole('dialog', { name: 'Chat del tavolo' })
    await chat.getByText('questo croupier non sa contare').waitFor(PATIENCE)
    await atBothSizes(dealer.page, 'dealer-chat')
    await chat
      .getByRole('button', { name: /^Nascondi la riga di / })
      .first()
      .click(PATIENCE)
    const dialog = dealer.page.getByRole('dialog', { name: 'Nascondi la riga' })
    await dialog.waitFor(PATIENCE)
    await axe(dealer.page)
    await atBothSizes(dealer.page, 'dealer-hide')
    await dialog.getByLabel('Perché').fill('Insulto al croupier')
    await dialog.getByRole('button', { name: 'Nascondi a tutti' }).click()
    await dialog.waitFor({ ...PATIENCE, state: 'detached' })
    await gone('questo croupier non sa contare')
    const desk = await SupervisorDesk.open(stage, 'tullio')
    await desk.openTable('Smeraldo')
    await desk.tab('Chat')
    await atBothSizes(desk.page, 'supervisor-table-chat')
    await desk.page.getByRole('button', { name: /^Nascondi la riga di / }).click(PATIENCE)
    await desk.send(await desk.asked('Nascondi la riga'), 'Nascondi la riga', 'Dati personali')
    await gone('abito in via Garibaldi')
    const what = 'Riga nascosta'
    const hid = (text: string) => [new RegExp(text)]
    await desk.logged({ who: 'tullio', what, why: 'Dati personali', change: hid('via Garibaldi') })
    await desk.logged({ who: 'marta', what, why: 'Insulto al croupier', change: hid('non sa contare') })
    await atBothSizes(desk.page, 'supervisor-log')
  })

  it('a table is closed and opened again', async () => {
    const desk = await SupervisorDesk.open(stage, 'tullio')
    await desk.openTable('Amalfi')
    await desk.send(await desk.order('Chiudi il tavolo', 'Chiudi: Amalfi'), 'Chiudi: Amalfi', 'Manutenzione')
    await expect.poll(() => desk.tile('Amalfi').innerText(), PATIENCE).toContain('Chiuso')
    await desk.view('Chiusure')
    await desk.told('Tavolo Amalfi')
    await axe(desk.page)
    await desk.page.getByRole('button', { name: 'Riapri…' }).click(PATIENCE)
    await desk.send(await desk.asked('Riapri: Amalfi'), 'Riapri: Amalfi', 'Guasto risolto')
    await desk.told('Tutto è aperto.')
    await desk.logged({
      who: 'tullio',
      what: 'Tavolo chiuso',
      why: 'Manutenzione',
      change: [/chiuso per il momento/],
    })
    await desk.logged({ who: 'tullio', what: 'Tavolo riaperto', why: 'Guasto risolto', change: [] })
  })
})

describe('support', () => {
  it('shows who waits, and what is answered reaches the player', async () => {
    const { page } = await visitTable(stage, 'Smeraldo')
    const room = await openFromMenu(page, 'Assistenza')
    await room.getByRole('textbox', { name: 'Scrivi un messaggio' }).fill('Dove trovo le mie partite?')
    await page.keyboard.press('Enter')
    await room.getByRole('log').getByText('Dove trovo le mie partite?').waitFor(PATIENCE)
    const desk = await SupervisorDesk.open(stage, 'tullio')
    await desk.view('Assistenza')
    await desk.page.getByRole('button', { name: /Dove trovo le mie partite/ }).click(PATIENCE)
    const answer = desk.page.getByRole('textbox', { name: 'Rispondi' })
    await answer.fill('Nella cronologia, dal menu.')
    await axe(desk.page)
    await desk.page.keyboard.press('Enter')
    await room.getByText('Nella cronologia, dal menu.').waitFor(PATIENCE)
    await desk.told('ha avuto risposta')
    expect(await answer.inputValue()).toBe('')
  })
})
