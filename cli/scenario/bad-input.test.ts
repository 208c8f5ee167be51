import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { scenario } from '#cli/scenario'
import { runScenario } from '#cli/scenario/run'

const SIT = { player: 'p1', do: 'sit', seat: 1 }
const BET = { player: 'p1', do: 'bet', seat: 1, bets: { main: 100 } }
const DEAL = { do: 'deal' }
const STAND = { player: 'p1', do: 'stand', seat: 1 }
const FILE = {
  game: 'ventuno',
  shoe: 'TS 9D 9H 8C',
  players: { p1: { balance: 1000 } },
  steps: [SIT, BET, DEAL, STAND],
}

describe('a file that cannot be played says what is wrong', () => {
  it.each<[string, unknown, RegExp]>([
    ['no object', 5, /a scenario is a JSON object/],
    ['a list', [], /a scenario is a JSON object/],
    ['no game', { ...FILE, game: undefined }, /"game" is missing/],
    ['unknown game', { ...FILE, game: 'poker' }, /"game" is "poker": it must be one of ventuno/],
    ['game of the language', { ...FILE, game: 'constructor' }, /must be one of/],
    ['unknown card', { ...FILE, shoe: 'TS 1X' }, /'1X', number 2 of the cards, is no card/],
    ['shoe as a list', { ...FILE, shoe: ['TS'] }, /"shoe" must be the cards in one string/],
    ['shoe of nothing', { ...FILE, shoe: null }, /"shoe" must be the cards in one string/],
    ['shoe as an object', { ...FILE, shoe: {} }, /"shoe" must be the cards in one string/],
    ['short shoe', { ...FILE, shoe: 'TS 9D' }, /the shoe is too short: card 3 is asked for and it has 2/],
    ['negative balance', { ...FILE, players: { p1: { balance: -1 } } }, /players.p1.balance: .*whole cents/],
    ['half a cent', { ...FILE, players: { p1: { balance: 0.5 } } }, /players.p1.balance: .*whole cents/],
    ['2^53', { ...FILE, players: { p1: { balance: 2 ** 53 } } }, /players.p1.balance: .*whole cents/],
    ['balance as text', { ...FILE, players: { p1: { balance: '5' } } }, /players.p1.balance: .*whole cents/],
    ['players as a list', { ...FILE, players: [] }, /"players" must be an object/],
    ['an unspeakable player', { ...FILE, players: { constructor: { balance: 5 } } }, /may not use the names/],
    ['unknown limit', { ...FILE, limits: { man: [1, 2] } }, /limits.man: there is no such bet/],
    ['limits upside down', { ...FILE, limits: { main: [5, 2] } }, /the minimum 5 is above the maximum 2/],
    ['three limits', { ...FILE, limits: { main: [1, 2, 3] } }, /limits.main/],
    ['unit 0', { ...FILE, unit: 0 }, /"unit" must be above 0/],
    ['huge shoe round', { ...FILE, shoeRound: 1e12 }, /no shoe has more than 1000000 rounds/],
    ['seed of no digits', { ...FILE, bonusSeed: 'xyz' }, /"bonusSeed" must be hexadecimal digits/],
    ['step without do', { ...FILE, steps: [{}] }, /steps.0.do/],
    ['unknown rule', { ...FILE, rules: { decks: 8 } }, /rules.decks: the game has no such rule/],
    [
      'rule of the language',
      { ...FILE, rules: { toString: null } },
      /rules.toString: the game has no such rule/,
    ],
    ['odds over nothing', { ...FILE, rules: { winPays: [1, 0] } }, /rules.winPays/],
    ['odds of nothing', { ...FILE, rules: { winPays: null } }, /rules.winPays: odds are two whole numbers/],
    ['seating unheard of', { ...FILE, rules: { seating: 'banana' } }, /rules.seating/],
    ['deal with a capital', { ...FILE, rules: { deal: 'European' } }, /rules.deal/],
    ['a number for yes', { ...FILE, rules: { betBehind: 1 } }, /rules.betBehind: a boolean is asked for/],
    ['a negative count', { ...FILE, rules: { charlie: -1 } }, /rules.charlie/],
    ['a paytable without a pay', { ...FILE, rules: { perfectPairs: { royal: [9, 1] } } }, /no 'royal' in it/],
    ['a cut offer of nothing', { cutOffers: 5 }, /cutOffers/],
    ['a shoe of no game', { shoe: { game: 'x' } }, /shoe.game/],
    ['roads that are no text', { roads: 7 }, /roads: write the results in one string/],
    ['roads with a stranger', { roads: 'B X' }, /roads: .*X/],
  ])('%s', (_name, file, message) => {
    expect(() => runScenario(JSON.parse(JSON.stringify(file)))).toThrow(message)
  })
})

interface Result {
  readonly refused: readonly { readonly step: number; readonly reason: string }[]
  readonly players: {
    readonly p1: { readonly net: number; readonly balance: number; readonly staked: number }
  }
}

/** The file with one step in front of its deal, played. */
function withStep(step: object): Result {
  return runScenario({ ...FILE, steps: [SIT, BET, step, DEAL, STAND] }) as Result
}

