import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'

const read = (name: string) => readFileSync(new URL(`../public/${name}`, import.meta.url))

interface Manifest {
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly type: string }[]
}

describe('the installed client', () => {
  const { icons } = JSON.parse(String(read('manifest.webmanifest'))) as Manifest

  it.each(icons.filter(({ type }) => type === 'image/png'))('has $src in its size', ({ src, sizes }) => {
    const png = read(src.slice(1))
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes)
  })
})

describe('the page without a connection', () => {
  const page = String(read('offline.html'))

  it('needs nothing else and nothing that the page’s policy forbids', () => {
    expect(page).not.toMatch(/<style|<script|<link|<img|\bstyle=|\son\w+=|url\((?!#)/i)
  })

  it('is kept anew when it changes', () => {
    const print = createHash('sha256').update(page).digest('hex').slice(0, 8)
    expect(String(read('worker.js'))).toContain(`'offline-${print}'`)
  })
})

interface Asked {
  readonly request: { readonly mode: string; readonly method: string; readonly url: string }
  readonly respondWith: (answer: Promise<unknown>) => void
}

/** What the worker answers with; null where it leaves the request to the browser. */
async function answered(url: string, mode: string, online: boolean): Promise<unknown> {
  const heard = new Map<string, (event: Asked) => void>()
  runInNewContext(String(read('worker.js')), {
    URL,
    self: { addEventListener: (name: string, listener: (event: Asked) => void) => heard.set(name, listener) },
    fetch: async () => (online ? 'from the house' : Promise.reject(new TypeError('offline'))),
    caches: { match: async (path: string) => `kept ${path}` },
  })
  let answer: Promise<unknown> | null = null
  heard.get('fetch')?.({
    request: { url: `https://sabot.example${url}`, mode, method: 'GET' },
    respondWith: (given) => {
      answer = given
    },
  })
  return answer
}

describe('the worker', () => {
  it('shows the kept page when a screen cannot be fetched, and only then', async () => {
    expect(await answered('/tables/one', 'navigate', false)).toBe('kept /offline.html')
    expect(await answered('/tables/one', 'navigate', true)).toBe('from the house')
  })

  it.each([
    ['/assets/main-1.js', 'cors'],
    ['/api/session', 'same-origin'],
    ['/api/history/export', 'navigate'],
  ])('never touches %s', async (url, mode) => {
    expect(await answered(url, mode, false)).toBeNull()
  })
})
