import { setup } from './setup.mjs'

setup()
await import('../dist/cli/start.js')
