// Writes the returns and the charts of best play that the client's help shows.
import { writeFileSync } from 'node:fs'
import { setup } from './setup.mjs'

await setup()
const { helpFigures } = await import('../dist/math/help/figures.js')
writeFileSync(new URL('../web/help/figures.ts', import.meta.url), helpFigures())
process.stdout.write('web/help/figures.ts is written.\n')
