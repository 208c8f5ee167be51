import { BETS } from '#engine/dragon-tiger/bets'
import type { DragonTigerRules } from '#engine/dragon-tiger/rules'
import { countedFigures, countedReturns } from '#math/counted'
import { freshCards } from '#math/counts'
import { checkCards, exactDragonTiger } from '#math/dragon-tiger/exact'
import { simulateChunk } from '#math/dragon-tiger/fast'
import type { Numbers } from '#math/numbers'
import { type Change, listOf, odds, oneOf } from '#math/returns/change-values'

/** `pays.tie=9:1` */
const pays = BETS.map((bet): readonly [string, Change<DragonTigerRules>] => [
  `pays.${bet}`,
  (rules, text, key) => ({ ...rules, pays: { ...rules.pays, [bet]: odds(text, key) } }),
])

export const DRAGON_TIGER: Numbers<'dragon-tiger'> = {
  setup: (rules, decks) => ({ family: 'dragon-tiger', rules, unseen: freshCards(decks) }),
  solve: ({ rules, unseen }) => ({
    figures: () => countedFigures(exactDragonTiger(rules, unseen)),
    bestPlay: () => null,
    bonus: () => null,
    job: () => ({ family: 'dragon-tiger', rules }),
  }),
  decides: false,
  changes: new Map<string, Change<DragonTigerRules>>([
    ['offers', (rules, text, key) => ({ ...rules, offers: listOf(oneOf(...BETS))(text, key) })],
    ['tieReturns', (rules, text, key) => ({ ...rules, tieReturns: odds(text, key) })],
    ...pays,
  ]),
  problem: () => null,
  checkCards,
  prepare: ({ rules, unseen }) => ({
    job: { family: 'dragon-tiger', rules },
    exact: countedReturns(exactDragonTiger(rules, unseen)),
  }),
  playChunk: ({ rules }, simulation, chunk) => simulateChunk(rules, simulation, chunk),
  // DT-4
  documented: { 'dragon-tiger': { dragon: 0.9627, tiger: 0.9627, tie: 0.8964, suitedTie: 0.8602 } },
  designed: {},
  remarks: {},
  drawn: { 'dragon-tiger': ['tie'] },
  assumptions: [
    'Every order of the next two cards of Dragon Tiger is counted (DT-1). A tie gives half of Dragon and Tiger back; the half is exact in the figures, the cent it is rounded down to is not (DT-2).',
  ],
}
