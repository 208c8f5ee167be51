import { describe, expect, it } from 'vitest'
import { startBaccarat } from '#engine/baccarat/game'
import { SPEED_BACCARAT } from '#engine/baccarat/rules'
import type { State } from '#engine/baccarat/types'
import type { Card } from '#engine/cards/card'
import { NO_LIMITS } from '#engine/round/limits'
import { cardsOf, lastCardDecides } from '#web/table/baccarat/cards/cards'

const START = startBaccarat(SPEED_BACCARAT, NO_LIMITS)
const game = (change: Partial<State>): State => ({ ...START, ...change })
const cards = (text: string) => text.split(' ').filter((card) => card !== '') as Card[]

describe('a side’s cards', () => {
  it('SB-1: come face down in turn while betting is open', () => {
    const three = game({ phase: 'betting', faceDown: 3 })
    expect(cardsOf(three, 'player')).toEqual([null, null])
    expect(cardsOf(three, 'banker')).toEqual([null])
  })

  it('are turned one after another, Player’s first', () => {
    const turned = game({ phase: 'dealing', faceDown: 3, player: cards('9S') })
    expect(cardsOf(turned, 'player')).toEqual(['9S', null])
    expect(cardsOf(turned, 'banker')).toEqual([null, null])
  })

  it('are what lies there once all are up', () => {
    const up = game({ phase: 'dealing', player: cards('2S 3S KD'), banker: cards('7C TD') })
    expect(cardsOf(up, 'player')).toHaveLength(3)
    expect(cardsOf(up, 'banker')).toEqual(['7C', 'TD'])
  })
})

describe('the third card', () => {
  it('decides when it comes last and the round was open before', () => {
    expect(lastCardDecides(game({ player: cards('2S 3S 4D'), banker: cards('7C TD') }))).toBe('player')
    expect(lastCardDecides(game({ player: cards('KS 7S'), banker: cards('2C 3D 4H') }))).toBe('banker')
  })

  it('does not while another one is to come, nor where nobody drew', () => {
    expect(lastCardDecides(game({ player: cards('2S 3S 4D'), banker: cards('2C TD') }))).toBeNull()
    expect(lastCardDecides(game({ player: cards('9S KS'), banker: cards('2C TD') }))).toBeNull()
  })
})
