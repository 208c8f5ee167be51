import { expect, it } from 'vitest'
import { actionsAt, withoutLine } from '#console/dealer/actions/actions'
import { standingAt } from '#console/dealer/standing'
import type { Alarm } from '#engine/table/live'
import { DryRound } from '#tests/live/dry-round'

const alarm = (solvedBy: Alarm['solvedBy']): Alarm => ({ kind: 'duplicate', text: '', solvedBy })
const stop = (solvedBy: Alarm['solvedBy']) =>
  ({ type: 'paused', why: 'fault', text: '', alarm: alarm(solvedBy) }) as const

it('follows a round of speed baccarat with the one large button', () => {
  const round = new DryRound('speed-baccarat')
  const main = () => actionsAt(round.state, 'dealing').main
  expect(main()).toEqual({ does: 'openBetting', waits: null })
  round.begin()
  expect(main()).toEqual({ does: null, waits: 'cards' })
  round.deal(['4S', '2H', '2D', '2C'])
  expect(main()).toEqual({ does: 'closeBetting', waits: null })
  round.give({ do: 'close' })
  expect(main()).toEqual({ does: null, waits: 'scan' })
})

it('resumes only what is the dealer’s own business, and calls nobody twice', () => {
  const round = new DryRound('mini-baccarat')
  round.begin()
  round.give({ do: 'close' })
  round.happen(stop('dealer'))
  expect(actionsAt(round.state, 'dealing')).toMatchObject({
    main: { does: 'resume' },
    byHand: { what: 'card', on: true },
    call: false,
  })
  round.happen({ type: 'resumed' })
  round.happen(stop('supervisor'))
  expect(actionsAt(round.state, 'dealing')).toMatchObject({
    main: { does: null, waits: 'supervisor' },
    byHand: { on: false },
  })
})

it('offers the cut and other decks while there is no shoe, the last hand while there is one', () => {
  const round = new DryRound('free-bet')
  expect(actionsAt(round.state, 'dealing').shoe).toEqual({ what: 'lastHand', on: true, announced: false })
  round.happen({ type: 'cutCardOut', seat: 0 })
  expect(actionsAt(round.state, 'dealing')).toMatchObject({
    main: { does: 'changeShoe' },
    shoe: { what: 'lastHand', on: false, announced: true },
  })
  round.happen({ type: 'shoeRevealed', shoe: 1, seed: null })
  expect(actionsAt({ ...round.state, shoe: null }, 'dealing')).toMatchObject({
    main: { does: 'openShoe' },
    shoe: { what: 'offerCut', on: true },
    byHand: { what: 'decks', on: true },
  })
})

it('lets nobody order who does not deal here', () => {
  const { state } = new DryRound('ventuno')
  expect(standingAt(state, 's_1')).toBe('dealing')
  expect(standingAt(state, 's_2')).toBe('other')
  expect(actionsAt(state, 'other')).toMatchObject({
    main: { does: null, waits: 'watch' },
    call: false,
    byHand: { on: false },
    shoe: { on: false },
    handOver: false,
  })
  expect(actionsAt(state, 'relief').main).toEqual({ does: 'signOn', waits: null })
})

it('leaves a table between two rounds, or while nobody has bet', () => {
  const round = new DryRound('ventuno')
  expect(actionsAt(round.state, 'dealing').signOff).toBe(true)
  round.begin()
  expect(actionsAt(round.state, 'dealing').signOff).toBe(false)
})

it('orders nothing while the server is out of reach', () => {
  const { state } = new DryRound('ventuno')
  expect(withoutLine(actionsAt(state, 'dealing'))).toMatchObject({
    main: { does: null },
    call: false,
    shoe: { what: 'lastHand', on: false },
  })
})
