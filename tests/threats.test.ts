import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const text = readFileSync('docs/threats.md', 'utf8')
const [, ...sections] = text.split(/^## /m)
const threats = sections
  .filter((section) => section.includes('| threat | defence | shown by |'))
  .flatMap((section) => section.split('\n').filter((line) => /^\| (?!threat|---)/.test(line)))

it('every threat names the tests that show its defence, and they are there', () => {
  expect(threats.length).toBeGreaterThan(30)
  for (const threat of threats) {
    const shown = threat.split(' | ').at(-1) ?? ''
    const files = [...shown.matchAll(/`([\w/-]+\.test\.ts)`/g)].map(([, file = '']) => file)
    expect(files, threat).not.toEqual([])
    for (const file of files) expect(existsSync(file), `${file} in: ${threat}`).toBe(true)
  }
})
