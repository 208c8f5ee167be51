import { describe, expect, it } from 'vitest'
import { FREE_BET, VENTUNO } from '#engine/blackjack/rules'
import type { Event, Line, Result, State } from '#engine/blackjack/types'
import { viewEvent, viewState } from '#engine/blackjack/view'
import { type Cents, cents, NO_CENTS } from '#engine/money/cents'
import type { Audience } from '#engine/round/audience'
import { back, bet, dealNow, double, follow, hit, sit, stand, takeBack } from '#tests/blackjack/commands'
import { type TestTable, table } from '#tests/blackjack/table'

const ANN: Audience = { as: 'player', player: 'ann' }
const BOB: Audience = { as: 'player', player: 'bob' }
const BYSTANDER: Audience = { as: 'bystander' }
const DEALER: Audience = { as: 'dealer' }
const SUPERVISOR: Audience = { as: 'supervisor' }
const STAFF: readonly Audience[] = [DEALER, SUPERVISOR]
const STRANGERS: readonly Audience[] = [BOB, BYSTANDER]

const AMOUNT: Cents = cents(100)
const spot = { player: 'ann', bet: 'main', seat: 1, behind: false } as const
const result: Result = {
  player: 'ann',
  bet: 'main',
  seat: 1,
  hand: 0,
  behind: false,
  cash: AMOUNT,
  golden: NO_CENTS,
  free: NO_CENTS,
  outcome: 'push',
  paid: AMOUNT,
  goldenBack: NO_CENTS,
}
const acted: Event = {
  type: 'acted',
  seat: 1,
  hand: 0,
  by: 'ann',
  decision: 'hit',
  cause: 'player',
  instead: null,
  additions: [],
}

describe('events that everybody sees', () => {
  it.each<Event>([
    { type: 'opened', shoeRound: 1 },
    { type: 'seated', seat: 1, player: 'ann' },
    { type: 'unseated', seat: 1, player: 'ann', why: 'left' },
    { type: 'leaving', seat: 1 },
    { type: 'behindAllowed', seat: 1, on: false },
    { type: 'placed', spot, shared: true, golden: false, amount: AMOUNT, cut: NO_CENTS },
    { type: 'takenBack', spot, shared: true, golden: false, amount: AMOUNT },
    { type: 'ready', player: 'ann', slips: [{ ...spot, cash: AMOUNT, golden: NO_CENTS }] },
    { type: 'connection', player: 'ann', connected: false },
    { type: 'closed', taken: [{ ...spot, cash: AMOUNT, golden: NO_CENTS }], refused: [], owners: ['ann'] },
    { type: 'dealt', seat: 1, hand: 0, card: 'AS', faceDown: false },
    { type: 'insured', player: 'ann', seat: 1, amount: AMOUNT },
    { type: 'declined', player: 'ann', seat: 1 },
    { type: 'insuranceClosed' },
    { type: 'looked', blackjack: false },
    { type: 'turnOpened', seat: 1, hand: 0, deciders: ['ann'] },
    acted,
    { ...acted, cause: 'early' },
    { ...acted, by: null, cause: 'away' },
    { type: 'evenMoneyPassed', player: 'ann', seat: 1 },
    { type: 'paid', results: [result] },
    { type: 'turned', card: 'AS' },
    { type: 'scored', points: 8, level: 'minor' },
    { type: 'bonusDrawn', spins: [{ fills: [{ cell: 0, value: 1 }], reveals: [], spinsLeft: 3, total: 1 }] },
    { type: 'bonusFailed' },
    { type: 'settled', results: [result] },
    { type: 'cancelled', results: [result], undone: [] },
  ])('$type', (event) => {
    for (const audience of [ANN, ...STRANGERS, ...STAFF]) expect(viewEvent(event, audience)).toEqual(event)
  })
})

describe('events that are for their player and the house', () => {
  it.each<Event>([
    { type: 'placed', spot, shared: false, golden: false, amount: AMOUNT, cut: NO_CENTS },
    { type: 'takenBack', spot, shared: false, golden: false, amount: AMOUNT },
    { type: 'chose', player: 'ann', seat: 1, follow: { double: true, split: true, insurance: false } },
    { type: 'decided', player: 'ann', seat: 1, hand: 0, decision: 'double' },
  ])('$type', (event) => {
    for (const audience of [ANN, ...STAFF]) expect(viewEvent(event, audience)).toEqual(event)
    for (const audience of STRANGERS) expect(viewEvent(event, audience)).toBeNull()
  })
})

