import { expect, it } from 'vitest'
import type { SessionAnswer } from '#protocol/http'
import { PATIENCE, plain, visitTable } from '#tests/browser/at-table'
import { sitAtBaccarat } from '#tests/browser/baccarat-desk'
import { axe } from '#tests/browser/look/axe'
import { atBothSizes } from '#tests/browser/look/screenshot'
import { MultiDesk } from '#tests/browser/multi-desk'
import { setUpStage } from '#tests/browser/stage'
import { SupervisorDesk } from '#tests/browser/supervisor-desk'

const stage = setUpStage(
  [
    { id: 'amalfi', game: 'speed-baccarat', name: 'Amalfi' },
    { id: 'capri', game: 'mini-baccarat', name: 'Capri' },
    { id: 'mezzanotte', game: 'speed-baccarat', name: 'Mezzanotte', betting: 'dealer', dealing: 'live' },
  ],
  { regulated: true },
)

it('TP-18: only what was taken to the table can be staked there, and the dock says so', async () => {
  const { desk, page, betting, allow } = await sitAtBaccarat(stage, 'Amalfi', { size: 'phone' })
  // There is no session to be found before money is taken to the table.
  allow(/status of 40[49]/)
  const dock = async () => plain(await page.getByRole('contentinfo').innerText())
  await page.getByRole('button', { name: 'Guardo soltanto' }).click(PATIENCE)
  await expect.poll(dock, PATIENCE).toContain('Al tavolo 0,00 €')
  await betting()
  await desk.try('Banco')
  await page.getByText('Prima apri una sessione a questo tavolo.').waitFor(PATIENCE)
  const cashier = page.getByRole('dialog', { name: 'Cassa' })
  await cashier.getByRole('textbox', { name: 'Importo' }).fill('100')
  await axe(page)
  await cashier.getByRole('button', { name: /^Porta 100,00\s€$/ }).click()
  await expect.poll(dock, PATIENCE).toContain('Al tavolo 100,00 €')
  await page.keyboard.press('Escape')
  await cashier.waitFor({ state: 'detached' })
  await desk.takeChip(25)
  await desk.spot('Banco').click()
  await desk.staked('Banco', 25)
  await expect.poll(dock, PATIENCE).toContain('Al tavolo 75,00 €')
  await page.reload()
  await expect.poll(dock, PATIENCE).toContain('Al tavolo 75,00 €')
})

it('TP-18, MP-4: in the panel of many tables the chips are those that a table’s own money covers', async () => {
  const { page, betting, allow } = await sitAtBaccarat(stage, 'Amalfi')
  allow(/status of 40[49]/)
  const ask = page.getByRole('dialog', { name: 'Porta denaro al tavolo' })
  await ask.getByRole('textbox', { name: 'Importo' }).fill('1000')
  await ask.getByRole('button', { name: /^Porta 1\.000,00\s€$/ }).click()
  await betting()
  await page.getByRole('button', { name: 'Apri Multigioco' }).click()
  const panel = new MultiDesk(page)
  await panel.tile('Amalfi').waitFor()
  await panel.takeChip(100)
  await panel.spot('Amalfi', 'Banco').click()
  await panel.staked('Amalfi', 'Banco', 100)
  await expect.poll(async () => plain(await panel.dock.innerText()), PATIENCE).toContain('Ai tavoli 900,00 €')
})

it('TP-18, MP-9: each of several tables has its own session and its own money', async () => {
  const { page, allow } = await stage.visit({ path: '/tables/amalfi+capri' })
  allow(/status of 40[49]/)
  const tile = (table: string) => page.locator(`[data-table="${table}"]`)
  const money = async (table: string) => plain(await tile(table).locator('footer').innerText())
  const ask = page.getByRole('dialog', { name: 'Porta denaro al tavolo' })
  await ask.getByRole('textbox', { name: 'Importo' }).fill('100')
  await ask.getByRole('button', { name: /^Porta 100,00\s€$/ }).click()
  await expect.poll(() => money('amalfi'), PATIENCE).toContain('Al tavolo 100,00 €')
  await tile('capri').getByRole('heading', { name: 'Capri' }).click()
  await page.getByRole('button', { name: 'Guardo soltanto' }).click(PATIENCE)
  await expect.poll(() => money('capri'), PATIENCE).toContain('Al tavolo 0,00 €')
  expect(await money('amalfi')).toContain('Al tavolo 100,00 €')
})

it('TP-18: a session is ended, and its money is back on the account', async () => {
  const { page, allow } = await visitTable(stage, 'Mezzanotte')
  // There is no session to be found before money is taken to the table.
  allow(/status of 40[49]/)
  const ask = page.getByRole('dialog', { name: 'Porta denaro al tavolo' })
  await ask.getByRole('textbox', { name: 'Importo' }).fill('100')
  await ask.getByRole('button', { name: /^Porta 100,00\s€$/ }).click(PATIENCE)
  const dock = async () => plain(await page.getByRole('contentinfo').innerText())
  await expect.poll(dock, PATIENCE).toContain('Al tavolo 100,00 €')
  const desk = await SupervisorDesk.open(stage, 'sandra')
  await desk.view('Giocatori')
  const session = desk.page.getByRole('row').filter({ hasText: 'Mezzanotte' })
  const end = session.getByRole('button', { name: 'Termina…' })
  await end.waitFor(PATIENCE)
  await axe(desk.page)
  await atBothSizes(desk.page, 'supervisor-people')
  await end.click()
  const dialog = await desk.asked('Termina la sessione')
  await desk.send(dialog, 'Termina la sessione', 'Chiesto per telefono')
  await session.waitFor({ ...PATIENCE, state: 'detached' })
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
