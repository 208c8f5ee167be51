import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { SessionAnswer } from '#protocol/http'
import { sit, spot, staked, turn } from '#tests/browser/at-seat'
import { balance, openTable, PATIENCE, plain, settled, takeChip } from '#tests/browser/at-table'
import { axe } from '#tests/browser/axe'
import { DealerDesk } from '#tests/browser/dealer-desk'
import type { StageTable } from '#tests/browser/house'
import { atBothSizes } from '#tests/browser/screenshot'
import { setUpStage } from '#tests/browser/stage'
import { agree, SupervisorDesk } from '#tests/browser/supervisor-desk'

/** Nothing happens by itself: whatever a test waits for, somebody does. */
const timings = { decision: 600_000, scan: 600_000, result: 600_000, card: 600_000 }
const live = (name: string, game: StageTable['game']): StageTable => ({
  ...{ id: name.toLowerCase(), name, game, betting: 'dealer', dealing: 'live', timings },
})

async function says(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Scrivi un messaggio' }).fill(text)
  await page.keyboard.press('Enter')
  await page.getByText(text, { exact: true }).waitFor(PATIENCE)
}

describe('a house that plays', () => {
  const stage = setUpStage([live('Brace', 'mega-fire-blaze'), live('Smeraldo', 'ventuno')])

  it('MF-21: a bonus is given up: all else is paid, its stake is back', async () => {
    const dealer = await DealerDesk.ready(stage, 'dario', 'Brace')
    await dealer.press('Apri le puntate')
    const { page } = await stage.visit()
    await openTable(page, 'Brace')
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
    const { page } = await stage.visit()
    await openTable(page, 'Smeraldo')
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
    const { page } = await stage.visit()
    await openTable(page, 'Smeraldo')
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
})

describe('a house whose play is regulated', () => {
  const stage = setUpStage([live('Mezzanotte', 'speed-baccarat')], { regulated: true })

  it('TP-18: a session is ended, and its money is back on the account', async () => {
    const { page, allow } = await stage.visit()
    // There is no session to be found before money is taken to the table.
    allow(/status of 40[49]/)
    await openTable(page, 'Mezzanotte')
    const ask = page.getByRole('dialog', { name: 'Porta denaro al tavolo' })
    await ask.getByRole('textbox', { name: 'Importo' }).fill('100')
    await ask.getByRole('button', { name: /^Porta 100,00\s€$/ }).click(PATIENCE)
    const dock = async () => plain(await page.getByRole('contentinfo').innerText())
    await expect.poll(dock, PATIENCE).toContain('Al tavolo 100,00 €')
    const desk = await SupervisorDesk.open(stage, 'sandra')
    await desk.view('Giocatori')
    const end = desk.page.getByRole('button', { name: 'Termina…' })
    await end.waitFor(PATIENCE)
    await axe(desk.page)
    await atBothSizes(desk.page, 'supervisor-people')
    await end.click()
    const dialog = await desk.asked('Termina la sessione')
    await desk.send(dialog, 'Termina la sessione', 'Chiesto per telefono')
    await desk.told('Nessuna sessione aperta')
    await expect.poll(dock, PATIENCE).toContain('Al tavolo 0,00 €')
    const account: SessionAnswer = await (await page.request.get('/api/session')).json()
    expect(account.cash).toBe(100_000)
    await desk.logged({
      who: 'sandra',
      what: 'Sessione terminata',
      why: 'Chiesto per telefono',
      change: [/aperta/],
    })
  })
})
