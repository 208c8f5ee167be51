import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { newMetrics, watchProcess } from '#server/operations/metrics/metrics'
import { watchState } from '#server/operations/metrics/state'

interface Panel {
  readonly type: string
  readonly title: string
  readonly gridPos: { readonly x: number; readonly y: number; readonly w: number; readonly h: number }
  readonly targets?: readonly { readonly expr: string }[]
}

const NAMES = /\b(?:sabot|nodejs|process)_[a-z0-9_]+/g
const SUFFIX = /_(bucket|sum|count)$/

/** Every figure that a house has, by its type. */
function known(): ReadonlyMap<string, string> {
  const { registry } = newMetrics()
  watchProcess(registry)
  watchState(registry, {
    tables: () => [],
    people: () => ({ sockets: 0, players: 0 }),
    store: async () => true,
    connections: () => ({ total: 0, idle: 0, waiting: 0 }),
    closures: () => ({}),
    copying: () => false,
    selfCheck: () => ({ ok: true, at: 0, expected: null, pinned: null }),
    version: '',
    digest: '',
  })
  return new Map(registry.getMetricsAsArray().map(({ name, type }) => [name, String(type)]))
}

const metrics = known()

/** A name in an expression is a figure's, or a histogram's with its suffix. */
function figureOf(name: string): string | null {
  if (metrics.has(name)) return name
  const base = name.replace(SUFFIX, '')
  return metrics.get(base) === 'histogram' && base !== name ? base : null
}

function unknownIn(expression: string): readonly string[] {
  const names = expression.match(NAMES) ?? []
  return names.length === 0 ? [expression] : names.filter((name) => figureOf(name) === null)
}

const dashboard = JSON.parse(readFileSync('ops/grafana-dashboard.json', 'utf8')) as {
  readonly panels: readonly Panel[]
}
const panels = dashboard.panels.filter(({ type }) => type !== 'row')

describe('ops/grafana-dashboard.json', () => {
  it.each(panels.map(({ title, targets = [] }) => ({ title, targets })))(
    'draws figures that exist: $title',
    ({ targets }) => {
      expect(targets.length).toBeGreaterThan(0)
      expect(targets.flatMap(({ expr }) => unknownIn(expr))).toEqual([])
    },
  )

  it('draws every figure of the house', () => {
    const all = JSON.stringify(panels).match(NAMES) ?? []
    const drawn = new Set(all.map(figureOf))
    const ours = [...metrics.keys()].filter((name) => name.startsWith('sabot_'))
    expect(ours.length).toBeGreaterThan(30)
    expect(ours.filter((name) => !drawn.has(name))).toEqual([])
  })

  it('has no two panels in one place', () => {
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, index) => `${x + (index % w)},${y + Math.floor(index / w)}`),
    )
    expect(new Set(cells).size).toBe(cells.length)
  })
})

describe('ops/alerts.yml', () => {
  const text = readFileSync('ops/alerts.yml', 'utf8')
  const rules = text.split(/^ {6}- alert: /m).slice(1)

  it.each(rules.map((rule) => ({ name: rule.split('\n')[0], rule })))(
    'asks for figures that exist: $name',
    ({ rule }) => {
      const expressions = [...rule.matchAll(/^ {8}expr: (.+)$/gm)].map(([, expression]) => expression ?? '')
      expect(expressions).toHaveLength(1)
      expect(expressions.flatMap(unknownIn)).toEqual([])
      expect(rule).toMatch(/^ {8}annotations: \{ summary: '.+' \}$/m)
    },
  )

  it('has as many rules as alerts', () => {
    expect(rules).toHaveLength(text.match(/alert:/g)?.length ?? 0)
  })
})
