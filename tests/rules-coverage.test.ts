import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const RULES = 'docs/rules'
const SCENARIOS = 'scenarios'
const ELSEWHERE = join(SCENARIOS, 'elsewhere.json')

/** A clause in the rules: one bullet, one id. */
const CLAUSE = /^- \*\*([A-Z]{2}-\d+)\*\* \S/gm
const CITED = /\b[A-Z]{2}-\d+\b/g

interface Section {
  readonly file: string
  readonly ids: readonly string[]
}

const sections: readonly Section[] = files(RULES, /\.md$/)
  .filter((file) => basename(file) !== 'README.md')
  .map((file) => ({ file, ids: [...text(file).matchAll(CLAUSE)].map(([, id]) => id ?? '') }))
const clauses = new Set(sections.flatMap(({ ids }) => ids))
const prefixes = new Set([...clauses].map(prefixOf))

const scenarios = files(SCENARIOS, /\.json$/)
  .filter((file) => file !== ELSEWHERE)
  .map((file) => ({ file, ...aboutOf(JSON.parse(text(file))) }))
const shown = new Set(scenarios.flatMap(({ covers }) => covers))

const elsewhere = new Map(Object.entries(JSON.parse(text(ELSEWHERE)) as Record<string, string>))

describe('the clauses of the rules', () => {
  it('are found', () => {
    expect(sections.length).toBeGreaterThan(10)
    expect(sections.filter(({ ids }) => ids.length === 0)).toEqual([])
  })

  it.each(sections)('count up from 1 without gaps in $file', ({ ids }) => {
    const prefix = prefixOf(ids[0] ?? '')
    expect(ids).toEqual(ids.map((_, index) => `${prefix}-${index + 1}`))
  })

  it('have one file a section, and a line for it in the overview', () => {
    expect(prefixes.size).toBe(sections.length)
    const overview = text(join(RULES, 'README.md'))
    const missing = sections.filter(
      ({ file, ids }) =>
        !overview.includes(`| ${ids[0]} … ${ids.at(-1)} | [${basename(file)}](${basename(file)}) |`),
    )
    expect(missing).toEqual([])
  })

  it('have a case each, or a reason why the engine alone cannot show them', () => {
    const without = [...clauses].filter((id) => !shown.has(id) && !elsewhere.has(id))
    expect(without, `without a case: ${without.join(' ')}`).toEqual([])
  })
})

describe('scenarios/elsewhere.json', () => {
  it('gives a reason for every id', () => {
    expect([...elsewhere].filter(([, reason]) => typeof reason !== 'string' || reason.length < 20)).toEqual(
      [],
    )
  })

  it('lists only clauses that exist and have no case', () => {
    expect([...elsewhere.keys()].filter((id) => !clauses.has(id))).toEqual([])
    expect([...elsewhere.keys()].filter((id) => shown.has(id))).toEqual([])
  })
})

describe('every id that is cited', () => {
  const sources = [...files('engine', /\.ts$/), ...files('docs', /\.md$/), ...files(SCENARIOS, /\.json$/)]

  it('is a clause of the rules', () => {
    const unknown = sources.flatMap((file) =>
      (text(file).match(CITED) ?? []).filter((id) => isUnknown(id)).map((id) => `${file}: ${id}`),
    )
    expect(unknown).toEqual([])
  })

  /** Sections that have no file here, such as running the floor, are not checked. */
  function isUnknown(id: string): boolean {
    return prefixes.has(prefixOf(id)) && !clauses.has(id)
  }
})

describe('every scenario', () => {
  it('has a title and says what it covers', () => {
    const bad = scenarios.filter(
      ({ title, covers }) => title === '' || covers.length === 0 || !covers.every(isId),
    )
    expect(bad.map(({ file }) => file)).toEqual([])
  })

  it('has a title of its own', () => {
    const first = new Map<string, string>()
    const repeated = scenarios.flatMap(({ file, title }) => {
      const other = first.get(title)
      first.set(title, other ?? file)
      return other === undefined ? [] : [`${file} has the title of ${other}`]
    })
    expect(repeated).toEqual([])
  })
})

function files(folder: string, name: RegExp): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .map((file) => join(folder, file))
    .sort()
}

function text(file: string): string {
  return readFileSync(file, 'utf8')
}

function prefixOf(id: string): string {
  return id.slice(0, id.indexOf('-'))
}

function isId(id: string): boolean {
  return /^[A-Z]{2}-\d+$/.test(id)
}

/** What a scenario file says of itself, with nothing where it says nothing. */
function aboutOf({ title, covers }: { readonly title?: unknown; readonly covers?: unknown }) {
  return {
    title: typeof title === 'string' ? title.trim() : '',
    covers: Array.isArray(covers) ? covers.map(String) : [],
  }
}
