import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { runScenario } from '#cli/scenario/run'
import { BACCARAT } from '#engine/baccarat/game'
import type { Event as BaccaratEvent, State as BaccaratState, TakenBet } from '#engine/baccarat/types'
import { BLACKJACK } from '#engine/blackjack/game'
import type { Event, State } from '#engine/blackjack/types'
import { GAMES } from '#engine/games'
import type { Cents } from '#engine/money/cents'
import { isRefusal } from '#engine/round/refusal'
import { configured } from '#engine/table/events'
import { evolveTable } from '#engine/table/evolve'
import type { TableEvent, TableState } from '#engine/table/types'
import { viewTable, viewTableEvent } from '#engine/table/view'
import { baccaratStep } from '#protocol/story/baccarat/steps'
import { baccaratWhy } from '#protocol/story/baccarat/why'
import { blackjackStep } from '#protocol/story/blackjack/steps'
import { blackjackWhy } from '#protocol/story/blackjack/why'
import { inAll } from '#protocol/story/in-all'
import type { Said, Say, Why } from '#protocol/story/say'
import { storyOf } from '#protocol/story/story'

const FOLDERS = ['baccarat', 'free-bet', 'mega-fire-blaze', 'ventuno'] as const

interface Told {
  readonly result: { readonly outcome: string; readonly bet: string }
  readonly why: Why
}

/** Everything that the rounds of a scenario come to, with the reason that the cards give for it. */
function told(file: string): { readonly results: readonly Told[]; readonly steps: readonly Said[] } {
  const results: Told[] = []
  const steps: Said[] = []
  const step = (say: Say | null) => void (say !== null && steps.push(inAll(say)))
  const blackjack = vi.spyOn(BLACKJACK, 'decide')
  const baccarat = vi.spyOn(BACCARAT, 'decide')
  try {
    runScenario(JSON.parse(readFileSync(file, 'utf8')))
    let paid: Extract<Event, { type: 'paid' }>['results'][number][] = []
    for (const { value } of blackjack.mock.results) {
      if (isRefusal(value)) continue
      const { state, events } = value as { readonly state: State; readonly events: readonly Event[] }
      for (const event of events) {
        step(blackjackStep(event, state, () => ({ who: null, currency: 'EUR' })))
        if (event.type === 'opened' || event.type === 'cancelled') paid = []
        if (event.type === 'paid') paid.push(...event.results)
        if (event.type !== 'settled' && event.type !== 'cancelled') continue
        for (const result of paid) results.push({ result, why: blackjackWhy(state, result, true) })
        for (const result of event.results) results.push({ result, why: blackjackWhy(state, result, false) })
      }
    }
    let taken: readonly TakenBet[] = []
    for (const { value } of baccarat.mock.results) {
      if (isRefusal(value)) continue
      const { state, events } = value as {
        readonly state: BaccaratState
        readonly events: readonly BaccaratEvent[]
      }
      for (const event of events) {
        step(baccaratStep(event, state, () => ({ who: null, currency: 'EUR' })))
        if (event.type === 'closed') taken = event.taken
        if (event.type !== 'settled' && event.type !== 'cancelled') continue
        for (const result of event.results) results.push({ result, why: baccaratWhy(state, result, taken) })
      }
    }
  } finally {
    vi.restoreAllMocks()
  }
  return { results, steps }
}

const files = FOLDERS.flatMap((folder) =>
  readdirSync(join('scenarios', folder)).map((name) => join('scenarios', folder, name)),
)

