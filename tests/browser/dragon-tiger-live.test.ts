import { describe, expect, it } from 'vitest'
import { balance, euro, PATIENCE, plain, settled, visitTable } from '#tests/browser/at-table'
import { BaccaratDesk } from '#tests/browser/baccarat-desk'
import { DealerDesk } from '#tests/browser/dealer-desk'
import { axe } from '#tests/browser/look/axe'
import { atBothSizes, screenshot } from '#tests/browser/look/screenshot'
import { setUpStage } from '#tests/browser/stage'
import { SupervisorDesk } from '#tests/browser/supervisor-desk'

const live = (name: string) =>
  ({ id: name.toLowerCase(), name, game: 'dragon-tiger', betting: 'dealer', dealing: 'live' }) as const

const stage = setUpStage([live('Cristallo'), live('Pelmo')])

/** A player at a live table whose bets are open, with 25 € on this side. */
async function playerOn(side: string, table: string): Promise<BaccaratDesk> {
  const { page } = await visitTable(stage, table)
  const desk = new BaccaratDesk(page)
  await desk.takeChip(25)
  await desk.spot(side).click(PATIENCE)
  await desk.staked(side, 25)
  return desk
}

describe('FL-4: Dragon Tiger, dealt by people', () => {
  it('is a whole live round of two cards, paid to the player (DT-1, DT-2)', async () => {
    const dealer = await DealerDesk.ready(stage, 'chiara', 'Cristallo')
    await dealer.press('Apri le puntate')
    const player = await playerOn('Drago', 'Cristallo')
    const floor = await SupervisorDesk.open(stage, 'sandra')
    await dealer.press('Chiudi le puntate')
    await dealer.told('Drago: una carta')
    const tile = async () => plain(await floor.tile('Cristallo').innerText())
    await expect.poll(tile, PATIENCE).toContain('25,00 €')
    await dealer.scan('KS')
    await dealer.lastRead('re di picche, Drago')
    await dealer.told('Tigre: una carta')
    await axe(dealer.page)
    await atBothSizes(dealer.page, 'dragon-tiger-dealer')
    await floor.openTable('Cristallo')
    await floor.page.getByRole('img', { name: 'Carta 1: re di picche' }).waitFor(PATIENCE)
    await floor.page.getByRole('row', { name: /^Ospite \S+ Drago 25,00 €$/ }).waitFor(PATIENCE)
    await axe(floor.page)
    await atBothSizes(floor.page, 'dragon-tiger-supervisor')
    await dealer.scan('8H')
    await dealer.page.getByText('Vince il Drago, 13 a 8.').waitFor(PATIENCE)
    await axe(dealer.page)
    await atBothSizes(dealer.page, 'dragon-tiger-dealer-over')
    await floor.page.getByRole('img', { name: 'Carta 2: otto di cuori' }).waitFor(PATIENCE)
    await atBothSizes(floor.page, 'dragon-tiger-supervisor-over')
    expect((await settled(player.page)).bets).toMatchObject([
      { bet: 'dragon', stake: 2_500, paid: 5_000, outcome: 'win' },
    ])
    await expect.poll(() => balance(player.page), PATIENCE).toBe(euro(102_500))
    await dealer.signOff()
  })

  it('goes on when the supervisor has a card read again; the log has it, and a tie gives half back (FL-5, DT-2)', async () => {
    const dealer = await DealerDesk.ready(stage, 'pietro', 'Pelmo')
    await dealer.press('Apri le puntate')
    const player = await playerOn('Tigre', 'Pelmo')
    await dealer.press('Chiudi le puntate')
    await dealer.scan('QD')
    const floor = await SupervisorDesk.open(stage, 'tullio', 'largeConsole')
    await floor.openTable('Pelmo')
    const rescan = 'Rileggi l’ultima'
    await floor.send(await floor.order(rescan), rescan, 'Letta due volte')
    await floor.page.getByRole('button', { name: 'Riprendi', exact: true }).first().click(PATIENCE)
    await dealer.told('Drago: una carta')
    await dealer.scan('JC JC')
    await dealer.page.getByText(/^Pareggio/).waitFor(PATIENCE)
    expect((await settled(player.page)).bets).toMatchObject([
      { bet: 'tiger', stake: 2_500, paid: 1_250, outcome: 'lose' },
    ])
    await expect.poll(() => balance(player.page), PATIENCE).toBe(euro(98_750))
    await floor.logged({
      who: 'tullio',
      what: 'Carta tolta',
      why: 'Letta due volte',
      change: [/Da rileggere/],
    })
    await screenshot(floor.page, 'dragon-tiger-log')
    await dealer.signOff()
  })
})
