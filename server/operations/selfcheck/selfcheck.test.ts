import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pino } from 'pino'
import { afterAll, describe, expect, it } from 'vitest'
import { CODE_ROOT, versionOf } from '#server/operations/selfcheck/code'
import { digestFiles, digestOf } from '#server/operations/selfcheck/digest'
import { writeManifest } from '#server/operations/selfcheck/manifest'
import { SelfCheck } from '#server/operations/selfcheck/selfcheck'
import { HandClock } from '#tests/clock'

const roots: string[] = []
afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true, force: true })
})

function put(root: string, file: string, content: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), content)
}

/** A checkout in small. */
function checkout(): string {
  const root = mkdtempSync(join(tmpdir(), 'sabot-code-'))
  roots.push(root)
  put(root, 'package.json', '{ "version": "1.2.3" }')
  put(root, 'package-lock.json', '{}')
  put(root, 'dist/engine/cards/shuffle.js', 'export const shuffle = 1')
  put(root, 'dist/server/server.js', 'export const server = 1')
  put(root, 'dist/server/tsconfig.tsbuildinfo', '{ "build": 1 }')
  return root
}

async function started(root: string, pinned: string | null = null) {
  const lines: { readonly level: number; readonly changed?: readonly string[] }[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line)) })
  const check = await SelfCheck.start({ clock: new HandClock(), root, pinned, log })
  check.stop()
  return { check, lines }
}

describe('the self-check of the running code', () => {
  it('is content with what the build made', async () => {
    const root = checkout()
    await writeManifest(root)
    const { check, lines } = await started(root)
    const digest = digestOf(await digestFiles(root))
    expect(check.last).toMatchObject({
      ok: true,
      version: '1.2.3',
      digest,
      started: digest,
      expected: digest,
    })
    expect(check.last).toMatchObject({ files: 4, changed: [], text: 'The code is what the build made.' })
    expect(lines.map(({ level }) => level)).toEqual([30])
  })

  it.each([
    ['changed', (root: string) => appendFileSync(join(root, 'dist/engine/cards/shuffle.js'), ' ')],
    ['gone', (root: string) => rmSync(join(root, 'dist/engine/cards/shuffle.js'))],
  ])('is loud about a file that is %s since the start, and names it', async (_what, harm) => {
    const root = checkout()
    const { check, lines } = await started(root)
    harm(root)
    expect(check.last.ok).toBe(true)
    const result = await check.run()
    expect(result).toMatchObject({ ok: false, expected: null, changed: ['dist/engine/cards/shuffle.js'] })
    expect(result.digest).not.toBe(result.started)
    expect(check.last).toEqual(result)
    expect(lines.at(-1)).toMatchObject({ level: 50, changed: ['dist/engine/cards/shuffle.js'] })
  })

  it('that cannot be made was not passed, and ends nothing', async () => {
    const root = checkout()
    const { check, lines } = await started(root)
    rmSync(join(root, 'package.json'))
    rmSync(join(root, 'package-lock.json'))
    expect(await check.run()).toMatchObject({ ok: false, version: '1.2.3' })
    expect(check.last.ok).toBe(false)
    expect(lines.at(-1)).toMatchObject({ level: 50 })
  })

  it('is loud at once about code that the build did not make', async () => {
    const root = checkout()
    await writeManifest(root)
    put(root, 'dist/server/extra.js', 'steal()')
    appendFileSync(join(root, 'package-lock.json'), ' ')
    const { check } = await started(root)
    expect(check.last).toMatchObject({ ok: false, changed: ['dist/server/extra.js', 'package-lock.json'] })
    expect(check.last.text).toBe(
      '2 files of the code are not what the build made: build again, or restore a build that you trust.',
    )
  })

  it('does not trust a manifest that was spoilt', async () => {
    const root = checkout()
    await writeManifest(root)
    put(root, 'dist/manifest.json', '{ "files": 1 }')
    expect((await started(root)).check.last).toMatchObject({ ok: false, files: 4 })
  })

  it.each([
    [
      'was compiled again',
      (root: string) => {
        put(root, 'dist/server/server.js', 'export const server = 2')
        put(root, 'dist/server/tsconfig.tsbuildinfo', '{ "build": 2 }')
      },
    ],
    ['has no manifest', (root: string) => rmSync(join(root, 'dist/manifest.json'))],
  ])('warns of a folder that %s: it was compared with no build', async (_what, harm) => {
    const root = checkout()
    await writeManifest(root)
    harm(root)
    const { check, lines } = await started(root)
    expect(check.last).toMatchObject({ ok: true, expected: null, pinned: null })
    expect(check.last.text).toContain('compared with no build')
    expect(lines.at(-1)).toMatchObject({ level: 40 })
  })

  it('is content with code of the digest that the house expects, also without a manifest', async () => {
    const root = checkout()
    const digest = digestOf(await digestFiles(root))
    const { check, lines } = await started(root, digest.toUpperCase())
    expect(check.last).toMatchObject({ ok: true, expected: null, pinned: digest })
    expect(check.last.text).toBe('The code has the digest that is expected.')
    expect(lines.at(-1)).toMatchObject({ level: 30 })
  })

  it.each([
    ['the manifest written again', writeManifest],
    [
      'the compiler’s note touched',
      async (root: string) => appendFileSync(join(root, 'dist/server/tsconfig.tsbuildinfo'), ' '),
    ],
    ['the manifest gone', async (root: string) => rmSync(join(root, 'dist/manifest.json'))],
  ])('finds code of another digest than the house expects, %s', async (_what, cover) => {
    const root = checkout()
    await writeManifest(root)
    const digest = digestOf(await digestFiles(root))
    appendFileSync(join(root, 'dist/engine/cards/shuffle.js'), ' ')
    await cover(root)
    const { check, lines } = await started(root, digest)
    expect(check.last).toMatchObject({ ok: false, pinned: digest })
    expect(check.last.text).toContain('SABOT_EXPECTED_DIGEST')
    expect(lines.at(-1)).toMatchObject({ level: 50 })
  })

  it('runs once for all who ask at once', async () => {
    const { check } = await started(checkout())
    const [first, second] = await Promise.all([check.run(), check.run()])
    expect(first).toBe(second)
  })

  it('looks at this checkout', async () => {
    expect(versionOf(CODE_ROOT)).toMatch(/^\d+\.\d+\.\d+$/)
    const files = [...(await digestFiles(CODE_ROOT)).keys()]
    expect(files).toContain('package-lock.json')
    expect(files.filter((file) => file.startsWith('dist/server/')).length).toBeGreaterThan(50)
  })
})
