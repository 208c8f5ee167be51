import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Io } from '#cli/io'
import { roads } from '#cli/roads'

interface Ran {
  readonly code: number
  readonly out: string
  readonly err: string
}

async function run(args: readonly string[], colour = false): Promise<Ran> {
  let out = ''
  let err = ''
  const io: Io = {
    out: (text) => {
      out += text
    },
    err: (text) => {
      err += text
    },
    colour,
  }
  return { code: await roads(args, io), out, err }
}

const runJson = async (...args: readonly string[]) => JSON.parse((await run([...args, '--json'])).out)

describe('sabot roads --json', () => {
  it('prints the contract, key for key', async () => {
    const { code, out, err } = await run(['B6b B', '--json'])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out.endsWith('}\n')).toBe(true)
    const none = { bigEyeBoy: null, smallRoad: null, cockroachRoad: null }
    expect(JSON.parse(out)).toStrictEqual({
      beadPlate: [
        { col: 0, row: 0, winner: 'B', total: 6, playerPair: false, bankerPair: true },
        { col: 0, row: 1, winner: 'B', playerPair: false, bankerPair: false },
      ],
      bigRoad: [
        { col: 0, row: 0, winner: 'B', ties: 0, playerPair: false, bankerPair: true },
        { col: 0, row: 1, winner: 'B', ties: 0, playerPair: false, bankerPair: false },
      ],
      bigEyeBoy: [],
      smallRoad: [],
      cockroachRoad: [],
      ask: { player: none, banker: none },
      goodRoads: [],
      streak: { winner: 'B', length: 2 },
    })
  })

  it('takes results as one argument or several, with the option anywhere', async () => {
    const expected = await runJson('B P P T')
    expect(await runJson('B', 'P', 'P', 'T')).toEqual(expected)
    expect(await runJson('B P', 'P T')).toEqual(expected)
    expect(JSON.parse((await run(['--json', 'B P', 'P T'])).out)).toEqual(expected)
  })

  it.each([[[]], [['']], [['  ']]])('RD-5: takes %j as a shoe with no result', async (args) => {
    expect(await runJson(...args)).toMatchObject({ beadPlate: [], streak: { winner: null, length: 0 } })
  })
})

interface Scenario {
  readonly title: string
  readonly covers: readonly string[]
  readonly roads: string
  readonly expect: object
}

const folder = new URL('../scenarios/roads/', import.meta.url)
const scenarios = readdirSync(folder).map(
  (file): Scenario => JSON.parse(readFileSync(new URL(file, folder), 'utf8')),
)

describe('scenarios/roads', () => {
  it('has a case for every rule of the roads', () => {
    const covered = new Set(scenarios.flatMap(({ covers }) => covers))
    expect([...covered].sort()).toEqual(['RD-1', 'RD-2', 'RD-3', 'RD-4', 'RD-5', 'RD-6'])
  })

  it.each(scenarios.map((scenario) => [scenario.covers.join(', '), scenario.title, scenario] as const))(
    '%s: %s',
    async (_covers, _title, { roads: results, expect: expected }) => {
      expect(await runJson(results)).toMatchObject(expected)
    },
  )
})

