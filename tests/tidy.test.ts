import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { GAME_IDS, GAMES } from '#engine/games'

const TOPS = [
  'engine',
  'math',
  'words',
  'protocol',
  'server',
  'ui',
  'web',
  'console',
  'cli',
  'bench',
  'tests',
] as const

const MOST_FILES = 25
const MOST_LINES = 350
const LEAST_LINES = 15

const isTest = (file: string) => /\.test\.tsx?$/.test(file)
const all = TOPS.flatMap((top) =>
  readdirSync(top, { recursive: true, encoding: 'utf8' })
    .map((name) => join(top, name))
    .filter((file) => /\.tsx?$/.test(file)),
)
const sources = all.filter((file) => !isTest(file))
const texts = new Map(all.map((file) => [file, readFileSync(file, 'utf8')]))
const textOf = (file: string) => texts.get(file) ?? ''
const linesIn = (file: string) => textOf(file).split('\n').length - 1

const FAMILIES = [...new Set(GAME_IDS.map((id) => GAMES[id].family))]

/** The folders of a family of games: there its fields may be looked at. */
const OF_A_FAMILY = new RegExp(`(^|/)(${FAMILIES.join('|')})/`)

/** A file that every family has, by the same name. */
function isOfEach(file: string): boolean {
  return (
    OF_A_FAMILY.test(file) &&
    FAMILIES.every((family) => texts.has(file.replace(OF_A_FAMILY, (_, before) => `${before}${family}/`)))
  )
}

/** Long files, and why they are not divided. */
const LONG: Readonly<Record<string, string>> = {
  'engine/blackjack/check.test.ts': 'one case after another, for each command',
  'engine/blackjack/consequence.test.ts': 'one case after another, for all that follows by itself',
  'server/store/contract.test.ts': 'the contract of a store, which both kinds keep',
  'tests/chat/talk.test.ts': 'one house for all of its cases',
  'tests/history.test.ts': 'one house for all of its cases',
  'tests/live/faults.test.ts': 'one case for each thing that goes wrong at a live table',
  'tests/people/passkeys.test.ts': 'one house for all of its cases',
  'tests/supervision/approvals.test.ts': 'one house for all of its cases',
}

/** Short files that one neighbour alone uses, no test either, and why they are apart. */
const SHORT: Readonly<Record<string, string>> = {
  'cli/scenario/roads.ts': 'stands beside those of the families',
  'math/simulation/worker.ts': 'is what a thread runs',
  'server/store/migrations/007-operations.ts': 'what was released stays as it was',
  'server/store/migrations/009-indexes.ts': 'what was released stays as it was',
  'server/store/migrations/010-staff-names.ts': 'what was released stays as it was',
  'tests/fuzz/timely/dragon-tiger.ts': 'stands beside those of the families',
}

/** Where a game's shape is looked at, because it may be none at all. */
const OF_ANY_SHAPE: Readonly<Record<string, string>> = {
  'server/audit/proof/story.ts': 'a proof may hold anything',
}

describe('the tree is tidy', () => {
  it('is all there', () => {
    expect(sources.length).toBeGreaterThan(1_500)
  })

  it('has no folder that is a long list', () => {
    const counts = new Map<string, number>()
    for (const file of sources) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
    expect([...counts].filter(([, count]) => count > MOST_FILES)).toEqual([])
  })

  it('has no long file but those that have a reason', () => {
    expect(all.filter((file) => linesIn(file) > MOST_LINES && !(file in LONG))).toEqual([])
  })

  it('has no few lines apart that only their neighbour uses', () => {
    const lone = sources.filter((file) => {
      if (linesIn(file) >= LEAST_LINES || isOfEach(file)) return false
      const name = `'#${file.replace(/\.tsx?$/, '')}'`
      const users = all.filter((other) => other !== file && textOf(other).includes(name))
      const [user, ...more] = users
      return user !== undefined && more.length === 0 && dirname(user) === dirname(file)
    })
    expect(lone.filter((file) => !(file in SHORT))).toEqual([])
  })

  it('asks a game through its port: only a family looks at the fields of its games', () => {
    const guess = /'\w+' in ((\(?\w+\??\.)*(game|state)|(\w+\.)+rules)\b/
    const outside = all.filter((file) => !OF_A_FAMILY.test(file))
    expect(outside.length).toBeGreaterThan(1_000)
    const guesses = outside.filter((file) => guess.test(withoutComments(textOf(file))))
    expect(guesses.sort()).toEqual(Object.keys(OF_ANY_SHAPE).sort())
  })
})

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\/\/.*$/gm, '')
}
