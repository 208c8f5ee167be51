import { describe, expect, it } from 'vitest'
import { FREE_BET, MEGA_FIRE_BLAZE, VENTUNO } from '#engine/blackjack/rules'
import type { Stake } from '#engine/blackjack/types'
import { NO_LIMITS } from '#engine/round/limits'
import { back, bet, double, follow, golden, hit, sit, split, stand, TIMEOUT } from '#tests/blackjack/commands'
import { type TestTable, table } from '#tests/blackjack/table'

/** Every line as `seat: cards [player cash+free status …]`. */
function lines({ state }: TestTable): readonly string[] {
  return state.lines.map(
    ({ seat, cards, stakes }) => `${seat}: ${cards.join(' ')} [${stakes.map(told).join(', ')}]`,
  )
}

function told({ player, cash, golden, free, added, status, held }: Stake): string {
  const money = [
    cash > 0 ? `${cash}` : '',
    golden > 0 ? `${golden} golden` : '',
    free > 0 ? `${free} free` : '',
  ]
  const doubled = added > 0 ? ` (${added} added)` : ''
  const out = held > 0 ? ` with ${held}` : ''
  return `${player} ${money.filter((part) => part !== '').join(' + ')}${doubled} ${status}${out}`
}

describe('one decides for the hand (VE-9)', () => {
  /** Bob sits on seat 2 and is behind seat 1, cleo is behind seats 1 and 2. */
  function backed(cards: string, ...choices: readonly string[]): TestTable {
    return table(VENTUNO)
      .with(sit('ann', 1), sit('bob', 2), bet('ann', 1, 100), bet('bob', 2, 100))
      .with(back('bob', 1, 40), back('cleo', 1, 30), back('cleo', 2, 20), follow('bob', 1, ...choices))
      .dealt(cards)
  }

  it('a follower’s double lies on that hand alone', () => {
    const doubled = backed('5S 5H 7D 4S 4H TC', 'double')
    expect(doubled.must(double('ann', 1))[0]).toMatchObject({
      additions: [
        { player: 'ann', behind: false, cash: 100, free: 0 },
        { player: 'bob', behind: true, cash: 40, free: 0 },
      ],
    })
    expect(lines(doubled)).toEqual([
      '1: 5S 4S [ann 200 (100 added) last, bob 80 (40 added) last, cleo 30 last]',
      '2: 5H 4H [bob 100 deciding, cleo 20 deciding]',
    ])
    expect(lines(doubled.dealt('TS'))).toEqual([
      '1: 5S 4S TS [ann 200 (100 added) out with 3, bob 80 (40 added) out with 3, cleo 30 out with 3]',
      '2: 5H 4H [bob 100 deciding, cleo 20 deciding]',
    ])
    expect(doubled.purse('bob').cash).toBe(100_000 - 100 - 40 - 40)
  })

  it('a follower without the balance stays single', () => {
    function doubled(cash: number) {
      return table(VENTUNO, NO_LIMITS, { bob: cash })
        .with(sit('ann', 1), bet('ann', 1, 100), back('bob', 1, 40), follow('bob', 1, 'double'))
        .dealt('5S 7D 4S TC')
        .with(double('ann', 1))
    }
    expect(lines(doubled(80))).toEqual(['1: 5S 4S [ann 200 (100 added) last, bob 80 (40 added) last]'])
    expect(lines(doubled(79))).toEqual(['1: 5S 4S [ann 200 (100 added) last, bob 40 last]'])
  })

  it('BJ-6: who does not follow a split stays on the first hand', () => {
    const halves = backed('8S 5H 7D 8H 4H TC', 'split')
    expect(halves.must(split('ann', 1))[0]).toMatchObject({
      additions: [
        { player: 'ann', behind: false, cash: 100, free: 0 },
        { player: 'bob', behind: true, cash: 40, free: 0 },
      ],
    })
    expect(lines(halves)).toEqual([
      '1: 8S [ann 100 deciding, bob 40 deciding, cleo 30 deciding]',
      '1: 8H [ann 100 deciding, bob 40 deciding]',
      '2: 5H 4H [bob 100 deciding, cleo 20 deciding]',
    ])
    expect(halves.state.lines.slice(0, 2)).toMatchObject([
      { split: true, dealt: ['8S', '8H'], owner: 'ann', early: null },
      { split: true, dealt: ['8S', '8H'], owner: 'ann', early: null },
    ])
  })

  it('hit and stand move everybody on the hand', () => {
    const hitting = backed('8S 5H 7D 2H 4H TC').with(hit('ann', 1))
    expect(lines(hitting)[0]).toBe('1: 8S 2H [ann 100 asked, bob 40 asked, cleo 30 asked]')
    expect(lines(hitting.dealt('3S'))[0]).toBe(
      '1: 8S 2H 3S [ann 100 deciding, bob 40 deciding, cleo 30 deciding]',
    )
    expect(lines(hitting.with(stand('ann', 1)))[0]).toBe(
      '1: 8S 2H 3S [ann 100 out with 3, bob 40 out with 3, cleo 30 out with 3]',
    )
  })

  it('BJ-9: a double opens no insurance where it is answered once', () => {
    const doubled = backed('5S 5H AD 4S 4H 9C', 'double').with(TIMEOUT, double('ann', 1))
    expect(doubled.state.insurance.map(({ extended, answered }) => [extended, answered])).toEqual([
      [false, true],
      [false, true],
      [false, true],
      [false, true],
      [false, true],
    ])
  })
})

