import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { helpFigures } from '#math/help/figures'

it('are in the client as the numbers say now (else run `node tools/charts.mjs`)', () => {
  const written = readFileSync(new URL('../../web/help/figures.ts', import.meta.url), 'utf8')
  expect(written).toBe(helpFigures())
})
