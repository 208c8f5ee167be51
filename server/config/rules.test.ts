import { describe, expect, it } from 'vitest'
import { GAME_IDS, GAMES } from '#engine/games'
import { rulesOf, shoeRulesOf } from '#server/config/rules'
import { tableConfig } from '#server/config/tables'

describe("a table's rules", () => {
  it.each(GAME_IDS)('are those of its game where it does not say otherwise: %s', (game) => {
    const table = tableConfig({ id: 'a', game })
    expect(rulesOf(table)).toEqual(GAMES[game].rules)
    expect(shoeRulesOf(table)).toEqual(GAMES[game].shoe)
  })

  it('have what the table does its own way', () => {
    const ventuno = tableConfig({ id: 'a', game: 'ventuno', seatsPerPlayer: 1, idleRounds: 0 })
    expect(rulesOf(ventuno)).toEqual({ ...GAMES.ventuno.rules, seatsPerPlayer: 1, idleRounds: 0 })
  })

  it('have no look at a second card that a European dealer has not (MF-6)', () => {
    const european = tableConfig({ id: 'a', game: 'mega-fire-blaze', deal: 'european' })
    expect(rulesOf(european)).toMatchObject({ deal: 'european', looksUnder: 'none' })
    const american = tableConfig({ id: 'a', game: 'mega-fire-blaze', deal: 'american' })
    expect(rulesOf(american)).toEqual(GAMES['mega-fire-blaze'].rules)
  })

  it('burn or not as the table says (SH-5)', () => {
    expect(shoeRulesOf(tableConfig({ id: 'a', game: 'mini-baccarat', burn: false })).burn).toBe(false)
    expect(shoeRulesOf(tableConfig({ id: 'a', game: 'speed-baccarat', burn: true })).burn).toBe(true)
    expect(shoeRulesOf(tableConfig({ id: 'a', game: 'mini-baccarat' })).burn).toBe(true)
  })
})