describe('tokens and insurance on a box (FB-2, FB-8, FB-14)', () => {
  /** Ann owns boxes 1 and 2; bob follows her double on box 1, cleo does not; dan’s chips there are golden. */
  function boxes(cards: string): TestTable {
    return table({ ...FREE_BET, playersPerBox: 4 })
      .with(
        bet('ann', 1, 100),
        bet('bob', 1, 60),
        bet('cleo', 1, 40),
        golden('dan', 1, 20),
        bet('ann', 2, 100),
      )
      .with(follow('bob', 1, 'double', 'split'), follow('dan', 1, 'double', 'split'))
      .dealt(cards)
      .with(TIMEOUT)
  }

  const no = { behind: false, stake: 0, answered: true, extended: false }
  const again = { ...no, answered: false, extended: true }

  it('whoever paid for more on a box may insure more there', () => {
    const doubled = boxes('9S 9H AD 8S 8H').with(double('ann', 1))
    expect(lines(doubled)[0]).toBe(
      '1: 9S 8S [ann 200 (100 added) last, bob 120 (60 added) last, cleo 40 last, dan 20 golden last]',
    )
    expect(doubled.state.insurance).toEqual([
      { ...again, player: 'ann', seat: 1 },
      { ...again, player: 'bob', seat: 1 },
      { ...no, player: 'cleo', seat: 1 },
      { ...no, player: 'ann', seat: 2 },
    ])
  })

  it('what is free opens nothing, and golden chips follow it', () => {
    const doubled = boxes('5S 9H AD 4S 8H').with(double('ann', 1))
    expect(lines(doubled)[0]).toBe(
      '1: 5S 4S [ann 100 + 100 free last, bob 60 + 60 free last, cleo 40 last, dan 20 golden + 20 free last]',
    )
    expect(doubled.state.insurance).toEqual([
      { ...no, player: 'ann', seat: 1 },
      { ...no, player: 'bob', seat: 1 },
      { ...no, player: 'cleo', seat: 1 },
      { ...no, player: 'ann', seat: 2 },
    ])
  })

  it('a free split lays tokens on the new hand', () => {
    const halves = boxes('8S 9H AD 8H 8C').with(split('ann', 1))
    expect(lines(halves)).toEqual([
      '1: 8S [ann 100 deciding, bob 60 deciding, cleo 40 deciding, dan 20 golden deciding]',
      '1: 8H [ann 100 free deciding, bob 60 free deciding, dan 20 free deciding]',
      '2: 9H 8C [ann 100 deciding]',
    ])
  })

  it('BJ-12, FB-7: the first two cards are remembered through a second split', () => {
    const again = boxes('8S 9H AD 8H 8C').with(split('ann', 1)).dealt('8D').with(split('ann', 1))
    expect(again.state.lines.map(({ cards, dealt }) => [cards, dealt])).toEqual([
      [['8S'], ['8S', '8H']],
      [['8D'], ['8S', '8H']],
      [['8H'], ['8S', '8H']],
      [['9H', '8C'], []],
    ])
  })
})

