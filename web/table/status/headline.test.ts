import { expect, it } from 'vitest'
import { endedBy } from '#engine/round/ending'
import { headlineOf } from '#web/table/status/headline'
import { client as words } from '#words/it/client'

const head = (cash: number, paid: number, isReturned = false) =>
  headlineOf(words, endedBy({ cash, golden: 0, paid, goldenBack: 0 }, isReturned))

it('SB-9: the figure of a round is its net, and says won only above zero', () => {
  expect(head(500, 1_000)).toEqual({ name: 'Hai vinto', cents: 500 })
  expect(head(300, 200)).toEqual({ name: 'Risultato', cents: -100 })
  expect(head(300, 0)).toEqual({ name: 'Risultato', cents: -300 })
  expect(head(200, 200)).toEqual({ name: 'Pari', cents: 0 })
})

it('MO-3: stakes that just come back are called returned', () => {
  expect(head(200, 200, true)).toEqual({ name: 'Restituiti', cents: 200 })
})

it('is none without a stake', () => {
  expect(headlineOf(words, { ending: 'nothing', staked: 0, back: 0, net: 0 })).toBeNull()
})
