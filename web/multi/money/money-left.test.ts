import { describe, expect, it } from 'vitest'
import { moneyLeft } from '#web/multi/money/money-left'
import type { Order } from '#web/state/orders'

const TABLES = ['amalfi', 'capri']
const NOTHING = { cash: 0, golden: 0 }
const bet = (table: string, amount: number): Order => ({
  type: 'do',
  id: table,
  table,
  command: { do: 'bet', bet: 'banker', amount },
})
const here = (table: string) => ({ [table]: { tracked: null } })
const account = {
  me: 'anna',
  purse: { cash: 10_000, golden: 500 },
  tableCash: {},
  places: here('amalfi'),
  orders: [bet('amalfi', 2_500)],
  elsewhere: NOTHING,
}

describe('what the panel’s dock has left to stake (MP-4)', () => {
  it('is the account without what lies on the cloth, in this window and in others', () => {
    expect(moneyLeft(TABLES, account)).toEqual({
      isTaken: false,
      available: 7_500,
      atOnce: 7_500,
      golden: 500,
    })
    const elsewhere = { cash: 7_000, golden: 400 }
    expect(moneyLeft(TABLES, { ...account, elsewhere })).toMatchObject({ available: 500, golden: 100 })
  })

  it('is what was taken to its tables, of which a chip has only one table’s (TP-18)', () => {
    const taken = { ...account, purse: NOTHING, tableCash: { amalfi: 10_000, capri: 4_000, rialto: 90_000 } }
    expect(moneyLeft(TABLES, taken)).toEqual({ isTaken: true, available: 11_500, atOnce: 7_500, golden: 0 })
  })

  it('is the account where only a table outside the panel has its own money', () => {
    const rialto = { tableCash: { rialto: 90_000 }, places: here('rialto'), orders: [bet('rialto', 2_500)] }
    expect(moneyLeft(TABLES, { ...account, ...rialto })).toMatchObject({ isTaken: false, available: 10_000 })
  })
})
