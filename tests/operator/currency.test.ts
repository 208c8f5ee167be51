import { expect, it } from 'vitest'
import { ReferenceOperator } from '#cli/operator/server'
import { HandClock } from '#tests/clock'
import { emptyFolder } from '#tests/floor/house'
import { MINI, openCasino } from '#tests/operator/casino'
import { operatorAt, problemsIn, SECRET } from '#tests/operator/house'

it("MO-6: an operator's player pays and is paid in a currency other than the table's", async () => {
  const folder = emptyFolder()
  const clock = new HandClock()
  const operator = new ReferenceOperator({ id: 'bella', secret: SECRET, clock })
  operator.book.open('bill', 'USD', 50_000)
  const bella = { ...operatorAt(await operator.listen()), currencies: ['EUR', 'USD'] }
  const casino = await openCasino(folder.path, { operators: [bella], rates: { USD: '1.08' } }, clock)
  const bill = { player: 'bill', name: 'Bill', language: 'en', currency: 'USD', table: MINI }
  const guest = await casino.launch(bill)
  const round = await casino.playOne(guest, 1_000)
  // What lies here between two calls is not what the player has.
  expect(round).toMatchObject({ currency: 'USD', staked: 1_000, balanceBefore: null, balanceAfter: null })
  const { body } = await guest.ask('GET', `/api/rounds/${round.code}`)
  expect(body).toMatchObject({ code: round.code, balanceBefore: null, balanceAfter: null })
  const file = (await guest.ask('GET', '/api/history.json')).body
  expect(file.rounds).toContainEqual(
    expect.objectContaining({ code: round.code, decimals: expect.objectContaining({ balanceAfter: null }) }),
  )
  await guest.client.close()
  const entries = () => [...operator.book.entries.values()].filter(({ round: code }) => code === round.code)
  await casino.until(() => entries().length === 2)
  expect(await casino.audit()).toEqual([])
  expect(problemsIn(operator)).toEqual([])
  expect(entries()).toMatchObject([
    { kind: 'debit', currency: 'USD', amount: 1_000 },
    { kind: 'credit', currency: 'USD', amount: round.paid },
  ])
  await operator.close()
  folder.remove()
})
