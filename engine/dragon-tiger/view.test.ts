import { describe, expect, it } from 'vitest'
import { DRAGON_TIGER_GAME } from '#engine/dragon-tiger/game'
import type { Event } from '#engine/dragon-tiger/types'
import type { Audience } from '#engine/round/audience'
import { TestTable } from '#tests/dragon-tiger/table'

const P1: Audience = { as: 'player', player: 'p1' }
const P2: Audience = { as: 'player', player: 'p2' }
const BYSTANDER: Audience = { as: 'bystander' }
const ALL: readonly Audience[] = [P1, P2, BYSTANDER, { as: 'dealer' }, { as: 'supervisor' }]
const OWN = [['p1'], ['p2'], [], ['p1', 'p2'], ['p1', 'p2']]

function laid(): TestTable {
  const table = new TestTable(undefined, { p2: { cash: 5, golden: 0 } })
  table.open()
  table.bet('p1', 'dragon', 10)
  table.bet('p2', 'tie', 5)
  table.must({ do: 'takeBack', player: 'p1', bet: 'dragon', amount: 1 })
  return table
}

function players(things: readonly { readonly player: string }[]): readonly string[] {
  return things.map(({ player }) => player)
}

/** What somebody may know of an event who may know what these own. */
function partOf(event: Event, own: readonly string[]): Event | null {
  const isOwn = ({ player }: { readonly player: string }) => own.includes(player)
  switch (event.type) {
    case 'placed':
    case 'takenBack':
      return isOwn(event) ? event : null
    case 'closed':
      return { ...event, taken: event.taken.filter(isOwn), refused: event.refused.filter(isOwn) }
    case 'settled':
    case 'cancelled':
      return { ...event, results: event.results.filter(isOwn) }
    default:
      return event
  }
}

describe('single bets are their player’s own', () => {
  it('on the cloth', () => {
    const { state } = laid()
    const seen = ALL.map((audience) => players(DRAGON_TIGER_GAME.viewState(state, audience).slips))
    expect(seen).toEqual(OWN)
  })

  it('in what is told, chips refused and results too', () => {
    const table = laid()
    table.purses.p2 = { cash: 0, golden: 0 }
    table.deal('9S 9S')
    expect(players(table.state.refused)).toEqual(['p2'])
    for (const event of table.events) {
      for (const [index, audience] of ALL.entries()) {
        const seen = DRAGON_TIGER_GAME.viewEvent(event, audience)
        expect(seen).toEqual(partOf(event, OWN[index] ?? []))
        if (audience.as !== 'player') continue
        const told = DRAGON_TIGER_GAME.ownViews(event).get(audience.player)
        expect(told ?? DRAGON_TIGER_GAME.viewEvent(event, BYSTANDER)).toEqual(seen)
      }
    }
  })

  it('but everybody is told at the close how all bet together', () => {
    const table = laid()
    const [closed] = table.must({ do: 'close' })
    if (closed === undefined) throw new Error('nothing happened')
    expect(DRAGON_TIGER_GAME.crowd(closed, table.state.limits)).toEqual({
      dragon: { players: 1, cents: 9 },
      tie: { players: 1, cents: 5 },
    })
    expect(DRAGON_TIGER_GAME.crowd({ type: 'opened', shoeRound: 1 }, table.state.limits)).toBeNull()
  })
})
