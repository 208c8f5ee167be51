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

  it('names the folder of backups that the service may write', () => {
    const service = readFileSync('ops/sabot.service', 'utf8')
    const allowed = /^ReadWritePaths=\S+ -(\S+)$/m.exec(service)?.[1] ?? ''
    expect(allowed).toMatch(/^\/var\/backups\//)
    expect(text).toContain(`\`${allowed}\``)
    expect(service).toContain(`-m 700 ${allowed}\n`)
  })

  it.each(['grafana-dashboard.json', 'alerts.yml', 'sabot.service', 'nginx.conf'])('names ops/%s', (file) => {
    expect(text).toContain(file)
    expect(readFileSync(`ops/${file}`, 'utf8')).toContain('abot')
  })
})