describe('events of which others see a part', () => {
  it('FA-5: nobody sees a card that lies face down', () => {
    const hole: Event = { type: 'dealt', seat: 0, hand: 0, card: 'AS', faceDown: true }
    for (const audience of [ANN, ...STRANGERS, ...STAFF]) {
      expect(viewEvent(hole, audience)).toEqual({ ...hole, card: null })
    }
  })

  it('whose bets were refused, the player alone and the house know', () => {
    const refused = [
      { ...spot, reason: 'balance' },
      { ...spot, player: 'bob', reason: 'limit-min' },
    ] as const
    const closed: Event = { type: 'closed', taken: [], refused, owners: [] }
    expect(viewEvent(closed, ANN)).toEqual({ ...closed, refused: [refused[0]] })
    expect(viewEvent(closed, BOB)).toEqual({ ...closed, refused: [refused[1]] })
    expect(viewEvent(closed, BYSTANDER)).toEqual({ ...closed, refused: [] })
    for (const audience of STAFF) expect(viewEvent(closed, audience)).toEqual(closed)
  })

  it('VE-6: that the balance did not reach, the player alone and the house know', () => {
    const replaced: Event = { ...acted, cause: 'balance', instead: 'double' }
    for (const audience of [ANN, ...STAFF]) expect(viewEvent(replaced, audience)).toEqual(replaced)
    for (const audience of STRANGERS) expect(viewEvent(replaced, audience)).toEqual(acted)
  })
})

/** A hand without what its owner decided beforehand. */
function undecided(line: Line): Line {
  return { ...line, early: null }
}

function views({ state }: TestTable): Record<'ann' | 'bob' | 'bystander', State> {
  for (const audience of STAFF) {
    expect(viewState(state, audience)).toEqual({ ...state, dealer: { ...state.dealer, hole: null } })
  }
  return {
    ann: viewState(state, ANN),
    bob: viewState(state, BOB),
    bystander: viewState(state, BYSTANDER),
  }
}

describe('the state of the table', () => {
  it('VE-13: others see chips that are fixed, and no standing choice', () => {
    const betting = table(VENTUNO).with(
      sit('ann', 1),
      sit('bob', 2),
      bet('ann', 1, 100),
      bet('bob', 2, 100),
      back('ann', 2, 50),
      follow('ann', 2, 'double'),
      follow('bob', 1, 'split'),
      dealNow('bob'),
    )
    const { state } = betting
    const fixed = { player: 'bob', bet: 'main', seat: 2, behind: false, cash: 100, golden: 0 }
    const [annsChoice, bobsChoice] = state.choices
    expect(state.slips).toHaveLength(3)
    expect(views(betting)).toEqual({
      ann: { ...state, choices: [annsChoice] },
      bob: { ...state, choices: [bobsChoice], slips: [fixed] },
      bystander: { ...state, choices: [], slips: [fixed] },
    })
  })

  it('FB-1: on a box everybody sees the chips of the others', () => {
    const boxes = table(FREE_BET).with(bet('ann', 1, 100), bet('bob', 2, 100), follow('ann', 1, 'double'))
    const { state } = boxes
    expect(state.slips).toHaveLength(2)
    expect(views(boxes)).toEqual({
      ann: state,
      bob: { ...state, choices: [] },
      bystander: { ...state, choices: [] },
    })
    expect(boxes.must(takeBack('ann', 1, 40))).toEqual([
      { type: 'takenBack', spot, shared: true, golden: false, amount: 40 },
    ])
  })

  it('VE-7, FA-5: an early decision is its player’s secret, the hole card the table’s', () => {
    const playing = table(VENTUNO)
      .with(sit('ann', 1), sit('bob', 2), bet('ann', 1, 100), bet('bob', 2, 100))
      .dealt('9S 9H 7D 8S 9C')
      .with(hit('ann', 1), double('bob', 2))
    const dealt = { ...playing.state }
    expect(dealt.lines.map(({ early }) => early)).toEqual(['hit', 'double'])
    const [anns, bobs] = dealt.lines
    if (anns === undefined || bobs === undefined) throw new Error('two hands were dealt')
    expect(views(playing)).toEqual({
      ann: { ...dealt, lines: [anns, undecided(bobs)] },
      bob: { ...dealt, lines: [undecided(anns), bobs] },
      bystander: { ...dealt, lines: [undecided(anns), undecided(bobs)] },
    })
    playing.dealt('TC')
    expect(playing.state.dealer).toEqual({ cards: ['7D'], faceDown: true, hole: 'TC', looked: false })
    expect(views(playing).ann.dealer).toEqual({ cards: ['7D'], faceDown: true, hole: null, looked: false })
    playing.dealt('2S').with(stand('ann', 1)).dealt('3S')
    expect(playing.state.dealer).toEqual({ cards: ['7D', 'TC'], faceDown: false, hole: null, looked: false })
    expect(viewState(playing.state, DEALER)).toBe(playing.state)
  })
})
