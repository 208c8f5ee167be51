import { describe, expect, it } from 'vitest'
import { commitment, parseSeed } from '#engine/cards/shuffle'
import { GAMES } from '#engine/games'
import type { ShoeInPlay } from '#engine/table/types'
import { TableFault } from '#server/tables/memory'
import { Vault } from '#server/tables/vault'

const SEED = 'c'.repeat(64)

function inPlay(change: Partial<ShoeInPlay> = {}): ShoeInPlay {
  const shoe = { shoe: 1, commitment: '', cut: 208, by: null, burned: null, burnedCount: 0 }
  return { ...shoe, dealt: 0, rounds: 1, cutCardSeat: null, ...change }
}

function cardsOf(vault: Vault, count: number, change: Partial<ShoeInPlay> = {}) {
  return Array.from({ length: count }, (_, dealt) => vault.next(inPlay({ dealt, ...change })).card)
}

describe('a vault', () => {
  it('FA-1: draws seeds whose commitment is public, never the same twice', () => {
    const vault = new Vault(GAMES.ventuno.shoe)
    const [one, other] = [vault.draw(1), vault.draw(1)]
    expect(one.seed).not.toBe(other.seed)
    expect(one.commitment).toBe(commitment(parseSeed(one.seed)))
  })

  it('draws the seeds that a test says for its first shoes, and others after them', () => {
    const vault = new Vault(GAMES.ventuno.shoe, [SEED])
    expect(vault.draw(1)).toEqual({ number: 1, seed: SEED, commitment: commitment(parseSeed(SEED)) })
    expect(vault.draw(2).seed).not.toBe(vault.draw(2).seed)
  })

  it('deals by the place that the log tells, however often it is asked', () => {
    const vault = new Vault(GAMES.ventuno.shoe)
    vault.keep({ number: 1, seed: SEED })
    const { order } = vault.open(1, 208)
    expect(cardsOf(vault, 416)).toEqual(order)
    expect(vault.next(inPlay({ dealt: 5 })).card).toBe(order[5])
    expect(vault.next(inPlay({ dealt: 5 })).card).toBe(order[5])
  })

  it('FA-1: deals another order after another cut', () => {
    const vault = new Vault(GAMES.ventuno.shoe)
    vault.keep({ number: 1, seed: SEED })
    const middle = cardsOf(vault, 20)
    expect(cardsOf(vault, 20, { cut: 100 })).not.toEqual(middle)
    expect(cardsOf(vault, 20)).toEqual(middle)
  })

  it('SH-5: goes on behind the cards that were burned, whatever the table does by now', () => {
    const [burns, keeps] = [
      new Vault(GAMES['mini-baccarat'].shoe),
      new Vault({ ...GAMES['mini-baccarat'].shoe, burn: false }),
    ]
    for (const vault of [burns, keeps]) vault.keep({ number: 1, seed: SEED })
    const burnedCount = burns.open(1, 208).burned.length
    expect(burnedCount).toBeGreaterThan(1)
    expect(cardsOf(keeps, 50, { burnedCount })).toEqual(cardsOf(burns, 50, { burnedCount }))
    expect(cardsOf(keeps, 1, { burnedCount })).toEqual([burns.open(1, 208).order[burnedCount]])
  })

  it('SH-2: says with which card the cut card comes out', () => {
    const vault = new Vault(GAMES.ventuno.shoe)
    vault.keep({ number: 1, seed: SEED })
    const { cutCardAt } = vault.open(1, 208)
    expect(vault.next(inPlay({ dealt: cutCardAt - 1 })).cutCardOut).toBe(false)
    expect(vault.next(inPlay({ dealt: cutCardAt })).cutCardOut).toBe(true)
  })

  it('FL-1: is a fault when a seed is missing or the shoe is empty', () => {
    const vault = new Vault(GAMES.ventuno.shoe)
    expect(() => vault.next(inPlay())).toThrow(TableFault)
    expect(() => vault.bonusKey(inPlay())).toThrow(TableFault)
    expect(vault.reveal(1)).toBeNull()
    vault.keep({ number: 1, seed: SEED })
    expect(() => vault.next(inPlay({ dealt: 416 }))).toThrow(TableFault)
    expect(vault.reveal(1)).toBe(SEED)
    vault.forget(1)
    expect(vault.has(1)).toBe(false)
  })
})
