// Writes the documents that are generated from the code.
import { writeFileSync } from 'node:fs'
import { setup } from './setup.mjs'

await setup()
const { describeProtocol } = await import('../dist/protocol/describe/protocol.js')
writeFileSync(new URL('../docs/protocol.md', import.meta.url), describeProtocol())
process.stdout.write('docs/protocol.md is written.\n')
