import { describe, expect, it } from 'vitest'
import type { Card } from '#engine/cards/card'
import type { Winner } from '#engine/dragon-tiger/duel'
import { cents, NO_CENTS } from '#engine/money/cents'
import type { TableEvent, TableState } from '#engine/table/types'
import { fetchedParts } from '#web/families/testing/fetched-parts'
import { PHRASES as BACCARAT } from '#web/senses/baccarat/phrases'
import { PHRASES as BLACKJACK } from '#web/senses/blackjack/phrases'
import { DUELS } from '#web/senses/dragon-tiger/phrases'
import { baccaratTable, blackjackTable, dragonTigerTable, handOf } from '#web/senses/testing/tables'
import { en } from '#web/senses/voice/book-en'
import { BOOKS } from '#web/senses/voice/books'
import { voiceLines } from '#web/senses/voice/lines'

const ME = 'anna'
const said = (state: TableState, ...events: readonly TableEvent[]) =>
  voiceLines(fetchedParts(state.id).senses, en, events, state, ME)

describe('TP-9: what the voice says', () => {
  it('opens and closes the bets', () => {
    expect(said(baccaratTable(), { type: 'opened', shoeRound: 1 })).toEqual(['Place your bets, please.'])
    const closed = { type: 'closed', taken: [], refused: [], unconfirmed: [] } as const
    expect(said(baccaratTable(), closed)).toEqual(['No more bets.'])
  })

  it('tells a coup with its totals', () => {
    const game = { player: ['2S', '2H'], banker: ['3S', '4H'] } as const
    expect(said(baccaratTable(game), { type: 'settled', winner: 'B', results: [] })).toEqual([
      'Player 4, Banker 7. Banker wins.',
    ])
  })

  it('tells a duel with what both cards count, and who won it (DT-1)', () => {
    const end = { type: 'settled', winner: 'dragon', results: [] } as const
    const at = (dragon: Card, tiger: Card, winner: Winner) =>
      dragonTigerTable({ phase: 'over', dragon, tiger, winner })
    expect(said(at('KS', '8H', 'dragon'), end)).toEqual(['Dragon 13, Tiger 8. Dragon wins.'])
    expect(said(at('AS', '8H', 'tiger'), end)).toEqual(['Dragon 1, Tiger 8. Tiger wins.'])
    expect(said(at('QS', 'QH', 'tie'), end)).toEqual(['Dragon 12, Tiger 12. It is a tie.'])
  })

  it('says nothing won of half a stake that comes back (DT-2)', () => {
    const half = {
      player: ME,
      bet: 'dragon',
      outcome: 'lose',
      paid: cents(500),
      goldenBack: NO_CENTS,
    } as const
    const result = { ...half, cash: cents(1_000), golden: NO_CENTS }
    const tie = dragonTigerTable({ phase: 'over', dragon: 'QS', tiger: 'QH', winner: 'tie' })
    expect(said(tie, { type: 'settled', winner: 'tie', results: [result] })).toEqual([
      'Dragon 12, Tiger 12. It is a tie.',
    ])
  })

  it('tells third cards, not the first ones', () => {
    const third = { type: 'dealt', to: 'banker', card: 'KD', faceDown: false } as const
    expect(said(baccaratTable({ banker: ['3S', 'KD'] }), third)).toEqual([])
    expect(said(baccaratTable({ banker: ['3S', '2H', 'KD'] }), third)).toEqual(['Card for Banker.'])
  })

  it('tells own blackjacks and busts, nobody else’s', () => {
    const card = { type: 'dealt', seat: 2, hand: 0, card: 'KD', faceDown: false } as const
    const at = (line: ReturnType<typeof handOf>) => blackjackTable({ lines: [line] })
    expect(said(at(handOf(ME, 2, 'AS', 'KD')), card)).toEqual(['Blackjack!'])
    expect(said(at(handOf(ME, 2, '9S', '5C', 'KD')), card)).toEqual(['24, too many.'])
    expect(said(at(handOf('bruno', 2, 'AS', 'KD')), card)).toEqual([])
  })

  it('tells how the dealer ended', () => {
    const end = { type: 'settled', results: [] } as const
    const dealer = { faceDown: false, hole: null, looked: false }
    const at = (...cards: ('TS' | '9D' | '5H' | 'AC')[]) => blackjackTable({ dealer: { ...dealer, cards } })
    expect(said(at('TS', '9D'), end)).toEqual(['Dealer has 19.'])
    expect(said(at('TS', '5H', '9D'), end)).toEqual(['Dealer busts with 24.'])
    expect(said(at('AC', 'TS'), end)).toEqual(['Dealer has blackjack.'])
  })

  it.each(Object.entries(BOOKS))('has every phrase in %s', async (language, open) => {
    const book = await open()
    expect(book.language).toBe(language)
    const { [book.language]: baccarat } = BACCARAT
    const { [book.language]: duel } = DUELS
    const { [book.language]: blackjack } = BLACKJACK
    const { yourTurn, bust, dealerHas, dealerBusts, bonus } = blackjack
    const lines = [
      ...(['P', 'B', 'T'] as const).map((winner) => baccarat.coup(winner, 4, 7)),
      ...(['P', 'B', 'T'] as const).map((winner) => duel(winner, 13, 8)),
      ...Object.values(baccarat.thirdCard),
      ...[yourTurn(3), bust(24), dealerHas(19), dealerBusts(23), bonus('Major')],
      ...Object.values({ ...book, ...blackjack }).filter((line) => typeof line === 'string'),
    ]
    for (const line of lines) expect(line.trim()).toMatch(/\S{2,}/)
    expect(baccarat.coup('B', 4, 7)).toMatch(/4.*7/)
    expect(duel('B', 13, 8)).toMatch(/13.*8/)
  })
})
