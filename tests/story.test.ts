import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { runScenario } from '#cli/scenario/run'
import { BACCARAT } from '#engine/baccarat/game'
import type { BaccaratEvent, BaccaratState, TakenBet } from '#engine/baccarat/types'
import { BLACKJACK } from '#engine/blackjack/game'
import type { Event, State } from '#engine/blackjack/types'
import { isRefusal } from '#engine/round/refusal'
import { baccaratStep } from '#protocol/story/baccarat-steps'
import { blackjackStep } from '#protocol/story/blackjack-steps'
import { blackjackWhy } from '#protocol/story/blackjack-why'
import { whyBaccarat } from '#protocol/story/story'
import type { Why, Words } from '#protocol/story/words'

const FOLDERS = ['baccarat', 'free-bet', 'mega-fire-blaze', 'ventuno'] as const

interface Told {
  readonly result: { readonly outcome: string; readonly bet: string }
  readonly why: Why
}

/** Everything that the rounds of a scenario come to, with the reason that the cards give for it. */
function told(file: string): { readonly results: readonly Told[]; readonly steps: readonly Words[] } {
  const results: Told[] = []
  const steps: Words[] = []
  const step = (words: Words | null) => void (words !== null && steps.push(words))
  const blackjack = vi.spyOn(BLACKJACK, 'decide')
  const baccarat = vi.spyOn(BACCARAT, 'decide')
  try {
    runScenario(JSON.parse(readFileSync(file, 'utf8')))
    let paid: Extract<Event, { type: 'paid' }>['results'][number][] = []
    for (const { value } of blackjack.mock.results) {
      if (isRefusal(value)) continue
      const { state, events } = value as { readonly state: State; readonly events: readonly Event[] }
      for (const event of events) {
        step(blackjackStep(event, state, 'EUR'))
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
        step(baccaratStep(event, state, 'EUR'))
        if (event.type === 'closed') taken = event.taken
        if (event.type !== 'settled' && event.type !== 'cancelled') continue
        for (const result of event.results) results.push({ result, why: whyBaccarat(state, result, taken) })
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
        for (const text of [why.text.it, why.text.en]) expect(text).toMatch(/^\S.*\S$/)
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
    expect(results.map(({ why }) => why.text.it).join('\n')).toMatch(sentence)
  })
})