describe('sabot roads', () => {
  it('draws every road in letters where there are no colours', async () => {
    const { code, out, err } = await run(['T T B B B B B B B P6b P Tp P B'])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toBe(`Bead Plate
T   B   P   ·   ·   ·   ·   ·   ·   ·   ·   ·
T   B   B   ·   ·   ·   ·   ·   ·   ·   ·   ·
B   B   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·
B   P6b ·   ·   ·   ·   ·   ·   ·   ·   ·   ·
B   P   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·
B   Tp  ·   ·   ·   ·   ·   ·   ·   ·   ·   ·

Big Road
B-2 Pb  B   ·   ·   ·   ·   ·   ·   ·   ·   ·
B   P-  ·   ·   ·   ·   ·   ·   ·   ·   ·   ·
B   P   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·
B   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·
B   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·
B   B   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·

Big Eye Boy
○r ○b ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
○r ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·

Small Road
· · · · · · · · · · · ·
· · · · · · · · · · · ·
· · · · · · · · · · · ·
· · · · · · · · · · · ·
· · · · · · · · · · · ·
· · · · · · · · · · · ·

Cockroach Road
· · · · · · · · · · · ·
· · · · · · · · · · · ·
· · · · · · · · · · · ·
· · · · · · · · · · · ·
· · · · · · · · · · · ·
· · · · · · · · · · · ·

If the next win is
Player  Big Eye Boy ○b · Small Road ●b · Cockroach Road none
Banker  Big Eye Boy ○r · Small Road ●r · Cockroach Road none

Streak      Banker, 1 in a row
Good roads  none
`)
  })

  it('gives each road its own symbol', async () => {
    const { out } = await run(['B P B P P'])
    expect(out).toContain('Big Eye Boy\n○r ○b ')
    expect(out).toContain('Small Road\n●r ●b ')
    expect(out).toContain('Cockroach Road\n/b ')
  })

  it('RD-2: shows ties before any winner as a line alone', async () => {
    expect((await run(['T'])).out).toContain('Big Road\n- · ')
    expect((await run(['T T'])).out).toContain('Big Road\n-2 ·  ')
  })

  it('names streak and good roads', async () => {
    const { out } = await run(['P P B B B P P P P'])
    expect(out).toContain('Streak      Player, 4 in a row\n')
    expect(out).toContain('Good roads  playerStreak, playerSandwich\n')
  })

  it('says that an empty shoe has no streak', async () => {
    expect((await run([])).out).toContain('Streak      none yet\nGood roads  none\n')
  })

  it('colours winners, ties and symbols, and then needs no letters for the symbols', async () => {
    const { out } = await run(['T T B P P B'], true)
    const red = (text: string) => `\u001b[91m${text}\u001b[0m`
    const blue = (text: string) => `\u001b[94m${text}\u001b[0m`
    const green = (text: string) => `\u001b[92m${text}\u001b[0m`
    const bold = (text: string) => `\u001b[1m${text}\u001b[0m`
    const dim = (text: string) => `\u001b[2m${text}\u001b[0m`
    const lines = out.split('\n')
    expect(lines[0]).toBe(bold('Bead Plate'))
    expect(lines[1]).toBe([green('T'), ...Array(11).fill(dim('·'))].join(' '))
    expect(lines[3]).toBe([red('B'), ...Array(11).fill(dim('·'))].join(' '))
    expect(lines[4]).toBe([blue('P'), ...Array(11).fill(dim('·'))].join(' '))
    expect(lines[9]).toBe(
      `${red('B')}${green('-2')} ${blue('P')}   ${red('B')}   ${Array(9).fill(dim('·')).join('   ')}`,
    )
    expect(lines[17]).toBe([blue('○'), ...Array(11).fill(dim('·'))].join(' '))
    expect(lines[41]).toBe(
      `${blue('Player')}  Big Eye Boy ${blue('○')} · Small Road ${red('●')} · Cockroach Road ${dim('none')}`,
    )
    expect(lines[42]).toBe(
      `${red('Banker')}  Big Eye Boy ${red('○')} · Small Road ${blue('●')} · Cockroach Road ${dim('none')}`,
    )
    expect(lines[44]).toBe(`${bold('Streak')}      Banker, 1 in a row`)
  })

  it('breaks a road too wide for a line into bands that together show every column', async () => {
    const { out } = await run([Array(30).fill('B P').join(' ')])
    const bigRoad = out.slice(out.indexOf('Big Road\n'), out.indexOf('\n\nBig Eye Boy')).split('\n')
    expect(bigRoad).toHaveLength(1 + 6 + 1 + 6)
    expect(bigRoad[1]).toBe(Array(25).fill('B P').join(' '))
    expect(bigRoad[2]).toBe(Array(50).fill('·').join(' '))
    expect(bigRoad[7]).toBe('goes on from column 51:')
    expect(bigRoad[8]).toBe('B P B P B P B P B P')
    expect((await run([Array(30).fill('B P').join(' ')], true)).out).toContain(
      '\n\u001b[2mgoes on from column 51:\u001b[0m\n',
    )
  })

  it('explains a token that it cannot read, on standard error, with exit code 2', async () => {
    expect(await run(['B P', 'X9', 'Q', '--json'])).toEqual({
      code: 2,
      out: '',
      err:
        'sabot roads: result 3, "X9", cannot be read: write P, B or T, then the winning total (up to 13) ' +
        'if known, then p and/or b for pairs, as in B6b\nsabot roads --help explains the notation.\n',
    })
  })

  it('refuses an option that does not exist', async () => {
    expect(await run(['B', '--jsno'])).toEqual({
      code: 2,
      out: '',
      err: 'sabot roads: there is no option --jsno\nsabot roads --help explains the notation.\n',
    })
  })

  it.each(['--help', '-h'])('teaches with %s, whatever else is asked', async (option) => {
    const { code, out, err } = await run(['X', '--json', option])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(/^sabot roads "RESULTS" \[--json\]\n/)
    for (const word of ['B6b', 'dragon', 'Big Eye Boy', 'Good roads', '--json']) expect(out).toContain(word)
  })
})