describe('TP-7: the sentence why', () => {
  it('says of every bet in every scenario what was really paid, in both languages', () => {
    let count = 0
    for (const file of files) {
      for (const { result, why } of told(file).results) {
        expect({ file, bet: result.bet, outcome: why.outcome }).toEqual({
          file,
          bet: result.bet,
          outcome: result.outcome,
        })
        for (const text of Object.values(inAll(why.say))) expect(text).toMatch(/^\S.*\S$/)
        count += 1
      }
    }
    expect(count).toBeGreaterThan(500)
  })

  it('tells every step without a gap in it', () => {
    let count = 0
    for (const file of files) {
      for (const { it: italian, en } of told(file).steps) {
        for (const text of [italian, en]) expect(text).not.toMatch(/undefined|NaN|\bnull\b|\(\)/)
        count += 1
      }
    }
    expect(count).toBeGreaterThan(3_000)
  })

  it.each([
    ['baccarat/ba-06-banker-wins.json', /Banco \d batte Giocatore \d/],
    ['baccarat/ba-06-a-tie-returns-player-and-banker.json', /Pareggio \d a \d: la puntata torna/],
    ['baccarat/sb-03-zero-commission-halves-a-six.json', /senza commissione un Banco di 6 paga 1:2/],
    ['baccarat/sb-02-won-by-nine.json', /vince di 9: paga 30:1/],
    ['free-bet/fb-05-dealer-22-pushes-what-stands.json', /Il banco ha 22: la puntata torna/],
    ['free-bet/fb-06-even-money-against-a-ten.json', /Blackjack pagato subito 1:1/],
    ['mega-fire-blaze/mf-07-double-comes-back-under-a-ten.json', /il raddoppio torna, la puntata è persa/],
    ['mega-fire-blaze/mf-08-charlie-beats-a-twenty.json', /10 carte senza sballare vincono/],
    ['mega-fire-blaze/mf-19-minor-bonus-by-seed.json', /punti, livello Minor: ×\d+/],
    ['ventuno/bj-12-same-rank-and-suit-pays-25.json', /coppia perfetta/],
  ])('%s: %s', (file, sentence) => {
    const { results } = told(join('scenarios', file))
    expect(results.map(({ why }) => inAll(why.say).it).join('\n')).toMatch(sentence)
  })
})

describe('MO-6, MO-7: stakes in a story', () => {
  const chips = (amount: number) => ({ amount: amount as Cents, cut: 0 as Cents })

  /** Ann plays in the table's euros, Bob in dollars. */
  function tableOf(game: 'free-bet' | 'mini-baccarat'): TableState {
    const { rules } = GAMES[game]
    const before: readonly TableEvent[] = [
      configured({ game, currency: 'EUR', rules, limits: { unit: 100 as Cents, ranges: {} } }),
      { type: 'roundBegan', code: 'x-1', number: 1, at: 1, rates: { USD: [110, 100] } },
      { type: 'named', player: 'ann', name: 'Ann', house: false },
      { type: 'named', player: 'bob', name: 'Bob', house: false },
      { type: 'purse', player: 'bob', currency: 'USD', session: 's-1' },
    ]
    const table = before.reduce<TableState | null>(evolveTable, null)
    if (table === null) throw new Error('There is no table.')
    return table
  }

  /** What a player reads of it. */
  function read(table: TableState, events: readonly TableEvent[], player: string): readonly Said[] {
    const audience = { as: 'player', player } as const
    const told = events.flatMap((event) => {
      const seen = viewTableEvent(table.id, event, audience)
      return seen === null ? [] : [{ at: 1, event: seen }]
    })
    return storyOf(viewTable(table, audience), told, player).steps.map(({ text }) => text)
  }

  const spot = (player: string) => ({ player, bet: 'main', seat: 2, behind: false }) as const
  const shared: readonly TableEvent[] = [
    { type: 'placed', spot: spot('ann'), shared: true, golden: true, ...chips(500) },
    { type: 'placed', spot: spot('bob'), shared: true, golden: false, ...chips(700) },
    { type: 'takenBack', spot: spot('bob'), shared: true, golden: false, amount: 200 as Cents },
    { type: 'insured', player: 'bob', seat: 2, amount: 250 as Cents },
  ]

  it('are told in the currency of whoever laid them, and whose they are', () => {
    expect(read(tableOf('free-bet'), shared, 'ann').map(({ en }) => en)).toEqual([
      'Seat 2: 5.00 EUR in golden chips, main bet',
      'Seat 2, Bob: 7.00 USD, main bet',
      'Seat 2, Bob: −2.00 USD, main bet',
      'Seat 2, Bob: insured for 2.50 USD',
    ])
    expect(read(tableOf('free-bet'), shared, 'bob').map(({ it }) => it)).toEqual([
      'Posto 2, Ann: 5,00 EUR in fiche d’oro, puntata principale',
      'Posto 2: 7,00 USD, puntata principale',
      'Posto 2: −2,00 USD, puntata principale',
      'Posto 2: assicurata con 2,50 USD',
    ])
  })

  it('name golden chips at baccarat too, and nobody without a name', () => {
    const placed = { type: 'placed', bet: 'tie', golden: true, ...chips(100) } as const
    const events = ['ann', 'bob'].map((player): TableEvent => ({ ...placed, player }))
    expect(read(tableOf('mini-baccarat'), events, 'bob')).toEqual([
      { it: '1,00 USD in fiche d’oro su Pareggio', en: '1.00 USD in golden chips on Tie' },
    ])
    const nameless = { ...tableOf('free-bet'), people: {} }
    expect(read(nameless, shared, 'ann')[1]?.it).toBe(
      'Posto 2, un altro giocatore: 7,00 USD, puntata principale',
    )
  })
})
