import { describe, expect, it } from 'vitest'
import { MINI_BACCARAT, SPEED_BACCARAT } from '#engine/baccarat/rules'
import { FREE_BET, MEGA_FIRE_BLAZE, VENTUNO } from '#engine/blackjack/rules'
import { GAME_IDS, GAMES, type GameId } from '#engine/games'
import type { GameRules } from '#engine/table/types'
import { formatsOf } from '#ui/i18n/format'
import { fetchedParts } from '#web/families/testing/fetched-parts'
import { chaptersOf } from '#web/help/chapters'
import type { Speech } from '#web/help/speech'
import { client as en } from '#words/en/client'
import { client as italian } from '#words/it/client'

const SPEECH: Speech = { words: italian, formats: formatsOf('it'), currency: 'EUR' }
const { spots } = italian.blackjack
const { bets } = italian.baccarat
const say = italian.help.blackjack

/** The part is that of the game's family. */
type Given = readonly [speech: Speech, game: GameId, rules: GameRules]

function chaptersFor([speech, game, rules]: Given) {
  return chaptersOf(fetchedParts(game).help, speech, game, rules)
}

function linesOf(...given: Given): readonly string[] {
  return chaptersFor(given).flatMap(({ lines }) => lines)
}

function tableOf(id: string, ...given: Given) {
  const groups = chaptersFor(given).find((chapter) => chapter.id === id)?.table?.groups ?? []
  return groups.flatMap(({ name, rows }) =>
    rows.map(([title, ...cells]) => [name === null ? title : `${name} · ${title}`, ...cells]),
  )
}

describe('the help of a blackjack (TP-15)', () => {
  it('says of each game what its rule record says', () => {
    const ventuno = linesOf(SPEECH, 'ventuno', VENTUNO)
    expect(ventuno).toContain(say.notAfterSplit)
    expect(ventuno).toContain(say.early)
    expect(ventuno).toContain(say.behind)
    expect(ventuno).not.toContain(say.freeSplit)
    const fire = linesOf(SPEECH, 'mega-fire-blaze', MEGA_FIRE_BLAZE)
    expect(fire).toContain(say.charlie(10))
    expect(fire).toContain(say.returnsDouble)
    const free = linesOf(SPEECH, 'free-bet', FREE_BET)
    expect(free).toContain(say.pushes(22))
    expect(free).toContain(say.freeDouble('9, 10, 11'))
    expect(free).toContain(say.decks(6))
  })

  it('changes with the rules of a table', () => {
    const own = {
      ...VENTUNO,
      doubleAfterSplit: true,
      handsPerSeat: 4,
      hitsSoft17: true,
      blackjackPays: [6, 5] as const,
    }
    const changed = linesOf(SPEECH, 'ventuno', own)
    expect(changed).toContain(say.afterSplit)
    expect(changed).toContain(say.split(4))
    expect(changed).toContain(say.drawsSoft(16))
    expect(changed).toContain(say.natural('6:5'))
  })

  it('has the table of points and of levels (MF-12 to MF-19)', () => {
    const given = [SPEECH, 'mega-fire-blaze', MEGA_FIRE_BLAZE] as const
    expect(tableOf('points', ...given).map(([, points]) => points)).toEqual([
      '+2',
      '+6',
      '+1',
      '+7',
      '+12',
      '+3',
      '+7',
    ])
    const { fire } = italian.help
    expect(tableOf('levels', ...given)).toEqual([
      [fire.from, '5', '10', '15', '20', '25'],
      [fire.sections, '1', '2', '3', '4', '6'],
      [fire.cells, '×1 ×2', '×1 ×2 ×5', '×1 ×2 ×5 ×10', '×1 ×2 ×3 ×5 ×10', '×1 ×2 ×3 ×4 ×5 ×10'],
      [fire.boosts, '×2', '×2', '×2 ×3', '×2 ×3', '×2 ×3'],
      [fire.stars, '–', '+10 +20', '+10 +20 +50', '+10 +20 +50 +100', '+10 +20 +50 +100'],
      [fire.range, '×2 – ×24', '×3 – ×120', '×6 – ×400', '×10 – ×700', '×20 – ×1000'],
    ])
    expect(chaptersFor(given).find(({ id }) => id === 'points')?.notes).toEqual([
      italian.help.fire.example(16),
    ])
  })

  it('pays with examples', () => {
    const rows = tableOf('payouts', SPEECH, 'ventuno', VENTUNO)
    expect(rows).toContainEqual([`${spots.main} · Blackjack`, '3:2', '25\u00a0€'])
    expect(rows).toContainEqual([`${spots.twentyOnePlusThree} · Scala colore`, '40:1', '410\u00a0€'])
    const fire = tableOf('payouts', SPEECH, 'mega-fire-blaze', MEGA_FIRE_BLAZE)
    expect(fire).toContainEqual([
      `${spots.fireBlaze} · Bonus Minor`,
      '1:1\u00a0–\u00a023:1',
      '20\u00a0€\u00a0–\u00a0240\u00a0€',
    ])
  })
})

