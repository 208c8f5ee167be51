import { describe, expect, it } from 'vitest'
import type { PlayerCommand } from '#protocol/commands'
import { axe } from '#tests/browser/axe'
import { Complaints } from '#tests/browser/complaints'
import { DEALS } from '#tests/browser/deals'
import { blackjackOf, firstDeal } from '#tests/browser/dry-play'
import { findSeed } from '#tests/browser/find-seed'
import { setUpStage } from '#tests/browser/stage'
import { DryTable } from '#tests/floor/dry-table'

const stage = setUpStage([{ id: 'rialto', game: 'ventuno', brings: 'split' }])

/** A visitor whose errors are looked at, not punished. */
async function clumsy() {
  const visitor = await stage.visit({ path: null })
  visitor.allow(/./)
  const complaints = new Complaints(visitor.context)
  await visitor.page.goto('/health')
  return { ...visitor, complaints }
}

describe('what goes wrong in a page', () => {
  it('is heard: what it writes, what nobody catches, what does not come', async () => {
    const { page, line, complaints } = await clumsy()
    await page.evaluate(() => {
      console.error('I am lost')
      setTimeout(() => {
        throw new Error('nobody catches me')
      })
    })
    await expect.poll(() => complaints.left.join('\n')).toMatch(/I am lost[\s\S]*nobody catches me/)
    await page.evaluate(() => fetch('/api/rounds/none'))
    await expect.poll(() => complaints.left.join('\n')).toMatch(/status of 401/)
    line.cut()
    await page.evaluate(() => fetch('/health').catch(() => null))
    await expect.poll(() => complaints.left.join('\n')).toMatch(/request: GET \S+\/health failed/)
    line.mend()
    expect(await page.evaluate(async () => (await fetch('/health')).ok)).toBe(true)
  })

  it('is heard when the content policy forbids it', async () => {
    const { page, complaints } = await clumsy()
    await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'window.name = "run"'
      document.head.append(script)
    })
    await expect.poll(() => complaints.left.join('\n')).toMatch(/Content Security Policy/)
    expect(await page.evaluate(() => window.name)).toBe('')
  })

  it('is not heard where a test allows it', async () => {
    const { page, complaints } = await clumsy()
    complaints.allow(/on purpose|favicon/)
    await page.evaluate(() => console.error('on purpose'))
    await page.evaluate(() => console.error('by mistake'))
    await expect.poll(() => complaints.left).toEqual([expect.stringContaining('by mistake')])
  })
})

describe('axe', () => {
  it('says in words what keeps somebody from using a page', async () => {
    const { page } = await clumsy()
    await page.setContent('<html lang="it"><title>x</title><main><h1>x</h1><button></button></main></html>')
    await expect(axe(page)).rejects.toThrow(/button-name: Buttons must have discernible text\. At button/)
  })
})

describe('a line', () => {
  it('drops a socket when it is cut, and is there again when it is mended', async () => {
    const { page, line } = await clumsy()
    await page.evaluate(() => fetch('/api/session', { method: 'POST' }))
    const open = () =>
      page.evaluate(
        () =>
          new Promise<string>((done) => {
            const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/socket`, 'sabot.1')
            socket.onopen = () => done('open')
            socket.onclose = () => {
              document.title = 'lost'
              done('lost')
            }
          }),
      )
    expect(await open()).toBe('open')
    line.cut()
    await expect.poll(() => page.title()).toBe('lost')
    expect(await open()).toBe('lost')
    line.mend()
    expect(await open()).toBe('open')
  })
})

describe('a table with a shoe for a test', () => {
  it('deals to whoever comes what the shoe brings', async () => {
    const client = await stage.companion('rialto')
    const play = (command: PlayerCommand) => client.do('rialto', command)
    const state = () => {
      const tracked = client.tables.get('rialto')
      if (tracked === undefined) throw new Error('The table is not known.')
      return blackjackOf(tracked)
    }
    await expect.poll(() => state().phase).toBe('betting')
    expect(await play({ do: 'sit', seat: 1 })).toMatchObject({ ok: true })
    expect(await play({ do: 'bet', seat: 1, bet: 'main', amount: 1_000 })).toMatchObject({ ok: true })
    expect(await play({ do: 'dealNow' })).toMatchObject({ ok: true })
    await expect.poll(() => state().phase, { timeout: 20_000 }).toBe('turns')
    const wanted = firstDeal(new DryTable('ventuno', findSeed(DEALS.split)))
    expect(state().lines.map(({ cards }) => cards)).toEqual(wanted.hands)
    expect(state().dealer).toMatchObject({ cards: [wanted.up], hole: null })
    expect(await play({ do: 'split', seat: 1 })).toMatchObject({ ok: true })
    await expect.poll(() => state().lines.map(({ cards }) => cards.length)).toEqual([2, 2])
  })
})
