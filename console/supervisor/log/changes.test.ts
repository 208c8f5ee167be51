import { describe, expect, it } from 'vitest'
import { actionWords, changesOf } from '#console/supervisor/log/changes'
import { formatsOf } from '#ui/i18n/format'
import { supervisor as words } from '#words/it/console/supervisor'
import { story } from '#words/it/story'

const speech = { words, formats: formatsOf('it'), story } as const
const told = (before: unknown, after: unknown) =>
  changesOf(before, after, speech).map(({ field, before: was, after: is }) =>
    [field, was, is].map((text) => text?.replaceAll('\u00a0', ' ') ?? null),
  )

describe('the log in words', () => {
  it('names deeds, and says when one was refused', () => {
    expect(actionWords('round-cancelled', words)).toBe('Mano annullata')
    expect(actionWords('card-replaced-wrong', words)).toBe('Carta sostituita: rifiutato')
    expect(actionWords('something-new', words)).toBe('something-new')
  })

  it('tells only what is not the same before and after', () => {
    expect(
      told(
        { round: 'a-1', phase: 'dealing', stakes: { EUR: { cash: 2_500, golden: 0 } } },
        { round: 'a-1', phase: 'over', stakes: {}, approvedBy: 'carla' },
      ),
    ).toEqual([
      ['Fase', 'Si danno le carte', 'Fra due mani'],
      ['Puntate', '25,00 €', '—'],
      ['D’accordo', null, 'carla'],
    ])
  })

  it('reads limits, decks, dealers, alarms and pauses', () => {
    expect(
      told(
        {
          limits: { unit: 50, ranges: { main: [100, 100_000] } },
          decks: [1, 2, 3],
          dealer: { shown: 'Chiara' },
        },
        { limits: { unit: 50, ranges: { main: [500, 50_000] } }, decks: [9, 10, 11], dealer: null },
      ),
    ).toEqual([
      ['Limiti', 'unità 0,5; puntata principale 1 – 1.000', 'unità 0,5; puntata principale 5 – 500'],
      ['Mazzi', '1–3', '9–11'],
      ['Croupier', 'Chiara', '—'],
    ])
    expect(told({ paused: null, alarm: null }, { paused: 'fault', alarm: 'foreign' })).toEqual([
      ['Pausa', '—', 'Fermo per un guasto'],
      ['Allarme', '—', 'Carta estranea'],
    ])
  })

  it('says whose seat is another’s, and nothing that the line says anyway', () => {
    expect(told({ seats: ['p_1', null, 'p_3'] }, { seats: ['p_1', null, null] })).toEqual([
      ['Posto 3', 'p_3', '—'],
    ])
    expect(told({ table: 'smeraldo', player: 'p_3', staff: null, text: 'ciao' }, null)).toEqual([
      ['Frase', 'ciao', null],
    ])
    expect(told({ state: 'open' }, { by: 'staff' })).toEqual([
      ['Stato', 'aperta', null],
      ['Da', null, 'lo staff'],
    ])
  })

  it('never fails on what it does not know', () => {
    expect(told(null, null)).toEqual([])
    expect(told('plain', { odd: { deep: [1] } })).toEqual([
      ['Frase', 'plain', null],
      ['odd', null, '{"deep":[1]}'],
    ])
  })
})
