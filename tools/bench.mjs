import { setup } from './setup.mjs'

setup()
await import(`../dist/bench/${process.argv[2]}.js`)
