import { setup } from './setup.mjs'

await setup()
