import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Family } from '#engine/kinds'
import { NUMBERS } from '#math/families'
import { helpFigures } from '#math/help/figures'

it.each(Object.keys(NUMBERS) as Family[])(
  'of %s are in the client as the numbers say now (else run `node tools/charts.mjs`)',
  (family) => {
    const written = readFileSync(new URL(`../../web/help/${family}/figures.ts`, import.meta.url), 'utf8')
    expect(written).toBe(helpFigures(family))
  },
)
