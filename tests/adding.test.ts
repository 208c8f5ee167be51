import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

/** What is not ours, or made by tools: reports of other runs among them. */
const AWAY = ['.git', ...readFileSync('.gitignore', 'utf8').split('\n')].map((name) =>
  name.replace(/\/$/, ''),
)

/** Every file of the checkout, by its path from the root. */
const files: readonly string[] = readdirSync('.', { withFileTypes: true }).flatMap((entry) => {
  if (!entry.isDirectory()) return [entry.name]
  if (AWAY.includes(entry.name)) return []
  return readdirSync(entry.name, { recursive: true, encoding: 'utf8' }).map((name) => join(entry.name, name))
})

/** What stands as code in a page and is a file or, with a slash behind it, a folder. */
function pathsIn(page: string): readonly string[] {
  const named = [...readFileSync(page, 'utf8').matchAll(/`([\w.<>/-]+)`/g)].map(([, name]) => name ?? '')
  return [...new Set(named.filter((name) => /\.(tsx?|mjs|css|json|md)$/.test(name) || /\w\/$/.test(name)))]
}

/** `<family>` is any; `inner` may begin anywhere in the tree, as pages name a file by its last folders. */
function isThere(path: string, inner: boolean): boolean {
  const start = inner ? '(^|/)' : '^'
  const end = path.endsWith('/') ? '' : '$'
  const escaped = path.replace(/[.]/g, '\\.').replace(/<\w+>/g, '[^/]+')
  const pattern = new RegExp(`${start}${escaped}${end}`)
  return files.some((file) => pattern.test(file))
}

describe('docs/adding.md', () => {
  const paths = pathsIn('docs/adding.md')

  it('names files and folders that are there', () => {
    expect(paths.length).toBeGreaterThan(60)
    expect(paths.filter((path) => !isThere(path, false))).toEqual([])
  })

  it('names every register of families', () => {
    const registers = files.filter((file) => /(^|\/)families\.ts$|^engine\/(kinds|games)\.ts$/.test(file))
    expect(registers.length).toBeGreaterThan(6)
    expect(registers.filter((file) => !paths.includes(file) && !file.startsWith('tests/'))).toEqual([])
  })
})

/** What only the third family is called, has or must: its name, its sides, its bets, its rules. */
const OF_THE_THIRD = /dragon.?tiger|\btiger\b|tigre|suited.?tie|\bDT-\d/i

it('docs/adding.md names just the files outside its folders that the third family touched', () => {
  const isTest = (file: string) => /^tests\/|\.test\.tsx?$|\/testing\//.test(file)
  const touched = files.filter(
    (file) =>
      /\.(tsx?|mjs|js|css|json|md|html)$/.test(file) &&
      !isTest(file) &&
      !file.includes('dragon-tiger') &&
      OF_THE_THIRD.test(readFileSync(file, 'utf8')),
  )
  const [, section = ''] = /^## A family\n([\s\S]*?)^## /m.exec(readFileSync('docs/adding.md', 'utf8')) ?? []
  const named = [...section.matchAll(/`([\w/-]+\.\w+)`/g)].map(([, file]) => file ?? '')
  expect(touched.sort()).toEqual([...new Set(named)].sort())
  expect(touched.length).toBeLessThanOrEqual(20)
})

it('docs/walkthrough.md names functions and events of the engine that are there', () => {
  const engine = files
    .filter((file) => /^engine\/.*\.ts$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const names = [...readFileSync('docs/walkthrough.md', 'utf8').matchAll(/`([a-z]\w+)`/gi)].map(
    ([, name]) => name ?? '',
  )
  expect(names.length).toBeGreaterThan(10)
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(engine))).toEqual([])
})

it.each(['docs/walkthrough.md', 'docs/client.md', 'docs/testing.md', 'docs/live.md', 'docs/ledger.md'])(
  '%s names files that are there',
  (page) => {
    const paths = pathsIn(page)
    expect(paths.length).toBeGreaterThan(2)
    expect(paths.filter((path) => !isThere(path, true))).toEqual([])
  },
)