describe('a step that is wrong is refused and changes nothing', () => {
  const hostile = { toString: 0, valueOf: 0 }
  it.each<[string, object, string]>([
    ['unknown verb', { player: 'p1', do: 'dance' }, 'bad-input'],
    ['unknown player', { player: 'nobody', do: 'sit', seat: 2 }, 'bad-input'],
    ['no player', { do: 'sit', seat: 2 }, 'bad-input'],
    ['seat as text', { player: 'p1', do: 'sit', seat: '2' }, 'bad-input'],
    ['a hostile seat', { player: 'p1', do: 'sit', seat: hostile }, 'bad-input'],
    ['seat 8', { player: 'p1', do: 'sit', seat: 8 }, 'no-seat'],
    ['negative stake', { ...BET, bets: { main: -5 } }, 'bad-input'],
    ['fraction of a cent', { ...BET, bets: { main: 0.5 } }, 'bad-input'],
    ['stake of 2^53', { ...BET, bets: { main: 2 ** 53 } }, 'bad-input'],
    ['a hostile stake', { ...BET, bets: { main: hostile } }, 'bad-input'],
    ['stake of nothing', { ...BET, bets: { main: null } }, 'bad-input'],
    ['unknown bet', { ...BET, bets: { mian: 5 } }, 'bad-input'],
    ['bet of the language', { ...BET, bets: { constructor: 5 } }, 'bad-input'],
    ['bets as a list', { ...BET, bets: [100] }, 'bad-input'],
    ['no bets', { ...BET, bets: undefined }, 'bad-input'],
    ['golden as text', { ...BET, golden: 'true' }, 'bad-input'],
    ['more than there is', { ...BET, bets: { main: 901 } }, 'balance'],
    ['a choice with a typo', { player: 'p1', do: 'follow', seat: 1, follow: { doubel: true } }, 'bad-input'],
    ['time-out of nothing', { do: 'timeout' }, 'not-offered'],
  ])('%s', (_name, step, reason) => {
    const { refused, players } = withStep(step)
    expect(refused).toMatchObject([{ step: 2, reason }])
    expect(players.p1).toMatchObject({ staked: 100, net: 100, balance: 1100 })
  })

  it('a bonus that would fault later does not stop a round before it (MF-21)', () => {
    const result = runScenario({
      game: 'mega-fire-blaze',
      shoe: 'TS TH 6D JD 4C AC TC',
      players: { p1: { balance: 1000 } },
      steps: [{ do: 'bonusFault' }, BET, DEAL],
    })
    expect(result).toMatchObject({
      refused: [{ step: 0, reason: 'not-offered' }],
      fireBlaze: { level: 'minor' },
    })
  })

  it('chips are taken back in whole units (MO-4)', () => {
    const back = { player: 'p1', do: 'takeBack', seat: 1, amount: 5 }
    const result = runScenario({ ...FILE, unit: 10, steps: [SIT, BET, back, DEAL, STAND] })
    expect(result).toMatchObject({ refused: [{ step: 2, reason: 'unit' }], players: { p1: { staked: 100 } } })
  })

  it('a minimum of nothing is none: insurance comes to the cent (FB-14)', () => {
    const insure = { player: 'p1', do: 'insure', seat: 1 }
    const file = { ...FILE, game: 'free-bet', limits: { main: [0, 5000] }, shoe: 'TS AD 9H TC' }
    expect(runScenario({ ...file, steps: [BET, DEAL, insure, STAND] })).toMatchObject({
      refused: [],
      players: { p1: { staked: 150, paid: 150, net: 0 } },
    })
  })

  it('who bet first on a box owns it, even if that bet does not stand (FB-1, FB-3)', () => {
    const on = (player: string, main: number) => ({ player, do: 'bet', seat: 1, bets: { main } })
    const result = runScenario({
      game: 'free-bet',
      limits: { main: [500, 5000] },
      shoe: '5S 6D 7H 9C TC 8C TC 5C',
      players: { p1: { balance: 9000 }, p2: { balance: 9000 }, p3: { balance: 9000 } },
      steps: [
        on('p1', 100),
        on('p2', 500),
        on('p3', 500),
        { player: 'p2', do: 'disconnect' },
        DEAL,
        { player: 'p3', do: 'stand', seat: 1 },
      ],
    })
    expect(result).toMatchObject({
      hands: [{ cards: '5S 7H 9C' }],
      refused: [
        { step: 0, reason: 'limit-min' },
        { step: 5, reason: 'closed' },
      ],
    })
  })
})

describe('several files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sabot-scenario-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  it('are all played, one document each, though one is broken and one differs', async () => {
    const files = {
      'good.json': JSON.stringify(FILE),
      'broken.json': '{',
      'marked.json': `\uFEFF${JSON.stringify({ ...FILE, expect: { players: { p1: { net: 100 } } } })}`,
      'differs.json': JSON.stringify({ ...FILE, expect: { players: { p1: { net: 5 } } } }),
      'short.json': JSON.stringify({ ...FILE, shoe: '' }),
    }
    const paths = Object.entries(files).map(([name, text]) => {
      const path = join(folder, name)
      writeFileSync(path, text)
      return path
    })
    const out: string[] = []
    const err: string[] = []
    const io = {
      out: (text: string) => void out.push(text),
      err: (text: string) => void err.push(text),
      colour: false,
    }
    expect(await scenario([...paths, '--json'], io)).toBe(2)
    const documents = out.map((text) => JSON.parse(text))
    expect(documents).toHaveLength(5)
    expect(documents[0]).toMatchObject({ players: { p1: { net: 100 } } })
    expect(documents[1].error).toMatch(/this is no JSON/)
    expect(documents[2]).toMatchObject({ players: { p1: { net: 100 } } })
    expect(documents[4].error).toMatch(/too short/)
    expect(err.join('')).toMatch(/players.p1.net: expected 5, found 100/)
    expect(await scenario([paths[3] ?? ''], io)).toBe(1)
    expect(await scenario([paths[0] ?? ''], io)).toBe(0)
  })
})
