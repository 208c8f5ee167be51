import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { playCutOffers, playShoe } from '#cli/scenario/shoe'

const FOLDER = new URL('../../scenarios/shoe/', import.meta.url)
const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'

const FILES = readdirSync(FOLDER).map((name) => ({
  name,
  file: JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')),
}))

describe('scenarios/shoe', () => {
  it.each(FILES)('$name (SH-1, SH-3, SH-4, SH-5, SH-10)', ({ file }) => {
    const result = 'shoe' in file ? playShoe(file) : playCutOffers(file)
    expect(result).toEqual(file.expect)
  })

  it('cover what a shoe can show', () => {
    const covered = new Set(FILES.flatMap(({ file }) => file.covers))
    expect([...covered].sort()).toEqual(['SH-1', 'SH-10', 'SH-3', 'SH-4', 'SH-5'])
  })
})

describe('a shoe file that is wrong', () => {
  const shoe = { game: 'ventuno', seed: SEED, number: 1 }

  it.each([
    [null, 'file'],
    [{}, 'shoe'],
    [{ shoe: 'AS 9D' }, 'shoe'],
    [{ shoe: { ...shoe, game: 'poker' } }, 'shoe.game'],
    [{ shoe: { ...shoe, number: '1' } }, 'shoe.number'],
    [{ shoe: { ...shoe, cut: null } }, 'shoe.cut'],
    [{ shoe: { ...shoe, cuts: 52 } }, 'shoe.cuts'],
    [{ shoe, steps: [] }, 'steps'],
  ])('%j is named by its place', (file, place) => {
    expect(() => playShoe(file)).toThrow(new RegExp(`^${place}: `))
  })

  it.each([
    [{ ...shoe, seed: 'abc' }, 'A seed has 64 hexadecimal digits; this text has 3 characters.'],
    [{ ...shoe, cut: 365 }, 'A cut lifts a whole number of cards from 52 to 364, not 365.'],
    [{ ...shoe, number: 0 }, "A shoe's number is whole, from 1 to 9007199254740991, not 0."],
  ])('%j is refused by the engine', (wrong, message) => {
    expect(() => playShoe({ shoe: wrong })).toThrow(message)
  })
})

describe('a cut file that is wrong', () => {
  const present = [null, 'p2', null, null, null, null, null]

  it.each([
    [{ cutOffers: { present } }, /^cutOffers.from: /],
    [{ cutOffers: { present, from: 'player' } }, /^cutOffers.from: /],
    [{ cutOffers: { present: [1], from: null } }, /^cutOffers.present.0: /],
    [{ cutOffers: { present: ['p1'], from: null } }, /needs 7 entries of who is present, not 1/],
    [{ cutOffers: { present, from: 8 } }, /a box from 1 to 7, not 8/],
  ])('%j says why', (file, message) => {
    expect(() => playCutOffers(file)).toThrow(message)
  })
})
