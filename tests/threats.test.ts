import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Case, casesIn } from '#tests/cases/cases'
import { testSources } from '#tests/cases/source'
import { problemsOf, threatsIn } from '#tests/cases/threats'

const threats = threatsIn(readFileSync('docs/threats.md', 'utf8'))
const named = new Set(threats.flatMap(({ shownBy }) => shownBy.map(({ file }) => file)))
const cases = new Map(
  testSources()
    .filter(({ fileName }) => named.has(fileName))
    .map((source) => [source.fileName, casesIn(source)]),
)

describe('every threat', () => {
  it('names tests that are there, are run, and expect something for sure', () => {
    expect(threats.length).toBeGreaterThan(80)
    expect(threats.flatMap((threat) => problemsOf(threat, (file) => cases.get(file) ?? []))).toEqual([])
  })
})

describe('a row', () => {
  const sure: Case = { place: 'a.test.ts:1', title: 'holds', left: [], isSure: true }
  const told = (shown: string, ...known: readonly Case[]) => {
    const page = `# Threats\n\n## One\n\n| threat | defence | shown by |\n|---|---|---|\n| Theft | a lock | ${shown} |\n`
    return threatsIn(page).flatMap((threat) => problemsOf(threat, () => known))
  }

  it.each<[string, string, readonly Case[], readonly string[]]>([
    ['a test that holds', '`a.test.ts` “holds”', [sure], []],
    ['no test', 'by hand', [sure], ['Theft: no test is named']],
    ['a file alone', '`a.test.ts`', [sure], ["Theft: a.test.ts is named without a test's title"]],
    ['a test that is gone', '`a.test.ts` “held”', [sure], ['Theft: a.test.ts has 0 tests “held”']],
    ['a title twice', '`a.test.ts` “holds”', [sure, sure], ['Theft: a.test.ts has 2 tests “holds”']],
    [
      'a test that is left out',
      '`a.test.ts` “holds”',
      [{ ...sure, left: ['skip'] }],
      ['Theft: a.test.ts:1 is not run: skip'],
    ],
    [
      'a test that may expect nothing',
      '`a.test.ts` “holds”',
      [{ ...sure, isSure: false }],
      ['Theft: a.test.ts:1 may expect nothing'],
    ],
  ])('with %s', (_what, shown, known, problems) => {
    expect(told(shown, ...known)).toEqual(problems)
  })
})
