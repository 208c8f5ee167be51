import { describe, expect, it } from 'vitest'
import { loadConfig } from '#server/config/load'
import { contentPolicy } from '#server/gateway/client/policy'

const { tables } = loadConfig({ env: {} })

describe('what the pages may reach', () => {
  it('is their own server', () => {
    expect(contentPolicy({ tables })['connect-src']).toEqual(["'self'"])
  })

  it('and the streams of the tables, by their origins and each once (TP-4)', () => {
    const shown = tables.map((table) => ({ ...table, video: `https://video.example/${table.id}.m3u8` }))
    expect(contentPolicy({ tables: shown })).toMatchObject({
      'connect-src': ["'self'", 'https://video.example'],
      'media-src': ["'self'", 'blob:', 'https://video.example'],
      'script-src': ["'self'"],
    })
  })
})
