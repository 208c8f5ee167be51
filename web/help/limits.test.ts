import { expect, it } from 'vitest'
import { SPEED_BACCARAT } from '#engine/baccarat/rules'
import { VENTUNO } from '#engine/blackjack/rules'
import type { Cents } from '#engine/money/cents'
import type { Range, TableLimits } from '#engine/round/limits'
import { formatsOf } from '#ui/i18n/format'
import { fetchedParts } from '#web/families/testing/fetched-parts'
import { betLimits } from '#web/help/limits'
import { client as italian } from '#words/it/client'

const { spots } = italian.blackjack
const SPEECH = { words: italian, formats: formatsOf('it'), currency: 'EUR' }
const range = (least: number, most: number): Range => [least as Cents, most as Cents]
const limits: TableLimits = {
  unit: 100 as Cents,
  ranges: { main: range(500, 100_000), perfectPairs: range(500, 10_000), behind: range(500, 50_000) },
}

it('shows every bet with minimum, maximum and payouts (TP-14)', () => {
  const bets = betLimits(fetchedParts('ventuno').help, SPEECH, VENTUNO, limits, 'ada')
  expect(bets.map(({ name, range: text }) => [name, text])).toEqual([
    [spots.main, '5\u00a0€\u00a0–\u00a01.000\u00a0€'],
    [spots.perfectPairs, '5\u00a0€\u00a0–\u00a0100\u00a0€'],
    [spots.twentyOnePlusThree, null],
    [spots.behind, '5\u00a0€\u00a0–\u00a0500\u00a0€'],
    [spots.insurance, italian.help.half],
  ])
  expect(bets[1]?.pays.map(({ odds }) => odds)).toEqual(['25:1', '12:1', '6:1'])
})

it('has all that baccarat offers', () => {
  const bets = betLimits(fetchedParts('speed-baccarat').help, SPEECH, SPEED_BACCARAT, limits, 'ada')
  expect(bets.map(({ bet }) => bet)).toEqual(SPEED_BACCARAT.offers)
  expect(bets[1]?.pays.map(({ odds }) => odds)).toEqual(['0,95:1', '1:1', '0,5:1'])
})
