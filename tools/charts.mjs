// Writes the returns and the charts of best play that the client's help shows.
import { writeFileSync } from 'node:fs'
import { setup } from './setup.mjs'

await setup()
const { helpFigures } = await import('../dist/math/help/figures.js')
const { NUMBERS } = await import('../dist/math/families.js')
for (const family of Object.keys(NUMBERS)) {
  const file = `web/help/${family}/figures.ts`
  writeFileSync(new URL(`../${file}`, import.meta.url), helpFigures(family))
  process.stdout.write(`${file} is written.\n`)
}
