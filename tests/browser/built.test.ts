import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { initialScripts, largestShift } from '#tests/browser/look/budgets'

const FOLDER = process.env.SABOT_CLIENT_FOLDER ?? join('dist', 'web')
const LARGEST_SCRIPT_BYTES = 200_000

describe('the built client', () => {
  it('begins with scripts of at most 200 kB in all, as they travel', () => {
    const scripts = initialScripts(FOLDER)
    expect(scripts.length).toBeGreaterThan(0)
    const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0)
    expect(bytes, JSON.stringify(scripts)).toBeLessThanOrEqual(LARGEST_SCRIPT_BYTES)
  })

  it('needs nothing from elsewhere, and runs and draws nothing that stands in the page itself', () => {
    const pages = readdirSync(FOLDER).filter((name) => name.endsWith('.html'))
    expect(pages).toContain('index.html')
    for (const name of pages) {
      const page = readFileSync(join(FOLDER, name), 'utf8')
      expect(page).toMatch(/<html lang="it">/)
      const addresses = [...page.matchAll(/\s(?:src|href)="([^"]*)"/g)].map(([, address]) => address)
      for (const address of addresses) expect(address).toMatch(/^(\/[\w.-]|\?$)/)
      expect(page).not.toMatch(/<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=)/)
    }
  })

  it('has every file that its page names', () => {
    const page = readFileSync(join(FOLDER, 'index.html'), 'utf8')
    const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).map((name) => `/${name}`)
    const named = [...page.matchAll(/\s(?:src|href)="([^"]*)"/g)].map(([, address]) => address)
    expect(named.filter((address) => address !== undefined && !files.includes(address))).toEqual([])
  })
})

describe('a layout shift', () => {
  it('is the largest sum of those within a second of each other and five in all', () => {
    const at = (...moments: readonly number[]) => moments.map((moment) => ({ at: moment, value: 0.01 }))
    expect(largestShift([])).toBe(0)
    expect(largestShift(at(0, 500, 1_400))).toBeCloseTo(0.03)
    expect(largestShift(at(0, 1_000, 2_000))).toBeCloseTo(0.01)
    expect(largestShift(at(0, 900, 1_800, 2_700, 3_600, 4_500, 5_400))).toBeCloseTo(0.06)
  })
})
