import { describe, expect, it } from 'vitest'
import { VENTUNO } from '#engine/blackjack/rules'
import { blackjackWhy } from '#protocol/story/blackjack/why'
import { back, bet, CANCEL, decline, sit, stand } from '#tests/blackjack/commands'
import { table } from '#tests/blackjack/table'
import { story } from '#words/it/story'

const told = ({ state }: ReturnType<typeof table>) =>
  state.results.map((result) => blackjackWhy(state, result, false).say(story))

describe('why a bet came to its result', () => {
  it('VE-3: names the hands that a dealer’s blackjack beat before anybody decided', () => {
    const played = table(VENTUNO)
      .with(sit('ann', 1), sit('bob', 2), bet('ann', 1, 100), bet('bob', 2, 100))
      .dealt('9S 8H AD TC TD KS')
      .with(decline('ann'), decline('bob'))
    expect(played.state.phase).toBe('over')
    expect(told(played)).toEqual(['Il banco ha blackjack: 19 perde', 'Il banco ha blackjack: 18 perde'])
  })

  it('VE-10: a bet behind without a hand goes back, and nothing was cancelled', () => {
    const played = table(VENTUNO)
      .with(sit('ann', 1), sit('bob', 2), back('cleo', 1, 50), bet('bob', 2, 100))
      .dealt('9S 6H TD TC')
      .with(stand('bob', 2))
      .dealt('2H')
    expect(told(played)).toEqual(['Il posto non gioca: la puntata torna', '19 batte 18'])
  })

  it('FL-1: of a cancelled round says that it was', () => {
    const played = table(VENTUNO)
      .with(sit('ann', 1), bet('ann', 1, 100))
      .dealt('9S 6H')
      .with(CANCEL)
    expect(told(played)).toEqual(['Partita annullata: tutto torna'])
  })
})
