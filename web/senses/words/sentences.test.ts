import { describe, expect, it } from 'vitest'
import { cents, NO_CENTS } from '#engine/money/cents'
import type { Outcome } from '#engine/round/bet'
import type { TableEvent, TableState } from '#engine/table/types'
import { formatsOf } from '#ui/i18n/format'
import { fetchedParts } from '#web/families/testing/fetched-parts'
import { baccaratTable, blackjackTable, handOf } from '#web/senses/testing/tables'
import { sentencesOf } from '#web/senses/words/sentences'
import { stageCall } from '#web/senses/words/stage-call'
import { client as italian } from '#words/it/client'

const ME = 'anna'
const TONGUE = { words: italian, formats: formatsOf('it') } as const
/** Money is written with a space that does not break. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const politely = (state: TableState, ...events: readonly TableEvent[]) =>
  sentencesOf(fetchedParts(state.id).senses, TONGUE, events, state, ME).polite.map(plain)
const atOnce = (state: TableState, ...events: readonly TableEvent[]) =>
  sentencesOf(fetchedParts(state.id).senses, TONGUE, events, state, ME).assertive.map(plain)

describe('what is read out at baccarat', () => {
  const cards = { player: ['7H', '9S'], banker: ['2C', '5D'] } as const

  it('is every card that lies open, with the total it makes', () => {
    const first = { type: 'turned', side: 'player', index: 0, card: '7H' } as const
    const second = { type: 'turned', side: 'player', index: 1, card: '9S' } as const
    expect(politely(baccaratTable(cards), first, second)).toEqual([
      'Giocatore: sette di cuori, totale 7.',
      'Giocatore: nove di picche, totale 6.',
    ])
    expect(politely(baccaratTable(), { type: 'dealt', to: 'banker', card: null, faceDown: true })).toEqual([])
  })

  it('is the result and the own money, at once', () => {
    const won = { player: ME, bet: 'banker', cash: cents(100), golden: NO_CENTS, outcome: 'win' } as const
    const results = [{ ...won, paid: cents(195), goldenBack: NO_CENTS }]
    expect(atOnce(baccaratTable({ ...cards, results }), { type: 'settled', winner: 'B', results })).toEqual([
      'Banco 7 batte Giocatore 6.',
      'Hai vinto 0,95 €: incassi 1,95 €.',
    ])
    expect(atOnce(baccaratTable(cards), { type: 'settled', winner: 'B', results: [] })).toHaveLength(1)
  })

  it('is won only when more came back than was staked', () => {
    const told = (...bets: readonly [outcome: Outcome, staked: number, paid: number][]) => {
      const results = bets.map(([outcome, cash, paid]) => {
        const money = { cash: cents(cash), golden: NO_CENTS, paid: cents(paid), goldenBack: NO_CENTS }
        return { player: ME, bet: 'banker', outcome, ...money } as const
      })
      const state = baccaratTable({ ...cards, results })
      return atOnce(state, { type: 'settled', winner: 'B', results })[1]
    }
    expect(told(['win', 100, 200], ['lose', 200, 0])).toBe('Hai perso 1,00 €: incassi 2,00 €.')
    expect(told(['lose', 300, 0])).toBe('Hai perso 3,00 €.')
    expect(told(['win', 100, 200], ['lose', 100, 0])).toBe('Pari: incassi 2,00 €.')
    expect(told(['push', 200, 200])).toBe('Restituiti 2,00 €.')
  })

  it('is why a bet was refused', () => {
    const bet = { player: ME, bet: 'tie', cash: cents(50), golden: NO_CENTS, reason: 'limit-min' } as const
    const others = { ...bet, player: 'bruno' }
    const closed = { type: 'closed', taken: [], refused: [bet, others], unconfirmed: [] } as const
    expect(atOnce(baccaratTable(), closed)).toEqual([
      'Puntata rifiutata, Pareggio: È sotto il minimo del tavolo.',
    ])
  })
})

describe('what is read out at blackjack', () => {
  const dealer = { cards: ['9D'], faceDown: false, hole: null, looked: false } as const
  const card = { type: 'dealt', seat: 2, hand: 0, card: '6C', faceDown: false } as const

  it('is the own hands and the dealer’s', () => {
    const lines = [handOf('bruno', 1, 'TS', '2H'), handOf(ME, 2, 'AS', '6C')]
    const state = blackjackTable({ lines, dealer })
    expect(politely(state, card, { ...card, seat: 1, card: '2H' }, { ...card, seat: 0, card: '9D' })).toEqual(
      ['Posto 2: sei di fiori, totale 7 o 17.', 'Banco: nove di quadri, totale 9.'],
    )
  })

  it('is everything for who only watches', () => {
    const state = blackjackTable({ lines: [handOf('bruno', 1, 'TS', '2H')] })
    expect(politely(state, { ...card, seat: 1, card: '2H' })).toEqual(['Posto 1: due di cuori, totale 12.'])
  })

  it('is whose turn it is, with the hand, at once', () => {
    const state = blackjackTable({ lines: [handOf(ME, 2, 'TS', '4H')], dealer })
    const turn = { type: 'turnOpened', seat: 2, hand: 0, deciders: [ME] } as const
    expect(atOnce(state, turn)).toEqual(['Tocca a te. Posto 2: 14 contro 9 del banco.'])
    expect(atOnce(state, { ...turn, deciders: ['bruno'] })).toEqual([])
  })
})

describe('the status read out', () => {
  const open = { text: 'PIAZZA LE TUE PUNTATE', tone: 'open', until: 12_000 } as const

  it('has the seconds of the moment, when there is a clock', () => {
    const state = baccaratTable({ phase: 'betting' })
    expect(stageCall(italian, open, state, 0)).toBe('Piazza le tue puntate: 12 secondi')
    const last = { text: 'ULTIME PUNTATE', tone: 'last', until: 12_000 } as const
    expect(stageCall(italian, last, state, 7_000)).toBe('Ultime puntate: 5 secondi')
    const closed = { text: 'PUNTATE CHIUSE', tone: 'plain', until: null } as const
    expect(stageCall(italian, closed, baccaratTable({ phase: 'dealing' }), 0)).toBe('Puntate chiuse')
  })

  it('leaves the cards and turns to speak for themselves', () => {
    const dealing = { text: italian.status.dealing, tone: 'plain', until: null } as const
    expect(stageCall(italian, dealing, baccaratTable({ phase: 'dealing' }), 0)).toBe('')
  })
})
