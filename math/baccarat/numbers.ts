import { BACCARAT_CHANGES } from '#math/baccarat/changes'
import { compositionOf } from '#math/baccarat/composition'
import { DOCUMENTED_RTP } from '#math/baccarat/documented'
import { exactBaccarat } from '#math/baccarat/exact'
import { simulateChunk } from '#math/baccarat/fast'
import { countedFigures, countedReturns } from '#math/counted'
import { freshCards } from '#math/counts'
import type { Numbers } from '#math/numbers'

export const BACCARAT: Numbers<'baccarat'> = {
  setup: (rules, decks) => ({ family: 'baccarat', rules, unseen: freshCards(decks) }),
  solve: ({ rules, unseen }) => ({
    figures: () => countedFigures(exactBaccarat(rules, unseen)),
    bestPlay: () => null,
    bonus: () => null,
    job: () => ({ family: 'baccarat', rules }),
  }),
  decides: false,
  changes: BACCARAT_CHANGES,
  problem: () => null,
  checkCards: (unseen) => void compositionOf(unseen),
  prepare: ({ rules, unseen }) => ({
    job: { family: 'baccarat', rules },
    exact: countedReturns(exactBaccarat(rules, unseen)),
  }),
  playChunk: ({ rules }, simulation, chunk) => simulateChunk(rules, simulation, chunk),
  documented: DOCUMENTED_RTP,
  designed: {},
  remarks: {},
  drawn: { 'mini-baccarat': ['tie'], 'speed-baccarat': ['banker', 'playerBonus'] },
  assumptions: [
    'Every order of the next six cards is counted; a round that ends earlier ignores the rest (BA-2 to BA-5). Pair bets are counted by rank and suit of the first four cards (BA-7).',
    'Banker without commission stands as a bet of its own (SB-3). Bets that close late in a shoe are counted as if open (SB-5).',
  ],
}
