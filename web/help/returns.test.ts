import { describe, expect, it } from 'vitest'
import { GAME_IDS } from '#engine/games'
import { formatsOf } from '#ui/i18n/format'
import { fetchedParts } from '#web/families/testing/fetched-parts'
import { chartRow, codesIn, UPS } from '#web/help/blackjack/chart'
import { returnsChapter } from '#web/help/returns'
import { client as italian } from '#words/it/client'

const { spots } = italian.blackjack
const { bets } = italian.baccarat
const SPEECH = { words: italian, formats: formatsOf('it'), currency: 'EUR' }

describe('charts of best play', () => {
  it('have a play for every hand against every card', () => {
    const charts = GAME_IDS.flatMap((game) => fetchedParts(game).help.figures[game].bestPlay ?? [])
    expect(charts).toHaveLength(3)
    for (const { hard, soft, pairs, onToken } of charts) {
      const lines = [...hard, ...soft, ...pairs]
      expect(lines).toHaveLength(34)
      for (const line of [...lines, ...(onToken?.hard ?? []), ...(onToken?.soft ?? [])]) {
        expect(chartRow(line).plays).toHaveLength(UPS.length)
      }
    }
  })

  it('explain the letters they use', () => {
    const rows = [chartRow('9 H D D D D H H H H H'), chartRow('18 S Ds Ds Ds Ds S S H H H')]
    expect(codesIn(rows)).toEqual(['H', 'S', 'D', 'Ds'])
  })
})

describe('returns', () => {
  it('stand beside what the rulebook prints (VE-16)', () => {
    const { table, notes } = returnsChapter(fetchedParts('ventuno').help, SPEECH, 'ventuno')
    expect(table?.groups[0]?.rows).toEqual([
      [spots.main, '99,29%', '99,29%'],
      [spots.perfectPairs, '95,90%', '95,90%'],
      [spots.twentyOnePlusThree, '96,30%', '96,30%'],
    ])
    expect(notes).toEqual([])
  })

  it('say what the rulebook cannot mean, and what the house has set (MF-22)', () => {
    const { rtp } = italian.help
    expect(returnsChapter(fetchedParts('mega-fire-blaze').help, SPEECH, 'mega-fire-blaze').notes).toEqual([
      rtp.cannotBe('97,30%'),
      rtp.designed('97,30%'),
    ])
  })

  it('name every bet, zero commission too (SB-8)', () => {
    const names = returnsChapter(
      fetchedParts('speed-baccarat').help,
      SPEECH,
      'speed-baccarat',
    ).table?.groups[0]?.rows.map(([name]) => name)
    expect(names).toContain(italian.help.rtp.zeroCommission(bets.banker))
    expect(names).toContain(bets.super6)
  })
})