describe('everyone decides alone (MF-3)', () => {
  /** Ann, bob and cleo on hand 1, a pair of eights. */
  function shared(): TestTable {
    return table(MEGA_FIRE_BLAZE)
      .with(bet('ann', 1, 100), bet('bob', 1, 50), bet('cleo', 1, 20), bet('dan', 1, 10))
      .dealt('8S 9H 7D 8H 9C TC')
  }

  it('until nobody has to decide; two splitters share the halves', () => {
    const played = shared()
    expect(played.state.turn).toEqual({ seat: 1, hand: 0, deciders: ['ann', 'bob', 'cleo', 'dan'] })
    expect(played.must(split('bob', 1))).toEqual([
      {
        type: 'acted',
        seat: 1,
        hand: 0,
        by: 'bob',
        decision: 'split',
        cause: 'player',
        instead: null,
        additions: [{ player: 'bob', behind: false, cash: 50, free: 0 }],
      },
    ])
    expect(played.state.turn).toEqual({ seat: 1, hand: 0, deciders: ['ann', 'cleo', 'dan'] })
    expect(lines(played)).toEqual([
      '1: 8S 8H [ann 100 deciding, cleo 20 deciding, dan 10 deciding]',
      '1: 8S [bob 50 deciding]',
      '1: 8H [bob 50 deciding]',
      '2: 9H 9C []',
    ])
    played.must(hit('ann', 1))
    expect(played.state.turn).toEqual({ seat: 1, hand: 0, deciders: ['cleo', 'dan'] })
    played.must(split('dan', 1))
    expect(played.state.turn).toEqual({ seat: 1, hand: 0, deciders: ['cleo'] })
    played.must(double('cleo', 1))
    expect(played.state.turn).toBeNull()
    expect(lines(played)).toEqual([
      '1: 8S 8H [ann 100 asked, cleo 40 (20 added) last]',
      '1: 8S [bob 50 deciding, dan 10 deciding]',
      '1: 8H [bob 50 deciding, dan 10 deciding]',
      '2: 9H 9C []',
    ])
    expect(played.state.lines.map((line) => line.split)).toEqual([false, true, true, false])
    played.dealt('2S')
    expect(lines(played)[0]).toBe('1: 8S 8H 2S [ann 100 deciding, cleo 40 (20 added) out with 3]')
    expect(played.state.turn).toEqual({ seat: 1, hand: 0, deciders: ['ann'] })
    played.with(stand('ann', 1)).dealt('3S 4S')
    expect(played.state.turn).toEqual({ seat: 1, hand: 1, deciders: ['bob', 'dan'] })
    expect(lines(played)).toEqual([
      '1: 8S 8H 2S [ann 100 out with 3, cleo 40 (20 added) out with 3]',
      '1: 8S 3S [bob 50 deciding, dan 10 deciding]',
      '1: 8H 4S [bob 50 deciding, dan 10 deciding]',
      '2: 9H 9C []',
    ])
    expect(['ann', 'bob', 'cleo', 'dan'].map((player) => played.purse(player).cash)).toEqual([
      100_000 - 100,
      100_000 - 100,
      100_000 - 40,
      100_000 - 20,
    ])
  })

  it('a stand leaves the line with the cards held', () => {
    const played = shared().with(stand('bob', 1), hit('cleo', 1))
    expect(lines(played)[0]).toBe(
      '1: 8S 8H [ann 100 deciding, bob 50 out with 2, cleo 20 asked, dan 10 deciding]',
    )
    expect(played.state.turn).toEqual({ seat: 1, hand: 0, deciders: ['ann', 'dan'] })
    expect(lines(played.with(hit('ann', 1), stand('dan', 1)).dealt('2S'))[0]).toBe(
      '1: 8S 8H 2S [ann 100 deciding, bob 50 out with 2, cleo 20 deciding, dan 10 out with 2]',
    )
  })

  it('nobody follows, whatever was chosen', () => {
    const doubled = shared().with(follow('bob', 1, 'double', 'split'), double('ann', 1))
    expect(lines(doubled)[0]).toBe(
      '1: 8S 8H [ann 200 (100 added) last, bob 50 deciding, cleo 20 deciding, dan 10 deciding]',
    )
  })

  it('hand 2 is split like hand 1', () => {
    const played = table(MEGA_FIRE_BLAZE)
      .with(bet('ann', 2, 100), bet('bob', 2, 50))
      .dealt('9H 8S 7D 9C 8H TC')
      .with(split('ann', 2), split('bob', 2))
    expect(lines(played)).toEqual([
      '1: 9H 9C []',
      '2: 8S 8H []',
      '2: 8S [ann 100 deciding, bob 50 deciding]',
      '2: 8H [ann 100 deciding, bob 50 deciding]',
    ])
  })
})
