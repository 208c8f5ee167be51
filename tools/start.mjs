import { setup } from './setup.mjs'

await setup()
await import('../dist/cli/start.js')
