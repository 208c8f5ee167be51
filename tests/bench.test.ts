import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { against } from '#bench/against'
import { compare, exitOf, FEWEST_PAIRS, turns } from '#bench/compare'
import { figureOf, lineOf, shortfalls, shown } from '#bench/figure'
import { inCommon } from '#bench/in-common'
import { commitOf, thisMachine } from '#bench/machine'

const SPEED = { name: 'speed', unit: 'rounds/s', value: 120_000, aim: 150_000, floor: 0.5 }
const WAIT = { name: 'wait', unit: 'ms', value: 20, aim: 50, floor: 1, better: 'lower' } as const

const gitIn =
  (folder: string) =>
  (...args: readonly string[]) =>
    execFileSync('git', ['-C', folder, '-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args])

describe('a figure', () => {
  it('is beside its aim: above 1 is better, whichever way is better', () => {
    expect(figureOf(SPEED)).toEqual({ ...SPEED, better: 'higher', ratio: 0.8 })
    expect(figureOf(WAIT)).toEqual({ ...WAIT, ratio: 2.5 })
    expect(lineOf(figureOf(SPEED), ['p99 3 ms'])).toMatch(
      /^speed +120,000 rounds\/s {3}0\.80 × the aim of 150,000, p99 3 ms$/,
    )
    expect(lineOf(figureOf(WAIT))).toMatch(/^wait +20 ms {3}2\.50 × as good as the aim of at most 50$/)
  })

  it('is only told where there is no aim', () => {
    const bare = figureOf({ name: 'rows', unit: 'rows/s', value: 7.25 })
    expect(bare).toEqual({
      name: 'rows',
      unit: 'rows/s',
      value: 7.25,
      better: 'higher',
      aim: null,
      ratio: null,
      floor: null,
    })
    expect(lineOf(bare)).toMatch(/^rows +7\.25 rows\/s$/)
    expect(shortfalls([bare])).toEqual([])
  })

  it('survives a file also where nothing at all was lost', () => {
    const { ratio } = figureOf({ ...WAIT, value: 0 })
    expect(JSON.parse(JSON.stringify({ ratio }))).toEqual({ ratio: 1_000 })
  })

  it('has a floor, at which it still stands', () => {
    const at = (value: number) => shortfalls([figureOf({ ...SPEED, value })])
    expect(at(75_000)).toEqual([])
    expect(at(74_000)).toEqual([
      'speed: 74,000 rounds/s is 0.49 × the aim of 150,000, below the floor of 0.5.',
    ])
    expect(shortfalls([figureOf({ ...WAIT, value: 50 })])).toEqual([])
    expect(shortfalls([figureOf(SPEED), figureOf({ ...WAIT, value: 51 })])).toEqual([
      'wait: 51 ms is 0.98 × as good as the aim of at most 50, below the floor of 1.',
    ])
  })

  it.each([
    [1_234_567.8, '1,234,568'],
    [99.96, '100.0'],
    [12.345, '12.3'],
    [0.5, '0.50'],
    [5, '5'],
  ])('%d is written as %s', (value, text) => {
    expect(shown(value)).toBe(text)
  })
})

describe('two commits', () => {
  const NINE = [1.3, 0.99, 1.02, 0.5, 1.01, 1.05, 0.98, 1, 1.03]

  it('are compared by the middle of nine ratios, and the second and the eighth', () => {
    expect(compare(NINE)).toEqual({
      median: 1.01,
      low: 0.98,
      high: 1.05,
      confidence: 1 - 20 / 512,
      verdict: 'not slower',
    })
    expect(compare([1, 2]).median).toBe(1.5)
  })

  it('one is slower only if the whole interval lies below 0.97, whatever a lucky pair says', () => {
    const eighth = (high: number) => compare([0.9, 0.9, 0.9, 0.9, 0.9, 0.9, 0.9, high, 2]).verdict
    expect(eighth(0.969)).toBe('slower')
    expect(eighth(0.97)).toBe('not slower')
    expect(eighth(1.2)).toBe('not slower')
  })

  it('are not judged by fewer than six pairs', () => {
    const halves = (pairs: number) => compare(Array.from({ length: pairs }, () => 0.5)).verdict
    expect(halves(FEWEST_PAIRS - 1)).toBe('too few pairs')
    expect(halves(FEWEST_PAIRS)).toBe('slower')
  })

  /** Every way in which so many pairs can fall above or below the true median, all alike likely. */
  it.each([1, 2, 3, 5, 6, 8, 9, 11, 12])('of %d pairs, as sure as it says', (count) => {
    const sorted = Array.from({ length: count }, (_, place) => place)
    const { low, high, confidence } = compare(sorted)
    let inside = 0
    for (let way = 0; way < 2 ** count; way++) {
      const below = sorted.filter((place) => (way >> place) & 1).length
      if (below > low && below <= high) inside++
    }
    expect(confidence).toBeCloseTo(inside / 2 ** count, 12)
    expect(confidence >= 0.95 || low === 0).toBe(true)
  })

  it('of nine pairs, between the second and the eighth', () => {
    expect(compare([0, 1, 2, 3, 4, 5, 6, 7, 8])).toMatchObject({ low: 1, high: 7 })
  })

  it('are compared by the figures that both have, and the others are named', () => {
    const figure = (name: string, value: number) => figureOf({ ...SPEED, name, value })
    const bare = figureOf({ name: 'rows', unit: 'rows/s', value: 7 })
    const mine = [figure('old', 2), figure('new', 1), figure('now and then', 1), bare]
    const other = [figure('old', 1), figure('gone', 1), figure('now and then', 1)]
    const { ratios, alone } = inCommon([
      { mine, other },
      { mine: mine.slice(0, 2), other },
    ])
    expect([...ratios]).toEqual([['old', [2, 2]]])
    expect(alone).toEqual(['new', 'now and then', 'gone'])
  })

  it('end with 1 where one is slower, else with 2 where something is not compared', () => {
    expect(exitOf([{ verdict: 'not slower' }, { verdict: 'slower' }], [])).toBe(1)
    expect(exitOf([{ verdict: 'slower' }], ['math'])).toBe(1)
    expect(exitOf([{ verdict: 'not slower' }], [])).toBe(0)
    expect(exitOf([{ verdict: 'not slower' }], ['math'])).toBe(2)
    expect(exitOf([], [])).toBe(2)
  })

  it('take turns, each as often first as the other', () => {
    expect(turns(4, 'A', 'B').flat().join('')).toBe('ABBAABBA')
  })
})

describe('a commit against another', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sabot-bench-test-'))
  const json = join(folder, 'against.json')
  const git = gitIn(folder)
  /** As fast as its commit says, and not for those benchmarks that its commit names. */
  const RUN = `
    const fs = require('node:fs')
    const [benchmark, , , file] = process.argv.slice(2)
    const { value, breaks } = JSON.parse(fs.readFileSync('speed.json', 'utf8'))
    if (breaks.includes(benchmark)) throw new Error('an interface has changed')
    fs.writeFileSync(file, JSON.stringify({ figures: [{ name: 'speed', value, better: 'higher', aim: 1 }] }))`

  function commit(name: string, value: number, { breaks = '', build = '' } = {}): void {
    writeFileSync(join(folder, 'speed.json'), JSON.stringify({ value, breaks }))
    writeFileSync(join(folder, 'tools', 'build.mjs'), build)
    git('add', 'speed.json', 'tools', 'package-lock.json')
    git('commit', '--quiet', '--message', name)
    git('tag', name)
  }

  const compareWith = (name: string, pairs = '6') =>
    against(folder, [name, '--only', 'math,engine', '--pairs', pairs, '--json', json])
  const written = () => JSON.parse(readFileSync(json, 'utf8'))

  beforeAll(() => {
    for (const inner of ['tools', join('dist', 'bench')]) mkdirSync(join(folder, inner), { recursive: true })
    writeFileSync(join(folder, 'dist', 'bench', 'run.js'), RUN)
    writeFileSync(join(folder, 'package-lock.json'), '{}')
    git('init', '--quiet')
    commit('unbuilt', 1, { build: 'process.exit(1)' })
    commit('before', 2, { breaks: 'math' })
    commit('now', 1)
  })
  beforeEach(() => {
    rmSync(json, { force: true })
    vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    return () => vi.restoreAllMocks()
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('where one benchmark does not run, names it and goes on with the others', () => {
    expect(compareWith('before')).toBe(1)
    expect(written()).toMatchObject({
      figures: [{ name: 'engine: speed', ratios: [0.5, 0.5, 0.5, 0.5, 0.5, 0.5], verdict: 'slower' }],
      missing: ['math does not run on the other commit.'],
    })
    expect(process.stderr.write).toHaveBeenCalledWith(
      'Not compared: math does not run on the other commit.\n',
    )
  })

  it('is not called slower where the command is not understood', () => {
    expect(against(folder, ['before', '--pair', '6'])).toBe(2)
    expect(process.stderr.write).toHaveBeenCalledWith(expect.stringContaining("'--pair'"))
  })

  it.each(['5', '6.5', 'nine'])('is not measured in %s pairs', (pairs) => {
    expect(compareWith('before', pairs)).toBe(2)
    expect(existsSync(json)).toBe(false)
    expect(process.stderr.write).toHaveBeenCalledWith(
      expect.stringContaining(`'${pairs}' pairs prove nothing: 6 are the fewest.`),
    )
  })

  it('is not called slower where the other does not build', () => {
    expect(compareWith('unbuilt')).toBe(2)
    const missing = [expect.stringMatching(/^[0-9a-f]{40} could not be built\.$/)]
    expect(written()).toMatchObject({ figures: [], missing })
  })
})

describe('what results are of', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sabot-bench-test-'))
  const git = gitIn(folder)

  beforeAll(() => writeFileSync(join(folder, 'file'), 'one'))
  afterAll(() => rmSync(folder, { recursive: true }))

  it('is a machine', () => {
    const { processor, cores, memoryBytes, platform, node } = thisMachine()
    expect([processor, platform].every((text) => text.length > 0)).toBe(true)
    expect(cores).toBeGreaterThan(0)
    expect(memoryBytes).toBeGreaterThan(1_000_000)
    expect(node).toBe(process.version)
  })

  it('is a commit, and whether something is not committed', () => {
    expect(commitOf(folder)).toBeNull()
    git('init', '--quiet')
    git('add', '.')
    git('commit', '--quiet', '--message', 'one')
    const hash = String(git('rev-parse', 'HEAD')).trim()
    expect(commitOf(folder)).toEqual({ hash, dirty: false })
    writeFileSync(join(folder, 'file'), 'two')
    expect(commitOf(folder)).toEqual({ hash, dirty: true })
  })
})
