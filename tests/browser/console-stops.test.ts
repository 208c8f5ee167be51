import { afterAll, describe, expect, it } from 'vitest'
import { startPostgres } from '#bench/postgres'
import { PATIENCE } from '#tests/browser/at-table'
import { DealerDesk } from '#tests/browser/dealer-desk'
import type { StageTable } from '#tests/browser/house'
import { axe } from '#tests/browser/look/axe'
import { atBothSizes } from '#tests/browser/look/screenshot'
import { STAFF, STAFF_PASSWORD } from '#tests/browser/roster'
import { setUpStage } from '#tests/browser/stage'
import { SupervisorDesk } from '#tests/browser/supervisor-desk'

/** A store of its own, which can be stopped under a server that goes on. */
const postgres = await startPostgres({ fsync: false })
afterAll(() => postgres.remove())

const live = (name: string): StageTable => ({
  ...{ id: name.toLowerCase(), name, game: 'speed-baccarat', betting: 'dealer', dealing: 'live' },
})
const stage = setUpStage([live('Mezzanotte'), live('Aurora'), live('Tramonto')], {
  databaseUrl: postgres.url,
})

/** Everybody can use the page as it is, and it is kept as it looks. */
async function seen({ page }: Pick<DealerDesk | SupervisorDesk, 'page'>, name: string): Promise<void> {
  await axe(page)
  await atBothSizes(page, name)
}

