import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { runScenario } from '#cli/scenario/run'
import { GAME_IDS } from '#engine/games'

const readme = readFileSync('README.md', 'utf8')

describe('the README', () => {
  it('is short enough to be read', () => {
    const lines = readme.split('\n').length
    expect(lines).toBeGreaterThanOrEqual(60)
    expect(lines).toBeLessThanOrEqual(130)
  })

  it('has a worked round that plays as it says', () => {
    const file = JSON.parse(/```json\n([\s\S]*?)```/.exec(readme)?.[1] ?? '')
    const result = runScenario(file)
    expect(result).toMatchObject(file.expect)
    expect(result).toMatchObject({ players: { p1: { staked: 2100, paid: 4700, net: 2600 } } })
  })

  it('names every game', () => {
    for (const id of GAME_IDS) expect(readme).toContain(`\`${id}\``)
  })

  it('links only to what exists', () => {
    const targets = [...readme.matchAll(/\]\(([^)#]+)\)/g)].map(([, target]) => target ?? '')
    expect(targets.length).toBeGreaterThan(4)
    expect(targets.filter((target) => !existsSync(target))).toEqual([])
  })

  it('draws folders that exist', () => {
    const tree = /```\n(engine\/[\s\S]*?)```/.exec(readme)?.[1] ?? ''
    const folders = tree.split('\n').flatMap((line) => /^([a-z]+\/)/.exec(line)?.[1] ?? [])
    expect(folders.length).toBeGreaterThan(5)
    expect(folders.filter((folder) => !existsSync(folder))).toEqual([])
    const projects = JSON.parse(readFileSync('tsconfig.json', 'utf8')).references
    for (const { path } of projects) expect(folders).toContain(path.replace(/(\/.*)?$/, '/'))
  })
})
