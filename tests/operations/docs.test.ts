import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { SETTINGS } from '#server/config/settings'

const text = readFileSync('docs/operations.md', 'utf8')
const rows = [...text.matchAll(/^\| `(\w+)` \| `([A-Z_]+)` \|/gm)].map(([, name, variable]) => [
  name,
  variable,
])

describe('docs/operations.md', () => {
  it('lists every setting with its variable, and none that is not there', () => {
    const settings = Object.entries(SETTINGS).map(([name, { variable }]) => [name, variable])
    expect(rows.toSorted()).toEqual(settings.toSorted())
  })

  it.each(['grafana-dashboard.json', 'alerts.yml', 'sabot.service', 'nginx.conf'])('names ops/%s', (file) => {
    expect(text).toContain(file)
    expect(readFileSync(`ops/${file}`, 'utf8')).toContain('abot')
  })
})
