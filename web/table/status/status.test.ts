import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { VENTUNO } from '#engine/blackjack/rules'
import { startBlackjack } from '#engine/blackjack/start'
import type { State } from '#engine/blackjack/types'
import { NO_LIMITS } from '#engine/round/limits'
import type { TableState } from '#engine/table/types'
import { bet, CANCEL, sit, stand } from '#tests/blackjack/commands'
import { table as blackjack } from '#tests/blackjack/table'
import type { DockState } from '#web/table/dock/dock-state'
import { statusOf } from '#web/table/status/status'
import { client as italian } from '#words/it/client'

const NOW = 1_000_000
const QUIET: DockState = { chip: 100, golden: false, gestures: [], last: [], close: null, shortAt: null }

function table(
  game: Partial<State>,
  change: Partial<Omit<TableState, 'id' | 'game' | 'live'>> = {},
): TableState {
  return {
    id: 'ventuno',
    currency: 'EUR',
    game: { ...startBlackjack(VENTUNO, NO_LIMITS), ...game },
    shoe: null,
    coming: null,
    cutOffer: null,
    round: null,
    clock: null,
    paused: null,
    results: [],
    people: {},
    purses: {},
    crowd: {},
    ...change,
  }
}

const said = (state: TableState, dock = QUIET) => statusOf(italian.status, state, 'anna', dock, NOW)

describe('SB-7: the status line', () => {
  beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }))
  afterAll(() => void vi.useRealTimers())

  it('asks for bets with a green clock, and warns in the last five seconds', () => {
    const clock = (millis: number) => ({ clock: { for: 'bets' as const, until: NOW + millis } })
    expect(said(table({ phase: 'betting' }, clock(8_000)))).toEqual({
      text: 'PIAZZA LE TUE PUNTATE',
      tone: 'open',
      until: NOW + 8_000,
    })
    expect(said(table({ phase: 'betting' }, clock(5_000)))).toMatchObject({
      text: 'ULTIME PUNTATE',
      tone: 'last',
    })
  })

  it('waits without a clock where the first chip starts it', () => {
    const waiting = table({ phase: 'betting' }, { clock: { for: 'bets', until: null } })
    expect(said(waiting)).toEqual({ text: 'PIAZZA LE TUE PUNTATE', tone: 'open', until: null })
  })

  it.each([
    [1, 0, 'PUNTATE ACCETTATE'],
    [1, 1, 'ALCUNE PUNTATE NON ACCETTATE'],
    [0, 2, 'PUNTATE RIFIUTATE'],
    [0, 0, 'PUNTATE CHIUSE'],
  ])('tells how %i taken and %i refused bets fared', (taken, refused, text) => {
    const dock: DockState = { ...QUIET, close: { at: NOW, taken, refused } }
    expect(said(table({ phase: 'dealing' }), dock).text).toBe(text)
  })

  it('then tells the dealing, whose turn it is, the dealer, and to wait', () => {
    expect(said(table({ phase: 'dealing' })).text).toBe('DISTRIBUZIONE CARTE')
    const turn = (deciders: readonly string[]) => ({ seat: 4, hand: 1, deciders })
    expect(said(table({ phase: 'turns', turn: turn(['anna']) })).text).toBe('TOCCA A TE · POSTO 4')
    expect(said(table({ phase: 'turns', turn: turn(['berta']) })).text).toBe('GIOCA IL POSTO 4')
    expect(said(table({ phase: 'dealer' })).text).toBe('GIOCA IL BANCO')
    expect(said(table({ phase: 'over' })).text).toBe('ATTENDI LA PROSSIMA PARTITA')
  })

  it('says for a moment that the balance was too small for something, with the clock running on', () => {
    const open = table({ phase: 'betting' }, { clock: { for: 'bets', until: NOW + 8_000 } })
    const short = { text: 'SALDO INSUFFICIENTE', until: NOW + 8_000 }
    expect(said(open, { ...QUIET, shortAt: NOW })).toMatchObject(short)
    expect(said(open, { ...QUIET, shortAt: NOW - 2_499 })).toMatchObject(short)
    expect(said(open, { ...QUIET, shortAt: NOW - 2_500 }).text).toBe('PIAZZA LE TUE PUNTATE')
    const turn = { seat: 4, hand: 0, deciders: ['anna'] }
    const double = { ...QUIET, shortAt: NOW }
    expect(said(table({ phase: 'turns', turn }), double).text).toBe('SALDO INSUFFICIENTE')
  })

  it('says so as long as bets are open and the balance does not cover the lowest stake', () => {
    const short = (phase: State['phase']) =>
      statusOf(italian.status, table({ phase }), 'anna', QUIET, NOW, true).text
    expect(short('betting')).toBe('SALDO INSUFFICIENTE')
    expect(short('over')).toBe('ATTENDI LA PROSSIMA PARTITA')
  })

  it('says that a round was cancelled, until the next one opens (FL-1)', () => {
    const laid = blackjack(VENTUNO)
      .with(sit('anna', 1), bet('anna', 1, 1_000))
      .dealt('9S 6H')
    const cancelled = table(laid.with(CANCEL).state)
    expect(said(cancelled)).toMatchObject({ text: 'GIOCO ANNULLATO', tone: 'stop' })
    const news: DockState = { ...QUIET, close: { at: NOW, taken: 1, refused: 0 } }
    expect(said(cancelled, news).text).toBe('GIOCO ANNULLATO')
    expect(said(table(blackjack(VENTUNO).with(sit('anna', 1)).state)).text).toBe('PIAZZA LE TUE PUNTATE')
    const played = blackjack(VENTUNO)
      .with(sit('anna', 1), bet('anna', 1, 1_000))
      .dealt('9S 9H TD TC')
    expect(said(table(played.with(stand('anna', 1)).state)).text).toBe('ATTENDI LA PROSSIMA PARTITA')
  })

  it('says that the game is paused above all else', () => {
    const paused = table({ phase: 'betting' }, { paused: { why: 'fault', text: '' } })
    expect(said(paused)).toMatchObject({ text: 'GIOCO IN PAUSA', tone: 'stop' })
  })
})
