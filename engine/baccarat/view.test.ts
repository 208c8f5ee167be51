import { describe, expect, it } from 'vitest'
import { BACCARAT } from '#engine/baccarat/game'
import { MINI_BACCARAT, SPEED_BACCARAT } from '#engine/baccarat/rules'
import type { Event } from '#engine/baccarat/types'
import { parseCards } from '#engine/cards/notation'
import { cents } from '#engine/money/cents'
import type { Audience } from '#engine/round/audience'
import { TestTable } from '#tests/baccarat/table'
import { limits } from '#tests/game-table'

const P1: Audience = { as: 'player', player: 'p1' }
const P2: Audience = { as: 'player', player: 'p2' }
const BYSTANDER: Audience = { as: 'bystander' }
const DEALER: Audience = { as: 'dealer' }
const SUPERVISOR: Audience = { as: 'supervisor' }
const ALL = [P1, P2, BYSTANDER, DEALER, SUPERVISOR]

function openSpeed(): TestTable {
  const table = new TestTable(SPEED_BACCARAT, limits({ tie: [10, 100] }))
  table.open()
  table.must({ do: 'zeroCommission', player: 'p1', on: true })
  table.must({ do: 'sideBets', player: 'p2', group: 'bonus', on: false })
  table.bet('p1', 'banker', 100)
  table.bet('p2', 'player', 50)
  table.bet('p2', 'tie', 5)
  table.must(...parseCards('2S 3S KS KD').map((card) => ({ do: 'card', card }) as const))
  return table
}

describe('FA-5: a face-down card has no value for anyone', () => {
  it.each(ALL)('%j', (audience) => {
    const { state, events } = openSpeed()
    const view = BACCARAT.viewState(state, audience)
    expect(view).toMatchObject({ faceDown: 4, hidden: [], player: [], banker: [] })
    const dealt = events.filter(({ type }) => type === 'dealt')
    expect(dealt.map((event) => BACCARAT.viewEvent(event, audience))).toEqual(
      ['player', 'banker', 'player', 'banker'].map((to) => ({
        type: 'dealt',
        to,
        card: null,
        faceDown: true,
      })),
    )
  })

  it('folding a card’s back leaves nothing hidden', () => {
    const { state } = new TestTable(SPEED_BACCARAT)
    const folded = BACCARAT.evolve(state, { type: 'dealt', to: 'player', card: null, faceDown: true })
    expect(folded).toEqual({ ...state, faceDown: 1 })
  })

  it('an open card is for everyone', () => {
    const event: Event = { type: 'dealt', to: 'player', card: '2S', faceDown: false }
    for (const audience of ALL) expect(BACCARAT.viewEvent(event, audience)).toEqual(event)
  })
})

describe('other players’ chips and switches are hidden until the close', () => {
  it('in the state', () => {
    const { state } = openSpeed()
    const seen = ALL.map((audience) => {
      const { slips, settings } = BACCARAT.viewState(state, audience)
      return [slips.map(({ player, bet }) => `${player} ${bet}`), Object.keys(settings)]
    })
    expect(seen).toEqual([
      [['p1 banker'], ['p1']],
      [['p2 player', 'p2 tie'], ['p2']],
      [[], []],
      [
        ['p1 banker', 'p2 player', 'p2 tie'],
        ['p1', 'p2'],
      ],
      [
        ['p1 banker', 'p2 player', 'p2 tie'],
        ['p1', 'p2'],
      ],
    ])
    const { settings } = BACCARAT.viewState(state, { as: 'player', player: 'constructor' })
    expect(settings).toEqual({})
  })

  it.each<Event>([
    { type: 'placed', player: 'p1', bet: 'tie', golden: false, amount: cents(5), cut: cents(0) },
    { type: 'takenBack', player: 'p1', bet: 'tie', golden: false, amount: cents(5), why: 'player' },
    { type: 'confirmed', player: 'p1' },
    { type: 'autoConfirm', player: 'p1', on: true },
    { type: 'zeroCommission', player: 'p1', on: true },
    { type: 'sideBets', player: 'p1', group: 'bonus', on: true },
  ])('in $type', (event) => {
    expect(ALL.map((audience) => BACCARAT.viewEvent(event, audience))).toEqual([
      event,
      null,
      null,
      event,
      event,
    ])
  })

  it('and after it too: bets, results and refusals are their player’s, however many play', () => {
    const table = openSpeed()
    table.deal('4H 5H')
    const closed = table.events.find((event) => event.type === 'closed') as Event & { type: 'closed' }
    const refused = [{ player: 'p2', bet: 'tie', cash: 5, golden: 0, reason: 'limit-min' }]
    expect(closed.taken).toHaveLength(2)
    expect(closed.refused).toEqual(refused)
    const settled = table.events.find((event) => event.type === 'settled') as Event & {
      type: 'settled'
    }
    const mine = (player: string | null) => (bet: { readonly player: string }) =>
      player === null || bet.player === player
    for (const [index, audience] of ALL.entries()) {
      const own = mine(['p1', 'p2', 'nobody', null, null][index] ?? null)
      const view = {
        ...closed,
        taken: closed.taken.filter(own),
        refused: closed.refused.filter(own),
      }
      expect(BACCARAT.viewEvent(closed, audience)).toEqual(view)
      expect(BACCARAT.viewEvent(settled, audience)).toEqual({
        ...settled,
        results: settled.results.filter(own),
      })
      expect(BACCARAT.viewState(table.state, audience)).toMatchObject({
        refused: view.refused,
        results: settled.results.filter(own),
        winner: 'B',
      })
      const shown = table.events.filter(({ type }) => type === 'opened' || type === 'turned')
      expect(new Set(shown.map(({ type }) => type))).toEqual(new Set(['opened', 'turned']))
      expect(shown.map((event) => BACCARAT.viewEvent(event, audience))).toEqual(shown)
    }
  })

  it('MB-3: chips left unconfirmed are their player’s own business', () => {
    const table = new TestTable(MINI_BACCARAT)
    table.open()
    table.bet('p1', 'tie', 5)
    table.must({ do: 'close' })
    const closed = table.events.at(-1) as Event & { type: 'closed' }
    const own = [{ player: 'p1', bet: 'tie', cash: 5, golden: 0 }]
    expect(ALL.map((audience) => BACCARAT.viewEvent(closed, audience))).toEqual(
      [own, [], [], own, own].map((unconfirmed) => ({ ...closed, unconfirmed })),
    )
  })

  it('a cancelled round is seen by all', () => {
    const event: Event = { type: 'cancelled', results: [] }
    for (const audience of ALL) expect(BACCARAT.viewEvent(event, audience)).toEqual(event)
  })
})
