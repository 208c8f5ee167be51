import { describe, expect, it } from 'vitest'
import { GAME_IDS } from '#engine/games'
import { reportPage } from '#math/report/page'
import { studyOf } from '#math/report/study'

const SEED = 0x5ab07n
const studies = GAME_IDS.map((id) => studyOf(id, { seed: SEED, rounds: 20_000 }))
const imprint = { version: '1.2.3', date: '2001-02-03', seed: SEED }
const page = reportPage(studies, imprint)

const count = (html: string, part: RegExp) => html.match(part)?.length ?? 0

describe('the report', () => {
  it('says what it is about: version, date, games, seed', () => {
    for (const part of ['Sabot 1.2.3', '2001-02-03', 'seed 5ab07', '20,000 rounds a game']) {
      expect(page).toContain(part)
    }
    for (const { name } of studies) expect(page).toContain(name)
  })

  it('has every bet of every game, with its return and what the rulebook prints', () => {
    const bets = studies.flatMap((study) => [...study.bets])
    const documented = bets.flatMap(([, bet]) => bet.documented ?? [])
    expect([bets.length, documented.length]).toEqual([33, 28])
    for (const [bet, { rtp }] of bets) {
      expect(page).toContain(`<th scope="row">${bet}</th>`)
      expect(page).toContain(`${(100 * rtp).toFixed(4)}\u00a0%`)
    }
    for (const rtp of documented) expect(page).toContain(`${(100 * rtp).toFixed(2)}\u00a0%`)
    expect(page).toContain('27 agree with it to the hundredth of a per cent, 1 does not')
    expect(page).toContain("97.30 % cannot be this bet's")
  })

  it('stands by itself: no script, no link or file from outside', () => {
    expect(page).not.toMatch(/https?:/)
    expect(page).not.toMatch(/<(script|link|iframe|img|object)\b/)
    expect(page).not.toMatch(/\b(src|xlink:href)=|url\((?!#)|@import/)
    const links = [...page.matchAll(/href="([^"]*)"/g)].map(([, target]) => target ?? '')
    expect(links.length).toBeGreaterThan(5)
    for (const link of links) expect(page).toContain(`id="${link.slice(1)}"`)
  })

  it('can be read without seeing it: headed tables with captions, drawings with titles', () => {
    const tables = count(page, /<table/g)
    expect(tables).toBeGreaterThan(25)
    expect(count(page, /<caption>[^<]+<\/caption>/g)).toBe(tables)
    expect(count(page, /<thead><tr><th scope="col">/g)).toBe(tables)
    const drawings = count(page, /<svg/g)
    expect(drawings).toBe(1 + 1 + 5 + 9)
    expect(count(page, /<svg role="img"[^>]*><title>[^<]+<\/title>/g)).toBe(drawings)
    expect(page).toMatch(/^<!doctype html>\n<html lang="en">/)
  })

  it('cites the rules it rests on', () => {
    for (const id of ['SH-1', 'MO-2', 'BJ-12', 'BJ-13', 'MF-22', 'VE-3', 'FB-13', 'BA-7', 'SB-3']) {
      expect(page).toContain(id)
    }
  })

  it('has charts of best play and the exact counts', () => {
    for (const code of ['H', 'S', 'D', 'Ds', 'P', 'F', 'FP'])
      expect(page).toContain(`<td class="${code}">${code}</td>`)
    expect(page).toContain('4,998,398,275,503,360')
    expect(page).toContain('2,292,252,566,437,888')
  })

  it('is balanced HTML', () => {
    for (const tag of ['table', 'section', 'div', 'figure', 'svg', 'tr', 'td', 'th', 'ul', 'ol', 'li', 'p']) {
      const open = count(page, new RegExp(`<${tag}[ >]`, 'g'))
      expect([tag, open]).toEqual([tag, count(page, new RegExp(`</${tag}>`, 'g'))])
    }
  })

  it('of a single game leaves out what that game has not', () => {
    const mini = reportPage(studies.slice(3, 4), imprint)
    expect(mini).toContain('<h1>')
    expect(mini).not.toMatch(/Best play|Fire Blaze bonus|Rules of the main bets/)
    expect(mini).toContain('Appendix')
    const free = reportPage(studies.slice(2, 3), imprint)
    expect(free).toContain('On a token')
    expect(free).not.toMatch(/Appendix|Fire Blaze bonus/)
  })

  it('is the same page for the same figures', () => {
    expect(reportPage(studies, imprint)).toBe(page)
  })
})
