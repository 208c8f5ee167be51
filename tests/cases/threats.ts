import type { Case } from '#tests/cases/cases'

/** One row of docs/threats.md: what might happen, what stands against it, and what shows it. */
export interface Threat {
  readonly row: string
  readonly shownBy: readonly { readonly file: string; readonly title: string | null }[]
}

const HEAD = '| threat | defence | shown by |'

export function threatsIn(page: string): readonly Threat[] {
  const [, ...sections] = page.split(/^## /m)
  return sections
    .filter((section) => section.includes(HEAD))
    .flatMap((section) => section.split('\n').filter((line) => /^\| (?!threat |---)/.test(line)))
    .map((row) => ({ row, shownBy: namedIn(row.split(' | ')[2] ?? '') }))
}

/** What is wrong with a threat's tests, in a line each. */
export function problemsOf(
  { row, shownBy }: Threat,
  casesOf: (file: string) => readonly Case[],
): readonly string[] {
  const found = shownBy.flatMap(({ file, title }) => {
    if (title === null) return [`${file} is named without a test's title`]
    const cases = casesOf(file).filter((one) => one.title === title)
    const [only] = cases
    if (only === undefined || cases.length > 1) return [`${file} has ${cases.length} tests “${title}”`]
    if (only.left.length > 0) return [`${only.place} is not run: ${only.left.join(', ')}`]
    return only.isSure ? [] : [`${only.place} may expect nothing`]
  })
  if (shownBy.length === 0) found.push('no test is named')
  return found.map((problem) => `${row.slice(2, row.indexOf(' | '))}: ${problem}`)
}

/** `a.test.ts` “one title”, “another”; `b.test.ts` “a third” */
function namedIn(text: string): Threat['shownBy'] {
  return [...text.matchAll(/`([^`]+\.test\.ts)`([^`]*)/g)].flatMap(
    ([, file = '', rest = '']): Threat['shownBy'] => {
      const titles = [...rest.matchAll(/“([^”]+)”/g)].map(([, title = '']) => title)
      return titles.length === 0 ? [{ file, title: null }] : titles.map((title) => ({ file, title }))
    },
  )
}
