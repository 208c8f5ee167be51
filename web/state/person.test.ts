import { expect, it } from 'vitest'
import type { SessionAnswer } from '#protocol/http'
import { setPerson, setPurse, setTableCash, usePerson } from '#web/state/person'

const answer = (player: string, cash: number): SessionAnswer => ({
  player,
  name: player,
  currency: 'EUR',
  cash,
  golden: 0,
  house: false,
  kind: 'guest',
})

it('does not let an answer that came late change the purse, nor one person have the other’s money', () => {
  setPerson(answer('anna', 1_000))
  setPurse({ cash: 400, golden: 0 })
  setTableCash('amalfi', 300)
  setPerson(answer('anna', 1_000))
  expect(usePerson.getState()).toMatchObject({ purse: { cash: 400 }, tableCash: { amalfi: 300 } })
  setPerson(answer('bruno', 50))
  expect(usePerson.getState()).toMatchObject({ purse: { cash: 50 }, tableCash: {} })
})