describe('a console that stands still says why, and goes on by itself', () => {
  it('with a password that is not the right one', async () => {
    const visitor = await stage.visit({ path: '/console/dealer', size: 'console' })
    visitor.allow(/status of 401/)
    const { page } = visitor
    await page.getByLabel('Nome').fill(STAFF.chiara.name)
    await page.getByLabel('Password').fill('otto gatti sul tetto')
    await page.getByRole('button', { name: 'Entra' }).click()
    await page.getByText('Nome o password non sono giusti.').waitFor(PATIENCE)
    await seen(visitor, 'sign-in-wrong')
    await page.getByLabel('Password').fill(STAFF_PASSWORD)
    await page.getByRole('button', { name: 'Entra' }).click()
    await page.getByRole('heading', { level: 1, name: 'A quale tavolo?' }).waitFor(PATIENCE)
  })

  it('when a supervisor pauses the table or closes it', async () => {
    const dealer = await DealerDesk.ready(stage, 'chiara', 'Mezzanotte')
    await dealer.press('Apri le puntate')
    await dealer.told('Giocatore: prima carta, coperta')
    await dealer.scan('4S')
    const floor = await SupervisorDesk.open(stage, 'sandra')
    await floor.openTable('Mezzanotte')
    await floor.send(await floor.order('Metti in pausa'), 'Metti in pausa', 'Controllo al tavolo')
    await dealer.told('Tavolo in pausa')
    await expect.poll(() => dealer.button('Attendi').isDisabled(), PATIENCE).toBe(true)
    await seen(dealer, 'dealer-paused')
    await seen(floor, 'supervisor-paused')
    await floor.page.getByRole('button', { name: 'Riprendi', exact: true }).first().click(PATIENCE)
    await dealer.told('Banco: prima carta, coperta')
    const other = await DealerDesk.ready(stage, 'pietro', 'Tramonto')
    await floor.openTable('Tramonto')
    const close = await floor.order('Chiudi il tavolo', 'Chiudi: Tramonto')
    await floor.send(close, 'Chiudi: Tramonto', 'Fine dell’orario')
    await other.told('Tavolo chiuso')
    await seen(other, 'dealer-closed')
    await seen(floor, 'supervisor-closed')
  })

  it('when the line is lost, the dealer’s and the supervisor’s', async () => {
    const dealer = await DealerDesk.ready(stage, 'marta', 'Aurora')
    await dealer.press('Apri le puntate')
    const floor = await SupervisorDesk.open(stage, 'tullio')
    await floor.openTable('Aurora')
    const pause = await floor.order('Metti in pausa')
    for (const { visitor } of [dealer, floor]) {
      visitor.allow(/ERR_|WebSocket/)
      visitor.line.cut()
    }
    await dealer.told('Collegamento perso')
    await expect.poll(() => dealer.button('Attendi').isDisabled(), PATIENCE).toBe(true)
    await dealer.type(dealer.code('4S'))
    await dealer.page.getByText(/^Collegamento perso: la carta non è stata letta/).waitFor(PATIENCE)
    await seen(dealer, 'dealer-lost')
    await floor.told(/^Collegamento perso/)
    await pause.getByRole('textbox', { name: 'Motivo' }).fill('Controllo al tavolo')
    await pause.getByRole('button', { name: 'Metti in pausa', exact: true }).click(PATIENCE)
    await pause.getByText(/^Il server non risponde/).waitFor(PATIENCE)
    await pause.getByRole('button', { name: 'Lascia stare' }).click(PATIENCE)
    const orders = floor.page.getByRole('region', { name: 'Ordini' })
    expect(await orders.getByRole('button', { name: 'Metti in pausa', exact: true }).isDisabled()).toBe(true)
    await seen(floor, 'supervisor-lost')
    for (const { visitor } of [dealer, floor]) visitor.line.mend()
    await dealer.told('Giocatore: prima carta, coperta')
    expect(dealer.state).toMatchObject({ paused: null, live: { dealt: 0 } })
    await dealer.scan('4S')
    await expect.poll(() => floor.page.getByText(/^Collegamento perso/).count(), PATIENCE).toBe(0)
  })

  it('when the store is away: nothing is written until it is back', async () => {
    const dealer = await DealerDesk.open(stage, 'chiara', 'Mezzanotte')
    await dealer.told('Banco: prima carta, coperta')
    const floor = await SupervisorDesk.open(stage, 'sandra')
    await floor.openTable('Mezzanotte')
    for (const { visitor } of [dealer, floor]) visitor.allow(/status of 50\d/)
    await postgres.stop()
    await dealer.type(dealer.code('2H'))
    await dealer.told('L’archivio non risponde')
    await seen(dealer, 'dealer-trouble')
    await floor.told('L’archivio non risponde')
    await seen(floor, 'supervisor-trouble')
    await floor.view('Registro')
    await floor.told(/^Il registro non risponde/)
    await seen(floor, 'supervisor-log-away')
    await postgres.start()
    // The card that was read then is dealt now.
    await dealer.told('Giocatore: seconda carta, coperta')
    await expect.poll(() => dealer.state.live?.dealt, PATIENCE).toBe(2)
    await floor.page.getByRole('button', { name: 'Mostra' }).click()
    await floor.page.getByRole('rowheader', { name: 'Carta letta' }).first().waitFor(PATIENCE)
  })
})

describe('a supervisor to whom nothing happens', () => {
  it('reads so, in every part of the console', async () => {
    const floor = await SupervisorDesk.open(stage, 'tullio')
    await floor.told('Nessun allarme')
    await seen(floor, 'supervisor-floor')
    for (const [view, text] of [
      ['Assistenza', 'Nessuno aspetta una risposta.'],
      ['Giocatori', 'Nessuno è silenziato.'],
      ['Giocatori', /^Nessuna sessione aperta/],
    ] as const) {
      await floor.view(view)
      await floor.told(text)
      await seen(floor, `supervisor-none-${view.toLowerCase()}`)
    }
    await floor.view('Registro')
    await floor.page.getByRole('textbox', { name: 'Testo' }).fill('niente di simile')
    await floor.page.getByRole('button', { name: 'Mostra' }).click()
    await floor.told('Nessuna riga con questi filtri.')
    expect(await floor.page.getByRole('rowheader').count()).toBe(0)
    await seen(floor, 'supervisor-none-registro')
  })
})
