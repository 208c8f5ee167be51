import { setup } from './setup.mjs'

await setup()
await import('../dist/bench/run.js')