describe('the help of a baccarat (TP-15)', () => {
  it('says of each game what its rule record says', () => {
    const { baccarat } = italian.help
    const mini = linesOf(SPEECH, 'mini-baccarat', MINI_BACCARAT)
    expect(mini).toContain(baccarat.confirm)
    expect(mini).not.toContain(baccarat.oneSide)
    const speed = linesOf(SPEECH, 'speed-baccarat', SPEED_BACCARAT)
    expect(speed).toContain(baccarat.oneSide)
    expect(speed).toContain(baccarat.zeroCommission('0,5:1'))
    expect(speed).toContain(baccarat.needs['as-much'](bets.super6))
    expect(speed.filter((line) => line.startsWith('Chiuse'))).toEqual([
      baccarat.closed([bets.playerBonus, bets.bankerBonus, bets.super6].join(', '), 45),
      baccarat.closed([bets.playerPair, bets.bankerPair, bets.eitherPair, bets.perfectPair].join(', '), 61),
    ])
  })

  it('has the third card as the engine deals it (BA-5)', () => {
    expect(tableOf('third', SPEECH, 'mini-baccarat', MINI_BACCARAT)).toEqual([
      ['0', 'sempre'],
      ['1', 'sempre'],
      ['2', 'sempre'],
      ['3', '0, 1, 2, 3, 4, 5, 6, 7, 9'],
      ['4', '2–7'],
      ['5', '4–7'],
      ['6', '6, 7'],
      ['7', 'mai'],
    ])
  })

  it('pays with examples', () => {
    const rows = tableOf('payouts', SPEECH, 'speed-baccarat', SPEED_BACCARAT)
    expect(rows).toContainEqual([`${bets.banker} · Vince`, '0,95:1', '19,50\u00a0€'])
    expect(rows).toContainEqual([`${bets.playerBonus} · Vince di 9 punti`, '30:1', '310\u00a0€'])
    expect(rows.filter(([name]) => name?.startsWith(bets.bankerBonus))).toHaveLength(7)
  })
})

describe.each(GAME_IDS)('every page of %s', (game) => {
  it.each([
    ['it', italian],
    ['en', en],
  ] as const)('has rows with different names and no holes (%s)', (language, words) => {
    const speech = { words, formats: formatsOf(language), currency: 'EUR' }
    const chapters = chaptersFor([speech, game, GAMES[game].rules])
    expect(chapters.flatMap(({ lines }) => lines).length).toBeGreaterThan(10)
    expect(chapters.flatMap(({ table }) => table?.groups ?? []).length).toBeGreaterThan(3)
    for (const { lines, table } of chapters) {
      expect(lines.every((line) => line !== '' && !line.includes('undefined'))).toBe(true)
      for (const { rows } of table?.groups ?? []) {
        expect(new Set(rows.map(([name]) => name)).size).toBe(rows.length)
        for (const row of rows) expect(row).toHaveLength(table?.head.length ?? 0)
      }
    }
  })
})
